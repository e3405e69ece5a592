"""Card files from prose to the card language and back, text by text."""

from __future__ import annotations

from dataclasses import replace

from cardc.check import check_card
from cardc.diagnostics import Diagnostic, Severity
from cardc.language import TextContext, UnsayableError, played_hp, read, write
from cardc.language.names import NO_NAMES, Names
from cardc.model.cards import PowerText, SetInfo, Text
from cardc.names import attack_names, names_of
from cardc.prose.read import context_of
from cardc.records import dataclass
from cardc.syntax import Loaded, ParsedCard, ParsedFile, Path
from cardc.syntax.parser import ParsedPart
from cardc.syntax.prose import Prose, texts_of


@dataclass(frozen=True, slots=True)
class Converted:
    """The files with their texts in another form, and the texts for which that failed: they stay as they were."""

    files: tuple[ParsedFile, ...]
    diagnostics: tuple[Diagnostic, ...]


def convert(loaded: Loaded, lang: str | None) -> Converted:
    """Tell every text in the language ``lang``, or in the card language when ``None``.

    What already stands in that language keeps its words. Cards whose prose can't be read, and those of no set, stay as
    they are: ``loaded.diagnostics`` tells of them.
    """
    found: dict[tuple[str, int], ParsedCard] = {}
    diagnostics: list[Diagnostic] = []
    for one in loaded.sets:
        for source in one.sources:
            if source.repeats is None:
                key = (source.file.filename, source.parsed.spans.whole[0])
                names = NO_NAMES if lang is None else names_of(lang, one.names)
                found[key] = _card(source.parsed, source.file, one.info, lang, names, diagnostics)

    def converted(part: ParsedPart, file: ParsedFile) -> ParsedPart:
        return found.get((file.filename, part.spans.whole[0]), part)

    files = tuple(replace(file, parts=tuple(converted(part, file) for part in file.parts)) for file in loaded.files)
    return Converted(files, tuple(diagnostics))


def _card(
    parsed: ParsedCard,
    file: ParsedFile,
    info: SetInfo,
    lang: str | None,
    names: Names,
    diagnostics: list[Diagnostic],
) -> ParsedCard:
    if lang is None:
        return replace(parsed, prose={})
    names = names.on_card(attack_names(parsed.card))
    told: dict[Path, Prose] = {}
    texts = texts_of(parsed.card)
    # Only canonical texts can be said.
    findings = [f.path for f in check_card(parsed.card, info.edition) if f.severity is Severity.ERROR]
    wrong = {path for path in texts if any(found[: len(path)] == path for found in findings)}
    for path, text in texts.items():
        old = parsed.prose.get(path)
        if text == Text() or (old is not None and old.lang == lang):
            told |= {} if old is None else {path: old}
            continue
        context = context_of(parsed.card, path, info.edition, played_hp(text) if isinstance(text, Text) else None)
        prose = None if path in wrong else _said(lang, text, context, names)
        if prose is not None:
            told[path] = Prose(lang, prose, hp=context.hp)
        else:
            message = f"this text can't be told in `{lang}`"
            cure = "`cardc check` tells whether it is canonical"
            diagnostics.append(Diagnostic("P006", message, file.filename, parsed.spans.nearest(path), cure))
            told |= {} if old is None else {path: old}
    return replace(parsed, prose=told)


def _said(lang: str, text: Text | PowerText, context: TextContext, names: Names) -> str | None:
    """The prose of a text when it means just that."""
    try:
        prose = write(lang, text, context, names)
    except UnsayableError:
        return None
    return prose if read(lang, prose, context, names).bodies == (text,) else None

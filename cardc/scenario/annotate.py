"""Card files with what scenarios have run of them in the margin."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from cardc.diagnostics import Span
from cardc.files import output_of_text, write_outputs
from cardc.model.cards import Card, PokemonCard, card_id
from cardc.scenario.coverage import Effect
from cardc.syntax import Loaded, LoadedCard
from cardc.syntax.spans import Path as Place

RAN, MISSED, BARE = "+", "!", " "
"""Marks in the margin: all code of this attack, power or Trainer card has run; some has not; there is none."""

_WIDTH = len("+ | ")
_LINE = re.compile(r"[+! ] \|(?: .*)?| {10}· .*")


def _is_listing(text: str) -> bool:
    return all(_LINE.fullmatch(line) for line in text.rstrip("\n").split("\n"))


LISTING = output_of_text("annotated card file", _is_listing)
"""What ``write_annotated`` writes."""


def annotated(loaded: Loaded, effects: Iterable[Effect]) -> dict[str, str]:
    """The card files with a mark before each line of an effect and notes below it, by file name.

    The notes tell what never ran and how often each outcome was seen. Cards that repeat others are left as they are.
    """
    by_card: dict[tuple[str, int], Effect] = {(effect.card, effect.place): effect for effect in effects}
    marks: dict[str, dict[int, str]] = {}
    notes: dict[str, dict[int, list[str]]] = {}
    for one in loaded.sets:
        for source in one.sources:
            if source.repeats is not None:
                continue
            for number, span in enumerate(_effect_spans(source)):
                effect = by_card.get((card_id(one.info, source.parsed.card), number))
                if effect is None:
                    continue
                file = source.file.filename
                lines = marks.setdefault(file, {})
                lines |= dict.fromkeys(range(span.line, span.end_line + 1), _mark(effect))
                notes.setdefault(file, {}).setdefault(span.end_line, []).extend(_notes(effect))
    return {
        file.filename: _file(file.source, marks.get(file.filename, {}), notes.get(file.filename, {}))
        for file in loaded.files
    }


def write_annotated(loaded: Loaded, effects: Iterable[Effect], folder: Path) -> list[Path]:
    """Write annotated card files below ``folder``, each where it stands below the folder common to all.

    Raises:
        OutputError: a file stands in a place that is no annotated listing; nothing has been written.
        OSError: a file can't be written.
    """
    files = annotated(loaded, effects)
    places = {name: Path(name).resolve() for name in files}
    common = _common([place.parent for place in places.values()])
    written: dict[Path, str | bytes] = {}
    for name, text in files.items():
        written[folder / places[name].relative_to(common)] = text
    write_outputs(written, LISTING)
    return list(written)


def _common(folders: list[Path]) -> Path:
    first = folders[0]
    return next(place for place in (first, *first.parents) if all(folder.is_relative_to(place) for folder in folders))


def _effect_spans(source: LoadedCard) -> Iterator[Span]:
    """Where the effects of a card stand, in the order of their code: powers, then attacks."""
    yield from (source.parsed.spans.nearest(place) for place in _effects(source.parsed.card))


def _effects(card: Card) -> Iterator[Place]:
    if isinstance(card, PokemonCard):
        yield from (("powers", at) for at in range(len(card.powers)))
        yield from (("attacks", at) for at in range(len(card.attacks)))
    else:
        yield ("text",)


def _mark(effect: Effect) -> str:
    if not effect.statements:
        return BARE
    return MISSED if effect.gaps else RAN


def _notes(effect: Effect) -> list[str]:
    gaps = [f"{gap.what}: {gap.code}" for gap in effect.gaps]
    return gaps + [str(outcome) for outcome in effect.outcomes]


def _lines(source: str) -> list[str]:
    """The lines as diagnostics count them: other characters than a line feed (U+2028, a form feed) end none."""
    return [line.rstrip("\r") for line in source.removesuffix("\n").split("\n")]


def _file(source: str, marks: dict[int, str], notes: dict[int, list[str]]) -> str:
    lines: list[str] = []
    for number, line in enumerate(_lines(source), 1):
        lines.append(f"{marks.get(number, BARE)} | {line}".rstrip())
        lines += [f"{' ' * _WIDTH}      · {note}" for note in notes.get(number, [])]
    return "\n".join(lines) + "\n"

"""``cardc read``: prose to card-file source. Inside a project its name files say what things are called in the language."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass

from cardc.commands.shared import FINDINGS, FINE, CommandError, language, project, read_input
from cardc.diagnostics import Diagnostic, Severity, render_all
from cardc.interchange import CardJsonError, Unread, card_from_json
from cardc.interchange.from_json import printed_damage_of
from cardc.interchange.importing import imported_card
from cardc.interchange.objects import card_objects
from cardc.interchange.shapes import in_our_shape
from cardc.language import NO_NAMES, EnergyText, Failure, Names, TextContext, TextKind, read
from cardc.model.names import NameKind
from cardc.model.terms import Edition
from cardc.names import names_of
from cardc.project import CONFIG, NAMES_SUFFIX, card_files
from cardc.reading import decoded
from cardc.syntax import format_text_body
from cardc.syntax.namefiles import NamesAround, SeenNames
from cardc.syntax.names import read_names
from cardc.syntax.spans import LineIndex

_NO_NAME = "\N{REPLACEMENT CHARACTER}"
"""Stands for a card's name when none is given: no text can hold it."""


@dataclass(frozen=True, slots=True)
class _Paragraph:
    text: str
    start: int


def run(args: argparse.Namespace) -> int:
    """Read every paragraph, or every line of JSON; exit status 1 when one is declined."""
    args.lang = language(args.lang)
    file, source = _source(args.file)
    if source.lstrip()[:1] in ("{", "["):
        findings = _read_json(file, source, args.lang, Edition(args.edition))
    else:
        try:
            damage = printed_damage_of(args.damage, "--damage")
        except CardJsonError as error:
            raise CommandError(str(error)) from error
        names = _project_names(args.lang)
        name = names.meant(NameKind.CARD, args.name)[0] if args.name else _NO_NAME
        context = TextContext(name, TextKind(args.kind), damage, Edition(args.edition))
        findings = _read_prose(file, source, args.lang, context, names)
    if findings:
        print(render_all(findings, {file: source}), file=sys.stderr, end="")
    return FINDINGS if findings else FINE


def _source(file: str) -> tuple[str, str]:
    if file != "-":
        return file, read_input(file)
    text = decoded(sys.stdin.buffer.read(), "<stdin>")
    if isinstance(text, Diagnostic):
        raise CommandError(f"<stdin> is not UTF-8: {text.message}", FINDINGS)
    return "<stdin>", text


# --- prose ------------------------------------------------------------------------------------------------------


def _project_names(lang: str) -> Names:
    """What the name files of the project say, when there is one around the working directory."""
    found = project()
    if not (found.root / CONFIG).is_file():
        return NO_NAMES
    return names_of(
        lang,
        SeenNames(
            around=NamesAround(tuple(read_names(f) for each in found.cards for f in card_files(each, NAMES_SUFFIX)))
        ),
    )


def _read_prose(file: str, source: str, lang: str, context: TextContext, names: Names) -> list[Diagnostic]:
    findings: list[Diagnostic] = []
    index = LineIndex(source)
    texts: list[str] = []
    for paragraph in _paragraphs(source):
        reading = read(lang, paragraph.text, context, names)
        if len(reading.bodies) == 1 and not isinstance(reading.bodies[0], EnergyText):
            texts.append(format_text_body(reading.bodies[0]))
        else:
            findings.append(_declined(file, index, paragraph, reading.failure, len(reading.bodies), context))
    print("\n".join(texts), end="")
    return findings


def _paragraphs(source: str) -> Iterator[_Paragraph]:
    for match in re.finditer(r"\S(?:[^\n]|\n(?![ \t]*(?:\n|\Z)))*", source):
        yield _Paragraph(match[0].rstrip(), match.start())


def _declined(
    file: str, index: LineIndex, paragraph: _Paragraph, failure: Failure | None, readings: int, context: TextContext
) -> Diagnostic:
    if failure is None:
        span = index.span(paragraph.start, paragraph.start + len(paragraph.text))
        return Diagnostic("P002", f"the text can be read in {readings} ways", file, span)
    start = paragraph.start + failure.start
    span = index.span(start, start + max(1, len(failure.word)))
    return Diagnostic("P001", str(failure), file, span, _cure(failure, context))


def _cure(failure: Failure, context: TextContext) -> str | None:
    if context.name == _NO_NAME and "the card's name" in failure.expected:
        return "if this is the card's own name, say it: --name NAME"
    return None


# --- JSON -------------------------------------------------------------------------------------------------------


def _read_json(file: str, source: str, lang: str, edition: Edition) -> list[Diagnostic]:
    cards: list[str] = []
    objects, findings = card_objects(source, file)
    for each in objects:
        data = in_our_shape(each.data)
        if data is None:
            message = "this is no card: it has no field `category` or `supertype`"
            findings.append(Diagnostic("P003", message, file, each.span))
            continue
        try:
            imported = imported_card(reading := card_from_json(data, lang, edition), data)
        except CardJsonError as error:
            findings += [Diagnostic("P003", problem, file, each.span) for problem in error.problems]
            continue
        cards.append(str(imported))
        name = imported.card.name
        findings += [Diagnostic("P001", _unread(name, text), file, each.span) for text in reading.unread]
        findings += [
            Diagnostic("P003", f"{name}: {note.message}", file, each.span, severity=Severity.WARNING)
            for note in reading.notes
        ]
    print("\n".join(cards), end="")
    return findings


def _unread(name: str, unread: Unread) -> str:
    where = f"{name}, {unread.where}"
    if unread.failure is None:
        return f"{where}: {unread.reason}"
    start = unread.failure.start
    before = unread.text[max(0, start - 30) : start]
    return f"{where}: after “{before.lstrip()}”: {unread.reason}"

"""A ``po`` file back into the Fluent files of a phrasebook: what a translator changed lands at its place, all else stays as it is.

Nothing is merged when an entry is wrong: a broken wording never reaches a phrasebook.
"""

from __future__ import annotations

import difflib
import re
import textwrap
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

import polib
from fluent.syntax import FluentParser, ast

from cardc.diagnostics import Diagnostic, Severity, Span
from cardc.language.pattern import MarkKind
from cardc.language.phrasebook import DUPLICATE, JUNK, parse_phrasebook, phrasebook_files, plain
from cardc.language.resolve import enums
from cardc.language.schema import KINDS
from cardc.translation.lines import Edit, edited
from cardc.translation.po import NO_PO, Place, places, read_po
from cardc.translation.units import ENGLISH, Entry, Files, Unit, UnitId, Wanted, entries, wanted

NO_ENTRY: Final = "L022"
OLD_ENGLISH: Final = "L023"
LEFT_OUT: Final = "L026"

_ALT: Final = re.compile(r"alt[1-9][0-9]?\Z")


@dataclass(slots=True)
class Merged:
    """The files that change, with their new texts; how many wordings changed and came in; what is wrong."""

    files: dict[str, str] = field(default_factory=dict)
    changed: int = 0
    added: int = 0
    diagnostics: list[Diagnostic] = field(default_factory=list)


def merge(language: str, name: str, text: str, files: Files) -> Merged:
    """Merge the ``po`` file ``name`` into a phrasebook.

    ``files`` may have any line ends; they keep them. An entry without a translation changes nothing, and so does one that is
    not in the file. A part of a new entry of which the main wording lacks can't stand alone: it is left out, with a warning. A fuzzy entry is marked in the
    phrasebook, one that is no longer fuzzy loses its mark. A translator's comments come along.
    """
    read = read_po(name, text)
    if isinstance(read, Diagnostic):
        return Merged(diagnostics=[read])
    merger = _Merger(language, name, files)
    merger.take(read, text)
    if merger.is_fine():
        merger.write()
        merger.verify()
    if not merger.is_fine():
        merger.result.files = {}
    return merger.result


@dataclass(slots=True)
class _Given:
    """An entry of the ``po`` file that is about a unit, and where its translation stands."""

    po: polib.POEntry
    place: Place
    words: str
    """The translation. Fluent has no blanks at the ends of a wording, whatever a tool adds."""


class _Merger:
    """Merges one file."""

    def __init__(self, language: str, name: str, files: Files) -> None:
        self.language = language
        self.name = name
        self.sources = dict(files)
        self.texts = {file: plain(text) for file, text in files}
        self.entries = {entry.id: entry for entry in entries(language, list(self.texts.items()))}
        self.wanted: dict[str, Wanted] = {str(one.id): one for one in wanted(language, list(self.texts.items()))}
        self.messages = {*KINDS, *enums()}
        self.given: dict[str, _Given] = {}
        self.edits: dict[str, list[Edit]] = {}
        self.result = Merged()

    # --- reading -----------------------------------------------------------------------------------------------

    def take(self, read: polib.POFile, text: str) -> None:
        """Look at all entries; what is wrong with one is told at its place."""
        stand = {context: (at, translation) for context, at, translation in places(text)}
        for po in read:
            if po.obsolete:
                continue
            if not po.msgctxt:
                span = Span(po.linenum or 1, 1, po.linenum or 1, 2)
                self.report(
                    NO_ENTRY, "an entry without a context is of no message", span, "msgctxt is the message's id"
                )
                continue
            if po.msgctxt not in stand:
                self.report(NO_PO, "this entry has no translation line", Span(po.linenum or 1, 1, po.linenum or 1, 2))
                continue
            at, translation = stand[po.msgctxt]
            if po.msgctxt in self.given:
                self.report(DUPLICATE, f"`{po.msgctxt}` is there already", at.at(0))
            elif self.knows(po.msgctxt, at):
                given = _Given(po, translation, self.words(po))
                self.given[po.msgctxt] = given
                self.check(given, at)

    def words(self, po: polib.POEntry) -> str:
        """The translation of an entry. Blanks at its ends are no change: those that the phrasebook has stay."""
        words = plain(po.msgstr).strip(" \n")
        one = self.wanted.get(po.msgctxt)
        has = None if one is None or one.unit is None else one.unit.text
        return has if has is not None and has.strip(" \n") == words else words

    def is_fine(self) -> bool:
        """True while there is no error."""
        return all(d.severity is not Severity.ERROR for d in self.result.diagnostics)

    def report(self, code: str, message: str, span: Span, hint: str | None = None) -> None:
        """Add an error in the ``po`` file."""
        self.result.diagnostics.append(Diagnostic(code, message, self.name, span, hint))

    def knows(self, context: str, at: Place) -> bool:
        """True when a context is a unit of the phrasebook, or one that may come in."""
        id_ = UnitId.parse(context)
        is_message = not id_.form and (not id_.attribute or _ALT.match(id_.attribute)) and id_.entry in self.messages
        is_noun = id_.is_term and id_.attribute in ("", "gender")
        if context in self.wanted or is_message or is_noun:
            return True
        close = difflib.get_close_matches(context, [*self.wanted, *self.messages], n=1)
        hint = f"did you mean `{close[0]}`" if close else None
        self.report(NO_ENTRY, f"the phrasebook has no `{context}`", at.at(0), hint)
        return False

    def check(self, given: _Given, at: Place) -> None:
        """A wording must be a pattern of the subset, and nothing but one."""
        po, translation = given.po, given.place
        one = self.wanted.get(po.msgctxt)
        if one is not None and one.english != plain(po.msgid):
            told = f"the English of `{po.msgctxt}` is another one by now"
            warning = Diagnostic(OLD_ENGLISH, told, self.name, at.at(0), "export again", Severity.WARNING)
            self.result.diagnostics.append(warning)
        if not given.words or (one is not None and one.unit is not None and one.unit.text == given.words):
            return
        id_ = UnitId.parse(po.msgctxt)
        head = "-probe = " if id_.is_term else "probe = "
        probe = head + given.words + "\n"
        body = FluentParser(with_spans=True).parse(probe).body
        whole = len(body) == 1 and isinstance(body[0], ast.Message | ast.Term) and not body[0].attributes
        _, found = parse_phrasebook(self.language, [("", probe)])
        for finding in found:
            offset = 0 if finding.span is None else _offset(probe, finding.span) - len(head)
            self.report(finding.code, finding.message, translation.at(max(0, offset)), finding.suggestion)
        if not found and not whole:
            hint = "only a closing brace stands at the margin; a wording has no attributes"
            self.report(JUNK, f"the wording of `{po.msgctxt}` goes on behind its end", translation.at(0), hint)

    # --- writing -----------------------------------------------------------------------------------------------

    def write(self) -> None:
        """Work out the new texts."""
        new: dict[str, list[tuple[UnitId, str]]] = {}
        for context, given in self.given.items():
            one = self.wanted.get(context)
            unit = None if one is None else one.unit
            if not given.words:
                continue
            if unit is None:
                new.setdefault(UnitId.parse(context).entry, []).append((UnitId.parse(context), given.words))
            elif unit.text != given.words:
                self.result.changed += 1
                self.edit(unit.file, unit.start, unit.end, given.words.replace("\n", "\n" + " " * unit.indent))
        self.leave_out(new)
        for entry in self.entries.values():
            self.comment(entry)
        for id_, units in new.items():
            self.result.added += len(units)
            if id_ in self.entries:
                self.extend(self.entries[id_], units)
        self.insert({id_: units for id_, units in new.items() if id_ not in self.entries})
        for file, edits in self.edits.items():
            text = edited(self.sources.get(file, ""), edits)
            if text != self.sources.get(file, ""):
                self.result.files[file] = text

    def leave_out(self, new: dict[str, list[tuple[UnitId, str]]]) -> None:
        """Take out of ``new`` what can't stand alone: older wordings without the main one, a gender without a form."""
        for entry in [
            id_ for id_, units in new.items() if id_ not in self.entries and all(u.attribute for u, _ in units)
        ]:
            main = f"a form of `{entry}`" if entry.startswith("-") else f"`{entry}`"
            for id_, _ in new.pop(entry):
                given = self.given.pop(str(id_))
                message = f"`{id_}` can't stand without {main}, which is not translated: it is left out"
                warning = Diagnostic(LEFT_OUT, message, self.name, given.place.at(0), None, Severity.WARNING)
                self.result.diagnostics.append(warning)

    def verify(self) -> None:
        """What would be written is Fluent of the subset and says what was given; else nothing is written."""
        files = self.texts | {file: plain(text) for file, text in self.result.files.items()}
        after = {str(unit.id): unit for entry in entries(self.language, sorted(files.items())) for unit in entry.units}
        for context, given in self.given.items():
            unit = after.get(context)
            if given.words and (unit is None or not _same(unit.text, given.words)):
                self.report(JUNK, f"`{context}` can't be written so in Fluent", given.place.at(0))
        _, known = parse_phrasebook(self.language, sorted(self.texts.items()))
        left = {(each.code, each.message) for each in known}
        for found in parse_phrasebook(self.language, sorted(files.items()))[1]:
            if (found.code, found.message) not in left and self.is_fine():
                self.report(
                    found.code, f"the phrasebook would be wrong ({found.location}): {found.message}", Span(1, 1, 1, 2)
                )

    def edit(self, file: str, start: int, end: int, words: str) -> None:
        """Note a change of a file."""
        self.edits.setdefault(file, []).append((start, end, words))

    def comment(self, entry: Entry) -> None:
        """Marks and remarks of an entry: fuzzy or not, and what the translator wrote."""
        given = {str(unit.id): self.given[str(unit.id)].po for unit in entry.units if str(unit.id) in self.given}
        have = [unit for unit in entry.units if unit.marked]
        fuzzy = [unit for unit in entry.units if (given[str(unit.id)].fuzzy if str(unit.id) in given else unit.marked)]
        fuzzy = [unit for unit in fuzzy if not unit.id.attribute]
        lines = [line for po in given.values() for line in po.tcomment.split("\n") if line]
        lines = [line for line in dict.fromkeys(lines) if line not in entry.comment]
        if fuzzy != have:
            text = self.texts[entry.file]
            for mark in entry.marks:
                start = _line_start(text, mark.span.line)
                self.edit(entry.file, start, text.index("\n", start) + 1, "")
            lines += [_mark(entry, fuzzy)] if fuzzy else []
        if lines:
            self.edit(entry.file, entry.name, entry.name, "".join(f"# {line}\n" for line in lines))

    def extend(self, entry: Entry, units: Iterable[tuple[UnitId, str]]) -> None:
        """New parts of an entry that is there: forms at the end of its table, attributes at its end."""
        text = self.texts[entry.file]
        forms = [unit for unit in entry.units if unit.id.form]
        for id_, words in units:
            if id_.form and forms:
                self.edit(entry.file, forms[-1].end, forms[-1].end, f"\n    [{id_.form}] {words}")
            else:
                end = entry.start + len(text[entry.start : entry.end].rstrip())
                self.edit(entry.file, end, end, _attribute(id_.attribute, words))

    def insert(self, new: dict[str, list[tuple[UnitId, str]]]) -> None:
        """New entries, each behind the one that English has before it."""
        order = [(entry.id, entry.file) for entry in entries(ENGLISH, phrasebook_files(ENGLISH))]
        order += [(id_, "nouns.ftl" if id_.startswith("-") else "face.ftl") for id_ in new if id_ not in dict(order)]
        at: tuple[str, int] | None = None
        file_before = ""
        for id_, english_file in order:
            if english_file != file_before:
                at, file_before = None, english_file
            if id_ in self.entries:
                there = self.entries[id_]
                text = self.texts[there.file]
                at = (there.file, there.start + len(text[there.start : there.end].rstrip()))
            elif id_ in new:
                file = self.file_called(english_file.rpartition("/")[2])
                where, offset = at or (file, len(self.texts.get(file, "")))
                words = _entry(id_, new[id_])
                if at is None and not self.texts.get(file, "\n").endswith("\n"):
                    words = "\n" + words
                self.edit(where, offset, offset, words + "\n" if at is None else "\n" + words)

    def file_called(self, name: str) -> str:
        """The file of the phrasebook with this name; a new one when there is none."""
        return next((file for file in self.texts if file.rpartition("/")[2] == name), f"{self.language}/{name}")


def _same(one: str, other: str) -> bool:
    """Whether two texts are one wording, however their lines are indented."""
    if one == other:
        return True
    a, b = (FluentParser(with_spans=False).parse_entry(f"probe = {words}\n") for words in (one, other))
    return isinstance(a, ast.Message) and a.equals(b)


def _offset(text: str, span: Span) -> int:
    return _line_start(text, span.line) + span.column - 1


def _line_start(text: str, line: int) -> int:
    return sum(len(row) + 1 for row in text.split("\n")[: line - 1])


def _mark(entry: Entry, fuzzy: list[Unit]) -> str:
    """The mark of an entry of which these units are fuzzy."""
    kind = entry.marks[0].kind if entry.marks else MarkKind.DOUBTFUL
    forms = [unit.id.form for unit in entry.units if unit.id.form]
    keys = [unit.id.form for unit in fuzzy]
    return str(kind) if keys == forms or not any(keys) else f"{kind}: " + ", ".join(f"[{key}]" for key in keys)


def _attribute(name: str, words: str) -> str:
    return f"\n    .{name} = " + words.replace("\n", "\n    ")


def _entry(id_: str, units: list[tuple[UnitId, str]]) -> str:
    """A new message or term."""
    forms = [(unit.form, words) for unit, words in units if unit.form]
    attributes = "".join(_attribute(unit.attribute, words) for unit, words in units if unit.attribute)
    if forms:
        rows = "\n".join(f"{'   *' if not at else '    '}[{form}] {words}" for at, (form, words) in enumerate(forms))
        return f"{id_} = {{ $form ->\n{rows}\n}}{attributes}"
    (main,) = [words for unit, words in units if not unit.attribute] or [""]
    return f"{id_} = {textwrap.dedent(main)}{attributes}"

"""Checks a phrasebook: does it say everything that can be said, and nothing else, without losing anything?

Fluent itself forgives much: a misspelt branch falls to the default, an unknown slot prints its name. Here each
of these is a finding with its place. Codes: docs/phrasebook.md.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping
from typing import Final

from cardc.diagnostics import Diagnostic, Span
from cardc.language.grammar import Grammar, Lossy, Node, Table
from cardc.language.interpret_acts import BUILD
from cardc.language.interpret_kinds import BUILT_APART
from cardc.language.locales import Features, Locale
from cardc.language.marks import says
from cardc.language.pattern import (
    Message,
    NounFor,
    Pattern,
    Phrasebook,
    Put,
    Select,
    Term,
    TermEntry,
    Variant,
    Words,
)
from cardc.language.phrasebook import BAD_MARK
from cardc.language.resolve import branch_keys, category_of, enum_kind, enums
from cardc.language.schema import KINDS, NAME, NUMBER, OPTIONAL, QUOTED, ROOTS, TEXT, Kind

MISSING_MESSAGE: Final = "L004"
UNKNOWN_MESSAGE: Final = "L005"
UNKNOWN_SLOT: Final = "L006"
UNKNOWN_BRANCH: Final = "L007"
MISSING_BRANCH: Final = "L008"
BAD_FEATURE: Final = "L009"
MISSING_FORM: Final = "L010"
UNUSED_TERM: Final = "L011"
LOSSY: Final = "L012"
EMPTY: Final = "L013"
HIDDEN_BRANCH: Final = "L014"
BAD_GENDER: Final = "L015"
LEFT_RECURSION: Final = "L016"
WRONG_FORM: Final = "L018"
UNLISTED: Final = "L020"
UNBUILT: Final = "L027"

GAPS: Final = frozenset({MISSING_MESSAGE, MISSING_FORM, UNUSED_TERM, BAD_MARK, UNLISTED})
"""Findings of an unfinished phrasebook: one can print with it what is there."""

OTHER: Final = "other"
"""The key of a default branch that stands for all values without a branch of their own."""


def lint(book: Phrasebook, locale: Locale) -> list[Diagnostic]:
    """Everything that is wrong with a phrasebook, but for ambiguity (:mod:`cardc.language.ambiguity`)."""
    found = _Linter(book, locale).run()
    return found or _check_rules(book, locale)


def asked_forms(book: Phrasebook, locale: Locale) -> set[tuple[str, str]]:
    """Term and form, for all forms that the messages ask for."""
    linter = _Linter(book, locale)
    linter.run()
    return linter.used


def counted_nouns(book: Phrasebook, locale: Locale) -> set[tuple[str, str]]:
    """Noun and case (``""`` in a language without cases), for all nouns that stand with a number."""
    linter = _Linter(book, locale)
    linter.run()
    return linter.counted


def needed_kinds(book: Phrasebook) -> dict[str, Kind]:
    """The kinds that a phrasebook may have a message for, by id: those of the schema, and the closed lists that it prints."""
    return {**KINDS, **{id_: enum_kind(enum) for id_, enum in enums().items() if _printed_at(book, id_) is not None}}


def _printed_at(book: Phrasebook, enum: str) -> tuple[str, Span] | None:
    """The first place that prints an enum, and does not only select by it."""
    for message in book.messages.values():
        kind = KINDS.get(message.id)
        if kind is None:
            continue
        for pattern in (message.pattern, *message.alternatives.values()):
            for part in _all_parts(pattern):
                if isinstance(part, Put) and part.slot in kind.slots and category_of(kind.slots[part.slot]) == enum:
                    return message.file, part.span
    return None


def is_built(kind: Kind) -> bool:
    """Whether what is read of a kind becomes a part of a model: a builder makes it, the interpreter does it itself, or it only
    reminds. Lines of a face and closed lists are not read.
    """
    apart = kind.category in ("line", "types", "reminder") or kind.id not in KINDS
    return apart or kind.id in BUILD or kind.id in BUILT_APART


def _nearest(word: str, known: Iterable[str]) -> str | None:
    close = difflib.get_close_matches(word, sorted(known), n=1)
    return f"did you mean `{close[0]}`" if close else None


class _Linter:
    """Walks all messages once."""

    def __init__(self, book: Phrasebook, locale: Locale) -> None:
        self.book = book
        self.locale = locale
        self.found: list[Diagnostic] = []
        self.used: set[tuple[str, str]] = set()
        self.counted: set[tuple[str, str]] = set()
        self.file = ""
        self.possible: dict[str, tuple[str, ...]] = {}
        """The values that features still have inside the branches at hand."""

    def run(self) -> list[Diagnostic]:
        """All findings."""
        needed = needed_kinds(self.book)
        for id_ in sorted(needed.keys() - self.book.messages.keys() - OPTIONAL):
            self.missing(needed[id_])
        self.optional()
        for message in self.book.messages.values():
            self.file = message.file
            kind = needed.get(message.id)
            if kind is None:
                hint = _nearest(message.id, needed.keys() - self.book.messages.keys())
                self.report(UNKNOWN_MESSAGE, f"nothing is said by a message `{message.id}`", message.span, hint)
                continue
            if not is_built(kind):
                self.report(
                    UNBUILT, f"`{message.id}` can be read, but no part of a model is built from it", message.span
                )
            for pattern in (message.pattern, *message.alternatives.values()):
                self.pattern(pattern, kind)
        self.terms()
        self.marks()
        return self.found

    def missing(self, kind: Kind) -> None:
        """A message that is not there: found where one would look for it, behind the message before it."""
        slots = ", ".join(f"${slot}" for slot in kind.slots)
        says = f"category {kind.category}" + (f"; it says {slots}" if slots else "")
        text = f"there is no message `{kind.id}` in {self.book.language}"
        file, span = self.neighbour(kind)
        self.found.append(Diagnostic(MISSING_MESSAGE, text, file, span, says))

    def optional(self) -> None:
        """Messages that could be left out are listed by the phrasebook that has them, so that one that is lost is missed."""
        listed = {entry.id: entry for entry in self.book.optional}
        for id_, entry in listed.items():
            if id_ not in OPTIONAL:
                self.file = entry.file
                self.report(UNLISTED, f"`{id_}` is no optional message", entry.span, _nearest(id_, OPTIONAL))
            elif id_ not in self.book.messages:
                self.file = entry.file
                self.report(MISSING_MESSAGE, f"there is no message `{id_}` in {self.book.language}", entry.span)
        for id_ in sorted(self.book.messages.keys() & OPTIONAL - listed.keys()):
            message = self.book.messages[id_]
            self.file = message.file
            hint = f"add it to the comment `# optional: …` at the head of {message.file}"
            self.report(UNLISTED, f"`{id_}` can be left out, so it must be listed", message.span, hint)

    def neighbour(self, kind: Kind) -> tuple[str, Span | None]:
        """Where a missing message belongs: at the nearest message before it (else after it) in the schema; for the wording
        of a closed list at the place that prints it."""
        printed = _printed_at(self.book, kind.id) if kind.id not in KINDS else None
        if printed is not None:
            return printed
        order = list(KINDS)
        at = order.index(kind.id)
        for id_ in (*reversed(order[:at]), *order[at + 1 :]):
            message = self.book.messages.get(id_)
            if message is not None:
                return message.file, message.span
        return f"{self.book.language}/", None

    def marks(self) -> None:
        """A mark names words that its entry has."""
        entries: list[Message | TermEntry] = [*self.book.messages.values(), *self.book.terms.values()]
        for entry in entries:
            self.file = entry.file
            for mark in entry.marks:
                for word in mark.words:
                    if not says(entry, word):
                        self.report(BAD_MARK, f"`{entry.id}` does not say `{word}`", mark.span)

    def report(self, code: str, message: str, span: Span, suggestion: str | None = None) -> None:
        """Add a finding in the file at hand."""
        self.found.append(Diagnostic(code, message, self.file, span, suggestion))

    # --- patterns ------------------------------------------------------------------------------------

    def pattern(self, pattern: Pattern, kind: Kind) -> None:
        """Everything in a pattern."""
        for part in pattern:
            match part:
                case Put(slot, features, span):
                    self.put(slot, features, span, kind)
                case NounFor(noun, number, case, span):
                    self.noun(noun, number, case, span, kind)
                case Term(id_, form, span):
                    self.term(id_, form or "", span)
                case Select():
                    self.select(part, kind)

    def put(self, slot: str, features: Mapping[str, str], span: Span, kind: Kind) -> None:
        """A slot with features for what fills it."""
        type_ = kind.slots.get(slot)
        if type_ is None:
            self.report(UNKNOWN_SLOT, f"`{kind.id}` has no slot `${slot}`", span, _nearest(slot, kind.slots))
            return
        declared = self.locale.features_of(category_of(type_))
        for name, value in features.items():
            if name not in declared:
                self.report(BAD_FEATURE, f"`${slot}` has no feature `{name}`", span, _nearest(name, declared))
            elif value not in declared[name]:
                hint = _nearest(value, declared[name])
                self.report(BAD_FEATURE, f"`{name}` has no value `{value}`", span, hint)

    def noun(self, noun: str, number: str, case: str | None, span: Span, kind: Kind) -> None:
        """A noun governed by a number: all its forms in that case are needed."""
        features = self.locale.features_of(kind.category)
        by_plural = set(features.get(number, ())) == set(self.locale.plurals)
        if kind.slots.get(number) != NUMBER and not by_plural and not number.isdigit():
            self.report(UNKNOWN_SLOT, f"`${number}` is neither a number nor a plural category", span)
        cases = self.cases(case, features)
        if self.locale.cases and (not cases or not set(cases) <= set(self.locale.cases)):
            self.report(BAD_FEATURE, f"the noun `{noun}` needs a case here", span, f"one of {self.locale.cases}")
            return
        if not number.isdigit():
            self.counted.update((noun, one) for one in cases or ("",))
        plurals = (self.locale.plural(int(number)),) if number.isdigit() else self.locale.plurals
        for plural in plurals:
            for form in [f"{one}-{plural}" for one in cases] if self.locale.cases else [plural]:
                self.term(noun, form, span)

    def cases(self, case: str | None, features: Features) -> tuple[str, ...]:
        """The cases that a noun can be in: the given one, or those that a feature (``case``, when none is named) can
        have in the branch at hand."""
        if case is not None and not case.startswith("$"):
            return (case,)
        feature = "case" if case is None else case[1:]
        return self.possible.get(feature, features.get(feature, ()))

    def term(self, id_: str, form: str, span: Span) -> None:
        """One form of a term."""
        entry = self.book.terms.get(id_)
        if entry is None:
            self.report(MISSING_FORM, f"there is no term `-{id_}`", span, _nearest(id_, self.book.terms))
        elif form not in entry.forms:
            wanted = f"`-{id_}` has no form `{form}`" if form else f"say which form of `-{id_}` is meant"
            self.report(MISSING_FORM, wanted, span, _nearest(form, entry.forms))
        self.used.add((id_, form))

    def select(self, select: Select, kind: Kind) -> None:
        """A selection: known keys, every value provided for."""
        features = self.locale.features_of(kind.category)
        type_ = kind.slots.get(select.on)
        if type_ is None and select.on not in features:
            hint = _nearest(select.on, [*kind.slots, *features])
            self.report(UNKNOWN_SLOT, f"`{kind.id}` has neither slot nor feature `${select.on}`", select.span, hint)
        elif type_ == NUMBER:
            self.number_branches(select)
        elif type_ in (NAME, QUOTED, TEXT):
            self.report(UNKNOWN_SLOT, "names are not selected by", select.span)
        else:
            self.branches(select, features[select.on] if type_ is None else tuple(branch_keys(type_)))
        outside = self.possible
        for index, variant in enumerate(select.variants):
            if type_ is None:
                self.possible = {**outside, select.on: self.left(select, index, features.get(select.on, ()))}
            self.pattern(variant.pattern, kind)
        self.possible = outside

    def left(self, select: Select, index: int, values: tuple[str, ...]) -> tuple[str, ...]:
        """The values of a feature that lead into a branch."""
        own = tuple(value for value in values if value == select.variants[index].key)
        if index != select.default:
            return own
        named = {variant.key for variant in select.variants}
        return own + tuple(value for value in values if value not in named)

    def branches(self, select: Select, values: tuple[str, ...]) -> None:
        """The branches of a selection by a feature, an enum or a kind of phrase."""
        rest_is_named = select.variants[select.default].key == OTHER and OTHER not in values
        for index, variant in enumerate(select.variants):
            if variant.key not in values and not (index == select.default and rest_is_named):
                self.unknown(variant, values)
        missing = [value for value in values if all(value != variant.key for variant in select.variants)]
        if missing and not rest_is_named:
            self.report(MISSING_BRANCH, f"no branch for {', '.join(missing)}", select.span, "add it, or a `*[other]`")
        if rest_is_named and not missing:
            self.report(UNKNOWN_BRANCH, "nothing is left for `[other]`", select.variants[select.default].span)

    def number_branches(self, select: Select) -> None:
        """The branches of a selection by a number: exact numbers first, then all plural categories."""
        categories = self.locale.plurals
        seen_category = False
        for variant in select.variants:
            if variant.key.isdigit():
                if seen_category:
                    message = f"`[{variant.key}]` is hidden by the branches before it"
                    self.report(HIDDEN_BRANCH, message, variant.span, "exact numbers come first")
                continue
            seen_category = True
            if variant.key not in categories:
                self.unknown(variant, categories)
        missing = [name for name in categories if all(name != variant.key for variant in select.variants)]
        if missing:
            self.report(MISSING_BRANCH, f"no branch for the plural category {', '.join(missing)}", select.span)

    def unknown(self, variant: Variant, known: tuple[str, ...]) -> None:
        """A branch that no value leads to."""
        hint = _nearest(variant.key, known)
        self.report(UNKNOWN_BRANCH, f"nothing leads to the branch `[{variant.key}]`", variant.span, hint)

    # --- terms ----------------------------------------------------------------------------------------

    def terms(self) -> None:
        """Forms that nobody asks for; genders."""
        for entry in self.book.terms.values():
            self.file = entry.file
            for form, span in entry.spans.items():
                if (entry.id, form) not in self.used:
                    what = f"the form `{form}` of `-{entry.id}`" if form else f"`-{entry.id}`"
                    self.report(UNUSED_TERM, f"{what} is used by no message", span)
            self.gender(entry)
            self.same_forms(entry)

    def gender(self, entry: TermEntry) -> None:
        """A noun has a gender exactly in a language that has genders."""
        genders = self.locale.genders
        if "" in entry.forms or (entry.gender is None and not genders) or entry.gender in genders:
            return
        wanted = f"one of {', '.join(genders)}" if genders else "leave it out"
        self.report(BAD_GENDER, f"the gender of `-{entry.id}` is {entry.gender or 'missing'}", entry.span, wanted)

    def same_forms(self, entry: TermEntry) -> None:
        """Cells that are one form in the noun's gender."""
        forms = entry.forms
        for gender, cell, other in self.locale.same_forms:
            if entry.gender == gender and forms.get(cell, "") != forms.get(other, "") and {cell, other} <= forms.keys():
                message = f"`{cell}` and `{other}` of a {gender} noun are one form"
                self.report(WRONG_FORM, message, entry.spans[cell], f"`{forms[other]}` in both")


def _all_parts(pattern: Pattern) -> Iterable[Words | Put | NounFor | Term | Select]:
    for part in pattern:
        yield part
        if isinstance(part, Select):
            for variant in part.variants:
                yield from _all_parts(variant.pattern)


# --- what shows only in the compiled rules ----------------------------------------------------------------


def _check_rules(book: Phrasebook, locale: Locale) -> list[Diagnostic]:
    """Messages that lose what fills a slot, say nothing, or begin with themselves."""
    grammar = Grammar(book, locale)
    try:
        for category in ROOTS.values():
            grammar.root(category)
    except Lossy as lossy:
        return [
            _at(book.messages[lossy.message], LOSSY, f"a branch loses `${lossy.slot}`: it is neither said nor clear")
        ]
    found = [_at(book.messages[id_], EMPTY, "this message can come out empty") for id_ in dict.fromkeys(grammar.empty)]
    loop = _left_recursion(list(grammar.tables.values()))
    if loop is not None:
        found.append(Diagnostic(LEFT_RECURSION, f"begins with itself: {' → '.join(loop)}", f"{book.language}/"))
    return found


def _at(message: Message, code: str, text: str) -> Diagnostic:
    return Diagnostic(code, text, message.file, message.span)


def _left_recursion(tables: list[Table]) -> list[str] | None:
    """Categories that a reader would descend into forever."""
    done: set[int] = set()

    def visit(table: Table, path: list[Table]) -> list[str] | None:
        if table in path:
            return [t.label for t in [*path[path.index(table) :], table]]
        if id(table) in done:
            return None
        for sub in _leading(table.root):
            loop = visit(sub, [*path, table])
            if loop is not None:
                return loop
        done.add(id(table))
        return None

    return next((loop for table in tables if (loop := visit(table, [])) is not None), None)


def _leading(node: Node) -> list[Table]:
    return [table for table, _ in node.subs]

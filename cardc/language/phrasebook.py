"""Reads the phrasebook of a language: Fluent files in a declared subset (docs/phrasebook.md).

What the subset has: text, slots, ``AS`` and ``NOUN`` calls, terms, nested selections, attributes ``.alt1`` … on
messages and ``.gender`` on nouns. Anything else, and all that Fluent itself cannot read ("junk", which would vanish
silently), is a diagnostic with its place. Whether the messages fit the schema is the business of
:mod:`cardc.language.lint`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast

from cardc.diagnostics import Diagnostic, Span
from cardc.language.pattern import (
    Listed,
    Mark,
    MarkKind,
    Message,
    NounFor,
    Part,
    Pattern,
    Phrasebook,
    Put,
    Select,
    Term,
    TermEntry,
    Variant,
    Words,
)
from cardc.reading import read_text

_ALT: Final = re.compile(r"alt[1-9][0-9]?\Z")
_LINE_END: Final = re.compile(r"\r\n?|\n")
_LINE_BREAK: Final = re.compile(r"[ \t]*\n[ \t\n]*")

_MARK: Final = re.compile(r"(?P<kind>proposed|doubtful)(?: *: *(?P<words>.+))?\Z")
_LIKE_A_MARK: Final = re.compile(r"(proposed|doubtful)\b")
_REMARK: Final = re.compile(r" *\([^()]*\)")
_MARK_SHAPE: Final = "`# proposed` or `# proposed: word, other word (remark)`, right above its entry; so with doubtful"
_OPTIONAL: Final = re.compile(r"optional: *(?P<ids>.*)\Z")

_NOUN_EXAMPLE: Final = 'for example NOUN("card", $number, case: "acc") or NOUN("card", 1, $case)'

SUFFIX: Final = ".ftl"
"""How the names of Fluent files end."""

MOST_NESTED: Final = 20
"""Brackets in brackets; wordings have three or four."""

_BRACKET: Final = re.compile(r"[{}]|^[-a-zA-Z][\w-]* *=", re.MULTILINE)

JUNK: Final = "L001"
OUTSIDE_SUBSET: Final = "L002"
DUPLICATE: Final = "L003"
BAD_MARK: Final = "L019"
UNREADABLE: Final = "L025"


class UnreadableFileError(Exception):
    """Files of a phrasebook can't be read; ``diagnostics`` says which, and why."""

    def __init__(self, diagnostics: Sequence[Diagnostic]) -> None:
        super().__init__(f"{len(diagnostics)} files of a phrasebook can't be read")
        self.diagnostics = tuple(diagnostics)


class _RefusedError(Exception):
    """A node outside of the subset; carries its diagnostic."""

    def __init__(self, diagnostic: Diagnostic) -> None:
        super().__init__(diagnostic.message)
        self.diagnostic = diagnostic


def _too_deep(text: str) -> int | None:
    """Where brackets are nested deeper than the parser could go; every entry begins anew."""
    depth = 0
    for found in _BRACKET.finditer(text):
        depth = 0 if len(found[0]) > 1 else depth + 1 if found[0] == "{" else max(0, depth - 1)
        if depth > MOST_NESTED:
            return found.start()
    return None


class _FileReader:
    """Turns one parsed file into messages and terms."""

    def __init__(self, book: Phrasebook, file: str, text: str) -> None:
        self.book = book
        self.file = file
        self.text = text
        self.found: list[Diagnostic] = []

    # --- places ----------------------------------------------------------------------------------

    def span(self, node: ast.SyntaxNode) -> Span:
        """Where a node stands."""
        assert node.span is not None, "the parser is asked for spans"
        return self.between(node.span.start, node.span.end)

    def between(self, start: int, end: int) -> Span:
        """The place between two offsets; it ends with its line at the latest."""
        line = self.text.count("\n", 0, start) + 1
        column = start - (self.text.rfind("\n", 0, start) + 1) + 1
        stop = self.text.find("\n", start)
        end = max(start + 1, end if stop < 0 else min(end, stop))
        return Span(line, column, line, column + end - start)

    def refuse(self, node: ast.SyntaxNode, message: str, suggestion: str | None = None) -> _RefusedError:
        """A node that the subset does not have."""
        return _RefusedError(Diagnostic(OUTSIDE_SUBSET, message, self.file, self.span(node), suggestion))

    # --- entries -----------------------------------------------------------------------------------

    def read(self) -> list[Diagnostic]:
        """All entries of the file; returns what is wrong with them."""
        deep = _too_deep(self.text)
        if deep is not None:
            message = f"brackets are nested more than {MOST_NESTED} deep"
            self.found.append(Diagnostic(JUNK, message, self.file, self.between(deep, deep + 1)))
            return self.found
        for entry in FluentParser(with_spans=True).parse(self.text).body:
            try:
                self.entry(entry)
            except _RefusedError as refused:
                self.found.append(refused.diagnostic)
        return self.found

    def entry(self, entry: ast.EntryType) -> None:
        """One message, term, comment or piece of junk."""
        match entry:
            case ast.Comment() | ast.GroupComment() | ast.ResourceComment():
                self.standing_alone(entry)
            case ast.Message():
                self.message(entry)
            case ast.Term():
                self.term(entry)
            case ast.Junk():
                self.junk(entry)

    def junk(self, entry: ast.Junk) -> None:
        """Text that Fluent could not read."""
        for annotation in entry.annotations or []:
            start = annotation.span.start if annotation.span is not None else 0
            self.found.append(
                Diagnostic(
                    JUNK,
                    f"this is no Fluent: {annotation.message}",
                    self.file,
                    self.between(start, start + 1),
                    "each branch of a selection stands on a line of its own, the closing brace too",
                )
            )

    def comment_lines(self, comment: ast.BaseComment | None) -> Iterator[tuple[str, Span]]:
        """The lines of a comment without the ``#``, each with its place."""
        if comment is None:
            return
        assert comment.span is not None, "the parser is asked for spans"
        start = comment.span.start
        for raw in self.text[start : comment.span.end].split("\n"):
            line = raw.lstrip("#").strip()
            at = start + raw.find(line)
            yield line, self.between(at, at + max(1, len(line)))
            start += len(raw) + 1

    def marks(self, comment: ast.BaseComment | None) -> tuple[Mark, ...]:
        """The marks in the comment of an entry; all other lines are for people."""
        found = []
        for line, span in self.comment_lines(comment):
            if not _LIKE_A_MARK.match(line):
                continue
            mark = _MARK.match(_REMARK.sub("", line).strip())
            if mark is None:
                self.found.append(Diagnostic(BAD_MARK, "this is no mark", self.file, span, _MARK_SHAPE))
                continue
            words = tuple(word for word in re.split(r" *, *", mark["words"] or "") if word)
            found.append(Mark(MarkKind(mark["kind"]), words, span))
        return tuple(found)

    def standing_alone(self, comment: ast.BaseComment) -> None:
        """A comment of no entry: it may list optional messages, and holds no mark."""
        for line, span in self.comment_lines(comment):
            listed = _OPTIONAL.match(line)
            if listed is not None:
                for word in re.finditer(r"[^\s,]+", listed["ids"]):
                    column = span.column + listed.start("ids") + word.start()
                    place = Span(span.line, column, span.line, column + len(word[0]))
                    self.book.optional.append(Listed(word[0], self.file, place))
            elif _LIKE_A_MARK.match(line):
                self.found.append(Diagnostic(BAD_MARK, "this mark is above no entry", self.file, span, _MARK_SHAPE))

    def message(self, entry: ast.Message) -> None:
        """A message with its alternatives."""
        name = entry.id.name
        if entry.value is None:
            raise self.refuse(entry.id, f"the message `{name}` says nothing")
        alternatives: dict[str, Pattern] = {}
        for attribute in entry.attributes:
            key = attribute.id.name
            if not _ALT.match(key):
                raise self.refuse(attribute.id, f"a message has no attribute `.{key}`", "older wordings are `.alt1` …")
            if key in alternatives:
                self.duplicate(attribute.id, f".{key}")
            alternatives[key] = self.pattern(attribute.value)
        if name in self.book.messages:
            self.duplicate(entry.id, name)
            return
        self.book.messages[name] = Message(
            name, self.pattern(entry.value), alternatives, self.file, self.span(entry.id), self.marks(entry.comment)
        )

    def term(self, entry: ast.Term) -> None:
        """A noun table or a fixed expression."""
        name = entry.id.name
        gender: str | None = None
        for attribute in entry.attributes:
            if attribute.id.name != "gender":
                raise self.refuse(attribute.id, f"a term has no attribute `.{attribute.id.name}`")
            gender = self.plain(attribute.value)
        if name in self.book.terms:
            self.duplicate(entry.id, "-" + name)
            return
        forms: dict[str, str] = {}
        spans: dict[str, Span] = {}
        table = _only_selection(entry.value)
        if table is None:
            forms[""], spans[""] = self.plain(entry.value), self.span(entry.id)
        else:
            if not (isinstance(table.selector, ast.VariableReference) and table.selector.id.name == "form"):
                raise self.refuse(table.selector, "the forms of a noun are selected by `$form`")
            for variant in table.variants:
                key = _key(variant)
                if key in forms:
                    self.duplicate(variant.key, f"[{key}]")
                forms[key], spans[key] = self.plain(variant.value), self.span(variant.key)
        self.book.terms[name] = TermEntry(
            name, forms, spans, gender, self.file, self.span(entry.id), self.marks(entry.comment)
        )

    def duplicate(self, node: ast.SyntaxNode, name: str) -> None:
        """The same name twice: Fluent would silently take one of them."""
        self.found.append(Diagnostic(DUPLICATE, f"`{name}` is there already", self.file, self.span(node)))

    # --- patterns ------------------------------------------------------------------------------------

    def plain(self, pattern: ast.Pattern) -> str:
        """A pattern that is text only."""
        words = self.pattern(pattern)
        if len(words) != 1 or not isinstance(words[0], Words):
            raise self.refuse(pattern, "only text can stand here")
        return words[0].text

    def pattern(self, pattern: ast.Pattern) -> Pattern:
        """A message's pattern; neighbouring text is one part, a line break is a space."""
        parts: list[Part] = []
        for element in pattern.elements:
            part: Part
            if isinstance(element, ast.TextElement):
                part = Words(_LINE_BREAK.sub(" ", element.value))
            else:
                part = self.placeable(element)
            if isinstance(part, Words) and parts and isinstance(parts[-1], Words):
                part = Words(parts.pop().text + part.text)  # type: ignore[union-attr]  # the last one is text
            parts.append(part)
        return tuple(parts)

    def placeable(self, placeable: ast.Placeable) -> Part:
        """What stands in braces."""
        expression = placeable.expression
        match expression:
            case ast.StringLiteral():
                return Words(str(expression.parse()["value"]))
            case ast.VariableReference():
                return Put(expression.id.name, {}, self.span(expression))
            case ast.FunctionReference():
                return self.call(expression)
            case ast.TermReference():
                return self.term_reference(expression)
            case ast.SelectExpression():
                return self.select(expression)
        raise self.refuse(placeable, "this cannot stand in braces", "use a slot, AS, NOUN, a term or a selection")

    def call(self, call: ast.FunctionReference) -> Part:
        """``AS`` or ``NOUN``."""
        name, positional = call.id.name, call.arguments.positional
        named = {argument.name.name: self.literal(argument) for argument in call.arguments.named}
        if name == "AS":
            if len(positional) == 1 and isinstance(positional[0], ast.VariableReference) and named:
                return Put(positional[0].id.name, named, self.span(call))
            raise self.refuse(call, "AS takes one slot and what it is put as", 'for example AS($who, case: "acc")')
        if name == "NOUN":
            case = named.get("case")
            match positional:
                case [ast.StringLiteral(), _, ast.VariableReference() as feature] if not named:
                    case = "$" + feature.id.name
                case [ast.StringLiteral(), _] if set(named) <= {"case"}:
                    pass
                case _:
                    raise self.refuse(call, "NOUN takes a noun, a number and a case", _NOUN_EXAMPLE)
            return NounFor(self.string(positional[0]), self.number(positional[1]), case, self.span(call))
        raise self.refuse(call, f"there is no function {name}", "the functions are AS and NOUN")

    def string(self, node: ast.SyntaxNode) -> str:
        """A string literal's value."""
        assert isinstance(node, ast.StringLiteral)
        return str(node.parse()["value"])

    def number(self, node: ast.SyntaxNode) -> str:
        """The number that governs a noun: a slot, a feature, or digits."""
        match node:
            case ast.VariableReference():
                return node.id.name
            case ast.NumberLiteral() if node.value.isdigit():
                return node.value
        raise self.refuse(node, "a noun is governed by a slot, a feature or a whole number", _NOUN_EXAMPLE)

    def literal(self, argument: ast.NamedArgument) -> str:
        """A named argument: a string."""
        if not isinstance(argument.value, ast.StringLiteral):
            raise self.refuse(argument, f"`{argument.name.name}` is given as a string")
        return str(argument.value.parse()["value"])

    def term_reference(self, reference: ast.TermReference) -> Part:
        """A form of a noun, or a fixed expression."""
        arguments = reference.arguments
        named = {a.name.name: self.literal(a) for a in arguments.named} if arguments is not None else {}
        if reference.attribute is not None or (arguments is not None and arguments.positional):
            raise self.refuse(reference, "a term takes nothing but its form")
        if set(named) - {"form"}:
            raise self.refuse(reference, "a term takes nothing but its form", 'for example -card(form: "acc-few")')
        return Term(reference.id.name, named.get("form"), self.span(reference))

    def select(self, select: ast.SelectExpression) -> Part:
        """A selection by a slot or a feature."""
        if not isinstance(select.selector, ast.VariableReference):
            raise self.refuse(select.selector, "a selection is made by a slot or a feature")
        variants: list[Variant] = []
        default = 0
        for index, variant in enumerate(select.variants):
            key = _key(variant)
            if any(key == other.key for other in variants):
                self.duplicate(variant.key, f"[{key}]")
            if variant.default:
                default = index
            variants.append(Variant(key, self.pattern(variant.value), self.span(variant.key)))
        return Select(select.selector.id.name, tuple(variants), default, self.span(select.selector))


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def _only_selection(pattern: ast.Pattern) -> ast.SelectExpression | None:
    """The selection that a pattern consists of."""
    if len(pattern.elements) != 1 or not isinstance(pattern.elements[0], ast.Placeable):
        return None
    expression = pattern.elements[0].expression
    return expression if isinstance(expression, ast.SelectExpression) else None


def parse_phrasebook(language: str, files: Iterable[tuple[str, str]]) -> tuple[Phrasebook, list[Diagnostic]]:
    """A phrasebook from ``(file name, text)`` pairs, with what is outside of the subset."""
    book = Phrasebook(language)
    found: list[Diagnostic] = []
    for file, text in files:
        book.sources[file] = text
        found += _FileReader(book, file, text).read()
    return book, found


def phrasebook_files(language: str, folder: Path | None = None) -> list[tuple[str, str]]:
    """The Fluent files of a language, in alphabetical order: the packaged ones, or those of a folder.

    Their lines end in ``\\n``, whatever ends them in the files, and a byte order mark is left out.

    Raises:
        UnreadableFileError: a file can't be read, or is not UTF-8.
    """
    where: Traversable = resources.files("cardc.language") / language if folder is None else folder
    name = language if folder is None else str(folder)
    return [(file, plain(text)) for file, text in _sources(where, name)]


def phrasebook_sources(folder: Path) -> list[tuple[str, str]]:
    """The same files of a folder with the line ends that they have, for who writes them again."""
    return _sources(folder, str(folder))


def plain(text: str) -> str:
    """The text with ``\\n`` at the end of each line and without a byte order mark."""
    return _LINE_END.sub("\n", text.removeprefix("\ufeff"))


def _sources(where: Traversable, name: str) -> list[tuple[str, str]]:
    sources: list[tuple[str, str]] = []
    found: list[Diagnostic] = []
    for file in sorted((f for f in where.iterdir() if f.name.endswith(".ftl")), key=lambda f: f.name):
        called = f"{name}/{file.name}"
        # Ours stand perhaps in an archive.
        text = read_text(file, called) if isinstance(file, Path) else file.read_bytes().decode("utf-8")
        if isinstance(text, Diagnostic):
            found.append(replace(text, code=UNREADABLE))
        else:
            sources.append((called, text))
    if found:
        raise UnreadableFileError(found)
    return sources

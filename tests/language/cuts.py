"""What can be cut out of a phrasebook and must be missed: a message, a term, a form of a noun, a plural branch.

``python -m tests.language.cuts [LANG …]`` tries every single one and prints how many are found, with their place.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from fluent.syntax import FluentParser, ast

from cardc.diagnostics import Diagnostic
from cardc.language import LANGUAGES
from cardc.language.lint import lint
from cardc.language.locales import LOCALES
from cardc.language.pattern import Phrasebook
from cardc.language.phrasebook import parse_phrasebook, phrasebook_files


@dataclass(frozen=True, slots=True)
class Cut:
    """A piece of a file: ``what`` it is, the entry that it is of, the entry's text before and after."""

    what: str
    file: str
    entry: str
    before: str
    after: str

    def applied_to(self, text: str) -> str:
        """The file without the piece."""
        assert text.count(self.before) == 1
        return text.replace(self.before, self.after)


def cuts(lang: str) -> list[Cut]:
    """Everything that can be cut out of a language's phrasebook."""
    found: list[Cut] = []
    for file, text in phrasebook_files(lang):
        for entry in FluentParser(with_spans=True).parse(text).body:
            if isinstance(entry, ast.Message | ast.Term):
                found += _of_entry(lang, file, text, entry)
    return found


def _of_entry(lang: str, file: str, text: str, entry: ast.Message | ast.Term) -> Iterator[Cut]:
    start, end = _start(entry), _end(entry)
    whole = text[start:end]
    name = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
    yield Cut("term" if isinstance(entry, ast.Term) else "message", file, name, whole, "")
    patterns = [entry.value, *(attribute.value for attribute in entry.attributes)]
    for select in (select for pattern in patterns if pattern is not None for select in _selects(pattern)):
        what = _what(lang, select)
        for variant in select.variants if what is not None and len(select.variants) > 1 else ():
            assert what is not None
            pieces = _without(select, variant, text)
            after = whole
            for at, until, new in sorted(pieces, reverse=True):
                after = after[: at - start] + new + after[until - start :]
            yield Cut(what, file, name, whole, after)


def _what(lang: str, select: ast.SelectExpression) -> str | None:
    keys = {v.key.name if isinstance(v.key, ast.Identifier) else v.key.value for v in select.variants}
    if isinstance(select.selector, ast.VariableReference) and select.selector.id.name == "form":
        return "form"
    return "plural branch" if keys & set(LOCALES[lang].plurals) and keys <= {*LOCALES[lang].plurals} else None


def _without(select: ast.SelectExpression, variant: ast.Variant, text: str) -> list[tuple[int, int, str]]:
    """The changes that cut a branch; the star goes to another branch, so that what is left is Fluent."""
    pieces = [(_start(variant), _end(variant), "")]
    if variant.default:
        other = next(v for v in select.variants if v is not variant)
        pieces.append((_start(other), _start(other), "*"))
    return pieces


def _selects(pattern: ast.Pattern) -> Iterator[ast.SelectExpression]:
    for element in pattern.elements:
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            yield element.expression
            for variant in element.expression.variants:
                yield from _selects(variant.value)


def _start(node: ast.SyntaxNode) -> int:
    """Where a node begins; an entry begins with its name, not with its comment."""
    assert node.span is not None
    if isinstance(node, ast.Message | ast.Term):
        assert node.id.span is not None
        return node.id.span.start - isinstance(node, ast.Term)
    return node.span.start


def _end(node: ast.SyntaxNode) -> int:
    assert node.span is not None
    return node.span.end


def findings(lang: str, cut: Cut, files: Sequence[tuple[str, str]] | None = None) -> list[Diagnostic]:
    """What the lint says of a phrasebook without the piece, as a file of it."""
    changed = [(f, cut.applied_to(text) if f == cut.file else text) for f, text in files or phrasebook_files(lang)]
    book, found = parse_phrasebook(lang, changed)
    return found + lint(book, LOCALES[lang])


def has_place(found: Sequence[Diagnostic]) -> bool:
    """True when a finding has a line."""
    return any(d.span is not None for d in found)


def _missed(lang: str, cut: Cut, book: Phrasebook) -> bool:
    """The same as :func:`findings`, quicker: only the entry is read again."""
    part, found = parse_phrasebook(lang, [(cut.file, cut.after)])
    messages = {id_: message for id_, message in book.messages.items() if id_ != cut.entry}
    terms = {id_: term for id_, term in book.terms.items() if "-" + id_ != cut.entry}
    cut_book = Phrasebook(lang, {**messages, **part.messages}, {**terms, **part.terms}, book.optional)
    return not has_place(found + lint(cut_book, LOCALES[lang]))


def main(languages: Sequence[str]) -> int:
    """Try all; 1 when a cut is not found."""
    bad = 0
    for lang in languages or LANGUAGES:
        book, found = parse_phrasebook(lang, phrasebook_files(lang))
        if found + lint(book, LOCALES[lang]):
            print(f"{lang}: is not clean by itself; see cardc check --phrasebook {lang}")
            bad += 1
            continue
        tried = cuts(lang)
        missed = [cut for cut in tried if _missed(lang, cut, book)]
        by_kind = ", ".join(f"{what}: {number}" for what, number in sorted(Counter(c.what for c in tried).items()))
        print(f"{lang}: {len(tried) - len(missed)} of {len(tried)} found ({by_kind})", flush=True)
        for cut in missed:
            print(f"  {cut.file}: {cut.entry}: a {cut.what} is not missed:\n{cut.after}")
        bad += len(missed)
    return bool(bad)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

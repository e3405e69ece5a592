"""``cardc phrasebook``: a language for translators and their tools, and how far each language has come."""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from cardc.commands.shared import (
    FINDINGS,
    FINE,
    CommandError,
    all_cards,
    count,
    language,
    load_clean,
    read_input,
    shown,
    tell,
)
from cardc.diagnostics import Diagnostic, has_errors
from cardc.files import output_of_text, replace_text, write_outputs
from cardc.language import LANGUAGES
from cardc.language.lint import lint
from cardc.language.locales import LOCALES, code_of
from cardc.language.pattern import Phrasebook
from cardc.language.phrasebook import UnreadableFileError, parse_phrasebook, phrasebook_files, phrasebook_sources
from cardc.project import ProjectError, card_files, find_project
from cardc.syntax.spans import LineIndex
from cardc.translation import coverage, is_contained, merge, write_po
from cardc.translation.coverage import Seen, table
from cardc.translation.units import Files

NO_LANGUAGE: Final = "L024"
_SAID: Final = re.compile(r'^"Language:[ \t]*(?P<tag>[^"\\\s]*)', re.MULTILINE)


def run(args: argparse.Namespace) -> int:
    """Run one verb."""
    match args.verb:
        case "export":
            return _export(args)
        case "import":
            return _import(args)
    return _coverage(args)


def files_of(lang: str, folder: str | None) -> list[tuple[str, str]]:
    """The Fluent files of a language: the packaged ones, or those of a translator's folder."""
    return _readable(lambda: phrasebook_files(lang, None if folder is None else _folder(folder)))


def _folder(folder: str) -> Path:
    path = Path(folder)
    if not path.is_dir():
        raise CommandError(f"there is no folder {folder}")
    return path


def _readable(files: Callable[[], list[tuple[str, str]]]) -> list[tuple[str, str]]:
    """The files; those that can't be read are told and end the command."""
    try:
        return files()
    except UnreadableFileError as error:
        tell(error.diagnostics, {})
        raise CommandError(status=FINDINGS) from error


def _known(lang: str) -> None:
    if lang not in LANGUAGES:
        raise CommandError(f"there is no language {lang}; there are {', '.join(LANGUAGES)}")


def book_in(lang: str, folder: str | None) -> tuple[Phrasebook, list[Diagnostic]]:
    """A phrasebook, and what in it is no Fluent or outside of its subset."""
    return parse_phrasebook(lang, files_of(lang, folder))


def _export(args: argparse.Namespace) -> int:
    args.lang = language(args.lang)
    files = files_of(args.lang, args.folder)
    _, found = parse_phrasebook(args.lang, files)
    if found:
        tell(found, dict(files))
        return FINDINGS
    if args.format == "ftl":
        if args.out is None:
            raise CommandError("--format ftl needs --out DIR")
        folder = args.folder
        sources = files if folder is None else phrasebook_sources(_folder(folder))
        copies: dict[Path, str | bytes] = {Path(args.out) / Path(name).name: text for name, text in sources}
        write_outputs(copies, output_of_text("copy of this phrasebook", lambda text: text in copies.values()))
        print(f"{args.lang}: {count(len(files), 'file')} in {args.out}", file=sys.stderr)
        return FINE
    text = write_po(args.lang, files)
    if args.out is None:
        print(text, end="")
    else:
        write_outputs(
            {Path(args.out): text}, output_of_text("copy of this phrasebook", lambda old: is_contained(old, text))
        )
    return FINE


def _import(args: argparse.Namespace) -> int:
    path = Path(args.file)
    if path.is_dir() or not path.exists():
        raise CommandError(f"there is no file {args.file}")
    text = read_input(args.file)
    lang = language(args.lang) if args.lang else _language_of(text, args.file)
    folder = Path(args.folder)
    files: Files = _readable(lambda: phrasebook_sources(_folder(args.folder))) if folder.exists() else []
    merged = merge(lang, args.file, text, files)
    tell(merged.diagnostics, {args.file: text})
    if has_errors(merged.diagnostics):
        return FINDINGS
    for name, new in merged.files.items():
        replace_text(folder / Path(name).name, new)
    book, left = book_in(lang, args.folder) if folder.exists() else parse_phrasebook(lang, [])
    left += lint(book, LOCALES[lang])
    told = f"{count(merged.changed, 'wording')} changed, {merged.added} added in {shown(folder)}"
    print(f"{lang}: {told}", file=sys.stderr)
    if left:
        here = f"cardc check --phrasebook {lang} {args.folder}"
        print(f"{lang}: {count(len(left), 'finding')} in the phrasebook; `{here}` tells them", file=sys.stderr)
    return FINDINGS if left else FINE


def _language_of(text: str, file: str) -> str:
    """The language that a ``po`` file says it is in, with or without a country (``pt_BR``)."""
    said = _SAID.search(text)
    if said is None or not said["tag"]:
        raise CommandError("the file does not say its language; give --lang", FINDINGS)
    code = code_of(said["tag"])
    if code in LANGUAGES:
        return code
    span = LineIndex(text).span(*said.span("tag"))
    message = f"there is no phrasebook for {said['tag']}; there are {', '.join(LANGUAGES)}"
    tell([Diagnostic(NO_LANGUAGE, message, file, span, "name another language with --lang")], {file: text})
    raise CommandError(status=FINDINGS)


def _coverage(args: argparse.Namespace) -> int:
    args.langs = [language(lang) for lang in args.langs]
    if args.folder is not None and len(args.langs) != 1:
        raise CommandError("--folder is about one language: name it")
    cards = _cards()
    rows = [coverage(book_in(lang, args.folder)[0], cards) for lang in args.langs or LANGUAGES]
    print(json.dumps([row.as_json() for row in rows], indent=2) if args.json else table(rows))
    return FINE


def _cards() -> list[Seen]:
    """The cards of the project around the working directory; without a project there are none."""
    try:
        project = find_project()
    except ProjectError:
        return []
    if not any(card_files(folder) for folder in project.cards):
        return []
    return [(found.card, found.info, found.names) for found in all_cards(load_clean(project.cards))]

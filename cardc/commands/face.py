"""``cardc face``: cards as pictures, one by one or on sheets for printing."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from cardc.commands.shared import FINE, CommandError, Found, all_cards, count, find_card, load_clean, project, tell
from cardc.diagnostics import Diagnostic, Severity
from cardc.faces import Layout, StyleError, content_of, lay_out, pdf_of, png_of, svg_of
from cardc.files import Output, write_outputs
from cardc.language import LANGUAGES
from cardc.names import names_of

_PICTURES = (".png", ".jpg", ".jpeg", ".webp", ".svg")
_BEGINS = {"svg": b"<svg", "png": b"\x89PNG", "pdf": b"%PDF"}
"""How the files of each format begin."""

_TEMPLATES = (".j2", ".jinja")


def run(args: argparse.Namespace) -> int:
    """Draw the card or the set; a card whose text does not fit is told as a warning."""
    if args.lang not in LANGUAGES:
        raise CommandError(f"there is no phrasebook for {args.lang}; there are {', '.join(LANGUAGES)}")
    loaded = load_clean(project().cards)
    cards = [found for found in all_cards(loaded) if found.info.id == args.id] or [find_card(loaded, args.id)]
    faces = [(found, _layout(found, args.lang)) for found in cards]
    tell([_too_long(found, args.lang) for found, face in faces if not face.fits], loaded.sources)
    style, template = _style(args.style)
    try:
        pictures = [
            (found, svg_of(face, art=_art(args.art, found, len(cards)), style=style, template=template))
            for found, face in faces
        ]
        _write(args, pictures)
    except StyleError as error:
        raise CommandError(str(error)) from error
    except ImportError as error:
        message = f"{args.format} needs the packages of `pip install cardc[print]` ({error}); svg needs none"
        raise CommandError(message) from error
    return FINE


def _layout(found: Found, lang: str) -> Layout:
    return lay_out(content_of(found.card, found.info, lang, names_of(lang, found.names)))


def _too_long(found: Found, lang: str) -> Diagnostic:
    span = found.source.parsed.spans.nearest(("name",))
    message = f"the text of “{found.card.name}” does not fit on its face in `{lang}`, not even in the smallest letters"
    cure = "shorten the text or the flavour text"
    return Diagnostic("V001", message, found.source.file.filename, span, cure, Severity.WARNING)


def _style(file: str | None) -> tuple[str, str | None]:
    """The author's style sheet, or their template."""
    if file is None:
        return "", None
    path = Path(file)
    try:
        text = path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise CommandError(f"{file} can't be read: {error}") from error
    if path.suffix == ".css":
        return text, None
    if path.suffix in _TEMPLATES:
        return "", text
    raise CommandError(f"{file} is neither a style sheet (.css) nor a template (.svg.j2)")


def _art(given: str | None, found: Found, cards: int) -> Path | None:
    """The picture of a card: the file that was given, or the one in the folder that bears the card's id."""
    if given is None:
        return None
    path = Path(given)
    if path.is_dir():
        return next((file for end in _PICTURES if (file := path / f"{found.id}{end}").is_file()), None)
    if not path.is_file():
        raise CommandError(f"there is no picture {given}")
    if cards > 1:
        raise CommandError(f"{given} is one picture for {cards} cards; name a folder with pictures that bear their ids")
    return path


def _pictures(args: argparse.Namespace) -> Output:
    """What is written: over a file of another format it is not, nor over a picture that the author has drawn."""
    art = None if args.art is None else Path(args.art)
    drawn = [] if art is None else [art] if art.is_file() else [file for file in art.iterdir() if file.is_file()]
    contents = {file.read_bytes() for file in drawn if file.suffix in _PICTURES}
    begins = _BEGINS[args.format]
    return Output(f"{args.format} of a face", lambda content: content.startswith(begins) and content not in contents)


def _write(args: argparse.Namespace, pictures: list[tuple[Found, str]]) -> None:
    if args.format == "pdf":
        pages = pdf_of([png_of(svg, args.width or 1488) for _, svg in pictures])
        write_outputs({Path(args.out or f"{args.id}-{args.lang}.pdf"): pages}, _pictures(args))
        return
    made = [
        (found, svg.encode() if args.format == "svg" else png_of(svg, args.width or 744)) for found, svg in pictures
    ]
    if len(made) == 1 and args.out is None and args.format == "svg":
        sys.stdout.write(pictures[0][1])
        return
    if len(made) == 1 and (args.out is None or not Path(args.out).is_dir()):
        write_outputs({Path(args.out or f"{made[0][0].id}-{args.lang}.{args.format}"): made[0][1]}, _pictures(args))
        return
    folder = Path(args.out or f"{args.id}-{args.lang}")
    files: dict[Path, str | bytes] = {folder / f"{found.id}-{args.lang}.{args.format}": data for found, data in made}
    write_outputs(files, _pictures(args))
    print(f"{folder}: {count(len(made), 'picture')}", file=sys.stderr)

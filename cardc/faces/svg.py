"""SVG of a face through one template, and PNG of the SVG."""

from __future__ import annotations

import base64
import mimetypes
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Final

from jinja2 import Environment, TemplateError
from jinja2.sandbox import SandboxedEnvironment

from cardc.faces.layout import HEIGHT, WIDTH, Label, Layout, Rule, Symbol
from cardc.faces.measure import STYLES, font_folder
from cardc.model.terms import EnergyType, Rarity

COLOURS: Final = {
    EnergyType.GRASS: "#4e9a4a",
    EnergyType.FIRE: "#d1503a",
    EnergyType.WATER: "#3f86c6",
    EnergyType.LIGHTNING: "#d9a514",
    EnergyType.PSYCHIC: "#8a56a6",
    EnergyType.FIGHTING: "#a8653a",
    EnergyType.DARKNESS: "#3d4752",
    EnergyType.METAL: "#7f8c96",
    EnergyType.COLORLESS: "#a39f93",
}
"""The colour of each type, of its symbol and of the border of its cards."""

TRAINER_COLOUR: Final = "#5c6f86"

EMBLEMS: Final = {
    EnergyType.GRASS: "M-5 6C-8-2-2-8 7-7C7 1 2 7-5 6ZM-7 8L2-2",
    EnergyType.FIRE: "M0-8C2-4 6-2 5 3A5 5 0 0 1-5 3C-5 0-3-1-2-3C-1-1 0-1 0-8Z",
    EnergyType.WATER: "M0-8C4-3 6 0 6 3A6 6 0 0 1-6 3C-6 0-4-3 0-8Z",
    EnergyType.LIGHTNING: "M2-9L-6 1H-1L-3 9L6-2H1Z",
    EnergyType.PSYCHIC: "M-8 0C-4-6 4-6 8 0C4 6-4 6-8 0ZM0-3A3 3 0 0 1 0 3A3 3 0 0 1 0-3Z",
    EnergyType.FIGHTING: "M-8 6L-3-5L0 0L3-7L8 6Z",
    EnergyType.DARKNESS: "M3-8A8 8 0 1 0 3 8A6.5 6.5 0 1 1 3-8Z",
    EnergyType.METAL: "M-4-7H4L8 0L4 7H-4L-8 0ZM0-3A3 3 0 0 0 0 3A3 3 0 0 0 0-3Z",
    EnergyType.COLORLESS: "M0-8L2-2L8 0L2 2L0 8L-2 2L-8 0L-2-2Z",
}
"""The shape in each symbol, in a square from -10 to 10: simple shapes of our own."""

_RARITIES: Final = {
    Rarity.COMMON: "M-6 0A6 6 0 1 0 6 0A6 6 0 1 0-6 0Z",
    Rarity.UNCOMMON: "M0-7L7 0L0 7L-7 0Z",
    Rarity.RARE: "M0-8L2-2H8L3 2L5 8L0 4L-5 8L-3 2L-8-2H-2Z",
    Rarity.RARE_HOLO: "M0-8L2-2H8L3 2L5 8L0 4L-5 8L-3 2L-8-2H-2Z",
    Rarity.PROMO: "M-6-6H6V6H-6Z",
}
_WEIGHTS: Final = {"regular": ("normal", "400"), "bold": ("normal", "700"), "italic": ("italic", "400")}


class StyleError(Exception):
    """A template or style sheet of an author can't be used; the message says why."""


def svg_of(
    layout: Layout, *, art: Path | None = None, style: str = "", template: str | None = None, fonts: bool = True
) -> str:
    """The picture as SVG.

    ``art`` is the author's picture (PNG, JPEG, WebP or SVG), which is put into the file; without one a placeholder is
    drawn. ``style`` is CSS behind the template's own; ``template`` replaces the template. ``fonts`` puts the fonts into
    the file, so that it looks the same everywhere.

    Raises:
        StyleError: the template can't be filled.
        OSError: the picture can't be read.
    """
    content = layout.content
    colour = COLOURS[content.types[0]] if content.types and content.family != "trainer" else TRAINER_COLOUR
    try:
        made = _environment().from_string(_template() if template is None else template)
        return made.render(
            content=content,
            layout=layout,
            colour=colour,
            second=COLOURS[content.types[1]] if len(content.types) > 1 else colour,
            width=WIDTH,
            height=HEIGHT,
            labels=[item for item in layout.items if isinstance(item, Label) and item.text],
            symbols=[item for item in layout.items if isinstance(item, Symbol)],
            rules=[item for item in layout.items if isinstance(item, Rule)],
            types=[(type_, COLOURS[type_], EMBLEMS[type_]) for type_ in EnergyType],
            weights=_WEIGHTS,
            rarity=None if content.rarity is None else _RARITIES[content.rarity],
            art=None if art is None else _data_uri(art),
            style=style,
            faces=_font_faces() if fonts else (),
        )
    except TemplateError as error:
        raise StyleError(f"the template can't be filled: {error}") from error


def png_of(svg: str, width: int = 744) -> bytes:
    """The picture as PNG, ``width`` pixels wide (744: 300 to the inch). Raises ``ImportError`` without the extra ``print``."""
    import resvg_py

    made = resvg_py.svg_to_bytes(
        svg_string=svg,
        width=width,
        dpi=96.0,
        font_files=[str(font_folder() / f"{style}.ttf") for style in STYLES],
        skip_system_fonts=False,
    )
    return bytes(made)


@cache
def _environment() -> Environment:
    # A template may be somebody else's: it can fill in values, and reach nothing else.
    return SandboxedEnvironment(autoescape=True, trim_blocks=True, lstrip_blocks=True, keep_trailing_newline=True)


@cache
def _template() -> str:
    return (resources.files("cardc.faces") / "face.svg.j2").read_text(encoding="utf-8")


@cache
def _font_faces() -> tuple[tuple[str, str, str], ...]:
    """Style, weight and data of each font."""
    found = []
    for style in STYLES:
        data = base64.b64encode((font_folder() / f"{style}.woff2").read_bytes()).decode("ascii")
        found.append((*_WEIGHTS[style], f"data:font/woff2;base64,{data}"))
    return tuple(found)


def _data_uri(path: Path) -> str:
    kind = mimetypes.guess_type(path.name)[0] or ""
    if not kind.startswith("image/"):
        raise StyleError(f"{path} is no picture: its name ends neither in .png, .jpg, .webp nor .svg")
    return f"data:{kind};base64,{base64.b64encode(path.read_bytes()).decode('ascii')}"

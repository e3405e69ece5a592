"""Where everything on a face stands. The unit is a tenth of a millimetre: a card is 630 wide and 880 high.

Text never leaves its room: a line that is too long gets smaller, the texts of a card get smaller together, step by step, and take
room from the picture. When the last step does not fit either, the layout says so and draws what fits.
"""

from __future__ import annotations

from typing import Final

from cardc.faces.content import Block, FaceContent, Value
from cardc.faces.measure import is_symbol, lines, pieces, width
from cardc.model.terms import EnergyType
from cardc.records import dataclass
from cardc.syntax.builder import LETTERS

WIDTH: Final = 630
HEIGHT: Final = 880
_LEFT: Final = 46
_RIGHT: Final = WIDTH - 46
_ROOM: Final = _RIGHT - _LEFT
_ART_TOP: Final = 104
_BOTTOM: Final = {"pokemon": 748, "trainer": 790, "energy": 790}
"""Where the texts end, by family."""

_STEPS: Final = (
    (330, 27),
    (330, 25),
    (310, 24),
    (290, 23),
    (270, 22),
    (240, 21),
    (220, 20),
    (200, 19),
    (180, 18),
    (150, 17),
    (130, 16),
    (110, 15),
    (90, 14),
    (70, 13),
)
"""Heights of the picture with the size of the texts, from roomy to tight."""

_ART_MOST: Final = 460
"""The picture of a card with a text grows up to this height."""

_LEADING: Final = 1.22
"""From line to line, in sizes."""


@dataclass(frozen=True, slots=True)
class Label:
    """A line of text: where its baseline begins (or ends, or its middle is), its size, style and role."""

    x: float
    y: float
    size: float
    text: str
    style: str = "regular"
    role: str = "text"
    anchor: str = "start"


@dataclass(frozen=True, slots=True)
class Symbol:
    """An Energy symbol with the middle at ``x``, ``y``."""

    x: float
    y: float
    radius: float
    type: EnergyType


@dataclass(frozen=True, slots=True)
class Rule:
    """A thin line between two parts."""

    y: float


@dataclass(frozen=True, slots=True)
class Layout:
    """Everything in its place. ``art`` is the room of the picture: x, y, width, height; ``fits`` tells whether all fits."""

    content: FaceContent
    art: tuple[float, float, float, float]
    items: tuple[Label | Symbol | Rule, ...]
    text_size: float
    fits: bool


def lay_out(content: FaceContent) -> Layout:
    """Place the parts of a face."""
    fixed = [*_header(content), *_footer(content)]
    below = _BOTTOM[content.family]
    for art_height, size in _STEPS:
        items, end = _texts(content, _ART_TOP + art_height, size)
        fits = end <= below
        if fits:
            break
    spare = max(0.0, below - end)
    # What is left over goes to the picture first, then between the texts and the bottom row.
    grown = min(spare, _ART_MOST - art_height) if content.blocks else spare
    items, _ = _texts(content, _ART_TOP + art_height + grown, size)
    art = (_LEFT, _ART_TOP, _ROOM, art_height + grown)
    return Layout(content, art, (*fixed, *items), size, fits)


def _fit(text: str, size: float, room: float, style: str = "regular", least: float = 5) -> float:
    """The size at which a line fits: the wanted one, or smaller."""
    wide = width(text, size, style)
    return size if wide <= room else max(least, size * room / wide)


def _header(content: FaceContent) -> list[Label | Symbol | Rule]:
    found: list[Label | Symbol | Rule] = [
        Label(_LEFT, 46, _fit(content.kind, 18, 420, "italic"), content.kind, "italic", "kind")
    ]
    right = float(_RIGHT)
    if content.family != "trainer":
        for type_ in reversed(content.types[:4]):
            found.append(Symbol(right - 20, 76, 20, type_))
            right -= 46
    if content.hp:
        found.append(Label(right, 88, 34, content.hp, "bold", "hp", "end"))
        right -= width(content.hp, 34, "bold") + 6
        found.append(Label(right, 88, 16, "HP", "bold", "hp-label", "end"))
        right -= 34
    signs = {"delta": " δ", "star": " ★", "ex": " ex"}
    marks = [signs[label.value] for label in content.labels]
    name = content.name + "".join(mark for mark in marks if mark.strip() not in content.name.split())
    found.append(Label(_LEFT, 88, _fit(name, 38, right - _LEFT - 8, "bold"), name, "bold", "name"))
    return found


def _texts(content: FaceContent, top: float, size: float) -> tuple[list[Label | Symbol | Rule], float]:
    """The parts below the picture, and where they end."""
    found: list[Label | Symbol | Rule] = []
    y = top + 10
    if content.species:
        small = _fit(content.species, 15, _ROOM - 20, "italic")
        found.append(Label(WIDTH / 2, y + 12, small, content.species, "italic", "species", "middle"))
        y += 24
    for number, block in enumerate(content.blocks):
        if number:
            found.append(Rule(y + size * 0.35))
            y += size * 0.55
        items, y = _block(block, y, size)
        found += items
    if content.flavour:
        told = lines(content.flavour, size * 0.8, _ROOM, "italic")
        y += size * 0.3
        for line in told:
            y += size * 0.8 * _LEADING
            found.append(Label(_LEFT, y, size * 0.8, line, "italic", "flavour"))
    return found, y + size * 0.3


def _block(block: Block, top: float, size: float) -> tuple[list[Label | Symbol | Rule], float]:
    found: list[Label | Symbol | Rule] = []
    y = top
    if block.title:
        y += size * 1.3
        x = float(_LEFT)
        radius = size * 0.52
        for type_ in block.cost:
            found.append(Symbol(x + radius, y - size * 0.36, radius, type_))
            x += radius * 2 + size * 0.14
        x += size * 0.3 if block.cost else 0
        right = float(_RIGHT)
        if block.damage:
            found.append(Label(right, y, size * 1.2, block.damage, "bold", "damage", "end"))
            right -= width(block.damage, size * 1.2, "bold") + size * 0.5
        if block.label:
            label_size = _fit(block.label, size * 0.8, (right - x) * 0.5, "bold")
            found.append(Label(x, y, label_size, block.label, "bold", "label"))
            x += width(block.label, label_size, "bold") + size * 0.5
        found.append(Label(x, y, _fit(block.title, size * 1.08, right - x, "bold"), block.title, "bold", "title"))
        y += size * 0.12
    for line in lines(block.text, size, _ROOM):
        y += size * _LEADING
        found += _line(line, y, size)
    return found, y + size * 0.3


def _line(text: str, y: float, size: float) -> list[Label | Symbol | Rule]:
    """A line of text with the Energy symbols in it."""
    found: list[Label | Symbol | Rule] = []
    x = float(_LEFT)
    for piece in pieces(text):
        wide = width(piece, size)
        if is_symbol(piece):
            found.append(Symbol(x + wide / 2, y - size * 0.34, size * 0.45, LETTERS[piece[1]]))
        else:
            found.append(Label(x, y, size, piece))
        x += wide
    return found


def _footer(content: FaceContent) -> list[Label | Symbol | Rule]:
    found: list[Label | Symbol | Rule] = []
    if content.values:
        found.append(Rule(758))
        room = _ROOM / len(content.values)
        for place, value in enumerate(content.values):
            found += _value(value, _LEFT + place * room, room - 8)
    middle = _ROOM / 2 - 10
    found.append(
        Label(_LEFT, 836, _fit(content.illustrator, 14, middle), content.illustrator, "regular", "illustrator")
    )
    rarity_room = 24 if content.rarity is not None else 0
    number_size = _fit(content.number, 14, middle - rarity_room)
    found.append(Label(_RIGHT - rarity_room, 836, number_size, content.number, "regular", "number", "end"))
    return found


def _value(value: Value, x: float, room: float) -> list[Label | Symbol | Rule]:
    found: list[Label | Symbol | Rule] = [
        Label(x, 780, _fit(value.label, 15, room), value.label, "regular", "value-label")
    ]
    radius = min(12.0, room / max(1, len(value.symbols)) / 2.3)
    for type_ in value.symbols:
        found.append(Symbol(x + radius, 798, radius, type_))
        x += radius * 2 + 3
    if value.amount:
        found.append(Label(x + 4, 805, 19, value.amount, "bold", "amount"))
    return found

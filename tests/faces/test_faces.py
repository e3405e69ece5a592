"""What stands on a face, that it fits, and the pictures made of it. The cards are invented."""

from __future__ import annotations

import io
import xml.etree.ElementTree as ET
from dataclasses import replace
from pathlib import Path

import pytest

from cardc.faces import StyleError, content_of, lay_out, pdf_of, png_of, svg_of
from cardc.faces.content import Block, FaceContent
from cardc.faces.layout import HEIGHT, WIDTH, Label, Symbol
from cardc.faces.measure import lines, width
from cardc.language import LANGUAGES
from cardc.model.cards import (
    Attack,
    EnergyCard,
    Imprint,
    PokemonCard,
    PrintedDamage,
    Resistance,
    SetInfo,
    Text,
    TrainerCard,
    Weakness,
)
from cardc.model.effects import Draw, Flip, Inflict
from cardc.model.parts import Exactly, Who
from cardc.model.terms import Condition, Edition, EnergyType, Player, Rarity, Sign, Stage, TrainerKind

INFO = SetInfo("glow1", "Glow", Edition.CLASSIC, None, 30)
CARD = PokemonCard(
    "Sagebud",
    Imprint("7", Rarity.UNCOMMON, "A. Painter"),
    Stage.STAGE_1,
    "Sageling",
    (EnergyType.GRASS,),
    70,
    "21",
    attacks=(
        Attack("Nod", (EnergyType.GRASS, EnergyType.COLORLESS), PrintedDamage(20, Sign.NONE), Text()),
        Attack("Doze", (), None, Text(effects=(Flip((Inflict(Condition.ASLEEP, Who.DEFENDING),), ()),))),
    ),
    weaknesses=(Weakness(EnergyType.FIRE),),
    resistances=(Resistance(EnergyType.WATER, 30),),
    retreat=2,
)
SVG = "{http://www.w3.org/2000/svg}"


def texts(svg: str) -> list[str]:
    """The texts of a picture, in the order in which they are drawn."""
    return [element.text or "" for element in ET.fromstring(svg).iter(f"{SVG}text")]


def test_a_face_has_all_that_a_card_shows() -> None:
    content = content_of(CARD, INFO, "en")
    assert (content.name, content.hp, content.number) == ("Sagebud", "70", "Glow 7/30")
    assert content.kind == "Stage 1 — evolves from Sageling"
    nod, doze = content.blocks
    assert (nod.title, nod.damage, nod.text) == ("Nod", "20", "")
    assert nod.cost == (EnergyType.GRASS, EnergyType.COLORLESS)
    assert (doze.title, doze.damage) == ("Doze", "")
    condition = "Asleep"
    assert doze.text == f"Flip a coin. If heads, the Defending Pokémon is now {condition}."
    weakness, resistance, retreat = content.values
    assert (weakness.label, weakness.symbols, weakness.amount) == ("Weakness", (EnergyType.FIRE,), "×2")
    assert (resistance.label, resistance.amount) == ("Resistance", "−30")
    assert (retreat.label, retreat.symbols) == ("Retreat Cost", (EnergyType.COLORLESS,) * 2)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_part_is_drawn_in_every_language(lang: str) -> None:
    content = content_of(CARD, INFO, lang)
    svg = svg_of(lay_out(content))
    told = " ".join(texts(svg))
    for part in (content.name, content.kind, content.hp, "Nod", "20", content.values[0].label, "Glow 7/30"):
        assert part in told
    for word in content.blocks[1].text.split():
        assert word in told
    uses = [element.get("href") for element in ET.fromstring(svg).iter(f"{SVG}use")]
    assert uses.count("#energy-colorless") == 3  # one in a cost, two of the Retreat Cost


def test_trainer_and_energy_cards_have_faces() -> None:
    trainer = TrainerCard(
        "Long Letter", Imprint("1"), TrainerKind.TRAINER, Text(effects=(Draw(Player.YOU, Exactly(3)),))
    )
    energy = EnergyCard("Dew Pair", Imprint("2"), (EnergyType.WATER, EnergyType.WATER), False)
    assert "Draw 3 cards." in " ".join(texts(svg_of(lay_out(content_of(trainer, INFO, "en")))))
    layout = lay_out(content_of(energy, INFO, "en"))
    in_text = [item for item in layout.items if isinstance(item, Symbol) and item.y > layout.art[1] + layout.art[3]]
    assert [symbol.type for symbol in in_text] == [EnergyType.WATER, EnergyType.WATER]


def wordy(words: int) -> FaceContent:
    """A face with a text of so many words."""
    return replace(content_of(CARD, INFO, "en"), blocks=(Block(" ".join(["mosses"] * words), "Long Tale"),))


@pytest.mark.parametrize("words", [1, 40, 80, 120, 160, 200])
def test_text_stays_in_its_room_and_gets_smaller(words: int) -> None:
    """Given texts of more and more words, then each stays on the face, above the bottom row, and none is larger than before."""
    layout = lay_out(wordy(words))
    assert layout.fits
    assert layout.text_size <= lay_out(wordy(max(1, words - 40))).text_size
    drawn = [item for item in layout.items if isinstance(item, Label) and item.role == "text"]
    assert sum(item.text.count("mosses") for item in drawn) == words
    for item in drawn:
        assert item.y <= 748
        assert item.x >= 46
        assert item.x + width(item.text, item.size) <= WIDTH - 46 + 0.01


def test_a_text_that_never_fits_is_told() -> None:
    layout = lay_out(wordy(2000))
    assert not layout.fits
    assert layout.text_size == 13


@pytest.mark.parametrize("name", ["Sagebud", "Sagebud of the Very Long and Winding Name Without an End", "W" * 60])
def test_a_long_name_gets_smaller_and_leaves_the_hp_alone(name: str) -> None:
    layout = lay_out(replace(content_of(CARD, INFO, "en"), name=name))
    (drawn,) = [item for item in layout.items if isinstance(item, Label) and item.role == "name"]
    (hp,) = [item for item in layout.items if isinstance(item, Label) and item.role == "hp-label"]
    assert drawn.x + width(drawn.text, drawn.size, "bold") < hp.x - width("HP", 16, "bold")


def test_a_word_wider_than_the_line_is_broken() -> None:
    found = lines("a " + "w" * 200 + " b", 20, 300)
    assert "".join(found).replace(" ", "") == "a" + "w" * 200 + "b"
    assert all(width(line, 20) <= 300 for line in found)


def test_names_are_escaped_and_a_style_sheet_cannot_leave_its_element() -> None:
    layout = lay_out(replace(content_of(CARD, INFO, "en"), name='<script>&"'))
    svg = svg_of(layout, style="</style><script>alert(1)</script>")
    root = ET.fromstring(svg)
    assert not list(root.iter(f"{SVG}script"))
    assert '<script>&"' in texts(svg)


def test_a_template_of_ones_own_is_filled_in_a_sandbox() -> None:
    layout = lay_out(content_of(CARD, INFO, "en"))
    assert svg_of(layout, template="<svg>{{ content.name }}</svg>") == "<svg>Sagebud</svg>"
    for bad in ("{{ ''.__class__.__mro__ }}", "{{ nothing.here }}", "{% for %}"):
        with pytest.raises(StyleError):
            svg_of(layout, template=bad)


def test_a_picture_stands_in_the_file(tmp_path: Path) -> None:
    art = tmp_path / "art.svg"
    art.write_text("<svg xmlns='http://www.w3.org/2000/svg'/>", encoding="utf-8")
    svg = svg_of(lay_out(content_of(CARD, INFO, "en")), art=art)
    (image,) = ET.fromstring(svg).iter(f"{SVG}image")
    assert (image.get("href") or "").startswith("data:image/svg+xml;base64,")
    with pytest.raises(StyleError, match="no picture"):
        svg_of(lay_out(content_of(CARD, INFO, "en")), art=tmp_path / "art.txt")


def test_png_and_pdf() -> None:
    pytest.importorskip("resvg_py", reason="PNG needs the extra `print`")
    pytest.importorskip("reportlab", reason="PDF needs the extra `print`")
    png = png_of(svg_of(lay_out(content_of(CARD, INFO, "en"))), 315)
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    assert int.from_bytes(png[16:20]) == 315
    assert abs(int.from_bytes(png[20:24]) - 315 * HEIGHT / WIDTH) <= 1
    pdf = pdf_of([png] * 10)
    assert io.BytesIO(pdf).read(5) == b"%PDF-"
    assert pdf.count(b"/Type /Page\n") == 2
    assert pdf == pdf_of([png] * 10)

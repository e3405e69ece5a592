"""First law: every card of the project goes out as data and comes back as the same card in the same set."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cardc.cli import main
from cardc.model.cards import CardSet
from cardc.prose import load

ROOT = Path(__file__).parents[2]
TREES = [ROOT / "cards", ROOT / "tests" / "author_set" / "cards"]


def sets(folder: Path) -> dict[str, CardSet]:
    """The sets of a folder by their ids."""
    return {card_set.info.id: card_set for card_set in load([folder]).card_sets}


def there_and_back(folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, Path]:
    """Export a folder and import what comes out; the exit status and the new folder."""
    capsys.readouterr()
    assert main(["export", str(folder), "--format", "jsonl"]) == 0
    data = tmp_path / "cards.jsonl"
    data.write_text(capsys.readouterr().out, encoding="utf-8")
    out = tmp_path / "back"
    return main(["import", str(data), "--lang", "en", "--out", str(out)]), out


@pytest.mark.parametrize("folder", TREES, ids=["cards", "author_set"])
def test_every_card_comes_back_the_same(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(folder.parent)
    before = sets(folder)
    status, out = there_and_back(folder, tmp_path, capsys)
    told = capsys.readouterr()
    assert (status, told.err) == (0, "")
    assert sets(out) == before
    cards = [tuple(map(int, found)) for found in re.findall(r"(\d+) cards?, (\d+) understood whole", told.out)]
    assert cards
    assert all(all_ == whole for all_, whole in cards)
    assert sum(all_ for all_, _ in cards) == sum(len(one.cards) for one in before.values())


FACES = {
    "species without a number": 'basic water hp 50 retreat 1 species "Puddle" attack [W] "Drip" 10',
    "a whole species line": 'basic water hp 50 retreat 1 species 9 "Puddle" length "1 ft" weight "8 lbs" attack [W] "Drip" 10',
    "length alone": 'basic water hp 50 retreat 1 species length "1 ft" attack [W] "Drip" 10',
    "imprint": 'rarity rare holo illustrator "A. Painter" first edition set mark "drop" basic water hp 50 retreat free attack [] "Drip" 10',
    "promo": 'rarity promo basic water hp 50 retreat free attack [] "Drip" 10',
    "level with letters": 'basic water hp 50 level "X" retreat 4 attack [W W C] "Drip" 10',
    "level with a zero": 'basic water hp 50 level "05" retreat 1 attack [W] "Drip" 10',
    "flavour with a quote": 'basic water hp 50 retreat 1 flavour "It \\"drips\\"." attack [W] "Drip" 10',
    "weakness times three": 'basic water hp 50 weakness fire x3 resistance grass -20 retreat 1 attack [W] "Drip" 10',
    "an unusual basic Energy": "basic energy [W]",
    "Energy of two types": "special energy [R W]",
    "Energy twice": "special energy [C C]",
    "Energy of one type": "special energy [W]",
}


@pytest.mark.parametrize("face", FACES.values(), ids=FACES.keys())
def test_what_stands_on_a_face_comes_back(face: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "cards"
    folder.mkdir()
    (folder / "set.card").write_text('set zz { name "Zed" series "Letters" edition classic size 3 }')
    (folder / "a.card").write_text(f'card "Fire Wobb Energy" {{ number "A1" {face} }}', encoding="utf-8")
    status, out = there_and_back(folder, tmp_path, capsys)
    assert (status, capsys.readouterr().err) == (0, "")
    assert sets(out) == sets(folder)

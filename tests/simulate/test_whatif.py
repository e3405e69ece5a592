"""What if a card were different: the same games, with that card alone replaced."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cardc.cli import main
from cardc.prose import load
from cardc.simulate.whatif import change
from tests.commands.test_commands import project

__all__ = ["project"]

DECK = "cards/decks/glow.deck"
MOSS = "moss.deck"
"""A deck without Emberling."""

EMBERLING = """card "Emberling" {
  number 1  rarity common
  basic  fire  hp %s  level 9
  species 901 "Cinder" length "1 ft" weight "8 lbs"
  weakness water  retreat 1
  flavour "It sleeps in cold stoves."

  attack [C] "Spark" %s
  attack [R C] "Flare Up" 20+ { flip { heads: damage plus 20; tails: 10 damage to self } }
}
"""


def _run(capsys: pytest.CaptureFixture[str], *arguments: str) -> Any:
    """The JSON that a run prints (so ``Any``)."""
    capsys.readouterr()
    assert main(["simulate", *arguments, "--jobs", "1", "--json"]) == 0
    (found,) = json.loads(capsys.readouterr().out)
    return found


def _files(project: Path, hp: int, damage: int) -> str:
    """The deck of Mosslings, and a file with another Emberling, which stands outside of the project's cards."""
    (project / MOSS).write_text("20 Grass Energy\n4 Mossling\n4 Tea Break\n32 Fire Energy\n")
    (project / "changed").mkdir()
    file = project / "changed" / "stronger.card"
    file.write_text(EMBERLING % (hp, damage))
    return str(file)


def test_the_same_card_changes_nothing(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Each of 20 games ends as it did: all pairs stand on the diagonal; by the rule of three the change is within 3 / 20."""
    file = _files(project, 50, 10)
    found = _run(capsys, DECK, MOSS, "--games", "20", "--what-if", file)
    assert found["counts"] == found["changed"]
    assert found["change"] == [0, -0.15, 0.15]
    assert sum(found["pairs"][0::4]) == 20


def test_a_much_stronger_card_wins_more(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """300 HP and 100 damage for one Energy: the interval of the change lies above 0, and no pair is counted twice."""
    file = _files(project, 300, 100)
    found = _run(capsys, DECK, MOSS, "--games", "40", "--what-if", file)
    assert found["change"][1] > 0
    assert found["change"][0] * 40 == (found["changed"]["wins"][0] - found["counts"]["wins"][0])
    assert sum(found["pairs"]) == found["changed"]["games"] == 40


def test_the_games_before_the_change_are_those_of_a_plain_run(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = _files(project, 300, 100)
    with_change = _run(capsys, DECK, MOSS, "--games", "8", "--what-if", file)
    assert with_change["counts"] == _run(capsys, DECK, MOSS, "--games", "8")["counts"]
    assert with_change["key"] != _run(capsys, DECK, MOSS, "--games", "8")["key"]


def test_a_deck_without_the_card_has_nothing_to_change(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = _files(project, 300, 100)
    assert main(["simulate", MOSS, "--what-if", file]) == 1
    assert "none of the decks holds “Emberling”" in capsys.readouterr().err


def test_the_change_is_printed_and_drawn(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = _files(project, 300, 100)
    more = ["--games", "8", "--jobs", "1", "--what-if", file, "--report", "report.html"]
    assert main(["simulate", DECK, MOSS, *more]) == 0
    assert "points of change" in capsys.readouterr().out
    assert "With the changed card:" in Path("report.html").read_text()


def test_reprints_change_with_their_card_and_neighbours_stay(project: Path) -> None:
    """``glow-9`` repeats ``glow-1``; the file holds other cards, which are as they were."""
    (project / "cards" / "again.card").write_text('card "Emberling" repeats glow-1 { number 9  rarity rare }\n')
    before = load([project / "cards"])
    changed = change([project / "cards"], before, Path(_files(project, 300, 100)))
    assert changed.ids == {"glow-1", "glow-9"}
    old = {card.imprint.number: card for card in before.card_sets[0].cards}
    new = {card.imprint.number: card for card in changed.loaded.card_sets[0].cards}
    assert old.keys() == new.keys()
    assert [number for number in sorted(old) if old[number] != new[number]] == ["1", "9"]

"""A small project: two cards, and scenarios that leave some of their changes unnoticed."""

from __future__ import annotations

from pathlib import Path

import pytest

CARDS = """\
set mini { name "Mini"  edition classic }

card "Dewling" {
  number 1
  basic  grass  hp 50
  weakness fire  retreat 1

  attack [G] "Doze Dust" 20 { flip { heads: defender is now asleep } }
}

card "Nap Bell" {
  number 2
  trainer { draw 2 cards }
}
"""

HEADS = """
scenario "Doze Dust, heads" {
  covers "Doze Dust" of "Dewling"
  given your active is "Dewling" (1 grass energy)
  when  you attack with "Doze Dust"
    coin heads
  then  opponent's active is asleep
}
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """The folder of the project's cards."""
    cards = tmp_path / "cards"
    cards.mkdir()
    (tmp_path / "cardc.toml").write_text('cards = "cards"\npackage = "made"\n', encoding="utf-8")
    (cards / "set.card").write_text(CARDS, encoding="utf-8")
    (cards / "dewling.scenario").write_text(HEADS, encoding="utf-8")
    return cards

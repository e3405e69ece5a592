"""A small invented set for the tests of names."""

from __future__ import annotations

from pathlib import Path

SET = 'set gale1 { name "Gale"  edition classic }\n'
CARDS = """
card "Mossling" {
  number 1
  basic  grass  hp 50
  retreat 1

  attack [G] "Call Home" { search deck for 1 basic pokemon card named "Mossling" or "Mr. Tuft" onto bench }
  attack [C] "Gnaw" 10
}

card "Mossling Elder" {
  number 2
  stage 1 from "Mossling"  grass  hp 80
  retreat 2

  power "Old Roots" { always { prevent damage to self of 20 or less } }
  attack [G G] "Gnaw" 30
}

card "Mr. Tuft" {
  number 3
  basic  colorless  hp 40
  retreat 1

  attack [C] "Swell" { during the rest of its stay in play: base damage of "Puff" of self is 40 }
  attack [C C] "Puff" 20
}

card "O'Dell's Lamp" { number 4  trainer { search deck for 1 pokemon card named "Mossling Elder" } }
"""


def put_set(folder: Path, **names: str) -> Path:
    """Write the set, and name files by the stem of their file name; returns its folder."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "set.card").write_text(SET, encoding="utf-8")
    (folder / "cards.card").write_text(CARDS, encoding="utf-8")
    for stem, text in names.items():
        (folder / f"{stem}.names").write_text(text, encoding="utf-8")
    return folder

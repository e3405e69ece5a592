"""``cardc new``: the folder of a new set, with cards, scenarios and a deck that pass at once."""

from __future__ import annotations

import argparse
import re
from pathlib import Path
from typing import Final

from cardc.commands.shared import FINE, CommandError
from cardc.files import replace_text

_ID: Final = re.compile(r"[a-z][a-z0-9]*\Z")

_CARDS: Final = """\
card "Sprigling" {{
  number 1  rarity common
  basic  grass  hp 50{level}
  weakness fire  retreat 1

  attack [G] "Leaf Tap" 10
  attack [G C] "Pollen Puff" 20 {{ flip {{ heads: defender is now asleep }} }}
}}

card "Sprigadon" {{
  number 2  rarity uncommon
  stage 1 from "Sprigling"  grass  hp 80{level_of_second}
  weakness fire  retreat 2

  attack [G C C] "Bough Slam" 30+ {{ flip {{ heads: damage plus 20 }} }}
}}

card "Grass Energy" {{
  number 3  rarity common
  basic energy [G]
}}
"""

_SCENARIOS: Final = """\
// A scenario for each branch of each text. `cardc test` runs them; every coin is written down.

scenario "Leaf Tap does its damage" {
  covers "Leaf Tap" of "Sprigling"
  given your active is "Sprigling" (1 grass energy)
  when  you attack with "Leaf Tap"
  then  opponent's active has 10 damage
}

scenario "Pollen Puff, heads: the Defending Pokémon falls Asleep" {
  covers "Pollen Puff" of "Sprigling"
  given your active is "Sprigling" (2 grass energy)
  when  you attack with "Pollen Puff"
    coin heads
  then  opponent's active has 20 damage
  and   opponent's active is asleep
}

scenario "Pollen Puff, tails: only damage" {
  covers "Pollen Puff" of "Sprigling"
  given your active is "Sprigling" (2 grass energy)
  when  you attack with "Pollen Puff"
    coin tails
  then  opponent's active has 20 damage
  and   opponent's active has no conditions
}

scenario "Bough Slam, heads: 30 damage plus 20 more" {
  covers "Bough Slam" of "Sprigadon"
  given your active is "Sprigadon" (3 grass energy)
  when  you attack with "Bough Slam"
    coin heads
  then  opponent's active has 50 damage
}

scenario "Bough Slam, tails: 30 damage" {
  covers "Bough Slam" of "Sprigadon"
  given your active is "Sprigadon" (3 grass energy)
  when  you attack with "Bough Slam"
    coin tails
  then  opponent's active has 30 damage
}
"""

_DECK: Final = "# 60 cards: at most 4 of a name, but any number of basic Energy cards.\n\n4 Sprigling\n4 Sprigadon\n52 Grass Energy\n"

_README: Final = """\
# {name}

A card set. Each card stands in `cards/`, its scenarios beside it.

    cardc check      # what is wrong, with a cure
    cardc test       # the scenarios
    cardc text {id}-1
    cardc build      # the Python package
    cardc play cards/decks/first.deck cards/decks/first.deck
"""

_CI: Final = """\
name: cards
on: [push, pull_request]
jobs:
  cards:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-python@v5
        with: { python-version: "3.12" }
      - run: pip install cardc
      - run: cardc check --format github
      - run: cardc fmt --check
      - run: cardc test
"""


def run(args: argparse.Namespace) -> int:
    """Write the folder; one that is there already stays as it is."""
    root = Path(args.set)
    id = root.name
    if not _ID.match(id):
        raise CommandError(f"{id} is no set id: write small letters and digits, a letter first, such as glow1")
    if root.exists() and any(root.iterdir() if root.is_dir() else [root]):
        raise CommandError(f"{root} is there already; name a folder that is not")
    for file, text in _files(id, args.name or id.capitalize(), args.edition).items():
        replace_text(root / file, text)
    print(f"{root}: a set with 3 cards, 5 scenarios and a deck")
    print(f"next: cd {root} && cardc check && cardc test && cardc text {id}-1")
    return FINE


def _files(id: str, name: str, edition: str) -> dict[str, str]:
    """The files of a set by path."""
    classic = edition == "classic"
    cards = _CARDS.format(
        level="  level 10" if classic else "",
        level_of_second="  level 30" if classic else "",
    )
    return {
        "cardc.toml": '# Where the cards are, and the package that `cardc build` writes.\ncards = "cards"\npackage = "generated"\n',
        "cards/set.card": f"set {id} {{\n  name {_quoted(name)}\n  edition {edition}\n  size 3\n}}\n",
        "cards/first.card": cards,
        "cards/first.scenario": _SCENARIOS,
        "cards/decks/first.deck": _DECK,
        "README.md": _README.format(name=name, id=id),
        ".gitignore": "generated/\n",
        ".github/workflows/cards.yml": _CI,
    }


def _quoted(name: str) -> str:
    from cardc.syntax.strings import quote

    return quote(name)

"""Small projects in a temporary folder: sets as pairs of id and cards."""

from __future__ import annotations

from pathlib import Path

from cardc.diagnostics import Diagnostic
from cardc.legality import judge
from cardc.prose import load
from cardc.syntax.deck import parse_deck

ENERGY = "Water Energy"


def write(root: Path, sets: dict[str, str], edition: str = "classic") -> Path:
    """Write a project; each set is a folder of its own under ``cards``, and ``classic`` unless its text says otherwise."""
    (root / "cardc.toml").write_text('cards = "cards"\npackage = "pkg"\n', encoding="utf-8")
    for id, cards in sets.items():
        folder = root / "cards" / id
        folder.mkdir(parents=True)
        (folder / "set.card").write_text(f'set {id} {{ name "Set {id}"  edition {edition} }}\n', encoding="utf-8")
        (folder / "cards.card").write_text(cards, encoding="utf-8")
    return root


def basic(name: str, number: str = "1", **more: str) -> str:
    """The source of a Basic Pokémon; ``more`` are fields by name, the stage among them."""
    fields = {"stage": "basic", "type": "water"} | more
    return (
        f'card "{name}" {{ number "{number}" {fields["stage"]} {fields["type"]} hp 50 retreat 1 attack [] "Hit" 10 }}\n'
    )


def energy(number: str) -> str:
    """The source of a basic Energy card."""
    return f'card "{ENERGY}" {{ number {number} basic energy [W] }}\n'


def judged(root: Path, deck: str) -> tuple[Diagnostic, ...]:
    """What is wrong with a deck of the project."""
    return judge(parse_deck(deck, "my.deck"), load([root / "cards"]).card_sets).diagnostics


def codes(found: tuple[Diagnostic, ...] | list[Diagnostic]) -> list[str]:
    """The codes of some findings, in order."""
    return [each.code for each in found]

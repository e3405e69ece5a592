"""Cards for the tests of the compiler, made without the card language."""

from __future__ import annotations

from cardc.model.cards import Attack, Card, CardSet, Imprint, PokemonCard, PrintedDamage, SetInfo, Text, TrainerCard
from cardc.model.effects import Statement
from cardc.model.terms import Edition, EnergyType, Sign, Stage, TrainerKind


def attack(*statements: Statement, damage: str = "10", name: str = "Nip") -> Attack:
    """An attack for one Colorless Energy; ``damage`` as printed, "" for none."""
    return Attack(name, (EnergyType.COLORLESS,), printed(damage), Text((), statements))


def printed(damage: str) -> PrintedDamage | None:
    """The printed damage from its text: ``30+``, ``?``, or "" for none."""
    if damage in ("", "?"):
        return PrintedDamage(None, Sign.UNKNOWN) if damage else None
    digits = damage.rstrip("+-x")
    return PrintedDamage(int(digits), Sign(damage[len(digits) :]))


def pokemon(*attacks: Attack, name: str = "Testling", number: str = "1") -> PokemonCard:
    """A Basic Grass Pokémon with 50 HP."""
    return PokemonCard(name, Imprint(number), Stage.BASIC, None, (EnergyType.GRASS,), 50, attacks=attacks)


def trainer(*statements: Statement, name: str = "Helper", number: str = "1") -> TrainerCard:
    """A Trainer card without requirements."""
    return TrainerCard(name, Imprint(number), TrainerKind.TRAINER, Text((), statements))


def card_set(*cards: Card, id: str = "test") -> CardSet:
    """A set of the classic edition."""
    return CardSet(SetInfo(id, "Test Set", Edition.CLASSIC), cards)

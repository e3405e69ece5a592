"""Whether what was read can be played: each model is checked, compiled and run on a board.

A model stands on a card made for it (a Pokémon, a Trainer card, an Energy card of the edition), and two random players
go on from the middle of a game in which they prefer to use it. Whatever the engine can't do shows itself here.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from cardc.assay.board import Striker, play_from_the_middle
from cardc.check import check_card
from cardc.check.editions import EDITIONS
from cardc.diagnostics import Severity
from cardc.emit.module import package_sources
from cardc.engine.carddata import CardData
from cardc.language import Body, EnergyText, TextKind
from cardc.model.cards import (
    Attack,
    Card,
    CardSet,
    EnergyCard,
    Imprint,
    PokemonCard,
    Power,
    PowerText,
    PrintedDamage,
    SetInfo,
    Text,
    TrainerCard,
)
from cardc.model.terms import Edition, EnergyType, PowerKind, Stage, TrainerKind
from cardc.scenario.memory import run_package

_CHUNK = 200
"""Models compiled together."""

_SET = "assay"
_OWN = "Assayed Attack"


@dataclass(frozen=True, slots=True)
class Model:
    """What a text means, with all of its card that decides whether it can stand there.

    ``attacks`` are the names of the card's attacks, its own one at ``number`` (of an attack's text).
    """

    body: Body
    kind: TextKind
    edition: Edition
    damage: PrintedDamage | None = None
    attacks: tuple[str, ...] = ()
    number: int = 0
    trainer: TrainerKind = TrainerKind.TRAINER


def failures(models: Iterable[Model]) -> dict[Model, str]:
    """Which models can't be played, and why; what is not in the result can."""
    found: dict[Model, str] = {}
    sound: dict[Edition, list[tuple[Model, Card]]] = {}
    for number, model in enumerate(dict.fromkeys(models)):
        card = _card_with(model, number)
        errors = [finding for finding in check_card(card, model.edition) if finding.severity is Severity.ERROR]
        if errors:
            found[model] = f"{errors[0].code}: {errors[0].message}"
        else:
            sound.setdefault(model.edition, []).append((model, card))
    for edition, pairs in sound.items():
        for start in range(0, len(pairs), _CHUNK):
            _try(edition, pairs[start : start + _CHUNK], found)
    return found


def _try(edition: Edition, pairs: Sequence[tuple[Model, Card]], found: dict[Model, str]) -> None:
    """Compile and play some models; those that fail go to ``found``."""
    try:
        compiled = _compiled(edition, [card for _, card in pairs])
    except Exception as error:  # whatever the compiler or the import says: it is this model's fault, or one of these
        if len(pairs) == 1:
            found[pairs[0][0]] = f"it can't be compiled: {error}"
            return
        half = len(pairs) // 2
        _try(edition, pairs[:half], found)
        _try(edition, pairs[half:], found)
        return
    striker = compiled["Striker"]
    for model, card in pairs:
        problem = play_from_the_middle(compiled[card.name], striker, edition)
        if problem is not None:
            found[model] = f"it can't be played: {problem}"


def _compiled(edition: Edition, cards: Sequence[Card]) -> dict[str, CardData]:
    info = SetInfo(_SET, "Assay", edition)
    sources = package_sources([CardSet(info, (Striker, *cards))])
    return {card.name: card for module in run_package(sources).values() for card in module.CARDS}


def _card_with(model: Model, number: int) -> Card:
    """A card of the edition with the text on it."""
    name, imprint = f"Assayed {number}", Imprint(str(number))
    match model.body:
        case EnergyText(provides):
            return EnergyCard(name, imprint, provides, False)
        case Text() as text if model.kind is TextKind.TRAINER:
            return TrainerCard(name, imprint, model.trainer, text)
        case Text() as text:
            attacks = list(map(_plain_attack, model.attacks)) or [_plain_attack(_OWN)]
            own = attacks[model.number].name
            attacks[model.number] = Attack(own, (EnergyType.COLORLESS,), model.damage, text)
            return _pokemon(name, imprint, attacks=tuple(attacks))
        case PowerText() as power:
            kind = next(kind for kind in PowerKind if kind in EDITIONS[model.edition].powers)
            attacks = list(map(_plain_attack, model.attacks)) or [_plain_attack(_OWN)]
            return _pokemon(name, imprint, (Power(kind, "Assayed Power", power),), tuple(attacks))


def _plain_attack(name: str) -> Attack:
    return Attack(name, (EnergyType.COLORLESS,), PrintedDamage(10))


def _pokemon(name: str, imprint: Imprint, powers: tuple[Power, ...] = (), attacks: tuple[Attack, ...] = ()) -> Card:
    return PokemonCard(
        name, imprint, Stage.BASIC, None, (EnergyType.FIRE,), 90, powers=powers, attacks=attacks, retreat=1
    )

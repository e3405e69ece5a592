"""A text counts as read only when what it means can be played."""

from __future__ import annotations

import pytest

from cardc.assay import trial
from cardc.assay.board import Striker, play_from_the_middle
from cardc.assay.trial import Model, failures
from cardc.emit.module import package_sources
from cardc.emit.phrases import EmitError
from cardc.engine.carddata import PokemonData
from cardc.engine.context import Context
from cardc.engine.effect import AttackEffect
from cardc.language import EnergyText, TextKind
from cardc.model.cards import Activated, CardSet, PowerText, PrintedDamage, SetInfo, Text
from cardc.model.effects import DamageEquals, Draw, KnockOut, Reaction, StayInPlay
from cardc.model.parts import Exactly, RemainingHP, Who
from cardc.model.terms import Edition, EnergyType, Event, Player, TrainerKind, Usage
from cardc.scenario.memory import run_package

DRAWS = Text((), (Draw(Player.YOU, Exactly(1)),))


def test_one_of_each_kind_can_be_played() -> None:
    models = [
        Model(DRAWS, TextKind.ATTACK, Edition.CLASSIC, PrintedDamage(10)),
        Model(DRAWS, TextKind.TRAINER, Edition.DP),
        Model(DRAWS, TextKind.TRAINER, Edition.BW, trainer=TrainerKind.SUPPORTER),
        Model(PowerText(Activated(Usage.ONCE, DRAWS)), TextKind.POWER, Edition.BW),
        Model(PowerText(Reaction(Event.DAMAGED_BY_ATTACK, (KnockOut(Who.ATTACKER),))), TextKind.POWER, Edition.CLASSIC),
        Model(EnergyText((EnergyType.COLORLESS, EnergyType.COLORLESS)), TextKind.ENERGY, Edition.CLASSIC),
    ]
    assert failures(models) == {}


@pytest.mark.parametrize(
    ("model", "code"),
    [
        (
            Model(
                Text((), (DamageEquals(RemainingHP(Who.DEFENDING)),)), TextKind.ATTACK, Edition.DP, PrintedDamage(10)
            ),
            "E215",
        ),
        (Model(Text((), (StayInPlay(()),)), TextKind.TRAINER, Edition.DP), "E236"),
        (Model(EnergyText(()), TextKind.ENERGY, Edition.DP), "E112"),
    ],
)
def test_what_is_wrong_on_its_card_is_told_by_its_code(model: Model, code: str) -> None:
    assert failures([model])[model].startswith(f"{code}: ")


def test_a_model_that_can_not_be_compiled_does_not_hide_others(monkeypatch: pytest.MonkeyPatch) -> None:
    bad = Model(Text((), (Draw(Player.YOU, Exactly(7)),)), TextKind.TRAINER, Edition.DP)
    good = [Model(Text((), (Draw(Player.YOU, Exactly(n)),)), TextKind.TRAINER, Edition.DP) for n in (1, 2, 3)]

    def compiler(sets: list[CardSet]) -> dict[str, str]:
        if any(getattr(card, "text", None) == bad.body for card in sets[0].cards):
            raise EmitError("no words for seven")
        return package_sources(sets)

    monkeypatch.setattr(trial, "package_sources", compiler)
    assert failures([*good, bad]) == {bad: "it can't be compiled: no words for seven"}


class Bursts(AttackEffect):
    """An attack that the engine can't do."""

    name = "Bursts"
    cost = ()

    def effect(self, c: Context) -> None:
        raise RuntimeError("burst")


def test_an_effect_that_stops_the_game_is_found() -> None:
    (module, *_) = run_package(package_sources([CardSet(SetInfo("x", "X", Edition.CLASSIC), (Striker,))])).values()
    (striker,) = module.CARDS
    broken = PokemonData("x-1", "Bursting", 0, (1,), 90, attacks=(Bursts(),))
    assert play_from_the_middle(striker, striker, Edition.CLASSIC) is None
    assert play_from_the_middle(broken, striker, Edition.CLASSIC) == "RuntimeError: burst"

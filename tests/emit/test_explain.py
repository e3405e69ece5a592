"""The steps of a text as data: what ``cardc explain`` shows."""

from __future__ import annotations

from hypothesis import given, settings

from cardc.emit.explain import Part, Placed, attack_steps, power_steps, step_of, trainer_steps
from cardc.emit.steps import REQUIREMENTS, Hook, node_at
from cardc.model.cards import Activated, Attack, OnlyIf, Power, PowerText, Static, Text, TrainerCard
from cardc.model.effects import (
    AttachThis,
    ChooseAttack,
    CopyAttack,
    DamagePlus,
    DiscardEnergy,
    DoDamage,
    Draw,
    EitherWay,
    Flip,
    If,
    Inflict,
    KnockOut,
    Lasting,
    May,
    Reaction,
    RepeatLastAttack,
    StayInPlay,
    TakeActivePlace,
)
from cardc.model.parts import AtLeast, Choice, CountersOn, Exactly, Group, IsAt, Number, Who
from cardc.model.rules import CannotPlayTrainers, CannotRetreat, LessDamage
from cardc.model.terms import (
    AttachedUntil,
    Condition,
    Duration,
    Edition,
    EnergyType,
    Event,
    Owner,
    Player,
    PowerKind,
    Seat,
    Spot,
    Usage,
)
from tests import strategies
from tests.emit.models import attack, trainer

ASLEEP = Inflict(Condition.ASLEEP, Who.DEFENDING)


def told(placed: tuple[Placed, ...]) -> list[tuple[tuple[int | str, ...], str, str]]:
    return [(each.path, each.part.value, each.hook.value) for each in placed]


def power(body: Activated | Reaction | Static) -> Power:
    return Power(PowerKind.POKEMON_POWER, "Hum", PowerText(body))


def test_the_parts_of_an_attack_stand_in_the_order_of_the_steps() -> None:
    pay = DiscardEnergy(Exactly(1), EnergyType.FIRE, Who.SELF)
    snipe = DoDamage(Number(10), Choice(1, Group(Owner.OPPONENTS, Spot.BENCH)))
    made = Attack("Nip", (), None, Text((pay,), (ASLEEP, Flip((DamagePlus(Number(10)),), ()), snipe)))
    assert told(attack_steps(made)) == [
        ((2,), "choice", "choose"),
        (("requirements", 0), "requirement", "require"),
        ((1,), "coin", "flip"),
        ((1, "heads", 0), "act", "base_damage"),
        ((2,), "act", "damage"),
        ((0,), "act", "effect"),
    ]


def test_tests_and_questions_stand_where_they_are_asked_first() -> None:
    made = attack(If(AtLeast(CountersOn(Who.SELF)), (ASLEEP, May((Draw(Player.YOU, Exactly(1)),)))))
    assert told(attack_steps(made)) == [
        ((0,), "test", "effect"),
        ((0, "then", 0), "act", "effect"),
        ((0, "then", 1), "question", "effect"),
        ((0, "then", 1, "block", 0), "act", "effect"),
    ]


def test_choosing_an_attack_is_a_choice_of_step_b() -> None:
    assert told(attack_steps(attack(ChooseAttack(Who.DEFENDING), CopyAttack(), damage=""))) == [
        ((0,), "choice", "choose"),
        ((1,), "act", "effect"),
    ]


def test_a_power_runs_in_its_own_hook() -> None:
    used = power(Activated(Usage.ONCE, Text((), (Draw(Player.YOU, Exactly(1)),))))
    set_off = power(Reaction(Event.DAMAGED_BY_ATTACK, (DoDamage(Number(10), Who.ATTACKER),)))
    standing = power(Static(LessDamage(Who.SELF, 10)))
    assert told(power_steps(used)) == [((0,), "act", "use")]
    assert told(power_steps(set_off)) == [((0,), "act", "damaged_by_attack")]
    assert told(power_steps(standing)) == [(("rules", 0), "rule", "defender_damage")]


def test_a_power_with_a_requirement_asks_it_first() -> None:
    benched = OnlyIf(IsAt(Who.SELF, Seat.BENCHED))
    made = power(Activated(Usage.ONCE, Text((benched,), (TakeActivePlace(Who.SELF),))))
    assert told(power_steps(made)) == [
        (("requirements", 0), "requirement", "usable"),
        ((0,), "act", "use"),
    ]


def test_what_an_attack_leaves_behind_runs_when_it_happens() -> None:
    bond = Reaction(Event.KNOCKED_OUT_BY_ATTACK, (KnockOut(Who.ATTACKER),))
    made = attack(Lasting(Duration.OPPONENTS_NEXT_TURN, bond), damage="")
    assert told(attack_steps(made)) == [
        ((0,), "act", "effect"),
        ((0, "rule", 0), "act", "knocked_out_by_attack"),
    ]


def test_an_attack_that_repeats_another_stands_in_two_steps() -> None:
    assert told(attack_steps(attack(RepeatLastAttack(), damage=""))) == [
        ((0,), "act", "base_damage"),
        ((0,), "act", "effect"),
    ]


def test_a_stadium_has_its_rules_as_long_as_it_stays() -> None:
    card = trainer(StayInPlay((CannotPlayTrainers(Player.OPPONENT),)))
    assert told(trainer_steps(card)) == [((0,), "act", "play"), ((0, "rules", 0), "rule", "stops_trainers")]


def test_an_attached_trainer_card_has_its_rules_in_the_damage_steps() -> None:
    rules = (LessDamage(Who.HOLDER, 20), CannotRetreat(Who.HOLDER))
    card = trainer(AttachThis(Choice(1, Group(Owner.YOURS, Spot.IN_PLAY)), AttachedUntil.END_OF_TURN, rules))
    assert told(trainer_steps(card)) == [
        ((0,), "choice", "play"),
        ((0,), "act", "play"),
        ((0, "rules", 0), "rule", "trainer_on_defender"),
        ((0, "rules", 1), "rule", "prevents_retreat"),
    ]


def test_steps_have_the_letters_of_the_books() -> None:
    # R165 to R169, R176, R181 to R185; the coin of an attack belongs to step c in bw only.
    classic = {hook: step_of(hook, Edition.CLASSIC) for hook in Hook}
    assert classic[Hook.CHOOSE] == "b"
    assert classic[Hook.REQUIRE] == "c"
    assert classic[Hook.NEEDS_FLIP_TO_ATTACK] == "d"
    assert classic[Hook.FLIP] == "f"
    assert step_of(Hook.FLIP, Edition.BW) == "c"
    assert classic[Hook.BASE_DAMAGE] == "f, damage a"
    assert classic[Hook.TRAINER_ON_ATTACKER] == "f, damage e"
    assert classic[Hook.TRAINER_ON_DEFENDER] == "f, damage f"
    assert classic[Hook.EFFECT] == "f, damage i"
    assert classic[Hook.USE] == ""


@given(strategies.attacks())
@settings(deadline=None, max_examples=100)
def test_law_every_sentence_of_an_attack_is_placed_and_steps_never_go_back(made: Attack) -> None:
    placed = attack_steps(made)
    order = list(Hook)
    assert [order.index(each.hook) for each in placed] == sorted(order.index(each.hook) for each in placed)
    for each in placed:
        if each.part is not Part.REQUIREMENT and "rule" not in each.path:
            assert node_at(made.text.effects, each.path) == each.node
    # EitherWay is no part of its own: what stands in it is placed.
    frames = {number for number, node in enumerate(made.text.effects) if not isinstance(node, EitherWay)}
    assert {each.path[0] for each in placed if each.path[0] != REQUIREMENTS} >= frames


@given(strategies.power_texts(), strategies.trainer_texts())
@settings(deadline=None, max_examples=100)
def test_law_powers_and_trainers_can_be_explained(text: PowerText, played: Text) -> None:
    assert power_steps(Power(PowerKind.ABILITY, "Hum", text)) != ()
    card = TrainerCard("Helper", trainer().imprint, trainer().kind, played)
    assert len(trainer_steps(card)) >= len(played.requirements) + len(played.effects)

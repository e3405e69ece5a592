"""Which mutants a card has, and where their changes stand."""

from __future__ import annotations

from pathlib import Path

from cardc.check import check_card
from cardc.diagnostics import Severity
from cardc.model.cards import PokemonCard, TrainerCard
from cardc.mutate.mutants import Mutant, mutants_of
from cardc.prose import load


def mutants_in(folder: Path, card: str) -> dict[str, Mutant]:
    """The mutants of a set that holds this card alone, by place and change."""
    (folder / "set.card").write_text(f'set tiny {{ name "Tiny"  edition classic }}\n\n{card}\n', encoding="utf-8")
    loaded = load([folder])
    assert loaded.diagnostics == ()
    (one,) = loaded.sets
    found = [mutant for source in one.sources for mutant in mutants_of(one.info, source)]
    assert len({mutant.key for mutant in found}) == len(found)
    return {mutant.key.removeprefix("tiny-1 "): mutant for mutant in found}


TRAINER = 'card "Bell" {{ number 1 trainer {{ {text} }} }}'


def test_every_small_change_of_a_face(tmp_path: Path) -> None:
    """The only attack can't be left out: a Pokémon without any is no valid card."""
    card = 'card "Dewling" { number 1 basic grass hp 50 weakness fire retreat 1 attack [G C] "Tap" 20 }'
    assert set(mutants_in(tmp_path, card)) == {
        "hp: HP: 50 → 40",
        "hp: HP: 50 → 60",
        "retreat: Retreat Cost: 1 → 0",
        "retreat: Retreat Cost: 1 → 2",
        "types.0: type: grass → fire",
        "weaknesses.0: Weakness left out",
        "weaknesses.0: Weakness: fire → water",
        "attacks.0.cost: cost: one grass less",
        "attacks.0.cost: cost: grass → fire",
        "attacks.0.cost: cost: grass → colorless",
        "attacks.0.cost: cost: one colorless less",
        "attacks.0.cost: cost: colorless → grass",
        "attacks.0.cost: cost: one colorless more",
        "attacks.0.damage: damage: 20 → 10",
        "attacks.0.damage: damage: 20 → 30",
    }


def test_an_evolution_card_and_what_resists(tmp_path: Path) -> None:
    """The classic edition sets what Resistance is worth, so its number is left alone."""
    card = (
        'card "Dew" { number 1 basic grass hp 50 }\n'
        'card "Dewking" { number 2 stage 1 from "Dew" grass hp 70 resistance fighting attack [G] "Tap" 10 }'
    )
    found = mutants_in(tmp_path, card)
    assert "tiny-2 stage: stage 1 → basic" in found
    assert {key for key in found if "resistances" in key} == {
        "tiny-2 resistances.0: Resistance left out",
        "tiny-2 resistances.0: Resistance: fighting → grass",
    }


def test_a_coin(tmp_path: Path) -> None:
    text = "flip { heads: draw 2 cards; tails: opponent draws 1 card }"
    assert set(mutants_in(tmp_path, TRAINER.format(text=text))) == {
        "text.effects.0: heads ↔ tails",
        "text.effects.0: heads without a coin",
        "text.effects.0: tails without a coin",
        "text.effects.0.heads.0: left out",
        "text.effects.0.heads.0.quantity.number: 2 → 1",
        "text.effects.0.heads.0.quantity.number: 2 → 3",
        "text.effects.0.heads.0.quantity: 2 → up to 3",
        "text.effects.0.heads.0.player: you → opponent",
        "text.effects.0.tails.0: left out",
        "text.effects.0.tails.0.quantity.number: 1 → 2",
        "text.effects.0.tails.0.quantity: 1 → up to 2",
        "text.effects.0.tails.0.player: opponent → you",
    }


def test_steps_are_left_out_and_moved(tmp_path: Path) -> None:
    found = mutants_in(tmp_path, TRAINER.format(text="draw 1 card; discard 1 card from hand"))
    assert {"text.effects.0: left out", "text.effects.1: left out", "text.effects.0: done after the next"} <= set(found)
    moved = found["text.effects.0: done after the next"].card
    assert isinstance(moved, TrainerCard)
    assert [type(effect).__name__ for effect in moved.text.effects] == ["DiscardFromHand", "Draw"]


def test_tests_durations_targets_and_options(tmp_path: Path) -> None:
    card = (
        'card "Dewling" { number 1 basic grass hp 50 attack [G] "Sip" 10 '
        "{ if damage got through { may { remove 1 damage counter from self } } } "
        'attack [C] "Fog" { during opponent\'s next turn: damage to self minus 20 } }'
    )
    found = set(mutants_in(tmp_path, card))
    assert {
        "attacks.0.text.effects.0: test negated",
        "attacks.0.text.effects.0: done without a test",
        "attacks.0.text.effects.0.then.0: done without asking",
        "attacks.0.text.effects.0.then.0.block.0.target: self → defender",
        "attacks.0.text.effects.0.then.0.block.0.quantity: 1 → all",
        "attacks.1.text.effects.0.duration: opponent's next turn → your next turn",
        "attacks.1.text.effects.0.rule.points: 20 → 10",
        "attacks.1.text.effects.0.rule.points: 20 → 30",
        "attacks.1.text.effects.0.rule.to: self → defender",
    } <= found


def test_requirements_filters_and_choosers(tmp_path: Path) -> None:
    text = "require { discard 2 cards from hand } search deck for 1 basic pokemon card onto bench"
    found = set(mutants_in(tmp_path, TRAINER.format(text=text)))
    assert {
        "text.requirements.0: left out",
        "text.requirements.0.quantity.number: 2 → 1",
        "text.effects.0.filter.kind: basic pokemon card → pokemon card",
        "text.effects.0.to: bench → hand",
    } - found == {"text.effects.0.filter.kind: basic pokemon card → pokemon card"}  # only Basic ones go to the Bench
    switched = mutants_in(tmp_path, TRAINER.format(text="switch opponent's active pokemon, you choose"))
    assert {"text.effects.0.chooser: you → opponent", "text.effects.0.player: opponent → you"} & set(switched)


def test_a_power_is_stopped_by_other_conditions_and_works_elsewhere(tmp_path: Path) -> None:
    card = (
        'card "Dewling" { number 1 basic grass hp 50 power "Husk" unless asleep { always { damage to self minus 10 } } '
        'attack [G] "Tap" 10 }'
    )
    assert {
        "powers.0: power Husk left out",
        "powers.0.text.stopped_by: works while asleep",
        "powers.0.text.stopped_by: stopped while confused",
        "powers.0.text.stopped_by: stopped while paralyzed",
        "powers.0.text.stopped_by: stopped while poisoned",
        "powers.0.text.body: always in play → while active",
        "powers.0.text.body: always in play → while benched",
    } <= set(mutants_in(tmp_path, card))


def test_no_conditions_for_a_power_that_works_on_the_bench(tmp_path: Path) -> None:
    """A Benched Pokémon is in no Special Condition (R213): such a change could not show."""
    card = (
        'card "Dewling" { number 1 basic grass hp 50 '
        'power "Drip" { always while benched { your active pokemon pays 1 less to retreat } } }'
    )
    assert not [key for key in mutants_in(tmp_path, card) if "stopped_by" in key]


def test_mutants_are_valid_cards(tmp_path: Path) -> None:
    card = 'card "Dewling" { number 1 basic grass hp 10 attack [G] "Tap" 10x { flip 2 coins; damage times number of heads } }'
    found = mutants_in(tmp_path, card)
    assert found
    for mutant in found.values():
        errors = [f for f in check_card(mutant.card, mutant.info.edition) if f.severity is Severity.ERROR]
        assert errors == [], mutant.key
    # 0 HP is no HP, and the number of heads needs the coins.
    assert "hp: HP: 10 → 0" not in found
    assert "attacks.0.text.effects.0: left out" not in found


def test_a_mutant_knows_its_place(tmp_path: Path) -> None:
    mutant = mutants_in(
        tmp_path, 'card "Dewling" {\n  number 1\n  basic grass hp 50\n  attack [G] "Tap" 10 { draw 1 card }\n}'
    )["attacks.0.text.effects.0.quantity.number: 1 → 2"]
    assert (mutant.span.line, mutant.span.column) == (6, 30)
    assert (mutant.id, mutant.part, mutant.change) == ("tiny-1", "Tap", "1 → 2")
    assert isinstance(mutant.card, PokemonCard)
    assert Path(mutant.file).name == "set.card"

"""Coverage tells what no scenario runs; the project's own cards leave nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardc.engine.carddata import CardData, EnergyData, PokemonData, TrainerData
from cardc.scenario.cards import CardSource, compile_cards
from cardc.scenario.collect import run_paths
from cardc.scenario.coverage import Recorder
from cardc.scenario.parse import parse, parse_file
from cardc.scenario.report import as_json, coverage, report
from cardc.scenario.run import run_scenario

SAMPLE = Path(__file__).parent / "sample"
CARDS = Path(__file__).parents[2] / "cards"


def gaps_after(text: str, source: CardSource) -> list[str]:
    scenarios, diagnostics = parse(text, "x.scenario")
    assert diagnostics == []
    recorder = Recorder()
    with recorder.watch(source.modules):
        for scenario in scenarios:
            assert run_scenario(scenario, source.names_for(SAMPLE / "x.scenario"), "x.scenario").passed
    return [str(gap) for gap in recorder.gaps() if "Flare" in gap.effect or "Far Call" in gap.effect]


def test_a_side_of_a_coin_that_no_scenario_flips_is_told() -> None:
    source = compile_cards([SAMPLE])
    board = 'given your active is "Emberfox" (2 fire energy)'
    heads = f'scenario "heads" {{ {board} when you attack with "Flare" coin heads then nobody has won }}'
    tails = f'scenario "tails" {{ {board} when you attack with "Flare" coin tails then nobody has won }}'
    call = (
        'scenario "call" { given your hand is "Far Call" and opponent\'s bench is "Pebblor" when you play "Far Call"'
        " then nobody has won }"
    )
    title = "Emberfox (sample-1), attack: Flare, 20+"
    assert gaps_after(f"{heads} {call}", source) == [
        f"{title} never false: if c.heads(0):",
        f"{title} never true: if not c.heads(0):",
        f"{title} never run: c.do_damage(10, c.user)",
    ]
    assert gaps_after(f"{tails} {call}", source) == [
        f"{title} never true: if c.heads(0):",
        f"{title} never run: damage += 10",
        f"{title} never false: if not c.heads(0):",
    ]
    assert gaps_after(f"{heads} {tails} {call}", source) == []
    assert gaps_after(f"{heads} {tails}", source) == [
        "Far Call (sample-6) never run: return c.can_switch(OPPONENT)",
        "Far Call (sample-6) never run: c.switch(OPPONENT, YOU)",
    ]


@pytest.fixture(scope="module")
def watched() -> Recorder:
    """All scenarios of the project have run, watched."""
    source = compile_cards([CARDS])
    assert source.modules
    recorder = Recorder()
    for file in sorted(CARDS.rglob("*.scenario")):
        names = source.names_for(file)
        with recorder.watch(source.modules):
            for scenario in parse_file(file)[0]:
                run_scenario(scenario, names, str(file))
    return recorder


def test_scenarios_run_every_statement_and_branch_of_the_projects_cards(watched: Recorder) -> None:
    assert [str(gap) for gap in watched.gaps()] == []
    assert all((effect.ran, effect.taken) == (effect.statements, effect.branches) for effect in watched.effects())


CAN_NOT_HAPPEN = {
    # Its cost holds the Energy that it discards, and that Energy is still there.
    "can_discard_energy": {
        *("base1-4", "base1-10", "base1-12", "base1-23", "base1-24", "base1-32", "base1-36", "base1-46", "base1-50"),
        *("base1-64", "base2-3", "base3-55"),
    },
    # It can only be used, or played, when there is a Pokémon to choose, or to find.
    "that": {
        *("base1-72", "base1-78", "base1-79", "base1-80", "base1-89", "base1-90", "base1-92", "base1-94"),
        *("base2-15", "base3-58"),
    },
    # A player without a Pokémon has lost; Blastoise is a Water Pokémon itself; Pokémon Center needs a damaged one.
    "each": {"base1-1", "base1-2", "base1-15", "base1-78", "base1-85", "base3-5", "base3-43"},
    # Both hands are empty at that point.
    "can_put_cards": {"base1-75"},
    # There is always a Prize to look at: who has none has won.
    "can_look": {"base2-55"},
    # Its cost is an Energy.
    "energy_provided": {"base2-35"},
    # A Benched Pokémon can always change places with the Active one.
    "can_take_active_place": {"base3-4"},
    # Who searches an empty deck can't play the card at all.
    "can_search_deck": {"base2-64"},
    # Who is asked for is in play.
    "is_in": {"base3-1"},
}
"""Outcomes that can't happen in the first three sets: what is asked, and of which cards."""


def test_scenarios_see_every_outcome_that_can_happen(watched: Recorder) -> None:
    unseen = [
        (outcome.code.removeprefix("c.").split("(")[0], effect.card, word)
        for effect in watched.effects()
        for outcome in effect.outcomes
        for word in outcome.unseen
        if effect.card.partition("-")[0] in ("base1", "base2", "base3")
    ]
    assert [each for each in unseen if each[1] not in CAN_NOT_HAPPEN.get(each[0], set())] == []
    listed = {(asked, card) for asked, cards in CAN_NOT_HAPPEN.items() for card in cards}
    assert listed - {(asked, card) for asked, card, _ in unseen} == set()


def test_the_committed_package_does_what_the_scenarios_say() -> None:
    """The other tests compile the card files; this one plays the modules that ``cardc build`` wrote."""
    outcome = run_paths([CARDS], package="generated")
    assert outcome.results
    assert report(outcome) == f"{len(outcome.results)} scenarios passed, 0 failed\n"


def texts_of(card: CardData) -> dict[str | None, object]:
    """The texts of a card by name, ``None`` for a card that is one text. A reprint has the very objects of the card that it repeats."""
    match card:
        case PokemonData():
            return {text.name: text for text in (*card.powers, *card.attacks)}
        case TrainerData():
            return {None: card.effect}
        case EnergyData():
            return {None: (card.name, card.provides)}
        case _:
            return {None: card}


def test_every_attack_power_and_card_has_a_scenario_that_covers_it() -> None:
    source = compile_cards([CARDS])
    covered: list[object] = []
    for file in sorted(CARDS.rglob("*.scenario")):
        names = source.names_for(file)
        for scenario in parse_file(file)[0]:
            for covers in scenario.covers:
                card = names.find(covers.card)
                assert card is not None
                text = texts_of(card).get(covers.text)
                if text is not None and text not in covered:
                    covered.append(text)
    missing = [(card.id, name) for card in source.cards for name, text in texts_of(card).items() if text not in covered]
    assert missing == []


def test_coverage_as_text_and_as_json() -> None:
    recorder = Recorder()
    outcome = run_paths([SAMPLE / "actions.scenario"], recorder=recorder)
    assert "Emberfox (sample-1), attack: Flare, 20+:\n  never false: if c.heads(0):\n" in coverage(recorder)
    not_run = as_json(outcome, recorder)["not_run"]
    assert isinstance(not_run, list)
    title = "Emberfox (sample-1), attack: Flare, 20+"
    assert {"effect": title, "what": "never false", "code": "if c.heads(0):"} in not_run
    assert coverage(Recorder()) == "every effect and branch of the cards has run\n"

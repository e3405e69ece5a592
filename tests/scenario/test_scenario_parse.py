"""What a scenario file says becomes a model; what it can't say becomes diagnostics."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardc.diagnostics import Span, render_all
from cardc.model.terms import Condition, Edition, EnergyType, Player
from cardc.scenario import model as m
from cardc.scenario.parse import parse, parse_file

ERRORS = sorted((Path(__file__).parent / "errors").glob("*.scenario"))
ANYWHERE = Span(1, 1, 1, 1)  # spans take no part in comparing
YOU, OPPONENT = Player.YOU, Player.OPPONENT


@pytest.mark.parametrize("path", ERRORS, ids=lambda path: path.stem)
def test_each_broken_file_gets_its_diagnostics(path: Path) -> None:
    _, diagnostics = parse_file(path, path.name)
    source = path.read_text(encoding="utf-8", errors="replace")
    assert render_all(diagnostics, {path.name: source}) == path.with_suffix(".txt").read_text(encoding="utf-8")


def only(text: str) -> m.Scenario:
    scenarios, diagnostics = parse(text, "x.scenario")
    assert diagnostics == []
    assert len(scenarios) == 1
    return scenarios[0]


def given(sentence: str) -> m.Setup:
    return only(f'scenario "x" {{ given {sentence} then you win }}').given[0]


def step(sentence: str) -> m.Action | m.Check:
    return only(f'scenario "x" {{ {sentence} then you win }}').steps[0]


def check(sentence: str) -> m.Action | m.Check:
    return step(f"then {sentence}")


def act(sentence: str) -> m.Act:
    action = step(f"when {sentence}")
    assert isinstance(action, m.Act)
    return action


def named(name: str) -> m.ByName:
    return m.ByName(name, ANYWHERE)


def card(name: str, number: int = 1) -> m.NamedCard:
    return m.NamedCard(name, number, ANYWHERE)


@pytest.mark.parametrize("answer", ["fire", "fire energy"])
def test_an_answer_by_type_may_say_that_it_is_energy(answer: str) -> None:
    chosen = act(f'you play "Long Letter" you choose {answer}, nothing').script.questions[0]
    assert chosen == m.Choose(YOU, m.Answer(EnergyType.FIRE, ANYWHERE), ANYWHERE)


def test_marks_say_what_a_scenario_is_for() -> None:
    scenario = only(
        'scenario "name" { covers "Flare" of "Emberfox" covers "Bill" rule R146, PP-01 rules A41 then you win }'
    )
    assert scenario.name == "name"
    assert scenario.covers == (m.Covers("Emberfox", "Flare", ANYWHERE), m.Covers("Bill", None, ANYWHERE))
    assert scenario.rules == ("R146", "PP-01", "A41")


def test_a_pokemon_has_its_features_in_any_order() -> None:
    setup = given(
        'your active is "Blazefox" (just played, 20 damage, 2 fire energy, "Twin Energy", on "Emberfox", '
        'on "Kit", asleep, poisoned for 20)'
    )
    assert setup == m.SetActive(
        YOU,
        m.Pokemon(
            "Blazefox",
            (m.BasicEnergy(EnergyType.FIRE, 2, ANYWHERE), card("Twin Energy")),
            ("Emberfox", "Kit"),
            20,
            (m.InCondition(Condition.ASLEEP), m.InCondition(Condition.POISONED, 20)),
            True,
            ANYWHERE,
        ),
        ANYWHERE,
    )


def test_a_pokemon_without_features_is_plain() -> None:
    plain = m.Pokemon("Pebblor", (), None, 0, (), False, ANYWHERE)
    assert given('opponent\'s bench is "Pebblor", "Pebblor"') == m.SetBench(OPPONENT, (plain, plain), ANYWHERE)


@pytest.mark.parametrize(
    ("sentence", "setup"),
    [
        ('your hand is "Bill", 2 "Potion"', m.SetZone(YOU, m.Zone.HAND, (card("Bill"), card("Potion", 2)), ANYWHERE)),
        ("opponent's deck is empty", m.SetZone(OPPONENT, m.Zone.DECK, (), ANYWHERE)),
        ("your discard pile has 3 cards", m.SetSize(YOU, m.Zone.DISCARD, 3, ANYWHERE)),
        ("opponent has 1 prize left", m.SetSize(OPPONENT, m.Zone.PRIZES, 1, ANYWHERE)),
        ("it is opponent's first turn", m.SetTurn(OPPONENT, True, ANYWHERE)),
        ("it is your turn", m.SetTurn(YOU, False, ANYWHERE)),
        ("edition dp", m.SetEdition(Edition.DP, ANYWHERE)),
    ],
)
def test_the_board(sentence: str, setup: m.Setup) -> None:
    assert given(sentence) == setup


@pytest.mark.parametrize(
    ("sentence", "player", "deed"),
    [
        ('you attack with "Flare"', YOU, m.Attack("Flare")),
        ('opponent attacks with "Flare"', OPPONENT, m.Attack("Flare")),
        ('opponent plays "Bill"', OPPONENT, m.Play("Bill")),
        ('you bench "Emberfox"', YOU, m.PutOnBench("Emberfox")),
        ('you evolve your active into "Blazefox"', YOU, m.Evolve(m.ByActive(YOU, ANYWHERE), "Blazefox")),
        (
            "you attach fire energy to your bench 2",
            YOU,
            m.Attach(m.BasicEnergy(EnergyType.FIRE, 1, ANYWHERE), m.ByBench(YOU, 2, ANYWHERE)),
        ),
        ("opponent retreats", OPPONENT, m.Retreat()),
        ('you use "Warmth"', YOU, m.UsePower("Warmth", None)),
        ('you use "Warmth" of "Blazefox"', YOU, m.UsePower("Warmth", named("Blazefox"))),
    ],
)
def test_deeds(sentence: str, player: Player, deed: m.Deed) -> None:
    action = act(sentence)
    assert (action.player, action.deed) == (player, deed)
    assert action.script == m.Script((), ())


def test_a_script_keeps_coins_and_answers_in_order() -> None:
    action = act(
        'you attack with "Flare" coins heads, tails you are not offered yes you choose "Pebblor", 3, fire '
        "opponent chooses nothing, no coin heads"
    )
    assert [coin.heads for coin in action.script.coins] == [True, False, True]
    assert action.script.questions == (
        m.Offered(YOU, False, (m.Answer(m.Reply.YES, ANYWHERE),), ANYWHERE),
        m.Choose(YOU, m.Answer(named("Pebblor"), ANYWHERE), ANYWHERE),
        m.Choose(YOU, m.Answer(3, ANYWHERE), ANYWHERE),
        m.Choose(YOU, m.Answer(EnergyType.FIRE, ANYWHERE), ANYWHERE),
        m.Choose(OPPONENT, m.Answer(m.Reply.NOTHING, ANYWHERE), ANYWHERE),
        m.Choose(OPPONENT, m.Answer(m.Reply.NO, ANYWHERE), ANYWHERE),
    )


def test_the_turn_ends_with_a_script_of_its_own() -> None:
    assert step("when the turn ends coins tails") == m.TurnEnds(m.Script((m.Coin(False, ANYWHERE),), ()), ANYWHERE)


@pytest.mark.parametrize(
    ("sentence", "expected"),
    [
        ('"Pebblor" has 30 damage', m.HasDamage(named("Pebblor"), 30, ANYWHERE)),
        ('your "Pebblor" has no damage', m.HasDamage(m.ByOwner(YOU, "Pebblor", ANYWHERE), 0, ANYWHERE)),
        ("opponent's active has 40 hp left", m.HasHP(m.ByActive(OPPONENT, ANYWHERE), 40, ANYWHERE)),
        (
            '"Pebblor" has 2 fire energy, "PlusPower" attached',
            m.HasAttached(named("Pebblor"), (m.BasicEnergy(EnergyType.FIRE, 2, ANYWHERE), card("PlusPower")), ANYWHERE),
        ),
        ('"Pebblor" has nothing attached', m.HasAttached(named("Pebblor"), (), ANYWHERE)),
        ('"Pebblor" has no conditions', m.HasNoCondition(named("Pebblor"), ANYWHERE)),
        (
            "your active is poisoned for 20",
            m.IsCondition(m.ByActive(YOU, ANYWHERE), True, m.InCondition(Condition.POISONED, 20), ANYWHERE),
        ),
        (
            "your active is not asleep",
            m.IsCondition(m.ByActive(YOU, ANYWHERE), False, m.InCondition(Condition.ASLEEP), ANYWHERE),
        ),
        ('your active is "Pebblor"', m.IsNamed(m.ByActive(YOU, ANYWHERE), "Pebblor", ANYWHERE)),
        ('"Blazefox" is on "Emberfox", "Kit"', m.IsOn(named("Blazefox"), ("Emberfox", "Kit"), ANYWHERE)),
        ('your bench is "Kit", "Pebblor"', m.BenchIs(YOU, ("Kit", "Pebblor"), ANYWHERE)),
        ("opponent's bench is empty", m.BenchIs(OPPONENT, (), ANYWHERE)),
        ('your hand is "Bill"', m.ZoneIs(YOU, m.Zone.HAND, (card("Bill"),), ANYWHERE)),
        ("your discard pile is empty", m.ZoneIs(YOU, m.Zone.DISCARD, (), ANYWHERE)),
        ("opponent's deck has 1 card", m.ZoneSize(OPPONENT, m.Zone.DECK, 1, ANYWHERE)),
        ('your hand has 2 "Bill"', m.ZoneHas(YOU, m.Zone.HAND, card("Bill", 2), ANYWHERE)),
        ('your hand has no "Bill"', m.ZoneLacks(YOU, m.Zone.HAND, "Bill", ANYWHERE)),
        ("opponent has 5 prizes left", m.ZoneSize(OPPONENT, m.Zone.PRIZES, 5, ANYWHERE)),
        ("you can't attack", m.Can(YOU, False, m.Attack(None), ANYWHERE)),
        ("opponent can retreat", m.Can(OPPONENT, True, m.Retreat(), ANYWHERE)),
        ("you win", m.GameIs(m.Outcome.YOU_WIN, ANYWHERE)),
        ("opponent wins", m.GameIs(m.Outcome.OPPONENT_WINS, ANYWHERE)),
        ("nobody has won", m.GameIs(m.Outcome.OPEN, ANYWHERE)),
        ("the game is a draw", m.GameIs(m.Outcome.DRAW, ANYWHERE)),
        ("it is opponent's turn", m.TurnIs(OPPONENT, ANYWHERE)),
        ("the turn is over", m.TurnIsOver(True, ANYWHERE)),
        ("the turn is not over", m.TurnIsOver(False, ANYWHERE)),
        ("attack step d happens", m.StepHappens("d", True, ANYWHERE)),
        ("attack step d is skipped", m.StepHappens("d", False, ANYWHERE)),
        (
            'damage step e goes from 40 to 50 by "PlusPower"',
            m.DamageGoes("e", 40, 50, "PlusPower", ANYWHERE),
        ),
        ("damage step c is skipped", m.DamageSkipped("c", ANYWHERE)),
    ],
)
def test_checks(sentence: str, expected: m.Check) -> None:
    assert check(sentence) == expected


def test_and_goes_on_with_the_same_kind_of_sentence() -> None:
    scenario = only('scenario "x" { then you win and opponent wins when you retreat and the turn ends then you win }')
    kinds = [type(step) for step in scenario.steps]
    assert kinds == [m.GameIs, m.GameIs, m.Act, m.TurnEnds, m.GameIs]


def test_spans_point_into_the_file() -> None:
    text = '// a comment\nscenario "a" {\n  then you win\n}\n  scenario "b" { then opponent wins }\n'
    first, second = parse(text, "x.scenario")[0]
    assert first.span == Span(2, 1, 2, 13)
    assert first.steps[0].span == Span(3, 8, 3, 15)
    assert second.span == Span(5, 3, 5, 15)
    assert second.steps[0].span == Span(5, 23, 5, 36)


def test_words_of_the_language_are_no_trap_in_names_and_comments() -> None:
    text = '// scenario "not one" {\nscenario "given } scenario" { then "when // then" is asleep }'
    scenario = only(text)
    assert scenario.name == "given } scenario"
    assert scenario.steps == (m.IsCondition(named("when // then"), True, m.InCondition(Condition.ASLEEP), ANYWHERE),)

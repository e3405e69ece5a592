"""What comes into the engine from outside: saved games, answers, bots, decks in an order. Nonsense is told, never played."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any  # JSON that a test takes apart

import pytest

from cardc.engine import const
from cardc.engine.bots import AttackBot, Bot, RandomBot
from cardc.engine.carddata import CardData, PokemonData
from cardc.engine.decisions import ACT_POWER, ASK_ACTION, Player, Question
from cardc.engine.editions import BW, CLASSIC, DP, EDITIONS
from cardc.engine.effect import PowerEffect
from cardc.engine.game import Game, IllegalAnswerError
from cardc.engine.invariants import problems
from cardc.engine.json_state import SavedGameError
from cardc.engine.replay import Replay, play_again, record, replay_from_json, replay_to_json
from cardc.engine.session import Session
from cardc.engine.setup import SetUpError, new_state
from cardc.engine.soundness import unsound
from cardc.engine.turn import EndlessGameError, advance, play
from tests.engine.cards import DECK_A, DECK_B, POOL, deck

DECKS = (DECK_A, DECK_B)
Saved = dict[str, Any]


def session_after(decisions: int, seed: int = 3) -> Session:
    session = Session(new_state(DECKS, seed, CLASSIC), CLASSIC)
    bots = (RandomBot(seed + 1), RandomBot(seed + 2))
    for _ in range(decisions):
        if session.question is None:
            break
        session.answer(bots[session.question.player].answer(session.question))
    return session


def saved_after(decisions: int, seed: int = 3) -> Saved:
    """A saved game, taken through text, as another program would read and change it."""
    return json.loads(json.dumps(session_after(decisions, seed).to_json()))  # type: ignore[no-any-return]  # JSON


# --- saved games: positions that the rules do not know ----------------------------------------------------------


def active(saved: Saved) -> dict[str, Any]:
    found = saved["state"]["sides"][0]["active"]
    assert isinstance(found, dict)
    return found


def flip_owners(saved: Saved) -> None:
    saved["state"]["owners"] = [1 - owner for owner in saved["state"]["owners"]]


def swap_decks(saved: Saved) -> None:
    first, second = saved["state"]["sides"]
    first["deck"], second["deck"] = second["deck"], first["deck"]


def bench_condition(saved: Saved) -> None:
    for side in saved["state"]["sides"]:
        for pokemon in side["bench"]:
            pokemon["conditions"] = const.ASLEEP


def energy(saved: Saved, place: int, value: object) -> None:
    rows = [
        row for side in saved["state"]["sides"] for each in (side["active"], *side["bench"]) for row in each["energy"]
    ]
    assert rows
    for row in rows:
        row[place] = value


def effect(*row: object) -> Callable[[Saved], None]:
    return lambda saved: active(saved).update(effects=[list(row)])


def result(*row: object) -> Callable[[Saved], None]:
    return lambda saved: active(saved).update(hit_results=[list(row)])


def on_active(**fields: object) -> Callable[[Saved], None]:
    return lambda saved: active(saved).update(fields)


def on_state(**fields: object) -> Callable[[Saved], None]:
    return lambda saved: saved["state"].update(fields)


def on_side(**fields: object) -> Callable[[Saved], None]:
    return lambda saved: saved["state"]["sides"][1].update(fields)


NONSENSE: dict[str, tuple[Callable[[Saved], None], str]] = {
    "15 damage": (on_active(damage=15), "15 damage"),
    "-50 damage": (on_active(damage=-50), "-50 damage"),
    "more damage than HP": (on_active(damage=990), "still in play"),
    "asleep and confused": (on_active(conditions=const.ASLEEP | const.CONFUSED), "exclude each other"),
    "an unknown condition": (on_active(conditions=64), "unknown condition"),
    "burned in classic": (on_active(conditions=const.BURNED), "edition lacks"),
    "a poison without strength": (on_active(conditions=const.POISONED, poison=0), "without strength"),
    "a poison of 5": (on_active(poison=5), "poison of 5"),
    "a condition on the Bench": (bench_condition, "on the Bench"),
    "knocked out and in play": (on_active(knocked_out=True), "no longer in play"),
    "entered in a turn to come": (on_active(entered_turn=900), "has not been"),
    "a power used in a turn to come": (on_active(power_turn=900), "has not been"),
    "flipped owners": (flip_owners, "wrong player"),
    "swapped decks": (swap_decks, "wrong player"),
    "a winner in a running game": (on_state(winner=1), "the game goes on"),
    "a way to win in a running game": (on_state(way=2), "the game goes on"),
    "over without a winner": (on_state(phase=const.PHASE_OVER), "nobody has won"),
    "turn 0": (on_state(turn=0), "turn 0"),
    "turn -3": (on_state(turn=-3), "turn -3"),
    "back to the set-up": (on_state(phase=const.PHASE_SETUP, face_down=True), "before the set-up"),
    "four Prizes each": (on_state(prizes_each=4), "4 Prizes"),
    "face down in the game": (on_state(face_down=True), "face down"),
    "other powers stop": (on_state(powers_stop=31), "powers"),
    "a negative count": (on_side(trainers=-1), "a count of -1"),
    "an effect of an unknown kind": (effect(99, 5, 0, 0, 0, "", False), "lasting effect"),
    "an attack that no card has is forbidden": (effect(const.LASTS_CANNOT_USE, 5, 3, 40, 0, "", False), "lasting effect"),
    "an unknown type": (effect(const.LASTS_TYPE, 5, 77, 0, 0, "", False), "lasting effect"),
    "immune to an unknown condition": (effect(const.LASTS_IMMUNE_TO, 5, 4096, 0, 0, "", False), "lasting effect"),
    "a reaction that no text has": (effect(const.LASTS_REACTION, 5, 0, 90, 0, "", False), "lasting effect"),
    "a huge number": (effect(const.LASTS_MORE_DAMAGE, 5, 2**70, 0, 0, "", False), "lasting effect"),
    "a result of an unknown kind": (result(50, 0, 0, 0, 0, ""), "what no attack does"),
    "a result with an unknown condition": (result(const.RESULT_CONDITION, 3, 0, 0, 0, ""), "what no attack does"),
    "a result with an unknown type": (result(const.RESULT_FEATURE, 0, 99, 0, 0, ""), "what no attack does"),
    "Energy turned to an unknown type": (lambda saved: energy(saved, 2, 50), "unknown type 50"),
    "Energy that gives an unknown type": (lambda saved: energy(saved, 1, [12]), "unknown type"),
    "Energy of a card that is not there": (lambda saved: energy(saved, 0, 400), "no card number 400"),
    "more answers than questions": (lambda saved: saved["answers"].extend([0] * 40), "answers"),
    "a coin with three sides": (lambda saved: saved["state"]["chance"].update(coins=[2]), "two sides"),
}  # fmt: skip


@pytest.mark.parametrize("name", NONSENSE)
def test_a_position_that_the_rules_do_not_know_is_refused(name: str) -> None:
    change, message = NONSENSE[name]
    saved = saved_after(60)
    Session.from_json(saved, POOL)  # as it was saved it is fine

    change(saved)

    with pytest.raises(SavedGameError, match=message):
        Session.from_json(saved, POOL)


def test_a_saved_set_up_from_which_no_game_can_begin_is_refused() -> None:
    basics = deck("30 Apery\n30 Zapkin")
    session = Session(new_state((basics, basics), 3, CLASSIC), CLASSIC)
    saved = json.loads(json.dumps(session.to_json()))
    assert saved["state"]["phase"] == const.PHASE_SETUP
    energy_card = next(card.id for card in DECK_A if card.kind == const.KIND_ENERGY)
    saved["state"]["cards"] = [energy_card] * 120
    saved["answers"] = []

    with pytest.raises(SavedGameError, match="no Basic Pokémon"):
        Session.from_json(saved, POOL)


@pytest.mark.parametrize("edition", [CLASSIC, DP, BW], ids=lambda edition: edition.name)
def test_every_position_of_real_games_is_sound(edition: Any) -> None:
    for seed in range(4):
        game = Game(new_state(DECKS, seed, edition), edition, RandomBot(seed), AttackBot(seed + 1))
        while True:
            assert unsound(game) == ""
            if game.over:
                break
            advance(game)


def test_tampered_saves_are_refused_or_played_without_a_surprise() -> None:
    """One number of a saved game becomes another one; CARDC plays on, or says why it does not."""
    chance = random.Random(5)
    saves = [saved_after(number, seed) for seed, number in enumerate((0, 20, 60, 110, 160, 400))]
    refused = 0
    for _ in range(400):
        saved = json.loads(json.dumps(chance.choice(saves)))
        tamper(saved, chance)
        try:
            session = Session.from_json(saved, POOL)
        except SavedGameError:
            refused += 1
            continue
        bots = (RandomBot(1), RandomBot(2))
        for _ in range(25):
            if session.question is None:
                break
            session.question.labels()
            session.answer(bots[session.question.player].answer(session.question))
    assert 100 < refused < 400


def tamper(saved: Saved, chance: random.Random) -> None:
    part: Any = saved
    while True:
        keys = list(part) if isinstance(part, dict) else list(range(len(part)))
        key = chance.choice(keys)
        if isinstance(part[key], dict | list) and part[key]:
            part = part[key]
            continue
        if key != "strict":  # a strict game ends where its scripted coins do
            part[key] = chance.choice([-1, 0, 1, 5, 15, 77, 1000, 2**70, None, "x", [], True])
        return


# --- set-ups that never end -----------------------------------------------------------------------------------------


def unshuffled(top: str) -> list[CardData]:
    """A deck of which the first opening hand is ``top`` (the top of a deck is its end)."""
    return [*deck("30 Fire Energy\n20 Water Energy\n3 Apery"), *deck(top)]


@pytest.mark.parametrize("edition", [CLASSIC, DP, BW], ids=lambda edition: edition.name)
@pytest.mark.parametrize("tops", [("7 Fire Energy", "7 Apery"), ("7 Apery", "7 Fire Energy"), ("7 Fire Energy",) * 2])
def test_mulligans_without_shuffles_come_to_an_end(edition: Any, tops: tuple[str, str]) -> None:
    state = new_state((unshuffled(tops[0]), unshuffled(tops[1])), 1, edition)
    state.chance.shuffles = False

    with pytest.raises(SetUpError, match="after 1000 mulligans there is still a hand without a Basic Pokémon"):
        play(Game(state, edition, RandomBot(1), RandomBot(2)))


def test_a_deck_with_one_basic_pokemon_begins_in_the_end() -> None:
    one = deck("1 Apery\n59 Fire Energy")
    for seed in range(20):
        game = Game(new_state((one, one), seed, CLASSIC), CLASSIC, RandomBot(1), RandomBot(2))
        advance(game)
        assert all(side.active is not None for side in game.state.sides)


# --- answers ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("answer", [0.0, 1.0, True, False, None, "0", [0], float("nan"), -1, 10_000])
def test_an_answer_that_is_no_number_of_an_option_is_refused(answer: object) -> None:
    session = session_after(30)
    before = json.dumps(session.to_json())

    with pytest.raises(IllegalAnswerError, match="option"):
        session.answer(answer)

    assert json.dumps(session.to_json()) == before
    session.answer(0)
    assert Session.from_json(json.loads(json.dumps(session.to_json())), POOL).question is not None


def test_options_can_not_be_changed() -> None:
    question = session_after(30).question
    assert question is not None
    assert isinstance(question.options, tuple)
    assert len(question.options) == question.count == len(question.labels())
    with pytest.raises(AttributeError):
        question.options = (1, 2)  # type: ignore[misc]  # what a bot must not do


class Careless(Bot):
    """A bot that answers with what Python takes for a number."""

    value: object = True

    def answer(self, question: Question) -> int:
        return self.value  # type: ignore[return-value]  # the fault that the test is about


@pytest.mark.parametrize("value", [True, 0.0, None])
def test_a_recorded_bot_answers_with_numbers(value: object) -> None:
    careless = Careless(1)
    careless.value = value
    game = Game(new_state(DECKS, 3, CLASSIC), CLASSIC, careless, careless)

    with pytest.raises((IllegalAnswerError, TypeError)):
        record(game, ([], []), 3)


# --- bots that never end a turn ---------------------------------------------------------------------------------------


class Preen(PowerEffect):
    """Does nothing, as often as one likes."""

    name = "Preen"
    usage = const.USAGE_UNLIMITED


class Vain(Player):
    """Uses powers as long as there are any."""

    def answer(self, question: Question) -> int:
        if question.kind == ASK_ACTION:
            for index, option in enumerate(question.options):
                if option >> 16 == ACT_POWER:
                    return index
        return 0


PEACOCK = PokemonData("t-peacock", "Peacock", const.BASIC, (const.COLORLESS,), 50, powers=(Preen(),))
VAIN_DECKS: tuple[list[CardData], list[CardData]] = ([PEACOCK] * 60, [PEACOCK] * 60)


def vain_game() -> Game:
    return Game(new_state(VAIN_DECKS, 1, CLASSIC), CLASSIC, Vain(), Vain())


@pytest.mark.parametrize(
    "run",
    [
        lambda: play(vain_game()),
        lambda: record(vain_game(), ([], []), 1),
        lambda: Session(new_state(VAIN_DECKS, 1, CLASSIC), CLASSIC).play(Vain(), Vain()),
    ],
    ids=["play", "record", "session"],
)
def test_a_bot_that_never_ends_its_turn_is_told(run: Callable[[], object]) -> None:
    with pytest.raises(EndlessGameError, match=r"turn 1 does not end: player [01] has done 1000 things in it"):
        run()


# --- replays ------------------------------------------------------------------------------------------------------------


def recorded(edition: str, seed: int) -> Replay:
    rules = EDITIONS[edition]
    game = Game(new_state(DECKS, seed, rules), rules, RandomBot(seed), AttackBot(seed + 1))
    return record(game, ([card.id for card in DECK_A], [card.id for card in DECK_B]), seed)


@pytest.mark.parametrize("edition", sorted(EDITIONS))
def test_a_changed_decision_is_noticed_wherever_it_stands(edition: str) -> None:
    saved = recorded(edition, 4)
    chance = random.Random(edition)
    for place in chance.sample(range(len(saved.decisions)), 25):
        decisions = list(saved.decisions)
        decisions[place] = decisions[place] - 1 if decisions[place] else 1
        with pytest.raises(SavedGameError):
            play_again(replace(saved, decisions=tuple(decisions)), POOL)


def test_an_order_of_decisions_that_ends_the_same_way_is_noticed() -> None:
    """Two decisions change places; winner, way and turn often stay, the digest does not."""
    saved = recorded("classic", 9)
    same_end = 0
    for place in range(0, len(saved.decisions) - 1, 3):
        first, second = saved.decisions[place : place + 2]
        if first == second:
            continue
        changed = (*saved.decisions[:place], second, first, *saved.decisions[place + 2 :])
        with pytest.raises(SavedGameError):
            play_again(replace(saved, decisions=changed), POOL)
        try:
            play_again(replace(saved, decisions=changed, digest=""), POOL)
            same_end += 1
        except SavedGameError:
            pass
    assert same_end > 0  # without a digest these would pass


@pytest.mark.parametrize("digest", ["0" * 32, "x"])
def test_another_digest_is_told(digest: str) -> None:
    saved = recorded("classic", 2)
    with pytest.raises(SavedGameError, match=r"replay.digest: the game ends the same way"):
        play_again(replace(saved, digest=digest), POOL)


@pytest.mark.parametrize("digest", [5, None, [], True])
def test_a_digest_that_is_no_text_is_told(digest: object) -> None:
    data = json.loads(json.dumps(replay_to_json(recorded("classic", 2))))
    data["digest"] = digest
    with pytest.raises(SavedGameError, match=r"replay.digest: a text"):
        replay_from_json(data)


def test_a_replay_of_an_older_version_has_no_digest_and_plays_all_the_same() -> None:
    data = json.loads(json.dumps(replay_to_json(recorded("classic", 2))))
    del data["digest"]
    old = replay_from_json(data)
    assert old.digest == ""
    assert play_again(old, POOL).over


def test_a_game_of_questions_read_from_json_gives_the_same_digest() -> None:
    saved = recorded("dp", 6)
    assert len(saved.digest) == 32
    assert replay_from_json(json.loads(json.dumps(replay_to_json(saved)))) == saved
    assert recorded("dp", 6) == saved
    assert recorded("dp", 7).digest != saved.digest


def test_invariants_and_soundness_agree_on_real_positions() -> None:
    game = session_after(80).game
    assert problems(game) == []
    assert unsound(game) == ""

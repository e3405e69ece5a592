"""``then`` → what was found instead, or nothing when it is true."""

from __future__ import annotations

from cardc.engine import const
from cardc.engine.decisions import Option
from cardc.engine.state import InPlay, State
from cardc.engine.trace import ATTACK, DAMAGE, TraceLine
from cardc.engine.view import View
from cardc.model.terms import Condition, Player
from cardc.scenario import model as m
from cardc.scenario.board import NORMAL_POISON, bit_of, number_of
from cardc.scenario.names import is_called
from cardc.scenario.table import (
    NotFoundError,
    are_cards,
    are_names,
    attached_cards,
    card_words,
    does,
    find_pokemon,
    is_card,
    player_word,
    zone_cards,
)


class Table:
    """What checks look at: the state, the trace of the last action that was an attack, and what can be done now.

    ``options`` are the legal actions of the player whose turn it is; none once the attack was made.
    """

    def __init__(self, state: State, trace: list[TraceLine], options: list[Option]) -> None:
        self.state = state
        self.trace = trace
        self.options = options


def found_instead(check: m.Check, table: Table) -> str | None:
    """What is the case instead of what ``check`` says; ``None`` when it holds."""
    state = table.state
    try:
        match check:
            case (
                m.HasDamage()
                | m.HasHP()
                | m.HasAttached()
                | m.IsCondition()
                | m.HasNoCondition()
                | m.IsNamed()
                | m.IsOn()
            ):
                return _about_pokemon(check, find_pokemon(state, check.who))
            case m.BenchIs(player=player, names=names):
                bench = state.sides[number_of(player)].bench
                holds = are_names([pokemon.data for pokemon in bench], names)
                return None if holds else f"the Bench holds {card_words(pokemon.top for pokemon in bench)}"
            case m.ZoneIs() | m.ZoneSize() | m.ZoneHas() | m.ZoneLacks() | m.TopIs():
                return _about_zone(check, state)
            case m.HasSeen() | m.SeesHand():
                return _about_sight(check, state)
            case m.Can():
                return _about_action(check, table)
            case m.GameIs(outcome=outcome):
                found = outcome_of(state)
                return None if found is outcome else found.value
            case m.TurnIs(player=player):
                return None if state.player == number_of(player) else f"it is {_whose(state)} turn"
            case m.TurnIsOver(over=over):
                return (
                    None
                    if over != (state.phase == const.PHASE_MAIN)
                    else f"the turn {'goes on' if over else 'is over'}"
                )
            case m.StepHappens() | m.DamageGoes() | m.DamageSkipped():
                return _about_trace(check, table.trace)
    except NotFoundError as error:
        return str(error)


def outcome_of(state: State) -> m.Outcome:
    """How the game stands."""
    if state.phase == const.PHASE_SUDDEN_DEATH:
        return m.Outcome.DRAW
    if state.winner == const.NO_ONE:
        return m.Outcome.OPEN
    return m.Outcome.YOU_WIN if state.winner == const.YOU else m.Outcome.OPPONENT_WINS


_PokemonCheck = m.HasDamage | m.HasHP | m.HasAttached | m.IsCondition | m.HasNoCondition | m.IsNamed | m.IsOn


def _about_pokemon(check: _PokemonCheck, pokemon: InPlay) -> str | None:
    match check:
        case m.HasDamage(points=points):
            return None if pokemon.damage == points else f"{pokemon.damage} damage"
        case m.HasHP(points=points):
            return None if pokemon.remaining_hp() == points else f"{pokemon.remaining_hp()} hp left"
        case m.HasAttached(cards=cards):
            attached = attached_cards(pokemon)
            return None if are_cards(attached, cards) else f"{card_words(attached)} attached"
        case m.IsCondition(holds=holds, condition=condition):
            return None if _is_in(pokemon, condition, holds) == holds else conditions_of(pokemon)
        case m.HasNoCondition():
            return None if not pokemon.conditions else conditions_of(pokemon)
        case m.IsNamed(name=name):
            return None if is_called(pokemon.data, name) else f'it is "{pokemon.data.name}"'
        case m.IsOn(names=names):
            below = pokemon.cards[-2::-1]
            same = len(below) == len(names) and all(map(is_called, (card.data for card in below), names))
            return None if same else f"below it: {card_words(below)}"


def _is_in(pokemon: InPlay, condition: m.InCondition, exactly: bool) -> bool:
    """Whether a Pokémon is in a condition; a poison has to have its strength only when it is asked to be there."""
    if not pokemon.has(bit_of(condition.condition)):
        return False
    if condition.condition is not Condition.POISONED or (not exactly and condition.points is None):
        return True
    return pokemon.poison == (condition.points or NORMAL_POISON)


def conditions_of(pokemon: InPlay) -> str:
    """The conditions of a Pokémon in words."""
    words = [condition.value for condition in Condition if pokemon.has(bit_of(condition))]
    if pokemon.has(bit_of(Condition.POISONED)) and pokemon.poison != NORMAL_POISON:
        words[words.index("poisoned")] = f"poisoned for {pokemon.poison}"
    return "it is " + " and ".join(words) if words else "it has no conditions"


def _about_zone(check: m.ZoneIs | m.ZoneSize | m.ZoneHas | m.ZoneLacks | m.TopIs, state: State) -> str | None:
    if isinstance(check, m.TopIs):
        return _about_top(check, state)
    cards = zone_cards(state, check.player, check.zone)
    match check:
        case m.ZoneIs(cards=wanted):
            holds = are_cards(cards, wanted)
        case m.ZoneSize(number=number):
            return None if len(cards) == number else f"{len(cards)} card{'' if len(cards) == 1 else 's'}"
        case m.ZoneHas(card=card):
            holds = sum(is_card(held.data, card) for held in cards) >= card.number
        case m.ZoneLacks(name=name):
            holds = not any(is_called(held.data, name) for held in cards)
    return None if holds else card_words(cards)


def _about_top(check: m.TopIs, state: State) -> str | None:
    wanted = [card for card in check.cards for _ in range(card.number)]
    top = zone_cards(state, check.player, m.Zone.DECK)[::-1][: len(wanted)]
    same = len(top) == len(wanted) and all(is_card(card.data, want) for card, want in zip(top, wanted, strict=True))
    return None if same else ", ".join(f'"{card.data.name}"' for card in top) or "the deck is empty"


def _about_sight(check: m.HasSeen | m.SeesHand, state: State) -> str | None:
    view = View(state, number_of(check.player))
    match check:
        case m.HasSeen(cards=cards):
            return None if are_cards(view.seen(), cards) else card_words(view.seen())
        case m.SeesHand(whose=whose, sees=sees):
            open_now = whose is check.player or view.opponents_hand() is not None
            return None if open_now == sees else f"the hand is face {'up' if open_now else 'down'}"


def _about_action(check: m.Can, table: Table) -> str | None:
    state = table.state
    if state.player != number_of(check.player):
        return f"it is {_whose(state)} turn"
    if state.phase != const.PHASE_MAIN:
        return f"{player_word(check.player)} can do nothing: the turn is over but for its end"
    allowed = any(does(state, option, check.deed) for option in table.options)
    if allowed == check.allowed:
        return None
    return "it is allowed" if allowed else "it is not allowed"


def _about_trace(check: m.StepHappens | m.DamageGoes | m.DamageSkipped, trace: list[TraceLine]) -> str | None:
    part = ATTACK if isinstance(check, m.StepHappens) else DAMAGE
    lines = [line for line in trace if line[0] == part and line[1] == check.letter]
    match check:
        case m.StepHappens(happens=happens):
            if bool(lines) == happens:
                return None
            return f"in this step: {', '.join(line[2] for line in lines)}" if lines else "nothing happens in this step"
        case m.DamageGoes(before=before, after=after, by=by):
            if any((line[3], line[4]) == (before, after) and (by is None or line[5] == by) for line in lines):
                return None
        case m.DamageSkipped():
            if all(line[3] == line[4] for line in lines):
                return None
    return "; ".join(_damage_words(line) for line in lines) or "this step is skipped"


def _damage_words(line: TraceLine) -> str:
    return f"from {line[3]} to {line[4]}" + (f' by "{line[5]}"' if line[5] else "")


def _whose(state: State) -> str:
    return "your" if state.player == number_of(Player.YOU) else "opponent's"

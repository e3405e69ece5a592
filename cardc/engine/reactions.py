"""What happens when an opponent's attack damages a Pokémon or Knocks it Out: powers, and lasting effects that wait for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardc.engine import const, lasting
from cardc.engine.carddata import TrainerData, as_pokemon
from cardc.engine.effect import Effect
from cardc.engine.standing import power_works
from cardc.engine.state import InPlay, Lasting, State

if TYPE_CHECKING:
    from cardc.engine.context import Context

POWER: Final = 64
TRAINER: Final = 128


def place(text: int, event: int) -> int:
    """Where a reaction stands on its card, as the number that a lasting effect keeps: ``text`` is the place of an attack, ``POWER``
    for a power (found by its name) or ``TRAINER``.
    """
    return text * 2 + event


def _text_of(state: State, effect: Lasting) -> Effect | None:
    """The attack, power or Trainer card that left a reaction."""
    data = state.cards[effect.a].data
    text = effect.b >> 1
    if text == TRAINER:
        return data.effect if isinstance(data, TrainerData) else None
    pokemon = as_pokemon(data)
    if pokemon is None:
        return None
    if text < POWER:
        return pokemon.attacks[text]
    for power in pokemon.powers:
        if power.name == effect.attack:
            return power
    return None


def react(c: Context, pokemon: InPlay, attacker: InPlay, event: int, damage: int = 0) -> None:
    """Do everything on ``pokemon`` that waits for ``event``, which an attack of ``attacker`` has caused; ``damage`` is what it did."""
    state = c.state
    hook = const.HOOK_DAMAGED_BY_ATTACK if event == const.EVENT_DAMAGED else const.HOOK_KNOCKED_OUT_BY_ATTACK
    data = pokemon.data
    if data.hooks & hook:
        for i in range(len(data.powers)):
            if data.power_hooks[i] & hook and power_works(state, pokemon, i):
                _do(c, data.powers[i], pokemon, attacker, event, damage)
    for effect in pokemon.effects:
        if effect.kind == const.LASTS_REACTION and effect.b & 1 == event and lasting.now(effect, state.turn):
            text = _text_of(state, effect)
            if text is not None:
                _do(c, text, pokemon, attacker, event, damage)


def _do(c: Context, text: Effect, pokemon: InPlay, attacker: InPlay, event: int, damage: int) -> None:
    game = c.game
    other = c.about(pokemon)
    other.attacker = attacker
    other.dealt = damage
    cause = game.cause
    game.cause = text.name
    if event == const.EVENT_DAMAGED:
        text.damaged_by_attack(other)
    else:
        text.knocked_out_by_attack(other)
    game.cause = cause

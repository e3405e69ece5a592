"""The table as text: how it lies in front of two players (R004, R060, R067, R186, R216, R219, R224).

A card's position shows the condition that excludes others: ``<`` turned to the left is Asleep, ``>`` to the right is
Paralyzed, ``v`` upside down is Confused, ``^`` upright is none. Markers stand behind: ``(P)`` poison, with its damage when it is
not the normal one, ``(B)`` burn; ``o`` is a damage counter.
"""

from __future__ import annotations

from cardc.engine import const
from cardc.engine.editions import Edition
from cardc.engine.state import InPlay, Side, State

_POSITIONS = ((const.ASLEEP, "<"), (const.PARALYZED, ">"), (const.CONFUSED, "v"))
_MANY = 12  # more counters than this are written as a number


def draw_board(state: State, edition: Edition, names: tuple[str, str] = ("A", "B"), seen_by: int = -1) -> list[str]:
    """The lines of the table, player 1 above player 0. ``seen_by`` sees their own hand only; -1: nobody's hand is shown."""
    title = f"turn {state.turn}, {names[state.player]} plays"
    lines = [title, *_side(state, edition, state.sides[1], names[1], seen_by)]
    if state.stadium is not None:
        lines.append(f"  Stadium: {state.stadium.data.name}")
    mine = _side(state, edition, state.sides[0], names[0], seen_by)
    return [*lines, "-" * 40, *mine]


def _side(state: State, edition: Edition, side: Side, name: str, seen_by: int) -> list[str]:
    hidden = state.face_down and seen_by != side.player
    lines = [
        f"{name}: {len(side.prizes)} Prizes, deck {len(side.deck)}, hand {len(side.hand)}"
        + (f" ({', '.join(card.data.name for card in side.hand)})" if seen_by == side.player else "")
    ]
    active = "  Active  " + ("-" if side.active is None else _pokemon(side.active, edition, hidden))
    bench = [f"  Bench {i} {_pokemon(pokemon, edition, hidden)}" for i, pokemon in enumerate(side.bench, 1)]
    pile = ", ".join(card.data.name for card in reversed(side.discard)) or "-"
    return [*lines, active, *bench, f"  discard pile (top first): {pile}"]


def _pokemon(pokemon: InPlay, edition: Edition, hidden: bool) -> str:
    if hidden:
        return "[face down]"
    parts = [position(pokemon), pokemon.data.name, f"{pokemon.remaining_hp()}/{pokemon.data.hp} HP"]
    parts += [text for text in (counters(pokemon.damage, edition), markers(pokemon, edition)) if text]
    attached = [card.card.data.name for card in pokemon.energy] + [card.card.data.name for card in pokemon.trainers]
    if attached:
        parts.append(f"[{', '.join(attached)}]")
    if len(pokemon.cards) > 1:
        parts.append(f"on {', '.join(card.data.name for card in reversed(pokemon.cards[:-1]))}")
    return " ".join(parts)


def position(pokemon: InPlay) -> str:
    """How the card lies: the sign of the condition it is turned for."""
    for condition, sign in _POSITIONS:
        if pokemon.has(condition):
            return sign
    return "^"


def counters(damage: int, edition: Edition) -> str:
    """Damage as counters, one sign each; "" for none."""
    number = damage // edition.per_counter
    return f"{number} x o" if number > _MANY else "o" * number


def markers(pokemon: InPlay, edition: Edition) -> str:
    """The markers on a card, unlike damage counters."""
    found = ""
    if pokemon.has(const.POISONED):
        found += "(P)" if pokemon.poison == edition.poison_damage else f"(P {pokemon.poison})"
    return found + ("(B)" if pokemon.has(const.BURNED) else "")

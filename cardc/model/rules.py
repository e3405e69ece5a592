"""Rules: what holds while something lasts. A rule does nothing by itself; a duration, an attached
Trainer card or a power carries it.
"""

from __future__ import annotations

from cardc.model.parts import Group, Who
from cardc.model.rows import rule, say
from cardc.model.terms import AttackRef, Condition, EnergyType, Player, Rounding
from cardc.records import dataclass

Subject = Who | Group
"""Whom a rule is about: one Pokémon, or each of a group."""


@rule(
    say("prevent all damage to {to}", at_most=None, at_least=None),
    say("prevent damage to {to} of {at_most} or less", at_least=None),
    say("prevent damage to {to} of {at_least} or more", at_most=None),
    phrase=False,
)
@dataclass(frozen=True, slots=True)
class PreventDamage:
    """Damage that attacks do to ``to`` is prevented, other effects still happen (damage step g).

    With ``at_most`` only damage of that many points or less, with ``at_least`` of that many or more (never both),
    after Weakness and Resistance.
    """

    to: Subject
    at_most: int | None = None
    at_least: int | None = None


@rule("prevent all effects to {to}")
@dataclass(frozen=True, slots=True)
class PreventEffects:
    """All effects of attacks done to ``to``, damage included, are prevented."""

    to: Subject


@rule(
    say("flip to prevent all {only_damage:EFFECTS_OR_DAMAGE} to {to}", by=Player.YOU),
    say("opponent flips to prevent all {only_damage:EFFECTS_OR_DAMAGE} to {to}", by=Player.OPPONENT),
    phrase=False,
)
@dataclass(frozen=True, slots=True)
class FlipToPrevent:
    """Whenever an attack does anything to ``to`` its owner flips a coin; on heads all effects of that attack on it,
    damage included, are prevented. With ``only_damage``: whenever it does damage, and only that. ``by`` the opponent:
    the other player flips, and tails prevents.
    """

    to: Subject
    only_damage: bool = False
    by: Player = Player.YOU


@rule("damage by {by} plus {points}")
@dataclass(frozen=True, slots=True)
class MoreDamage:
    """An attack of ``by`` that does damage to the Defending Pokémon does ``points`` more (after W/R)."""

    by: Subject
    points: int


@rule("damage to {to} plus {points}")
@dataclass(frozen=True, slots=True)
class MoreDamageTo:
    """An attack that does damage to ``to`` does ``points`` more to it (after W/R)."""

    to: Subject
    points: int


@rule(
    say("damage to {to} minus {points} [before: before weakness and resistance]", by=None),
    "damage by {by} to {to} minus {points} [before: before weakness and resistance]",
    phrase=False,
)
@dataclass(frozen=True, slots=True)
class LessDamage:
    """Damage that attacks (of ``by``, when given) do to ``to`` is reduced by ``points`` (after W/R; ``before`` them).

    With a ``by`` that is one Pokémon the effect is between two and ends when either leaves the Active place.
    """

    to: Subject
    points: int
    by: Subject | None = None
    before: bool = False


@rule("damage to {to} halved, rounded {rounding}")
@dataclass(frozen=True, slots=True)
class HalveDamage:
    """Damage that attacks do to ``to`` is halved (after W/R), brought to a multiple of 10 by ``rounding``."""

    to: Subject
    rounding: Rounding


@rule(say("{who} can't attack", whom=None), "{who} can't use attacks on {whom}", phrase=False)
@dataclass(frozen=True, slots=True)
class CannotAttack:
    """``who`` can't attack (can't attack ``whom``, when given; that ends when either leaves the Active place)."""

    who: Subject
    whom: Who | None = None


@rule("{who} can't retreat", phrase=False)
@dataclass(frozen=True, slots=True)
class CannotRetreat:
    """``who`` can't retreat."""

    who: Subject


@rule("{who:subject} can't use {attack}", phrase=False)
@dataclass(frozen=True, slots=True)
class CannotUse:
    """``who`` can't use the attack that ``attack`` points at."""

    who: Who
    attack: AttackRef


@rule("{who:subject} must flip to attack")
@dataclass(frozen=True, slots=True)
class MustFlipToAttack:
    """When ``who`` tries to attack its owner flips a coin; on tails the attack does nothing (attack step d)."""

    who: Who


@rule("energy on {who} counts as {type}")
@dataclass(frozen=True, slots=True)
class EnergyCountsAs:
    """All Energy attached to ``who`` provides ``type`` instead of its own type."""

    who: Who
    type: EnergyType


@rule("base damage of {attack} of {who} is {points}")
@dataclass(frozen=True, slots=True)
class NewBaseDamage:
    """The base damage of ``who``'s attack called ``attack`` is ``points`` instead of the printed number."""

    who: Who
    attack: str
    points: int


@rule("{who} can't be {conditions:_condition*, }")
@dataclass(frozen=True, slots=True)
class ImmuneTo:
    """``who`` can't be in ``conditions`` (canonical order)."""

    who: Subject
    conditions: tuple[Condition, ...]


@rule("{who} pays {less} less to retreat")
@dataclass(frozen=True, slots=True)
class CheaperRetreat:
    """``who`` pays ``less`` Energy less to retreat."""

    who: Subject
    less: int


@rule("{who} pays {more} more to retreat")
@dataclass(frozen=True, slots=True)
class DearerRetreat:
    """``who`` pays ``more`` Energy more to retreat."""

    who: Subject
    more: int


@rule("{who} can't receive energy")
@dataclass(frozen=True, slots=True)
class CannotReceiveEnergy:
    """No Energy card can be attached to ``who`` from a hand."""

    who: Subject


@rule("{who} can't evolve")
@dataclass(frozen=True, slots=True)
class CannotEvolve:
    """No Evolution card can be played on ``who``."""

    who: Subject


@rule(
    say("you can't play trainer cards", player=Player.YOU),
    say("opponent can't play trainer cards", player=Player.OPPONENT),
)
@dataclass(frozen=True, slots=True)
class CannotPlayTrainers:
    """``player`` can't play Trainer cards."""

    player: Player


@rule(
    say("you play with hand face up", player=Player.YOU),
    say("opponent plays with hand face up", player=Player.OPPONENT),
)
@dataclass(frozen=True, slots=True)
class HandFaceUp:
    """``player`` plays with the hand face up."""

    player: Player


@rule("ignore other powers", phrase=False)
@dataclass(frozen=True, slots=True)
class IgnorePowers:
    """All Pokémon Powers but those of this power's name are ignored."""


@rule("powers of {of} stop")
@dataclass(frozen=True, slots=True)
class PowersStop:
    """The Pokémon Powers of ``of`` stop working."""

    of: Subject


@rule("{who:subject} is a copy of {of}", phrase=False)
@dataclass(frozen=True, slots=True)
class CopyOf:
    """``who`` is treated as the same card as ``of``: type, HP, Weakness, Resistance, Retreat Cost, attacks, name; but it
    can't evolve, keeps this power, and Energy attached to it is of every type.
    """

    who: Who
    of: Who


Rule = (
    PreventDamage
    | PreventEffects
    | FlipToPrevent
    | MoreDamage
    | MoreDamageTo
    | LessDamage
    | HalveDamage
    | CannotAttack
    | CannotRetreat
    | CannotUse
    | MustFlipToAttack
    | EnergyCountsAs
    | NewBaseDamage
    | ImmuneTo
    | CheaperRetreat
    | DearerRetreat
    | CannotReceiveEnergy
    | CannotEvolve
    | CannotPlayTrainers
    | HandFaceUp
    | IgnorePowers
    | PowersStop
    | CopyOf
)

"""Base classes of generated effect classes: every hook with its default.

An effect has no state: what it needs comes from the context, what it changes goes into the game state. One
instance of each class lives as long as the process. A hook that a class does not define is never called.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr

from cardc.engine import const
from cardc.engine.groups import Where

if TYPE_CHECKING:
    from cardc.engine.context import Context
    from cardc.engine.state import InPlay


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """What all texts share: what happens in reaction to an opponent's attack.

    For a power that is not used its own reaction, done as long as the power works; for an attack, a Trainer card or a power that is
    used what a lasting reaction does (``c.react_when``) while it lasts. ``watches``: what it leaves may stop powers, so that these must
    be watched.
    """

    name: ClassVar[str] = ""
    watches: ClassVar[bool] = False

    def damaged_by_attack(self, c: Context) -> None:
        """``c.user`` was damaged by an attack of ``c.attacker``, an opponent's Pokémon; it may be Knocked Out by it."""

    def knocked_out_by_attack(self, c: Context) -> None:
        """``c.user`` is being Knocked Out by an attack of ``c.attacker``, an opponent's Pokémon."""

    def played(self, c: Context) -> None:
        """``c.user`` was put down from its owner's hand, as a Basic Pokémon or by evolving; only a power reacts to it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class AttackEffect(Effect):
    """An attack. Subclasses set the class attributes as literals and define the hooks their text needs.

    ``base`` is the printed number in damage points (0 when none is printed), ``does_damage`` tells whether a
    number or "?" is printed, or the last attack is repeated; ``copies`` marks attacks that copy another one, which no
    copying attack may choose.
    """

    cost: ClassVar[tuple[int, ...]] = ()
    base: ClassVar[int] = 0
    does_damage: ClassVar[bool] = False
    copies: ClassVar[bool] = False

    def can_use(self, c: Context) -> bool:
        """Whether the requirements can be met now (R166); the Energy cost is the engine's business."""
        return True

    def choose(self, c: Context) -> None:
        """Step b: the choices the attack needs (R165)."""

    def require(self, c: Context) -> None:
        """Step c: what must be done to use the attack (R166)."""

    def first(self, c: Context) -> None:
        """Step f, before the attack's own damage, which is done to whoever is the opponent's Active Pokémon then."""

    def flip(self, c: Context) -> None:
        """The coins the attack asks for at the start; the edition says in which step."""

    def does_nothing(self, c: Context) -> bool:
        """Whether the text says that this attack does nothing."""
        return False

    def base_damage(self, c: Context) -> int:
        """Damage step a: points, never negative (R176); ``c.base`` is the printed number or what a rule puts in its place."""
        return c.base

    def damage(self, c: Context) -> None:
        """Step f, after the attack's own damage: damage beside it."""

    def effect(self, c: Context) -> None:
        """Step f, after all damage: every other effect, in the order of the text (R169)."""

    def either_way(self, c: Context) -> None:
        """Done at the end of step f even when the attack does nothing."""


@mypyc_attr(allow_interpreted_subclasses=True)
class StandingEffect(Effect):
    """Rules that hold while something stays in play: a power, an attached Trainer card, a Stadium.

    ``who`` is the Pokémon the question is about. Without ``wide`` that is always ``c.user`` (power) or ``c.holder`` (attached
    Trainer card); a ``wide`` effect is asked about every Pokémon in play and tests ``who`` itself. ``stops_trainers`` and
    ``opens_hand`` are masks of players (``1 << YOU``) who can't play Trainer cards, who play with the hand face up. ``stops_powers`` are
    the groups whose powers stop, ``stops_own_powers``: those of its own Pokémon do.
    """

    wide: ClassVar[bool] = False
    stops_trainers: ClassVar[int] = 0
    opens_hand: ClassVar[int] = 0
    stops_powers: ClassVar[tuple[Where, ...]] = ()
    stops_own_powers: ClassVar[bool] = False

    def attacker_damage(self, c: Context, who: InPlay, damage: int) -> int:
        """Damage of an attack of ``who`` to the Defending Pokémon, after W/R; called only with ``damage`` above 0."""
        return damage

    def defender_damage(self, c: Context, who: InPlay, damage: int) -> int:
        """Damage of an attack of ``c.attacker`` to ``who``, after W/R; called only with ``damage`` above 0."""
        return damage

    def prevents_effects(self, c: Context, who: InPlay) -> bool:
        """All effects of attacks on the Pokémon, damage included, are prevented."""
        return False

    def more_damage_to(self, c: Context, who: InPlay) -> int:
        """How many points more an attack does that does damage to the Pokémon, after W/R."""
        return 0

    def defender_damage_before(self, c: Context, who: InPlay, damage: int) -> int:
        """Damage of an attack of ``c.attacker`` to ``who``, before W/R; called only with ``damage`` above 0."""
        return damage

    def flips_to_prevent(self, c: Context, who: InPlay) -> int:
        """The coins that prevent what an attack does to the Pokémon, once an attack: a mask of ``COIN_OF_OWNER`` (its owner flips, heads
        prevents), ``COIN_OF_OTHER`` (the other player flips, tails prevents), ``DAMAGE_COIN_OF_…`` (only damage is prevented).
        """
        return 0

    def prevents_attack(self, c: Context, who: InPlay) -> bool:
        """The Pokémon can't attack."""
        return False

    def prevents_retreat(self, c: Context, who: InPlay) -> bool:
        """The Pokémon can't retreat."""
        return False

    def prevents_evolving(self, c: Context, who: InPlay) -> bool:
        """No Evolution card can be played on the Pokémon."""
        return False

    def needs_flip_to_attack(self, c: Context, who: InPlay) -> bool:
        """The owner flips a coin when the Pokémon tries to attack; on tails the attack does nothing (R167)."""
        return False

    def energy_counts_as(self, c: Context, who: InPlay) -> int:
        """The Energy type number that all Energy on the Pokémon provides instead of its own; -1: no change."""
        return const.ANY_TYPE

    def new_base_damage(self, c: Context, who: InPlay, attack: str) -> int:
        """The base damage of the Pokémon's attack of that name; -1: the printed one."""
        return -1

    def immune_to(self, c: Context, who: InPlay) -> int:
        """The mask of conditions that the Pokémon can't be in."""
        return 0

    def cheaper_retreat(self, c: Context, who: InPlay) -> int:
        """How much Energy less the Pokémon pays to retreat."""
        return 0

    def dearer_retreat(self, c: Context, who: InPlay) -> int:
        """How much Energy more the Pokémon pays to retreat."""
        return 0

    def prevents_energy(self, c: Context, who: InPlay) -> bool:
        """No Energy card can be attached to the Pokémon from a hand."""
        return False

    def between_turns(self, c: Context) -> None:
        """Done between turns, after the conditions of the Active Pokémon are settled (R209)."""


def speaks_of_others(effect: StandingEffect) -> bool:
    """Whether an effect says something about more than its own Pokémon."""
    stops = effect.stops_own_powers or len(effect.stops_powers) > 0 or effect.watches
    return stops or effect.wide or effect.stops_trainers > 0 or effect.opens_hand > 0


@mypyc_attr(allow_interpreted_subclasses=True)
class PowerEffect(StandingEffect):
    """A Pokémon Power. ``stopped_by`` is the mask of conditions that switch it off (R158), ``seat`` where its Pokémon must stand
    for its rules to hold.

    ``ignores_powers``: all powers but those of its name are ignored. ``copies_defending``: its Pokémon is treated as the same card
    as the opponent's Active Pokémon (``standing.py``).
    """

    stopped_by: ClassVar[int] = 0
    usage: ClassVar[int] = const.USAGE_NONE
    seat: ClassVar[int] = const.ANYWHERE
    ignores_powers: ClassVar[bool] = False
    copies_defending: ClassVar[bool] = False

    def usable(self, c: Context) -> bool:
        """Whether requirements are met and a use would change something; the engine looks at ``stopped_by`` and ``usage``."""
        return True

    def use(self, c: Context) -> None:
        """One use by its player, in their own turn before the attack (R153)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class TrainerEffect(StandingEffect):
    """A Trainer card. The two damage hooks work while it is attached to ``c.holder``.

    ``needs_damage``: its damage hooks are called only when there is damage to change (A27).
    """

    needs_damage: ClassVar[bool] = True

    def can_play(self, c: Context) -> bool:
        """Whether the requirements can be met and playing would do something."""
        return True

    def require(self, c: Context) -> None:
        """What must be done to play it, before its effect."""

    def play(self, c: Context) -> None:
        """What the card says (R131)."""

    def trainer_on_attacker(self, c: Context, damage: int) -> int:
        """Damage step e, attached to the attacking Pokémon; called only with ``damage`` above 0 (R181)."""
        return damage

    def trainer_on_defender(self, c: Context, damage: int) -> int:
        """Damage step f, attached to the Pokémon that is damaged; called only with ``damage`` above 0 (R182)."""
        return damage


def attack_hooks(effect: AttackEffect) -> int:
    """The mask of hooks that the class of ``effect`` defines."""
    kind = type(effect)
    base = AttackEffect
    mask = 0
    if kind.can_use is not base.can_use:
        mask |= const.HOOK_CAN_USE
    if kind.choose is not base.choose:
        mask |= const.HOOK_CHOOSE
    if kind.require is not base.require:
        mask |= const.HOOK_REQUIRE
    if kind.first is not base.first:
        mask |= const.HOOK_FIRST
    if kind.flip is not base.flip:
        mask |= const.HOOK_FLIP
    if kind.does_nothing is not base.does_nothing:
        mask |= const.HOOK_DOES_NOTHING
    if kind.base_damage is not base.base_damage:
        mask |= const.HOOK_BASE_DAMAGE
    if kind.damage is not base.damage:
        mask |= const.HOOK_DAMAGE
    if kind.effect is not base.effect:
        mask |= const.HOOK_EFFECT
    if kind.either_way is not base.either_way:
        mask |= const.HOOK_EITHER_WAY
    return mask


def _standing_hooks(effect: StandingEffect) -> int:
    kind = type(effect)
    base = StandingEffect
    mask = 0
    if kind.damaged_by_attack is not base.damaged_by_attack:
        mask |= const.HOOK_DAMAGED_BY_ATTACK
    if kind.knocked_out_by_attack is not base.knocked_out_by_attack:
        mask |= const.HOOK_KNOCKED_OUT_BY_ATTACK
    if kind.attacker_damage is not base.attacker_damage:
        mask |= const.HOOK_ATTACKER_DAMAGE
    if kind.defender_damage is not base.defender_damage:
        mask |= const.HOOK_DEFENDER_DAMAGE
    if kind.prevents_effects is not base.prevents_effects:
        mask |= const.HOOK_PREVENTS_EFFECTS
    if kind.flips_to_prevent is not base.flips_to_prevent:
        mask |= const.HOOK_FLIPS_TO_PREVENT
    if kind.prevents_attack is not base.prevents_attack:
        mask |= const.HOOK_PREVENTS_ATTACK
    if kind.prevents_retreat is not base.prevents_retreat:
        mask |= const.HOOK_PREVENTS_RETREAT
    if kind.prevents_evolving is not base.prevents_evolving:
        mask |= const.HOOK_PREVENTS_EVOLVING
    if kind.needs_flip_to_attack is not base.needs_flip_to_attack:
        mask |= const.HOOK_NEEDS_FLIP_TO_ATTACK
    if kind.energy_counts_as is not base.energy_counts_as:
        mask |= const.HOOK_ENERGY_COUNTS_AS
    return mask | _more_standing_hooks(effect)


def _more_standing_hooks(effect: StandingEffect) -> int:
    kind = type(effect)
    base = StandingEffect
    mask = 0
    if kind.new_base_damage is not base.new_base_damage:
        mask |= const.HOOK_NEW_BASE_DAMAGE
    if kind.immune_to is not base.immune_to:
        mask |= const.HOOK_IMMUNE_TO
    if kind.cheaper_retreat is not base.cheaper_retreat:
        mask |= const.HOOK_CHEAPER_RETREAT
    if kind.between_turns is not base.between_turns:
        mask |= const.HOOK_BETWEEN_TURNS
    if kind.more_damage_to is not base.more_damage_to:
        mask |= const.HOOK_MORE_DAMAGE_TO
    if kind.defender_damage_before is not base.defender_damage_before:
        mask |= const.HOOK_DEFENDER_DAMAGE_BEFORE
    if kind.dearer_retreat is not base.dearer_retreat:
        mask |= const.HOOK_DEARER_RETREAT
    if kind.prevents_energy is not base.prevents_energy:
        mask |= const.HOOK_PREVENTS_ENERGY
    return mask


def power_hooks(effect: PowerEffect) -> int:
    """The mask of hooks that the class of ``effect`` defines; reactions of a power that is used are those it leaves behind."""
    mask = _standing_hooks(effect)
    if effect.usage != const.USAGE_NONE:
        mask &= ~(const.HOOK_DAMAGED_BY_ATTACK | const.HOOK_KNOCKED_OUT_BY_ATTACK)
    elif type(effect).played is not PowerEffect.played:
        mask |= const.HOOK_PLAYED
    if type(effect).usable is not PowerEffect.usable:
        mask |= const.HOOK_USABLE
    return mask


def trainer_hooks(effect: TrainerEffect) -> int:
    """The mask of hooks that the class of ``effect`` defines; its reactions are those of lasting effects, not its own."""
    kind = type(effect)
    base = TrainerEffect
    mask = _standing_hooks(effect) & ~(const.HOOK_DAMAGED_BY_ATTACK | const.HOOK_KNOCKED_OUT_BY_ATTACK)
    if kind.can_play is not base.can_play:
        mask |= const.HOOK_CAN_USE
    if kind.require is not base.require:
        mask |= const.HOOK_REQUIRE
    if kind.trainer_on_attacker is not base.trainer_on_attacker:
        mask |= const.HOOK_TRAINER_ON_ATTACKER
    if kind.trainer_on_defender is not base.trainer_on_defender:
        mask |= const.HOOK_TRAINER_ON_DEFENDER
    return mask

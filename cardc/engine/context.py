"""The context: all that generated code sees of the game, and the vocabulary it speaks in."""

from __future__ import annotations

from cardc.engine.state import InPlay


class Context:
    """One use of an attack, a power or a Trainer card.

    ``user`` is the Pokémon whose text is being done, ``defending`` the Defending Pokémon of an attack, ``attacker`` the
    attacking Pokémon in a reactive power, ``holder`` the Pokémon a Trainer card is attached to; each is ``None`` where
    it has no meaning. Every method does as much as it can (R233): ``None`` for a Pokémon, an empty group and a
    Pokémon that has left play are no errors.
    """

    __slots__ = ("attacker", "defending", "holder", "user")

    def __init__(self) -> None:
        self.user: InPlay | None = None
        self.defending: InPlay | None = None
        self.attacker: InPlay | None = None
        self.holder: InPlay | None = None

    # --- coins ---------------------------------------------------------------------------------

    def flip(self, slot: int) -> bool:
        """Flip one coin and keep it in ``slot``; True is heads."""
        raise NotImplementedError

    def heads(self, slot: int) -> bool:
        """The coin of ``slot``; False when it was not flipped."""
        raise NotImplementedError

    def flip_coins(self, slot: int, number: int) -> None:
        """Flip ``number`` coins, with ``UNTIL_TAILS`` until one is tails."""
        raise NotImplementedError

    def heads_count(self, slot: int) -> int:
        raise NotImplementedError

    def tails_count(self, slot: int) -> int:
        raise NotImplementedError

    # --- choices -------------------------------------------------------------------------------

    def choose(self, slot: int, owner: int, spot: int, type: int, number: int, chooser: int) -> None:
        """Choose ``number`` Pokémon of a group, as many as there are; asks only when there is a choice."""
        raise NotImplementedError

    def chosen(self, slot: int) -> list[InPlay]:
        raise NotImplementedError

    def that(self, slot: int) -> InPlay | None:
        """The single Pokémon chosen in ``slot``."""
        raise NotImplementedError

    def each(self, owner: int, spot: int, type: int) -> list[InPlay]:
        """The Pokémon of a group: yours first, Active before Bench."""
        raise NotImplementedError

    def choose_damaged(self, slot: int, owner: int, spot: int, type: int, number: int, chooser: int) -> None:
        """Like :meth:`choose`, among Pokémon with damage counters."""
        raise NotImplementedError

    def choose_with_energy(
        self, slot: int, owner: int, spot: int, type: int, energy: int, number: int, chooser: int
    ) -> None:
        """Like :meth:`choose`, among Pokémon with an Energy card that provides ``energy``."""
        raise NotImplementedError

    def may(self, slot: int) -> bool:
        """Ask yes or no, once for each slot."""
        raise NotImplementedError

    def note(self, slot: int, holds: bool) -> bool:
        """Keep the result of a test in ``slot`` and return it."""
        raise NotImplementedError

    def noted(self, slot: int) -> bool:
        raise NotImplementedError

    def choose_attack(self, slot: int, who: InPlay | None) -> None:
        raise NotImplementedError

    def copy_attack(self, slot: int) -> None:
        """Do what the attack chosen in ``slot`` does, with the same user, without cost and requirements."""
        raise NotImplementedError

    # --- counting and testing --------------------------------------------------------------------

    def count(self, owner: int, spot: int, type: int) -> int:
        raise NotImplementedError

    def counters(self, who: InPlay | None) -> int:
        """Damage counters on a Pokémon."""
        raise NotImplementedError

    def energy_cards(self, who: InPlay | None, type: int) -> int:
        """Energy cards attached to a Pokémon, with a type those that provide it now."""
        raise NotImplementedError

    def unused_energy(self, type: int, cap: int) -> int:
        """Energy of a type on the attacking Pokémon beyond what pays this attack; at most ``cap`` (-1: no limit)."""
        raise NotImplementedError

    def half_remaining_hp(self, who: InPlay | None, round_up: bool) -> int:
        """Half of the HP left, in points, rounded to a multiple of 10."""
        raise NotImplementedError

    def damage_got_through(self) -> bool:
        """Whether the attack's own damage was not wholly prevented."""
        raise NotImplementedError

    def has_condition(self, who: InPlay | None, condition: int) -> bool:
        raise NotImplementedError

    def is_damaged(self, who: InPlay | None) -> bool:
        raise NotImplementedError

    def has_bench(self, player: int) -> bool:
        raise NotImplementedError

    # --- damage, counters, conditions --------------------------------------------------------------

    def do_damage(self, points: int, who: InPlay | None) -> None:
        """Damage beside the attack's own: no Weakness or Resistance (R191)."""
        raise NotImplementedError

    def inflict(self, condition: int, who: InPlay | None) -> None:
        raise NotImplementedError

    def poison(self, who: InPlay | None, points: int) -> None:
        raise NotImplementedError

    def remove_counters(self, number: int, up_to: bool, who: InPlay | None) -> None:
        raise NotImplementedError

    def move_counters(
        self,
        number: int,
        owner: int,
        spot: int,
        type: int,
        to_owner: int,
        to_spot: int,
        to_type: int,
        may_knock_out: bool,
    ) -> None:
        raise NotImplementedError

    def can_move_counters(
        self,
        number: int,
        owner: int,
        spot: int,
        type: int,
        to_owner: int,
        to_spot: int,
        to_type: int,
        may_knock_out: bool,
    ) -> bool:
        raise NotImplementedError

    def can_remove_counters(self, owner: int, spot: int, type: int) -> bool:
        raise NotImplementedError

    def knock_out(self, who: InPlay | None) -> None:
        raise NotImplementedError

    # --- Energy --------------------------------------------------------------------------------------

    def discard_energy(self, number: int, up_to: bool, type: int, who: InPlay | None) -> None:
        raise NotImplementedError

    def can_discard_energy(self, number: int, type: int, who: InPlay | None) -> bool:
        raise NotImplementedError

    def can_discard_energy_from(self, type: int, owner: int, spot: int, ptype: int) -> bool:
        """Whether some Pokémon of the group has an Energy card of ``type`` attached."""
        raise NotImplementedError

    def attach_energy(self, number: int, type: int, owner: int, spot: int, ptype: int) -> None:
        raise NotImplementedError

    def can_attach_energy(self, type: int, owner: int, spot: int, ptype: int) -> bool:
        raise NotImplementedError

    def move_energy(
        self, number: int, type: int, owner: int, spot: int, ptype: int, to_owner: int, to_spot: int, to_ptype: int
    ) -> None:
        raise NotImplementedError

    def can_move_energy(
        self, number: int, type: int, owner: int, spot: int, ptype: int, to_owner: int, to_spot: int, to_ptype: int
    ) -> bool:
        raise NotImplementedError

    def become_energy(self, number: int, owner: int, spot: int, type: int) -> None:
        raise NotImplementedError

    def can_become_energy(self, owner: int, spot: int, type: int) -> bool:
        raise NotImplementedError

    # --- cards -----------------------------------------------------------------------------------------

    def draw(self, player: int, number: int) -> None:
        raise NotImplementedError

    def can_draw(self, player: int) -> bool:
        raise NotImplementedError

    def discard_from_hand(self, player: int, number: int, up_to: bool) -> None:
        raise NotImplementedError

    def can_discard_from_hand(self, number: int) -> bool:
        """Whether you have so many cards in hand besides the card being played."""
        raise NotImplementedError

    def can_empty_hand(self, player: int) -> bool:
        """Whether the player has a card in hand besides the card being played."""
        raise NotImplementedError

    def search_deck(self, number: int, up_to: bool, card_class: int, type: int) -> None:
        raise NotImplementedError

    def can_search_deck(self) -> bool:
        raise NotImplementedError

    # --- places --------------------------------------------------------------------------------------------

    def switch(self, player: int, chooser: int) -> None:
        raise NotImplementedError

    def can_switch(self, player: int) -> bool:
        raise NotImplementedError

    def evolve_skipping_stage(self) -> None:
        raise NotImplementedError

    def can_evolve_skipping_stage(self) -> bool:
        raise NotImplementedError

    def can_choose(self, owner: int, spot: int, type: int) -> bool:
        """Whether the group holds any Pokémon."""
        raise NotImplementedError

    # --- lasting effects -------------------------------------------------------------------------------------

    def prevent_damage(self, who: InPlay | None, duration: int, at_most: int) -> None:
        raise NotImplementedError

    def prevent_effects(self, who: InPlay | None, duration: int) -> None:
        raise NotImplementedError

    def more_damage(self, who: InPlay | None, duration: int, points: int) -> None:
        raise NotImplementedError

    def less_damage(self, who: InPlay | None, duration: int, points: int) -> None:
        raise NotImplementedError

    def cannot_attack(self, who: InPlay | None, duration: int) -> None:
        raise NotImplementedError

    def cannot_retreat(self, who: InPlay | None, duration: int) -> None:
        raise NotImplementedError

    def cannot_use_this(self, who: InPlay | None, duration: int) -> None:
        raise NotImplementedError

    def cannot_use_chosen(self, who: InPlay | None, duration: int, slot: int) -> None:
        raise NotImplementedError

    def must_flip_to_attack(self, who: InPlay | None, duration: int) -> None:
        raise NotImplementedError

    def energy_counts_as(self, who: InPlay | None, duration: int, type: int) -> None:
        """Turn all Energy attached to ``who`` now into Energy of ``type``."""
        raise NotImplementedError

    def can_energy_count_as(self, who: InPlay | None, type: int) -> bool:
        """Whether some Energy attached to ``who`` provides another type than ``type`` now."""
        raise NotImplementedError

    def attach_this(self, slot: int, until: int) -> None:
        """Attach this Trainer card to the Pokémon chosen in ``slot``."""
        raise NotImplementedError

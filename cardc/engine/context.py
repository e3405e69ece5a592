"""The context: all that generated code sees of the game, and the vocabulary it speaks in.

The methods are thin: what they do stands in the module of its topic.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from cardc.engine import (
    attachments,
    card_moves,
    conditions,
    const,
    counters,
    damage,
    energy,
    evolving,
    features,
    history,
    hooks,
    knockout,
    lasting,
    looking,
    performing,
    places,
    reactions,
    selecting,
    zones,
)
from cardc.engine.carddata import cost_needs
from cardc.engine.decisions import ASK_CONDITION, ASK_NUMBER
from cardc.engine.groups import Cards, Where
from cardc.engine.standing import renew
from cardc.engine.state import AttachedEnergy, InPlay, Lasting, Standing
from cardc.engine.use import Use


@mypyc_attr(acyclic=True, free_list_len=1)
class Context(Use):
    """All that generated code says: who and which, counts, tests, acts, lasting effects. Every method does as much as it can
    (R233): ``None`` for a Pokémon, an empty group and a Pokémon that has left play are no errors.
    """

    def about(self, pokemon: InPlay) -> Context:
        """A fresh context for a power or attached Trainer card of ``pokemon``."""
        other = Context(self.game, pokemon.owner)
        other.user = pokemon
        other.holder = pokemon
        return other

    def voice(self, standing: Standing) -> Context:
        """A fresh context for an effect in play that is asked about a Pokémon."""
        other = Context(self.game, standing.owner)
        other.user = standing.source
        other.holder = standing.source
        return other

    # --- coins -------------------------------------------------------------------------------------------

    def flip_each(self, slot: int, where: Where) -> None:
        """Flip a coin for each Pokémon of a group, one after the other."""
        self.flip_for(slot, selecting.group(self, where))

    # --- choices -----------------------------------------------------------------------------------------

    def choose(self, slot: int, where: Where, number: int, chooser: int) -> None:
        """Choose ``number`` Pokémon of a group, as many as there are; asks only when there is a choice."""
        self._keep(slot, selecting.pick(self, selecting.group(self, where), number, self.who(chooser)))

    def each(self, where: Where) -> list[InPlay]:
        """The Pokémon of a group: yours first, Active before Bench."""
        return selecting.group(self, where)

    def choose_attack(self, slot: int, who: InPlay | None) -> None:
        """Choose one attack of a Pokémon; an attack that copies may not choose one that copies."""
        if who is not None and who.in_play:
            self.keep_attack(slot, performing.pick_attack(self, who))

    def copy_attack(self, slot: int) -> None:
        """Do what the attack chosen in ``slot`` does, with the same user, without cost and requirements."""
        performing.copy_attack(self, Context(self.game, self.player), self.chosen_attack(slot))

    # --- counting and testing --------------------------------------------------------------------------------

    def count(self, where: Where) -> int:
        """How many Pokémon a group holds."""
        return len(selecting.group(self, where))

    def is_in(self, who: InPlay | None, where: Where) -> bool:
        """Whether a Pokémon is in a group."""
        return who is not None and who.in_play and selecting.belongs(self, who, where)

    def energy_cards(self, who: InPlay | None, type: int) -> int:
        """Energy cards attached to a Pokémon, with a type those that provide it now."""
        return 0 if who is None else len(attachments.attached(self, who, type))

    def energy_on(self, who: InPlay, type: int) -> list[AttachedEnergy]:
        """The Energy cards attached to a Pokémon that provide ``type`` now."""
        return attachments.attached(self, who, type)

    def energy_provided(self, who: InPlay | None, type: int) -> int:
        """The Energy that the cards attached to a Pokémon provide, with a type only of that type (R102)."""
        return 0 if who is None else attachments.provided(self, who, type)

    def unused_energy(self, type: int, cap: int) -> int:
        """Energy of a type on the attacking Pokémon beyond what pays the announced attack; at most ``cap`` (-1: any)."""
        user = self.user
        attack = self.attack
        if user is None or attack is None:
            return 0
        hooks.renew_energy(self, user)
        left = energy.unused(user, cost_needs(attack.cost), len(attack.cost), type)
        return left if cap < 0 or left < cap else cap

    def is_knocked_out(self, who: InPlay | None) -> bool:
        """Whether a Pokémon is Knocked Out by what has been done so far."""
        return who is not None and (who.knocked_out or knockout.is_beaten(self.game.edition, who))

    def protected(self, who: InPlay) -> bool:
        """Whether all effects of this attack on a Pokémon are prevented without a coin."""
        return self.attacks and who is not self.user and hooks.prevents_effects(self, who)

    def shielded(self, who: InPlay) -> bool:
        """Whether all effects of this attack on a Pokémon are prevented, by a coin of its owner too: one coin an attack."""
        if not self.attacks or who is self.user:
            return False
        if hooks.prevents_effects(self, who):
            return True
        if not who.effects and not who.hooks & const.HOOK_FLIPS_TO_PREVENT:
            return False
        return self._shield(who.uid, who, const.COIN_OF_OWNER, const.COIN_OF_OTHER)

    def damage_shielded(self, who: InPlay) -> bool:
        """Whether a coin prevents the damage of this attack to a Pokémon, and only that: one coin an attack."""
        if not self.attacks or who is self.user:
            return False
        if not who.effects and not who.hooks & const.HOOK_FLIPS_TO_PREVENT:
            return False
        return self._shield(-1 - who.uid, who, const.DAMAGE_COIN_OF_OWNER, const.DAMAGE_COIN_OF_OTHER)

    def _shield(self, key: int, who: InPlay, of_owner: int, of_other: int) -> bool:
        """The result of such coins, which are flipped once."""
        if self.shields is None:
            self.shields = {}
        if key not in self.shields:
            self.shields[key] = hooks.flip_to_prevent(self, who, of_owner, of_other)
        return self.shields[key]

    def reach(self, who: InPlay | None) -> InPlay | None:
        """The Pokémon when something may be done to it: it is in play and not shielded from this attack."""
        return who if who is not None and who.in_play and not self.shielded(who) else None

    # --- damage, counters, conditions --------------------------------------------------------------------------

    def do_damage(self, points: int, who: InPlay | None) -> None:
        """Damage beside the attack's own: no Weakness or Resistance (R191)."""
        if who is None or not who.in_play or points <= 0:
            return
        if self.attacks:
            damage.beside(self, points, who, False)
        else:
            damage.put(self.game, who, points, self.game.cause)

    def do_applied_damage(self, points: int, who: InPlay | None) -> None:
        """Damage beside the attack's own, with Weakness and Resistance when it is done to an Active Pokémon."""
        if who is None or not who.in_play or points <= 0:
            return
        if self.attacks:
            damage.beside(self, points, who, True)
        else:
            damage.put(self.game, who, damage.applied(self, who, points), self.game.cause)

    def inflict(self, condition: int, who: InPlay | None) -> None:
        """Put a Pokémon into a condition (not Poisoned)."""
        target = self.reach(who)
        if target is not None and conditions.inflict(self, target, condition):
            history.record(self, target, const.RESULT_CONDITION, condition)

    def inflict_chosen(self, mask: int, who: InPlay | None) -> None:
        """Put a Pokémon into one of the conditions of a mask, as the controller likes; poison is the normal one."""
        if who is None or not who.in_play:
            return
        options = conditions.known(self.game, mask)
        if options:
            chosen = self.game.ask(self.player, ASK_CONDITION, options)
            if chosen == const.POISONED:
                self.poison(who, conditions.NORMAL_POISON)
            else:
                self.inflict(chosen, who)

    def poison(self, who: InPlay | None, points: int) -> None:
        """Poison a Pokémon so that it takes ``points`` after each turn."""
        target = self.reach(who)
        if target is not None and conditions.poison(self, target, points):
            history.record(self, target, const.RESULT_POISON, points)

    def recover(self, who: InPlay | None) -> None:
        """A Pokémon is no longer in any condition."""
        self.recover_from(const.ANY_CONDITION, who)

    def recover_from(self, mask: int, who: InPlay | None) -> None:
        """A Pokémon is no longer in the conditions of a mask."""
        target = self.reach(who)
        if target is not None and target.conditions & mask:
            for condition in const.CONDITIONS:
                if target.conditions & mask & condition:
                    conditions.recover(self.game, target, condition)
            history.record(self, target, const.RESULT_RECOVERY, mask)

    def last_damage(self) -> int:
        """The damage that the opponent's attack did to the user in the last turn, in points."""
        return history.last_damage(self)

    def repeat_last_attack(self) -> None:
        """Do all else that attack did to the user to the Defending Pokémon."""
        history.repeat(self)

    def remove_counters(self, least: int, most: int, who: InPlay | None) -> None:
        """Remove between ``least`` and ``most`` damage counters (``ALL``: every one)."""
        target = self.reach(who)
        if target is not None:
            removed = counters.remove(self, least, most, target)
            if removed:
                history.record(self, target, const.RESULT_COUNTERS, -removed)

    def heal(self, points: int, who: InPlay | None) -> None:
        """Remove damage counters worth ``points``, as many as there are."""
        self.remove_counters(points // 10, points // 10, who)

    def put_counters(self, points: int, who: InPlay | None) -> None:
        """Put damage counters for ``points`` on a Pokémon; this is no damage."""
        target = self.reach(who)
        if target is not None and points > 0:
            counters.put(self, points, target)
            history.record(self, target, const.RESULT_COUNTERS, points)

    def move_counters(self, number: int, sources: list[InPlay], targets: list[InPlay], may_knock_out: bool) -> None:
        """Move damage counters from one Pokémon of the first group to another of the second."""
        giving = [who for who in sources if not self.protected(who)]
        taking = [who for who in targets if not self.protected(who)]
        counters.move(self, number, giving, taking, may_knock_out)

    def can_move_counters(self, number: int, sources: list[InPlay], targets: list[InPlay], may_knock_out: bool) -> bool:
        """Whether :meth:`move_counters` could move any."""
        return len(counters.givers(sources, targets, number, may_knock_out)) > 0

    def knock_out(self, who: InPlay | None) -> None:
        """Knock Out a Pokémon: at the end of an attack (R169), else at once (R196)."""
        target = self.reach(who)
        if target is None:
            return
        if self.attacks or self.attacker is not None:
            target.knocked_out = True
            history.record(self, target, const.RESULT_KNOCK_OUT)
        else:
            knockout.knock_out_now(self.game, target)

    # --- Energy --------------------------------------------------------------------------------------------------

    def discard_energy(self, least: int, most: int, type: int, who: InPlay | None) -> None:
        """Discard Energy cards attached to a Pokémon, with a type those that provide it now."""
        self._discarded = 0
        target = self.reach(who)
        if target is not None:
            gone = attachments.discard(self, least, most, type, target)
            self._discarded = len(gone)
            self._spend(gone)
            if gone:
                history.record(self, target, const.RESULT_ENERGY, len(gone), type)

    def discard_energy_from(self, least: int, most: int, type: int, group: list[InPlay]) -> None:
        """Discard Energy cards from each of several Pokémon; all of them together are what was discarded."""
        total = 0
        for pokemon in group:
            self.discard_energy(least, most, type, pokemon)
            total += self._discarded
        self._discarded = total

    def can_discard_energy(self, number: int, type: int, who: InPlay | None) -> bool:
        """Whether a Pokémon has so many Energy cards of a type (``ALL`` or 0: at least one)."""
        if who is None:
            return False
        return len(attachments.attached(self, who, type)) >= max(1, number)

    def attach_energy(self, least: int, most: int, cards: Cards, targets: list[InPlay], source: int) -> None:
        """Attach Energy cards from your hand, discard pile or deck to one Pokémon of a group; not the attachment of the turn."""
        taking = [who for who in targets if not self.protected(who)] if self.attacks else targets
        attachments.attach_from(self, least, most, cards, taking, source)

    def can_attach_energy(self, cards: Cards, targets: list[InPlay], source: int) -> bool:
        """Whether :meth:`attach_energy` could attach any; nobody knows what a deck holds."""
        if not attachments.receivers(self, targets, source):
            return False
        if source == const.ZONE_DECK:
            return len(self.state.sides[self.player].deck) > 0
        return len(attachments.energy_in(self, cards, source)) > 0

    def move_energy(self, least: int, most: int, cards: Cards, sources: list[InPlay], targets: list[InPlay]) -> None:
        """Move Energy cards from one Pokémon of the first group to a different one of the second."""
        giving = [who for who in sources if not self.protected(who)] if self.attacks else sources
        taking = [who for who in targets if not self.protected(who)] if self.attacks else targets
        attachments.move(self, least, most, cards, giving, taking)

    def can_move_energy(self, cards: Cards, sources: list[InPlay], targets: list[InPlay]) -> bool:
        """Whether :meth:`move_energy` could move any."""
        return len(attachments.energy_givers(self, cards, sources, targets)) > 0

    def become_energy(self, number: int, where: Where) -> None:
        """The user's card, out of play now, becomes an Energy card on another Pokémon of the group.

        It provides ``number`` Energy of a type that the controller chooses, and is a Pokémon card again when it leaves play.
        """
        attachments.become_energy(self, number, selecting.group(self, where))

    def can_become_energy(self, where: Where) -> bool:
        """Whether the group holds a Pokémon other than the user."""
        return any(pokemon is not self.user for pokemon in selecting.group(self, where))

    def energy_counts_as(self, who: InPlay | None, duration: int, type: int) -> None:
        """Turn all Energy attached to ``who`` now into Energy of ``type``; Energy attached later is not turned."""
        target = self.reach(who)
        if target is not None:
            turn = lasting.turn_of(self.game, self.player, duration)
            if duration != const.WHILE_ACTIVE or self.is_at(target, const.ACTIVE):
                attachments.turn_energy(self, target, type, turn, self.uses_power)

    def can_energy_count_as(self, who: InPlay | None, type: int) -> bool:
        """Whether some Energy attached to ``who`` provides another type than ``type`` now."""
        return who is not None and attachments.can_turn_energy(self, who, type)

    # --- cards ---------------------------------------------------------------------------------------------------

    def draw(self, player: int, number: int) -> None:
        """A player draws cards, as many as there are (R233, R235)."""
        zones.draw(self.game, self.who(player), number)

    def draw_up_to(self, player: int, number: int) -> None:
        """A player draws from one to ``number`` cards, as that player likes."""
        drawer = self.who(player)
        limit = min(number, len(self.state.sides[drawer].deck))
        if limit > 0:
            zones.draw(self.game, drawer, self.game.ask(drawer, ASK_NUMBER, list(range(1, limit + 1))))

    def discard_from_hand(self, player: int, least: int, most: int) -> None:
        """A player discards cards of their own choice from hand; with ``ALL`` the whole hand."""
        gone = card_moves.discard_from_hand(self, self.who(player), least, most)
        self._discarded = len(gone)
        self._spend(gone)

    def can_discard_from_hand(self, number: int) -> bool:
        """Whether you have so many cards in hand besides the card being played (``ALL``: any)."""
        return len(card_moves.hand_besides(self, self.player)) >= max(1, number)

    def can_empty_hand(self, player: int) -> bool:
        """Whether the player has a card in hand besides the card being played."""
        return len(card_moves.hand_besides(self, self.who(player))) > 0

    def discard_from_deck(self, player: int, number: int) -> None:
        """A player discards the top cards of their deck."""
        card_moves.discard_from_deck(self, self.who(player), number)

    def put_cards(
        self, slot: int, player: int, least: int, most: int, cards: Cards, source: int, to: int, chooser: int
    ) -> None:
        """Cards of a player go from one zone to another; Pokémon put onto the Bench are kept in ``slot``."""
        quantity = (least, most)
        self._keep(slot, card_moves.put_cards(self, self.who(player), quantity, cards, source, to, self.who(chooser)))

    def can_put_cards(self, player: int, number: int, cards: Cards, source: int, to: int) -> bool:
        """Whether :meth:`put_cards` could put so many (``ALL``: any)."""
        return card_moves.can_put(self, self.who(player), number, cards, source, to)

    def search_deck(self, slot: int, least: int, most: int, cards: Cards, to: int) -> None:
        """Search your deck for cards, take them into hand or put them onto the Bench (kept in ``slot``), shuffle the deck."""
        self._keep(slot, card_moves.search_deck(self, least, most, cards, to))

    def cards_in(self, player: int, zone: int, cards: Cards) -> int:
        """How many cards of a kind a player has in hand, besides the card being played, or in the discard pile."""
        return card_moves.cards_in(self, self.who(player), zone, cards)

    def take_from_top(self, number: int, least: int, most: int, cards: Cards, rest: int) -> None:
        """Look at the top cards of your deck, take some into hand; the rest is shuffled into the deck or discarded."""
        card_moves.take_from_top(self, number, least, most, cards, rest)

    def shuffle_deck(self, player: int) -> None:
        """Shuffle a player's deck."""
        card_moves.shuffle_deck(self, self.who(player))

    def can_search_deck(self, to: int) -> bool:
        """Whether your deck holds a card, and your Bench has room when the card goes there."""
        if to == const.ZONE_BENCH and zones.room_on_bench(self.game, self.player) < 1:
            return False
        return len(self.state.sides[self.player].deck) > 0

    def has_room(self, player: int) -> bool:
        """Whether the Bench of a player has room."""
        return zones.room_on_bench(self.game, self.who(player)) > 0

    def show_hand(self, player: int) -> None:
        """A player shows their hand to the other."""
        looking.show_hand(self, self.who(player))

    def look(self, at: tuple[int, ...]) -> None:
        """Look at one of the things in ``at``; only you see it."""
        looking.look(self, at)

    def can_look(self, at: tuple[int, ...]) -> bool:
        """Whether any of the things in ``at`` is there."""
        return len(looking.possible(self, at)) > 0

    def rearrange(self, least: int, most: int, owner: int) -> None:
        """Look at between ``least`` and ``most`` cards from the top of a deck and put them back in any order."""
        looking.rearrange(self, least, most, owner)

    def can_rearrange(self, owner: int) -> bool:
        """Whether such a deck holds a card."""
        return len(looking.decks(self, owner)) > 0

    # --- places ----------------------------------------------------------------------------------------------------

    def switch(self, player: int, chooser: int) -> None:
        """The Active Pokémon of a player changes places with a Benched one; no retreat."""
        places.switch(self, self.who(player), self.who(chooser))

    def can_switch(self, player: int) -> bool:
        """Whether a player has a Benched Pokémon to switch with."""
        return len(self.state.sides[self.who(player)].bench) > 0

    def take_active_place(self, who: InPlay | None) -> None:
        """A Benched Pokémon changes places with its owner's Active Pokémon."""
        target = self.reach(who)
        if target is not None:
            places.take_active_place(self, target)

    def can_take_active_place(self, who: InPlay | None) -> bool:
        """Whether a Pokémon is on the Bench."""
        return self.is_at(who, const.BENCH)

    def leave_play(self, who: InPlay | None, to: int, everything: bool) -> None:
        """A Pokémon goes to its owner's hand or deck, with everything attached or only its lowest card."""
        target = self.reach(who)
        if target is not None:
            places.leave_play(self, target, to, everything)

    def can_leave_play(self, who: InPlay | None) -> bool:
        """Whether a Pokémon is in play and not the last one of its owner."""
        return who is not None and who.in_play and not places.is_last(self, who)

    def devolve(self, who: InPlay | None) -> None:
        """Discard the Evolution cards of a stage and of higher ones from a Pokémon."""
        target = self.reach(who)
        if target is not None and places.stages(target):
            places.devolve(self, target)
            history.record(self, target, const.RESULT_DEVOLUTION)

    def can_devolve(self, who: InPlay | None) -> bool:
        """Whether a Pokémon has an Evolution card."""
        return who is not None and len(places.stages(who)) > 0

    def change_feature(self, feature: int, who: InPlay | None, source: int) -> None:
        """A characteristic of a Pokémon becomes another type, chosen by the controller."""
        target = self.reach(who)
        if target is not None:
            features.change(self, feature, target, source)

    def can_change_feature(self, feature: int, who: InPlay | None, source: int) -> bool:
        """Whether there is a type to choose."""
        return who is not None and len(features.options(self, feature, who, source)) > 0

    def set_feature(self, feature: int, type: int, who: InPlay | None) -> None:
        """A characteristic of a Pokémon becomes ``type``."""
        target = self.reach(who)
        if target is not None:
            features.put(self, feature, target, type)

    def evolve_skipping_stage(self) -> None:
        """Put a Stage 2 card from hand on the Basic Pokémon of its line, where evolving would be allowed."""
        evolving.evolve_skipping_stage(self)

    def can_evolve_skipping_stage(self) -> bool:
        """Whether :meth:`evolve_skipping_stage` could do it."""
        return len(evolving.skipping_cards(self)) > 0

    def evolve(self, who: InPlay | None, source: int) -> None:
        """One of your Pokémon evolves into a card from your hand or your deck, which is shuffled then."""
        target = self.reach(who)
        if target is not None:
            evolving.evolve_from(self, target, source)

    def can_evolve(self, who: InPlay | None, source: int) -> bool:
        """Whether :meth:`evolve` could do it; nobody knows what a deck holds."""
        if who is None or not evolving.may_be_evolved(self, who):
            return False
        if source == const.ZONE_DECK:
            return len(self.state.sides[self.player].deck) > 0
        return len(evolving.evolutions(self, who, source)) > 0

    def end_turn(self) -> None:
        """Your turn is over when this use of a text is done."""
        state = self.state
        if state.phase == const.PHASE_MAIN and state.player == self.player:
            state.phase = const.PHASE_TURN_END

    def can_choose(self, where: Where) -> bool:
        """Whether the group holds any Pokémon."""
        return selecting.holds_any(self, where)

    # --- lasting effects -------------------------------------------------------------------------------------------

    def prevent_damage(self, who: InPlay | None, duration: int, at_least: int, at_most: int) -> None:
        """Damage by attacks to ``who`` is prevented, within bounds where they are not -1."""
        self._last(who, const.LASTS_PREVENT_DAMAGE, duration, at_most, at_least)

    def prevent_effects(self, who: InPlay | None, duration: int) -> None:
        """All effects of attacks on ``who``, damage included, are prevented."""
        self._last(who, const.LASTS_PREVENT_EFFECTS, duration, 0, 0)

    def flip_to_prevent(self, who: InPlay | None, duration: int, coin: int) -> None:
        """A coin (``COIN_OF_…``, ``DAMAGE_COIN_OF_…``) prevents what an attack does to ``who``, or its damage."""
        self._last(who, const.LASTS_FLIP_TO_PREVENT, duration, coin, 0)

    def more_damage(self, who: InPlay | None, duration: int, points: int) -> None:
        """Attacks of ``who`` that do damage to the Defending Pokémon do more."""
        self._last(who, const.LASTS_MORE_DAMAGE, duration, points, 0)

    def less_damage(self, who: InPlay | None, duration: int, points: int, by: InPlay | None) -> None:
        """Damage by attacks (of ``by``, when given) to ``who`` is reduced."""
        self._last(who, const.LASTS_LESS_DAMAGE, duration, points, -1 if by is None else by.uid)

    def less_damage_before(self, who: InPlay | None, duration: int, points: int, by: InPlay | None) -> None:
        """Like :meth:`less_damage`, before Weakness and Resistance."""
        self._last(who, const.LASTS_LESS_DAMAGE_BEFORE, duration, points, -1 if by is None else by.uid)

    def less_damage_by(self, who: InPlay | None, duration: int, points: int, by: Where, before: bool) -> None:
        """Damage by attacks of a group, as it is then, to ``who`` is reduced."""
        kind = const.LASTS_LESS_DAMAGE_BEFORE if before else const.LASTS_LESS_DAMAGE
        self._last(who, kind, duration, points, -1, selecting.told(self, by))

    def more_damage_to(self, who: InPlay | None, duration: int, points: int) -> None:
        """Attacks that do damage to ``who`` do more."""
        self._last(who, const.LASTS_MORE_DAMAGE_TO, duration, points, 0)

    def halve_damage(self, who: InPlay | None, duration: int, round_up: bool) -> None:
        """Damage by attacks to ``who`` is halved."""
        self._last(who, const.LASTS_HALVE_DAMAGE, duration, 0, 1 if round_up else 0)

    def cannot_attack(self, who: InPlay | None, duration: int, whom: InPlay | None) -> None:
        """``who`` can't attack, with ``whom`` only not this Pokémon."""
        self._last(who, const.LASTS_CANNOT_ATTACK, duration, 0, -1 if whom is None else whom.uid)

    def cannot_retreat(self, who: InPlay | None, duration: int) -> None:
        """``who`` can't retreat."""
        self._last(who, const.LASTS_CANNOT_RETREAT, duration, 0, 0)

    def cannot_evolve(self, who: InPlay | None, duration: int) -> None:
        """No Evolution card can be played on ``who``."""
        self._last(who, const.LASTS_CANNOT_EVOLVE, duration, 0, 0)

    def cheaper_retreat(self, who: InPlay | None, duration: int, less: int) -> None:
        """``who`` pays ``less`` Energy less to retreat."""
        self._last(who, const.LASTS_CHEAPER_RETREAT, duration, less, 0)

    def dearer_retreat(self, who: InPlay | None, duration: int, more: int) -> None:
        """``who`` pays ``more`` Energy more to retreat."""
        self._last(who, const.LASTS_DEARER_RETREAT, duration, more, 0)

    def cannot_receive_energy(self, who: InPlay | None, duration: int) -> None:
        """No Energy card can be attached to ``who`` from a hand."""
        self._last(who, const.LASTS_NO_ENERGY, duration, 0, 0)

    def powers_stop(self, who: InPlay | None, duration: int) -> None:
        """The powers of ``who`` stop working."""
        self._last(who, const.LASTS_POWERS_STOP, duration, 0, 0)
        renew(self.state)

    def powers_stop_in(self, where: Where, duration: int) -> None:
        """The powers of a group stop working, whoever is in it then."""
        turn = lasting.turn_of(self.game, self.player, duration)
        group = selecting.told(self, where)
        effect = Lasting(const.LASTS_POWERS_STOP, turn, 0, 0, self.source(), group, self.uses_power)
        self.state.sides[self.player].effects += (effect,)
        self.state.timed = True
        renew(self.state)

    def immune_to(self, who: InPlay | None, duration: int, conditions: int) -> None:
        """``who`` can't be in the conditions of a mask."""
        self._last(who, const.LASTS_IMMUNE_TO, duration, conditions, 0)

    def cannot_use_this(self, who: InPlay | None, duration: int) -> None:
        """``who`` can't use the attack that is being done."""
        if self.attack_card >= 0:
            self._last(who, const.LASTS_CANNOT_USE, duration, self.attack_card, self.attack_index)

    def cannot_use_chosen(self, who: InPlay | None, duration: int, slot: int) -> None:
        """``who`` can't use the attack chosen in ``slot``."""
        chosen = self.chosen_attack(slot)
        if chosen >= 0:
            self._last(who, const.LASTS_CANNOT_USE, duration, chosen >> 8, chosen & 255)

    def must_flip_to_attack(self, who: InPlay | None, duration: int) -> None:
        """When ``who`` tries to attack its owner flips a coin; on tails the attack does nothing (R167)."""
        self._last(who, const.LASTS_MUST_FLIP, duration, 0, 0)

    def new_base_damage(self, who: InPlay | None, duration: int, attack_name: str, points: int) -> None:
        """The base damage of ``who``'s attack of that name is ``points``."""
        self._last(who, const.LASTS_NEW_BASE_DAMAGE, duration, points, 0, attack_name)

    def react_when(self, who: InPlay | None, duration: int, event: int) -> None:
        """This text's ``damaged_by_attack`` or ``knocked_out_by_attack`` is done when the event happens to ``who``."""
        if self.attacks:
            self._last(who, const.LASTS_REACTION, duration, self.attack_card, reactions.place(self.attack_index, event))
        elif self.card is not None:
            self._last(who, const.LASTS_REACTION, duration, self.card.number, reactions.place(reactions.TRAINER, event))
        elif self.user is not None and self.power >= 0:
            number = reactions.place(reactions.POWER, event)
            name = self.user.data.powers[self.power].name
            self._last(who, const.LASTS_REACTION, duration, self.user.attack_card, number, name)

    def _last(self, who: InPlay | None, kind: int, duration: int, a: int, b: int, attack: str = "") -> None:
        target = self.reach(who)
        if target is None or (duration == const.WHILE_ACTIVE and not self.is_at(target, const.ACTIVE)):
            return
        turn = lasting.turn_of(self.game, self.player, duration)
        lasting.add(self.game, target, Lasting(kind, turn, a, b, self.source(), attack, self.uses_power))
        turns = lasting.from_now(turn, self.state.turn)
        history.record_lasting(self, target, kind, turns, (a, b), attack)

    def cannot_play_trainers(self, player: int, duration: int) -> None:
        """A player can't play Trainer cards."""
        self._last_on_player(player, const.LASTS_NO_TRAINERS, duration)

    def hand_face_up(self, player: int, duration: int) -> None:
        """A player plays with the hand face up."""
        self._last_on_player(player, const.LASTS_HAND_FACE_UP, duration)

    def _last_on_player(self, player: int, kind: int, duration: int) -> None:
        turn = lasting.turn_of(self.game, self.player, duration)
        self.state.sides[self.who(player)].effects += (Lasting(kind, turn, 0, 0, self.source()),)
        self.state.timed = True

    # --- Trainer cards -----------------------------------------------------------------------------------------------

    def attach_this(self, who: InPlay | None, until: int) -> None:
        """Attach this Trainer card to a Pokémon."""
        card = self.card
        if who is None or card is None or not who.in_play:
            return
        last_turn = self.state.turn
        if until == const.LEAVES_PLAY:
            last_turn = -1
        elif until == const.END_OF_OPPONENTS_NEXT_TURN:
            last_turn = lasting.turn_of(self.game, self.player, const.OPPONENTS_NEXT_TURN)
        attachments.attach_trainer(self, who, card, last_turn)
        self.attached = True

    def stay_in_play(self) -> None:
        """This Stadium stays in play; the one that was there is discarded (R135)."""
        if self.card is not None:
            zones.put_stadium(self.game, self.card)
            self.attached = True

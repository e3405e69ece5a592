"""The context: all that generated code sees of the game, and the vocabulary it speaks in.

The methods are thin: what they do stands in the module of its topic.
"""

from __future__ import annotations

from cardc.engine import (
    attachments,
    card_moves,
    conditions,
    const,
    counters,
    damage,
    energy,
    evolving,
    hooks,
    knockout,
    lasting,
    moves,
    selecting,
    trace,
    zones,
)
from cardc.engine.carddata import PokemonData, cost_needs
from cardc.engine.decisions import ASK_ATTACK, ASK_YES_NO
from cardc.engine.effect import AttackEffect
from cardc.engine.game import Game
from cardc.engine.state import Card, InPlay, Lasting, State


class Context:
    """One use of an attack, a power or a Trainer card, by ``player`` (0 or 1).

    ``user`` is the Pokémon whose text is being done, ``defending`` the Defending Pokémon of an attack, ``attacker`` the
    attacking Pokémon in a reactive power, ``holder`` the Pokémon a Trainer card is attached to; each is ``None`` where
    it has no meaning. ``card`` is the Trainer card that is played, ``attached`` whether it stays on a Pokémon, ``attack`` the announced attack, ``dealt`` the
    points of damage that the attack itself did so far. Every method does as much as it can (R233): ``None`` for a
    Pokémon, an empty group and a Pokémon that has left play are no errors.
    """

    __slots__ = (
        "_answers",
        "_attacks",
        "_coins",
        "_picks",
        "_tails",
        "attached",
        "attack",
        "attack_card",
        "attack_index",
        "attacker",
        "attacks",
        "card",
        "copied",
        "dealt",
        "defending",
        "game",
        "holder",
        "player",
        "state",
        "user",
    )

    def __init__(self, game: Game, player: int) -> None:
        self.game: Game = game
        self.state: State = game.state
        self.player: int = player
        self.user: InPlay | None = None
        self.defending: InPlay | None = None
        self.attacker: InPlay | None = None
        self.holder: InPlay | None = None
        self.card: Card | None = None
        self.attached: bool = False
        self.attack: AttackEffect | None = None
        self.attack_card: int = -1
        self.attack_index: int = 0
        self.attacks: bool = False
        self.copied: bool = False
        self.dealt: int = 0
        self._coins: dict[int, int] | None = None
        self._tails: dict[int, int] | None = None
        self._picks: dict[int, list[InPlay]] | None = None
        self._answers: dict[int, bool] | None = None
        self._attacks: dict[int, int] | None = None

    def about(self, pokemon: InPlay) -> Context:
        """A fresh context for a power or attached Trainer card of ``pokemon``."""
        other = Context(self.game, pokemon.owner)
        other.user = pokemon
        other.holder = pokemon
        return other

    def for_attack(self, user: InPlay, defending: InPlay | None, index: int) -> None:
        """Make this the context of the attack at place ``index`` of the user's card."""
        self.user = user
        self.defending = defending
        self.attack = user.data.attacks[index]
        self.attack_card = user.top.number
        self.attack_index = index
        self.attacks = True

    # --- coins -------------------------------------------------------------------------------------------

    def flip(self, slot: int) -> bool:
        """Flip one coin and keep it in ``slot``; True is heads."""
        self.flip_coins(slot, 1)
        return self.heads(slot)

    def heads(self, slot: int) -> bool:
        """The coin of ``slot``; False when it was not flipped."""
        return self.heads_count(slot) > 0

    def flip_coins(self, slot: int, number: int) -> None:
        """Flip ``number`` coins, with ``UNTIL_TAILS`` until one is tails."""
        heads = 0
        tails = 0
        while heads + tails < number or (number == const.UNTIL_TAILS and tails == 0):
            if self.game.flip(self.player):
                heads += 1
            else:
                tails += 1
        if self._coins is None or self._tails is None:
            self._coins = {}
            self._tails = {}
        self._coins[slot] = heads
        self._tails[slot] = tails
        if self.game.trace is not None:
            what = f"coins: {heads} heads, {tails} tails"
            self.game.trace.append((trace.EFFECT, "", what, 0, 0, self.game.cause))

    def heads_count(self, slot: int) -> int:
        """How many of the coins of ``slot`` are heads."""
        return 0 if self._coins is None else self._coins.get(slot, 0)

    def tails_count(self, slot: int) -> int:
        """How many of the coins of ``slot`` are tails."""
        return 0 if self._tails is None else self._tails.get(slot, 0)

    # --- choices -----------------------------------------------------------------------------------------

    def choose(self, slot: int, owner: int, spot: int, type: int, number: int, chooser: int) -> None:
        """Choose ``number`` Pokémon of a group, as many as there are; asks only when there is a choice."""
        self._choose(slot, selecting.group(self, owner, spot, type), number, chooser)

    def choose_damaged(self, slot: int, owner: int, spot: int, type: int, number: int, chooser: int) -> None:
        """Like :meth:`choose`, among Pokémon with damage counters."""
        self._choose(slot, counters.damaged(selecting.group(self, owner, spot, type)), number, chooser)

    def choose_with_energy(
        self, slot: int, owner: int, spot: int, type: int, energy: int, number: int, chooser: int
    ) -> None:
        """Like :meth:`choose`, among Pokémon with an Energy card that provides ``energy``."""
        candidates = selecting.group(self, owner, spot, type)
        self._choose(slot, attachments.with_energy(self, candidates, energy), number, chooser)

    def _choose(self, slot: int, candidates: list[InPlay], number: int, chooser: int) -> None:
        if self._picks is None:
            self._picks = {}
        self._picks[slot] = selecting.pick(self, candidates, number, self.who(chooser))

    def chosen(self, slot: int) -> list[InPlay]:
        """The Pokémon chosen in ``slot``."""
        return [] if self._picks is None else self._picks.get(slot, [])

    def that(self, slot: int) -> InPlay | None:
        """The single Pokémon chosen in ``slot``."""
        picked = self.chosen(slot)
        return picked[0] if picked else None

    def each(self, owner: int, spot: int, type: int) -> list[InPlay]:
        """The Pokémon of a group: yours first, Active before Bench."""
        return selecting.group(self, owner, spot, type)

    def may(self, slot: int) -> bool:
        """Ask the controller yes or no, once for each slot."""
        if self._answers is None:
            self._answers = {}
        if slot not in self._answers:
            self._answers[slot] = self.game.ask(self.player, ASK_YES_NO, [1, 0]) == 1
        return self._answers[slot]

    def note(self, slot: int, holds: bool) -> bool:
        """Keep the result of a test in ``slot`` and return it."""
        if self._answers is None:
            self._answers = {}
        self._answers[slot] = holds
        return holds

    def noted(self, slot: int) -> bool:
        """The result kept in ``slot``; False when there is none."""
        return self._answers is not None and self._answers.get(slot, False)

    def choose_attack(self, slot: int, who: InPlay | None) -> None:
        """Choose one attack of a Pokémon; an attack that copies may not choose one that copies."""
        if who is None or not who.in_play:
            return
        copying = self.attack is not None and self.attack.copies
        options = [
            (who.top.number << 8) | i
            for i in range(len(who.data.attacks))
            if not (copying and who.data.attacks[i].copies)
        ]
        if options:
            if self._attacks is None:
                self._attacks = {}
            self._attacks[slot] = self.game.ask(self.player, ASK_ATTACK, options)

    def _chosen_attack(self, slot: int) -> int:
        return -1 if self._attacks is None else self._attacks.get(slot, -1)

    def copy_attack(self, slot: int) -> None:
        """Do what the attack chosen in ``slot`` does, with the same user, without cost and requirements."""
        chosen = self._chosen_attack(slot)
        user = self.user
        if chosen < 0 or user is None or lasting.cannot_use(self.game, user, chosen >> 8, chosen & 255):
            return
        data = self.state.cards[chosen >> 8].data
        if not isinstance(data, PokemonData):
            return
        effect = data.attacks[chosen & 255]
        other = Context(self.game, self.player)
        other.for_attack(user, self.defending, 0)
        other.attack = self.attack
        other.attack_card = chosen >> 8
        other.attack_index = chosen & 255
        other.copied = True
        mask = data.attack_hooks[chosen & 255]
        cause = self.game.cause
        self.game.cause = effect.name
        if mask & const.HOOK_CHOOSE:
            effect.choose(other)
        if mask & const.HOOK_FLIP:
            effect.flip(other)
        other.resolve(effect, mask)
        self.game.cause = cause

    # --- doing an attack -----------------------------------------------------------------------------------

    def resolve(self, effect: AttackEffect, mask: int) -> None:
        """Do what an attack says: all damage, then all other effects (R169)."""
        if self.deal(effect, mask):
            self.finish(effect, mask)

    def deal(self, effect: AttackEffect, mask: int) -> bool:
        """All damage of the attack; False when the text says that it does nothing (then all of it is done)."""
        if mask & const.HOOK_DOES_NOTHING and effect.does_nothing(self):
            if self.game.log is not None:
                self.game.note(self.player, "nothing", effect.name, "", 0)
            if self.game.trace is not None:
                self.game.trace.append((trace.ATTACK, "f", "the attack does nothing", 0, 0, effect.name))
            if mask & const.HOOK_EITHER_WAY:
                effect.either_way(self)
            return False
        damage.own_damage(self, effect, mask)
        if mask & const.HOOK_DAMAGE:
            effect.damage(self)
        return True

    def finish(self, effect: AttackEffect, mask: int) -> None:
        """All effects of the attack besides damage."""
        if mask & const.HOOK_EFFECT:
            effect.effect(self)
        if mask & const.HOOK_EITHER_WAY:
            effect.either_way(self)

    # --- counting and testing --------------------------------------------------------------------------------

    def who(self, player: int) -> int:
        """``YOU`` or ``OPPONENT`` as a player number."""
        return self.player if player == const.YOU else 1 - self.player

    def count(self, owner: int, spot: int, type: int) -> int:
        """How many Pokémon a group holds."""
        return len(selecting.group(self, owner, spot, type))

    def counters(self, who: InPlay | None) -> int:
        """Damage counters on a Pokémon."""
        return 0 if who is None else who.damage // 10

    def energy_cards(self, who: InPlay | None, type: int) -> int:
        """Energy cards attached to a Pokémon, with a type those that provide it now."""
        return 0 if who is None else len(attachments.attached(self, who, type))

    def unused_energy(self, type: int, cap: int) -> int:
        """Energy of a type on the attacking Pokémon beyond what pays the announced attack; at most ``cap`` (-1: any)."""
        user = self.user
        attack = self.attack
        if user is None or attack is None:
            return 0
        hooks.renew_energy(self, user)
        left = energy.unused(user, cost_needs(attack.cost), len(attack.cost), type)
        return left if cap < 0 or left < cap else cap

    def half_remaining_hp(self, who: InPlay | None, round_up: bool) -> int:
        """Half of the HP left, in points, rounded to a multiple of 10."""
        return 0 if who is None else counters.half_remaining(who, round_up)

    def damage_got_through(self) -> bool:
        """Whether the attack's own damage was not wholly prevented."""
        return self.dealt > 0

    def has_condition(self, who: InPlay | None, condition: int) -> bool:
        """Whether a Pokémon is in a condition."""
        return who is not None and who.conditions & condition != 0

    def is_damaged(self, who: InPlay | None) -> bool:
        """Whether a Pokémon has a damage counter."""
        return who is not None and who.damage > 0

    def has_bench(self, player: int) -> bool:
        """Whether a player has a Benched Pokémon."""
        return len(self.state.sides[self.who(player)].bench) > 0

    def shielded(self, who: InPlay) -> bool:
        """Whether all effects of this attack on a Pokémon are prevented."""
        return self.attacks and who is not self.user and hooks.prevents_effects(self, who)

    def reach(self, who: InPlay | None) -> InPlay | None:
        """The Pokémon when something may be done to it: it is in play and not shielded from this attack."""
        return who if who is not None and who.in_play and not self.shielded(who) else None

    # --- damage, counters, conditions --------------------------------------------------------------------------

    def do_damage(self, points: int, who: InPlay | None) -> None:
        """Damage beside the attack's own: no Weakness or Resistance (R191)."""
        if who is None or not who.in_play or points <= 0:
            return
        if self.attacks:
            damage.beside(self, points, who)
        else:
            damage.put(self.game, who, points, self.game.cause)

    def inflict(self, condition: int, who: InPlay | None) -> None:
        """Put a Pokémon into a condition (not Poisoned)."""
        target = self.reach(who)
        if target is not None:
            conditions.inflict(self.game, target, condition)

    def poison(self, who: InPlay | None, points: int) -> None:
        """Poison a Pokémon so that it takes ``points`` after each turn."""
        target = self.reach(who)
        if target is not None:
            conditions.poison(self.game, target, points)

    def remove_counters(self, number: int, up_to: bool, who: InPlay | None) -> None:
        """Remove damage counters: ``number``, ``ALL``, or up to ``number``."""
        target = self.reach(who)
        if target is not None:
            counters.remove(self, number, up_to, target)

    def can_remove_counters(self, owner: int, spot: int, type: int) -> bool:
        """Whether some Pokémon of the group has damage counters."""
        return len(counters.damaged(selecting.group(self, owner, spot, type))) > 0

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
        """Move damage counters from one Pokémon of the first group to another of the second."""
        giving = selecting.group(self, owner, spot, type)
        taking = [who for who in selecting.group(self, to_owner, to_spot, to_type) if not self.shielded(who)]
        counters.move(self, number, giving, taking, may_knock_out)

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
        """Whether :meth:`move_counters` could move any."""
        giving = selecting.group(self, owner, spot, type)
        taking = selecting.group(self, to_owner, to_spot, to_type)
        return len(counters.givers(giving, taking, number, may_knock_out)) > 0

    def knock_out(self, who: InPlay | None) -> None:
        """Knock Out a Pokémon: at the end of an attack (R169), else at once (R196)."""
        target = self.reach(who)
        if target is None:
            return
        if self.attacks:
            target.knocked_out = True
        else:
            knockout.knock_out_now(self.game, target)

    # --- Energy --------------------------------------------------------------------------------------------------

    def discard_energy(self, number: int, up_to: bool, type: int, who: InPlay | None) -> None:
        """Discard Energy cards attached to a Pokémon, with a type those that provide it now."""
        target = self.reach(who)
        if target is not None:
            attachments.discard(self, number, up_to, type, target)

    def can_discard_energy(self, number: int, type: int, who: InPlay | None) -> bool:
        """Whether a Pokémon has so many Energy cards of a type (``ALL``: at least one)."""
        if who is None:
            return False
        return len(attachments.attached(self, who, type)) >= max(1, number)

    def can_discard_energy_from(self, type: int, owner: int, spot: int, ptype: int) -> bool:
        """Whether some Pokémon of the group has an Energy card of ``type`` attached."""
        return len(attachments.with_energy(self, selecting.group(self, owner, spot, ptype), type)) > 0

    def attach_energy(self, number: int, type: int, owner: int, spot: int, ptype: int) -> None:
        """Attach Energy cards from your hand to one Pokémon of a group; not the attachment of the turn."""
        attachments.attach_from_hand(self, number, type, selecting.group(self, owner, spot, ptype))

    def can_attach_energy(self, type: int, owner: int, spot: int, ptype: int) -> bool:
        """Whether :meth:`attach_energy` could attach any."""
        return len(selecting.group(self, owner, spot, ptype)) > 0 and len(attachments.energy_in_hand(self, type)) > 0

    def move_energy(
        self, number: int, type: int, owner: int, spot: int, ptype: int, to_owner: int, to_spot: int, to_ptype: int
    ) -> None:
        """Move Energy cards from one Pokémon of the first group to a different one of the second."""
        giving = selecting.group(self, owner, spot, ptype)
        attachments.move(self, number, type, giving, selecting.group(self, to_owner, to_spot, to_ptype))

    def can_move_energy(
        self, number: int, type: int, owner: int, spot: int, ptype: int, to_owner: int, to_spot: int, to_ptype: int
    ) -> bool:
        """Whether :meth:`move_energy` could move any."""
        giving = selecting.group(self, owner, spot, ptype)
        taking = selecting.group(self, to_owner, to_spot, to_ptype)
        return len(attachments.energy_givers(self, type, giving, taking)) > 0

    def become_energy(self, number: int, owner: int, spot: int, type: int) -> None:
        """The user's card, out of play now, becomes an Energy card on another Pokémon of the group.

        It provides ``number`` Energy of a type that the controller chooses, and is a Pokémon card again when it leaves play.
        """
        attachments.become_energy(self, number, selecting.group(self, owner, spot, type))

    def can_become_energy(self, owner: int, spot: int, type: int) -> bool:
        """Whether the group holds a Pokémon other than the user."""
        return any(pokemon is not self.user for pokemon in selecting.group(self, owner, spot, type))

    def energy_counts_as(self, who: InPlay | None, duration: int, type: int) -> None:
        """Turn all Energy attached to ``who`` now into Energy of ``type``; Energy attached later is not turned."""
        target = self.reach(who)
        if target is not None:
            attachments.turn_energy(self, target, type, lasting.turn_of(self.game, self.player, duration))

    def can_energy_count_as(self, who: InPlay | None, type: int) -> bool:
        """Whether some Energy attached to ``who`` provides another type than ``type`` now."""
        return who is not None and attachments.can_turn_energy(self, who, type)

    # --- cards ---------------------------------------------------------------------------------------------------

    def draw(self, player: int, number: int) -> None:
        """A player draws cards, as many as there are (R233, R235)."""
        zones.draw(self.game, self.who(player), number)

    def can_draw(self, player: int) -> bool:
        """Whether a player has a card in the deck."""
        return len(self.state.sides[self.who(player)].deck) > 0

    def discard_from_hand(self, player: int, number: int, up_to: bool) -> None:
        """A player discards cards of their own choice from hand; with ``ALL`` the whole hand."""
        card_moves.discard_from_hand(self, self.who(player), number, up_to)

    def can_discard_from_hand(self, number: int) -> bool:
        """Whether you have so many cards in hand besides the card being played."""
        return len(card_moves.hand_besides(self, self.player)) >= number

    def can_empty_hand(self, player: int) -> bool:
        """Whether the player has a card in hand besides the card being played."""
        return len(card_moves.hand_besides(self, self.who(player))) > 0

    def search_deck(self, number: int, up_to: bool, card_class: int, type: int) -> None:
        """Search your deck for cards, take them into hand, shuffle the deck."""
        card_moves.search_deck(self, number, up_to, card_class, type)

    def can_search_deck(self) -> bool:
        """Whether your deck holds a card."""
        return len(self.state.sides[self.player].deck) > 0

    # --- places ----------------------------------------------------------------------------------------------------

    def switch(self, player: int, chooser: int) -> None:
        """The Active Pokémon of a player changes places with a Benched one; no retreat."""
        owner = self.who(player)
        side = self.state.sides[owner]
        active = side.active
        if active is None or not side.bench or self.shielded(active):
            return
        candidates = [benched for benched in side.bench if not self.shielded(benched)]
        if candidates:
            benched = selecting.pick_one(self, candidates, self.who(chooser))
            zones.swap_active(self.game, owner, benched, moves.SWITCHED, self.player)

    def can_switch(self, player: int) -> bool:
        """Whether a player has a Benched Pokémon to switch with."""
        return len(self.state.sides[self.who(player)].bench) > 0

    def evolve_skipping_stage(self) -> None:
        """Put a Stage 2 card from hand on the Basic Pokémon of its line, where evolving would be allowed."""
        evolving.evolve_skipping_stage(self)

    def can_evolve_skipping_stage(self) -> bool:
        """Whether :meth:`evolve_skipping_stage` could do it."""
        return len(evolving.skipping_cards(self)) > 0

    def can_choose(self, owner: int, spot: int, type: int) -> bool:
        """Whether the group holds any Pokémon."""
        return len(selecting.group(self, owner, spot, type)) > 0

    # --- lasting effects -------------------------------------------------------------------------------------------

    def prevent_damage(self, who: InPlay | None, duration: int, at_most: int) -> None:
        """Damage by attacks to ``who`` is prevented; with ``at_most`` 0 or more only so many points or less."""
        self._last(who, const.LASTS_PREVENT_DAMAGE, duration, at_most, 0)

    def prevent_effects(self, who: InPlay | None, duration: int) -> None:
        """All effects of attacks on ``who``, damage included, are prevented."""
        self._last(who, const.LASTS_PREVENT_EFFECTS, duration, 0, 0)

    def more_damage(self, who: InPlay | None, duration: int, points: int) -> None:
        """Attacks of ``who`` that do damage to the Defending Pokémon do more."""
        self._last(who, const.LASTS_MORE_DAMAGE, duration, points, 0)

    def less_damage(self, who: InPlay | None, duration: int, points: int) -> None:
        """Damage by attacks to ``who`` is reduced."""
        self._last(who, const.LASTS_LESS_DAMAGE, duration, points, 0)

    def cannot_attack(self, who: InPlay | None, duration: int) -> None:
        """``who`` can't attack."""
        self._last(who, const.LASTS_CANNOT_ATTACK, duration, 0, 0)

    def cannot_retreat(self, who: InPlay | None, duration: int) -> None:
        """``who`` can't retreat."""
        self._last(who, const.LASTS_CANNOT_RETREAT, duration, 0, 0)

    def cannot_use_this(self, who: InPlay | None, duration: int) -> None:
        """``who`` can't use the attack that is being done."""
        if self.attack_card >= 0:
            self._last(who, const.LASTS_CANNOT_USE, duration, self.attack_card, self.attack_index)

    def cannot_use_chosen(self, who: InPlay | None, duration: int, slot: int) -> None:
        """``who`` can't use the attack chosen in ``slot``."""
        chosen = self._chosen_attack(slot)
        if chosen >= 0:
            self._last(who, const.LASTS_CANNOT_USE, duration, chosen >> 8, chosen & 255)

    def must_flip_to_attack(self, who: InPlay | None, duration: int) -> None:
        """When ``who`` tries to attack its owner flips a coin; on tails the attack does nothing (R167)."""
        self._last(who, const.LASTS_MUST_FLIP, duration, 0, 0)

    def _last(self, who: InPlay | None, kind: int, duration: int, a: int, b: int) -> None:
        target = self.reach(who)
        if target is None:
            return
        turn = lasting.turn_of(self.game, self.player, duration)
        lasting.add(self.game, target, Lasting(kind, turn, a, b, self._source()))

    def _source(self) -> int:
        """The number of the card whose text is being done."""
        if self.card is not None:
            return self.card.number
        return -1 if self.user is None else self.user.top.number

    def attach_this(self, slot: int, until: int) -> None:
        """Attach this Trainer card to the Pokémon chosen in ``slot``."""
        target = self.that(slot)
        card = self.card
        if target is None or card is None or not target.in_play:
            return
        last_turn = self.state.turn
        if until == const.LEAVES_PLAY:
            last_turn = -1
        elif until == const.END_OF_OPPONENTS_NEXT_TURN:
            last_turn = lasting.turn_of(self.game, self.player, const.OPPONENTS_NEXT_TURN)
        attachments.attach_trainer(self, target, card, last_turn)
        self.attached = True

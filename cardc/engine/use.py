"""One use of a text: who does it, to whom, its coins, choices and notes. What is kept here is gone when the use is over."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from cardc.engine import const, trace
from cardc.engine.decisions import ASK_YES_NO
from cardc.engine.effect import AttackEffect
from cardc.engine.game import Game
from cardc.engine.state import Card, InPlay, State


@mypyc_attr(acyclic=True)
class Use:
    """One use of an attack, a power or a Trainer card, by ``player`` (0 or 1).

    ``user`` is the Pokémon whose text is being done, ``defending`` the Defending Pokémon of an attack, ``attacker`` the
    attacking Pokémon in a reactive power, ``holder`` the Pokémon a Trainer card is attached to; each is ``None`` where
    it has no meaning. ``card`` is the Trainer card that is played, ``attached`` whether it stays in play, ``attack`` the announced
    attack, ``base`` its base damage, ``dealt`` the points of damage that it did so far, ``disregard`` what that damage is done regardless of
    (``IGNORE_…``); ``shields`` the coins that prevent what the attack does, by ``uid`` of the Pokémon.
    """

    # Most of it is never needed, so it is not set for each use anew.
    user: InPlay | None = None
    defending: InPlay | None = None
    attacker: InPlay | None = None
    holder: InPlay | None = None
    card: Card | None = None
    attached: bool = False
    attack: AttackEffect | None = None
    attack_card: int = -1
    attack_index: int = 0
    attacks: bool = False
    base: int = 0
    dealt: int = 0
    disregard: int = const.IGNORE_NOTHING
    power: int = -1
    shields: dict[int, bool] | None = None
    _spent: list[Card] | None = None
    _discarded: int = 0
    _coins: dict[int, int] | None = None
    _tails: dict[int, int] | None = None
    _picks: dict[int, list[InPlay]] | None = None
    _answers: dict[int, bool] | None = None
    _attacks: dict[int, int] | None = None
    _flips: dict[int, list[tuple[InPlay, bool]]] | None = None

    def __init__(self, game: Game, player: int) -> None:
        self.game: Game = game
        self.state: State = game.state
        self.player: int = player

    @property
    def uses_power(self) -> bool:
        """Whether this is the use of a power."""
        return self.power >= 0

    @property
    def your_active(self) -> InPlay | None:
        """The Active Pokémon of the controller."""
        return self.state.sides[self.player].active

    @property
    def opponents_active(self) -> InPlay | None:
        """The Active Pokémon of the controller's opponent."""
        return self.state.sides[1 - self.player].active

    def only(self, who: InPlay | None) -> list[InPlay]:
        """A Pokémon as a group of its own; nothing when it is not in play."""
        return [who] if who is not None and who.in_play else []

    def for_attack(self, user: InPlay, defending: InPlay | None, index: int) -> None:
        """Make this the context of the attack at place ``index`` of the user's card."""
        self.user = user
        self.defending = defending
        self.attack = user.data.attacks[index]
        self.attack_card = user.attack_card
        self.attack_index = index
        self.attacks = True

    def flip(self, slot: int) -> bool:
        """Flip one coin and keep it in ``slot``; True is heads."""
        self.flip_coins(slot, 1)
        return self.heads(slot)

    def heads(self, slot: int) -> bool:
        """The coin of ``slot``; False when it was not flipped."""
        return self.heads_count(slot) > 0

    def opponent_flips(self, slot: int) -> bool:
        """The opponent flips one coin, kept in ``slot``; True is heads."""
        self._flip_coins(slot, 1, 1 - self.player)
        return self.heads(slot)

    def flip_coins(self, slot: int, number: int) -> None:
        """Flip ``number`` coins, with ``UNTIL_TAILS`` until one is tails."""
        self._flip_coins(slot, number, self.player)

    def opponent_flips_coins(self, slot: int, number: int) -> None:
        """The opponent flips ``number`` coins, with ``UNTIL_TAILS`` until one is tails."""
        self._flip_coins(slot, number, 1 - self.player)

    def _flip_coins(self, slot: int, number: int, player: int) -> None:
        heads = 0
        tails = 0
        while heads + tails < number or (number == const.UNTIL_TAILS and tails == 0):
            if self.game.flip(player):
                heads += 1
            else:
                tails += 1
        self._keep_coins(slot, heads, tails)
        if self.game.trace is not None:
            what = f"coins: {heads} heads, {tails} tails"
            self.game.trace.append((trace.EFFECT, "", what, 0, 0, self.game.cause))

    def flip_for(self, slot: int, group: list[InPlay]) -> None:
        """Flip a coin for each Pokémon of a group, one after the other, and keep them in ``slot``."""
        flips: list[tuple[InPlay, bool]] = []
        heads = 0
        for pokemon in group:
            result = self.game.flip(self.player)
            flips.append((pokemon, result))
            heads += 1 if result else 0
        if self._flips is None:
            self._flips = {}
        self._flips[slot] = flips
        self._keep_coins(slot, heads, len(flips) - heads)

    def _keep_coins(self, slot: int, heads: int, tails: int) -> None:
        if self._coins is None or self._tails is None:
            self._coins = {}
            self._tails = {}
        self._coins[slot] = heads
        self._tails[slot] = tails

    def each_heads(self, slot: int) -> list[InPlay]:
        """The Pokémon whose coin in ``slot`` was heads."""
        return [] if self._flips is None else [who for who, heads in self._flips.get(slot, []) if heads]

    def each_tails(self, slot: int) -> list[InPlay]:
        """The Pokémon whose coin in ``slot`` was tails."""
        return [] if self._flips is None else [who for who, heads in self._flips.get(slot, []) if not heads]

    def heads_count(self, slot: int) -> int:
        """How many of the coins of ``slot`` are heads."""
        return 0 if self._coins is None else self._coins.get(slot, 0)

    def tails_count(self, slot: int) -> int:
        """How many of the coins of ``slot`` are tails."""
        return 0 if self._tails is None else self._tails.get(slot, 0)

    def _keep(self, slot: int, picked: list[InPlay]) -> None:
        if self._picks is None:
            self._picks = {}
        self._picks[slot] = picked

    def chosen(self, slot: int) -> list[InPlay]:
        """The Pokémon chosen in ``slot``."""
        return [] if self._picks is None else self._picks.get(slot, [])

    def that(self, slot: int) -> InPlay | None:
        """The single Pokémon chosen in ``slot``."""
        picked = self.chosen(slot)
        return picked[0] if picked else None

    def may(self, slot: int) -> bool:
        """Ask the controller yes or no, once for each slot."""
        return self._asked(slot, self.player)

    def opponent_may(self, slot: int) -> bool:
        """Ask the opponent yes or no, once for each slot."""
        return self._asked(slot, 1 - self.player)

    def _asked(self, slot: int, player: int) -> bool:
        if self._answers is None:
            self._answers = {}
        if slot not in self._answers:
            self._answers[slot] = self.game.ask(player, ASK_YES_NO, [1, 0]) == 1
        return self._answers[slot]

    def may_for(self, slot: int, that: InPlay) -> bool:
        """Ask the controller yes or no, once for each Pokémon of a loop."""
        return self.may((slot + 1) << 16 | that.top.number)

    def opponent_may_for(self, slot: int, that: InPlay) -> bool:
        """Ask the opponent yes or no, once for each Pokémon of a loop."""
        return self.opponent_may((slot + 1) << 16 | that.top.number)

    def note(self, slot: int, holds: bool) -> bool:
        """Keep the result of a test in ``slot`` and return it."""
        if self._answers is None:
            self._answers = {}
        self._answers[slot] = holds
        return holds

    def noted(self, slot: int) -> bool:
        """The result kept in ``slot``; False when there is none."""
        return self._answers is not None and self._answers.get(slot, False)

    def noted_for(self, slot: int, that: InPlay) -> bool:
        """The result kept for a Pokémon of a loop; False when there is none."""
        return self.noted((slot + 1) << 16 | that.top.number)

    def keep_attack(self, slot: int, chosen: int) -> None:
        """Keep an attack in ``slot``: the number of the card that bears it and its place on it; -1: none was there."""
        if self._attacks is None:
            self._attacks = {}
        self._attacks[slot] = chosen

    def chosen_attack(self, slot: int) -> int:
        """The attack kept in ``slot``, -1 when there is none."""
        return -1 if self._attacks is None else self._attacks.get(slot, -1)

    def who(self, player: int) -> int:
        """``YOU`` or ``OPPONENT`` as a player number."""
        return self.player if player == const.YOU else 1 - self.player

    def counters(self, who: InPlay | None) -> int:
        """Damage counters on a Pokémon."""
        return 0 if who is None else who.damage // 10

    def discarded(self) -> int:
        """How many cards the last discard of Energy or from hand in this text discarded."""
        return self._discarded

    @property
    def spent(self) -> list[Card]:
        """The cards that this text has discarded from hand or from Pokémon."""
        return [] if self._spent is None else self._spent

    def _spend(self, cards: list[Card]) -> None:
        self._spent = self.spent + cards

    def can_draw(self, player: int) -> bool:
        """Whether a player has a card in the deck."""
        return len(self.state.sides[self.who(player)].deck) > 0

    def can_discard_from_deck(self, player: int) -> bool:
        """Whether a player has a card in the deck."""
        return self.can_draw(player)

    def half(self, points: int, round_up: bool) -> int:
        """Half of a number of points, brought to a multiple of 10."""
        return (points + 19) // 20 * 10 if round_up else points // 20 * 10

    def remaining_hp(self, who: InPlay | None) -> int:
        """The HP that a Pokémon has left, in points."""
        return 0 if who is None else who.remaining_hp()

    def printed_hp(self, who: InPlay | None) -> int:
        """The HP of a Pokémon without its damage, in points."""
        return 0 if who is None else who.data.hp

    def damage_done(self) -> int:
        """The points of damage that the attack itself has done to the Defending Pokémon; where it is reacted to, to ``user``."""
        return self.dealt

    def damage_got_through(self) -> bool:
        """Whether the attack's own damage was not wholly prevented."""
        return self.dealt > 0

    def can_remove_counters(self, who: InPlay | None) -> bool:
        """Whether a Pokémon has damage counters."""
        return who is not None and who.damage > 0

    def can_recover(self, who: InPlay | None) -> bool:
        """Whether a Pokémon is in a condition."""
        return who is not None and who.conditions != 0

    def has_condition(self, who: InPlay | None, condition: int) -> bool:
        """Whether a Pokémon is in a condition, with ``ANY_CONDITION`` in any."""
        return who is not None and who.conditions & condition != 0

    def is_of_type(self, who: InPlay | None, type: int) -> bool:
        """Whether a Pokémon has a type now."""
        return who is not None and type in who.types

    def is_at(self, who: InPlay | None, seat: int) -> bool:
        """Whether a Pokémon is in play and stands at ``ACTIVE`` or ``BENCH``."""
        if who is None or not who.in_play:
            return False
        return (self.state.sides[who.owner].active is who) == (seat == const.ACTIVE)

    def came_this_turn(self, who: InPlay | None) -> bool:
        """Whether a Pokémon was put into play in this turn."""
        return who is not None and who.entered_turn == self.state.turn

    def ignore_weakness_resistance(self) -> None:
        """Weakness and Resistance do not count for the damage of this attack."""
        self.disregard |= const.IGNORE_WEAKNESS | const.IGNORE_RESISTANCE

    def ignore_resistance(self) -> None:
        """Resistance does not count for the damage of this attack."""
        self.disregard |= const.IGNORE_RESISTANCE

    def ignore_everything(self) -> None:
        """Neither Weakness and Resistance nor any effect on the Defending Pokémon counts for the damage of this attack."""
        self.disregard |= const.IGNORE_WEAKNESS | const.IGNORE_RESISTANCE | const.IGNORE_EFFECTS

    def source(self) -> int:
        """The number of the card whose text is being done."""
        if self.card is not None:
            return self.card.number
        return -1 if self.user is None else self.user.top.number

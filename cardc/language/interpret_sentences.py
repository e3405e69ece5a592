"""Phrases of a sentence → model, with what its words point back to: "it", "that Pokémon", "1 of them", "that many"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from cardc.language.interpret_acts import BUILD, EnergyCards, acts, block, plain_energy
from cardc.language.interpret_kinds import (
    AGENTS,
    BASED,
    CHECKED,
    CHOICES,
    CHOOSING,
    COINS,
    COINS_ARE,
    DISCARDS,
    FLIPS,
    IN_ATTACK,
    IS_ACT,
    ONLY_IN_ATTACKS,
    OPTIONS,
    OWN,
    POINTS_BACK,
    SOURCE_AT,
    TAKES_CHOICE,
    TESTED,
    TESTED_COINS,
    THAT_ATTACK,
    THAT_MANY,
    THEM,
)
from cardc.language.interpret_parts import Contradiction
from cardc.language.phrase import SOURCES, AttackEvent, Phrase, Source, TextContext, TextKind, Value
from cardc.model.asked import brings_one
from cardc.model.cards import Requirement
from cardc.model.effects import (
    Act,
    AttachEnergy,
    DiscardEnergy,
    DoDamage,
    FlipCoins,
    If,
    Lasting,
    LeavePlay,
    May,
    PutCards,
    RemoveCounters,
)
from cardc.model.parts import (
    AtLeast,
    CardsIn,
    Choice,
    CountersOn,
    Each,
    EnergyOn,
    Exactly,
    Heads,
    Is,
    Number,
    PokemonIn,
    Tails,
    Test,
    Who,
    WithPower,
)
from cardc.model.rules import PowersStop
from cardc.model.terms import Condition, Duration, Edition, EnergyType, Event, Owner, Player, Seat, Zone

_THEIRS: Final = {"damage-them": Owner.OPPONENTS, "switch-them": Owner.OPPONENTS, "switch-own-them": Owner.YOURS}
"""Whose Benched Pokémon an act on "1 of them" is done to."""


class SentenceInterpreter:
    """Builds the model of the sentences of one text, in the order in which they are said."""

    __slots__ = (
        "attached",
        "base",
        "chosen",
        "coins",
        "context",
        "discarded",
        "discarded_type",
        "event",
        "flipped",
        "optional",
        "owner",
        "paid",
        "pending",
        "reacting",
        "required",
        "restated",
        "subject",
        "them",
        "untold",
        "used",
    )

    def __init__(self, context: TextContext) -> None:
        self.context = context
        self.base = None if context.damage is None else context.damage.value
        self.subject: Who | None = None
        self.optional = False
        self.chosen = False
        self.coins = False
        self.discarded = False
        self.discarded_type: EnergyType | None = None
        self.attached = False
        self.reacting = False
        self.event: Event | None = None
        self.paid: list[Requirement] = []
        self.pending: Choice | None = None
        self.restated: Test | None = None
        self.flipped: int | None = None
        self.owner: Who | None = None
        self.them: Test | None = None
        self.required: Test | None = None
        self.untold = False
        self.used = False

    def build(self, phrase: Phrase) -> object:
        """The part of the model that a phrase speaks of."""
        kind, values = phrase
        if kind == "self-named":
            return Who.SELF
        if kind == "self-this":
            return Who.HOLDER if self.attached else Who.SELF
        if kind == "it":
            return self.antecedent()
        if kind == "that":
            return self.that()
        if kind == "each-of-them":
            return self.all_of_them()
        if kind in OPTIONS:
            return self.option(kind, values)
        if kind in IN_ATTACK and self.context.kind is TextKind.ATTACK and not self.reacting:
            return IN_ATTACK[kind]
        if kind == "defending" and self.context.kind is not TextKind.ATTACK:
            return Who.OPPONENTS_ACTIVE
        if kind in ("if-both", "unless-both"):
            return self.tested_twice(kind, values)
        if kind == "may-when-using":
            before = [self.build(cast(Phrase, value)) for value in values[:2]]
            then = self.tested("if-then", values[2:])
            if not self.used:
                raise Contradiction("two things are asked for")
            return BUILD[kind](*before, then)
        if kind == "may-discard-any-and":
            self.discarded, self.discarded_type = True, None
        if kind == "if-then-if":
            first, last = self.tested("if-then", values[:2]), self.tested("if-then", values[2:])
            return (*block(first), *block(last))
        if kind in TESTED:
            return self.tested(kind, values)
        if kind in CHOOSING:
            return self.choosing(kind, values)
        if kind == "any-condition":
            classic = self.context.edition is Edition.CLASSIC
            return tuple(c for c in Condition if c is not Condition.BURNED or not classic)
        args = self.args(kind, values)
        if kind in THEM:
            return self.act_on_them(kind, args)
        if kind in CHECKED:
            self.expect(kind, args)
        self.remember(kind, args)
        if kind == "damage-equals" and isinstance(args[0], Number) and self.base is not None:
            self.expect_unchanged(args[0])
            return None
        if kind == "take-active-place-it" and not self.benched():
            raise Contradiction('"it" has nothing to stand for')
        if kind in COINS_ARE:
            self.expect_coins(kind, args)
        built = BUILD[kind](*args)
        if isinstance(built, FlipCoins):
            self.flipped = built.number if isinstance(built.number, int) else None
        if isinstance(built, PutCards) or kind.startswith("search-deck-onto"):
            self.chosen = self.chosen or brings_one(cast(Act, built))
        elif isinstance(built, DISCARDS):
            self.discarded = True
            self.discarded_type = built.type if isinstance(built, DiscardEnergy) else None
        if kind == "opponent-shuffles-active" and self.context.kind is TextKind.ATTACK:
            return LeavePlay(Who.DEFENDING, Zone.DECK, True)
        return built

    def expect(self, kind: str, args: Sequence[object]) -> None:
        """What a phrase takes for granted must be so."""
        if kind in ONLY_IN_ATTACKS and self.context.kind is not TextKind.ATTACK:
            raise Contradiction("this is said in an attack text only")
        if kind == "damage-done" and not self.knows_damage():
            raise Contradiction("no damage was done that this could speak of")
        if kind == "attacker" and self.event is Event.PLAYED:
            raise Contradiction("no one attacks")
        if kind == "attacker" and self.context.kind is not TextKind.POWER and not self.reacting:
            raise Contradiction("no one attacks")
        if kind in BASED and args[0] != self.base:
            raise Contradiction(f"the text says {args[0]} damage, the card {self.base}")
        if kind in SOURCE_AT:
            self.expect_source(cast(Source, args[SOURCE_AT[kind]]))
        own = kind in OWN or (kind == "pay-energy" and self.context.kind is TextKind.ATTACK)
        if (own and Who.SELF not in args[:2]) or (kind == "stopped-use-when-new" and args[0] is not args[1]):
            raise Contradiction("only the card itself can be meant here")
        if kind == "energy-from-another" and args[2] is not Who.SELF:
            raise Contradiction("only the card itself can be meant here")
        if kind == "knocked-out-by" and self.event is not Event.KNOCKED_OUT_BY_ATTACK:
            raise Contradiction("nobody was Knocked Out")
        if kind in ("strike-back", "strike-back-equal") and self.event is not Event.DAMAGED_BY_ATTACK:
            raise Contradiction("no one attacks")
        if kind == "evolves-from-named" and args[0] == self.context.name:
            raise Contradiction("the card itself is meant")
        if kind in COINS and not self.coins:
            raise Contradiction("no coins were flipped to count")
        if kind in THAT_ATTACK and self.owner is None:
            raise Contradiction('"that attack" was not chosen before')
        if kind == "lasting-new-base-damage-instead":
            self.expect_base(cast(str, args[2]), cast(int, args[4]))
        if kind in THAT_MANY and not self.discarded:
            raise Contradiction("nothing was discarded to count")
        if kind == "discarded-energy-typed" and args[0] is not self.discarded_type:
            raise Contradiction("no Energy of this type was discarded to count")

    def args(self, kind: str, values: Sequence[Value]) -> list[object]:
        """What fills the slots, in the order in which it is said."""
        found: list[object] = []
        chosen = self.chosen
        for value in values:
            if not isinstance(value, Phrase):
                found.append(value)
            elif kind == "rule-copy-of" and value.kind == "defending":
                found.append(Who.DEFENDING)
            elif value.kind in POINTS_BACK and self.pending is not None and kind in TAKES_CHOICE:
                found.append(self.taken(value.kind))
            else:
                found.append(self.build(value))
            if kind.startswith("flip-each"):
                self.chosen = True
            if kind == "may-any-number":
                self.discarded = True
                if len(found) == 1:
                    self.discarded_type = plain_energy(cast(EnergyCards, found[0]))[1]
            if kind.startswith("lasting-reaction"):
                self.event = self.event or Event(cast(AttackEvent, found[0]).value)
                # What was chosen before the reaction is not meant in it.
                self.subject, self.reacting, self.chosen = None, True, self.chosen and self.reacting
        if kind.startswith("lasting-reaction"):
            self.reacting, self.chosen, self.event = False, chosen, None
        return found

    def remember(self, kind: str, args: Sequence[object]) -> None:
        """What later words point back to."""
        if kind in CHOICES:
            self.chosen = True
        elif kind == "choose-attack":
            self.owner = cast(Who, args[0])
        elif kind in FLIPS:
            self.coins = True
        if kind in AGENTS:
            self.subject = args[0] if not self.optional and isinstance(args[0], Who) else None
        elif IS_ACT[kind]:
            self.subject = None

    # --- words that point back ------------------------------------------------------------------------

    def knows_damage(self) -> bool:
        """True where "the damage done" means something: in an attack, and in what answers damage."""
        if self.event is not None:
            return self.event is Event.DAMAGED_BY_ATTACK
        return self.context.kind is TextKind.ATTACK

    def choosing(self, kind: str, values: Sequence[Value]) -> object:
        """ "Choose 1 of …" in a sentence of its own: "that Pokémon" is chosen where something is done to it."""
        if self.pending is not None:
            raise Contradiction("nothing was done to the Pokémon that was chosen before")
        if kind.startswith("choose-them"):
            test, number = cast(Test, self.build(cast(Phrase, values[0]))), cast(int, values[1])
            if not isinstance(test, AtLeast) or not isinstance(test.count, PokemonIn) or test.number != 1:
                raise Contradiction('"them" has nothing to stand for')
            choice = Choice(number, test.count.group)
        else:
            choice = cast(Choice, self.build(cast(Phrase, values[0])))
        self.pending = choice
        return self.build(cast(Phrase, values[-1])) if kind.endswith("-flip") else None

    def taken(self, said: str) -> Choice:
        """The Pokémon chosen by a sentence before, at the place where something is done to it."""
        choice, self.pending = cast(Choice, self.pending), None
        if (choice.number == 1) is not (said == "that"):
            raise Contradiction("one Pokémon was chosen, or several")
        self.chosen = choice.number == 1
        return choice

    def antecedent(self) -> Who:
        """What "it" means."""
        if self.subject is None:
            raise Contradiction('"it" has nothing to stand for')
        return self.subject

    def that(self) -> Who:
        """What "that Pokémon" means: the one the card is attached to, the one that was
        chosen, the attacker of a reaction, the one whose attack was."""
        if self.attached:
            return Who.HOLDER
        if self.pending is not None:
            raise Contradiction("what is said of the chosen Pokémon comes after what is done to it")
        if self.chosen:
            return Who.THAT
        if self.reacting:
            return Who.ATTACKER
        if self.owner is None:
            raise Contradiction('"that Pokémon" was not spoken of before')
        return self.owner

    def all_of_them(self) -> Each:
        """What "each of them" means: the Pokémon that the test before has spoken of. If there are none, nothing is done to them,
        so the test says no more than that.
        """
        match self.them:
            case AtLeast(PokemonIn(group), 1):
                self.used = True
                return Each(group)
        raise Contradiction('"them" has nothing to stand for')

    def benched(self) -> bool:
        """True when the sentence has just said that the card itself is Benched."""
        return self.them is not None and getattr(self.them, "seat", None) is Seat.BENCHED

    def tested(self, kind: str, values: Sequence[Value]) -> object:
        """ "If there are any, choose 1 of them and …" says no more than that: where there is none, nothing is done."""
        *said_before, test_said, then_said = values
        before = [self.build(value) if isinstance(value, Phrase) else value for value in said_before]
        test = cast(Test, self.build(cast(Phrase, test_said)))
        self.them, self.used = test, False
        then = self.build(cast(Phrase, then_said))
        self.them = None
        if self.used and kind == "if-then":
            return block(then)
        if kind == "if-then" and not block(then):
            self.restated = test
            return None  # "if 1 or both are tails, this attack does 20 damage": that is printed
        if self.used and kind in TESTED_COINS:
            return BUILD[TESTED_COINS[kind]](*before, then)
        return BUILD[kind](*before, test, then)

    def only_own(self, who: object) -> None:
        """A power speaks of its own Pokémon. Raises :class:`Contradiction` for another."""
        if who is not Who.SELF:
            raise Contradiction("only the card itself can be meant here")

    def expect_other_case(self, before: Sequence[object]) -> None:
        """What damage there is otherwise is told of the coins that the sentence before left over."""
        told, self.restated = self.restated, None
        last = before[-1] if before else None
        if told is not None and not (isinstance(last, If) and self.left_over(last.test, told)):
            raise Contradiction("this is not the other case of the sentence before")

    def left_over(self, test: Test, other: Test) -> bool:
        """Whether ``other`` holds just when ``test`` does not, of so many coins."""
        match test, other:
            case AtLeast(Heads(), some), AtLeast(Tails(), rest):
                return self.flipped == some + rest - 1
            case AtLeast(Tails(), some), AtLeast(Heads(), rest):
                return self.flipped == some + rest - 1
        return False

    def tested_twice(self, kind: str, values: Sequence[Value]) -> object:
        """ "If …, and if there are any, …": the second test says no more than what is done to 1 of them."""
        test = cast(Test, self.build(cast(Phrase, values[0])))
        then = self.tested("if-then", values[1:])
        if not self.used:
            raise Contradiction("two things are asked for")
        return BUILD["if-then" if kind == "if-both" else "if-not"](test, then)

    def act_on_them(self, kind: str, args: Sequence[object]) -> object:
        """An act on one of those that the test before has spoken of."""
        self.subject, self.used = None, True
        match self.them:
            case AtLeast(PokemonIn(group), 1) if group.owner is _THEIRS.get(kind):
                if kind == "damage-them":
                    self.expect_source(cast(Source, args[0]))
                return BUILD[kind](*args)
            case AtLeast(PokemonIn(group), 1) if kind == "damage-some-of-them":
                self.expect_source(cast(Source, args[0]))
                return DoDamage(Number(cast(int, args[1])), Choice(cast(int, args[2]), group))
            case AtLeast(PokemonIn(group), 1) if kind == "they-choose-and-damage" and group.owner is Owner.OPPONENTS:
                self.expect_source(cast(Source, args[1]))
                return DoDamage(Number(cast(int, args[2])), Choice(cast(int, args[0]), group, Player.OPPONENT))
            case Is(who, WithPower()) if kind == "power-stops":
                self.used = False
                return Lasting(cast(Duration, args[0]), PowersStop(who))
            case AtLeast(EnergyOn(who, type_), 1) if kind == "discard-them":
                return DiscardEnergy(Exactly(cast(int, args[0])), type_, who)
            case AtLeast(CountersOn(who), 1) if kind == "remove-them":
                return RemoveCounters(Exactly(cast(int, args[0])), who)
            case AtLeast(CardsIn(Player.YOU, Zone.DISCARD_PILE, cards), 1) if kind == "attach-them":
                return AttachEnergy(
                    Exactly(cast(int, args[0])), cards, cast("Who | Choice", args[1]), Zone.DISCARD_PILE
                )
        if kind == "discard-them" and isinstance(self.required, AtLeast) and isinstance(self.required.count, EnergyOn):
            count = self.required.count
            return DiscardEnergy(Exactly(cast(int, args[0])), count.type, count.who)
        raise Contradiction('"them" has nothing to stand for')

    def expect_coins(self, kind: str, args: Sequence[object]) -> None:
        """ "Both are heads" is said of 2 coins, "all 3" of 3."""
        if not self.coins:
            raise Contradiction("no coins were flipped to count")
        number = args[0] if kind == "coins-all" else 2 if kind in ("coins-both", "coins-some") else None
        if number is not None and number != self.flipped:
            raise Contradiction("not so many coins were flipped")

    def expect_source(self, source: Source) -> None:
        """A sentence names the kind of text it stands in ("this attack")."""
        if source is not SOURCES.get(self.context.kind):
            raise Contradiction(f"the text speaks of itself as {source}, but it is {self.context.kind}")

    def expect_base(self, attack: str, points: int) -> None:
        """A sentence that tells another attack's printed damage tells the right one."""
        printed = dict(self.context.bases).get(attack, points)
        if points != printed:
            raise Contradiction(f"the text says {points} damage, the card {printed}")

    def expect_unchanged(self, amount: Number) -> None:
        """A clause that repeats the printed damage says nothing new."""
        if amount.value != self.base:
            raise Contradiction(f"the text says {amount.value} damage, the card {self.base}")

    def option(self, kind: str, values: Sequence[Value]) -> object:
        """ "you may …": the last part of the phrase is optional."""
        before = [self.build(value) if isinstance(value, Phrase) else value for value in values[:-1]]
        optional = cast(Phrase, values[-1])
        if kind == "activated-if":
            self.them = cast(Test, before[1])
        coin = kind.endswith("-flip") or (kind.startswith("activated") and optional.kind != "say")
        self.optional, self.subject = not coin, None
        last = self.build(optional)
        self.optional, self.subject = False, None
        if kind.startswith("activated"):
            self.them = None
            return (*before, last)
        if kind.startswith("reaction"):
            event, who = before
            if who is not Who.SELF:
                raise Contradiction("only the card itself can be meant here")
            return BUILD[kind](event, who, last)
        if kind == "may-flip":
            return BUILD[kind](last)
        may = May(acts(last))
        if kind == "may":
            return may
        return (may,) if kind == "block-may" else (*block(before[0]), may)

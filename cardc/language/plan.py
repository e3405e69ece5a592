"""Model → sentence plan: which sentences a text has, in what order, and what each of them says.

The plan knows no language. It decides what is a sentence of its own and what is a clause in one, how the acts of
a branch are joined, where "it" stands for the subject of the clause before, which sentences
remind the reader of a rule, and how the card speaks of itself. Parts, rules and acts are planned in
:mod:`cardc.language.plan_parts`, ``plan_rules`` and ``plan_acts``. :mod:`cardc.language.interpret` is the inverse.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from cardc.language.phrase import Body, EnergyText, Phrase, Source, TextContext, UnsayableError, Value
from cardc.language.plan_acts import ActPlanner
from cardc.language.plan_parts import conditions, energy_cards, symbols
from cardc.language.reminders import NOT_APPLIED, acts_of, applied, as_pokemon, reminders, reminders_of_rule, seats
from cardc.model.cards import Activated, OnlyIf, PowerText, Requirement, Static, Text, Unless
from cardc.model.effects import (
    Act,
    AttachThis,
    AttackDoesNothing,
    Block,
    DamageEquals,
    DamageMinus,
    DamagePlus,
    DamageTimes,
    DiscardEnergy,
    DiscardFromHand,
    Draw,
    EitherWay,
    First,
    Flip,
    FlipCoins,
    FlipForEach,
    If,
    May,
    PlayAsPokemon,
    PutCards,
    Reaction,
    Statement,
    StayInPlay,
)
from cardc.model.parts import All, CardFilter, Choice, Exactly, Number, UpTo, Who
from cardc.model.rules import Rule
from cardc.model.terms import CardClass, Edition, Player, Spot, Zone


class Planner(ActPlanner):
    """Plans one text."""

    __slots__ = ()

    # --- texts ---------------------------------------------------------------------------------

    def text(self, text: Text) -> list[Phrase]:
        """The sentences of an attack or a Trainer: requirements, then statements, each with its reminders."""
        sentences = [self.requirement(requirement) for requirement in text.requirements]
        self.statements(text.effects, sentences)
        return sentences

    def power(self, power: PowerText) -> list[Phrase]:
        """The sentences of a power: when it works, what it does, what stops it."""
        match power.body:
            case Activated():
                stopped, sentences = "stopped-use", self.activated(power.body)
            case Reaction():
                stopped, sentences = "stopped-reaction", self.reaction(power.body)
            case Static(rule, seat):
                stopped = "stopped-rule"
                said = self.rule(rule)
                held = Phrase("holds", (said,)) if seat is None else Phrase("holds-at", (self.own, seat, said))
                sentences = [held, *reminders_of_rule(rule)]
            case _:
                assert_never(power.body)
        if power.stopped_by:
            sentences.append(Phrase(stopped, (self.own, conditions(power.stopped_by))))
        return sentences

    def activated(self, body: Activated) -> list[Phrase]:
        """A power that its player uses. The first thing it does stands in the first sentence where it can."""
        sentences: list[Phrase] = []
        requirements, effects = body.text.requirements, body.text.effects
        first = effects[0] if effects else None
        plain = first is not None and not isinstance(first, May | If | EitherWay | AttachThis)
        match requirements:
            case () if plain:
                opening = self.opening(effects[0])
                sentences.append(Phrase("activated-first", (body.usage, opening[0])))
            case (OnlyIf(test),) if plain:
                said = self.test(test)
                opening = self.opening(effects[0])
                sentences.append(Phrase("activated-if", (body.usage, said, opening[0])))
            case _:
                sentences.append(Phrase("activated", (body.usage,)))
                sentences += [self.requirement(requirement) for requirement in requirements]
                self.statements(effects, sentences)
                return sentences
        sentences += opening[1:]
        self.statements(effects[1:], sentences)
        return sentences

    def opening(self, statement: Statement) -> list[Phrase]:
        """A statement after "you may", with its reminders."""
        sentences: list[Phrase] = []
        self.statements([statement], sentences, optional=True)
        return sentences

    def reaction(self, body: Reaction) -> list[Phrase]:
        """A power that answers what happens."""
        acts = [effect for effect in body.effects if isinstance(effect, Act)]
        if len(acts) == len(body.effects) and acts:
            return [Phrase("reaction", (body.event, self.own, self.clauses(acts))), *applied(acts), *reminders(acts)]
        first, *rest = body.effects
        done = acts_of(first)
        match first:
            case Flip() if not _nested(first):
                kind, said = "reaction-flip", self.coin("flip", (first.by,), first.heads, first.tails)
            case May((Flip(heads, tails, by),), Player.YOU):
                kind, said = "reaction-may-flip", self.coin("flip", (by,), heads, tails)
            case May(block, Player.YOU):
                kind, said = "reaction-may", self.clauses(_plain(block), optional=True)
            case _:
                sentences = [Phrase("reaction-then", (body.event, self.own))]
                self.statements(body.effects, sentences)
                return sentences
        sentences = [Phrase(kind, (body.event, self.own, said)), *applied(done), *reminders(done)]
        self.statements(rest, sentences)
        return sentences

    def statements(self, statements: Sequence[Statement], into: list[Phrase], *, optional: bool = False) -> None:
        """Add the sentences of ``statements``; ``optional``: they follow "you may", where "it" is not used."""
        for statement in statements:
            self.subject = None
            match statement:
                case AttachThis(target, until, rules):
                    into.append(Phrase("attach-this", (self.context.name, self.one(target), until)))
                    self.standing(rules, into, attached=True)
                case StayInPlay(rules):
                    into.append(Phrase("stay-in-play"))
                    self.standing(rules, into, attached=False)
                case PlayAsPokemon(hp):
                    into.append(self.play_as_pokemon(hp))
                    into += as_pokemon(self.context.name)
                case _:
                    into.append(self.statement(statement, optional))
                    said = acts_of(statement)
                    into += applied(said)
                    # Whether Weakness and Resistance are applied is said of each damage that may be to an Active Pokémon.
                    untold = Spot.IN_PLAY in seats(statement)
                    into += [each for each in reminders(said) if each not in into or (untold and each == NOT_APPLIED)]

    def standing(self, rules: Sequence[Rule], into: list[Phrase], *, attached: bool) -> None:
        """One sentence for each rule of a Trainer card that stays."""
        self.attached = attached
        for rule in rules:
            into.append(Phrase("holds", (self.rule(rule),)))
            into += [reminder for reminder in reminders_of_rule(rule) if reminder not in into]
        self.attached = False

    def play_as_pokemon(self, hp: int) -> Phrase:
        """The HP is said unless it is printed on the card."""
        if hp == self.context.hp:
            return Phrase("play-as-pokemon-of-printed-hp", (self.context.name,))
        return Phrase("play-as-pokemon", (self.context.name, hp))

    def requirement(self, requirement: Requirement) -> Phrase:
        """What must be done or true "in order to use this attack"."""
        source = self.source()
        match requirement:
            case OnlyIf(test):
                return Phrase("only-if", (self.test(test), source))
            case Unless(test):
                return Phrase("not-if", (self.test(test), source))
            case DiscardEnergy(quantity, type_, Who() | Choice() as target) if (
                source is Source.CARD or target is Who.SELF
            ):
                payment = Phrase("pay-energy", (energy_cards(quantity, type_), self.one(target)))
                return Phrase("in-order-to", (payment, source))
            case DiscardFromHand(Player.YOU, Exactly(number)):
                kind = "pay-other-cards" if source is Source.CARD else "pay-from-hand"
                return Phrase("in-order-to", (Phrase(kind, (number,)), source))
            case PutCards():
                return Phrase("in-order-to", (Phrase("pay-put", (self.put_cards(requirement),)), source))
        raise UnsayableError(f"no sentence for the requirement {requirement!r}")

    # --- statements ------------------------------------------------------------------------------

    def statement(self, statement: Statement, optional: bool = False) -> Phrase:
        """One statement as one sentence."""
        match statement:
            case Flip((Flip() as second,), (), by):
                return Phrase("flip-heads-flip", (by, self.second(second)))
            case Flip((), (Flip() as second,), by):
                return Phrase("flip-tails-flip", (by, self.second(second)))
            case Flip((If(test, then),), (), by):
                return Phrase("flip-heads-if", (by, self.test(test), self.block(then)))
            case Flip((), (If(test, then),), by):
                return Phrase("flip-tails-if", (by, self.test(test), self.block(then)))
            case Flip(heads, tails, by):
                return self.coin("flip", (by,), heads, tails)
            case FlipForEach(group, heads, tails):
                return self.coin("flip-each", (self.group(group),), heads, tails)
            case FlipCoins(None, by):
                return Phrase("flip-until-tails", (by,))
            case FlipCoins(int() as number, by):
                return Phrase("flip-coins", (by, number))
            case FlipCoins(count, by) if count is not None and not isinstance(count, int):
                return Phrase("flip-coins-for", (by, self.count(count)))
            case If(test, (Flip(heads, tails, by),), ()):
                return Phrase("if-flip", (self.test(test), self.coin("flip", (by,), heads, tails)))
            case If(test, (), (Flip(heads, tails, by),)):
                return Phrase("unless-flip", (self.test(test), self.coin("flip", (by,), heads, tails)))
            case If(test, then, ()):
                return Phrase("if-then", (self.test(test), self.block(then)))
            case If(test, (), otherwise):
                return Phrase("if-not", (self.test(test), self.block(otherwise)))
            case If(test, then, otherwise):
                return Phrase("if-else", (self.test(test), self.block(then), self.block(otherwise)))
            case May(block, Player.OPPONENT):
                return Phrase("opponent-may", (_offers(block),))
            case May((Flip(heads, tails, by),)):
                return Phrase("may-flip", (self.coin("flip", (by,), heads, tails),))
            case May(block):
                return Phrase("may", (self.clauses(_plain(block), optional=True),))
            case First(acts):
                return Phrase("first", (self.clauses(acts),))
            case EitherWay(acts):
                return Phrase("either-way", (self.clauses(acts),))
            case FlipCoins():
                raise UnsayableError(f"no sentence for {statement!r}")
            case _:
                return Phrase("say", (self.act(statement, optional),))

    def second(self, coin: Flip) -> Phrase:
        """A coin that depends on another."""
        return self.coin("second", (coin.by,), coin.heads, coin.tails)

    def coin(self, frame: str, args: tuple[Value, ...], heads: Block, tails: Block) -> Phrase:
        """A coin with what each side brings."""
        if frame == "flip" and self.restates(heads, tails):
            unchanged = Phrase("damage-equals", (Phrase("points", (self.base(),)),))
            first = self.block(heads)
            done = [self.act(act) for act in _plain(tails)]
            return Phrase("flip-both", (*args, first, self.joined([unchanged, *done])))
        if not tails:
            return Phrase(frame + "-heads", (*args, self.block(heads)))
        if not heads:
            return Phrase(frame + "-tails", (*args, self.block(tails)))
        return Phrase(frame + "-both", (*args, self.block(heads), self.block(tails)))

    def restates(self, heads: Block, tails: Block) -> bool:
        """True when a classic card says for tails what damage is left without the one that heads add."""
        added = len(heads) == 1 and isinstance(heads[0], DamagePlus) and isinstance(heads[0].amount, Number)
        own = (DamagePlus, DamageMinus, DamageTimes, DamageEquals, AttackDoesNothing, May)
        return added and self.context.edition is Edition.CLASSIC and not any(isinstance(act, own) for act in tails)

    def block(self, block: Block) -> Phrase:
        """The acts of a branch, joined; a final option ("you may …") apart."""
        if not block:
            raise UnsayableError("a branch that does nothing can't be said")
        last = block[-1]
        if not isinstance(last, May):
            return self.clauses(_plain(block))
        if last.by is Player.OPPONENT:
            raise UnsayableError("what the opponent may do is a sentence of its own")
        if len(block) == 1:
            return Phrase("block-may", (self.clauses(_plain(last.block), optional=True),))
        first = self.clauses(_plain(block[:-1]))
        return Phrase("block-and-may", (first, self.clauses(_plain(last.block), optional=True)))


def _plain(block: Block) -> list[Act]:
    """The acts of a block without frames."""
    acts = [act for act in block if not isinstance(act, May | Flip | If)]
    if len(acts) != len(block):
        raise UnsayableError("such a frame can't stand inside this sentence")
    return acts


def _nested(coin: Flip) -> bool:
    return any(isinstance(part, Flip | If) for part in (*coin.heads, *coin.tails))


def _offers(block: Block) -> Phrase:
    """What the opponent may do."""
    said = [_offer(act) for act in _plain(block)]
    return said[0] if len(said) == 1 else Phrase("offer-two", (said[0], said[1]))


def _offer(act: Act) -> Phrase:
    match act:
        case Draw(Player.OPPONENT, Exactly(number)):
            return Phrase("offer-draw", (number,))
        case Draw(Player.OPPONENT, UpTo(number)):
            return Phrase("offer-draw-up-to", (number,))
        case PutCards(Player.OPPONENT, All(), CardFilter((CardClass.CARD,), ()), Zone.HAND, Zone.DECK):
            return Phrase("offer-shuffle-hand")
    raise UnsayableError(f"the opponent can't be offered {act!r}")


def plan(body: Body, context: TextContext) -> list[Phrase]:
    """The sentences of a text, one phrase each.

    Raises :class:`UnsayableError` for a model that is not canonical in this kind of text.
    """
    match body:
        case Text():
            return Planner(context).text(body)
        case PowerText():
            return Planner(context).power(body)
        case EnergyText(provides):
            return [Phrase("provides", (symbols(provides),))]
    assert_never(body)

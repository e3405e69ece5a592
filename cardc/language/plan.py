"""Model → sentence plan: which sentences a text has, in what order, and what each of them says.

The plan knows no language. It decides what is a sentence of its own and what is a clause in one, how the acts of
a branch are joined, where "it" stands for the subject of the clause before, which sentences
remind the reader of a rule, and how the card speaks of itself. :mod:`cardc.language.interpret` is its inverse.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never

from cardc.language.phrase import (
    SOURCES,
    Body,
    EnergyText,
    Guard,
    Phrase,
    Source,
    TextContext,
    UnsayableError,
    WantedCards,
)
from cardc.language.reminders import acts_of, reminders, reminders_of_rule
from cardc.model.cards import (
    Activated,
    OnlyIf,
    PowerText,
    Requirement,
    Static,
    Text,
    Whenever,
)
from cardc.model.effects import (
    Act,
    AttachEnergy,
    AttachThis,
    AttackDoesNothing,
    BecomeEnergy,
    Block,
    ChooseAttack,
    CopyAttack,
    DamageEquals,
    DamageMinus,
    DamagePlus,
    DamageTimes,
    DiscardEnergy,
    DiscardFromHand,
    DoDamage,
    Draw,
    EitherWay,
    EvolveSkippingStage,
    Flip,
    FlipCoins,
    If,
    Inflict,
    KnockOut,
    Lasting,
    May,
    MoveCounters,
    MoveEnergy,
    Poison,
    RemoveCounters,
    SearchDeck,
    Statement,
    Switch,
)
from cardc.model.parts import (
    All,
    Amount,
    CardFilter,
    Choice,
    Count,
    CountersOn,
    DamageGotThrough,
    Each,
    EnergyOn,
    Exactly,
    Group,
    HalfRemainingHP,
    HasBench,
    HasCondition,
    Heads,
    IsDamaged,
    Number,
    Per,
    PokemonIn,
    Quantity,
    Tails,
    Target,
    Test,
    UnusedEnergy,
    UpTo,
    Who,
)
from cardc.model.rules import (
    CannotAttack,
    CannotRetreat,
    CannotUse,
    EnergyCountsAs,
    LessDamage,
    MoreDamage,
    MustFlipToAttack,
    PreventDamage,
    PreventEffects,
    Rule,
)
from cardc.model.terms import AttackRef, CardClass, Condition, Edition, EnergyType, Owner, Player, Spot

NORMAL_POISON: Final = 10

_HEADS: Final = Phrase("heads")
_TAILS: Final = Phrase("tails")
_IT: Final = Phrase("it")
_WHO: Final = {
    Who.DEFENDING: Phrase("defending"),
    Who.ATTACKER: Phrase("attacker"),
    Who.THAT: Phrase("that"),
}
_PLAYER: Final = {Owner.YOURS: Player.YOU, Owner.OPPONENTS: Player.OPPONENT}


class Planner:
    """Plans one text. ``subject`` is the Pokémon that the clause before spoke of, when "it" may mean it."""

    __slots__ = ("context", "own", "subject")

    def __init__(self, context: TextContext) -> None:
        self.context = context
        self.own = Phrase("self-this") if context.edition is Edition.BW else Phrase("self-named", (context.name,))
        self.subject: Who | None = None

    # --- texts ---------------------------------------------------------------------------------

    def text(self, text: Text) -> list[Phrase]:
        """The sentences of an attack or a Trainer: requirements, then statements, each with its reminders."""
        sentences = [self.requirement(requirement) for requirement in text.requirements]
        self.statements(text.effects, sentences)
        return sentences

    def power(self, power: PowerText) -> list[Phrase]:
        """The sentences of a power: when it works, what it does, what stops it."""
        sentences: list[Phrase] = []
        match power.body:
            case Activated(usage, effects):
                stopped = "stopped-use"
                first = effects[0] if effects else None
                if first is None or isinstance(first, May | If | EitherWay | AttachThis):
                    sentences.append(Phrase("activated", (usage,)))
                    self.statements(effects, sentences)
                else:
                    opening: list[Phrase] = []
                    self.statements(effects[:1], opening, optional=True)
                    sentences.append(Phrase("activated-first", (usage, opening[0])))
                    sentences += opening[1:]
                    self.statements(effects[1:], sentences)
            case Whenever(_, acts):
                stopped = "stopped-reaction"
                sentences.append(Phrase("whenever-damaged", (self.own, self.clauses(acts))))
                sentences += reminders(acts)
            case Static(rule):
                stopped = "stopped-rule"
                sentences.append(self.static(rule))
                sentences += reminders_of_rule(rule)
            case _:
                assert_never(power.body)
        if power.stopped_by:
            sentences.append(Phrase(stopped, (self.own, conditions(power.stopped_by))))
        return sentences

    def statements(self, statements: Sequence[Statement], into: list[Phrase], *, optional: bool = False) -> None:
        """Add the sentences of ``statements``; ``optional``: they follow "you may", where "it" is not used."""
        for statement in statements:
            self.subject = None
            if isinstance(statement, AttachThis):
                into += self.attach_this(statement)
                continue
            into.append(self.statement(statement, optional))
            for reminder in reminders(acts_of(statement)):
                if reminder not in into:
                    into.append(reminder)

    def requirement(self, requirement: Requirement) -> Phrase:
        """What must be done or true "in order to use this attack"."""
        source = self.source()
        match requirement:
            case OnlyIf(test):
                return Phrase("only-if", (self.test(test), source))
            case DiscardEnergy(quantity, type_, Who.SELF):
                return Phrase("in-order-to", (Phrase("pay-energy", (energy_cards(quantity, type_), self.own)), source))
            case DiscardFromHand(Player.YOU, Exactly(number)):
                kind = "pay-other-cards" if source is Source.CARD else "pay-from-hand"
                return Phrase("in-order-to", (Phrase(kind, (number,)), source))
        raise UnsayableError(f"no sentence for the requirement {requirement!r}")

    # --- statements ------------------------------------------------------------------------------

    def statement(self, statement: Statement, optional: bool = False) -> Phrase:
        """One statement as one sentence."""
        match statement:
            case Flip(heads, ()):
                return Phrase("flip-heads", (self.block(heads),))
            case Flip((), tails):
                return Phrase("flip-tails", (self.block(tails),))
            case Flip(heads, tails):
                return Phrase("flip-both", (self.block(heads), self.block(tails)))
            case FlipCoins(None):
                return Phrase("flip-until-tails")
            case FlipCoins(number) if number is not None:
                return Phrase("flip-coins", (number,))
            case If(test, then, ()):
                return Phrase("if-then", (self.test(test), self.block(then)))
            case If(test, (), otherwise):
                return Phrase("if-not", (self.test(test), self.block(otherwise)))
            case If(test, then, otherwise):
                return Phrase("if-else", (self.test(test), self.block(then), self.block(otherwise)))
            case May(acts):
                return Phrase("may", (self.clauses(acts, optional=True),))
            case EitherWay(acts):
                return Phrase("either-way", (self.clauses(acts),))
            case AttachThis():
                raise UnsayableError("a Trainer card is attached by a sentence of its own")
            case FlipCoins():
                raise UnsayableError(f"no sentence for {statement!r}")
            case _:
                return Phrase("say", (self.act(statement, optional),))

    def block(self, block: Block) -> Phrase:
        """The acts of a branch, joined; a final option ("you may …") apart."""
        last = block[-1]
        if not isinstance(last, May):
            return self.clauses([act for act in block if not isinstance(act, May)])
        before = [act for act in block[:-1] if not isinstance(act, May)]
        if not before:
            return Phrase("block-may", (self.clauses(last.acts, optional=True),))
        first = self.clauses(before)
        return Phrase("block-and-may", (first, self.clauses(last.acts, optional=True)))

    def clauses(self, acts: Sequence[Act], *, optional: bool = False) -> Phrase:
        """ "A", "A and B", "A, B, and C"."""
        phrases = [self.act(act, optional) for act in acts]
        if len(phrases) < 3:
            return phrases[0] if len(phrases) == 1 else Phrase("and-two", (phrases[0], phrases[1]))
        more = Phrase("more-last", (phrases[-2], phrases[-1]))
        for phrase in phrases[-3:0:-1]:
            more = Phrase("more-more", (phrase, more))
        return Phrase("and-more", (phrases[0], more))

    # --- acts --------------------------------------------------------------------------------------

    def act(self, act: Act, optional: bool = False) -> Phrase:
        """One act as one clause."""
        before, self.subject = (None, None) if optional else (self.subject, None)
        match act:
            case Inflict(condition, who):
                return Phrase("inflict", (self.agent(who, before, optional), condition))
            case Poison(who, damage):
                agent = self.agent(who, before, optional)
                if damage == NORMAL_POISON:
                    return Phrase("inflict", (agent, Condition.POISONED))
                return Phrase("poison-strong", (agent, damage))
            case Lasting(duration, rule):
                return self.lasting(rule, (duration,), before, optional)
            case DamagePlus(amount):
                return Phrase("damage-plus", (self.base(), self.amount(amount)))
            case DamageMinus(amount):
                return Phrase("damage-minus", (self.base(), self.amount(amount)))
            case DamageTimes(count):
                return Phrase("damage-times", (self.base(), self.count(count)))
            case DamageEquals(amount):
                return Phrase("damage-equals", (self.amount(amount),))
            case AttackDoesNothing():
                return Phrase("attack-does-nothing")
            case DoDamage(amount, target):
                return self.do_damage(amount, target)
            case RemoveCounters(quantity, target):
                return Phrase("remove-counters", (counters(quantity), self.target(target)))
            case MoveCounters(number, source, target, may_knock_out):
                guard = Guard.EVEN_TO_KNOCK_OUT if may_knock_out else Guard.SURVIVES
                if source == target:
                    return Phrase("move-counters-within", (number, group(source), guard))
                return Phrase("move-counters", (number, group(source), group(target), guard))
            case KnockOut(who):
                return Phrase("knock-out", (self.who(who),))
            case DiscardEnergy(quantity, type_, target):
                return Phrase("discard-energy", (energy_cards(quantity, type_), self.target(target)))
            case AttachEnergy(number, type_, to):
                return Phrase("attach-energy", (energy_cards(Exactly(number), type_), group(to)))
            case MoveEnergy(number, type_, source, target):
                cards = energy_cards(Exactly(number), type_)
                if source == target:
                    return Phrase("move-energy-within", (cards, group(source)))
                return Phrase("move-energy", (cards, group(source), group(target)))
            case BecomeEnergy(number, to):
                return Phrase("become-energy", (self.own, number, group(to)))
            case Draw(player, number):
                return Phrase("draw", (player, number))
            case DiscardFromHand(player, Exactly(number)):
                return Phrase("discard-from-hand", (player, number))
            case DiscardFromHand(player, All()):
                return Phrase("discard-hand", (player,))
            case SearchDeck(Exactly(number), CardFilter(CardClass.CARD, None)):
                return Phrase("search-deck", (number,))
            case SearchDeck(UpTo(number), CardFilter(CardClass.CARD, None)):
                return Phrase("search-deck-up-to", (number,))
            case SearchDeck(Exactly(number), filter_):
                return Phrase("search-deck-for", (number, cards_like(filter_)))
            case SearchDeck(UpTo(number), filter_):
                return Phrase("search-deck-for-up-to", (number, cards_like(filter_)))
            case Switch(player, chooser):
                return Phrase("switch", (player, chooser))
            case EvolveSkippingStage():
                return Phrase("evolve-skipping-stage")
            case ChooseAttack(who):
                return Phrase("choose-attack", (self.who(who),))
            case CopyAttack():
                return Phrase("copy-attack")
            case DiscardFromHand() | SearchDeck() | AttachThis():
                raise UnsayableError(f"no clause for {act!r}")
        assert_never(act)

    def do_damage(self, amount: Amount, target: Target) -> Phrase:
        """Damage beside the attack's own, or by a power or a Trainer card."""
        if target is Who.SELF:
            return self.damage_self(amount)
        if target is Who.DEFENDING:
            raise UnsayableError("damage to the Defending Pokémon is the attack's own")
        source, to = self.source(), self.target(target)
        match amount:
            case Number(points):
                return Phrase("do-damage", (source, points, to))
            case Per(each, count, None):
                return Phrase("do-damage-per", (source, each, to, self.count(count)))
            case Per(each, count, cap) if cap is not None:
                return Phrase("do-damage-per-at-most", (source, each, to, self.count(count), each * cap))
            case HalfRemainingHP(who, rounding):
                return Phrase("do-damage-half", (source, to, self.who(who), rounding))
        raise UnsayableError(f"no clause for {amount!r}")

    def damage_self(self, amount: Amount) -> Phrase:
        """Damage that the Pokémon does to itself."""
        match amount:
            case Number(points):
                return Phrase("damage-self", (self.own, points))
            case Per(each, count, None):
                return Phrase("damage-self-per", (self.own, each, self.count(count)))
            case Per(each, count, cap) if cap is not None:
                return Phrase("damage-self-per-at-most", (self.own, each, self.count(count), each * cap))
            case HalfRemainingHP(who, rounding):
                return Phrase("damage-self-half", (self.own, self.who(who), rounding))
        raise UnsayableError(f"no clause for {amount!r}")

    def lasting(self, rule: Rule, rest: tuple[str, ...], before: Who | None, optional: bool) -> Phrase:
        """A rule with its duration (the last of ``rest``)."""
        match rule:
            case PreventDamage(to, None):
                return Phrase("lasting-prevent-damage", (self.who(to), *rest))
            case PreventDamage(to, at_most) if at_most is not None:
                return Phrase("lasting-prevent-damage-at-most", (self.who(to), at_most, *rest))
            case PreventEffects(to):
                return Phrase("lasting-prevent-effects", (self.who(to), *rest))
            case MoreDamage(by, points):
                return Phrase("lasting-more-damage", (self.who(by), points, *rest))
            case LessDamage(to, points):
                return Phrase("lasting-less-damage", (self.who(to), points, *rest))
            case CannotAttack(who):
                return Phrase("lasting-cannot-attack", (self.agent(who, before, optional), *rest))
            case CannotRetreat(who):
                return Phrase("lasting-cannot-retreat", (self.agent(who, before, optional), *rest))
            case CannotUse(who, attack):
                kind = "lasting-cannot-use-this" if attack is AttackRef.THIS else "lasting-cannot-use-chosen"
                return Phrase(kind, (self.agent(who, before, optional), *rest))
            case MustFlipToAttack(who):
                return Phrase("lasting-must-flip-to-attack", (self.who(who), *rest))
            case EnergyCountsAs(who, type_):
                return Phrase("lasting-energy-counts-as", (self.who(who), type_, *rest))
        raise UnsayableError(f"no clause for {rule!r}")

    def static(self, rule: Rule) -> Phrase:
        """A rule of a power: holds as long as the Pokémon is in play."""
        match rule:
            case PreventDamage(to, None):
                return Phrase("static-prevent-damage", (self.who(to),))
            case PreventDamage(to, at_most) if at_most is not None:
                return Phrase("static-prevent-damage-at-most", (self.who(to), at_most))
            case PreventEffects(to):
                return Phrase("static-prevent-effects", (self.who(to),))
            case MoreDamage(by, points):
                return Phrase("static-more-damage", (self.who(by), points))
            case LessDamage(to, points):
                return Phrase("static-less-damage", (self.who(to), points))
            case CannotAttack(who):
                return Phrase("static-cannot-attack", (self.who(who),))
            case CannotRetreat(who):
                return Phrase("static-cannot-retreat", (self.who(who),))
            case MustFlipToAttack(who):
                return Phrase("static-must-flip-to-attack", (self.who(who),))
            case EnergyCountsAs(who, type_):
                return Phrase("static-energy-counts-as", (self.who(who), type_))
        raise UnsayableError(f"no sentence for the power {rule!r}")

    def attach_this(self, act: AttachThis) -> list[Phrase]:
        """Attaching the Trainer card itself, then one sentence for each rule it carries."""
        sentences = [Phrase("attach-this", (self.context.name, self.target(act.target), act.until))]
        for rule in act.rules:
            sentences.append(attached(rule))
            sentences += [reminder for reminder in reminders_of_rule(rule) if reminder not in sentences]
        return sentences

    # --- parts ---------------------------------------------------------------------------------------

    def base(self) -> int:
        """The number printed beside the attack's name, which the sentence repeats."""
        damage = self.context.damage
        if damage is None or damage.value is None:
            raise UnsayableError("the sentence repeats the printed damage, but none is printed")
        return damage.value

    def source(self) -> Source:
        """What the text speaks of as "this …"."""
        source = SOURCES.get(self.context.kind)
        if source is None:
            raise UnsayableError(f"{self.context.kind} texts do nothing")
        return source

    def who(self, who: Who) -> Phrase:
        """One Pokémon."""
        if who is Who.SELF:
            return self.own
        phrase = _WHO.get(who)
        if phrase is None:
            raise UnsayableError(f"{who!r} is spoken of only by an attached card")
        return phrase

    def agent(self, who: Who, before: Who | None, optional: bool) -> Phrase:
        """The subject of a clause: "it" when the clause before had the same one."""
        if not optional:
            self.subject = who
            if who is before:
                return _IT
        return self.who(who)

    def target(self, target: Target) -> Phrase:
        """One or more Pokémon."""
        match target:
            case Choice(1, Group(Owner.YOURS | Owner.OPPONENTS as owner, Spot.ACTIVE, None), Player.YOU):
                return Phrase("active", (_PLAYER[owner],))
            case Choice(1, Group(Owner.YOURS | Owner.OPPONENTS as owner, Spot.ACTIVE, type_), Player.YOU) if type_:
                return Phrase("active-typed", (_PLAYER[owner], type_))
            case Choice(number, chosen, chooser):
                kind = "choice" if chooser is Player.YOU else "choice-by-opponent"
                return Phrase(kind, (number, group(chosen)))
            case Each(every):
                return Phrase("each", (group(every),))
            case Who():
                return self.who(target)
        assert_never(target)

    def amount(self, amount: Amount) -> Phrase:
        """An amount of damage."""
        match amount:
            case Number(points):
                return Phrase("points", (points,))
            case Per(each, count, None):
                return Phrase("per", (each, self.count(count)))
            case Per(each, count, cap) if cap is not None:
                return Phrase("per-at-most", (each, self.count(count), each * cap))
            case HalfRemainingHP(who, rounding):
                return Phrase("half-remaining-hp", (self.who(who), rounding))
        raise UnsayableError(f"no phrase for {amount!r}")

    def count(self, count: Count) -> Phrase:
        """What is counted."""
        match count:
            case Heads():
                return _HEADS
            case Tails():
                return _TAILS
            case CountersOn(who):
                return Phrase("counters-on", (self.who(who),))
            case EnergyOn(who, None):
                return Phrase("energy-on", (self.who(who),))
            case EnergyOn(who, type_) if type_:
                return Phrase("energy-on-typed", (self.who(who), type_))
            case UnusedEnergy(type_):
                return Phrase("unused-energy", (self.own, type_))
            case PokemonIn(counted):
                return Phrase("pokemon-in", (group(counted),))
        raise UnsayableError(f"no phrase for {count!r}")

    def test(self, test: Test) -> Phrase:
        """What must hold."""
        match test:
            case DamageGotThrough():
                return Phrase("damage-got-through")
            case HasCondition(who, condition):
                return Phrase("has-condition", (self.who(who), condition))
            case IsDamaged(who):
                return Phrase("is-damaged", (self.who(who),))
            case HasBench(player):
                return Phrase("has-bench", (player,))
        assert_never(test)


# --- parts that need no context ----------------------------------------------------------------------


def group(group: Group) -> Phrase:
    """The Pokémon of a group."""
    if group.type is None:
        return Phrase("group", (group.owner, group.spot))
    return Phrase("group-typed", (group.owner, group.spot, group.type))


def counters(quantity: Quantity) -> Phrase:
    """So many damage counters."""
    match quantity:
        case Exactly(number):
            return Phrase("counters", (number,))
        case UpTo(number):
            return Phrase("counters-up-to", (number,))
        case All():
            return Phrase("counters-all")
    assert_never(quantity)


def energy_cards(quantity: Quantity, type_: EnergyType | None) -> Phrase:
    """So many Energy cards."""
    match quantity:
        case Exactly(number):
            return Phrase("energy-cards", (number,)) if type_ is None else Phrase("energy-cards-typed", (number, type_))
        case All():
            return Phrase("energy-cards-all") if type_ is None else Phrase("energy-cards-all-typed", (type_,))
    raise UnsayableError(f"no phrase for {quantity!r} of Energy cards")


def cards_like(filter_: CardFilter) -> Phrase:
    """Cards of a class."""
    if filter_.kind is CardClass.CARD:
        raise UnsayableError("plain cards have no type")
    wanted = WantedCards(filter_.kind.value)
    return Phrase("filter", (wanted,)) if filter_.type is None else Phrase("filter-typed", (wanted, filter_.type))


def conditions(conditions: Sequence[Condition]) -> Phrase:
    """ "Asleep", "Asleep or Confused", "Asleep, Confused, or Paralyzed"."""
    if len(conditions) < 3:
        return Phrase("or-one" if len(conditions) == 1 else "or-two", tuple(conditions))
    more = Phrase("or-last", tuple(conditions[-2:]))
    for condition in reversed(conditions[1:-2]):
        more = Phrase("or-next", (condition, more))
    return Phrase("or-more", (conditions[0], more))


def symbols(types: Sequence[EnergyType]) -> Phrase:
    """A row of Energy symbols."""
    row = Phrase("symbol", (types[-1],))
    for type_ in reversed(types[:-1]):
        row = Phrase("symbols-more", (Phrase("symbol", (type_,)), row))
    return row


def attached(rule: Rule) -> Phrase:
    """A rule about the Pokémon that a Trainer card is attached to."""
    match rule:
        case PreventDamage(Who.HOLDER, None):
            return Phrase("attached-prevent-damage")
        case PreventDamage(Who.HOLDER, at_most) if at_most is not None:
            return Phrase("attached-prevent-damage-at-most", (at_most,))
        case PreventEffects(Who.HOLDER):
            return Phrase("attached-prevent-effects")
        case MoreDamage(Who.HOLDER, points):
            return Phrase("attached-more-damage", (points,))
        case LessDamage(Who.HOLDER, points):
            return Phrase("attached-less-damage", (points,))
        case CannotAttack(Who.HOLDER):
            return Phrase("attached-cannot-attack")
        case CannotRetreat(Who.HOLDER):
            return Phrase("attached-cannot-retreat")
        case MustFlipToAttack(Who.HOLDER):
            return Phrase("attached-must-flip-to-attack")
        case EnergyCountsAs(Who.HOLDER, type_):
            return Phrase("attached-energy-counts-as", (type_,))
    raise UnsayableError(f"no sentence for the attached rule {rule!r}")


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

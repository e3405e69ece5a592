"""The canonical form of acts: which kind of text may say them, and their parts."""

from __future__ import annotations

from typing import Final

from cardc.check.findings import Path
from cardc.check.parts import ENERGY_CLASSES, Kind, Latest, everyone_in, speaks_of_damage_done
from cardc.check.rules import Carrier, RuleChecker, subject_of
from cardc.model.asked import could_apply
from cardc.model.effects import (
    Act,
    AttachEnergy,
    AttachThis,
    AttackDoesNothing,
    BecomeEnergy,
    ChangeFeature,
    ChooseAttack,
    CopyAttack,
    DamageEquals,
    DamageMinus,
    DamagePlus,
    DamageTimes,
    DiscardEnergy,
    DiscardFromDeck,
    DiscardFromHand,
    DoDamage,
    Draw,
    EndTurn,
    Evolve,
    EvolveSkippingStage,
    Ignore,
    Inflict,
    InflictChosen,
    Lasting,
    LeavePlay,
    Look,
    MoveCounters,
    MoveEnergy,
    PlayAsPokemon,
    Poison,
    PutCards,
    PutCounters,
    Reaction,
    Rearrange,
    Recover,
    RemoveCounters,
    RepeatLastAttack,
    SearchDeck,
    StayInPlay,
    Switch,
    TakeActivePlace,
    TakeFromTop,
)
from cardc.model.parts import (
    All,
    Amount,
    AnyNumber,
    CardFilter,
    Choice,
    Count,
    DamageDone,
    Each,
    Exactly,
    Group,
    Half,
    Named,
    NamePart,
    PerCount,
    Quantity,
    Target,
    UpTo,
    Who,
)
from cardc.model.rows import types_of
from cardc.model.rules import Rule
from cardc.model.terms import (
    CardClass,
    Condition,
    Duration,
    EnergyType,
    Event,
    Feature,
    LookAt,
    Player,
    Sign,
    TypeSource,
    Zone,
)

_HiddenAct = PutCards | Look | Rearrange | TakeFromTop | SearchDeck
OwnDamage = DamagePlus | DamageMinus | DamageTimes | DamageEquals

_ONLY_IN_ATTACKS: Final = (
    DamagePlus,
    DamageMinus,
    DamageTimes,
    DamageEquals,
    AttackDoesNothing,
    Ignore,
    RepeatLastAttack,
    ChooseAttack,
    CopyAttack,
)
WHOLE_TEXTS: Final = (AttachThis, StayInPlay, PlayAsPokemon)
"""Acts of a Trainer card that leave no room for another."""

_NEVER_IN_POWERS: Final = (*_ONLY_IN_ATTACKS, *WHOLE_TEXTS)
EXCLUDED: Final[dict[Kind, tuple[type, ...]]] = {
    Kind.ATTACK: (*WHOLE_TEXTS, EvolveSkippingStage, BecomeEnergy, EndTurn),
    Kind.POWER: _NEVER_IN_POWERS,
    Kind.REACTIVE: _NEVER_IN_POWERS,
    Kind.TRAINER: (*_ONLY_IN_ATTACKS, BecomeEnergy),
}
"""The acts that a kind of text can't hold."""

SIGN_OF: Final[dict[type, Sign]] = {
    DamagePlus: Sign.PLUS,
    DamageMinus: Sign.MINUS,
    DamageTimes: Sign.TIMES,
    DamageEquals: Sign.UNKNOWN,
}
"""The printed sign that each act on the attack's own damage belongs to."""

NAMES: Final[dict[type, str]] = {
    DamagePlus: "damage plus",
    DamageMinus: "damage minus",
    DamageTimes: "damage times",
    DamageEquals: "damage equals",
    AttackDoesNothing: "attack does nothing",
    Ignore: "ignore …",
    EndTurn: "turn ends",
    RepeatLastAttack: "repeat the last attack on self",
    ChooseAttack: "choose an attack",
    CopyAttack: "copy that attack",
    AttachThis: "attach this",
    StayInPlay: "stay in play",
    PlayAsPokemon: "play as pokemon",
    EvolveSkippingStage: "evolve skipping a stage",
    BecomeEnergy: "self becomes energy",
}
"""How the messages call the acts that not every text can hold."""

_DamageAct = (
    DamagePlus
    | DamageMinus
    | DamageTimes
    | DamageEquals
    | AttackDoesNothing
    | Ignore
    | RepeatLastAttack
    | DoDamage
    | Inflict
    | InflictChosen
    | Poison
    | Recover
    | RemoveCounters
    | PutCounters
    | MoveCounters
)
_CardAct = (
    DiscardEnergy
    | AttachEnergy
    | MoveEnergy
    | BecomeEnergy
    | Draw
    | DiscardFromHand
    | DiscardFromDeck
    | PutCards
    | Look
    | Rearrange
    | TakeFromTop
    | SearchDeck
)
_PlayAct = (
    Switch
    | TakeActivePlace
    | LeavePlay
    | ChangeFeature
    | Evolve
    | ChooseAttack
    | CopyAttack
    | Lasting
    | AttachThis
    | StayInPlay
    | PlayAsPokemon
)


_POISONS: Final = (10, 20, 30, 40)
_LASTING_EVENTS: Final = (Event.DAMAGED_BY_ATTACK, Event.KNOCKED_OUT_BY_ATTACK)


class ActChecker(RuleChecker):
    """Adds acts."""

    fails = False
    signs: frozenset[Sign] = frozenset()

    def _act(self, act: Act, at: Path, block: Path) -> None:
        if isinstance(act, EXCLUDED[self.kind]):
            self._no_meaning(NAMES[type(act)], at)
        if isinstance(act, _DamageAct):
            self._damage_act(act, at, block)
        elif isinstance(act, _CardAct):
            self._card_act(act, at, block)
        elif isinstance(act, _PlayAct):
            self._play_act(act, at, block)
        else:
            self._by_fields(act, at, block)

    def _by_fields(self, act: object, at: Path, block: Path) -> None:
        """What the types of the fields ask for, where the act asks for nothing more."""
        for field in types_of(type(act)):
            self._field(field, getattr(act, field), at, block)

    def _field(self, field: str, value: object, at: Path, block: Path) -> None:
        match value:
            case bool() | None:
                pass
            case int():
                self._at_least(value, 1, at, field.replace("_", " "))
            case Condition():
                self._condition(value, at)
            case EnergyType():
                self._type(value, at)
            case Who() | Choice() | Each():
                self._target(value, at, block)
            case Group():
                self._group(value, at)
            case CardFilter():
                self._filter(value, at)
            case Exactly() | UpTo() | All() | AnyNumber() | PerCount():
                self._quantity(value, at, block, type(value))
            case _ if isinstance(value, Amount):
                self._amount(value, at, block)
            case _ if isinstance(value, Count):
                self._count(value, at, block)
            case str():
                self._name(value, at)

    # --- damage, counters, conditions ---------------------------------------------------------------

    def _damage_act(self, act: _DamageAct, at: Path, block: Path) -> None:
        match act:
            case DamagePlus() | DamageMinus() | DamageEquals() | DamageTimes():
                self._own_damage(act, at, block)
            case AttackDoesNothing():
                self.fails = True
            case Ignore():
                pass
            case RepeatLastAttack():
                if self.kind is Kind.ATTACK:
                    self._who(Who.DEFENDING, at, block)
            case DoDamage():
                if self.kind is Kind.ATTACK and act.target is Who.DEFENDING:
                    cure = "print it as the attack's damage, or write `damage plus …`"
                    self.say("E222", "damage to the Defending Pokémon is the attack's own damage", at, cure)
                if act.applied and not could_apply(act.target):
                    message = "Weakness and Resistance are applied to another Active Pokémon only"
                    self.say("E222", message, at, "leave `applying …` out")
                self._measured(act.amount, act.target, at, block)
            case PutCounters():
                self._measured(act.amount, act.target, at, block)
            case RemoveCounters():
                if isinstance(act.quantity, DamageDone | Half):
                    self._measured(act.quantity, act.target, at, block)
                else:
                    self._quantity(act.quantity, at, block, Exactly, UpTo, All, PerCount)
                    self._target(act.target, at, block)
            case MoveCounters():
                self._at_least(act.number, 1, at, "damage counters")
                self._places(act.source, act.target, at, block)
            case _:
                self._condition_act(act, at, block)

    def _own_damage(self, act: OwnDamage, at: Path, block: Path) -> None:
        self.signs |= {SIGN_OF[type(act)]}
        if isinstance(act, DamageTimes):
            self._count(act.count, at, block)
            return
        self._amount(act.amount, at, block)
        if speaks_of_damage_done(act.amount):
            self.say("E224", f"`{NAMES[type(act)]}` can't depend on the damage that it makes", at)

    def _condition_act(self, act: Inflict | InflictChosen | Poison | Recover, at: Path, block: Path) -> None:
        match act:
            case InflictChosen():
                self._who(act.who, at, block)
                self._conditions(act.conditions, at, "the conditions to choose from", " or ")
                if len(act.conditions) < 2:
                    self.say("E206", "a choice has at least two conditions", at, "write `… is now asleep or confused`")
                return
            case _:
                self._target(act.target, at, block)
                if isinstance(act.target, Choice) and act.target.number != 1:
                    self.say(
                        "E202", f"1 Pokémon is meant here, not {act.target.number}", at, "write `1 of` or `each of`"
                    )
        match act:
            case Inflict():
                self._condition(act.condition, at)
                if act.condition is Condition.POISONED:
                    self.say("E206", "poison has its own sentence", at, "write `… is now poisoned`")
            case Poison():
                if act.damage not in _POISONS:
                    cure = "write `… is now poisoned` for 10, or `… is now poisoned for 20`"
                    self.say("E206", f"poison takes 10, 20, 30 or 40, not {act.damage}", at, cure)
            case Recover():
                self._conditions(act.conditions, at, "the conditions to recover from")
                if len(act.conditions) > 2:
                    self.say("E206", "a Pokémon recovers from one condition, two, or all", at, "write two sentences")

    def _measured(self, amount: Amount, target: Target, at: Path, block: Path) -> None:
        self._amount(amount, at, block)
        if isinstance(target, Choice) and Who.THAT in everyone_in(amount):
            self.say("E209", "`that pokemon` can't be told from the Pokémon chosen here", at)
        self._target(target, at, block)

    # --- cards ------------------------------------------------------------------------------------------

    def _card_act(self, act: _CardAct, at: Path, block: Path) -> None:
        match act:
            case DiscardEnergy():
                self._discard_energy(act, at, block)
            case AttachEnergy():
                self._quantity(act.quantity, at, block, Exactly, UpTo, PerCount)
                self._energy_filter(act.filter, at)
                self._receiver(act.to, at, block)
                if act.source not in (Zone.HAND, Zone.DISCARD_PILE, Zone.DECK):
                    self.say("E228", f"Energy cards are not attached from the {act.source}", at)
            case MoveEnergy():
                self._quantity(act.quantity, at, block, Exactly, UpTo, All)
                self._energy_filter(act.filter, at)
                self._places(act.source, act.target, at, block)
            case BecomeEnergy():
                self._at_least(act.number, 1, at, "Energy")
                self._receiver(act.to, at, block)
            case Draw():
                self._quantity(act.quantity, at, block, Exactly, UpTo, PerCount)
            case DiscardFromHand():
                self._quantity(act.quantity, at, block, Exactly, All, AnyNumber)
                self.discarded = Latest(block)
            case DiscardFromDeck():
                self._quantity(act.quantity, at, block, Exactly, PerCount)
            case _:
                self._hidden_cards(act, at, block)

    def _energy_filter(self, wanted: CardFilter, at: Path) -> None:
        self._filter(wanted, at)
        if len(wanted.kinds) != 1 or not set(wanted.kinds) <= set(ENERGY_CLASSES) or part_of_name(wanted):
            self.say("E228", "only Energy cards are attached to a Pokémon this way", at, "write `energy card`")

    def _receiver(self, to: Who | Choice, at: Path, block: Path) -> None:
        self._place(to, at, block)
        if isinstance(to, Choice):
            self._point(None)

    def _discard_energy(self, act: DiscardEnergy, at: Path, block: Path) -> None:
        self._quantity(act.quantity, at, block, Exactly, UpTo, All, AnyNumber, PerCount)
        if isinstance(act.quantity, AnyNumber) and act.target is not Who.SELF:
            self.say("E208", "`any number of` Energy cards are discarded from `self` only", at, "write a number")
        self._type(act.type, at)
        self._target(act.target, at, block)
        self.discarded = Latest(block)

    def _hidden_cards(self, act: _HiddenAct, at: Path, block: Path) -> None:
        match act:
            case PutCards():
                self._put_cards(act, at, block)
            case SearchDeck():
                self._quantity(act.quantity, at, block, Exactly, UpTo, AnyNumber, PerCount)
                self._filter(act.filter, at)
                if act.to not in (Zone.HAND, Zone.BENCH, Zone.TOP_OF_DECK):
                    cure = "write `on top of deck`, `onto bench`, or nothing: into the hand"
                    self.say("E228", f"a search puts no cards into the {act.to}", at, cure)
                if isinstance(act.quantity, AnyNumber) and act.filter == CardFilter((CardClass.CARD,)):
                    self.say("E228", "a search is for any number of cards of a kind", at, "say which cards")
                if act.to is Zone.BENCH:
                    self._benched(act.quantity, act.filter, at, block)
            case Look():
                order = list(LookAt)
                if not act.at or list(act.at) != sorted(set(act.at), key=order.index):
                    cure = "write " + " or ".join(f"`{place}`" for place in LookAt if place in act.at)
                    self.say("E232", "what is looked at stands once each, in order", at, cure if act.at else None)
                elif LookAt.HAND in act.at and len(act.at) > 1:
                    self.say("E232", "a hand is looked at alone", at, "write a sentence of its own")
            case Rearrange():
                self._quantity(act.quantity, at, block, Exactly, UpTo)
                if act.quantity == Exactly(1):
                    self._at_least(1, 2, at, "cards to rearrange")
            case TakeFromTop():
                self._take_from_top(act, at, block)

    def _take_from_top(self, act: TakeFromTop, at: Path, block: Path) -> None:
        self._quantity(act.quantity, at, block, Exactly, UpTo)
        self._filter(act.filter, at)
        if act.rest not in (Zone.DECK, Zone.DISCARD_PILE):
            self.say("E228", f"the rest does not go to the {act.rest}", at, "write `the rest into deck`")
        if act.number < 2:
            self._at_least(act.number, 2, at, "cards to look at")
        elif isinstance(act.quantity, Exactly | UpTo) and act.quantity.number >= act.number:
            self.say("E202", f"{act.quantity.number} of {act.number} cards leave no rest", at, "look at more cards")

    def _put_cards(self, act: PutCards, at: Path, block: Path) -> None:
        self._quantity(act.quantity, at, block, Exactly, UpTo, All)
        self._filter(act.filter, at)
        if act.source not in (Zone.HAND, Zone.DISCARD_PILE) or act.to in (act.source, Zone.DISCARD_PILE):
            self.say("E228", f"cards don't go from {act.source} to {act.to} this way", at)
        elif act.to is Zone.BENCH:
            if act.source is not Zone.DISCARD_PILE or isinstance(act.quantity, All):
                cure = "write `put 1 basic pokemon card from discard pile onto bench`"
                self.say("E228", "a number of cards from the discard pile go onto the Bench", at, cure)
            self._benched(act.quantity, act.filter, at, block)
        if act.chooser not in _choosers(act):
            wrong, right = ("you", "opponent") if act.chooser is Player.YOU else ("opponent", "you")
            cure = "add `, opponent chooses`" if right == "opponent" else "remove `, opponent chooses`"
            self.say("E228", f"{wrong} can't choose here: {right} does, or nobody has to", at, cure)

    def _benched(self, quantity: Quantity, wanted: CardFilter, at: Path, block: Path) -> None:
        named = any(isinstance(trait, Named | NamePart) for trait in wanted.traits)
        restored = wanted.kinds == (CardClass.POKEMON,) and named  # R245: the one that the card names
        if wanted.kinds != (CardClass.BASIC_POKEMON,) and not restored:
            self.say("E228", "only Basic Pokémon go onto the Bench", at, "write `basic pokemon card`")
        self._point(Latest(block, quantity == Exactly(1)))

    # --- places, cards in play, attacks ------------------------------------------------------------------

    def _play_act(self, act: _PlayAct, at: Path, block: Path) -> None:
        match act:
            case Switch():
                self._point(None)
                self.switched = self.switched or act.player is Player.OPPONENT
            case TakeActivePlace():
                self._who(act.who, at, block)
                self.switched = self.switched or act.who is Who.THAT
                if act.who is not Who.THAT and (act.who is not Who.SELF or self.kind is Kind.ATTACK):
                    self.say("E213", f"`{act.who}` can't take the Active place", at, "choose a Benched Pokémon first")
            case LeavePlay():
                self._target(act.target, at, block)
                if act.to not in (Zone.HAND, Zone.DECK):
                    self.say("E228", f"a Pokémon does not go to the {act.to}", at, "write `into hand` or `into deck`")
            case ChangeFeature():
                self._who(act.who, at, block)
                if act.source is TypeSource.IN_PLAY and act.feature is not Feature.TYPE:
                    cure = f"write `{TypeSource.ANY}`"
                    self.say("E234", f"a {act.feature} is not taken from a Pokémon in play", at, cure)
            case ChooseAttack():
                self._who(act.who, at, block)
                self.attack = Latest(block)
                self.attack_of = act.who
            case CopyAttack():
                self._that_attack(at, block)
            case Evolve():
                self._who(act.who, at, block)
                if act.who not in (Who.SELF, Who.THAT):
                    cure = "write `self`, or choose `1 of your pokemon` before and write `that pokemon`"
                    self.say("E213", f"`{act.who}` does not evolve this way", at, cure)
                if act.source not in (Zone.HAND, Zone.DECK):
                    self.say(
                        "E228", f"no Pokémon evolves from the {act.source}", at, "write `from hand` or `from deck`"
                    )
            case Lasting():
                self._lasting(act, at, block)
            case AttachThis():
                self._attach_this(act, at, block)
            case StayInPlay():
                self._rules(act.rules, Carrier.IN_PLAY, at)
            case PlayAsPokemon():
                self._points(act.hp, at)

    def _lasting(self, act: Lasting, at: Path, block: Path) -> None:
        if isinstance(act.rule, Reaction):
            self._lasting_reaction(act.rule, at)
            return
        self._rule(act.rule, Carrier.DURATION, at, block)
        if act.duration is Duration.WHILE_IN_PLAY and subject_of(act.rule) is not Who.SELF:
            self.say("E219", f"a rule for {act.duration} is about `self`", at, "name `self`, or another duration")
        if act.duration is Duration.WHILE_ACTIVE and subject_of(act.rule) not in (Who.SELF, Who.DEFENDING):
            cure = "name one of them, or another duration"
            self.say("E219", f"a rule for {act.duration} is about `self` or `defender`", at, cure)

    def _lasting_reaction(self, reaction: Reaction, at: Path) -> None:
        """What happens later is a text of its own: it knows nothing of the sentences before it."""
        path = (*at, "rule", "effects")
        if self.kind is not Kind.ATTACK:
            self._no_meaning(f"during …: whenever {reaction.event}", at)
        if reaction.event not in _LASTING_EVENTS:
            self.say("E231", f"`{reaction.event}` is no event to wait for", at, "only a power reacts to it")
        if reaction.event in self.reactions:
            self.say("E231", f"a text leaves one reaction to `{reaction.event}`", at, "say it once")
        self.reactions.add(reaction.event)
        if not reaction.effects:
            self.say("E201", "the reaction does nothing", at, "say what happens, or remove it")
        later = ActChecker(Kind.REACTIVE, self.edition)
        later.reacts_to(reaction.event)
        for i, effect in enumerate(reaction.effects):
            if isinstance(effect, Act) and not isinstance(effect, Lasting):
                later._act(effect, (*path, i), path)
            else:
                self.say("E231", "a reaction that lasts holds plain sentences only", (*path, i), "write one thing done")
        self.findings += later.findings

    def _attach_this(self, act: AttachThis, at: Path, block: Path) -> None:
        self._place(act.target, at, block)
        self._rules(act.rules, Carrier.ATTACHED, at)

    def _rules(self, rules: tuple[Rule, ...], carrier: Carrier, at: Path) -> None:
        if not rules:
            self.say("E201", "the card does nothing", at, "say which rule holds")
        # What holds as long as the card stays points back at no choice.
        self.choice = None
        for i, rule in enumerate(rules):
            self._rule(rule, carrier, (*at, "rules", i))


def part_of_name(wanted: CardFilter) -> bool:
    """Whether cards are looked for by a part of their name."""
    return any(isinstance(trait, NamePart) for trait in wanted.traits)


def _choosers(act: PutCards) -> tuple[Player, ...]:
    if isinstance(act.quantity, All) or act.player is Player.YOU:
        return (Player.YOU,)
    return (Player.OPPONENT,) if act.source is Zone.HAND else tuple(Player)

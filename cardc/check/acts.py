"""The canonical form of acts: which kind of text may say them, and their parts."""

from __future__ import annotations

from typing import Final

from cardc.check.findings import Path
from cardc.check.parts import Kind, Latest, everyone_in, speaks_of_damage_done
from cardc.check.rules import Carrier, RuleChecker, subject_of
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
    Devolve,
    DiscardEnergy,
    DiscardFromDeck,
    DiscardFromHand,
    DoDamage,
    Draw,
    EvolveSkippingStage,
    IgnoreWeaknessResistance,
    Inflict,
    KnockOut,
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
    ShowHand,
    StayInPlay,
    Switch,
    TakeActivePlace,
)
from cardc.model.parts import (
    All,
    Amount,
    AnyNumber,
    CardFilter,
    Choice,
    DamageDone,
    Discarded,
    Exactly,
    Half,
    Quantity,
    Target,
    UpTo,
    Who,
)
from cardc.model.rules import Rule
from cardc.model.terms import CardClass, Condition, Duration, Feature, LookAt, Player, Sign, TypeSource, Zone

OwnDamage = DamagePlus | DamageMinus | DamageTimes | DamageEquals

_ONLY_IN_ATTACKS: Final = (
    DamagePlus,
    DamageMinus,
    DamageTimes,
    DamageEquals,
    AttackDoesNothing,
    IgnoreWeaknessResistance,
    RepeatLastAttack,
    ChooseAttack,
    CopyAttack,
)
WHOLE_TEXTS: Final = (AttachThis, StayInPlay, PlayAsPokemon)
"""Acts of a Trainer card that leave no room for another."""

_NEVER_IN_POWERS: Final = (*_ONLY_IN_ATTACKS, *WHOLE_TEXTS)
_EXCLUDED: Final[dict[Kind, tuple[type, ...]]] = {
    Kind.ATTACK: (*WHOLE_TEXTS, EvolveSkippingStage, BecomeEnergy),
    Kind.POWER: _NEVER_IN_POWERS,
    Kind.REACTIVE: _NEVER_IN_POWERS,
    Kind.TRAINER: (*_ONLY_IN_ATTACKS, BecomeEnergy),
}
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
    IgnoreWeaknessResistance: "ignore weakness and resistance",
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

_RECOVERING: Final = (Who.SELF, Who.DEFENDING, Who.YOUR_ACTIVE, Who.OPPONENTS_ACTIVE)

_DamageAct = (
    DamagePlus
    | DamageMinus
    | DamageTimes
    | DamageEquals
    | AttackDoesNothing
    | IgnoreWeaknessResistance
    | RepeatLastAttack
    | DoDamage
    | Inflict
    | Poison
    | Recover
    | RemoveCounters
    | PutCounters
    | MoveCounters
    | KnockOut
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
    | ShowHand
    | Look
    | Rearrange
    | SearchDeck
)
_PlayAct = (
    Switch
    | TakeActivePlace
    | LeavePlay
    | Devolve
    | ChangeFeature
    | EvolveSkippingStage
    | ChooseAttack
    | CopyAttack
    | Lasting
    | AttachThis
    | StayInPlay
    | PlayAsPokemon
)


class ActChecker(RuleChecker):
    """Adds acts."""

    fails = False
    signs: frozenset[Sign] = frozenset()

    def _act(self, act: Act, at: Path, block: Path) -> None:
        if isinstance(act, _EXCLUDED[self.kind]):
            self._no_meaning(NAMES[type(act)], at)
        if isinstance(act, _DamageAct):
            self._damage_act(act, at, block)
        elif isinstance(act, _CardAct):
            self._card_act(act, at, block)
        else:
            self._play_act(act, at, block)

    # --- damage, counters, conditions ---------------------------------------------------------------

    def _damage_act(self, act: _DamageAct, at: Path, block: Path) -> None:
        match act:
            case DamagePlus() | DamageMinus() | DamageEquals() | DamageTimes():
                self._own_damage(act, at, block)
            case AttackDoesNothing():
                self.fails = True
            case IgnoreWeaknessResistance():
                pass
            case RepeatLastAttack():
                if self.kind is Kind.ATTACK:
                    self._who(Who.DEFENDING, at, block)
            case DoDamage():
                if self.kind is Kind.ATTACK and act.target is Who.DEFENDING:
                    cure = "print it as the attack's damage, or write `damage plus …`"
                    self.say("E222", "damage to the Defending Pokémon is the attack's own damage", at, cure)
                self._measured(act.amount, act.target, at, block)
            case PutCounters():
                self._measured(act.amount, act.target, at, block)
            case RemoveCounters():
                if isinstance(act.quantity, DamageDone | Half):
                    self._measured(act.quantity, act.target, at, block)
                else:
                    self._quantity(act.quantity, at, Exactly, UpTo, All)
                    self._target(act.target, at, block)
            case MoveCounters():
                self._at_least(act.number, 1, at, "damage counters")
                self._places(act.source, act.target, at, block)
            case KnockOut():
                self._who(act.who, at, block)
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

    def _condition_act(self, act: Inflict | Poison | Recover, at: Path, block: Path) -> None:
        self._who(act.who, at, block)
        match act:
            case Inflict():
                self._condition(act.condition, at)
                if act.condition is Condition.POISONED:
                    self.say("E206", "poison has its own sentence", at, "write `… is now poisoned`")
            case Poison():
                if act.damage not in (10, 20):
                    self.say("E206", f"poison takes 10 or 20, not {act.damage}", at)
            case Recover():
                if act.who not in _RECOVERING:
                    self.say("E213", f"`{act.who}` is not the Active Pokémon that recovers", at, "name that one")

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
                self._at_least(act.number, 1, at, "cards")
                self._type(act.type, at)
                self._receiver(act.to, at, block)
            case MoveEnergy():
                self._at_least(act.number, 1, at, "cards")
                self._type(act.type, at)
                self._places(act.source, act.target, at, block)
            case BecomeEnergy():
                self._at_least(act.number, 1, at, "Energy")
                self._receiver(act.to, at, block)
            case Draw():
                self._at_least(act.number, 1, at, "cards")
            case DiscardFromHand():
                self._quantity(act.quantity, at, Exactly, All, AnyNumber)
                self.discarded = Latest(block)
            case DiscardFromDeck():
                self._discard_from_deck(act, at, block)
            case _:
                self._hidden_cards(act, at, block)

    def _receiver(self, to: Who | Choice, at: Path, block: Path) -> None:
        self._place(to, at, block)
        if isinstance(to, Choice):
            self._point(None)

    def _discard_energy(self, act: DiscardEnergy, at: Path, block: Path) -> None:
        self._quantity(act.quantity, at, Exactly, UpTo, All, AnyNumber)
        if isinstance(act.quantity, AnyNumber) and act.target is not Who.SELF:
            self.say("E208", "`any number of` Energy cards are discarded from `self` only", at, "write a number")
        self._type(act.type, at)
        self._target(act.target, at, block)
        self.discarded = Latest(block)

    def _discard_from_deck(self, act: DiscardFromDeck, at: Path, block: Path) -> None:
        if isinstance(act.number, Discarded):
            self._discarded(at, block)
        else:
            self._at_least(act.number, 1, at, "cards")

    def _hidden_cards(self, act: PutCards | ShowHand | Look | Rearrange | SearchDeck, at: Path, block: Path) -> None:
        match act:
            case PutCards():
                self._put_cards(act, at, block)
            case SearchDeck():
                self._quantity(act.quantity, at, Exactly, UpTo)
                self._filter(act.filter, at)
                if act.to not in (Zone.HAND, Zone.BENCH):
                    self.say(
                        "E228", f"cards from the deck don't go to the {act.to}", at, "write `onto bench` or nothing"
                    )
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
                self._at_least(act.number, 2, at, "cards to rearrange")
            case ShowHand():
                pass

    def _put_cards(self, act: PutCards, at: Path, block: Path) -> None:
        self._quantity(act.quantity, at, Exactly, UpTo, All)
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
        restored = wanted.kind is CardClass.POKEMON and wanted.names  # R245: the one that the card names
        if wanted.kind is not CardClass.BASIC_POKEMON and not restored:
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
            case Devolve():
                self._target(act.target, at, block)
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
            case EvolveSkippingStage():
                pass
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
            self.say("E219", f"a rule for {act.duration} is about `self`", at)

    def _lasting_reaction(self, reaction: Reaction, at: Path) -> None:
        """What happens later is a text of its own: it knows nothing of the sentences before it."""
        path = (*at, "rule", "effects")
        if self.kind is not Kind.ATTACK:
            self._no_meaning(f"during …: whenever {reaction.event}", at)
        if reaction.event in self.reactions:
            self.say("E231", f"a text leaves one reaction to `{reaction.event}`", at, "say it once")
        self.reactions.add(reaction.event)
        if not reaction.effects:
            self.say("E201", "the reaction does nothing", at, "say what happens, or remove it")
        later = ActChecker(Kind.REACTIVE, self.edition)
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


def _choosers(act: PutCards) -> tuple[Player, ...]:
    if isinstance(act.quantity, All) or act.player is Player.YOU:
        return (Player.YOU,)
    return (Player.OPPONENT,) if act.source is Zone.HAND else tuple(Player)

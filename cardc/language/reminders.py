"""Sentences in parentheses that follow a statement and remind the reader of a rule. They follow from the model:
the plan adds them, the reader takes them or leaves them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from cardc.language.phrase import Phrase
from cardc.model.effects import (
    Act,
    AttachEnergy,
    BecomeEnergy,
    CopyAttack,
    Devolve,
    DiscardFromDeck,
    DoDamage,
    EitherWay,
    EvolveSkippingStage,
    First,
    Flip,
    FlipCoins,
    FlipForEach,
    If,
    Ignore,
    Lasting,
    LeavePlay,
    May,
    PutCards,
    Reaction,
    RemoveCounters,
    SearchDeck,
    Statement,
    Switch,
)
from cardc.model.parts import Choice, Each, Exactly, Group, Heads, PerCount, Who
from cardc.model.rules import CannotAttack, HalveDamage, ImmuneTo, LessDamage, PreventDamage, Rule
from cardc.model.terms import Condition, Disregard, Duration, EnergyType, Player, Spot, Zone

NOT_APPLIED: Final = Phrase("reminder-no-weakness")
"""Weakness and Resistance are not applied, for nobody."""


def acts_of(statement: Statement) -> list[Act]:
    """All acts of a statement, in order, however deep its frames are."""
    match statement:
        case Flip(heads, tails) | FlipForEach(_, heads, tails):
            blocks: Sequence[Statement] = heads + tails
        case If(_, then, otherwise):
            blocks = then + otherwise
        case May(block):
            blocks = block
        case EitherWay(acts) | First(acts):
            blocks = acts
        case FlipCoins():
            return []
        case _:
            return [statement]
    return [act for part in blocks for act in acts_of(part)]


def applied(acts: Sequence[Act]) -> list[Phrase]:
    """The sentence that Weakness and Resistance are applied to what these acts do, when it is so.

    Of Pokémon in play, which may be Benched, print says it the other way round: they are not applied for Benched Pokémon.
    """
    targets = [act.target for act in with_later(acts) if isinstance(act, DoDamage) and act.applied]
    if not targets:
        return []
    benched_too = all(isinstance(target, Choice | Each) for target in targets)
    return [Phrase("reminder-no-weakness-bench" if benched_too else "apply-weakness")]


def seats(statement: Statement) -> set[Spot]:
    """Where the Pokémon may stand that a statement does damage to, of those that it chooses or takes one by one."""
    found = set()
    for act in with_later(acts_of(statement)):
        if isinstance(act, DoDamage) and isinstance(act.target, Choice | Each):
            found.add(act.target.group.spot)
        elif isinstance(act, DoDamage) and act.target is Who.THAT and isinstance(statement, FlipForEach):
            found.add(statement.group.spot)
    return found


def done_later(act: Act) -> list[Act]:
    """What an attack leaves to be done later."""
    if isinstance(act, Lasting) and isinstance(act.rule, Reaction):
        return [later for effect in act.rule.effects for later in acts_of(effect)]
    return []


def with_later(acts: Sequence[Act]) -> list[Act]:
    """The acts, and those that they leave to be done later."""
    return [said for act in acts for said in (act, *done_later(act))]


def reminders(acts: Sequence[Act]) -> list[Phrase]:
    """The sentences in parentheses that a statement with these acts is followed by."""
    found: list[Phrase] = []
    for act in acts:
        for reminder in reminders_of(act):
            if reminder not in found:
                found.append(reminder)
    # "For nobody" says more than "for Benched Pokémon", which beside it would mean that an Active one is different.
    return [each for each in found if each.kind != "reminder-no-weakness-bench" or NOT_APPLIED not in found]


def reminders_of(act: Act) -> list[Phrase]:
    """What is worth remembering about one act."""
    match act:
        case Lasting(_, Reaction()):
            return reminders(done_later(act))
        case Lasting(_, rule) if not isinstance(rule, Reaction):
            return reminders_of_rule(rule)
        case DoDamage(_, Who.SELF) | DoDamage(_, _, True):
            return []
        case DoDamage(_, Choice(_, Group(_, Spot.BENCH))) | DoDamage(_, Each(Group(_, Spot.BENCH))):
            return [Phrase("reminder-no-weakness-bench")]
        case DoDamage():
            return [NOT_APPLIED]
        case Ignore(Disregard.WEAKNESS_AND_RESISTANCE):
            return [Phrase("reminder-after-weakness")]
        case AttachEnergy(source=Zone.HAND):
            return [Phrase("reminder-own-attachment")]
        case EvolveSkippingStage():
            return [Phrase("reminder-evolution-allowed")]
        case BecomeEnergy():
            return [Phrase("reminder-becomes-energy")]
        case Devolve():
            return [Phrase("reminder-devolved")]
    return []


def reminders_of_rule(rule: Rule) -> list[Phrase]:
    """What is worth remembering about a rule."""
    match rule:
        case PreventDamage() | HalveDamage():
            return [Phrase("reminder-other-effects")]
        case LessDamage(_, _, Who()) | CannotAttack(_, Who()):
            return [Phrase("reminder-either-benched")]
    return []


def as_pokemon(name: str) -> list[Phrase]:
    """What being played as a Pokémon means for a Trainer card."""
    return [
        Phrase("reminder-as-pokemon", (name,)),
        Phrase("reminder-as-pokemon-lacks", (name,)),
        Phrase("reminder-as-pokemon-knocked-out", (name,)),
        Phrase("reminder-as-pokemon-discard", (name,)),
    ]


_NAMED: Final = {"self-named": Who.SELF, "self-this": Who.SELF, "defending": Who.DEFENDING, "that": Who.THAT}
"""Whom a sentence names."""


def is_old_reminder(sentence: Phrase, acts: Sequence[Act], types: Sequence[EnergyType] = ()) -> bool:
    """True for a sentence that today's texts do without, when the acts before it, and the ``types`` of its card, say just
    what it repeats."""
    said, acts = sentence.args, with_later(acts)
    who = _NAMED.get(said[0].kind) if said and isinstance(said[0], Phrase) else None
    match sentence.kind:
        case "reminder-damage-first":
            return any(isinstance(act, Switch) for act in acts)
        case "reminder-fewer-counters":
            return any(isinstance(act, RemoveCounters) and _is_of(act.target, who) for act in acts)
        case "reminder-fewer-counters-it":
            return any(isinstance(act, RemoveCounters) and not isinstance(act.target, Each) for act in acts)
        case "reminder-fewer-than-heads":
            return any(isinstance(act, RemoveCounters) and act.quantity == PerCount(1, Heads()) for act in acts)
        case "reminder-others-happen":
            return any(isinstance(act, Lasting) and isinstance(act.rule, ImmuneTo) for act in acts)
        case "reminder-new-defending":
            return any(isinstance(act, Switch) for act in acts)
        case "reminder-all-of-them":
            return any(isinstance(act, PutCards) and act.quantity == Exactly(cast(int, said[0])) for act in acts)
        case "reminder-fewer-pokemon":
            chosen = [act.target for act in acts if isinstance(act, DoDamage) and isinstance(act.target, Choice)]
            return any(choice.number == said[0] for choice in chosen)
        case "reminder-damage-first-even":
            hurt = any(isinstance(act, DoDamage) and act.target is who for act in acts)
            return hurt and any(isinstance(act, Switch) for act in acts)
        case "reminder-discard-attached":
            return any(isinstance(act, LeavePlay) and not act.everything for act in acts)
        case "reminder-fewer-cards":
            return any(isinstance(act, DiscardFromDeck) for act in acts)
        case "reminder-after-resistance":
            return Ignore(Disregard.RESISTANCE) in acts
        case "reminder-benched-or-evolved":
            return any(_left_on(act, who) for act in acts)
        case "reminder-no-longer":
            healed = (Condition.ASLEEP, Condition.CONFUSED, Condition.PARALYZED, Condition.POISONED)
            return said == healed and any(isinstance(act, Devolve) for act in acts)
        case "reminder-type-stays":
            own = _is_self(said[1]) and (not types or said[2] in types)
            return who is Who.DEFENDING and own and any(isinstance(act, CopyAttack) for act in acts)
        case "reminder-bench-full":
            return any(_onto_bench_of(act, Player.YOU) for act in acts)
        case "reminder-bench-full-named":
            return any(_onto_bench_of(act, said[1]) for act in acts)
    return False


def _is_self(said: object) -> bool:
    return isinstance(said, Phrase) and _NAMED.get(said.kind) is Who.SELF


def _left_on(act: Act, who: Who | None) -> bool:
    """Whether an act leaves something on ``who`` that ends when it goes to the Bench or evolves (R128, R151)."""
    if not isinstance(act, Lasting) or isinstance(act.rule, Reaction) or act.duration is Duration.WHILE_IN_PLAY:
        return False
    about = [getattr(act.rule, slot, None) for slot in ("who", "to", "by", "of")]
    return who in about or (who is Who.THAT and any(isinstance(one, Who) for one in about))


def _is_of(target: object, who: Who | None) -> bool:
    """Whether a sentence about ``who`` is one about the target: "that Pokémon" is the one that was chosen."""
    return target is who or (who is Who.THAT and isinstance(target, Choice))


def _onto_bench_of(act: Act, player: object) -> bool:
    match act:
        case PutCards(owner, to=Zone.BENCH):
            return owner is player
        case SearchDeck(to=Zone.BENCH):
            return player is Player.YOU
    return False

"""Plan → plan: what one edition's cards, or one language, say in other words than the plan does.

A phrasebook may have messages for the kinds in ``IDIOMS`` (:mod:`cardc.language.schema`). Where it has one, the phrase that
says the same takes the place of the planned one: "in order to draw a card" for a price and, in a sentence of its own, what it
buys. The reader needs nothing of this: both wordings are read.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from cardc.language.phrase import EnergyKind, Phrase, Place, Source, TextContext, TextKind, Value
from cardc.language.schema import IDIOMS
from cardc.model.terms import Condition, Edition, Owner, Player, Seat, Spot

_OWN: Final = frozenset({"self-named", "self-this"})
_DONE: Final = frozenset({"say", "flip-heads", "flip-tails", "flip-both"})
_SWITCHES: Final = frozenset({"switch", "switch-defending", "switch-self", "switch-them"})
_SEARCHES: Final = frozenset({"search-deck-onto-bench", "search-deck-onto-bench-up-to", "search-deck-onto-bench-any"})
_OPPONENTS_BENCH: Final = Phrase("group", (Owner.OPPONENTS, Spot.BENCH))
_IN_PLAY: Final = Phrase("group", (Owner.EITHER, Spot.IN_PLAY))
_CONDITIONS: Final = (Condition.ASLEEP, Condition.CONFUSED, Condition.PARALYZED, Condition.POISONED)
"""What the classic edition knows."""

_PARTS: Final = frozenset(
    {
        "and-two",
        "each",
        "flip-both",
        "group-with",
        "reminder-as-pokemon-lacks",
        "reminder-devolved",
        "rule-cannot-evolve",
        "switch",
    }
)
"""The kinds that :meth:`_Idioms.part` looks at: most parts are of none of them, and asking first is cheap."""

_REMINDED: Final = _SEARCHES | _SWITCHES | {"choose-and-return-basic", "put-cards", "remove-counters-equal"}
"""The kinds that :meth:`_Idioms.reminders_of` looks at."""

_BENCHED: Final = Phrase("group", (Owner.EITHER, Spot.BENCH))

Change = Callable[[Phrase], Phrase | None]


def idiomatic(sentences: Sequence[Phrase], context: TextContext, known: frozenset[str]) -> list[Phrase]:
    """The sentences of a plan, with the idioms that a phrasebook has (``known``) where they say the same."""
    return _Idioms(context, known).text(sentences) if known else list(sentences)


class _Idioms:
    """The idioms of one text."""

    def __init__(self, context: TextContext, known: frozenset[str]) -> None:
        self.context = context
        self.known = known
        self.classic = context.edition is Edition.CLASSIC
        self.attack = context.kind is TextKind.ATTACK
        self.trainer = context.kind is TextKind.TRAINER
        self.damages = context.damage is not None and context.damage.value is not None
        self.said: set[str] = set()
        """The reminders that the text has already."""

    def text(self, sentences: Sequence[Phrase]) -> list[Phrase]:
        """All sentences, joined where an idiom joins two, each with the reminders of its edition."""
        found: list[Phrase] = []
        due: list[Phrase] = []
        for planned in sentences:
            if not planned.kind.startswith("reminder-"):
                found += due
                due = []
            sentence = self.sentence(planned)
            joined = self.join(found[-1], sentence) if found else None
            if joined is not None:
                found[-1] = joined
            else:
                found.append(sentence)
            if self.classic:
                due += self.reminders(sentence)
        return found + due

    def sentence(self, planned: Phrase) -> Phrase:
        """One sentence."""
        sentence = self.deep(planned)
        if not self.classic:
            return sentence
        sentence = self.replaced(sentence, self.classic_attack if self.attack else self.classic_other)
        if self.attack and self.damages and sentence.kind in _DONE:
            return Phrase(sentence.kind, tuple(self.after_damage(arg) for arg in sentence.args))
        return sentence

    def replaced(self, phrase: Phrase, change: Change) -> Phrase:
        """The phrase that ``change`` puts in its place, when the phrasebook has it."""
        new = change(phrase)
        return phrase if new is None or any(part.kind in IDIOMS - self.known for part in _parts(new)) else new

    # --- parts, wherever they stand ---------------------------------------------------------------------

    def deep(self, phrase: Phrase) -> Phrase:
        """A phrase with idioms in its parts."""
        if phrase.kind.startswith("lasting-reaction"):
            return phrase
        args: list[Value] = [self.deep(arg) if isinstance(arg, Phrase) else arg for arg in phrase.args]
        if any(new is not arg for new, arg in zip(args, phrase.args, strict=True)):
            phrase = Phrase(phrase.kind, tuple(args))
        return self.replaced(phrase, self.part) if phrase.kind in _PARTS else phrase

    def part(self, phrase: Phrase) -> Phrase | None:
        """An idiom for a part of a sentence; of a kind in ``_PARTS``."""
        match phrase:
            case Phrase("switch", (Player.YOU, Player.YOU)) if self.attack:
                return Phrase("switch-self", (self.own(),))
            case Phrase("switch", (Player.OPPONENT, chooser)) if self.attack:
                return Phrase("switch-defending", (chooser,))
            case Phrase("flip-both", args) if not self.classic:
                return Phrase("flip-both-apart", args)
            case Phrase("and-two", (first, last)):
                return _both(first, last)
            case Phrase("reminder-devolved") if self.classic:
                return Phrase("reminder-no-longer", _CONDITIONS)
            case Phrase("reminder-as-pokemon-lacks", args) if self.classic:
                return Phrase("reminder-as-pokemon-lacks-named", args)
            case Phrase("rule-cannot-evolve", (Phrase("each", (group,)),)) if self.classic and group == _IN_PLAY:
                return Phrase("rule-no-evolution")
            case Phrase(
                "group-with",
                (Phrase("group", (Owner.YOURS, Spot.IN_PLAY)), Phrase("named", (Phrase("name", (name,)),))),
            ) if self.classic:
                return Phrase("named-you-have", (name,))
            case Phrase("each", (Phrase("group-with", (group, Phrase("of-type-of" | "named") as quality)),)) if (
                self.classic and group == _BENCHED
            ):
                return Phrase("each-benched-and-own", (quality,))
        return None

    def own(self) -> Phrase:
        """The card itself."""
        if self.context.edition is Edition.BW:
            return Phrase("self-this")
        return Phrase("self-named", (self.context.name,))

    # --- sentences of the classic edition -----------------------------------------------------------------

    def classic_attack(self, sentence: Phrase) -> Phrase | None:
        """A sentence of an attack."""
        match sentence:
            case Phrase("say", (Phrase("switch-defending", (chooser,)),)):
                return _if(Phrase("has-bench", (Player.OPPONENT,)), Phrase("switch-them", (chooser,)))
            case Phrase("flip-heads", (by, Phrase("switch-defending", (chooser,)))):
                bench = Phrase("has-bench", (Player.OPPONENT,))
                return Phrase("flip-heads-if", (by, bench, Phrase("switch-them", (chooser,))))
            case Phrase("say", (Phrase("do-damage", (source, points, Phrase("choice", (1, group)))),)) if (
                group == _OPPONENTS_BENCH
            ):
                return _if(Phrase("has-bench", (Player.OPPONENT,)), Phrase("damage-them", (source, points)))
            case Phrase(
                "say",
                (
                    Phrase(
                        "discard-energy", (Phrase("energy-cards", (1, EnergyKind.ENERGY)), Phrase("defending") as who)
                    ),
                ),
            ):
                return _if(Phrase("has-energy", (who,)), Phrase("discard-them", (1,)))
        return None

    def after_damage(self, clause: Value) -> Value:
        """What the Pokémon does to itself, it does after the damage."""
        match clause:
            case Phrase("inflict", (Phrase(kind), _) as args) if kind in _OWN and "inflict-after-damage" in self.known:
                return Phrase("inflict-after-damage", args)
        return clause

    def classic_other(self, sentence: Phrase) -> Phrase | None:
        """A sentence of a power or a Trainer."""
        match sentence:
            case Phrase("activated-if", (usage, Phrase("is-at", (_, Seat.BENCHED)) as test, Phrase("say", (act,)))):
                if isinstance(act, Phrase) and act.kind == "take-active-place" and act.args == test.args[:1]:
                    return Phrase("activated-if", (usage, test, Phrase("say", (Phrase("take-active-place-it"),))))
            case Phrase("say", (Phrase("discard-energy", (Phrase(kind) as cards, Phrase("choice") as target)),)):
                if self.trainer and kind.startswith("energy-cards-up-to"):
                    return Phrase("say", (Phrase("choose-and-discard-energy", (target, cards)),))
            case Phrase("say", (Phrase("return-basic-to-hand", (Phrase("choice", (1, Phrase(_, args))) as target,)),)):
                if self.trainer and args[0] is Owner.YOURS:
                    return Phrase("say", (Phrase("choose-and-return-basic", (target,)),))
        return None

    def join(self, before: Phrase, sentence: Phrase) -> Phrase | None:
        """Two sentences as one."""
        if before.kind not in ("say", "in-order-to") or sentence.kind != "say":
            return None
        both = _both(before.args[0], sentence.args[0])
        if both is not None and both.kind in self.known:
            return Phrase("say", (both,))
        if not self.classic:
            return None
        joined: Phrase | None = None
        match before, sentence.args[0]:
            case Phrase("in-order-to", (payment, Source.CARD)), act:
                joined = Phrase("pay-to-do", (payment, act))
            case Phrase("say", (Phrase("put-hand", (Player.OPPONENT, to)),)), Phrase("draw", (Player.OPPONENT, number)):
                joined = Phrase("hand-then-draws", (to, number))
            case Phrase("say", (Phrase("put-hand" | "discard-hand", (Player.YOU, *_)) as first,)), Phrase(
                "draw", (Player.YOU, _)
            ) as last:
                joined = Phrase("say-then", (first, last))
        return joined if joined is not None and joined.kind in self.known else None

    # --- reminders of the classic edition -------------------------------------------------------------------

    def reminders(self, sentence: Phrase) -> list[Phrase]:
        """What its cards repeat in parentheses."""
        found = [new for part in _parts(sentence) if part.kind in _REMINDED for new in self.reminders_of(part)]
        due = [new for new in found if new.kind in self.known and new.kind not in self.said]
        self.said.update(new.kind for new in due)
        return list(dict.fromkeys(due))

    def reminders_of(self, act: Phrase) -> Iterator[Phrase]:
        """What is repeated about one act; of a kind in ``_REMINDED``."""
        match act:
            case Phrase(kind) if kind in _SEARCHES:
                yield from self.bench_full(Player.YOU)
            case Phrase("put-cards", (_, Player() as player, _, Place.BENCH)):
                yield from self.bench_full(player)
            case Phrase("remove-counters-equal", (Phrase(kind) as who, _)) if kind in _OWN:
                yield Phrase("reminder-fewer-counters", (who,))
            case Phrase("choose-and-return-basic"):
                yield Phrase("reminder-discard-attached")
            case Phrase(kind) if kind in _SWITCHES and self.attack and self.damages:
                yield Phrase("reminder-damage-first")

    def bench_full(self, player: Player) -> Iterator[Phrase]:
        """There must be room."""
        if self.trainer:
            yield Phrase("reminder-bench-full-named", (self.context.name, player))
        elif self.attack and player is Player.YOU:
            yield Phrase("reminder-bench-full", (Source.ATTACK,))


def _both(first: Value, last: Value) -> Phrase | None:
    """ "Both A and B are now …"."""
    match first, last:
        case Phrase("inflict", (who, condition)), Phrase("inflict", (other, same)) if (
            condition == same and who != other and _one(who) and _one(other)
        ):
            return Phrase("inflict-both", (who, other, condition))
    return None


def _one(who: Value) -> bool:
    """A Pokémon that is named, neither chosen nor each of some, and not "it"."""
    return isinstance(who, Phrase) and who.kind not in ("it", "each", "choice", "choice-by-opponent")


def _if(test: Phrase, then: Phrase) -> Phrase:
    return Phrase("if-then", (test, then))


def _parts(phrase: Phrase) -> Iterator[Phrase]:
    """A phrase and what is in it, but for what is left to be done later."""
    if phrase.kind.startswith(("lasting-reaction", "reaction")):
        return
    yield phrase
    for arg in phrase.args:
        if isinstance(arg, Phrase):
            yield from _parts(arg)

"""The canonical form of a text (docs/model.md): what each kind of text may say, and one way to say it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, get_args

from cardc.check.acts import NAMES, WHOLE_TEXTS, ActChecker, OwnDamage, could_apply
from cardc.check.findings import Path
from cardc.check.parts import Kind, Latest
from cardc.check.rules import Carrier
from cardc.model.cards import Activated, OnlyIf, PowerText, Requirement, Static, Text, Unless
from cardc.model.effects import (
    Act,
    AttackDoesNothing,
    Block,
    ChooseAttack,
    CopyAttack,
    DiscardEnergy,
    DiscardFromHand,
    DoDamage,
    Draw,
    EitherWay,
    EndTurn,
    First,
    Flip,
    FlipCoins,
    FlipForEach,
    If,
    Ignore,
    Lasting,
    May,
    PutCards,
    Reaction,
    RepeatLastAttack,
    Statement,
)
from cardc.model.parts import All, CardFilter, Choice, DamageGotThrough, Exactly, IsKnockedOut, Test, UpTo, Who
from cardc.model.terms import CardClass, Owner, Player, Sign, Zone

MOST_STATEMENTS: Final = 40
"""Most sentences of a text. (How deep they may stand in each other, the parser says.)"""

_WORDS_OF: Final[dict[Sign, str]] = {
    Sign.PLUS: "damage plus",
    Sign.MINUS: "damage minus",
    Sign.TIMES: "damage times",
    Sign.UNKNOWN: "damage equals",
}
_AFTER_DAMAGE: Final = (DamageGotThrough, IsKnockedOut)
SHUFFLES_HAND: Final = PutCards(Player.OPPONENT, All(), CardFilter((CardClass.CARD,)), Zone.HAND, Zone.DECK)
"""The opponent's whole hand goes into the deck."""

_FRAMES: Final[dict[type, str]] = {May: "may", Flip: "flip", If: "if"}
_NOT_FIRST: Final = (
    *get_args(OwnDamage),
    Ignore,
    RepeatLastAttack,
    AttackDoesNothing,
    DoDamage,
    Lasting,
    ChooseAttack,
    CopyAttack,
    EndTurn,
)
"""Acts that are no preparation of the damage."""

_CURES: Final = {
    Kind.ATTACK: "an attack can require Energy from `self`, a number of cards from hand, `only if …` and `not if …`",
    Kind.TRAINER: "a Trainer card can require Energy from `1 of your pokemon`, a number of cards from hand, "
    "`only if …` and `not if …`",
}


def kind_of(text: PowerText) -> Kind:
    """The kind of text that a power is."""
    return Kind.REACTIVE if isinstance(text.body, Reaction) else Kind.POWER


class TextChecker(ActChecker):
    """Walks one text in the order of its words. ``findings`` holds the result."""

    depth = 0

    # --- whole texts ------------------------------------------------------------------------------

    def text(self, text: Text, path: Path) -> None:
        """The text of an attack, a Trainer card or an activated power."""
        for i, requirement in enumerate(text.requirements):
            self._requirement(requirement, (*path, "requirements", i))
            # What is paid is no part of the effects: these can't count it.
            self.discarded = None
        self.statements(text.effects, (*path, "effects"))
        if len(text.effects) > 1:
            for i, statement in enumerate(text.effects):
                if isinstance(statement, WHOLE_TEXTS):
                    message = f"`{NAMES[type(statement)]}` is all that a card says"
                    self.say("E221", message, (*path, "effects", i), "remove the other sentences")
        if self.kind is Kind.ATTACK:
            self._signs_agree(path)

    def power(self, text: PowerText, path: Path) -> None:
        """The text of a power."""
        body, at = text.body, (*path, "body")
        self._conditions(text.stopped_by, path, "the conditions that stop a power")
        match body:
            case Activated():
                self._not_empty(body.text.effects, at, "the power does nothing")
                self.text(body.text, (*at, "text"))
            case Reaction():
                self._not_empty(body.effects, at, "the power does nothing")
                self.reacts_to(body.event)
                if all(isinstance(effect, Act) for effect in body.effects):
                    self._one_damage(body.effects, (*at, "effects"))
                self.statements(body.effects, (*at, "effects"))
            case Static():
                self._rule(body.rule, Carrier.ALWAYS, (*at, "rule"))

    def statements(self, parts: tuple[Statement, ...], path: Path) -> None:
        """The sentences of a text, from its top."""
        if len(parts) > MOST_STATEMENTS:
            message = f"the text has {len(parts)} sentences; {MOST_STATEMENTS} is the most"
            self.say("E240", message, (*path, MOST_STATEMENTS), "a card has room for four or five")
            return
        for i, part in enumerate(parts):
            at = (*path, i)
            self._one_damage((part,), at)
            match part:
                case FlipCoins():
                    self._flip_coins(part, at, path)
                case FlipForEach():
                    self._flip_for_each(part, at)
                case EitherWay():
                    self._either_way(part, at, last=i == len(parts) - 1)
                case First():
                    self._first(part, at, path)
                case AttackDoesNothing():
                    self._act(part, at, path)
                    self.say("E216", "`attack does nothing` stands only inside `flip`, `if` or `unless`", at)
                case May() | Flip() | If():
                    self._frame(part, at, path)
                case _:
                    self._act(part, at, path)

    def _one_damage(self, parts: tuple[Statement, ...], at: Path) -> None:
        """One sentence after a statement says whether Weakness and Resistance are applied to its damage."""
        said = [act for one in _acts_in(parts) for act in _acts_in(done_later(one) or (one,))]
        kinds = {act.applied for act in said if isinstance(act, DoDamage) and could_apply(act.target)}
        if len(kinds) > 1:
            cure = "write two sentences"
            self.say("E224", "Weakness and Resistance are applied to one damage of this sentence only", at, cure)

    # --- frames ------------------------------------------------------------------------------------

    def _flip_coins(self, part: FlipCoins, at: Path, block: Path) -> None:
        if isinstance(part.number, int):
            self._at_least(part.number, 2, at, "coins")
        elif part.number is not None:
            self._count(part.number, at, block)
        self.coins = True

    def _flip_for_each(self, part: FlipForEach, at: Path) -> None:
        self._group(part.group, at)
        self._two_sides(part.heads, part.tails, at, "flip for each")
        self._no_own_damage((*part.heads, *part.tails), at, "flip for each")
        # While they are flipped nobody can count these coins, nor mistake older ones for them.
        self.coins = False
        for name, block in (("heads", part.heads), ("tails", part.tails)):
            self._point(Latest((*at, name)))
            self._block(block, (*at, name))
        self._point(None)
        self.coins = True

    def _frame(self, part: May | Flip | If, at: Path, block: Path) -> None:
        match part:
            case May():
                self._not_empty(part.block, at, "`may` offers nothing")
                self._no_failing(part.block, at, "may")
                if part.by is Player.OPPONENT:
                    self._offer(part.block, at)
                self._block(part.block, (*at, "block"), (Flip,))
                if any(isinstance(inner, Flip) and inner.by is Player.OPPONENT for inner in part.block):
                    self.say("E204", "you may flip a coin yourself", at, "leave `opponent` out")
            case Flip():
                self._two_sides(part.heads, part.tails, at, "flip")
                inner: tuple[type, ...] = (If, Flip, May) if not part.heads or not part.tails else (May,)
                if any(isinstance(one, Flip) and one.by is not part.by for one in (*part.heads, *part.tails)):
                    self.say("E204", "the second coin is flipped by who flipped the first", at, "name the same player")
                self._either((*at, "heads"), part.heads, (*at, "tails"), part.tails, inner)
            case If():
                self._test(part.test, at, block)
                self._two_sides(part.then, part.otherwise, at, "if")
                if isinstance(part.test, _AFTER_DAMAGE):
                    told = "damage got through" if isinstance(part.test, DamageGotThrough) else "… is knocked out"
                    self._no_own_damage((*part.then, *part.otherwise), at, f"if {told}")
                inner = (Flip, May) if not part.then or not part.otherwise else (May,)
                self._either((*at, "then"), part.then, (*at, "otherwise"), part.otherwise, inner)

    def _either(self, first: Path, one: Block, second: Path, two: Block, inner: tuple[type, ...]) -> None:
        """Two blocks of which one is done: a switch in one says nothing about the other."""
        before = self.switched
        self._block(one, first, inner)
        after, self.switched = self.switched, before
        self._block(two, second, inner)
        self.switched = self.switched or after

    def _block(self, parts: Block, path: Path, inner: tuple[type, ...] = (May,)) -> None:
        """What a frame holds; ``inner``: the frames that may stand in it, last. In one of those only `may` may."""
        for i, part in enumerate(parts):
            at = (*path, i)
            if isinstance(part, May | Flip | If):
                unless = isinstance(part, If) and (not part.then or bool(part.otherwise))
                word = "unless" if isinstance(part, If) and not part.then else _FRAMES[type(part)]
                if isinstance(part, May) and part.by is Player.OPPONENT:
                    self.say("E204", "`opponent may` is a sentence of its own", at, "write two sentences")
                if i < len(parts) - 1:
                    self.say("E204", f"`{word}` inside another sentence stands last", at, "move it to the end")
                elif i and not isinstance(part, May):
                    cure = "move what stands before it into a sentence of its own"
                    self.say("E204", f"`{word}` inside another sentence stands alone", at, cure)
                if not isinstance(part, inner) or unless or (not isinstance(part, May) and self.depth):
                    self.say("E204", f"`{word}` can't stand inside this sentence", at, self._unnested(part, inner))
                self.depth += 1
                self._frame(part, at, path)
                self.depth -= 1
                continue
            if isinstance(part, AttackDoesNothing) and len(parts) > 1:
                cure = "what happens all the same stands in `either way { … }` at the end"
                self.say("E216", "`attack does nothing` stands alone", at, cure)
            if isinstance(part, WHOLE_TEXTS):
                self.say("E221", f"`{NAMES[type(part)]}` can't stand inside another sentence", at, "write it alone")
            self._act(part, at, path)

    def _unnested(self, part: May | Flip | If, inner: tuple[type, ...]) -> str:
        """How to say it without this frame in the other."""
        if isinstance(part, If) and If in inner and not self.depth:
            return "a test inside `flip` is a plain `if … { … }`, without `else`"
        if not self.depth and not isinstance(part, May):
            return "only `flip` holds `if`; `flip`, `if` and `may` hold `flip`, where they have no other branch"
        return "write two sentences"

    def _offer(self, block: Block, at: Path) -> None:
        """What the opponent may do is done by the opponent alone: draw cards, shuffle the hand into the deck."""
        cure = "write for example `opponent draws 2 cards`"
        for i, part in enumerate(block):
            draws = isinstance(part, Draw) and isinstance(part.quantity, Exactly | UpTo)
            if not (draws or part == SHUFFLES_HAND) or getattr(part, "player", None) is not Player.OPPONENT:
                self.say("E204", "the opponent can't be offered this", (*at, "block", i), cure)
        if len(block) > 2:
            self.say("E204", "the opponent is offered two things at most", at, "write two sentences")

    def _first(self, part: First, at: Path, block: Path) -> None:
        self._not_empty(part.acts, at, "`first` does nothing")
        if self.kind is not Kind.ATTACK:
            self._no_meaning("first", at)
        elif at[-1] != 0:
            self.say("E204", "`first` stands first", at, "move it to the front")
        for i, act in enumerate(part.acts):
            # What is done first is known in all that follows.
            self._act(act, (*at, "acts", i), block)
            if isinstance(act, _NOT_FIRST):
                self.say("E204", "this is not done before the damage", (*at, "acts", i), "write it behind `first`")
        # The damage is done to the new one, and it is the Defending Pokémon from here on.
        self.switched = False

    def _two_sides(self, one: Block, two: Block, at: Path, word: str) -> None:
        if not one and not two:
            self.say("E201", f"`{word}` does nothing", at, "say what happens, or remove it")

    def _not_empty(self, parts: tuple[Statement, ...], at: Path, message: str) -> None:
        if not parts:
            self.say("E201", message, at, "say what happens, or remove it")

    def _either_way(self, part: EitherWay, at: Path, last: bool) -> None:
        self._not_empty(part.acts, at, "`either way` does nothing")
        if self.kind is not Kind.ATTACK or not self.fails:
            message = "`either way` stands only after `attack does nothing`"
            self.say("E217", message, at, "without it, write the sentences alone")
        elif not last:
            self.say("E217", "`either way` stands last", at, "move it to the end")
        self._no_own_damage(part.acts, at, "either way")
        self._no_failing(part.acts, at, "either way")
        self._block(part.acts, (*at, "acts"))

    def _no_failing(self, acts: Block, at: Path, word: str) -> None:
        if any(isinstance(a, AttackDoesNothing) for a in acts):
            self.say("E216", f"`attack does nothing` can't stand in `{word}`", at)

    def _no_own_damage(self, parts: Block, at: Path, word: str) -> None:
        for act in _acts_in(parts):
            if isinstance(act, OwnDamage | Ignore | RepeatLastAttack):
                name = NAMES[type(act)]
                self.say("E224", f"`{name}` can't depend on `{word}`: the damage is settled before", at)
            if isinstance(act, AttackDoesNothing) and word != "either way":
                self.say("E216", f"`attack does nothing` can't depend on `{word}`", at)

    def _signs_agree(self, path: Path) -> None:
        for found in sorted(self.signs - {self.sign}):
            printed = {Sign.UNKNOWN: "?"}.get(found, f"N{found}")
            cure = f"print the damage as `{printed}` or remove `{_WORDS_OF[found]}`"
            self.say("E215", f"the text says `{_WORDS_OF[found]}` but the printed damage has no `{found}`", path, cure)
        if self.sign is not Sign.NONE and self.sign not in self.signs:
            cure = f"say it: `{_WORDS_OF[self.sign]} …`"
            message = f"the printed damage has `{self.sign}` but the text never says `{_WORDS_OF[self.sign]}`"
            self.say("E215", message, path, cure)

    # --- requirements ------------------------------------------------------------------------------------

    def _requirement(self, part: Requirement, at: Path) -> None:
        match part:
            case DiscardEnergy():
                bad = not isinstance(part.quantity, Exactly | All) or not self._payer(part)
            case DiscardFromHand():
                bad = part.player is not Player.YOU or not isinstance(part.quantity, Exactly)
            case PutCards():
                bad = part.source is not Zone.HAND or part.player is not Player.YOU
                bad = bad or not isinstance(part.quantity, Exactly)
            case OnlyIf() | Unless():
                bad = not self._known_before(part.test)
        if bad:
            cure = _CURES.get(self.kind, _CURES[Kind.ATTACK])
            self.say("E218", f"this can't be required by {self.kind}", at, cure)
        elif isinstance(part, OnlyIf | Unless):
            self._test(part.test, at, ())
        else:
            self._act(part, at, ())

    def _payer(self, part: DiscardEnergy) -> bool:
        """Energy is paid by this Pokémon, or, for a Trainer card, by one of yours."""
        if self.kind is not Kind.TRAINER:
            return part.target is Who.SELF
        target = part.target
        if isinstance(target, Choice):
            return target.group.owner is Owner.YOURS and target == Choice(1, target.group)
        return target is Who.YOUR_ACTIVE

    def _known_before(self, test: Test) -> bool:
        """Whether a test can be made before anything is done."""
        return not isinstance(test, _AFTER_DAMAGE)


def done_later(act: Act) -> tuple[Statement, ...]:
    """What an attack leaves to be done later."""
    return act.rule.effects if isinstance(act, Lasting) and isinstance(act.rule, Reaction) else ()


def _acts_in(parts: Iterable[Statement]) -> Iterator[Act]:
    for part in parts:
        match part:
            case FlipCoins():
                pass
            case FlipForEach():
                yield from _acts_in((*part.heads, *part.tails))
            case EitherWay() | First():
                yield from part.acts
            case May():
                yield from _acts_in(part.block)
            case Flip():
                yield from _acts_in((*part.heads, *part.tails))
            case If():
                yield from _acts_in((*part.then, *part.otherwise))
            case _:
                yield part

"""From nodes of the model to Python expressions and calls: the templates ``acts.j2``, ``parts.j2`` and ``rules.j2``.

Every node kind has one entry there, a macro that bears its name. :class:`Place` is what an entry knows about its place in
the text: what the pronouns mean, and the slots.
"""

from __future__ import annotations

import marshal
from dataclasses import replace
from functools import cache
from pathlib import Path
from types import CodeType

from jinja2 import BytecodeCache, Environment, PackageLoader, StrictUndefined, compiler
from jinja2.bccache import Bucket
from jinja2.runtime import Macro

from cardc import cache as kept
from cardc.emit import calls
from cardc.emit.groups import UnnamedError, Where, cards_name, having, stopped
from cardc.emit.names import constant, literal
from cardc.emit.steps import LOOP, Antecedents, Node
from cardc.model.effects import Reaction
from cardc.model.parts import (
    All,
    Amount,
    AnyNumber,
    Choice,
    Count,
    Each,
    Exactly,
    Group,
    OfType,
    Per,
    PerCount,
    Quantity,
    Target,
    Test,
    Trait,
    UnusedEnergy,
    UpTo,
    Who,
)
from cardc.model.rows import ROWS
from cardc.model.rules import FlipToPrevent, Rule, Subject
from cardc.model.terms import Duration, EnergyType, Player, Spot
from cardc.records import dataclass

_WHO = {
    Who.SELF: "c.user",
    Who.DEFENDING: "c.defending",
    Who.ATTACKER: "c.attacker",
    Who.HOLDER: "c.holder",
    Who.YOUR_ACTIVE: "c.your_active",
    Who.OPPONENTS_ACTIVE: "c.opponents_active",
}

EACH = "pokemon"
"""The variable of a loop over Pokémon that an act is done to."""

THAT = "that"
"""The variable of a loop over Pokémon that "that Pokémon" means."""

NOTHING = Antecedents()

TRUE = "True"
"""A condition that always holds."""


class EmitError(Exception):
    """A model that no code can be written for: it is not canonical, or a template entry is missing."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a node stands. ``target`` and ``slot`` are the act's own.

    ``that_fits`` tells whether there will be a "that Pokémon", asked before it is chosen.
    """

    means: Antecedents = NOTHING
    slot: int | None = None
    target: str = ""
    cap: int = -1
    that_fits: str = TRUE

    def say(self, node: Amount | Count | Test) -> str:
        """The expression for a part."""
        return phrase("parts", type(node).__name__, node, self)

    def who(self, who: Who) -> str:
        """The expression for a Pokémon."""
        if who is Who.THAT:
            if self.means.that is None:
                raise EmitError("'that pokemon' stands where no Pokémon was chosen")
            return THAT if self.means.that == LOOP else f"c.that({self.means.that})"
        return _WHO[who]

    def subject(self, subject: Subject) -> str:
        """The Pokémon that a lasting rule is put on; each of a group in its turn."""
        return self.who(subject) if isinstance(subject, Who) else EACH

    def group(self, group: Group, damaged: bool = False, evolved: bool = False) -> str:
        """The constant of a group."""
        return _named(Where(group, damaged, evolved))

    def group_with(self, group: Group, energy: EnergyType | None) -> str:
        """The constant of those in a group that have an Energy card of a type."""
        return _named(Where(group, energy=constant(energy)))

    def number(self, quantity: Quantity) -> str:
        """The one argument of a quantity that leaves nothing to choose."""
        match quantity:
            case Exactly(number):
                return str(number)
            case PerCount(1, count):
                return self.say(count)
            case PerCount(number, count):
                return f"{number} * {self.say(count)}"
        raise EmitError(f"no number is {type(quantity).__name__}")

    def having(self, trait: Trait) -> str:
        """The constant of all Pokémon with a quality."""
        return _named(having(trait))

    def stopped(self, subject: Subject) -> str:
        """The constant of the group whose powers stop."""
        where = stopped(subject)
        if where is None:
            raise EmitError(f"the powers of {subject} stop, and of no group")
        return _named(where)

    def some(self, target: Who | Choice | Each) -> str:
        """The list of Pokémon that an act picks one of by itself."""
        return f"c.only({self.who(target)})" if isinstance(target, Who) else f"c.each({self.group(target.group)})"

    @property
    def coins(self) -> int:
        """The slot of the coins that "heads" counts."""
        if self.means.coins is None:
            raise EmitError("'heads' or 'tails' is counted where no coins were flipped")
        return self.means.coins

    @property
    def attack(self) -> int:
        """The slot of "that attack"."""
        if self.means.attack is None:
            raise EmitError("'that attack' stands where no attack was chosen")
        return self.means.attack

    def capped(self, amount: Per) -> str:
        """The count of a ``Per``, at most its cap."""
        if isinstance(amount.count, UnusedEnergy):
            return replace(self, cap=-1 if amount.cap is None else amount.cap).say(amount.count)
        count = self.say(amount.count)
        return count if amount.cap is None else f"min({count}, {amount.cap})"

    def lasting(self, rule: Rule | Reaction, duration: Duration) -> str:
        """The call that makes a rule last."""
        return phrase("rules", type(rule).__name__, rule, self, constant(duration))

    def only_standing(self, kind: str) -> str:
        """Raises :class:`EmitError`: the rule can't be made to last."""
        raise EmitError(f"only a power can carry {kind}")

    def can_last(self, rule: Rule | Reaction) -> str:
        """Whether a rule that is made to last would change anything."""
        name = f"can_{type(rule).__name__}"
        return phrase("rules", name, rule, self) if has_phrase("rules", name) else TRUE

    def exists(self, target: Target) -> str:
        """Whether there is a Pokémon to do something to."""
        if isinstance(target, Choice | Each):
            return self._any_in(target.group)
        return self.that_fits if target is Who.THAT else TRUE

    def if_known(self, who: Who, function: str, *arguments: int | str) -> str:
        """A test of one Pokémon; before the choice is made, any "that Pokémon" counts as fitting."""
        if who is Who.THAT:
            return self.exists(who)
        return f"{function}({', '.join([*map(str, arguments), self.who(who)])})"

    def _any_in(self, group: Group) -> str:
        there_is_an_active = group == Group(group.owner, Spot.IN_PLAY)
        return TRUE if there_is_an_active else f"c.can_choose({self.group(group)})"


def _named(where: Where) -> str:
    try:
        return where.name
    except UnnamedError as error:
        raise EmitError(str(error)) from error


def act(node: Node, at: Place) -> str:
    """The call that does an act: the template entry of its name, or what its row calls."""
    row = ROWS.get(type(node))
    if row is not None and row.calls:
        return calls.call(row.calls, node, at)
    return phrase("acts", type(node).__name__, node, at)


def later(node: Node, at: Place) -> str:
    """The call that goes on with an act in its second hook."""
    return phrase("acts", f"later_{type(node).__name__}", node, at)


def can(node: Node, at: Place) -> str:
    """Whether an act would change anything now."""
    row = ROWS.get(type(node))
    if row is not None and row.can:
        return calls.call(row.can, node, at)
    name = f"can_{type(node).__name__}"
    if row is not None and row.calls and not has_phrase("acts", name):
        whom = getattr(node, "target", getattr(node, "who", None))
        return TRUE if whom is None else at.exists(whom)
    return phrase("acts", name, node, at) if has_phrase("acts", name) else TRUE


def choose(node: Node, at: Place) -> str:
    """The call that makes the choice of an act."""
    name = f"choose_{type(node).__name__}"
    if has_phrase("acts", name):
        return phrase("acts", name, node, at)
    return phrase("parts", "choose", node, at)


def phrase(template: str, name: str, *arguments: object) -> str:
    """The text of one template entry. Raises :class:`EmitError` when there is none."""
    entry = _entries(template).get(name)
    if entry is None:
        raise EmitError(f"{template}.j2 has no entry for {name}")
    return str(entry(*arguments))


def has_phrase(template: str, name: str) -> bool:
    """Whether a template has an entry of this name."""
    return name in _entries(template)


@cache
def _entries(template: str) -> dict[str, Macro]:
    module = environment().get_template(f"{template}.j2").module
    return {name: entry for name, entry in vars(module).items() if isinstance(entry, Macro)}


class _Compiled(BytecodeCache):
    """The templates as compiled code, kept between runs. Jinja's own way to keep them reads a pickle; this one does not.

    ``marshal`` brings back code that the same compiler under the same Python has written: both stand in the key, and
    :mod:`cardc.cache` hands out nothing that is damaged or that somebody else could have written.
    """

    def load_bytecode(self, bucket: Bucket) -> None:
        content = kept.read("templates", bucket.key, self._key(bucket))
        if content is not None:
            try:
                code = marshal.loads(content)
            except (EOFError, TypeError, ValueError):
                return
            bucket.code = code if isinstance(code, CodeType) else None

    def dump_bytecode(self, bucket: Bucket) -> None:
        if bucket.code is not None:
            kept.write("templates", bucket.key, self._key(bucket), marshal.dumps(bucket.code))

    def _key(self, bucket: Bucket) -> str:
        return kept.digest(kept.compiler(), _template_compiler(), bucket.checksum)


@cache
def _template_compiler() -> str:
    """What compiles the templates; to ask for its version number would take ten times as long."""
    return Path(compiler.__file__).read_text(encoding="utf-8")


@cache
def environment() -> Environment:
    """The templates; a name that a template misspells is an error."""
    env = Environment(
        loader=PackageLoader("cardc.emit"),
        autoescape=False,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        bytecode_cache=_Compiled(),
    )
    env.filters["const"] = constant
    env.filters["literal"] = literal
    env.filters["quantity"] = quantity
    env.filters["cards"] = cards_name
    env.filters["is_plain_type"] = lambda trait: isinstance(trait, OfType) and isinstance(trait.type, EnergyType)
    env.filters["is_up_to"] = lambda quantity: isinstance(quantity, UpTo)
    env.filters["coin"] = coin
    env.filters["is_who"] = lambda target: isinstance(target, Who)
    env.filters["is_quantity"] = lambda quantity: isinstance(quantity, Quantity)
    return env


def coin(rule: FlipToPrevent) -> str:
    """The constant of a coin that prevents what an attack does."""
    return f"{'DAMAGE_' if rule.only_damage else ''}COIN_OF_{'OWNER' if rule.by is Player.YOU else 'OTHER'}"


NUMBER = "number"
"""The variable that holds how many things there are for a count."""


def quantity(quantity: Quantity) -> str:
    """The two arguments of a quantity: the least and the most."""
    match quantity:
        case PerCount():
            return f"{NUMBER}, {NUMBER}"
        case Exactly(number):
            return f"{number}, {number}"
        case UpTo(number):
            return f"1, {number}"
        case All():
            return "ALL, ALL"
        case AnyNumber():
            return "0, ALL"

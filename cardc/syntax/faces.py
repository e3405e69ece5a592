"""Callbacks for the face of a card and for the set: fields in any order become one card with its places."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final, TypeVar

from lark import Token

from cardc.identity import spelled
from cardc.model.cards import (
    Activated,
    Attack,
    Card,
    EnergyCard,
    Imprint,
    PokemonCard,
    Power,
    PowerText,
    PrintedDamage,
    Reprint,
    Resistance,
    SetInfo,
    Species,
    Static,
    Text,
    TrainerCard,
    Weakness,
)
from cardc.model.effects import Reaction
from cardc.model.terms import Condition, Edition, EnergyType, Label, PowerKind, Rarity, Sign, Stage, TrainerKind
from cardc.records import dataclass
from cardc.syntax.build_texts import TextBuilder
from cardc.syntax.builder import MAX_DIGITS, METHODS, Kid, Node
from cardc.syntax.prose import Prose, texts_of, unread_power, unread_text
from cardc.syntax.spans import Offsets, Path
from cardc.syntax.strings import unquote

_T = TypeVar("_T")


@dataclass(frozen=True, slots=True)
class Field:
    """One field of a face or a set, by its name in the language."""

    name: str
    value: object


@dataclass(frozen=True, slots=True)
class Length:
    """The length of a species."""

    value: str


@dataclass(frozen=True, slots=True)
class Weight:
    """The weight of a species."""

    value: str


@dataclass(frozen=True, slots=True)
class Repeats:
    """The words "repeats …" behind a card's name."""

    of: str


@dataclass(frozen=True, slots=True)
class ReadCard:
    """A card and its places: of face fields by path and of the whole declaration. ``card`` is ``None`` when the
    fields do not make one."""

    card: Card | Reprint | None
    name: str
    name_at: Offsets
    fields: dict[Path, Offsets]
    whole: Offsets
    prose: dict[Path, Prose]


@dataclass(frozen=True, slots=True)
class ReadSet:
    """A set declaration and its place; ``info`` is ``None`` when a field lacks."""

    info: SetInfo | None
    id_at: Offsets
    fields: dict[Path, Offsets]
    whole: Offsets


@dataclass(frozen=True, slots=True)
class ReadFile:
    """Everything a source declares, in order."""

    parts: tuple[ReadCard | ReadSet, ...]


_REPEATABLE: Final = frozenset({"type", "label", "weakness", "resistance", "power", "attack"})
_IMPRINT: Final = ("number", "rarity", "illustrator", "first edition", "set mark")
_ENERGY_FIELDS: Final = ("basic energy", "special energy")
_PATHS: Final[dict[str, Path]] = {
    "number": ("imprint", "number"),
    "rarity": ("imprint", "rarity"),
    "illustrator": ("imprint", "illustrator"),
    "first edition": ("imprint", "first_edition"),
    "set mark": ("imprint", "set_mark"),
    "stage": ("stage",),
    "hp": ("hp",),
    "level": ("level",),
    "species": ("species",),
    "flavour": ("flavour",),
    "retreat": ("retreat",),
    "trainer": ("text",),
    "basic energy": ("provides",),
    "special energy": ("provides",),
}
_LIST_PATHS: Final = {
    "type": "types",
    "label": "labels",
    "weakness": "weaknesses",
    "resistance": "resistances",
    "power": "powers",
    "attack": "attacks",
}


def _place(kid: Kid) -> Offsets:
    assert kid.start_pos is not None
    assert kid.end_pos is not None
    return kid.start_pos, kid.end_pos


class _Fields:
    """The fields of one declaration, by name."""

    def __init__(self, kids: list[Kid]) -> None:
        self.nodes: dict[str, list[Node]] = {}
        for kid in kids:
            if isinstance(kid, Node) and isinstance(kid.value, Field):
                self.nodes.setdefault(kid.value.name, []).append(kid)

    def one(self, name: str, kind: type[_T]) -> _T | None:
        values = self.all(name, kind)
        return values[0] if values else None

    def all(self, name: str, kind: type[_T]) -> tuple[_T, ...]:
        values = (n.value.value for n in self.nodes.get(name, ()) if isinstance(n.value, Field))
        return tuple(v for v in values if isinstance(v, kind))

    def places(self) -> dict[Path, Offsets]:
        found: dict[Path, Offsets] = {}
        for name, nodes in self.nodes.items():
            if name in _LIST_PATHS:
                for position, node in enumerate(nodes):
                    found[(_LIST_PATHS[name], position)] = _place(node)
            else:
                found[_PATHS.get(name, (name,))] = _place(nodes[0])
        return found


class CardBuilder(TextBuilder):
    """All callbacks of the grammar."""

    def handles(self, name: str) -> bool:
        """True when the grammar's ``name`` has a callback here; the others only join their parts."""
        return name in self._whole() or hasattr(self, METHODS.get(name, name))

    def callback(self, name: str) -> Callable[[list[Kid]], Node]:
        """As in :class:`TextBuilder`; ``card``, ``set`` and ``start`` get the children with their places."""
        whole: Callable[[list[Kid]], object] | None = self._whole().get(name)
        if whole is None:
            return super().callback(name)
        maker = whole

        def make(children: list[Kid]) -> Node:
            value = maker(children)
            if not children:
                return Node(value, 0, 0)
            return Node(value, _place(children[0])[0], _place(children[-1])[1])

        return make

    def _whole(self) -> dict[str, Callable[[list[Kid]], object]]:
        return {
            "start": self.start,
            "set": self.set_,
            "card": self.card,
            "number": lambda kids: Field("number", self._label(kids[1])),
            "level": lambda kids: Field("level", self._label(kids[1])),
        }

    def _label(self, kid: Kid) -> str:
        assert isinstance(kid, Token)
        return unquote(kid)[0] if kid.startswith('"') else str(kid)

    def start(self, kids: list[Kid]) -> ReadFile:
        parts = (kid.value for kid in kids)
        return ReadFile(tuple(p for p in parts if isinstance(p, ReadCard | ReadSet)))

    # --- the set -------------------------------------------------------------------------------

    def set_name(self, name: str) -> Field:
        return Field("name", spelled(name))

    def set_series(self, name: str) -> Field:
        return Field("series", spelled(name))

    def set_edition(self, edition: Edition) -> Field:
        return Field("edition", edition)

    def set_size(self, number: int) -> Field:
        return Field("size", number)

    def set_(self, kids: list[Kid]) -> ReadSet:
        fields = self._fields(kids)
        name, edition = fields.one("name", str), fields.one("edition", Edition)
        for label, value in (("name", name), ("edition", edition)):
            if value is None:
                self.problem("E015", f"the set has no `{label}`", kids[1], _EXAMPLES[label])
        info = None
        if name is not None and edition is not None:
            info = SetInfo(str(kids[1]), name, edition, fields.one("series", str), fields.one("size", int))
        return ReadSet(info, _place(kids[1]), fields.places(), (_place(kids[0])[0], _place(kids[-1])[1]))

    # --- fields ----------------------------------------------------------------------------------

    def rarity(self, rarity: Rarity) -> Field:
        return Field("rarity", rarity)

    def illustrator(self, name: str) -> Field:
        return Field("illustrator", name)

    def first_edition(self) -> Field:
        return Field("first edition", True)

    def set_mark(self, mark: str) -> Field:
        return Field("set mark", mark)

    def basic(self) -> Field:
        return Field("stage", (Stage.BASIC, None))

    def stage(self, number: int, evolves_from: str) -> Field:
        if number not in (1, 2):
            self.problem(
                "E001", f"there is no stage {number}", self.kids[1], "write `basic`, `stage 1`, `stage 2` or `level x`"
            )
        return Field("stage", (Stage.STAGE_1 if number == 1 else Stage.STAGE_2, spelled(evolves_from)))

    def level_x(self, before: str) -> Field:
        return Field("stage", (Stage.LEVEL_X, spelled(before)))

    def restored(self, fossil: str) -> Field:
        return Field("stage", (Stage.RESTORED, spelled(fossil)))

    def label(self, label: Label) -> Field:
        return Field("label", label)

    def type(self, kind: EnergyType) -> Field:
        return Field("type", kind)

    def hp(self, points: int) -> Field:
        return Field("hp", points)

    def species(self, *parts: int | str | Length | Weight) -> Field:
        if not parts:
            message = "`species` says nothing"
            self.problem("E015", message, self.kids[0], 'write for example `species 25 "Mouse" length "…" weight "…"`')
        number = next((p for p in parts if isinstance(p, int)), None)
        category = next((p for p in parts if isinstance(p, str)), None)
        length = next((p.value for p in parts if isinstance(p, Length)), None)
        weight = next((p.value for p in parts if isinstance(p, Weight)), None)
        return Field("species", Species(number, category, length, weight))

    def length(self, text: str) -> Length:
        return Length(text)

    def weight(self, text: str) -> Weight:
        return Weight(text)

    def flavour(self, text: str) -> Field:
        return Field("flavour", text)

    def weakness(self, kind: EnergyType, change: str | None = None) -> Field:
        if change is None:
            return Field("weakness", Weakness(kind))
        number = self._digits(change[1:], self.kids[-1])
        return Field("weakness", Weakness(kind, plus=number) if change[0] == "+" else Weakness(kind, number))

    def resistance(self, kind: EnergyType, change: str | None = None) -> Field:
        if change is None:
            return Field("resistance", Resistance(kind))
        return Field("resistance", Resistance(kind, self._digits(change[1:], self.kids[-1])))

    def retreat(self, number: int) -> Field:
        return Field("retreat", number)

    def power(
        self, kind: PowerKind, name: str, *rest: tuple[Condition, ...] | Activated | Reaction | Static | Prose
    ) -> Field:
        stopped_by: tuple[Condition, ...] = rest[0] if isinstance(rest[0], tuple) else ()
        body = rest[-1]
        assert not isinstance(body, tuple)
        if isinstance(body, Prose):
            unread = unread_power()
            self.proses[id(unread)] = body
            return Field("power", Power(kind, spelled(name), unread))
        return Field("power", Power(kind, spelled(name), PowerText(body, stopped_by)))

    def stopped_by(self, *conditions: Condition) -> tuple[Condition, ...]:
        return conditions

    def attack(self, cost: tuple[EnergyType, ...], name: str, *rest: str | Text | Prose) -> Field:
        text = next((r for r in rest if isinstance(r, Text | Prose)), None)
        printed = next((r for r in rest if isinstance(r, str)), None)
        damage = None if printed is None else self._damage(printed, self.kids[3])
        return Field("attack", Attack(spelled(name), cost, damage, self._told(text)))

    def trainer(self, kind: TrainerKind, text: Text | Prose) -> Field:
        return Field("trainer", (kind, self._told(text)))

    def _told(self, text: Text | Prose | None) -> Text:
        if isinstance(text, Text):
            return text
        unread = unread_text()
        if text is not None:
            self.proses[id(unread)] = text
        return unread

    def basic_energy(self, cost: tuple[EnergyType, ...]) -> Field:
        return Field("basic energy", cost)

    def special_energy(self, cost: tuple[EnergyType, ...]) -> Field:
        return Field("special energy", cost)

    def _digits(self, digits: str, place: Kid) -> int:
        if len(digits) > MAX_DIGITS:
            self.problem("E009", f"a number has at most {MAX_DIGITS} digits", place)
            return 1
        return int(digits)

    def _damage(self, printed: str, place: Kid) -> PrintedDamage:
        if printed == "?":
            return PrintedDamage(None, Sign.UNKNOWN)
        digits = printed.rstrip("+-x×")
        sign = printed[len(digits) :].replace("×", "x")
        return PrintedDamage(self._digits(digits, place), Sign(sign))

    # --- the card ----------------------------------------------------------------------------------

    def card(self, kids: list[Kid]) -> ReadCard:
        name_token = kids[1]
        assert isinstance(name_token, Token)
        name = self._name(name_token)
        fields = self._fields(kids)
        repeats = kids[2].value if isinstance(kids[2], Node) else None
        card: Card | Reprint | None
        if isinstance(repeats, Repeats):
            card = self._reprint(name, repeats.of, fields, name_token)
        elif "trainer" in fields.nodes:
            card = self._trainer_card(name, fields, name_token)
        elif any(energy in fields.nodes for energy in _ENERGY_FIELDS):
            card = self._energy_card(name, fields, name_token)
        else:
            card = self._pokemon_card(name, fields, name_token)
        whole = (_place(kids[0])[0], _place(kids[-1])[1])
        places = fields.places()
        if isinstance(repeats, Repeats):
            places[("of",)] = _place(kids[2])
        prose: dict[Path, Prose] = {}
        if card is not None and not isinstance(card, Reprint):
            prose = {path: self.proses[id(t)] for path, t in texts_of(card).items() if id(t) in self.proses}
        for path, told in prose.items():
            places[(*path, "prose")] = (told.lang_at[0], told.text_at[1])
            places.setdefault(path, told.text_at)
            if path == ("text",):
                prose[path] = replace(told, hp=fields.one("hp", int))
        return ReadCard(card, name, _place(name_token), places, whole, prose)

    def _fields(self, kids: list[Kid]) -> _Fields:
        fields = _Fields(kids[2:])
        for name, nodes in fields.nodes.items():
            if len(nodes) > 1 and name not in _REPEATABLE:
                self.problem("E014", f"`{name}` is given twice", nodes[1], "keep one of them")
        return fields

    def _imprint(self, fields: _Fields, place: Kid) -> Imprint | None:
        number = fields.one("number", str)
        if number is None:
            self.problem("E015", "this card has no `number`", place, _EXAMPLES["number"])
            return None
        return Imprint(
            number,
            fields.one("rarity", Rarity),
            fields.one("illustrator", str),
            fields.one("first edition", bool) is True,
            fields.one("set mark", str),
        )

    def _only(self, fields: _Fields, kind: str, allowed: tuple[str, ...]) -> None:
        for name, nodes in fields.nodes.items():
            if name not in allowed and name not in _IMPRINT:
                article = "an" if kind[0] == "E" else "a"
                self.problem("E016", f"{article} {kind} has no `{name}`", nodes[0], "remove it")

    def repeats(self, of: str) -> Repeats:
        return Repeats(of)

    def _reprint(self, name: str, of: str, fields: _Fields, place: Kid) -> Reprint | None:
        self._only(fields, "card that repeats another", ())
        imprint = self._imprint(fields, place)
        return None if imprint is None else Reprint(name, imprint, of)

    def _trainer_card(self, name: str, fields: _Fields, place: Kid) -> TrainerCard | None:
        found = fields.one("trainer", tuple)
        assert found is not None
        kind, text = found
        # No sentence says the HP of a Trainer card that is played as a Pokémon; the card language does.
        self._only(fields, "Trainer card", ("trainer", "hp") if id(text) in self.proses else ("trainer",))
        imprint = self._imprint(fields, place)
        assert isinstance(kind, TrainerKind)
        assert isinstance(text, Text)
        return None if imprint is None else TrainerCard(name, imprint, kind, text)

    def _energy_card(self, name: str, fields: _Fields, place: Kid) -> EnergyCard | None:
        basic = "basic energy" in fields.nodes
        field = "basic energy" if basic else "special energy"
        self._only(fields, "Energy card", (field,))
        imprint = self._imprint(fields, place)
        provides = fields.one(field, tuple)
        assert provides is not None
        return None if imprint is None else EnergyCard(name, imprint, provides, basic)

    def _pokemon_card(self, name: str, fields: _Fields, place: Kid) -> PokemonCard | None:
        imprint = self._imprint(fields, place)
        stage, types, hp = fields.one("stage", tuple), fields.all("type", EnergyType), fields.one("hp", int)
        for label, value in (("stage", stage), ("type", types or None), ("hp", hp)):
            if value is None:
                self.problem("E015", f"this card has no {_NAMES[label]}", place, _EXAMPLES[label])
        if imprint is None or stage is None or hp is None or not types:
            return None
        return PokemonCard(
            name=name,
            imprint=imprint,
            stage=stage[0],
            evolves_from=stage[1],
            types=types,
            hp=hp,
            level=fields.one("level", str),
            species=fields.one("species", Species),
            flavour=fields.one("flavour", str),
            powers=fields.all("power", Power),
            attacks=fields.all("attack", Attack),
            weaknesses=fields.all("weakness", Weakness),
            resistances=fields.all("resistance", Resistance),
            retreat=fields.one("retreat", int) or 0,
            labels=fields.all("label", Label),
        )


_NAMES: Final = {"stage": "stage", "type": "type", "hp": "`hp`"}
_EXAMPLES: Final = {
    "name": 'write for example `name "My Set"`',
    "edition": "write `edition classic`, `edition dp` or `edition bw`",
    "number": "write for example `number 58`",
    "stage": 'write `basic`, `stage 1 from "…"` or `stage 2 from "…"`; a Trainer card has `trainer { … }` instead',
    "type": "write for example `lightning`",
    "hp": "write for example `hp 40`",
}

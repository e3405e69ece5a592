"""A model as lines and blocks of the card language, in canonical order."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

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
    SetInfo,
    Species,
    Static,
    Text,
    TrainerCard,
    Weakness,
)
from cardc.model.effects import (
    AttachThis,
    EitherWay,
    First,
    Flip,
    FlipCoins,
    FlipForEach,
    If,
    Lasting,
    May,
    Reaction,
    Statement,
    StayInPlay,
)
from cardc.model.effects import Block as Acts
from cardc.model.rules import Rule
from cardc.model.terms import EnergyType, Player, Sign, Stage
from cardc.syntax import wording, wording_acts, wording_rules
from cardc.syntax.builder import LETTERS
from cardc.syntax.layout import INDENT, WIDTH, Block, Gap, Item, Line
from cardc.syntax.prose import NO_PROSE, Proses
from cardc.syntax.spans import Path
from cardc.syntax.strings import quote

_LETTER_OF = {kind: letter for letter, kind in LETTERS.items()}
_BARE = re.compile("[0-9]{1,6}")

# --- texts -----------------------------------------------------------------------------------------------


def statement(part: Statement, path: Path) -> Item:
    """One statement."""
    match part:
        case May():
            head = "may" if part.by is Player.YOU else "opponent may"
            return Block(head, statements(part.block, (*path, "block")), (path,))
        case First():
            return Block("first", statements(part.acts, (*path, "acts")), (path,))
        case EitherWay():
            return Block("either way", statements(part.acts, (*path, "acts")), (path,))
        case Flip():
            head = "flip" if part.by is Player.YOU else "opponent flips"
            return Block(head, list(_branches(part, path)), (path,))
        case FlipForEach():
            return Block(f"flip for each of {wording.group(part.group)}", list(_branches(part, path)), (path,))
        case FlipCoins():
            return Line(wording_acts.flip_coins(part), (path,))
        case If():
            return _if(part, path)
        case AttachThis():
            head = f"attach this to {wording.target(part.target)} until {part.until}"
            return Block(head, _rules(part.rules, path), (path,))
        case StayInPlay():
            return Block("stay in play", _rules(part.rules, path), (path,))
        case Lasting():
            return _lasting(part, path)
        case _:
            return Line(wording_acts.act(part), (path,))


def _rules(rules: Iterable[Rule], path: Path) -> list[Item]:
    return [Line(wording_rules.rule(rule), ((*path, "rules", i),)) for i, rule in enumerate(rules)]


def _lasting(part: Lasting, path: Path) -> Item:
    if isinstance(part.rule, Reaction):
        block = _reaction(part.rule, (*path, "rule"))
        return Block(f"{wording.during(part.duration)}: {block.head}", block.items, (path,))
    return Line(f"{wording.during(part.duration)}: {wording_rules.rule(part.rule)}", (path,))


def _reaction(part: Reaction, path: Path) -> Block:
    return Block(f"whenever {part.event}", statements(part.effects, (*path, "effects")), (path,))


def statements(parts: Iterable[Statement], path: Path) -> list[Item]:
    """Statements that stand under ``path``."""
    return [statement(part, (*path, i)) for i, part in enumerate(parts)]


def _branches(part: Flip | FlipForEach, path: Path) -> Iterable[Item]:
    for name, acts in (("heads", part.heads), ("tails", part.tails)):
        if acts:
            yield Block(f"{name}:", statements(acts, (*path, name)), ((*path, name),), braces=False)


def _if(part: If, path: Path) -> Block:
    test = wording.test(part.test)

    def block(head: str, acts: Acts, name: str) -> Block:
        return Block(head, statements(acts, (*path, name)), (path,), (*path, name))

    if not part.then:
        return block(f"unless {test}", part.otherwise, "otherwise")
    result = block(f"if {test}", part.then, "then")
    if part.otherwise:
        result.chained = block("else", part.otherwise, "otherwise")
    return result


def text_items(text: Text, path: Path) -> list[Item]:
    """What stands between the brackets of an attack or a Trainer card."""
    items: list[Item] = []
    if text.requirements:
        required: list[Item] = [
            Line(wording_acts.requirement(r), ((*path, "requirements", i),)) for i, r in enumerate(text.requirements)
        ]
        items.append(Block("require", required, ((*path, "requirements"),)))
    return items + statements(text.effects, (*path, "effects"))


def power_items(text: PowerText, path: Path) -> list[Item]:
    """What stands between the brackets of a power."""
    body, at = text.body, (*path, "body")
    match body:
        case Activated():
            return [Block(str(body.usage), text_items(body.text, (*at, "text")), (at,))]
        case Reaction():
            return [_reaction(body, at)]
        case Static():
            head = "always" if body.seat is None else f"always while {body.seat}"
            return [Block(head, [Line(wording_rules.rule(body.rule), ((*at, "rule"),))], (at,))]


# --- the face ------------------------------------------------------------------------------------------------

Words = tuple[str, Path]


def cost(types: Iterable[EnergyType]) -> str:
    """``[G C C]``."""
    return "[" + " ".join(_LETTER_OF[t] for t in types) + "]"


def _label(text: str) -> str:
    return text if _BARE.fullmatch(text) else quote(text)


def _damage(damage: PrintedDamage) -> str:
    return "?" if damage.sign is Sign.UNKNOWN else f"{damage.value}{damage.sign}"


def _prose(proses: Proses, path: Path) -> list[Item] | None:
    """The text at ``path`` as the author told it, ``None`` when in the card language."""
    told = proses.get(path)
    return None if told is None else [Line(str(told), ((*path, "prose"),))]


def _attack(attack: Attack, path: Path, proses: Proses) -> Item:
    printed = "" if attack.damage is None else f" {_damage(attack.damage)}"
    head = f"attack {cost(attack.cost)} {quote(attack.name)}{printed}"
    at = (*path, "text")
    items = _prose(proses, at) or text_items(attack.text, at)
    return Block(head, items, (path,)) if items else Line(head, (path,))


def _power(power: Power, path: Path, proses: Proses) -> Item:
    told = _prose(proses, (*path, "text"))
    if told is not None:
        return Block(f"{power.kind} {quote(power.name)}", told, (path,))
    stopped = power.text.stopped_by
    unless = f" unless {', '.join(stopped)}" if stopped else ""
    return Block(f"{power.kind} {quote(power.name)}{unless}", power_items(power.text, (*path, "text")), (path,))


def _imprint(imprint: Imprint) -> list[Words]:
    words: list[Words] = [(f"number {_label(imprint.number)}", ("imprint", "number"))]
    if imprint.rarity is not None:
        words.append((f"rarity {imprint.rarity}", ("imprint", "rarity")))
    if imprint.illustrator is not None:
        words.append((f"illustrator {quote(imprint.illustrator)}", ("imprint", "illustrator")))
    if imprint.first_edition:
        words.append(("first edition", ("imprint", "first_edition")))
    if imprint.set_mark is not None:
        words.append((f"set mark {quote(imprint.set_mark)}", ("imprint", "set_mark")))
    return words


def _stage(card: PokemonCard) -> str:
    return "basic" if card.stage is Stage.BASIC else f"{card.stage} from {quote(card.evolves_from or '')}"


def _species(species: Species) -> str:
    parts = ["species"]
    if species.number is not None:
        parts.append(str(species.number))
    if species.category is not None:
        parts.append(quote(species.category))
    if species.length is not None:
        parts.append(f"length {quote(species.length)}")
    if species.weight is not None:
        parts.append(f"weight {quote(species.weight)}")
    return " ".join(parts)


def _weakness(weakness: Weakness) -> str:
    change = f" +{weakness.plus}" if weakness.plus is not None else "" if weakness.times == 2 else f" x{weakness.times}"
    return f"weakness {weakness.type}{change}"


def _pokemon_lines(card: PokemonCard) -> list[list[Words]]:
    body: list[Words] = [(_stage(card), ("stage",))]
    body += [(f"label {label}", ("labels", i)) for i, label in enumerate(card.labels)]
    body += [(str(kind), ("types", i)) for i, kind in enumerate(card.types)]
    body.append((f"hp {card.hp}", ("hp",)))
    if card.level is not None:
        body.append((f"level {_label(card.level)}", ("level",)))
    lines = [_imprint(card.imprint), body]
    if card.species is not None:
        lines.append([(_species(card.species), ("species",))])
    foot: list[Words] = [(_weakness(w), ("weaknesses", i)) for i, w in enumerate(card.weaknesses)]
    for i, resistance in enumerate(card.resistances):
        minus = "" if resistance.minus == 30 else f" -{resistance.minus}"
        foot.append((f"resistance {resistance.type}{minus}", ("resistances", i)))
    foot.append((f"retreat {card.retreat or 'free'}", ("retreat",)))
    lines.append(foot)
    if card.flavour is not None:
        lines.append([(f"flavour {quote(card.flavour)}", ("flavour",))])
    return lines


def _fields(lines: Sequence[Sequence[Words]]) -> list[Item]:
    items: list[Item] = []
    for words in lines:
        joined = "  ".join(text for text, _ in words)
        if len(joined) + len(INDENT) <= WIDTH:
            items.append(Line(joined, tuple(path for _, path in words)))
        else:
            items += [Line(text, (path,)) for text, path in words]
    return items


def card_items(card: Card, proses: Proses = NO_PROSE) -> list[Item]:
    """What stands between the brackets of a card, with the texts that are told as prose."""
    match card:
        case PokemonCard():
            items = _fields(_pokemon_lines(card))
            bodies: list[Item] = [_power(p, ("powers", i), proses) for i, p in enumerate(card.powers)]
            bodies += [_attack(a, ("attacks", i), proses) for i, a in enumerate(card.attacks)]
            return [*items, Gap(), *bodies] if bodies else items
        case TrainerCard():
            told = proses.get(("text",))
            hp: list[Words] = [] if told is None or told.hp is None else [(f"hp {told.hp}", ("hp",))]
            return [
                *_fields([_imprint(card.imprint), *([hp] if hp else [])]),
                Block(str(card.kind), _prose(proses, ("text",)) or text_items(card.text, ("text",)), (("text",),)),
            ]
        case EnergyCard():
            kind = "basic" if card.basic else "special"
            words = (f"{kind} energy {cost(card.provides)}", ("provides",))
            return _fields([_imprint(card.imprint), [words]])


def card_block(card: Card, proses: Proses = NO_PROSE) -> Block:
    """The declaration of a card, with the texts that are told as prose."""
    return Block(f"card {quote(card.name)}", card_items(card, proses), ((),), tall=True)


def reprint_block(reprint: Reprint) -> Block:
    """The declaration of a card that repeats another one."""
    head = f"card {quote(reprint.name)} repeats {reprint.of}"
    return Block(head, _fields([_imprint(reprint.imprint)]), ((),), tall=False)


def set_block(info: SetInfo) -> Block:
    """The declaration of a set."""
    words: list[Words] = [(f"name {quote(info.name)}", ("name",))]
    if info.series is not None:
        words.append((f"series {quote(info.series)}", ("series",)))
    words.append((f"edition {info.edition}", ("edition",)))
    if info.size is not None:
        words.append((f"size {info.size}", ("size",)))
    items: list[Item] = [Line(text, (path,)) for text, path in words]
    return Block(f"set {info.id}", items, ((),), tall=True)

"""Cards that are both in card files and in card data: what we read in print against what was written by hand."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum
from pathlib import Path

from cardc.assay.verdicts import Row
from cardc.language import Body, EnergyText
from cardc.model.cards import Card, EnergyCard, PokemonCard, Text, TrainerCard
from cardc.reading import text_of

Place = tuple[str, str]
"""Id of a card, and where on it."""


@dataclass(frozen=True, slots=True)
class Difference:
    """A text that is not read to the model of the card file. ``ours`` is that model, ``read`` the one that was read."""

    place: Place
    what: str
    ours: Body | None
    read: Body | None

    def __str__(self) -> str:
        return f"{self.place[0]} {self.place[1]}: {self.what}"


def differences(rows: Iterable[Row], cards: Mapping[str, Card]) -> tuple[int, list[Difference]]:
    """How many texts are on both sides, and where they differ; ``cards`` are those of the card files, by id."""
    compared, found = 0, []
    wanted: dict[Place, Body] = {}
    met: set[str] = set()
    for row in rows:
        id_, place = row.card.id, (row.card.id, row.printed.where)
        if id_ not in cards:
            continue
        if id_ not in met:
            met.add(id_)
            wanted |= {(id_, where): body for where, body in texts_of(cards[id_]).items()}
        compared += 1
        ours = wanted.pop(place, None)
        if not row.verdict.is_read:
            found.append(Difference(place, f"not read: {row.reason}", ours, None))
        elif row.body != ours:
            found.append(Difference(place, "read as another model", ours, row.body))
    found += [
        Difference(place, "the card file has a text, the card data have none", body, None)
        for place, body in wanted.items()
    ]
    return compared + len(wanted), found


def texts_of(card: Card) -> dict[str, Body]:
    """The texts of a card that are not empty, by where they stand on it."""
    match card:
        case PokemonCard(powers=powers, attacks=attacks):
            found: dict[str, Body] = {f"abilities[{i}]": power.text for i, power in enumerate(powers)}
            return found | {f"attacks[{i}]": a.text for i, a in enumerate(attacks) if a.text != Text()}
        case TrainerCard(text=text):
            return {"effect": text}
        case EnergyCard(basic=True):
            return {}
        case EnergyCard(provides=provides):
            return {"effect": EnergyText(provides)}


def read_reasons(file: Path) -> dict[Place, str]:
    """The differences that somebody has looked at, with the reason: lines of card, where and reason with tabs between.

    Raises:
        UnreadableError: the file can't be read.
        ValueError: a line is something else; the message names it.
    """
    found: dict[Place, str] = {}
    lines = text_of(file).split("\n") if file.exists() else []
    for number, line in enumerate((line.rstrip("\r") for line in lines), 1):
        parts = line.split("\t")
        if line.startswith("#") or not line:
            continue
        if len(parts) != 3 or not parts[2].strip():
            raise ValueError(f"{file}:{number}: a line is card, where and the reason with tabs between")
        found[parts[0], parts[1]] = parts[2]
    return found


# --- between languages -------------------------------------------------------------------------------------------------


def same_but_for_names(one: object, other: object) -> bool:
    """Whether two models are the same when names of cards and attacks, which have other words in each language, do not count."""
    return [*_shape(one)] == [*_shape(other)]


def _shape(part: object) -> Iterator[object]:
    if isinstance(part, tuple):
        yield len(part)
        for each in part:
            yield from _shape(each)
    elif is_dataclass(part):
        yield type(part)
        for each in fields(part):
            yield from _shape(getattr(part, each.name))
    elif isinstance(part, str) and not isinstance(part, Enum):
        yield str
    else:
        yield part

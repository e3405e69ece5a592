"""Random faces around random texts: attacks, cards of all kinds, sets."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TypeVar

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from cardc.check.editions import EDITIONS
from cardc.model.cards import (
    Attack,
    Card,
    CardSet,
    EnergyCard,
    Imprint,
    PokemonCard,
    Power,
    PrintedDamage,
    Resistance,
    SetInfo,
    Species,
    TrainerCard,
    Weakness,
)
from cardc.model.terms import (
    Edition,
    EnergyType,
    Rarity,
    Sign,
    Stage,
)
from tests.strategies.texts import attack_texts, power_texts, trainer_texts

T = TypeVar("T")


_NAME_CHARACTERS = "abcdefghij KLMNOPQ éÉčšžПиж’'.-!?&♂♀δ0123456789{}()[]#%$*/:;,@`´<>|~_="
_TEXT_CHARACTERS = _NAME_CHARACTERS + '"\\'


def _trimmed(text: str) -> str:
    return " ".join(text.split()) or "Aipom"


def names() -> SearchStrategy[str]:
    """Names of cards, attacks and powers: any characters that print, but ``"`` and ``\\``."""
    return st.text(_NAME_CHARACTERS, min_size=1, max_size=20).map(_trimmed)


def phrases() -> SearchStrategy[str]:
    """Flavour text, lengths and the like: also with quotes and backslashes."""
    return st.text(_TEXT_CHARACTERS, min_size=1, max_size=30).map(_trimmed)


def _sorted_types(types: Sequence[EnergyType]) -> tuple[EnergyType, ...]:
    order = list(EnergyType)
    return tuple(sorted(types, key=order.index))


def _types_of(edition: Edition) -> list[EnergyType]:
    return [t for t in EnergyType if t in EDITIONS[edition].types]


def _costs(edition: Edition, low: int = 0) -> SearchStrategy[tuple[EnergyType, ...]]:
    return st.lists(st.sampled_from(_types_of(edition)), min_size=low, max_size=4).map(_sorted_types)


@st.composite
def attacks(draw: DrawFn, edition: Edition = Edition.BW) -> Attack:
    """Attacks with every printed sign, with and without text."""
    shape = draw(st.sampled_from([None, *Sign]))
    damage = None
    if shape is not None:
        value = None if shape is Sign.UNKNOWN else 10 * draw(st.integers(1, 12))
        damage = PrintedDamage(value, shape)
    text = draw(attack_texts(edition, shape or Sign.NONE, bare=damage is None))
    return Attack(draw(names()), draw(_costs(edition)), damage, text)


@st.composite
def _imprints(draw: DrawFn, number: str) -> Imprint:
    return Imprint(
        number,
        draw(st.none() | st.sampled_from(Rarity)),
        draw(st.none() | names()),
        draw(st.booleans()),
        draw(st.none() | names()),
    )


@st.composite
def _species(draw: DrawFn) -> Species | None:
    parts = draw(st.tuples(st.none() | st.integers(1, 999), *[st.none() | phrases()] * 3))
    number, category, length, weight = parts
    assert number is None or isinstance(number, int)
    found = Species(number, *(None if p is None else str(p) for p in (category, length, weight)))
    return None if found == Species() else found


@st.composite
def _weaknesses(draw: DrawFn, edition: Edition) -> tuple[Weakness, ...]:
    types = draw(st.sets(st.sampled_from(_types_of(edition)), max_size=2))
    change = st.tuples(st.integers(2, 4), st.none()) | st.tuples(st.just(2), st.integers(1, 4).map(lambda n: 10 * n))
    return tuple(Weakness(t, *draw(change)) for t in EnergyType if t in types)


@st.composite
def _resistances(draw: DrawFn, edition: Edition) -> tuple[Resistance, ...]:
    types = draw(st.sets(st.sampled_from(_types_of(edition)), max_size=2))
    return tuple(Resistance(t, 10 * draw(st.integers(1, 4))) for t in EnergyType if t in types)


def _distinct(parts: Sequence[T], name: Callable[[T], str], rename: Callable[[T, str], T]) -> tuple[T, ...]:
    seen: set[str] = set()
    result = []
    for part in parts:
        own = name(part)
        while own in seen:
            own += "x"
        seen.add(own)
        result.append(part if own == name(part) else rename(part, own))
    return tuple(result)


@st.composite
def pokemon_cards(
    draw: DrawFn,
    edition: Edition = Edition.BW,
    name: str | None = None,
    number: str = "1",
    evolves: tuple[Stage, str | None] | None = None,
) -> PokemonCard:
    """Pokémon cards; ``evolves`` fixes stage and earlier stage."""
    stage, before = evolves or draw(
        st.just((Stage.BASIC, None)) | st.tuples(st.sampled_from([Stage.STAGE_1, Stage.STAGE_2]), names())
    )
    kinds = list(EDITIONS[edition].powers)
    power = st.builds(Power, st.sampled_from(sorted(kinds)), names(), power_texts(edition))
    powers = draw(st.lists(power, max_size=1))
    drawn = draw(st.lists(attacks(edition), min_size=0 if powers else 1, max_size=2))
    types = draw(st.sets(st.sampled_from(_types_of(edition)), min_size=1, max_size=2))
    return PokemonCard(
        name=name or draw(names()),
        imprint=draw(_imprints(number)),
        stage=stage,
        evolves_from=before,
        types=tuple(t for t in EnergyType if t in types),
        hp=10 * draw(st.integers(3, 20)),
        level=draw(st.none() | st.integers(1, 100).map(str) | names()),
        species=draw(_species()),
        flavour=draw(st.none() | phrases()),
        powers=tuple(powers),
        attacks=_distinct(drawn, lambda a: a.name, lambda a, n: replace(a, name=n)),
        weaknesses=draw(_weaknesses(edition)),
        resistances=draw(_resistances(edition)),
        retreat=draw(st.integers(0, 4)),
    )


@st.composite
def trainer_cards(
    draw: DrawFn, edition: Edition = Edition.BW, name: str | None = None, number: str = "1"
) -> TrainerCard:
    """Trainer cards of all kinds that the edition has."""
    kind = draw(st.sampled_from(sorted(EDITIONS[edition].trainers)))
    return TrainerCard(name or draw(names()), draw(_imprints(number)), kind, draw(trainer_texts(edition)))


@st.composite
def energy_cards(draw: DrawFn, edition: Edition = Edition.BW, name: str | None = None, number: str = "1") -> EnergyCard:
    """Basic and special Energy cards."""
    basic = draw(st.booleans())
    if basic:
        kinds = [t for t in EnergyType if t in EDITIONS[edition].basic_energy]
        provides: tuple[EnergyType, ...] = (draw(st.sampled_from(kinds)),)
    else:
        provides = draw(_costs(edition, low=1))
    return EnergyCard(name or draw(names()), draw(_imprints(number)), provides, basic)


def cards(edition: Edition = Edition.BW) -> SearchStrategy[Card]:
    """Cards of all kinds, each well-formed by itself."""
    return pokemon_cards(edition) | trainer_cards(edition) | energy_cards(edition)


def _numbers(count: int) -> SearchStrategy[list[str]]:
    """Distinct collector numbers in printing order: plain ones, then ones with letters."""
    plain = st.lists(st.integers(1, 120), min_size=count, max_size=count, unique=True)
    letters = st.integers(0, min(2, count))
    return st.tuples(plain, letters).map(
        lambda drawn: (
            [str(n) for n in sorted(drawn[0][: count - drawn[1]])]
            + sorted(f"H{n:03}" for n in drawn[0][count - drawn[1] :])
        )
    )


@st.composite
def card_sets(draw: DrawFn, max_size: int = 5) -> CardSet:
    """Sets whose cards fit together: distinct numbers in order, Evolutions of Pokémon in the same set."""
    edition = draw(st.sampled_from(Edition))
    count = draw(st.integers(1, max_size))
    numbers = draw(_numbers(count))
    line: list[tuple[Stage, str | None]] = [(Stage.BASIC, None)]
    made: list[Card] = []
    for number in numbers:
        shape = draw(st.sampled_from(["pokemon", "pokemon", "trainer", "energy"]))
        # Every name is its own: the number keeps them apart.
        name = f"{draw(names())[:12].strip() or 'Aipom'} {number}"
        if shape == "trainer":
            made.append(draw(trainer_cards(edition, name, number)))
        elif shape == "energy":
            made.append(draw(energy_cards(edition, name, number)))
        else:
            stage, before = draw(st.sampled_from(line))
            made.append(draw(pokemon_cards(edition, name, number, (stage, before))))
            if stage is not Stage.STAGE_2:
                line.append((Stage.STAGE_1 if stage is Stage.BASIC else Stage.STAGE_2, name))
    info = SetInfo(
        draw(st.from_regex(r"[a-z]{1,5}[0-9]{0,2}", fullmatch=True)),
        draw(names()),
        edition,
        draw(st.none() | names()),
        draw(st.none() | st.integers(count, 300)),
    )
    return CardSet(info, tuple(made))

"""Random faces around random texts: attacks, cards of all kinds, sets."""

from __future__ import annotations

from collections.abc import Sequence
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
    Reprint,
    Resistance,
    SetInfo,
    Species,
    TrainerCard,
    Weakness,
)
from cardc.model.terms import (
    Edition,
    EnergyType,
    Label,
    Rarity,
    Sign,
    Stage,
)
from tests.strategies.chooser import NAME_CHARACTERS, names, trimmed
from tests.strategies.texts import attack_texts, power_texts, trainer_texts

T = TypeVar("T")


_TEXT_CHARACTERS = NAME_CHARACTERS + '"\\'


def phrases() -> SearchStrategy[str]:
    """Flavour text, lengths and the like: also with quotes and backslashes."""
    return st.text(_TEXT_CHARACTERS, min_size=1, max_size=30).map(trimmed)


_AFTER = {
    Stage.BASIC: (Stage.STAGE_1, Stage.LEVEL_X),
    Stage.STAGE_1: (Stage.STAGE_2, Stage.LEVEL_X),
    Stage.STAGE_2: (Stage.LEVEL_X,),
    Stage.RESTORED: (Stage.STAGE_1,),
}
"""What can be put on a Pokémon of each stage."""


def _sorted_types(types: Sequence[EnergyType]) -> tuple[EnergyType, ...]:
    order = list(EnergyType)
    return tuple(sorted(types, key=order.index))


def _types_of(edition: Edition) -> list[EnergyType]:
    return [t for t in EnergyType if t in EDITIONS[edition].types]


def _costs(edition: Edition, low: int = 0) -> SearchStrategy[tuple[EnergyType, ...]]:
    return st.lists(st.sampled_from(_types_of(edition)), min_size=low, max_size=4).map(_sorted_types)


@st.composite
def attacks(
    draw: DrawFn, edition: Edition = Edition.BW, name: str | None = None, attack_names: Sequence[str] | None = None
) -> Attack:
    """Attacks with every printed sign, with and without text; ``attack_names`` are those of the card around it."""
    shape = draw(st.sampled_from([None, *Sign]))
    damage = None
    if shape is not None:
        value = None if shape is Sign.UNKNOWN else 10 * draw(st.integers(1, 12))
        damage = PrintedDamage(value, shape)
    text = draw(attack_texts(edition, shape or Sign.NONE, damage is None, attack_names))
    return Attack(name or draw(names()), draw(_costs(edition)), damage, text)


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


@st.composite
def _stages(draw: DrawFn, edition: Edition) -> tuple[Stage, str | None]:
    stage = draw(st.sampled_from([s for s in Stage if s in EDITIONS[edition].stages]))
    return stage, None if stage is Stage.BASIC else draw(names())


@st.composite
def pokemon_cards(
    draw: DrawFn,
    edition: Edition = Edition.BW,
    name: str | None = None,
    number: str = "1",
    evolves: tuple[Stage, str | None] | None = None,
) -> PokemonCard:
    """Pokémon cards; ``evolves`` fixes stage and earlier stage."""
    stage, before = evolves or draw(_stages(edition))
    has_power = draw(st.booleans())
    called = draw(st.lists(names(), min_size=0 if has_power else 1, max_size=2, unique=True))
    kinds = sorted(EDITIONS[edition].powers)
    power = st.builds(Power, st.sampled_from(kinds), names(), power_texts(edition, tuple(called)))
    powers = [draw(power)] if has_power else []
    drawn = [draw(attacks(edition, attack, tuple(called))) for attack in called]
    labels = draw(st.sets(st.sampled_from(Label), max_size=2))
    most = EDITIONS[edition].most_types
    types = draw(st.sets(st.sampled_from(_types_of(edition)), min_size=1, max_size=most))
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
        attacks=tuple(drawn),
        weaknesses=draw(_weaknesses(edition)),
        resistances=draw(_resistances(edition)),
        retreat=draw(st.integers(0, 4)),
        labels=tuple(label for label in Label if label in labels),
    )


@st.composite
def trainer_cards(
    draw: DrawFn, edition: Edition = Edition.BW, name: str | None = None, number: str = "1"
) -> TrainerCard:
    """Trainer cards of all kinds that the edition has."""
    kind = draw(st.sampled_from(sorted(EDITIONS[edition].trainers)))
    return TrainerCard(name or draw(names()), draw(_imprints(number)), kind, draw(trainer_texts(edition, kind)))


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


@st.composite
def reprints(draw: DrawFn) -> Reprint:
    """Cards that repeat another one, wherever that is."""
    of = draw(st.from_regex(r"[a-z]{1,5}[0-9]{0,2}(-[a-z]{1,3})?-[A-Z]?[0-9]{1,3}", fullmatch=True))
    return Reprint(draw(names()), draw(_imprints(draw(st.integers(1, 130).map(str)))), of)


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
            if Stage.RESTORED in EDITIONS[edition].stages:
                line.append((Stage.RESTORED, name))
        elif shape == "energy":
            made.append(draw(energy_cards(edition, name, number)))
        else:
            stage, before = draw(st.sampled_from(line))
            made.append(draw(pokemon_cards(edition, name, number, (stage, before))))
            line += [(later, name) for later in _AFTER.get(stage, ()) if later in EDITIONS[edition].stages]
    info = SetInfo(
        draw(st.from_regex(r"[a-z]{1,5}[0-9]{0,2}", fullmatch=True)),
        draw(names()),
        edition,
        draw(st.none() | names()),
        draw(st.none() | st.integers(count, 300)),
    )
    return CardSet(info, tuple(made))

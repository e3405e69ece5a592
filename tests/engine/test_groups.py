"""Groups and kinds of cards: the qualities they ask for, and groups kept as text."""

from __future__ import annotations

from inspect import isdatadescriptor

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardc.engine import const
from cardc.engine.const import BENCH, EITHER, IN_PLAY, OPPONENTS, YOURS
from cardc.engine.context import Context
from cardc.engine.groups import Cards, Where, told, where_of
from cardc.engine.names import has_part
from cardc.engine.zones import matches
from tests.engine.table import Table


@pytest.mark.parametrize(
    ("name", "part", "has"),
    [
        ("Dark Wing", "Dark", True),
        ("Darkling", "Dark", False),
        ("Wing of Dark", "Dark", True),
        ("Rocco's Pebblet", "Rocco", True),
        ("Rocco’s Pebblet", "Rocco's", True),
        ("Roccos Pebblet", "Rocco", False),
        ("Lt. Marl's Pebblet", "Lt. Marl", True),
        ("Marl's Pebblet", "Lt. Marl", False),
        ("dark Wing", "Dark", False),
        ("Dark", "Dark Wing", False),
    ],
)
def test_a_part_of_a_name_is_a_whole_word(name: str, part: str, has: bool) -> None:
    assert has_part(name, part) is has


def test_qualities() -> None:
    """A: Emberling that has evolved; Benched Zapkin with Lightning. B: Boulderpup."""
    table = Table()
    table.active(0, "Emberling Pyrelord")
    table.bench(0, "Zapkin", "L")
    table.active(1, "Boulderpup")
    c = Context(table.game, 0)

    def names(where: Where) -> list[str]:
        return [pokemon.data.name for pokemon in c.each(where)]

    assert names(Where(EITHER, IN_PLAY, rank=const.RANK_EVOLVED)) == ["Pyrelord"]
    assert names(Where(EITHER, IN_PLAY, rank=const.RANK_BASIC)) == ["Zapkin", "Boulderpup"]
    assert names(Where(EITHER, IN_PLAY, not_type=const.FIRE)) == ["Zapkin", "Boulderpup"]
    assert names(Where(EITHER, IN_PLAY, names=("Boulderpup", "Zapkin"))) == ["Zapkin", "Boulderpup"]
    assert names(Where(EITHER, IN_PLAY, part="Zapkin")) == ["Zapkin"]
    assert names(Where(YOURS, const.ACTIVE)) == ["Pyrelord"]
    assert names(Where(EITHER, IN_PLAY, energy=const.ANY_TYPE, more_energy=const.LIGHTNING)) == ["Zapkin"]
    assert names(Where(EITHER, IN_PLAY, energy=const.ANY_TYPE, more_energy=const.FIRE)) == []
    assert c.is_in(c.your_active, Where(YOURS, const.ACTIVE))
    assert not c.is_in(c.opponents_active, Where(YOURS, const.ACTIVE))


_WHERES = st.builds(
    Where,
    st.sampled_from([YOURS, OPPONENTS, EITHER]),
    st.sampled_from([BENCH, IN_PLAY, const.ACTIVE]),
    st.integers(-3, 8),
    st.lists(st.text(st.characters(categories=["L", "N", "P", "Zs"]), min_size=1, max_size=9), max_size=3).map(tuple),
    st.booleans(),
    st.integers(-2, 8),
    st.booleans(),
    rank=st.integers(-1, 1),
    not_type=st.integers(-1, 8),
    part=st.text(st.characters(categories=["L", "N"]), max_size=9),
    power=st.booleans(),
    more_energy=st.integers(-2, 8),
    types=st.lists(st.integers(0, 8), max_size=2).map(tuple),
)


@given(_WHERES)
def test_law_a_group_kept_as_text_is_the_same_group(where: Where) -> None:
    again = where_of(told(where))
    assert told(again) == told(where)
    fields = [name for name, member in vars(Where).items() if isdatadescriptor(member) and not name.startswith("_")]
    assert "types" in fields
    for field in fields:
        assert getattr(again, field) == getattr(where, field)


def test_what_is_no_group_is_told() -> None:
    for text in ("", "1 2", "a b c d e f g h\n", "--1 1 1 1 1 1 1 1", "1 2 3 4 5 6 7 8"):
        with pytest.raises(ValueError, match="no group"):
            where_of(text)


def test_kinds_of_cards() -> None:
    table = Table()
    table.hand(0, "Fire Energy", "Twin Energy", "Zapkin", "Pyrelord")
    fire, twin, zapkin, pyrelord = table.side(0).hand
    assert [matches(card, Cards(const.SPECIAL_ENERGY_CARD)) for card in (fire, twin, zapkin)] == [False, True, False]
    either = Cards(const.BASIC_ENERGY_CARD, kinds=(const.BASIC_POKEMON_CARD,))
    assert [matches(card, either) for card in (fire, twin, zapkin, pyrelord)] == [True, False, True, False]
    assert [matches(card, Cards(const.POKEMON_CARD, part="Zapkin")) for card in (zapkin, pyrelord)] == [True, False]
    assert not Cards(const.CARD, part="Zapkin").any_card
    assert Cards(const.CARD).any_card


def test_cards_that_evolve_from_a_pokemon() -> None:
    """The opponent's Emberling is as good as yours for the name; nobody there: no card."""
    table = Table()
    table.active(0, "Boulderpup")
    table.active(1, "Emberling")
    table.hand(0, "Pyrelord", "Zapkin")
    c = Context(table.game, 0)
    c.user = c.your_active
    assert c.cards_in(const.YOU, const.ZONE_HAND, Cards(const.EVOLUTION_CARD, evolves_from="Emberling")) == 1
    assert c.cards_in(const.YOU, const.ZONE_HAND, Cards(const.EVOLUTION_CARD, evolves_from_who=const.FROM_USER)) == 0
    theirs = Cards(const.EVOLUTION_CARD, evolves_from_who=const.FROM_OPPONENTS_ACTIVE)
    assert c.cards_in(const.YOU, const.ZONE_HAND, theirs) == 1
    nobody = Cards(const.EVOLUTION_CARD, evolves_from_who=const.FROM_ATTACKER)
    assert c.cards_in(const.YOU, const.ZONE_HAND, nobody) == 0

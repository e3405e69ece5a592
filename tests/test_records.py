"""Records behave as data classes of the standard library do."""

from __future__ import annotations

import copy
import dataclasses
import inspect
import pickle
from dataclasses import FrozenInstanceError, field, replace

import pytest

from cardc.records import dataclass


@dataclass(frozen=True, slots=True)
class Point:
    """Somewhere."""

    x: int
    y: int = 2
    notes: list[str] = field(default_factory=list, compare=False)
    hidden: int = field(default=7, repr=False)


@dataclasses.dataclass(frozen=True, slots=True)
class Place(Point):
    """Somewhere with a name."""

    name: str = ""


@dataclass(frozen=True, slots=True)
class Nothing:
    """No fields."""


def test_values_are_equal_by_their_fields_but_for_those_left_out() -> None:
    assert Point(1) == Point(1, 2, ["a"])
    assert hash(Point(1)) == hash(Point(1, 2, ["a"]))
    assert Point(1) != Point(2)
    assert Point(1) != Place(1)
    assert Nothing() == Nothing()
    assert len({Point(1), Point(1, 2), Point(1, 3)}) == 2


def test_defaults_and_factories() -> None:
    assert (Point(1).y, Point(1).hidden) == (2, 7)
    assert Point(1).notes is not Point(1).notes
    with pytest.raises(TypeError):
        Point()  # type: ignore[call-arg]  # what is tested


def test_nothing_can_be_set() -> None:
    point = Point(1)
    with pytest.raises(FrozenInstanceError):
        point.x = 2  # type: ignore[misc]  # what is tested
    with pytest.raises(FrozenInstanceError):
        del point.x
    assert not hasattr(point, "__dict__")


def test_how_it_is_shown() -> None:
    assert repr(Point(1, 3)) == "Point(x=1, y=3, notes=[])"
    assert repr(Nothing()) == "Nothing()"


def test_what_works_on_data_classes_works() -> None:
    point = Point(1, 3, ["a"], 9)
    assert replace(point, y=4) == Point(1, 4, [], 9)
    assert [each.name for each in dataclasses.fields(point)] == ["x", "y", "notes", "hidden"]
    assert dataclasses.asdict(point) == {"x": 1, "y": 3, "notes": ["a"], "hidden": 9}
    assert list(inspect.signature(Point).parameters) == ["x", "y", "notes", "hidden"]
    match point:
        case Point(x, y):
            assert (x, y) == (1, 3)
    for other in (copy.copy(point), copy.deepcopy(point), pickle.loads(pickle.dumps(point))):
        assert (other, other.notes) == (point, ["a"])


def test_a_data_class_can_inherit_from_one() -> None:
    place = replace(Place(1, name="here"), x=5)
    assert (place.x, place.name, place) == (5, "here", Place(5, name="here"))
    assert isinstance(place, Point)

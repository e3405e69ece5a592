"""Models as trees: the same model with one part changed. Paths are those of ``cardc.syntax.spans``."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass, replace
from types import UnionType
from typing import TypeVar, Union, get_args, get_origin, get_type_hints

from cardc.syntax.spans import Path

Root = TypeVar("Root")


def changed(root: Root, path: Path, part: object) -> Root:
    """``root`` with ``part`` at ``path``.

    Raises:
        LookupError: nothing stands at ``path``.
    """
    result = _changed(root, path, part)
    assert isinstance(result, type(root)) or not path
    return result  # type: ignore[return-value]  # of Root's own class, as just asserted


def _changed(node: object, path: Path, part: object) -> object:
    if not path:
        return part
    step, rest = path[0], path[1:]
    if isinstance(step, int):
        if not isinstance(node, tuple) or not 0 <= step < len(node):
            raise LookupError(f"no part {step}")
        return (*node[:step], _changed(node[step], rest, part), *node[step + 1 :])
    return with_field(node, step, _changed(field_of(node, step), rest, part))


def field_of(node: object, name: str) -> object:
    """The value of a field of a model node.

    Raises:
        LookupError: it has no such field.
    """
    if name not in names_of(node):
        raise LookupError(f"{type(node).__name__} has no field {name}")
    value: object = getattr(node, name)
    return value


def with_field(node: object, name: str, value: object) -> object:
    """A model node with another value in one field."""
    if not is_dataclass(node) or isinstance(node, type):
        raise LookupError(f"{type(node).__name__} has no fields")
    return replace(node, **{name: value})


def names_of(node: object) -> tuple[str, ...]:
    """The names of the fields of a model node; none for anything else."""
    if not is_dataclass(node):
        return ()
    return tuple(field.name for field in fields(node))


def walk(node: object, path: Path = ()) -> Iterator[tuple[Path, object]]:
    """Every part of a model below ``node`` and itself, with its path, in reading order."""
    yield path, node
    if isinstance(node, tuple):
        for position, part in enumerate(node):
            yield from walk(part, (*path, position))
    else:
        for name in names_of(node):
            yield from walk(field_of(node, name), (*path, name))


def is_well_typed(node: object) -> bool:
    """Whether all parts of a model are what its classes declare. A change is made without looking at the part around
    it, so it may put there what has no place in it.
    """
    return all(_fits(field_of(node, name), hint) for name, hint in _hints(type(node)).items())


def _fits(value: object, hint: object) -> bool:
    origin, kinds = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        return any(_fits(value, kind) for kind in kinds)
    if origin is tuple:
        return isinstance(value, tuple) and all(_fits(part, kinds[0]) for part in value)
    assert isinstance(hint, type)
    return isinstance(value, hint) and is_well_typed(value)


def _hints(kind: type) -> Mapping[str, object]:
    """The declared types of the fields of a model class; none for anything else."""
    if kind not in _HINTS:
        _HINTS[kind] = get_type_hints(kind) if is_dataclass(kind) else {}
    return _HINTS[kind]


_HINTS: dict[type, Mapping[str, object]] = {}

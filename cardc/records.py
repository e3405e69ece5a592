"""``@dataclass(frozen=True, slots=True)``, made in a quarter of the time.

The compiler has some two hundred of these classes, and a command that compiles one edited card spends more time on making
them than on the card: the standard library compiles six functions for each class, one by one. Here three functions are
compiled together and the others are shared. What comes out behaves the same (``fields``, ``replace``, matching, pickling,
copying, inheriting), and type checkers see the decorator of the standard library. Whatever is not plain (other options,
other kinds of fields, methods of one's own among the special ones) is left to that one.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from dataclasses import MISSING, Field, FrozenInstanceError
from typing import TYPE_CHECKING, TypeVar

__all__ = ["dataclass"]

_C = TypeVar("_C")

_SPECIAL = ("__init__", "__post_init__", "__eq__", "__hash__", "__repr__", "__setattr__", "__delattr__", "__getstate__")

if TYPE_CHECKING:
    from dataclasses import dataclass
else:

    def dataclass(**options: bool) -> Callable[[type[_C]], type[_C]]:
        """The decorator of the standard library."""
        if options == {"frozen": True, "slots": True}:
            return _record
        return dataclasses.dataclass(**options)


def _record(cls: type[_C]) -> type[_C]:
    if len(cls.__mro__) > 2 or any(name in cls.__dict__ for name in _SPECIAL):
        return dataclasses.dataclass(frozen=True, slots=True)(cls)
    found = dataclasses.dataclass(init=False, repr=False, eq=False, slots=True)(cls)
    fields = dataclasses.fields(found)  # type: ignore[arg-type]  # it has just been made one
    if not all(each.init and not each.kw_only and each.hash is None for each in fields):
        return dataclasses.dataclass(frozen=True, slots=True)(cls)
    for name, function in (_functions(fields) | _SHARED).items():
        setattr(found, name, function)
    parameters = vars(found)["__dataclass_params__"]
    parameters.init = parameters.repr = parameters.eq = parameters.frozen = True
    return found


def _functions(fields: tuple[Field[object], ...]) -> dict[str, object]:
    """The functions that name the fields."""
    names: dict[str, object] = {"_set": object.__setattr__, "_missing": MISSING}
    compared = "".join(f"self.{each.name}, " for each in fields if each.compare)
    others = "".join(f"other.{each.name}, " for each in fields if each.compare)
    source = [f"def __init__(self, {', '.join(_argument(each, names) for each in fields)}):"]
    source += [f" _set(self, {each.name!r}, {_value(each)})" for each in fields] or [" pass"]
    source += ["def __eq__(self, other):", " if other.__class__ is self.__class__:"]
    source += [f"  return ({compared}) == ({others})", " return NotImplemented"]
    source += [f"def __hash__(self): return hash(({compared}))"]
    exec("\n".join(source), names)
    init = names["__init__"]
    init.__annotations__ = {each.name: each.type for each in fields} | {"return": None}
    return {name: names[name] for name in ("__init__", "__eq__", "__hash__")}


def _argument(field: Field[object], names: dict[str, object]) -> str:
    if field.default is not MISSING:
        names[f"_d_{field.name}"] = field.default
        return f"{field.name}=_d_{field.name}"
    if field.default_factory is not MISSING:
        names[f"_f_{field.name}"] = field.default_factory
        return f"{field.name}=_missing"
    return field.name


def _value(field: Field[object]) -> str:
    name = field.name
    return name if field.default_factory is MISSING else f"_f_{name}() if {name} is _missing else {name}"


# --- the same for all classes ----------------------------------------------------------------------------


def _fields_of(record: object) -> tuple[Field[object], ...]:
    return dataclasses.fields(record)  # type: ignore[arg-type]  # these functions stand in data classes only


def _repr(self: object) -> str:
    parts = [f"{each.name}={getattr(self, each.name)!r}" for each in _fields_of(self) if each.repr]
    return f"{type(self).__qualname__}({', '.join(parts)})"


def _refuse_to_set(self: object, name: str, value: object) -> None:
    raise FrozenInstanceError(f"cannot assign to field {name!r}")


def _refuse_to_delete(self: object, name: str) -> None:
    raise FrozenInstanceError(f"cannot delete field {name!r}")


def _get_state(self: object) -> list[object]:
    return [getattr(self, each.name) for each in _fields_of(self)]


def _set_state(self: object, state: list[object]) -> None:
    for each, value in zip(_fields_of(self), state, strict=True):
        object.__setattr__(self, each.name, value)


_SHARED: dict[str, object] = {
    "__repr__": _repr,
    "__setattr__": _refuse_to_set,
    "__delattr__": _refuse_to_delete,
    "__getstate__": _get_state,
    "__setstate__": _set_state,
}

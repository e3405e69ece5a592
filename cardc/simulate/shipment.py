"""Cards on their way to whoever plays: the source of their classes with a digest, run where it arrives.

A shipment holds only the modules that its cards need. Where the same package stands compiled, with the very same source, its compiled
classes are taken; otherwise the source is run. Shipments come from the process that the user started: whoever may send one to a worker may
run Python there anyway (see docs/scale.md).
"""

from __future__ import annotations

import ast
import hashlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path, PurePosixPath

from cardc.engine.build import COMPILED
from cardc.engine.carddata import CardData
from cardc.scenario.memory import run_package

_INDEX = "__init__.py"


class ShipmentError(Exception):
    """A shipment is not what its digest says, or lacks a card."""


@dataclass(frozen=True, slots=True)
class Shipment:
    """Modules of a package: path below its folder to source. ``package`` is the name under which it may stand compiled."""

    package: str
    sources: tuple[tuple[str, str], ...]
    digest: str

    def to_json(self) -> dict[str, object]:
        """As JSON data."""
        return {"package": self.package, "sources": dict(self.sources), "digest": self.digest}


def shipment(package: str, sources: Mapping[str, str]) -> Shipment:
    """A shipment of these modules."""
    ordered = tuple(sorted(sources.items()))
    return Shipment(package, ordered, digest_of(ordered))


def shipment_from_json(data: Mapping[str, object]) -> Shipment:
    """Unpack what :meth:`Shipment.to_json` gives.

    Raises:
        ShipmentError: the modules are not those that the digest was made from.
    """
    package, sources, digest = data.get("package"), data.get("sources"), data.get("digest")
    if not isinstance(package, str) or not isinstance(sources, dict) or not isinstance(digest, str):
        raise ShipmentError("this is no shipment of cards")
    ordered = tuple(sorted(sources.items()))
    if digest_of(ordered) != digest:
        raise ShipmentError("the cards are not those that were sent: their digest differs")
    return Shipment(package, ordered, digest)


def digest_of(sources: Iterable[tuple[str, str]]) -> str:
    """Hexadecimal digits that only the same modules share."""
    found = hashlib.sha256()
    for name, source in sources:
        data = source.encode()
        found.update(f"{name} {len(data)}\n".encode())
        found.update(data)
    return found.hexdigest()


def needed(sources: Mapping[str, str], wanted: Iterable[str]) -> dict[str, str]:
    """Of the modules of a package those that hold the cards with these ids, and what they import of it.

    Raises:
        ShipmentError: the package has no card with one of the ids.
    """
    index = _index(sources.get(_INDEX, ""))
    todo = []
    for id in dict.fromkeys(wanted):
        if id not in index:
            raise ShipmentError(f"no card has the id {id}")
        todo.append(index[id].replace(".", "/") + ".py")
    found: dict[str, str] = {_INDEX: ""}
    while todo:
        file = todo.pop()
        if file in found:
            continue
        found[file] = sources[file]
        for folder in PurePosixPath(file).parents:
            if folder.name:
                found[f"{folder}/{_INDEX}"] = ""
        todo += _imported(file, sources)
    return found


def _index(source: str) -> dict[str, str]:
    """The table of a package: id to module."""
    for node in ast.parse(source).body:
        if isinstance(node, ast.AnnAssign) and getattr(node.target, "id", "") == "INDEX" and node.value is not None:
            table = ast.literal_eval(node.value)
            assert isinstance(table, dict)
            return table
    raise ShipmentError("the package has no table of its cards")


def _imported(file: str, sources: Mapping[str, str]) -> list[str]:
    """The modules of the package that one of them imports (``from ..base1 import fire``)."""
    found: list[str] = []
    for node in ast.parse(sources[file]).body:
        if isinstance(node, ast.ImportFrom) and node.level:
            base = PurePosixPath(file).parents[node.level - 1]
            folder = base.joinpath(*(node.module or "").split(".")) if node.module else base
            found += [name for alias in node.names if (name := f"{folder}/{alias.name}.py") in sources]
            found += [name for name in (f"{folder}.py",) if name in sources]
    return found


_loaded: dict[str, dict[str, CardData]] = {}
"""Cards of this process by digest: a worker gets many chunks of games of one shipment."""


def cards_of(sent: Shipment) -> dict[str, CardData]:
    """The cards of a shipment by id; made once in a process."""
    if sent.digest not in _loaded:
        sources = dict(sent.sources)
        modules = (_compiled(sent.package, sources) if COMPILED else None) or list(run_package(sources).values())
        _loaded[sent.digest] = {card.id: card for module in modules for card in module.CARDS}  # type: ignore[attr-defined]  # generated
    return _loaded[sent.digest]


def compiled_here(sent: Shipment) -> bool:
    """Whether the cards of a shipment run compiled in this process."""
    return COMPILED and _compiled(sent.package, dict(sent.sources)) is not None


def _compiled(package: str, sources: Mapping[str, str]) -> list[object] | None:
    """The compiled modules with just these sources, when they stand here."""
    names = [file for file in sources if not file.endswith(_INDEX)]
    try:
        spec = find_spec(package)
    except (ImportError, ValueError):
        return None
    places = list(spec.submodule_search_locations or ()) if spec is not None else []
    if not places:
        return None
    for file in names:
        path = Path(places[0], file)
        if not path.is_file() or path.read_bytes() != sources[file].encode():
            return None
    try:
        found: list[object] = [
            import_module(f"{package}.{file.removesuffix('.py').replace('/', '.')}") for file in names
        ]
    except ImportError:
        return None
    return found if all(not str(getattr(module, "__file__", ".py")).endswith(".py") for module in found) else None

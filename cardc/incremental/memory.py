"""What a build keeps for the next one, and how it stands in the cache: digests, names and places, no card and no code."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from cardc import cache
from cardc.cache import Json
from cardc.diagnostics import Diagnostic, Severity, Span
from cardc.incremental.snapshot import name_contents

_KIND = "builds"

Offsets = tuple[int, int]
ImprintRow = tuple[str, str | None, str | None, bool, str | None]


class CardRow(NamedTuple):
    """A card of a file as it is remembered. ``of`` is the id that a reprint names, else empty.

    ``imprint`` holds its fields in order. ``places`` are the offsets, in the file, of the whole card and of the parts that
    findings of the next build can point to (-1: it has none). ``findings`` are about this card by itself.
    """

    id: str
    kind: str
    name: str
    imprint: ImprintRow
    stage: str
    evolves_from: str | None
    type: str
    of: str
    digest: str
    places: tuple[Offsets, ...]
    findings: tuple[Diagnostic, ...]


class FileRow(NamedTuple):
    """A card file: the digest of its bytes, whether it declares a set, and its cards in order."""

    sha: str
    declares: bool
    cards: tuple[CardRow, ...]


class ModuleRow(NamedTuple):
    """A module: the digest of all that it follows from, that of its text, and the constants of the cards it tells in full."""

    key: str
    sha: str
    names: Mapping[str, str]


class Memory(NamedTuple):
    """A build without errors.

    ``files`` are the card files by name; ``sets`` the declarations; ``modules`` go by path below the package; ``package``
    are the digests of all Python files there, of others too; ``findings`` is all that there was to say.
    """

    cards: int
    files: Mapping[str, FileRow]
    sets: tuple[str, ...]
    modules: Mapping[str, ModuleRow]
    package: Mapping[str, str]
    findings: tuple[Diagnostic, ...]

    def is_of(self, files: Mapping[str, bytes], package: Mapping[str, bytes]) -> bool:
        """Whether card files and package are still as the build left them."""
        return {name: row.sha for name, row in self.files.items()} == shas(files) and self.package == shas(package)


def shas(files: Mapping[str, bytes]) -> dict[str, str]:
    """The digest of each file."""
    return {name: sha(data) for name, data in files.items()}


def sha(data: bytes) -> str:
    """The digest of some bytes."""
    return hashlib.sha256(data).hexdigest()


def recall(paths: Sequence[Path], out: Path) -> Memory | None:
    """What the last build of these paths into the folder ``out`` left, by this very compiler; else ``None``."""
    found = cache.read_json(_KIND, *_place(paths, out))
    try:
        return None if found is None else _memory(found)
    except (AssertionError, KeyError, TypeError, ValueError):
        return None


def keep(paths: Sequence[Path], out: Path, memory: Memory) -> None:
    """Remember a build."""
    data = {
        "cards": memory.cards,
        "files": {name: [*row[:2], [_card_as_json(each) for each in row.cards]] for name, row in memory.files.items()},
        "sets": memory.sets,
        "modules": memory.modules,
        "package": memory.package,
        "findings": [_as_json(each) for each in memory.findings],
    }
    cache.write_json(_KIND, *_place(paths, out), data)


def _place(paths: Sequence[Path], out: Path) -> tuple[str, str]:
    home = str(out.resolve())
    names = [f"{name} {sha(data)}" for name, data in name_contents(paths).items()]
    return cache.digest(home)[:24], cache.digest(cache.compiler(), home, *map(str, paths), *names)


# --- JSON, checked ---------------------------------------------------------------------------------------


def _memory(found: Json) -> Memory:
    data = _dict(found)
    return Memory(
        _int(data["cards"]),
        {name: _file(row) for name, row in _dict(data["files"]).items()},
        tuple(map(_str, _list(data["sets"]))),
        {name: _module(row) for name, row in _dict(data["modules"]).items()},
        {name: _str(each) for name, each in _dict(data["package"]).items()},
        tuple(map(_diagnostic, _list(data["findings"]))),
    )


def _file(found: Json) -> FileRow:
    sha, declares, cards = _list(found)
    return FileRow(_str(sha), _bool(declares), tuple(map(_card, _list(cards))))


def _card(found: Json) -> CardRow:
    id, kind, name, imprint, stage, before, type, of, digest, places, findings = _list(found)
    return CardRow(
        _str(id),
        _str(kind),
        _str(name),
        _imprint(imprint),
        _str(stage),
        _optional(before),
        _str(type),
        _str(of),
        _str(digest),
        tuple((_int(start), _int(end)) for start, end in map(_list, _list(places))),
        tuple(map(_diagnostic, _list(findings))),
    )


def _card_as_json(row: CardRow) -> list[object]:
    return [*row[:-1], [_as_json(each) for each in row.findings]]


def _imprint(found: Json) -> ImprintRow:
    number, rarity, illustrator, first_edition, set_mark = _list(found)
    return _str(number), _optional(rarity), _optional(illustrator), _bool(first_edition), _optional(set_mark)


def _module(found: Json) -> ModuleRow:
    key, sha, names = _list(found)
    return ModuleRow(_str(key), _str(sha), {id: _str(name) for id, name in _dict(names).items()})


def _as_json(one: Diagnostic) -> list[object]:
    span = one.span
    where = None if span is None else [span.line, span.column, span.end_line, span.end_column]
    return [one.code, one.message, one.file, where, one.suggestion, one.severity.value]


def _diagnostic(found: Json) -> Diagnostic:
    code, message, file, where, suggestion, severity = _list(found)
    span = None if where is None else Span(*map(_int, _list(where)))
    return Diagnostic(_str(code), _str(message), _str(file), span, _optional(suggestion), Severity(_str(severity)))


def _dict(value: Json) -> dict[str, Json]:
    assert isinstance(value, dict)
    return value


def _list(value: Json) -> list[Json]:
    assert isinstance(value, list)
    return value


def _str(value: Json) -> str:
    assert isinstance(value, str)
    return value


def _bool(value: Json) -> bool:
    assert isinstance(value, bool)
    return value


def _int(value: Json) -> int:
    assert isinstance(value, int)
    return value


def _optional(value: Json) -> str | None:
    return None if value is None else _str(value)

"""Where scenarios get their cards from: card files compiled in memory, or a package that was built.

Compiling is the default: an author's scenarios always test the card files as they are, without a build. A package
is for testing just what was built, for example the modules that mypyc compiled.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from types import ModuleType

from cardc.check import check_loaded
from cardc.diagnostics import Diagnostic, has_errors
from cardc.emit.module import package_sources
from cardc.engine.carddata import CardData
from cardc.identity import set_in
from cardc.project import SUFFIX
from cardc.prose import load
from cardc.reading import shown_text
from cardc.scenario.memory import run_package
from cardc.scenario.names import Names
from cardc.syntax.loader import SET_FILE, read_file

_DECLARES_A_SET = re.compile(r"^\s*set\s", re.MULTILINE)


class PackageError(Exception):
    """A package of cards can't be used; the message says why."""


@dataclass(frozen=True, slots=True)
class CardSource:
    """The cards that scenarios can speak of, and what was wrong on the way to them."""

    cards: tuple[CardData, ...]
    diagnostics: tuple[Diagnostic, ...] = ()
    texts: tuple[tuple[str, str], ...] = ()
    """The card files that were read: name and text, to show diagnostics with."""
    modules: tuple[tuple[str, str], ...] = ()
    """The modules of the cards: the file name that their code bears, and their source."""

    def names_for(self, file: Path) -> Names:
        """The names for the scenarios of a file: the cards of its own set come first."""
        own = set_of(file.resolve().parent)
        return Names(self.cards, [card for card in self.cards if own is not None and set_in(card.id) == own])


def compile_cards(paths: Iterable[Path], about: Path | None = None) -> CardSource:
    """Compile card files, and folders of them, in memory. With errors in them there are no cards.

    ``about`` is a file or folder whose scenarios will run: errors elsewhere than in its set then cost the sets that they
    stand in, and nothing is said about them.
    """
    loaded = load(paths)
    findings = check_loaded(loaded)
    texts = tuple(loaded.sources.items())
    sets = loaded.card_sets
    if about is not None:
        wrong = {_place(each) for each in findings if each.severity == "error"}
        home = set_home(about)
        # A finding about a folder around the set is about the set too.
        findings = tuple(
            each for each in findings if _place(each).is_relative_to(home) or home.is_relative_to(_place(each))
        )
        sets = tuple(one.card_set for one in loaded.sets if not any(file.is_relative_to(one.folder) for file in wrong))
    if has_errors(findings):
        return CardSource((), findings, texts)
    sources = package_sources(sets)
    cards: list[CardData] = []
    modules: list[tuple[str, str]] = []
    for file, module in run_package(sources).items():
        cards += module.CARDS
        modules.append((f"<{file}>", sources[file]))
    return CardSource(tuple(cards), findings, texts, tuple(modules))


def _place(finding: Diagnostic) -> Path:
    return Path(finding.file).resolve()


def set_home(path: Path) -> Path:
    """The folder of the set that a file or folder stands in, else itself."""
    start = path.resolve()
    folder = start if start.is_dir() else start.parent
    return next((place for place in (folder, *folder.parents) if (place / SET_FILE).is_file()), start)


def package_cards(name: str) -> CardSource:
    """The cards of a package that ``cardc build`` wrote.

    Raises:
        PackageError: it can't be imported, or is no such package.
    """
    package = _imported(name, name)
    index = getattr(package, "INDEX", None)
    if not isinstance(index, dict):
        raise PackageError(f"the package {name} was not written by cardc build")
    cards: list[CardData] = []
    modules: list[tuple[str, str]] = []
    for path in dict.fromkeys(index.values()):
        module = _imported(name, f"{name}.{path}")
        if not hasattr(module, "CARDS"):
            raise PackageError(f"the package {name} was not written by cardc build: {path} has no cards")
        cards += module.CARDS
        file = Path(module.__file__ or "")
        if file.suffix == ".py":  # else it is compiled and runs no Python lines
            modules.append((str(file), file.read_text(encoding="utf-8")))
    return CardSource(tuple(cards), modules=tuple(modules))


def _imported(package: str, module: str) -> ModuleType:
    try:
        return import_module(module)
    except Exception as error:  # the code of the package runs, and may raise anything
        raise PackageError(f"the package {package} can't be imported: {type(error).__name__}: {error}") from error


def set_of(folder: Path) -> str | None:
    """The id of the set that a folder belongs to: declared in it, or in the nearest folder above."""
    for place in (folder, *folder.parents):
        for file in sorted(place.glob(f"*{SUFFIX}")):
            try:
                declares = file.is_file() and _DECLARES_A_SET.search(shown_text(file))
            except OSError:
                continue
            if declares:
                sets = read_file(file).sets
                if sets:
                    return sets[0].info.id
    return None

"""What several commands do alike: which paths, which cards, and how findings are printed."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from cardc.diagnostics import Diagnostic, has_errors, render_all
from cardc.identity import id_key, name_key, spelled
from cardc.project import Project, ProjectError, find_project
from cardc.reading import decoded

if TYPE_CHECKING:  # commands that need no card start without the compiler
    from cardc.model.cards import Card, SetInfo
    from cardc.syntax import Loaded, LoadedCard
    from cardc.syntax.namefiles import SeenNames

FINE, FINDINGS, USAGE = 0, 1, 2


class CommandError(Exception):
    """A command can't go on; ``status`` is its exit status and the message, when there is one, goes to stderr."""

    def __init__(self, message: str = "", status: int = USAGE) -> None:
        super().__init__(message)
        self.status = status


def project() -> Project:
    """The project around the working directory."""
    try:
        return find_project()
    except ProjectError as error:
        raise CommandError(str(error)) from error


def shown(path: Path) -> Path:
    """A path as its user would write it: relative to where they stand, when it is under it."""
    here = Path.cwd()
    return path.relative_to(here) if path.is_relative_to(here) and path != here else path


def given_paths(paths: list[str]) -> list[Path]:
    """The paths of the command line, or the project's card folders. A path that is not there is wrong usage."""
    if not paths:
        return [shown(folder) for folder in project().cards]
    for path in paths:
        if not Path(path).exists():
            raise CommandError(f"there is no file or folder {path}")
    return [Path(path) for path in paths]


_OTHER_KINDS = {".deck": "a deck; `cardc deck check` looks at it", ".scenario": "a scenario file; `cardc test` runs it"}


def only_cards(paths: Iterable[Path], but: str = "") -> None:
    """End the command when a deck or a scenario file is named where card files are wanted; files that end in ``but`` may."""
    for path in paths:
        if path.suffix in _OTHER_KINDS and path.suffix != but and path.is_file():
            raise CommandError(f"{path} is no card file but {_OTHER_KINDS[path.suffix]}")


def read_input(file: str) -> str:
    """The text of a file of data that the user names (it may be a pipe), without a byte order mark.

    Raises:
        CommandError: it can't be read, or is not UTF-8.
    """
    try:
        data = Path(file).read_bytes()
    except OSError as error:
        raise CommandError(f"{file}: {error.strerror or error}") from error
    text = decoded(data, file)
    if isinstance(text, Diagnostic):
        raise CommandError(f"{file} is not UTF-8: {text.message}", FINDINGS)
    return text


def language(tag: str, *others: str) -> str:
    """The code of a language that the command line names (``pt``, ``pt-BR`` …), or one of ``others``.

    A language without a phrasebook is wrong usage.
    """
    from cardc.language.locales import LOCALES, code_of

    code = tag if tag in others else code_of(tag)
    if code not in (*LOCALES, *others):
        known = ", ".join(LOCALES) + "".join(f" (and {other})" for other in others)
        raise CommandError(f"there is no phrasebook for {tag}; there are {known}")
    return code


def count(number: int, noun: str) -> str:
    """A number of things: ``1 card``, ``2 cards``."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def tell(diagnostics: Iterable[Diagnostic], sources: Mapping[str, str]) -> None:
    """Print findings to stderr."""
    text = render_all(diagnostics, dict(sources))
    if text:
        print(text, file=sys.stderr, end="")


def load_clean(paths: Iterable[Path]) -> Loaded:
    """Card files without errors; errors are printed and end the command with exit status 1."""
    from cardc.commands.around import load_around

    loaded, findings = load_around(list(paths))
    if has_errors(findings):
        tell(findings, loaded.sources)
        raise CommandError(status=FINDINGS)
    return loaded


@dataclass(frozen=True, slots=True)
class Found:
    """A card of the project, with its set and the name files that the set sees."""

    info: SetInfo
    card: Card
    source: LoadedCard
    names: SeenNames

    @property
    def id(self) -> str:
        """The card's id."""
        from cardc.model.cards import card_id

        return card_id(self.info, self.card)


def all_cards(loaded: Loaded) -> list[Found]:
    """Every card, set by set, by collector number."""
    return [Found(each.info, source.parsed.card, source, each.names) for each in loaded.sets for source in each.sources]


def find_card(loaded: Loaded, wanted: str) -> Found:
    """The card with this id or, failing that, the only one with this name; of several printings the first."""
    from cardc.syntax.deck import different

    cards = all_cards(loaded)
    for same in (lambda text: text, id_key):
        for found in cards:
            if same(found.id) == same(wanted):
                return found
    exact = [found for found in cards if found.card.name == spelled(wanted)]
    alike = exact or [found for found in cards if name_key(found.card.name) == name_key(wanted)]
    called = {found.id: found for found in alike}
    named = [called[id] for id in different(called, {id: found.card for id, found in called.items()})]
    if len(named) == 1:
        return named[0]
    if named:
        ids = ", ".join(found.id for found in named)
        raise CommandError(f"{len(named)} cards are called {wanted}: {ids}", FINDINGS)
    raise CommandError(f"no card has the id or the name {wanted}{_meant(wanted, cards)}", FINDINGS)


def _meant(wanted: str, cards: list[Found]) -> str:
    from difflib import get_close_matches

    names = {name: found.id for found in cards for name in (found.id, found.card.name)}
    close = get_close_matches(wanted, list(names), n=1)
    return f"; did you mean {close[0]}?" if close else ""

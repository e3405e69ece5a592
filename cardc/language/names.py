"""The names of cards, attacks and powers in a language: put in for those of the model, found in prose, put back.

Names stand in phrases in slots of their own: the card's own name (``NAME``), and others (``QUOTED``): of an attack where the
slot is called ``attack``, of a power where it is called ``power``, else of a card.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from copy import copy
from functools import cache
from itertools import product
from typing import Final

from cardc.identity import spelled
from cardc.language.phrase import Phrase, Value
from cardc.language.schema import KINDS, NAME, QUOTED
from cardc.language.tokens import words_of
from cardc.model.names import NameKind

Printed = Mapping[NameKind, Mapping[str, Sequence[str]]]
"""Name of the model → what it is in the language: the first is written, all are read."""

Words = tuple[str, ...]

KnownNames = Mapping[NameKind, Iterable[str]]
"""Names of the model by kind."""

NOTHING: Final[Mapping[NameKind, dict[str, Sequence[str]]]] = {}

_KINDS: Final = {"attack": NameKind.ATTACK, "power": NameKind.POWER}
"""Names that are not a card's, by the name of the slot."""


@cache
def _slots(kind: str) -> dict[int, tuple[NameKind, bool]]:
    """The slots of a kind that hold names: position → kind of name, and whether it is another than the card's own."""
    if kind not in KINDS:
        return {}
    return {
        at: (_KINDS.get(slot, NameKind.CARD), type_ == QUOTED)
        for at, (slot, type_) in enumerate(KINDS[kind].slots.items())
        if type_ in (NAME, QUOTED)
    }


class Names:
    """The names of one language. A name of which nothing is known stays as the model has it, in both directions."""

    def __init__(
        self, printed: Printed = NOTHING, *, staying: Iterable[NameKind] = (), known: KnownNames = NOTHING
    ) -> None:
        """``staying`` are the kinds of names that are what they are in the model where ``printed`` has no entry.

        ``known`` are names of the model that prose may speak of; ``printed`` need not have them.
        """
        self._printed = {kind: dict(printed.get(kind, {})) for kind in NameKind}
        self._staying = frozenset(staying)
        self._mark: Callable[[str], str] | None = None
        self._own: frozenset[str] = frozenset()
        self._meant: dict[tuple[NameKind, Words], dict[str, None]] = {}
        self._index: dict[str, dict[tuple[NameKind, Words], str]] = {}
        for kind, names in self._printed.items():
            for name, forms in names.items():
                for form in forms:
                    self._know(kind, form, name)
            for name in known.get(kind, ()):
                if name not in names:
                    self._know(kind, name, name)
        self._differs = any(
            tuple(forms) != (name,) for names in self._printed.values() for name, forms in names.items()
        )

    def _know(self, kind: NameKind, form: str, name: str) -> None:
        words = tuple(words_of(form))
        self._meant.setdefault((kind, words), {})[name] = None
        if words:
            self._index.setdefault(words[0], {}).setdefault((kind, words), form)

    def has(self, kind: NameKind, name: str) -> bool:
        """True when it is known what a name of the model is in the language, if only that it stays."""
        return kind in self._staying or name in self._printed[kind]

    def knows(self, kind: NameKind, name: str) -> bool:
        """True for a name of the model that has an entry, or that cards are known to have."""
        return name in self._meant.get((kind, tuple(words_of(name))), ()) or name in self._printed[kind]

    def all_forms(self, kind: NameKind) -> list[str]:
        """Everything that is known to be called something in the language."""
        return [form for names in self._index.values() for (own, _), form in names.items() if own is kind]

    def marked(self, mark: Callable[[str], str]) -> Names:
        """The same, but names of which that is not known are written with a mark."""
        other = copy(self)
        other._mark = mark
        return other

    def on_card(self, attacks: Iterable[str]) -> Names:
        """The same on a card with these attacks: one of them is meant where others have the same name."""
        other = copy(self)
        other._own = frozenset(attacks)
        return other

    # --- writing ---------------------------------------------------------------------------------------------

    def printed(self, kind: NameKind, name: str) -> str:
        """A name of the model as it is written in the language."""
        forms = self._printed[kind].get(name)
        if forms is None:
            return name if self._mark is None or kind in self._staying else self._mark(name)
        return forms[0]

    def said(self, sentences: Sequence[Phrase]) -> list[Phrase]:
        """Sentences with the names of the language in place of the model's."""
        changes = self._differs or self._mark is not None
        return [self._say(sentence) for sentence in sentences] if changes else list(sentences)

    def _say(self, phrase: Phrase) -> Phrase:
        slots = _slots(phrase.kind)
        args: list[Value] = []
        for at, arg in enumerate(phrase.args):
            if at in slots and isinstance(arg, str):
                args.append(self.printed(slots[at][0], arg))
            else:
                args.append(self._say(arg) if isinstance(arg, Phrase) else arg)
        return Phrase(phrase.kind, tuple(args))

    # --- reading ---------------------------------------------------------------------------------------------

    def forms(self, name: str) -> tuple[str, ...]:
        """How prose may call a card: all its names in the language, and the model's own."""
        return tuple(dict.fromkeys([*self._printed[NameKind.CARD].get(name, ()), name]))

    def standing_at(self, words: Sequence[str], at: int) -> Iterator[tuple[NameKind, str, int]]:
        """The known names whose words begin at a position: kind, name in the language, the position behind it."""
        for (kind, row), form in self._index.get(words[at], {}).items():
            stop = at + len(row)
            if tuple(words[at:stop]) == row:
                yield kind, form, stop

    def meant(self, kind: NameKind, form: str) -> list[str]:
        """The names of the model that a name in the language can stand for; capital letters and spaces do not matter."""
        found = list(self._meant.get((kind, tuple(words_of(form))), (spelled(form),)))
        if kind is NameKind.ATTACK and len(found) > 1:
            return [name for name in found if name in self._own] or found
        return found

    def meanings(self, sentences: Sequence[Phrase]) -> Iterator[list[Phrase]]:
        """Sentences as they were read, with the model's names in place of the language's: in every possible way."""
        if not self._differs:
            yield list(sentences)
        else:
            yield from (list(row) for row in product(*map(self._unsay, sentences)))

    def _unsay(self, phrase: Phrase) -> list[Phrase]:
        slots = _slots(phrase.kind)
        choices: list[Sequence[Value]] = []
        for at, arg in enumerate(phrase.args):
            if isinstance(arg, Phrase):
                choices.append(self._unsay(arg))
            elif isinstance(arg, str) and at in slots and slots[at][1]:
                choices.append(self.meant(slots[at][0], arg))
            else:
                choices.append([arg])
        return [Phrase(phrase.kind, args) for args in product(*choices)]


NO_NAMES: Final = Names()
"""Every name stays as the model has it."""


def names_in(sentences: Sequence[Phrase]) -> Iterator[tuple[NameKind, str]]:
    """The names that sentences speak of, other than the card's own."""
    for phrase in sentences:
        slots = _slots(phrase.kind)
        for at, arg in enumerate(phrase.args):
            if isinstance(arg, Phrase):
                yield from names_in([arg])
            elif isinstance(arg, str) and at in slots and slots[at][1]:
                yield slots[at][0], arg

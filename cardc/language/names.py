"""The names of cards, attacks and powers in a language: put in for those of the model, found in prose, put back.

Names stand in phrases in slots of their own: the card's own name (``NAME``), and others (``QUOTED``): of an attack where the
slot is called ``attack``, of a power where it is called ``power``, else of a card.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from copy import copy
from functools import cache, cached_property
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


class NameLayer:
    """What is known of names from one source: entries of name files, and names of cards without an entry.

    Several sets share the layer of their project, so nothing in it is worked out before somebody asks.
    """

    def __init__(self, printed: Printed = NOTHING, known: KnownNames = NOTHING) -> None:
        """``known`` are names of the model that prose may speak of; ``printed`` need not have them."""
        self.printed: Mapping[NameKind, Mapping[str, Sequence[str]]] = {
            kind: printed.get(kind, {}) for kind in NameKind
        }
        self._known = known

    @cached_property
    def differs(self) -> bool:
        """Whether some name is another one in the language."""
        return any(tuple(forms) != (name,) for names in self.printed.values() for name, forms in names.items())

    @cached_property
    def meant(self) -> Mapping[tuple[NameKind, Words], Sequence[str]]:
        """The names of the model by the words of their forms."""
        found: dict[tuple[NameKind, Words], dict[str, None]] = {}
        for kind, form, name in self._forms():
            found.setdefault((kind, tuple(words_of(form))), {})[name] = None
        return {words: tuple(names) for words, names in found.items()}

    @cached_property
    def index(self) -> Mapping[str, Mapping[tuple[NameKind, Words], str]]:
        """The forms by their first word, then by all of their words."""
        found: dict[str, dict[tuple[NameKind, Words], str]] = {}
        for kind, form, _ in self._forms():
            words = tuple(words_of(form))
            if words:
                found.setdefault(words[0], {}).setdefault((kind, words), form)
        return found

    def _forms(self) -> Iterator[tuple[NameKind, str, str]]:
        for kind, names in self.printed.items():
            for name, forms in names.items():
                for form in forms:
                    yield kind, form, name
            for name in self._known.get(kind, ()):
                if name not in names:
                    yield kind, name, name


_NO_LAYER: Final = NameLayer()


class Names:
    """The names of one language. A name of which nothing is known stays as the model has it, in both directions."""

    def __init__(
        self,
        printed: Printed = NOTHING,
        *,
        staying: Iterable[NameKind] = (),
        known: KnownNames = NOTHING,
        behind: NameLayer = _NO_LAYER,
    ) -> None:
        """``staying`` are the kinds of names that are what they are in the model where ``printed`` has no entry.

        ``known`` are names of the model that prose may speak of; ``printed`` need not have them. ``behind`` says what
        neither has.
        """
        self._own_layer = NameLayer(printed, known)
        self._behind = behind
        self._staying = frozenset(staying)
        self._mark: Callable[[str], str] | None = None
        self._own: frozenset[str] = frozenset()

    @property
    def _differs(self) -> bool:
        return self._own_layer.differs or self._behind.differs

    def _entry(self, kind: NameKind, name: str) -> Sequence[str] | None:
        """What a name of the model is in the language, ``None`` when no entry says it."""
        found = self._own_layer.printed[kind].get(name)
        return self._behind.printed[kind].get(name) if found is None else found

    def _meant(self, kind: NameKind, words: Words) -> list[str]:
        """The names of the model that a row of words stands for. What is behind counts where there is no own entry."""
        own = self._own_layer.printed[kind]
        found = dict.fromkeys(self._own_layer.meant.get((kind, words), ()))
        found |= dict.fromkeys(n for n in self._behind.meant.get((kind, words), ()) if n not in own)
        return list(found)

    def _standing(self, word: str) -> Iterator[tuple[NameKind, Words, str]]:
        """The forms that begin with a word: kind, all words, and the form as it is written."""
        own = self._own_layer.index.get(word, {})
        for (kind, row), form in own.items():
            yield kind, row, form
        for (kind, row), form in self._behind.index.get(word, {}).items():
            if (kind, row) not in own and self._meant(kind, row):
                yield kind, row, form

    def has(self, kind: NameKind, name: str) -> bool:
        """True when it is known what a name of the model is in the language, if only that it stays."""
        return kind in self._staying or self._entry(kind, name) is not None

    def knows(self, kind: NameKind, name: str) -> bool:
        """True for a name of the model that has an entry, or that cards are known to have."""
        return name in self._meant(kind, tuple(words_of(name))) or self._entry(kind, name) is not None

    def all_forms(self, kind: NameKind) -> list[str]:
        """Everything that is known to be called something in the language."""
        words = dict.fromkeys((*self._own_layer.index, *self._behind.index))
        return [form for word in words for own, _, form in self._standing(word) if own is kind]

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
        forms = self._entry(kind, name)
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
        return tuple(dict.fromkeys([*(self._entry(NameKind.CARD, name) or ()), name]))

    def standing_at(self, words: Sequence[str], at: int) -> Iterator[tuple[NameKind, str, int]]:
        """The known names whose words begin at a position: kind, name in the language, the position behind it."""
        for kind, row, form in self._standing(words[at]):
            stop = at + len(row)
            if tuple(words[at:stop]) == row:
                yield kind, form, stop

    def meant(self, kind: NameKind, form: str) -> list[str]:
        """The names of the model that a name in the language can stand for; capital letters and spaces do not matter."""
        found = self._meant(kind, tuple(words_of(form))) or [spelled(form)]
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

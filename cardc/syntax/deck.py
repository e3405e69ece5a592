"""Deck lists: a line for each card, ``4 Pikachu`` or ``4 Pikachu [base1-58]``; ``#`` starts a comment.

``edition dp`` names the rules to play by; without it they are those of the sets the cards are from. A name in quotes is
taken as it stands: ``4 "#1 Fan"``. The id in brackets is needed only where several cards bear the name; printings of one
card, told apart by the edge alone, are no several cards. Whether a deck is legal says :mod:`cardc.legality`.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import replace
from difflib import get_close_matches
from pathlib import Path
from typing import Final

from cardc.diagnostics import Diagnostic, Span
from cardc.identity import id_key, name_key, set_in, spelled
from cardc.model.cards import Card, CardSet, Imprint, card_id
from cardc.model.terms import Edition, EnergyType
from cardc.reading import read_text
from cardc.records import dataclass

SUFFIX: Final = ".deck"
MOST_OF_A_LINE: Final = 60
"""No deck of any edition has more cards than this, so no line has."""
MOST_CARDS: Final = 600
"""A list of more cards is no deck, and is not counted to its end."""
MAX_PROBLEMS: Final = 20
"""After so many errors in one deck the rest is not looked at."""

_NO_IMPRINT: Final = Imprint("")

_PLAIN: Final = re.compile(r'([0-9]+)\s+([^"\s][^"]*)')
_QUOTED: Final = re.compile(r'([0-9]+)\s+"([^"]*)"\s*(\[[^\[\]"]*\])?')
_LONGEST: Final = 300
"""No line that says a card is so long."""
_TIMES: Final = re.compile(r"([0-9]+)\s*[x×*]\s+(.+)|[x×*]\s*([0-9]+)\s+(.+)", re.IGNORECASE)
_BEHIND: Final = re.compile(r"(.*\S)\s+[x×*]?\s*([0-9]+)\s*[x×*]?", re.IGNORECASE)
_EDITION: Final = re.compile(r"edition\b\s*(.*)")
_PIECE: Final = re.compile(r'"[^"]*"|#')
_OTHER_QUOTES: Final = "“”„«»"
"""No name holds any of them."""
_CURE: Final = "write how many and which card: `4 Pikachu`, or `4 Pikachu [base1-58]`"


@dataclass(frozen=True, slots=True)
class DeckLine:
    """``count`` copies of a card; ``id`` is ``None`` where the name alone stands. ``name`` is in its spelling.

    ``whole`` is all behind the count, where it ends in a bracket and no quotes say where the name ends: ``Unown [D]``
    may be all name.
    """

    count: int
    name: str
    id: str | None
    span: Span
    whole: str | None = None


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck list as written, in order. What could not be read stands in ``diagnostics`` and is missing from ``lines``."""

    filename: str
    lines: tuple[DeckLine, ...]
    diagnostics: tuple[Diagnostic, ...]
    edition: Edition | None = None


@dataclass(frozen=True, slots=True)
class ResolvedDeck:
    """The ids of a deck's cards, one for each copy, in the order of the list; empty when there are ``diagnostics``.

    ``lines`` runs parallel to ``ids``: the line that each copy stands in.
    """

    ids: tuple[str, ...]
    diagnostics: tuple[Diagnostic, ...]
    lines: tuple[DeckLine, ...] = ()


def read_deck(path: Path) -> Deck:
    """Read a deck file; one that can't be read becomes a diagnostic."""
    text = read_text(path)
    return Deck(str(path), (), (text,)) if isinstance(text, Diagnostic) else parse_deck(text, str(path))


def deck_line(count: int, name: str, id: str | None = None) -> str:
    """A line of a deck list that says just this."""
    return " ".join([str(count), deck_name(name), *([] if id is None else [f"[{id}]"])])


def deck_name(name: str) -> str:
    """A name as it stands in a deck list: in quotes when it could be read otherwise."""
    return f'"{name}"' if any(c in name for c in "#[]") else name


# --- reading -----------------------------------------------------------------------------------------


def parse_deck(source: str, filename: str = "<text>") -> Deck:
    """The lines of a deck list."""
    lines: list[DeckLine] = []
    found: list[Diagnostic] = []
    edition: Edition | None = None
    for number, row in enumerate(source.split("\n"), 1):
        text = _without_comment(row).strip()
        if not text:
            continue
        start = row.index(text) + 1
        span = Span(number, start, number, start + len(text))
        said = _said(text, span, row.strip())
        if isinstance(said, DeckLine):
            lines.append(said)
        elif isinstance(said, Edition):
            edition = said
        else:
            found.append(Diagnostic(said[0], said[1], filename, span, said[2]))
            if len(found) == MAX_PROBLEMS:
                found.append(_no_more(filename, span))
                break
    return Deck(filename, tuple(lines), tuple(found), edition)


def _without_comment(row: str) -> str:
    """A row up to the ``#`` that begins a comment: one inside quotes does not."""
    start = next((piece.start() for piece in _PIECE.finditer(row) if piece[0] == "#"), len(row))
    return row[:start]


def _said(text: str, span: Span, row: str) -> DeckLine | Edition | tuple[str, str, str]:
    """What a line says, or what is wrong with it: code, message, cure."""
    named = _EDITION.fullmatch(text[:_LONGEST])
    if named is not None:
        return _edition(named[1])
    card = _card(text)
    if card is None:
        return _unreadable(text, row)
    count, name, id, whole = card
    digits = count.lstrip("0")
    if not digits:
        return "E408", "a line holds at least 1 card", "say how many, or remove the line"
    if len(digits) > len(str(MOST_OF_A_LINE)) or int(digits) > MOST_OF_A_LINE:
        return "E408", f"a line holds at most {MOST_OF_A_LINE} cards, as many as a deck", "say how many"
    return DeckLine(int(digits), spelled(name), id, span, None if whole is None else spelled(whole))


def _card(text: str) -> tuple[str, str, str | None, str | None] | None:
    """Count, name, id and, where no quotes end the name, all behind the count; ``None`` when a line is no such line."""
    if len(text) > _LONGEST:
        return None
    quoted = _QUOTED.fullmatch(text)
    if quoted is not None:
        return quoted[1], quoted[2], None if quoted[3] is None else quoted[3][1:-1].strip(), None
    plain = _PLAIN.fullmatch(text)
    if plain is None or not _balanced(plain[2]) or any(quote in plain[2] for quote in _OTHER_QUOTES):
        return None
    name, bracket, id = plain[2].rpartition("[")
    if not bracket or not plain[2].endswith("]") or not name.strip():
        return plain[1], plain[2], None, None
    return plain[1], name.strip(), id[:-1].strip(), plain[2]


def _balanced(text: str) -> bool:
    """Whether each bracket that opens is closed before the next."""
    brackets = "".join(c for c in text if c in "[]")
    return not brackets.replace("[]", "")


def _edition(word: str) -> Edition | tuple[str, str, str]:
    if word in set(Edition):
        return Edition(word)
    return "E409", f"there is no edition `{word}`", f"there are {', '.join(Edition)}"


def _unreadable(text: str, row: str) -> tuple[str, str, str]:
    """E401 with the cure for what people write instead."""
    message = "this line of the deck can't be read"
    if len(text) > _LONGEST:
        return "E401", message, _CURE
    if row != text and re.fullmatch(r"[0-9]+", text):
        return "E401", message, f'`#` begins a comment; put a name that holds it in quotes: `{text} "#…"`'
    if text.count('"') % 2:
        return "E401", message, 'the name is not closed: write `"` behind it'
    if any(quote in text for quote in _OTHER_QUOTES):
        return "E401", message, 'write straight quotes, as in `4 "#1 Fan"`, or none'
    times = _TIMES.fullmatch(text)
    if times is not None:
        return "E401", message, f"write `{(times[1] or times[3])[:4]} {times[2] or times[4]}`"
    behind = _BEHIND.fullmatch(text)
    if behind is not None and not text[0].isdigit():
        return "E401", message, f"the number stands first: `{behind[2][:4]} {behind[1]}`"
    if text[0].isalpha():
        return "E401", message, f"say how many: `4 {text}`"
    return "E401", message, _CURE


def _no_more(filename: str, span: Span) -> Diagnostic:
    return Diagnostic("E013", f"only the first {MAX_PROBLEMS} errors are shown", filename, span)


# --- which card is meant -----------------------------------------------------------------------------


def resolve_deck(deck: Deck, sets: Iterable[CardSet]) -> ResolvedDeck:
    """Find the cards of a deck among ``sets``. Whether they are a legal deck is not looked at here."""
    known = _Known(sets, deck.edition)
    found = list(deck.diagnostics)
    ids: list[str] = []
    lines: list[DeckLine] = []
    for line in deck.lines:
        hit = known.find(line, deck.filename)
        if isinstance(hit, Diagnostic):
            found.append(hit)
            if len(found) >= MAX_PROBLEMS:
                found.append(_no_more(deck.filename, line.span))
                break
        else:
            ids += [hit] * line.count
            lines += [line] * line.count
            if len(ids) > MOST_CARDS:
                message = f"this list has more than {MOST_CARDS} cards"
                found.append(Diagnostic("E405", message, deck.filename, line.span, "one file holds one deck"))
                break
    return ResolvedDeck((), tuple(found)) if found else ResolvedDeck(tuple(ids), (), tuple(lines))


def different(ids: Iterable[str], cards: Mapping[str, Card]) -> list[str]:
    """The ids without those of further printings: cards that an earlier one equals in all but its imprint."""
    first: dict[Card, str] = {}
    for id in ids:
        first.setdefault(replace(cards[id], imprint=_NO_IMPRINT), id)
    return list(first.values())


class _Known:
    """The cards that a deck may name; ``own`` is the edition that the deck says it is of."""

    def __init__(self, sets: Iterable[CardSet], own: Edition | None) -> None:
        self.own = own
        self.by_id: dict[str, Card] = {}
        self.by_name: dict[str, list[str]] = {}
        self.editions: dict[str, Edition] = {}
        for each in sets:
            self.editions[each.info.id] = each.info.edition
            for card in each.cards:
                id = card_id(each.info, card)
                if id not in self.by_id:
                    self.by_id[id] = card
                    self.by_name.setdefault(card.name, []).append(id)
        self.ids: dict[str, str] = {}
        for id in self.by_id:
            self.ids.setdefault(id_key(id), id)
        keys = Counter(name_key(name) for name in self.by_name)
        self.names = {key: name for name in self.by_name if keys[key := name_key(name)] == 1}
        """Names by what they have in common with other ways to type them, where that tells them apart."""

    def find(self, line: DeckLine, filename: str) -> str | Diagnostic:
        """The id of the card that a line means, or what is wrong with the line."""
        id = None if line.id is None else self._id(line.id)
        if line.id is None:
            return self._by_name(line, self._name(line.name) or line.name, filename)
        whole = None if line.whole is None else self._name(line.whole)
        if id is None and whole is not None:
            return self._by_name(line, whole, filename)  # the bracket is a part of the name
        return self._by_id(line, id, filename)

    def _name(self, name: str) -> str | None:
        """The name that was meant, as the card has it."""
        return name if name in self.by_name else self.names.get(name_key(name))

    def _id(self, id: str) -> str | None:
        return id if id in self.by_id else self.ids.get(id_key(id))

    def _by_name(self, line: DeckLine, name: str, filename: str) -> str | Diagnostic:
        ids = different(self.by_name.get(name, []), self.by_id)
        if len(ids) == 1:
            return ids[0]
        if not ids:
            cure = _energy_to_write(name) or self._meant(name)
            return Diagnostic("E402", f"no card is called “{name}”", filename, line.span, cure)
        ids.sort(key=lambda id: self.editions[set_in(id)] is not self.own)
        cure = "say which one: " + ", ".join(f"`{deck_line(line.count, name, id)}`" for id in ids)
        return Diagnostic("E403", f"{len(ids)} cards are called “{name}”", filename, line.span, cure)

    def _by_id(self, line: DeckLine, id: str | None, filename: str) -> str | Diagnostic:
        if id is None:
            return Diagnostic("E402", f"no card has the id {line.id}", filename, line.span, self._meant(line.name))
        card = self.by_id[id]
        if name_key(card.name) != name_key(line.name):
            cure = f"write `{deck_line(line.count, card.name, id)}`, or the other card's id"
            return Diagnostic("E404", f"{id} is “{card.name}”, not “{line.name}”", filename, line.span, cure)
        return id

    def _meant(self, name: str) -> str | None:
        close = get_close_matches(name, sorted(self.by_name), n=1)
        return f"did you mean “{close[0]}”?" if close else None


def _energy_to_write(name: str) -> str | None:
    """A deck, unlike a scenario, has only the cards of the project: basic Energy too must be one of them."""
    type, _, energy = name.partition(" ")
    if energy != "Energy" or type.lower() not in set(EnergyType) - {EnergyType.COLORLESS}:
        return None
    return f'basic Energy is a card of your own too: `card "{name}" {{ … basic energy […] }}`'

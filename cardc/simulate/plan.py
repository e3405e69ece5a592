"""What is to be played: pairings of decks with bots, how many games, and which seeds. Plain data that can be sent anywhere."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

FORMAT: Final = "cardc simulate 1"
GAMES: Final = 200
CHUNK: Final = 50
MOST_ACTIONS: Final = 5000
MOST_GAMES: Final = 10**12


@dataclass(frozen=True, slots=True)
class Entrant:
    """Who takes part: a deck, as the ids of its cards in order, and the name of the bot that plays it."""

    deck: str
    ids: tuple[str, ...]
    bot: str


@dataclass(frozen=True, slots=True)
class Pairing:
    """Two entrants that play against each other; the seats alternate from game to game.

    ``cards`` is the digest of the cards that they play with, ``changed`` that of the cards of a what-if ("" when there is none), ``build`` that
    of engine and bots. Games with the same ``key`` and seed are the same games; what the decks are called has no say in it.
    """

    first: Entrant
    second: Entrant
    edition: str
    options: tuple[str, ...]
    most_actions: int
    cards: str
    build: str
    changed: str = ""

    @property
    def entrants(self) -> tuple[Entrant, Entrant]:
        """Both."""
        return self.first, self.second

    @property
    def key(self) -> str:
        """Hexadecimal digits that name the pairing in results: its games can be added to others with the same."""
        told = [[list(each.ids), each.bot] for each in self.entrants]
        rest = [self.edition, list(self.options), self.most_actions, self.cards, self.build, self.changed]
        return hashlib.sha256(json.dumps([FORMAT, told, rest]).encode()).hexdigest()[:16]

    @property
    def names(self) -> tuple[str, str]:
        """What the entrants are called: by their decks, with the bots where these differ."""
        if self.first.bot == self.second.bot:
            return self.first.deck, self.second.deck
        return f"{self.first.deck} ({self.first.bot})", f"{self.second.deck} ({self.second.bot})"

    def to_json(self) -> dict[str, object]:
        """As JSON data."""
        return {
            "entrants": [{"deck": each.deck, "bot": each.bot, "ids": list(each.ids)} for each in self.entrants],
            "edition": self.edition,
            "options": list(self.options),
            "most_actions": self.most_actions,
            "cards": self.cards,
            "build": self.build,
            "changed": self.changed,
        }


class PlanError(ValueError):
    """Data that are no pairing."""


def pairing_from_json(data: object) -> Pairing:
    """Read what :meth:`Pairing.to_json` gives; :class:`PlanError` when it is something else."""
    if not isinstance(data, dict):
        raise PlanError("a pairing is an object")
    entrants, options, most = data.get("entrants"), data.get("options"), data.get("most_actions")
    if not isinstance(entrants, list) or len(entrants) != 2:
        raise PlanError("a pairing has two entrants")
    if not isinstance(options, list) or not all(isinstance(each, str) for each in options):
        raise PlanError("options: a list of texts is expected")
    if not isinstance(most, int) or isinstance(most, bool) or most < 1:
        raise PlanError("most_actions: a number from 1 is expected")
    texts = [_text(data, key) for key in ("edition", "cards", "build", "changed")]
    first, second = (_entrant(each) for each in entrants)
    return Pairing(first, second, texts[0], tuple(options), most, *texts[1:])


def _entrant(data: object) -> Entrant:
    if not isinstance(data, dict):
        raise PlanError("an entrant is an object")
    ids = data.get("ids")
    if not isinstance(ids, list) or not all(isinstance(each, str) for each in ids):
        raise PlanError("ids: a list of texts is expected")
    return Entrant(_text(data, "deck"), tuple(ids), _text(data, "bot"))


def _text(data: Mapping[str, object], key: str) -> str:
    value = data.get(key)
    if not isinstance(value, str):
        raise PlanError(f"{key}: a text is expected")
    return value


class Seeds:
    """The seeds of the games of a pairing in a run.

    A seed follows from the decks, the bots, the seed of the run and the number of the game. What the cards do has no say in
    it, so games before and after a change of a card share their shuffles.
    """

    def __init__(self, pairing: Pairing, seed: int) -> None:
        stem = json.dumps([[list(each.ids), each.bot] for each in pairing.entrants] + [seed])
        self._stem = hashlib.sha256(stem.encode()).digest()

    def of(self, game: int) -> tuple[int, int, int]:
        """64 bits each for the game itself, the bot of the first and the bot of the second entrant."""
        found = hashlib.sha256(self._stem + str(game).encode()).digest()
        return int.from_bytes(found[:8], "big"), int.from_bytes(found[8:16], "big"), int.from_bytes(found[16:24], "big")


def pair(decks: Sequence[tuple[str, tuple[str, ...]]], bots: Sequence[str]) -> list[tuple[Entrant, Entrant]]:
    """All pairs of decks, by all pairs of bots.

    One deck plays against itself. One bot plays for both sides; of several bots each plays each deck against every other bot.
    """
    pairs = list(combinations(decks, 2)) if len(decks) > 1 else [(decks[0], decks[0])]
    by = [(one, other) for one in bots for other in bots if one != other] or [(bots[0], bots[0])]
    found = [(Entrant(*a, bot=one), Entrant(*b, bot=other)) for a, b in pairs for one, other in by]
    if len(decks) == 1:  # one deck against itself: the other way round is the same pairing
        found = [each for at, each in enumerate(found) if all({each[0], each[1]} != {*other} for other in found[:at])]
    return found


@dataclass(frozen=True, slots=True)
class Chunk:
    """Games of one pairing of a run, by number: ``games`` of them from ``first`` on."""

    pairing: int
    first: int
    games: int

    @property
    def end(self) -> int:
        """The number after its last game."""
        return self.first + self.games

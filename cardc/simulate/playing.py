"""Playing chunks of games: what each worker does, in this process, in another one, or on another machine.

Everything that goes in or out is text, so that no worker unpickles anything of ours, and the same text gives the same result everywhere.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from cardc.bots import make_bot
from cardc.engine import const
from cardc.engine.carddata import CardData
from cardc.engine.decisions import Player
from cardc.engine.editions import Edition
from cardc.engine.game import Game
from cardc.engine.moves import Move
from cardc.engine.parameters import edition_named
from cardc.engine.setup import new_state
from cardc.engine.state import State
from cardc.engine.tally import Tally, Watched, play_until
from cardc.simulate.builds import check_build
from cardc.simulate.counts import DRAWN, LOST, WON, Counts, add_rows, counts_from_json
from cardc.simulate.plan import Chunk, Pairing, Seeds, pairing_from_json
from cardc.simulate.shipment import Shipment, cards_of, shipment_from_json

Decks = tuple[list[CardData], list[CardData]]
KEPT_JOBS: Final = 4


@dataclass(frozen=True, slots=True)
class Job:
    """All that a worker needs to know: pairings, the seed of the run, the cards, and the cards of a what-if."""

    pairings: tuple[Pairing, ...]
    seed: int
    cards: Shipment
    changed: Shipment | None = None

    def to_text(self) -> str:
        """The job as JSON text."""
        return json.dumps(
            {
                "pairings": [each.to_json() for each in self.pairings],
                "seed": str(self.seed),
                "cards": self.cards.to_json(),
                "changed": None if self.changed is None else self.changed.to_json(),
            }
        )


@lru_cache(maxsize=KEPT_JOBS)
def job_from_text(text: str) -> Job:
    """Read what :meth:`Job.to_text` gives; the cards are checked against their digests."""
    data = json.loads(text)
    changed = data["changed"]
    return Job(
        tuple(pairing_from_json(each) for each in data["pairings"]),
        int(data["seed"]),
        shipment_from_json(data["cards"]),
        None if changed is None else shipment_from_json(changed),
    )


@dataclass(slots=True)
class Played:
    """What came out of a chunk. With a what-if ``changed`` counts the same games with the changed card, and ``pairs`` has nine
    counts of games: before (won, drawn, lost by the first entrant) × after.
    """

    counts: Counts
    changed: Counts | None = None
    pairs: list[int] | None = None

    def add(self, other: Played) -> None:
        """Add other games of the same pairing."""
        self.counts.add(other.counts)
        if other.changed is not None and other.pairs is not None:
            self.changed = self.changed or Counts()
            self.changed.add(other.changed)
            self.pairs = [a + b for a, b in zip(self.pairs or [0] * 9, other.pairs, strict=True)]

    def to_json(self) -> dict[str, object]:
        """As JSON data."""
        found: dict[str, object] = {"counts": self.counts.to_json()}
        if self.changed is not None:
            found |= {"changed": self.changed.to_json(), "pairs": self.pairs}
        return found


def played_from_json(data: dict[str, object]) -> Played:
    """Read what :meth:`Played.to_json` gives; ``CountsError`` when it is something else."""
    from cardc.simulate.counts import CountsError

    counts = counts_from_json(data.get("counts"))
    if "changed" not in data and "pairs" not in data:
        return Played(counts)
    changed, pairs = counts_from_json(data.get("changed")), data.get("pairs")
    if not isinstance(pairs, list) or len(pairs) != 9 or not all(isinstance(each, int) and each >= 0 for each in pairs):
        raise CountsError("pairs: nine numbers from 0 are expected")
    if sum(pairs) != counts.games or changed.games != counts.games:
        raise CountsError("pairs: these are not all games")
    return Played(counts, changed, pairs)


def play_text(job: str, pairing: int, first: int, games: int) -> str:
    """Play games of a job; the result is JSON text. This is what workers run."""
    return json.dumps(play(job_from_text(job), Chunk(pairing, first, games)).to_json())


def sum_texts(texts: list[str]) -> str:
    """Add results of one pairing: a cluster does this on its workers."""
    total = played_from_json(json.loads(texts[0]))
    for text in texts[1:]:
        total.add(played_from_json(json.loads(text)))
    return json.dumps(total.to_json())


def play(job: Job, chunk: Chunk) -> Played:
    """Play games of a job in this process.

    Raises:
        BuildError: the job was made by another version of engine or bots.
    """
    pairing = job.pairings[chunk.pairing]
    check_build(pairing)
    before = _Table(pairing, cards_of(job.cards))
    after = None if job.changed is None else _Table(pairing, cards_of(job.changed))
    seeds = Seeds(pairing, job.seed)
    pairs = [0] * 9
    for number in range(chunk.first, chunk.end):
        drawn = seeds.of(number)
        ended = before.play(number % 2, drawn)
        if after is not None:
            pairs[3 * ended + after.play(number % 2, drawn)] += 1
    if after is None:
        return Played(before.finish())
    return Played(before.finish(), after.finish(), pairs)


class _Table:
    """Where the games of a pairing are played and counted."""

    def __init__(self, pairing: Pairing, cards: dict[str, CardData]) -> None:
        self.pairing = pairing
        self.edition: Edition = edition_named(pairing.edition, *pairing.options)
        self.decks = [[cards[id] for id in entrant.ids] for entrant in pairing.entrants]
        self.counts = Counts()
        self.tallies: list[Tally | None] = [None, None]

    def play(self, swapped: int, seeds: tuple[int, int, int]) -> int:
        """One game; ``swapped`` is 1 when the first entrant sits in the second seat. Returns how it ended for that entrant."""
        bots = [make_bot(self.pairing.entrants[one].bot, seeds[1 + one], deck=self.decks[one]) for one in (0, 1)]
        attackers: list[int] = []
        seats: list[Player] = [Watched(bots[one ^ swapped], attackers) for one in (0, 1)]
        decks: Decks = (self.decks[swapped], self.decks[1 - swapped])
        game = Game(new_state(decks, seeds[0], self.edition), self.edition, seats[0], seats[1])
        record: list[Move] = []
        game.moves = record
        actions = play_until(game, self.pairing.most_actions)
        tally = self.tallies[swapped]
        if tally is None:
            tally = self.tallies[swapped] = Tally(game.state.cards)
        tally.add(game, attackers)
        return self._count(game.state, swapped, actions)

    def _count(self, state: State, swapped: int, actions: int) -> int:
        counts = self.counts
        counts.games += 1
        counts.actions += actions
        counts.turns[state.turn] = counts.turns.get(state.turn, 0) + 1
        counts.sudden_deaths += 1 if state.sudden_deaths else 0
        begins = state.first_player ^ swapped
        counts.begun[begins] += 1
        if not state.sudden_deaths:
            for seat in (0, 1):
                taken = self.edition.prizes - len(state.sides[seat].prizes)
                table = counts.prizes[seat ^ swapped]
                table[taken] = table.get(taken, 0) + 1
        if state.phase != const.PHASE_OVER:
            counts.stopped += 1
            return DRAWN
        if state.winner == const.NO_ONE:
            counts.draws += 1
            return DRAWN
        winner = state.winner ^ swapped
        counts.wins[winner] += 1
        counts.ways.setdefault(const.WAY_NAMES[state.way], [0, 0])[winner] += 1
        if winner == begins:
            counts.won_beginning[winner] += 1
        return LOST if winner else WON

    def finish(self) -> Counts:
        """All counts, those of the cards included."""
        for swapped, tally in enumerate(self.tallies):
            if tally is not None:
                for seat in (0, 1):
                    add_rows(self.counts.cards[seat ^ swapped], tally.of(seat))
        return self.counts

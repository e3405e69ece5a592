"""The exact odds of an attack: all paths of its coins and choices, folded into distributions.

Coins and picks are enumerated, a coin that is flipped until it is tails up to :data:`MOST_FLIPS` times; what lies beyond is the remainder of
the distribution. Nothing is sampled.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Final

from cardc.engine import actions, const, moves
from cardc.engine.bots import RandomBot
from cardc.engine.decisions import ACT_ATTACK, action
from cardc.engine.editions import Edition
from cardc.engine.game import Game
from cardc.engine.outcomes import CHANCE, Explorer
from cardc.engine.state import InPlay, State
from cardc.odds.distribution import Distribution, Outcome, mixed

MOST_FLIPS: Final = 20
"""Coins and picks on one path: what needs more has a probability below one in a million."""
MOST_PATHS: Final = 20_000
"""Paths of one attack; with more of them the odds are not whole, and say so."""
MOST_ROWS: Final = 40


class NotUsableError(ValueError):
    """The attack can't be used on this board; the message says why."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One way to answer what is asked before the first coin, and what the attack does then (later choices at their best)."""

    answers: tuple[tuple[str, str], ...]
    """Questions and answers."""
    distribution: Distribution


@dataclass(frozen=True, slots=True)
class Odds:
    """The odds of one attack on one board.

    ``best``: every choice made for the best: the likeliest Knock Outs, then the highest mean damage, then the fewest damage to
    oneself; the opponent chooses the opposite. ``choices``: one row for each way to answer the questions before the first coin, when
    there are any and they make a difference. ``at_random``: every choice by chance.
    """

    best: Distribution
    choices: tuple[Choice, ...]
    at_random: Distribution
    paths: int
    """How often the attack was run."""
    whole: bool
    """False when there were more than :data:`MOST_PATHS` paths: choices and chances beyond are missing."""
    order_kept: bool
    """A deck was shuffled in more ways than can be told apart; its order was left as it was."""
    later_choices: bool
    """Something is chosen after a coin."""


@dataclass(frozen=True, slots=True)
class _Path:
    owners: tuple[int, ...]
    branches: tuple[int, ...]
    arities: tuple[int, ...]
    questions: tuple[tuple[str, tuple[str, ...]], ...]
    outcome: Outcome | None
    """``None``: it was cut."""


def attack_odds(
    state: State, edition: Edition, index: int, *, most_flips: int = MOST_FLIPS, most_paths: int = MOST_PATHS
) -> Odds:
    """The odds of attack ``index`` of the Active Pokémon whose turn it is; the position stays as it is.

    Raises:
        NotUsableError: the attack is not among the legal actions.
    """
    code = action(ACT_ATTACK, index, 0)
    bot = RandomBot(0)
    if state.phase != const.PHASE_MAIN or code not in actions.legal_actions(Game(state.copy(), edition, bot, bot)):
        raise NotUsableError("it can't be used on this board: what it requires can't be met")
    explorer = Explorer(state, edition, code, most_flips, True)
    paths: list[_Path] = []
    while len(paths) < most_paths and (game := explorer.next()) is not None:
        walk = explorer.walk
        end = walk.position
        outcome = None if explorer.cut else outcome_of(state, explorer.before, game)
        paths.append(
            _Path(
                tuple(walk.owners[:end]),
                tuple(walk.branches[:end]),
                tuple(walk.arities[:end]),
                tuple(walk.questions[:end]),
                outcome,
            )
        )
        explorer.done()
    whole = explorer.next() is None
    fold = _Fold(paths, state.player)
    return Odds(
        best=fold.best(0, len(paths), 0),
        choices=_rows(fold, paths, state.player),
        at_random=fold.at_random(0, len(paths), 0),
        paths=len(paths),
        whole=whole,
        order_kept=explorer.walk.shuffled,
        later_choices=any(_chooses_late(path, state.player) for path in paths),
    )


def _chooses_late(path: _Path, player: int) -> bool:
    return CHANCE in path.owners and player in path.owners[path.owners.index(CHANCE) :]


# --- folding -------------------------------------------------------------------------------------------------


class _Fold:
    """Folds paths, which come in order, into distributions; paths with the same beginning lie together."""

    def __init__(self, paths: list[_Path], player: int) -> None:
        self._paths = paths
        self._player = player

    def groups(self, start: int, stop: int, depth: int) -> list[tuple[int, int]]:
        """The stretches of paths that share a branch at ``depth``."""
        found: list[tuple[int, int]] = []
        while start < stop:
            end = start + 1
            branch = self._paths[start].branches[depth]
            while end < stop and self._paths[end].branches[depth] == branch:
                end += 1
            found.append((start, end))
            start = end
        return found

    def leaf(self, start: int) -> Distribution:
        outcome = self._paths[start].outcome
        return Distribution(()) if outcome is None else Distribution(((outcome, Fraction(1)),))

    def best(self, start: int, stop: int, depth: int) -> Distribution:
        """Every choice at its best for the one who makes it."""
        path = self._paths[start]
        if depth == len(path.owners):
            return self.leaf(start)
        parts = [self.best(*group, depth + 1) for group in self.groups(start, stop, depth)]
        owner = path.owners[depth]
        if owner == CHANCE:
            weight = Fraction(1, path.arities[depth])
            return mixed([(weight, part) for part in parts])
        return max(parts, key=_merit) if owner == self._player else min(parts, key=_merit)

    def at_random(self, start: int, stop: int, depth: int) -> Distribution:
        """Every choice by chance."""
        path = self._paths[start]
        if depth == len(path.owners):
            return self.leaf(start)
        weight = Fraction(1, path.arities[depth])
        return mixed([(weight, self.at_random(*group, depth + 1)) for group in self.groups(start, stop, depth)])


def _merit(distribution: Distribution) -> tuple[Fraction, ...]:
    """What makes one distribution better for the attacker than another."""
    mean = distribution.mean
    conditions = sum((len(outcome.conditions) * weight for outcome, weight in distribution.table), Fraction(0))
    against = mean("own_damage") + mean("own_bench_damage")
    return (
        mean("knock_outs") - mean("own_knocked_out"),
        mean("damage") + mean("bench_damage"),
        conditions + mean("discarded_by_opponent"),
        -against,
        -mean("discarded"),
    )


def _rows(fold: _Fold, paths: list[_Path], player: int) -> tuple[Choice, ...]:
    """One row for each way to answer the questions before the first coin; empty when it makes no difference."""
    found: dict[tuple[tuple[str, str], ...], Distribution] = {}

    def descend(start: int, stop: int, depth: int, answers: tuple[tuple[str, str], ...]) -> None:
        path = paths[start]
        if depth < len(path.owners) and path.owners[depth] == player:
            question, labels = path.questions[depth]
            for group in fold.groups(start, stop, depth):
                label = labels[paths[group[0]].branches[depth]]
                descend(*group, depth + 1, (*answers, (question, label)))
        elif len(found) <= MOST_ROWS:
            found.setdefault(answers, fold.best(start, stop, depth))

    if paths:
        descend(0, len(paths), 0, ())
    if len(set(found.values())) < 2:
        return ()
    return tuple(Choice(answers, distribution) for answers, distribution in found.items())


# --- what an attack did -----------------------------------------------------------------------------------------


def outcome_of(root: State, before: list[InPlay], game: Game) -> Outcome:
    """Compare the Pokémon that were in play with how they are now; those that left play stay as they left it."""
    you = root.player
    old = root.sides[0].pokemon() + root.sides[1].pokemon()
    outcome = Outcome()
    bench = [0, 0]
    knock_outs = 0
    for was, now in zip(old, before, strict=True):
        damage = now.damage - was.damage
        fallen = _fell(game, now)
        standing = root.sides[was.owner].active is was
        if was.owner != you:
            knock_outs += fallen
        if not standing:
            bench[was.owner] += damage
        elif was.owner == you:
            outcome = replace(
                outcome, own_damage=damage, own_knocked_out=fallen, own_conditions=_new_conditions(was, now)
            )
        else:
            outcome = replace(outcome, damage=damage, knocked_out=fallen, conditions=_new_conditions(was, now))
    discarded = _discarded(game)
    return replace(
        outcome,
        bench_damage=bench[1 - you],
        own_bench_damage=bench[you],
        knock_outs=knock_outs,
        discarded=discarded[you],
        discarded_by_opponent=discarded[1 - you],
    )


def _fell(game: Game, pokemon: InPlay) -> bool:
    """Whether a Pokémon was Knocked Out: it left play for that reason."""
    number = pokemon.uid
    return any(move[1] == number and move[4] == moves.KNOCKED_OUT for move in game.moves or ())


def _new_conditions(was: InPlay, now: InPlay) -> tuple[str, ...]:
    new = now.conditions & ~was.conditions
    return tuple(name for bit, name in zip(const.CONDITIONS, const.CONDITION_NAMES, strict=True) if new & bit)


def _discarded(game: Game) -> list[int]:
    found = [0, 0]
    for _, number, _, target, why, _, _ in game.moves or ():
        if target == const.ZONE_DISCARD_PILE and why != moves.KNOCKED_OUT:
            found[game.state.cards[number].owner] += 1
    return found

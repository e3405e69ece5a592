"""The odds of every attack of the tree: how long they take, and whether playing agrees with them.

Run with ``python -m bench.odds``. Each attack is worked out on the plain board, or, when it can't be used there, on the board of the first
scenario that uses it. Then it is played some hundred times by the engine with random coins and random choices, and compared with the odds for
random choices by chi-square; with so many attacks one in a thousand of false alarms for all together is allowed.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from time import perf_counter
from typing import Final
from zlib import crc32

from bench.pool import CARDS, all_cards
from cardc.engine import actions
from cardc.engine.bots import RandomBot
from cardc.engine.carddata import CardData, PokemonData
from cardc.engine.chance import Chance
from cardc.engine.decisions import ACT_ATTACK, action
from cardc.engine.editions import EDITIONS, Edition
from cardc.engine.game import Game
from cardc.engine.state import State
from cardc.odds.board import NoBoardError, scenario_board, set_board
from cardc.odds.distribution import Distribution, Outcome
from cardc.odds.exact import NotUsableError, Odds, attack_odds, outcome_of
from cardc.scenario.names import BYSTANDER, Names

SAMPLES: Final = 500
_EXPECTED: Final = 5
"""Outcomes that are expected more rarely are counted together."""
_ALARM: Final = 4.9
"""Standard deviations: one in a million for one attack."""


@dataclass(frozen=True, slots=True)
class Case:
    """An attack on a board."""

    card: PokemonData
    index: int
    state: State
    edition: Edition

    @property
    def name(self) -> str:
        """The card and the attack in words."""
        return f"{self.card.name} [{self.card.id}], {self.card.attacks[self.index].name}"


def cases(cards: dict[str, CardData]) -> Iterator[Case]:
    """Each attack of each card once; reprints share theirs."""
    seen: set[int] = set()
    for card in cards.values():
        for index, attack in enumerate(card.attacks if isinstance(card, PokemonData) else ()):
            if id(attack) not in seen:
                assert isinstance(card, PokemonData)
                seen.add(id(attack))
                yield _case(card, index, cards)


def _case(card: PokemonData, index: int, cards: dict[str, CardData]) -> Case:
    folder = card.id.rpartition("-")[0]
    edition = EDITIONS[folder.removeprefix("demo_")] if folder.startswith("demo_") else EDITIONS["classic"]
    plain = Case(card, index, set_board(card, index, BYSTANDER, edition), edition)
    if _usable(plain):
        return plain
    names = Names(cards.values(), [other for other in cards.values() if other.id.startswith(f"{folder}-")])
    for file in sorted((CARDS / folder).glob("*.scenario")):
        for board in _boards(file, names, card):
            case = Case(card, index, *board)
            if _usable(case):
                return case
    return plain


def _boards(file: Path, names: Names, card: PokemonData) -> Iterator[tuple[State, Edition]]:
    try:
        yield scenario_board(file, names, card)
    except NoBoardError:
        return


def _usable(case: Case) -> bool:
    bot = RandomBot(0)
    return action(ACT_ATTACK, case.index, 0) in actions.legal_actions(Game(case.state.copy(), case.edition, bot, bot))


def sampled(case: Case, number: int) -> Counter[Outcome]:
    """What the attack did in ``number`` plays with random coins and choices, of each attack other ones."""
    found: Counter[Outcome] = Counter()
    seed = crc32(case.name.encode())
    bot = RandomBot(seed)
    for play in range(number):
        state = case.state.copy()
        state.chance = Chance(seed << 32 | play)
        game = Game(state, case.edition, bot, bot)
        game.moves = []
        before = state.sides[0].pokemon() + state.sides[1].pokemon()
        actions.perform(game, action(ACT_ATTACK, case.index, 0))
        found[outcome_of(case.state, before, game)] += 1
    return found


def deviation(odds: Distribution, found: Counter[Outcome]) -> float:
    """How far sampled outcomes are from the odds, in standard deviations of the normal law that chi-square comes close to
    (Wilson and Hilferty 1931); infinite when something happened that the odds do not hold."""
    number = found.total()
    told = dict(odds.table)
    beyond = sum(count for outcome, count in found.items() if outcome not in told)
    if beyond and not odds.remainder:
        return float("inf")
    cells = [(float(weight) * number, found[outcome]) for outcome, weight in odds.table]
    large = [cell for cell in cells if cell[0] >= _EXPECTED]
    rare = (number - sum(cell[0] for cell in large), number - sum(cell[1] for cell in large))
    if rare[0] >= _EXPECTED:
        large.append(rare)
    freedom = len(large) - 1
    if freedom < 1:
        return 0.0
    chi = sum((count - expected) ** 2 / expected for expected, count in large)
    part = 2 / (9 * freedom)
    return float(((chi / freedom) ** (1 / 3) - (1 - part)) / sqrt(part))


def check(case: Case, samples: int) -> tuple[Odds, float]:
    """The odds of an attack and how far playing is from them."""
    odds = attack_odds(case.state, case.edition, case.index)
    return odds, deviation(odds.at_random, sampled(case, samples))


def main() -> int:
    """Work out, sample, compare; exit status 1 when something disagrees or can't be worked out."""
    parser = argparse.ArgumentParser(prog="python -m bench.odds", description=__doc__)
    parser.add_argument("--samples", type=int, default=SAMPLES, help=f"plays of each attack (default: {SAMPLES})")
    args = parser.parse_args()
    wrong: list[str] = []
    seconds = 0.0
    number = paths = 0
    worst = 0.0
    for case in cases(all_cards()):
        number += 1
        start = perf_counter()
        try:
            odds = attack_odds(case.state, case.edition, case.index)
        except NotUsableError as error:
            wrong.append(f"{case.name}: {error}")
            continue
        seconds += perf_counter() - start
        paths += odds.paths
        if not odds.whole or odds.order_kept:
            wrong.append(f"{case.name}: not whole ({odds.paths} paths)")
        far = deviation(odds.at_random, sampled(case, args.samples))
        worst = max(worst, far)
        if far > _ALARM:
            wrong.append(f"{case.name}: playing disagrees by {far:.1f} standard deviations")
    print(f"{number} attacks, {paths} paths: {seconds:.2f} s")
    print(f"{args.samples} plays of each: the worst is {worst:.2f} standard deviations off (alarm: {_ALARM})")
    print("\n".join(wrong) or "all agree")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())

"""What an attack does on average, exactly: every coin and every choice in turn, run by the engine itself (docs/odds.md).

>>> from cardc.odds import attack_odds, set_board
>>> odds = attack_odds(set_board(pikachu, 1, machop, CLASSIC), CLASSIC, 1)  # doctest: +SKIP
>>> odds.best.mean("damage"), odds.best.chance_of("knocked_out")  # doctest: +SKIP
(Fraction(30, 1), Fraction(0, 1))
"""

from cardc.odds.board import scenario_board, set_board
from cardc.odds.distribution import QUANTITIES, Distribution, Outcome
from cardc.odds.exact import Choice, NotUsableError, Odds, attack_odds

__all__ = [
    "QUANTITIES",
    "Choice",
    "Distribution",
    "NotUsableError",
    "Odds",
    "Outcome",
    "attack_odds",
    "scenario_board",
    "set_board",
]

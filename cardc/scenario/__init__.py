"""Behaviour tests written beside the cards: given a board, when somebody acts, then something is true."""

from cardc.scenario.collect import Outcome, run_paths

__all__ = ["Outcome", "run_paths"]

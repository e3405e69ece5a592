"""The proof sheet: cards in all languages side by side, for people who review a translation."""

from cardc.proof.sheet import proof_sheet

__all__ = ["proof_sheet"]

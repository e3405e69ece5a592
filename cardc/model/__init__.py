"""The card model: what a card says, as frozen typed dataclasses. Imports nothing of ours."""

"""Models as trees: one part changed, all else as it was."""

from __future__ import annotations

import pytest

from cardc.model.cards import Imprint, Text, TrainerCard
from cardc.model.effects import Draw, Flip, FlipCoins
from cardc.model.parts import Exactly
from cardc.model.terms import Player, TrainerKind
from cardc.mutate.tree import changed, is_well_typed, walk

DRAW = Draw(Player.YOU, Exactly(2))
CARD = TrainerCard("Bell", Imprint("1"), TrainerKind.TRAINER, Text((), (DRAW, Flip((DRAW,), ()))))


def test_a_part_is_changed_and_nothing_else() -> None:
    other = changed(CARD, ("text", "effects", 1, "heads", 0, "quantity", "number"), 3)
    assert other.text == Text((), (DRAW, Flip((Draw(Player.YOU, Exactly(3)),), ())))
    assert (other.name, other.imprint, other.kind) == ("Bell", Imprint("1"), TrainerKind.TRAINER)


def test_every_part_put_back_leaves_the_card_as_it_was() -> None:
    parts = list(walk(CARD))
    assert len(parts) > 20
    for path, part in parts[1:]:
        assert changed(CARD, path, part) == CARD


@pytest.mark.parametrize("path", [("texts",), ("text", "effects", 2), ("text", "effects", "first"), ("name", "x")])
def test_no_part_at_a_path(path: tuple[str | int, ...]) -> None:
    with pytest.raises(LookupError):
        changed(CARD, path, DRAW)


def test_a_part_where_it_has_no_place_is_told() -> None:
    assert is_well_typed(CARD)
    assert not is_well_typed(changed(CARD, ("text", "effects", 1, "heads", 0), FlipCoins(2)))
    assert not is_well_typed(changed(CARD, ("text", "effects", 0, "quantity", "number"), "two"))
    assert not is_well_typed(changed(CARD, ("text", "effects", 0, "player"), None))

"""Each card file in ``golden/`` compiles to the module beside it. To add a case, drop in both files."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardc.emit.module import Known, Module, module_source
from cardc.syntax.loader import number_order, read_file

GOLDEN = Path(__file__).parent / "golden"


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.card")), ids=lambda path: path.stem)
def test_a_card_file_compiles_to_its_module(path: Path) -> None:
    parsed = read_file(path)
    assert parsed.diagnostics == ()
    cards = sorted((each.card for each in parsed.cards), key=lambda card: number_order(card.imprint.number))
    source = module_source(Module(parsed.sets[0].info, "", "", "Cards", tuple(cards)), Known())
    assert source == path.with_suffix(".py").read_text(encoding="utf-8")

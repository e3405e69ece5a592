"""Which engine runs."""

from __future__ import annotations

import cardc.engine.attack
from cardc.engine.build import COMPILED, describe


def test_the_engine_knows_whether_it_is_compiled() -> None:
    """A compiled module is a library, not a source file."""
    assert COMPILED is not (cardc.engine.attack.__file__ or "").endswith(".py")
    assert describe() == ("compiled engine" if COMPILED else "pure Python engine")

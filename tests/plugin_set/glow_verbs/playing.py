"""What the verbs do. Generated code imports this module, so it imports nothing but the engine."""

from __future__ import annotations

from cardc.engine.const import ASLEEP
from cardc.engine.context import Context
from cardc.engine.state import InPlay


def singe(c: Context, who: InPlay | None, number: int) -> None:
    """Put ``number`` damage counters on a Pokémon; one that is Asleep wakes up."""
    c.put_counters(10 * number, who)
    c.recover_from(ASLEEP, who)

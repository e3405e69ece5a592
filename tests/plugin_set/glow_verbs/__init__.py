"""A verb of this set's own: to singe a Pokémon."""

from __future__ import annotations

from dataclasses import dataclass

from cardc.model.effects import OwnAct
from cardc.model.parts import Target
from cardc.model.rows import act


@act("singe {target} for {number} counters", calls="glow_verbs.playing.singe")
@dataclass(frozen=True, slots=True)
class Singe(OwnAct):
    """Put ``number`` damage counters on a Pokémon; one that is Asleep wakes up."""

    target: Target
    number: int

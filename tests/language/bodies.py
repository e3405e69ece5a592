"""Random bodies with the context that a card gives them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from hypothesis import assume
from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from cardc.language import Body, EnergyText, TextContext, TextKind
from cardc.model.cards import PrintedDamage
from cardc.model.parts import EvolvesFrom
from cardc.model.terms import Edition, EnergyType, Sign
from tests.strategies.chooser import Chooser, Drawn, Seeded
from tests.strategies.texts import attack_text, power_text, trainer_text

NAMES = ("Pikachu", "Mr. Mime", "Farfetch'd", "Nidoran ♂", "Porygon2", "Switch", "Defender", "Gust of Wind", "Žižka")
"""Names as cards have them; some are also words of the texts."""
REAL_NAMES = st.sampled_from(NAMES)


def body_with_context(choose: Chooser, name: str) -> tuple[Body, TextContext]:
    """A canonical body of any kind of text, of any edition, on a card of this name."""
    edition = choose.pick(list(Edition))
    kind = choose.pick([TextKind.ATTACK, TextKind.ATTACK, TextKind.POWER, TextKind.TRAINER, TextKind.ENERGY])
    match kind:
        case TextKind.ATTACK:
            sign = choose.pick(list(Sign))
            value = None if sign is Sign.UNKNOWN else 10 * choose.number(1, 12)
            return attack_text(choose, edition, sign), TextContext(name, kind, PrintedDamage(value, sign), edition)
        case TextKind.POWER:
            return power_text(choose, edition), TextContext(name, kind, edition=edition)
        case TextKind.TRAINER:
            return trainer_text(choose, edition), TextContext(name, kind, edition=edition)
        case TextKind.ENERGY:
            order = list(EnergyType)
            types = [choose.pick(order) for _ in range(choose.number(1, 4))]
            return EnergyText(tuple(sorted(types, key=order.index))), TextContext(name, kind, edition=edition)


@st.composite
def bodies(draw: DrawFn, names: SearchStrategy[str] = REAL_NAMES) -> tuple[Body, TextContext]:
    """Canonical bodies; hypothesis makes those that fail smaller."""
    name = draw(names)
    body, context = body_with_context(Drawn(draw), name)
    assume(not _names_itself(body, context))
    return body, context


def seeded_bodies(seed: str, count: int) -> Iterator[tuple[Body, TextContext]]:
    """So many canonical bodies, quickly: the same for the same seed."""
    choose = Seeded(Random(seed))
    while count:
        name = choose.pick(NAMES) if choose.number(0, 1) else choose.name()
        body, context = body_with_context(choose, name)
        if not _names_itself(body, context):
            yield body, context
            count -= 1


def _names_itself(body: Body, context: TextContext) -> bool:
    """Whether a text says by name what it is canonical to say as "self": a card that evolves from this one."""
    return repr(EvolvesFrom(context.name)) in repr(body)

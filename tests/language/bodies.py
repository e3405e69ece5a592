"""Random bodies with the context that a card gives them."""

from __future__ import annotations

from hypothesis import assume
from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from cardc.language import Body, EnergyText, TextContext, TextKind
from cardc.model.cards import PrintedDamage
from cardc.model.parts import EvolvesFrom
from cardc.model.terms import Edition, EnergyType, Sign
from tests.strategies import attack_texts, power_texts, trainer_texts

NAMES = ("Pikachu", "Mr. Mime", "Farfetch'd", "Nidoran ♂", "Porygon2", "Switch", "Defender", "Gust of Wind", "Žižka")
"""Names as cards have them; some are also words of the texts."""
REAL_NAMES = st.sampled_from(NAMES)


@st.composite
def bodies(draw: DrawFn, names: SearchStrategy[str] = REAL_NAMES) -> tuple[Body, TextContext]:
    """A canonical body of any kind of text, of any edition."""
    body, context = draw(_bodies(names))
    # What evolves from the card itself says so without its name.
    assume(repr(EvolvesFrom(context.name)) not in repr(body))
    return body, context


@st.composite
def _bodies(draw: DrawFn, names: SearchStrategy[str]) -> tuple[Body, TextContext]:
    edition = draw(st.sampled_from(Edition))
    name = draw(names)
    kind = draw(st.sampled_from([TextKind.ATTACK, TextKind.ATTACK, TextKind.POWER, TextKind.TRAINER, TextKind.ENERGY]))
    match kind:
        case TextKind.ATTACK:
            sign = draw(st.sampled_from(Sign))
            value = None if sign is Sign.UNKNOWN else 10 * draw(st.integers(1, 12))
            return draw(attack_texts(edition, sign)), TextContext(name, kind, PrintedDamage(value, sign), edition)
        case TextKind.POWER:
            return draw(power_texts(edition)), TextContext(name, kind, edition=edition)
        case TextKind.TRAINER:
            return draw(trainer_texts(edition)), TextContext(name, kind, edition=edition)
        case TextKind.ENERGY:
            types = draw(st.lists(st.sampled_from(EnergyType), min_size=1, max_size=4))
            order = list(EnergyType)
            return EnergyText(tuple(sorted(types, key=order.index))), TextContext(name, kind, edition=edition)

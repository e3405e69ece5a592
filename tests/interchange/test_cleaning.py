"""Printed texts as card data write them, without what no card shows."""

from __future__ import annotations

import pytest

from cardc.interchange.cleaning import cleaned


@pytest.mark.parametrize(
    ("lang", "text", "wanted"),
    [
        ("en", "<i>The</i> pond <b>grows</b>.", "The pond grows."),
        ("en", "A pond < 3 and > 1.", "A pond < 3 and > 1."),
        ("en", "The “pond” isn’t here.", 'The "pond" isn\'t here.'),
        ("en", "Provides FireWaterFire Energy.", "Provides Fire Water Fire Energy."),
        ("en", "Discard a fire Energy card.", "Discard a fire Energy card."),
        ("it", "due Energie fire assegnate", "due Energie fuoco assegnate"),
        ("it", "un'Energia Lightning assegnata", "un'Energia lampo assegnata"),
        ("it", "ogni colorless nel costo", "ogni incolore nel costo"),
        ("it", "fornisce PsychicPsychic.", "fornisce psico psico."),
        ("it", "fornisce psychicpsychic.", "fornisce psico psico."),
        ("it", "l'attacco Metal Claw di", "l'attacco Metal Claw di"),
        ("it", "Team Fire Pokémon", "Team Fire Pokémon"),
        ("pt", "2 Energias fire ligadas", "2 Energias de fogo ligadas"),
        ("pt", "uma Energia psychic ligada", "uma Energia psíquica ligada"),
        ("pt", "seus Pokémon darkness <i>(antes de atacar)</i>", "seus Pokémon de escuridão (antes de atacar)"),
        ("pt", "Energias colorlesscolorless .", "Energias incolor incolor ."),
        ("pt", "o tipo Metal", "o tipo metal"),
        ("cs", "Fire Energy", "Fire Energy"),
    ],
)
def test_a_text_is_cleaned(lang: str, text: str, wanted: str) -> None:
    assert cleaned(text, lang) == wanted
    assert cleaned(wanted, lang) == wanted

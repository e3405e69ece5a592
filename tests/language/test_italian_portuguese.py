"""Italian and Portuguese: literal phrases for counted nouns, prepositions joined with articles, agreement, clauses."""

from __future__ import annotations

import pytest

from cardc.language import writer
from cardc.language.phrase import EnergyKind, Phrase, Value, WantedCards
from cardc.model.terms import Condition, EnergyType, Owner, Player, Spot

NUMBERS = (0, 1, 2, 5, 11, 21, 22, 25, 101)

# CLDR: Italian counts only 1 as one, Brazilian Portuguese 0 and 1.
ONE = {"it": {1}, "pt": {0, 1}}

SELF = Phrase("self-named", ("Mossling",))
DEFENDING = Phrase("defending")
BENCH = Phrase("group", (Owner.OPPONENTS, Spot.BENCH))
FIRE = EnergyType.FIRE


def said(lang: str, kind: str, *args: Value, **features: str) -> str:
    return writer(lang).phrase(Phrase(kind, args), **features)


@pytest.mark.parametrize(
    ("lang", "kind", "rest", "features", "one", "other"),
    [
        ("it", "counters", (), {}, "# segnalino danno", "# segnalini danno"),
        ("pt", "counters", (), {}, "# contador de danos", "# contadores de danos"),
        ("it", "counters-up-to", (), {}, "fino a # segnalino danno", "fino a # segnalini danno"),
        ("pt", "counters-up-to", (), {}, "até # contador de danos", "até # contadores de danos"),
        (
            "it",
            "energy-cards",
            (EnergyKind.ENERGY,),
            {"joined": "yes"},
            "# carta Energia assegnata",
            "# carte Energia assegnate",
        ),
        (
            "pt",
            "energy-cards",
            (EnergyKind.ENERGY,),
            {"joined": "yes"},
            "# card Energia associado",
            "# cards Energia associados",
        ),
        (
            "it",
            "energy-cards-typed",
            (EnergyKind.ENERGY, FIRE),
            {"joined": "no"},
            "# carta Energia Fuoco",
            "# carte Energia Fuoco",
        ),
        (
            "pt",
            "energy-cards-typed",
            (EnergyKind.ENERGY, FIRE),
            {"joined": "no"},
            "# card Energia de Fogo",
            "# cards Energia de Fogo",
        ),
        (
            "it",
            "energy-cards-up-to-typed",
            (EnergyKind.BASIC_ENERGY, FIRE),
            {"joined": "yes"},
            "fino a # carta Energia base Fuoco assegnata",
            "fino a # carte Energia base Fuoco assegnate",
        ),
        (
            "pt",
            "energy-cards-up-to-typed",
            (EnergyKind.BASIC_ENERGY, FIRE),
            {"joined": "yes"},
            "até # card Energia Básica de Fogo associado",
            "até # cards Energia Básica de Fogo associados",
        ),
        ("it", "pay-from-hand", (), {}, "scarta # carta dalla tua mano", "scarta # carte dalla tua mano"),
        ("pt", "pay-from-hand", (), {}, "descarte # card da sua mão", "descarte # cards da sua mão"),
    ],
)
def test_counted_nouns(
    lang: str, kind: str, rest: tuple[Value, ...], features: dict[str, str], one: str, other: str
) -> None:
    for number in NUMBERS:
        expected = (one if number in ONE[lang] else other).replace("#", str(number))
        assert said(lang, kind, number, *rest, **features) == expected


@pytest.mark.parametrize(
    ("lang", "one", "other"),
    [("it", "lancia # volta una moneta.", "lancia # volte una moneta."), ("pt", "jogue # moeda.", "jogue # moedas.")],
)
def test_coins(lang: str, one: str, other: str) -> None:
    for number in NUMBERS:
        expected = (one if number in ONE[lang] else other).replace("#", str(number))
        assert said(lang, "flip-coins", Player.YOU, number) == expected


@pytest.mark.parametrize(
    ("lang", "one", "other"),
    [
        ("it", "ritirare Mossling costa # Energia in più", "ritirare Mossling costa # Energie in più"),
        ("pt", "retirar Mossling custa # Energia a mais", "retirar Mossling custa # Energias a mais"),
    ],
)
def test_energy_that_retreating_costs_more(lang: str, one: str, other: str) -> None:
    for number in NUMBERS:
        expected = (one if number in ONE[lang] else other).replace("#", str(number))
        assert said(lang, "rule-dearer-retreat", SELF, number) == expected


@pytest.mark.parametrize(
    ("lang", "one", "other"),
    [("it", "pesca una carta", "pesca # carte"), ("pt", "tire um card", "tire # cards")],
)
def test_one_card_that_is_drawn_is_a_card(lang: str, one: str, other: str) -> None:
    for number in NUMBERS[1:]:
        expected = one if number == 1 else other.replace("#", str(number))
        assert said(lang, "draw", Player.YOU, number) == expected


@pytest.mark.parametrize(
    ("lang", "case", "defending", "named", "chosen", "each"),
    [
        ("it", "nom", "il Pokémon Difensore", "Mossling", "2 dei Pokémon", "ciascuno dei Pokémon"),
        ("it", "di", "del Pokémon Difensore", "di Mossling", "di 2 dei Pokémon", "di ciascuno dei Pokémon"),
        ("it", "a", "al Pokémon Difensore", "a Mossling", "a 2 dei Pokémon", "a ciascuno dei Pokémon"),
        ("it", "da", "dal Pokémon Difensore", "da Mossling", "da 2 dei Pokémon", "da ciascuno dei Pokémon"),
        ("it", "su", "sul Pokémon Difensore", "su Mossling", "su 2 dei Pokémon", "su ciascuno dei Pokémon"),
        ("pt", "nom", "o Pokémon de Defesa", "Mossling", "2 dos Pokémon", "cada um dos Pokémon"),
        ("pt", "de", "do Pokémon de Defesa", "de Mossling", "de 2 dos Pokémon", "de cada um dos Pokémon"),
        ("pt", "a", "ao Pokémon de Defesa", "a Mossling", "a 2 dos Pokémon", "a cada um dos Pokémon"),
        ("pt", "em", "no Pokémon de Defesa", "em Mossling", "em 2 dos Pokémon", "em cada um dos Pokémon"),
    ],
)
def test_a_preposition_is_joined_with_the_article(
    lang: str, case: str, defending: str, named: str, chosen: str, each: str
) -> None:
    bench = {"it": " in Panchina del tuo avversario", "pt": " na Bancada do seu adversário"}[lang]
    assert said(lang, "defending", case=case) == defending
    assert said(lang, "self-named", "Mossling", case=case) == named
    assert said(lang, "choice", 2, BENCH, case=case) == chosen + bench
    assert said(lang, "each", BENCH, case=case) == each + bench


@pytest.mark.parametrize(
    ("name", "a", "su"),
    [
        ("Mossling", "a Mossling", "su Mossling"),
        ("Aipom", "ad Aipom", "su Aipom"),
        ("Àlga", "ad Àlga", "su Àlga"),
        ("Eevee", "a Eevee", "su Eevee"),
    ],
)
def test_italian_a_is_ad_before_a_name_with_the_same_vowel(name: str, a: str, su: str) -> None:
    assert said("it", "self-named", name, case="a") == a
    assert said("it", "self-named", name, case="su") == su
    phrase = Phrase("discard-energy", (Phrase("energy-cards", (1, EnergyKind.ENERGY)), Phrase("self-named", (name,))))
    assert writer("it").phrase(phrase) == f"scarta 1 carta Energia assegnata {a}"


@pytest.mark.parametrize(
    ("lang", "each", "named"),
    [
        (
            "it",
            "nessuno dei Pokémon in Panchina del tuo avversario può ritirarsi",
            "Mossling non può ritirarsi",
        ),
        (
            "pt",
            "nenhum dos Pokémon na Bancada do seu adversário pode ser retirado",
            "Mossling não pode ser retirado",
        ),
    ],
)
def test_each_under_a_negation_is_none(lang: str, each: str, named: str) -> None:
    assert said(lang, "rule-cannot-retreat", Phrase("each", (BENCH,))) == each
    assert said(lang, "rule-cannot-retreat", SELF) == named


@pytest.mark.parametrize(
    ("lang", "plain", "option"),
    [
        ("it", "il tuo avversario pesca 2 carte", "far sì che il tuo avversario peschi 2 carte"),
        ("pt", "o seu adversário tira 2 cards", "fazer com que o seu adversário tire 2 cards"),
    ],
)
def test_what_the_opponent_does_is_subjunctive_after_you_may(lang: str, plain: str, option: str) -> None:
    assert said(lang, "draw", Player.OPPONENT, 2) == plain
    assert said(lang, "draw", Player.OPPONENT, 2, mood="option") == option


@pytest.mark.parametrize(
    ("lang", "first", "again", "option"),
    [
        ("it", "il Pokémon Difensore viene Confuso", "viene Confuso", "rendere Confuso il Pokémon Difensore"),
        ("pt", "o Pokémon de Defesa agora está Confuso", "agora está Confuso", "deixar o Pokémon de Defesa Confuso"),
    ],
)
def test_it_is_left_out_as_a_subject(lang: str, first: str, again: str, option: str) -> None:
    assert said(lang, "inflict", DEFENDING, Condition.CONFUSED) == first
    assert said(lang, "inflict", Phrase("it"), Condition.CONFUSED) == again
    assert said(lang, "inflict", DEFENDING, Condition.CONFUSED, mood="option") == option


@pytest.mark.parametrize(
    ("cards", "it", "pt"),
    [
        (WantedCards.POKEMON, ("carta Pokémon", "carte Pokémon"), ("card Pokémon", "cards Pokémon")),
        (
            WantedCards.BASIC_POKEMON,
            ("carta Pokémon Base", "carte Pokémon Base"),
            ("card Pokémon Básico", "cards Pokémon Básicos"),
        ),
        (WantedCards.EVOLUTION, ("carta Evoluzione", "carte Evoluzione"), ("card Evolução", "cards Evolução")),
        (
            WantedCards.TRAINER,
            ("carta Addestramento", "carte Addestramento"),
            ("card de Treinador", "cards de Treinador"),
        ),
        (WantedCards.ENERGY, ("carta Energia", "carte Energia"), ("card Energia", "cards Energia")),
        (
            WantedCards.SPECIAL_ENERGY,
            ("carta Energia speciale", "carte Energia speciale"),
            ("card Energia Especial", "cards Energia Especial"),
        ),
        (
            WantedCards.BASIC_ENERGY,
            ("carta Energia base", "carte Energia base"),
            ("card Energia Básica", "cards Energia Básica"),
        ),
    ],
)
def test_cards_that_are_looked_for(cards: WantedCards, it: tuple[str, str], pt: tuple[str, str]) -> None:
    for lang, forms in (("it", it), ("pt", pt)):
        assert tuple(said(lang, "filter", cards, plural=plural) for plural in ("one", "other")) == forms


@pytest.mark.parametrize(
    ("type", "pokemon", "energy", "energies"),
    [
        (FIRE, "Pokémon de Fogo", "Energia de Fogo", "Energias de Fogo"),
        (EnergyType.PSYCHIC, "Pokémon Psíquicos", "Energia Psíquica", "Energias Psíquicas"),
        (EnergyType.COLORLESS, "Pokémon Incolores", "Energia Incolor", "Energias Incolores"),
    ],
)
def test_a_portuguese_type_agrees_with_its_noun(type: EnergyType, pokemon: str, energy: str, energies: str) -> None:
    """Pokémon is masculine, Energia feminine."""
    assert said("pt", "group-typed", Owner.YOURS, Spot.IN_PLAY, type) == f"dos seus {pokemon}"
    assert said("pt", "energy-cards-all-typed", EnergyKind.ENERGY, type) == f"todos os cards {energy}"
    counted = said("pt", "energy-provided-to-typed", SELF, type, counted="number")
    assert counted == f"o número de {energies} associadas a Mossling"

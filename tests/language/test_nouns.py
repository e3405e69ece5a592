"""Literal phrases for 0, 1, 2, 5, 11, 21, 22, 25 and 101 of everything that is counted."""

from __future__ import annotations

import pytest

from cardc.language import writer
from cardc.language.phrase import EnergyKind, Phrase, WantedCards
from cardc.model.terms import EnergyType, Owner, Player, Spot

NUMBERS = (0, 1, 2, 5, 11, 21, 22, 25, 101)
ONE_OTHER = (1, 0, 1, 1, 1, 1, 1, 1, 1)
"""English: which of (one, other) a number takes."""
ONE_FEW_OTHER = (2, 0, 1, 2, 2, 2, 2, 2, 2)
"""Czech: 1 one; 2 to 4 few; all else other, also 21, 22 and 101."""


def table(phrases: tuple[str, ...], choice: tuple[int, ...]) -> list[str]:
    return [phrases[which].replace("#", str(n)) for n, which in zip(NUMBERS, choice, strict=True)]


FILTER = {
    WantedCards.POKEMON: ("Pokémon card", "Pokémon cards", "kartu Pokémona", "karty Pokémonů", "karet Pokémonů"),
    WantedCards.BASIC_POKEMON: (
        "Basic Pokémon card",
        "Basic Pokémon cards",
        "kartu základního Pokémona",
        "karty základních Pokémonů",
        "karet základních Pokémonů",
    ),
    WantedCards.EVOLUTION: (
        "Evolution card",
        "Evolution cards",
        "evoluční kartu",
        "evoluční karty",
        "evolučních karet",
    ),
    WantedCards.TRAINER: ("Trainer card", "Trainer cards", "trenérskou kartu", "trenérské karty", "trenérských karet"),
    WantedCards.ENERGY: (
        "Energy card",
        "Energy cards",
        "energetickou kartu",
        "energetické karty",
        "energetických karet",
    ),
    WantedCards.BASIC_ENERGY: (
        "basic Energy card",
        "basic Energy cards",
        "základní energetickou kartu",
        "základní energetické karty",
        "základních energetických karet",
    ),
    WantedCards.SPECIAL_ENERGY: (
        "special Energy card",
        "special Energy cards",
        "speciální energetickou kartu",
        "speciální energetické karty",
        "speciálních energetických karet",
    ),
}


def counted(kind: str, *rest: EnergyKind | EnergyType) -> list[Phrase]:
    return [Phrase(kind, (n, *rest)) for n in NUMBERS]


def written(lang: str, phrases: list[Phrase], **features: str) -> list[str]:
    return [writer(lang).phrase(phrase, **features) for phrase in phrases]


def test_damage_counters() -> None:
    phrases = counted("counters")
    assert written("en", phrases) == table(("# damage counter", "# damage counters"), ONE_OTHER)
    assert written("cs", phrases) == table(("# žeton zranění", "# žetony zranění", "# žetonů zranění"), ONE_FEW_OTHER)


def test_up_to_so_many_damage_counters() -> None:
    phrases = counted("counters-up-to")
    assert written("en", phrases) == table(("up to # damage counter", "up to # damage counters"), ONE_OTHER)
    forms = ("až # žeton zranění", "až # žetony zranění", "až # žetonů zranění")
    assert written("cs", phrases) == table(forms, ONE_FEW_OTHER)


def test_energy_cards_attached_to_a_pokemon_agree_with_their_number() -> None:
    phrases = counted("energy-cards", EnergyKind.ENERGY)
    assert written("en", phrases) == table(("# Energy card", "# Energy cards"), ONE_OTHER)
    forms = ("# energetickou kartu připojenou", "# energetické karty připojené", "# energetických karet připojených")
    assert written("cs", phrases, joined="yes") == table(forms, ONE_FEW_OTHER)


def test_energy_cards_of_a_type() -> None:
    phrases = counted("energy-cards-typed", EnergyKind.ENERGY, EnergyType.COLORLESS)
    assert written("en", phrases) == table(("# Colorless Energy card", "# Colorless Energy cards"), ONE_OTHER)
    forms = (
        "# energetickou kartu bezbarvého typu",
        "# energetické karty bezbarvého typu",
        "# energetických karet bezbarvého typu",
    )
    assert written("cs", phrases, joined="no") == table(forms, ONE_FEW_OTHER)


def test_special_energy_cards_attached_to_a_pokemon() -> None:
    phrases = counted("energy-cards-up-to", EnergyKind.SPECIAL_ENERGY)
    forms = (
        "až # speciální energetickou kartu připojenou",
        "až # speciální energetické karty připojené",
        "až # speciálních energetických karet připojených",
    )
    assert written("cs", phrases, joined="yes") == table(forms, ONE_FEW_OTHER)


def test_cards_that_are_drawn() -> None:
    phrases = [Phrase("draw", (Player.YOU, n)) for n in NUMBERS]
    assert written("en", phrases) == table(("draw a card", "draw # cards"), ONE_OTHER)
    forms = ("vezmi si kartu", "vezmi si # karty", "vezmi si # karet")
    assert written("cs", phrases) == table(forms, ONE_FEW_OTHER)


def test_cards_that_the_opponent_discards() -> None:
    phrases = [Phrase("discard-from-hand", (Player.OPPONENT, n)) for n in NUMBERS]
    forms = (
        "your opponent discards # card from his or her hand",
        "your opponent discards # cards from his or her hand",
    )
    assert written("en", phrases) == table(forms, ONE_OTHER)
    forms_cs = ("soupeř odhodí # kartu z ruky", "soupeř odhodí # karty z ruky", "soupeř odhodí # karet z ruky")
    assert written("cs", phrases) == table(forms_cs, ONE_FEW_OTHER)


def test_other_cards_that_are_paid() -> None:
    forms = ("odhoď z ruky # další kartu", "odhoď z ruky # další karty", "odhoď z ruky # dalších karet")
    assert written("cs", counted("pay-other-cards")) == table(forms, ONE_FEW_OTHER)


def test_coins() -> None:
    phrases = [Phrase("flip-coins", (Player.YOU, n)) for n in NUMBERS]
    assert written("en", phrases)[2:4] == ["flip 2 coins.", "flip 5 coins."]
    forms = ("hoď # mincí.", "hoď # mincemi.", "hoď # mincemi.")
    assert written("cs", phrases) == table(forms, ONE_FEW_OTHER)


def test_energy_that_a_pokemon_becomes() -> None:
    group = Phrase("group", (Owner.YOURS, Spot.IN_PLAY))
    phrases = [Phrase("become-energy", (Phrase("self-this"), n, group)) for n in NUMBERS]
    frame = "proměň tohoto Pokémona v energetickou kartu poskytující {} zvoleného typu a připoj ji k 1 ze svých ostatních Pokémonů"
    forms = tuple(frame.format(f) for f in ("# energii", "# energie", "# energií"))
    assert written("cs", phrases) == table(forms, ONE_FEW_OTHER)


def test_energy_that_a_retreat_costs_more() -> None:
    phrases = [Phrase("rule-dearer-retreat", (Phrase("defending"), n)) for n in NUMBERS]
    frame = "cena ústupu bránícího se Pokémona je o {} vyšší"
    forms = tuple(frame.format(f) for f in ("# energii", "# energie", "# energií"))
    assert written("cs", phrases) == table(forms, ONE_FEW_OTHER)


def test_top_cards_that_are_rearranged() -> None:
    phrases = [Phrase("rearrange-all", (n, Owner.YOURS)) for n in NUMBERS]
    forms = (
        "podívej se na # vrchní kartu svého balíčku a vrať ji v libovolném pořadí",
        "podívej se na # vrchní karty svého balíčku a vrať je v libovolném pořadí",
        "podívej se na # vrchních karet svého balíčku a vrať je v libovolném pořadí",
    )
    assert written("cs", phrases) == table(forms, ONE_FEW_OTHER)


def test_cards_that_evolve_from_a_pokemon() -> None:
    """The participle stands in the case that the numeral governs."""
    evolving = Phrase("evolves-from", (Phrase("defending"),))
    phrases = [Phrase("cards", (n, Phrase("filter-with", (Phrase("filter-any"), evolving)))) for n in (1, 2, 5)]
    assert written("cs", phrases) == [
        "kartu vyvíjející se z bránícího se Pokémona",
        "2 karty vyvíjející se z bránícího se Pokémona",
        "5 karet vyvíjejících se z bránícího se Pokémona",
    ]


def test_cards_of_more_than_one_kind() -> None:
    """An adjective needs no noun of its own where another follows; a Pokémon's card does."""
    two = Phrase("filter-two", (WantedCards.TRAINER, WantedCards.SPECIAL_ENERGY))
    three = Phrase("filter-three", (WantedCards.BASIC_POKEMON, WantedCards.EVOLUTION, WantedCards.ENERGY))
    assert [writer("cs").phrase(two, plural=p) for p in ("one", "few", "other")] == [
        "trenérskou nebo speciální energetickou kartu",
        "trenérské nebo speciální energetické karty",
        "trenérských nebo speciálních energetických karet",
    ]
    assert [writer("cs").phrase(three, plural=p) for p in ("one", "few", "other")] == [
        "kartu základního Pokémona, evoluční nebo energetickou kartu",
        "karty základních Pokémonů, evoluční nebo energetické karty",
        "karet základních Pokémonů, evolučních nebo energetických karet",
    ]


def test_the_preposition_before_a_number_is_the_spoken_one() -> None:
    """K jednomu, ke dvěma, k pěti."""
    group = Phrase("group", (Owner.OPPONENTS, Spot.BENCH))
    phrases = [Phrase("choice", (n, group)) for n in (1, 2, 5)]
    assert written("cs", phrases, case="to") == [
        "k 1 ze soupeřových Pokémonů na střídačce",
        "ke 2 ze soupeřových Pokémonů na střídačce",
        "k 5 ze soupeřových Pokémonů na střídačce",
    ]


@pytest.mark.parametrize("cards", WantedCards)
def test_cards_that_a_deck_is_searched_for(cards: WantedCards) -> None:
    one, other, one_cs, few_cs, other_cs = FILTER[cards]
    phrase = Phrase("filter", (cards,))
    assert [writer("en").phrase(phrase, plural=p) for p in ("one", "other")] == [one, other]
    assert [writer("cs").phrase(phrase, plural=p) for p in ("one", "few", "other")] == [one_cs, few_cs, other_cs]

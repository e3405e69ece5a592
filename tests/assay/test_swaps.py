"""Changing a text, and noticing that it now says something else."""

from __future__ import annotations

import pytest

from cardc.assay import mutate as mutation
from cardc.assay.mutate import mutate
from cardc.assay.swaps import SWAPS, mutants
from cardc.assay.verdicts import assay
from cardc.language import TextContext
from cardc.model.cards import Text
from cardc.model.effects import Flip, Inflict
from cardc.model.parts import Who
from cardc.model.terms import Condition
from tests.assay.cards import ASLEEP, cards, pokemon

BENCHED = "Benched Pokémon"


def changes(text: str, lang: str = "en") -> set[tuple[str, str]]:
    return {(each.what, each.text) for each in mutants(text, "Mossback", lang)}


@pytest.mark.parametrize(
    ("text", "what", "changed"),
    [
        ("Does 30 damage.", "number", "Does 40 damage."),
        ("Draw 2 cards.", "number", "Draw 3 cards."),
        ("Flip a coin.", "number", "Flip 2 coin."),
        ("If heads, draw.", "coin", "If tails, draw."),
        ("It is now Asleep.", "condition", "It is now Confused."),
        ("Discard a Fire Energy.", "type", "Discard a Water Energy."),
        ("During your opponent's next turn, rest.", "duration", "During your next turn, rest."),
        ("Shuffle your deck.", "target", "Shuffle your opponent's deck."),
        ("Shuffle your opponent's deck.", "target", "Shuffle your deck."),
        ("Wake the Defending Pokémon.", "target", "Wake Mossback."),
        ("Wake Mossback.", "target", "Wake the Defending Pokémon."),
        ("Wake that Pokémon.", "target", "Wake Mossback."),
        ("You may rest.", "option", "rest."),
        ("Put it into your hand.", "place", "Put it into your deck."),
        ("If it rests, draw.", "test", "Unless it rests, draw."),
        (
            f"Hurts all. (Don't apply Weakness and Resistance for {BENCHED}.)",
            "reminder",
            "Hurts all. (Don't apply Weakness and Resistance.)",
        ),
        (
            "Hurts all. (Don't apply Weakness and Resistance.)",
            "reminder",
            f"Hurts all. (Don't apply Weakness and Resistance for {BENCHED}.)",
        ),
    ],
)
def test_each_kind_of_change(text: str, what: str, changed: str) -> None:
    assert (what, changed) in changes(text)


@pytest.mark.parametrize(
    ("lang", "text", "changed"),
    [
        ("it", "Se esce testa, pesca.", "Se esce croce, pesca."),
        ("it", "Pesca due carte.", "Pesca tre carte."),
        ("pt", "Se sair cara, compre.", "Se sair coroa, compre."),
        ("pt", "Está Adormecido.", "Está Confuso."),
    ],
)
def test_other_languages_have_their_own_words(lang: str, text: str, changed: str) -> None:
    assert changed in {text for _, text in changes(text, lang)}


def test_one_change_at_a_time_and_none_that_changes_nothing() -> None:
    for lang in SWAPS:
        found = list(mutants("2 heads, 2 tails: your deck", "Mossback", lang))
        assert all(each.text != "2 heads, 2 tails: your deck" for each in found)
    texts = {text for what, text in changes("2 heads, 2 heads") if what == "coin"}
    assert texts == {"2 tails, 2 heads", "2 heads, 2 tails"}


def test_a_reminder_about_the_bench_says_the_same_without_the_bench_where_only_the_bench_is_hurt() -> None:
    text = f"Hurts all Benched Pokémon. (Don't apply Weakness and Resistance for {BENCHED}.)"
    assert not [each for each in mutants(text, "Mossback", "en") if each.what == "reminder"]


def test_a_name_inside_another_word_stays() -> None:
    assert not any("Defending" in text for _, text in changes("Mossbacks rest."))


def test_a_changed_text_is_declined_or_read_as_another_model() -> None:
    result = mutate(assay(cards(pokemon(1, ASLEEP)), "en"), "en")
    assert result.survivors == []
    assert result.different["coin"] == 1
    assert result.different["condition"] == 1
    assert result.tried == result.declined.total() + result.different.total()


def test_a_text_on_several_cards_is_changed_once() -> None:
    one, two = (
        mutate(assay(cards(*objects), "en"), "en").tried
        for objects in ([pokemon(1, ASLEEP)], [pokemon(1, ASLEEP), pokemon(2, ASLEEP)])
    )
    assert one == two > 0


def test_a_reader_that_does_not_listen_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    class Deaf:
        def bodies(self, text: str, context: TextContext) -> list[Text]:
            return [Text((), (Flip((Inflict(Condition.ASLEEP, Who.DEFENDING),), ()),))]

    rows = assay(cards(pokemon(1, ASLEEP)), "en")
    monkeypatch.setattr(mutation, "reader", lambda lang: Deaf())
    result = mutate(rows, "en")
    assert len(result.survivors) == result.tried > 0

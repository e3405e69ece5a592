"""What the reader accepts beside today's wording, and how it declines the rest."""

from __future__ import annotations

import pytest

from cardc.language import TextContext, TextKind, UnreadableError, read
from cardc.model.cards import Activated, PowerText, PrintedDamage, Text
from cardc.model.effects import (
    AttachEnergy,
    ChooseAttack,
    DamagePlus,
    DamageTimes,
    DiscardEnergy,
    DiscardFromHand,
    DoDamage,
    Draw,
    Flip,
    FlipCoins,
    Inflict,
    KnockOut,
    Lasting,
    May,
    Poison,
    Reaction,
    SearchDeck,
    Statement,
    TakeActivePlace,
)
from cardc.model.parts import All, CardFilter, Choice, Exactly, Group, Heads, Number, Who
from cardc.model.rules import CannotUse, PreventDamage
from cardc.model.terms import (
    AttackRef,
    CardClass,
    Condition,
    Duration,
    Edition,
    Event,
    Owner,
    Player,
    Sign,
    Spot,
    Usage,
)

ATTACK = TextContext("Aipom", TextKind.ATTACK, PrintedDamage(30, Sign.PLUS))
POWER = TextContext("Aipom", TextKind.POWER)
TRAINER = TextContext("Berry Basket", TextKind.TRAINER)
YOURS = Group(Owner.YOURS, Spot.IN_PLAY)


def reads(text: str, *statements: Statement, context: TextContext = ATTACK, lang: str = "en") -> None:
    assert read(lang, text, context).bodies == (Text((), statements),)


# --- other wordings ---------------------------------------------------------------------------------


def test_case_and_spacing_carry_no_meaning() -> None:
    reads("draw  2\ncards .", Draw(Player.YOU, Exactly(2)))


def test_this_pokemon_and_the_name_mean_the_same_in_every_edition() -> None:
    reads("Knock Out this Pokémon.", KnockOut(Who.SELF))
    reads("Knock Out Aipom.", KnockOut(Who.SELF), context=TextContext("Aipom", TextKind.ATTACK, None, Edition.BW))


def test_a_reminder_may_be_missing() -> None:
    rule = Lasting(Duration.THIS_TURN, PreventDamage(Who.SELF))
    reads("Prevent all damage done to Aipom during this turn.", rule)
    reads("Prevent all damage done to Aipom during this turn. (Any other effects of attacks still happen.)", rule)


def test_older_wordings_are_read() -> None:
    reads("This attack does 30 damage plus 20 more damage.", DamagePlus(Number(20)))
    reads("Flip 3 coins. Does 30 damage times the number of heads.", FlipCoins(3), DamageTimes(Heads()))
    cards = DiscardEnergy(Exactly(2), None, Choice(1, YOURS))
    reads("Choose 2 Energy cards attached to 1 of your Pokémon and discard them.", cards)
    reads(
        "Attach 1 Energy card to 1 of your Pokémon.",
        AttachEnergy(Exactly(1), CardFilter((CardClass.ENERGY,)), Choice(1, YOURS)),
    )
    reads(
        "Připoj 1 energetickou kartu k 1 ze svých Pokémonů.",
        AttachEnergy(Exactly(1), CardFilter((CardClass.ENERGY,)), Choice(1, YOURS)),
        lang="cs",
    )


def test_words_that_the_czech_rulebook_uses_beside_ours_are_read() -> None:
    reads("Smíš vytáhnout 2 karty.", May((Draw(Player.YOU, Exactly(2)),)), lang="cs")
    asleep, paralyzed = (Inflict(c, Who.DEFENDING) for c in (Condition.ASLEEP, Condition.PARALYZED))
    reads(
        "Hoď mincí. Padne-li orel, bránící se Pokémon je nyní uspán; padne-li však panna, je nyní ochromen.",
        Flip((asleep,), (paralyzed,)),
        lang="cs",
    )
    reads("Hoď mincí. Pokud padne panna, vezmi si kartu.", Flip((), (Draw(Player.YOU, Exactly(1)),)), lang="cs")


def test_one_of_them_is_one_of_the_benched_pokemon_just_spoken_of() -> None:
    text = "If your opponent has any Benched Pokémon, choose 1 of them and this attack does 80 damage to it."
    damage = DoDamage(Number(80), Choice(1, Group(Owner.OPPONENTS, Spot.BENCH)))
    reads(text, damage)
    other = read("en", text.replace("your opponent has", "you have"), ATTACK)
    assert "them" in str(other.failure)


def test_heads_and_tails_in_sentences_of_their_own() -> None:
    flip = Flip((Draw(Player.YOU, Exactly(2)),), (Draw(Player.OPPONENT, Exactly(3)),))
    reads("Flip a coin. If heads, draw 2 cards. If tails, your opponent draws 3 cards.", flip)
    reads("Hoď mincí. Padne-li orel, vezmi si 2 karty. Padne-li panna, soupeř si vezme 3 karty.", flip, lang="cs")


def test_two_acts_in_one_sentence() -> None:
    acts = (DiscardFromHand(Player.YOU, All()), Draw(Player.YOU, Exactly(4)))
    reads("Discard your hand, then draw 4 cards.", *acts, context=TRAINER)


def test_a_price_and_what_it_buys_in_one_sentence() -> None:
    text = "Discard 1 of the other cards from your hand in order to search your deck for any card and put it into your hand. Shuffle your deck afterward."
    search = SearchDeck(Exactly(1), CardFilter((CardClass.CARD,)))
    price = DiscardFromHand(Player.YOU, Exactly(1))
    assert read("en", text, TRAINER).bodies == (Text((price,), (search,)),)


def test_that_pokemon_is_the_chosen_one() -> None:
    reads(
        "Discard all Energy cards attached to 1 of your Pokémon. Knock Out that Pokémon.",
        DiscardEnergy(All(), None, Choice(1, YOURS)),
        KnockOut(Who.THAT),
    )


def test_that_pokemon_is_the_one_whose_attack_was_chosen() -> None:
    reads(
        "Choose 1 of this Pokémon's attacks. That Pokémon can't use that attack during your next turn.",
        ChooseAttack(Who.SELF),
        Lasting(Duration.YOUR_NEXT_TURN, CannotUse(Who.SELF, AttackRef.CHOSEN)),
    )


def test_it_is_the_subject_of_the_clause_before() -> None:
    text = "If you have any Benched Pokémon, the Defending Pokémon is now Asleep and it is now Poisoned."
    body = read("en", text, ATTACK).body
    assert isinstance(body, Text)
    assert body.effects[0].then == (  # type: ignore[union-attr]  # an If
        Inflict(Condition.ASLEEP, Who.DEFENDING),
        Poison(Who.DEFENDING),
    )


def test_a_trainer_whose_name_is_a_word_of_its_text() -> None:
    context = TextContext("Draw", TextKind.TRAINER)
    reads("Draw 2 cards.", Draw(Player.YOU, Exactly(2)), context=context)


# --- declining ----------------------------------------------------------------------------------------


def test_the_furthest_word_is_named_with_what_was_expected() -> None:
    text = "Flip a coin. If heads, the Defending Pokémon is now Paralysed."
    failure = read("en", text, ATTACK).failure
    assert failure is not None
    assert (failure.start, failure.word) == (text.index("Paralysed"), "Paralysed")
    assert failure.nearest[0] == "paralyzed"
    assert {"asleep", "burned", "confused", "paralyzed", "poisoned"} <= set(failure.expected)


def test_a_czech_form_in_the_wrong_case_is_declined() -> None:
    text = "Vyřaď bránící se Pokémon ze hry."
    failure = read("cs", text, ATTACK).failure
    assert failure is not None
    assert failure.word == "bránící"
    assert "bránícího" in failure.nearest


def test_a_number_needs_the_form_that_it_governs() -> None:
    assert read("cs", "Vezmi si 5 karet.", ATTACK).bodies
    failure = read("cs", "Vezmi si 5 karty.", ATTACK).failure
    assert failure is not None
    assert (failure.word, failure.expected) == ("karty", ("karet",))


def test_a_text_that_ends_too_early() -> None:
    failure = read("en", "Draw 2", ATTACK).failure
    assert failure is not None
    assert (failure.start, failure.word, failure.expected) == (6, "", ("cards",))


@pytest.mark.parametrize(
    ("text", "context", "reason"),
    [
        ("Does 40 damage plus 10 more damage.", ATTACK, "40"),
        ("Discard your hand. (Any other effects of attacks still happen.)", ATTACK, "reminds of nothing"),
        ("Knock Out that Pokémon.", ATTACK, "that Pokémon"),
        ("It is now Asleep.", ATTACK, "it"),
        ("If you have any Benched Pokémon, draw a card and it is now Asleep.", ATTACK, "it"),
        ("This power does 10 damage to 1 of your Pokémon.", ATTACK, "speaks of itself as power"),
        ("You can't use this attack unless you have any Benched Pokémon.", TRAINER, "speaks of itself as attack"),
        ("Draw a card. Discard 1 card from your hand in order to use this attack.", ATTACK, "wrong place"),
        ("Knock Out the attacking Pokémon.", ATTACK, "no one attacks"),
        ("Unless all damage from this attack is prevented, draw 2 cards.", TRAINER, "attack text only"),
        ("Does 30 damage times the number of heads.", ATTACK, "no coins"),
        ("The Defending Pokémon can't use that attack during this turn.", ATTACK, "that attack"),
        ("Discard that many cards from the top of your opponent's deck.", ATTACK, "nothing was discarded"),
        ("Draw a card.", POWER, "begins with when it works"),
        ("Aipom can't attack. Draw a card.", POWER, "one thing only"),
        ("Once during your turn (before your attack), you may draw a card. This power stops working while Aipom is Asleep.",
         POWER, "does not fit"),
        ("Flip 2 coins. Does 20 damage to 1 of your Pokémon for each heads. You can't do more than 30 damage in this way.",
         ATTACK, "no multiple"),
    ],
)  # fmt: skip
def test_a_text_that_contradicts_its_card_is_declined(text: str, context: TextContext, reason: str) -> None:
    reading = read("en", text, context)
    assert reading.bodies == ()
    assert reading.failure is not None
    assert reason in str(reading.failure)


def test_another_cards_name_is_declined() -> None:
    reading = read("en", "Knock Out Buneary.", ATTACK)
    assert reading.failure is not None
    assert reading.failure.word == "Buneary"
    assert "the card's name" in reading.failure.expected


def test_the_body_of_an_unreadable_text_is_an_error() -> None:
    with pytest.raises(UnreadableError, match="expected"):
        _ = read("en", "Draw two cards.", ATTACK).body


def test_a_power_is_read_with_its_frame() -> None:
    text = "Once during your turn (before your attack), you may draw 6 cards."
    assert read("en", text, POWER).bodies == (
        PowerText(Activated(Usage.ONCE, Text((), (Draw(Player.YOU, Exactly(6)),)))),
    )


def test_that_pokemon_in_a_reaction_is_the_one_chosen_there() -> None:
    text = (
        "Whenever your opponent's attack damages Aipom during this turn, do the following (discard all Energy cards "
        "attached to 1 of your Pokémon and switch that Pokémon with its owner's Active Pokémon)."
    )
    effects = (DiscardEnergy(All(), None, Choice(1, YOURS)), TakeActivePlace(Who.THAT))
    reads(text, Lasting(Duration.THIS_TURN, Reaction(Event.DAMAGED_BY_ATTACK, effects)))


@pytest.mark.parametrize(
    ("name", "said"), [("Mossback δ", "Mossback"), ("Mossback δ", "Mossback δ"), ("Mossback ★", "Mossback Star")]
)
def test_a_text_may_leave_out_what_is_no_part_of_the_name(name: str, said: str) -> None:
    """R239: δ is no part of a name; print spells a star as a word."""
    context = TextContext(name, TextKind.ATTACK, edition=Edition.DP)
    plain = read("en", f"Remove 2 damage counters from {name}.", context).bodies
    assert len(plain) == 1
    assert read("en", f"Remove 2 damage counters from {said}.", context).bodies == plain


def test_the_name_of_another_card_is_not_the_own_one() -> None:
    """Mossback ex is another Pokémon than Mossback."""
    context = TextContext("Mossback ex", TextKind.ATTACK, edition=Edition.DP)
    assert read("en", "Remove 2 damage counters from Mossback.", context).bodies == ()

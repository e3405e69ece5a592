"""Sentences of older cards that today are said otherwise: what they mean, and where they are declined."""

from __future__ import annotations

import pytest

from cardc.language import TextContext, TextKind, read
from cardc.model.cards import Activated, OnlyIf, PowerText, PrintedDamage, Static, Text
from cardc.model.effects import (
    BecomeEnergy,
    ChooseAttack,
    CopyAttack,
    Devolve,
    DiscardEnergy,
    DiscardFromDeck,
    DoDamage,
    Draw,
    KnockOut,
    Lasting,
    LeavePlay,
    PutCards,
    PutCounters,
    RemoveCounters,
    SearchDeck,
    ShowHand,
    Statement,
)
from cardc.model.parts import (
    All,
    AnyNumber,
    AtLeast,
    CardFilter,
    Choice,
    CountersOn,
    Damaged,
    Discarded,
    Each,
    Exactly,
    Group,
    Half,
    Number,
    OfType,
    PerCount,
    PrintedHP,
    TypeOf,
    UpTo,
    Who,
)
from cardc.model.rules import CannotEvolve, CopyOf, NewBaseDamage
from cardc.model.terms import (
    CardClass,
    Condition,
    Duration,
    EnergyType,
    Owner,
    Player,
    Rounding,
    Seat,
    Sign,
    Spot,
    Usage,
    Zone,
)

ATTACK = TextContext("Aipom", TextKind.ATTACK, PrintedDamage(30, Sign.PLUS))
POWER = TextContext("Aipom", TextKind.POWER)
TRAINER = TextContext("Berry Basket", TextKind.TRAINER)
YOURS = Group(Owner.YOURS, Spot.IN_PLAY)
THEIRS = Group(Owner.OPPONENTS, Spot.IN_PLAY)
DAMAGED = Group(Owner.YOURS, Spot.IN_PLAY, (Damaged(),))
EVERY_BENCH = Group(Owner.EITHER, Spot.BENCH)
ENERGY = CardFilter((CardClass.ENERGY,))

ALL_ITS = "any cards attached to it"
A_TYPE = "a type of Energy"

MEANINGS: list[tuple[str, TextContext, tuple[Statement, ...]]] = [
    (
        "Your opponent shuffles his or her hand into his or her deck, then draws 5 cards.",
        TRAINER,
        (
            PutCards(Player.OPPONENT, All(), CardFilter((CardClass.CARD,)), Zone.HAND, Zone.DECK),
            Draw(Player.OPPONENT, Exactly(5)),
        ),
    ),
    (
        "Choose 2 of your own Pokémon in play and return its Basic Pokémon card to your hand.",
        TRAINER,
        (LeavePlay(Choice(2, YOURS), Zone.HAND, False),),
    ),
    (
        f"Choose a Pokémon on your Bench. Shuffle it and {ALL_ITS} into your deck. Draw 3 cards.",
        TRAINER,
        (LeavePlay(Choice(1, Group(Owner.YOURS, Spot.BENCH)), Zone.DECK, True), Draw(Player.YOU, Exactly(3))),
    ),
    (
        "Choose 1 of your opponent's Pokémon and up to 3 Energy cards attached to it. Discard those Energy cards.",
        TRAINER,
        (DiscardEnergy(UpTo(3), None, Choice(1, THEIRS)),),
    ),
    (
        # Those Pokémon are the damaged ones: their Energy goes while they still are.
        "Remove all damage counters from all of your Pokémon with damage counters on them, then discard 1 Energy card "
        "attached to those Pokémon.",
        TRAINER,
        (DiscardEnergy(Exactly(1), None, Each(DAMAGED)), RemoveCounters(All(), Each(DAMAGED))),
    ),
    (
        "You and your opponent show each other your hands, then shuffle all the Energy cards from your hands into your "
        "decks.",
        TRAINER,
        (
            ShowHand(Player.YOU),
            ShowHand(Player.OPPONENT),
            PutCards(Player.YOU, All(), ENERGY, Zone.HAND, Zone.DECK),
            PutCards(Player.OPPONENT, All(), ENERGY, Zone.HAND, Zone.DECK),
        ),
    ),
    (
        "Choose 1 of your own Pokémon and a Stage of Evolution. Discard all Evolution cards of that Stage or higher "
        "attached to that Pokémon.",
        TRAINER,
        (Devolve(Choice(1, YOURS)),),
    ),
    (
        "Put damage counters on Aipom equal to half its HP (rounded up to the nearest 10).",
        ATTACK,
        (PutCounters(Half(PrintedHP(Who.SELF), Rounding.UP), Who.SELF),),
    ),
    (
        "You may discard any number of Metal Energy cards attached to Aipom when you use this attack. If you do, discard "
        "that many cards from the top of your deck.",
        ATTACK,
        (DiscardEnergy(AnyNumber(), EnergyType.METAL, Who.SELF), DiscardFromDeck(Player.YOU, PerCount(1, Discarded()))),
    ),
    (
        "During your next turn, Aipom's Pebbles attack's base damage is 90 instead of 20.",
        ATTACK,
        (Lasting(Duration.YOUR_NEXT_TURN, NewBaseDamage(Who.SELF, "Pebbles", 90)),),
    ),
    (
        "This attack does 40 damage to each Benched Pokémon of the same type as Aipom (including your own).",
        ATTACK,
        (DoDamage(Number(40), Each(Group(Owner.EITHER, Spot.BENCH, (OfType(TypeOf(Who.SELF)),)))),),
    ),
    (
        "Choose 1 of Aipom's attacks. Imitate copies that attack except for its Energy costs and anything else required "
        "in order to use that attack, such as discarding Energy cards.",
        ATTACK,
        (ChooseAttack(Who.SELF), CopyAttack()),
    ),
    ("Remove a damage counter from Aipom.", ATTACK, (RemoveCounters(Exactly(1), Who.SELF),)),
]


@pytest.mark.parametrize("number", range(len(MEANINGS)))
def test_a_sentence_of_an_older_card(number: int) -> None:
    text, context, statements = MEANINGS[number]
    assert read("en", text, context).bodies == (Text((), statements),)


def test_a_requirement_that_is_said_last() -> None:
    text = "Draw 4 cards. This attack can't be used if Aipom has no damage counters on it."
    requirement = OnlyIf(AtLeast(CountersOn(Who.SELF)))
    assert read("en", text, ATTACK).bodies == (Text((requirement,), (Draw(Player.YOU, Exactly(4)),)),)


def test_a_trade_with_the_deck() -> None:
    text = (
        "Trade 1 of the Trainer cards in your hand for 1 of the Energy cards from your deck. "
        "Show both cards to your opponent. Shuffle your deck afterward."
    )
    price = PutCards(Player.YOU, Exactly(1), CardFilter((CardClass.TRAINER,)), Zone.HAND, Zone.DECK)
    assert read("en", text, TRAINER).bodies == (Text((price,), (SearchDeck(Exactly(1), ENERGY),)),)


def test_a_pokemon_that_becomes_energy() -> None:
    text = (
        "Once during your turn (before your attack), you may Knock Out Aipom and attach it to 1 of your other Pokémon. "
        f"If you do, choose {A_TYPE}. Aipom is now an Energy card (instead of a Pokémon) that provides 3 energy "
        "of that type."
    )
    effects = (KnockOut(Who.SELF), BecomeEnergy(3, Choice(1, YOURS)))
    assert read("en", text, POWER).bodies == (PowerText(Activated(Usage.ONCE, Text((), effects))),)


def test_nobody_evolves() -> None:
    held = Static(CannotEvolve(Group(Owner.EITHER, Spot.IN_PLAY)))
    assert read("en", "No more Evolution cards can be played.", POWER).bodies == (PowerText(held),)


@pytest.mark.parametrize(
    ("text", "context", "reason"),
    [
        (
            "Choose 1 of your opponent's Pokémon and return its Basic Pokémon card to your hand.",
            TRAINER,
            "do not go to your cards",
        ),
        (
            "You may discard 2 Energy cards attached to Aipom when you use this attack. If you do, draw 2 cards.",
            ATTACK,
            "only any number",
        ),
        ("Draw 4 cards. (Discard all cards attached to that card.)", TRAINER, "reminds of nothing"),
        ("This attack can't be used if Aipom has no damage counters on it. Draw 4 cards.", ATTACK, "wrong place"),
    ],
)
def test_what_does_not_fit_is_declined(text: str, context: TextContext, reason: str) -> None:
    reading = read("en", text, context)
    assert reading.bodies == ()
    assert reason in str(reading.failure)


DEFENDER = "the Defending Pokémon"
REMINDER = "Don't apply Weakness and Resistance" + " for Benched Pokémon"
SCYTHE = TextContext(
    "Aipom", TextKind.ATTACK, PrintedDamage(30), types=(EnergyType.COLORLESS,), bases=(("Pebbles", 20),)
)


@pytest.mark.parametrize(
    ("text", "read_too", "declined"),
    [
        (
            "During your next turn, Aipom's Pebbles attack's base damage is 90 instead of {}.",
            "20",
            "30",
        ),
        (
            f"Choose 1 of {DEFENDER}'s attacks. Pebbles copies that attack except for its Energy costs and "
            "anything else required in order to use that attack, such as discarding Energy cards. (No matter what type "
            f"{DEFENDER} is, Aipom's type is still {{}}.)",
            "Colorless",
            "Grass",
        ),
        (
            "Remove 2 damage counters from Aipom. If {} has fewer damage counters than that, remove all of them.",
            "Aipom",
            "the Defending Pokémon",
        ),
        (
            f"Choose 2 of your opponent's Benched Pokémon and this attack does 30 damage to each of them. ({REMINDER}.) If "
            "your opponent has fewer than {} Benched Pokémon, do the damage to each of them.",
            "2",
            "3",
        ),
    ],
)
def test_what_a_sentence_repeats_of_its_card_or_of_the_text_is_right(text: str, read_too: str, declined: str) -> None:
    assert len(read("en", text.format(read_too), SCYTHE).bodies) == 1
    assert read("en", text.format(declined), SCYTHE).bodies == ()


def test_a_power_that_makes_a_copy() -> None:
    copies = (
        "If Aipom is your Active Pokémon, treat it as if it were the same card as the Defending Pokémon, including type, "
        "Hit Points, Weakness, and so on, except Aipom can't evolve, always has this Pokémon Power, and you may treat "
        "any Energy attached to Aipom as Energy of any type."
    )
    stopped = "Aipom isn't a copy of any other Pokémon while Aipom is Confused or Paralyzed."
    held = Static(CopyOf(Who.SELF, Who.DEFENDING), Seat.ACTIVE)
    assert read("en", f"{copies} {stopped}", POWER).bodies == (
        PowerText(held, (Condition.CONFUSED, Condition.PARALYZED)),
    )
    other = f"As long as Aipom is Active, your opponent's Active Pokémon can't retreat. {stopped}"
    assert read("en", other, POWER).bodies == ()

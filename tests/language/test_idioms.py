"""What the classic edition says in other words than the later ones, in the languages that have the words for it."""

from __future__ import annotations

import pytest

from cardc.language import Body, TextContext, TextKind, read, write
from cardc.model.cards import Activated, OnlyIf, PowerText, PrintedDamage, Static, Text
from cardc.model.effects import (
    DamagePlus,
    Devolve,
    DiscardEnergy,
    DiscardFromHand,
    DoDamage,
    Draw,
    Flip,
    Inflict,
    Lasting,
    Poison,
    PutCards,
    Reaction,
    RemoveCounters,
    SearchDeck,
    Statement,
    Switch,
    TakeActivePlace,
)
from cardc.model.parts import (
    All,
    CardFilter,
    Choice,
    DamageDone,
    Each,
    Exactly,
    Group,
    Half,
    IsAt,
    Named,
    Number,
    OfType,
    Per,
    PokemonIn,
    TypeOf,
    UpTo,
    Who,
)
from cardc.model.rules import CannotEvolve, CannotRetreat, ImmuneTo, MoreDamage
from cardc.model.terms import (
    CardClass,
    Condition,
    Duration,
    Edition,
    Event,
    Owner,
    Player,
    Rounding,
    Seat,
    Sign,
    Spot,
    Usage,
    Zone,
)

STRUCK = PrintedDamage(20, Sign.NONE)
ATTACK = TextContext("Aipom", TextKind.ATTACK)
HIT = TextContext("Aipom", TextKind.ATTACK, STRUCK)
PLUS = TextContext("Aipom", TextKind.ATTACK, PrintedDamage(20, Sign.PLUS))
LATER = TextContext("Aipom", TextKind.ATTACK, STRUCK, Edition.DP)
BW = TextContext("Aipom", TextKind.ATTACK, STRUCK, Edition.BW)
TRAINER = TextContext("Berry Basket", TextKind.TRAINER)
LATER_TRAINER = TextContext("Berry Basket", TextKind.TRAINER, None, Edition.DP)
POWER = TextContext("Aipom", TextKind.POWER)
THEIR_BENCH = Group(Owner.OPPONENTS, Spot.BENCH)
YOURS = Group(Owner.YOURS, Spot.IN_PLAY)
AWAY = Switch(Player.OPPONENT, Player.OPPONENT)
NUDGE = DoDamage(Number(130), Choice(1, THEIR_BENCH))
BOTH = "Weakness and Resistance"
BENCH_REMINDER = f"(Don't apply {BOTH} for Benched Pokémon.)"
ANY = "If your opponent has any Benched Pokémon,"
THEIRS, HIS = "your opponent's Benched Pokémon", "his or her"


def does(*statements: Statement) -> Text:
    return Text((), statements)


CASES: list[tuple[str, TextContext, Body, str]] = [
    # The one that is chosen, if there is one.
    (
        "en",
        ATTACK,
        does(AWAY),
        f"{ANY} he or she chooses 1 of them and switches it with the Defending Pokémon.",
    ),
    (
        "en",
        HIT,
        does(Switch(Player.OPPONENT, Player.YOU)),
        f"{ANY} choose 1 of them and switch it with the Defending Pokémon. "
        "(Do the damage before switching the Pokémon.)",
    ),
    ("en", LATER, does(AWAY), f"Your opponent switches the Defending Pokémon with 1 of {HIS} Benched Pokémon."),
    (
        "en",
        ATTACK,
        does(Flip((), (AWAY,))),
        f"Flip a coin. If tails, your opponent switches the Defending Pokémon with 1 of {HIS} Benched Pokémon.",
    ),
    (
        "en",
        ATTACK,
        does(NUDGE),
        f"{ANY} choose 1 of them and this attack does 130 damage to it. " + BENCH_REMINDER,
    ),
    ("en", LATER, does(NUDGE), f"Does 130 damage to 1 of {THEIRS}. " + BENCH_REMINDER),
    (
        "en",
        ATTACK,
        does(DiscardEnergy(Exactly(1), None, Who.DEFENDING)),
        "If the Defending Pokémon has any Energy cards attached to it, choose 1 of them and discard it.",
    ),
    # An attack speaks of its own Pokémon by name, in every edition.
    ("en", LATER, does(Switch(Player.YOU, Player.YOU)), "Switch Aipom with 1 of your Benched Pokémon."),
    ("en", BW, does(Switch(Player.YOU, Player.YOU)), "Switch this Pokémon with 1 of your Benched Pokémon."),
    # What is left to be done later is no part of now: no reminder.
    (
        "en",
        HIT,
        does(Lasting(Duration.OPPONENTS_NEXT_TURN, Reaction(Event.DAMAGED_BY_ATTACK, (AWAY,)))),
        "Whenever your opponent's attack damages Aipom during your opponent's next turn, your opponent switches his or her "
        "Active Pokémon with 1 of his or her Benched Pokémon.",
    ),
    # What a Pokémon does to itself comes after the damage, if there is any.
    ("en", HIT, does(Inflict(Condition.ASLEEP, Who.SELF)), "Aipom is now Asleep (after doing damage)."),
    ("en", ATTACK, does(Inflict(Condition.ASLEEP, Who.SELF)), "Aipom is now Asleep."),
    ("en", LATER, does(Inflict(Condition.ASLEEP, Who.SELF)), "Aipom is now Asleep."),
    # A price and what it buys.
    (
        "en",
        TRAINER,
        Text((DiscardFromHand(Player.YOU, Exactly(3)),), (Draw(Player.YOU, Exactly(4)),)),
        "Discard 3 of the other cards from your hand in order to draw 4 cards.",
    ),
    (
        "en",
        LATER_TRAINER,
        Text((DiscardFromHand(Player.YOU, Exactly(3)),), (Draw(Player.YOU, Exactly(4)),)),
        "Discard 3 of the other cards from your hand in order to play this card. Draw 4 cards.",
    ),
    (
        "sv",
        TRAINER,
        Text((DiscardFromHand(Player.YOU, Exactly(3)),), (Draw(Player.OPPONENT, Exactly(4)),)),
        "Förverka 3 andra kort från din hand för att låta din motståndare dra 4 kort.",
    ),
    # Two sentences in one.
    (
        "en",
        TRAINER,
        does(DiscardFromHand(Player.YOU, All()), Draw(Player.YOU, Exactly(3))),
        "Discard your hand, then draw 3 cards.",
    ),
    (
        "sv",
        TRAINER,
        does(
            PutCards(Player.OPPONENT, All(), CardFilter((CardClass.CARD,)), Zone.HAND, Zone.DECK),
            Draw(Player.OPPONENT, Exactly(3)),
        ),
        "Din motståndare blandar in hela sin hand i sin kortlek och drar sedan 3 kort.",
    ),
    # Two Pokémon, one condition.
    (
        "en",
        BW,
        does(Inflict(Condition.BURNED, Who.SELF), Inflict(Condition.BURNED, Who.DEFENDING)),
        "Both this Pokémon and the Defending Pokémon are now Burned.",
    ),
    # The damage that is left without what heads add.
    (
        "en",
        PLUS,
        does(Flip((DamagePlus(Number(70)),), (DoDamage(Number(90), Who.SELF),))),
        "Flip a coin. If heads, this attack does 20 damage plus 70 more damage; if tails, this attack does 20 damage and Aipom "
        "does 90 damage to itself.",
    ),
    (
        "sv",
        PLUS,
        does(Flip((DamagePlus(Number(70)),), ())),
        "Singla slant. Om det blir krona, orsakar denna attack 20 i skada plus ytterligare 70 i skada; om det blir klave, "
        "orsakar denna attack 20 i skada.",
    ),
    # Reminders.
    (
        "en",
        ATTACK,
        does(SearchDeck(Exactly(1), CardFilter((CardClass.BASIC_POKEMON,), (Named(("Buneary",)),)), Zone.BENCH)),
        'Search your deck for a Basic Pokémon named "Buneary" and put it onto your Bench. Shuffle your deck afterward. '
        "(You can't use this attack if your Bench is full.)",
    ),
    (
        "en",
        HIT,
        does(RemoveCounters(Half(DamageDone(), Rounding.DOWN), Who.SELF)),
        "Remove a number of damage counters from Aipom equal to half the damage done to the Defending Pokémon (after applying "
        "Weakness and Resistance) (rounded down to the nearest 10). If Aipom has fewer damage counters than that, remove all "
        "of them.",
    ),
    (
        "sv",
        TRAINER,
        does(Devolve(Choice(1, YOURS))),
        "Välj en evolutionsfas och förverka alla evolutionskort av den fasen eller högre som är fästa på 1 av dina Pokémon. "
        "Den Pokémon sover inte längre och är inte längre förvirrad, paralyserad, förgiftad eller påverkad av något annat som "
        "är resultatet av en attack (precis som om du hade utvecklat den).",
    ),
    # Groups.
    (
        "en",
        PLUS,
        does(DamagePlus(Per(10, PokemonIn(Group(Owner.YOURS, Spot.IN_PLAY, (Named(("Buneary",)),)))))),
        'Does 20 damage plus 10 more damage for each "Buneary" you have in play.',
    ),
    (
        "en",
        ATTACK,
        does(DoDamage(Number(10), Each(Group(Owner.EITHER, Spot.BENCH, (OfType(TypeOf(Who.DEFENDING)),))))),
        "Does 10 damage to each Benched Pokémon of the same type as the Defending Pokémon (including your own). "
        + BENCH_REMINDER,
    ),
    (
        "en",
        POWER,
        PowerText(Static(CannotEvolve(Group(Owner.EITHER, Spot.IN_PLAY)))),
        "No more Evolution cards can be played.",
    ),
    (
        "sv",
        POWER,
        PowerText(Static(CannotEvolve(Group(Owner.EITHER, Spot.IN_PLAY)))),
        "Inga fler evolutionskort kan spelas ut.",
    ),
    (
        "sv",
        POWER,
        PowerText(Activated(Usage.ONCE, Text((OnlyIf(IsAt(Who.SELF, Seat.BENCHED)),), (TakeActivePlace(Who.SELF),)))),
        "En gång under din tur (före din attack), om Aipom är bänkad, får du låta den byta plats med din aktiva Pokémon.",
    ),
]


@pytest.mark.parametrize(("lang", "context", "body", "text"), CASES)
def test_an_idiom_is_written_so_and_read_back(lang: str, context: TextContext, body: Body, text: str) -> None:
    assert write(lang, body, context) == text
    assert read(lang, text, context).bodies == (body,)


@pytest.mark.parametrize(
    ("context", "body", "text"),
    [
        # What the clause before says is said once; after another clause it is not.
        (
            LATER,
            does(
                Flip(
                    (
                        Inflict(Condition.BURNED, Who.DEFENDING),
                        Inflict(Condition.CONFUSED, Who.DEFENDING),
                        Poison(Who.DEFENDING, 10),
                    ),
                    (Lasting(Duration.OPPONENTS_NEXT_TURN, CannotRetreat(Who.DEFENDING)), Poison(Who.DEFENDING, 10)),
                )
            ),
            "Flip a coin. If heads, the Defending Pokémon is now Burned, Confused, and Poisoned. If tails, it can't retreat "
            "during your opponent's next turn and it is now Poisoned.",
        ),
        # The article is that of the word after it.
        (
            LATER_TRAINER,
            does(
                SearchDeck(Exactly(1), CardFilter((CardClass.EVOLUTION,), (Named(("Buneary",)),))),
                SearchDeck(UpTo(2), CardFilter((CardClass.ENERGY,))),
            ),
            'Search your deck for an Evolution card named "Buneary", show it to your opponent, and put it into your hand. Shuffle your deck '
            "afterward. Search your deck for up to 2 Energy cards, show them to your opponent, and put them into your hand. "
            "Shuffle your deck afterward.",
        ),
        # "Each of" does not go with "can't".
        (
            POWER,
            PowerText(Static(CannotRetreat(Group(Owner.EITHER, Spot.BENCH)))),
            "Each player's Benched Pokémon can't retreat.",
        ),
        (
            POWER,
            PowerText(Static(ImmuneTo(YOURS, (Condition.ASLEEP,)))),
            "Your Pokémon can't become Asleep.",
        ),
        (
            POWER,
            PowerText(Static(MoreDamage(YOURS, 10))),
            "Attacks of your Pokémon do 10 more damage to the Defending Pokémon (after applying Weakness and Resistance).",
        ),
    ],
)
def test_english_grammar(context: TextContext, body: Body, text: str) -> None:
    assert write("en", body, context) == text
    assert read("en", text, context).bodies == (body,)

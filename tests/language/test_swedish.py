"""Swedish: literal phrases of everything that is counted, agreement, word order. The compositions are invented."""

from __future__ import annotations

import pytest

from cardc.language import Body, TextContext, TextKind, read, write, write_card, writer
from cardc.language.phrase import EnergyKind, Phrase, WantedCards
from cardc.model.cards import Activated, OnlyIf, PowerText, PrintedDamage, Static, Text, Unless
from cardc.model.effects import (
    AttackDoesNothing,
    DamagePlus,
    DiscardEnergy,
    DiscardFromDeck,
    Draw,
    EitherWay,
    Flip,
    If,
    Inflict,
    KnockOut,
    Lasting,
    May,
    PutCards,
    Reaction,
    RepeatLastAttack,
    ShowHand,
    Statement,
    Switch,
)
from cardc.model.parts import (
    All,
    AtLeast,
    CardFilter,
    CountersOn,
    DamageGotThrough,
    Exactly,
    Group,
    HasCondition,
    IsAt,
    Number,
    Per,
    PokemonIn,
    Who,
)
from cardc.model.rules import CannotPlayTrainers, CannotRetreat, CannotUse, CheaperRetreat, ImmuneTo, MustFlipToAttack
from cardc.model.terms import (
    AttackRef,
    CardClass,
    Condition,
    Duration,
    Edition,
    EnergyType,
    Event,
    Owner,
    Player,
    Seat,
    Sign,
    Spot,
    Usage,
    Zone,
)
from tests.language.test_face import INFO, POKEMON

NUMBERS = (0, 1, 2, 5, 11, 21, 22, 25, 101)
ATTACK = TextContext("Aipom", TextKind.ATTACK, PrintedDamage(30, Sign.PLUS))
BW_ATTACK = TextContext("Aipom", TextKind.ATTACK, PrintedDamage(30, Sign.PLUS), Edition.BW)
POWER = TextContext("Aipom", TextKind.POWER)
TRAINER = TextContext("Berry Basket", TextKind.TRAINER)
YOUR_BENCH = Group(Owner.YOURS, Spot.BENCH)
EVERYONE = Group(Owner.EITHER, Spot.IN_PLAY)
SLEEP_OR_CONFUSION = (Condition.ASLEEP, Condition.CONFUSED, Condition.PARALYZED)


def table(one: str, other: str) -> list[str]:
    """Only 1 is singular; 21 and 101 are plural."""
    return [(one if n == 1 else other).replace("#", str(n)) for n in NUMBERS]


def written(kind: str, *rest: EnergyKind | EnergyType | Phrase, **features: str) -> list[str]:
    return [writer("sv").phrase(Phrase(kind, (n, *rest)), **features) for n in NUMBERS]


# --- what is counted


def test_damage_counters() -> None:
    assert written("counters") == table("# skaderäknare", "# skaderäknare")
    assert written("counters-up-to") == table("upp till # skaderäknare", "upp till # skaderäknare")


def test_energy_cards_and_what_they_are_attached_to_agree() -> None:
    assert written("energy-cards", EnergyKind.ENERGY, joined="yes") == table("# energikort fäst", "# energikort fästa")
    forms = ("# energikort av typen Psykisk kraft fäst", "# energikort av typen Psykisk kraft fästa")
    assert written("energy-cards-typed", EnergyKind.ENERGY, EnergyType.PSYCHIC, joined="yes") == table(*forms)
    basic = table("upp till # basenergikort", "upp till # basenergikort")
    assert written("energy-cards-up-to", EnergyKind.BASIC_ENERGY, joined="no") == basic


def test_drawn_cards() -> None:
    drawn = [writer("sv").phrase(Phrase("draw", (Player.YOU, n))) for n in NUMBERS]
    assert drawn == table("dra ett kort", "dra # kort")


def test_the_top_cards_of_a_deck() -> None:
    discarded = [writer("sv").phrase(Phrase("discard-from-deck", (Player.OPPONENT, n))) for n in NUMBERS]
    assert discarded == table(
        "förverka det översta kortet ur din motståndares kortlek",
        "förverka de # översta korten ur din motståndares kortlek",
    )


def test_other_cards_that_are_paid() -> None:
    forms = ("förverka # annat kort från din hand", "förverka # andra kort från din hand")
    assert written("pay-other-cards") == table(*forms)


def test_coins() -> None:
    flipped = [writer("sv").phrase(Phrase("flip-coins", (Player.YOU, n))) for n in NUMBERS]
    assert flipped == table("singla slant # gång.", "singla slant # gånger.")


def test_searched_cards_are_taken_up_by_the_right_pronoun() -> None:
    forms = (
        "sök igenom din kortlek efter # kort och lägg det i din hand (blanda sedan din kortlek)",
        "sök igenom din kortlek efter # kort och lägg dem i din hand (blanda sedan din kortlek)",
    )
    assert written("search-deck") == table(*forms)


def test_pokemon_that_the_opponent_chooses() -> None:
    forms = (
        "# av dina bänkade Pokémon (din motståndare väljer vilken)",
        "# av dina bänkade Pokémon (din motståndare väljer vilka)",
    )
    assert written("choice-by-opponent", Phrase("group", (Owner.YOURS, Spot.BENCH))) == table(*forms)


CARDS = {
    WantedCards.POKEMON: "Pokémon-kort",
    WantedCards.BASIC_POKEMON: "Basic Pokémon-kort",
    WantedCards.EVOLUTION: "evolutionskort",
    WantedCards.TRAINER: "tränarkort",
    WantedCards.ENERGY: "energikort",
    WantedCards.SPECIAL_ENERGY: "specialenergikort",
    WantedCards.BASIC_ENERGY: "basenergikort",
}


@pytest.mark.parametrize("cards", WantedCards)
def test_cards_by_what_they_are(cards: WantedCards) -> None:
    """Kort is neuter and has one form for singular and plural."""
    forms = (f"# {CARDS[cards]}", f"# {CARDS[cards]}")
    assert written("cards", Phrase("filter", (cards,))) == table(*forms)


GROUPS = [
    (Owner.YOURS, Spot.IN_PLAY, "dina Pokémon", "antalet Pokémon som du har i spel"),
    (Owner.YOURS, Spot.BENCH, "dina bänkade Pokémon", "antalet Pokémon på din bänk"),
    (Owner.OPPONENTS, Spot.IN_PLAY, "din motståndares Pokémon", "antalet Pokémon som din motståndare har i spel"),
    (Owner.OPPONENTS, Spot.BENCH, "din motståndares bänkade Pokémon", "antalet Pokémon på din motståndares bänk"),
    (Owner.EITHER, Spot.IN_PLAY, "spelarnas Pokémon", "antalet Pokémon i spel"),
    (Owner.EITHER, Spot.BENCH, "spelarnas bänkade Pokémon", "antalet Pokémon på spelarnas bänkar"),
]


@pytest.mark.parametrize(("owner", "spot", "some", "counted"), GROUPS)
def test_groups_of_pokemon(owner: Owner, spot: Spot, some: str, counted: str) -> None:
    group = Phrase("group", (owner, spot))
    sv = writer("sv")
    assert sv.phrase(Phrase("choice", (2, group))) == f"2 av {some}"
    assert sv.phrase(Phrase("each", (group,))) == f"var och en av {some}"
    assert sv.phrase(Phrase("each", (group,)), quantor="none") == f"ingen av {some}"
    assert sv.phrase(Phrase("pokemon-in", (group,)), counted="number") == counted


# --- sentences


def does(*statements: Statement) -> Text:
    return Text((), statements)


SENTENCES: list[tuple[TextContext, Body, str]] = [
    # The verb comes before the subject after a clause that opens the sentence, and only in the first clause.
    (
        ATTACK,
        does(Flip((Inflict(Condition.ASLEEP, Who.DEFENDING),), (Inflict(Condition.BURNED, Who.DEFENDING),))),
        "Singla slant. Om det blir krona, somnar den försvarande Pokémon; om det blir klave, blir den bränd.",
    ),
    (
        ATTACK,
        does(Flip((Draw(Player.OPPONENT, Exactly(2)), Switch(Player.OPPONENT, Player.OPPONENT)), ())),
        "Singla slant. Om det blir krona, drar din motståndare 2 kort och din motståndare byter sin aktiva Pokémon "
        "mot 1 av sina bänkade Pokémon.",
    ),
    (
        ATTACK,
        does(Draw(Player.OPPONENT, Exactly(2))),
        "Din motståndare drar 2 kort.",
    ),
    # The subject is said once.
    (
        ATTACK,
        does(
            Flip(
                (
                    Inflict(Condition.CONFUSED, Who.DEFENDING),
                    Lasting(Duration.OPPONENTS_NEXT_TURN, CannotRetreat(Who.DEFENDING)),
                ),
                (),
            )
        ),
        "Singla slant. Om det blir krona, blir den försvarande Pokémon förvirrad och kan inte retirera under din "
        "motståndares nästa tur.",
    ),
    # Inte stands before the verb of a subordinate clause, after the verb of a main clause.
    (
        ATTACK,
        does(
            If(
                HasCondition(Who.DEFENDING, Condition.ASLEEP),
                (),
                (Lasting(Duration.OPPONENTS_NEXT_TURN, CannotRetreat(Who.DEFENDING)),),
            )
        ),
        "Om den försvarande Pokémon inte sover, kan den försvarande Pokémon inte retirera under din motståndares nästa tur.",
    ),
    (
        ATTACK,
        does(If(AtLeast(PokemonIn(YOUR_BENCH)), (), (AttackDoesNothing(),))),
        "Om du inte har någon bänkad Pokémon, gör denna attack ingenting.",
    ),
    (
        ATTACK,
        does(If(AtLeast(CountersOn(Who.SELF), 3), (DamagePlus(Number(20)),), (Draw(Player.YOU, Exactly(1)),))),
        "Om antalet skaderäknare på Aipom är minst 3, orsakar denna attack 30 i skada plus ytterligare 20 i skada; "
        "om inte, dra ett kort.",
    ),
    (
        ATTACK,
        does(If(DamageGotThrough(), (May((Draw(Player.YOU, Exactly(1)),)),), (Draw(Player.OPPONENT, Exactly(1)),))),
        "Om inte all skada från denna attack förhindras, får du dra ett kort; annars drar din motståndare ett kort.",
    ),
    (
        BW_ATTACK,
        does(
            Flip((), (AttackDoesNothing(),)),
            EitherWay((Lasting(Duration.YOUR_NEXT_TURN, CannotUse(Who.SELF, AttackRef.THIS)),)),
        ),
        "Singla slant. Om det blir klave, gör denna attack ingenting. I båda fallen: denna Pokémon kan inte använda "
        "denna attack igen under din nästa tur.",
    ),
    # His own after the opponent as the subject.
    (
        ATTACK,
        does(Lasting(Duration.OPPONENTS_NEXT_TURN, CannotPlayTrainers(Player.OPPONENT))),
        "Din motståndare kan inte spela ut tränarkort under sin nästa tur.",
    ),
    (
        ATTACK,
        does(Lasting(Duration.OPPONENTS_NEXT_TURN, MustFlipToAttack(Who.DEFENDING))),
        "Din motståndare måste singla slant när den försvarande Pokémon försöker attackera under din motståndares nästa "
        "tur. Om det blir klave, gör den attacken ingenting.",
    ),
    (
        ATTACK,
        does(Lasting(Duration.OPPONENTS_NEXT_TURN, Reaction(Event.KNOCKED_OUT_BY_ATTACK, (KnockOut(Who.ATTACKER),)))),
        "Om Aipom blir knockad av en attack under din motståndares nästa tur, knocka den attackerande Pokémon.",
    ),
    (
        ATTACK,
        does(DamagePlus(Per(10, CountersOn(Who.DEFENDING), 4))),
        "Denna attack orsakar 30 i skada plus ytterligare 10 i skada för varje skaderäknare på den försvarande Pokémon. "
        "Du kan inte lägga till mer än 40 i skada på detta sätt.",
    ),
    (
        ATTACK,
        does(Flip((RepeatLastAttack(),), ())),
        "Singla slant. Om det blir krona, ge den försvarande Pokémon slutresultatet av den attack som Aipom utsattes för "
        "under föregående tur.",
    ),
    (
        ATTACK,
        Text((DiscardEnergy(Exactly(1), EnergyType.FIRE, Who.SELF),), (DiscardFromDeck(Player.OPPONENT, Exactly(1)),)),
        "Förverka 1 energikort av typen Eld fäst på Aipom för att använda denna attack. Förverka det översta kortet ur "
        "din motståndares kortlek.",
    ),
    (
        ATTACK,
        Text((OnlyIf(HasCondition(Who.DEFENDING, Condition.PARALYZED)),), (Draw(Player.YOU, Exactly(3)),)),
        "Du får endast använda denna attack om den försvarande Pokémon är paralyserad. Dra 3 kort.",
    ),
    (
        TRAINER,
        Text((Unless(AtLeast(CountersOn(Who.YOUR_ACTIVE))),), (ShowHand(Player.OPPONENT),)),
        "Du får inte spela ut detta kort om det finns någon skaderäknare på din aktiva Pokémon. "
        "Din motståndare visar dig sin hand.",
    ),
    (
        TRAINER,
        does(
            PutCards(Player.OPPONENT, All(), CardFilter((CardClass.CARD,)), Zone.HAND, Zone.DECK),
            PutCards(Player.YOU, Exactly(1), CardFilter((CardClass.TRAINER,)), Zone.DISCARD_PILE, Zone.HAND),
        ),
        "Din motståndare blandar in hela sin hand i sin kortlek. Lägg 1 tränarkort från din hög för förverkade kort i din "
        "hand.",
    ),
    (
        POWER,
        PowerText(
            Activated(Usage.ONCE, Text((OnlyIf(IsAt(Who.SELF, Seat.BENCHED)),), (Draw(Player.YOU, Exactly(1)),)))
        ),
        "En gång under din tur (före din attack), om Aipom är bänkad, får du dra ett kort.",
    ),
    (
        POWER,
        PowerText(Activated(Usage.UNLIMITED, does(Draw(Player.YOU, Exactly(1)))), SLEEP_OR_CONFUSION),
        "Så ofta du vill under din tur (före din attack) får du dra ett kort. Denna kraft kan inte användas om Aipom "
        "sover, är förvirrad eller paralyserad.",
    ),
    (
        POWER,
        PowerText(Static(CheaperRetreat(Who.YOUR_ACTIVE, 1), Seat.BENCHED)),
        "Så länge Aipom är bänkad, är reträttkostnaden för din aktiva Pokémon 1 [C] lägre.",
    ),
    (
        POWER,
        PowerText(Static(CannotRetreat(EVERYONE), Seat.ACTIVE)),
        "Så länge Aipom är aktiv, kan ingen av spelarnas Pokémon retirera.",
    ),
    (
        POWER,
        PowerText(Static(ImmuneTo(Who.SELF, (Condition.ASLEEP, Condition.CONFUSED, Condition.POISONED)))),
        "Aipom kan inte somna, bli förvirrad eller förgiftad.",
    ),
]


@pytest.mark.parametrize(("context", "body", "text"), SENTENCES, ids=[row[2][:60] for row in SENTENCES])
def test_a_body_is_written_so_and_read_back(context: TextContext, body: Body, text: str) -> None:
    assert write("sv", body, context) == text
    assert read("sv", text, context).bodies == (body,)


OLDER = [
    (ATTACK, "Singla slant. Blir det krona, dra ett kort.", does(Flip((Draw(Player.YOU, Exactly(1)),), ()))),
    (
        ATTACK,
        "Singla slant. Blir det krona, dra 2 kort, men om det blir klave, är Aipom nu förvirrad.",
        does(Flip((Draw(Player.YOU, Exactly(2)),), (Inflict(Condition.CONFUSED, Who.SELF),))),
    ),
    (
        ATTACK,
        "Den försvarande Pokémon kan inte retirera under din motståndares nästa omgång.",
        does(Lasting(Duration.OPPONENTS_NEXT_TURN, CannotRetreat(Who.DEFENDING))),
    ),
    (
        ATTACK,
        "Din motståndare kan inte spela ut tränarkort under sin nästa runda.",
        does(Lasting(Duration.OPPONENTS_NEXT_TURN, CannotPlayTrainers(Player.OPPONENT))),
    ),
    (
        ATTACK,
        "Den försvarande Pokémon kan inte dra sig tillbaka under denna runda.",
        does(Lasting(Duration.THIS_TURN, CannotRetreat(Who.DEFENDING))),
    ),
    (
        ATTACK,
        "Denna attack gör 30 i skada plus ytterligare 20 i skada.",
        does(DamagePlus(Number(20))),
    ),
    (
        POWER,
        "Närhelst din motståndare skadar Aipom med en attack (även om Aipom blir knockad), somnar den attackerande Pokémon.",
        PowerText(Reaction(Event.DAMAGED_BY_ATTACK, (Inflict(Condition.ASLEEP, Who.ATTACKER),))),
    ),
    (
        POWER,
        "Hur ofta du vill under din tur (före din attack) får du dra ett kort.",
        PowerText(Activated(Usage.UNLIMITED, does(Draw(Player.YOU, Exactly(1))))),
    ),
    (
        ATTACK,
        "Förverka 1 energikort av typen Fajting fäst på Aipom för att använda denna attack.",
        Text((DiscardEnergy(Exactly(1), EnergyType.FIGHTING, Who.SELF),), ()),
    ),
]


@pytest.mark.parametrize(("context", "text", "body"), OLDER, ids=[row[1][:60] for row in OLDER])
def test_the_book_s_other_words_are_read(context: TextContext, text: str, body: Body) -> None:
    assert read("sv", text, context).bodies == (body,)


@pytest.mark.parametrize(
    "text",
    [
        "Singla slant. Om det blir krona, den försvarande Pokémon somnar.",
        "Singla slant. Om det blir krona, din motståndare drar ett kort.",
        "Förverka 2 energikort fäst på Aipom för att använda denna attack.",
    ],
)
def test_straight_order_after_a_clause_and_wrong_agreement_are_declined(text: str) -> None:
    assert read("sv", text, ATTACK).bodies == ()


def test_a_face() -> None:
    assert write_card("sv", POKEMON, INFO) == [
        "Mossback",
        "Stage 1 – utvecklas från Mossling",
        "Typ: Gräs",
        "Träffpoäng: 80",
        "Nivå: 22",
        "Nr 190",
        "Moss Pokémon",
        "Längd: 0.8 m",
        "Vikt: 11.5 kg",
        "Pokémon Power: Rooted",
        "Mossback kan inte retirera.",
        "Snore",
        "[G][C] Pebbles 70×",
        "Singla slant 6 gånger. Denna attack orsakar 70 i skada gånger antalet krona.",
        "Svaghet: Eld ×2",
        "Svaghet: Psykisk kraft +20",
        "Motståndskraft: Vatten −30",
        "Reträttkostnad: [C][C]",
        "It naps where it rains.",
        "Garden 3/12",
        "Sällsynt, holografisk",
        "Första utgåvan",
        "Illustratör: A. Nyone",
    ]

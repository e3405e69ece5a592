"""Russian: literal phrases for every counted noun, and sentences with cases, agreement and apposition."""

from __future__ import annotations

import pytest

from cardc.language import Body, TextContext, TextKind, read, write, writer
from cardc.language.locales import one_few_many
from cardc.language.phrase import EnergyKind, Phrase, WantedCards
from cardc.model.cards import Activated, OnlyIf, PowerText, PrintedDamage, Static, Text
from cardc.model.effects import (
    AttackDoesNothing,
    DamagePlus,
    DamageTimes,
    DiscardEnergy,
    DiscardFromHand,
    DoDamage,
    Draw,
    EitherWay,
    Flip,
    FlipCoins,
    If,
    Inflict,
    KnockOut,
    Lasting,
    May,
    MoveCounters,
    Poison,
    PutCards,
    Reaction,
    RemoveCounters,
    SearchDeck,
    Statement,
    Switch,
)
from cardc.model.parts import (
    All,
    CardFilter,
    Choice,
    CountersOn,
    Each,
    EnergyProvidedTo,
    Exactly,
    Group,
    HasCondition,
    Heads,
    Number,
    OfType,
    Per,
    UpTo,
    Who,
)
from cardc.model.rules import CannotEvolve, CannotPlayTrainers, CannotUse, ImmuneTo, LessDamage, PreventDamage
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
    Sign,
    Spot,
    Usage,
    Zone,
)

NUMBERS = (0, 1, 2, 5, 11, 21, 22, 25, 101)
ONE_FEW_MANY = (2, 0, 1, 2, 2, 0, 1, 2, 0)
"""Which of (one, few, many) a number takes: 1, 21 and 101 one; 2 and 22 few; 0, 5, 11 and 25 many."""


def table(*phrases: str) -> list[str]:
    return [phrases[which].replace("#", str(n)) for n, which in zip(NUMBERS, ONE_FEW_MANY, strict=True)]


def written(phrases: list[Phrase], **features: str) -> list[str]:
    return [writer("ru").phrase(phrase, **features) for phrase in phrases]


def counted(kind: str, *rest: EnergyKind | EnergyType) -> list[Phrase]:
    return [Phrase(kind, (n, *rest)) for n in NUMBERS]


def test_plural_categories() -> None:
    assert [one_few_many(n) for n in (0, 1, 2, 4, 5, 11, 12, 14, 21, 22, 25, 101, 111, 112)] == [
        *("many", "one", "few", "few", "many", "many", "many", "many"),
        *("one", "few", "many", "one", "many", "many"),
    ]


def test_damage_counters() -> None:
    assert written(counted("counters")) == table("# каунтер урона", "# каунтера урона", "# каунтеров урона")


def test_up_to_so_many_damage_counters_are_in_the_genitive() -> None:
    forms = ("до # каунтера урона", "до # каунтеров урона", "до # каунтеров урона")
    assert written(counted("counters-up-to")) == table(*forms)


def test_energy_cards() -> None:
    assert written(counted("energy-cards", EnergyKind.ENERGY)) == table(
        "# карту энергии", "# карты энергии", "# карт энергии"
    )
    forms = ("# карту огненной энергии", "# карты огненной энергии", "# карт огненной энергии")
    assert written(counted("energy-cards-typed", EnergyKind.ENERGY, EnergyType.FIRE)) == table(*forms)


def test_up_to_so_many_energy_cards_are_in_the_genitive() -> None:
    forms = ("до # карты энергии", "до # карт энергии", "до # карт энергии")
    assert written(counted("energy-cards-up-to", EnergyKind.ENERGY)) == table(*forms)


def test_special_energy_cards() -> None:
    phrases = counted("energy-cards-typed", EnergyKind.SPECIAL_ENERGY, EnergyType.WATER)
    words = "специальной водной энергии"
    assert written(phrases) == table(f"# карту {words}", f"# карты {words}", f"# карт {words}")


def test_energy_that_a_retreat_costs_more() -> None:
    phrases = [Phrase("rule-dearer-retreat", (Phrase("defending"), n)) for n in NUMBERS]
    frame = "цена отступления защищающегося Покемона повышена на # {} энергии"
    assert written(phrases) == table(*(frame.format(form) for form in ("единицу", "единицы", "единиц")))


def test_top_cards_that_are_rearranged() -> None:
    """Only one card is «она»; 21 and 101 cards are more than one."""
    phrases = [Phrase("rearrange-all", (n, Owner.YOURS)) for n in NUMBERS]
    frame = "посмотрите # {} своей колоды и расположите их в любом порядке"
    expected = table(*(frame.format(form) for form in ("верхнюю карту", "верхние карты", "верхних карт")))
    expected[1] = "посмотрите 1 верхнюю карту своей колоды и расположите её в любом порядке"
    assert written(phrases) == expected


def test_cards_that_the_opponent_may_draw() -> None:
    phrases = counted("offer-draw-up-to")
    assert written(phrases) == table("взять до # карты", "взять до # карт", "взять до # карт")


def test_cards_that_evolve_from_a_pokemon() -> None:
    """The participle stands in the case that the numeral and «до» govern."""
    like = Phrase("filter-with", (Phrase("filter-any"), Phrase("evolves-from", (Phrase("defending"),))))
    exactly = [Phrase("cards", (n, like)) for n in (1, 2, 5)]
    up_to = [Phrase("cards-up-to", (n, like)) for n in (1, 2, 5)]
    assert written(exactly) == [
        "карту (эволюционирующую из защищающегося Покемона)",
        "2 карты (эволюционирующие из защищающегося Покемона)",
        "5 карт (эволюционирующих из защищающегося Покемона)",
    ]
    assert written(up_to) == [
        "до 1 карты (эволюционирующей из защищающегося Покемона)",
        "до 2 карт (эволюционирующих из защищающегося Покемона)",
        "до 5 карт (эволюционирующих из защищающегося Покемона)",
    ]


def test_damage_points() -> None:
    phrases = [Phrase("points", (n,)) for n in NUMBERS]
    assert written(phrases) == table("# очко урона", "# очка урона", "# очков урона")


def test_damage_that_is_multiplied() -> None:
    """После «по» одно очко стоит в дательном падеже."""
    phrases = [Phrase("damage-times", (n, Phrase("heads"))) for n in NUMBERS]
    frame = "эта атака наносит по # {} урона за каждого выпавшего орла"
    assert written(phrases) == table(*(frame.format(form) for form in ("очку", "очка", "очков")))


def test_multiplied_damage_of_older_cards_agrees_with_its_points() -> None:
    for points, words in (
        (1, "очко урона, умноженное"),
        (2, "очка урона, умноженных"),
        (20, "очков урона, умноженных"),
    ):
        context = TextContext("Aipom", TextKind.ATTACK, PrintedDamage(points, Sign.TIMES))
        body = does(FlipCoins(3), DamageTimes(Heads()))
        text = f"Подкиньте 3 монетки. Эта атака наносит {points} {words} на число выпавших орлов."
        assert read("ru", text, context).bodies == (body,)


def test_cards_that_are_drawn() -> None:
    """One card needs no number; 21 and 101 need theirs."""
    phrases = [Phrase("draw", (Player.YOU, n)) for n in NUMBERS]
    expected = table("возьмите # карту", "возьмите # карты", "возьмите # карт")
    expected[1] = "возьмите карту"
    assert written(phrases) == expected


def test_top_cards() -> None:
    phrases = [Phrase("discard-from-deck", (Player.OPPONENT, n)) for n in NUMBERS]
    frame = "скиньте # {} колоды оппонента"
    expected = table(*(frame.format(form) for form in ("верхнюю карту", "верхние карты", "верхних карт")))
    expected[1] = "скиньте верхнюю карту колоды оппонента"
    assert written(phrases) == expected


def test_other_cards_that_are_paid() -> None:
    forms = ("скиньте из руки # другую карту", "скиньте из руки # другие карты", "скиньте из руки # других карт")
    assert written(counted("pay-other-cards")) == table(*forms)


def test_coins() -> None:
    forms = ("подкиньте # монетку.", "подкиньте # монетки.", "подкиньте # монеток.")
    assert written([Phrase("flip-coins", (Player.YOU, n)) for n in NUMBERS]) == table(*forms)


def test_energy_that_a_pokemon_becomes() -> None:
    group = Phrase("group", (Owner.YOURS, Spot.IN_PLAY))
    phrases = [Phrase("become-energy", (Phrase("self-this"), n, group)) for n in NUMBERS]
    frame = (
        "превратите этого Покемона в карту энергии, дающую # {} энергии выбранного типа, и наложите её на 1 из других "
        "своих Покемонов"
    )
    assert written(phrases) == table(*(frame.format(form) for form in ("единицу", "единицы", "единиц")))


def test_hit_points_of_a_card_played_as_a_pokemon() -> None:
    phrases = [Phrase("play-as-pokemon", ("Shale Slab", n)) for n in NUMBERS]
    frame = "активируйте карту Shale Slab как основного Покемона (# {})."
    forms = ("жизненный пункт", "жизненных пункта", "жизненных пунктов")
    assert written(phrases) == table(*(frame.format(form) for form in forms))


@pytest.mark.parametrize(
    ("cards", "one", "more"),
    [
        (WantedCards.POKEMON, "Покемона", "Покемонов"),
        (WantedCards.BASIC_POKEMON, "основного Покемона", "основных Покемонов"),
        (WantedCards.EVOLUTION, "эволюции", "эволюции"),
        (WantedCards.TRAINER, "тренера", "тренера"),
        (WantedCards.ENERGY, "энергии", "энергии"),
        (WantedCards.BASIC_ENERGY, "основной энергии", "основной энергии"),
        (WantedCards.SPECIAL_ENERGY, "специальной энергии", "специальной энергии"),
    ],
)
def test_cards_that_a_deck_is_searched_for(cards: WantedCards, one: str, more: str) -> None:
    phrase = Phrase("filter", (cards,))
    accusative = [writer("ru").phrase(phrase, plural=p, case="acc") for p in ("one", "few", "many")]
    assert accusative == [f"карту {one}", f"карты {more}", f"карт {more}"]
    genitive = [writer("ru").phrase(phrase, plural=p, case="gen") for p in ("one", "few", "many")]
    assert genitive == [f"карты {one}", f"карт {more}", f"карт {more}"]


def test_the_name_of_a_card_stands_beside_the_declined_noun() -> None:
    cases = ("nom", "gen", "dat", "acc", "loc", "ins", "from")
    assert [writer("ru").phrase(Phrase("self-named", ("Pikachu",)), case=case) for case in cases] == [
        "Покемон Pikachu",
        "Покемона Pikachu",
        "Покемону Pikachu",
        "Покемона Pikachu",
        "Покемоне Pikachu",
        "Покемоном Pikachu",
        "с Покемона Pikachu",
    ]


def test_the_preposition_is_the_spoken_one() -> None:
    phrase = Phrase("your-active")
    assert writer("ru").phrase(phrase, case="from", whose="own") == "со своего активного Покемона"
    assert writer("ru").phrase(phrase, case="from", whose="your") == "с Вашего активного Покемона"


ATTACK = TextContext("Aipom", TextKind.ATTACK, PrintedDamage(30, Sign.PLUS))
TIMES = TextContext("Aipom", TextKind.ATTACK, PrintedDamage(30, Sign.TIMES))
BW_ATTACK = TextContext("Aipom", TextKind.ATTACK, PrintedDamage(30, Sign.PLUS), Edition.BW)
POWER = TextContext("Aipom", TextKind.POWER)
TRAINER = TextContext("Berry Basket", TextKind.TRAINER)
YOURS = Group(Owner.YOURS, Spot.IN_PLAY)
THEIR_BENCH = Group(Owner.OPPONENTS, Spot.BENCH)
EVERYONE = Group(Owner.EITHER, Spot.IN_PLAY)
OPPONENTS_TURN = Duration.OPPONENTS_NEXT_TURN


def does(*statements: Statement) -> Text:
    return Text((), statements)


SENTENCES: list[tuple[TextContext, Body, str]] = [
    (
        ATTACK,
        does(Flip((Inflict(Condition.ASLEEP, Who.DEFENDING),), (Inflict(Condition.BURNED, Who.DEFENDING),))),
        "Подкиньте монетку. Если выпадет орёл, защищающийся Покемон теперь спит; если решка, он теперь подожжён.",
    ),
    (
        ATTACK,
        does(Flip((Inflict(Condition.PARALYZED, Who.DEFENDING), Poison(Who.DEFENDING)), ())),
        "Подкиньте монетку. Если выпадет орёл, защищающийся Покемон теперь парализован и отравлен.",
    ),
    (
        ATTACK,
        does(Flip((), (DoDamage(Number(20), Who.SELF), Draw(Player.OPPONENT, Exactly(1))))),
        "Подкиньте монетку. Если выпадет решка, Покемон Aipom наносит себе 20 очков урона и оппонент берёт карту.",
    ),
    (
        BW_ATTACK,
        does(
            May(
                (
                    Inflict(Condition.CONFUSED, Who.SELF),
                    RemoveCounters(Exactly(2), Who.SELF),
                    Draw(Player.YOU, Exactly(3)),
                )
            )
        ),
        "Вы можете сконфузить этого Покемона, снять с этого Покемона 2 каунтера урона и взять 3 карты.",
    ),
    (
        ATTACK,
        does(
            Flip(
                (DamagePlus(Per(10, CountersOn(Who.SELF), 4)), May((Draw(Player.YOU, Exactly(5)),))),
                (AttackDoesNothing(),),
            )
        ),
        "Подкиньте монетку. Если выпадет орёл, эта атака наносит 30 очков урона плюс ещё 10 очков урона за каждый каунтер "
        "урона на Покемоне Aipom (таким образом нельзя добавить больше 40 очков урона) и Вы также можете взять 5 карт; если "
        "решка, эта атака не проходит.",
    ),
    (
        TIMES,
        does(FlipCoins(EnergyProvidedTo(Who.SELF, None)), DamageTimes(Heads())),
        "Подкиньте столько монеток, сколько единиц энергии на Покемоне Aipom. Эта атака наносит по 30 очков урона за "
        "каждого выпавшего орла.",
    ),
    (
        ATTACK,
        Text(
            (DiscardEnergy(All(), EnergyType.FIRE, Who.SELF), OnlyIf(HasCondition(Who.DEFENDING, Condition.CONFUSED))),
            (If(HasCondition(Who.SELF, Condition.ASLEEP), (), (RemoveCounters(UpTo(3), Who.SELF),)),),
        ),
        "Чтобы использовать эту атаку, скиньте все карты огненной энергии с Покемона Aipom. Вы можете использовать эту "
        "атаку, только если защищающийся Покемон конфужен. Если Покемон Aipom не спит, снимите с Покемона Aipom до 3 "
        "каунтеров урона.",
    ),
    (
        ATTACK,
        does(
            Flip((), (AttackDoesNothing(),)),
            EitherWay((Lasting(Duration.WHILE_IN_PLAY, CannotUse(Who.SELF, AttackRef.THIS)),)),
        ),
        "Подкиньте монетку. Если выпадет решка, эта атака не проходит. В любом случае Покемон Aipom не может снова "
        "использовать эту атаку, пока он остаётся в игре.",
    ),
    (
        ATTACK,
        does(
            Lasting(OPPONENTS_TURN, Reaction(Event.KNOCKED_OUT_BY_ATTACK, (KnockOut(Who.ATTACKER),))),
            Lasting(OPPONENTS_TURN, CannotPlayTrainers(Player.OPPONENT)),
            Lasting(OPPONENTS_TURN, LessDamage(Who.SELF, 20, None)),
        ),
        "Если атака одолеет Покемона Aipom во время следующего хода оппонента, атакующий Покемон считается побеждённым. "
        "Оппонент не может активировать карты тренера во время своего следующего хода. Атаки наносят Покемону Aipom на 20 "
        "очков урона меньше во время следующего хода оппонента (после учёта слабости и стойкости).",
    ),
    (
        ATTACK,
        does(
            Lasting(OPPONENTS_TURN, PreventDamage(Who.SELF, 30)),
            DoDamage(Number(10), Each(THEIR_BENCH)),
            Poison(Who.SELF),
        ),
        "Покемон Aipom защищён от урона атак в 30 очков и менее (после учёта слабости и стойкости) во время следующего хода "
        "оппонента. (Все остальные эффекты атак остаются в силе.) Эта атака наносит 10 очков урона каждому из запасных Покемонов "
        "оппонента. (Не учитывайте слабость и стойкость запасных Покемонов.) Покемон Aipom теперь отравлен.",
    ),
    (
        POWER,
        PowerText(
            Activated(Usage.UNLIMITED, does(MoveCounters(1, Choice(1, YOURS), Choice(1, YOURS), False))),
            (Condition.ASLEEP, Condition.CONFUSED, Condition.PARALYZED),
        ),
        "Сколько угодно раз за свой ход (до атаки) Вы можете переместить 1 каунтер урона с 1 из своих Покемонов на другого "
        "(если при этом он не будет побеждён). Эту способность нельзя использовать, если Покемон Aipom спит, конфужен или "
        "парализован.",
    ),
    (
        POWER,
        PowerText(Reaction(Event.DAMAGED_BY_ATTACK, (DoDamage(Number(20), Who.ATTACKER),))),
        "Каждый раз, когда атака оппонента наносит урон Покемону Aipom (даже если при этом он будет побеждён), эта способность "
        "наносит 20 очков урона атакующему Покемону. (Не учитывайте слабость и стойкость.)",
    ),
    (
        POWER,
        PowerText(Static(CannotEvolve(EVERYONE), None), (Condition.ASLEEP,)),
        "Ни один из Покемонов обоих игроков не может эволюционировать. Эта способность не действует, пока Покемон Aipom "
        "спит.",
    ),
    (
        POWER,
        PowerText(Static(ImmuneTo(Who.SELF, (Condition.ASLEEP, Condition.CONFUSED, Condition.POISONED)), None)),
        "Покемон Aipom не может стать спящим, конфуженным или отравленным.",
    ),
    (
        TRAINER,
        Text(
            (DiscardFromHand(Player.YOU, Exactly(2)),),
            (SearchDeck(UpTo(2), CardFilter((CardClass.BASIC_POKEMON,), (OfType(EnergyType.GRASS),)), Zone.HAND),),
        ),
        "Чтобы активировать эту карту, скиньте из руки 2 другие карты. Найдите в своей колоде до 2 карт основных травяных "
        "Покемонов, покажите их оппоненту и возьмите их в руку. Затем перемешайте колоду.",
    ),
    (
        TRAINER,
        does(
            Switch(Player.OPPONENT, Player.YOU),
            RemoveCounters(All(), Choice(2, YOURS, Player.OPPONENT)),
            PutCards(
                Player.YOU, Exactly(2), CardFilter((CardClass.TRAINER,)), Zone.DISCARD_PILE, Zone.HAND, Player.YOU
            ),
        ),
        "Замените активного Покемона оппонента на 1 из его запасных Покемонов. Снимите с 2 из своих Покемонов (по выбору "
        "оппонента) все каунтеры урона. Возьмите 2 карты тренера из своей стопки скинутых карт в руку.",
    ),
]


@pytest.mark.parametrize("number", range(len(SENTENCES)))
def test_what_is_written_and_read(number: int) -> None:
    context, body, text = SENTENCES[number]
    assert write("ru", body, context) == text
    assert read("ru", text, context).bodies == (body,)


@pytest.mark.parametrize("number", range(len(SENTENCES)))
def test_e_may_stand_for_yo(number: int) -> None:
    context, body, text = SENTENCES[number]
    assert read("ru", text.replace("ё", "е").replace("Ё", "Е"), context).bodies == (body,)


@pytest.mark.parametrize(
    "text",
    [
        "Подкиньте монетку. Если решка, атака не проходит.",
        "Подкиньте монетку. Если попадается решка, эта атака не проходит.",
    ],
)
def test_other_wordings_of_the_rules_are_read(text: str) -> None:
    assert read("ru", text, ATTACK).bodies == (does(Flip((), (AttackDoesNothing(),))),)

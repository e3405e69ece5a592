"""Czech where it is more than a row of words: negation, joined clauses, whose turn it is, quotation marks."""

from __future__ import annotations

import pytest

from cardc.language import Body, TextContext, TextKind, read, write
from cardc.model.cards import Activated, PowerText, PrintedDamage, Static, Text
from cardc.model.effects import (
    ChangeFeature,
    DamageTimes,
    Flip,
    FlipCoins,
    If,
    Inflict,
    Lasting,
    Look,
    Poison,
    PutCards,
    RemoveCounters,
    Statement,
)
from cardc.model.parts import All, AtLeast, CardFilter, Choice, CountersOn, Exactly, Group, PokemonIn, Who
from cardc.model.rules import (
    CannotEvolve,
    CannotPlayTrainers,
    CannotRetreat,
    ImmuneTo,
    NewBaseDamage,
    PreventDamage,
    PreventEffects,
)
from cardc.model.terms import (
    CardClass,
    Condition,
    Duration,
    Feature,
    LookAt,
    Owner,
    Player,
    Sign,
    Spot,
    TypeSource,
    Usage,
    Zone,
)

ATTACK = TextContext("Aipom", TextKind.ATTACK, PrintedDamage(30, Sign.TIMES))
POWER = TextContext("Aipom", TextKind.POWER)
ALL = Group(Owner.EITHER, Spot.IN_PLAY)
YOURS = Group(Owner.YOURS, Spot.IN_PLAY)
NEXT = Duration.OPPONENTS_NEXT_TURN
BASIC = CardFilter((CardClass.BASIC_POKEMON,))


def attack(*effects: Statement) -> Text:
    return Text((), effects)


SENTENCES: list[tuple[TextContext, Body, str]] = [
    # Under a negation "každý z" would say "not every one"; it is "žádný z", and the last of a list is joined by "ani".
    (POWER, PowerText(Static(CannotRetreat(ALL))), "Žádný z Pokémonů obou hráčů nesmí ustoupit."),
    (
        POWER,
        PowerText(Static(ImmuneTo(YOURS, (Condition.ASLEEP, Condition.CONFUSED, Condition.BURNED)))),
        "Žádný z tvých Pokémonů nemůže být uspán, zmaten ani popálen.",
    ),
    (
        POWER,
        PowerText(Static(CannotEvolve(ALL)), (Condition.ASLEEP, Condition.CONFUSED)),
        "Nelze vynášet evoluční karty na žádného z Pokémonů obou hráčů. Tato schopnost nefunguje, je-li Pokémon Aipom uspán "
        "nebo zmaten.",
    ),
    (
        ATTACK,
        attack(Lasting(NEXT, PreventEffects(YOURS))),
        "Útoky nemají v příštím soupeřově kole na žádného z tvých Pokémonů žádný účinek včetně zranění.",
    ),
    (
        ATTACK,
        attack(Lasting(NEXT, PreventDamage(YOURS, at_most=20))),
        "Útoky nezpůsobí žádnému z tvých Pokémonů v příštím soupeřově kole zranění do výše 20 bodů (po zohlednění slabosti a "
        "odolnosti). (Ostatní účinky útoků se projeví.)",
    ),
    # Whose turn it is: "svůj" where the player is the subject.
    (
        ATTACK,
        attack(Lasting(NEXT, CannotPlayTrainers(Player.OPPONENT))),
        "Soupeř nesmí ve svém příštím kole vynášet trenérské karty.",
    ),
    (
        ATTACK,
        attack(Lasting(Duration.YOUR_NEXT_TURN, CannotPlayTrainers(Player.YOU))),
        "Nesmíš ve svém příštím kole vynášet trenérské karty.",
    ),
    # A second condition of the same Pokémon.
    (
        ATTACK,
        attack(Flip((Inflict(Condition.CONFUSED, Who.DEFENDING), Poison(Who.DEFENDING)), ())),
        "Hoď mincí. Padne-li orel, bránící se Pokémon je nyní zmaten a je otráven.",
    ),
    # No reflexive verb after "můžeš": its "se" would have to stand before "jednou".
    (
        POWER,
        PowerText(Activated(Usage.ONCE, attack(Look((LookAt.A_PRIZE, LookAt.HAND))))),
        "Během svého kola (před útokem) můžeš jednou prozkoumat jedno z následujícího: jednu z odměn kteréhokoli hráče nebo "
        "soupeřovy karty v ruce.",
    ),
    # Correlatives, and a count below a number.
    (
        ATTACK,
        attack(FlipCoins(PokemonIn(YOURS)), DamageTimes(CountersOn(Who.SELF))),
        "Hoď tolika mincemi, kolik je tvých Pokémonů. Tento útok způsobí 30 zranění krát počet žetonů zranění na Pokémonovi "
        "Aipom.",
    ),
    (
        ATTACK,
        attack(If(AtLeast(CountersOn(Who.DEFENDING), 3), (RemoveCounters(Exactly(1), Choice(1, YOURS)),))),
        "Pokud je počet žetonů zranění na bránícím se Pokémonovi aspoň 3, odeber 1 žeton zranění z 1 ze svých Pokémonů.",
    ),
    # Where the cards of the other player go.
    (
        ATTACK,
        attack(PutCards(Player.OPPONENT, Exactly(2), BASIC, Zone.DISCARD_PILE, Zone.BENCH, Player.YOU)),
        "Polož 2 karty základních Pokémonů ze soupeřovy hromádky odhozených karet na jeho střídačku.",
    ),
    (
        ATTACK,
        attack(PutCards(Player.YOU, All(), CardFilter((CardClass.TRAINER,)), Zone.DISCARD_PILE, Zone.HAND)),
        "Přesuň všechny trenérské karty ze své hromádky odhozených karet do ruky.",
    ),
    (
        ATTACK,
        attack(ChangeFeature(Feature.WEAKNESS, Who.DEFENDING, TypeSource.ANY)),
        "Změň slabost bránícího se Pokémona na libovolný typ kromě bezbarvého typu.",
    ),
]


@pytest.mark.parametrize(("context", "body", "text"), SENTENCES)
def test_what_is_written_and_read(context: TextContext, body: Body, text: str) -> None:
    assert write("cs", body, context) == text
    assert read("cs", text, context).bodies == (body,)


STORM = attack(Lasting(Duration.YOUR_NEXT_TURN, NewBaseDamage(Who.SELF, "Leaf Storm", 60)))


def test_a_name_stands_in_the_quotation_marks_of_the_country() -> None:
    assert write("cs", STORM, ATTACK) == "Základní zranění útoku „Leaf Storm“ Pokémona Aipom je v tvém příštím kole 60."
    assert write("ru", STORM, ATTACK) == (
        "Базовый урон атаки «Leaf Storm» Покемона Aipom равен 60 во время Вашего следующего хода."
    )


@pytest.mark.parametrize("marks", ['""', "„“", "“”", "«»", "””"])
def test_quotation_marks_of_every_country_are_read(marks: str) -> None:
    text = f"Základní zranění útoku {marks[0]}Leaf Storm{marks[1]} Pokémona Aipom je v tvém příštím kole 60."
    assert read("cs", text, ATTACK).bodies == (STORM,)


@pytest.mark.parametrize(
    ("text", "body"),
    [
        ("Odeber 1 ze svých Pokémonů 1 žeton zranění.", attack(RemoveCounters(Exactly(1), Choice(1, YOURS)))),
        ("Podívej se na vrchní kartu balíčku kteréhokoli hráče.", attack(Look((LookAt.TOP_OF_A_DECK,)))),
    ],
)
def test_older_wordings_are_read(text: str, body: Text) -> None:
    assert read("cs", text, ATTACK).bodies == (body,)

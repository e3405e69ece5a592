"""Models and how both languages say them. The compositions are invented."""

from __future__ import annotations

import pytest

from cardc.language import Body, TextContext, TextKind, UnsayableError, read, write
from cardc.model.cards import Activated, OnlyIf, PowerText, PrintedDamage, Static, Text
from cardc.model.effects import (
    AttachThis,
    AttackDoesNothing,
    ChooseAttack,
    CopyAttack,
    DamagePlus,
    DiscardEnergy,
    DiscardFromHand,
    DoDamage,
    Draw,
    EitherWay,
    Flip,
    FlipCoins,
    FlipForEach,
    If,
    Inflict,
    KnockOut,
    Lasting,
    May,
    MoveEnergy,
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
    AtLeast,
    CardFilter,
    Choice,
    CountersOn,
    Damaged,
    DamageDone,
    DamageGotThrough,
    Each,
    Exactly,
    Group,
    Half,
    HasCondition,
    IsAt,
    Named,
    Number,
    OfType,
    Per,
    PokemonIn,
    Tails,
    UpTo,
    Who,
)
from cardc.model.rules import CannotRetreat, CannotUse, CheaperRetreat, EnergyCountsAs, LessDamage, PreventDamage
from cardc.model.terms import (
    AttachedUntil,
    AttackRef,
    CardClass,
    Condition,
    Duration,
    Edition,
    EnergyType,
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

ATTACK = TextContext("Aipom", TextKind.ATTACK, PrintedDamage(30, Sign.PLUS))
BW_ATTACK = TextContext("Aipom", TextKind.ATTACK, PrintedDamage(30, Sign.PLUS), Edition.BW)
POWER = TextContext("Aipom", TextKind.POWER)
TRAINER = TextContext("Berry Basket", TextKind.TRAINER)
YOURS = Group(Owner.YOURS, Spot.IN_PLAY)
GRASS_ENERGY = CardFilter((CardClass.ENERGY,), (OfType(EnergyType.GRASS),))
YOUR_BENCH = Group(Owner.YOURS, Spot.BENCH)
THEIR_BENCH = Group(Owner.OPPONENTS, Spot.BENCH)
EVERY_BENCH = Group(Owner.EITHER, Spot.BENCH)

HIS = "his or her"
BOTH = "Weakness and Resistance"
HAPPEN = "effects of attacks still happen"


def does(*statements: Statement) -> Text:
    return Text((), statements)


SENTENCES: list[tuple[TextContext, Body, str, str]] = [
    (
        ATTACK,
        does(Flip((Inflict(Condition.ASLEEP, Who.DEFENDING),), (Inflict(Condition.BURNED, Who.DEFENDING),))),
        "Flip a coin. If heads, the Defending Pokémon is now Asleep; if tails, it is now Burned.",
        "Hoď mincí. Padne-li orel, bránící se Pokémon je nyní uspán; padne-li panna, je nyní popálen.",
    ),
    (
        ATTACK,
        does(Flip((), (DoDamage(Number(20), Who.SELF), Draw(Player.OPPONENT, Exactly(1))))),
        "Flip a coin. If tails, Aipom does 20 damage to itself and your opponent draws a card.",
        "Hoď mincí. Padne-li panna, Pokémon Aipom si způsobí 20 zranění a soupeř si vezme kartu.",
    ),
    (
        BW_ATTACK,
        does(
            If(
                AtLeast(PokemonIn(YOUR_BENCH)),
                (KnockOut(Who.SELF), Draw(Player.YOU, Exactly(3)), Poison(Who.DEFENDING)),
            )
        ),
        "If you have any Benched Pokémon, Knock Out this Pokémon, draw 3 cards, and the Defending Pokémon is now Poisoned.",
        "Pokud máš na střídačce Pokémona, vyřaď tohoto Pokémona ze hry, vezmi si 3 karty a bránící se Pokémon je nyní otráven.",
    ),
    (
        ATTACK,
        does(
            Flip(
                (DamagePlus(Per(10, CountersOn(Who.SELF), 4)), May((Draw(Player.YOU, Exactly(5)),))),
                (AttackDoesNothing(),),
            )
        ),
        "Flip a coin. If heads, this attack does 30 damage plus 10 more damage for each damage counter on Aipom "
        "(you can't add more than 40 damage in this way), and you may draw 5 cards; if tails, this attack does nothing.",
        "Hoď mincí. Padne-li orel, tento útok způsobí 30 zranění plus dalších 10 zranění za každý žeton zranění na "
        "Pokémonovi Aipom (takto nelze přidat víc než 40 zranění) a navíc můžeš vytáhnout 5 karet; padne-li panna, "
        "tento útok nemá žádný účinek.",
    ),
    (
        ATTACK,
        does(DamagePlus(Per(20, CountersOn(Who.DEFENDING), 2))),
        "Does 30 damage plus 20 more damage for each damage counter on the Defending Pokémon. "
        "You can't add more than 40 damage in this way.",
        "Tento útok způsobí 30 zranění plus dalších 20 zranění za každý žeton zranění na bránícím se Pokémonovi. "
        "Takto nelze přidat víc než 40 zranění.",
    ),
    (
        ATTACK,
        does(FlipCoins(4), DoDamage(Per(10, Tails()), Each(EVERY_BENCH)), DoDamage(Number(10), Each(EVERY_BENCH))),
        f"Flip 4 coins. Does 10 damage to each Pokémon on each player's Bench for each tails. (Don't apply {BOTH} for "
        "Benched Pokémon.) Does 10 damage to each Pokémon on each player's Bench.",
        "Hoď 4 mincemi. Tento útok způsobí 10 zranění každému z Pokémonů na střídačkách obou hráčů za každou pannu. "
        "(U Pokémonů na střídačce nezohledňuj slabost a odolnost.) Tento útok způsobí 10 zranění každému z Pokémonů na "
        "střídačkách obou hráčů.",
    ),
    (
        ATTACK,
        Text(
            (DiscardEnergy(All(), EnergyType.FIRE, Who.SELF), OnlyIf(HasCondition(Who.DEFENDING, Condition.CONFUSED))),
            (If(DamageGotThrough(), (RemoveCounters(UpTo(3), Who.SELF),)),),
        ),
        "Discard all Fire Energy cards attached to Aipom in order to use this attack. You can't use this attack unless "
        "the Defending Pokémon is Confused. Unless all damage from this attack is prevented, remove up to 3 damage "
        "counters from Aipom.",
        "Chceš-li použít tento útok, odhoď všechny energetické karty typu Oheň připojené k Pokémonovi Aipom. Tento útok "
        "smíš použít, jen pokud je bránící se Pokémon zmaten. Pokud nebylo zranění z tohoto útoku zcela zabráněno, "
        "odeber až 3 žetony zranění z Pokémona Aipom.",
    ),
    (
        ATTACK,
        does(
            ChooseAttack(Who.SELF),
            Lasting(Duration.OPPONENTS_NEXT_TURN, CannotUse(Who.DEFENDING, AttackRef.CHOSEN)),
            CopyAttack(),
        ),
        "Choose 1 of Aipom's attacks. The Defending Pokémon can't use that attack during your opponent's "
        "next turn. This attack copies that attack except for its Energy costs and anything else required in order to "
        "use that attack.",
        "Vyber 1 z útoků Pokémona Aipom. Bránící se Pokémon nesmí v příštím soupeřově kole použít vybraný útok. "
        "Tento útok zkopíruje vybraný útok kromě jeho ceny a všech dalších podmínek jeho použití.",
    ),
    (
        ATTACK,
        does(
            Flip((), (AttackDoesNothing(),)),
            EitherWay((Lasting(Duration.WHILE_IN_PLAY, CannotUse(Who.SELF, AttackRef.THIS)),)),
        ),
        "Flip a coin. If tails, this attack does nothing. Either way, you can't use this attack again as long as Aipom "
        "stays in play (even putting Aipom on the Bench won't let you use it again).",
        "Hoď mincí. Padne-li panna, tento útok nemá žádný účinek. V každém případě Pokémon Aipom nesmí po celou dobu "
        "pobytu ve hře znovu použít tento útok.",
    ),
    (
        POWER,
        PowerText(
            Activated(
                Usage.UNLIMITED, does(MoveEnergy(Exactly(2), GRASS_ENERGY, Choice(1, YOURS), Choice(1, YOUR_BENCH)))
            ),
            (Condition.ASLEEP, Condition.PARALYZED),
        ),
        "As often as you like during your turn (before your attack), you may move 2 Grass Energy cards from 1 of your "
        "Pokémon to 1 of your Benched Pokémon. This power can't be used if Aipom is Asleep or Paralyzed.",
        "Během svého kola (před útokem) můžeš tak často, jak uznáš za vhodné, přesunout 2 energetické karty typu Les z 1 "
        "ze svých Pokémonů na 1 ze svých Pokémonů na střídačce. Tuto schopnost nelze použít, je-li Pokémon Aipom uspán "
        "nebo ochrnut.",
    ),
    (
        POWER,
        PowerText(
            Activated(Usage.UNLIMITED, does(Flip((Draw(Player.YOU, Exactly(2)),), ()), May((KnockOut(Who.SELF),))))
        ),
        "As often as you like during your turn (before your attack), you may flip a coin. If heads, draw 2 cards. You may "
        "Knock Out Aipom.",
        "Během svého kola (před útokem) můžeš tak často, jak uznáš za vhodné, hodit mincí. Padne-li orel, vezmi si 2 karty. "
        "Můžeš vyřadit Pokémona Aipom ze hry.",
    ),
    (
        POWER,
        PowerText(
            Activated(Usage.UNLIMITED, does(If(AtLeast(PokemonIn(THEIR_BENCH)), (Draw(Player.YOU, Exactly(2)),))))
        ),
        "As often as you like during your turn (before your attack), you may use this power. If your opponent has any Benched "
        "Pokémon, draw 2 cards.",
        "Během svého kola (před útokem) můžeš tak často, jak uznáš za vhodné, použít tuto schopnost. Pokud má soupeř na "
        "střídačce Pokémona, vezmi si 2 karty.",
    ),
    (
        POWER,
        PowerText(
            Reaction(Event.DAMAGED_BY_ATTACK, (DoDamage(Number(20), Who.ATTACKER),)),
            (Condition.CONFUSED, Condition.PARALYZED, Condition.POISONED),
        ),
        "Whenever your opponent's attack damages Aipom (even if Aipom is Knocked Out), this power does 20 damage to the "
        "attacking Pokémon. (Don't apply Weakness and Resistance.) This power can't be used if Aipom is already Confused, "
        "Paralyzed, or Poisoned when your opponent attacks.",
        "Pokaždé, když soupeřův útok zraní Pokémona Aipom (i když je tím vyřazen ze hry), tato schopnost způsobí 20 "
        "zranění útočícímu Pokémonovi. (Slabost a odolnost nezohledňuj.) Tuto schopnost nelze použít, je-li Pokémon "
        "Aipom v okamžiku soupeřova útoku již zmaten, ochrnut nebo otráven.",
    ),
    (
        POWER,
        PowerText(Static(EnergyCountsAs(Who.SELF, EnergyType.WATER)), (Condition.CONFUSED,)),
        "All Energy attached to Aipom is Water Energy. This power stops working while Aipom is Confused.",
        "Veškerá energie připojená k Pokémonovi Aipom je typu Voda. Tato schopnost nefunguje, je-li Pokémon Aipom zmaten.",
    ),
    (
        TRAINER,
        Text(
            (DiscardFromHand(Player.YOU, Exactly(1)),),
            (SearchDeck(UpTo(2), CardFilter((CardClass.BASIC_POKEMON,), (OfType(EnergyType.GRASS),))),),
        ),
        "Discard 1 of the other cards from your hand in order to search your deck for up to 2 Grass Basic "
        "Pokémon cards, show them to your opponent, and put them into your hand. Shuffle your deck afterward.",
        "Chceš-li vynést tuto kartu, odhoď z ruky 1 další kartu. Vyhledej ve svém balíčku až 2 karty základních "
        "Pokémonů typu Les, ukaž je soupeři a vezmi si je do ruky. Potom balíček zamíchej.",
    ),
    (
        TRAINER,
        does(Switch(Player.OPPONENT, Player.OPPONENT), RemoveCounters(All(), Choice(2, YOURS, Player.OPPONENT))),
        f"Your opponent switches {HIS} Active Pokémon with 1 of {HIS} Benched Pokémon. Remove all damage counters "
        "from 2 of your Pokémon (your opponent chooses which).",
        "Soupeř vystřídá svého aktivního Pokémona 1 ze svých Pokémonů na střídačce. Odeber všechny žetony zranění ze 2 ze "
        "svých Pokémonů (vybere soupeř).",
    ),
    (
        TRAINER,
        does(
            AttachThis(
                Choice(1, YOURS),
                AttachedUntil.END_OF_OPPONENTS_NEXT_TURN,
                (LessDamage(Who.HOLDER, 10), PreventDamage(Who.HOLDER, 20), CannotRetreat(Who.HOLDER)),
            )
        ),
        "Attach Berry Basket to 1 of your Pokémon. At the end of your opponent's next turn, discard Berry Basket. Damage "
        "done to that Pokémon by attacks is reduced by 10 (after applying Weakness and Resistance). Whenever 20 or less "
        "damage is done to that Pokémon by an attack (after applying Weakness and Resistance), prevent that damage. (Any "
        f"other {HAPPEN}.) That Pokémon can't retreat.",
        "Připoj kartu Berry Basket k 1 ze svých Pokémonů. Na konci příštího soupeřova kola kartu Berry Basket odhoď. Útoky "
        "způsobí tomu Pokémonovi o 10 zranění méně (po zohlednění slabosti a odolnosti). Útoky nezpůsobí tomu Pokémonovi "
        "zranění do výše 20 bodů (po zohlednění slabosti a odolnosti). (Ostatní účinky útoků se projeví.) Ten Pokémon "
        "nesmí ustoupit.",
    ),
    (
        ATTACK,
        does(
            FlipForEach(YOUR_BENCH, (DoDamage(Number(70), Who.THAT),), ()),
            RemoveCounters(Half(DamageDone(), Rounding.UP), Who.SELF),
        ),
        "For each of your Benched Pokémon, flip a coin. If heads, this attack does 70 damage to that Pokémon. "
        f"(Don't apply {BOTH}.) Remove a number of damage counters from Aipom equal to half the damage "
        "done to the Defending Pokémon (after applying Weakness and Resistance) (rounded up to the nearest 10). If Aipom has "
        "fewer damage counters than that, remove all of them.",
        "Hoď mincí za každého ze svých Pokémonů na střídačce. Padne-li orel, tento útok způsobí 70 zranění tomu "
        "Pokémonovi. (Slabost a odolnost nezohledňuj.) Odeber z Pokémona Aipom žetony zranění ve výši poloviny zranění "
        "způsobeného bránícímu se Pokémonovi (po zohlednění slabosti a odolnosti) se zaokrouhlením nahoru na nejbližší "
        "násobek 10.",
    ),
    (
        ATTACK,
        does(
            Lasting(
                Duration.OPPONENTS_NEXT_TURN,
                Reaction(Event.KNOCKED_OUT_BY_ATTACK, (KnockOut(Who.ATTACKER), Draw(Player.YOU, Exactly(2)))),
            ),
            DamagePlus(
                Per(
                    20,
                    PokemonIn(
                        Group(Owner.YOURS, Spot.IN_PLAY, (Damaged(), OfType(EnergyType.FIRE), Named(("Buneary",))))
                    ),
                )
            ),
        ),
        "If an attack Knocks Out Aipom during your opponent's next turn, do the following (Knock Out the attacking Pokémon "
        'and draw 2 cards). Does 30 damage plus 20 more damage for each of your Fire Pokémon named "Buneary" with damage '
        "counters on them.",
        "Vyřadí-li útok Pokémona Aipom v příštím soupeřově kole ze hry, stane se toto (vyřaď útočícího Pokémona ze hry a "
        "vezmi si 2 karty). Tento útok způsobí 30 zranění plus dalších 20 zranění za každého z tvých Pokémonů typu Oheň "
        "jménem „Buneary“ se žetony zranění.",
    ),
    (
        POWER,
        PowerText(Static(CheaperRetreat(Who.YOUR_ACTIVE, 2), Seat.BENCHED)),
        "As long as Aipom is on your Bench, pay 2 [C] less to retreat your Active Pokémon.",
        "Dokud je Pokémon Aipom na střídačce, cena ústupu tvého aktivního Pokémona je o 2 [C] nižší.",
    ),
    (
        POWER,
        PowerText(Activated(Usage.ONCE, Text((OnlyIf(IsAt(Who.SELF, Seat.BENCHED)),), (TakeActivePlace(Who.SELF),)))),
        "Once during your turn (before your attack), if Aipom is on your Bench, you may switch it with your Active Pokémon.",
        "Během svého kola (před útokem), pokud je Pokémon Aipom na střídačce, můžeš jednou vystřídat Pokémonem Aipom svého "
        "aktivního Pokémona.",
    ),
    (
        TRAINER,
        does(
            MoveEnergy(Exactly(1), CardFilter((CardClass.ENERGY,)), Who.YOUR_ACTIVE, Choice(1, YOUR_BENCH)),
            PutCards(Player.OPPONENT, All(), CardFilter((CardClass.TRAINER,)), Zone.HAND, Zone.DECK),
        ),
        "Move 1 Energy card from your Active Pokémon to 1 of your Benched Pokémon. Your opponent shuffles all Trainer cards "
        "from his or her hand into his or her deck.",
        "Přesuň 1 energetickou kartu ze svého aktivního Pokémona na 1 ze svých Pokémonů na střídačce. Soupeř zamíchá všechny "
        "trenérské karty ze své ruky do balíčku.",
    ),
]


@pytest.mark.parametrize("lang", ["en", "cs"])
@pytest.mark.parametrize("number", range(len(SENTENCES)))
def test_what_is_written_and_read(lang: str, number: int) -> None:
    context, body, english, czech = SENTENCES[number]
    text = english if lang == "en" else czech
    assert write(lang, body, context) == text
    assert read(lang, text, context).bodies == (body,)


def test_an_empty_text_is_written_as_nothing_and_nothing_is_read_as_an_empty_text() -> None:
    assert write("en", Text(), ATTACK) == ""
    assert read("cs", " ", ATTACK).bodies == (Text(),)


@pytest.mark.parametrize(
    "body",
    [
        does(DoDamage(Number(10), Who.DEFENDING)),
        does(KnockOut(Who.HOLDER)),
        Text((DiscardEnergy(Exactly(1), None, Who.DEFENDING),)),
    ],
)
def test_what_no_canonical_attack_does_cannot_be_said(body: Text) -> None:
    with pytest.raises(UnsayableError):
        write("en", body, ATTACK)


def test_damage_that_is_not_printed_cannot_be_repeated() -> None:
    with pytest.raises(UnsayableError):
        write("en", does(DamagePlus(Number(10))), TextContext("Aipom", TextKind.ATTACK))


@pytest.mark.parametrize(
    "branch", [Flip((), ()), May(()), EitherWay(()), FlipForEach(Group(Owner.YOURS, Spot.BENCH), (), ())]
)
def test_a_branch_that_does_nothing_is_unsayable(branch: Flip | May | EitherWay | FlipForEach) -> None:
    """Given a card whose author has not filled a branch yet, when it is written, then that is told, and nothing else raised."""
    context = TextContext("Sagebud", TextKind.ATTACK, None, Edition.CLASSIC)
    with pytest.raises(UnsayableError):
        write("en", Text(effects=(branch,)), context)

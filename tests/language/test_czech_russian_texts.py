"""Czech and Russian: whole texts, as players of these countries would have them. The compositions are invented."""

from __future__ import annotations

import pytest

from cardc.language import Body, TextContext, TextKind, read, write
from cardc.model.cards import Activated, PowerText, PrintedDamage, Static, Text
from cardc.model.effects import (
    AttachEnergy,
    AttackDoesNothing,
    DamagePlus,
    DiscardEnergy,
    DiscardFromHand,
    DoDamage,
    Draw,
    EndTurn,
    Evolve,
    First,
    Flip,
    FlipCoins,
    If,
    Ignore,
    Inflict,
    InflictChosen,
    KnockOut,
    Lasting,
    May,
    Poison,
    PutCards,
    Reaction,
    Rearrange,
    Recover,
    RemoveCounters,
    SearchDeck,
    ShuffleDeck,
    Statement,
    Switch,
    TakeFromTop,
)
from cardc.model.parts import (
    All,
    AnyNumber,
    AtMost,
    CardFilter,
    CardsIn,
    CardTrait,
    Choice,
    Discarded,
    Each,
    EvolvesFrom,
    Exactly,
    Group,
    HasCondition,
    Heads,
    Is,
    Just,
    Named,
    NamePart,
    NotOfType,
    Number,
    OfRank,
    OfType,
    Per,
    PerCount,
    PokemonIn,
    Tails,
    UpTo,
    Who,
    WithEnergy,
    WithPower,
)
from cardc.model.rules import (
    CannotAttack,
    CannotPlayTrainers,
    CannotReceiveEnergy,
    DearerRetreat,
    FlipToPrevent,
    HandFaceUp,
    LessDamage,
    MoreDamageTo,
    PowersStop,
)
from cardc.model.terms import (
    CardClass,
    Condition,
    Disregard,
    Duration,
    Edition,
    EnergyType,
    Event,
    Owner,
    Player,
    Rank,
    Sign,
    Spot,
    Usage,
    Zone,
)

ATTACK = TextContext("Mossling", TextKind.ATTACK, PrintedDamage(30, Sign.PLUS))
BW_ATTACK = TextContext("Mossling", TextKind.ATTACK, PrintedDamage(30, Sign.PLUS), Edition.BW)
POWER = TextContext("Mossling", TextKind.POWER)
TRAINER = TextContext("Errand", TextKind.TRAINER)
ALL = Group(Owner.EITHER, Spot.IN_PLAY)
YOURS = Group(Owner.YOURS, Spot.IN_PLAY)
THEIRS = Group(Owner.OPPONENTS, Spot.IN_PLAY)
BENCH = Group(Owner.OPPONENTS, Spot.BENCH)
NEXT = Duration.OPPONENTS_NEXT_TURN


def does(*statements: Statement) -> Text:
    return Text((), statements)


def cards_like(*kinds: CardClass, traits: tuple[CardTrait, ...] = ()) -> CardFilter:
    return CardFilter(kinds, traits)


CARD = cards_like(CardClass.CARD)

TEXTS: list[tuple[TextContext, Body, str, str]] = [
    # coins, one that depends on another, one of the opponent
    (
        ATTACK,
        does(Flip((Flip((Draw(Player.YOU, Exactly(2)),), ()),), ())),
        "Hoď mincí. Padne-li orel, hoď další mincí; padne-li na ní orel, vezmi si 2 karty.",
        "Подкиньте монетку. Если выпадет орёл, подкиньте ещё одну монетку; если на ней выпадет орёл, возьмите 2 карты.",
    ),
    (
        ATTACK,
        does(
            Flip(
                (),
                (
                    Flip(
                        (Inflict(Condition.ASLEEP, Who.DEFENDING),),
                        (Inflict(Condition.PARALYZED, Who.DEFENDING),),
                        Player.OPPONENT,
                    ),
                ),
                Player.OPPONENT,
            )
        ),
        "Soupeř hodí mincí. Padne-li panna, soupeř hodí další mincí; padne-li na ní orel, bránící se "
        "Pokémon je nyní uspán; padne-li na ní panna, je nyní ochrnut.",
        "Оппонент подкидывает монетку. Если выпадет решка, оппонент подкидывает ещё одну монетку; если "
        "на ней выпадет орёл, защищающийся Покемон теперь спит; если на ней выпадет решка, он теперь "
        "парализован.",
    ),
    (
        ATTACK,
        does(Flip((If(HasCondition(Who.DEFENDING, Condition.ASLEEP), (DamagePlus(Number(20)),)),), ())),
        "Hoď mincí. Pokud padne orel a pokud je bránící se Pokémon uspán, tento útok způsobí 30 zranění "
        "plus dalších 20 zranění.",
        "Подкиньте монетку. Если выпадет орёл и если защищающийся Покемон спит, эта атака наносит 30 "
        "очков урона плюс ещё 20 очков урона.",
    ),
    (
        ATTACK,
        does(Flip((), (DiscardFromHand(Player.YOU, Exactly(1)),), Player.OPPONENT)),
        "Soupeř hodí mincí. Padne-li panna, odhoď 1 kartu z ruky.",
        "Оппонент подкидывает монетку. Если выпадет решка, скиньте из руки 1 карту.",
    ),
    (
        ATTACK,
        does(
            FlipCoins(CardsIn(Player.OPPONENT, Zone.HAND, cards_like(CardClass.TRAINER))),
            RemoveCounters(PerCount(1, Heads()), Who.SELF),
        ),
        "Hoď tolika mincemi, kolik je trenérských karet v soupeřově ruce. Za každého orla odeber 1 žeton "
        "zranění z Pokémona Mossling.",
        "Подкиньте столько монеток, сколько карт тренера в руке оппонента. За каждого выпавшего орла "
        "снимите с Покемона Mossling 1 каунтер урона.",
    ),
    (
        TRAINER,
        does(May((Flip((Draw(Player.YOU, Exactly(3)),), ()),))),
        "Můžeš hodit mincí. Padne-li orel, vezmi si 3 karty.",
        "Вы можете подкинуть монетку. Если выпадет орёл, возьмите 3 карты.",
    ),
    (
        TRAINER,
        does(If(AtMost(PokemonIn(BENCH), 2), (Flip((Switch(Player.OPPONENT, Player.YOU),), ()),))),
        "Pokud je počet soupeřových Pokémonů na střídačce nanejvýš 2, hoď mincí. Padne-li orel, "
        "vystřídej soupeřova aktivního Pokémona 1 ze soupeřových Pokémonů na střídačce.",
        "Если число запасных Покемонов оппонента не больше 2, подкиньте монетку. Если выпадет орёл, "
        "замените активного Покемона оппонента на 1 из его запасных Покемонов.",
    ),
    # powers that answer what happens
    (
        POWER,
        PowerText(Reaction(Event.PLAYED, (Draw(Player.YOU, Exactly(2)),))),
        "Vyneseš-li Pokémona Mossling z ruky, vezmi si 2 karty.",
        "Когда Вы вводите Покемона Mossling в игру из руки, возьмите 2 карты.",
    ),
    (
        POWER,
        PowerText(Reaction(Event.PLAYED, (May((SearchDeck(UpTo(2), cards_like(CardClass.BASIC_ENERGY)),)),))),
        "Vyneseš-li Pokémona Mossling z ruky, můžeš vyhledat ve svém balíčku až 2 základní energetické "
        "karty, ukázat je soupeři a vzít si je do ruky (potom balíček zamíchej).",
        "Когда Вы вводите Покемона Mossling в игру из руки, Вы можете найти в своей колоде до 2 карт "
        "основной энергии, показать их оппоненту и взять их в руку (затем перемешайте колоду).",
    ),
    (
        POWER,
        PowerText(Reaction(Event.DAMAGED_BY_ATTACK, (Flip((Poison(Who.ATTACKER),), ()),))),
        "Pokaždé, když soupeřův útok zraní Pokémona Mossling (i když je tím vyřazen ze hry), hoď mincí. "
        "Padne-li orel, útočící Pokémon je nyní otráven.",
        "Каждый раз, когда атака оппонента наносит урон Покемону Mossling (даже если при этом он будет "
        "побеждён), подкиньте монетку. Если выпадет орёл, атакующий Покемон теперь отравлен.",
    ),
    (
        POWER,
        PowerText(Reaction(Event.KNOCKED_OUT_BY_ATTACK, (May((Flip((KnockOut(Who.ATTACKER),), ()),)),))),
        "Vyřadí-li soupeřův útok Pokémona Mossling ze hry, můžeš hodit mincí. Padne-li orel, vyřaď "
        "útočícího Pokémona ze hry.",
        "Если атака оппонента одолеет Покемона Mossling, Вы можете подкинуть монетку. Если выпадет орёл, "
        "атакующий Покемон считается побеждённым.",
    ),
    # conditions that are chosen, that come over chosen Pokémon, that end
    (
        ATTACK,
        does(InflictChosen((Condition.ASLEEP, Condition.CONFUSED, Condition.POISONED), Who.DEFENDING)),
        "Bránící se Pokémon je nyní uspán, zmaten nebo otráven (podle tvého výběru).",
        "Защищающийся Покемон теперь спит, конфужен или отравлен (по Вашему выбору).",
    ),
    (
        ATTACK,
        does(May((InflictChosen((Condition.ASLEEP, Condition.PARALYZED), Who.DEFENDING),))),
        "Můžeš uspat nebo ochromit bránícího se Pokémona (podle svého výběru).",
        "Вы можете усыпить или парализовать защищающегося Покемона (по Вашему выбору).",
    ),
    (
        ATTACK,
        does(Inflict(Condition.CONFUSED, Choice(1, BENCH)), Inflict(Condition.BURNED, Each(THEIRS))),
        "Zmať 1 ze soupeřových Pokémonů na střídačce. Každý ze soupeřových Pokémonů je nyní popálen.",
        "Сконфузьте 1 из запасных Покемонов оппонента. Каждый из Покемонов оппонента теперь подожжён.",
    ),
    (
        ATTACK,
        does(Poison(Choice(1, THEIRS), 20)),
        "Otrav 1 ze soupeřových Pokémonů. Po každém kole nyní utrpí 20 zranění otravou namísto 10 (i "
        "když už otráven byl).",
        "Отравите 1 из Покемонов оппонента. Теперь он получает 20 очков урона от отравления вместо 10 "
        "после каждого хода (даже если уже был отравлен).",
    ),
    (
        TRAINER,
        does(Recover(Choice(1, YOURS), (Condition.ASLEEP, Condition.BURNED))),
        "Zbav 1 ze svých Pokémonů spánku a popálení.",
        "Избавьте 1 из своих Покемонов от сна и ожога.",
    ),
    (
        ATTACK,
        does(Recover(Who.SELF, (Condition.ASLEEP, Condition.POISONED))),
        "Pokémon Mossling již není uspán ani otráven.",
        "Избавьте Покемона Mossling от сна и отравления.",
    ),
    (
        TRAINER,
        does(Recover(Each(YOURS))),
        "Zbav každého ze svých Pokémonů spánku, zmatení, ochrnutí a otravy.",
        "Избавьте каждого из своих Покемонов от сна, замешательства, паралича и отравления.",
    ),
    (
        BW_ATTACK,
        does(Recover(Choice(1, YOURS))),
        "Zbav 1 ze svých Pokémonů všech zvláštních stavů.",
        "Снимите с 1 из своих Покемонов все особые эффекты.",
    ),
    (
        TRAINER,
        does(KnockOut(Choice(1, YOURS))),
        "Vyřaď ze hry 1 ze svých Pokémonů.",
        "Победите 1 из своих Покемонов.",
    ),
    # Energy and cards, so many for each, cards that evolve from a Pokémon
    (
        ATTACK,
        does(AttachEnergy(UpTo(2), cards_like(CardClass.BASIC_ENERGY, traits=()), Choice(1, YOURS), Zone.DISCARD_PILE)),
        "Připoj až 2 základní energetické karty ze své hromádky odhozených karet k 1 ze svých Pokémonů.",
        "Наложите до 2 карт основной энергии из своей стопки скинутых карт на 1 из своих Покемонов.",
    ),
    (
        ATTACK,
        does(
            AttachEnergy(
                Exactly(2), cards_like(CardClass.ENERGY, traits=(OfType(EnergyType.FIRE),)), Who.SELF, Zone.DECK
            )
        ),
        "Vyhledej ve svém balíčku a připoj k Pokémonovi Mossling 2 energetické karty typu Oheň. Potom "
        "balíček zamíchej.",
        "Найдите в своей колоде и наложите на Покемона Mossling 2 карты огненной энергии. Затем перемешайте колоду.",
    ),
    (
        ATTACK,
        does(FlipCoins(3), Draw(Player.YOU, PerCount(1, Heads()))),
        "Hoď 3 mincemi. Za každého orla si vezmi kartu.",
        "Подкиньте 3 монетки. За каждого выпавшего орла возьмите карту.",
    ),
    (
        ATTACK,
        does(FlipCoins(3), Draw(Player.OPPONENT, PerCount(2, Tails()))),
        "Hoď 3 mincemi. Za každou pannu si soupeř vezme 2 karty.",
        "Подкиньте 3 монетки. За каждую выпавшую решку оппонент берёт 2 карты.",
    ),
    (
        ATTACK,
        does(FlipCoins(2), SearchDeck(PerCount(1, Heads()), cards_like(CardClass.BASIC_POKEMON), Zone.BENCH)),
        "Hoď 2 mincemi. Za každého orla vyhledej ve svém balíčku kartu základního Pokémona a polož ji na "
        "střídačku. Potom balíček zamíchej.",
        "Подкиньте 2 монетки. За каждого выпавшего орла найдите в своей колоде карту основного Покемона "
        "и поместите её на скамью запасных. Затем перемешайте колоду.",
    ),
    (
        TRAINER,
        does(DiscardFromHand(Player.YOU, AnyNumber()), Draw(Player.YOU, PerCount(1, Discarded()))),
        "Odhoď libovolný počet karet z ruky. Vezmi si stejný počet karet.",
        "Скиньте из руки любое число карт. Возьмите столько же карт.",
    ),
    (
        TRAINER,
        does(
            PutCards(Player.YOU, All(), CARD, Zone.HAND, Zone.DECK),
            Draw(Player.YOU, UpTo(4)),
            May(
                (PutCards(Player.OPPONENT, All(), CARD, Zone.HAND, Zone.DECK), Draw(Player.OPPONENT, UpTo(4))),
                Player.OPPONENT,
            ),
        ),
        "Zamíchej celý obsah ruky do balíčku. Vezmi si až 4 karty. Soupeř může zamíchat celý obsah ruky "
        "do balíčku a vytáhnout až 4 karty.",
        "Замешайте всю свою руку в колоду. Возьмите до 4 карт. Оппонент может замешать всю свою руку в "
        "колоду и взять до 4 карт.",
    ),
    (
        TRAINER,
        does(TakeFromTop(5, Exactly(2), cards_like(CardClass.TRAINER, CardClass.ENERGY), Zone.DECK)),
        "Podívej se na 5 vrchních karet svého balíčku a vezmi si z nich 2 trenérské nebo energetické "
        "karty do ruky. Ostatní karty zamíchej do balíčku.",
        "Посмотрите 5 верхних карт своей колоды и возьмите из них 2 карты тренера или энергии в руку. "
        "Остальные карты замешайте в колоду.",
    ),
    (
        TRAINER,
        does(
            TakeFromTop(
                3, All(), cards_like(CardClass.POKEMON, CardClass.TRAINER, CardClass.SPECIAL_ENERGY), Zone.DISCARD_PILE
            ),
            ShuffleDeck(Player.OPPONENT),
        ),
        "Podívej se na 3 vrchní karty svého balíčku a vezmi si z nich všechny karty Pokémonů, trenérské "
        "nebo speciální energetické karty do ruky. Ostatní karty odhoď. Zamíchej soupeřův balíček.",
        "Посмотрите 3 верхние карты своей колоды и возьмите из них все карты Покемонов, тренера или "
        "специальной энергии в руку. Остальные карты скиньте. Перемешайте колоду оппонента.",
    ),
    (
        TRAINER,
        does(SearchDeck(Exactly(1), cards_like(CardClass.POKEMON, traits=(NamePart("Rust"),)), Zone.TOP_OF_DECK)),
        "Vyhledej ve svém balíčku kartu Pokémona se slovem „Rust“ ve jméně, balíček zamíchej a polož ji navrch.",
        "Найдите в своей колоде карту Покемона со словом «Rust» в имени, перемешайте колоду и положите "
        "найденную карту сверху.",
    ),
    (
        ATTACK,
        does(
            SearchDeck(
                AnyNumber(), cards_like(CardClass.BASIC_POKEMON, traits=(Named(("Fernal", "Rustling")),)), Zone.BENCH
            )
        ),
        "Vyhledej ve svém balíčku libovolný počet karet základních Pokémonů jménem „Fernal“ nebo "
        "„Rustling“ a polož je na střídačku. Potom balíček zamíchej.",
        "Найдите в своей колоде любое число карт основных Покемонов с именем «Fernal» или «Rustling» и "
        "поместите их на скамью запасных. Затем перемешайте колоду.",
    ),
    (
        ATTACK,
        does(SearchDeck(Exactly(2), cards_like(CardClass.EVOLUTION, traits=(EvolvesFrom("Fernal"),)))),
        "Vyhledej ve svém balíčku 2 evoluční karty vyvíjející se z Pokémona „Fernal“, ukaž je soupeři a "
        "vezmi si je do ruky. Potom balíček zamíchej.",
        "Найдите в своей колоде 2 карты эволюции (эволюционирующие из Покемона «Fernal»), покажите их "
        "оппоненту и возьмите их в руку. Затем перемешайте колоду.",
    ),
    (
        ATTACK,
        does(SearchDeck(Exactly(1), cards_like(CardClass.CARD, traits=(EvolvesFrom(Who.SELF),)), Zone.BENCH)),
        "Vyhledej ve svém balíčku kartu vyvíjející se z Pokémona Mossling a polož ji na střídačku. Potom "
        "balíček zamíchej.",
        "Найдите в своей колоде карту (эволюционирующую из Покемона Mossling) и поместите её на скамью "
        "запасных. Затем перемешайте колоду.",
    ),
    (
        POWER,
        PowerText(Activated(Usage.ONCE, does(Evolve(Who.SELF, Zone.HAND)))),
        "Během svého kola (před útokem) můžeš jednou položit z ruky na Pokémona Mossling kartu, která se "
        "z něj vyvíjí (počítá se to jako evoluce).",
        "Один раз за свой ход (до атаки) Вы можете поместить из руки эволюционирующую из Покемона "
        "Mossling карту поверх него (это считается эволюцией).",
    ),
    (
        ATTACK,
        does(Evolve(Who.SELF, Zone.DECK)),
        "Vyhledej ve svém balíčku kartu vyvíjející se z Pokémona Mossling a polož ji na něj (počítá se "
        "to jako evoluce). Potom balíček zamíchej.",
        "Найдите в своей колоде эволюционирующую из Покемона Mossling карту и поместите её поверх него "
        "(это считается эволюцией). Затем перемешайте колоду.",
    ),
    (
        TRAINER,
        does(Rearrange(Exactly(4), Owner.EITHER), EndTurn()),
        "Podívej se na 4 vrchní karty balíčku kteréhokoli hráče a vrať je v libovolném pořadí. Tvé kolo končí.",
        "Посмотрите 4 верхние карты колоды любого игрока и расположите их в любом порядке. Ваш ход завершается.",
    ),
    # after "you may" the count stands behind, so that it is not done once for each
    (
        POWER,
        PowerText(Activated(Usage.ONCE, does(Draw(Player.YOU, PerCount(1, PokemonIn(BENCH)))))),
        "Během svého kola (před útokem) můžeš jednou vytáhnout kartu za každého ze soupeřových Pokémonů na střídačce.",
        "Один раз за свой ход (до атаки) Вы можете взять карту за каждого из запасных Покемонов оппонента.",
    ),
    # which Pokémon, which cards
    (
        ATTACK,
        does(DoDamage(Number(20), Choice(1, Group(Owner.OPPONENTS, Spot.BENCH, (OfRank(Rank.EVOLVED),))))),
        "Tento útok způsobí 20 zranění 1 ze soupeřových Pokémonů na střídačce (jen vyvinutých). (U "
        "Pokémonů na střídačce nezohledňuj slabost a odolnost.)",
        "Эта атака наносит 20 очков урона 1 из запасных Покемонов оппонента (только эволюций). (Не "
        "учитывайте слабость и стойкость запасных Покемонов.)",
    ),
    (
        ATTACK,
        does(DoDamage(Number(10), Each(Group(Owner.EITHER, Spot.IN_PLAY, (NotOfType(EnergyType.WATER),))))),
        "Tento útok způsobí 10 zranění každému z Pokémonů obou hráčů (kromě Pokémonů typu Voda). "
        "(Slabost a odolnost nezohledňuj.)",
        "Эта атака наносит 10 очков урона каждому из Покемонов обоих игроков (кроме водных). (Не "
        "учитывайте слабость и стойкость.)",
    ),
    (
        ATTACK,
        does(DamagePlus(Per(10, PokemonIn(Group(Owner.YOURS, Spot.BENCH, (NamePart("Rust"),)))))),
        "Tento útok způsobí 30 zranění plus dalších 10 zranění za každého z tvých Pokémonů na střídačce "
        "se slovem „Rust“ ve jméně.",
        "Эта атака наносит 30 очков урона плюс ещё 10 очков урона за каждого из Ваших запасных Покемонов "
        "со словом «Rust» в имени.",
    ),
    (
        ATTACK,
        does(RemoveCounters(Exactly(1), Each(Group(Owner.YOURS, Spot.IN_PLAY, (WithEnergy(EnergyType.GRASS),))))),
        "Odeber 1 žeton zranění z každého ze svých Pokémonů s připojenou energií typu Les.",
        "Снимите с каждого из своих Покемонов с наложенной травяной энергией 1 каунтер урона.",
    ),
    (
        TRAINER,
        does(If(Is(Who.OPPONENTS_ACTIVE, WithPower()), (Draw(Player.YOU, Exactly(1)),))),
        "Pokud má soupeřův aktivní Pokémon schopnost Pokémona, vezmi si kartu.",
        "Если у активного Покемона оппонента есть способность Покемона, возьмите карту.",
    ),
    (
        ATTACK,
        does(
            If(Is(Who.DEFENDING, OfRank(Rank.BASIC)), (DamagePlus(Number(20)),)),
            If(Is(Who.DEFENDING, Named(("Fernal", "Rustling"))), (), (AttackDoesNothing(),)),
        ),
        "Pokud je bránící se Pokémon základním Pokémonem, tento útok způsobí 30 zranění plus dalších 20 "
        "zranění. Pokud se bránící se Pokémon nejmenuje „Fernal“ ani „Rustling“, tento útok nemá žádný "
        "účinek.",
        "Если защищающийся Покемон является основным Покемоном, эта атака наносит 30 очков урона плюс "
        "ещё 20 очков урона. Если защищающегося Покемона не зовут ни «Fernal», ни «Rustling», эта атака "
        "не проходит.",
    ),
    (
        ATTACK,
        does(If(HasCondition(Who.DEFENDING, None), (DamagePlus(Number(20)),))),
        "Pokud je bránící se Pokémon v některém zvláštním stavu, tento útok způsobí 30 zranění plus "
        "dalších 20 zranění.",
        "Если на защищающегося Покемона действуют особые эффекты, эта атака наносит 30 очков урона плюс "
        "ещё 20 очков урона.",
    ),
    (
        ATTACK,
        does(
            If(Just(CardsIn(Player.YOU, Zone.DISCARD_PILE, cards_like(CardClass.ENERGY)), 5), (DamagePlus(Number(20)),))
        ),
        "Pokud je počet energetických karet ve tvé hromádce odhozených karet přesně 5, tento útok "
        "způsobí 30 zranění plus dalších 20 zranění.",
        "Если число карт энергии в Вашей стопке скинутых карт равно 5, эта атака наносит 30 очков урона "
        "плюс ещё 20 очков урона.",
    ),
    (
        ATTACK,
        does(DamagePlus(Per(10, CardsIn(Player.OPPONENT, Zone.DISCARD_PILE, cards_like(CardClass.BASIC_ENERGY)), 4))),
        "Tento útok způsobí 30 zranění plus dalších 10 zranění za každou základní energetickou kartu v "
        "soupeřově hromádce odhozených karet. Takto nelze přidat víc než 40 zranění.",
        "Эта атака наносит 30 очков урона плюс ещё 10 очков урона за каждую карту основной энергии в "
        "стопке скинутых карт оппонента. Таким образом нельзя добавить больше 40 очков урона.",
    ),
    # before the damage, and what it ignores
    (
        ATTACK,
        does(First((DiscardEnergy(Exactly(1), None, Who.DEFENDING),))),
        "Než tento útok způsobí zranění, odhoď 1 energetickou kartu připojenou k bránícímu se Pokémonovi.",
        "Перед нанесением урона скиньте 1 карту энергии с защищающегося Покемона.",
    ),
    (
        ATTACK,
        does(Ignore(Disregard.RESISTANCE)),
        "Nezohledňuj u tohoto útoku odolnost.",
        "Не учитывайте стойкость при этой атаке.",
    ),
    (
        ATTACK,
        does(Ignore(Disregard.EVERYTHING)),
        "Tento útok způsobí zranění bez ohledu na slabost, odolnost, schopnosti Pokémonů a jakékoli jiné "
        "účinky působící na bránícího se Pokémona.",
        "Эта атака наносит урон без учёта слабости, стойкости, способностей Покемонов и любых других "
        "эффектов на защищающемся Покемоне.",
    ),
    (
        ATTACK,
        does(DoDamage(Number(20), Choice(1, THEIRS), True)),
        "Tento útok způsobí 20 zranění 1 ze soupeřových Pokémonů. Zohledni slabost a odolnost.",
        "Эта атака наносит 20 очков урона 1 из Покемонов оппонента. Учтите слабость и стойкость.",
    ),
    # what holds for a while or as long as something is in play
    (
        ATTACK,
        does(Lasting(Duration.THROUGH_OPPONENTS_NEXT_TURN, FlipToPrevent(Who.SELF, True, Player.OPPONENT))),
        "Kdykoli útok způsobí do konce příštího soupeřova kola Pokémonovi Mossling zranění, hodí soupeř "
        "mincí (padne-li panna, útok mu nezpůsobí žádné zranění).",
        "При каждом нанесении атакой урона Покемону Mossling до конца следующего хода оппонента монетку "
        "подкидывает оппонент (если выпадет решка, эта атака не наносит ему урона).",
    ),
    (
        ATTACK,
        does(Lasting(NEXT, FlipToPrevent(YOURS))),
        "Kdykoli má útok v příštím soupeřově kole na kteréhokoli z tvých Pokémonů nějaký účinek, hodí "
        "majitel toho Pokémona mincí (padne-li orel, útok na něj nemá žádný účinek včetně zranění).",
        "При каждом воздействии атаки на каждого из Ваших Покемонов во время следующего хода оппонента "
        "владелец того Покемона подкидывает монетку (если выпадет орёл, эффекты этой атаки, включая "
        "урон, на него не действуют).",
    ),
    (
        POWER,
        PowerText(Static(FlipToPrevent(Who.SELF, True))),
        "Kdykoli útok způsobí Pokémonovi Mossling zranění, hodí majitel toho Pokémona mincí. Padne-li "
        "orel, útok mu nezpůsobí žádné zranění.",
        "При каждом нанесении атакой урона Покемону Mossling владелец того Покемона подкидывает монетку. "
        "Если выпадет орёл, эта атака не наносит ему урона.",
    ),
    (
        ATTACK,
        does(Lasting(Duration.WHILE_ACTIVE, CannotAttack(Who.DEFENDING))),
        "Bránící se Pokémon nesmí během pobytu na místě aktivního Pokémona útočit.",
        "Защищающийся Покемон не может атаковать до его ухода с места активного Покемона.",
    ),
    (
        ATTACK,
        does(Lasting(Duration.THROUGH_YOUR_NEXT_TURN, PowersStop(THEIRS))),
        "Schopnosti všech soupeřových Pokémonů pozbývají do konce tvého příštího kola účinku.",
        "Способности всех Покемонов оппонента теряют силу до конца Вашего следующего хода.",
    ),
    (
        ATTACK,
        does(Lasting(NEXT, DearerRetreat(Who.DEFENDING, 2))),
        "Cena ústupu bránícího se Pokémona je v příštím soupeřově kole o 2 energie vyšší.",
        "Цена отступления защищающегося Покемона повышена на 2 единицы энергии во время следующего хода оппонента.",
    ),
    (
        POWER,
        PowerText(Static(DearerRetreat(THEIRS, 1))),
        "Cena ústupu každého ze soupeřových Pokémonů je o 1 energii vyšší.",
        "Цена отступления каждого из Покемонов оппонента повышена на 1 единицу энергии.",
    ),
    (
        POWER,
        PowerText(Static(CannotReceiveEnergy(THEIRS))),
        "K žádnému ze soupeřových Pokémonů nelze připojit energetické karty z ruky.",
        "Ни один из Покемонов оппонента не может получать карты энергии из руки.",
    ),
    (
        ATTACK,
        does(
            Lasting(
                NEXT, LessDamage(Who.SELF, 20, Group(Owner.OPPONENTS, Spot.IN_PLAY, (OfType(EnergyType.FIRE),)), True)
            )
        ),
        "Útoky soupeřových Pokémonů typu Oheň způsobí Pokémonovi Mossling v příštím soupeřově kole o 20 "
        "zranění méně (před zohledněním slabosti a odolnosti).",
        "Атаки огненных Покемонов оппонента наносят Покемону Mossling на 20 очков урона меньше во время "
        "следующего хода оппонента (до учёта слабости и стойкости).",
    ),
    (
        ATTACK,
        does(Lasting(Duration.YOUR_NEXT_TURN, MoreDamageTo(Who.DEFENDING, 20))),
        "Útoky způsobí bránícímu se Pokémonovi v tvém příštím kole o 20 zranění více (po zohlednění "
        "slabosti a odolnosti).",
        "Атаки наносят защищающемуся Покемону на 20 очков урона больше во время Вашего следующего хода "
        "(после учёта слабости и стойкости).",
    ),
    # whose turn it is: "svůj", "свой" where you are the subject
    (
        ATTACK,
        does(May((Lasting(Duration.YOUR_NEXT_TURN, MoreDamageTo(Who.DEFENDING, 20)),))),
        "Můžeš zvýšit ve svém příštím kole o 20 zranění způsobené útoky bránícímu se Pokémonovi (po "
        "zohlednění slabosti a odolnosti).",
        "Вы можете увеличить наносимый защищающемуся Покемону атаками урон на 20 очков во время своего "
        "следующего хода (после учёта слабости и стойкости).",
    ),
    (
        ATTACK,
        does(May((Lasting(Duration.THROUGH_YOUR_NEXT_TURN, CannotAttack(Who.DEFENDING)),))),
        "Můžeš zakázat bránícímu se Pokémonovi do konce tvého příštího kola útočit.",
        "Вы можете запретить защищающемуся Покемону атаковать до конца Вашего следующего хода.",
    ),
    (
        ATTACK,
        does(
            Lasting(Duration.THROUGH_YOUR_NEXT_TURN, CannotPlayTrainers(Player.YOU)),
            Lasting(Duration.THROUGH_OPPONENTS_NEXT_TURN, HandFaceUp(Player.OPPONENT)),
        ),
        "Nesmíš do konce svého příštího kola vynášet trenérské karty. Soupeř hraje do konce svého "
        "příštího kola s kartami v ruce lícem vzhůru.",
        "Вы не можете активировать карты тренера до конца своего следующего хода. Оппонент играет с "
        "открытыми картами в руке до конца своего следующего хода.",
    ),
    (
        TRAINER,
        does(
            PutCards(
                Player.YOU,
                AnyNumber(),
                cards_like(CardClass.EVOLUTION, CardClass.TRAINER),
                Zone.DISCARD_PILE,
                Zone.DECK,
            )
        ),
        "Zamíchej libovolný počet evolučních nebo trenérských karet ze své hromádky odhozených karet do balíčku.",
        "Замешайте любое число карт эволюции или тренера из своей стопки скинутых карт в колоду.",
    ),
]


@pytest.mark.parametrize(("context", "body", "cs", "ru"), TEXTS)
def test_what_is_written_and_read(context: TextContext, body: Body, cs: str, ru: str) -> None:
    for lang, text in (("cs", cs), ("ru", ru)):
        assert write(lang, body, context) == text
        assert read(lang, text, context).bodies == (body,)

"""Italian, Swedish and Portuguese of the wider kernel: whole texts, as players of these countries would have them.

The compositions are invented. Aipom begins with a vowel: Italian says *ad Aipom*.
"""

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

ATTACK = TextContext("Aipom", TextKind.ATTACK, PrintedDamage(30, Sign.PLUS))
BW_ATTACK = TextContext("Aipom", TextKind.ATTACK, PrintedDamage(30, Sign.PLUS), Edition.BW)
POWER = TextContext("Aipom", TextKind.POWER)
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

TEXTS: list[tuple[TextContext, Body, str, str, str]] = [
    (
        ATTACK,
        does(Flip((Flip((Draw(Player.YOU, Exactly(2)),), ()),), ())),
        "Lancia una moneta. Se esce testa, lancia un'altra moneta. Se con la seconda moneta esce testa, pesca 2 carte.",
        "Singla slant. Om det blir krona, singla slant en gång till. Om det blir krona andra gången, dra 2 kort.",
        "Jogue uma moeda. Se sair cara, jogue outra moeda. Se na segunda moeda sair cara, tire 2 cards.",
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
        "Il tuo avversario lancia una moneta. Se esce croce, il tuo avversario lancia un'altra moneta. Se con la "
        "seconda moneta esce testa, il Pokémon Difensore viene Addormentato; se con la seconda moneta esce croce, "
        "viene Paralizzato.",
        "Din motståndare singlar slant. Om det blir klave, singlar din motståndare slant en gång till. Om det blir "
        "krona andra gången, somnar den försvarande Pokémon; om det blir klave andra gången, blir den "
        "paralyserad.",
        "O seu adversário joga uma moeda. Se sair coroa, o seu adversário joga outra moeda. Se na segunda moeda "
        "sair cara, o Pokémon de Defesa agora está Adormecido; se na segunda moeda sair coroa, agora está "
        "Paralisado.",
    ),
    (
        ATTACK,
        does(Flip((If(HasCondition(Who.DEFENDING, Condition.ASLEEP), (DamagePlus(Number(20)),)),), ())),
        "Lancia una moneta. Se esce testa e se il Pokémon Difensore è Addormentato, questo attacco infligge 30 "
        "danni più altri 20 danni.",
        "Singla slant. Om det blir krona och om den försvarande Pokémon sover, orsakar denna attack 30 i skada "
        "plus ytterligare 20 i skada.",
        "Jogue uma moeda. Se sair cara e se o Pokémon de Defesa estiver Adormecido, este ataque causa 30 danos "
        "mais 20 danos adicionais.",
    ),
    (
        ATTACK,
        does(
            FlipCoins(CardsIn(Player.OPPONENT, Zone.HAND, cards_like(CardClass.TRAINER))),
            RemoveCounters(PerCount(1, Heads()), Who.SELF),
        ),
        "Lancia un numero di monete pari al numero di carte Addestramento nella mano del tuo avversario. Per ogni "
        "testa, togli 1 segnalino danno da Aipom.",
        "Singla slant ett antal gånger motsvarande antalet tränarkort i din motståndares hand. Ta bort 1 "
        "skaderäknare från Aipom för varje krona.",
        "Jogue um número de moedas igual ao número de cards de Treinador na mão do seu adversário. Para cada cara, "
        "remova 1 contador de danos de Aipom.",
    ),
    (
        TRAINER,
        does(May((Flip((Draw(Player.YOU, Exactly(3)),), ()),))),
        "Puoi lanciare una moneta. Se esce testa, pesca 3 carte.",
        "Du får singla slant. Om det blir krona, dra 3 kort.",
        "Você pode jogar uma moeda. Se sair cara, tire 3 cards.",
    ),
    (
        TRAINER,
        does(If(AtMost(PokemonIn(BENCH), 2), (Flip((Switch(Player.OPPONENT, Player.YOU),), ()),))),
        "Se il numero dei Pokémon in Panchina del tuo avversario è pari o inferiore a 2, lancia una moneta. Se "
        "esce testa, scegli 1 dei Pokémon in Panchina del tuo avversario e scambialo con il suo Pokémon Attivo.",
        "Om antalet Pokémon på din motståndares bänk är högst 2, singla slant. Om det blir krona, byt din "
        "motståndares aktiva Pokémon mot 1 av motståndarens bänkade Pokémon.",
        "Se o número dos Pokémon na Bancada do seu adversário for no máximo 2, jogue uma moeda. Se sair cara, "
        "escolha 1 dos Pokémon na Bancada do seu adversário e troque-o pelo Pokémon Ativo dele.",
    ),
    (
        POWER,
        PowerText(Reaction(Event.PLAYED, (May((SearchDeck(UpTo(2), cards_like(CardClass.BASIC_ENERGY)),)),))),
        "Quando giochi Aipom dalla tua mano, puoi cercare nel tuo mazzo fino a 2 carte Energia base, mostrarle al "
        "tuo avversario e aggiungerle alla tua mano (poi rimischia il tuo mazzo).",
        "När du spelar ut Aipom från din hand, får du söka igenom din kortlek efter upp till 2 basenergikort, visa "
        "dem för din motståndare och lägga dem i din hand (blanda sedan din kortlek).",
        "Quando você jogar Aipom da sua mão, você pode procurar no seu baralho até 2 cards Energia Básica, "
        "mostrá-los ao seu adversário e colocá-los na sua mão (em seguida, embaralhe o seu baralho).",
    ),
    (
        POWER,
        PowerText(Reaction(Event.DAMAGED_BY_ATTACK, (Flip((Poison(Who.ATTACKER),), ()),))),
        "Ogni volta che un attacco del tuo avversario danneggia Aipom (anche se viene messo KO), lancia una "
        "moneta. Se esce testa, il Pokémon Attaccante viene Avvelenato.",
        "Varje gång din motståndare skadar Aipom med en attack (även om Aipom blir knockad), singla slant. Om det "
        "blir krona, blir den attackerande Pokémon förgiftad.",
        "Sempre que um ataque do seu adversário causar danos a Aipom (mesmo que ele seja vencido), jogue uma "
        "moeda. Se sair cara, o Pokémon de Ataque agora está Envenenado.",
    ),
    (
        POWER,
        PowerText(Reaction(Event.KNOCKED_OUT_BY_ATTACK, (May((Flip((KnockOut(Who.ATTACKER),), ()),)),))),
        "Se un attacco del tuo avversario mette KO Aipom, puoi lanciare una moneta. Se esce testa, metti KO il "
        "Pokémon Attaccante.",
        "Om Aipom blir knockad av din motståndares attack, får du singla slant. Om det blir krona, knocka den "
        "attackerande Pokémon.",
        "Se um ataque do seu adversário vencer Aipom, você pode jogar uma moeda. Se sair cara, vença o Pokémon de "
        "Ataque.",
    ),
    (
        ATTACK,
        does(InflictChosen((Condition.ASLEEP, Condition.CONFUSED, Condition.POISONED), Who.DEFENDING)),
        "Il Pokémon Difensore viene Addormentato, Confuso o Avvelenato (a tua scelta).",
        "Välj om den försvarande Pokémon ska somna, bli förvirrad eller förgiftad.",
        "O Pokémon de Defesa agora está Adormecido, Confuso ou Envenenado (à sua escolha).",
    ),
    (
        ATTACK,
        does(May((InflictChosen((Condition.ASLEEP, Condition.PARALYZED), Who.DEFENDING),))),
        "Puoi rendere Addormentato o Paralizzato il Pokémon Difensore (a tua scelta).",
        "Du får välja om den försvarande Pokémon ska somna eller bli paralyserad.",
        "Você pode deixar o Pokémon de Defesa Adormecido ou Paralisado (à sua escolha).",
    ),
    (
        ATTACK,
        does(Inflict(Condition.CONFUSED, Choice(1, BENCH)), Inflict(Condition.BURNED, Each(THEIRS))),
        "1 dei Pokémon in Panchina del tuo avversario viene Confuso. Ciascuno dei Pokémon del tuo avversario viene "
        "Bruciato.",
        "1 av din motståndares bänkade Pokémon blir förvirrad. Var och en av din motståndares Pokémon blir bränd.",
        "1 dos Pokémon na Bancada do seu adversário agora está Confuso. Cada um dos Pokémon do seu adversário "
        "agora está Queimado.",
    ),
    (
        ATTACK,
        does(Poison(Choice(1, THEIRS), 20)),
        "1 dei Pokémon del tuo avversario viene Avvelenato. Riceve 20 danni da veleno invece di 10 dopo il turno "
        "di ciascun giocatore (anche se era già Avvelenato).",
        "1 av din motståndares Pokémon blir förgiftad. Den tar nu 20 i skada istället för 10 efter varje spelares "
        "tur (även om den redan var förgiftad).",
        "1 dos Pokémon do seu adversário agora está Envenenado. Ele sofre 20 danos de veneno em vez de 10 depois "
        "da rodada de cada jogador (mesmo que já estivesse Envenenado).",
    ),
    (
        TRAINER,
        does(Recover(Choice(1, YOURS), (Condition.ASLEEP, Condition.BURNED))),
        "1 dei tuoi Pokémon non è più Addormentato o Bruciato.",
        "Befria 1 av dina Pokémon från sömn och brännskada.",
        "1 dos seus Pokémon não está mais Adormecido ou Queimado.",
    ),
    (
        ATTACK,
        does(Recover(Who.SELF, (Condition.ASLEEP, Condition.POISONED))),
        "Aipom non è più Addormentato o Avvelenato.",
        "Befria Aipom från sömn och förgiftning.",
        "Aipom não está mais Adormecido ou Envenenado.",
    ),
    (
        TRAINER,
        does(Recover(Each(YOURS))),
        "Nessuno dei tuoi Pokémon è più Addormentato, Confuso, Paralizzato o Avvelenato.",
        "Befria var och en av dina Pokémon från sömn, förvirring, paralysering och förgiftning.",
        "Nenhum dos seus Pokémon está mais Adormecido, Confuso, Paralisado ou Envenenado.",
    ),
    (
        ATTACK,
        does(AttachEnergy(UpTo(2), cards_like(CardClass.BASIC_ENERGY, traits=()), Choice(1, YOURS), Zone.DISCARD_PILE)),
        "Assegna fino a 2 carte Energia base dalla tua pila degli scarti a 1 dei tuoi Pokémon.",
        "Fäst upp till 2 basenergikort från din hög för förverkade kort på 1 av dina Pokémon.",
        "Atribua até 2 cards Energia Básica da sua pilha de descarte a 1 dos seus Pokémon.",
    ),
    (
        ATTACK,
        does(
            AttachEnergy(
                Exactly(2), cards_like(CardClass.ENERGY, traits=(OfType(EnergyType.FIRE),)), Who.SELF, Zone.DECK
            )
        ),
        "Cerca nel tuo mazzo 2 carte Energia Fuoco da assegnare ad Aipom. Poi rimischia il tuo mazzo.",
        "Sök igenom din kortlek efter 2 energikort av typen Eld att fästa på Aipom. Blanda sedan din kortlek.",
        "Procure no seu baralho 2 cards Energia de Fogo para atribuir a Aipom. Em seguida, embaralhe o seu baralho.",
    ),
    (
        ATTACK,
        does(FlipCoins(3), Draw(Player.YOU, PerCount(1, Heads()))),
        "Lancia 3 volte una moneta. Per ogni testa, pesca una carta.",
        "Singla slant 3 gånger. Dra ett kort för varje krona.",
        "Jogue 3 moedas. Para cada cara, tire um card.",
    ),
    (
        ATTACK,
        does(FlipCoins(3), Draw(Player.OPPONENT, PerCount(2, Tails()))),
        "Lancia 3 volte una moneta. Per ogni croce, il tuo avversario pesca 2 carte.",
        "Singla slant 3 gånger. Din motståndare drar 2 kort för varje klave.",
        "Jogue 3 moedas. Para cada coroa, o seu adversário tira 2 cards.",
    ),
    (
        ATTACK,
        does(FlipCoins(2), SearchDeck(PerCount(1, Heads()), cards_like(CardClass.BASIC_POKEMON), Zone.BENCH)),
        "Lancia 2 volte una moneta. Per ogni testa, cerca nel tuo mazzo una carta Pokémon Base e mettila nella tua "
        "Panchina. Poi rimischia il tuo mazzo.",
        "Singla slant 2 gånger. För varje krona, sök igenom din kortlek efter 1 Basic Pokémon-kort och lägg det på "
        "din bänk. Blanda sedan din kortlek.",
        "Jogue 2 moedas. Para cada cara, procure no seu baralho um card Pokémon Básico e coloque-o na sua Bancada. "
        "Em seguida, embaralhe o seu baralho.",
    ),
    (
        TRAINER,
        does(DiscardFromHand(Player.YOU, AnyNumber()), Draw(Player.YOU, PerCount(1, Discarded()))),
        "Scarta un numero qualsiasi di carte dalla tua mano. Pesca altrettante carte.",
        "Förverka valfritt antal kort från din hand. Dra lika många kort.",
        "Descarte quantos cards quiser da sua mão. Tire o mesmo número de cards.",
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
        "Rimischia tutte le carte che hai in mano nel tuo mazzo. Pesca fino a 4 carte. Il tuo avversario può "
        "rimischiare nel suo mazzo tutte le carte che ha in mano e pescare fino a 4 carte.",
        "Blanda in hela din hand i din kortlek. Dra upp till 4 kort. Din motståndare får blanda in hela sin hand i "
        "sin kortlek och dra upp till 4 kort.",
        "Embaralhe a sua mão no seu baralho. Tire até 4 cards. O seu adversário pode embaralhar a própria mão no "
        "próprio baralho e tirar até 4 cards.",
    ),
    (
        TRAINER,
        does(TakeFromTop(5, Exactly(2), cards_like(CardClass.TRAINER, CardClass.ENERGY), Zone.DECK)),
        "Guarda le prime 5 carte del tuo mazzo e aggiungi alla tua mano 2 carte Addestramento o Energia. Rimischia "
        "le altre nel tuo mazzo.",
        "Titta på de 5 översta korten i din kortlek och lägg 2 tränarkort eller energikort i din hand. Blanda in "
        "resten i din kortlek.",
        "Olhe os 5 primeiros cards do seu baralho e coloque na sua mão 2 cards de Treinador ou Energia. Embaralhe "
        "os demais no seu baralho.",
    ),
    (
        TRAINER,
        does(
            TakeFromTop(
                3, All(), cards_like(CardClass.POKEMON, CardClass.TRAINER, CardClass.SPECIAL_ENERGY), Zone.DISCARD_PILE
            ),
            ShuffleDeck(Player.OPPONENT),
        ),
        "Guarda le prime 3 carte del tuo mazzo e aggiungi alla tua mano tutte le carte Pokémon, Addestramento o "
        "Energia speciale. Scarta le altre. Mischia il mazzo del tuo avversario.",
        "Titta på de 3 översta korten i din kortlek och lägg alla Pokémon-kort, tränarkort eller specialenergikort "
        "i din hand. Förverka resten. Blanda din motståndares kortlek.",
        "Olhe os 3 primeiros cards do seu baralho e coloque na sua mão todos os cards Pokémon, de Treinador ou "
        "Energia Especial. Descarte os demais. Embaralhe o baralho do seu adversário.",
    ),
    (
        TRAINER,
        does(SearchDeck(Exactly(1), cards_like(CardClass.POKEMON, traits=(NamePart("Rust"),)), Zone.TOP_OF_DECK)),
        'Cerca nel tuo mazzo 1 carta Pokémon con "Rust" nel nome. Rimischia il tuo mazzo, poi metti quella carta '
        "in cima.",
        'Sök igenom din kortlek efter 1 Pokémon-kort med "Rust" i namnet. Blanda kortleken och lägg sedan det '
        "kortet överst.",
        'Procure no seu baralho 1 card Pokémon com "Rust" no nome. Embaralhe o seu baralho e depois coloque esse '
        "card no topo dele.",
    ),
    (
        ATTACK,
        does(
            SearchDeck(
                AnyNumber(), cards_like(CardClass.BASIC_POKEMON, traits=(Named(("Fernal", "Rustling")),)), Zone.BENCH
            )
        ),
        'Cerca nel tuo mazzo un numero qualsiasi di carte Pokémon Base chiamate "Fernal" o "Rustling" e mettile '
        "nella tua Panchina. Poi rimischia il tuo mazzo.",
        'Sök igenom din kortlek efter valfritt antal Basic Pokémon-kort med namnet "Fernal" eller "Rustling" och '
        "lägg dem på din bänk. Blanda sedan din kortlek.",
        'Procure no seu baralho qualquer número de cards Pokémon Básicos chamados "Fernal" ou "Rustling" e '
        "coloque-os na sua Bancada. Em seguida, embaralhe o seu baralho.",
    ),
    (
        ATTACK,
        does(SearchDeck(Exactly(2), cards_like(CardClass.EVOLUTION, traits=(EvolvesFrom("Fernal"),)))),
        'Cerca nel tuo mazzo 2 carte Evoluzione che si evolvono da "Fernal", mostrale al tuo avversario e '
        "aggiungile alla tua mano. Poi rimischia il tuo mazzo.",
        'Sök igenom din kortlek efter 2 evolutionskort som utvecklas från "Fernal", visa dem för din motståndare '
        "och lägg dem i din hand. Blanda sedan din kortlek.",
        'Procure no seu baralho 2 cards Evolução que evoluem de "Fernal", mostre-os ao seu adversário e coloque-os '
        "na sua mão. Em seguida, embaralhe o seu baralho.",
    ),
    (
        ATTACK,
        does(SearchDeck(Exactly(1), cards_like(CardClass.CARD, traits=(EvolvesFrom(Who.SELF),)), Zone.BENCH)),
        "Cerca nel tuo mazzo una carta che si evolve da Aipom e mettila nella tua Panchina. Poi rimischia il tuo "
        "mazzo.",
        "Sök igenom din kortlek efter 1 kort som utvecklas från Aipom och lägg det på din bänk. Blanda sedan din "
        "kortlek.",
        "Procure no seu baralho um card que evolui de Aipom e coloque-o na sua Bancada. Em seguida, embaralhe o "
        "seu baralho.",
    ),
    (
        POWER,
        PowerText(Activated(Usage.ONCE, does(Evolve(Who.SELF, Zone.HAND)))),
        "Una volta durante il tuo turno (prima di attaccare), puoi mettere su Aipom una carta dalla tua mano che "
        "si evolve da Aipom. Questo vale come un'evoluzione.",
        "En gång under din tur (före din attack) får du utveckla Aipom med ett kort från din hand.",
        "Uma vez durante a sua rodada (antes de atacar), você pode colocar sobre Aipom um card da sua mão que "
        "evolua de Aipom. Isto conta como evoluir esse Pokémon.",
    ),
    (
        ATTACK,
        does(Evolve(Who.SELF, Zone.DECK)),
        "Cerca nel tuo mazzo una carta che si evolve da Aipom e mettila su Aipom. Questo vale come un'evoluzione. "
        "Poi rimischia il tuo mazzo.",
        "Sök igenom din kortlek efter ett kort som utvecklas från Aipom och utveckla Aipom med det. Blanda sedan "
        "din kortlek.",
        "Procure no seu baralho um card que evolua de Aipom e coloque-o sobre Aipom. Isto conta como evoluir esse "
        "Pokémon. Em seguida, embaralhe o seu baralho.",
    ),
    (
        TRAINER,
        does(Rearrange(Exactly(4), Owner.EITHER), EndTurn()),
        "Guarda le prime 4 carte del mazzo di uno dei due giocatori e rimettile nell'ordine che vuoi. Il tuo turno "
        "termina.",
        "Titta på de 4 översta korten i valfri spelares kortlek och lägg tillbaka dem i vilken ordning du vill. "
        "Din tur är slut.",
        "Olhe os 4 primeiros cards do baralho de um dos dois jogadores e recoloque-os na ordem que quiser. A sua "
        "rodada termina.",
    ),
    (
        ATTACK,
        does(DoDamage(Number(20), Choice(1, Group(Owner.OPPONENTS, Spot.BENCH, (OfRank(Rank.EVOLVED),))))),
        "Questo attacco infligge 20 danni a 1 dei Pokémon in Panchina del tuo avversario che sono evoluti. (Non "
        "applicare Debolezza e Resistenza per i Pokémon in Panchina.)",
        "Denna attack orsakar 20 i skada på 1 av din motståndares bänkade Pokémon som är utvecklade. (Tillämpa "
        "inte svaghet och motståndskraft för bänkade Pokémon.)",
        "Este ataque causa 20 danos a 1 dos Pokémon na Bancada do seu adversário que são evoluídos. (Não aplique "
        "Fraqueza e Resistência a Pokémon na Bancada.)",
    ),
    (
        ATTACK,
        does(DoDamage(Number(10), Each(Group(Owner.EITHER, Spot.IN_PLAY, (NotOfType(EnergyType.WATER),))))),
        "Questo attacco infligge 10 danni a ciascuno dei Pokémon in gioco che non sono di tipo Acqua. (Non "
        "applicare Debolezza e Resistenza.)",
        "Denna attack orsakar 10 i skada på var och en av spelarnas Pokémon som inte är av typen Vatten. (Tillämpa "
        "inte svaghet och motståndskraft.)",
        "Este ataque causa 10 danos a cada um dos Pokémon no jogo que não são do tipo Água. (Não aplique Fraqueza "
        "e Resistência.)",
    ),
    (
        ATTACK,
        does(RemoveCounters(Exactly(1), Each(Group(Owner.YOURS, Spot.IN_PLAY, (WithEnergy(EnergyType.GRASS),))))),
        "Togli 1 segnalino danno da ciascuno dei tuoi Pokémon con carte Energia Erba assegnate.",
        "Ta bort 1 skaderäknare från var och en av dina Pokémon med energikort av typen Gräs på sig.",
        "Remova 1 contador de danos de cada um dos seus Pokémon com cards Energia de Planta associados.",
    ),
    (
        TRAINER,
        does(If(Is(Who.OPPONENTS_ACTIVE, WithPower()), (Draw(Player.YOU, Exactly(1)),))),
        "Se il Pokémon Attivo del tuo avversario ha un Potere Pokémon, pesca una carta.",
        "Om din motståndares aktiva Pokémon har en Pokémonkraft, dra ett kort.",
        "Se o Pokémon Ativo do seu adversário tiver um Poder Pokémon, tire um card.",
    ),
    (
        ATTACK,
        does(
            If(Is(Who.DEFENDING, OfRank(Rank.BASIC)), (DamagePlus(Number(20)),)),
            If(Is(Who.DEFENDING, Named(("Fernal", "Rustling"))), (), (AttackDoesNothing(),)),
        ),
        "Se il Pokémon Difensore è un Pokémon Base, questo attacco infligge 30 danni più altri 20 danni. Se il "
        'Pokémon Difensore non si chiama "Fernal" o "Rustling", questo attacco non ha alcun effetto.',
        "Om den försvarande Pokémon är en Basic Pokémon, orsakar denna attack 30 i skada plus ytterligare 20 i "
        'skada. Om den försvarande Pokémon inte heter "Fernal" eller "Rustling", gör denna attack ingenting.',
        "Se o Pokémon de Defesa for um Pokémon Básico, este ataque causa 30 danos mais 20 danos adicionais. Se o "
        'Pokémon de Defesa não se chamar "Fernal" ou "Rustling", este ataque não tem efeito.',
    ),
    (
        ATTACK,
        does(If(HasCondition(Who.DEFENDING, None), (DamagePlus(Number(20)),))),
        "Se il Pokémon Difensore è affetto da una Condizione Speciale, questo attacco infligge 30 danni più altri "
        "20 danni.",
        "Om den försvarande Pokémon påverkas av ett särskilt tillstånd, orsakar denna attack 30 i skada plus "
        "ytterligare 20 i skada.",
        "Se o Pokémon de Defesa estiver sob uma Condição especial, este ataque causa 30 danos mais 20 danos "
        "adicionais.",
    ),
    (
        ATTACK,
        does(
            If(Just(CardsIn(Player.YOU, Zone.DISCARD_PILE, cards_like(CardClass.ENERGY)), 5), (DamagePlus(Number(20)),))
        ),
        "Se il numero di carte Energia nella tua pila degli scarti è esattamente 5, questo attacco infligge 30 "
        "danni più altri 20 danni.",
        "Om antalet energikort i din hög för förverkade kort är exakt 5, orsakar denna attack 30 i skada plus "
        "ytterligare 20 i skada.",
        "Se o número de cards Energia na sua pilha de descarte for exatamente 5, este ataque causa 30 danos mais "
        "20 danos adicionais.",
    ),
    (
        ATTACK,
        does(First((DiscardEnergy(Exactly(1), None, Who.DEFENDING),))),
        "Prima di infliggere i danni, scarta 1 carta Energia assegnata al Pokémon Difensore.",
        "Innan attacken orsakar skada, förverka 1 energikort fäst på den försvarande Pokémon.",
        "Antes de causar danos, descarte 1 card Energia associado ao Pokémon de Defesa.",
    ),
    (
        ATTACK,
        does(Ignore(Disregard.RESISTANCE)),
        "Non applicare Resistenza per questo attacco.",
        "Ignorera motståndskraft för denna attack.",
        "Não aplique Resistência a este ataque.",
    ),
    (
        ATTACK,
        does(Ignore(Disregard.EVERYTHING)),
        "I danni di questo attacco non sono modificati da Debolezza, Resistenza, Poteri Pokémon o altri effetti "
        "sul Pokémon Difensore.",
        "Ignorera svaghet, motståndskraft, Pokémonkrafter och alla andra effekter på den försvarande Pokémon för "
        "denna attack.",
        "Os danos deste ataque não são alterados por Fraqueza, Resistência, Poderes Pokémon ou outros efeitos no "
        "Pokémon de Defesa.",
    ),
    (
        ATTACK,
        does(DoDamage(Number(20), Choice(1, THEIRS), True)),
        "Questo attacco infligge 20 danni a 1 dei Pokémon del tuo avversario. Applica Debolezza e Resistenza.",
        "Denna attack orsakar 20 i skada på 1 av din motståndares Pokémon. Tillämpa svaghet och motståndskraft.",
        "Este ataque causa 20 danos a 1 dos Pokémon do seu adversário. Aplique Fraqueza e Resistência.",
    ),
    (
        ATTACK,
        does(Lasting(Duration.THROUGH_OPPONENTS_NEXT_TURN, FlipToPrevent(Who.SELF, True, Player.OPPONENT))),
        "Fino alla fine del prossimo turno del tuo avversario, ogni volta che un attacco infligge danni ad Aipom, "
        "il tuo avversario lancia una moneta (se esce croce, previeni tutti i danni che quell'attacco gli "
        "infligge).",
        "Din motståndare singlar slant varje gång en attack skadar Aipom fram till slutet av din motståndares "
        "nästa tur (om det blir klave, förhindra all skada som den attacken orsakar på den).",
        "Até o final da próxima rodada do seu adversário, sempre que um ataque causar danos a Aipom, o seu "
        "adversário joga uma moeda (se sair coroa, evite todos os danos que esse ataque lhe causar).",
    ),
    (
        ATTACK,
        does(Lasting(NEXT, FlipToPrevent(YOURS))),
        "Durante il prossimo turno del tuo avversario, ogni volta che un attacco ha effetto su uno qualsiasi dei "
        "tuoi Pokémon, il suo giocatore lancia una moneta (se esce testa, previeni tutti gli effetti di "
        "quell'attacco, compresi i danni).",
        "Ägaren singlar slant varje gång en attack påverkar någon av dina Pokémon under din motståndares nästa tur "
        "(om det blir krona, förhindra alla effekter av den attacken, inklusive skada).",
        "Durante a próxima rodada do seu adversário, sempre que um ataque tiver efeito sobre qualquer um dos seus "
        "Pokémon, o dono dele joga uma moeda (se sair cara, evite todos os efeitos desse ataque, inclusive danos).",
    ),
    (
        POWER,
        PowerText(Static(FlipToPrevent(Who.SELF, True))),
        "Ogni volta che un attacco infligge danni ad Aipom, lancia una moneta. Se esce testa, previeni tutti i "
        "danni che quell'attacco gli infligge.",
        "Varje gång en attack skadar Aipom, singlar dess ägare slant. Om det blir krona, förhindra all skada som "
        "den attacken orsakar på den.",
        "Sempre que um ataque causar danos a Aipom, jogue uma moeda. Se sair cara, evite todos os danos que esse "
        "ataque lhe causar.",
    ),
    (
        ATTACK,
        does(Lasting(Duration.WHILE_ACTIVE, CannotAttack(Who.DEFENDING))),
        "Il Pokémon Difensore non può attaccare finché resta il Pokémon Attivo.",
        "Den försvarande Pokémon kan inte attackera så länge den är aktiv.",
        "O Pokémon de Defesa não pode atacar enquanto permanecer Ativo.",
    ),
    (
        ATTACK,
        does(Lasting(Duration.THROUGH_YOUR_NEXT_TURN, PowersStop(THEIRS))),
        "I Poteri Pokémon dei Pokémon del tuo avversario non hanno alcun effetto fino alla fine del tuo prossimo "
        "turno.",
        "Pokémonkrafterna hos din motståndares Pokémon fungerar inte fram till slutet av din nästa tur.",
        "Os Poderes Pokémon dos Pokémon do seu adversário não têm efeito até o final da sua próxima rodada.",
    ),
    (
        ATTACK,
        does(Lasting(NEXT, DearerRetreat(Who.DEFENDING, 2))),
        "Ritirare il Pokémon Difensore costa 2 Energie in più durante il prossimo turno del tuo avversario.",
        "Öka reträttkostnaden för den försvarande Pokémon med 2 energi under din motståndares nästa tur.",
        "Retirar o Pokémon de Defesa custa 2 Energias a mais durante a próxima rodada do seu adversário.",
    ),
    (
        POWER,
        PowerText(Static(DearerRetreat(THEIRS, 1))),
        "Ritirare ciascuno dei Pokémon del tuo avversario costa 1 Energia in più.",
        "Reträttkostnaden för var och en av din motståndares Pokémon är 1 energi högre.",
        "Retirar cada um dos Pokémon do seu adversário custa 1 Energia a mais.",
    ),
    (
        POWER,
        PowerText(Static(CannotReceiveEnergy(THEIRS))),
        "Non si possono assegnare carte Energia dalla mano a nessuno dei Pokémon del tuo avversario.",
        "Energikort kan inte fästas från handen på någon av din motståndares Pokémon.",
        "Não se podem atribuir cards Energia da mão a nenhum dos Pokémon do seu adversário.",
    ),
    (
        ATTACK,
        does(
            Lasting(
                NEXT, LessDamage(Who.SELF, 20, Group(Owner.OPPONENTS, Spot.IN_PLAY, (OfType(EnergyType.FIRE),)), True)
            )
        ),
        "I danni inflitti ad Aipom dagli attacchi dei Pokémon Fuoco del tuo avversario durante il prossimo turno "
        "del tuo avversario sono ridotti di 20 (prima di applicare Debolezza e Resistenza).",
        "Minska skadan som attacker från din motståndares Pokémon av typen Eld orsakar på Aipom med 20 under din "
        "motståndares nästa tur (innan svaghet och motståndskraft tillämpas).",
        "Os danos causados a Aipom pelos ataques dos Pokémon de Fogo do seu adversário durante a próxima rodada do "
        "seu adversário são reduzidos em 20 (antes de aplicar Fraqueza e Resistência).",
    ),
    (
        ATTACK,
        does(May((Lasting(Duration.YOUR_NEXT_TURN, MoreDamageTo(Who.DEFENDING, 20)),))),
        "Puoi far sì che gli attacchi infliggano altri 20 danni al Pokémon Difensore durante il tuo prossimo turno "
        "(dopo aver applicato Debolezza e Resistenza).",
        "Du får låta attacker orsaka ytterligare 20 i skada på den försvarande Pokémon under din nästa tur (efter "
        "att svaghet och motståndskraft har tillämpats).",
        "Você pode fazer com que os ataques causem 20 danos adicionais ao Pokémon de Defesa durante a sua próxima "
        "rodada (depois de aplicar Fraqueza e Resistência).",
    ),
    (
        ATTACK,
        does(
            Lasting(Duration.THROUGH_YOUR_NEXT_TURN, CannotPlayTrainers(Player.YOU)),
            Lasting(Duration.THROUGH_OPPONENTS_NEXT_TURN, HandFaceUp(Player.OPPONENT)),
        ),
        "Non puoi giocare carte Addestramento fino alla fine del tuo prossimo turno. Il tuo avversario gioca con "
        "le carte in mano scoperte fino alla fine del suo prossimo turno.",
        "Du kan inte spela ut tränarkort fram till slutet av din nästa tur. Din motståndare spelar med framsidan "
        "uppåt på korten i sin hand fram till slutet av sin nästa tur.",
        "Você não pode jogar cards de Treinador até o final da sua próxima rodada. O seu adversário joga com os "
        "cards da própria mão voltados para cima até o final da próxima rodada dele.",
    ),
]


@pytest.mark.parametrize("column", [0, 1, 2], ids=["it", "sv", "pt"])
@pytest.mark.parametrize("number", range(len(TEXTS)))
def test_a_text_is_written_so_and_read_back(number: int, column: int) -> None:
    context, body, *texts = TEXTS[number]
    lang = ("it", "sv", "pt")[column]
    assert write(lang, body, context) == texts[column]
    assert read(lang, texts[column], context).bodies == (body,)

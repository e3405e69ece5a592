"""Italian and Portuguese: whole texts and faces, as players of these countries would have them. The compositions are invented."""

from __future__ import annotations

import pytest

from cardc.language import Body, TextContext, TextKind, read, write, write_card
from cardc.model.cards import Attack, Imprint, PokemonCard, PowerText, PrintedDamage, SetInfo, Static, Text, TrainerCard
from cardc.model.effects import (
    AttachThis,
    AttackDoesNothing,
    ChangeFeature,
    ChooseAttack,
    CopyAttack,
    DamageEquals,
    DiscardEnergy,
    DiscardFromDeck,
    DoDamage,
    Draw,
    EitherWay,
    EvolveSkippingStage,
    Flip,
    FlipCoins,
    If,
    Inflict,
    Lasting,
    Look,
    May,
    MoveCounters,
    Poison,
    PutCards,
    Rearrange,
    SearchDeck,
    Statement,
)
from cardc.model.parts import (
    All,
    AnyNumber,
    AtLeast,
    CardFilter,
    Choice,
    Discarded,
    Each,
    Exactly,
    Group,
    Half,
    Heads,
    Number,
    OfType,
    PerCount,
    RemainingHP,
    TypeOf,
    UpTo,
    Who,
)
from cardc.model.rules import CannotRetreat, FlipToPrevent, HandFaceUp, ImmuneTo, PreventEffects
from cardc.model.terms import (
    AttachedUntil,
    CardClass,
    Condition,
    Duration,
    Edition,
    EnergyType,
    Feature,
    Label,
    LookAt,
    Owner,
    Player,
    Rounding,
    Seat,
    Sign,
    Spot,
    Stage,
    TrainerKind,
    Zone,
)

ATTACK = TextContext("Mossling", TextKind.ATTACK, PrintedDamage(30, Sign.PLUS))
UNKNOWN = TextContext("Mossling", TextKind.ATTACK, PrintedDamage(None, Sign.UNKNOWN))
POWER = TextContext("Mossling", TextKind.POWER)
TRAINER = TextContext("Errand", TextKind.TRAINER)
YOURS = Group(Owner.YOURS, Spot.IN_PLAY)
CARD = CardFilter((CardClass.CARD,))


def does(*statements: Statement) -> Text:
    return Text((), statements)


TEXTS: list[tuple[TextContext, Body, str, str]] = [
    # the same verb for the same thing, whether its subject is said or not; what happens, not what is
    (
        ATTACK,
        does(Flip((Inflict(Condition.CONFUSED, Who.DEFENDING), Poison(Who.DEFENDING)), ())),
        "Lancia una moneta. Se esce testa, il Pokémon Difensore viene Confuso e viene Avvelenato.",
        "Jogue uma moeda. Se sair cara, o Pokémon de Defesa agora está Confuso e agora está Envenenado.",
    ),
    (
        ATTACK,
        does(Poison(Who.DEFENDING, 30)),
        "Il Pokémon Difensore viene Avvelenato. Riceve 30 danni da veleno invece di 10 dopo il turno di ciascun "
        "giocatore (anche se era già Avvelenato).",
        "O Pokémon de Defesa agora está Envenenado. Ele sofre 30 danos de veneno em vez de 10 depois da rodada de cada "
        "jogador (mesmo que já estivesse Envenenado).",
    ),
    (
        POWER,
        PowerText(Static(ImmuneTo(YOURS, (Condition.ASLEEP, Condition.BURNED)), Seat.ACTIVE)),
        "Finché Mossling è il Pokémon Attivo, nessuno dei tuoi Pokémon può essere Addormentato o Bruciato.",
        "Enquanto Mossling for o Pokémon Ativo, nenhum dos seus Pokémon pode ficar Adormecido ou Queimado.",
    ),
    # what is done to whom stands beside it
    (
        ATTACK,
        does(Lasting(Duration.OPPONENTS_NEXT_TURN, PreventEffects(Who.SELF))),
        "Previeni tutti gli effetti degli attacchi, compresi i danni, inflitti a Mossling durante il prossimo turno del "
        "tuo avversario.",
        "Evite todos os efeitos de ataques, inclusive danos, causados a Mossling durante a próxima rodada do seu "
        "adversário.",
    ),
    (
        POWER,
        PowerText(Static(FlipToPrevent(Who.SELF))),
        "Ogni volta che un attacco ha effetto su Mossling, lancia una moneta. Se esce testa, previeni tutti gli effetti "
        "di quell'attacco, compresi i danni.",
        "Sempre que um ataque tiver efeito sobre Mossling, jogue uma moeda. Se sair cara, evite todos os efeitos desse "
        "ataque, inclusive danos.",
    ),
    # the Pokémon are of the type, not the players
    (
        ATTACK,
        does(DoDamage(Number(10), Each(Group(Owner.EITHER, Spot.BENCH, (OfType(TypeOf(Who.DEFENDING)),))))),
        "Questo attacco infligge 10 danni a ciascuno dei Pokémon in Panchina di entrambi i giocatori che sono dello "
        "stesso tipo del Pokémon Difensore. (Non applicare Debolezza e Resistenza per i Pokémon in Panchina.)",
        "Este ataque causa 10 danos a cada um dos Pokémon nas Bancadas dos dois jogadores que são do mesmo tipo que o "
        "Pokémon de Defesa. (Não aplique Fraqueza e Resistência a Pokémon na Bancada.)",
    ),
    # what is a condition or an exception ends before the next act begins
    (
        ATTACK,
        does(May((MoveCounters(2, Choice(1, YOURS), Who.SELF), Draw(Player.YOU, Exactly(3))))),
        "Puoi spostare 2 segnalini danno da 1 dei tuoi Pokémon a Mossling (a patto di non metterlo KO) e pescare 3 carte.",
        "Você pode mover 2 contadores de danos de 1 dos seus Pokémon para Mossling (desde que ele não seja vencido) e "
        "tirar 3 cards.",
    ),
    (
        ATTACK,
        does(Flip((ChangeFeature(Feature.WEAKNESS, Who.DEFENDING), Draw(Player.YOU, Exactly(2))), ())),
        "Lancia una moneta. Se esce testa, cambia la Debolezza del Pokémon Difensore in un tipo a tua scelta (a eccezione "
        "di Incolore) e pesca 2 carte.",
        "Jogue uma moeda. Se sair cara, mude a Fraqueza do Pokémon de Defesa para um tipo à sua escolha (exceto Incolor) "
        "e tire 2 cards.",
    ),
    (
        UNKNOWN,
        does(ChooseAttack(Who.DEFENDING), CopyAttack()),
        "Scegli 1 degli attacchi del Pokémon Difensore. Questo attacco copia quell'attacco (a eccezione del suo costo di "
        "Energia e di tutto ciò che è necessario per usarlo).",
        "Escolha 1 dos ataques do Pokémon de Defesa. Este ataque copia esse ataque (exceto o custo de Energia e tudo o "
        "mais que seja necessário para usá-lo).",
    ),
    (
        ATTACK,
        does(
            DiscardEnergy(AnyNumber(), EnergyType.FIRE, Who.SELF),
            DiscardFromDeck(Player.OPPONENT, PerCount(1, Discarded())),
        ),
        "Scarta un numero qualsiasi di carte Energia Fuoco assegnate a Mossling. Scarta altrettante carte dalla cima del "
        "mazzo del tuo avversario.",
        "Descarte qualquer número de cards Energia de Fogo associados a Mossling. Descarte o mesmo número de cards do "
        "topo do baralho do seu adversário.",
    ),
    # a preposition before the name
    (
        TextContext("Aipom", TextKind.ATTACK, PrintedDamage(30, Sign.PLUS)),
        does(DiscardEnergy(All(), None, Who.SELF), Lasting(Duration.THIS_TURN, PreventEffects(Who.SELF))),
        "Scarta tutte le carte Energia assegnate ad Aipom. Previeni tutti gli effetti degli attacchi, compresi i danni, "
        "inflitti ad Aipom durante questo turno.",
        "Descarte todos os cards Energia associados a Aipom. Evite todos os efeitos de ataques, inclusive danos, causados "
        "a Aipom durante esta rodada.",
    ),
    (
        UNKNOWN,
        does(DamageEquals(Half(RemainingHP(Who.DEFENDING), Rounding.UP))),
        "Questo attacco infligge al Pokémon Difensore danni pari alla metà dei PV rimanenti del Pokémon Difensore "
        "(arrotondata per eccesso alla decina più vicina).",
        "Este ataque causa ao Pokémon de Defesa danos equivalentes à metade do HP restante do Pokémon de Defesa "
        "(arredondada para cima até a dezena mais próxima).",
    ),
    (
        ATTACK,
        does(FlipCoins(3), If(AtLeast(Heads(), 2), (Draw(Player.YOU, Exactly(1)),))),
        "Lancia 3 volte una moneta. Se il numero di teste è pari o superiore a 2, pesca una carta.",
        "Jogue 3 moedas. Se o número de caras for pelo menos 2, tire um card.",
    ),
    (
        ATTACK,
        does(Flip((), (AttackDoesNothing(),)), EitherWay((Draw(Player.YOU, Exactly(2)),))),
        "Lancia una moneta. Se esce croce, questo attacco non ha alcun effetto. In ogni caso, pesca 2 carte.",
        "Jogue uma moeda. Se sair coroa, este ataque não tem efeito. Em qualquer caso, tire 2 cards.",
    ),
    # one of the two players; a card in the hand, not a palm
    (
        TRAINER,
        does(Look((LookAt.TOP_OF_A_DECK, LookAt.CARD_IN_HAND, LookAt.A_PRIZE))),
        "Guarda, a tua scelta, la prima carta del mazzo di uno dei due giocatori, una carta a caso tra quelle che il tuo "
        "avversario ha in mano o uno dei Premi di uno dei due giocatori.",
        "Olhe, à sua escolha, o primeiro card do baralho de um dos dois jogadores, um card aleatório da mão do seu "
        "adversário ou um dos Cards Premiados de um dos dois jogadores.",
    ),
    (
        POWER,
        PowerText(Static(HandFaceUp(Player.OPPONENT))),
        "Il tuo avversario gioca con le carte in mano scoperte.",
        "O seu adversário joga com os cards da própria mão voltados para cima.",
    ),
    (
        TRAINER,
        does(PutCards(Player.YOU, All(), CARD, Zone.HAND, Zone.DECK), Draw(Player.YOU, Exactly(4))),
        "Rimischia tutte le carte che hai in mano nel tuo mazzo. Pesca 4 carte.",
        "Embaralhe a sua mão no seu baralho. Tire 4 cards.",
    ),
    (
        TRAINER,
        does(EvolveSkippingStage()),
        "Metti una carta Evoluzione di Fase 2 dalla tua mano sul Pokémon Base corrispondente. (Puoi farlo solo quando ti "
        "sarebbe comunque permesso far evolvere quel Pokémon.)",
        "Coloque um card Evolução de Estágio 2 da sua mão sobre o Pokémon Básico correspondente. (Você só pode fazer isto "
        "quando já lhe for permitido evoluir esse Pokémon.)",
    ),
    # the pronoun agrees with up to 1 and up to 2 cards
    (
        TRAINER,
        does(SearchDeck(UpTo(1), CARD)),
        "Cerca nel tuo mazzo fino a 1 carta e aggiungila alla tua mano. Poi rimischia il tuo mazzo.",
        "Procure no seu baralho até 1 card e coloque-o na sua mão. Em seguida, embaralhe o seu baralho.",
    ),
    (
        TRAINER,
        does(SearchDeck(UpTo(1), CardFilter((CardClass.TRAINER,)))),
        "Cerca nel tuo mazzo fino a 1 carta Addestramento, mostrala al tuo avversario e aggiungila alla tua mano. Poi "
        "rimischia il tuo mazzo.",
        "Procure no seu baralho até 1 card de Treinador, mostre-o ao seu adversário e coloque-o na sua mão. Em seguida, "
        "embaralhe o seu baralho.",
    ),
    (
        TRAINER,
        does(SearchDeck(UpTo(2), CardFilter((CardClass.BASIC_POKEMON,)), Zone.BENCH)),
        "Cerca nel tuo mazzo fino a 2 carte Pokémon Base e mettile nella tua Panchina. Poi rimischia il tuo mazzo.",
        "Procure no seu baralho até 2 cards Pokémon Básicos e coloque-os na sua Bancada. Em seguida, embaralhe o seu "
        "baralho.",
    ),
    (
        TRAINER,
        does(Rearrange(UpTo(1), Owner.EITHER)),
        "Guarda fino a 1 carta in cima al mazzo di uno dei due giocatori e rimettila nell'ordine che vuoi.",
        "Olhe até 1 card do topo do baralho de um dos dois jogadores e recoloque-o na ordem que quiser.",
    ),
]


@pytest.mark.parametrize("lang", ["it", "pt"])
@pytest.mark.parametrize("number", range(len(TEXTS)))
def test_a_text_is_written_so_and_read_back(lang: str, number: int) -> None:
    context, body, italian, portuguese = TEXTS[number]
    text = italian if lang == "it" else portuguese
    assert write(lang, body, context) == text
    assert read(lang, text, context).bodies == (body,)


@pytest.mark.parametrize(
    ("lang", "context", "older", "today"),
    [
        ("it", ATTACK, "Il Pokémon Difensore è Confuso.", "Il Pokémon Difensore viene Confuso."),
        ("it", ATTACK, "Il Pokémon Difensore diventa Confuso.", "Il Pokémon Difensore viene Confuso."),
        ("pt", ATTACK, "O Pokémon de Defesa fica Confuso.", "O Pokémon de Defesa agora está Confuso."),
        (
            "it",
            ATTACK,
            "Previeni tutti gli effetti degli attacchi inflitti a Mossling durante questo turno, compresi i danni.",
            "Previeni tutti gli effetti degli attacchi, compresi i danni, inflitti a Mossling durante questo turno.",
        ),
        ("it", POWER, "Mossling non può diventare Confuso.", "Mossling non può essere Confuso."),
        (
            "pt",
            ATTACK,
            "Descarte quantos cards Energia quiser associados a Mossling.",
            "Descarte qualquer número de cards Energia associados a Mossling.",
        ),
    ],
)
def test_another_wording_is_read_and_written_as_today(lang: str, context: TextContext, older: str, today: str) -> None:
    assert write(lang, read(lang, older, context).body, context) == today


INFO = SetInfo("gar1", "Garden", Edition.BW, size=12)


def pokemon(stage: Stage, before: str, *labels: Label, **more: str) -> PokemonCard:
    return PokemonCard(
        more.get("name", "Mossback"),
        Imprint("1"),
        stage,
        before,
        (EnergyType.PSYCHIC,),
        90,
        attacks=(Attack("Tap"),),
        labels=labels,
    )


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        (
            "it",
            [
                "Mossback",
                "Pokémon Ricreato – ricreato da Mossling",
                "Pokémon-EX",
                "Tipo: Psiche",
                "PV: 90",
                "Tap",
                "Costo di Ritirata: nessuno",
                "Quando un Pokémon-EX viene messo KO, l'avversario del suo giocatore prende 2 Premi.",
                "Garden 1/12",
            ],
        ),
        (
            "pt",
            [
                "Mossback",
                "Pokémon Restaurado – restaurado de Mossling",
                "Pokémon-EX",
                "Tipo: Psíquico",
                "HP: 90",
                "Tap",
                "Custo de Retirada: nenhum",
                "Quando um Pokémon-EX for vencido, o adversário do dono dele tira 2 Cards Premiados.",
                "Garden 1/12",
            ],
        ),
    ],
)
def test_a_face_line_by_line(lang: str, lines: list[str]) -> None:
    """Nothing is paid: *nessuno* and *nenhum* agree with *costo* and *custo*."""
    assert write_card(lang, pokemon(Stage.RESTORED, "Mossling", Label.EX), INFO) == lines


@pytest.mark.parametrize(
    ("lang", "line"), [("it", "LV.X – si mette su Mossback"), ("pt", "LV.X – coloca-se sobre Mossback")]
)
def test_the_stage_line_has_the_mark_as_the_name_has_it(lang: str, line: str) -> None:
    assert write_card(lang, pokemon(Stage.LEVEL_X, "Mossback", name="Mossback LV.X"), INFO)[:2] == [
        "Mossback LV.X",
        line,
    ]


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("it", "Assegnala a 1 dei tuoi Pokémon che non abbia ancora un Oggetto Pokémon."),
        ("pt", "Atribua-o a 1 dos seus Pokémon que ainda não tenha uma Ferramenta Pokémon."),
    ],
)
def test_the_rule_line_of_a_tool(lang: str, line: str) -> None:
    attached = AttachThis(Choice(1, YOURS), AttachedUntil.LEAVES_PLAY, (CannotRetreat(Who.HOLDER),))
    card = TrainerCard("Errand", Imprint("2"), TrainerKind.TOOL, does(attached))
    assert line in write_card(lang, card, INFO)

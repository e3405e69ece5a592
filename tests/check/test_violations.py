"""Each rule of the canonical form (docs/model.md) is caught, and told at the part that breaks it."""

from __future__ import annotations

import pytest

from cardc.check import Kind, check_card, check_power_text, check_text
from cardc.model.cards import (
    PowerText,
    Static,
    Text,
)
from cardc.model.effects import (
    AttachEnergy,
    AttachThis,
    DiscardFromHand,
    Draw,
    Evolve,
    Flip,
    FlipCoins,
    If,
    Inflict,
    InflictChosen,
    KnockOut,
    Lasting,
    LeavePlay,
    May,
    PutCards,
    Reaction,
    Recover,
    SearchDeck,
    Statement,
    StayInPlay,
    TakeFromTop,
)
from cardc.model.parts import (
    CardFilter,
    CardsIn,
    CardTrait,
    Choice,
    Damaged,
    DamageGotThrough,
    Each,
    EnergyOn,
    Exactly,
    Group,
    Is,
    Named,
    NamePart,
    NotOfType,
    OfType,
    PerCount,
    Trait,
    TypeOf,
    Who,
    WithEnergy,
    WithPower,
)
from cardc.model.rules import CannotRetreat, ImmuneTo, LessDamage, PreventDamage
from cardc.model.terms import (
    AttachedUntil,
    CardClass,
    Condition,
    Duration,
    Edition,
    EnergyType,
    Event,
    Owner,
    Player,
    Spot,
    Zone,
)
from cardc.syntax import parse_text

# --- texts, in the words of the card language ---------------------------------------------------------------

ATTACK_SLIPS = [
    ("E201", "flip { }"),
    ("E201", "if any damage counter on self { }"),
    ("E201", "may { }"),
    ("E202", "flip 1 coin"),
    ("E202", "10 damage to 0 of your benched pokemon"),
    ("E202", "draw 0 cards"),
    ("E202", "10 damage to self for each damage counter on self, at most 0"),
    ("E202", "remove up to 1 damage counter from self"),
    ("E203", "15 damage to self"),
    ("E203", "0 damage to self for each damage counter on defender"),
    ("E203", "during this turn: damage to self minus 5"),
    ("E204", "flip { heads: may { draw 1 card } draw 1 card }"),
    ("E207", "search deck for 1 basic colorless energy card"),
    ("E208", "search deck for all cards"),
    ("E208", "discard up to 2 cards from hand"),
    ("E209", "knock out that pokemon"),
    ("E209", "10 damage to 2 of your pokemon; knock out that pokemon"),
    ("E209", "flip { heads: 10 damage to 1 of your pokemon } knock out that pokemon"),
    ("E209", "flip { heads: 10 damage to 1 of your pokemon  tails: knock out that pokemon }"),
    (
        "E209",
        "10 damage to 1 of your pokemon; flip { heads: 10 damage to 1 of your pokemon } knock out that pokemon",
    ),
    (
        "E209",
        "10 damage to 1 of your pokemon"
        "  10 damage to 1 of opponent's benched pokemon for each damage counter on that pokemon",
    ),
    ("E210", "10 damage to self for each heads"),
    ("E211", "copy that attack"),
    ("E211", "flip { heads: choose an attack of defender  tails: copy that attack }"),
    ("E211", "during opponent's next turn: defender can't use that attack"),
    ("E213", "10 damage to attacker"),
    ("E213", "knock out holder"),
    ("E214", "evolve skipping a stage"),
    ("E214", "self becomes 2 energy of a chosen type on 1 of your pokemon"),
    ("E215", "damage plus 10"),
    ("E215", "damage equals half the remaining hp of defender, rounded up"),
    ("E216", "attack does nothing"),
    ("E216", "flip { tails: attack does nothing; draw 1 card }"),
    ("E216", "may { attack does nothing }"),
    ("E216", "if damage got through { attack does nothing }"),
    ("E217", "either way { draw 1 card }"),
    ("E217", "flip { tails: attack does nothing } either way { draw 1 card } draw 1 card"),
    ("E218", "require { discard 1 fire energy card from defender }"),
    ("E218", "require { discard all cards from hand }"),
    ("E218", "require { only if damage got through }"),
    ("E219", "during the rest of its stay in play: defender can't retreat"),
    ("E219", "during this turn: damage by defender plus 10"),
    ("E222", "10 damage to defender"),
    ("E223", "during opponent's next turn: defender can't use this attack"),
    ("E223", "choose an attack of defender; during this turn: self can't use that attack"),
    (
        "E223",
        "10 damage to 1 of your pokemon; choose an attack of that pokemon; 10 damage to 1 of your pokemon"
        "  during this turn: that pokemon can't use that attack",
    ),
    ("E101", '10 damage to 1 of your pokemon named " Drip"'),
    ("E201", "flip for each of your pokemon { }"),
    ("E201", "during opponent's next turn: whenever damaged by an opponent's attack { }"),
    ("E202", "if at least 0 damage counters on self { draw 1 card }"),
    ("E202", "move 1 damage counter from 2 of your pokemon to self"),
    ("E202", "rearrange up to 1 card from the top of your deck"),
    ("E202", "discard the top 0 cards of your deck"),
    ("E202", "during this turn: self pays 0 less to retreat"),
    ("E203", "put damage counters on self for 15"),
    ("E203", "during this turn: prevent damage to self of 5 or more"),
    ("E208", "discard any number of energy cards from defender"),
    ("E208", "remove any number of damage counters from self"),
    ("E209", "10 damage to 1 of your pokemon; switch your active pokemon; knock out that pokemon"),
    (
        "E209",
        "10 damage to 1 of your pokemon; attach 1 energy card from hand to 1 of your pokemon; knock out that pokemon",
    ),
    ("E209", "10 damage to 1 of your pokemon; move 1 damage counter from that pokemon to 1 of your pokemon"),
    (
        "E209",
        "10 damage to 1 of your pokemon; put damage counters on 1 of your pokemon for half the hp of that pokemon,"
        " rounded up",
    ),
    ("E209", "flip for each of your pokemon { heads: knock out that pokemon } knock out that pokemon"),
    ("E209", "search deck for 1 pokemon card; knock out that pokemon"),
    ("E209", "search deck for 2 basic pokemon cards onto bench; knock out that pokemon"),
    ("E210", "flip 2 coins; flip for each of your pokemon { heads: 10 damage to self for each heads }"),
    ("E213", "your active pokemon recovers"),
    ("E213", "10 damage to opponent's active pokemon"),
    ("E213", "self takes the active place"),
    ("E213", "during opponent's next turn: whenever damaged by an opponent's attack { knock out defender }"),
    ("E214", "if self is active { draw 1 card }"),
    (
        "E214",
        "during opponent's next turn: whenever damaged by an opponent's attack { ignore weakness and resistance }",
    ),
    ("E216", "if defender is knocked out { attack does nothing }"),
    ("E216", "flip for each of your pokemon { heads: attack does nothing }"),
    ("E218", "require { discard any number of cards from hand }"),
    ("E218", "require { put 1 card from discard pile into deck }"),
    ("E218", "require { not if defender is knocked out }"),
    ("E219", "during opponent's next turn: damage by self to defender minus 10"),
    ("E219", "during opponent's next turn: self can't use attacks on defender"),
    ("E219", "during the rest of its stay in play: your pokemon can't retreat"),
    ("E224", "if damage got through { ignore weakness and resistance }"),
    ("E224", "flip for each of your pokemon { tails: ignore weakness and resistance }"),
    ("E225", "during this turn: self can't be confused, asleep"),
    ("E227", 'during your next turn: base damage of "Bite" of self is 60'),
    ("E228", "put 1 card from hand into hand"),
    ("E228", "put 1 basic pokemon card from hand onto bench"),
    ("E228", "put all basic pokemon cards from discard pile onto bench"),
    ("E228", "put 1 pokemon card from discard pile onto bench"),
    ("E228", "put 1 card from opponent's hand into deck"),
    ("E228", "put 1 card from hand into deck, opponent chooses"),
    ("E228", "put all cards from opponent's hand into deck, opponent chooses"),
    ("E228", "search deck for 1 pokemon card onto bench"),
    ("E229", "switch opponent's active pokemon; defender is now asleep"),
    ("E229", "flip { heads: switch opponent's active pokemon } defender is now asleep"),
    ("E230", "discard that many cards from the top of your deck"),
    ("E230", "flip { heads: discard 1 card from hand } 10 damage to self for each discarded card"),
    ("E230", "require { discard 1 card from hand } 10 damage to self for each discarded card"),
    ("E231", "during opponent's next turn: whenever damaged by an opponent's attack { flip { heads: draw 1 card } }"),
    ("E232", 'search deck for 1 pokemon card named "B" or "A"'),
    ("E232", "look at a prize of either player or the top card of either player's deck"),
    ("E232", "look at a prize of either player or opponent's hand"),
    ("E234", "change the weakness of defender to the type of another pokemon in play"),
    ("E235", "during this turn: ignore other powers"),
    ("E235", "during this turn: self is a copy of defender"),
    ("E237", "move 1 damage counter from self to self"),
    # --- frames in frames, offers, first
    ("E204", "flip { heads: flip { heads: draw 1 card } draw 1 card }"),
    ("E204", "flip { heads: draw 1 card; flip { heads: draw 2 cards } }"),
    ("E204", "flip { heads: flip { heads: draw 1 card } tails: draw 2 cards }"),
    ("E204", "flip { heads: opponent flips { heads: draw 1 card } }"),
    ("E204", "flip { heads: flip { heads: flip { heads: draw 1 card } } }"),
    ("E204", "flip { heads: if defender is asleep { draw 1 card } tails: draw 2 cards }"),
    ("E204", "flip { heads: unless defender is asleep { draw 1 card } }"),
    ("E204", "flip { heads: if defender is asleep { draw 1 card } else { draw 2 cards } }"),
    ("E204", "if defender is asleep { flip { heads: draw 1 card } } else { draw 2 cards }"),
    ("E204", "if defender is asleep { if defender is fire { draw 1 card } }"),
    ("E204", "may { if defender is asleep { draw 1 card } }"),
    ("E204", "may { opponent flips { heads: draw 1 card } }"),
    ("E204", "flip { heads: may { may { draw 1 card } } }"),
    ("E204", "opponent may { draw 2 cards }"),
    ("E204", "opponent may { opponent draws 1 card for each damage counter on self }"),
    ("E204", "opponent may { opponent draws 1 card; opponent draws 2 cards; opponent draws 3 cards }"),
    ("E204", "flip { heads: opponent may { opponent draws 2 cards } }"),
    ("E201", "first { }"),
    ("E204", "draw 1 card; first { switch your active pokemon }"),
    ("E204", "first { 10 damage to self }"),
    ("E204", "first { during this turn: self can't retreat }"),
    ("E204", "first { choose an attack of defender }"),
    # --- damage, conditions
    ("E206", "defender is now poisoned for 50"),
    ("E222", "10 damage to self applying weakness and resistance"),
    ("E222", "10 damage to each of your benched pokemon applying weakness and resistance"),
    (
        "E224",
        "10 damage to 1 of your pokemon; flip { heads: 10 damage to that pokemon applying weakness and resistance"
        "  tails: 10 damage to 1 of opponent's pokemon }",
    ),
    ("E225", "defender is now confused or asleep"),
    ("E225", "defender is now asleep or asleep or confused"),
    ("E202", "2 of opponent's pokemon is now asleep"),
    ("E202", "2 of your pokemon recovers"),
    ("E202", "2 of opponent's pokemon is now poisoned"),
    ("E209", "10 damage to 2 of your pokemon; that pokemon recovers"),
    ("E225", "self recovers from confused, asleep"),
    ("E206", "self recovers from asleep, confused, poisoned"),
    # --- traits and filters
    ("E101", '10 damage to 1 of your pokemon with "«Drip»" in its name'),
    ("E101", 'search deck for 1 pokemon card that evolves from ""'),
    ("E207", "search deck for 1 card or trainer card"),
    ("E207", "search deck for 1 pokemon card or evolution card"),
    ("E207", "search deck for 1 basic pokemon card or evolution card"),
    ("E207", 'search deck for 1 trainer card named "Bell"'),
    ("E207", "search deck for 1 card that evolves from self"),
    ("E232", "search deck for 1 trainer card or basic pokemon card"),
    ("E238", 'search deck for 1 evolution card that evolves from "Mousling"'),
    # --- counts and quantities
    ("E202", "draw 0 cards for each damage counter on self"),
    ("E210", "draw 1 card for each heads"),
    ("E230", "draw that many cards"),
    ("E208", "discard 1 card from hand; move that many energy cards from self to 1 of your pokemon"),
    ("E208", "draw all cards"),
    ("E208", "attach all energy cards from deck to self"),
    ("E208", "rearrange all cards from the top of your deck"),
    ("E208", "take all cards from the top 5 of deck, the rest into deck"),
    ("E208", "put any number of cards from hand into deck"),
    ("E202", "rearrange 1 card from the top of your deck"),
    ("E202", "take 3 cards from the top 3 of deck, the rest into deck"),
    ("E202", "take up to 4 cards from the top 3 of deck, the rest into deck"),
    ("E202", "take 1 card from the top 1 of deck, the rest into deck"),
    ("E207", "take 1 basic colorless energy card from the top 3 of deck, the rest into deck"),
    ("E228", "search deck for any number of cards"),
    ("E228", "search deck for 1 card into deck"),
    ("E228", "search deck for 1 evolution card onto bench"),
    ("E228", "put up to 2 trainer cards from discard pile onto bench"),
    ("E228", "attach 1 trainer card from hand to self"),
    ("E228", "attach 1 card from hand to self"),
    ("E228", 'attach 1 energy card with "Drip" in its name from hand to self'),
    ("E228", "move 1 card from self to 1 of your pokemon"),
    # --- tests
    ("E202", "flip 2 coins; if at most 0 heads { draw 1 card }"),
    ("E202", "if just 0 cards in hand { draw 1 card }"),
    ("E207", "if defender is non-fire { draw 1 card }"),
    ("E210", "if just 1 heads { draw 1 card }"),
    ("E101", 'if defender is named "" { draw 1 card }'),
    # --- durations and rules
    ("E219", "during the rest of its stay in the active place: your pokemon can't retreat"),
    ("E219", "during opponent's next turn: damage by self to self minus 10"),
    ("E213", "until the end of your next turn: your active pokemon can't retreat"),
    ("E202", "during opponent's next turn: self pays 0 more to retreat"),
    ("E203", "during this turn: damage to defender plus 5"),
    ("E231", "during opponent's next turn: whenever played from hand { draw 1 card }"),
    (
        "E231",
        "during opponent's next turn: whenever damaged by an opponent's attack { draw 1 card }"
        "  during opponent's next turn: whenever damaged by an opponent's attack { draw 2 cards }",
    ),
    (
        "E231",
        "during opponent's next turn: whenever knocked out by an opponent's attack"
        " { during this turn: attacker can't retreat }",
    ),
    # --- places
    ("E213", "evolve defender from hand"),
    ("E214", "turn ends"),
]


def _attack_source(text: str, damage: str = "10") -> str:
    return f'card "Mousling" {{ number 7 basic lightning hp 40 attack [C] "Gnaw" {damage} {{ {text} }} }}'


@pytest.mark.parametrize(("code", "text"), ATTACK_SLIPS)
def test_a_slip_in_the_text_of_an_attack_is_found(code: str, text: str) -> None:
    parsed = parse_text(_attack_source(text), "slip.card")
    assert parsed.diagnostics == ()

    findings = check_card(parsed.cards[0].card, Edition.BW)

    assert [f.code for f in findings] == [code]
    assert findings[0].path[:3] == ("attacks", 0, "text")


@pytest.mark.parametrize(
    ("printed", "text"),
    [
        ("30+", "draw 1 card"),
        ("30-", "damage plus 10"),
        ("30x", "damage equals 10"),
        ("?", "draw 1 card"),
        ("30+", "damage plus 10; damage minus 10"),
    ],
)
def test_the_printed_sign_and_the_text_agree(printed: str, text: str) -> None:
    parsed = parse_text(_attack_source(text, printed), "slip.card")

    findings = check_card(parsed.cards[0].card, Edition.BW)

    assert {f.code for f in findings} == {"E215"}


@pytest.mark.parametrize(
    "text",
    ["if damage got through { damage plus 10 }", "flip { tails: attack does nothing } either way { damage plus 10 }"],
)
def test_the_own_damage_is_settled_before_what_depends_on_it(text: str) -> None:
    parsed = parse_text(_attack_source(text, "10+"), "slip.card")

    assert [f.code for f in check_card(parsed.cards[0].card, Edition.BW)] == ["E224"]


@pytest.mark.parametrize(
    ("applied", "codes"), [("", ["E224"]), (" applying weakness and resistance", [])], ids=["one of them", "both"]
)
def test_weakness_is_applied_to_all_damage_of_a_sentence_also_to_what_is_done_later(
    applied: str, codes: list[str]
) -> None:
    """Given one side of a coin that leaves damage for later, then the sentence "Apply Weakness and Resistance." is said of
    it and of the damage on the other side.
    """
    later = "whenever damaged by an opponent's attack { 20 damage to attacker applying weakness and resistance }"
    coin = f"flip {{ heads: during opponent's next turn: {later} tails: 10 damage to each of opponent's pokemon{applied} }}"
    parsed = parse_text(_attack_source(coin), "slip.card")

    assert [f.code for f in check_card(parsed.cards[0].card, Edition.BW)] == codes


def test_a_finding_is_told_at_the_sentence_that_breaks_the_rule() -> None:
    text = "draw 1 card; flip { heads: draw 1 card; knock out holder }"
    parsed = parse_text(_attack_source(text), "slip.card")

    finding = check_card(parsed.cards[0].card, Edition.BW)[0]

    assert finding.path == ("attacks", 0, "text", "effects", 1, "heads", 1)
    span = parsed.cards[0].spans.nearest(finding.path)
    line = parsed.source.split("\n")[span.line - 1]
    assert line[span.column - 1 : span.end_column - 1] == "knock out holder"


TRAINER_SLIPS = [
    ("E213", "10 damage to self"),
    ("E214", "damage plus 10"),
    ("E214", "self becomes 1 energy of a chosen type on 1 of your pokemon"),
    ("E214", "if damage got through { draw 1 card }"),
    ("E214", "10 damage to 1 of your pokemon for each unused water energy"),
    ("E220", "attach this to 1 of your pokemon until end of turn { self can't retreat }"),
    ("E221", "draw 1 card; attach this to 1 of your pokemon until end of turn { holder can't retreat }"),
    ("E201", "attach this to 1 of your pokemon until end of turn { }"),
    ("E202", "attach this to 2 of your pokemon until end of turn { holder can't retreat }"),
    ("E226", ""),
    ("E213", "10 damage to defender"),
    ("E213", "10 damage to 1 of your pokemon; put damage counters on holder for 10"),
    ("E214", "ignore weakness and resistance"),
    ("E214", "repeat the last attack on self"),
    ("E214", "remove damage counters from your active pokemon for the damage done"),
    ("E214", "10 damage to 1 of your pokemon of the type of defender"),
    ("E214", "during opponent's next turn: whenever damaged by an opponent's attack { draw 1 card }"),
    ("E214", "if your active pokemon is benched { draw 1 card }"),
    ("E218", "require { discard 1 energy card from 1 of opponent's pokemon } draw 1 card"),
    ("E218", "require { discard 1 energy card from 2 of your pokemon } draw 1 card"),
    ("E219", "during this turn: damage by your active pokemon to opponent's active pokemon minus 10"),
    ("E221", "draw 1 card; play as pokemon with 10 hp"),
    ("E221", "may { play as pokemon with 10 hp }"),
    ("E203", "play as pokemon with 15 hp"),
    ("E236", "stay in play { your pokemon can't retreat }"),
    ("E213", "evolve your active pokemon from hand"),
    ("E213", "search deck for 1 evolution card that evolves from self"),
    ("E214", "first { switch your active pokemon }"),
    ("E219", "during this turn: damage by opponent's active pokemon to your active pokemon minus 10"),
]


@pytest.mark.parametrize(("code", "text"), TRAINER_SLIPS)
def test_a_slip_in_the_text_of_a_trainer_is_found(code: str, text: str) -> None:
    parsed = parse_text(f'card "Whistle" {{ number 7 trainer {{ {text} }} }}', "slip.card")
    assert parsed.diagnostics == ()

    findings = check_card(parsed.cards[0].card, Edition.CLASSIC)

    assert [f.code for f in findings] == [code]
    assert findings[0].path[0] == "text"


POWER_SLIPS = [
    ("E201", "once a turn { }"),
    ("E201", "whenever damaged by an opponent's attack { }"),
    ("E213", "once a turn { 10 damage to defender }"),
    ("E213", "once a turn { 10 damage to attacker }"),
    ("E214", "once a turn { damage plus 10 }"),
    ("E201", "once a turn { require { only if self is benched } }"),
    ("E213", "always { attacker can't retreat }"),
    ("E213", "once a turn { move 1 damage counter from 1 of your pokemon to holder }"),
    ("E218", "once a turn { require { only if damage got through } draw 1 card }"),
    ("E217", "whenever damaged by an opponent's attack { either way { draw 1 card } }"),
    ("E218", "once a turn { require { discard 1 energy card from 1 of your pokemon } draw 1 card }"),
    ("E219", "always { damage by opponent's active pokemon to self minus 10 }"),
    ("E235", "always { opponent's active pokemon is a copy of defender }"),
    ("E213", "whenever played from hand { 10 damage to attacker }"),
    ("E214", "whenever played from hand { remove damage counters from self for the damage done }"),
    ("E214", "once a turn { remove damage counters from self for the damage done }"),
    ("E214", "once a turn { first { switch your active pokemon } }"),
    ("E219", "always { damage by attacker to self minus 10 }"),
    ("E238", 'once a turn { search deck for 1 pokemon card that evolves from "Mousling" }'),
    ("E214", "any number of times { attach this to 1 of your pokemon until end of turn { holder can't retreat } }"),
]


@pytest.mark.parametrize(("code", "text"), POWER_SLIPS)
def test_a_slip_in_a_power_is_found(code: str, text: str) -> None:
    source = f'card "Mousling" {{ number 7 basic lightning hp 40 power "Static" {{ {text} }} }}'
    parsed = parse_text(source, "slip.card")
    assert parsed.diagnostics == ()

    codes = {f.code for f in check_card(parsed.cards[0].card, Edition.CLASSIC)}

    assert code in codes
    assert codes <= {code, "E213"}


# --- texts that the card language can't even say --------------------------------------------------------


def test_poison_as_a_plain_condition_is_found() -> None:
    text = Text((), (Inflict(Condition.POISONED, Who.DEFENDING),))

    assert [f.code for f in check_text(text, Kind.ATTACK, Edition.CLASSIC)] == ["E206"]


@pytest.mark.parametrize("stops", [(Condition.CONFUSED, Condition.ASLEEP), (Condition.ASLEEP, Condition.ASLEEP)])
def test_what_stops_a_power_stands_in_order_and_once(stops: tuple[Condition, ...]) -> None:
    text = PowerText(Static(CannotRetreat(Who.SELF)), stops)

    assert [f.code for f in check_power_text(text, Edition.CLASSIC)] == ["E225"]


@pytest.mark.parametrize(
    "effect",
    [
        Flip((), ()),
        If(DamageGotThrough(), (), ()),
        May(()),
        Lasting(Duration.THIS_TURN, CannotRetreat(Who.ATTACKER)),
        AttachThis(Choice(1, Group(Owner.YOURS, Spot.IN_PLAY)), AttachedUntil.LEAVES_PLAY, ()),
        Draw(Player.YOU, Exactly(-1)),
        FlipCoins(1),
        LeavePlay(Who.SELF, Zone.BENCH, True),
        Recover(Who.ATTACKER),
        SearchDeck(Exactly(1), CardFilter((CardClass.CARD,)), Zone.DISCARD_PILE),
        SearchDeck(Exactly(1), CardFilter((CardClass.TRAINER,), (Named(("Bell",)),))),
        PutCards(Player.YOU, Exactly(1), CardFilter((CardClass.CARD,)), Zone.DECK, Zone.HAND),
        PutCards(Player.YOU, Exactly(1), CardFilter((CardClass.CARD,)), Zone.HAND, Zone.DISCARD_PILE),
        Lasting(Duration.THIS_TURN, PreventDamage(Who.SELF, 30, 30)),
        Lasting(Duration.THIS_TURN, ImmuneTo(Who.SELF, ())),
        Lasting(Duration.THIS_TURN, Reaction(Event.DAMAGED_BY_ATTACK, ())),
        StayInPlay(()),
    ],
)
def test_models_made_by_hand_are_checked_too(effect: Statement) -> None:
    assert check_text(Text((), (effect,)), Kind.ATTACK, Edition.CLASSIC) != ()


def _if(trait: Trait) -> Statement:
    return If(Is(Who.DEFENDING, trait), (Draw(Player.YOU, Exactly(1)),), ())


def _on(*traits: Trait) -> Statement:
    return KnockOut(Each(Group(Owner.YOURS, Spot.IN_PLAY, traits)))


def _search(kinds: tuple[CardClass, ...], *traits: CardTrait) -> Statement:
    return SearchDeck(Exactly(1), CardFilter(kinds, traits), Zone.HAND)


_FIRE = OfType(EnergyType.FIRE)
_TWO_KINDS = (CardClass.TRAINER, CardClass.ENERGY)


@pytest.mark.parametrize(
    ("code", "effect"),
    [
        ("E206", InflictChosen((Condition.ASLEEP,), Who.DEFENDING)),
        ("E207", _if(Damaged())),
        ("E207", _if(WithEnergy(EnergyType.FIRE))),
        ("E207", _if(OfType(TypeOf(Who.SELF)))),
        ("E207", _if(OfType(TypeOf(Who.DEFENDING)))),
        ("E232", _on(WithPower(), Damaged())),
        ("E232", _on(_FIRE, OfType(EnergyType.WATER))),
        ("E207", _on(_FIRE, NotOfType(EnergyType.WATER))),
        ("E213", _on(OfType(TypeOf(Who.THAT)))),
        ("E232", _search((CardClass.POKEMON,), Named(("Drip",)), _FIRE)),
        ("E232", _search(())),
        ("E207", _search(_TWO_KINDS, NamePart("Drip"))),
        ("E207", _search((CardClass.TRAINER,), _FIRE)),
        ("E207", _search((CardClass.SPECIAL_ENERGY,), _FIRE)),
        ("E207", _search((CardClass.POKEMON,), OfType(TypeOf(Who.SELF)))),
        ("E208", DiscardFromHand(Player.YOU, PerCount(1, EnergyOn(Who.SELF, None)))),
        ("E228", AttachEnergy(Exactly(1), CardFilter((CardClass.ENERGY,)), Who.SELF, Zone.BENCH)),
        ("E228", AttachEnergy(Exactly(1), CardFilter((CardClass.BASIC_ENERGY, CardClass.SPECIAL_ENERGY)), Who.SELF)),
        ("E228", TakeFromTop(3, Exactly(1), CardFilter((CardClass.CARD,)), Zone.HAND)),
        ("E228", Evolve(Who.SELF, Zone.DISCARD_PILE)),
        ("E228", Draw(Player.YOU, PerCount(1, CardsIn(Player.YOU, Zone.DECK, CardFilter((CardClass.CARD,)))))),
        ("E219", Lasting(Duration.THIS_TURN, LessDamage(Who.SELF, 10, by=Who.THAT))),
    ],
)
def test_a_text_that_the_card_language_cannot_say_is_found(code: str, effect: Statement) -> None:
    assert [f.code for f in check_text(Text((), (effect,)), Kind.ATTACK, Edition.CLASSIC)] == [code]


def test_a_type_that_is_ruled_out_is_told_with_unless() -> None:
    findings = check_text(Text((), (_if(NotOfType(EnergyType.FIRE)),)), Kind.ATTACK, Edition.CLASSIC)

    assert [f.suggestion for f in findings] == ["write `unless defender is fire`"]


def test_a_switch_on_one_side_of_a_coin_says_nothing_about_the_other() -> None:
    text = "flip { heads: switch opponent's active pokemon  tails: defender is now asleep }"

    assert check_card(parse_text(_attack_source(text), "a.card").cards[0].card, Edition.BW) == ()


@pytest.mark.parametrize(
    "text",
    [
        "flip { heads: flip { heads: draw 1 card; tails: draw 2 cards } }",
        "flip { tails: if defender is asleep { draw 1 card; may { draw 2 cards } } }",
        "opponent flips { heads: opponent flips { tails: draw 1 card } }",
        "if defender is asleep { flip { heads: draw 1 card; tails: draw 2 cards } }",
        "may { flip { heads: draw 1 card } }",
        "flip { heads: draw 1 card; may { draw 2 cards } tails: draw 3 cards }",
        "opponent may { put all cards from opponent's hand into deck; opponent draws up to 3 cards }",
        "first { switch opponent's active pokemon } defender is now asleep",
        "defender is now asleep or confused; self recovers from asleep, confused; self recovers",
        "10 damage to 1 of opponent's pokemon applying weakness and resistance",
        'search deck for 1 evolution card that evolves from self; search deck for 1 evolution card that evolves from "Rat"',
        "flip 2 coins; draw 1 card for each heads; if at most 1 tails { draw 1 card }",
        "discard 2 cards from hand; draw that many cards",
        "take 2 cards from the top 3 of deck, the rest into deck",
        "during the rest of its stay in the active place: defender can't retreat",
        "during opponent's next turn: damage by opponent's fire pokemon to self minus 10",
    ],
)
def test_what_stands_beside_the_rules_is_canonical(text: str) -> None:
    parsed = parse_text(_attack_source(text), "a.card")

    assert parsed.diagnostics == ()
    assert check_card(parsed.cards[0].card, Edition.BW) == ()


def test_a_card_is_told_from_others_by_the_name_it_evolves_from() -> None:
    """Given a Pokémon that names itself, the message says `self`; a Trainer card of that name may name the Pokémon."""
    text = 'search deck for 1 pokemon card that evolves from "Mousling"'
    trainer = parse_text(f'card "Mousling" {{ number 7 trainer {{ {text} }} }}', "a.card").cards[0].card
    pokemon = parse_text(_attack_source(text), "a.card").cards[0].card

    assert check_card(trainer, Edition.CLASSIC) == ()
    assert [f.suggestion for f in check_card(pokemon, Edition.CLASSIC)] == ["write `that evolves from self`"]

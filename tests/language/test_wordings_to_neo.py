"""Wordings of the cards up to Neo, in sentences of our own: the model that each is read to."""

from __future__ import annotations

import pytest

from cardc.language import Body, TextContext, TextKind, read
from cardc.model.cards import Activated, OnlyIf, PowerText, PrintedDamage, Static, Text, Unless
from cardc.model.effects import (
    AttachEnergy,
    ChooseAttack,
    DamagePlus,
    DiscardEnergy,
    DiscardFromDeck,
    DiscardFromHand,
    DoDamage,
    Draw,
    EndTurn,
    Evolve,
    Flip,
    FlipCoins,
    If,
    Ignore,
    Inflict,
    InflictChosen,
    Lasting,
    LeavePlay,
    May,
    MoveEnergy,
    Poison,
    PutCards,
    PutCounters,
    Reaction,
    Recover,
    RemoveCounters,
    SearchDeck,
    StayInPlay,
    Switch,
    TakeFromTop,
)
from cardc.model.parts import (
    AnyNumber,
    AtLeast,
    CardFilter,
    CardsIn,
    Choice,
    CountersOn,
    Damaged,
    DamageDone,
    DamageGotThrough,
    Discarded,
    Each,
    EnergyOn,
    EnergyProvidedTo,
    Exactly,
    Group,
    Half,
    HasCondition,
    Heads,
    Is,
    IsKnockedOut,
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
    UnusedEnergy,
    UpTo,
    Who,
    WithPower,
)
from cardc.model.rules import (
    CannotAttack,
    CannotPlayTrainers,
    CannotRetreat,
    CannotUse,
    CheaperRetreat,
    DearerRetreat,
    HalveDamage,
    ImmuneTo,
    LessDamage,
    MoreDamage,
    MoreDamageTo,
    PowersStop,
    PreventEffects,
)
from cardc.model.terms import (
    AttackRef,
    CardClass,
    Condition,
    Disregard,
    Duration,
    EnergyType,
    Event,
    Owner,
    Player,
    Rank,
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

HEADS = "Flip a coin. If heads,"
ONCE = "Once during your turn (before your attack), you may"
INTO_HAND = "into your hand. Shuffle your deck afterward."
ANYBODYS = "(yours or your opponent's)"

MEANINGS: list[tuple[str, TextContext, Body]] = [
    (
        "Flip a number of coins equal to the number of Energy cards attached to Aipom. Discard a number of "
        "Energy cards attached to Aipom equal to the number of tails.",
        ATTACK,
        Text(effects=(FlipCoins(EnergyOn(Who.SELF)), DiscardEnergy(PerCount(1, Tails()), None, Who.SELF))),
    ),
    (
        "Flip a coin for each Metal Energy attached to Aipom. Does 30 damage plus 20 damage times the "
        "number of heads you get.",
        ATTACK,
        Text(effects=(FlipCoins(EnergyProvidedTo(Who.SELF, EnergyType.METAL)), DamagePlus(Per(20, Heads())))),
    ),
    (
        f"{HEADS} choose 1 of your opponent's Pokémon. This attack does 90 damage to that Pokémon. Don't "
        "apply Weakness and Resistance.",
        ATTACK,
        Text(effects=(Flip((DoDamage(Number(90), Choice(1, Group(Owner.OPPONENTS, Spot.IN_PLAY))),), ()),)),
    ),
    (
        "Choose 1 of your opponent's Benched Pokémon, and this attack does 90 damage to it.",
        ATTACK,
        Text(effects=(DoDamage(Number(90), Choice(1, Group(Owner.OPPONENTS, Spot.BENCH))),)),
    ),
    (
        "Draw 4 cards. Aipom is now Asleep and Poisoned.",
        ATTACK,
        Text(effects=(Draw(Player.YOU, Exactly(4)), Inflict(Condition.ASLEEP, Who.SELF), Poison(Who.SELF))),
    ),
    (
        f"{HEADS} Aipom is now Poisoned. Your opponent now puts 4 damage counters on it instead of 1 after "
        "each player's turn (even if it was already Poisoned).",
        ATTACK,
        Text(effects=(Flip((Poison(Who.SELF, 40),), ()),)),
    ),
    (
        f"{HEADS} Aipom is now Poisoned. It now takes 40 Poison damage instead of 10 after each player's "
        "turn (even if it was already Poisoned).",
        ATTACK,
        Text(effects=(Flip((Poison(Who.SELF, 40),), ()),)),
    ),
    (
        "Choose whether Aipom becomes Asleep or Paralyzed.",
        ATTACK,
        Text(effects=(InflictChosen((Condition.ASLEEP, Condition.PARALYZED), Who.SELF),)),
    ),
    (
        "If the Defending Pokémon was Paralyzed, it is no longer Paralyzed.",
        ATTACK,
        Text(effects=(Recover(Who.DEFENDING, (Condition.PARALYZED,)),)),
    ),
    (
        "Remove 3 damage counters from Aipom (1 if it only has 1).",
        ATTACK,
        Text(effects=(RemoveCounters(Exactly(3), Who.SELF),)),
    ),
    (
        "Remove 3 damage counters from Aipom, if it has any. If it has fewer damage counters than that, "
        "remove all of them.",
        ATTACK,
        Text(effects=(RemoveCounters(Exactly(3), Who.SELF),)),
    ),
    (
        "If Aipom has any damage counters on it, remove 3 of them from it (1 if it only has 1).",
        ATTACK,
        Text(effects=(RemoveCounters(Exactly(3), Who.SELF),)),
    ),
    (
        "If there are any damage counters on Aipom, flip a coin. If heads, remove 2 of those damage counters.",
        ATTACK,
        Text(effects=(If(AtLeast(CountersOn(Who.SELF)), (Flip((RemoveCounters(Exactly(2), Who.SELF),), ()),)),)),
    ),
    (
        "Flip 4 coins. Remove 3 damage counters times the number of heads from Aipom.",
        ATTACK,
        Text(effects=(FlipCoins(4), RemoveCounters(PerCount(3, Heads()), Who.SELF))),
    ),
    (
        "Flip 4 coins. For each heads, remove 1 damage counter from each of your Benched Pokémon. If a "
        "Pokémon has fewer damage counters than the number of heads, remove all of them.",
        ATTACK,
        Text(effects=(FlipCoins(4), RemoveCounters(PerCount(1, Heads()), Each(Group(Owner.YOURS, Spot.BENCH))))),
    ),
    (
        "If this attack damages the Defending Pokémon, you remove a number of damage counters from Aipom "
        "equal to half that damage (rounded up to the nearest 10).",
        ATTACK,
        Text(effects=(If(DamageGotThrough(), (RemoveCounters(Half(DamageDone(), Rounding.UP), Who.SELF),)),)),
    ),
    (
        "If Aipom damages the Defending Pokémon (after applying Weakness and Resistance), Aipom is now Asleep.",
        ATTACK,
        Text(effects=(If(DamageGotThrough(), (Inflict(Condition.ASLEEP, Who.SELF),)),)),
    ),
    (
        "If there are any Metal Energy cards in your discard pile, choose 1 of them and attach it to Aipom.",
        ATTACK,
        Text(
            effects=(
                AttachEnergy(
                    Exactly(1),
                    CardFilter((CardClass.ENERGY,), (OfType(EnergyType.METAL),)),
                    Who.SELF,
                    Zone.DISCARD_PILE,
                ),
            )
        ),
    ),
    (
        "Choose up to 3 Energy cards from your discard pile and attach them to Aipom.",
        ATTACK,
        Text(effects=(AttachEnergy(UpTo(3), CardFilter((CardClass.ENERGY,)), Who.SELF, Zone.DISCARD_PILE),)),
    ),
    (
        f"{HEADS} search your deck for a Metal Energy card and attach it to Aipom. Shuffle your deck afterward.",
        ATTACK,
        Text(
            effects=(
                Flip(
                    (
                        AttachEnergy(
                            Exactly(1),
                            CardFilter((CardClass.ENERGY,), (OfType(EnergyType.METAL),)),
                            Who.SELF,
                            Zone.DECK,
                        ),
                    ),
                    (),
                ),
            )
        ),
    ),
    (
        "Take 2 Metal Energy cards attached to Aipom and attach them to 1 of your Benched Pokémon.",
        ATTACK,
        Text(
            effects=(
                MoveEnergy(
                    Exactly(2),
                    CardFilter((CardClass.ENERGY,), (OfType(EnergyType.METAL),)),
                    Who.SELF,
                    Choice(1, Group(Owner.YOURS, Spot.BENCH)),
                ),
            )
        ),
    ),
    (
        "Choose 2 basic Energy cards attached to 1 of your opponent's Pokémon and attach it to another of "
        "your opponent's Pokémon of your choice.",
        ATTACK,
        Text(
            effects=(
                MoveEnergy(
                    Exactly(2),
                    CardFilter((CardClass.BASIC_ENERGY,)),
                    Choice(1, Group(Owner.OPPONENTS, Spot.IN_PLAY)),
                    Choice(1, Group(Owner.OPPONENTS, Spot.IN_PLAY)),
                ),
            )
        ),
    ),
    (
        "Discard 2 [M] Energy cards attached to the Defending Pokémon, if any.",
        ATTACK,
        Text(effects=(DiscardEnergy(Exactly(2), EnergyType.METAL, Who.DEFENDING),)),
    ),
    (
        "Use this attack only if there are any Energy cards attached to Aipom. Flip a coin. If tails, "
        "discard 2 of those Energy cards.",
        ATTACK,
        Text((OnlyIf(AtLeast(EnergyOn(Who.SELF))),), (Flip((), (DiscardEnergy(Exactly(2), None, Who.SELF),)),)),
    ),
    (
        "Discard a Fire Energy card, a Metal Energy card, and a Grass Energy card attached to Aipom in "
        "order to use this attack. Draw 4 cards.",
        ATTACK,
        Text(
            (
                DiscardEnergy(Exactly(1), EnergyType.FIRE, Who.SELF),
                DiscardEnergy(Exactly(1), EnergyType.METAL, Who.SELF),
                DiscardEnergy(Exactly(1), EnergyType.GRASS, Who.SELF),
            ),
            (Draw(Player.YOU, Exactly(4)),),
        ),
    ),
    (
        "You may discard 2 Energy cards attached to Aipom when you use this attack. If you do and if your "
        "opponent has any Benched Pokémon, choose 1 of them and this attack does 90 damage to it.",
        ATTACK,
        Text(
            effects=(
                May(
                    (
                        DiscardEnergy(Exactly(2), None, Who.SELF),
                        DoDamage(Number(90), Choice(1, Group(Owner.OPPONENTS, Spot.BENCH))),
                    )
                ),
            )
        ),
    ),
    (
        "Discard the top 7 cards of your opponent's deck. (If you have fewer cards in your deck than that, "
        "discard all of them.)",
        ATTACK,
        Text(effects=(DiscardFromDeck(Player.OPPONENT, Exactly(7)),)),
    ),
    (
        "You can't use this attack during your opponent's next turn. (Benching or evolving Aipom ends this effect.)",
        ATTACK,
        Text(effects=(Lasting(Duration.OPPONENTS_NEXT_TURN, CannotUse(Who.SELF, AttackRef.THIS)),)),
    ),
    (
        f"{HEADS} your opponent's Active Pokémon can't retreat. (Benching or evolving the Defending Pokémon "
        "ends this effect.)",
        ATTACK,
        Text(effects=(Flip((Lasting(Duration.WHILE_ACTIVE, CannotRetreat(Who.DEFENDING)),), ()),)),
    ),
    (
        "Your opponent flips a coin. If heads, the Defending Pokémon can't attack.",
        ATTACK,
        Text(effects=(Flip((Lasting(Duration.WHILE_ACTIVE, CannotAttack(Who.DEFENDING)),), (), Player.OPPONENT),)),
    ),
    (
        "During your next turn, the Defending Pokémon can't attack or retreat.",
        ATTACK,
        Text(
            effects=(
                Lasting(Duration.YOUR_NEXT_TURN, CannotAttack(Who.DEFENDING)),
                Lasting(Duration.YOUR_NEXT_TURN, CannotRetreat(Who.DEFENDING)),
            )
        ),
    ),
    (
        "Until the end of your next turn, if an attack damages the Defending Pokémon (after applying "
        "Weakness and Resistance), that attack does 90 more damage to the Defending Pokémon.",
        ATTACK,
        Text(effects=(Lasting(Duration.THROUGH_YOUR_NEXT_TURN, MoreDamageTo(Who.DEFENDING, 90)),)),
    ),
    (
        "If the Defending Pokémon attacks Aipom during your opponent's next turn, any damage done to Aipom "
        "is reduced by 30 (before applying Weakness and Resistance). (Benching or evolving either Pokémon "
        "ends this effect.)",
        ATTACK,
        Text(effects=(Lasting(Duration.OPPONENTS_NEXT_TURN, LessDamage(Who.SELF, 30, Who.DEFENDING, True)),)),
    ),
    (
        "During your opponent's next turn, whenever Aipom takes damage, divide that damage in half (rounded "
        "down to the nearest 10). (Any other effects still happen.)",
        ATTACK,
        Text(effects=(Lasting(Duration.OPPONENTS_NEXT_TURN, HalveDamage(Who.SELF, Rounding.DOWN)),)),
    ),
    (
        "If an attack does damage to Aipom during your opponent's next turn (even if Aipom is Knocked Out), "
        "Aipom attacks the Defending Pokémon for an equal amount of damage.",
        ATTACK,
        Text(
            effects=(
                Lasting(
                    Duration.OPPONENTS_NEXT_TURN,
                    Reaction(Event.DAMAGED_BY_ATTACK, (DoDamage(DamageDone(), Who.ATTACKER),)),
                ),
            )
        ),
    ),
    (
        "If an attack damages Aipom during your opponent's next turn (even if Aipom is Knocked Out), Aipom "
        "attacks your opponent's Active Pokémon for 40 damage.",
        ATTACK,
        Text(
            effects=(
                Lasting(
                    Duration.OPPONENTS_NEXT_TURN,
                    Reaction(Event.DAMAGED_BY_ATTACK, (DoDamage(Number(40), Who.ATTACKER),)),
                ),
            )
        ),
    ),
    (
        "During your opponent's next turn, Aipom can't become Asleep or Paralyzed. (All other effects of "
        "attacks, Pokémon Powers and Trainer cards still happen.)",
        ATTACK,
        Text(
            effects=(
                Lasting(Duration.OPPONENTS_NEXT_TURN, ImmuneTo(Who.SELF, (Condition.ASLEEP, Condition.PARALYZED))),
            )
        ),
    ),
    (
        "If your opponent has any Benched Pokémon, he or she chooses 1 of them and switches it with the "
        "Defending Pokémon, then, if you have any Benched Pokémon, you switch 1 of them with your Active "
        "Pokémon.",
        ATTACK,
        Text(effects=(Switch(Player.OPPONENT, Player.OPPONENT), Switch(Player.YOU, Player.YOU))),
    ),
    (
        "If this attack doesn't Knock Out the Defending Pokémon, and if there are any Pokémon on your "
        "opponent's Bench, choose 1 of them and this attack does 90 damage to it.",
        ATTACK,
        Text(
            effects=(
                If(
                    IsKnockedOut(Who.DEFENDING),
                    (),
                    (DoDamage(Number(90), Choice(1, Group(Owner.OPPONENTS, Spot.BENCH))),),
                ),
            )
        ),
    ),
    (
        "If you have any Benched Pokémon, your opponent flips a coin. If tails, this attack does 40 damage "
        "to 2 of them.",
        ATTACK,
        Text(
            effects=(
                If(
                    AtLeast(PokemonIn(Group(Owner.YOURS, Spot.BENCH))),
                    (Flip((), (DoDamage(Number(40), Choice(2, Group(Owner.YOURS, Spot.BENCH))),), Player.OPPONENT),),
                ),
            )
        ),
    ),
    (
        f"{HEADS} draw 2 cards. If tails and if your opponent has any Benched Pokémon, he or she chooses 1 "
        "of them and this attack does 90 damage to it.",
        ATTACK,
        Text(
            effects=(
                Flip(
                    (Draw(Player.YOU, Exactly(2)),),
                    (
                        If(
                            AtLeast(PokemonIn(Group(Owner.OPPONENTS, Spot.BENCH))),
                            (DoDamage(Number(90), Choice(1, Group(Owner.OPPONENTS, Spot.BENCH), Player.OPPONENT)),),
                        ),
                    ),
                ),
            )
        ),
    ),
    (
        "Does 90 damage to each non-Metal Pokémon in play. Don't apply Weakness and Resistance.",
        ATTACK,
        Text(effects=(DoDamage(Number(90), Each(Group(Owner.EITHER, Spot.IN_PLAY, (NotOfType(EnergyType.METAL),)))),)),
    ),
    (
        "Does 90 damage to each Pokémon that isn't Metal on each player's Bench.",
        ATTACK,
        Text(effects=(DoDamage(Number(90), Each(Group(Owner.EITHER, Spot.BENCH, (NotOfType(EnergyType.METAL),)))),)),
    ),
    (
        "Do 90 damage to each Benched Pokémon (yours and your opponent's).",
        ATTACK,
        Text(effects=(DoDamage(Number(90), Each(Group(Owner.EITHER, Spot.BENCH))),)),
    ),
    (
        "Flip 4 coins. This attack does 90 damage times the number of heads to 1 of your opponent's Pokémon.",
        ATTACK,
        Text(effects=(FlipCoins(4), DoDamage(Per(90, Heads()), Choice(1, Group(Owner.OPPONENTS, Spot.IN_PLAY))))),
    ),
    (
        "Flip 4 coins. For each heads, this attack does 40 damage to 1 of your Benched Pokémon.",
        ATTACK,
        Text(effects=(FlipCoins(4), DoDamage(Per(40, Heads()), Choice(1, Group(Owner.YOURS, Spot.BENCH))))),
    ),
    (
        "Flip 5 coins. For each heads, put 3 damage counters on the Defending Pokémon.",
        ATTACK,
        Text(effects=(FlipCoins(5), PutCounters(Per(30, Heads()), Who.DEFENDING))),
    ),
    (
        "Draw 4 cards. Then, your opponent shuffles his or her Active Pokémon and all cards attached to it "
        "into his or her deck.",
        ATTACK,
        Text(effects=(Draw(Player.YOU, Exactly(4)), LeavePlay(Who.DEFENDING, Zone.DECK, True))),
    ),
    (
        "Shuffle Aipom and all cards attached to it into your deck (after doing damage).",
        ATTACK,
        Text(effects=(LeavePlay(Who.SELF, Zone.DECK, True),)),
    ),
    (
        "Shuffle Aipom into your deck. (Discard all cards attached to Aipom.)",
        ATTACK,
        Text(effects=(LeavePlay(Who.SELF, Zone.DECK, False),)),
    ),
    (
        "Draw 4 cards. Then, choose 1 of your opponent's Benched Pokémon and return it and all cards "
        "attached to it to his or her hand.",
        ATTACK,
        Text(
            effects=(
                Draw(Player.YOU, Exactly(4)),
                LeavePlay(Choice(1, Group(Owner.OPPONENTS, Spot.BENCH)), Zone.HAND, True),
            )
        ),
    ),
    (
        "Search your deck for a card that evolves from Aipom and attach it to Aipom. This counts as "
        "evolving Aipom. Shuffle your deck afterward.",
        ATTACK,
        Text(effects=(Evolve(Who.SELF, Zone.DECK),)),
    ),
    (
        "Does 30 damage plus 20 more damage for each Aipom, Brock's Onix, and Dark Muk on your Bench.",
        ATTACK,
        Text(
            effects=(
                DamagePlus(
                    Per(20, PokemonIn(Group(Owner.YOURS, Spot.BENCH, (Named(("Aipom", "Brock's Onix", "Dark Muk")),))))
                ),
            )
        ),
    ),
    (
        "Does 30 damage plus 20 more damage for each of the Muks, Grimers, and Koffings your opponent has in play.",
        ATTACK,
        Text(
            effects=(
                DamagePlus(
                    Per(20, PokemonIn(Group(Owner.OPPONENTS, Spot.IN_PLAY, (Named(("Grimer", "Koffing", "Muk")),))))
                ),
            )
        ),
    ),
    (
        "Flip a number of coins equal to the total number of Muks you have in play.",
        ATTACK,
        Text(effects=(FlipCoins(PokemonIn(Group(Owner.YOURS, Spot.IN_PLAY, (Named(("Muk",)),)))),)),
    ),
    (
        "Does 30 damage plus 20 more damage for each Metal Energy attached to Aipom but not used to pay for "
        "this attack.",
        ATTACK,
        Text(effects=(DamagePlus(Per(20, UnusedEnergy(EnergyType.METAL))),)),
    ),
    (
        "You may discard any number of Metal Energy cards attached to Aipom when you use this attack. If "
        "you do, this attack does 30 damage plus 40 more damage for each Metal Energy card you discarded in "
        "this way.",
        ATTACK,
        Text(effects=(DiscardEnergy(AnyNumber(), EnergyType.METAL, Who.SELF), DamagePlus(Per(40, Discarded())))),
    ),
    (
        f"{HEADS} this attack does 30 damage plus 50 more damage and does 40 damage to Aipom.",
        ATTACK,
        Text(effects=(Flip((DamagePlus(Number(50)), DoDamage(Number(40), Who.SELF)), ()),)),
    ),
    (
        "Don't apply Resistance. (Any other effects that would happen after applying Resistance still happen.)",
        ATTACK,
        Text(effects=(Ignore(Disregard.RESISTANCE),)),
    ),
    (
        "Choose 1 of your opponent's Pokémon. This attack does 90 damage to that Pokémon. If that Pokémon "
        "has a Pokémon Power, that power stops working until the end of your next turn.",
        ATTACK,
        Text(
            effects=(
                DoDamage(Number(90), Choice(1, Group(Owner.OPPONENTS, Spot.IN_PLAY))),
                If(Is(Who.THAT, WithPower()), (Lasting(Duration.THROUGH_YOUR_NEXT_TURN, PowersStop(Who.THAT)),)),
            )
        ),
    ),
    (
        "All Pokémon Powers stop working during your next turn.",
        ATTACK,
        Text(effects=(Lasting(Duration.YOUR_NEXT_TURN, PowersStop(Group(Owner.EITHER, Spot.IN_PLAY))),)),
    ),
    (
        f"{ONCE} flip a coin. If heads, the Defending Pokémon is now Asleep and Burned. The power can't be "
        "used if Aipom is Asleep.",
        POWER,
        PowerText(
            Activated(
                Usage.ONCE,
                Text(
                    effects=(
                        Flip(
                            (
                                Inflict(Condition.ASLEEP, Who.OPPONENTS_ACTIVE),
                                Inflict(Condition.BURNED, Who.OPPONENTS_ACTIVE),
                            ),
                            (),
                        ),
                    )
                ),
            ),
            (Condition.ASLEEP,),
        ),
    ),
    (
        "When you play Aipom from your hand, you may choose 1 of your opponent's Pokémon. If you do, Aipom "
        "does 40 damage to that Pokémon. Apply Weakness and Resistance.",
        POWER,
        PowerText(
            Reaction(
                Event.PLAYED, (May((DoDamage(Number(40), Choice(1, Group(Owner.OPPONENTS, Spot.IN_PLAY)), True),)),)
            )
        ),
    ),
    (
        "When Aipom is Knocked Out by an attack, flip a coin. If heads, this power does 40 damage for each "
        "Metal Energy attached to Aipom to the Pokémon that Knocked Out Aipom.",
        POWER,
        PowerText(
            Reaction(
                Event.KNOCKED_OUT_BY_ATTACK,
                (Flip((DoDamage(Per(40, EnergyProvidedTo(Who.SELF, EnergyType.METAL)), Who.ATTACKER),), ()),),
            )
        ),
    ),
    (
        "When you play Aipom from your hand, your opponent may draw 4 cards. Either way, you may draw 4 cards.",
        POWER,
        PowerText(
            Reaction(
                Event.PLAYED,
                (May((Draw(Player.OPPONENT, Exactly(4)),), Player.OPPONENT), May((Draw(Player.YOU, Exactly(4)),))),
            )
        ),
    ),
    (
        f"{ONCE} draw 3 cards. If you do, choose 2 cards from your hand and put them on top of your deck.",
        POWER,
        PowerText(
            Activated(
                Usage.ONCE,
                Text(
                    effects=(
                        Draw(Player.YOU, Exactly(3)),
                        PutCards(Player.YOU, Exactly(2), CardFilter((CardClass.CARD,)), Zone.HAND, Zone.TOP_OF_DECK),
                    )
                ),
            )
        ),
    ),
    (
        f"{ONCE} discard a card from your hand in order to draw 3 cards.",
        POWER,
        PowerText(
            Activated(Usage.ONCE, Text((DiscardFromHand(Player.YOU, Exactly(1)),), (Draw(Player.YOU, Exactly(3)),)))
        ),
    ),
    (
        f"{ONCE} take 2 Metal Energy cards attached to 1 of your other Pokémon and attach them to Aipom.",
        POWER,
        PowerText(
            Activated(
                Usage.ONCE,
                Text(
                    effects=(
                        MoveEnergy(
                            Exactly(2),
                            CardFilter((CardClass.ENERGY,), (OfType(EnergyType.METAL),)),
                            Choice(1, Group(Owner.YOURS, Spot.IN_PLAY)),
                            Who.SELF,
                        ),
                    )
                ),
            )
        ),
    ),
    (
        f"{ONCE} use this power. Aipom and the Defending Pokémon are no longer Asleep, Confused, Paralyzed, "
        "or Poisoned.",
        POWER,
        PowerText(Activated(Usage.ONCE, Text(effects=(Recover(Who.SELF), Recover(Who.OPPONENTS_ACTIVE))))),
    ),
    (
        "As long as Aipom is your Active Pokémon, your opponent pays 3 more to retreat his or her Active "
        "Pokémon. This power stops working when Aipom is Asleep.",
        POWER,
        PowerText(Static(DearerRetreat(Who.OPPONENTS_ACTIVE, 3), Seat.ACTIVE), (Condition.ASLEEP,)),
    ),
    (
        "As long as Aipom is your Active Pokémon, your Benched Pokémon do not take damage from and are not "
        "affected by attacks.",
        POWER,
        PowerText(Static(PreventEffects(Group(Owner.YOURS, Spot.BENCH)), Seat.ACTIVE)),
    ),
    (
        "Aipom can't retreat. (This power works even if Aipom is Asleep.)",
        POWER,
        PowerText(Static(CannotRetreat(Who.SELF))),
    ),
    (
        "Whenever your opponent's attack damages Aipom (even if Aipom is Knocked Out), draw 3 cards. This "
        "power doesn't work if Aipom is Asleep.",
        POWER,
        PowerText(Reaction(Event.DAMAGED_BY_ATTACK, (Draw(Player.YOU, Exactly(3)),)), (Condition.ASLEEP,)),
    ),
    (
        "You may draw up to 4 cards, then your opponent may draw up to 4 cards. Your turn is over now (you "
        "don't get to attack).",
        TRAINER,
        Text(
            effects=(
                May((Draw(Player.YOU, UpTo(4)),)),
                May((Draw(Player.OPPONENT, UpTo(4)),), Player.OPPONENT),
                EndTurn(),
            )
        ),
    ),
    (
        "Flip 2 coins. If both of them are heads, return 1 of your Benched Pokémon and all cards attached "
        "to it to your hand. If either of them is tails, your turn ends immediately (you can't attack this "
        "turn).",
        TRAINER,
        Text(
            effects=(
                FlipCoins(2),
                If(AtLeast(Heads(), 2), (LeavePlay(Choice(1, Group(Owner.YOURS, Spot.BENCH)), Zone.HAND, True),)),
                If(AtLeast(Tails()), (EndTurn(),)),
            )
        ),
    ),
    (
        f"Search your deck for a Metal Energy card. Show that card to your opponent, then put it {INTO_HAND}",
        TRAINER,
        Text(effects=(SearchDeck(Exactly(1), CardFilter((CardClass.ENERGY,), (OfType(EnergyType.METAL),))),)),
    ),
    (
        "Search your deck for any number of Pokémon named Muk, Brock's Onix, and/or Lt. Surge's Magneton. "
        f"Show those cards to your opponent, then put them {INTO_HAND}",
        TRAINER,
        Text(
            effects=(
                SearchDeck(
                    AnyNumber(),
                    CardFilter((CardClass.POKEMON,), (Named(("Brock's Onix", "Lt. Surge's Magneton", "Muk")),)),
                ),
            )
        ),
    ),
    (
        "Choose up to 4 Basic Pokémon cards, Evolution cards, and/or basic Energy cards from your discard "
        "pile. Show them to your opponent and shuffle them into your deck.",
        TRAINER,
        Text(
            effects=(
                PutCards(
                    Player.YOU,
                    UpTo(4),
                    CardFilter((CardClass.POKEMON, CardClass.BASIC_ENERGY)),
                    Zone.DISCARD_PILE,
                    Zone.DECK,
                ),
            )
        ),
    ),
    (
        "Put 2 Evolution cards from your discard pile, if any, into your hand. You can't play any more "
        "Trainer cards this turn.",
        TRAINER,
        Text(
            effects=(
                PutCards(Player.YOU, Exactly(2), CardFilter((CardClass.EVOLUTION,)), Zone.DISCARD_PILE, Zone.HAND),
                Lasting(Duration.THIS_TURN, CannotPlayTrainers(Player.YOU)),
            )
        ),
    ),
    (
        "Each player pays Colorless more to retreat his or her Active Pokémon.",
        TRAINER,
        Text(effects=(StayInPlay((DearerRetreat(Group(Owner.EITHER, Spot.IN_PLAY), 1),)),)),
    ),
    (
        "Each player pays 2 less to retreat his or her Pokémon if it has Brock in its name.",
        TRAINER,
        Text(effects=(StayInPlay((CheaperRetreat(Group(Owner.EITHER, Spot.IN_PLAY, (NamePart("Brock"),)), 2),)),)),
    ),
    (
        "All damage done by Metal Pokémon's attacks is reduced by 40 (after applying Weakness and Resistance).",
        TRAINER,
        Text(
            effects=(
                StayInPlay(
                    (
                        LessDamage(
                            Group(Owner.EITHER, Spot.IN_PLAY),
                            40,
                            Group(Owner.EITHER, Spot.IN_PLAY, (OfType(EnergyType.METAL),)),
                        ),
                    )
                ),
            )
        ),
    ),
    (
        "Look at the top 9 cards of your deck. Choose 3 of those cards and put them into your hand. Discard the rest.",
        TRAINER,
        Text(effects=(TakeFromTop(9, Exactly(3), CardFilter((CardClass.CARD,)), Zone.DISCARD_PILE),)),
    ),
    (
        "Discard any number of other cards from your hand, then your opponent flips a coin. If tails, draw "
        "twice that many cards.",
        TRAINER,
        Text(
            effects=(
                DiscardFromHand(Player.YOU, AnyNumber()),
                Flip((), (Draw(Player.YOU, PerCount(2, Discarded())),), Player.OPPONENT),
            )
        ),
    ),
    (
        "Draw 3 cards. Then, you may discard as many other cards as you want from your hand and draw that many cards.",
        TRAINER,
        Text(
            effects=(
                Draw(Player.YOU, Exactly(3)),
                DiscardFromHand(Player.YOU, AnyNumber()),
                Draw(Player.YOU, PerCount(1, Discarded())),
            )
        ),
    ),
    (
        f"Choose 1 Pokémon {ANYBODYS} with damage counters on it and remove 4 damage counters from it (1 if "
        "it only has 1).",
        TRAINER,
        Text(effects=(RemoveCounters(Exactly(4), Choice(1, Group(Owner.EITHER, Spot.IN_PLAY, (Damaged(),)))),)),
    ),
    (
        "Do 40 damage to your Active Pokémon.",
        TRAINER,
        Text(effects=(DoDamage(Number(40), Who.YOUR_ACTIVE),)),
    ),
    (
        "You can play this card only if you have any Benched Pokémon. Draw 5 cards.",
        TRAINER,
        Text((OnlyIf(AtLeast(PokemonIn(Group(Owner.YOURS, Spot.BENCH)))),), (Draw(Player.YOU, Exactly(5)),)),
    ),
    (
        "If this turn's attack does damage to the Defending Pokémon (after applying Weakness and "
        "Resistance), and if the attacking Pokémon has Brock in its name, the attack does 90 more damage to "
        "the Defending Pokémon.",
        TRAINER,
        Text(
            effects=(
                Lasting(Duration.THIS_TURN, MoreDamage(Group(Owner.YOURS, Spot.IN_PLAY, (NamePart("Brock"),)), 90)),
            )
        ),
    ),
    (
        "Take 2 Metal Energy cards attached to Aipom and attach them to 1 of your Benched Pokémon. Draw 4 cards.",
        ATTACK,
        Text(
            effects=(
                MoveEnergy(
                    Exactly(2),
                    CardFilter((CardClass.ENERGY,), (OfType(EnergyType.METAL),)),
                    Who.SELF,
                    Choice(1, Group(Owner.YOURS, Spot.BENCH)),
                ),
                Draw(Player.YOU, Exactly(4)),
            )
        ),
    ),
    (
        "Take 1 Metal Energy card attached to Aipom and attach it to 1 of your Benched Pokémon. If you have "
        "no Benched Pokémon, discard that Energy card.",
        ATTACK,
        Text(
            effects=(
                If(
                    AtLeast(PokemonIn(Group(Owner.YOURS, Spot.BENCH))),
                    (
                        MoveEnergy(
                            Exactly(1),
                            CardFilter((CardClass.ENERGY,), (OfType(EnergyType.METAL),)),
                            Who.SELF,
                            Choice(1, Group(Owner.YOURS, Spot.BENCH)),
                        ),
                    ),
                    (DiscardEnergy(Exactly(1), EnergyType.METAL, Who.SELF),),
                ),
            )
        ),
    ),
    (
        "If the Defending Pokémon is an evolved Pokémon, choose 1 of its attacks. That Pokémon can't use "
        "that attack during your next turn.",
        ATTACK,
        Text(
            effects=(
                If(
                    Is(Who.DEFENDING, OfRank(Rank.EVOLVED)),
                    (
                        ChooseAttack(Who.DEFENDING),
                        Lasting(Duration.YOUR_NEXT_TURN, CannotUse(Who.DEFENDING, AttackRef.CHOSEN)),
                    ),
                ),
            )
        ),
    ),
    (
        "Draw 4 cards. Choose 1 Metal Energy card attached to the Defending Pokémon and 1 of your "
        "opponent's Benched Pokémon. Attach that Energy card to that Pokémon.",
        ATTACK,
        Text(
            effects=(
                Draw(Player.YOU, Exactly(4)),
                MoveEnergy(
                    Exactly(1),
                    CardFilter((CardClass.ENERGY,), (OfType(EnergyType.METAL),)),
                    Who.DEFENDING,
                    Choice(1, Group(Owner.OPPONENTS, Spot.BENCH)),
                ),
            )
        ),
    ),
    (
        "In order to play this card, you can't have any Trainer cards in your hand. Draw 4 cards.",
        TRAINER,
        Text(
            (Unless(AtLeast(CardsIn(Player.YOU, Zone.HAND, CardFilter((CardClass.TRAINER,))))),),
            (Draw(Player.YOU, Exactly(4)),),
        ),
    ),
    (
        "If your opponent's attack does damage to Aipom and Aipom is already Confused (even if it's Knocked "
        "Out), draw 3 cards.",
        POWER,
        PowerText(
            Reaction(
                Event.DAMAGED_BY_ATTACK,
                (If(HasCondition(Who.SELF, Condition.CONFUSED), (Draw(Player.YOU, Exactly(3)),)),),
            )
        ),
    ),
    (
        f"{ONCE} draw 3 cards. Either way, your opponent's Active Pokémon is now Asleep.",
        POWER,
        PowerText(
            Activated(
                Usage.ONCE,
                Text(effects=(Draw(Player.YOU, Exactly(3)), Inflict(Condition.ASLEEP, Who.OPPONENTS_ACTIVE))),
            )
        ),
    ),
]


@pytest.mark.parametrize(("text", "context", "body"), MEANINGS, ids=range(len(MEANINGS)))
def test_a_wording_of_the_first_sets(text: str, context: TextContext, body: Body) -> None:
    assert read("en", text, context).bodies == (body,)


DECLINED: list[tuple[str, TextContext, str]] = [
    ("Draw 4 cards. If you do, discard a card from your hand.", ATTACK, "nothing was said that you may do"),
    (
        "Choose 2 of your opponent's Pokémon and this attack does 90 damage to it.",
        ATTACK,
        "several Pokémon were chosen",
    ),
    ("Shuffle 1 of your opponent's Pokémon and all cards attached to it into your deck.", TRAINER, "do not go to your"),
    ("Draw 4 cards. (Benching or evolving Aipom ends this effect.)", ATTACK, "reminds of nothing"),
    (
        "Remove 3 damage counters from Aipom. (If you have fewer cards in your deck than that, discard all of them.)",
        ATTACK,
        "reminds of nothing",
    ),
    (
        "You may discard any number of Metal Energy cards attached to Aipom when you use this attack. If you do, this "
        "attack does 30 damage plus 40 more damage for each Grass Energy card you discarded in this way.",
        ATTACK,
        "no Energy of this type",
    ),
    (
        "When you play Aipom from your hand, this power does 40 damage to the Pokémon that Knocked Out Aipom.",
        POWER,
        "Knocked Out",
    ),
    ("If Aipom is Asleep, remove 3 of them from it.", ATTACK, "nothing to stand for"),
    (f"{ONCE} draw 3 cards. You can't use this power unless Aipom is Asleep.", POWER, "wrong place"),
    ("Does 30 damage plus 20 more damage for each of the Muk and Grimer on your Bench.", ATTACK, "several Pokémon"),
]


@pytest.mark.parametrize(("text", "context", "reason"), DECLINED, ids=range(len(DECLINED)))
def test_what_does_not_fit_is_declined(text: str, context: TextContext, reason: str) -> None:
    reading = read("en", text, context)
    assert reading.bodies == ()
    assert reason in str(reading.failure)

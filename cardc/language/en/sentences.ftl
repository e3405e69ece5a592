### How clauses become sentences.

# optional: flip-both-apart, say-then, may-change, return-own, knock-out-and-become, hand-then-draws, heal-then-discard, both-put, may-any-number, pay-to-do
# optional: choose-pokemon, choose-and-flip, choose-them, choose-them-and-flip, no-bench, pay-or-nothing, use-only-if, coins-both, coins-some, coins-all, coins-at-least, coins-just, any-condition
# optional: trade-for, trade-with-deck, not-undamaged, stopped-copy, stopped-use-when-new, reminder-damage-first, reminder-fewer-counters, reminder-fewer-pokemon
# optional: reminder-bench-full, reminder-bench-full-named, reminder-damage-first-even, reminder-discard-attached, reminder-no-longer, reminder-type-stays, reminder-as-pokemon-lacks-named
# optional: flip-both-tails-if, if-you-do, may-then-they-may, if-then-if, there-are-cards, attack-damages, works-even-if
# optional: reminder-benched-or-evolved, reminder-fewer-cards, reminder-after-resistance, block-choose-and-damage, own-basic-to-deck, if-both
# optional: self-damages, activated-to-do, reaction-may-choose, reaction-offer
# optional: reminder-fewer-counters-it, reminder-new-defending, reminder-all-of-them, reminder-as-pokemon-evolves
# optional: unless-both, may-when-using, may-discard-any-and, act-then-coin, was-no-longer, look-and-take, pay-energy-three
# optional: reminder-fewer-than-heads, reminder-others-happen, flip-heads-cannot-retreat, flip-heads-cannot-attack, more-damage-of-named, move-or-discard, if-choose-attack
# optional: none-in-hand, reaction-while

# --- joined acts

# "… is now Asleep and Poisoned": what the clause before says is said once.
and-two = { $first } and { $first ->
    [inflict] { AS($last, joined: "yes") }
    [poison-strong] { AS($last, joined: "yes") }
   *[other] { AS($last, joined: "no") }
}
and-more = { $first }, { $first ->
    [inflict] { AS($more, joined: "yes") }
    [poison-strong] { AS($more, joined: "yes") }
   *[other] { AS($more, joined: "no") }
}
more-last = { $first }, and { $first ->
    [inflict] { AS($last, joined: "yes") }
    [poison-strong] { AS($last, joined: "yes") }
   *[other] { AS($last, joined: "no") }
}
more-more = { $first }, { $first ->
    [inflict] { AS($more, joined: "yes") }
    [poison-strong] { AS($more, joined: "yes") }
   *[other] { AS($more, joined: "no") }
}
block-may = you may { AS($acts, mood: "option") }
block-and-may = { $first }, and you may { AS($acts, mood: "option") }
# Read only: two sentences in one branch.
block-choose-and-damage = choose { $choice }. { $source } does { $points } damage to that Pokémon
    .alt1 = choose { $choice }. { $source } does { $points } damage to it

# --- statements

say = { AS($act, place: "main") }.
    .alt1 = { $mood ->
        [option] { AS($act, place: "main") }
       *[plain] then, { AS($act, place: "main") }
    }.
flip-heads = { $by ->
    [you] flip
   *[opponent] { $mood ->
        [option] have your opponent flip
       *[plain] your opponent flips
    }
} a { -coin(form: "one") }. If heads, { $heads }.
flip-tails = { $by ->
    [you] flip
   *[opponent] { $mood ->
        [option] have your opponent flip
       *[plain] your opponent flips
    }
} a { -coin(form: "one") }. If tails, { $tails }.
flip-both = { $by ->
    [you] flip
   *[opponent] { $mood ->
        [option] have your opponent flip
       *[plain] your opponent flips
    }
} a { -coin(form: "one") }. If heads, { $heads }; if tails, { $tails }.
    .alt1 = { $by ->
        [you] flip
       *[opponent] { $mood ->
            [option] have your opponent flip
           *[plain] your opponent flips
        }
    } a { -coin(form: "one") }. If tails, { $tails }; if heads, { $heads }.
# Later editions.
flip-both-apart = { $by ->
    [you] flip
   *[opponent] { $mood ->
        [option] have your opponent flip
       *[plain] your opponent flips
    }
} a { -coin(form: "one") }. If heads, { $heads }. If tails, { $tails }.
    .alt1 = { $by ->
        [you] flip
       *[opponent] { $mood ->
            [option] have your opponent flip
           *[plain] your opponent flips
        }
    } a { -coin(form: "one") }. If tails, { $tails }. If heads, { $heads }.
# Read only: how long it lasts is told by what ends it.
flip-heads-cannot-retreat = { $by ->
    [you] flip
   *[opponent] { $mood ->
        [option] have your opponent flip
       *[plain] your opponent flips
    }
} a { -coin(form: "one") }. If heads, { $who } can't retreat.
flip-heads-cannot-attack = { $by ->
    [you] flip
   *[opponent] { $mood ->
        [option] have your opponent flip
       *[plain] your opponent flips
    }
} a { -coin(form: "one") }. If heads, { $who } can't attack.
flip-heads-if = { $by ->
    [you] flip
   *[opponent] { $mood ->
        [option] have your opponent flip
       *[plain] your opponent flips
    }
} a { -coin(form: "one") }. If heads and { AS($test, polarity: "if") }, { $heads }.
    .alt1 = { $by ->
        [you] flip
       *[opponent] { $mood ->
            [option] have your opponent flip
           *[plain] your opponent flips
        }
    } a { -coin(form: "one") }. If heads, and { AS($test, polarity: "if") }, { $heads }.
flip-tails-if = { $by ->
    [you] flip
   *[opponent] { $mood ->
        [option] have your opponent flip
       *[plain] your opponent flips
    }
} a { -coin(form: "one") }. If tails and { AS($test, polarity: "if") }, { $tails }.
# Read only.
flip-both-tails-if = { $by ->
    [you] flip
   *[opponent] { $mood ->
        [option] have your opponent flip
       *[plain] your opponent flips
    }
} a { -coin(form: "one") }. If heads, { $heads }. If tails and { AS($test, polarity: "if") }, { $tails }.
flip-heads-flip = { $by ->
    [you] flip
   *[opponent] { $mood ->
        [option] have your opponent flip
       *[plain] your opponent flips
    }
} a { -coin(form: "one") }. If heads, { $second }
flip-tails-flip = { $by ->
    [you] flip
   *[opponent] { $mood ->
        [option] have your opponent flip
       *[plain] your opponent flips
    }
} a { -coin(form: "one") }. If tails, { $second }
second-heads = { $by ->
    [you] flip
   *[opponent] your opponent flips
} another { -coin(form: "one") }. If the second { -coin(form: "one") } is heads, { $heads }.
second-tails = { $by ->
    [you] flip
   *[opponent] your opponent flips
} another { -coin(form: "one") }. If the second { -coin(form: "one") } is tails, { $tails }.
second-both = { $by ->
    [you] flip
   *[opponent] your opponent flips
} another { -coin(form: "one") }. If the second { -coin(form: "one") } is heads, { $heads }. If the second { -coin(form: "one") } is tails, { $tails }.
flip-coins = { $by ->
    [you] flip
   *[opponent] { $mood ->
        [option] have your opponent flip
       *[plain] your opponent flips
    }
} { $number } { -coin(form: "other") }.
flip-coins-for = { $by ->
    [you] flip
   *[opponent] { $mood ->
        [option] have your opponent flip
       *[plain] your opponent flips
    }
} a number of { -coin(form: "other") } equal to { AS($count, counted: "number") }.
    .alt1 = { $by ->
        [you] flip
       *[opponent] { $mood ->
            [option] have your opponent flip
           *[plain] your opponent flips
        }
    } a { -coin(form: "one") } for { AS($count, counted: "each") }.
flip-until-tails = { $by ->
    [you] flip
   *[opponent] { $mood ->
        [option] have your opponent flip
       *[plain] your opponent flips
    }
} a { -coin(form: "one") } until { $by ->
    [you] you get
   *[opponent] he or she gets
} tails.
flip-each-heads = { $mood ->
    [option] flip a { -coin(form: "one") } for { AS($group, scope: "each") }
   *[plain] for { AS($group, scope: "each") }, flip a { -coin(form: "one") }
}. If heads, { $heads }.
flip-each-tails = { $mood ->
    [option] flip a { -coin(form: "one") } for { AS($group, scope: "each") }
   *[plain] for { AS($group, scope: "each") }, flip a { -coin(form: "one") }
}. If tails, { $tails }.
flip-each-both = { $mood ->
    [option] flip a { -coin(form: "one") } for { AS($group, scope: "each") }
   *[plain] for { AS($group, scope: "each") }, flip a { -coin(form: "one") }
}. If heads, { $heads }; if tails, { $tails }.
may = you may { AS($acts, mood: "option") }.
    .alt1 = either way, you may { AS($acts, mood: "option") }.
# Read only.
if-you-do = if you do, { $acts }.
may-then-they-may = you may { AS($acts, mood: "option") }, then your opponent may { $offers }.
more-damage-of-named = if this turn's attack does damage to the Defending Pokémon (after applying { -weakness } and { -resistance }), and if the attacking Pokémon has { $part } in its name, the attack does { $points } more damage to the Defending Pokémon.
move-or-discard = take { $cards } attached to { $source } and attach it to { $target }. If you have no Benched Pokémon, discard that Energy { -card(form: "one") }.
if-choose-attack = { AS($test, polarity: "if") }, choose 1 of its attacks. That Pokémon can't use that attack { $duration }.
unless-both = { AS($test, polarity: "unless") }, and { AS($other, polarity: "if") }, { $then }.
may-when-using = you may discard { $cards } attached to { $target } when you use this attack. If you do and { AS($test, polarity: "if") }, { $then }.
may-discard-any-and = you may discard as many other { -card(form: "other") } as you want from your hand and { $act }.
act-then-coin = { $act }, then { $coin }
was-no-longer = if { $who } was { $condition }, it is no longer { $condition }.
look-and-take = look at the top { $top } { NOUN("card", $top) } of your deck. Choose { $number } of those { -card(form: "other") } and put { $number ->
    [one] it
   *[other] them
} into your hand. { $rest ->
    [deck] Shuffle the rest into your deck
   *[other] Discard the rest
}.
if-both = { AS($test, polarity: "if") }, and { AS($other, polarity: "if") }, { $then }.
if-then-if = { AS($test, polarity: "if") }, { $then }, then, { AS($other, polarity: "if") }, { $last }.
may-flip = you may { AS($coin, mood: "option") }
opponent-may = your opponent may { $offers }.
offer-draw = draw { $number ->
    [one] a { NOUN("card", $number) }
   *[other] { $number } { NOUN("card", $number) }
}
offer-draw-up-to = draw up to { $number } { NOUN("card", $number) }
offer-shuffle-hand = shuffle his or her hand into his or her deck
offer-two = { $first } and { $last }
    .alt1 = { $first } and then { $last }
first = before doing damage, { $acts }.
apply-weakness = apply { -weakness } and { -resistance }.
    .alt1 = (apply { -weakness } and { -resistance }.)
# Read only: a choice in a sentence of its own.
choose-pokemon = choose { $choice }.
choose-and-flip = choose { $choice } and { $coin }
choose-them = { AS($test, polarity: "if") }, choose { $number } of them.
choose-them-and-flip = { AS($test, polarity: "if") }, choose { $number } of them and { $coin }
if-flip = { AS($test, polarity: "if") }, { $coin }
unless-flip = { AS($test, polarity: "unless") }, { $coin }
if-then = { AS($test, polarity: "if") }, { $then }.
if-not = { AS($test, polarity: "unless") }, { $otherwise }.
if-else = { AS($test, polarity: "if") }, { $then }; otherwise, { $otherwise }.
either-way = either way, { $acts }.
# Read only: two sentences of today.
say-then = { $first }, then { AS($last, place: "main") }.

# Read only.
may-change = if { $who } has a { $feature }, you may change it to a type of your choice other than Colorless.
    .alt1 = if { $who } has a { $feature }, you may change it to a type of your choice other than [C].
return-own = return { $who } to your hand. (Discard all { -card(form: "other") } attached to { $who }.)
own-basic-to-deck = shuffle { $who } into your deck. (Discard all { -card(form: "other") } attached to { $who }.)
knock-out-and-become = Knock Out { $who } and attach it to 1 of { AS($group, scope: "another") }. If you do, choose a type of Energy. { $who } is now an Energy { -card(form: "one") } (instead of a Pokémon) that provides { $number } energy of that type.
    .alt1 = Knock Out { $who } and attach it to 1 of { AS($group, scope: "another") }. If you do, choose a type of Energy. { $who } is now an Energy { -card(form: "one") } of that type (instead of a Pokémon) that provides { $number } energy.
hand-then-draws = your opponent { $to ->
    [deck] shuffles
   *[other] puts
} his or her hand { $to ->
    [top-of-deck] on top of
    [bench] onto
   *[other] into
} his or her { $to }, then draws { $number } { NOUN("card", $number) }.
heal-then-discard = remove all { -damage-counter(form: "other") } from all of { AS($group, scope: "some") }, then discard { $cards } attached to those Pokémon.
both-put = you and your opponent show each other your hands, then shuffle all the { AS($filter, plural: "other") } from your hands into your decks.
may-any-number = you may discard { $cards } attached to { $target } when you use this attack. If you do, { $act }.

# --- tests

damage-got-through = { $polarity ->
    [unless] if
   *[if] unless
} all damage from this attack is prevented
has-condition = { $polarity ->
    [unless] unless
   *[if] if
} { $who } is { $condition }
is-affected = { $polarity ->
    [unless] unless
   *[if] if
} { $who } is affected by a Special Condition
is-damaged = { $polarity ->
    [unless] unless
   *[if] if
} { $who } has any damage counters on it
    .alt1 = { $polarity ->
        [unless] unless
       *[if] if
    } there are any damage counters on { $who }
has-bench = { $polarity ->
    [unless] unless
   *[if] if
} { $player ->
    [you] you have
   *[opponent] your opponent has
} any Benched Pokémon
    .alt1 = { $polarity ->
        [unless] unless
       *[if] if
    } there are any Pokémon on { $player ->
        [you] your
       *[opponent] your opponent's
    } Bench
# Read only.
there-are-cards = { $polarity ->
    [unless] unless
   *[if] if
} there are any { AS($filter, plural: "other") } in { $player ->
    [you] your
   *[opponent] your opponent's
} { $zone }
attack-damages = { $polarity ->
    [unless] unless
   *[if] if
} this attack damages the Defending Pokémon
    .alt1 = { $polarity ->
        [unless] unless
       *[if] if
    } this attack damages the Defending Pokémon (after applying { -weakness } and { -resistance })
self-damages = { $polarity ->
    [unless] unless
   *[if] if
} { $who } does damage to the Defending Pokémon (after applying { -weakness } and { -resistance })
    .alt1 = { $polarity ->
        [unless] unless
       *[if] if
    } { $who } damages the Defending Pokémon (after applying { -weakness } and { -resistance })

has-energy = { $polarity ->
    [unless] unless
   *[if] if
} { $who } has any Energy cards attached to it
    .alt1 = { $polarity ->
        [unless] unless
       *[if] if
    } there are any Energy cards attached to { $who }
at-least = { $polarity ->
    [unless] unless
   *[if] if
} { AS($count, counted: "number") } is at least { $number }
at-most = { $polarity ->
    [unless] unless
   *[if] if
} { AS($count, counted: "number") } is at most { $number }
just = { $polarity ->
    [unless] unless
   *[if] if
} { AS($count, counted: "number") } is exactly { $number }
coins-both = { $polarity ->
    [unless] unless
   *[if] if
} both are { $side }
    .alt1 = { $polarity ->
        [unless] unless
       *[if] if
    } both of them are { $side }
coins-some = { $polarity ->
    [unless] unless
   *[if] if
} 1 or both of them are { $side }
    .alt1 = { $polarity ->
        [unless] unless
       *[if] if
    } either of them is { $side }
    .alt2 = { $polarity ->
        [unless] unless
       *[if] if
    } 1 or both are { $side }
coins-all = { $polarity ->
    [unless] unless
   *[if] if
} all { $number } are { $side }
    .alt1 = { $polarity ->
        [unless] unless
       *[if] if
    } all { $number } of them are { $side }
coins-at-least = { $polarity ->
    [unless] unless
   *[if] if
} you get { $number } or more { $side }
coins-just = { $polarity ->
    [unless] unless
   *[if] if
} exactly { $number } { $number ->
    [one] is
   *[other] are
} { $side }
    .alt1 = { $polarity ->
        [unless] unless
       *[if] if
    } only { $number } { $number ->
        [one] is
       *[other] are
    } { $side }
side = { $value ->
    [heads] heads
   *[tails] tails
}
is-knocked-out = { $polarity ->
    [unless] unless
   *[if] if
} this attack Knocks Out { $who }
    .alt1 = { $polarity ->
        [unless] if this attack doesn't Knock Out
       *[if] if this attack Knocks Out
    } { $who }
is-of-type = if { $who } { $polarity ->
    [unless] isn't
   *[if] is
} { $type }
is-of-rank = { $polarity ->
    [unless] unless
   *[if] if
} { $who } is { $rank ->
    [basic] a Basic Pokémon
   *[evolved] an evolved Pokémon
}
is-named = { $polarity ->
    [unless] unless
   *[if] if
} { $who } is named { $names }
has-name-part = { $polarity ->
    [unless] unless
   *[if] if
} { $who } has { $part } in its name
has-power = { $polarity ->
    [unless] unless
   *[if] if
} { $who } has a Pokémon Power
is-at = { $polarity ->
    [unless] unless { $who } is
   *[if] if { $who } is
} { $seat }
    .alt1 = { $polarity ->
        [unless] if { $who } isn't
       *[if] if { $who } is
    } { $seat }
seat = { $value ->
    [active] your Active Pokémon
   *[benched] on your Bench
}
    .alt1 = { $value ->
        [active] Active
       *[benched] Benched
    }
came-this-turn = { $polarity ->
    [unless] unless
   *[if] if
} { $who } came into play this turn

# --- requirements

in-order-to = { $payment } in order to { $source ->
    [attack] use this attack
    [power] use this power
   *[card] play this card
}.
only-if = you can't { $source ->
    [attack] use this attack
    [power] use this power
   *[card] play this card
} { AS($test, polarity: "unless") }.
    .alt1 = { $source ->
        [attack] this attack can't be used
        [power] you can't use this power
       *[card] this card can't be played
    } { AS($test, polarity: "unless") }.
not-if = you can't { $source ->
    [attack] use this attack
    [power] use this power
   *[card] play this card
} { AS($test, polarity: "if") }.
    .alt1 = { $source ->
        [attack] this attack can't be used
        [power] you can't use this power
       *[card] this card can't be played
    } { AS($test, polarity: "if") }.
# Read only: a price and what it buys.
pay-to-do = { $payment } in order to { AS($act, place: "main") }.
trade-for = trade { $number } of the other { -card(form: "other") } in your hand for { $cards } from your discard pile.
trade-with-deck = trade 1 of the { AS($given, plural: "other") } in your hand for 1 of the { AS($wanted, plural: "other") } from your deck. Show both { -card(form: "other") } to your opponent. Shuffle your deck afterward.
not-undamaged = this attack can't be used if { $who } has no { -damage-counter(form: "other") } on it.
no-bench = { $source ->
    [attack] this attack can't be used
    [power] this power can't be used
   *[card] you can't play this card
} if { $player ->
    [you] you have
   *[opponent] your opponent has
} no Benched Pokémon.
    .alt1 = you can't { $source ->
        [attack] use this attack
        [power] use this power
       *[card] play this card
    } if { $player ->
        [you] your
       *[opponent] your opponent's
    } Bench is empty.
pay-or-nothing = { $payment } or this attack does nothing.
use-only-if = { $source ->
    [attack] use this attack
    [power] use this power
   *[card] play this card
} only { AS($test, polarity: "if") }.
    .alt1 = you can { $source ->
        [attack] use this attack
        [power] use this power
       *[card] play this card
    } only { AS($test, polarity: "if") }.
pay-energy = discard { $cards } attached to { $target }
# Read only: of several types.
pay-energy-three = discard { $first }, { $second }, and { $third } attached to { $target } in order to use this attack.
none-in-hand = in order to play this card, you can't have any { AS($filter, plural: "other") } in your hand.
pay-put = { $put }
pay-from-hand = discard { $number } { NOUN("card", $number) } from your hand
    .alt1 = discard { $number ->
        [one] a { NOUN("card", $number) }
       *[other] { $number } { -card(form: "other") }
    } from your hand
pay-other-cards = discard { $number } of the other cards from your hand
    .alt1 = discard { $number } of the other { -card(form: "other") } in your hand

# --- powers

activated = { $usage }, you may use this power.
activated-first = { $usage }, you may { AS($first, mood: "option") }
activated-if = { $usage }, { AS($test, polarity: "if") }, you may { AS($first, mood: "option") }
# Read only: a price and what it buys; what is chosen first; what the opponent may do.
activated-to-do = { $usage }, you may { $payment } in order to { AS($act, place: "main") }.
reaction-may-choose = { $event ->
    [damaged-by-attack] whenever your opponent's attack damages { $who } (even if { $who } is Knocked Out)
    [played] when you play { $who } from your hand
   *[knocked-out-by-attack] if your opponent's attack Knocks Out { $who }
}, you may choose { $choice }.
reaction-offer = { $event ->
    [damaged-by-attack] whenever your opponent's attack damages { $who } (even if { $who } is Knocked Out)
    [played] when you play { $who } from your hand
   *[knocked-out-by-attack] if your opponent's attack Knocks Out { $who }
}, your opponent may { $offers }.
reaction-while = { $event ->
    [damaged-by-attack] if your opponent's attack does damage to { $who } and { $who } is already { $condition } (even if it's Knocked Out)
    [played] when you play { $who } from your hand and { $who } is already { $condition }
   *[knocked-out-by-attack] if your opponent's attack Knocks Out { $who } and { $who } is already { $condition }
}, { $acts }.
reaction = { $event ->
    [damaged-by-attack] whenever your opponent's attack damages { $who } (even if { $who } is Knocked Out)
    [played] when you play { $who } from your hand
   *[knocked-out-by-attack] if your opponent's attack Knocks Out { $who }
}, { $acts }.
reaction-flip = { $event ->
    [damaged-by-attack] whenever your opponent's attack damages { $who } (even if { $who } is Knocked Out)
    [played] when you play { $who } from your hand
   *[knocked-out-by-attack] if your opponent's attack Knocks Out { $who }
}, { $coin }
    .alt1 = { $event ->
        [damaged-by-attack] whenever an attack damages { $who } (even if { $who } is Knocked Out)
        [played] when you play { $who } from your hand
       *[knocked-out-by-attack] when { $who } is Knocked Out by an attack
    }, { $coin }
reaction-may = { $event ->
    [damaged-by-attack] whenever your opponent's attack damages { $who } (even if { $who } is Knocked Out)
    [played] when you play { $who } from your hand
   *[knocked-out-by-attack] if your opponent's attack Knocks Out { $who }
}, you may { AS($acts, mood: "option") }.
reaction-may-flip = { $event ->
    [damaged-by-attack] whenever your opponent's attack damages { $who } (even if { $who } is Knocked Out)
    [played] when you play { $who } from your hand
   *[knocked-out-by-attack] if your opponent's attack Knocks Out { $who }
}, you may { AS($coin, mood: "option") }
reaction-then = { $event ->
    [damaged-by-attack] whenever your opponent's attack damages { $who } (even if { $who } is Knocked Out)
    [played] when you play { $who } from your hand
   *[knocked-out-by-attack] if your opponent's attack Knocks Out { $who }
}, this power does the following.
holds = { $rule }.
holds-at = as long as { $who } is { $seat }, { $rule }.
    .alt1 = if { $who } is { $seat ->
        [active] your Active Pokémon
       *[benched] on your Bench
    }, { $rule }.
# Read only.
stopped-use-when-new = this power can't be used the turn you put { $new } into play or if { $who } is { $conditions }.
stopped-use = this power can't be used if { $who } is { $conditions }.
    .alt1 = this power can't be used if { $who } is already { $conditions }.
    .alt2 = the power can't be used if { $who } is { $conditions }.
    .alt3 = this power doesn't work if { $who } is { $conditions }.
stopped-reaction = this power can't be used if { $who } is already { $conditions } when your opponent attacks.
    .alt1 = this power can't be used if { $who } is already { $conditions } when it is damaged.
    .alt2 = this power can't be used if { $who } is { $conditions } when it is Knocked Out.
stopped-rule = this power stops working while { $who } is { $conditions }.
    .alt1 = this power stops working if { $who } is { $conditions }.
    .alt2 = this power stops working when { $who } is { $conditions }.
    .alt3 = this power doesn't work while { $who } is { $conditions }.
# Read only: nothing stops it.
works-even-if = this power works even if { $who } is { $conditions }.
    .alt1 = (this power works even if { $who } is { $conditions }.)
    .alt2 = this power works even while { $who } is { $conditions }.
    .alt3 = this power can be used even if { $who } is { $conditions }.
# Classic cards.
stopped-copy = { $who } isn't a copy of any other Pokémon while { $who } is { $conditions }.
or-one = { $first }
or-two = { $first } or { $last }
any-condition = affected by a Special Condition
or-more = { $first }, { $more }
or-last = { $first }, or { $last }
or-next = { $first }, { $more }

# --- Energy cards

provides = provides { $symbols } Energy. Doesn't count as a basic Energy card.

# --- reminders

reminder-other-effects = (Any other { -effect(form: "other") } of { -attack(form: "other") } still happen.)
    .alt1 = (Any other effects still happen.)
    .alt2 = (Any other effects of that attack still happen.)
reminder-no-weakness-bench = (Don't apply { -weakness } and { -resistance } for Benched Pokémon.)
reminder-no-weakness = (Don't apply { -weakness } and { -resistance }.)
    .alt1 = Don't apply { -weakness } and { -resistance }.
reminder-own-attachment = (This doesn't use up your 1 Energy { -card(form: "one") } attachment for the turn.)
reminder-evolution-allowed = (You can only do this when you would be allowed to evolve that Pokémon anyway.)
    .alt1 = You can only play this { -card(form: "one") } when you would be allowed to evolve that Pokémon anyway.
    .alt2 = You can play this { -card(form: "one") } only when you would be allowed to evolve that Pokémon anyway.
# Read only.
reminder-damage-first = (Do the { -damage } before switching the Pokémon.)
reminder-becomes-energy = (It is a Pokémon card again when it leaves play.)
reminder-after-weakness = (Any other effects that would happen after applying { -weakness } and { -resistance } still happen.)
reminder-devolved = (It loses its Special Conditions and everything else that an attack may have left on it.)
reminder-either-benched = (Benching either Pokémon ends this effect.)
    .alt1 = (Benching or evolving either Pokémon ends this effect.)
reminder-benched-or-evolved = (Benching or evolving { $who } ends this effect.)
    .alt1 = (Benching { $who } ends this effect.)
reminder-fewer-cards = (If you have fewer { -card(form: "other") } in your deck than that, discard all of them.)
reminder-after-resistance = (Any other effects that would happen after applying { -resistance } still happen.)
reminder-as-pokemon = While in play, { $name } counts as a Pokémon (instead of a Trainer card).
reminder-as-pokemon-lacks = { $name } has no attacks, can't retreat, and can't be affected by Special Conditions.
# Classic cards have no word for all conditions.
reminder-as-pokemon-lacks-named = { $name } has no attacks, can't retreat, and can't be Asleep, Confused, Paralyzed, or Poisoned.
reminder-as-pokemon-knocked-out = If { $name } is Knocked Out, it doesn't count as a Knocked Out Pokémon.
    .alt1 = If { $name } is Knocked Out, it doesn't count as a Knocked Out Pokémon. (Discard it anyway.)
reminder-as-pokemon-discard = At any time during your turn (before your attack), you may discard { $name } from play.
    .alt1 = At any time during your turn before your attack, you may discard { $name } from play.
    .alt2 = At any time during your turn before your attack, you may discard { $name }.
# Read only.
reminder-fewer-counters = If { $who } has fewer { -damage-counter(form: "other") } than that, remove all of them.
    .alt1 = either way, if { $who } has fewer { -damage-counter(form: "other") } than that, remove all of them.
reminder-fewer-counters-it = If it has fewer { -damage-counter(form: "other") } than that, remove all of them.
    .alt1 = If the Pokémon has fewer { -damage-counter(form: "other") } than that, remove all of them.
reminder-fewer-than-heads = If a Pokémon has fewer { -damage-counter(form: "other") } than the number of heads, remove all of them.
reminder-others-happen = (All other effects of attacks, Pokémon Powers and Trainer cards still happen.)
reminder-new-defending = Do the { -damage } to the new Defending Pokémon.
reminder-all-of-them = If you have fewer than { $number } { AS($filter, plural: "other") } there, take all of them.
reminder-as-pokemon-evolves = You can put Pokémon that evolve from { $name } on this { -card(form: "one") }.
reminder-fewer-pokemon = If your opponent has fewer than { $number } Benched Pokémon, do the damage to each of them.
reminder-bench-full = (You can't { $source ->
    [attack] use this attack
    [power] use this power
   *[card] play this card
} if your Bench is full.)
reminder-bench-full-named = (You can't play { $name } if { $player ->
    [you] your
   *[opponent] your opponent's
} Bench is full.)
reminder-damage-first-even = (Do the { -damage } before switching the Pokémon. Switch the Pokémon even if { $who } is knocked out.)
reminder-discard-attached = (Discard all { -card(form: "other") } attached to that { -card(form: "one") }.)
reminder-no-longer = That Pokémon is no longer { $first }, { $second }, { $third }, { $last }, or anything else that might be the result of an { -attack(form: "one") } (just as if you had evolved it).
reminder-type-stays = (No matter what type { $who } is, { $of }'s type is still { $type }.)

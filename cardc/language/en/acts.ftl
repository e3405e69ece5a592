### What is done: one clause each. $mood: "option" after "you may"; $place: "main" where the clause is the sentence.

# optional: inflict-after-damage, inflict-both, put-counters-half-own-hp, discard-them, choose-and-discard-energy, switch-defending, switch-them, damage-them
# optional: switch-self, take-active-place-it, choose-and-devolve, choose-and-return-basic, choose-and-return-to-deck, choose-and-copy
# optional: do-some-damage, self-does-damage, choose-and-damage, poison-counters, remove-counters-times, remove-them, attach-them
# optional: own-to-deck, own-to-hand, opponent-shuffles-active, choose-and-return-theirs, switch-own-them, discard-energy-equal
# optional: strike-back, strike-back-equal, also-damages-self, for-each-damage, for-each-counters, damage-some-of-them, they-choose-and-damage, power-stops
# optional: put-from-pile, damage-more, damage-more-per, heal, heal-all, heal-damage-done
# optional: energy-from-another, inflict-two, recover-both, draw-twice-as-many, choose-and-heal, choose-and-move-energy, damage-times-both

# --- the attack's own damage

damage-plus = { $mood ->
    [option] have this attack do
   *[plain] { $place ->
        [main] does
       *[inner] this attack does
    }
} { $base } damage plus { AS($amount, as: "more") }
    .alt1 = { $mood ->
        [option] have this attack do
       *[plain] this attack does
    } { $base } damage plus { AS($amount, as: "more") }
# Read only: bw leaves the printed damage unsaid, and calls so many damage counters by their damage.
damage-more = this attack does { $points } more damage
damage-more-per = this attack does { $points } more damage for { AS($count, counted: "each") }
heal = heal { $points } damage from { $target }
heal-all = heal all damage from { $target }
heal-damage-done = heal from { $target } the same amount of damage you did to the Defending Pokémon
damage-minus = { $mood ->
    [option] have this attack do
   *[plain] { $place ->
        [main] does
       *[inner] this attack does
    }
} { $base } damage minus { AS($amount, as: "less") }
    .alt1 = { $mood ->
        [option] have this attack do
       *[plain] this attack does
    } { $base } damage minus { AS($amount, as: "less") }
# After coins a sentence of its own says what does the damage.
damage-times = { $mood ->
    [option] have this attack do
   *[plain] { $place ->
        [main] { $count ->
            [heads] this attack does
            [tails] this attack does
           *[other] does
        }
       *[inner] this attack does
    }
} { $base } damage times { AS($count, counted: "number") }
    .alt1 = { $mood ->
        [option] have this attack do
       *[plain] { $place ->
            [main] { $count ->
                [heads] does
                [tails] does
               *[other] this attack does
            }
           *[inner] this attack does
        }
    } { $base } damage times { AS($count, counted: "number") }
# Read only: heads for one, tails for the other.
damage-times-both = { $place ->
    [main] this attack does
   *[inner] it does
} { $base } damage times { AS($count, counted: "number") } to the Defending Pokémon and { $points } damage times { AS($other, counted: "number") } to { $name }
damage-equals = { $mood ->
    [option] have this attack do
   *[plain] { $place ->
        [main] does
       *[inner] this attack does
    }
} { AS($amount, as: "plain") }
    .alt1 = { $mood ->
        [option] have this attack do
       *[plain] this attack does
    } { AS($amount, as: "plain") }
attack-does-nothing = { $mood ->
    [option] have this attack do nothing
   *[plain] this attack does nothing
}
    .alt1 = { $mood ->
        [option] have this attack do nothing
       *[plain] this attack does nothing (not even damage)
    }

ignore-weakness-resistance = { $mood ->
    [option] ignore
   *[plain] don't apply
} { -weakness } and { -resistance } for this attack
    .alt1 = { $mood ->
        [option] ignore { -weakness } and { -resistance } for this attack
       *[plain] this attack's { -damage } isn't affected by { -weakness } or { -resistance }
    }
ignore-resistance = { $mood ->
    [option] ignore
   *[plain] don't apply
} { -resistance } for this attack
    .alt1 = { $mood ->
        [option] ignore
       *[plain] don't apply
    } { -resistance }
    .alt2 = { $mood ->
        [option] ignore { -resistance } for this attack
       *[plain] this attack's { -damage } isn't affected by { -resistance }
    }
ignore-everything = { $mood ->
    [option] have this attack's { -damage } not be
   *[plain] this attack's { -damage } isn't
} affected by { -weakness }, { -resistance }, Pokémon Powers, or any other { -effect(form: "other") } on the Defending Pokémon
    .alt1 = { $mood ->
        [option] have this attack's { -damage } not be
       *[plain] this attack's { -damage } isn't
    } affected by { -weakness }, { -resistance }, Poké-Powers, Poké-Bodies, or any other { -effect(form: "other") } on the Defending Pokémon
    .alt2 = { $mood ->
        [option] have this attack's { -damage } not be
       *[plain] this attack's { -damage } isn't
    } affected by { -weakness }, { -resistance }, or any other { -effect(form: "other") } on the Defending Pokémon
repeat-last-attack = if { $who } was attacked last turn, do the final result of that attack on { $who } to the Defending Pokémon

# --- damage beside it

source = { $value ->
    [attack] this attack
    [power] this power
   *[card] this card
}
do-damage = { $mood ->
    [option] have { $source } do
   *[plain] { $place ->
        [main] { $source ->
            [attack] does
           *[other] { $source } does
        }
       *[inner] { $source } does
    }
} { $points } damage to { $target }
    .alt1 = { $mood ->
        [option] have { $source } do
       *[plain] { $place ->
            [main] { $source ->
                [attack] this attack does
               *[other] { $source } does
            }
           *[inner] { $source } does
        }
    } { $points } damage to { $target }
    .alt2 = choose { $target } and { $source } does { $points } damage to each of them
do-damage-per = { $mood ->
    [option] have { $source } do
   *[plain] { $place ->
        [main] { $source ->
            [attack] does
           *[other] { $source } does
        }
       *[inner] { $source } does
    }
} { $points } damage to { $target } for { AS($count, counted: "each") }
    .alt1 = { $mood ->
        [option] have { $source } do
       *[plain] { $place ->
            [main] { $source ->
                [attack] this attack does
               *[other] { $source } does
            }
           *[inner] { $source } does
        }
    } { $points } damage to { $target } for { AS($count, counted: "each") }
    .alt2 = { $mood ->
        [option] have { $source } do
       *[plain] { $source } does
    } { $points } damage times { AS($count, counted: "number") } to { $target }
    .alt3 = { $mood ->
        [option] have { $source } do
       *[plain] { $source } does
    } { $points } damage for { AS($count, counted: "each") } to { $target }
do-damage-per-at-most = { $mood ->
    [option] have { $source } do
   *[plain] { $place ->
        [main] { $source ->
            [attack] does
           *[other] { $source } does
        }
       *[inner] { $source } does
    }
} { $points } damage to { $target } for { AS($count, counted: "each") }{ $place ->
    [main] . You can't do more than { $most } damage in this way
   *[inner] {" "}(you can't do more than { $most } damage in this way)
}
    .alt1 = { $mood ->
        [option] have { $source } do
       *[plain] { $place ->
            [main] { $source ->
                [attack] this attack does
               *[other] { $source } does
            }
           *[inner] { $source } does
        }
    } { $points } damage to { $target } for { AS($count, counted: "each") }{ $place ->
        [main] . You can't do more than { $most } damage in this way
       *[inner] {" "}(you can't do more than { $most } damage in this way)
    }
do-damage-equal = { $mood ->
    [option] have { $source } do
   *[plain] { $place ->
        [main] { $source ->
            [attack] does
           *[other] { $source } does
        }
       *[inner] { $source } does
    }
} damage to { $target } equal to { $size }
    .alt1 = { $mood ->
        [option] have { $source } do
       *[plain] { $place ->
            [main] { $source ->
                [attack] this attack does
               *[other] { $source } does
            }
           *[inner] { $source } does
        }
    } damage to { $target } equal to { $size }
# Read only: in answer to damage.
strike-back = { $who } attacks the Defending Pokémon for { $points } damage
    .alt1 = { $who } attacks your opponent's Active Pokémon for { $points } damage
strike-back-equal = { $who } attacks the Defending Pokémon for an equal amount of damage
    .alt1 = { $who } attacks your opponent's Active Pokémon for an equal amount of damage
    .alt2 = { $who } does an equal amount of damage to the Defending Pokémon
also-damages-self = does { $points } damage to { $name }
for-each-damage = for { AS($count, counted: "each") }, { $source } does { $points } damage to { $target }
# Read only: a command, and the card by its name.
do-some-damage = do { $points } damage to { $target }
self-does-damage = { $who } does { $points } damage to { $target }
choose-and-damage = choose { $choice } and { $source } does { $points } damage to it
    .alt1 = choose { $choice }, and { $source } does { $points } damage to it
damage-self = { $mood ->
    [option] have { $who } do
   *[plain] { $who } does
} { $points } damage to itself
damage-self-per = { $mood ->
    [option] have { $who } do
   *[plain] { $who } does
} { $points } damage to itself for { AS($count, counted: "each") }
    .alt1 = { $mood ->
        [option] have { $who } do
       *[plain] { $who } does
    } { $points } damage times { AS($count, counted: "number") } to itself
damage-self-per-at-most = { $mood ->
    [option] have { $who } do
   *[plain] { $who } does
} { $points } damage to itself for { AS($count, counted: "each") }{ $place ->
    [main] . It can't do more than { $most } damage to itself in this way
   *[inner] {" "}(it can't do more than { $most } damage to itself in this way)
}
damage-self-equal = { $mood ->
    [option] have { $who } do
   *[plain] { $who } does
} damage to itself equal to { $size }

# --- conditions and counters

inflict = { $mood ->
    [option] make { $who } { $condition }
   *[plain] { $who ->
        [it] { $joined ->
            [yes] { $condition }
           *[no] { $who } is now { $condition }
        }
       *[other] { $who } is now { $condition }
    }
}
    .alt1 = { $mood ->
        [option] make { $who } { $condition }
       *[plain] { $who ->
            [it] { $who } is now { $condition }
           *[other] { $who } is now { $condition }
        }
    }
inflict-chosen = { $mood ->
    [option] make { $who } { $conditions }
   *[plain] { $who } is now { $conditions }
} (your choice)
    .alt1 = { $mood ->
        [option] make { $who } { $conditions }
       *[plain] { $who } is now either { $conditions }
    } (your choice)
    .alt2 = choose whether { $who } becomes { $conditions }
# Read only.
inflict-two = { $who } is now { $place ->
    [main] {""}
   *[inner] both{" "}
}{ $first } and { $last }
# Classic cards, of what an attack with damage does to its own Pokémon.
inflict-after-damage = { $mood ->
    [option] make { $who } { $condition } (after doing damage)
   *[plain] { $who } is now { $condition } (after doing damage)
}
    .alt1 = { $mood ->
        [option] make { $who } { $condition } (after dealing damage)
       *[plain] { $who } is now { $condition } (after dealing damage)
    }
# Two Pokémon.
inflict-both = { $mood ->
    [option] make both { $who } and { $other } { $condition }
   *[plain] both { $who } and { $other } are now { $condition }
}
    .alt1 = { $mood ->
        [option] make both { $who } and { $other } { $condition }
       *[plain] both { $who } and { $other } are now { $condition } (after doing damage)
    }
poison-strong = { $mood ->
    [option] make { $who } Poisoned
   *[plain] { $who ->
        [it] { $joined ->
            [yes] Poisoned
           *[no] { $who } is now Poisoned
        }
       *[other] { $who } is now Poisoned
    }
}{ $place ->
    [main] . It now takes { $points } Poison damage instead of 10 after each player's turn (even if it was already Poisoned)
   *[inner] {" "}(it now takes { $points } Poison damage instead of 10 after each player's turn, even if it was already Poisoned)
}
    .alt1 = { $mood ->
        [option] make { $who } Poisoned
       *[plain] { $who ->
            [it] { $who } is now Poisoned
           *[other] { $who } is now Poisoned
        }
    }{ $place ->
        [main] . It now takes { $points } Poison damage instead of 10 after each player's turn (even if it was already Poisoned)
       *[inner] {" "}(it now takes { $points } Poison damage instead of 10 after each player's turn, even if it was already Poisoned)
    }
    .alt2 = { $mood ->
        [option] make { $who } Poisoned
       *[plain] { $who ->
            [it] { $joined ->
                [yes] Poisoned
               *[no] { $who } is now Poisoned
            }
           *[other] { $who } is now Poisoned
        }
    }. It now takes { $points } Poison damage instead of 10 after each player's turn (even if it was already Poisoned)
# Read only: the damage in counters.
poison-counters = { $who } is now Poisoned. Your opponent now puts { $number } { NOUN("damage-counter", $number) } on it instead of 1 after each player's turn (even if it was already Poisoned)
recover = remove all Special Conditions from { $who }
recover-named = { $mood ->
    [option] make { $who } be
   *[plain] { $who } is
} no longer Asleep, Confused, Paralyzed, or Poisoned
recover-from = { $mood ->
    [option] make { $who } be
   *[plain] { $who } is
} no longer { $conditions }
# Read only.
recover-both = { $who } and { $other } are no longer { $conditions }
remove-counters = remove { $counters } from { $target }
    .alt1 = remove { $counters } from { $target } (1 if it only has 1)
    .alt2 = remove { $counters } from { $target } (or 1 if it only has 1)
    .alt3 = remove { $counters } from { $target }, if it has any
    .alt4 = remove { $counters } from { $target }, if any
remove-counters-equal = remove a number of { -damage-counter(form: "other") } from { $target } equal to { $size }
    .alt1 = you remove a number of { -damage-counter(form: "other") } from { $target } equal to { $size }
    .alt2 = after doing damage, remove a number of { -damage-counter(form: "other") } from { $target } equal to { $size }
# Read only: so many for each, and of those that the sentence has just spoken of.
remove-counters-times = remove { $number } { NOUN("damage-counter", $number) } times { AS($count, counted: "number") } from { $target }
remove-them = remove { $number } of them
    .alt1 = remove { $number } of them from it
    .alt2 = remove { $number } of them from it (1 if it only has 1)
    .alt3 = remove { $number } of them from it (or 1 if it only has 1)
    .alt4 = remove { $number } of those damage counters
    .alt5 = remove { $number } of them (1 if it only has 1)
put-counters = put { $number } { NOUN("damage-counter", $number) } on { $target }
    .alt1 = put { $number ->
        [one] a { -damage-counter(form: "one") }
       *[other] { $number } { -damage-counter(form: "other") }
    } on { $target }
put-counters-per = put { $number } { NOUN("damage-counter", $number) } on { $target } for { AS($count, counted: "each") }
put-counters-per-at-most = put { $number } { NOUN("damage-counter", $number) } on { $target } for { AS($count, counted: "each") }{ $place ->
    [main] . You can't put more than { $most } { NOUN("damage-counter", $most) } in this way
   *[inner] {" "}(you can't put more than { $most } { NOUN("damage-counter", $most) } in this way)
}
# Read only.
put-counters-half-own-hp = put { -damage-counter(form: "other") } on { $who } equal to half its HP (rounded { $rounding } to the nearest 10)
put-counters-equal = put { -damage-counter(form: "other") } on { $target } equal to { $size }
for-each-counters = for { AS($count, counted: "each") }, put { $number } { NOUN("damage-counter", $number) } on { $target }
move-counters = move { $number } { NOUN("damage-counter", $number) } from { $source } to { $target }{ $guard ->
    [survives] {" "}as long as you don't Knock Out { $target ->
        [choice] that Pokémon
        [choice-by-opponent] that Pokémon
       *[other] { $target }
    }
   *[even-to-knock-out] {" "}even if this Knocks Out { $target ->
        [choice] that Pokémon
        [choice-by-opponent] that Pokémon
       *[other] { $target }
    }
}
move-counters-within = move { $number } { NOUN("damage-counter", $number) } from 1 of { AS($group, scope: "some") } to another{ $guard ->
    [survives] {" "}as long as you don't Knock Out that Pokémon
   *[even-to-knock-out] {" "}(even if it would Knock Out the other Pokémon)
}
    .alt1 = move { $number } { NOUN("damage-counter", $number) } from 1 of { AS($group, scope: "some") } to another{ $guard ->
        [survives] {" "}as long as you don't Knock Out that Pokémon
       *[even-to-knock-out] {" "}even if this Knocks Out that Pokémon
    }
knock-out = Knock Out { $who }

# --- Energy

discard-energy = discard { $cards } attached to { $target }
    .alt1 = choose { $cards } attached to { $target } and discard it
    .alt2 = choose { $cards } attached to { $target } and discard them
    .alt3 = discard { $cards } attached to { $target }, if any
    .alt4 = discard { $cards } attached to { $target }, if it has any
    .alt5 = discard { $cards } from { $target }, if it has any
    .alt6 = choose { $cards } attached to { $target }, if any, and discard it
# Read only.
discard-energy-equal = discard a number of Energy { -card(form: "other") } attached to { $target } equal to { AS($count, counted: "number") }
# Classic cards: "if … has any Energy cards attached to it, choose 1 of them and …".
discard-them = choose { $number } of them and discard { $number ->
    [one] it
   *[other] them
}
    .alt1 = choose { $number } of those Energy { -card(form: "other") } and discard { $number ->
        [one] it
       *[other] them
    }
    .alt2 = discard { $number } of those Energy { -card(form: "other") }
choose-and-discard-energy = choose { $target } and { $cards } attached to it. Discard those Energy { -card(form: "other") }
attach-energy = attach { $cards } from your { $source } to { $to }
    .alt1 = { $source ->
        [hand] attach { $cards }
       *[discard-pile] take { $cards } from your discard pile and attach { $cards ->
            [energy-cards] it
            [energy-cards-typed] it
           *[other] them
        }
    } to { $to }
    .alt2 = choose { $cards } from your { $source } and attach { $cards ->
        [energy-cards] it
        [energy-cards-typed] it
       *[other] them
    } to { $to }
    .alt3 = { $source ->
        [hand] attach { $cards }
       *[discard-pile] search your discard pile for { $cards } and attach it
    } to { $to }
    .alt4 = { $source ->
        [hand] attach { $cards }
       *[discard-pile] search your discard pile for { $cards } and attach them
    } to { $to }
# Read only: "if there are any … in your discard pile, choose 1 of them and …".
attach-them = choose { $number } of them and attach it to { $to }
    .alt1 = attach { $number } of them to { $to }
attach-energy-from-deck = search your deck for { $cards } and attach { $cards ->
    [energy-cards] it
    [energy-cards-typed] it
   *[other] them
} to { $to }{ $place ->
    [main] . Shuffle your deck afterward
   *[inner] {" "}(shuffle your deck afterward)
}
    .alt1 = search your deck for { $cards } and attach { $cards ->
        [energy-cards] it
        [energy-cards-typed] it
       *[other] them
    } to { $to }. Shuffle your deck afterward
for-each = { $mood ->
    [option] { $act } for { AS($count, counted: "each") }
   *[plain] for { AS($count, counted: "each") }, { $act }
}
move-energy = move { $cards } from { $source } to { $target }
    .alt1 = take { $cards } attached to { $source } and attach it to { $target }
    .alt2 = take { $cards } attached to { $source } and attach them to { $target }
# Read only.
choose-and-move-energy = choose { $cards } attached to { $source } and { $target }. Attach that Energy { -card(form: "one") } to that Pokémon
move-energy-within = move { $cards } from 1 of { AS($group, scope: "some") } to another
    .alt1 = take { $cards } attached to 1 of { AS($group, scope: "some") } and attach it to a different one
    .alt2 = take { $cards } attached to 1 of { AS($group, scope: "some") } and attach them to a different one
    .alt3 = choose { $cards } attached to 1 of { AS($group, scope: "some") } and attach it to another of { AS($group, scope: "some") } of your choice
# Read only.
energy-from-another = take { $cards } attached to 1 of { AS($group, scope: "another") } and attach it to { $to }
    .alt1 = take { $cards } attached to 1 of { AS($group, scope: "another") } and attach them to { $to }
become-energy = turn { $who } into an Energy card that provides { $number } Energy of a type you choose and attach it to 1 of { AS($group, scope: "another") }
become-energy-for-opponent = turn { $who } into an Energy card that provides { $number } Energy of a type you choose and attach it to 1 of { AS($group, scope: "another") } (your opponent chooses which)

# --- cards

draw = { $player ->
    [you] draw
   *[opponent] { $mood ->
        [option] have your opponent draw
       *[plain] your opponent draws
    }
} { $number ->
    [one] a { NOUN("card", $number) }
   *[other] { $number } { NOUN("card", $number) }
}
    .alt1 = { $player ->
        [you] draw
       *[opponent] { $mood ->
            [option] have your opponent draw
           *[plain] your opponent draws
        }
    } { $number ->
        [one] { $number } { NOUN("card", $number) }
       *[other] { $number } { NOUN("card", $number) }
    }
draw-up-to = { $player ->
    [you] draw
   *[opponent] { $mood ->
        [option] have your opponent draw
       *[plain] your opponent draws
    }
} up to { $number } { NOUN("card", $number) }
draw-as-many = { $player ->
    [you] draw
   *[opponent] { $mood ->
        [option] have your opponent draw
       *[plain] your opponent draws
    }
} that many { -card(form: "other") }
# Read only.
draw-twice-as-many = draw twice that many { -card(form: "other") }
discard-from-hand = { $player ->
    [you] discard { $number } { NOUN("card", $number) } from your hand
   *[opponent] { $mood ->
        [option] have your opponent discard
       *[plain] your opponent discards
    } { $number } { NOUN("card", $number) } from his or her hand
}
    .alt1 = { $player ->
        [you] discard { $number ->
            [one] a { NOUN("card", $number) }
           *[other] { $number } { -card(form: "other") }
        } from your hand
       *[opponent] { $mood ->
            [option] have your opponent discard
           *[plain] your opponent discards
        } { $number ->
            [one] a { NOUN("card", $number) }
           *[other] { $number } { -card(form: "other") }
        } from his or her hand
    }
discard-from-hand-up-to = { $player ->
    [you] discard up to { $number } { NOUN("card", $number) } from your hand
   *[opponent] { $mood ->
        [option] have your opponent discard
       *[plain] your opponent discards
    } up to { $number } { NOUN("card", $number) } from his or her hand
}
discard-from-hand-any = { $player ->
    [you] discard any number of { -card(form: "other") } from your hand
   *[opponent] { $mood ->
        [option] have your opponent discard
       *[plain] your opponent discards
    } any number of { -card(form: "other") } from his or her hand
}
    .alt1 = { $player ->
        [you] discard any number of other { -card(form: "other") } from your hand
       *[opponent] { $mood ->
            [option] have your opponent discard
           *[plain] your opponent discards
        } any number of { -card(form: "other") } from his or her hand
    }
discard-hand = { $player ->
    [you] discard your hand
   *[opponent] { $mood ->
        [option] have your opponent discard
       *[plain] your opponent discards
    } his or her hand
}
discard-from-deck = discard { $number ->
    [1] the top card of
    [one] { $number } { NOUN("card", $number) } from the top of
   *[other] { $number } { NOUN("card", $number) } from the top of
} { $player ->
    [you] your deck
   *[opponent] your opponent's deck
}
    .alt1 = discard { $number ->
        [1] the top card of { $player ->
            [you] your
           *[opponent] your opponent's
        }
        [one] the top { $number } { NOUN("card", $number) } of { $player ->
            [you] your
           *[opponent] your opponent's
        }
       *[other] the top { $number } { NOUN("card", $number) } of { $player ->
            [you] your
           *[opponent] your opponent's
        }
    } deck
    .alt2 = discard { $number ->
        [1] the top card from { $player ->
            [you] your
           *[opponent] your opponent's
        }
        [one] the top { $number } { NOUN("card", $number) } from { $player ->
            [you] your
           *[opponent] your opponent's
        }
       *[other] the top { $number } { NOUN("card", $number) } from { $player ->
            [you] your
           *[opponent] your opponent's
        }
    } deck
discard-from-deck-as-many = discard that many { -card(form: "other") } from the top of { $player ->
    [you] your deck
   *[opponent] your opponent's deck
}
# Read only.
put-from-pile = search your discard pile for { $cards }, show it to your opponent, and put it { $to ->
    [hand] into
    [deck] into
    [top-of-deck] on top of
   *[bench] onto
} your { $to }
    .alt1 = search your discard pile for { $cards }, show them to your opponent, and put them { $to ->
        [hand] into
        [deck] into
        [top-of-deck] on top of
       *[bench] onto
    } your { $to }
    .alt2 = search your discard pile for { $cards } and put it { $to ->
        [hand] into
        [deck] into
        [top-of-deck] on top of
       *[bench] onto
    } your { $to }
    .alt3 = search your discard pile for { $cards } and put them { $to ->
        [hand] into
        [deck] into
        [top-of-deck] on top of
       *[bench] onto
    } your { $to }
put-cards = { $to ->
    [deck] shuffle
   *[other] put
} { $cards } from { $player ->
    [you] your
   *[opponent] your opponent's
} { $source } { $to ->
    [hand] into
    [deck] into
    [top-of-deck] on top of
   *[bench] onto
} { $player ->
    [you] your
   *[opponent] his or her
} { $to }
    .alt1 = { $to ->
        [deck] shuffle
       *[other] put
    } { $cards } { $source ->
        [hand] out of
       *[discard-pile] in
    } { $player ->
        [you] your
       *[opponent] your opponent's
    } { $source } { $to ->
        [hand] into
        [deck] into
        [top-of-deck] on top of
       *[bench] onto
    } { $player ->
        [you] your
       *[opponent] his or her
    } { $to }
    .alt2 = choose { $cards } from { $player ->
        [you] your
       *[opponent] your opponent's
    } { $source } and put it { $to ->
        [hand] into
        [deck] into
        [top-of-deck] on top of
       *[bench] onto
    } { $player ->
        [you] your
       *[opponent] his or her
    } { $to }
    .alt3 = choose { $cards } from { $player ->
        [you] your
       *[opponent] your opponent's
    } { $source } and put them { $to ->
        [hand] into
        [deck] into
        [top-of-deck] on top of
       *[bench] onto
    } { $player ->
        [you] your
       *[opponent] his or her
    } { $to }
    .alt4 = choose { $cards } from { $player ->
        [you] your
       *[opponent] your opponent's
    } { $source } and put that { -card(form: "one") } { $to ->
        [hand] into
        [deck] into
        [top-of-deck] on top of
       *[bench] onto
    } { $player ->
        [you] your
       *[opponent] his or her
    } { $to }
    .alt5 = choose { $cards } from { $player ->
        [you] your
       *[opponent] your opponent's
    } { $source }. Show them to your opponent and { $to ->
        [deck] shuffle them into
        [hand] put them into
        [top-of-deck] put them on top of
       *[bench] put them onto
    } { $player ->
        [you] your
       *[opponent] his or her
    } { $to }
    .alt6 = { $to ->
        [deck] shuffle
       *[other] put
    } { $cards } from { $player ->
        [you] your
       *[opponent] your opponent's
    } { $source }, if any, { $to ->
        [hand] into
        [deck] into
        [top-of-deck] on top of
       *[bench] onto
    } { $player ->
        [you] your
       *[opponent] his or her
    } { $to }
opponent-puts = { $mood ->
    [option] have your opponent { $to ->
        [deck] shuffle
       *[other] put
    }
   *[plain] your opponent { $to ->
        [deck] shuffles
       *[other] puts
    }
} { $cards } from { $player ->
    [you] your
   *[opponent] his or her
} { $source } { $to ->
    [hand] into
    [deck] into
    [top-of-deck] on top of
   *[bench] onto
} { $player ->
    [you] your
   *[opponent] his or her
} { $to }
put-hand = { $player ->
    [you] { $to ->
        [deck] shuffle
       *[other] put
    } your
   *[opponent] { $mood ->
        [option] have your opponent { $to ->
            [deck] shuffle
           *[other] put
        }
       *[plain] your opponent { $to ->
            [deck] shuffles
           *[other] puts
        }
    } his or her
} hand { $to ->
    [hand] into
    [deck] into
    [top-of-deck] on top of
   *[bench] onto
} { $player ->
    [you] your
   *[opponent] his or her
} { $to }
origin = { $value ->
    [hand] hand
   *[discard-pile] discard pile
}
place = { $value ->
    [hand] hand
    [deck] deck
    [top-of-deck] deck
   *[bench] Bench
}
show-hand = { $player ->
    [you] show your hand to your opponent
   *[opponent] { $mood ->
        [option] have your opponent show you
       *[plain] your opponent shows you
    } his or her hand
}
look = look at { $what }
look-at-two = look at one of the following: { $first } or { $last }
look-at-three = look at one of the following: { $first }, { $middle }, or { $last }
look-at = { $value ->
    [top-of-a-deck] the top card of either player's deck
    [card-in-hand] a random card from your opponent's hand
    [a-prize] one of either player's Prizes
   *[hand] your opponent's hand
}
rearrange = look at up to { $number } { NOUN("card", $number) } from the top of { $deck ->
    [yours] your
    [opponents] your opponent's
   *[either] either player's
} deck and rearrange them as you like
rearrange-all = look at the top { $number } { NOUN("card", $number) } of { $deck ->
    [yours] your
    [opponents] your opponent's
   *[either] either player's
} deck and rearrange them as you like
    .alt1 = look at { $number } { NOUN("card", $number) } from the top of { $deck ->
        [yours] your
        [opponents] your opponent's
       *[either] either player's
    } deck and rearrange them as you like
take-from-top = look at the top { $top } { NOUN("card", $top) } of your deck and put { $cards } into your hand{ $place ->
    [main] . { $rest ->
        [deck] Shuffle the rest into your deck
       *[other] Discard the rest
    }
   *[inner] {" "}({ $rest ->
        [deck] shuffle the rest into your deck
       *[other] discard the rest
    })
}
shuffle-deck = shuffle { $player ->
    [you] your
   *[opponent] your opponent's
} deck
search-deck = search your deck for { $number ->
    [one] a card and put it
   *[other] { $number } { NOUN("card", $number) } and put them
} into your hand{ $place ->
    [main] . Shuffle your deck afterward
   *[inner] {" "}(shuffle your deck afterward)
}
    .alt1 = search your deck for { $number ->
        [one] any card and put it
       *[other] { $number } { NOUN("card", $number) } and put them
    } into your hand{ $place ->
        [main] . Shuffle your deck afterward
       *[inner] {" "}(shuffle your deck afterward)
    }
    .alt2 = search your deck for { $number } { NOUN("card", $number) } and put { $number ->
        [one] it
       *[other] them
    } into your hand{ $place ->
        [main] . Shuffle your deck afterward
       *[inner] {" "}(shuffle your deck afterward)
    }
    .alt3 = search your deck for { $number ->
        [one] a card and put it
       *[other] { $number } { NOUN("card", $number) } and put them
    } into your hand. Shuffle your deck afterward
search-deck-up-to = search your deck for up to { $number } { NOUN("card", $number) } and put them into your hand{ $place ->
    [main] . Shuffle your deck afterward
   *[inner] {" "}(shuffle your deck afterward)
}
search-deck-for = search your deck for { $number ->
    [one] { AS($filter, plural: "one", article: "yes") }, show it to your opponent, and put it into your hand
   *[other] { $number } { AS($filter, plural: "other") }, show them to your opponent, and put them into your hand
}{ $place ->
    [main] . Shuffle your deck afterward
   *[inner] {" "}(shuffle your deck afterward)
}
    .alt1 = search your deck for { $number ->
        [one] { AS($filter, plural: "one", article: "yes") } and put it
       *[other] { $number } { AS($filter, plural: "other") } and put them
    } into your hand{ $place ->
        [main] . Shuffle your deck afterward
       *[inner] {" "}(shuffle your deck afterward)
    }
    .alt2 = search your deck for { $number } { $number ->
        [one] { AS($filter, plural: "one") }, show it to your opponent, and put it into your hand
       *[other] { AS($filter, plural: "other") }, show them to your opponent, and put them into your hand
    }{ $place ->
        [main] . Shuffle your deck afterward
       *[inner] {" "}(shuffle your deck afterward)
    }
    .alt3 = search your deck for { $number ->
        [one] { AS($filter, plural: "one", article: "yes") }. Show it to your opponent and put it
       *[other] { $number } { AS($filter, plural: "other") }. Show them to your opponent and put them
    } into your hand. Shuffle your deck afterward
    .alt4 = search your deck for { $number ->
        [one] { AS($filter, plural: "one", article: "yes") }. Show that { -card(form: "one") } to your opponent and put it
       *[other] { $number } { AS($filter, plural: "other") }. Show those { -card(form: "other") } to your opponent and put them
    } into your hand. Shuffle your deck afterward
    .alt5 = search your deck for { $number ->
        [one] { AS($filter, plural: "one", article: "yes") }. Show that { -card(form: "one") } to your opponent, then put it
       *[other] { $number } { AS($filter, plural: "other") }. Show those { -card(form: "other") } to your opponent, then put them
    } into your hand. Shuffle your deck afterward
    .alt6 = search your deck for { $number ->
        [one] { AS($filter, plural: "one", article: "yes") }, show it to your opponent, and put it
       *[other] { $number } { AS($filter, plural: "other") }, show them to your opponent, and put them
    } into your hand. Shuffle your deck afterward
search-deck-for-up-to = search your deck for up to { $number } { AS($filter, plural: "other") }, show them to your opponent, and put them into your hand{ $place ->
    [main] . Shuffle your deck afterward
   *[inner] {" "}(shuffle your deck afterward)
}
    .alt1 = search your deck for up to { $number } { AS($filter, plural: "other") }. Show those { -card(form: "other") } to your opponent, then put them into your hand. Shuffle your deck afterward
search-deck-for-any = search your deck for any number of { AS($filter, plural: "other") }, show them to your opponent, and put them into your hand{ $place ->
    [main] . Shuffle your deck afterward
   *[inner] {" "}(shuffle your deck afterward)
}
    .alt1 = search your deck for any number of { AS($filter, plural: "other") }. Show those { -card(form: "other") } to your opponent, then put them into your hand. Shuffle your deck afterward
search-deck-for-top = search your deck for { $number ->
    [one] { AS($filter, plural: "one", article: "yes") }. Shuffle your deck, then put that { -card(form: "one") } on top of it
   *[other] { $number } { AS($filter, plural: "other") }. Shuffle your deck, then put those { -card(form: "other") } on top of it
}
search-deck-for-top-up-to = search your deck for up to { $number } { AS($filter, plural: "other") }. Shuffle your deck, then put those { -card(form: "other") } on top of it
search-deck-for-top-any = search your deck for any number of { AS($filter, plural: "other") }. Shuffle your deck, then put those { -card(form: "other") } on top of it
search-deck-onto-bench = search your deck for { $number ->
    [one] { AS($filter, plural: "one", article: "yes") } and put it
   *[other] { $number } { AS($filter, plural: "other") } and put them
} onto your Bench{ $place ->
    [main] . Shuffle your deck afterward
   *[inner] {" "}(shuffle your deck afterward)
}
    .alt1 = search your deck for { $number ->
        [one] { AS($filter, plural: "one", article: "yes") } and put it
       *[other] { $number } { AS($filter, plural: "other") } and put them
    } onto your Bench. Shuffle your deck afterward
    .alt2 = search your deck for { $number ->
        [one] { AS($filter, plural: "one", article: "yes") } and put it
       *[other] { $number } { AS($filter, plural: "other") } and put them
    } onto your Bench. (You can't use this attack if your Bench is full.) Shuffle your deck afterward
search-deck-onto-bench-up-to = search your deck for up to { $number } { AS($filter, plural: "other") } and put them onto your Bench{ $place ->
    [main] . Shuffle your deck afterward
   *[inner] {" "}(shuffle your deck afterward)
}
    .alt1 = search your deck for up to { $number } { AS($filter, plural: "other") } and put them onto your Bench. Shuffle your deck afterward
search-deck-onto-bench-any = search your deck for any number of { AS($filter, plural: "other") } and put them onto your Bench{ $place ->
    [main] . Shuffle your deck afterward
   *[inner] {" "}(shuffle your deck afterward)
}

# --- places and attacks

switch = { $player ->
    [you] { $chooser ->
        [you] switch 1 of your Benched Pokémon with your Active Pokémon
       *[opponent] { $mood ->
            [option] have your opponent choose 1 of your Benched Pokémon and switch it with your Active Pokémon
           *[plain] your opponent chooses 1 of your Benched Pokémon and switches it with your Active Pokémon
        }
    }
   *[opponent] { $chooser ->
        [you] choose 1 of your opponent's Benched Pokémon and switch it with his or her Active Pokémon
       *[opponent] { $mood ->
            [option] have your opponent switch his or her Active Pokémon with 1 of his or her Benched Pokémon
           *[plain] your opponent switches his or her Active Pokémon with 1 of his or her Benched Pokémon
        }
    }
}
    .alt1 = { $player ->
        [you] { $chooser ->
            [you] switch 1 of your Benched Pokémon with your Active Pokémon
           *[opponent] { $mood ->
                [option] have your opponent choose 1 of your Benched Pokémon and switch it with your Active Pokémon
               *[plain] your opponent chooses 1 of your Benched Pokémon and switches it with your Active Pokémon
            }
        }
       *[opponent] { $chooser ->
            [you] choose 1 of your opponent's Benched Pokémon and switch it with the Defending Pokémon
           *[opponent] { $mood ->
                [option] have your opponent switch 1 of his or her Benched Pokémon with his or her Active Pokémon
               *[plain] your opponent switches 1 of his or her Benched Pokémon with his or her Active Pokémon
            }
        }
    }
    .alt2 = { $player ->
        [you] { $chooser ->
            [you] switch 1 of your own Benched Pokémon with your Active Pokémon
           *[opponent] { $mood ->
                [option] have your opponent choose 1 of your Benched Pokémon and switch it with your Active Pokémon
               *[plain] your opponent chooses 1 of your Benched Pokémon and switches it with your Active Pokémon
            }
        }
       *[opponent] { $chooser ->
            [you] choose 1 of your opponent's Benched Pokémon and switch it with his or her Active Pokémon
           *[opponent] { $mood ->
                [option] have your opponent switch his or her Active Pokémon with 1 of his or her Benched Pokémon
               *[plain] your opponent chooses 1 of his or her Benched Pokémon and switches it with the Defending Pokémon
            }
        }
    }
    .alt3 = { $player ->
        [you] { $chooser ->
            [you] switch 1 of your Benched Pokémon with your Active Pokémon
           *[opponent] { $mood ->
                [option] have your opponent choose 1 of your Benched Pokémon and switch it with your Active Pokémon
               *[plain] your opponent chooses 1 of your Benched Pokémon and switches it with your Active Pokémon
            }
        }
       *[opponent] { $chooser ->
            [you] choose 1 of your opponent's Benched Pokémon and switch it with his or her Active Pokémon
           *[opponent] { $mood ->
                [option] have your opponent switch his or her Active Pokémon with 1 of his or her Benched Pokémon
               *[plain] your opponent switches his or her Active Pokémon with 1 of his or her Benched Pokémon, if any
            }
        }
    }
# Attacks speak of the Defending Pokémon.
switch-defending = { $chooser ->
    [you] switch the Defending Pokémon with 1 of your opponent's Benched Pokémon
   *[opponent] { $mood ->
        [option] have your opponent switch the Defending Pokémon with 1 of his or her Benched Pokémon
       *[plain] your opponent switches the Defending Pokémon with 1 of his or her Benched Pokémon
    }
}
    .alt1 = { $chooser ->
        [you] switch the Defending Pokémon with 1 of your opponent's Benched Pokémon
       *[opponent] { $mood ->
            [option] have your opponent switch the Defending Pokémon with 1 of his or her Benched Pokémon
           *[plain] your opponent switches the Defending Pokémon with 1 of his or her Benched Pokémon, if any
        }
    }
# Classic cards: "if your opponent has any Benched Pokémon, choose 1 of them and …".
switch-them = { $chooser ->
    [you] choose 1 of them and switch it
   *[opponent] he or she chooses 1 of them and switches it
} with the Defending Pokémon
    .alt1 = { $chooser ->
        [you] choose 1 of them and switch it
       *[opponent] he or she chooses 1 of them and switches it
    } with his or her Active Pokémon
# Read only: of your own.
switch-own-them = { $chooser ->
    [you] you switch 1 of them with your Active Pokémon
   *[opponent] your opponent chooses 1 of them and switches it with your Active Pokémon
}
damage-them = choose 1 of them and { $source } does { $points } damage to it
damage-some-of-them = { $source } does { $points } damage to { $number } of them
they-choose-and-damage = he or she chooses { $number } of them and { $source } does { $points } damage to it
power-stops = that power stops working { $duration }
switch-self = switch { $who } with 1 of your Benched Pokémon
take-active-place-it = switch it with your Active Pokémon
take-active-place = switch { $who } with { $who ->
    [that] its owner's
   *[other] your
} Active Pokémon
return-to-hand = return { $target } and all cards attached to it to { $target ->
    [defending] your opponent's
   *[other] its owner's
} hand
    .alt1 = return { $target } with all cards attached to the owner's hand
return-to-deck = shuffle { $target } and all cards attached to it into its owner's deck
    .alt1 = shuffle { $target } with all cards attached into the owner's deck
# Read only: to whose hand or deck a Pokémon goes is said by the player.
own-to-deck = shuffle { $target } and all { -card(form: "other") } attached to it into your deck
    .alt1 = shuffle { $target } and all { -card(form: "other") } attached to it into your deck (after doing damage)
own-to-hand = return { $target } and all { -card(form: "other") } attached to it to your hand
opponent-shuffles-active = your opponent shuffles his or her Active Pokémon and all { -card(form: "other") } attached to it into his or her deck
choose-and-return-theirs = choose { $target } and return it and all { -card(form: "other") } attached to it to his or her hand
choose-and-heal = choose { $choice } and remove { $counters } from it
    .alt1 = choose { $choice } and remove { $counters } from it (1 if it only has 1)
    .alt2 = choose { $choice } and remove { $counters } from it (or 1 if it only has 1)
return-basic-to-hand = return the Basic Pokémon card of { $target } to its owner's hand{ $place ->
    [main] . Discard all other cards attached to it
   *[inner] {" "}(discard all other cards attached to it)
}
    .alt1 = return the Basic Pokémon card of { $target } to the owner's hand{ $place ->
        [main] . Discard all other cards attached
       *[inner] {" "}(discard all other cards attached)
    }
return-basic-to-deck = shuffle the Basic Pokémon card of { $target } into its owner's deck{ $place ->
    [main] . Discard all other cards attached to it
   *[inner] {" "}(discard all other cards attached to it)
}
    .alt1 = shuffle the Basic Pokémon card of { $target } into the owner's deck{ $place ->
        [main] . Discard all other cards attached
       *[inner] {" "}(discard all other cards attached)
    }
# Read only.
choose-and-devolve = choose { $target } and a Stage of Evolution. Discard all Evolution { -card(form: "other") } of that Stage or higher attached to that Pokémon
choose-and-return-basic = choose { $target } and return its Basic Pokémon { -card(form: "one") } to your hand
choose-and-return-to-deck = choose { $target }. Shuffle it and any { -card(form: "other") } attached to it into your deck
devolve = choose a Stage of Evolution and discard all Evolution cards of that Stage or higher attached to { $target }
change-feature = change { $feature ->
    [type] the type of { $who }
   *[other] { $who }'s { $feature }
} to { $source }
    .alt1 = change { $feature ->
        [type] { $who }'s type
       *[other] the { $feature } of { $who }
    } to { $source }
feature = { $value ->
    [type] type
    [weakness] Weakness
   *[resistance] Resistance
}
type-source = { $value ->
    [any] a type of your choice other than Colorless
   *[in-play] the type of any other Pokémon in play other than Colorless
}
evolve-skipping-stage = put a Stage 2 Evolution card from your hand on the matching Basic Pokémon
evolve-from-hand = put a { -card(form: "one") } from your hand that evolves from { $who } on { $who }{ $place ->
    [main] . (This counts as evolving { $who }.)
   *[inner] {" "}(this counts as evolving { $who })
}
evolve-from-deck = search your deck for a { -card(form: "one") } that evolves from { $who } and put it on { $who }{ $place ->
    [main] . (This counts as evolving { $who }.) Shuffle your deck afterward
   *[inner] {" "}(this counts as evolving { $who }; shuffle your deck afterward)
}
    .alt1 = search your deck for a { -card(form: "one") } that evolves from { $who } and attach it to { $who }. (This counts as evolving { $who }.) Shuffle your deck afterward
    .alt2 = search your deck for a { -card(form: "one") } that evolves from { $who } and attach that card to { $who }. (This counts as evolving { $who }.) Shuffle your deck afterward
    .alt3 = search your deck for a { -card(form: "one") } that evolves from { $who } and attach it to { $who }. This counts as evolving { $who }. Shuffle your deck afterward
    .alt4 = search your deck for a { -card(form: "one") } that evolves from { $who } and attach that card to { $who }. This counts as evolving { $who }. Shuffle your deck afterward
end-turn = { $mood ->
    [option] end your turn
   *[plain] your turn ends
}
    .alt1 = { $mood ->
        [option] end your turn
       *[plain] your turn ends immediately (you can't attack this turn)
    }
    .alt2 = { $mood ->
        [option] end your turn
       *[plain] this ends your turn
    }
    .alt3 = { $mood ->
        [option] end your turn
       *[plain] your turn is over now (you don't get to attack)
    }
choose-attack = choose 1 of { $who }'s attacks
copy-attack = { $mood ->
    [option] have this attack copy
   *[plain] this attack copies
} that attack except for its Energy costs and anything else required in order to use that attack
# Read only.
choose-and-copy = choose 1 of { $who }'s attacks. { $attack } copies that attack except for its Energy costs and anything else required in order to use that attack, such as discarding Energy { -card(form: "other") }

### What is done: one clause each. $mood: "option" after "you may"; $place: "main" where the clause is the sentence.

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
damage-times = { $mood ->
    [option] have this attack do
   *[plain] this attack does
} { $base } damage times { AS($count, counted: "number") }
    .alt1 = { $mood ->
        [option] have this attack do
       *[plain] { $place ->
            [main] does
           *[inner] this attack does
        }
    } { $base } damage times { AS($count, counted: "number") }
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
do-damage-half = { $mood ->
    [option] have { $source } do
   *[plain] { $place ->
        [main] { $source ->
            [attack] does
           *[other] { $source } does
        }
       *[inner] { $source } does
    }
} damage to { $target } equal to half { $who }'s remaining HP (rounded { $rounding } to the nearest 10)
    .alt1 = { $mood ->
        [option] have { $source } do
       *[plain] { $place ->
            [main] { $source ->
                [attack] this attack does
               *[other] { $source } does
            }
           *[inner] { $source } does
        }
    } damage to { $target } equal to half { $who }'s remaining HP (rounded { $rounding } to the nearest 10)
damage-self = { $mood ->
    [option] have { $who } do
   *[plain] { $who } does
} { $points } damage to itself
damage-self-per = { $mood ->
    [option] have { $who } do
   *[plain] { $who } does
} { $points } damage to itself for { AS($count, counted: "each") }
damage-self-per-at-most = { $mood ->
    [option] have { $who } do
   *[plain] { $who } does
} { $points } damage to itself for { AS($count, counted: "each") }{ $place ->
    [main] . It can't do more than { $most } damage to itself in this way
   *[inner] {" "}(it can't do more than { $most } damage to itself in this way)
}
damage-self-half = { $mood ->
    [option] have { $who } do
   *[plain] { $who } does
} damage to itself equal to half { $of }'s remaining HP (rounded { $rounding } to the nearest 10)

# --- conditions and counters

inflict = { $mood ->
    [option] make { $who } { $condition }
   *[plain] { $who } is now { $condition }
}
poison-strong = { $mood ->
    [option] make { $who } Poisoned
   *[plain] { $who } is now Poisoned
}{ $place ->
    [main] . It now takes { $points } Poison damage instead of 10 after each player's turn (even if it was already Poisoned)
   *[inner] {" "}(it now takes { $points } Poison damage instead of 10 after each player's turn, even if it was already Poisoned)
}
remove-counters = remove { $counters } from { $target }
move-counters = move { $number } { NOUN("damage-counter", $number) } from 1 of { AS($source, scope: "some") } to 1 of { AS($target, scope: "some") }{ $guard ->
    [survives] {" "}as long as you don't Knock Out that Pokémon
   *[even-to-knock-out] {" "}even if this Knocks Out that Pokémon
}
move-counters-within = move { $number } { NOUN("damage-counter", $number) } from 1 of { AS($group, scope: "some") } to another{ $guard ->
    [survives] {" "}as long as you don't Knock Out that Pokémon
   *[even-to-knock-out] {" "}even if this Knocks Out that Pokémon
}
    .alt1 = move { $number } { NOUN("damage-counter", $number) } from 1 of { AS($group, scope: "some") } to another{ $guard ->
        [survives] {" "}as long as you don't Knock Out that Pokémon
       *[even-to-knock-out] {" "}(even if it would Knock Out the other Pokémon)
    }
knock-out = Knock Out { $who }

# --- Energy

discard-energy = discard { $cards } attached to { $target }
    .alt1 = choose { $cards } attached to { $target } and discard it
    .alt2 = choose { $cards } attached to { $target } and discard them
attach-energy = attach { $cards } from your hand to 1 of { AS($group, scope: "some") }
    .alt1 = attach { $cards } to 1 of { AS($group, scope: "some") }
move-energy = move { $cards } from 1 of { AS($source, scope: "some") } to 1 of { AS($target, scope: "some") }
move-energy-within = move { $cards } from 1 of { AS($group, scope: "some") } to another
    .alt1 = take { $cards } attached to 1 of { AS($group, scope: "some") } and attach it to a different one
    .alt2 = take { $cards } attached to 1 of { AS($group, scope: "some") } and attach them to a different one
become-energy = turn { $who } into an Energy card that provides { $number } Energy of a type you choose and attach it to 1 of { AS($group, scope: "another") }

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
discard-from-hand = { $player ->
    [you] discard { $number } { NOUN("card", $number) } from your hand
   *[opponent] { $mood ->
        [option] have your opponent discard
       *[plain] your opponent discards
    } { $number } { NOUN("card", $number) } from his or her hand
}
discard-hand = { $player ->
    [you] discard your hand
   *[opponent] { $mood ->
        [option] have your opponent discard
       *[plain] your opponent discards
    } his or her hand
}
search-deck = search your deck for { $number } { NOUN("card", $number) } and put { $number ->
    [one] it
   *[other] them
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
search-deck-up-to = search your deck for up to { $number } { NOUN("card", $number) } and put them into your hand{ $place ->
    [main] . Shuffle your deck afterward
   *[inner] {" "}(shuffle your deck afterward)
}
search-deck-for = search your deck for { $number } { $number ->
    [one] { AS($filter, plural: "one") }, show it to your opponent, and put it into your hand
   *[other] { AS($filter, plural: "other") }, show them to your opponent, and put them into your hand
}{ $place ->
    [main] . Shuffle your deck afterward
   *[inner] {" "}(shuffle your deck afterward)
}
    .alt1 = search your deck for { $number ->
        [one] a { AS($filter, plural: "one") } and put it
       *[other] { $number } { AS($filter, plural: "other") } and put them
    } into your hand{ $place ->
        [main] . Shuffle your deck afterward
       *[inner] {" "}(shuffle your deck afterward)
    }
search-deck-for-up-to = search your deck for up to { $number } { AS($filter, plural: "other") }, show them to your opponent, and put them into your hand{ $place ->
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
            [option] have your opponent switch 1 of his or her Benched Pokémon with his or her Active Pokémon
           *[plain] your opponent switches 1 of his or her Benched Pokémon with his or her Active Pokémon
        }
    }
}
    .alt1 = { $player ->
        [you] { $chooser ->
            [you] switch 1 of your own Benched Pokémon with your Active Pokémon
           *[opponent] { $mood ->
                [option] have your opponent choose 1 of your Benched Pokémon and switch it with your Active Pokémon
               *[plain] your opponent chooses 1 of your Benched Pokémon and switches it with your Active Pokémon
            }
        }
       *[opponent] { $chooser ->
            [you] choose 1 of your opponent's Benched Pokémon and switch it with the Defending Pokémon
           *[opponent] { $mood ->
                [option] have your opponent switch 1 of his or her Benched Pokémon with his or her Active Pokémon
               *[plain] your opponent chooses 1 of his or her Benched Pokémon and switches it with the Defending Pokémon
            }
        }
    }
# Read only: "if your opponent has any Benched Pokémon, choose 1 of them and …".
switch-them = { $chooser ->
    [you] choose 1 of them and switch it
   *[opponent] he or she chooses 1 of them and switches it
} with the Defending Pokémon
    .alt1 = { $chooser ->
        [you] choose 1 of them and switch it
       *[opponent] he or she chooses 1 of them and switches it
    } with his or her Active Pokémon
damage-them = choose 1 of them and { $source } does { $points } damage to it
evolve-skipping-stage = put a Stage 2 Evolution card from your hand on the matching Basic Pokémon
choose-attack = choose 1 of { $who }'s attacks
copy-attack = { $mood ->
    [option] have this attack copy
   *[plain] this attack copies
} that attack except for its Energy costs and anything else required in order to use that attack

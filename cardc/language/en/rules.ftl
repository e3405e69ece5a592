### What holds for a while, as long as a power works, or while a Trainer card is attached.

# optional: lasting-new-base-damage-instead, rule-no-evolution, rule-ignore-powers-named
# optional: lasting-cannot-use-this-again, lasting-all-powers-stop
# optional: lasting-cannot-attack-or-retreat, must-flip-while-active, rule-player-pays-more, rule-player-pays-less, rule-less-damage-of-type

# --- with a duration: one clause each

lasting-prevent-damage = prevent all damage done to { $to } { $duration }
lasting-prevent-damage-at-most = { $duration }, whenever { $points } or less damage is done to { $to } (after applying { -weakness } and { -resistance }), prevent that damage
    .alt1 = whenever { $points } or less damage is done to { $to } { $duration } (after applying { -weakness } and { -resistance }), prevent that damage
lasting-prevent-effects = { $duration }, prevent all effects of attacks, including damage, done to { $to }
    .alt1 = prevent all effects of attacks, including damage, done to { $to } { $duration }
lasting-more-damage = { $mood ->
    [option] have { $by ->
        [each] attacks of { AS($by, quantor: "all") }
       *[other] { $by }'s attacks
    } do
   *[plain] { $by ->
        [each] attacks of { AS($by, quantor: "all") }
       *[other] { $by }'s attacks
    } do
} { $points } more damage to the Defending Pokémon { $duration } (after applying { -weakness } and { -resistance })
    .alt1 = { $mood ->
        [option] have { $by ->
            [each] { $by }'s attacks
           *[other] { $by }'s attacks
        } do
       *[plain] { $by ->
            [each] { $by }'s attacks
           *[other] { $by }'s attacks
        } do
    } { $points } more damage to the Defending Pokémon { $duration } (after applying { -weakness } and { -resistance })
lasting-less-damage = { $mood ->
    [option] reduce any damage done to { AS($to, quantor: "all") } by attacks by { $points } { $duration }
   *[plain] { $duration }, any damage done to { AS($to, quantor: "all") } by attacks is reduced by { $points }
} ({ $moment ->
        [before] before
       *[after] after
    } applying { -weakness } and { -resistance })
    .alt1 = { $mood ->
        [option] reduce damage done to { $to } by attacks by { $points } { $duration }
       *[plain] all damage done by attacks to { $to } { $duration } is reduced by { $points }
    } ({ $moment ->
        [before] before
       *[after] after
    } applying { -weakness } and { -resistance })
    .alt2 = { $mood ->
        [option] reduce damage done to { $to } by attacks
       *[plain] damage done to { $to } by attacks is reduced
    } by { $points } { $duration } ({ $moment ->
        [before] before
       *[after] after
    } applying { -weakness } and { -resistance })
    .alt3 = { $mood ->
        [option] reduce damage done to { $to } by attacks by { $points } { $duration }
       *[plain] all damage done by attacks to { $to } { $duration } is reduce by { $points }
    } ({ $moment ->
        [before] before
       *[after] after
    } applying { -weakness } and { -resistance })
lasting-cannot-attack = { $mood ->
    [option] keep { AS($who, quantor: "all") } from attacking
   *[plain] { AS($who, quantor: "all") } can't attack
} { $duration }
lasting-cannot-retreat = { $mood ->
    [option] keep { AS($who, quantor: "all") } from retreating
   *[plain] { AS($who, quantor: "all") } can't retreat
} { $duration }
lasting-cannot-use-this = { $mood ->
    [option] keep { $who } from using this attack { $duration }
   *[plain] { $duration ->
        [while-in-play] you can't use this attack again as long as { $who } stays in play (even putting { $who } on the Bench won't let you use it again)
       *[other] { $who } can't use this attack { $duration }
    }
}
    .alt1 = { $mood ->
        [option] keep { $who } from using this attack { $duration }
       *[plain] { $duration ->
            [while-in-play] you can't use this attack again as long as { $who } stays in play
           *[other] { $who } can't use this attack again { $duration }
        }
    }
# Read only: the card itself is not named, and how long it lasts is told by what ends it.
lasting-cannot-use-this-again = you can't use this attack { $duration }
    .alt1 = this attack can't be used { $duration }
lasting-cannot-attack-or-retreat = { $duration }, { $who } can't attack or retreat
    .alt1 = { $who } can't attack or retreat { $duration }
must-flip-while-active = whenever { $who } attacks, your opponent flips a { -coin(form: "one") }. If tails, that attack does nothing
lasting-cannot-use-chosen = { $mood ->
    [option] keep { $who } from using that attack
   *[plain] { $who } can't use that attack
} { $duration }
lasting-must-flip-to-attack = { $mood ->
    [option] make { $who } flip a { -coin(form: "one") } to attack { $duration } (if tails, that attack does nothing)
   *[plain] if { $who } tries to attack { $duration }, { $who ->
        [defending] your opponent
       *[other] its owner
    } flips a { -coin(form: "one") }{ $place ->
        [main] . If tails, that attack does nothing
       *[inner] {" "}(if tails, that attack does nothing)
    }
}
lasting-energy-counts-as = turn all Energy attached to { $who } into { $type } Energy { $duration ->
    [this-turn] for the rest of the turn
   *[other] { $duration }
}
lasting-prevent-damage-at-least = { $duration }, whenever { $points } or more damage is done to { $to } (after applying { -weakness } and { -resistance }), prevent that damage
lasting-flip-to-prevent = { $duration }, whenever an attack does { $what ->
    [damage] damage
   *[effects] anything
} to { $to }, { $by ->
    [opponent] your opponent
   *[you] its owner
} flips a { -coin(form: "one") } (if { $by ->
    [opponent] tails
   *[you] heads
}, prevent all { $what ->
    [damage] damage done to it by that attack
   *[effects] effects of that attack, including damage, done to it
})
lasting-less-damage-by = { $mood ->
    [option] make { $by } do
   *[plain] if { $by } attacks { $to } { $duration }, any damage done by the attack
}{ $mood ->
    [option] {" "}{ $points } less damage to { $to } { $duration }
   *[plain] {" "}is reduced by { $points }
} ({ $moment ->
        [before] before
       *[after] after
    } applying { -weakness } and { -resistance })
    .alt1 = { $mood ->
        [option] make { $by } do { $points } less damage to { $to } { $duration }
       *[plain] if { $by } attacks { $to } { $duration }, any damage done by the attack is reduce by { $points }
    } ({ $moment ->
        [before] before
       *[after] after
    } applying { -weakness } and { -resistance })
    .alt2 = { $mood ->
        [option] make { $by } do { $points } less damage to { $to } { $duration }
       *[plain] if { $by } attacks { $to } { $duration }, any damage done to { $to } is reduced by { $points }
    } ({ $moment ->
        [before] before
       *[after] after
    } applying { -weakness } and { -resistance })
lasting-less-damage-from = { $mood ->
    [option] reduce any damage done to { AS($to, quantor: "all") } by attacks of { $by } by { $points } { $duration }
   *[plain] { $duration }, any damage done to { AS($to, quantor: "all") } by attacks of { $by } is reduced by { $points }
} ({ $moment ->
    [before] before
   *[after] after
} applying { -weakness } and { -resistance })
lasting-more-damage-to = { $mood ->
    [option] have attacks do { $points } more damage to { $to } { $duration }
   *[plain] { $duration }, attacks that damage { $to } do { $points } more damage to it
} (after applying { -weakness } and { -resistance })
    .alt1 = { $mood ->
        [option] have attacks do { $points } more damage to { $to } { $duration } (after applying { -weakness } and { -resistance })
       *[plain] { $duration }, if an attack damages { $to } (after applying { -weakness } and { -resistance }), that attack does { $points } more damage to { $to }
    }
lasting-dearer-retreat = { $mood ->
    [option] make { $who } pay { $more } more Energy
   *[plain] { $who } pays { $more } more Energy
} to retreat { $duration }
lasting-cannot-receive-energy = { $duration }, Energy { -card(form: "other") } can't be attached from a hand to { $who }
    .alt1 = your opponent can't attach Energy { -card(form: "other") } to { $who } { $duration ->
        [opponents-next-turn] during his or her next turn
       *[other] { $duration }
    }
lasting-powers-stop = { $mood ->
    [option] make { AS($of, quantor: "all") }'s Pokémon Powers stop
   *[plain] { AS($of, quantor: "all") }'s Pokémon Powers stop
} working { $duration }
# Read only.
lasting-all-powers-stop = all Pokémon Powers stop working { $duration }
lasting-halve-damage = { $duration }, whenever an attack does damage to { $to } (after applying { -weakness } and { -resistance }), that attack only does half the damage to it (rounded { $rounding } to the nearest 10)
    .alt1 = whenever an attack does damage to { $to } (after applying { -weakness } and { -resistance }) { $duration }, that attack only does half the damage to { $to } (rounded { $rounding } to the nearest 10)
    .alt2 = { $duration }, whenever { $to } takes damage, divide that damage in half (rounded { $rounding } to the nearest 10)
lasting-cannot-attack-whom = { $mood ->
    [option] keep { AS($who, quantor: "all") } from attacking { $whom }
   *[plain] { AS($who, quantor: "all") } can't attack { $whom }
} { $duration }
lasting-new-base-damage = { $mood ->
    [option] make the base damage of { $who }'s { $attack } attack { $points } { $duration }
   *[plain] { $duration }, the base damage of { $who }'s { $attack } attack is { $points }
}
# Read only.
lasting-new-base-damage-instead = { $duration }, { $who }'s { $attack } attack's base damage is { $points } instead of { $before }
lasting-immune-to = { $mood ->
    [option] keep { AS($who, quantor: "all") } from becoming { $conditions }
   *[plain] { AS($who, quantor: "all") } can't become { $conditions }
} { $duration }
    .alt1 = { $mood ->
        [option] keep { AS($who, quantor: "all") } from becoming { $conditions } { $duration }
       *[plain] { $duration }, { AS($who, quantor: "all") } can't become { $conditions }
    }
lasting-cheaper-retreat = pay { $less } [C] less to retreat { AS($who, quantor: "all") } { $duration }
lasting-cannot-evolve = { $mood ->
    [option] keep Evolution cards from being played on { AS($who, quantor: "all") }
   *[plain] Evolution cards can't be played on { AS($who, quantor: "all") }
} { $duration }
lasting-cannot-play-trainers = { $player ->
    [you] { $mood ->
        [option] keep yourself from playing
       *[plain] you can't play
    } Trainer cards { $duration }
   *[opponent] { $mood ->
        [option] keep your opponent from playing
       *[plain] your opponent can't play
    } Trainer cards { $duration ->
        [opponents-next-turn] during his or her next turn
       *[other] { $duration }
    }
}
    .alt1 = { $player ->
        [you] { $mood ->
            [option] keep yourself from playing
           *[plain] you can't play
        } any Trainer cards { $duration }
       *[opponent] { $mood ->
            [option] keep your opponent from playing
           *[plain] your opponent can't play
        } any Trainer cards { $duration ->
            [opponents-next-turn] during his or her next turn
           *[other] { $duration }
        }
    }
    .alt2 = { $player ->
        [you] { $mood ->
            [option] keep yourself from playing
           *[plain] you can't play
        } Trainer cards { $duration }
       *[opponent] { $mood ->
            [option] keep your opponent from playing
           *[plain] your opponent can't play
        } Trainer cards { $duration ->
            [opponents-next-turn] { $duration }
           *[other] { $duration }
        }
    }
    .alt3 = { $player ->
        [you] { $mood ->
            [option] keep yourself from playing
           *[plain] you can't play
        } any more Trainer cards { $duration }
       *[opponent] { $mood ->
            [option] keep your opponent from playing
           *[plain] your opponent can't play
        } Trainer cards { $duration ->
            [opponents-next-turn] during his or her next turn
           *[other] { $duration }
        }
    }
lasting-hand-face-up = { $player ->
    [you] play with your hand face up { $duration }
   *[opponent] { $mood ->
        [option] have your opponent play
       *[plain] your opponent plays
    } with his or her hand face up { $duration ->
        [opponents-next-turn] during his or her next turn
       *[other] { $duration }
    }
}
    .alt1 = { $player ->
        [you] play with your hand face up { $duration }
       *[opponent] { $mood ->
            [option] have your opponent play
           *[plain] your opponent plays
        } with his or her hand face up { $duration ->
            [opponents-next-turn] { $duration }
           *[other] { $duration }
        }
    }

# What is done later. More than one act stands in parentheses.
lasting-reaction = { $event ->
    [damaged-by-attack] whenever your opponent's attack damages { $who }
   *[knocked-out-by-attack] if an attack Knocks Out { $who }
} { $duration }, { $act }
    .alt1 = { $event ->
        [damaged-by-attack] whenever a Pokémon damages { $who }
       *[knocked-out-by-attack] if a Pokémon Knocks Out { $who }
    } { $duration }, { $act }
    .alt2 = { $event ->
        [damaged-by-attack] if an attack does damage to { $who } { $duration } (even if { $who } is Knocked Out)
       *[knocked-out-by-attack] if { $who } is Knocked Out by an attack { $duration }
    }, { $act }
    .alt3 = { $event ->
        [damaged-by-attack] if an attack damages { $who } { $duration } (even if { $who } is Knocked Out)
       *[knocked-out-by-attack] if { $who } is Knocked Out by an attack { $duration }
    }, { $act }
lasting-reactions = { $event ->
    [damaged-by-attack] whenever your opponent's attack damages { $who }
   *[knocked-out-by-attack] if an attack Knocks Out { $who }
} { $duration }, do the following ({ $acts })

deeds-two = { $first } and { $first ->
    [inflict] { AS($last, joined: "yes") }
    [poison-strong] { AS($last, joined: "yes") }
   *[other] { AS($last, joined: "no") }
}
deeds-more = { $first }, { $first ->
    [inflict] { AS($more, joined: "yes") }
    [poison-strong] { AS($more, joined: "yes") }
   *[other] { AS($more, joined: "no") }
}

# --- as long as something is in play: in a power, on a Trainer card that stays

rule-prevent-damage = prevent all damage done to { $to } by attacks
rule-prevent-damage-at-most = whenever { $points } or less damage is done to { $to } by an attack (after applying { -weakness } and { -resistance }), prevent that damage
rule-prevent-damage-at-least = whenever an attack does { $points } or more damage to { $to } (after applying { -weakness } and { -resistance }), prevent that damage
    .alt1 = whenever an attack (including your own) does { $points } or more damage to { $to } (after applying { -weakness } and { -resistance }), prevent that damage
rule-prevent-effects = prevent all effects of attacks, including damage, done to { $to }
    .alt1 = { AS($to, quantor: "all") } do not take damage from and are not affected by attacks
rule-flip-to-prevent = whenever an attack does { $what ->
    [damage] damage
   *[effects] anything
} to { $to }, { $by ->
    [opponent] your opponent flips
   *[you] flip
} a { -coin(form: "one") }. If { $by ->
    [opponent] tails
   *[you] heads
}, prevent all { $what ->
    [damage] damage
   *[effects] effects of that attack, including damage,
} done to { $to ->
    [each] it
   *[other] { $to }
}{ $what ->
    [damage] {" "}by that attack
   *[effects] {""}
}
    .alt1 = whenever an attack does { $what ->
        [damage] damage
       *[effects] anything
    } to { $to }, { $by ->
        [opponent] your opponent flips
       *[you] flip
    } a { -coin(form: "one") }. If { $by ->
        [opponent] tails
       *[you] heads
    }, prevent all { $what ->
        [damage] damage
       *[effects] effects of that attack, including damage,
    } done to { $to ->
        [each] { $to }
       *[other] it
    }{ $what ->
        [damage] {" "}by that attack
       *[effects] {""}
    }
rule-more-damage = { $by ->
    [each] attacks of { AS($by, quantor: "all") }
   *[other] { $by }'s attacks
} do { $points } more damage to the Defending Pokémon (after applying { -weakness } and { -resistance })
    .alt1 = { $by ->
        [each] { $by }'s attacks
       *[other] { $by }'s attacks
    } do { $points } more damage to the Defending Pokémon (after applying { -weakness } and { -resistance })
    .alt2 = if { $by }'s attack does damage to the Defending Pokémon (after applying { -weakness } and { -resistance }), the attack does { $points } more damage to the Defending Pokémon
rule-less-damage = { $to ->
    [that] damage
   *[other] any damage
} done to { AS($to, quantor: "all") } by attacks is reduced by { $points } ({ $moment ->
        [before] before
       *[after] after
    } applying { -weakness } and { -resistance })
    .alt1 = { $to ->
        [that] any damage
       *[other] damage
    } done to { $to } by attacks is reduced by { $points } ({ $moment ->
        [before] before
       *[after] after
    } applying { -weakness } and { -resistance })
rule-less-damage-by = any damage done to { AS($to, quantor: "all") } by attacks of { $by } is reduced by { $points } ({ $moment ->
        [before] before
       *[after] after
    } applying { -weakness } and { -resistance })
    .alt1 = damage done to { $to } by attacks of { $by } is reduced by { $points } ({ $moment ->
        [before] before
       *[after] after
    } applying { -weakness } and { -resistance })
rule-less-damage-from = any damage done to { AS($to, quantor: "all") } by attacks of { $by } is reduced by { $points } ({ $moment ->
    [before] before
   *[after] after
} applying { -weakness } and { -resistance })
rule-more-damage-to = attacks that damage { $to } do { $points } more damage to it (after applying { -weakness } and { -resistance })
rule-dearer-retreat = { $who } pays { $more } more Energy to retreat
# Read only: who pays.
rule-player-pays-more = { $owner ->
    [yours] you pay
    [opponents] your opponent pays
   *[either] each player pays
} { $more ->
    [1] Colorless
    [one] { $more }
   *[other] { $more }
} more to retreat { $owner ->
    [yours] your
   *[other] his or her
} Active Pokémon
rule-player-pays-less = { $owner ->
    [yours] you pay
    [opponents] your opponent pays
   *[either] each player pays
} { $less ->
    [1] Colorless
    [one] { $less }
   *[other] { $less }
} less to retreat { $owner ->
    [yours] your
   *[other] his or her
} Pokémon if it has { $part } in its name
rule-less-damage-of-type = all damage done by { $type } Pokémon's attacks is reduced by { $points } ({ $moment ->
    [before] before
   *[after] after
} applying { -weakness } and { -resistance })
rule-cannot-receive-energy = Energy { -card(form: "other") } can't be attached from a hand to { $who }
rule-powers-stop = { AS($of, quantor: "all") }'s Pokémon Powers stop working
rule-halve-damage = whenever an attack does damage to { $to } (after applying { -weakness } and { -resistance }), that attack only does half the damage to it (rounded { $rounding } to the nearest 10)
    .alt1 = whenever an attack (even your own) does damage to { $to } (after applying { -weakness } and { -resistance }), that attack only does half the damage to { $to } (rounded { $rounding } to nearest 10)
    .alt2 = whenever an attack (even your own) does damage to { $to } (after applying { -weakness } and { -resistance }), that attack does only half the damage to { $to } (rounded { $rounding } to the nearest 10)
rule-cannot-attack = { AS($who, quantor: "all") } can't attack
rule-cannot-attack-whom = { AS($who, quantor: "all") } can't attack { $whom }
rule-cannot-retreat = { AS($who, quantor: "all") } can't retreat
rule-must-flip-to-attack = if { $who } tries to attack, its owner flips a { -coin(form: "one") }. If tails, that attack does nothing
rule-energy-counts-as = all Energy attached to { $who } is { $type } Energy
    .alt1 = all Energy { -card(form: "other") } attached to { $who } provide { $type } Energy instead of their usual type
rule-new-base-damage = the base damage of { $who }'s { $attack } attack is { $points }
rule-immune-to = { AS($who, quantor: "all") } can't become { $conditions }
rule-cheaper-retreat = pay { $less } [C] less to retreat { AS($who, quantor: "all") }
    .alt1 = pay { $less ->
        [1] Colorless
        [one] { $less } Colorless
       *[other] { $less } Colorless
    } less to retreat { AS($who, quantor: "all") }
# Classic cards.
rule-no-evolution = no more Evolution { -card(form: "other") } can be played
rule-cannot-evolve = Evolution cards can't be played on { AS($who, quantor: "all") }
rule-cannot-play-trainers = { $player ->
    [you] you can't
   *[opponent] your opponent can't
} play Trainer cards
rule-hand-face-up = { $player ->
    [you] play with your hand face up
   *[opponent] your opponent plays with his or her hand face up
}
rule-ignore-powers = ignore all other Pokémon Powers
# Read only.
rule-ignore-powers-named = ignore all Pokémon Powers other than { $power }
rule-copy-of = treat { $who } as if it were the same card as { $of }, except { $who } can't evolve, always has this power, and you may treat any Energy attached to { $who } as Energy of any type
    .alt1 = treat it as if it were the same card as { $of }, including type, Hit Points, { -weakness }, and so on, except { $who } can't evolve, always has this Pokémon Power, and you may treat any Energy attached to { $who } as Energy of any type

# --- Trainer cards that stay; on an attached one "that Pokémon" is the one it is attached to

attach-this = attach { $name } to { $target }. { $until ->
    [end-of-turn] At the end of your turn, discard { $name }.
    [end-of-opponents-next-turn] At the end of your opponent's next turn, discard { $name }.
   *[leaves-play] When that Pokémon leaves play, discard { $name }.
}
stay-in-play = this card stays in play.
play-as-pokemon = play { $name } as if it were a Basic Pokémon with { $hp } HP.
play-as-pokemon-of-printed-hp = play { $name } as if it were a Basic Pokémon.

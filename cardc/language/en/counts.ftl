### How many, how much, and what is counted.

# optional: per-counted-at-most, discarded-energy-typed

counters = { $number } { NOUN("damage-counter", $number) }
    .alt1 = { $number ->
        [one] a { -damage-counter(form: "one") }
       *[other] { $number } { -damage-counter(form: "other") }
    }
counters-up-to = up to { $number } { NOUN("damage-counter", $number) }
counters-all = all { -damage-counter(form: "other") }

energy-cards = { $number } { $cards ->
    [basic-energy] basic{" "}
    [special-energy] special{" "}
   *[energy] {""}
}Energy { NOUN("card", $number) }
    .alt1 = { $number ->
        [one] { $cards ->
            [basic-energy] a basic Energy { -card(form: "one") }
            [special-energy] a special Energy { -card(form: "one") }
           *[energy] an Energy { -card(form: "one") }
        }
       *[other] { $number } { $cards ->
            [basic-energy] basic{" "}
            [special-energy] special{" "}
           *[energy] {""}
        }Energy { -card(form: "other") }
    }
    .alt2 = { $number ->
        [one] { $cards ->
            [basic-energy] a basic Energy
            [special-energy] a special Energy
           *[energy] an Energy
        }
       *[other] { $number } { $cards ->
            [basic-energy] basic{" "}
            [special-energy] special{" "}
           *[energy] {""}
        }Energy { -card(form: "other") }
    }
energy-cards-typed = { $number } { $cards ->
    [basic-energy] basic{" "}
    [special-energy] special{" "}
   *[energy] {""}
}{ $type } Energy { NOUN("card", $number) }
    .alt1 = { $number ->
        [one] a { $cards ->
            [basic-energy] basic{" "}
            [special-energy] special{" "}
           *[energy] {""}
        }{ $type } Energy { -card(form: "one") }
       *[other] { $number } { $cards ->
            [basic-energy] basic{" "}
            [special-energy] special{" "}
           *[energy] {""}
        }{ $type } Energy { -card(form: "other") }
    }
    .alt2 = { $number ->
        [one] a { $cards ->
            [basic-energy] basic{" "}
            [special-energy] special{" "}
           *[energy] {""}
        }{ $type } Energy
       *[other] { $number } { $cards ->
            [basic-energy] basic{" "}
            [special-energy] special{" "}
           *[energy] {""}
        }{ $type } Energy { -card(form: "other") }
    }
energy-cards-up-to = up to { $number } { $cards ->
    [basic-energy] basic{" "}
    [special-energy] special{" "}
   *[energy] {""}
}Energy { NOUN("card", $number) }
energy-cards-up-to-typed = up to { $number } { $cards ->
    [basic-energy] basic{" "}
    [special-energy] special{" "}
   *[energy] {""}
}{ $type } Energy { NOUN("card", $number) }
energy-cards-all = all { $cards ->
    [basic-energy] basic{" "}
    [special-energy] special{" "}
   *[energy] {""}
}Energy { -card(form: "other") }
    .alt1 = all { $cards ->
        [basic-energy] basic{" "}
        [special-energy] special{" "}
       *[energy] {""}
    }Energy
energy-cards-all-typed = all { $cards ->
    [basic-energy] basic{" "}
    [special-energy] special{" "}
   *[energy] {""}
}{ $type } Energy { -card(form: "other") }
    .alt1 = all { $cards ->
        [basic-energy] basic{" "}
        [special-energy] special{" "}
       *[energy] {""}
    }{ $type } Energy
energy-cards-any = any number of Energy { -card(form: "other") }
energy-cards-any-typed = any number of { $type } Energy { -card(form: "other") }

cards = { $number ->
    [one] { AS($filter, plural: "one", article: "yes") }
   *[other] { $number } { AS($filter, plural: "other") }
}
    .alt1 = { $number } { $number ->
        [one] { AS($filter, plural: "one") }
       *[other] { AS($filter, plural: "other") }
    }
cards-up-to = up to { $number } { $number ->
    [one] { AS($filter, plural: "one") }
   *[other] { AS($filter, plural: "other") }
}
cards-all = all { AS($filter, plural: "other") }
cards-any = any number of { AS($filter, plural: "other") }
filter-any = { $article ->
    [yes] { $noun ->
        [full] any{" "}
       *[other] a{" "}
    }
   *[no] { $noun ->
        [full] other{" "}
       *[other] {""}
    }
}{ NOUN("card", $plural) }
    .alt1 = { $article ->
        [yes] one{" "}
       *[no] {""}
    }of { $noun ->
        [card] the
        [bare] your
       *[full] any
    } other { -card(form: "other") }
filter = { $article ->
    [yes] { $cards ->
        [evolution] an{" "}
        [energy] an{" "}
       *[other] a{" "}
    }
   *[no] {""}
}{ $cards ->
    [pokemon] Pokémon
    [basic-pokemon] Basic Pokémon
    [evolution] Evolution
    [trainer] Trainer
    [energy] Energy
    [special-energy] special Energy
   *[basic-energy] basic Energy
}{ $noun ->
    [bare] { $cards ->
        [basic-pokemon] {""}
       *[other] {" "}{ NOUN("card", $plural) }
    }
    [full] { $cards ->
        [basic-pokemon] {" "}{ NOUN("card", $plural) }
       *[other] {""}
    }
   *[card] {" "}{ NOUN("card", $plural) }
}
    .alt1 = { $article ->
        [yes] any{" "}
       *[no] {""}
    }{ $cards ->
        [pokemon] Pokémon
        [basic-pokemon] Basic Pokémon
        [evolution] Evolution
        [trainer] Trainer
        [energy] Energy
        [special-energy] special Energy
       *[basic-energy] basic Energy
    }{ $noun ->
        [bare] { $cards ->
            [basic-pokemon] {""}
           *[other] {" "}{ NOUN("card", $plural) }
        }
        [full] { $cards ->
            [basic-pokemon] {" "}{ NOUN("card", $plural) }
           *[other] {""}
        }
       *[card] {" "}{ NOUN("card", $plural) }
    }
    .alt2 = { $article ->
        [yes] { $cards ->
            [evolution] an{" "}
            [energy] an{" "}
           *[other] a{" "}
        }
       *[no] {""}
    }{ $cards ->
        [pokemon] Pokémon
        [basic-pokemon] Basic Pokémon
        [evolution] Evolution
        [trainer] Trainer
        [energy] Energy
        [special-energy] special Energy
       *[basic-energy] basic Energy
    }{ $noun ->
        [bare] { $cards ->
            [basic-pokemon] {""}
           *[other] {" "}{ NOUN("card", $plural) }
        }
        [full] { $cards ->
            [basic-pokemon] {" "}{ NOUN("card", $plural) }
           *[other] {""}
        }
       *[card] { $cards ->
            [basic-pokemon] {""}
            [pokemon] {""}
           *[other] {" "}{ NOUN("card", $plural) }
        }
    }
filter-typed = { $article ->
    [yes] a{" "}
   *[no] {""}
}{ $cards ->
    [pokemon] { $type } Pokémon
    [basic-pokemon] { $type } Basic Pokémon
    [evolution] { $type } Evolution
    [trainer] { $type } Trainer
    [energy] { $type } Energy
    [special-energy] special { $type } Energy
   *[basic-energy] basic { $type } Energy
}{ $noun ->
    [bare] { $cards ->
        [basic-pokemon] {""}
       *[other] {" "}{ NOUN("card", $plural) }
    }
    [full] { $cards ->
        [basic-pokemon] {" "}{ NOUN("card", $plural) }
       *[other] {""}
    }
   *[card] {" "}{ NOUN("card", $plural) }
}
    .alt1 = { $article ->
        [yes] a{" "}
       *[no] {""}
    }{ $cards ->
        [pokemon] { $type } Pokémon
        [basic-pokemon] Basic { $type } Pokémon
        [evolution] { $type } Evolution
        [trainer] { $type } Trainer
        [energy] { $type } Energy
        [special-energy] special { $type } Energy
       *[basic-energy] basic { $type } Energy
    }{ $noun ->
        [bare] { $cards ->
            [basic-pokemon] {""}
           *[other] {" "}{ NOUN("card", $plural) }
        }
        [full] { $cards ->
            [basic-pokemon] {" "}{ NOUN("card", $plural) }
           *[other] {""}
        }
       *[card] {" "}{ NOUN("card", $plural) }
    }
filter-with = { AS($filter, noun: "bare") } { $traits }
    .alt1 = { AS($filter, noun: "full") } { $traits }
filter-two = { $article ->
    [yes] { $first ->
        [evolution] an{" "}
        [energy] an{" "}
       *[other] a{" "}
    }
   *[no] {""}
}{ $first } or { $last }{ $noun ->
    [full] {""}
   *[other] {" "}{ NOUN("card", $plural) }
}
    .alt1 = { $article ->
        [yes] { $first ->
            [evolution] an{" "}
            [energy] an{" "}
           *[other] a{" "}
        }
       *[no] {""}
    }{ $first } and/or { $last }{ $noun ->
        [full] {""}
       *[other] {" "}{ NOUN("card", $plural) }
    }
    .alt2 = { $article ->
        [yes] { $first ->
            [evolution] any{" "}
            [energy] any{" "}
           *[other] any{" "}
        }
       *[no] {""}
    }{ $first } or { $last }{ $noun ->
        [full] {""}
       *[other] {" "}{ NOUN("card", $plural) }
    }
filter-three = { $article ->
    [yes] { $first ->
        [evolution] an{" "}
        [energy] an{" "}
       *[other] a{" "}
    }
   *[no] {""}
}{ $first }, { $middle }, or { $last } { NOUN("card", $plural) }
    .alt1 = { $article ->
        [yes] { $first ->
            [evolution] an{" "}
            [energy] an{" "}
           *[other] a{" "}
        }
       *[no] {""}
    }{ $first }, { $middle }, and/or { $last } { NOUN("card", $plural) }
    .alt2 = { $article ->
        [yes] { $first ->
            [evolution] an{" "}
            [energy] an{" "}
           *[other] a{" "}
        }
       *[no] {""}
    }{ $first } { NOUN("card", $plural) }, { $middle } { NOUN("card", $plural) }, and/or { $last } { NOUN("card", $plural) }
wanted-cards = { $value ->
    [pokemon] Pokémon
    [basic-pokemon] Basic Pokémon
    [evolution] Evolution
    [trainer] Trainer
    [energy] Energy
    [special-energy] special Energy
   *[basic-energy] basic Energy
}

card-named = named { $names }
card-name-part = with { $part } in its name
    .alt1 = with { $part } in their names
evolves-from = that evolves from { $who }
evolves-from-named = that evolves from { $name }
card-traits-more = { $first } { $more }
name = { $name }
names-or = { $first } or { $more }
    .alt1 = { $first }, { $more }
    .alt2 = { $first }, or { $more }
    .alt3 = { $first }, and/or { $more }

heads = { $counted ->
    [number] the number of heads
   *[each] each heads
}
    .alt1 = { $counted ->
        [number] the number of heads you get
       *[each] each heads
    }
tails = { $counted ->
    [number] the number of tails
   *[each] each tails
}
counters-on = { $counted ->
    [number] the number of { -damage-counter(form: "other") }
   *[each] each { -damage-counter(form: "one") }
} on { $who }
energy-on = { $counted ->
    [number] the number of Energy { -card(form: "other") }
   *[each] each Energy { -card(form: "one") }
} attached to { $who }
energy-on-typed = { $counted ->
    [number] the number of { $type } Energy { -card(form: "other") }
   *[each] each { $type } Energy { -card(form: "one") }
} attached to { $who }
energy-provided-to = { $counted ->
    [number] the number of
   *[each] each
} Energy attached to { $who }
    .alt1 = { $counted ->
        [number] the amount of
       *[each] each
    } Energy attached to { $who }
    .alt2 = { $counted ->
        [number] the total amount of
       *[each] each
    } Energy attached to { $who }
energy-provided-to-typed = { $counted ->
    [number] the number of
   *[each] each
} { $type } Energy attached to { $who }
    .alt1 = { $counted ->
        [number] the amount of
       *[each] each
    } { $type } Energy attached to { $who }
    .alt2 = { $counted ->
        [number] the total amount of
       *[each] each
    } { $type } Energy attached to { $who }
discarded = { $counted ->
    [number] the number of { -card(form: "other") }
   *[each] each { -card(form: "one") }
} discarded in this way
    .alt1 = { $counted ->
        [number] the number of { -card(form: "other") } you discarded
       *[each] each { -card(form: "one") } you discarded
    } in this way
# Read only: the Energy cards that were discarded are called by their type.
discarded-energy-typed = { $counted ->
    [number] the number of { $type } Energy { -card(form: "other") } you discarded
   *[each] each { $type } Energy { -card(form: "one") } you discarded
} in this way
    .alt1 = { $counted ->
        [number] the number of { $type } Energy { -card(form: "other") } you discarded
       *[each] each { $type } Energy { -card(form: "one") } you discarded
    }
    .alt2 = { $counted ->
        [number] the number of { $type } Energy { -card(form: "other") } discarded
       *[each] each { $type } Energy { -card(form: "one") } discarded
    } in this way
unused-energy = { $counted ->
    [number] the amount of
   *[each] each
} { $type } Energy attached to { $who } but not used to pay for this attack's Energy cost
    .alt1 = { $counted ->
        [number] the amount of
       *[each] each
    } { $type } Energy attached to { $who } but not used to pay for this attack
pokemon-in = { $counted ->
    [number] the number of { AS($group, scope: "counted") }
   *[each] { AS($group, scope: "each") }
}
    .alt1 = { $counted ->
        [number] the total number of { AS($group, scope: "counted") }
       *[each] { AS($group, scope: "each") }
    }
cards-in = { $counted ->
    [number] the number of { AS($filter, plural: "other") }
   *[each] each { AS($filter, plural: "one") }
} in { $player ->
    [you] your
   *[opponent] your opponent's
} { $zone }

points = { $points } { $as ->
    [more] more damage
   *[other] damage
}
per = { $points } { $as ->
    [more] more damage
   *[other] damage
} for { AS($count, counted: "each") }
    .alt1 = { $points } { $as ->
        [more] damage
       *[other] damage
    } for { AS($count, counted: "each") }
    .alt2 = { $points } { $as ->
        [more] damage times { AS($count, counted: "number") }
       *[other] damage for { AS($count, counted: "each") }
    }
# A second sentence where the clause stands alone, else in parentheses.
per-at-most = { $points } { $as ->
    [more] more damage
   *[other] damage
} for { AS($count, counted: "each") }{ $place ->
    [main] . You can't { $as ->
        [more] add
        [less] subtract
       *[plain] do
    } more than { $most } damage in this way
   *[inner] {" "}(you can't { $as ->
        [more] add
        [less] subtract
       *[plain] do
    } more than { $most } damage in this way)
}
# Read only: the most is a number of Energy.
per-counted-at-most = { $points } { $as ->
    [more] more damage
   *[other] damage
} for { AS($count, counted: "each") }. Extra { $type } Energy after the { $most }{ $most ->
    [1] st
    [2] nd
    [3] rd
    [one] th
   *[other] th
} doesn't count
    .alt1 = { $points } { $as ->
        [more] more damage
       *[other] damage
    } for { AS($count, counted: "each") }. Extra { $type } Energy after the { $most }{ $most ->
        [1] st
        [2] nd
        [3] rd
        [one] th
       *[other] th
    } don't count
equal-to = { $as ->
    [more] more damage
    [less] damage
   *[plain] damage to the Defending Pokémon
} equal to { $size }
    .alt1 = { $as ->
        [more] more damage
        [less] damage
       *[plain] damage
    } equal to { $size }
whole = { $measure }
half = half { $measure } (rounded { $rounding } to the nearest 10)
    .alt1 = half { $measure } (rounded { $rounding } to nearest 10)
remaining-hp = { $who }'s remaining HP
printed-hp = { $who }'s HP
damage-done = the damage done to the Defending Pokémon (after applying Weakness and Resistance)
    .alt1 = the damage done to Defending Pokémon (after applying Weakness and Resistance)
    .alt2 = the amount of damage done to the Defending Pokémon (after applying Weakness and Resistance)
    .alt3 = the damage done to the Defending Pokémon
    .alt4 = that damage
rounding = { $value ->
    [up] up
   *[down] down
}

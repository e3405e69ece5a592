### How many, how much, and what is counted.

counters = { $number } { NOUN("damage-counter", $number) }
counters-up-to = up to { $number } { NOUN("damage-counter", $number) }
counters-all = all { -damage-counter(form: "other") }

energy-cards = { $number } Energy { NOUN("card", $number) }
energy-cards-typed = { $number } { $type } Energy { NOUN("card", $number) }
energy-cards-all = all Energy { -card(form: "other") }
energy-cards-all-typed = all { $type } Energy { -card(form: "other") }

filter = { $cards ->
    [pokemon] Pokémon{" "}
    [basic-pokemon] Basic Pokémon{" "}
    [evolution] Evolution{" "}
    [trainer] Trainer{" "}
    [energy] Energy{" "}
   *[basic-energy] basic Energy{" "}
}{ NOUN("card", $plural) }
filter-typed = { $cards ->
    [pokemon] { $type } Pokémon
    [basic-pokemon] Basic { $type } Pokémon
    [evolution] Evolution { $type }
    [trainer] Trainer { $type }
    [energy] { $type } Energy
   *[basic-energy] basic { $type } Energy
} { NOUN("card", $plural) }

heads = { $counted ->
    [number] the number of heads
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
unused-energy = { $counted ->
    [number] the amount of
   *[each] each
} { $type } Energy attached to { $who } but not used to pay for this attack's Energy cost
pokemon-in = { $counted ->
    [number] the number of { AS($group, scope: "counted") }
   *[each] { AS($group, scope: "each") }
}

points = { $points } { $as ->
    [more] more damage
   *[other] damage
}
per = { $points } { $as ->
    [more] more damage
   *[other] damage
} for { AS($count, counted: "each") }
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
half-remaining-hp = { $as ->
    [more] more damage
    [less] damage
   *[plain] damage to the Defending Pokémon
} equal to half { $who }'s remaining HP (rounded { $rounding } to the nearest 10)
rounding = { $value ->
    [up] up
   *[down] down
}

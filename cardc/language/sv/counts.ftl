### Hur många, hur mycket, och vad som räknas.

counters = { $number } { -damage-counter }
counters-up-to = upp till { $number } { -damage-counter }
counters-all = alla { -damage-counter }

# $joined: „fäst på …“ böjs efter antalet kort.
# proposed: basenergikort, specialenergikort
energy-cards = { $number } { $cards ->
    [basic-energy] basenergikort
    [special-energy] specialenergikort
   *[energy] energikort
}{ $joined ->
    [yes] {" "}{ NOUN("attached", $number) }
   *[no] {""}
}
# proposed: basenergikort, specialenergikort
energy-cards-typed = { $number } { $cards ->
    [basic-energy] basenergikort
    [special-energy] specialenergikort
   *[energy] energikort
} av typen { $type }{ $joined ->
    [yes] {" "}{ NOUN("attached", $number) }
   *[no] {""}
}
# proposed: basenergikort, specialenergikort
energy-cards-up-to = upp till { $number } { $cards ->
    [basic-energy] basenergikort
    [special-energy] specialenergikort
   *[energy] energikort
}{ $joined ->
    [yes] {" "}{ NOUN("attached", $number) }
   *[no] {""}
}
# proposed: basenergikort, specialenergikort
energy-cards-up-to-typed = upp till { $number } { $cards ->
    [basic-energy] basenergikort
    [special-energy] specialenergikort
   *[energy] energikort
} av typen { $type }{ $joined ->
    [yes] {" "}{ NOUN("attached", $number) }
   *[no] {""}
}
# proposed: basenergikort, specialenergikort
energy-cards-all = alla { $cards ->
    [basic-energy] basenergikort
    [special-energy] specialenergikort
   *[energy] energikort
}{ $joined ->
    [yes] {" "}{ -attached(form: "other") }
   *[no] {""}
}
# proposed: basenergikort, specialenergikort
energy-cards-all-typed = alla { $cards ->
    [basic-energy] basenergikort
    [special-energy] specialenergikort
   *[energy] energikort
} av typen { $type }{ $joined ->
    [yes] {" "}{ -attached(form: "other") }
   *[no] {""}
}
energy-cards-any = valfritt antal energikort{ $joined ->
    [yes] {" "}{ -attached(form: "other") }
   *[no] {""}
}
energy-cards-any-typed = valfritt antal energikort av typen { $type }{ $joined ->
    [yes] {" "}{ -attached(form: "other") }
   *[no] {""}
}

cards = { $number } { $filter }
cards-up-to = upp till { $number } { $filter }
cards-all = alla { $filter }
cards-any = valfritt antal { $filter }
filter-any = kort
filter = { $cards }
filter-typed = { $cards } av typen { $type }
filter-two = { $first } eller { $last }
filter-three = { $first }, { $middle } eller { $last }
filter-with = { $filter } { $traits }
# proposed: basenergikort, specialenergikort
wanted-cards = { $value ->
    [pokemon] Pokémon-kort
    [basic-pokemon] Basic Pokémon-kort
    [evolution] evolutionskort
    [trainer] tränarkort
    [energy] energikort
    [special-energy] specialenergikort
   *[basic-energy] basenergikort
}
card-named = med namnet { $names }
card-name-part = med { $part } i namnet
evolves-from = som utvecklas från { $who }
evolves-from-named = som utvecklas från { $name }
card-traits-more = { $first } och { $more }
name = { $name }
names-or = { $first } eller { $more }

heads = { $counted ->
    [number] antalet
   *[each] varje
} krona
tails = { $counted ->
    [number] antalet
   *[each] varje
} klave
counters-on = { $counted ->
    [number] antalet
   *[each] varje
} { -damage-counter } på { $who }
energy-on = { $counted ->
    [number] antalet energikort { -attached(form: "other") }
   *[each] varje energikort { -attached(form: "one") }
} på { $who }
energy-on-typed = { $counted ->
    [number] antalet energikort av typen { $type } { -attached(form: "other") }
   *[each] varje energikort av typen { $type } { -attached(form: "one") }
} på { $who }
energy-provided-to = { $counted ->
    [number] mängden
   *[each] varje
} energi fäst på { $who }
energy-provided-to-typed = { $counted ->
    [number] mängden
   *[each] varje
} energi av typen { $type } fäst på { $who }
discarded = { $counted ->
    [number] antalet
   *[each] varje
} kort som har förverkats på detta sätt
    .alt1 = { $counted ->
        [number] antalet
       *[each] varje
    } kort som förverkas på detta sätt
unused-energy = { $counted ->
    [number] mängden
   *[each] varje
} energi av typen { $type } fäst på { $who } som inte används för att betala attackkostnaden
pokemon-in = { $counted ->
    [number] antalet { AS($group, scope: "counted") }
   *[each] var och en av { AS($group, scope: "some") }
}
cards-in = { $counted ->
    [number] antalet
   *[each] varje
} { $filter } i { $player ->
    [you] din
   *[opponent] din motståndares
} { $zone ->
    [hand] hand
   *[discard-pile] hög för förverkade kort
}

points = { $as ->
    [more] ytterligare{" "}
   *[other] {""}
}{ $points } i skada
per = { $as ->
    [more] ytterligare{" "}
   *[other] {""}
}{ $points } i skada för { AS($count, counted: "each") }
# En egen mening när satsen står för sig själv, annars i parentes.
per-at-most = { $as ->
    [more] ytterligare{" "}
   *[other] {""}
}{ $points } i skada för { AS($count, counted: "each") }{ $place ->
    [main] . Du kan inte { $as ->
        [more] lägga till
        [less] dra av
       *[plain] orsaka
    } mer än { $most } i skada på detta sätt
   *[inner] {" "}(du kan inte { $as ->
        [more] lägga till
        [less] dra av
       *[plain] orsaka
    } mer än { $most } i skada på detta sätt)
}
equal-to = { $as ->
    [more] ytterligare{" "}
   *[other] {""}
}skada motsvarande { $size }
whole = { $measure }
half = hälften av { $measure } (avrundat { $rounding } till närmaste 10-tal)
remaining-hp = de återstående träffpoängen hos { $who }
printed-hp = träffpoängen hos { $who }
damage-done = skadan som orsakats på den försvarande Pokémon (efter att { -weakness } och { -resistance } har tillämpats)
rounding = { $value ->
    [up] uppåt
   *[down] nedåt
}

### Kolik, jak mnoho a co se počítá. Počty věcí stojí v akuzativu.

counters = { $number } { NOUN("damage-counter", $number, case: "acc") }
counters-up-to = až { $number } { NOUN("damage-counter", $number, case: "acc") }
counters-all = všechny { -damage-counter(form: "acc-few") }

# $joined: „připojenou k …“ ve shodě s počtem karet.
energy-cards = { $number } { NOUN("energy-card", $number, case: "acc") }{ $joined ->
    [yes] {" "}{ NOUN("attached", $number, case: "acc") }
   *[no] {""}
}
energy-cards-typed = { $number } { NOUN("energy-card", $number, case: "acc") } { $type }{ $joined ->
    [yes] {" "}{ NOUN("attached", $number, case: "acc") }
   *[no] {""}
}
energy-cards-all = všechny { -energy-card(form: "acc-few") }{ $joined ->
    [yes] {" "}{ -attached(form: "acc-few") }
   *[no] {""}
}
energy-cards-all-typed = všechny { -energy-card(form: "acc-few") } { $type }{ $joined ->
    [yes] {" "}{ -attached(form: "acc-few") }
   *[no] {""}
}

filter = { $cards ->
    [pokemon] { NOUN("card", $plural, case: "acc") } Pokémona
    [basic-pokemon] { NOUN("card", $plural, case: "acc") } základního Pokémona
    [evolution] { NOUN("evolution-card", $plural, case: "acc") }
    [trainer] { NOUN("trainer-card", $plural, case: "acc") }
    [energy] { NOUN("energy-card", $plural, case: "acc") }
   *[basic-energy] { NOUN("basic-energy-card", $plural, case: "acc") }
}
filter-typed = { $cards ->
    [pokemon] { NOUN("card", $plural, case: "acc") } Pokémona
    [basic-pokemon] { NOUN("card", $plural, case: "acc") } základního Pokémona
    [evolution] { NOUN("evolution-card", $plural, case: "acc") }
    [trainer] { NOUN("trainer-card", $plural, case: "acc") }
    [energy] { NOUN("energy-card", $plural, case: "acc") }
   *[basic-energy] { NOUN("basic-energy-card", $plural, case: "acc") }
} { $type }

heads = { $counted ->
    [number] počet orlů
   *[each] každého orla
}
tails = { $counted ->
    [number] počet panen
   *[each] každou pannu
}
counters-on = { $counted ->
    [number] počet { -damage-counter(form: "gen-other") }
   *[each] každý { -damage-counter(form: "acc-one") }
} na { AS($who, case: "loc") }
energy-on = { $counted ->
    [number] počet { -energy-card(form: "gen-other") } připojených
   *[each] každou { -energy-card(form: "acc-one") } připojenou
} { AS($who, case: "to") }
energy-on-typed = { $counted ->
    [number] počet { -energy-card(form: "gen-other") } { $type } připojených
   *[each] každou { -energy-card(form: "acc-one") } { $type } připojenou
} { AS($who, case: "to") }
unused-energy = { $counted ->
    [number] množství energie { $type } připojené { AS($who, case: "to") } a nevyužité
   *[each] každou energii { $type } připojenou { AS($who, case: "to") } a nevyužitou
} k zaplacení ceny tohoto útoku
pokemon-in = { $counted ->
    [number] počet { AS($group, scope: "counted") }
   *[each] každého { AS($group, scope: "each") }
}

points = { $as ->
    [more] dalších{" "}
   *[other] {""}
}{ $points } zranění
per = { $as ->
    [more] dalších{" "}
   *[other] {""}
}{ $points } zranění za { AS($count, counted: "each") }
per-at-most = { $as ->
    [more] dalších{" "}
   *[other] {""}
}{ $points } zranění za { AS($count, counted: "each") }{ $place ->
    [main] . Takto nelze { $as ->
        [more] přidat
        [less] odečíst
       *[plain] způsobit
    } víc než { $most } zranění
   *[inner] {" "}(takto nelze { $as ->
        [more] přidat
        [less] odečíst
       *[plain] způsobit
    } víc než { $most } zranění)
}
half-remaining-hp = { $as ->
    [more] další{" "}
   *[other] {""}
}zranění ve výši poloviny zbývajícího počtu zásahů { AS($who, case: "gen") } (zaokrouhleno { $rounding } na nejbližších 10)
rounding = { $value ->
    [up] nahoru
   *[down] dolů
}

### Kolik, jak mnoho a co se počítá. Počty věcí stojí v akuzativu.

counters = { $number } { NOUN("damage-counter", $number, case: "acc") }
counters-up-to = až { $number } { NOUN("damage-counter", $number, case: "acc") }
counters-all = všechny { -damage-counter(form: "acc-few") }

# $joined: „připojenou k …“ ve shodě s počtem karet.
energy-cards = { $number } { $cards ->
    [energy] { NOUN("energy-card", $number, case: "acc") }
    [basic-energy] { NOUN("basic-energy-card", $number, case: "acc") }
   *[special-energy] { NOUN("special-energy-card", $number, case: "acc") }
}{ $joined ->
    [yes] {" "}{ NOUN("attached", $number, case: "acc") }
   *[no] {""}
}
energy-cards-typed = { $number } { $cards ->
    [energy] { NOUN("energy-card", $number, case: "acc") }
    [basic-energy] { NOUN("basic-energy-card", $number, case: "acc") }
   *[special-energy] { NOUN("special-energy-card", $number, case: "acc") }
} { $type }{ $joined ->
    [yes] {" "}{ NOUN("attached", $number, case: "acc") }
   *[no] {""}
}
energy-cards-all = všechny { $cards ->
    [energy] { -energy-card(form: "acc-few") }
    [basic-energy] { -basic-energy-card(form: "acc-few") }
   *[special-energy] { -special-energy-card(form: "acc-few") }
}{ $joined ->
    [yes] {" "}{ -attached(form: "acc-few") }
   *[no] {""}
}
energy-cards-all-typed = všechny { $cards ->
    [energy] { -energy-card(form: "acc-few") }
    [basic-energy] { -basic-energy-card(form: "acc-few") }
   *[special-energy] { -special-energy-card(form: "acc-few") }
} { $type }{ $joined ->
    [yes] {" "}{ -attached(form: "acc-few") }
   *[no] {""}
}

energy-cards-up-to = až { $number } { $cards ->
    [energy] { NOUN("energy-card", $number, case: "acc") }
    [basic-energy] { NOUN("basic-energy-card", $number, case: "acc") }
   *[special-energy] { NOUN("special-energy-card", $number, case: "acc") }
}{ $joined ->
    [yes] {" "}{ NOUN("attached", $number, case: "acc") }
   *[no] {""}
}
energy-cards-up-to-typed = až { $number } { $cards ->
    [energy] { NOUN("energy-card", $number, case: "acc") }
    [basic-energy] { NOUN("basic-energy-card", $number, case: "acc") }
   *[special-energy] { NOUN("special-energy-card", $number, case: "acc") }
} { $type }{ $joined ->
    [yes] {" "}{ NOUN("attached", $number, case: "acc") }
   *[no] {""}
}
energy-cards-any = libovolný počet { -energy-card(form: "gen-other") }{ $joined ->
    [yes] {" "}{ -attached(form: "acc-other") }
   *[no] {""}
}
energy-cards-any-typed = libovolný počet { -energy-card(form: "gen-other") } { $type }{ $joined ->
    [yes] {" "}{ -attached(form: "acc-other") }
   *[no] {""}
}

cards = { $number ->
    [one] { AS($filter, plural: "one") }
    [few] { $number } { AS($filter, plural: "few") }
   *[other] { $number } { AS($filter, plural: "other") }
}
cards-up-to = až { $number } { $number ->
    [one] { AS($filter, plural: "one") }
    [few] { AS($filter, plural: "few") }
   *[other] { AS($filter, plural: "other") }
}
cards-all = všechny { AS($filter, plural: "few") }
cards-any = libovolný počet { AS($filter, plural: "other") }
filter-any = { NOUN("card", $plural, case: "acc") }
filter = { $cards }
filter-typed = { $cards } { $type }
# „Kartu Pokémona nebo trenérskou kartu“, ale „trenérskou nebo energetickou kartu“: Pokémoni stojí vždy na prvním místě.
filter-two = { AS($first, noun: "bare") } nebo { AS($last, noun: "card") }
filter-three = { AS($first, noun: "bare") }, { AS($middle, noun: "bare") } nebo { AS($last, noun: "card") }
filter-with = { $filter } { $traits }
# proposed: speciální
wanted-cards = { $value ->
    [pokemon] { NOUN("card", $plural, case: "acc") } { $plural ->
        [one] Pokémona
        [few] Pokémonů
       *[other] Pokémonů
    }
    [basic-pokemon] { NOUN("card", $plural, case: "acc") } { $plural ->
        [one] základního Pokémona
        [few] základních Pokémonů
       *[other] základních Pokémonů
    }
    [evolution] { $noun ->
        [bare] { $plural ->
            [one] evoluční
            [few] evoluční
           *[other] evolučních
        }
       *[card] { NOUN("evolution-card", $plural, case: "acc") }
    }
    [trainer] { $noun ->
        [bare] { $plural ->
            [one] trenérskou
            [few] trenérské
           *[other] trenérských
        }
       *[card] { NOUN("trainer-card", $plural, case: "acc") }
    }
    [energy] { $noun ->
        [bare] { $plural ->
            [one] energetickou
            [few] energetické
           *[other] energetických
        }
       *[card] { NOUN("energy-card", $plural, case: "acc") }
    }
    [special-energy] { $noun ->
        [bare] { $plural ->
            [one] speciální energetickou
            [few] speciální energetické
           *[other] speciálních energetických
        }
       *[card] { NOUN("special-energy-card", $plural, case: "acc") }
    }
   *[basic-energy] { $noun ->
        [bare] { $plural ->
            [one] základní energetickou
            [few] základní energetické
           *[other] základních energetických
        }
       *[card] { NOUN("basic-energy-card", $plural, case: "acc") }
    }
}

card-named = jménem { $names }
# proposed: se slovem
card-name-part = se slovem { $part } ve jméně
evolves-from = { NOUN("evolving", $plural, case: "acc") } { AS($who, case: "from") }
evolves-from-named = { NOUN("evolving", $plural, case: "acc") } z Pokémona { $name }
card-traits-more = { $first } { $more }
name = { $name }
names-or = { $first } { $under ->
    [negation] ani
   *[plain] nebo
} { $more }

# $counted: „za každý …“, „krát počet …“, „tolika mincemi, kolik je …“.
heads = { $counted ->
    [number] počet orlů
    [many] orlů
   *[each] každého orla
}
tails = { $counted ->
    [number] počet panen
    [many] panen
   *[each] každou pannu
}
counters-on = { $counted ->
    [number] počet { -damage-counter(form: "gen-other") }
    [many] { -damage-counter(form: "gen-other") }
   *[each] každý { -damage-counter(form: "acc-one") }
} na { AS($who, case: "loc") }
energy-on = { $counted ->
    [number] počet { -energy-card(form: "gen-other") } připojených
    [many] { -energy-card(form: "gen-other") } připojených
   *[each] každou { -energy-card(form: "acc-one") } připojenou
} { AS($who, case: "to") }
energy-on-typed = { $counted ->
    [number] počet { -energy-card(form: "gen-other") } { $type } připojených
    [many] { -energy-card(form: "gen-other") } { $type } připojených
   *[each] každou { -energy-card(form: "acc-one") } { $type } připojenou
} { AS($who, case: "to") }
energy-provided-to = { $counted ->
    [number] množství energie připojené
    [many] energie připojené
   *[each] každou energii připojenou
} { AS($who, case: "to") }
energy-provided-to-typed = { $counted ->
    [number] množství energie { $type } připojené
    [many] energie { $type } připojené
   *[each] každou energii { $type } připojenou
} { AS($who, case: "to") }
discarded = { $counted ->
    [number] počet takto odhozených { -card(form: "acc-other") }
    [many] takto odhozených { -card(form: "acc-other") }
   *[each] každou takto odhozenou { -card(form: "acc-one") }
}
unused-energy = { $counted ->
    [number] množství energie { $type } připojené { AS($who, case: "to") } a nevyužité
    [many] energie { $type } připojené { AS($who, case: "to") } a nevyužité
   *[each] každou energii { $type } připojenou { AS($who, case: "to") } a nevyužitou
} k zaplacení ceny tohoto útoku
pokemon-in = { $counted ->
    [number] počet { AS($group, scope: "counted") }
    [many] { AS($group, scope: "counted") }
   *[each] každého { AS($group, scope: "each") }
}
cards-in = { $counted ->
    [number] počet { AS($filter, plural: "other") }
    [many] { AS($filter, plural: "other") }
   *[each] každou { AS($filter, plural: "one") }
} { $player ->
    [you] ve tvé
   *[opponent] v soupeřově
} { AS($zone, case: "loc") }

points = { $as ->
    [more] { $points ->
        [one] další{" "}
        [few] další{" "}
       *[other] dalších{" "}
    }
   *[other] {""}
}{ $points } zranění
per = { $as ->
    [more] { $points ->
        [one] další{" "}
        [few] další{" "}
       *[other] dalších{" "}
    }
   *[other] {""}
}{ $points } zranění za { AS($count, counted: "each") }
per-at-most = { $as ->
    [more] { $points ->
        [one] další{" "}
        [few] další{" "}
       *[other] dalších{" "}
    }
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
equal-to = { $as ->
    [more] další{" "}
   *[other] {""}
}zranění ve výši { $size }
whole = { $measure }
# proposed: se zaokrouhlením
half = poloviny { $measure } se zaokrouhlením { $rounding } na nejbližší násobek 10
    .alt1 = poloviny { $measure } (zaokrouhleno { $rounding } na nejbližších 10)
remaining-hp = zbývajícího počtu zásahů { AS($who, case: "gen") }
printed-hp = plného počtu zásahů { AS($who, case: "gen") }
damage-done = zranění způsobeného bránícímu se Pokémonovi (po zohlednění slabosti a odolnosti)
rounding = { $value ->
    [up] nahoru
   *[down] dolů
}

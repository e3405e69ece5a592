### Quanti, quanto, e che cosa si conta.

counters = { $number ->
    [one] { $number } { -damage-counter(form: "one") }
   *[other] { $number } { -damage-counter(form: "other") }
}
    .alt1 = { $number ->
        [one] un { -damage-counter(form: "one") }
       *[other] { $number } { -damage-counter(form: "other") }
    }
counters-up-to = fino a { $number } { NOUN("damage-counter", $number) }
    .alt1 = al massimo { $number } { NOUN("damage-counter", $number) }
counters-all = tutti i { -damage-counter(form: "other") }

# $joined: «assegnata a …», accordato con il numero delle carte.
# proposed: speciale
energy-cards = { $number ->
    [one] { $number } { -card(form: "one") } Energia{ $cards ->
        [basic-energy] {" "}base
        [special-energy] {" "}speciale
       *[energy] {""}
    }{ $joined ->
        [yes] {" "}{ -attached(form: "one") }
       *[no] {""}
    }
   *[other] { $number } { -card(form: "other") } Energia{ $cards ->
        [basic-energy] {" "}base
        [special-energy] {" "}speciale
       *[energy] {""}
    }{ $joined ->
        [yes] {" "}{ -attached(form: "other") }
       *[no] {""}
    }
}
    .alt1 = { $number ->
        [one] una { -card(form: "one") } Energia{ $cards ->
            [basic-energy] {" "}base
            [special-energy] {" "}speciale
           *[energy] {""}
        }{ $joined ->
            [yes] {" "}{ -attached(form: "one") }
           *[no] {""}
        }
       *[other] { $number } { -card(form: "other") } Energia{ $cards ->
            [basic-energy] {" "}base
            [special-energy] {" "}speciale
           *[energy] {""}
        }{ $joined ->
            [yes] {" "}{ -attached(form: "other") }
           *[no] {""}
        }
    }
# proposed: speciale
energy-cards-typed = { $number ->
    [one] { $number } { -card(form: "one") } Energia { $cards ->
        [basic-energy] base{" "}
        [special-energy] speciale{" "}
       *[energy] {""}
    }{ $type }{ $joined ->
        [yes] {" "}{ -attached(form: "one") }
       *[no] {""}
    }
   *[other] { $number } { -card(form: "other") } Energia { $cards ->
        [basic-energy] base{" "}
        [special-energy] speciale{" "}
       *[energy] {""}
    }{ $type }{ $joined ->
        [yes] {" "}{ -attached(form: "other") }
       *[no] {""}
    }
}
    .alt1 = { $number ->
        [one] una { -card(form: "one") } Energia { $cards ->
            [basic-energy] base{" "}
            [special-energy] speciale{" "}
           *[energy] {""}
        }{ $type }{ $joined ->
            [yes] {" "}{ -attached(form: "one") }
           *[no] {""}
        }
       *[other] { $number } { -card(form: "other") } Energia { $cards ->
            [basic-energy] base{" "}
            [special-energy] speciale{" "}
           *[energy] {""}
        }{ $type }{ $joined ->
            [yes] {" "}{ -attached(form: "other") }
           *[no] {""}
        }
    }
# proposed: speciale
energy-cards-up-to = fino a { $number } { NOUN("card", $number) } Energia{ $cards ->
    [basic-energy] {" "}base
    [special-energy] {" "}speciale
   *[energy] {""}
}{ $joined ->
    [yes] {" "}{ NOUN("attached", $number) }
   *[no] {""}
}
# proposed: speciale
energy-cards-up-to-typed = fino a { $number } { NOUN("card", $number) } Energia { $cards ->
    [basic-energy] base{" "}
    [special-energy] speciale{" "}
   *[energy] {""}
}{ $type }{ $joined ->
    [yes] {" "}{ NOUN("attached", $number) }
   *[no] {""}
}
# proposed: speciale
energy-cards-all = tutte le { -card(form: "other") } Energia{ $cards ->
    [basic-energy] {" "}base
    [special-energy] {" "}speciale
   *[energy] {""}
}{ $joined ->
    [yes] {" "}{ -attached(form: "other") }
   *[no] {""}
}
# proposed: speciale
energy-cards-all-typed = tutte le { -card(form: "other") } Energia { $cards ->
    [basic-energy] base{" "}
    [special-energy] speciale{" "}
   *[energy] {""}
}{ $type }{ $joined ->
    [yes] {" "}{ -attached(form: "other") }
   *[no] {""}
}
energy-cards-any = un numero qualsiasi di { -card(form: "other") } Energia{ $joined ->
    [yes] {" "}{ -attached(form: "other") }
   *[no] {""}
}
energy-cards-any-typed = un numero qualsiasi di { -card(form: "other") } Energia { $type }{ $joined ->
    [yes] {" "}{ -attached(form: "other") }
   *[no] {""}
}

cards = { $number ->
    [one] una { AS($filter, plural: "one") }
   *[other] { $number } { AS($filter, plural: "other") }
}
    .alt1 = { $number ->
        [one] { $number } { AS($filter, plural: "one") }
       *[other] { $number } { AS($filter, plural: "other") }
    }
    .alt2 = { $short ->
        [yes] { $number ->
            [one] un { AS($filter, plural: "one", short: "yes") }
           *[other] { $number } { AS($filter, plural: "other", short: "yes") }
        }
       *[no] { $number ->
            [one] una { AS($filter, plural: "one") }
           *[other] { $number } { AS($filter, plural: "other") }
        }
    }
cards-up-to = fino a { $number } { $number ->
    [one] { AS($filter, plural: "one") }
   *[other] { AS($filter, plural: "other") }
}
cards-all = tutte le { AS($filter, plural: "other") }
cards-any = un numero qualsiasi di { AS($filter, plural: "other") }
filter-any = { NOUN("card", $plural) }
filter = { NOUN("card", $plural) } { $cards }
    .alt1 = { $short ->
        [yes] { $cards }
       *[no] { NOUN("card", $plural) } { $cards }
    }
filter-typed = { NOUN("card", $plural) } { $cards } { $type }
    .alt1 = { $short ->
        [yes] { $cards } { $type }
       *[no] { NOUN("card", $plural) } { $cards } { $type }
    }
filter-two = { NOUN("card", $plural) } { $first } o { $last }
filter-three = { NOUN("card", $plural) } { $first }, { $middle } o { $last }
filter-with = { $filter } { $traits }
# proposed: speciale
wanted-cards = { $value ->
    [pokemon] Pokémon
    [basic-pokemon] Pokémon Base
    [evolution] Evoluzione
    [trainer] Addestramento
    [energy] Energia
    [special-energy] Energia speciale
   *[basic-energy] Energia base
}
card-named = { NOUN("called", $plural) } { $names }
    .alt1 = chiamato { $names }
card-name-part = con { $part } nel nome
evolves-from = { $plural ->
   *[one] che si evolve
    [other] che si evolvono
} { AS($who, case: "da") }
evolves-from-named = { $plural ->
   *[one] che si evolve
    [other] che si evolvono
} da { $name }
card-traits-more = { $first } e { $more }
name = { $name }
names-or = { $first } o { $more }

# Dopo «per», «se», «pari»: ogni …, il numero di …, al numero di …
heads = { $counted ->
    [number] il numero di teste
    [al] al numero di teste
   *[each] ogni testa
}
tails = { $counted ->
    [number] il numero di croci
    [al] al numero di croci
   *[each] ogni croce
}
counters-on = { $counted ->
    [number] il numero di { -damage-counter(form: "other") }
    [al] al numero di { -damage-counter(form: "other") }
   *[each] ogni { -damage-counter(form: "one") }
} { AS($who, case: "su") }
    .alt1 = { $counted ->
        [number] il numero di { -damage-counter(form: "other") } presenti
        [al] al numero di { -damage-counter(form: "other") } presenti
       *[each] ogni { -damage-counter(form: "one") } presente
    } { AS($who, case: "su") }
energy-on = { $counted ->
    [number] il numero di { -card(form: "other") } Energia assegnate
    [al] al numero di { -card(form: "other") } Energia assegnate
   *[each] ogni { -card(form: "one") } Energia assegnata
} { AS($who, case: "a") }
energy-on-typed = { $counted ->
    [number] il numero di { -card(form: "other") } Energia { $type } assegnate
    [al] al numero di { -card(form: "other") } Energia { $type } assegnate
   *[each] ogni { -card(form: "one") } Energia { $type } assegnata
} { AS($who, case: "a") }
energy-provided-to = { $counted ->
    [number] il numero di { -energy(form: "other") } assegnate
    [al] al numero di { -energy(form: "other") } assegnate
   *[each] ogni { -energy(form: "one") } assegnata
} { AS($who, case: "a") }
energy-provided-to-typed = { $counted ->
    [number] il numero di { -energy(form: "other") } { $type } assegnate
    [al] al numero di { -energy(form: "other") } { $type } assegnate
   *[each] ogni { -energy(form: "one") } { $type } assegnata
} { AS($who, case: "a") }
discarded = { $counted ->
    [number] il numero di { -card(form: "other") } scartate
    [al] al numero di { -card(form: "other") } scartate
   *[each] ogni { -card(form: "one") } scartata
} in questo modo
unused-energy = { $counted ->
    [number] il numero di { -energy(form: "other") } { $type } assegnate { AS($who, case: "a") } e non usate
    [al] al numero di { -energy(form: "other") } { $type } assegnate { AS($who, case: "a") } e non usate
   *[each] ogni { -energy(form: "one") } { $type } assegnata { AS($who, case: "a") } e non usata
} per pagare il costo di Energia di questo attacco
    .alt1 = { $counted ->
        [number] il numero di { -energy(form: "other") } { $type } assegnate { AS($who, case: "a") } che non vengono usate
        [al] al numero di { -energy(form: "other") } { $type } assegnate { AS($who, case: "a") } che non vengono usate
       *[each] ogni { -energy(form: "one") } { $type } assegnata { AS($who, case: "a") } che non viene usata
    } per pagare il costo di Energia di questo attacco
    .alt2 = { $counted ->
        [number] il numero di { -card(form: "other") } Energia { $type } assegnate { AS($who, case: "a") } che non vengono utilizzate
        [al] al numero di { -card(form: "other") } Energia { $type } assegnate { AS($who, case: "a") } che non vengono utilizzate
       *[each] ogni { -card(form: "one") } Energia { $type } assegnata { AS($who, case: "a") } che non viene utilizzata
    } per pagare il costo di Energia di questo attacco
    .alt3 = { $counted ->
        [number] il numero di { -card(form: "other") } Energia { $type } assegnate { AS($who, case: "a") } che non vengono usate
        [al] al numero di { -card(form: "other") } Energia { $type } assegnate { AS($who, case: "a") } che non vengono usate
       *[each] ogni { -card(form: "one") } Energia { $type } assegnata { AS($who, case: "a") } che non viene usata
    } per pagare il costo di Energia di questo attacco
pokemon-in = { $counted ->
    [number] il numero { AS($group, scope: "some") }
    [al] al numero { AS($group, scope: "some") }
   *[each] ciascuno { AS($group, scope: "some") }
}
    .alt1 = { $counted ->
        [number] il numero { AS($group, scope: "some") }
        [al] al numero { AS($group, scope: "some") }
       *[each] ogni { AS($group, scope: "every") }
    }
cards-in = { $counted ->
    [number] il numero di { AS($filter, plural: "other") }
    [al] al numero di { AS($filter, plural: "other") }
   *[each] ogni { AS($filter, plural: "one") }
} { $zone ->
    [hand] { $player ->
        [you] nella tua mano
       *[opponent] nella mano del tuo avversario
    }
   *[discard-pile] { $player ->
        [you] nella tua pila degli scarti
       *[opponent] nella pila degli scarti del tuo avversario
    }
}

points = { $as ->
    [more] altri{" "}
   *[other] {""}
}{ $points } danni
per = { $as ->
    [more] altri{" "}
   *[other] {""}
}{ $points } danni per { AS($count, counted: "each") }
# Una seconda frase dove la proposizione sta da sola, altrimenti tra parentesi.
per-at-most = { $as ->
    [more] altri{" "}
   *[other] {""}
}{ $points } danni per { AS($count, counted: "each") }{ $place ->
    [main] . Non puoi { $as ->
        [more] aggiungere
        [less] sottrarre
       *[plain] infliggere
    } più di { $most } danni in questo modo
   *[inner] {" "}(non puoi { $as ->
        [more] aggiungere
        [less] sottrarre
       *[plain] infliggere
    } più di { $most } danni in questo modo)
}
    .alt1 = { $as ->
        [more] altri{" "}
       *[other] {""}
    }{ $points } danni per { AS($count, counted: "each") }{ $place ->
        [main] . Non puoi { $as ->
            [more] aggiungere
            [less] sottrarre
           *[plain] infliggere
        }, in questo modo, più di { $most } danni
       *[inner] {" "}(non puoi { $as ->
            [more] aggiungere
            [less] sottrarre
           *[plain] infliggere
        } più di { $most } danni in questo modo)
    }
equal-to = { $as ->
    [more] altri danni
    [less] danni
   *[plain] al Pokémon Difensore danni
} pari { $size }
    .alt1 = { $as ->
        [more] un altro danno
        [less] un danno
       *[plain] al Pokémon Difensore un danno
    } pari { $size }
whole = { AS($measure, case: "a") }
half = alla metà { AS($measure, case: "di") } (arrotondata { $rounding } alla decina più vicina)
    .alt1 = alla metà { AS($measure, case: "di") } (arrotondato { $rounding } alla decina più vicina)
    .alt2 = alla metà (arrotondata { $rounding } alla decina più vicina) { AS($measure, case: "di") }
remaining-hp = { $case ->
    [di] dei
   *[a] ai
} PV rimanenti { AS($who, case: "di") }
printed-hp = { $case ->
    [di] dei
   *[a] ai
} PV { AS($who, case: "di") }
damage-done = { $case ->
    [di] del danno inflitto al Pokémon Difensore dopo aver applicato Debolezza e Resistenza
   *[a] al danno inflitto al Pokémon Difensore (dopo aver applicato Debolezza e Resistenza)
}
    .alt1 = { $case ->
        [di] del danno inflitto al Pokémon Difensore (dopo aver applicato Debolezza e Resistenza)
       *[a] ai danni inflitti al Pokémon Difensore (dopo aver applicato Debolezza e Resistenza)
    }
rounding = { $value ->
    [up] per eccesso
   *[down] per difetto
}

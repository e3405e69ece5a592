### Quantos, quanto e o que se conta.

counters = { $number ->
    [1] { $number } { -damage-counter(form: "one") }
    [one] { $number } { -damage-counter(form: "one") }
   *[other] { $number } { -damage-counter(form: "other") }
}
    .alt1 = { $number ->
        [1] um { -damage-counter(form: "one") }
        [one] { $number } { -damage-counter(form: "one") }
       *[other] { $number } { -damage-counter(form: "other") }
    }
counters-up-to = até { $number } { NOUN("damage-counter", $number) }
counters-all = todos os { -damage-counter(form: "other") }

# $joined: «associado a …», de acordo com o número de cards.
# proposed: Energia Básica, Energia Especial
energy-cards = { $number ->
    [1] { $number } { -card(form: "one") } { $cards ->
        [basic-energy] Energia Básica
        [special-energy] Energia Especial
       *[energy] Energia
    }{ $joined ->
        [yes] {" "}{ -attached(form: "one") }
       *[no] {""}
    }
    [one] { $number } { -card(form: "one") } { $cards ->
        [basic-energy] Energia Básica
        [special-energy] Energia Especial
       *[energy] Energia
    }{ $joined ->
        [yes] {" "}{ -attached(form: "one") }
       *[no] {""}
    }
   *[other] { $number } { -card(form: "other") } { $cards ->
        [basic-energy] Energia Básica
        [special-energy] Energia Especial
       *[energy] Energia
    }{ $joined ->
        [yes] {" "}{ -attached(form: "other") }
       *[no] {""}
    }
}
    .alt1 = { $number ->
        [1] um { -card(form: "one") } { $cards ->
            [basic-energy] Energia Básica
            [special-energy] Energia Especial
           *[energy] Energia
        }{ $joined ->
            [yes] {" "}{ -attached(form: "one") }
           *[no] {""}
        }
        [one] { $number } { -card(form: "one") } { $cards ->
            [basic-energy] Energia Básica
            [special-energy] Energia Especial
           *[energy] Energia
        }{ $joined ->
            [yes] {" "}{ -attached(form: "one") }
           *[no] {""}
        }
       *[other] { $number } { -card(form: "other") } { $cards ->
            [basic-energy] Energia Básica
            [special-energy] Energia Especial
           *[energy] Energia
        }{ $joined ->
            [yes] {" "}{ -attached(form: "other") }
           *[no] {""}
        }
    }
# proposed: Energia Básica, Energia Especial
energy-cards-typed = { $number ->
    [1] { $number } { -card(form: "one") } { $cards ->
        [basic-energy] Energia Básica
        [special-energy] Energia Especial
       *[energy] Energia
    } { AS($type, after: "feminine") }{ $joined ->
        [yes] {" "}{ -attached(form: "one") }
       *[no] {""}
    }
    [one] { $number } { -card(form: "one") } { $cards ->
        [basic-energy] Energia Básica
        [special-energy] Energia Especial
       *[energy] Energia
    } { AS($type, after: "feminine") }{ $joined ->
        [yes] {" "}{ -attached(form: "one") }
       *[no] {""}
    }
   *[other] { $number } { -card(form: "other") } { $cards ->
        [basic-energy] Energia Básica
        [special-energy] Energia Especial
       *[energy] Energia
    } { AS($type, after: "feminine") }{ $joined ->
        [yes] {" "}{ -attached(form: "other") }
       *[no] {""}
    }
}
    .alt1 = { $number ->
        [1] um { -card(form: "one") } { $cards ->
            [basic-energy] Energia Básica
            [special-energy] Energia Especial
           *[energy] Energia
        } { AS($type, after: "feminine") }{ $joined ->
            [yes] {" "}{ -attached(form: "one") }
           *[no] {""}
        }
        [one] { $number } { -card(form: "one") } { $cards ->
            [basic-energy] Energia Básica
            [special-energy] Energia Especial
           *[energy] Energia
        } { AS($type, after: "feminine") }{ $joined ->
            [yes] {" "}{ -attached(form: "one") }
           *[no] {""}
        }
       *[other] { $number } { -card(form: "other") } { $cards ->
            [basic-energy] Energia Básica
            [special-energy] Energia Especial
           *[energy] Energia
        } { AS($type, after: "feminine") }{ $joined ->
            [yes] {" "}{ -attached(form: "other") }
           *[no] {""}
        }
    }
# proposed: Energia Básica, Energia Especial
energy-cards-up-to = até { $number } { NOUN("card", $number) } { $cards ->
    [basic-energy] Energia Básica
    [special-energy] Energia Especial
   *[energy] Energia
}{ $joined ->
    [yes] {" "}{ NOUN("attached", $number) }
   *[no] {""}
}
# proposed: Energia Básica, Energia Especial
energy-cards-up-to-typed = até { $number } { NOUN("card", $number) } { $cards ->
    [basic-energy] Energia Básica
    [special-energy] Energia Especial
   *[energy] Energia
} { AS($type, after: "feminine") }{ $joined ->
    [yes] {" "}{ NOUN("attached", $number) }
   *[no] {""}
}
# proposed: Energia Básica, Energia Especial
energy-cards-all = todos os { -card(form: "other") } { $cards ->
    [basic-energy] Energia Básica
    [special-energy] Energia Especial
   *[energy] Energia
}{ $joined ->
    [yes] {" "}{ -attached(form: "other") }
   *[no] {""}
}
# proposed: Energia Básica, Energia Especial
energy-cards-all-typed = todos os { -card(form: "other") } { $cards ->
    [basic-energy] Energia Básica
    [special-energy] Energia Especial
   *[energy] Energia
} { AS($type, after: "feminine") }{ $joined ->
    [yes] {" "}{ -attached(form: "other") }
   *[no] {""}
}
energy-cards-any = qualquer número de { -card(form: "other") } Energia{ $joined ->
    [yes] {" "}{ -attached(form: "other") }
   *[no] {""}
}
    .alt1 = quantos { -card(form: "other") } Energia quiser{ $joined ->
        [yes] {" "}{ -attached(form: "other") }
       *[no] {""}
    }
energy-cards-any-typed = qualquer número de { -card(form: "other") } Energia { AS($type, after: "feminine") }{ $joined ->
    [yes] {" "}{ -attached(form: "other") }
   *[no] {""}
}
    .alt1 = quantos { -card(form: "other") } Energia { AS($type, after: "feminine") } quiser{ $joined ->
        [yes] {" "}{ -attached(form: "other") }
       *[no] {""}
    }

cards = { $number ->
    [1] um { AS($filter, plural: "one") }
    [one] { $number } { AS($filter, plural: "one") }
   *[other] { $number } { AS($filter, plural: "other") }
}
    .alt1 = { $number ->
        [1] { $number } { AS($filter, plural: "one") }
        [one] { $number } { AS($filter, plural: "one") }
       *[other] { $number } { AS($filter, plural: "other") }
    }
cards-up-to = até { $number } { $number ->
    [one] { AS($filter, plural: "one") }
   *[other] { AS($filter, plural: "other") }
}
cards-all = todos os { AS($filter, plural: "other") }
cards-any = qualquer número de { AS($filter, plural: "other") }
    .alt1 = quantos { AS($filter, plural: "other") } quiser
filter-any = { NOUN("card", $plural) }
filter = { NOUN("card", $plural) } { $cards }
# proposed: Energia Básica, Energia Especial
filter-typed = { NOUN("card", $plural) } { $cards ->
    [pokemon] Pokémon { $plural ->
       *[one] { AS($type, after: "masculine") }
        [other] { AS($type, after: "masculine-plural") }
    }
    [basic-pokemon] Pokémon { NOUN("basic", $plural) } { $plural ->
       *[one] { AS($type, after: "masculine") }
        [other] { AS($type, after: "masculine-plural") }
    }
    [evolution] Evolução { AS($type, after: "feminine") }
    [trainer] de Treinador { AS($type, after: "masculine") }
    [energy] Energia { AS($type, after: "feminine") }
    [special-energy] Energia Especial { AS($type, after: "feminine") }
   *[basic-energy] Energia Básica { AS($type, after: "feminine") }
}
filter-two = { NOUN("card", $plural) } { $first } ou { $last }
filter-three = { NOUN("card", $plural) } { $first }, { $middle } ou { $last }
filter-with = { $filter } { $traits }
# proposed: Energia Básica, Energia Especial
wanted-cards = { $value ->
    [pokemon] Pokémon
    [basic-pokemon] Pokémon { NOUN("basic", $plural) }
    [evolution] Evolução
    [trainer] de Treinador
    [energy] Energia
    [special-energy] Energia Especial
   *[basic-energy] Energia Básica
}
card-named = { NOUN("called", $plural) } { $names }
card-name-part = com { $part } no nome
evolves-from = { $plural ->
   *[one] que evolui
    [other] que evoluem
} { AS($who, case: "de") }
evolves-from-named = { $plural ->
   *[one] que evolui
    [other] que evoluem
} de { $name }
card-traits-more = { $first } e { $more }
name = { $name }
names-or = { $first } ou { $more }

# Depois de «para», «se», «igual»: cada …, o número de …, ao número de …
# proposed: caras, cara
heads = { $counted ->
    [number] o número de caras
    [ao] ao número de caras
   *[each] cada cara
}
# proposed: coroas, coroa
tails = { $counted ->
    [number] o número de coroas
    [ao] ao número de coroas
   *[each] cada coroa
}
counters-on = { $counted ->
    [number] o número de { -damage-counter(form: "other") }
    [ao] ao número de { -damage-counter(form: "other") }
   *[each] cada { -damage-counter(form: "one") }
} { AS($who, case: "em") }
energy-on = { $counted ->
    [number] o número de { -card(form: "other") } Energia { -attached(form: "other") }
    [ao] ao número de { -card(form: "other") } Energia { -attached(form: "other") }
   *[each] cada { -card(form: "one") } Energia { -attached(form: "one") }
} { AS($who, case: "a") }
energy-on-typed = { $counted ->
    [number] o número de { -card(form: "other") } Energia { AS($type, after: "feminine") } { -attached(form: "other") }
    [ao] ao número de { -card(form: "other") } Energia { AS($type, after: "feminine") } { -attached(form: "other") }
   *[each] cada { -card(form: "one") } Energia { AS($type, after: "feminine") } { -attached(form: "one") }
} { AS($who, case: "a") }
energy-provided-to = { $counted ->
    [number] o número de { -energy(form: "other") } associadas
    [ao] ao número de { -energy(form: "other") } associadas
   *[each] cada { -energy(form: "one") } associada
} { AS($who, case: "a") }
energy-provided-to-typed = { $counted ->
    [number] o número de { -energy(form: "other") } { AS($type, after: "feminine-plural") } associadas
    [ao] ao número de { -energy(form: "other") } { AS($type, after: "feminine-plural") } associadas
   *[each] cada { -energy(form: "one") } { AS($type, after: "feminine") } associada
} { AS($who, case: "a") }
discarded = { $counted ->
    [number] o número de { -card(form: "other") } descartados
    [ao] ao número de { -card(form: "other") } descartados
   *[each] cada { -card(form: "one") } descartado
} desta maneira
unused-energy = { $counted ->
    [number] o número de { -energy(form: "other") } { AS($type, after: "feminine-plural") } associadas { AS($who, case: "a") } e não usadas
    [ao] ao número de { -energy(form: "other") } { AS($type, after: "feminine-plural") } associadas { AS($who, case: "a") } e não usadas
   *[each] cada { -energy(form: "one") } { AS($type, after: "feminine") } associada { AS($who, case: "a") } e não usada
} para pagar o custo de Energia deste ataque
pokemon-in = { $counted ->
    [number] o número { AS($group, scope: "some") }
    [ao] ao número { AS($group, scope: "some") }
   *[each] cada um { AS($group, scope: "some") }
}
cards-in = { $counted ->
    [number] o número de { AS($filter, plural: "other") }
    [ao] ao número de { AS($filter, plural: "other") }
   *[each] cada { AS($filter, plural: "one") }
} { $zone ->
    [hand] { $player ->
        [you] na sua mão
       *[opponent] na mão do seu adversário
    }
   *[discard-pile] { $player ->
        [you] na sua pilha de descarte
       *[opponent] na pilha de descarte do seu adversário
    }
}

points = { $points } danos{ $as ->
    [more] {" "}adicionais
   *[other] {""}
}
    .alt1 = { $points } de danos{ $as ->
        [more] {" "}adicionais
       *[other] {""}
    }
per = { $points } danos{ $as ->
    [more] {" "}adicionais
   *[other] {""}
} para { AS($count, counted: "each") }
# Uma segunda frase onde a oração está sozinha; senão, entre parênteses.
per-at-most = { $points } danos{ $as ->
    [more] {" "}adicionais
   *[other] {""}
} para { AS($count, counted: "each") }{ $place ->
    [main] . Você não pode { $as ->
        [more] adicionar
        [less] subtrair
       *[plain] causar
    } mais de { $most } danos desta maneira
   *[inner] {" "}(você não pode { $as ->
        [more] adicionar
        [less] subtrair
       *[plain] causar
    } mais de { $most } danos desta maneira)
}
equal-to = { $as ->
    [more] danos adicionais
    [less] danos
   *[plain] ao Pokémon de Defesa danos
} equivalentes { $size }
whole = { AS($measure, case: "a") }
half = à metade { AS($measure, case: "de") } (arredondada { $rounding } até a dezena mais próxima)
remaining-hp = { $case ->
    [de] do
   *[a] ao
} HP restante { AS($who, case: "de") }
printed-hp = { $case ->
    [de] do
   *[a] ao
} HP { AS($who, case: "de") }
damage-done = { $case ->
    [de] dos danos causados ao Pokémon de Defesa depois de aplicar Fraqueza e Resistência
   *[a] aos danos causados ao Pokémon de Defesa (depois de aplicar Fraqueza e Resistência)
}
rounding = { $value ->
    [up] para cima
   *[down] para baixo
}

### Vad som gäller en tid, så länge en kraft verkar, eller medan ett tränarkort är fäst.

# optional: rule-no-evolution

# --- med en varaktighet: en sats vardera

lasting-prevent-damage = förhindra all skada som attacker orsakar på { $to } { $duration }
lasting-prevent-damage-at-most = förhindra all skada som attacker orsakar på { $to } { $duration } om skadan är { $points } eller mindre (efter att { -weakness } och { -resistance } har tillämpats)
lasting-prevent-damage-at-least = förhindra all skada som attacker orsakar på { $to } { $duration } om skadan är { $points } eller mer (efter att { -weakness } och { -resistance } har tillämpats)
lasting-prevent-effects = förhindra alla effekter av attacker, inklusive skada, på { $to } { $duration }
lasting-flip-to-prevent = { $mood ->
    [option] låta { $by ->
        [opponent] din motståndare
       *[you] ägaren
    } singla
    [inverted] singlar { $by ->
        [opponent] din motståndare
       *[you] ägaren
    }
   *[plain] { $by ->
        [opponent] din motståndare
       *[you] ägaren
    } singlar
} slant varje gång en attack { $what ->
    [damage] skadar
   *[effects] påverkar
} { AS($to, quantor: "any") } { $duration } (om det blir { $by ->
    [opponent] klave
   *[you] krona
}, förhindra { $what ->
    [damage] all skada som den attacken orsakar på den
   *[effects] alla effekter av den attacken, inklusive skada
})
    .alt1 = { $mood ->
        [option] låta { $by ->
            [opponent] din motståndare
           *[you] ägaren
        } singla
        [inverted] singlar { $by ->
            [opponent] din motståndare
           *[you] ägaren
        }
       *[plain] { $by ->
            [opponent] din motståndare
           *[you] ägaren
        } singlar
    } slant närhelst en attack { $what ->
        [damage] skadar
       *[effects] påverkar
    } { AS($to, quantor: "any") } { $duration } (om det blir { $by ->
        [opponent] klave
       *[you] krona
    }, förhindra { $what ->
        [damage] all skada som den attacken orsakar på den
       *[effects] alla effekter av den attacken, inklusive skada
    })
lasting-more-damage = { $mood ->
    [option] låta attacker från { AS($by, quantor: "all") } orsaka
    [inverted] orsakar attacker från { AS($by, quantor: "all") }
   *[plain] attacker från { AS($by, quantor: "all") } orsakar
} ytterligare { $points } i skada på den försvarande Pokémon { $duration } (efter att { -weakness } och { -resistance } har tillämpats)
lasting-more-damage-to = { $mood ->
    [option] låta attacker orsaka
    [inverted] orsakar attacker
   *[plain] attacker orsakar
} ytterligare { $points } i skada på { $to } { $duration } (efter att { -weakness } och { -resistance } har tillämpats)
lasting-less-damage = minska skadan som attacker orsakar på { $to } med { $points } { $duration } ({ $moment ->
    [before] innan { -weakness } och { -resistance } tillämpas
   *[after] efter att { -weakness } och { -resistance } har tillämpats
})
lasting-less-damage-by = minska skadan som attacker från { $by } orsakar på { $to } med { $points } { $duration } ({ $moment ->
    [before] innan { -weakness } och { -resistance } tillämpas
   *[after] efter att { -weakness } och { -resistance } har tillämpats
})
lasting-less-damage-from = minska skadan som attacker från { AS($by, scope: "some") } orsakar på { $to } med { $points } { $duration } ({ $moment ->
    [before] innan { -weakness } och { -resistance } tillämpas
   *[after] efter att { -weakness } och { -resistance } har tillämpats
})
lasting-halve-damage = halvera skadan som attacker orsakar på { $to } { $duration } (efter att { -weakness } och { -resistance } har tillämpats, avrundat { $rounding } till närmaste 10-tal)
lasting-cannot-attack = { $mood ->
    [option] hindra { $who } från att attackera
    [inverted] { $who ->
        [each] kan { AS($who, quantor: "none") } attackera
       *[other] kan { $who } inte attackera
    }
   *[plain] { $who ->
        [it] kan inte attackera
        [each] { AS($who, quantor: "none") } kan attackera
       *[other] { $who } kan inte attackera
    }
} { $duration }
lasting-cannot-attack-whom = { $mood ->
    [option] hindra { $who } från att attackera { $whom }
    [inverted] { $who ->
        [each] kan { AS($who, quantor: "none") } attackera { $whom }
       *[other] kan { $who } inte attackera { $whom }
    }
   *[plain] { $who ->
        [it] kan inte attackera { $whom }
        [each] { AS($who, quantor: "none") } kan attackera { $whom }
       *[other] { $who } kan inte attackera { $whom }
    }
} { $duration }
lasting-cannot-retreat = { $mood ->
    [option] hindra { $who } från att retirera
    [inverted] { $who ->
        [each] kan { AS($who, quantor: "none") } retirera
       *[other] kan { $who } inte retirera
    }
   *[plain] { $who ->
        [it] kan inte retirera
        [each] { AS($who, quantor: "none") } kan retirera
       *[other] { $who } kan inte retirera
    }
} { $duration }
    .alt1 = { $mood ->
        [option] hindra { $who } från att dra sig tillbaka
        [inverted] { $who ->
            [each] kan { AS($who, quantor: "none") } dra sig tillbaka
           *[other] kan { $who } inte dra sig tillbaka
        }
       *[plain] { $who ->
            [it] kan inte dra sig tillbaka
            [each] { AS($who, quantor: "none") } kan dra sig tillbaka
           *[other] { $who } kan inte dra sig tillbaka
        }
    } { $duration }
lasting-cannot-use-this = { $mood ->
    [option] hindra { $who } från att använda denna attack
    [inverted] kan { $who } inte använda denna attack
   *[plain] { $who ->
        [it] kan inte använda denna attack
       *[other] { $who } kan inte använda denna attack
    }
} igen { $duration }
lasting-cannot-use-chosen = { $mood ->
    [option] hindra { $who } från att använda den attacken
    [inverted] kan { $who } inte använda den attacken
   *[plain] { $who ->
        [it] kan inte använda den attacken
       *[other] { $who } kan inte använda den attacken
    }
} { $duration }
lasting-must-flip-to-attack = { $mood ->
    [option] låta { $who ->
        [defending] din motståndare
       *[other] ägaren
    }
    [inverted] måste { $who ->
        [defending] din motståndare
       *[other] ägaren
    }
   *[plain] { $who ->
        [defending] din motståndare
       *[other] ägaren
    } måste
} singla slant när { $who } försöker attackera { $duration }{ $place ->
    [main] . Om det blir klave, gör den attacken ingenting
   *[inner] {" "}(om det blir klave, gör den attacken ingenting)
}
lasting-energy-counts-as = förvandla all energi fäst på { $who } till energi av typen { $type } { $duration ->
    [this-turn] under resten av turen
   *[other] { $duration }
}
    .alt1 = förvandla all energi fäst på { $who } till energi av typen { $type } { $duration ->
        [this-turn] under resten av omgången
       *[other] { $duration }
    }
    .alt2 = förvandla all energi fäst på { $who } till energi av typen { $type } { $duration ->
        [this-turn] under resten av rundan
       *[other] { $duration }
    }
# proposed: grundskadan
lasting-new-base-damage = ändra grundskadan för attacken { $attack } hos { $who } till { $points } { $duration }
lasting-immune-to = { $mood ->
    [option] skydda { $who } mot att { AS($conditions, form: "inf") }
    [inverted] { $who ->
        [each] kan { AS($who, quantor: "none") } { AS($conditions, form: "inf") }
       *[other] kan { $who } inte { AS($conditions, form: "inf") }
    }
   *[plain] { $who ->
        [each] { AS($who, quantor: "none") } kan { AS($conditions, form: "inf") }
       *[other] { $who } kan inte { AS($conditions, form: "inf") }
    }
} { $duration }
lasting-cheaper-retreat = minska reträttkostnaden för { $who } med { $less } [C] { $duration }
lasting-dearer-retreat = öka reträttkostnaden för { $who } med { $more } energi { $duration }
lasting-cannot-receive-energy = { $mood ->
    [option] förbjuda att energikort fästs
    [inverted] kan energikort inte fästas
   *[plain] energikort kan inte fästas
} från handen på { AS($who, quantor: "any") } { $duration }
# proposed: upphäva
lasting-powers-stop = { $mood ->
    [option] upphäva Pokémonkrafterna hos { AS($of, quantor: "all") }
    [inverted] fungerar inte Pokémonkrafterna hos { AS($of, quantor: "all") }
   *[plain] Pokémonkrafterna hos { AS($of, quantor: "all") } fungerar inte
} { $duration }
lasting-cannot-evolve = { $mood ->
    [option] förbjuda att evolutionskort spelas ut
    [inverted] kan evolutionskort inte spelas ut
   *[plain] evolutionskort kan inte spelas ut
} på { AS($who, quantor: "any") } { $duration }
lasting-cannot-play-trainers = { $player ->
    [you] { $mood ->
        [option] avstå från att
        [inverted] kan du inte
       *[plain] du kan inte
    }
   *[opponent] { $mood ->
        [option] hindra din motståndare från att
        [inverted] kan din motståndare inte
       *[plain] din motståndare kan inte
    }
} spela ut tränarkort { $player ->
    [you] { $duration }
   *[opponent] { AS($duration, whose: "own") }
}
lasting-hand-face-up = { $player ->
    [you] spela med framsidan uppåt på korten i din hand
   *[opponent] { $mood ->
        [option] låta din motståndare spela
        [inverted] spelar din motståndare
       *[plain] din motståndare spelar
    } med framsidan uppåt på korten i sin hand
} { $player ->
    [you] { $duration }
   *[opponent] { AS($duration, whose: "own") }
}

# Vad som görs senare. I en mening för sig inleder villkoret, annars står det efter det som görs. Flera satser står i parentes.
lasting-reaction = { $place ->
    [main] { $mood ->
        [plain] { $event ->
            [damaged-by-attack] varje gång din motståndare skadar { $who } med en attack
           *[knocked-out-by-attack] om { $who } blir knockad av en attack
        } { $duration }, { AS($act, mood: "inverted") }
       *[other] { AS($act, place: "inner") } { $event ->
            [damaged-by-attack] varje gång din motståndare skadar { $who } med en attack
           *[knocked-out-by-attack] om { $who } blir knockad av en attack
        } { $duration }
    }
   *[inner] { AS($act, place: "inner") } { $event ->
        [damaged-by-attack] varje gång din motståndare skadar { $who } med en attack
       *[knocked-out-by-attack] om { $who } blir knockad av en attack
    } { $duration }
}
    .alt1 = { $place ->
        [main] { $mood ->
            [plain] { $event ->
                [damaged-by-attack] närhelst din motståndare skadar { $who } med en attack
               *[knocked-out-by-attack] om { $who } blir knockad av en attack
            } { $duration }, { AS($act, mood: "inverted") }
           *[other] { AS($act, place: "inner") } { $event ->
                [damaged-by-attack] närhelst din motståndare skadar { $who } med en attack
               *[knocked-out-by-attack] om { $who } blir knockad av en attack
            } { $duration }
        }
       *[inner] { AS($act, place: "inner") } { $event ->
            [damaged-by-attack] närhelst din motståndare skadar { $who } med en attack
           *[knocked-out-by-attack] om { $who } blir knockad av en attack
        } { $duration }
    }
lasting-reactions = { $mood ->
    [option] låta
   *[other] låt
} följande hända { $event ->
    [damaged-by-attack] varje gång din motståndare skadar { $who } med en attack
   *[knocked-out-by-attack] om { $who } blir knockad av en attack
} { $duration } ({ AS($acts, mood: "plain", place: "inner") })
    .alt1 = { $mood ->
        [option] låta
       *[other] låt
    } följande hända { $event ->
        [damaged-by-attack] närhelst din motståndare skadar { $who } med en attack
       *[knocked-out-by-attack] om { $who } blir knockad av en attack
    } { $duration } ({ AS($acts, mood: "plain", place: "inner") })

deeds-two = { $first } och { $last }
deeds-more = { $first }, { $more }

# --- så länge något är i spel: i en kraft, på ett tränarkort som stannar kvar

rule-prevent-damage = förhindra all skada som attacker orsakar på { $to }
rule-prevent-damage-at-most = förhindra all skada som attacker orsakar på { $to } om skadan är { $points } eller mindre (efter att { -weakness } och { -resistance } har tillämpats)
rule-prevent-damage-at-least = förhindra all skada som attacker orsakar på { $to } om skadan är { $points } eller mer (efter att { -weakness } och { -resistance } har tillämpats)
rule-prevent-effects = förhindra alla effekter av attacker, inklusive skada, på { $to }
rule-flip-to-prevent = { $mood ->
    [inverted] singlar { $by ->
        [opponent] din motståndare
       *[you] ägaren
    } slant varje gång en attack { $what ->
        [damage] skadar
       *[effects] påverkar
    } { AS($to, quantor: "any") }
   *[plain] varje gång en attack { $what ->
        [damage] skadar
       *[effects] påverkar
    } { AS($to, quantor: "any") }, singlar { $by ->
        [opponent] din motståndare
       *[you] dess ägare
    } slant
}. Om det blir { $by ->
    [opponent] klave
   *[you] krona
}, förhindra { $what ->
    [damage] all skada som den attacken orsakar på den
   *[effects] alla effekter av den attacken, inklusive skada
}
    .alt1 = { $mood ->
        [inverted] singlar { $by ->
            [opponent] din motståndare
           *[you] ägaren
        } slant närhelst en attack { $what ->
            [damage] skadar
           *[effects] påverkar
        } { AS($to, quantor: "any") }
       *[plain] närhelst en attack { $what ->
            [damage] skadar
           *[effects] påverkar
        } { AS($to, quantor: "any") }, singlar { $by ->
            [opponent] din motståndare
           *[you] dess ägare
        } slant
    }. Om det blir { $by ->
        [opponent] klave
       *[you] krona
    }, förhindra { $what ->
        [damage] all skada som den attacken orsakar på den
       *[effects] alla effekter av den attacken, inklusive skada
    }
rule-more-damage = { $mood ->
    [inverted] orsakar attacker från { AS($by, quantor: "all") }
   *[plain] attacker från { AS($by, quantor: "all") } orsakar
} ytterligare { $points } i skada på den försvarande Pokémon (efter att { -weakness } och { -resistance } har tillämpats)
rule-more-damage-to = { $mood ->
    [inverted] orsakar attacker
   *[plain] attacker orsakar
} ytterligare { $points } i skada på { $to } (efter att { -weakness } och { -resistance } har tillämpats)
rule-less-damage = minska skadan som attacker orsakar på { $to } med { $points } ({ $moment ->
    [before] innan { -weakness } och { -resistance } tillämpas
   *[after] efter att { -weakness } och { -resistance } har tillämpats
})
rule-less-damage-by = minska skadan som attacker från { $by } orsakar på { $to } med { $points } ({ $moment ->
    [before] innan { -weakness } och { -resistance } tillämpas
   *[after] efter att { -weakness } och { -resistance } har tillämpats
})
rule-less-damage-from = minska skadan som attacker från { AS($by, scope: "some") } orsakar på { $to } med { $points } ({ $moment ->
    [before] innan { -weakness } och { -resistance } tillämpas
   *[after] efter att { -weakness } och { -resistance } har tillämpats
})
rule-halve-damage = halvera skadan som attacker orsakar på { $to } (efter att { -weakness } och { -resistance } har tillämpats, avrundat { $rounding } till närmaste 10-tal)
rule-cannot-attack = { $mood ->
    [inverted] { $who ->
        [each] kan { AS($who, quantor: "none") } attackera
       *[other] kan { $who } inte attackera
    }
   *[plain] { $who ->
        [each] { AS($who, quantor: "none") } kan attackera
       *[other] { $who } kan inte attackera
    }
}
rule-cannot-attack-whom = { $mood ->
    [inverted] { $who ->
        [each] kan { AS($who, quantor: "none") } attackera { $whom }
       *[other] kan { $who } inte attackera { $whom }
    }
   *[plain] { $who ->
        [each] { AS($who, quantor: "none") } kan attackera { $whom }
       *[other] { $who } kan inte attackera { $whom }
    }
}
rule-cannot-retreat = { $mood ->
    [inverted] { $who ->
        [each] kan { AS($who, quantor: "none") } retirera
       *[other] kan { $who } inte retirera
    }
   *[plain] { $who ->
        [each] { AS($who, quantor: "none") } kan retirera
       *[other] { $who } kan inte retirera
    }
}
    .alt1 = { $mood ->
        [inverted] { $who ->
            [each] kan { AS($who, quantor: "none") } dra sig tillbaka
           *[other] kan { $who } inte dra sig tillbaka
        }
       *[plain] { $who ->
            [each] { AS($who, quantor: "none") } kan dra sig tillbaka
           *[other] { $who } kan inte dra sig tillbaka
        }
    }
rule-must-flip-to-attack = { $mood ->
    [inverted] måste ägaren
   *[plain] ägaren måste
} singla slant när { $who } försöker attackera. Om det blir klave, gör den attacken ingenting
rule-energy-counts-as = { $mood ->
    [inverted] är all energi fäst på { $who }
   *[plain] all energi fäst på { $who } är
} energi av typen { $type }
# proposed: grundskadan
rule-new-base-damage = { $mood ->
    [inverted] är grundskadan för attacken { $attack } hos { $who } { $points }
   *[plain] grundskadan för attacken { $attack } hos { $who } är { $points }
}
rule-immune-to = { $mood ->
    [inverted] { $who ->
        [each] kan { AS($who, quantor: "none") } { AS($conditions, form: "inf") }
       *[other] kan { $who } inte { AS($conditions, form: "inf") }
    }
   *[plain] { $who ->
        [each] { AS($who, quantor: "none") } kan { AS($conditions, form: "inf") }
       *[other] { $who } kan inte { AS($conditions, form: "inf") }
    }
}
rule-cheaper-retreat = { $mood ->
    [inverted] är reträttkostnaden för { $who }
   *[plain] reträttkostnaden för { $who } är
} { $less } [C] lägre
rule-dearer-retreat = { $mood ->
    [inverted] är reträttkostnaden för { $who }
   *[plain] reträttkostnaden för { $who } är
} { $more } energi högre
rule-cannot-receive-energy = { $mood ->
    [inverted] kan energikort inte
   *[plain] energikort kan inte
} fästas från handen på { AS($who, quantor: "any") }
rule-powers-stop = { $mood ->
    [inverted] fungerar inte Pokémonkrafterna hos { AS($of, quantor: "all") }
   *[plain] Pokémonkrafterna hos { AS($of, quantor: "all") } fungerar inte
}
rule-cannot-evolve = { $mood ->
    [inverted] kan evolutionskort inte
   *[plain] evolutionskort kan inte
} spelas ut på { AS($who, quantor: "any") }
rule-no-evolution = { $mood ->
    [inverted] kan inga fler evolutionskort
   *[plain] inga fler evolutionskort kan
} spelas ut
rule-cannot-play-trainers = { $player ->
    [you] { $mood ->
        [inverted] kan du inte
       *[plain] du kan inte
    }
   *[opponent] { $mood ->
        [inverted] kan din motståndare inte
       *[plain] din motståndare kan inte
    }
} spela ut tränarkort
rule-hand-face-up = { $player ->
    [you] spela med framsidan uppåt på korten i din hand
   *[opponent] { $mood ->
        [inverted] spelar din motståndare
       *[plain] din motståndare spelar
    } med framsidan uppåt på korten i sin hand
}
rule-ignore-powers = ignorera alla andra Pokémonkrafter
rule-copy-of = { $mood ->
    [inverted] behandlas { $who }
   *[plain] { $who } behandlas
} som om den vore samma kort som { $of }, men { $who } kan inte utvecklas och behåller alltid denna kraft, och du får behandla all energi fäst på { $who } som energi av valfri typ

# --- tränarkort som stannar kvar; på ett fäst kort är „den Pokémon“ den som det är fäst på

# proposed: lämnar spelet
attach-this = fäst { $name } på { $target }. Förverka { $name } { $until ->
    [end-of-turn] i slutet av din tur.
    [end-of-opponents-next-turn] i slutet av din motståndares nästa tur.
   *[leaves-play] när den Pokémon lämnar spelet.
}
    .alt1 = fäst { $name } på { $target }. Förverka { $name } { $until ->
        [end-of-turn] i slutet av din omgång.
        [end-of-opponents-next-turn] i slutet av din motståndares nästa omgång.
       *[leaves-play] när den Pokémon lämnar spelet.
    }
    .alt2 = fäst { $name } på { $target }. Förverka { $name } { $until ->
        [end-of-turn] i slutet av din runda.
        [end-of-opponents-next-turn] i slutet av din motståndares nästa runda.
       *[leaves-play] när den Pokémon lämnar spelet.
    }
stay-in-play = detta kort stannar kvar i spel.
play-as-pokemon = spela ut { $name } som om det vore en Basic Pokémon med { $hp } träffpoäng.
play-as-pokemon-of-printed-hp = spela ut { $name } som om det vore en Basic Pokémon.

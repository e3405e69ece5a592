### Vad som görs: en sats vardera. $mood „option“: infinitiv efter „får du“; „inverted“: verbet först, efter en
### inledande bisats; annars rak ordföljd eller uppmaning. $place „main“: satsen är hela meningen.

# optional: take-active-place-it

# --- attackens egen skada

damage-plus = { $mood ->
    [option] låta denna attack orsaka
    [inverted] orsakar denna attack
   *[plain] denna attack orsakar
} { $base } i skada plus { AS($amount, as: "more") }
    .alt1 = { $mood ->
        [option] låta denna attack göra
        [inverted] gör denna attack
       *[plain] denna attack gör
    } { $base } i skada plus { AS($amount, as: "more") }
damage-minus = { $mood ->
    [option] låta denna attack orsaka
    [inverted] orsakar denna attack
   *[plain] denna attack orsakar
} { $base } i skada minus { AS($amount, as: "less") }
    .alt1 = { $mood ->
        [option] låta denna attack göra
        [inverted] gör denna attack
       *[plain] denna attack gör
    } { $base } i skada minus { AS($amount, as: "less") }
damage-times = { $mood ->
    [option] låta denna attack orsaka
    [inverted] orsakar denna attack
   *[plain] denna attack orsakar
} { $base } i skada gånger { AS($count, counted: "number") }
    .alt1 = { $mood ->
        [option] låta denna attack göra
        [inverted] gör denna attack
       *[plain] denna attack gör
    } { $base } i skada gånger { AS($count, counted: "number") }
damage-equals = { $mood ->
    [option] låta denna attack orsaka
    [inverted] orsakar denna attack
   *[plain] denna attack orsakar
} { AS($amount, as: "plain") }
    .alt1 = { $mood ->
        [option] låta denna attack göra
        [inverted] gör denna attack
       *[plain] denna attack gör
    } { AS($amount, as: "plain") }
# proposed
attack-does-nothing = { $mood ->
    [option] låta denna attack vara utan effekt
    [inverted] gör denna attack ingenting
   *[plain] denna attack gör ingenting
}

ignore-weakness-resistance = ignorera { -weakness } och { -resistance } för denna attack
ignore-resistance = ignorera { -resistance } för denna attack
ignore-everything = ignorera { -weakness }, { -resistance }, Pokémonkrafter och alla andra effekter på den försvarande Pokémon för denna attack
repeat-last-attack = ge den försvarande Pokémon slutresultatet av den attack som { $who } utsattes för under föregående tur
    .alt1 = ge den försvarande Pokémon slutresultatet av den attack som { $who } utsattes för under föregående omgång
    .alt2 = ge den försvarande Pokémon slutresultatet av den attack som { $who } utsattes för under föregående runda

# --- skada därutöver

source = { $value ->
    [attack] denna attack
    [power] denna kraft
   *[card] detta kort
}
do-damage = { $mood ->
    [option] låta { $source } orsaka
    [inverted] orsakar { $source }
   *[plain] { $source } orsakar
} { $points } i skada på { $target }
    .alt1 = { $mood ->
        [option] låta { $source } göra
        [inverted] gör { $source }
       *[plain] { $source } gör
    } { $points } i skada på { $target }
do-damage-per = { $mood ->
    [option] låta { $source } orsaka
    [inverted] orsakar { $source }
   *[plain] { $source } orsakar
} { $points } i skada på { $target } för { AS($count, counted: "each") }
    .alt1 = { $mood ->
        [option] låta { $source } göra
        [inverted] gör { $source }
       *[plain] { $source } gör
    } { $points } i skada på { $target } för { AS($count, counted: "each") }
do-damage-per-at-most = { $mood ->
    [option] låta { $source } orsaka
    [inverted] orsakar { $source }
   *[plain] { $source } orsakar
} { $points } i skada på { $target } för { AS($count, counted: "each") }{ $place ->
    [main] . Du kan inte orsaka mer än { $most } i skada på detta sätt
   *[inner] {" "}(du kan inte orsaka mer än { $most } i skada på detta sätt)
}
    .alt1 = { $mood ->
        [option] låta { $source } göra
        [inverted] gör { $source }
       *[plain] { $source } gör
    } { $points } i skada på { $target } för { AS($count, counted: "each") }{ $place ->
        [main] . Du kan inte göra mer än { $most } i skada på detta sätt
       *[inner] {" "}(du kan inte göra mer än { $most } i skada på detta sätt)
    }
do-damage-equal = { $mood ->
    [option] låta { $source } orsaka
    [inverted] orsakar { $source }
   *[plain] { $source } orsakar
} skada på { $target } motsvarande { $size }
    .alt1 = { $mood ->
        [option] låta { $source } göra
        [inverted] gör { $source }
       *[plain] { $source } gör
    } skada på { $target } motsvarande { $size }
damage-self = { $mood ->
    [option] låta { $who } orsaka
    [inverted] orsakar { $who }
   *[plain] { $who } orsakar
} { $points } i skada på sig själv
    .alt1 = { $mood ->
        [option] låta { $who } göra
        [inverted] gör { $who }
       *[plain] { $who } gör
    } { $points } i skada på sig själv
damage-self-per = { $mood ->
    [option] låta { $who } orsaka
    [inverted] orsakar { $who }
   *[plain] { $who } orsakar
} { $points } i skada på sig själv för { AS($count, counted: "each") }
    .alt1 = { $mood ->
        [option] låta { $who } göra
        [inverted] gör { $who }
       *[plain] { $who } gör
    } { $points } i skada på sig själv för { AS($count, counted: "each") }
damage-self-per-at-most = { $mood ->
    [option] låta { $who } orsaka
    [inverted] orsakar { $who }
   *[plain] { $who } orsakar
} { $points } i skada på sig själv för { AS($count, counted: "each") }{ $place ->
    [main] . Den kan inte orsaka mer än { $most } i skada på sig själv på detta sätt
   *[inner] {" "}(den kan inte orsaka mer än { $most } i skada på sig själv på detta sätt)
}
    .alt1 = { $mood ->
        [option] låta { $who } göra
        [inverted] gör { $who }
       *[plain] { $who } gör
    } { $points } i skada på sig själv för { AS($count, counted: "each") }{ $place ->
        [main] . Den kan inte göra mer än { $most } i skada på sig själv på detta sätt
       *[inner] {" "}(den kan inte göra mer än { $most } i skada på sig själv på detta sätt)
    }
damage-self-equal = { $mood ->
    [option] låta { $who } orsaka
    [inverted] orsakar { $who }
   *[plain] { $who } orsakar
} skada på sig själv motsvarande { $size }
    .alt1 = { $mood ->
        [option] låta { $who } göra
        [inverted] gör { $who }
       *[plain] { $who } gör
    } skada på sig själv motsvarande { $size }

# --- tillstånd och skaderäknare

# Samma subjekt som i satsen före utelämnas: „… blir förvirrad och kan inte retirera“.
inflict = { $condition ->
    [asleep] { $mood ->
        [option] söva { $who }
        [inverted] somnar { $who }
       *[plain] { $who ->
            [it] somnar
           *[other] { $who } somnar
        }
    }
   *[other] { $mood ->
        [option] göra { $who } { AS($condition, form: "bare") }
        [inverted] blir { $who } { AS($condition, form: "bare") }
       *[plain] { $who ->
            [it] blir även
           *[other] { $who } blir
        } { AS($condition, form: "bare") }
    }
}
    .alt1 = { $condition ->
        [asleep] { $mood ->
            [option] söva { $who }
            [inverted] sover { $who } nu
           *[plain] { $who } sover nu
        }
       *[other] { $mood ->
            [option] göra { $who } { AS($condition, form: "bare") }
            [inverted] är { $who } nu { AS($condition, form: "bare") }
           *[plain] { $who } är nu { AS($condition, form: "bare") }
        }
    }
inflict-chosen = { $mood ->
    [option] välja
   *[other] välj
} om { $who } ska { AS($conditions, form: "inf") }
poison-strong = { $mood ->
    [option] förgifta { $who }
    [inverted] blir { $who } förgiftad
   *[plain] { $who ->
        [it] blir även förgiftad
       *[other] { $who } blir förgiftad
    }
}{ $place ->
    [main] . Den tar nu { $points } i skada istället för 10 efter varje spelares tur (även om den redan var förgiftad)
   *[inner] {" "}(den tar nu { $points } i skada istället för 10 efter varje spelares tur, även om den redan var förgiftad)
}
    .alt1 = { $mood ->
        [option] förgifta { $who }
        [inverted] blir { $who } förgiftad
       *[plain] { $who ->
            [it] blir även förgiftad
           *[other] { $who } blir förgiftad
        }
    }{ $place ->
        [main] . Den tar nu { $points } i skada istället för 10 efter varje spelares omgång (även om den redan var förgiftad)
       *[inner] {" "}(den tar nu { $points } i skada istället för 10 efter varje spelares omgång, även om den redan var förgiftad)
    }
    .alt2 = { $mood ->
        [option] förgifta { $who }
        [inverted] blir { $who } förgiftad
       *[plain] { $who ->
            [it] blir även förgiftad
           *[other] { $who } blir förgiftad
        }
    }{ $place ->
        [main] . Den tar nu { $points } i skada istället för 10 efter varje spelares runda (även om den redan var förgiftad)
       *[inner] {" "}(den tar nu { $points } i skada istället för 10 efter varje spelares runda, även om den redan var förgiftad)
    }
# proposed: särskilda tillstånd
recover = befria { $who } från alla särskilda tillstånd
recover-named = befria { $who } från sömn, förvirring, paralysering och förgiftning
recover-from = befria { $who } från { AS($conditions, form: "noun") }
remove-counters = ta bort { $counters } från { $target }
remove-counters-equal = ta bort { -damage-counter } från { $target } motsvarande { $size }
put-counters = { $mood ->
    [option] sätta
   *[other] sätt
} { $number } { -damage-counter } på { $target }
put-counters-per = { $mood ->
    [option] sätta
   *[other] sätt
} { $number } { -damage-counter } på { $target } för { AS($count, counted: "each") }
put-counters-per-at-most = { $mood ->
    [option] sätta
   *[other] sätt
} { $number } { -damage-counter } på { $target } för { AS($count, counted: "each") }{ $place ->
    [main] . Du kan inte sätta ut mer än { $most } { -damage-counter } på detta sätt
   *[inner] {" "}(du kan inte sätta ut mer än { $most } { -damage-counter } på detta sätt)
}
put-counters-equal = { $mood ->
    [option] sätta
   *[other] sätt
} { -damage-counter } på { $target } motsvarande { $size }
move-counters = flytta { $number } { -damage-counter } från { $source } till { $target } { $guard ->
    [survives] (såvida detta inte knockar den)
   *[even-to-knock-out] (även om detta knockar den)
}
move-counters-within = flytta { $number } { -damage-counter } från 1 av { AS($group, scope: "some") } till en annan av dem { $guard ->
    [survives] (såvida detta inte knockar den)
   *[even-to-knock-out] (även om detta knockar den)
}
    .alt1 = flytta { $number } { -damage-counter } från 1 av { AS($group, scope: "some") } till en annan { $guard ->
        [survives] (såvida detta inte knockar den)
       *[even-to-knock-out] (även om detta knockar den)
    }
knock-out = knocka { $who }

# --- energi

discard-energy = förverka { AS($cards, joined: "yes") } på { $target }
attach-energy = { $mood ->
    [option] fästa
   *[other] fäst
} { AS($cards, joined: "no") } { $source ->
    [hand] från din hand
   *[discard-pile] från din hög för förverkade kort
} på { $to }
    .alt1 = { $mood ->
        [option] fästa
       *[other] fäst
    } { AS($cards, joined: "no") } { $source ->
        [hand] {""}
       *[discard-pile] från din hög för förverkade kort{" "}
    }på { $to }
# proposed: söka, sök, igenom
attach-energy-from-deck = { $mood ->
    [option] söka
   *[other] sök
} igenom din kortlek efter { AS($cards, joined: "no") } att fästa på { $to }{ $place ->
    [main] . Blanda sedan din kortlek
   *[inner] {" "}(blanda sedan din kortlek)
}
# Den som letar säger först hur många gånger: en mening eller parentes om blandningen följer.
for-each = { $mood ->
    [option] { $act ->
        [attach-energy-from-deck] för { AS($count, counted: "each") } { AS($act, place: "inner") }
        [search-deck] för { AS($count, counted: "each") } { AS($act, place: "inner") }
        [search-deck-for] för { AS($count, counted: "each") } { AS($act, place: "inner") }
        [search-deck-for-top] för { AS($count, counted: "each") } { AS($act, place: "inner") }
        [search-deck-onto-bench] för { AS($count, counted: "each") } { AS($act, place: "inner") }
       *[other] { AS($act, place: "inner") } för { AS($count, counted: "each") }
    }
   *[other] { $act ->
        [attach-energy-from-deck] för { AS($count, counted: "each") }, { $act }
        [search-deck] för { AS($count, counted: "each") }, { $act }
        [search-deck-for] för { AS($count, counted: "each") }, { $act }
        [search-deck-for-top] för { AS($count, counted: "each") }, { $act }
        [search-deck-onto-bench] för { AS($count, counted: "each") }, { $act }
       *[other] { $act } för { AS($count, counted: "each") }
    }
}
move-energy = flytta { AS($cards, joined: "no") } från { $source } till { $target }
move-energy-within = flytta { AS($cards, joined: "no") } från 1 av { AS($group, scope: "some") } till en annan av dem
    .alt1 = flytta { AS($cards, joined: "no") } från 1 av { AS($group, scope: "some") } till en annan
become-energy = förvandla { $who } till ett energikort som ger { $number } energi av en typ som du väljer och { $mood ->
    [option] fästa
   *[other] fäst
} det på 1 av { AS($group, scope: "another") }
become-energy-for-opponent = förvandla { $who } till ett energikort som ger { $number } energi av en typ som du väljer och { $mood ->
    [option] fästa
   *[other] fäst
} det på 1 av { AS($group, scope: "another") } (din motståndare väljer vilken)

# --- kort

draw = { $player ->
    [you] dra
   *[opponent] { $mood ->
        [option] låta din motståndare dra
        [inverted] drar din motståndare
       *[plain] din motståndare drar
    }
} { $number ->
    [one] ett kort
   *[other] { $number } kort
}
draw-up-to = { $player ->
    [you] dra
   *[opponent] { $mood ->
        [option] låta din motståndare dra
        [inverted] drar din motståndare
       *[plain] din motståndare drar
    }
} upp till { $number } kort
draw-as-many = { $player ->
    [you] dra
   *[opponent] { $mood ->
        [option] låta din motståndare dra
        [inverted] drar din motståndare
       *[plain] din motståndare drar
    }
} lika många kort
discard-from-hand = { $player ->
    [you] förverka { $number } kort från din hand
   *[opponent] { $mood ->
        [option] låta din motståndare förverka
        [inverted] förverkar din motståndare
       *[plain] din motståndare förverkar
    } { $number } kort från sin hand
}
discard-from-hand-up-to = { $player ->
    [you] förverka upp till { $number } kort från din hand
   *[opponent] { $mood ->
        [option] låta din motståndare förverka
        [inverted] förverkar din motståndare
       *[plain] din motståndare förverkar
    } upp till { $number } kort från sin hand
}
discard-from-hand-any = { $player ->
    [you] förverka valfritt antal kort från din hand
   *[opponent] { $mood ->
        [option] låta din motståndare förverka
        [inverted] förverkar din motståndare
       *[plain] din motståndare förverkar
    } valfritt antal kort från sin hand
}
discard-hand = { $player ->
    [you] förverka alla kort i din hand
   *[opponent] { $mood ->
        [option] låta din motståndare förverka
        [inverted] förverkar din motståndare
       *[plain] din motståndare förverkar
    } alla kort i sin hand
}
discard-from-deck = förverka { $number ->
    [one] det översta kortet
   *[other] de { $number } översta korten
} ur { $player ->
    [you] din
   *[opponent] din motståndares
} kortlek
discard-from-deck-as-many = förverka lika många av de översta korten ur { $player ->
    [you] din
   *[opponent] din motståndares
} kortlek
put-cards = { $to ->
    [deck] blanda in
   *[other] { $mood ->
        [option] lägga
       *[other] lägg
    }
} { $cards } { $player ->
    [you] { AS($source, whose: "your") } { AS($to, whose: "your") }
   *[opponent] { AS($source, whose: "opponents") } { AS($to, whose: "opponents") }
}
opponent-puts = { $mood ->
    [option] låta din motståndare { $to ->
        [deck] blanda in
       *[other] lägga
    }
    [inverted] { $to ->
        [deck] blandar din motståndare in
       *[other] lägger din motståndare
    }
   *[plain] din motståndare { $to ->
        [deck] blandar in
       *[other] lägger
    }
} { $cards } { $player ->
    [you] { AS($source, whose: "your") } { AS($to, whose: "your") }
   *[opponent] { AS($source, whose: "own") } { AS($to, whose: "own") }
}
put-hand = { $player ->
    [you] { $to ->
        [deck] blanda in
       *[other] { $mood ->
            [option] lägga
           *[other] lägg
        }
    } hela din hand { AS($to, whose: "your") }
   *[opponent] { $mood ->
        [option] låta din motståndare { $to ->
            [deck] blanda in
           *[other] lägga
        }
        [inverted] { $to ->
            [deck] blandar din motståndare in
           *[other] lägger din motståndare
        }
       *[plain] din motståndare { $to ->
            [deck] blandar in
           *[other] lägger
        }
    } hela sin hand { AS($to, whose: "own") }
}
# $whose: own efter „din motståndare“ som subjekt.
origin = från { $whose ->
    [your] din
    [opponents] din motståndares
   *[own] sin
} { $value ->
    [hand] hand
   *[discard-pile] hög för förverkade kort
}
place = { $value ->
    [hand] i
    [deck] i
    [top-of-deck] överst i
   *[bench] på
} { $whose ->
    [your] din
    [opponents] motståndarens
   *[own] sin
} { $value ->
    [hand] hand
    [deck] kortlek
    [top-of-deck] kortlek
   *[bench] bänk
}
show-hand = { $player ->
    [you] visa din hand för din motståndare
   *[opponent] { $mood ->
        [option] låta din motståndare visa dig
        [inverted] visar din motståndare dig
       *[plain] din motståndare visar dig
    } sin hand
}
look = titta på { $what }
look-at-two = titta på ett av följande: { $first } eller { $last }
look-at-three = titta på ett av följande: { $first }, { $middle } eller { $last }
# proposed: valfri spelares
look-at = { $value ->
    [top-of-a-deck] det översta kortet i valfri spelares kortlek
    [card-in-hand] ett slumpvis valt kort i din motståndares hand
    [a-prize] ett av valfri spelares priser
   *[hand] din motståndares hand
}
rearrange = titta på upp till { $number } av de översta korten i { $deck ->
    [yours] din
    [opponents] din motståndares
   *[either] valfri spelares
} kortlek och { $mood ->
    [option] lägga
   *[other] lägg
} tillbaka dem i vilken ordning du vill
# proposed: valfri spelares
rearrange-all = titta på { $number ->
    [one] det översta kortet
   *[other] de { $number } översta korten
} i { $deck ->
    [yours] din
    [opponents] din motståndares
   *[either] valfri spelares
} kortlek och { $mood ->
    [option] lägga
   *[other] lägg
} tillbaka { $number ->
    [one] det
   *[other] dem
} i vilken ordning du vill
take-from-top = titta på { $top ->
    [one] det översta kortet
   *[other] de { $top } översta korten
} i din kortlek och { $mood ->
    [option] lägga
   *[other] lägg
} { $cards } i din hand{ $place ->
    [main] . { $rest ->
        [deck] Blanda in resten i din kortlek
       *[discard-pile] Förverka resten
    }
   *[inner] {" "}({ $rest ->
        [deck] blanda in resten i din kortlek
       *[discard-pile] förverka resten
    })
}
shuffle-deck = blanda { $player ->
    [you] din
   *[opponent] din motståndares
} kortlek
# proposed: söka, sök, igenom
search-deck = { $mood ->
    [option] söka
   *[other] sök
} igenom din kortlek efter { $number } kort och { $mood ->
    [option] lägga
   *[other] lägg
} { $number ->
    [one] det
   *[other] dem
} i din hand{ $place ->
    [main] . Blanda sedan din kortlek
   *[inner] {" "}(blanda sedan din kortlek)
}
# proposed: söka, sök
search-deck-up-to = { $mood ->
    [option] söka
   *[other] sök
} igenom din kortlek efter upp till { $number } kort och { $mood ->
    [option] lägga
   *[other] lägg
} { $number ->
    [one] det
   *[other] dem
} i din hand{ $place ->
    [main] . Blanda sedan din kortlek
   *[inner] {" "}(blanda sedan din kortlek)
}
# proposed: söka, sök
search-deck-for = { $mood ->
    [option] söka
   *[other] sök
} igenom din kortlek efter { $number } { $filter }, visa { $number ->
    [one] det
   *[other] dem
} för din motståndare och { $mood ->
    [option] lägga
   *[other] lägg
} { $number ->
    [one] det
   *[other] dem
} i din hand{ $place ->
    [main] . Blanda sedan din kortlek
   *[inner] {" "}(blanda sedan din kortlek)
}
# proposed: söka, sök
search-deck-for-up-to = { $mood ->
    [option] söka
   *[other] sök
} igenom din kortlek efter upp till { $number } { $filter }, visa { $number ->
    [one] det
   *[other] dem
} för din motståndare och { $mood ->
    [option] lägga
   *[other] lägg
} { $number ->
    [one] det
   *[other] dem
} i din hand{ $place ->
    [main] . Blanda sedan din kortlek
   *[inner] {" "}(blanda sedan din kortlek)
}
# proposed: söka, sök
search-deck-for-any = { $mood ->
    [option] söka
   *[other] sök
} igenom din kortlek efter valfritt antal { $filter }, visa dem för din motståndare och { $mood ->
    [option] lägga
   *[other] lägg
} dem i din hand{ $place ->
    [main] . Blanda sedan din kortlek
   *[inner] {" "}(blanda sedan din kortlek)
}
# proposed: söka, sök
search-deck-for-top = { $mood ->
    [option] söka
   *[other] sök
} igenom din kortlek efter { $number } { $filter }{ $place ->
    [main] . Blanda kortleken och lägg sedan { $number ->
        [one] det kortet
       *[other] de korten
    } överst
   *[inner] {" "}(blanda kortleken och lägg sedan { $number ->
        [one] det kortet
       *[other] de korten
    } överst)
}
# proposed: söka, sök
search-deck-for-top-up-to = { $mood ->
    [option] söka
   *[other] sök
} igenom din kortlek efter upp till { $number } { $filter }{ $place ->
    [main] . Blanda kortleken och lägg sedan { $number ->
        [one] det kortet
       *[other] de korten
    } överst
   *[inner] {" "}(blanda kortleken och lägg sedan { $number ->
        [one] det kortet
       *[other] de korten
    } överst)
}
# proposed: söka, sök
search-deck-for-top-any = { $mood ->
    [option] söka
   *[other] sök
} igenom din kortlek efter valfritt antal { $filter }{ $place ->
    [main] . Blanda kortleken och lägg sedan de korten överst
   *[inner] {" "}(blanda kortleken och lägg sedan de korten överst)
}
# proposed: söka, sök
search-deck-onto-bench = { $mood ->
    [option] söka
   *[other] sök
} igenom din kortlek efter { $number } { $filter } och { $mood ->
    [option] lägga
   *[other] lägg
} { $number ->
    [one] det
   *[other] dem
} på din bänk{ $place ->
    [main] . Blanda sedan din kortlek
   *[inner] {" "}(blanda sedan din kortlek)
}
# proposed: söka, sök
search-deck-onto-bench-up-to = { $mood ->
    [option] söka
   *[other] sök
} igenom din kortlek efter upp till { $number } { $filter } och { $mood ->
    [option] lägga
   *[other] lägg
} { $number ->
    [one] det
   *[other] dem
} på din bänk{ $place ->
    [main] . Blanda sedan din kortlek
   *[inner] {" "}(blanda sedan din kortlek)
}
# proposed: söka, sök
search-deck-onto-bench-any = { $mood ->
    [option] söka
   *[other] sök
} igenom din kortlek efter valfritt antal { $filter } och { $mood ->
    [option] lägga
   *[other] lägg
} dem på din bänk{ $place ->
    [main] . Blanda sedan din kortlek
   *[inner] {" "}(blanda sedan din kortlek)
}

# --- platser och attacker

switch = { $player ->
    [you] { $chooser ->
        [you] { $mood ->
            [option] byta
           *[other] byt
        }
       *[opponent] { $mood ->
            [option] låta din motståndare byta
            [inverted] byter din motståndare
           *[plain] din motståndare byter
        }
    } din aktiva Pokémon mot 1 av dina bänkade Pokémon
   *[opponent] { $chooser ->
        [you] { $mood ->
            [option] byta
           *[other] byt
        } din motståndares aktiva Pokémon mot 1 av motståndarens bänkade Pokémon
       *[opponent] { $mood ->
            [option] låta din motståndare byta
            [inverted] byter din motståndare
           *[plain] din motståndare byter
        } sin aktiva Pokémon mot 1 av sina bänkade Pokémon
    }
}
take-active-place = { $mood ->
    [option] låta
   *[other] låt
} { $who } byta plats med { $who ->
    [that] ägarens
   *[other] din
} aktiva Pokémon
# Efter „om … är bänkad, får du“.
take-active-place-it = { $mood ->
    [option] låta
   *[other] låt
} den byta plats med din aktiva Pokémon
return-to-hand = { $mood ->
    [option] lägga
   *[other] lägg
} tillbaka { $target } tillsammans med alla fästa kort i ägarens hand
return-to-deck = blanda in { $target } tillsammans med alla fästa kort i ägarens kortlek
return-basic-to-hand = { $mood ->
    [option] lägga
   *[other] lägg
} tillbaka Basic Pokémon-kortet från { $target } i ägarens hand{ $place ->
    [main] . Förverka alla andra fästa kort
   *[inner] {" "}(förverka alla andra fästa kort)
}
return-basic-to-deck = blanda in Basic Pokémon-kortet från { $target } i ägarens kortlek{ $place ->
    [main] . Förverka alla andra fästa kort
   *[inner] {" "}(förverka alla andra fästa kort)
}
devolve = { $mood ->
    [option] välja
   *[other] välj
} en evolutionsfas och förverka alla evolutionskort av den fasen eller högre som är fästa på { $target }
change-feature = ändra { $feature } hos { $who } till { $source }
feature = { $value ->
    [type] typen
    [weakness] svagheten
   *[resistance] motståndskraften
}
type-source = { $value ->
    [any] en typ som du väljer, dock inte Färglös
   *[in-play] typen hos en annan Pokémon i spel, dock inte Färglös
}
evolve-skipping-stage = spela ut ett Stage 2-evolutionskort från din hand på motsvarande Basic Pokémon
evolve-from-hand = utveckla { $who } med ett kort från din hand
# proposed: söka, sök
evolve-from-deck = { $mood ->
    [option] söka
   *[other] sök
} igenom din kortlek efter ett kort som utvecklas från { $who } och utveckla { $who } med det{ $place ->
    [main] . Blanda sedan din kortlek
   *[inner] {" "}(blanda sedan din kortlek)
}
# proposed
end-turn = { $mood ->
    [option] avsluta din tur
    [inverted] är din tur slut
   *[plain] din tur är slut
}
choose-attack = { $mood ->
    [option] välja
   *[other] välj
} 1 av attackerna hos { $who }
copy-attack = { $mood ->
    [option] låta denna attack kopiera
    [inverted] kopierar denna attack
   *[plain] denna attack kopierar
} den attacken, utom dess attackkostnad och allt annat som krävs för att använda den

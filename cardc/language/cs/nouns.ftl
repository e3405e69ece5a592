### Podstatná jména a slova uzavřených seznamů. Jak tyto soubory fungují: docs/phrasebook.md
### Klíč tvaru: pád-kategorie čísla; [acc-other] je tvar, který řídí číslovka v akuzativu („5 karet“).

-card = { $form ->
   *[acc-one] kartu
    [acc-few] karty
    [acc-other] karet
}
    .gender = feminine
-energy-card = { $form ->
   *[acc-one] energetickou kartu
    [acc-few] energetické karty
    [acc-other] energetických karet
    [gen-other] energetických karet
}
    .gender = feminine
-basic-energy-card = { $form ->
   *[acc-one] základní energetickou kartu
    [acc-few] základní energetické karty
    [acc-other] základních energetických karet
}
    .gender = feminine
# proposed: speciální
-special-energy-card = { $form ->
   *[acc-one] speciální energetickou kartu
    [acc-few] speciální energetické karty
    [acc-other] speciálních energetických karet
}
    .gender = feminine
-evolution-card = { $form ->
   *[acc-one] evoluční kartu
    [acc-few] evoluční karty
    [acc-other] evolučních karet
}
    .gender = feminine
-trainer-card = { $form ->
   *[acc-one] trenérskou kartu
    [acc-few] trenérské karty
    [acc-other] trenérských karet
}
    .gender = feminine
# Shoda přívlastku s kartami: „1 kartu připojenou“, „2 karty připojené“, „5 karet připojených“.
-attached = { $form ->
   *[acc-one] připojenou
    [acc-few] připojené
    [acc-other] připojených
}
    .gender = feminine
# Shoda s kartami: „kartu vyvíjející se z …“, „5 karet vyvíjejících se z …“.
-evolving = { $form ->
   *[acc-one] vyvíjející se
    [acc-few] vyvíjející se
    [acc-other] vyvíjejících se
}
    .gender = feminine
-other-card = { $form ->
   *[acc-one] další kartu
    [acc-few] další karty
    [acc-other] dalších karet
}
    .gender = feminine
-top-card = { $form ->
   *[acc-one] vrchní kartu
    [acc-few] vrchní karty
    [acc-other] vrchních karet
}
    .gender = feminine
-energy = { $form ->
   *[acc-one] energii
    [acc-few] energie
    [acc-other] energií
}
    .gender = feminine
-coin = { $form ->
   *[ins-one] mincí
    [ins-few] mincemi
    [ins-other] mincemi
}
    .gender = feminine
-damage-counter = { $form ->
   *[acc-one] žeton zranění
    [acc-few] žetony zranění
    [acc-other] žetonů zranění
    [gen-other] žetonů zranění
}
    .gender = masculine

-point = { $form ->
   *[gen-one] bodu
    [gen-few] bodů
    [gen-other] bodů
}
    .gender = masculine

# Životný rod mužský: čtvrtý pád je jako druhý.
-pokemon = { $form ->
   *[nom-one] Pokémon
    [gen-one] Pokémona
    [dat-one] Pokémonovi
    [acc-one] Pokémona
    [loc-one] Pokémonovi
    [ins-one] Pokémonem
}
    .gender = masculine animate
-this-pokemon = { $form ->
   *[nom-one] tento Pokémon
    [gen-one] tohoto Pokémona
    [dat-one] tomuto Pokémonovi
    [acc-one] tohoto Pokémona
    [loc-one] tomto Pokémonovi
    [ins-one] tímto Pokémonem
}
    .gender = masculine animate
-that-pokemon = { $form ->
   *[nom-one] ten Pokémon
    [gen-one] toho Pokémona
    [dat-one] tomu Pokémonovi
    [acc-one] toho Pokémona
    [loc-one] tom Pokémonovi
    [ins-one] tím Pokémonem
}
    .gender = masculine animate
-defending-pokemon = { $form ->
   *[nom-one] bránící se Pokémon
    [gen-one] bránícího se Pokémona
    [dat-one] bránícímu se Pokémonovi
    [acc-one] bránícího se Pokémona
    [loc-one] bránícím se Pokémonovi
    [ins-one] bránícím se Pokémonem
}
    .gender = masculine animate
-attacking-pokemon = { $form ->
   *[nom-one] útočící Pokémon
    [gen-one] útočícího Pokémona
    [dat-one] útočícímu Pokémonovi
    [acc-one] útočícího Pokémona
    [loc-one] útočícím Pokémonovi
    [ins-one] útočícím Pokémonem
}
    .gender = masculine animate
-own-active-pokemon = { $form ->
   *[nom-one] tvůj aktivní Pokémon
    [gen-one] svého aktivního Pokémona
    [dat-one] svému aktivnímu Pokémonovi
    [acc-one] svého aktivního Pokémona
    [loc-one] svém aktivním Pokémonovi
    [ins-one] svým aktivním Pokémonem
}
    .gender = masculine animate
-your-active-pokemon = { $form ->
   *[nom-one] tvůj aktivní Pokémon
    [gen-one] tvého aktivního Pokémona
    [dat-one] tvému aktivnímu Pokémonovi
    [acc-one] tvého aktivního Pokémona
    [loc-one] tvém aktivním Pokémonovi
    [ins-one] tvým aktivním Pokémonem
}
    .gender = masculine animate
-opponents-active-pokemon = { $form ->
   *[nom-one] soupeřův aktivní Pokémon
    [gen-one] soupeřova aktivního Pokémona
    [dat-one] soupeřovu aktivnímu Pokémonovi
    [acc-one] soupeřova aktivního Pokémona
    [loc-one] soupeřově aktivním Pokémonovi
    [ins-one] soupeřovým aktivním Pokémonem
}
    .gender = masculine animate

# Stav ve jmenném tvaru („je nyní …“), v druhém pádě („zbav … spánku“), jako děj („uspat nebo otrávit …“).
# proposed: popálen, popálení, popálit
condition = { $under ->
    [rid] { $value ->
        [asleep] spánku
        [confused] zmatení
        [paralyzed] ochrnutí
        [poisoned] otravy
       *[burned] popálení
    }
    [make] { $value ->
        [asleep] uspat
        [confused] zmást
        [paralyzed] ochromit
        [poisoned] otrávit
       *[burned] popálit
    }
   *[other] { $value ->
        [asleep] uspán
        [confused] zmaten
        [paralyzed] ochrnut
        [poisoned] otráven
       *[burned] popálen
    }
}
    .alt1 = { $under ->
        [rid] { $value ->
            [asleep] spánku
            [confused] zmatení
            [paralyzed] ochromení
            [poisoned] otravy
           *[burned] popálení
        }
        [make] { $value ->
            [asleep] uspat
            [confused] zmást
            [paralyzed] ochromit
            [poisoned] otrávit
           *[burned] popálit
        }
       *[other] { $value ->
            [asleep] uspán
            [confused] zmaten
            [paralyzed] ochromen
            [poisoned] otráven
           *[burned] popálen
        }
    }
# Ve větě druhý pád („karta typu Oheň“), v popisku karty první.
# proposed: Temnota, Kov, bezbarvý, bezbarvého
# Pravidla píší v textu značky _G _F _W _L _P _B _N; čtou se, nepíší.
energy-type = { $case ->
    [nom] { $value ->
        [grass] Les
        [fire] Oheň
        [water] Voda
        [lightning] Blesk
        [psychic] Psychika
        [fighting] Boj
        [darkness] Temnota
        [metal] Kov
       *[colorless] Bezbarvý
    }
   *[gen] { $value ->
        [grass] typu Les
        [fire] typu Oheň
        [water] typu Voda
        [lightning] typu Blesk
        [psychic] typu Psychika
        [fighting] typu Boj
        [darkness] typu Temnota
        [metal] typu Kov
       *[colorless] bezbarvého typu
    }
}
    .alt1 = { $case ->
        [nom] { $value ->
            [grass] _G
            [fire] _F
            [water] _W
            [lightning] _L
            [psychic] _P
            [fighting] _B
            [darkness] Temnota
            [metal] Kov
           *[colorless] _N
        }
       *[gen] { $value ->
            [grass] _G
            [fire] _F
            [water] _W
            [lightning] _L
            [psychic] _P
            [fighting] _B
            [darkness] typu Temnota
            [metal] typu Kov
           *[colorless] _N
        }
    }
    .alt2 = { $case ->
        [nom] { $value ->
            [grass] _G
            [fire] _F
            [water] _W
            [lightning] _L
            [psychic] _P
            [fighting] _B
            [darkness] Temnota
            [metal] Kov
           *[colorless] _N
        }
       *[gen] { $value ->
            [grass] typu _G
            [fire] typu _F
            [water] typu _W
            [lightning] typu _L
            [psychic] typu _P
            [fighting] typu _B
            [darkness] typu Temnota
            [metal] typu Kov
           *[colorless] typu _N
        }
    }
# $whose: „ve svém příštím kole“, kde se něco děje z tvé vůle.
# proposed: na místě aktivního Pokémona
duration = { $value ->
    [this-turn] v tomto kole
    [opponents-next-turn] v příštím soupeřově kole
    [your-next-turn] { $whose ->
        [own] ve svém příštím kole
       *[your] v tvém příštím kole
    }
    [through-opponents-next-turn] do konce příštího soupeřova kola
    [through-your-next-turn] do konce { $whose ->
        [own] svého
       *[your] tvého
    } příštího kola
    [while-active] během pobytu na místě aktivního Pokémona
   *[while-in-play] po celou dobu pobytu ve hře
}
usage = { $value ->
    [unlimited] tak často, jak uznáš za vhodné,
   *[once] jednou
}
symbol = { $type ->
    [grass] [G]
    [fire] [R]
    [water] [W]
    [lightning] [L]
    [psychic] [P]
    [fighting] [F]
    [darkness] [D]
    [metal] [M]
   *[colorless] [C]
}
    .alt1 = { AS($type, case: "nom") }
symbols-more = { $first }{ $more }

### Co platí nějakou dobu, po dobu účinku schopnosti nebo dokud je připojena trenérská karta.

# --- s trváním

lasting-prevent-damage = { $mood ->
    [option] zabránit útokům { $duration } způsobit { AS($to, case: "dat", quantor: "any") } jakékoli zranění
   *[plain] útoky nezpůsobí { AS($to, case: "dat", quantor: "none") } { $duration } žádné zranění
}
lasting-prevent-damage-at-most = { $mood ->
    [option] zabránit útokům { $duration } způsobit { AS($to, case: "dat", quantor: "any") }
   *[plain] útoky nezpůsobí { AS($to, case: "dat", quantor: "none") } { $duration }
} zranění do výše { $points } { NOUN("point", $points, case: "gen") } (po zohlednění slabosti a odolnosti)
lasting-prevent-effects = { $mood ->
    [option] zabránit útokům mít { $duration } na { AS($to, case: "acc", quantor: "any") } jakýkoli účinek
   *[plain] útoky nemají { $duration } na { AS($to, case: "acc", quantor: "none") } žádný účinek
} včetně zranění
lasting-more-damage = { $mood ->
    [option] zvýšit { AS($duration, whose: "own") } o { $points } zranění způsobené útoky { AS($by, case: "gen") } bránícímu se Pokémonovi
   *[plain] útoky { AS($by, case: "gen") } způsobí { $duration } bránícímu se Pokémonovi o { $points } zranění více
} (po zohlednění slabosti a odolnosti)
lasting-less-damage = { $mood ->
    [option] snížit { AS($duration, whose: "own") } o { $points } zranění způsobené útoky { AS($to, case: "dat") }
   *[plain] útoky způsobí { AS($to, case: "dat") } { $duration } o { $points } zranění méně
} ({ $moment ->
    [before] před zohledněním
   *[after] po zohlednění
} slabosti a odolnosti)
lasting-cannot-attack = { $mood ->
    [option] zakázat { AS($who, case: "dat") } { $duration }
   *[plain] { $who ->
        [it] nesmí { $duration }
       *[other] { AS($who, case: "nom", quantor: "none") } nesmí { $duration }
    }
} útočit
lasting-cannot-retreat = { $mood ->
    [option] zakázat { AS($who, case: "dat") } { $duration }
   *[plain] { $who ->
        [it] nesmí { $duration }
       *[other] { AS($who, case: "nom", quantor: "none") } nesmí { $duration }
    }
} ustoupit
lasting-cannot-use-this = { $mood ->
    [option] zakázat { AS($who, case: "dat") } { $duration }
   *[plain] { $who ->
        [it] nesmí { $duration }
       *[other] { AS($who, case: "nom") } nesmí { $duration }
    }
} znovu použít tento útok
lasting-cannot-use-chosen = { $mood ->
    [option] zakázat { AS($who, case: "dat") } { $duration }
   *[plain] { $who ->
        [it] nesmí { $duration }
       *[other] { AS($who, case: "nom") } nesmí { $duration }
    }
} použít vybraný útok
    .alt1 = { $mood ->
        [option] zakázat { AS($who, case: "dat") } { $duration }
       *[plain] { $who ->
            [it] nesmí { $duration }
           *[other] { AS($who, case: "nom") } nesmí { $duration }
        }
    } použít zvolený útok
lasting-must-flip-to-attack = { $mood ->
    [option] přimět { AS($who, case: "acc") } { $duration } k hodu mincí při pokusu o útok (padne-li panna, útok nemá žádný účinek)
   *[plain] pokud se { AS($who, case: "nom") } pokusí { $duration } zaútočit, { $who ->
        [defending] soupeř
        [opponents-active] soupeř
       *[other] jeho majitel
    } hodí mincí{ $place ->
        [main] . Padne-li panna, útok nemá žádný účinek
       *[inner] {" "}(padne-li panna, útok nemá žádný účinek)
    }
}
lasting-energy-counts-as = { $mood ->
    [option] proměnit
   *[plain] proměň
} { $duration ->
    [this-turn] do konce kola
   *[other] { AS($duration, whose: "own") }
} veškerou energii připojenou { AS($who, case: "to") } v energii { $type }
lasting-prevent-damage-at-least = { $mood ->
    [option] zabránit útokům { $duration } způsobit { AS($to, case: "dat", quantor: "any") }
   *[plain] útoky nezpůsobí { AS($to, case: "dat", quantor: "none") } { $duration }
} zranění ve výši { $points } a více bodů (po zohlednění slabosti a odolnosti)
lasting-flip-to-prevent = { $mood ->
    [option] zařídit, že{" "}
   *[plain] {""}
}kdykoli { $what ->
    [damage] útok způsobí { $duration } { AS($to, case: "dat", quantor: "any") } zranění
   *[effects] má útok { $duration } na { AS($to, case: "acc", quantor: "any") } nějaký účinek
}, hodí { $by ->
    [opponent] soupeř
   *[you] majitel toho Pokémona
} mincí (padne-li { $by ->
    [opponent] panna
   *[you] orel
}, útok { $what ->
    [damage] mu nezpůsobí žádné zranění
   *[effects] na něj nemá žádný účinek včetně zranění
})
lasting-less-damage-by = { $mood ->
    [option] snížit { AS($duration, whose: "own") } o { $points } zranění, které útoky { AS($by, case: "gen") } způsobí { AS($to, case: "dat") }
   *[plain] útoky { AS($by, case: "gen") } způsobí { AS($to, case: "dat") } { $duration } o { $points } zranění méně
} ({ $moment ->
    [before] před zohledněním
   *[after] po zohlednění
} slabosti a odolnosti)
lasting-less-damage-from = { $mood ->
    [option] snížit { AS($duration, whose: "own") } o { $points } zranění, které útoky { AS($by, scope: "counted") } způsobí { AS($to, case: "dat") }
   *[plain] útoky { AS($by, scope: "counted") } způsobí { AS($to, case: "dat") } { $duration } o { $points } zranění méně
} ({ $moment ->
    [before] před zohledněním
   *[after] po zohlednění
} slabosti a odolnosti)
lasting-more-damage-to = { $mood ->
    [option] zvýšit { AS($duration, whose: "own") } o { $points } zranění způsobené útoky { AS($to, case: "dat") }
   *[plain] útoky způsobí { AS($to, case: "dat") } { $duration } o { $points } zranění více
} (po zohlednění slabosti a odolnosti)
lasting-halve-damage = { $mood ->
    [option] snížit { AS($duration, whose: "own") } na polovinu zranění způsobené útoky { AS($to, case: "dat") }
   *[plain] útoky způsobí { AS($to, case: "dat") } { $duration } jen polovinu zranění
} (po zohlednění slabosti a odolnosti, se zaokrouhlením { $rounding } na nejbližší násobek 10)
lasting-cannot-attack-whom = { $mood ->
    [option] zakázat { AS($who, case: "dat") } { $duration }
   *[plain] { $who ->
        [it] nesmí { $duration }
       *[other] { AS($who, case: "nom", quantor: "none") } nesmí { $duration }
    }
} zaútočit na { AS($whom, case: "acc") }
lasting-new-base-damage = { $mood ->
    [option] změnit { AS($duration, whose: "own") } základní zranění útoku { $attack } { AS($who, case: "gen") } na { $points }
   *[plain] základní zranění útoku { $attack } { AS($who, case: "gen") } je { $duration } { $points }
}
lasting-immune-to = { $mood ->
    [option] zařídit, aby { AS($who, case: "nom", quantor: "none") } { $duration } nemohl být
   *[plain] { AS($who, case: "nom", quantor: "none") } nemůže být { $duration }
} { AS($conditions, under: "negation") }
lasting-cheaper-retreat = { $mood ->
    [option] snížit { AS($duration, whose: "own") } o { $less } [C] cenu ústupu { AS($who, case: "gen") }
   *[plain] cena ústupu { AS($who, case: "gen") } je { $duration } o { $less } [C] nižší
}
lasting-dearer-retreat = { $mood ->
    [option] zvýšit { AS($duration, whose: "own") } o { $more } { NOUN("energy", $more, case: "acc") } cenu ústupu { AS($who, case: "gen") }
   *[plain] cena ústupu { AS($who, case: "gen") } je { $duration } o { $more } { NOUN("energy", $more, case: "acc") } vyšší
}
lasting-cannot-receive-energy = { $mood ->
    [option] zakázat { $duration } připojovat energetické karty z ruky { AS($who, case: "to", quantor: "any") }
   *[plain] { AS($who, case: "to", quantor: "none") } nelze { $duration } připojit energetické karty z ruky
}
lasting-powers-stop = { $mood ->
    [option] zbavit { AS($duration, whose: "own") } účinku schopnosti { AS($of, case: "gen") }
   *[plain] schopnosti { AS($of, case: "gen", quantor: "all") } pozbývají { $duration } účinku
}
lasting-cannot-evolve = { $mood ->
    [option] zakázat { $duration } vynášet evoluční karty na { AS($who, case: "acc", quantor: "any") }
   *[plain] { $duration } nelze vynášet evoluční karty na { AS($who, case: "acc", quantor: "none") }
}
lasting-cannot-play-trainers = { $player ->
    [you] { $mood ->
        [option] zakázat sám sobě
       *[plain] nesmíš
    } { AS($duration, whose: "own") }
   *[opponent] { $mood ->
        [option] zakázat soupeři { $duration }
       *[plain] soupeř nesmí { $duration ->
            [opponents-next-turn] ve svém příštím kole
            [through-opponents-next-turn] do konce svého příštího kola
           *[other] { $duration }
        }
    }
} vynášet trenérské karty
lasting-hand-face-up = { $player ->
    [you] { $mood ->
        [option] hrát
       *[plain] hraj
    } { AS($duration, whose: "own") }
   *[opponent] { $mood ->
        [option] přimět soupeře hrát { $duration }
       *[plain] soupeř hraje { $duration ->
            [opponents-next-turn] ve svém příštím kole
            [through-opponents-next-turn] do konce svého příštího kola
           *[other] { $duration }
        }
    }
} s kartami v ruce lícem vzhůru

# Co se má stát později. Více dějů stojí v závorce.
lasting-reaction = { $event ->
    [damaged-by-attack] { $mood ->
        [option] zařídit, že zraní-li soupeřův útok { AS($who, case: "acc") } { $duration }
       *[plain] zraní-li soupeřův útok { AS($who, case: "acc") } { $duration }
    }
   *[knocked-out-by-attack] { $mood ->
        [option] zařídit, že vyřadí-li útok { AS($who, case: "acc") } { $duration } ze hry
       *[plain] vyřadí-li útok { AS($who, case: "acc") } { $duration } ze hry
    }
}, { AS($act, mood: "plain") }
lasting-reactions = { $event ->
    [damaged-by-attack] { $mood ->
        [option] zařídit, že zraní-li soupeřův útok { AS($who, case: "acc") } { $duration }
       *[plain] zraní-li soupeřův útok { AS($who, case: "acc") } { $duration }
    }
   *[knocked-out-by-attack] { $mood ->
        [option] zařídit, že vyřadí-li útok { AS($who, case: "acc") } { $duration } ze hry
       *[plain] vyřadí-li útok { AS($who, case: "acc") } { $duration } ze hry
    }
}, stane se toto ({ AS($acts, mood: "plain") })
deeds-two = { $first } a { $last }
deeds-more = { $first }, { $more }

# --- dokud je něco ve hře: ve schopnosti, na trenérské kartě, která zůstává

rule-prevent-damage = útoky nezpůsobí { AS($to, case: "dat", quantor: "none") } žádné zranění
rule-prevent-damage-at-most = útoky nezpůsobí { AS($to, case: "dat", quantor: "none") } zranění do výše { $points } { NOUN("point", $points, case: "gen") } (po zohlednění slabosti a odolnosti)
rule-prevent-damage-at-least = útoky nezpůsobí { AS($to, case: "dat", quantor: "none") } zranění ve výši { $points } a více bodů (po zohlednění slabosti a odolnosti)
rule-prevent-effects = útoky nemají na { AS($to, case: "acc", quantor: "none") } žádný účinek včetně zranění
rule-flip-to-prevent = kdykoli { $what ->
    [damage] útok způsobí { AS($to, case: "dat", quantor: "any") } zranění
   *[effects] má útok na { AS($to, case: "acc", quantor: "any") } nějaký účinek
}, hodí { $by ->
    [opponent] soupeř
   *[you] majitel toho Pokémona
} mincí. Padne-li { $by ->
    [opponent] panna
   *[you] orel
}, útok { $what ->
    [damage] mu nezpůsobí žádné zranění
   *[effects] na něj nemá žádný účinek včetně zranění
}
rule-more-damage = útoky { AS($by, case: "gen") } způsobí bránícímu se Pokémonovi o { $points } zranění více (po zohlednění slabosti a odolnosti)
rule-less-damage = útoky způsobí { AS($to, case: "dat") } o { $points } zranění méně ({ $moment ->
    [before] před zohledněním
   *[after] po zohlednění
} slabosti a odolnosti)
rule-less-damage-by = útoky { AS($by, case: "gen") } způsobí { AS($to, case: "dat") } o { $points } zranění méně ({ $moment ->
    [before] před zohledněním
   *[after] po zohlednění
} slabosti a odolnosti)
rule-less-damage-from = útoky { AS($by, scope: "counted") } způsobí { AS($to, case: "dat") } o { $points } zranění méně ({ $moment ->
    [before] před zohledněním
   *[after] po zohlednění
} slabosti a odolnosti)
rule-more-damage-to = útoky způsobí { AS($to, case: "dat") } o { $points } zranění více (po zohlednění slabosti a odolnosti)
rule-halve-damage = útoky způsobí { AS($to, case: "dat") } jen polovinu zranění (po zohlednění slabosti a odolnosti, se zaokrouhlením { $rounding } na nejbližší násobek 10)
rule-cannot-attack = { AS($who, case: "nom", quantor: "none") } nesmí útočit
rule-cannot-attack-whom = { AS($who, case: "nom", quantor: "none") } nesmí zaútočit na { AS($whom, case: "acc") }
rule-cannot-retreat = { AS($who, case: "nom", quantor: "none") } nesmí ustoupit
rule-must-flip-to-attack = pokud se { AS($who, case: "nom") } pokusí zaútočit, jeho majitel hodí mincí. Padne-li panna, útok nemá žádný účinek
rule-energy-counts-as = veškerá energie připojená { AS($who, case: "to") } je { $type }
rule-new-base-damage = základní zranění útoku { $attack } { AS($who, case: "gen") } je { $points }
rule-immune-to = { AS($who, case: "nom", quantor: "none") } nemůže být { AS($conditions, under: "negation") }
rule-cheaper-retreat = cena ústupu { AS($who, case: "gen") } je o { $less } [C] nižší
rule-dearer-retreat = cena ústupu { AS($who, case: "gen") } je o { $more } { NOUN("energy", $more, case: "acc") } vyšší
rule-cannot-receive-energy = { AS($who, case: "to", quantor: "none") } nelze připojit energetické karty z ruky
rule-powers-stop = schopnosti { AS($of, case: "gen", quantor: "all") } pozbývají účinku
rule-cannot-evolve = nelze vynášet evoluční karty na { AS($who, case: "acc", quantor: "none") }
rule-cannot-play-trainers = { $player ->
    [you] nesmíš
   *[opponent] soupeř nesmí
} vynášet trenérské karty
rule-hand-face-up = { $player ->
    [you] hraj
   *[opponent] soupeř hraje
} s kartami v ruce lícem vzhůru
rule-ignore-powers = všechny ostatní schopnosti Pokémonů pozbývají účinku
rule-copy-of = { AS($who, case: "nom") } se považuje za stejnou kartu, jako je { AS($of, case: "nom") }, ale nesmí se vyvíjet, ponechává si tuto schopnost a veškerá energie k němu připojená je libovolného typu

# --- trenérské karty, které zůstávají; na připojené je „ten Pokémon“ ten, k němuž je připojena

attach-this = připoj kartu { $name } { AS($target, case: "to", whose: "own") }. { $until ->
    [end-of-turn] Na konci svého kola kartu { $name } odhoď.
    [end-of-opponents-next-turn] Na konci příštího soupeřova kola kartu { $name } odhoď.
   *[leaves-play] Jakmile ten Pokémon opustí hru, kartu { $name } odhoď.
}
stay-in-play = tato karta zůstává ve hře.
play-as-pokemon = vynes kartu { $name } jako základního Pokémona s počtem zásahů { $hp }.
play-as-pokemon-of-printed-hp = vynes kartu { $name } jako základního Pokémona.

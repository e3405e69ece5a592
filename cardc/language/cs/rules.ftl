### Co platí nějakou dobu, po dobu účinku schopnosti nebo dokud je připojena trenérská karta.

# --- s trváním

lasting-prevent-damage = { $mood ->
    [option] zabránit útokům { $duration } způsobit { AS($who, case: "dat") } jakékoli zranění
   *[plain] útoky nezpůsobí { AS($who, case: "dat") } { $duration } žádné zranění
}
lasting-prevent-damage-at-most = { $mood ->
    [option] zabránit útokům { $duration } způsobit { AS($who, case: "dat") }
   *[plain] útoky nezpůsobí { AS($who, case: "dat") } { $duration }
} zranění do výše { $points } bodů (po zohlednění slabosti a odolnosti)
lasting-prevent-effects = { $mood ->
    [option] zabránit útokům mít { $duration } na { AS($who, case: "acc") } jakýkoli účinek
   *[plain] útoky nemají { $duration } na { AS($who, case: "acc") } žádný účinek
} včetně zranění
lasting-more-damage = { $mood ->
    [option] zvýšit { $duration } o { $points } zranění způsobené útoky { AS($who, case: "gen") } bránícímu se Pokémonovi
   *[plain] útoky { AS($who, case: "gen") } způsobí { $duration } bránícímu se Pokémonovi o { $points } zranění více
} (po zohlednění slabosti a odolnosti)
lasting-less-damage = { $mood ->
    [option] snížit { $duration } o { $points } zranění způsobené útoky { AS($who, case: "dat") }
   *[plain] útoky způsobí { AS($who, case: "dat") } { $duration } o { $points } zranění méně
} (po zohlednění slabosti a odolnosti)
lasting-cannot-attack = { $mood ->
    [option] zakázat { AS($who, case: "dat") } { $duration }
   *[plain] { $who ->
        [it] nesmí { $duration }
       *[other] { AS($who, case: "nom") } nesmí { $duration }
    }
} útočit
lasting-cannot-retreat = { $mood ->
    [option] zakázat { AS($who, case: "dat") } { $duration }
   *[plain] { $who ->
        [it] nesmí { $duration }
       *[other] { AS($who, case: "nom") } nesmí { $duration }
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
} použít zvolený útok
lasting-must-flip-to-attack = { $mood ->
    [option] přimět { AS($who, case: "acc") } { $duration } k hodu mincí při pokusu o útok (padne-li panna, útok nemá žádný účinek)
   *[plain] pokud se { AS($who, case: "nom") } pokusí { $duration } zaútočit, { $who ->
        [defending] soupeř
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
   *[other] { $duration }
} veškerou energii připojenou { AS($who, case: "to") } v energii { $type }

# --- ve schopnosti

static-prevent-damage = útoky nezpůsobí { AS($who, case: "dat") } žádné zranění.
static-prevent-damage-at-most = útoky nezpůsobí { AS($who, case: "dat") } zranění do výše { $points } bodů (po zohlednění slabosti a odolnosti).
static-prevent-effects = útoky nemají na { AS($who, case: "acc") } žádný účinek včetně zranění.
static-more-damage = útoky { AS($who, case: "gen") } způsobí bránícímu se Pokémonovi o { $points } zranění více (po zohlednění slabosti a odolnosti).
static-less-damage = útoky způsobí { AS($who, case: "dat") } o { $points } zranění méně (po zohlednění slabosti a odolnosti).
static-cannot-attack = { AS($who, case: "nom") } nesmí útočit.
static-cannot-retreat = { AS($who, case: "nom") } nesmí ustoupit.
static-must-flip-to-attack = pokud se { AS($who, case: "nom") } pokusí zaútočit, jeho majitel hodí mincí. Padne-li panna, útok nemá žádný účinek.
static-energy-counts-as = veškerá energie připojená { AS($who, case: "to") } je { $type }.

# --- na připojené trenérské kartě: „ten Pokémon“ je ten, k němuž je připojena

attach-this = připoj kartu { $name } { AS($target, case: "to", whose: "own") }. { $until ->
    [end-of-turn] Na konci svého kola kartu { $name } odhoď.
    [end-of-opponents-next-turn] Na konci příštího soupeřova kola kartu { $name } odhoď.
   *[leaves-play] Jakmile ten Pokémon opustí hru, kartu { $name } odhoď.
}
attached-prevent-damage = útoky nezpůsobí tomu Pokémonovi žádné zranění.
attached-prevent-damage-at-most = útoky nezpůsobí tomu Pokémonovi zranění do výše { $points } bodů (po zohlednění slabosti a odolnosti).
attached-prevent-effects = útoky nemají na toho Pokémona žádný účinek včetně zranění.
attached-more-damage = způsobí-li útok toho Pokémona bránícímu se Pokémonovi zranění (po zohlednění slabosti a odolnosti), způsobí mu o { $points } zranění více.
attached-less-damage = útoky způsobí tomu Pokémonovi o { $points } zranění méně (po zohlednění slabosti a odolnosti).
attached-cannot-attack = ten Pokémon nesmí útočit.
attached-cannot-retreat = ten Pokémon nesmí ustoupit.
attached-must-flip-to-attack = pokud se ten Pokémon pokusí zaútočit, jeho majitel hodí mincí. Padne-li panna, útok nemá žádný účinek.
attached-energy-counts-as = veškerá energie připojená k tomu Pokémonovi je { $type }.

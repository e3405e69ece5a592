### Jak se z vět stávají souvětí.

# --- spojené věty

and-two = { $first } a { AS($last, joined: "yes") }
and-more = { $first }, { $more }
more-last = { AS($first, joined: "yes") } a { AS($last, joined: "yes") }
more-more = { AS($first, joined: "yes") }, { $more }
block-may = můžeš { AS($acts, mood: "option") }
    .alt1 = smíš { AS($acts, mood: "option") }
block-and-may = { $first } a navíc můžeš { AS($acts, mood: "option") }
    .alt1 = { $first } a navíc smíš { AS($acts, mood: "option") }

# --- výroky

say = { AS($act, place: "main") }.
flip-heads = { $by ->
    [you] { $mood ->
        [option] hodit
       *[plain] hoď
    }
   *[opponent] { $mood ->
        [option] nechat soupeře hodit
       *[plain] soupeř hodí
    }
} mincí. Padne-li orel, { $heads }.
    .alt1 = { $by ->
        [you] { $mood ->
            [option] hodit
           *[plain] hoď
        }
       *[opponent] { $mood ->
            [option] nechat soupeře hodit
           *[plain] soupeř hodí
        }
    } mincí. Pokud padne orel, { $heads }.
flip-tails = { $by ->
    [you] { $mood ->
        [option] hodit
       *[plain] hoď
    }
   *[opponent] { $mood ->
        [option] nechat soupeře hodit
       *[plain] soupeř hodí
    }
} mincí. Padne-li panna, { $tails }.
    .alt1 = { $by ->
        [you] { $mood ->
            [option] hodit
           *[plain] hoď
        }
       *[opponent] { $mood ->
            [option] nechat soupeře hodit
           *[plain] soupeř hodí
        }
    } mincí. Pokud padne panna, { $tails }.
flip-both = { $by ->
    [you] { $mood ->
        [option] hodit
       *[plain] hoď
    }
   *[opponent] { $mood ->
        [option] nechat soupeře hodit
       *[plain] soupeř hodí
    }
} mincí. Padne-li orel, { $heads }; padne-li panna, { $tails }.
    .alt1 = { $by ->
        [you] { $mood ->
            [option] hodit
           *[plain] hoď
        }
       *[opponent] { $mood ->
            [option] nechat soupeře hodit
           *[plain] soupeř hodí
        }
    } mincí. Padne-li orel, { $heads }; padne-li však panna, { $tails }.
    .alt2 = { $by ->
        [you] { $mood ->
            [option] hodit
           *[plain] hoď
        }
       *[opponent] { $mood ->
            [option] nechat soupeře hodit
           *[plain] soupeř hodí
        }
    } mincí. Padne-li orel, { $heads }. Padne-li panna, { $tails }.
flip-heads-if = { $by ->
    [you] { $mood ->
        [option] hodit
       *[plain] hoď
    }
   *[opponent] { $mood ->
        [option] nechat soupeře hodit
       *[plain] soupeř hodí
    }
} mincí. Pokud padne orel a { AS($test, polarity: "if") }, { $heads }.
flip-tails-if = { $by ->
    [you] { $mood ->
        [option] hodit
       *[plain] hoď
    }
   *[opponent] { $mood ->
        [option] nechat soupeře hodit
       *[plain] soupeř hodí
    }
} mincí. Pokud padne panna a { AS($test, polarity: "if") }, { $tails }.
flip-heads-flip = { $by ->
    [you] { $mood ->
        [option] hodit
       *[plain] hoď
    }
   *[opponent] { $mood ->
        [option] nechat soupeře hodit
       *[plain] soupeř hodí
    }
} mincí. Padne-li orel, { $second }
flip-tails-flip = { $by ->
    [you] { $mood ->
        [option] hodit
       *[plain] hoď
    }
   *[opponent] { $mood ->
        [option] nechat soupeře hodit
       *[plain] soupeř hodí
    }
} mincí. Padne-li panna, { $second }
second-heads = { $by ->
    [you] hoď
   *[opponent] soupeř hodí
} další mincí; padne-li na ní orel, { $heads }.
second-tails = { $by ->
    [you] hoď
   *[opponent] soupeř hodí
} další mincí; padne-li na ní panna, { $tails }.
second-both = { $by ->
    [you] hoď
   *[opponent] soupeř hodí
} další mincí; padne-li na ní orel, { $heads }; padne-li na ní panna, { $tails }.
flip-coins = { $by ->
    [you] { $mood ->
        [option] hodit
       *[plain] hoď
    }
   *[opponent] { $mood ->
        [option] nechat soupeře hodit
       *[plain] soupeř hodí
    }
} { $number } { NOUN("coin", $number, case: "ins") }.
flip-coins-for = { $by ->
    [you] { $mood ->
        [option] hodit
       *[plain] hoď
    }
   *[opponent] { $mood ->
        [option] nechat soupeře hodit
       *[plain] soupeř hodí
    }
} tolika mincemi, kolik je { AS($count, counted: "many") }.
flip-each-heads = { $mood ->
    [option] hodit
   *[plain] hoď
} mincí za každého { AS($group, scope: "each", whose: "own") }. Padne-li orel, { $heads }.
flip-each-tails = { $mood ->
    [option] hodit
   *[plain] hoď
} mincí za každého { AS($group, scope: "each", whose: "own") }. Padne-li panna, { $tails }.
flip-each-both = { $mood ->
    [option] hodit
   *[plain] hoď
} mincí za každého { AS($group, scope: "each", whose: "own") }. Padne-li orel, { $heads }; padne-li panna, { $tails }.
flip-until-tails = { $by ->
    [you] { $mood ->
        [option] házet
       *[plain] házej
    }
   *[opponent] { $mood ->
        [option] nechat soupeře házet
       *[plain] soupeř hází
    }
} mincí, dokud nepadne panna.
may = můžeš { AS($acts, mood: "option") }.
    .alt1 = smíš { AS($acts, mood: "option") }.
may-flip = můžeš { AS($coin, mood: "option") }
    .alt1 = smíš { AS($coin, mood: "option") }
opponent-may = soupeř může { $offers }.
    .alt1 = soupeř smí { $offers }.
offer-draw = vytáhnout { $number ->
    [one] { NOUN("card", $number, case: "acc") }
    [few] { $number } { NOUN("card", $number, case: "acc") }
   *[other] { $number } { NOUN("card", $number, case: "acc") }
}
offer-draw-up-to = vytáhnout až { $number } { NOUN("card", $number, case: "acc") }
offer-shuffle-hand = zamíchat celý obsah ruky do balíčku
offer-two = { $first } a { $last }
first = než tento útok způsobí zranění, { $acts }.
apply-weakness = zohledni slabost a odolnost.
    .alt1 = (zohledni slabost a odolnost.)
if-flip = { AS($test, polarity: "if") }, { $coin }
unless-flip = { AS($test, polarity: "unless") }, { $coin }
if-then = { AS($test, polarity: "if") }, { $then }.
if-not = { AS($test, polarity: "unless") }, { $otherwise }.
if-else = { AS($test, polarity: "if") }, { $then }; jinak { $otherwise }.
either-way = v každém případě { $acts }.

# --- podmínky

damage-got-through = { $polarity ->
    [unless] pokud bylo
   *[if] pokud nebylo
} zranění z tohoto útoku zcela zabráněno
    .alt1 = { $polarity ->
        [unless] pokud bylo
       *[if] pokud nebylo
    } všem zraněním z tohoto útoku zabráněno
has-condition = { $polarity ->
    [unless] pokud { AS($who, case: "nom") } není
   *[if] pokud je { AS($who, case: "nom") }
} { $condition }
# proposed: zvláštním stavu
is-affected = { $polarity ->
    [unless] pokud { AS($who, case: "nom") } není v žádném
   *[if] pokud je { AS($who, case: "nom") } v některém
} zvláštním stavu
is-damaged = { $polarity ->
    [unless] pokud na { AS($who, case: "loc") } nejsou žádné žetony zranění
   *[if] pokud jsou na { AS($who, case: "loc") } žetony zranění
}
has-bench = { $player ->
    [you] { $polarity ->
        [unless] pokud nemáš na střídačce žádného Pokémona
       *[if] pokud máš na střídačce Pokémona
    }
   *[opponent] { $polarity ->
        [unless] pokud soupeř nemá na střídačce žádného Pokémona
       *[if] pokud má soupeř na střídačce Pokémona
    }
}

has-energy = { $polarity ->
    [unless] pokud { AS($who, case: "to") } není připojena žádná energetická karta
   *[if] pokud je { AS($who, case: "to") } připojena energetická karta
}
at-least = pokud je { AS($count, counted: "number") } { $polarity ->
    [unless] menší než
   *[if] aspoň
} { $number }
at-most = pokud je { AS($count, counted: "number") } { $polarity ->
    [unless] větší než
   *[if] nanejvýš
} { $number }
just = { $polarity ->
    [unless] pokud { AS($count, counted: "number") } není přesně
   *[if] pokud je { AS($count, counted: "number") } přesně
} { $number }
is-knocked-out = { $polarity ->
    [unless] pokud tento útok nevyřadí
   *[if] pokud tento útok vyřadí
} { AS($who, case: "acc") } ze hry
is-of-type = { $polarity ->
    [unless] pokud { AS($who, case: "nom") } není
   *[if] pokud je { AS($who, case: "nom") }
} { $type }
# proposed: vyvinutým
is-of-rank = { $polarity ->
    [unless] pokud { AS($who, case: "nom") } není
   *[if] pokud je { AS($who, case: "nom") }
} { $rank ->
    [basic] základním
   *[evolved] vyvinutým
} Pokémonem
is-named = pokud se { AS($who, case: "nom") } { $polarity ->
    [unless] nejmenuje { AS($names, under: "negation") }
   *[if] jmenuje { AS($names, under: "plain") }
}
has-name-part = { $polarity ->
    [unless] pokud { AS($who, case: "nom") } nemá
   *[if] pokud má { AS($who, case: "nom") }
} ve jméně slovo { $part }
has-power = { $polarity ->
    [unless] pokud { AS($who, case: "nom") } nemá
   *[if] pokud má { AS($who, case: "nom") }
} schopnost Pokémona
is-at = { $polarity ->
    [unless] pokud { AS($who, case: "nom") } není
   *[if] pokud je { AS($who, case: "nom") }
} { $seat }
seat = { $value ->
    [active] aktivní
   *[benched] na střídačce
}
came-this-turn = { $polarity ->
    [unless] pokud { AS($who, case: "nom") } nepřišel
   *[if] pokud { AS($who, case: "nom") } přišel
} do hry v tomto kole

# --- požadavky

in-order-to = chceš-li { $source ->
    [attack] použít tento útok
    [power] použít tuto schopnost
   *[card] vynést tuto kartu
}, { $payment }.
only-if = { $source ->
    [attack] tento útok smíš použít
    [power] tuto schopnost smíš použít
   *[card] tuto kartu smíš vynést
}, jen { AS($test, polarity: "if") }.
not-if = { $source ->
    [attack] tento útok nesmíš použít
    [power] tuto schopnost nesmíš použít
   *[card] tuto kartu nesmíš vynést
}, { AS($test, polarity: "if") }.
pay-energy = odhoď { AS($cards, joined: "yes") } { AS($target, case: "to", whose: "own") }
pay-put = { $put }
pay-from-hand = odhoď { $number } { NOUN("card", $number, case: "acc") } z ruky
pay-other-cards = odhoď z ruky { $number } { NOUN("other-card", $number, case: "acc") }

# --- schopnosti

activated = během svého kola (před útokem) můžeš { $usage } použít tuto schopnost.
    .alt1 = během svého kola (před útokem) smíš { $usage } použít tuto schopnost.
activated-first = během svého kola (před útokem) můžeš { $usage } { AS($first, mood: "option") }
    .alt1 = během svého kola (před útokem) smíš { $usage } { AS($first, mood: "option") }
activated-if = během svého kola (před útokem), { AS($test, polarity: "if") }, můžeš { $usage } { AS($first, mood: "option") }
    .alt1 = během svého kola (před útokem), { AS($test, polarity: "if") }, smíš { $usage } { AS($first, mood: "option") }
reaction = { $event ->
    [damaged-by-attack] pokaždé, když soupeřův útok zraní { AS($who, case: "acc") } (i když je tím vyřazen ze hry)
    [played] vyneseš-li { AS($who, case: "acc") } z ruky
   *[knocked-out-by-attack] vyřadí-li soupeřův útok { AS($who, case: "acc") } ze hry
}, { $acts }.
reaction-flip = { $event ->
    [damaged-by-attack] pokaždé, když soupeřův útok zraní { AS($who, case: "acc") } (i když je tím vyřazen ze hry)
    [played] vyneseš-li { AS($who, case: "acc") } z ruky
   *[knocked-out-by-attack] vyřadí-li soupeřův útok { AS($who, case: "acc") } ze hry
}, { $coin }
reaction-may = { $event ->
    [damaged-by-attack] pokaždé, když soupeřův útok zraní { AS($who, case: "acc") } (i když je tím vyřazen ze hry)
    [played] vyneseš-li { AS($who, case: "acc") } z ruky
   *[knocked-out-by-attack] vyřadí-li soupeřův útok { AS($who, case: "acc") } ze hry
}, můžeš { AS($acts, mood: "option") }.
    .alt1 = { $event ->
        [damaged-by-attack] pokaždé, když soupeřův útok zraní { AS($who, case: "acc") } (i když je tím vyřazen ze hry)
        [played] vyneseš-li { AS($who, case: "acc") } z ruky
       *[knocked-out-by-attack] vyřadí-li soupeřův útok { AS($who, case: "acc") } ze hry
    }, smíš { AS($acts, mood: "option") }.
reaction-may-flip = { $event ->
    [damaged-by-attack] pokaždé, když soupeřův útok zraní { AS($who, case: "acc") } (i když je tím vyřazen ze hry)
    [played] vyneseš-li { AS($who, case: "acc") } z ruky
   *[knocked-out-by-attack] vyřadí-li soupeřův útok { AS($who, case: "acc") } ze hry
}, můžeš { AS($coin, mood: "option") }
    .alt1 = { $event ->
        [damaged-by-attack] pokaždé, když soupeřův útok zraní { AS($who, case: "acc") } (i když je tím vyřazen ze hry)
        [played] vyneseš-li { AS($who, case: "acc") } z ruky
       *[knocked-out-by-attack] vyřadí-li soupeřův útok { AS($who, case: "acc") } ze hry
    }, smíš { AS($coin, mood: "option") }
reaction-then = { $event ->
    [damaged-by-attack] pokaždé, když soupeřův útok zraní { AS($who, case: "acc") } (i když je tím vyřazen ze hry)
    [played] vyneseš-li { AS($who, case: "acc") } z ruky
   *[knocked-out-by-attack] vyřadí-li soupeřův útok { AS($who, case: "acc") } ze hry
}, účinkuje tato schopnost takto.
holds = { $rule }.
holds-at = dokud je { AS($who, case: "nom") } { $seat }, { $rule }.
stopped-use = tuto schopnost nelze použít, je-li { AS($who, case: "nom") } { $conditions }.
stopped-reaction = tuto schopnost nelze použít, je-li { AS($who, case: "nom") } v okamžiku soupeřova útoku již { $conditions }.
stopped-rule = tato schopnost nefunguje, je-li { AS($who, case: "nom") } { $conditions }.
or-one = { $first }
or-two = { $first } { $under ->
    [negation] ani
    [rid] a
   *[other] nebo
} { $last }
    .alt1 = { $first } nebo { $last }
or-more = { $first }, { $more }
or-last = { $first } { $under ->
    [negation] ani
    [rid] a
   *[other] nebo
} { $last }
    .alt1 = { $first } nebo { $last }
or-next = { $first }, { $more }

# --- energetické karty

provides = poskytuje energii { $symbols }. Nepočítá se jako základní energetická karta.

# --- připomenutí

reminder-other-effects = (Ostatní účinky útoků se projeví.)
reminder-no-weakness-bench = (U Pokémonů na střídačce nezohledňuj slabost a odolnost.)
reminder-no-weakness = (Slabost a odolnost nezohledňuj.)
reminder-own-attachment = (Nepočítá se jako připojení 1 energetické karty v tomto kole.)
reminder-evolution-allowed = (Jen tehdy, dovolují-li evoluci toho Pokémona i běžná pravidla.)
reminder-becomes-energy = (Opustí-li hru, je opět kartou Pokémona.)
reminder-after-weakness = (Ostatní účinky, které následují po zohlednění slabosti a odolnosti, se projeví.)
# proposed: zvláštních stavů
reminder-devolved = (Ten Pokémon se zbaví všech zvláštních stavů a všech ostatních důsledků útoků.)
reminder-either-benched = (Odejde-li jeden z těchto Pokémonů na střídačku, tento účinek končí.)
reminder-as-pokemon = Dokud je karta { $name } ve hře, považuje se za Pokémona (ne za trenérskou kartu).
# proposed: zvláštním stavu
reminder-as-pokemon-lacks = Karta { $name } nemá útoky, nesmí ustoupit a nemůže být v žádném zvláštním stavu.
reminder-as-pokemon-knocked-out = Je-li karta { $name } vyřazena ze hry, nepočítá se jako vyřazený Pokémon.
reminder-as-pokemon-discard = Během svého kola (před útokem) můžeš kartu { $name } kdykoli odhodit.

### Co se dělá: jedna věta. $mood „option“: infinitiv po „můžeš“; jinak rozkaz nebo oznámení. $place „main“: věta stojí sama.

# --- zranění útoku samého

damage-plus = { $mood ->
    [option] způsobit tímto útokem
   *[plain] tento útok způsobí
} { $base } zranění plus { AS($amount, as: "more") }
damage-minus = { $mood ->
    [option] způsobit tímto útokem
   *[plain] tento útok způsobí
} { $base } zranění minus { AS($amount, as: "less") }
damage-times = { $mood ->
    [option] způsobit tímto útokem
   *[plain] tento útok způsobí
} { $base } zranění krát { AS($count, counted: "number") }
damage-equals = { $mood ->
    [option] způsobit tímto útokem
   *[plain] tento útok způsobí
} { AS($amount, as: "plain") }
attack-does-nothing = { $mood ->
    [option] zrušit účinek tohoto útoku
   *[plain] tento útok nemá žádný účinek
}

# --- zranění mimo to

source = { $case ->
    [ins] { $value ->
        [attack] tímto útokem
        [power] touto schopností
       *[card] touto kartou
    }
   *[nom] { $value ->
        [attack] tento útok
        [power] tato schopnost
       *[card] tato karta
    }
}
do-damage = { $mood ->
    [option] způsobit { AS($source, case: "ins") } { $points } zranění { AS($target, case: "dat", whose: "own") }
   *[plain] { AS($source, case: "nom") } způsobí { $points } zranění { AS($target, case: "dat", whose: "your") }
}
do-damage-per = { $mood ->
    [option] způsobit { AS($source, case: "ins") } { $points } zranění { AS($target, case: "dat", whose: "own") }
   *[plain] { AS($source, case: "nom") } způsobí { $points } zranění { AS($target, case: "dat", whose: "your") }
} za { AS($count, counted: "each") }
do-damage-per-at-most = { $mood ->
    [option] způsobit { AS($source, case: "ins") } { $points } zranění { AS($target, case: "dat", whose: "own") }
   *[plain] { AS($source, case: "nom") } způsobí { $points } zranění { AS($target, case: "dat", whose: "your") }
} za { AS($count, counted: "each") }{ $place ->
    [main] . Takto nelze způsobit víc než { $most } zranění
   *[inner] {" "}(takto nelze způsobit víc než { $most } zranění)
}
do-damage-half = { $mood ->
    [option] způsobit { AS($source, case: "ins") } { AS($target, case: "dat", whose: "own") }
   *[plain] { AS($source, case: "nom") } způsobí { AS($target, case: "dat", whose: "your") }
} zranění ve výši poloviny zbývajícího počtu zásahů { AS($who, case: "gen") } (zaokrouhleno { $rounding } na nejbližších 10)
damage-self = { $mood ->
    [option] způsobit { AS($who, case: "dat") }
   *[plain] { AS($who, case: "nom") } si způsobí
} { $points } zranění
damage-self-per = { $mood ->
    [option] způsobit { AS($who, case: "dat") }
   *[plain] { AS($who, case: "nom") } si způsobí
} { $points } zranění za { AS($count, counted: "each") }
damage-self-per-at-most = { $mood ->
    [option] způsobit { AS($who, case: "dat") }
   *[plain] { AS($who, case: "nom") } si způsobí
} { $points } zranění za { AS($count, counted: "each") }{ $place ->
    [main] . Takto si nezpůsobí víc než { $most } zranění
   *[inner] {" "}(takto si nezpůsobí víc než { $most } zranění)
}
damage-self-half = { $mood ->
    [option] způsobit { AS($who, case: "dat") }
   *[plain] { AS($who, case: "nom") } si způsobí
} zranění ve výši poloviny zbývajícího počtu zásahů { AS($of, case: "gen") } (zaokrouhleno { $rounding } na nejbližších 10)

# --- stavy a žetony

inflict = { $mood ->
    [option] { $condition ->
        [asleep] uspat
        [confused] zmást
        [paralyzed] ochromit
        [poisoned] otrávit
       *[burned] popálit
    } { AS($who, case: "acc") }
   *[plain] { $who ->
        [it] je nyní { $condition }
       *[other] { AS($who, case: "nom") } je nyní { $condition }
    }
}
poison-strong = { $mood ->
    [option] otrávit { AS($who, case: "acc") }
   *[plain] { $who ->
        [it] je nyní otráven
       *[other] { AS($who, case: "nom") } je nyní otráven
    }
}{ $place ->
    [main] . Po každém kole nyní utrpí { $points } zranění otravou namísto 10 (i když už otráven byl)
   *[inner] {" "}(po každém kole nyní utrpí { $points } zranění otravou namísto 10, i když už otráven byl)
}
remove-counters = { $mood ->
    [option] odebrat
   *[plain] odeber
} { AS($target, case: "dat", whose: "own") } { $counters }
move-counters = { $mood ->
    [option] přesunout
   *[plain] přesuň
} { $number } { NOUN("damage-counter", $number, case: "acc") } z 1 { AS($source, scope: "some", whose: "own") } na 1 { AS($target, scope: "some", whose: "own") } { $guard ->
    [survives] (pokud ho tím nevyřadíš ze hry)
   *[even-to-knock-out] (i když ho tím vyřadíš ze hry)
}
move-counters-within = { $mood ->
    [option] přesunout
   *[plain] přesuň
} { $number } { NOUN("damage-counter", $number, case: "acc") } z 1 { AS($group, scope: "some", whose: "own") } na jiného { $guard ->
    [survives] (pokud ho tím nevyřadíš ze hry)
   *[even-to-knock-out] (i když ho tím vyřadíš ze hry)
}
knock-out = { $mood ->
    [option] vyřadit
   *[plain] vyřaď
} { AS($who, case: "acc") } ze hry

# --- energie

discard-energy = { $mood ->
    [option] odhodit
   *[plain] odhoď
} { AS($cards, joined: "yes") } { AS($target, case: "to", whose: "own") }
attach-energy = { $mood ->
    [option] připojit
   *[plain] připoj
} { AS($cards, joined: "no") } z ruky k 1 { AS($group, scope: "some", whose: "own") }
    .alt1 = { $mood ->
        [option] připojit
       *[plain] připoj
    } { AS($cards, joined: "no") } k 1 { AS($group, scope: "some", whose: "own") }
move-energy = { $mood ->
    [option] přesunout
   *[plain] přesuň
} { AS($cards, joined: "no") } z 1 { AS($source, scope: "some", whose: "own") } na 1 { AS($target, scope: "some", whose: "own") }
move-energy-within = { $mood ->
    [option] přesunout
   *[plain] přesuň
} { AS($cards, joined: "no") } z 1 { AS($group, scope: "some", whose: "own") } na jiného
become-energy = { $mood ->
    [option] proměnit { AS($who, case: "acc") } v energetickou kartu poskytující { $number } { NOUN("energy", $number, case: "acc") } zvoleného typu a připojit ji
   *[plain] proměň { AS($who, case: "acc") } v energetickou kartu poskytující { $number } { NOUN("energy", $number, case: "acc") } zvoleného typu a připoj ji
} k 1 { AS($group, scope: "another", whose: "own") }

# --- karty

draw = { $player ->
    [you] { $mood ->
        [option] vytáhnout
       *[plain] vezmi si
    }
   *[opponent] { $mood ->
        [option] nechat soupeře vytáhnout
       *[plain] soupeř si vezme
    }
} { $number ->
    [one] { NOUN("card", $number, case: "acc") }
    [few] { $number } { NOUN("card", $number, case: "acc") }
   *[other] { $number } { NOUN("card", $number, case: "acc") }
}
discard-from-hand = { $player ->
    [you] { $mood ->
        [option] odhodit
       *[plain] odhoď
    }
   *[opponent] { $mood ->
        [option] nechat soupeře odhodit
       *[plain] soupeř odhodí
    }
} { $number } { NOUN("card", $number, case: "acc") } z ruky
discard-hand = { $player ->
    [you] { $mood ->
        [option] odhodit
       *[plain] odhoď
    }
   *[opponent] { $mood ->
        [option] nechat soupeře odhodit
       *[plain] soupeř odhodí
    }
} všechny { -card(form: "acc-few") } z ruky
search-deck = { $mood ->
    [option] vyhledat
   *[plain] vyhledej
} ve svém balíčku { $number } { NOUN("card", $number, case: "acc") } a { $mood ->
    [option] vzít
   *[plain] vezmi
} si { $number ->
    [one] ji
    [few] je
   *[other] je
} do ruky{ $place ->
    [main] . Potom balíček zamíchej
   *[inner] {" "}(potom balíček zamíchej)
}
search-deck-up-to = { $mood ->
    [option] vyhledat
   *[plain] vyhledej
} ve svém balíčku až { $number } { NOUN("card", $number, case: "acc") } a { $mood ->
    [option] vzít
   *[plain] vezmi
} si je do ruky{ $place ->
    [main] . Potom balíček zamíchej
   *[inner] {" "}(potom balíček zamíchej)
}
search-deck-for = { $mood ->
    [option] vyhledat
   *[plain] vyhledej
} ve svém balíčku { $number } { $number ->
    [one] { AS($filter, plural: "one") }, { $mood ->
        [option] ukázat ji soupeři a vzít si ji
       *[plain] ukaž ji soupeři a vezmi si ji
    }
    [few] { AS($filter, plural: "few") }, { $mood ->
        [option] ukázat je soupeři a vzít si je
       *[plain] ukaž je soupeři a vezmi si je
    }
   *[other] { AS($filter, plural: "other") }, { $mood ->
        [option] ukázat je soupeři a vzít si je
       *[plain] ukaž je soupeři a vezmi si je
    }
} do ruky{ $place ->
    [main] . Potom balíček zamíchej
   *[inner] {" "}(potom balíček zamíchej)
}
search-deck-for-up-to = { $mood ->
    [option] vyhledat
   *[plain] vyhledej
} ve svém balíčku až { $number } { $number ->
    [one] { AS($filter, plural: "one") }
    [few] { AS($filter, plural: "few") }
   *[other] { AS($filter, plural: "other") }
}, { $mood ->
    [option] ukázat je soupeři a vzít si je
   *[plain] ukaž je soupeři a vezmi si je
} do ruky{ $place ->
    [main] . Potom balíček zamíchej
   *[inner] {" "}(potom balíček zamíchej)
}

# --- místa a útoky

switch = { $player ->
    [you] { $chooser ->
        [you] { $mood ->
            [option] vystřídat
           *[plain] vystřídej
        } svého aktivního Pokémona 1 ze svých Pokémonů na střídačce
       *[opponent] { $mood ->
            [option] nechat soupeře vystřídat
           *[plain] soupeř vystřídá
        } tvého aktivního Pokémona 1 z tvých Pokémonů na střídačce
    }
   *[opponent] { $chooser ->
        [you] { $mood ->
            [option] vystřídat
           *[plain] vystřídej
        } soupeřova aktivního Pokémona 1 ze soupeřových Pokémonů na střídačce
       *[opponent] { $mood ->
            [option] nechat soupeře vystřídat
           *[plain] soupeř vystřídá
        } svého aktivního Pokémona 1 ze svých Pokémonů na střídačce
    }
}
evolve-skipping-stage = { $mood ->
    [option] položit
   *[plain] polož
} z ruky evoluční kartu 2. stupně na odpovídajícího základního Pokémona
choose-attack = { $mood ->
    [option] vybrat
   *[plain] vyber
} 1 z útoků { AS($who, case: "gen") }
copy-attack = { $mood ->
    [option] zkopírovat tímto útokem zvolený útok
   *[plain] tento útok zkopíruje zvolený útok
} kromě jeho ceny a všech dalších podmínek jeho použití

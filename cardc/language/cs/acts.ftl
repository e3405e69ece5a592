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

ignore-weakness-resistance = { $mood ->
    [option] nezohlednit
   *[plain] nezohledňuj
} u tohoto útoku slabost a odolnost
ignore-resistance = { $mood ->
    [option] nezohlednit
   *[plain] nezohledňuj
} u tohoto útoku odolnost
ignore-everything = { $mood ->
    [option] způsobit tímto útokem
   *[plain] tento útok způsobí
} zranění bez ohledu na slabost, odolnost, schopnosti Pokémonů a jakékoli jiné účinky působící na bránícího se Pokémona
repeat-last-attack = { $mood ->
    [option] zopakovat
   *[plain] zopakuj
} na bránícím se Pokémonovi konečný výsledek útoku, kterým byl v minulém kole napaden { AS($who, case: "nom") }

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
do-damage-equal = { $mood ->
    [option] způsobit { AS($source, case: "ins") } { AS($target, case: "dat", whose: "own") }
   *[plain] { AS($source, case: "nom") } způsobí { AS($target, case: "dat", whose: "your") }
} zranění ve výši { $size }
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
damage-self-equal = { $mood ->
    [option] způsobit { AS($who, case: "dat") }
   *[plain] { AS($who, case: "nom") } si způsobí
} zranění ve výši { $size }

# --- stavy a žetony

inflict = { $mood ->
    [option] { AS($condition, under: "make") } { AS($who, case: "acc", whose: "own") }
   *[plain] { $who ->
        [it] { $joined ->
            [yes] je { $condition }
           *[no] je nyní { $condition }
        }
        [choice] { $condition ->
            [asleep] uspi
            [confused] zmať
            [paralyzed] ochrom
            [poisoned] otrav
           *[burned] popal
        } { AS($who, case: "acc", whose: "own") }
        [choice-by-opponent] { $condition ->
            [asleep] uspi
            [confused] zmať
            [paralyzed] ochrom
            [poisoned] otrav
           *[burned] popal
        } { AS($who, case: "acc", whose: "own") }
       *[other] { AS($who, case: "nom") } je nyní { $condition }
    }
}
    .alt1 = { $mood ->
        [option] { AS($condition, under: "make") } { AS($who, case: "acc", whose: "own") }
       *[plain] { $who ->
            [it] je nyní { $condition }
            [choice] { $condition ->
                [asleep] uspi
                [confused] zmať
                [paralyzed] ochrom
                [poisoned] otrav
               *[burned] popal
            } { AS($who, case: "acc", whose: "own") }
            [choice-by-opponent] { $condition ->
                [asleep] uspi
                [confused] zmať
                [paralyzed] ochrom
                [poisoned] otrav
               *[burned] popal
            } { AS($who, case: "acc", whose: "own") }
           *[other] { AS($who, case: "nom") } je nyní { $condition }
        }
    }
inflict-chosen = { $mood ->
    [option] { AS($conditions, under: "make") } { AS($who, case: "acc", whose: "own") } (podle svého výběru)
   *[plain] { $who ->
        [it] { $joined ->
            [yes] je { $conditions } (podle tvého výběru)
           *[no] je nyní { $conditions } (podle tvého výběru)
        }
       *[other] { AS($who, case: "nom") } je nyní { $conditions } (podle tvého výběru)
    }
}
poison-strong = { $mood ->
    [option] otrávit { AS($who, case: "acc", whose: "own") }
   *[plain] { $who ->
        [it] { $joined ->
            [yes] je otráven
           *[no] je nyní otráven
        }
        [choice] otrav { AS($who, case: "acc", whose: "own") }
        [choice-by-opponent] otrav { AS($who, case: "acc", whose: "own") }
       *[other] { AS($who, case: "nom") } je nyní otráven
    }
}{ $place ->
    [main] . Po každém kole nyní utrpí { $points } zranění otravou namísto 10 (i když už otráven byl)
   *[inner] {" "}(po každém kole nyní utrpí { $points } zranění otravou namísto 10, i když už otráven byl)
}
remove-counters = { $mood ->
    [option] odebrat
   *[plain] odeber
} { $counters } { AS($target, case: "from", whose: "own") }
    .alt1 = { $mood ->
        [option] odebrat
       *[plain] odeber
    } { AS($target, case: "dat", whose: "own") } { $counters }
# proposed: zvláštních stavů, zvláštním stavu
recover = { $mood ->
    [option] zbavit { AS($who, case: "acc", whose: "own") } všech zvláštních stavů
   *[plain] { $who ->
        [choice] zbav { AS($who, case: "acc", whose: "own") } všech zvláštních stavů
        [choice-by-opponent] zbav { AS($who, case: "acc", whose: "own") } všech zvláštních stavů
        [each] zbav { AS($who, case: "acc", whose: "own") } všech zvláštních stavů
       *[other] { AS($who, case: "nom") } již není v žádném zvláštním stavu
    }
}
recover-named = { $mood ->
    [option] zbavit { AS($who, case: "acc", whose: "own") } spánku, zmatení, ochrnutí a otravy
   *[plain] { $who ->
        [choice] zbav { AS($who, case: "acc", whose: "own") } spánku, zmatení, ochrnutí a otravy
        [choice-by-opponent] zbav { AS($who, case: "acc", whose: "own") } spánku, zmatení, ochrnutí a otravy
        [each] zbav { AS($who, case: "acc", whose: "own") } spánku, zmatení, ochrnutí a otravy
       *[other] { AS($who, case: "nom") } již není uspán, zmaten, ochrnut ani otráven
    }
}
recover-from = { $mood ->
    [option] zbavit { AS($who, case: "acc", whose: "own") } { AS($conditions, under: "rid") }
   *[plain] { $who ->
        [choice] zbav { AS($who, case: "acc", whose: "own") } { AS($conditions, under: "rid") }
        [choice-by-opponent] zbav { AS($who, case: "acc", whose: "own") } { AS($conditions, under: "rid") }
        [each] zbav { AS($who, case: "acc", whose: "own") } { AS($conditions, under: "rid") }
       *[other] { AS($who, case: "nom") } již není { AS($conditions, under: "negation") }
    }
}
remove-counters-equal = { $mood ->
    [option] odebrat
   *[plain] odeber
} { AS($target, case: "from", whose: "own") } žetony zranění ve výši { $size }
    .alt1 = { $mood ->
        [option] odebrat
       *[plain] odeber
    } { AS($target, case: "dat", whose: "own") } žetony zranění ve výši { $size }
put-counters = { $mood ->
    [option] položit
   *[plain] polož
} { $number } { NOUN("damage-counter", $number, case: "acc") } na { AS($target, case: "acc", whose: "own") }
    .alt1 = { $mood ->
        [option] položit
       *[plain] polož
    } na { AS($target, case: "acc", whose: "own") } { $number } { NOUN("damage-counter", $number, case: "acc") }
put-counters-per = { $mood ->
    [option] položit
   *[plain] polož
} { $number } { NOUN("damage-counter", $number, case: "acc") } na { AS($target, case: "acc", whose: "own") } za { AS($count, counted: "each") }
put-counters-per-at-most = { $mood ->
    [option] položit
   *[plain] polož
} { $number } { NOUN("damage-counter", $number, case: "acc") } na { AS($target, case: "acc", whose: "own") } za { AS($count, counted: "each") }{ $place ->
    [main] . Takto nelze položit víc než { $most } { NOUN("damage-counter", $most, case: "acc") }
   *[inner] {" "}(takto nelze položit víc než { $most } { NOUN("damage-counter", $most, case: "acc") })
}
put-counters-equal = { $mood ->
    [option] položit
   *[plain] polož
} na { AS($target, case: "acc", whose: "own") } žetony zranění ve výši { $size }
move-counters = { $mood ->
    [option] přesunout
   *[plain] přesuň
} { $number } { NOUN("damage-counter", $number, case: "acc") } { AS($source, case: "from", whose: "own") } na { AS($target, case: "acc", whose: "own") } { $guard ->
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
} { $who ->
    [choice] ze hry { AS($who, case: "acc", whose: "own") }
    [choice-by-opponent] ze hry { AS($who, case: "acc", whose: "own") }
    [each] ze hry { AS($who, case: "acc", whose: "own") }
   *[other] { AS($who, case: "acc", whose: "own") } ze hry
}

# --- energie

discard-energy = { $mood ->
    [option] odhodit
   *[plain] odhoď
} { AS($cards, joined: "yes") } { AS($target, case: "to", whose: "own") }
attach-energy = { $mood ->
    [option] připojit
   *[plain] připoj
} { AS($cards, joined: "no") } { $source ->
    [hand] z ruky
   *[discard-pile] ze své hromádky odhozených karet
} { AS($to, case: "to", whose: "own") }
    .alt1 = { $mood ->
        [option] připojit
       *[plain] připoj
    } { AS($cards, joined: "no") } { $source ->
        [hand] {""}
       *[discard-pile] ze své hromádky odhozených karet
    } { AS($to, case: "to", whose: "own") }
attach-energy-from-deck = { $mood ->
    [option] vyhledat ve svém balíčku a připojit
   *[plain] vyhledej ve svém balíčku a připoj
} { AS($to, case: "to", whose: "own") } { AS($cards, joined: "no") }{ $place ->
    [main] . Potom balíček zamíchej
   *[inner] {" "}(potom balíček zamíchej)
}
for-each = { $mood ->
    [option] { $act } za { AS($count, counted: "each") }
   *[plain] za { AS($count, counted: "each") } { AS($act, opened: "yes") }
}
move-energy = { $mood ->
    [option] přesunout
   *[plain] přesuň
} { AS($cards, joined: "no") } { AS($source, case: "from", whose: "own") } na { AS($target, case: "acc", whose: "own") }
move-energy-within = { $mood ->
    [option] přesunout
   *[plain] přesuň
} { AS($cards, joined: "no") } z 1 { AS($group, scope: "some", whose: "own") } na jiného
become-energy = { $mood ->
    [option] proměnit { AS($who, case: "acc") } v energetickou kartu poskytující { $number } { NOUN("energy", $number, case: "acc") } zvoleného typu a připojit ji
   *[plain] proměň { AS($who, case: "acc") } v energetickou kartu poskytující { $number } { NOUN("energy", $number, case: "acc") } zvoleného typu a připoj ji
} k 1 { AS($group, scope: "another", whose: "own") }
become-energy-for-opponent = { $mood ->
    [option] proměnit { AS($who, case: "acc") } v energetickou kartu poskytující { $number } { NOUN("energy", $number, case: "acc") } zvoleného typu a připojit ji
   *[plain] proměň { AS($who, case: "acc") } v energetickou kartu poskytující { $number } { NOUN("energy", $number, case: "acc") } zvoleného typu a připoj ji
} k 1 { AS($group, scope: "another", whose: "own") } (vybere soupeř)

# --- karty

draw = { $player ->
    [you] { $mood ->
        [option] vytáhnout
       *[plain] { $opened ->
            [yes] si vezmi
           *[no] vezmi si
        }
    }
   *[opponent] { $mood ->
        [option] nechat soupeře vytáhnout
       *[plain] { $opened ->
            [yes] si soupeř vezme
           *[no] soupeř si vezme
        }
    }
} { $number ->
    [one] { NOUN("card", $number, case: "acc") }
    [few] { $number } { NOUN("card", $number, case: "acc") }
   *[other] { $number } { NOUN("card", $number, case: "acc") }
}
draw-up-to = { $player ->
    [you] { $mood ->
        [option] vytáhnout
       *[plain] vezmi si
    }
   *[opponent] { $mood ->
        [option] nechat soupeře vytáhnout
       *[plain] soupeř si vezme
    }
} až { $number } { NOUN("card", $number, case: "acc") }
draw-as-many = { $player ->
    [you] { $mood ->
        [option] vytáhnout
       *[plain] vezmi si
    }
   *[opponent] { $mood ->
        [option] nechat soupeře vytáhnout
       *[plain] soupeř si vezme
    }
} stejný počet { -card(form: "acc-other") }
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
discard-from-hand-up-to = { $player ->
    [you] { $mood ->
        [option] odhodit
       *[plain] odhoď
    }
   *[opponent] { $mood ->
        [option] nechat soupeře odhodit
       *[plain] soupeř odhodí
    }
} až { $number } { NOUN("card", $number, case: "acc") } z ruky
discard-from-hand-any = { $player ->
    [you] { $mood ->
        [option] odhodit
       *[plain] odhoď
    }
   *[opponent] { $mood ->
        [option] nechat soupeře odhodit
       *[plain] soupeř odhodí
    }
} libovolný počet { -card(form: "acc-other") } z ruky
discard-from-deck = { $mood ->
    [option] odhodit
   *[plain] odhoď
} { $number ->
    [one] { NOUN("top-card", $number, case: "acc") }
    [few] { $number } { NOUN("top-card", $number, case: "acc") }
   *[other] { $number } { NOUN("top-card", $number, case: "acc") }
} { $player ->
    [you] svého
   *[opponent] soupeřova
} balíčku
discard-from-deck-as-many = { $mood ->
    [option] odhodit
   *[plain] odhoď
} stejný počet { -top-card(form: "acc-other") } { $player ->
    [you] svého
   *[opponent] soupeřova
} balíčku
put-cards = { $mood ->
    [option] { $to ->
        [hand] přesunout
        [deck] zamíchat
       *[other] položit
    }
   *[plain] { $to ->
        [hand] přesuň
        [deck] zamíchej
       *[other] polož
    }
} { $cards } { $player ->
    [you] ze své { $source }
   *[opponent] ze soupeřovy { $source }
} { $player ->
    [you] { $to ->
        [hand] do ruky
        [deck] do balíčku
        [top-of-deck] navrch balíčku
       *[bench] na střídačku
    }
   *[opponent] { $to ->
        [hand] do jeho ruky
        [deck] do jeho balíčku
        [top-of-deck] navrch jeho balíčku
       *[bench] na jeho střídačku
    }
}
opponent-puts = { $mood ->
    [option] nechat soupeře { $to ->
        [hand] přesunout
        [deck] zamíchat
       *[other] položit
    }
   *[plain] soupeř { $to ->
        [hand] přesune
        [deck] zamíchá
       *[other] položí
    }
} { $cards } { $player ->
    [you] z tvé
   *[opponent] ze své
} { $source } { $player ->
    [you] { $to ->
        [hand] do tvé ruky
        [deck] do tvého balíčku
        [top-of-deck] navrch tvého balíčku
       *[bench] na tvou střídačku
    }
   *[opponent] { $to ->
        [hand] do ruky
        [deck] do balíčku
        [top-of-deck] navrch balíčku
       *[bench] na střídačku
    }
}
# Ve druhém pádě („ze své ruky“), v šestém („ve tvé ruce“).
origin = { $case ->
    [loc] { $value ->
        [hand] ruce
       *[discard-pile] hromádce odhozených karet
    }
   *[gen] { $value ->
        [hand] ruky
       *[discard-pile] hromádky odhozených karet
    }
}
put-hand = { $player ->
    [you] { $mood ->
        [option] { $to ->
            [hand] přesunout
            [deck] zamíchat
           *[other] položit
        }
       *[plain] { $to ->
            [hand] přesuň
            [deck] zamíchej
           *[other] polož
        }
    }
   *[opponent] { $mood ->
        [option] nechat soupeře { $to ->
            [hand] přesunout
            [deck] zamíchat
           *[other] položit
        }
       *[plain] soupeř { $to ->
            [hand] přesune
            [deck] zamíchá
           *[other] položí
        }
    }
} celý obsah ruky { $to ->
    [hand] do ruky
    [deck] do balíčku
    [top-of-deck] navrch balíčku
   *[bench] na střídačku
}
show-hand = { $player ->
    [you] { $mood ->
        [option] ukázat soupeři své
       *[plain] ukaž soupeři své
    }
   *[opponent] { $mood ->
        [option] nechat soupeře ukázat své
       *[plain] soupeř ti ukáže své
    }
} karty v ruce
# Zvratné „se“ by muselo stát hned za „můžeš“, dál od slovesa; po „můžeš“ tu proto stojí sloveso bez něj.
# proposed: prozkoumat
look = { $mood ->
    [option] prozkoumat
   *[plain] podívej se na
} { $what }
    .alt1 = { $mood ->
        [option] podívat se
       *[plain] podívej se
    } na { $what }
# proposed: prozkoumat
look-at-two = { $mood ->
    [option] prozkoumat
   *[plain] podívej se na
} jedno z následujícího: { $first } nebo { $last }
    .alt1 = { $mood ->
        [option] podívat se
       *[plain] podívej se
    } na jedno z následujícího: { $first } nebo { $last }
# proposed: prozkoumat
look-at-three = { $mood ->
    [option] prozkoumat
   *[plain] podívej se na
} jedno z následujícího: { $first }, { $middle } nebo { $last }
    .alt1 = { $mood ->
        [option] podívat se
       *[plain] podívej se
    } na jedno z následujícího: { $first }, { $middle } nebo { $last }
look-at = { $value ->
    [top-of-a-deck] vrchní kartu balíčku kteréhokoli hráče
    [card-in-hand] náhodnou kartu ze soupeřovy ruky
    [a-prize] jednu z odměn kteréhokoli hráče
   *[hand] soupeřovy karty v ruce
}
# proposed: prozkoumat
rearrange = { $mood ->
    [option] prozkoumat až
   *[plain] podívej se až na
} { $number } { NOUN("top-card", $number, case: "acc") } { $deck ->
    [yours] svého balíčku
    [opponents] soupeřova balíčku
   *[either] balíčku kteréhokoli hráče
} a { $mood ->
    [option] vrátit
   *[plain] vrať
} je v libovolném pořadí
# proposed: prozkoumat
rearrange-all = { $mood ->
    [option] prozkoumat
   *[plain] podívej se na
} { $number } { NOUN("top-card", $number, case: "acc") } { $deck ->
    [yours] svého balíčku
    [opponents] soupeřova balíčku
   *[either] balíčku kteréhokoli hráče
} a { $mood ->
    [option] vrátit
   *[plain] vrať
} { $number ->
    [one] ji
    [few] je
   *[other] je
} v libovolném pořadí
# proposed: prozkoumat
take-from-top = { $mood ->
    [option] prozkoumat
   *[plain] podívej se na
} { $top } { NOUN("top-card", $top, case: "acc") } svého balíčku a { $mood ->
    [option] vzít
   *[plain] vezmi
} si z nich { $cards } do ruky{ $place ->
    [main] . Ostatní karty { $rest ->
        [deck] zamíchej do balíčku
       *[discard-pile] odhoď
    }
   *[inner] {" "}(ostatní karty { $rest ->
        [deck] zamíchej do balíčku
       *[discard-pile] odhoď
    })
}
shuffle-deck = { $mood ->
    [option] zamíchat
   *[plain] zamíchej
} { $player ->
    [you] svůj
   *[opponent] soupeřův
} balíček
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
} si { $number ->
    [one] ji
    [few] je
   *[other] je
} do ruky{ $place ->
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
search-deck-for-any = { $mood ->
    [option] vyhledat
   *[plain] vyhledej
} ve svém balíčku libovolný počet { AS($filter, plural: "other") }, { $mood ->
    [option] ukázat je soupeři a vzít si je
   *[plain] ukaž je soupeři a vezmi si je
} do ruky{ $place ->
    [main] . Potom balíček zamíchej
   *[inner] {" "}(potom balíček zamíchej)
}
search-deck-onto-bench = { $mood ->
    [option] vyhledat
   *[plain] vyhledej
} ve svém balíčku { $number ->
    [one] { AS($filter, plural: "one") }
    [few] { $number } { AS($filter, plural: "few") }
   *[other] { $number } { AS($filter, plural: "other") }
} a { $mood ->
    [option] položit
   *[plain] polož
} { $number ->
    [one] ji
    [few] je
   *[other] je
} na střídačku{ $place ->
    [main] . Potom balíček zamíchej
   *[inner] {" "}(potom balíček zamíchej)
}
search-deck-onto-bench-up-to = { $mood ->
    [option] vyhledat
   *[plain] vyhledej
} ve svém balíčku až { $number } { $number ->
    [one] { AS($filter, plural: "one") }
    [few] { AS($filter, plural: "few") }
   *[other] { AS($filter, plural: "other") }
} a { $mood ->
    [option] položit
   *[plain] polož
} { $number ->
    [one] ji
    [few] je
   *[other] je
} na střídačku{ $place ->
    [main] . Potom balíček zamíchej
   *[inner] {" "}(potom balíček zamíchej)
}
search-deck-onto-bench-any = { $mood ->
    [option] vyhledat
   *[plain] vyhledej
} ve svém balíčku libovolný počet { AS($filter, plural: "other") } a { $mood ->
    [option] položit
   *[plain] polož
} je na střídačku{ $place ->
    [main] . Potom balíček zamíchej
   *[inner] {" "}(potom balíček zamíchej)
}
search-deck-for-top = { $mood ->
    [option] vyhledat
   *[plain] vyhledej
} ve svém balíčku { $number ->
    [one] { AS($filter, plural: "one") }
    [few] { $number } { AS($filter, plural: "few") }
   *[other] { $number } { AS($filter, plural: "other") }
}, balíček { $mood ->
    [option] zamíchat a položit
   *[plain] zamíchej a polož
} { $number ->
    [one] ji
    [few] je
   *[other] je
} navrch
search-deck-for-top-up-to = { $mood ->
    [option] vyhledat
   *[plain] vyhledej
} ve svém balíčku až { $number } { $number ->
    [one] { AS($filter, plural: "one") }
    [few] { AS($filter, plural: "few") }
   *[other] { AS($filter, plural: "other") }
}, balíček { $mood ->
    [option] zamíchat a položit
   *[plain] zamíchej a polož
} { $number ->
    [one] ji
    [few] je
   *[other] je
} navrch
search-deck-for-top-any = { $mood ->
    [option] vyhledat
   *[plain] vyhledej
} ve svém balíčku libovolný počet { AS($filter, plural: "other") }, balíček { $mood ->
    [option] zamíchat a položit
   *[plain] zamíchej a polož
} je navrch

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
take-active-place = { $mood ->
    [option] vystřídat
   *[plain] vystřídej
} { AS($who, case: "ins") } { $who ->
    [that] aktivního Pokémona jeho majitele
   *[other] svého aktivního Pokémona
}
return-to-hand = { $mood ->
    [option] vrátit
   *[plain] vrať
} { AS($target, case: "acc", whose: "own") } se všemi připojenými kartami majiteli do ruky
return-to-deck = { $mood ->
    [option] zamíchat
   *[plain] zamíchej
} { AS($target, case: "acc", whose: "own") } se všemi připojenými kartami majiteli do balíčku
return-basic-to-hand = { $mood ->
    [option] vrátit
   *[plain] vrať
} kartu základního Pokémona { AS($target, case: "from", whose: "own") } majiteli do ruky (všechny ostatní připojené karty se odhazují)
return-basic-to-deck = { $mood ->
    [option] zamíchat
   *[plain] zamíchej
} kartu základního Pokémona { AS($target, case: "from", whose: "own") } majiteli do balíčku (všechny ostatní připojené karty se odhazují)
# proposed: stupeň, stupňů
devolve = { $mood ->
    [option] zvolit
   *[plain] zvol
} stupeň evoluce a { $mood ->
    [option] odhodit
   *[plain] odhoď
} všechny evoluční karty tohoto a vyšších stupňů připojené { AS($target, case: "to", whose: "own") }
change-feature = { $mood ->
    [option] změnit
   *[plain] změň
} { $feature } { AS($who, case: "gen") } na { $source }
feature = { $value ->
    [type] typ
    [weakness] slabost
   *[resistance] odolnost
}
type-source = { $value ->
    [any] libovolný typ kromě bezbarvého typu
   *[in-play] typ kteréhokoli jiného Pokémona ve hře kromě bezbarvého typu
}
# proposed: stupně
evolve-skipping-stage = { $mood ->
    [option] položit
   *[plain] polož
} z ruky evoluční kartu 2. stupně na odpovídajícího základního Pokémona
evolve-from-hand = { $mood ->
    [option] položit
   *[plain] polož
} z ruky na { AS($who, case: "acc", whose: "own") } kartu, která se z něj vyvíjí (počítá se to jako evoluce)
evolve-from-deck = { $mood ->
    [option] vyhledat
   *[plain] vyhledej
} ve svém balíčku kartu { -evolving(form: "acc-one") } { AS($who, case: "from", whose: "own") } a { $mood ->
    [option] položit
   *[plain] polož
} ji na něj (počítá se to jako evoluce{ $place ->
    [main] ). Potom balíček zamíchej
   *[inner] ; potom balíček zamíchej)
}
end-turn = { $mood ->
    [option] ukončit své kolo
   *[plain] tvé kolo končí
}
choose-attack = { $mood ->
    [option] vybrat
   *[plain] vyber
} 1 z útoků { AS($who, case: "gen") }
copy-attack = { $mood ->
    [option] zkopírovat tímto útokem vybraný útok
   *[plain] tento útok zkopíruje vybraný útok
} kromě jeho ceny a všech dalších podmínek jeho použití
    .alt1 = { $mood ->
        [option] zkopírovat tímto útokem zvolený útok
       *[plain] tento útok zkopíruje zvolený útok
    } kromě jeho ceny a všech dalších podmínek jeho použití

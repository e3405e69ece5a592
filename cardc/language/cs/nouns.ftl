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

# Stav ve jmenném tvaru: „je nyní …“.
condition = { $value ->
    [asleep] uspán
    [confused] zmaten
    [paralyzed] ochrnut
    [poisoned] otráven
   *[burned] popálen
}
    .alt1 = { $value ->
        [asleep] uspán
        [confused] zmaten
        [paralyzed] ochromen
        [poisoned] otráven
       *[burned] popálen
    }
# Ve větě druhý pád („karta typu Oheň“), v popisku karty první. Darkness a Metal kniha nezná (proposed).
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
       *[colorless] bezbarvý typ
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
duration = { $value ->
    [this-turn] v tomto kole
    [opponents-next-turn] v příštím soupeřově kole
    [your-next-turn] v tvém příštím kole
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
symbols-more = { $first }{ $more }

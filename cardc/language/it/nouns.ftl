### Nomi e parole degli elenchi chiusi. Come funzionano questi file: docs/phrasebook.md

-card = { $form ->
   *[one] carta
    [other] carte
}
    .gender = feminine
# Accordo con le carte: «1 carta assegnata», «2 carte assegnate».
-attached = { $form ->
   *[one] assegnata
    [other] assegnate
}
    .gender = feminine
-called = { $form ->
   *[one] chiamata
    [other] chiamate
}
    .gender = feminine
-energy = { $form ->
   *[one] Energia
    [other] Energie
}
    .gender = feminine
-time = { $form ->
   *[one] volta
    [other] volte
}
    .gender = feminine
-damage-counter = { $form ->
   *[one] segnalino danno
    [other] segnalini danno
}
    .gender = masculine

# La condizione come predicato: «è …».
# proposed: Bruciato
condition = { $value ->
    [asleep] Addormentato
    [confused] Confuso
    [paralyzed] Paralizzato
    [poisoned] Avvelenato
   *[burned] Bruciato
}
# proposed: Oscurità, Metallo
energy-type = { $value ->
    [grass] Erba
    [fire] Fuoco
    [water] Acqua
    [lightning] Lampo
    [psychic] Psiche
    [fighting] Combattimento
    [darkness] Oscurità
    [metal] Metallo
   *[colorless] Incolore
}
    .alt1 = { $value ->
        [grass] Erba
        [fire] Fuoco
        [water] Acqua
        [lightning] Lampo
        [psychic] Psico
        [fighting] Lotta
        [darkness] Oscurità
        [metal] Metallo
       *[colorless] Incolore
    }
    .alt2 = { $value ->
        [grass] Erba
        [fire] Fiamma
        [water] Acqua
        [lightning] Lampo
        [psychic] Psiche
        [fighting] Combattimento
        [darkness] Oscurità
        [metal] Metallo
       *[colorless] Incolore
    }
duration = { $value ->
    [this-turn] durante questo turno
    [opponents-next-turn] durante il prossimo turno del tuo avversario
    [your-next-turn] durante il tuo prossimo turno
    [through-opponents-next-turn] fino alla fine del prossimo turno del tuo avversario
    [through-your-next-turn] fino alla fine del tuo prossimo turno
    [while-active] finché resta il Pokémon Attivo
   *[while-in-play] finché resta in gioco
}
    .alt1 = { $value ->
        [this-turn] in questo turno
        [opponents-next-turn] nel prossimo turno del tuo avversario
        [your-next-turn] nel tuo prossimo turno
        [through-opponents-next-turn] sino alla fine del prossimo turno del tuo avversario
        [through-your-next-turn] sino alla fine del tuo prossimo turno
        [while-active] finché rimane il Pokémon Attivo
       *[while-in-play] finché rimane in gioco
    }
usage = { $value ->
    [unlimited] tutte le volte che vuoi durante il tuo turno (prima di attaccare)
   *[once] una volta durante il tuo turno (prima di attaccare)
}
    .alt1 = { $value ->
        [unlimited] quante volte vuoi durante il tuo turno (prima di attaccare)
       *[once] una sola volta durante il tuo turno (prima di attaccare)
    }
    .alt2 = { $value ->
        [unlimited] quante volte vuoi durante il tuo turno (prima di attaccare)
       *[once] solo una volta durante il tuo turno (prima di attaccare)
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
    .alt1 = { $type }
symbols-more = { $first }{ $more }
    .alt1 = { $first }, { $more }

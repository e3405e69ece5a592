### Che cosa si fa: una proposizione. $mood «option»: infinito dopo «puoi»; altrimenti imperativo o indicativo.
### $place «main»: la proposizione è tutta la frase.

# --- il danno dell'attacco

damage-plus = { $mood ->
    [option] far sì che questo attacco infligga
   *[plain] questo attacco infligge
} { $base } danni più { AS($amount, as: "more") }
    .alt1 = { $mood ->
        [option] far sì che questo attacco infligga
       *[plain] { $place ->
            [main] infligge
           *[inner] questo attacco infligge
        }
    } { $base } danni più { AS($amount, as: "more") }
damage-minus = { $mood ->
    [option] far sì che questo attacco infligga
   *[plain] questo attacco infligge
} { $base } danni meno { AS($amount, as: "less") }
    .alt1 = { $mood ->
        [option] far sì che questo attacco infligga
       *[plain] { $place ->
            [main] infligge
           *[inner] questo attacco infligge
        }
    } { $base } danni meno { AS($amount, as: "less") }
damage-times = { $mood ->
    [option] far sì che questo attacco infligga
   *[plain] questo attacco infligge
} { $base } danni { $count ->
    [heads] ogni volta che esce testa
    [tails] ogni volta che esce croce
   *[other] moltiplicati per { AS($count, counted: "number") }
}
    .alt1 = { $mood ->
        [option] far sì che questo attacco infligga
       *[plain] questo attacco infligge
    } { $base } danni { $count ->
        [heads] moltiplicati per { AS($count, counted: "number") }
        [tails] moltiplicati per { AS($count, counted: "number") }
       *[other] moltiplicati per { AS($count, counted: "number") }
    }
    .alt2 = { $mood ->
        [option] far sì che questo attacco infligga
       *[plain] { $place ->
            [main] infligge
           *[inner] questo attacco infligge
        }
    } { $base } danni { $count ->
        [heads] ogni volta che esce testa
        [tails] ogni volta che esce croce
       *[other] moltiplicati per { AS($count, counted: "number") }
    }
    .alt3 = { $mood ->
        [option] far sì che questo attacco infligga
       *[plain] { $place ->
            [main] infligge
           *[inner] questo attacco infligge
        }
    } { $base } danni { $count ->
        [heads] moltiplicati per { AS($count, counted: "number") }
        [tails] moltiplicati per { AS($count, counted: "number") }
       *[other] moltiplicati per { AS($count, counted: "number") }
    }
damage-equals = { $mood ->
    [option] far sì che questo attacco infligga
   *[plain] questo attacco infligge
} { AS($amount, as: "plain") }
    .alt1 = { $mood ->
        [option] far sì che questo attacco infligga
       *[plain] { $place ->
            [main] infligge
           *[inner] questo attacco infligge
        }
    } { AS($amount, as: "plain") }
attack-does-nothing = { $mood ->
    [option] far sì che questo attacco non abbia alcun effetto
   *[plain] questo attacco non ha alcun effetto
}
    .alt1 = { $mood ->
        [option] far sì che questo attacco non abbia alcun effetto
       *[plain] questo attacco non infligge alcun danno
    }
ignore-weakness-resistance = non applicare Debolezza e Resistenza per questo attacco
ignore-resistance = non applicare Resistenza per questo attacco
# proposed
ignore-everything = { $mood ->
    [option] far sì che i danni di questo attacco non siano modificati
   *[plain] i danni di questo attacco non sono modificati
} da Debolezza, Resistenza, Poteri Pokémon o altri effetti sul Pokémon Difensore
repeat-last-attack = se { $who } è stato attaccato nel turno precedente, { $mood ->
    [option] infliggere
   *[plain] infliggi
} al Pokémon Difensore il risultato finale di quell'attacco
    .alt1 = se { $who } è stato attaccato durante il turno precedente, { $mood ->
        [option] infliggere
       *[plain] infliggi
    } al Pokémon Difensore un numero di danni pari al risultato finale di quell'attacco
    .alt2 = se { $who } è stato attaccato nel turno precedente { $mood ->
        [option] infliggere
       *[plain] infliggi
    } al Pokémon Difensore il danno totale dell'attacco subito da { $who }

# --- altro danno

source = { $value ->
    [attack] questo attacco
    [power] questo potere
   *[card] questa carta
}
do-damage = { $mood ->
    [option] far sì che { $source } infligga
   *[plain] { $source ->
        [attack] { $source } infligge
       *[other] { $source } infligge
    }
} { $points } danni { AS($target, case: "a") }
    .alt1 = { $mood ->
        [option] far sì che { $source } infligga
       *[plain] { $source ->
            [attack] { $place ->
                [main] infligge
               *[inner] { $source } infligge
            }
           *[other] { $source } infligge
        }
    } { $points } danni { AS($target, case: "a") }
do-damage-per = { $mood ->
    [option] far sì che { $source } infligga
   *[plain] { $source } infligge
} { $points } danni { AS($target, case: "a") } per { AS($count, counted: "each") }
do-damage-per-at-most = { $mood ->
    [option] far sì che { $source } infligga
   *[plain] { $source } infligge
} { $points } danni { AS($target, case: "a") } per { AS($count, counted: "each") }{ $place ->
    [main] . Non puoi infliggere più di { $most } danni in questo modo
   *[inner] {" "}(non puoi infliggere più di { $most } danni in questo modo)
}
do-damage-equal = { $mood ->
    [option] far sì che { $source } infligga
   *[plain] { $source } infligge
} { AS($target, case: "a") } danni pari { $size }
damage-self = { $mood ->
    [option] far sì che { $who } si infligga
   *[plain] { $who } si infligge
} { $points } danni
    .alt1 = { $mood ->
        [option] far sì che { $who } si infligga
       *[plain] { $who } si infligge
    } { $points } danni a se stesso
damage-self-per = { $mood ->
    [option] far sì che { $who } si infligga
   *[plain] { $who } si infligge
} { $points } danni per { AS($count, counted: "each") }
damage-self-per-at-most = { $mood ->
    [option] far sì che { $who } si infligga
   *[plain] { $who } si infligge
} { $points } danni per { AS($count, counted: "each") }{ $place ->
    [main] . Non può infliggersi più di { $most } danni in questo modo
   *[inner] {" "}(non può infliggersi più di { $most } danni in questo modo)
}
damage-self-equal = { $mood ->
    [option] far sì che { $who } si infligga
   *[plain] { $who } si infligge
} danni pari { $size }

# --- condizioni e segnalini

inflict = { $mood ->
    [option] rendere { $condition } { $who }
   *[plain] { $who ->
        [it] viene
       *[other] { $who } viene
    } { $condition }
}
    .alt1 = { $mood ->
        [option] rendere { $condition } { $who }
       *[plain] { $who ->
            [it] è
           *[other] { $who } è
        } { $condition }
    }
    .alt2 = { $mood ->
        [option] rendere { $condition } { $who }
       *[plain] { $who ->
            [it] diventa
           *[other] { $who } diventa
        } { $condition }
    }
inflict-chosen = { $mood ->
    [option] rendere { $conditions } { $who }
   *[plain] { $who ->
        [it] viene
       *[other] { $who } viene
    } { $conditions }
} (a tua scelta)
poison-strong = { $mood ->
    [option] rendere Avvelenato { $who }
   *[plain] { $who ->
        [it] viene
       *[other] { $who } viene
    } Avvelenato
}{ $place ->
    [main] . Riceve { $points } danni da veleno invece di 10 dopo il turno di ciascun giocatore (anche se era già Avvelenato)
   *[inner] {" "}(riceve { $points } danni da veleno invece di 10 dopo il turno di ciascun giocatore, anche se era già Avvelenato)
}
    .alt1 = { $mood ->
        [option] rendere Avvelenato { $who }
       *[plain] { $who ->
            [it] è
           *[other] { $who } è
        } Avvelenato
    }{ $place ->
        [main] . Riceve { $points } danni da veleno invece di 10 dopo il turno di ciascun giocatore (anche se era già Avvelenato)
       *[inner] {" "}(riceve { $points } danni da veleno invece di 10 dopo il turno di ciascun giocatore, anche se era già Avvelenato)
    }
    .alt2 = { $mood ->
        [option] rendere { $who } Avvelenato
       *[plain] { $who ->
            [it] è
           *[other] { $who } è
        } Avvelenato
    }{ $place ->
        [main] . Riceve { $points } danni Veleno invece di 10 dopo il turno di ciascun giocatore (anche se era già Avvelenato)
       *[inner] {" "}(riceve { $points } danni da veleno invece di 10 dopo il turno di ciascun giocatore, anche se era già Avvelenato)
    }
# proposed: Condizioni Speciali
recover = { $mood ->
    [option] rimuovere
   *[plain] rimuovi
} tutte le Condizioni Speciali { AS($who, case: "da") }
recover-named = { $mood ->
    [option] far sì che { $who ->
        [each] { AS($who, negated: "yes") } sia
       *[other] { $who } non sia
    }
   *[plain] { $who ->
        [each] { AS($who, negated: "yes") } è
       *[other] { $who } non è
    }
} più Addormentato, Confuso, Paralizzato o Avvelenato
recover-from = { $mood ->
    [option] far sì che { $who ->
        [each] { AS($who, negated: "yes") } sia
       *[other] { $who } non sia
    }
   *[plain] { $who ->
        [each] { AS($who, negated: "yes") } è
       *[other] { $who } non è
    }
} più { $conditions }
remove-counters = { $mood ->
    [option] togliere
   *[plain] togli
} { $counters } { AS($target, case: "da") }
    .alt1 = { $mood ->
        [option] rimuovere
       *[plain] rimuovi
    } { $counters } { AS($target, case: "da") }
remove-counters-equal = { $mood ->
    [option] togliere
   *[plain] togli
} { AS($target, case: "da") } un numero di { -damage-counter(form: "other") } pari { $size }
    .alt1 = { $mood ->
        [option] togliere
       *[plain] togli
    } { AS($target, case: "a") } un numero di { -damage-counter(form: "other") } pari { $size }
put-counters = { $mood ->
    [option] mettere
   *[plain] metti
} { $number } { NOUN("damage-counter", $number) } { AS($target, case: "su") }
put-counters-per = { $mood ->
    [option] mettere
   *[plain] metti
} { $number } { NOUN("damage-counter", $number) } { AS($target, case: "su") } per { AS($count, counted: "each") }
put-counters-per-at-most = { $mood ->
    [option] mettere
   *[plain] metti
} { $number } { NOUN("damage-counter", $number) } { AS($target, case: "su") } per { AS($count, counted: "each") }{ $place ->
    [main] . Non puoi mettere più di { $most } { NOUN("damage-counter", $most) } in questo modo
   *[inner] {" "}(non puoi mettere più di { $most } { NOUN("damage-counter", $most) } in questo modo)
}
put-counters-equal = { $mood ->
    [option] mettere
   *[plain] metti
} { AS($target, case: "su") } un numero di { -damage-counter(form: "other") } pari { $size }
move-counters = { $mood ->
    [option] spostare
   *[plain] sposta
} { $number } { NOUN("damage-counter", $number) } { AS($source, case: "da") } { AS($target, case: "a") }{ $guard ->
    [survives] {" "}(a patto di non metterlo KO)
   *[even-to-knock-out] {" "}(anche se questo lo mette KO)
}
    .alt1 = { $mood ->
        [option] spostare
       *[plain] sposta
    } { $number } { NOUN("damage-counter", $number) } { AS($source, case: "da") } { AS($target, case: "a") }{ $guard ->
        [survives] , a patto di non metterlo KO
       *[even-to-knock-out] {" "}(anche se questo lo mette KO)
    }
move-counters-within = { $mood ->
    [option] spostare
   *[plain] sposta
} { $number } { NOUN("damage-counter", $number) } da 1 { AS($group, scope: "some") } a un altro{ $guard ->
    [survives] {" "}(a patto di non metterlo KO)
   *[even-to-knock-out] {" "}(anche se questo lo mette KO)
}
    .alt1 = { $mood ->
        [option] spostare
       *[plain] sposta
    } { $number ->
        [one] un segnalino danno
       *[other] { $number } { NOUN("damage-counter", $number) }
    } da uno { AS($group, scope: "some") } a un altro{ $guard ->
        [survives] , a patto di non mettere KO quel Pokémon
       *[even-to-knock-out] {" "}(anche se questo lo mette KO)
    }
knock-out = { $mood ->
    [option] mettere
   *[plain] metti
} KO { $who }
    .alt1 = { $mood ->
        [option] mettere
       *[plain] metti
    } K.O. { $who }
    .alt2 = { $mood ->
        [option] mettere KO anche { $who }
       *[plain] anche { $who } verrà messo KO
    }

# --- Energia

discard-energy = { $mood ->
    [option] scartare
   *[plain] scarta
} { AS($cards, joined: "yes") } { AS($target, case: "a") }
    .alt1 = { $mood ->
        [option] scegliere
       *[plain] scegli
    } { AS($cards, joined: "yes") } { AS($target, case: "a") } e { $mood ->
        [option] scartarla
       *[plain] scartala
    }
    .alt2 = { $mood ->
        [option] scartare
       *[plain] scarta
    } { AS($cards, joined: "yes") } { AS($target, case: "a") }. Scarta quelle carte Energia
attach-energy = { $mood ->
    [option] assegnare
   *[plain] assegna
} { $cards } { $source ->
    [hand] dalla tua mano
   *[discard-pile] dalla tua pila degli scarti
} { AS($to, case: "a") }
    .alt1 = { $mood ->
        [option] assegnare
       *[plain] assegna
    } { $cards } { $source ->
        [hand] {""}
       *[discard-pile] dalla tua pila degli scarti{" "}
    }{ AS($to, case: "a") }
# proposed: rimischia, cercare, cerca
attach-energy-from-deck = { $mood ->
    [option] cercare
   *[plain] cerca
} nel tuo mazzo { $cards } da assegnare { AS($to, case: "a") }{ $place ->
    [main] . Poi rimischia il tuo mazzo
   *[inner] {" "}(poi rimischia il tuo mazzo)
}
# In una frase più lunga «per ogni …» sta dopo l'azione, se questa non finisce con una parentesi.
for-each = { $mood ->
    [option] { $act ->
        [attach-energy-from-deck] per { AS($count, counted: "each") } { AS($act, place: "inner") }
        [search-deck] per { AS($count, counted: "each") } { AS($act, place: "inner") }
        [search-deck-for] per { AS($count, counted: "each") } { AS($act, place: "inner") }
        [search-deck-for-top] per { AS($count, counted: "each") } { AS($act, place: "inner") }
        [search-deck-onto-bench] per { AS($count, counted: "each") } { AS($act, place: "inner") }
       *[other] { AS($act, place: "inner") } per { AS($count, counted: "each") }
    }
   *[plain] { $place ->
        [main] per { AS($count, counted: "each") }, { $act }
       *[inner] { $act ->
            [attach-energy-from-deck] per { AS($count, counted: "each") } { $act }
            [search-deck] per { AS($count, counted: "each") } { $act }
            [search-deck-for] per { AS($count, counted: "each") } { $act }
            [search-deck-for-top] per { AS($count, counted: "each") } { $act }
            [search-deck-onto-bench] per { AS($count, counted: "each") } { $act }
           *[other] { $act } per { AS($count, counted: "each") }
        }
    }
}
move-energy = { $mood ->
    [option] spostare
   *[plain] sposta
} { $cards } { AS($source, case: "da") } { AS($target, case: "a") }
move-energy-within = { $mood ->
    [option] spostare
   *[plain] sposta
} { $cards } da 1 { AS($group, scope: "some") } a un altro
    .alt1 = { $mood ->
        [option] prendere
       *[plain] prendi
    } { AS($cards, joined: "yes") } a uno { AS($group, scope: "some") } e { $mood ->
        [option] assegnarla
       *[plain] assegnala
    } a un altro
    .alt2 = { $mood ->
        [option] prendere
       *[plain] prendi
    } { AS($cards, joined: "yes") } a uno { AS($group, scope: "some") } ed { $mood ->
        [option] assegnarla
       *[plain] assegnala
    } a un altro
become-energy = { $mood ->
    [option] trasformare
   *[plain] trasforma
} { $who } in una carta Energia che fornisce { $number } { NOUN("energy", $number) } di un tipo a tua scelta e { $mood ->
    [option] assegnarla
   *[plain] assegnala
} a 1 { AS($group, scope: "another") }
become-energy-for-opponent = { $mood ->
    [option] trasformare
   *[plain] trasforma
} { $who } in una carta Energia che fornisce { $number } { NOUN("energy", $number) } di un tipo a tua scelta e { $mood ->
    [option] assegnarla
   *[plain] assegnala
} a 1 { AS($group, scope: "another") } (a scelta del tuo avversario)

# --- carte

draw = { $player ->
    [you] { $mood ->
        [option] pescare
       *[plain] pesca
    }
   *[opponent] { $mood ->
        [option] far sì che il tuo avversario peschi
       *[plain] il tuo avversario pesca
    }
} { $number ->
    [one] una carta
   *[other] { $number } carte
}
    .alt1 = { $player ->
        [you] { $mood ->
            [option] pescarne
           *[plain] pescane
        }
       *[opponent] { $mood ->
            [option] far sì che il tuo avversario ne peschi
           *[plain] il tuo avversario ne pesca
        }
    } { $number ->
        [one] un'altra
       *[other] altre { $number }
    }
draw-up-to = { $player ->
    [you] { $mood ->
        [option] pescare
       *[plain] pesca
    }
   *[opponent] { $mood ->
        [option] far sì che il tuo avversario peschi
       *[plain] il tuo avversario pesca
    }
} fino a { $number } { NOUN("card", $number) }
draw-as-many = { $player ->
    [you] { $mood ->
        [option] pescare
       *[plain] pesca
    }
   *[opponent] { $mood ->
        [option] far sì che il tuo avversario peschi
       *[plain] il tuo avversario pesca
    }
} altrettante carte
discard-from-hand = { $player ->
    [you] { $mood ->
        [option] scartare
       *[plain] scarta
    } { $number } { NOUN("card", $number) } dalla tua mano
   *[opponent] { $mood ->
        [option] far sì che il tuo avversario scarti
       *[plain] il tuo avversario scarta
    } { $number } { NOUN("card", $number) } dalla sua mano
}
discard-from-hand-up-to = { $player ->
    [you] { $mood ->
        [option] scartare
       *[plain] scarta
    } fino a { $number } { NOUN("card", $number) } dalla tua mano
   *[opponent] { $mood ->
        [option] far sì che il tuo avversario scarti
       *[plain] il tuo avversario scarta
    } fino a { $number } { NOUN("card", $number) } dalla sua mano
}
discard-from-hand-any = { $player ->
    [you] { $mood ->
        [option] scartare
       *[plain] scarta
    } un numero qualsiasi di { -card(form: "other") } dalla tua mano
   *[opponent] { $mood ->
        [option] far sì che il tuo avversario scarti
       *[plain] il tuo avversario scarta
    } un numero qualsiasi di { -card(form: "other") } dalla sua mano
}
discard-hand = { $player ->
    [you] { $mood ->
        [option] scartare
       *[plain] scarta
    } tutte le carte che hai in mano
   *[opponent] { $mood ->
        [option] far sì che il tuo avversario scarti
       *[plain] il tuo avversario scarta
    } tutte le carte che ha in mano
}
    .alt1 = { $player ->
        [you] { $mood ->
            [option] scartare
           *[plain] scarta
        } le carte che hai in mano
       *[opponent] { $mood ->
            [option] far sì che il tuo avversario scarti
           *[plain] il tuo avversario scarta
        } le carte che ha in mano
    }
discard-from-deck = { $mood ->
    [option] scartare
   *[plain] scarta
} { $number ->
    [one] la prima carta
   *[other] le prime { $number } carte
} { $player ->
    [you] del tuo mazzo
   *[opponent] del mazzo del tuo avversario
}
discard-from-deck-as-many = { $mood ->
    [option] scartare
   *[plain] scarta
} altrettante carte dalla cima { $player ->
    [you] del tuo mazzo
   *[opponent] del mazzo del tuo avversario
}
# proposed: rimischiare, rimischia
put-cards = { $to ->
    [deck] { $mood ->
        [option] rimischiare
       *[plain] rimischia
    }
    [hand] { $mood ->
        [option] aggiungere
       *[plain] aggiungi
    }
   *[other] { $mood ->
        [option] mettere
       *[plain] metti
    }
} { $cards } { $source ->
    [hand] { $player ->
        [you] dalla tua mano
       *[opponent] dalla mano del tuo avversario
    }
   *[discard-pile] { $player ->
        [you] dalla tua pila degli scarti
       *[opponent] dalla pila degli scarti del tuo avversario
    }
} { $to ->
    [hand] { $player ->
        [you] alla tua mano
       *[opponent] alla sua mano
    }
    [deck] { $player ->
        [you] nel tuo mazzo
       *[opponent] nel suo mazzo
    }
    [top-of-deck] { $player ->
        [you] in cima al tuo mazzo
       *[opponent] in cima al suo mazzo
    }
   *[bench] { $player ->
        [you] nella tua Panchina
       *[opponent] nella sua Panchina
    }
}
    .alt1 = { $mood ->
        [option] scegliere
       *[plain] scegli
    } { AS($cards, short: "yes") } { $source ->
        [hand] { $player ->
            [you] dalla tua mano
           *[opponent] dalla mano del tuo avversario
        }
       *[discard-pile] { $player ->
            [you] dalla tua pila degli scarti
           *[opponent] dalla pila degli scarti del tuo avversario
        }
    } e { $mood ->
        [option] metterlo
       *[plain] mettilo
    } { $to ->
        [hand] { $player ->
            [you] nella tua mano
           *[opponent] nella sua mano
        }
        [deck] { $player ->
            [you] nel tuo mazzo
           *[opponent] nel suo mazzo
        }
        [top-of-deck] { $player ->
            [you] in cima al tuo mazzo
           *[opponent] in cima al suo mazzo
        }
       *[bench] { $player ->
            [you] nella tua Panchina
           *[opponent] nella sua Panchina
        }
    }
    .alt2 = { $mood ->
        [option] mettere
       *[plain] metti
    } { $to ->
        [hand] { $player ->
            [you] nella tua mano
           *[opponent] nella sua mano
        }
        [deck] { $player ->
            [you] nel tuo mazzo
           *[opponent] nel suo mazzo
        }
        [top-of-deck] { $player ->
            [you] in cima al tuo mazzo
           *[opponent] in cima al suo mazzo
        }
       *[bench] { $player ->
            [you] in Panchina
           *[opponent] nella sua Panchina
        }
    } { AS($cards, short: "yes") } { $source ->
        [hand] { $player ->
            [you] dalla tua mano
           *[opponent] dalla mano del tuo avversario
        }
       *[discard-pile] { $player ->
            [you] dalla tua pila degli scarti
           *[opponent] dalla pila degli scarti del tuo avversario
        }
    }
# proposed: rimischi, rimischia
opponent-puts = { $mood ->
    [option] far sì che il tuo avversario { $to ->
        [hand] aggiunga
        [deck] rimischi
       *[other] metta
    }
   *[plain] il tuo avversario { $to ->
        [hand] aggiunge
        [deck] rimischia
       *[other] mette
    }
} { $cards } { $source ->
    [hand] { $player ->
        [you] dalla tua mano
       *[opponent] dalla sua mano
    }
   *[discard-pile] { $player ->
        [you] dalla tua pila degli scarti
       *[opponent] dalla sua pila degli scarti
    }
} { $to ->
    [hand] { $player ->
        [you] alla tua mano
       *[opponent] alla sua mano
    }
    [deck] { $player ->
        [you] nel tuo mazzo
       *[opponent] nel suo mazzo
    }
    [top-of-deck] { $player ->
        [you] in cima al tuo mazzo
       *[opponent] in cima al suo mazzo
    }
   *[bench] { $player ->
        [you] nella tua Panchina
       *[opponent] nella sua Panchina
    }
}
# proposed: rimischiare, rimischia, rimischi
put-hand = { $player ->
    [you] { $to ->
        [deck] { $mood ->
            [option] rimischiare
           *[plain] rimischia
        }
       *[other] { $mood ->
            [option] mettere
           *[plain] metti
        }
    } tutte le carte che hai in mano { $to ->
        [hand] nella tua mano
        [deck] nel tuo mazzo
        [top-of-deck] in cima al tuo mazzo
       *[bench] nella tua Panchina
    }
   *[opponent] { $mood ->
        [option] far sì che il tuo avversario { $to ->
            [deck] rimischi
           *[other] metta
        }
       *[plain] il tuo avversario { $to ->
            [deck] rimischia
           *[other] mette
        }
    } tutte le carte che ha in mano { $to ->
        [hand] nella sua mano
        [deck] nel suo mazzo
        [top-of-deck] in cima al suo mazzo
       *[bench] nella sua Panchina
    }
}
show-hand = { $player ->
    [you] { $mood ->
        [option] mostrare
       *[plain] mostra
    } al tuo avversario le carte che hai in mano
   *[opponent] { $mood ->
        [option] far sì che il tuo avversario ti mostri
       *[plain] il tuo avversario ti mostra
    } le carte che ha in mano
}
look = { $mood ->
    [option] guardare
   *[plain] guarda
} { $what }
look-at-two = { $mood ->
    [option] guardare
   *[plain] guarda
}, a tua scelta, { $first } o { $last }
look-at-three = { $mood ->
    [option] guardare
   *[plain] guarda
}, a tua scelta, { $first }, { $middle } o { $last }
    .alt1 = { $mood ->
        [option] guardare
       *[plain] guarda
    } una delle seguenti cose: { $first }, { $middle } o { $last }
look-at = { $value ->
    [top-of-a-deck] la prima carta del mazzo di uno dei due giocatori
    [card-in-hand] una carta a caso tra quelle che il tuo avversario ha in mano
    [a-prize] uno dei Premi di uno dei due giocatori
   *[hand] tutte le carte che il tuo avversario ha in mano
}
    .alt1 = { $value ->
        [top-of-a-deck] la carta in cima al mazzo di uno dei due giocatori
        [card-in-hand] una carta a caso in mano al tuo avversario
        [a-prize] una delle carte Premio di uno dei giocatori
       *[hand] tutte le carte che il tuo avversario ha in mano
    }
rearrange = { $mood ->
    [option] guardare
   *[plain] guarda
} fino a { $number } { NOUN("card", $number) } in cima { $deck ->
    [yours] al tuo mazzo
    [opponents] al mazzo del tuo avversario
   *[either] al mazzo di uno dei due giocatori
} e { $mood ->
    [option] { $number ->
        [one] rimetterla
       *[other] rimetterle
    }
   *[plain] { $number ->
        [one] rimettila
       *[other] rimettile
    }
} nell'ordine che vuoi
    .alt1 = { $mood ->
        [option] guardare
       *[plain] guarda
    } un massimo di { $number } { NOUN("card", $number) } in cima { $deck ->
        [yours] al tuo mazzo
        [opponents] al mazzo del tuo avversario
       *[either] al mazzo di uno dei due giocatori
    } e { $mood ->
        [option] { $number ->
            [one] rimetterla
           *[other] rimetterle
        }
       *[plain] { $number ->
            [one] rimettila
           *[other] rimettile
        }
    } nell'ordine che vuoi
rearrange-all = { $mood ->
    [option] guardare
   *[plain] guarda
} { $number ->
    [one] la prima carta
   *[other] le prime { $number } carte
} { $deck ->
    [yours] del tuo mazzo
    [opponents] del mazzo del tuo avversario
   *[either] del mazzo di uno dei due giocatori
} e { $mood ->
    [option] { $number ->
        [one] rimetterla
       *[other] rimetterle
    }
   *[plain] { $number ->
        [one] rimettila
       *[other] rimettile
    }
} nell'ordine che vuoi
# proposed: rimischia, Rimischia
take-from-top = { $mood ->
    [option] guardare
   *[plain] guarda
} { $top ->
    [one] la prima carta
   *[other] le prime { $top } carte
} del tuo mazzo e { $mood ->
    [option] aggiungere
   *[plain] aggiungi
} alla tua mano { $cards }{ $place ->
    [main] . { $rest ->
        [deck] Rimischia le altre nel tuo mazzo
       *[discard-pile] Scarta le altre
    }
   *[inner] {" "}({ $rest ->
        [deck] rimischia le altre nel tuo mazzo
       *[discard-pile] scarta le altre
    })
}
shuffle-deck = { $mood ->
    [option] mischiare
   *[plain] mischia
} { $player ->
    [you] il tuo mazzo
   *[opponent] il mazzo del tuo avversario
}
    .alt1 = { $mood ->
        [option] rimischiare
       *[plain] rimischia
    } { $player ->
        [you] il tuo mazzo
       *[opponent] il mazzo del tuo avversario
    }
# proposed: rimischia, cercare, cerca
search-deck = { $mood ->
    [option] cercare
   *[plain] cerca
} nel tuo mazzo { $number ->
    [one] { $number } carta e { $mood ->
        [option] aggiungerla
       *[plain] aggiungila
    }
   *[other] { $number } carte e { $mood ->
        [option] aggiungerle
       *[plain] aggiungile
    }
} alla tua mano{ $place ->
    [main] . Poi rimischia il tuo mazzo
   *[inner] {" "}(poi rimischia il tuo mazzo)
}
    .alt1 = { $mood ->
        [option] cercare
       *[plain] cerca
    } nel tuo mazzo { $number ->
        [one] una carta a scelta e { $mood ->
            [option] pescarla
           *[plain] pescala
        }
       *[other] { $number } carte a scelta e { $mood ->
            [option] pescarle
           *[plain] pescale
        }
    }{ $place ->
        [main] . Poi rimischia il tuo mazzo
       *[inner] {" "}(poi rimischia il tuo mazzo)
    }
# proposed: rimischia, cercare, cerca
search-deck-up-to = { $mood ->
    [option] cercare
   *[plain] cerca
} nel tuo mazzo fino a { $number } { $number ->
    [one] carta e { $mood ->
        [option] aggiungerla
       *[plain] aggiungila
    }
   *[other] carte e { $mood ->
        [option] aggiungerle
       *[plain] aggiungile
    }
} alla tua mano{ $place ->
    [main] . Poi rimischia il tuo mazzo
   *[inner] {" "}(poi rimischia il tuo mazzo)
}
# proposed: rimischia, cercare, cerca
search-deck-for = { $mood ->
    [option] cercare
   *[plain] cerca
} nel tuo mazzo { $number } { $number ->
    [one] { AS($filter, plural: "one") }, { $mood ->
        [option] mostrarla al tuo avversario e aggiungerla
       *[plain] mostrala al tuo avversario e aggiungila
    }
   *[other] { AS($filter, plural: "other") }, { $mood ->
        [option] mostrarle al tuo avversario e aggiungerle
       *[plain] mostrale al tuo avversario e aggiungile
    }
} alla tua mano{ $place ->
    [main] . Poi rimischia il tuo mazzo
   *[inner] {" "}(poi rimischia il tuo mazzo)
}
# proposed: rimischia, cercare, cerca
search-deck-for-up-to = { $mood ->
    [option] cercare
   *[plain] cerca
} nel tuo mazzo fino a { $number } { $number ->
    [one] { AS($filter, plural: "one") }, { $mood ->
        [option] mostrarla al tuo avversario e aggiungerla
       *[plain] mostrala al tuo avversario e aggiungila
    }
   *[other] { AS($filter, plural: "other") }, { $mood ->
        [option] mostrarle al tuo avversario e aggiungerle
       *[plain] mostrale al tuo avversario e aggiungile
    }
} alla tua mano{ $place ->
    [main] . Poi rimischia il tuo mazzo
   *[inner] {" "}(poi rimischia il tuo mazzo)
}
# proposed: rimischia, cercare, cerca
search-deck-for-any = { $mood ->
    [option] cercare
   *[plain] cerca
} nel tuo mazzo un numero qualsiasi di { AS($filter, plural: "other") }, { $mood ->
    [option] mostrarle al tuo avversario e aggiungerle
   *[plain] mostrale al tuo avversario e aggiungile
} alla tua mano{ $place ->
    [main] . Poi rimischia il tuo mazzo
   *[inner] {" "}(poi rimischia il tuo mazzo)
}
# proposed: Rimischia, rimischia, cercare, cerca
search-deck-for-top = { $mood ->
    [option] cercare
   *[plain] cerca
} nel tuo mazzo { $number } { $number ->
    [one] { AS($filter, plural: "one") }
   *[other] { AS($filter, plural: "other") }
}{ $place ->
    [main] . Rimischia il tuo mazzo, poi { $number ->
        [one] metti quella carta
       *[other] metti quelle carte
    } in cima
   *[inner] {" "}(rimischia il tuo mazzo, poi { $number ->
        [one] metti quella carta
       *[other] metti quelle carte
    } in cima)
}
# proposed: Rimischia, rimischia, cercare, cerca
search-deck-for-top-up-to = { $mood ->
    [option] cercare
   *[plain] cerca
} nel tuo mazzo fino a { $number } { $number ->
    [one] { AS($filter, plural: "one") }
   *[other] { AS($filter, plural: "other") }
}{ $place ->
    [main] . Rimischia il tuo mazzo, poi { $number ->
        [one] metti quella carta
       *[other] metti quelle carte
    } in cima
   *[inner] {" "}(rimischia il tuo mazzo, poi { $number ->
        [one] metti quella carta
       *[other] metti quelle carte
    } in cima)
}
# proposed: Rimischia, rimischia, cercare, cerca
search-deck-for-top-any = { $mood ->
    [option] cercare
   *[plain] cerca
} nel tuo mazzo un numero qualsiasi di { AS($filter, plural: "other") }{ $place ->
    [main] . Rimischia il tuo mazzo, poi metti quelle carte in cima
   *[inner] {" "}(rimischia il tuo mazzo, poi metti quelle carte in cima)
}
# proposed: rimischia, cercare, cerca
search-deck-onto-bench = { $mood ->
    [option] cercare
   *[plain] cerca
} nel tuo mazzo { $number ->
    [one] una { AS($filter, plural: "one") } e { $mood ->
        [option] metterla
       *[plain] mettila
    }
   *[other] { $number } { AS($filter, plural: "other") } e { $mood ->
        [option] metterle
       *[plain] mettile
    }
} nella tua Panchina{ $place ->
    [main] . Poi rimischia il tuo mazzo
   *[inner] {" "}(poi rimischia il tuo mazzo)
}
    .alt1 = { $mood ->
        [option] cercare
       *[plain] cerca
    } nel tuo mazzo { $number ->
        [one] un { AS($filter, plural: "one", short: "yes") } e { $mood ->
            [option] metterlo
           *[plain] mettilo
        }
       *[other] { $number } { AS($filter, plural: "other", short: "yes") } e { $mood ->
            [option] metterli
           *[plain] mettili
        }
    } nella tua Panchina{ $place ->
        [main] . Poi rimischia il tuo mazzo
       *[inner] {" "}(poi rimischia il tuo mazzo)
    }
# proposed: rimischia, cercare, cerca
search-deck-onto-bench-up-to = { $mood ->
    [option] cercare
   *[plain] cerca
} nel tuo mazzo fino a { $number } { $number ->
    [one] { AS($filter, plural: "one") } e { $mood ->
        [option] metterla
       *[plain] mettila
    }
   *[other] { AS($filter, plural: "other") } e { $mood ->
        [option] metterle
       *[plain] mettile
    }
} nella tua Panchina{ $place ->
    [main] . Poi rimischia il tuo mazzo
   *[inner] {" "}(poi rimischia il tuo mazzo)
}
# proposed: rimischia, cercare, cerca
search-deck-onto-bench-any = { $mood ->
    [option] cercare
   *[plain] cerca
} nel tuo mazzo un numero qualsiasi di { AS($filter, plural: "other") } e { $mood ->
    [option] metterle
   *[plain] mettile
} nella tua Panchina{ $place ->
    [main] . Poi rimischia il tuo mazzo
   *[inner] {" "}(poi rimischia il tuo mazzo)
}

# --- posti e attacchi

# proposed: scambiare, scambia, scambi, scambiarlo, scambialo
switch = { $player ->
    [you] { $chooser ->
        [you] { $mood ->
            [option] scambiare
           *[plain] scambia
        } 1 dei tuoi Pokémon in Panchina con il tuo Pokémon Attivo
       *[opponent] { $mood ->
            [option] far sì che il tuo avversario scelga 1 dei tuoi Pokémon in Panchina e lo scambi
           *[plain] il tuo avversario sceglie 1 dei tuoi Pokémon in Panchina e lo scambia
        } con il tuo Pokémon Attivo
    }
   *[opponent] { $chooser ->
        [you] { $mood ->
            [option] scegliere 1 dei Pokémon in Panchina del tuo avversario e scambiarlo
           *[plain] scegli 1 dei Pokémon in Panchina del tuo avversario e scambialo
        } con il suo Pokémon Attivo
       *[opponent] { $mood ->
            [option] far sì che il tuo avversario scambi
           *[plain] il tuo avversario scambia
        } 1 dei suoi Pokémon in Panchina con il suo Pokémon Attivo
    }
}
    .alt1 = { $player ->
        [you] { $chooser ->
            [you] { $mood ->
                [option] scambiare
               *[plain] scambia
            } uno dei tuoi Pokémon in Panchina con il tuo Pokémon Attivo
           *[opponent] { $mood ->
                [option] far sì che il tuo avversario scelga uno dei tuoi Pokémon in Panchina e lo scambi
               *[plain] il tuo avversario sceglie uno dei tuoi Pokémon in Panchina e lo scambia
            } con il tuo Pokémon Attivo
        }
       *[opponent] { $chooser ->
            [you] { $mood ->
                [option] scegliere un Pokémon nella Panchina del tuo avversario e scambiarlo
               *[plain] scegli un Pokémon nella Panchina del tuo avversario e scambialo
            } con il suo Pokémon Attivo
           *[opponent] { $mood ->
                [option] far sì che il tuo avversario scambi
               *[plain] il tuo avversario scambia
            } uno dei suoi Pokémon in Panchina con il suo Pokémon Attivo
        }
    }
# proposed: scambiare, scambia
take-active-place = { $mood ->
    [option] scambiare
   *[plain] scambia
} { $who } con il { $who ->
    [that] Pokémon Attivo del suo giocatore
   *[other] tuo Pokémon Attivo
}
return-to-hand = { $mood ->
    [option] rimettere
   *[plain] rimetti
} { $target } nella mano del suo giocatore insieme a tutte le carte assegnate
    .alt1 = { $mood ->
        [option] far sì che il suo giocatore riprenda in mano { $target }
       *[plain] { $target ->
            [defending] il tuo avversario riprende
           *[other] il suo giocatore riprende
        } in mano { $target }
    } e tutte le carte a esso assegnate
# proposed: rimischiare, rimischia
return-to-deck = { $mood ->
    [option] rimischiare
   *[plain] rimischia
} { $target } nel mazzo del suo giocatore insieme a tutte le carte assegnate
return-basic-to-hand = { $mood ->
    [option] rimettere
   *[plain] rimetti
} la carta Pokémon Base { AS($target, case: "di") } nella mano del suo giocatore{ $place ->
    [main] . Scarta tutte le altre carte assegnate
   *[inner] {" "}(scarta tutte le altre carte assegnate)
}
# proposed: rimischiare, rimischia
return-basic-to-deck = { $mood ->
    [option] rimischiare
   *[plain] rimischia
} la carta Pokémon Base { AS($target, case: "di") } nel mazzo del suo giocatore{ $place ->
    [main] . Scarta tutte le altre carte assegnate
   *[inner] {" "}(scarta tutte le altre carte assegnate)
}
devolve = { $mood ->
    [option] scegliere una fase di Evoluzione e scartare
   *[plain] scegli una fase di Evoluzione e scarta
} tutte le carte Evoluzione di quella fase o di fasi superiori assegnate { AS($target, case: "a") }
change-feature = { $mood ->
    [option] cambiare
   *[plain] cambia
} { $feature } { AS($who, case: "di") } { $source }
feature = { $value ->
    [type] il tipo
    [weakness] la Debolezza
   *[resistance] la Resistenza
}
type-source = { $value ->
    [any] in un tipo a tua scelta (a eccezione di Incolore)
   *[in-play] nel tipo di un altro Pokémon in gioco (a eccezione di Incolore)
}
    .alt1 = { $value ->
        [any] in un tipo a tua scelta, a eccezione di Incolore
       *[in-play] nel tipo di un altro Pokémon in gioco, a eccezione di Incolore
    }
    .alt2 = { $value ->
        [any] con un tipo a scelta, a eccezione di Incolore
       *[in-play] con il tipo di un qualsiasi altro Pokémon in gioco, a eccezione di quelli di tipo Incolore
    }
evolve-skipping-stage = { $mood ->
    [option] mettere
   *[plain] metti
} una carta Evoluzione di Fase 2 dalla tua mano sul Pokémon Base corrispondente
    .alt1 = { $mood ->
        [option] mettere
       *[plain] metti
    } una carta Evoluzione di Fase 2 che hai in mano direttamente sul Pokémon Base corrispondente
# proposed: vale come un'evoluzione
evolve-from-hand = { $mood ->
    [option] mettere
   *[plain] metti
} { AS($who, case: "su") } una carta dalla tua mano che si evolve { AS($who, case: "da") }{ $place ->
    [main] . Questo vale come un'evoluzione
   *[inner] {" "}(questo vale come un'evoluzione)
}
# proposed: cercare, cerca, rimischia, vale come un'evoluzione
evolve-from-deck = { $mood ->
    [option] cercare
   *[plain] cerca
} nel tuo mazzo una carta che si evolve { AS($who, case: "da") } e { $mood ->
    [option] metterla
   *[plain] mettila
} { AS($who, case: "su") }{ $place ->
    [main] . Questo vale come un'evoluzione. Poi rimischia il tuo mazzo
   *[inner] {" "}(questo vale come un'evoluzione; poi rimischia il tuo mazzo)
}
# proposed
end-turn = { $mood ->
    [option] terminare il tuo turno
   *[plain] il tuo turno termina
}
choose-attack = { $mood ->
    [option] scegliere
   *[plain] scegli
} 1 degli attacchi { AS($who, case: "di") }
    .alt1 = { $mood ->
        [option] scegliere
       *[plain] scegli
    } uno degli attacchi { AS($who, case: "di") }
copy-attack = { $mood ->
    [option] far sì che questo attacco copi
   *[plain] questo attacco copia
} quell'attacco (a eccezione del suo costo di Energia e di tutto ciò che è necessario per usarlo)
    .alt1 = { $mood ->
        [option] far sì che questo attacco copi
       *[plain] questo attacco copia
    } quell'attacco, a eccezione del suo costo di Energia e di tutto ciò che è necessario per usarlo

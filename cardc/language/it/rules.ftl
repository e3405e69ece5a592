### Che cosa vale per qualche tempo, finché un potere funziona o finché una carta Addestramento è assegnata.

# --- con una durata: una proposizione

lasting-prevent-damage = { $mood ->
    [option] prevenire
   *[plain] previeni
} tutti i danni inflitti { AS($to, case: "a") } { $duration }
lasting-prevent-damage-at-most = { $mood ->
    [option] prevenire
   *[plain] previeni
} ogni danno di { $points } punti o meno inflitto { AS($to, case: "a") } { $duration } (dopo aver applicato Debolezza e Resistenza)
    .alt1 = { $mood ->
        [option] prevenire ogni danno di { $points } o meno inflitto { AS($to, case: "a") } { $duration } (dopo aver applicato Debolezza e Resistenza)
       *[plain] { $duration }, ogni volta che { AS($to, case: "a") } vengono inflitti { $points } o meno (dopo aver usato Debolezza e Resistenza), previeni tale danno
    }
lasting-prevent-damage-at-least = { $mood ->
    [option] prevenire
   *[plain] previeni
} ogni danno di { $points } punti o più inflitto { AS($to, case: "a") } { $duration } (dopo aver applicato Debolezza e Resistenza)
lasting-prevent-effects = { $mood ->
    [option] prevenire
   *[plain] previeni
} tutti gli effetti degli attacchi, compresi i danni, inflitti { AS($to, case: "a") } { $duration }
    .alt1 = { $mood ->
        [option] prevenire
       *[plain] { $duration }, previeni
    } tutti gli effetti degli attacchi inflitti { AS($to, case: "a") }{ $mood ->
        [option] {" "}{ $duration }
       *[plain] {""}
    }, compresi i danni
    .alt2 = { $mood ->
        [option] prevenire
       *[plain] previeni
    } tutti gli effetti degli attacchi inflitti { AS($to, case: "a") } { $duration }, compresi i danni
    .alt3 = { $mood ->
        [option] prevenire
       *[plain] { $duration } previeni
    } tutti gli effetti degli attacchi inflitti { AS($to, case: "a") }{ $mood ->
        [option] {" "}{ $duration }
       *[plain] {""}
    }, incluso il danno
lasting-flip-to-prevent = { $mood ->
    [option] far sì che,{" "}
   *[plain] {""}
}{ $duration }, ogni volta che un attacco { $what ->
    [damage] infligge danni { AS($to, case: "a", negated: "any") }
   *[effects] ha effetto { AS($to, case: "su", negated: "any") }
}, { $by ->
    [opponent] il tuo avversario
   *[you] il suo giocatore
} { $mood ->
    [option] lanci
   *[plain] lancia
} una moneta (se esce { $by ->
    [opponent] croce
   *[you] testa
}, previeni tutti { $what ->
    [damage] i danni che quell'attacco gli infligge
   *[effects] gli effetti di quell'attacco, compresi i danni
})
lasting-more-damage = { $mood ->
    [option] far sì che gli attacchi { AS($by, case: "di") } infliggano
   *[plain] gli attacchi { AS($by, case: "di") } infliggono
} altri { $points } danni al Pokémon Difensore { $duration } (dopo aver applicato Debolezza e Resistenza)
lasting-more-damage-to = { $mood ->
    [option] far sì che gli attacchi infliggano
   *[plain] gli attacchi infliggono
} altri { $points } danni { AS($to, case: "a") } { $duration } (dopo aver applicato Debolezza e Resistenza)
lasting-less-damage = { $mood ->
    [option] ridurre di { $points } i danni inflitti { AS($to, case: "a") } dagli attacchi { $duration }
   *[plain] i danni inflitti { AS($to, case: "a") } dagli attacchi { $duration } sono ridotti di { $points }
} ({ $moment ->
    [before] prima di applicare
   *[after] dopo aver applicato
} Debolezza e Resistenza)
    .alt1 = { $mood ->
        [option] ridurre di { $points } i danni inflitti { AS($to, case: "a") } dagli attacchi { $duration }
       *[plain] tutto il danno che verrà inflitto { AS($to, case: "a") } da attacchi { $duration }, va ridotto di { $points }
    } ({ $moment ->
        [before] prima di applicare
       *[after] dopo aver applicato
    } Debolezza e Resistenza)
lasting-less-damage-by = { $mood ->
    [option] ridurre di { $points } i danni inflitti { AS($to, case: "a") } dagli attacchi { AS($by, case: "di") } { $duration }
   *[plain] i danni inflitti { AS($to, case: "a") } dagli attacchi { AS($by, case: "di") } { $duration } sono ridotti di { $points }
} ({ $moment ->
    [before] prima di applicare
   *[after] dopo aver applicato
} Debolezza e Resistenza)
    .alt1 = { $mood ->
        [option] ridurre di { $points } i danni inflitti { AS($to, case: "a") } dagli attacchi { AS($by, case: "di") } { $duration }
       *[plain] se { $by } attacca { $to } { $duration }, qualsiasi danno inflitto dall'attacco viene ridotto di { $points }
    } ({ $moment ->
        [before] prima di applicare
       *[after] dopo aver applicato
    } Debolezza e Resistenza)
    .alt2 = { $mood ->
        [option] ridurre di { $points } i danni inflitti { AS($to, case: "a") } dagli attacchi { AS($by, case: "di") } { $duration }
       *[plain] se { $by } attacca { $to } { $duration }, tutto il danno inflitto dall'attacco viene ridotto di { $points }
    } ({ $moment ->
        [before] prima di applicare
       *[after] dopo aver applicato
    } Debolezza e Resistenza)
lasting-less-damage-from = { $mood ->
    [option] ridurre di { $points } i danni inflitti { AS($to, case: "a") } dagli attacchi { AS($by, scope: "some") } { $duration }
   *[plain] i danni inflitti { AS($to, case: "a") } dagli attacchi { AS($by, scope: "some") } { $duration } sono ridotti di { $points }
} ({ $moment ->
    [before] prima di applicare
   *[after] dopo aver applicato
} Debolezza e Resistenza)
lasting-halve-damage = { $mood ->
    [option] dimezzare i danni inflitti { AS($to, case: "a") } dagli attacchi { $duration }
   *[plain] i danni inflitti { AS($to, case: "a") } dagli attacchi { $duration } sono dimezzati
} (arrotondando { $rounding } alla decina più vicina, dopo aver applicato Debolezza e Resistenza)
lasting-cannot-attack = { $mood ->
    [option] impedire { AS($who, case: "a") } di
   *[plain] { $who ->
        [it] non può
        [each] { AS($who, negated: "yes") } può
       *[other] { $who } non può
    }
} attaccare { $duration }
lasting-cannot-attack-whom = { $mood ->
    [option] impedire { AS($who, case: "a") } di
   *[plain] { $who ->
        [it] non può
        [each] { AS($who, negated: "yes") } può
       *[other] { $who } non può
    }
} attaccare { $whom } { $duration }
    .alt1 = { $mood ->
        [option] impedire { AS($who, case: "a") } di attaccare { $whom } { $duration }
       *[plain] { $duration }, { $who ->
            [it] non può
            [each] { AS($who, negated: "yes") } può
           *[other] { $who } non può
        } attaccare { $whom }
    }
lasting-cannot-retreat = { $mood ->
    [option] impedire { AS($who, case: "a") } di
   *[plain] { $who ->
        [it] non può
        [each] { AS($who, negated: "yes") } può
       *[other] { $who } non può
    }
} ritirarsi { $duration }
    .alt1 = { $mood ->
        [option] impedire { AS($who, case: "a") } di
       *[plain] { $who ->
            [it] non potrà
            [each] { AS($who, negated: "yes") } potrà
           *[other] { $who } non potrà
        }
    } ritirarsi { $duration }
lasting-cannot-use-this = { $mood ->
    [option] impedire { AS($who, case: "a") } di
   *[plain] { $who ->
        [it] non può
       *[other] { $who } non può
    }
} usare { $duration ->
    [while-in-play] di nuovo questo attacco
   *[other] questo attacco
} { $duration }
    .alt1 = { $mood ->
        [option] impedire { AS($who, case: "a") } di usare { $duration ->
            [while-in-play] di nuovo questo attacco
           *[other] questo attacco
        } { $duration }
       *[plain] { $duration ->
            [while-in-play] non puoi usare di nuovo questo attacco finché { $who } rimane in gioco (non puoi usarlo di nuovo anche se metti { $who } in Panchina)
           *[other] { $who } non può usare di nuovo questo attacco { $duration }
        }
    }
lasting-cannot-use-chosen = { $mood ->
    [option] impedire { AS($who, case: "a") } di
   *[plain] { $who ->
        [it] non può
       *[other] { $who } non può
    }
} usare quell'attacco { $duration }
    .alt1 = { $mood ->
        [option] impedire { AS($who, case: "a") } di
       *[plain] { $who ->
            [it] non potrà
           *[other] { $who } non potrà
        }
    } usare quell'attacco { $duration }
lasting-must-flip-to-attack = { $mood ->
    [option] far sì che, se { $who } prova ad attaccare { $duration }, { $who ->
        [defending] il tuo avversario
       *[other] il suo giocatore
    } lanci una moneta (se esce croce, quell'attacco non ha alcun effetto)
   *[plain] se { $who } prova ad attaccare { $duration }, { $who ->
        [defending] il tuo avversario
       *[other] il suo giocatore
    } lancia una moneta{ $place ->
        [main] . Se esce croce, quell'attacco non ha alcun effetto
       *[inner] {" "}(se esce croce, quell'attacco non ha alcun effetto)
    }
}
    .alt1 = { $mood ->
        [option] far sì che, se { $who } prova ad attaccare { $duration }, { $who ->
            [defending] il tuo avversario
           *[other] il suo giocatore
        } lanci una moneta (se esce croce, quell'attacco non ha alcun effetto)
       *[plain] se { $duration } { $who } prova ad attaccare, { $who ->
            [defending] il tuo avversario
           *[other] il suo giocatore
        } deve lanciare una moneta{ $place ->
            [main] . Se esce croce, quell'attacco non ha alcun effetto
           *[inner] {" "}(se esce croce, quell'attacco non ha alcun effetto)
        }
    }
lasting-energy-counts-as = { $mood ->
    [option] trasformare
   *[plain] trasforma
} tutte le carte Energia assegnate { AS($who, case: "a") } in carte Energia { $type } { $duration ->
    [this-turn] per il resto del turno
   *[other] { $duration }
}
lasting-new-base-damage = { $mood ->
    [option] portare a { $points } il danno di base dell'attacco { $attack } { AS($who, case: "di") } { $duration }
   *[plain] il danno di base dell'attacco { $attack } { AS($who, case: "di") } è { $points } { $duration }
}
lasting-immune-to = { $mood ->
    [option] impedire { AS($who, case: "a") } di diventare
   *[plain] { $who ->
        [each] { AS($who, negated: "yes") } può
       *[other] { $who } non può
    } essere
} { $conditions } { $duration }
lasting-cheaper-retreat = { $mood ->
    [option] pagare
   *[plain] paghi
} { $less } [C] in meno per ritirare { $who } { $duration }
lasting-dearer-retreat = { $mood ->
    [option] far sì che ritirare { $who } costi
   *[plain] ritirare { $who } costa
} { $more } { NOUN("energy", $more) } in più { $duration }
lasting-cannot-receive-energy = { $mood ->
    [option] impedire di assegnare carte Energia dalla mano { AS($who, case: "a") } { $duration }
   *[plain] { $duration } non si possono assegnare carte Energia dalla mano { AS($who, case: "a", negated: "yes") }
}
lasting-powers-stop = { $mood ->
    [option] far sì che i Poteri Pokémon { AS($of, case: "di", negated: "all") } non abbiano
   *[plain] i Poteri Pokémon { AS($of, case: "di", negated: "all") } non hanno
} alcun effetto { $duration }
lasting-cannot-evolve = { $mood ->
    [option] impedire di giocare
   *[plain] non si possono giocare
} carte Evoluzione { $mood ->
    [option] { AS($who, case: "su") }
   *[plain] { AS($who, case: "su", negated: "yes") }
} { $duration }
lasting-cannot-play-trainers = { $player ->
    [you] { $mood ->
        [option] rinunciare a
       *[plain] non puoi
    }
   *[opponent] { $mood ->
        [option] impedire al tuo avversario di
       *[plain] il tuo avversario non può
    }
} giocare carte Addestramento { $duration ->
    [opponents-next-turn] { $player ->
        [you] { $duration }
       *[opponent] durante il suo prossimo turno
    }
    [through-opponents-next-turn] { $player ->
        [you] { $duration }
       *[opponent] fino alla fine del suo prossimo turno
    }
   *[other] { $duration }
}
lasting-hand-face-up = { $player ->
    [you] { $mood ->
        [option] giocare
       *[plain] giochi
    }
   *[opponent] { $mood ->
        [option] far sì che il tuo avversario giochi
       *[plain] il tuo avversario gioca
    }
} con le carte in mano scoperte { $duration ->
    [opponents-next-turn] { $player ->
        [you] { $duration }
       *[opponent] durante il suo prossimo turno
    }
    [through-opponents-next-turn] { $player ->
        [you] { $duration }
       *[opponent] fino alla fine del suo prossimo turno
    }
   *[other] { $duration }
}

# Che cosa si fa più tardi. Più di un'azione sta tra parentesi.
lasting-reaction = { $mood ->
    [option] ottenere questo effetto:{" "}
   *[plain] {""}
}{ $event ->
    [damaged-by-attack] ogni volta che un attacco del tuo avversario danneggia { $who }
   *[knocked-out-by-attack] se un attacco mette KO { $who }
} { $duration }, { AS($act, mood: "plain", place: "inner") }
    .alt1 = { $mood ->
        [option] ottenere questo effetto:{" "}
       *[plain] {""}
    }{ $event ->
        [damaged-by-attack] ogni volta che un Pokémon danneggia { $who }
       *[knocked-out-by-attack] se un Pokémon mette KO { $who }
    } { $duration }, { AS($act, mood: "plain", place: "inner") }
lasting-reactions = { $mood ->
    [option] ottenere questo effetto:{" "}
   *[plain] {""}
}{ $event ->
    [damaged-by-attack] ogni volta che un attacco del tuo avversario danneggia { $who }
   *[knocked-out-by-attack] se un attacco mette KO { $who }
} { $duration }, fai quanto segue ({ AS($acts, mood: "plain", place: "inner") })

# --- finché qualcosa è in gioco: in un potere, su una carta Addestramento che resta

rule-prevent-damage = previeni tutti i danni inflitti { AS($to, case: "a") } dagli attacchi
rule-prevent-damage-at-most = previeni ogni danno di { $points } punti o meno inflitto { AS($to, case: "a") } da un attacco (dopo aver applicato Debolezza e Resistenza)
rule-prevent-damage-at-least = previeni ogni danno di { $points } punti o più inflitto { AS($to, case: "a") } da un attacco (dopo aver applicato Debolezza e Resistenza)
    .alt1 = ogni volta che un attacco (compresi i tuoi) infligge { $points } o più danni { AS($to, case: "a") } (dopo aver applicato Debolezza e Resistenza), previeni quel danno
rule-prevent-effects = previeni tutti gli effetti degli attacchi, compresi i danni, inflitti { AS($to, case: "a") }
    .alt1 = previeni tutti gli effetti degli attacchi inflitti { AS($to, case: "a") }, compresi i danni
rule-flip-to-prevent = ogni volta che un attacco { $what ->
    [damage] infligge danni { AS($to, case: "a", negated: "any") }
   *[effects] ha effetto { AS($to, case: "su", negated: "any") }
}, { $by ->
    [opponent] il tuo avversario lancia
   *[you] lancia
} una moneta. Se esce { $by ->
    [opponent] croce
   *[you] testa
}, previeni tutti { $what ->
    [damage] i danni che quell'attacco gli infligge
   *[effects] gli effetti di quell'attacco, compresi i danni
}
rule-more-damage = gli attacchi { AS($by, case: "di") } infliggono altri { $points } danni al Pokémon Difensore (dopo aver applicato Debolezza e Resistenza)
rule-more-damage-to = gli attacchi infliggono altri { $points } danni { AS($to, case: "a") } (dopo aver applicato Debolezza e Resistenza)
rule-less-damage = i danni inflitti { AS($to, case: "a") } dagli attacchi sono ridotti di { $points } ({ $moment ->
    [before] prima di applicare
   *[after] dopo aver applicato
} Debolezza e Resistenza)
    .alt1 = i danni inflitti { AS($to, case: "a") } dagli attacchi vengono ridotti di { $points } ({ $moment ->
        [before] prima di applicare
       *[after] dopo aver applicato
    } Debolezza e Resistenza)
rule-less-damage-by = i danni inflitti { AS($to, case: "a") } dagli attacchi { AS($by, case: "di") } sono ridotti di { $points } ({ $moment ->
    [before] prima di applicare
   *[after] dopo aver applicato
} Debolezza e Resistenza)
rule-less-damage-from = i danni inflitti { AS($to, case: "a") } dagli attacchi { AS($by, scope: "some") } sono ridotti di { $points } ({ $moment ->
    [before] prima di applicare
   *[after] dopo aver applicato
} Debolezza e Resistenza)
rule-halve-damage = i danni inflitti { AS($to, case: "a") } dagli attacchi sono dimezzati (arrotondando { $rounding } alla decina più vicina, dopo aver applicato Debolezza e Resistenza)
rule-cannot-attack = { $who ->
    [each] { AS($who, negated: "yes") } può
   *[other] { $who } non può
} attaccare
rule-cannot-attack-whom = { $who ->
    [each] { AS($who, negated: "yes") } può
   *[other] { $who } non può
} attaccare { $whom }
rule-cannot-retreat = { $who ->
    [each] { AS($who, negated: "yes") } può
   *[other] { $who } non può
} ritirarsi
rule-must-flip-to-attack = se { $who } prova ad attaccare, il suo giocatore lancia una moneta. Se esce croce, quell'attacco non ha alcun effetto
rule-energy-counts-as = tutte le carte Energia assegnate { AS($who, case: "a") } sono carte Energia { $type }
rule-new-base-damage = il danno di base dell'attacco { $attack } { AS($who, case: "di") } è { $points }
rule-immune-to = { $who ->
    [each] { AS($who, negated: "yes") } può
   *[other] { $who } non può
} essere { $conditions }
    .alt1 = { $who ->
        [each] { AS($who, negated: "yes") } può
       *[other] { $who } non può
    } diventare { $conditions }
rule-cheaper-retreat = paghi { $less } [C] in meno per ritirare { $who }
    .alt1 = paghi { $less } Energia Incolore in meno per ritirare { $who }
rule-dearer-retreat = ritirare { $who } costa { $more } { NOUN("energy", $more) } in più
rule-cannot-receive-energy = non si possono assegnare carte Energia dalla mano { AS($who, case: "a", negated: "yes") }
rule-powers-stop = i Poteri Pokémon { AS($of, case: "di", negated: "all") } non hanno alcun effetto
rule-cannot-evolve = non si possono giocare carte Evoluzione { AS($who, case: "su", negated: "yes") }
rule-cannot-play-trainers = { $player ->
    [you] non puoi
   *[opponent] il tuo avversario non può
} giocare carte Addestramento
rule-hand-face-up = { $player ->
    [you] giochi
   *[opponent] il tuo avversario gioca
} con le carte in mano scoperte
    .alt1 = { $player ->
        [you] giochi
       *[opponent] il tuo avversario gioca
    } con la mano scoperta
rule-ignore-powers = ignora tutti gli altri Poteri Pokémon
rule-copy-of = considera { $who } come se fosse la stessa carta { AS($of, case: "di") }, con queste eccezioni: { $who } non può evolversi, ha sempre questo potere e le Energie assegnate a esso possono essere considerate Energie di qualsiasi tipo

# --- carte Addestramento che restano; su una carta assegnata «quel Pokémon» è quello a cui è assegnata

attach-this = assegna { $name } { AS($target, case: "a") }. { $until ->
    [end-of-turn] Alla fine del tuo turno, scarta { $name }.
    [end-of-opponents-next-turn] Alla fine del prossimo turno del tuo avversario, scarta { $name }.
   *[leaves-play] Quando quel Pokémon lascia il gioco, scarta { $name }.
}
    .alt1 = assegna il { $name } { AS($target, case: "a") }. { $until ->
        [end-of-turn] Alla fine del tuo turno, scarta il { $name }.
        [end-of-opponents-next-turn] Alla fine del prossimo turno del tuo avversario, scarta il { $name }.
       *[leaves-play] Quando quel Pokémon lascia il gioco, scarta il { $name }.
    }
stay-in-play = questa carta resta in gioco.
play-as-pokemon = gioca { $name } come se fosse un Pokémon Base con { $hp } PV.
play-as-pokemon-of-printed-hp = gioca { $name } come se fosse un Pokémon Base.

### Come le proposizioni diventano frasi.

# --- azioni unite

and-two = { $first } e { $last }
and-more = { $first }, { $more }
more-last = { $first } e { $last }
more-more = { $first }, { $more }
deeds-two = { $first } e { $last }
deeds-more = { $first }, { $more }
block-may = puoi { AS($acts, mood: "option") }
block-and-may = { $first }, e puoi { AS($acts, mood: "option") }

# --- frasi

say = { AS($act, place: "main") }.
    .alt1 = { $mood ->
        [option] { AS($act, place: "main") }
       *[plain] poi { AS($act, place: "main") }
    }.
flip-heads = { $by ->
    [you] { $mood ->
        [option] lanciare
       *[plain] lancia
    }
   *[opponent] { $mood ->
        [option] far sì che il tuo avversario lanci
       *[plain] il tuo avversario lancia
    }
} una moneta. Se esce testa, { $heads }.
    .alt1 = { $by ->
        [you] { $mood ->
            [option] lanciare
           *[plain] lancia
        }
       *[opponent] { $mood ->
            [option] far sì che il tuo avversario lanci
           *[plain] il tuo avversario lancia
        }
    } una moneta. Se esce testa { $heads }.
flip-tails = { $by ->
    [you] { $mood ->
        [option] lanciare
       *[plain] lancia
    }
   *[opponent] { $mood ->
        [option] far sì che il tuo avversario lanci
       *[plain] il tuo avversario lancia
    }
} una moneta. Se esce croce, { $tails }.
flip-both = { $by ->
    [you] { $mood ->
        [option] lanciare
       *[plain] lancia
    }
   *[opponent] { $mood ->
        [option] far sì che il tuo avversario lanci
       *[plain] il tuo avversario lancia
    }
} una moneta. Se esce testa, { $heads }; se esce croce, { $tails }.
    .alt1 = { $by ->
        [you] { $mood ->
            [option] lanciare
           *[plain] lancia
        }
       *[opponent] { $mood ->
            [option] far sì che il tuo avversario lanci
           *[plain] il tuo avversario lancia
        }
    } una moneta. Se esce testa, { $heads }. Se esce croce, { $tails }.
    .alt2 = { $by ->
        [you] { $mood ->
            [option] lanciare
           *[plain] lancia
        }
       *[opponent] { $mood ->
            [option] far sì che il tuo avversario lanci
           *[plain] il tuo avversario lancia
        }
    } una moneta. Se esce testa, { $heads }, se esce croce, { $tails }.
    .alt3 = { $by ->
        [you] { $mood ->
            [option] lanciare
           *[plain] lancia
        }
       *[opponent] { $mood ->
            [option] far sì che il tuo avversario lanci
           *[plain] il tuo avversario lancia
        }
    } una moneta. Se esce testa, { $heads }, se esce croce { $tails }.
    .alt4 = { $by ->
        [you] { $mood ->
            [option] lanciare
           *[plain] lancia
        }
       *[opponent] { $mood ->
            [option] far sì che il tuo avversario lanci
           *[plain] il tuo avversario lancia
        }
    } una moneta. Se esce testa { $heads }, se esce croce { $tails }.
    .alt5 = { $by ->
        [you] { $mood ->
            [option] lanciare
           *[plain] lancia
        }
       *[opponent] { $mood ->
            [option] far sì che il tuo avversario lanci
           *[plain] il tuo avversario lancia
        }
    } una moneta. Se esce testa { $heads }; se esce croce { $tails }.
flip-heads-if = { $by ->
    [you] { $mood ->
        [option] lanciare
       *[plain] lancia
    }
   *[opponent] { $mood ->
        [option] far sì che il tuo avversario lanci
       *[plain] il tuo avversario lancia
    }
} una moneta. Se esce testa e { AS($test, polarity: "if") }, { $heads }.
flip-tails-if = { $by ->
    [you] { $mood ->
        [option] lanciare
       *[plain] lancia
    }
   *[opponent] { $mood ->
        [option] far sì che il tuo avversario lanci
       *[plain] il tuo avversario lancia
    }
} una moneta. Se esce croce e { AS($test, polarity: "if") }, { $tails }.
flip-heads-flip = { $by ->
    [you] { $mood ->
        [option] lanciare
       *[plain] lancia
    }
   *[opponent] { $mood ->
        [option] far sì che il tuo avversario lanci
       *[plain] il tuo avversario lancia
    }
} una moneta. Se esce testa, { $second }
flip-tails-flip = { $by ->
    [you] { $mood ->
        [option] lanciare
       *[plain] lancia
    }
   *[opponent] { $mood ->
        [option] far sì che il tuo avversario lanci
       *[plain] il tuo avversario lancia
    }
} una moneta. Se esce croce, { $second }
second-heads = { $by ->
    [you] lancia
   *[opponent] il tuo avversario lancia
} un'altra moneta. Se con la seconda moneta esce testa, { $heads }.
second-tails = { $by ->
    [you] lancia
   *[opponent] il tuo avversario lancia
} un'altra moneta. Se con la seconda moneta esce croce, { $tails }.
second-both = { $by ->
    [you] lancia
   *[opponent] il tuo avversario lancia
} un'altra moneta. Se con la seconda moneta esce testa, { $heads }; se con la seconda moneta esce croce, { $tails }.
flip-coins = { $by ->
    [you] { $mood ->
        [option] lanciare
       *[plain] lancia
    }
   *[opponent] { $mood ->
        [option] far sì che il tuo avversario lanci
       *[plain] il tuo avversario lancia
    }
} { $number } { NOUN("time", $number) } una moneta.
    .alt1 = { $by ->
        [you] { $mood ->
            [option] lanciare
           *[plain] lancia
        }
       *[opponent] { $mood ->
            [option] far sì che il tuo avversario lanci
           *[plain] il tuo avversario lancia
        }
    } { $number } monete.
flip-coins-for = { $by ->
    [you] { $mood ->
        [option] lanciare
       *[plain] lancia
    }
   *[opponent] { $mood ->
        [option] far sì che il tuo avversario lanci
       *[plain] il tuo avversario lancia
    }
} un numero di monete pari { AS($count, counted: "al") }.
flip-until-tails = { $by ->
    [you] { $mood ->
        [option] lanciare
       *[plain] lancia
    }
   *[opponent] { $mood ->
        [option] far sì che il tuo avversario lanci
       *[plain] il tuo avversario lancia
    }
} una moneta finché non esce croce.
flip-each-heads = { $mood ->
    [option] lanciare
   *[plain] lancia
} una moneta per ciascuno { AS($group, scope: "some") }. Se esce testa, { $heads }.
flip-each-tails = { $mood ->
    [option] lanciare
   *[plain] lancia
} una moneta per ciascuno { AS($group, scope: "some") }. Se esce croce, { $tails }.
flip-each-both = { $mood ->
    [option] lanciare
   *[plain] lancia
} una moneta per ciascuno { AS($group, scope: "some") }. Se esce testa, { $heads }; se esce croce, { $tails }.
may = puoi { AS($acts, mood: "option") }.
may-flip = puoi { AS($coin, mood: "option") }
opponent-may = il tuo avversario può { $offers }.
offer-draw = pescare { $number ->
    [one] una carta
   *[other] { $number } carte
}
offer-draw-up-to = pescare fino a { $number } { NOUN("card", $number) }
# proposed: rimischiare
offer-shuffle-hand = rimischiare nel suo mazzo tutte le carte che ha in mano
offer-two = { $first } e { $last }
first = prima di infliggere i danni, { $acts }.
apply-weakness = applica Debolezza e Resistenza.
    .alt1 = (applica Debolezza e Resistenza.)
if-flip = { AS($test, polarity: "if") }, { $coin }
unless-flip = { AS($test, polarity: "unless") }, { $coin }
if-then = { AS($test, polarity: "if") }, { $then }.
if-not = { AS($test, polarity: "unless") }, { $otherwise }.
if-else = { AS($test, polarity: "if") }, { $then }; altrimenti { $otherwise }.
either-way = in ogni caso, { $acts }.

# --- condizioni

damage-got-through = { $polarity ->
    [unless] se tutti i danni di questo attacco vengono prevenuti
   *[if] a meno che tutti i danni di questo attacco non vengano prevenuti
}
    .alt1 = { $polarity ->
        [unless] se tutti i danni di questo attacco vengono prevenuti
       *[if] tranne nel caso in cui tutti i danni di questo attacco vengano prevenuti
    }
    .alt2 = { $polarity ->
        [unless] se tutti i danni di questo attacco vengono prevenuti
       *[if] tranne nei casi in cui tutti i danni di questo attacco vengano prevenuti
    }
    .alt3 = { $polarity ->
        [unless] se tutti i danni di questo attacco vengono prevenuti
       *[if] a meno che tutti i danni inflitti da questo attacco vengano prevenuti
    }
has-condition = se { $who } { $polarity ->
    [unless] non è
   *[if] è
} { $condition }
# proposed: Condizione Speciale
is-affected = se { $who } { $polarity ->
    [unless] non è affetto
   *[if] è affetto
} da una Condizione Speciale
is-damaged = se { $polarity ->
    [unless] non ci sono
   *[if] ci sono
} segnalini danno { AS($who, case: "su") }
has-energy = se { $who } { $polarity ->
    [unless] non ha
   *[if] ha
} carte Energia assegnate
    .alt1 = se { $polarity ->
        [unless] non sono state
       *[if] sono state
    } assegnate carte Energia { AS($who, case: "a") }
    .alt2 = se { $who } { $polarity ->
        [unless] non ha
       *[if] ha
    } delle carte Energia assegnate
has-bench = se { $player ->
    [you] { $polarity ->
        [unless] non hai
       *[if] hai
    }
   *[opponent] il tuo avversario { $polarity ->
        [unless] non ha
       *[if] ha
    }
} Pokémon in Panchina
    .alt1 = se { $player ->
        [you] { $polarity ->
            [unless] non hai
           *[if] hai
        }
       *[opponent] il tuo avversario { $polarity ->
            [unless] non ha
           *[if] ha
        }
    } dei Pokémon in Panchina
at-least = se { AS($count, counted: "number") } è { $polarity ->
    [unless] inferiore a
   *[if] pari o superiore a
} { $number }
    .alt1 = se { AS($count, counted: "number") } è { $polarity ->
        [unless] inferiore a
       *[if] almeno
    } { $number }
at-most = se { AS($count, counted: "number") } è { $polarity ->
    [unless] superiore a
   *[if] pari o inferiore a
} { $number }
just = se { AS($count, counted: "number") } { $polarity ->
    [unless] non è esattamente
   *[if] è esattamente
} { $number }
is-knocked-out = se questo attacco { $polarity ->
    [unless] non mette
   *[if] mette
} KO { $who }
    .alt1 = { $polarity ->
        [unless] a meno che questo attacco metta
       *[if] se questo attacco mette
    } KO { $who }
is-of-type = se { $who } { $polarity ->
    [unless] non è
   *[if] è
} di tipo { $type }
# proposed: evoluto
is-of-rank = se { $who } { $polarity ->
    [unless] non è
   *[if] è
} { $rank ->
    [basic] un Pokémon Base
   *[evolved] un Pokémon evoluto
}
is-named = se { $who } { $polarity ->
    [unless] non si chiama
   *[if] si chiama
} { $names }
has-name-part = se { $who } { $polarity ->
    [unless] non ha
   *[if] ha
} { $part } nel nome
has-power = se { $who } { $polarity ->
    [unless] non ha
   *[if] ha
} un Potere Pokémon
is-at = se { $who } { $polarity ->
    [unless] non è
   *[if] è
} { $seat }
seat = { $value ->
    [active] il Pokémon Attivo
   *[benched] in Panchina
}
    .alt1 = { $value ->
        [active] Attivo
       *[benched] in Panchina
    }
came-this-turn = se { $who } { $polarity ->
    [unless] non è
   *[if] è
} entrato in gioco durante questo turno

# --- requisiti

in-order-to = { $payment } per poter { $source ->
    [attack] usare questo attacco
    [power] usare questo potere
   *[card] giocare questa carta
}.
    .alt1 = { $payment } per { $source ->
        [attack] usare questo attacco
        [power] usare questo potere
       *[card] giocare questa carta
    }.
only-if = puoi { $source ->
    [attack] usare questo attacco
    [power] usare questo potere
   *[card] giocare questa carta
} solo { AS($test, polarity: "if") }.
not-if = non puoi { $source ->
    [attack] usare questo attacco
    [power] usare questo potere
   *[card] giocare questa carta
} { AS($test, polarity: "if") }.
pay-energy = scarta { AS($cards, joined: "yes") } { AS($target, case: "a") }
pay-put = { $put }
pay-from-hand = scarta { $number } { NOUN("card", $number) } dalla tua mano
pay-other-cards = scarta { $number } delle altre carte che hai in mano

# --- poteri

activated = { $usage }, puoi usare questo potere.
activated-first = { $usage }, puoi { AS($first, mood: "option") }
    .alt1 = { $usage } puoi { AS($first, mood: "option") }
activated-if = { $usage }, { AS($test, polarity: "if") }, puoi { AS($first, mood: "option") }
reaction = { $event ->
    [damaged-by-attack] ogni volta che un attacco del tuo avversario danneggia { $who } (anche se viene messo KO)
    [played] quando giochi { $who } dalla tua mano
   *[knocked-out-by-attack] se un attacco del tuo avversario mette KO { $who }
}, { $acts }.
    .alt1 = { $event ->
        [damaged-by-attack] ogni volta che l'attacco del tuo avversario danneggia { $who } (anche se { $who } viene messo KO)
        [played] quando giochi { $who } dalla tua mano
       *[knocked-out-by-attack] se l'attacco del tuo avversario mette KO { $who }
    }, { $acts }.
    .alt2 = { $event ->
        [damaged-by-attack] ogni volta che l'attacco del tuo avversario danneggia { $who } (anche se { $who } viene messo KO)
        [played] quando giochi { $who } dalla tua mano
       *[knocked-out-by-attack] se l'attacco del tuo avversario mette KO { $who }
    } { $acts }.
reaction-flip = { $event ->
    [damaged-by-attack] ogni volta che un attacco del tuo avversario danneggia { $who } (anche se viene messo KO)
    [played] quando giochi { $who } dalla tua mano
   *[knocked-out-by-attack] se un attacco del tuo avversario mette KO { $who }
}, { $coin }
reaction-may = { $event ->
    [damaged-by-attack] ogni volta che un attacco del tuo avversario danneggia { $who } (anche se viene messo KO)
    [played] quando giochi { $who } dalla tua mano
   *[knocked-out-by-attack] se un attacco del tuo avversario mette KO { $who }
}, puoi { AS($acts, mood: "option") }.
reaction-may-flip = { $event ->
    [damaged-by-attack] ogni volta che un attacco del tuo avversario danneggia { $who } (anche se viene messo KO)
    [played] quando giochi { $who } dalla tua mano
   *[knocked-out-by-attack] se un attacco del tuo avversario mette KO { $who }
}, puoi { AS($coin, mood: "option") }
reaction-then = { $event ->
    [damaged-by-attack] ogni volta che un attacco del tuo avversario danneggia { $who } (anche se viene messo KO)
    [played] quando giochi { $who } dalla tua mano
   *[knocked-out-by-attack] se un attacco del tuo avversario mette KO { $who }
}, questo potere fa quanto segue.
holds = { $rule }.
holds-at = finché { $who } è { $seat }, { $rule }.
    .alt1 = finché { $who } rimane { $seat }, { $rule }.
stopped-use = questo potere non può essere usato se { $who } è { $conditions }.
    .alt1 = questo potere non funziona quando { $who } è già { $conditions }.
stopped-reaction = questo potere non può essere usato se { $who } è già { $conditions } quando il tuo avversario attacca.
stopped-rule = questo potere non ha alcun effetto finché { $who } è { $conditions }.
or-one = { $first }
or-two = { $first } o { $last }
or-more = { $first }, { $more }
or-last = { $first } o { $last }
or-next = { $first }, { $more }

# --- carte Energia

provides = fornisce Energia { $symbols }. Non conta come carta Energia base.

# --- promemoria

reminder-other-effects = (Tutti gli altri effetti degli attacchi restano validi.)
    .alt1 = (Ogni altro effetto dell'attacco invece funziona.)
reminder-no-weakness-bench = (Non applicare Debolezza e Resistenza per i Pokémon in Panchina.)
    .alt1 = (Non applicare Debolezza e Resistenza ai Pokémon in Panchina.)
reminder-no-weakness = (Non applicare Debolezza e Resistenza.)
reminder-own-attachment = (Questo non esaurisce la tua assegnazione di 1 carta Energia per turno.)
    .alt1 = (Questo non esaurisce la tua assegnazione di una carta Energia per turno.)
reminder-evolution-allowed = (Puoi farlo solo quando ti sarebbe comunque permesso far evolvere quel Pokémon.)
    .alt1 = Puoi giocare questa carta solo quando ti sarebbe comunque permesso evolvere quel Pokémon.
reminder-becomes-energy = (Torna a essere una carta Pokémon quando lascia il gioco.)
reminder-after-weakness = (Tutti gli altri effetti che si verificano dopo aver applicato Debolezza e Resistenza restano validi.)
# proposed: Condizioni Speciali
reminder-devolved = (Quel Pokémon perde le sue Condizioni Speciali e ogni altro effetto causato da un attacco.)
    .alt1 = (Perde le sue Condizioni Speciali e ogni altro effetto causato da un attacco.)
reminder-either-benched = (Questo effetto termina quando uno dei due Pokémon va in Panchina.)
    .alt1 = (Mettendo in Panchina uno dei due Pokémon l'effetto termina.)
reminder-as-pokemon = Mentre è in gioco, { $name } conta come un Pokémon (invece che come una carta Addestramento).
# proposed: Condizioni Speciali
reminder-as-pokemon-lacks = { $name } non ha attacchi, non può ritirarsi e non può subire Condizioni Speciali.
reminder-as-pokemon-knocked-out = Se { $name } viene messo KO, non conta come un Pokémon messo KO.
reminder-as-pokemon-discard = In qualsiasi momento durante il tuo turno (prima di attaccare), puoi scartare { $name } dal gioco.

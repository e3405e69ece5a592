### Come parlano le carte più vecchie: si leggono soltanto.
# optional: per-counted-at-most, choose-and-copy, reminder-type-stays, switch-them, discard-them, damage-them
# optional: damage-more, damage-more-per, heal, heal-all
# optional: switch-self, reminder-damage-first, reminder-damage-first-even, knock-out-and-become, may-change, pay-to-do
# optional: hand-then-draws, trade-for, put-counters-half-own-hp, named-you-have, lasting-new-base-damage-instead, inflict-after-damage
# optional: inflict-both, reminder-fewer-counters, reminder-bench-full, reminder-bench-full-named, choose-and-return-basic
# optional: reminder-discard-attached, both-put, choose-and-devolve, reminder-no-longer

per-counted-at-most = { $as ->
    [more] altri{" "}
   *[other] {""}
}{ $points } danni per { AS($count, counted: "each") }. Altre carte Energia { $type } dopo la { $most }ª non contano
choose-and-copy = scegli uno degli attacchi { AS($who, case: "di") }. Il { $attack } copia quell'attacco, a eccezione dei costi di Energia e di altre azioni necessarie per portare a termine quell'attacco, come scartare carte Energia
    .alt1 = scegli uno degli attacchi { AS($who, case: "di") }. Il { $attack } copia quell'attacco, a esclusione dei suoi costi di Energia e altre azioni necessarie per portare a termine quell'attacco, come scartare carte Energia
reminder-type-stays = (Non importa di quale tipo sia { $who }, { $of } rimane sempre di tipo { $type }.)
    .alt1 = (Indipendentemente dal tipo di { $who }, { $of } rimane di tipo { $type }.)
switch-them = { $chooser ->
    [you] scegline uno e scambialo
   *[opponent] deve sceglierne uno e scambiarlo
} con il Pokémon Difensore
    .alt1 = { $chooser ->
        [you] scegline uno e scambialo
       *[opponent] deve scegliere uno e scambiarlo
    } con il Pokémon Difensore
    .alt2 = { $chooser ->
        [you] scegline uno e scambialo
       *[opponent] deve sceglierne uno e scambiarlo
    } con il suo Pokémon Attivo
discard-them = { $number ->
    [one] scegline una e scartala
   *[other] scegline { $number } e scartale
}
damage-them = scegline uno. { $source ->
    [attack] Questo attacco
    [power] Questo potere
   *[card] Questa carta
} gli infligge { $points } danni
switch-self = scambia { $who } con uno dei tuoi Pokémon in Panchina
reminder-damage-first = (Infliggi il danno prima di scambiare il Pokémon.)
    .alt1 = (Infliggi il danno prima di sostituire il Pokémon.)
reminder-damage-first-even = (Infliggi il danno prima di sostituire il Pokémon.) (Sostituisci il Pokémon anche se { $who } è KO.)
knock-out-and-become = mettere { $who } KO e assegnarlo a un altro { AS($group, scope: "some") }. In questo caso, scegli un tipo di Energia. { $who } diventa una carta Energia (invece di un Pokémon) che vale { $number } Energia di quel tipo.
may-change = se { $who } ha una { $feature ->
    [type] Tipo
    [weakness] Debolezza
   *[resistance] Resistenza
}, la puoi cambiare con un tipo a tua scelta, a eccezione di Incolore.
pay-to-do = { $payment } per poter { AS($act, mood: "option") }.
    .alt1 = { $payment } per { AS($act, mood: "option") }.
hand-then-draws = il tuo avversario rimette le carte che ha in mano { $to ->
    [deck] nel proprio mazzo, le mischia
    [top-of-deck] in cima al proprio mazzo
    [bench] nella propria Panchina
   *[hand] nella propria mano
} e poi pesca { $number } carte.
trade-for = scambia { $number ->
    [one] una
   *[other] { $number }
} delle altre carte che hai in mano con { $cards } dalla tua pila degli scarti.
    .alt1 = scarta { $number } delle altre carte che hai in mano e sostituiscile con { $cards } presa dalla tua pila degli scarti.
put-counters-half-own-hp = metti { AS($who, case: "su") } un numero di segnalini danno pari alla metà dei suoi PV (arrotondati { $rounding } alla decina più vicina)
named-you-have = { $scope ->
    [another] degli altri{" "}
   *[other] {""}
}{ $name } che hai in gioco
lasting-new-base-damage-instead = { $duration } il danno base inflitto dall'attacco { $attack } { AS($who, case: "di") } sarà di { $points } danni invece che di { $before }
inflict-after-damage = { $who ->
    [it] è
   *[other] { $who } è
} { $condition } (dopo aver inflitto il danno)
    .alt1 = { $who ->
        [it] (dopo aver inflitto il danno) è
       *[other] { $who } (dopo aver inflitto il danno) è
    } { $condition }
inflict-both = sia { $who } sia { $other } sono { $condition ->
    [asleep] Addormentati
    [confused] Confusi
    [paralyzed] Paralizzati
    [poisoned] Avvelenati
   *[burned] Bruciati
} (dopo aver inflitto i danni)
reminder-fewer-counters = Se { $who } ha meno segnalini danno di quelli che gli verrebbero tolti, toglili tutti.
reminder-bench-full = (Se la tua Panchina è già completa, non puoi { $source ->
    [attack] usare questo attacco
    [power] usare questo potere
   *[card] giocare questa carta
}.)
    .alt1 = (Se la tua Panchina è già completa non puoi { $source ->
        [attack] usare questo attacco
        [power] usare questo potere
       *[card] giocare questa carta
    }.)
    .alt2 = (Non puoi { $source ->
        [attack] usare questo attacco
        [power] usare questo potere
       *[card] giocare questa carta
    } se la tua Panchina è piena.)
    .alt3 = (Se la tua Panchina è già completa, non { $source ->
        [attack] usare questo attacco
        [power] usare questo potere
       *[card] giocare questa carta
    }.)
reminder-bench-full-named = (Se la { $player ->
    [you] tua Panchina
   *[opponent] Panchina del tuo avversario
} è già completa, non puoi giocare { $name }.)
choose-and-return-basic = scegli { $target } e riprendi in mano la carta del suo Pokémon Base
reminder-discard-attached = (Scarta tutte le altre carte assegnate a quel Pokémon Base.)
both-put = tu e il tuo avversario vi mostrate le carte che avete in mano; poi ognuno rimette tutte le { AS($filter, plural: "other") } che ha in mano nel proprio mazzo e lo rimischia.
choose-and-devolve = scegli { $target } e una fase di Evoluzione. Scarta tutte le carte Evoluzione assegnate a quella Fase o a Fasi superiori
reminder-no-longer = Quel Pokémon non è più { $first }, { $second }, { $third }, { $last } e non ha altri effetti causati da un attacco (proprio come se si fosse evoluto).

# Read only: bw leaves the printed damage unsaid, and calls so many damage counters by their damage.
damage-more = questo attacco infligge { $points } danni in più
    .alt1 = infligge { $points } danni in più
damage-more-per = questo attacco infligge { $points } danni in più per { AS($count, counted: "each") }
    .alt1 = infligge { $points } danni in più per { AS($count, counted: "each") }
heal = cura { $target } da { $points } danni
heal-all = cura { $target } da tutti i danni

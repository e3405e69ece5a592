### Substantiv och ord för slutna listor. Hur filerna fungerar: docs/phrasebook.md
### „proposed“: regelboken har inget ord för det. Kort, Pokémon och skaderäknare heter likadant i singular och plural.

-damage-counter = skaderäknare
-weakness = svaghet
-resistance = motståndskraft
-time = { $form ->
   *[one] gång
    [other] gånger
}
    .gender = common
# Kongruens med „kort“: 1 annat kort, 2 andra kort.
-other-card = { $form ->
   *[one] annat kort
    [other] andra kort
}
    .gender = neuter
# 1 energikort fäst på …, 2 energikort fästa på …
-attached = { $form ->
   *[one] fäst
    [other] fästa
}
    .gender = neuter
# Vilken eller vilka Pokémon som väljs.
-which = { $form ->
   *[one] vilken
    [other] vilka
}
    .gender = common

# verb: „sover“, „är förvirrad“; inf: „somna“, „bli förvirrad“; noun: „sömn“; bare: „förvirrad“ efter ett „är“ eller „bli“ som redan står där.
# proposed: sovande, bränd, brännskada
condition = { $form ->
    [verb] { $value ->
        [asleep] sover
        [confused] är förvirrad
        [paralyzed] är paralyserad
        [poisoned] är förgiftad
       *[burned] är bränd
    }
    [inf] { $value ->
        [asleep] somna
        [confused] bli förvirrad
        [paralyzed] bli paralyserad
        [poisoned] bli förgiftad
       *[burned] bli bränd
    }
    [noun] { $value ->
        [asleep] sömn
        [confused] förvirring
        [paralyzed] paralysering
        [poisoned] förgiftning
       *[burned] brännskada
    }
   *[bare] { $value ->
        [asleep] sovande
        [confused] förvirrad
        [paralyzed] paralyserad
        [poisoned] förgiftad
       *[burned] bränd
    }
}
# Boken skriver koderna og or ow ol op of oc i löpande text; de läses, men skrivs inte.
# proposed: Kamp (boken: Fajting), Mörker, Metall
energy-type = { $value ->
    [grass] Gräs
    [fire] Eld
    [water] Vatten
    [lightning] Blixt
    [psychic] Psykisk kraft
    [fighting] Kamp
    [darkness] Mörker
    [metal] Metall
   *[colorless] Färglös
}
    .alt1 = { $value ->
        [grass] Gräs
        [fire] Eld
        [water] Vatten
        [lightning] Blixt
        [psychic] Psykisk kraft
        [fighting] Fajting
        [darkness] Mörker
        [metal] Metall
       *[colorless] Färglös
    }
    .alt2 = { $value ->
        [grass] og
        [fire] or
        [water] ow
        [lightning] ol
        [psychic] op
        [fighting] of
        [darkness] Mörker
        [metal] Metall
       *[colorless] oc
    }
# Boken säger tur, omgång och runda om samma sak. $whose: own efter „din motståndare“ som subjekt.
duration = { $value ->
    [this-turn] under denna tur
    [opponents-next-turn] under { $whose ->
        [own] sin
       *[your] din motståndares
    } nästa tur
    [your-next-turn] under din nästa tur
    [through-opponents-next-turn] fram till slutet av { $whose ->
        [own] sin
       *[your] din motståndares
    } nästa tur
    [through-your-next-turn] fram till slutet av din nästa tur
    [while-active] så länge den är aktiv
   *[while-in-play] så länge den är i spel
}
    .alt1 = { $value ->
        [this-turn] under denna omgång
        [opponents-next-turn] under { $whose ->
            [own] sin
           *[your] din motståndares
        } nästa omgång
        [your-next-turn] under din nästa omgång
        [through-opponents-next-turn] fram till slutet av { $whose ->
            [own] sin
           *[your] din motståndares
        } nästa omgång
        [through-your-next-turn] fram till slutet av din nästa omgång
        [while-active] så länge den är aktiv
       *[while-in-play] så länge den är i spel
    }
    .alt2 = { $value ->
        [this-turn] under denna runda
        [opponents-next-turn] under { $whose ->
            [own] sin
           *[your] din motståndares
        } nästa runda
        [your-next-turn] under din nästa runda
        [through-opponents-next-turn] fram till slutet av { $whose ->
            [own] sin
           *[your] din motståndares
        } nästa runda
        [through-your-next-turn] fram till slutet av din nästa runda
        [while-active] så länge den är aktiv
       *[while-in-play] så länge den är i spel
    }
# proposed: så ofta du vill (boken: hur ofta du vill, men inte först i meningen)
usage = { $value ->
    [unlimited] så ofta du vill
   *[once] en gång
} under din tur (före din attack)
    .alt1 = { $value ->
        [unlimited] så ofta du vill
       *[once] en gång
    } under din omgång (före din attack)
    .alt2 = { $value ->
        [unlimited] så ofta du vill
       *[once] en gång
    } under din runda (före din attack)
    .alt3 = { $value ->
        [unlimited] hur ofta du vill
       *[once] en gång
    } under din tur (före din attack)
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

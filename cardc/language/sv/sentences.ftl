### Hur satser blir meningar. Efter en inledande bisats kommer verbet före subjektet; i följande satser är ordföljden rak.

# optional: hand-then-draws, pay-to-do, reminder-as-pokemon-lacks-named, reminder-no-longer

# --- förenade satser

and-two = { $mood ->
    [option] { $first } och { $last }
   *[other] { $first } och { AS($last, mood: "plain") }
}
and-more = { $mood ->
    [option] { $first }, { $more }
   *[other] { $first }, { AS($more, mood: "plain") }
}
more-last = { $first } och { $last }
more-more = { $first }, { $more }
block-may = får du { AS($acts, mood: "option") }
    .alt1 = kan du { AS($acts, mood: "option") }
block-and-may = { $first } och du får { AS($acts, mood: "option") }
    .alt1 = { $first } och du kan { AS($acts, mood: "option") }

# --- påståenden

say = { AS($act, place: "main") }.
flip-heads = { $by ->
    [you] singla
   *[opponent] { $mood ->
        [option] låta din motståndare singla
        [inverted] singlar din motståndare
       *[plain] din motståndare singlar
    }
} slant. Om det blir krona, { AS($heads, mood: "inverted") }.
    .alt1 = { $by ->
        [you] singla
       *[opponent] { $mood ->
            [option] låta din motståndare singla
            [inverted] singlar din motståndare
           *[plain] din motståndare singlar
        }
    } slant. Blir det krona, { AS($heads, mood: "inverted") }.
flip-tails = { $by ->
    [you] singla
   *[opponent] { $mood ->
        [option] låta din motståndare singla
        [inverted] singlar din motståndare
       *[plain] din motståndare singlar
    }
} slant. Om det blir klave, { AS($tails, mood: "inverted") }.
    .alt1 = { $by ->
        [you] singla
       *[opponent] { $mood ->
            [option] låta din motståndare singla
            [inverted] singlar din motståndare
           *[plain] din motståndare singlar
        }
    } slant. Blir det klave, { AS($tails, mood: "inverted") }.
flip-both = { $by ->
    [you] singla
   *[opponent] { $mood ->
        [option] låta din motståndare singla
        [inverted] singlar din motståndare
       *[plain] din motståndare singlar
    }
} slant. Om det blir krona, { AS($heads, mood: "inverted") }; om det blir klave, { AS($tails, mood: "inverted") }.
    .alt1 = { $by ->
        [you] singla
       *[opponent] { $mood ->
            [option] låta din motståndare singla
            [inverted] singlar din motståndare
           *[plain] din motståndare singlar
        }
    } slant. Om det blir krona, { AS($heads, mood: "inverted") }. Om det blir klave, { AS($tails, mood: "inverted") }.
    .alt2 = { $by ->
        [you] singla
       *[opponent] { $mood ->
            [option] låta din motståndare singla
            [inverted] singlar din motståndare
           *[plain] din motståndare singlar
        }
    } slant. Blir det krona, { AS($heads, mood: "inverted") }, men om det blir klave, { AS($tails, mood: "inverted") }.
flip-heads-if = { $by ->
    [you] singla
   *[opponent] { $mood ->
        [option] låta din motståndare singla
       *[plain] din motståndare singlar
    }
} slant. Om det blir krona och { AS($test, polarity: "if") }, { AS($heads, mood: "inverted") }.
flip-tails-if = { $by ->
    [you] singla
   *[opponent] { $mood ->
        [option] låta din motståndare singla
       *[plain] din motståndare singlar
    }
} slant. Om det blir klave och { AS($test, polarity: "if") }, { AS($tails, mood: "inverted") }.
flip-heads-flip = { $by ->
    [you] singla
   *[opponent] { $mood ->
        [option] låta din motståndare singla
       *[plain] din motståndare singlar
    }
} slant. Om det blir krona, { $second }
flip-tails-flip = { $by ->
    [you] singla
   *[opponent] { $mood ->
        [option] låta din motståndare singla
       *[plain] din motståndare singlar
    }
} slant. Om det blir klave, { $second }
# proposed: en gång till, andra gången
second-heads = { $by ->
    [you] singla
   *[opponent] singlar din motståndare
} slant en gång till. Om det blir krona andra gången, { AS($heads, mood: "inverted") }.
# proposed: en gång till, andra gången
second-tails = { $by ->
    [you] singla
   *[opponent] singlar din motståndare
} slant en gång till. Om det blir klave andra gången, { AS($tails, mood: "inverted") }.
# proposed: en gång till, andra gången
second-both = { $by ->
    [you] singla
   *[opponent] singlar din motståndare
} slant en gång till. Om det blir krona andra gången, { AS($heads, mood: "inverted") }; om det blir klave andra gången, { AS($tails, mood: "inverted") }.
flip-coins = { $by ->
    [you] singla
   *[opponent] { $mood ->
        [option] låta din motståndare singla
       *[plain] din motståndare singlar
    }
} slant { $number } { NOUN("time", $number) }.
flip-coins-for = { $by ->
    [you] singla
   *[opponent] { $mood ->
        [option] låta din motståndare singla
       *[plain] din motståndare singlar
    }
} slant ett antal gånger motsvarande { AS($count, counted: "number") }.
flip-until-tails = { $by ->
    [you] singla
   *[opponent] { $mood ->
        [option] låta din motståndare singla
       *[plain] din motståndare singlar
    }
} slant tills det blir klave.
flip-each-heads = singla slant för var och en av { AS($group, scope: "some") }. Om det blir krona, { AS($heads, mood: "inverted") }.
flip-each-tails = singla slant för var och en av { AS($group, scope: "some") }. Om det blir klave, { AS($tails, mood: "inverted") }.
flip-each-both = singla slant för var och en av { AS($group, scope: "some") }. Om det blir krona, { AS($heads, mood: "inverted") }; om det blir klave, { AS($tails, mood: "inverted") }.
may = du får { AS($acts, mood: "option") }.
    .alt1 = du kan { AS($acts, mood: "option") }.
may-flip = du får { AS($coin, mood: "option") }
    .alt1 = du kan { AS($coin, mood: "option") }
opponent-may = din motståndare får { $offers }.
    .alt1 = din motståndare kan { $offers }.
offer-draw = dra { $number ->
    [one] ett kort
   *[other] { $number } kort
}
offer-draw-up-to = dra upp till { $number } kort
offer-shuffle-hand = blanda in hela sin hand i sin kortlek
offer-two = { $first } och { $last }
first = innan attacken orsakar skada, { AS($acts, mood: "inverted") }.
apply-weakness = tillämpa { -weakness } och { -resistance }.
    .alt1 = (tillämpa { -weakness } och { -resistance }.)
if-flip = { AS($test, polarity: "if") }, { AS($coin, mood: "inverted") }
unless-flip = { AS($test, polarity: "unless") }, { AS($coin, mood: "inverted") }
if-then = { AS($test, polarity: "if") }, { AS($then, mood: "inverted") }.
if-not = { AS($test, polarity: "unless") }, { AS($otherwise, mood: "inverted") }.
# „om inte“ tål även en uppmaning efter sig; efter ett villkor med „inte“ vore det tvetydigt.
if-else = { AS($test, polarity: "if") }, { AS($then, mood: "inverted") }; { $test ->
    [damage-got-through] annars
   *[other] om inte,
} { AS($otherwise, mood: "inverted") }.
    .alt1 = { AS($test, polarity: "if") }, { AS($then, mood: "inverted") }; { $test ->
        [damage-got-through] om inte,
       *[other] annars
    } { AS($otherwise, mood: "inverted") }.
hand-then-draws = din motståndare { $to ->
    [deck] blandar in
   *[other] lägger
} hela sin hand { AS($to, whose: "own") } och drar sedan { $number } kort.
either-way = i båda fallen: { $acts }.

# --- villkor; i bisatsen står „inte“ före verbet

damage-got-through = { $polarity ->
    [unless] om
   *[if] om inte
} all skada från denna attack förhindras
has-condition = om { $who } { $polarity ->
    [unless] inte{" "}
   *[if] {""}
}{ AS($condition, form: "verb") }
# proposed: särskilt tillstånd
is-affected = om { $who } { $polarity ->
    [unless] inte påverkas
   *[if] påverkas
} av ett särskilt tillstånd
is-damaged = { $polarity ->
    [unless] om det inte finns någon
   *[if] om det finns någon
} { -damage-counter } på { $who }
has-energy = { $polarity ->
    [unless] om inget
   *[if] om något
} energikort är fäst på { $who }
has-bench = om { $player ->
    [you] du
   *[opponent] din motståndare
} { $polarity ->
    [unless] inte{" "}
   *[if] {""}
}har någon bänkad Pokémon
at-least = om { AS($count, counted: "number") } { $polarity ->
    [unless] inte är
   *[if] är
} minst { $number }
at-most = om { AS($count, counted: "number") } { $polarity ->
    [unless] inte är
   *[if] är
} högst { $number }
just = om { AS($count, counted: "number") } { $polarity ->
    [unless] inte är
   *[if] är
} exakt { $number }
is-knocked-out = om denna attack { $polarity ->
    [unless] inte knockar
   *[if] knockar
} { $who }
is-of-type = om { $who } { $polarity ->
    [unless] inte är
   *[if] är
} av typen { $type }
# proposed: utvecklad
is-of-rank = om { $who } { $polarity ->
    [unless] inte är
   *[if] är
} en { $rank ->
    [basic] Basic
   *[evolved] utvecklad
} Pokémon
is-named = om { $who } { $polarity ->
    [unless] inte heter
   *[if] heter
} { $names }
has-name-part = om { $who } { $polarity ->
    [unless] inte har
   *[if] har
} { $part } i sitt namn
has-power = om { $who } { $polarity ->
    [unless] inte har någon
   *[if] har en
} Pokémonkraft
is-at = om { $who } { $polarity ->
    [unless] inte är
   *[if] är
} { $seat }
seat = { $value ->
    [active] aktiv
   *[benched] bänkad
}
came-this-turn = om { $who } { $polarity ->
    [unless] inte kom
   *[if] kom
} i spel under denna tur
    .alt1 = om { $who } { $polarity ->
        [unless] inte kom
       *[if] kom
    } i spel under denna omgång
    .alt2 = om { $who } { $polarity ->
        [unless] inte kom
       *[if] kom
    } i spel under denna runda

# --- krav

in-order-to = { $payment } för att { $source ->
    [attack] använda denna attack
    [power] använda denna kraft
   *[card] spela ut detta kort
}.
only-if = du får endast { $source ->
    [attack] använda denna attack
    [power] använda denna kraft
   *[card] spela ut detta kort
} { AS($test, polarity: "if") }.
not-if = du får inte { $source ->
    [attack] använda denna attack
    [power] använda denna kraft
   *[card] spela ut detta kort
} { AS($test, polarity: "if") }.
# Klassiska kort säger priset och det som köps i en mening.
pay-to-do = { $payment } för att { AS($act, mood: "option", place: "main") }.
pay-energy = förverka { AS($cards, joined: "yes") } på { $target }
pay-put = { $put }
pay-from-hand = förverka { $number } kort från din hand
pay-other-cards = förverka { $number } { NOUN("other-card", $number) } från din hand

# --- krafter

activated = { $usage } får du använda denna kraft.
activated-first = { $usage } får du { AS($first, mood: "option") }
activated-if = { $usage }, { AS($test, polarity: "if") }, får du { AS($first, mood: "option") }
reaction = { $event ->
    [damaged-by-attack] varje gång din motståndare skadar { $who } med en attack (även om { $who } blir knockad)
    [played] när du spelar ut { $who } från din hand
   *[knocked-out-by-attack] om { $who } blir knockad av din motståndares attack
}, { AS($acts, mood: "inverted") }.
    .alt1 = { $event ->
        [damaged-by-attack] närhelst din motståndare skadar { $who } med en attack (även om { $who } blir knockad)
        [played] när du spelar ut { $who } från din hand
       *[knocked-out-by-attack] om { $who } blir knockad av din motståndares attack
    }, { AS($acts, mood: "inverted") }.
reaction-flip = { $event ->
    [damaged-by-attack] varje gång din motståndare skadar { $who } med en attack (även om { $who } blir knockad)
    [played] när du spelar ut { $who } från din hand
   *[knocked-out-by-attack] om { $who } blir knockad av din motståndares attack
}, { AS($coin, mood: "inverted") }
reaction-may = { $event ->
    [damaged-by-attack] varje gång din motståndare skadar { $who } med en attack (även om { $who } blir knockad)
    [played] när du spelar ut { $who } från din hand
   *[knocked-out-by-attack] om { $who } blir knockad av din motståndares attack
}, får du { AS($acts, mood: "option") }.
reaction-may-flip = { $event ->
    [damaged-by-attack] varje gång din motståndare skadar { $who } med en attack (även om { $who } blir knockad)
    [played] när du spelar ut { $who } från din hand
   *[knocked-out-by-attack] om { $who } blir knockad av din motståndares attack
}, får du { AS($coin, mood: "option") }
reaction-then = { $event ->
    [damaged-by-attack] varje gång din motståndare skadar { $who } med en attack (även om { $who } blir knockad)
    [played] när du spelar ut { $who } från din hand
   *[knocked-out-by-attack] om { $who } blir knockad av din motståndares attack
}, gör denna kraft följande.
    .alt1 = { $event ->
        [damaged-by-attack] närhelst din motståndare skadar { $who } med en attack (även om { $who } blir knockad)
        [played] när du spelar ut { $who } från din hand
       *[knocked-out-by-attack] om { $who } blir knockad av din motståndares attack
    }, gör denna kraft följande.
holds = { $rule }.
holds-at = så länge { $who } är { $seat }, { AS($rule, mood: "inverted") }.
stopped-use = denna kraft kan inte användas om { $who } { $conditions }.
stopped-reaction = denna kraft kan inte användas om { $who } redan { $conditions } när din motståndare attackerar.
stopped-rule = denna kraft fungerar inte så länge { $who } { $conditions }.
# „sover, är förvirrad eller paralyserad“: „är“ sägs en gång.
or-one = { $first }
# noun: „befria … från sömn och förvirring“.
or-two = { $form ->
    [noun] { $first } och { $last }
   *[other] { $first ->
        [asleep] { $first } eller { $last }
       *[other] { $first } eller { AS($last, form: "bare") }
    }
}
or-more = { $first ->
    [asleep] { $first }, { $more }
   *[other] { $first }, { AS($more, form: "bare") }
}
or-last = { $first } eller { AS($last, form: "bare") }
or-next = { $first }, { AS($more, form: "bare") }

# --- energikort

# proposed: basenergikort
provides = ger { $symbols } energi. Räknas inte som ett basenergikort.

# --- påminnelser

reminder-other-effects = (Alla andra effekter av attacker inträffar ändå.)
reminder-no-weakness-bench = (Tillämpa inte { -weakness } och { -resistance } för bänkade Pokémon.)
reminder-no-weakness = (Tillämpa inte { -weakness } och { -resistance }.)
reminder-own-attachment = (Detta räknas inte som det energikort som du får fästa under din tur.)
    .alt1 = (Detta räknas inte som det energikort som du får fästa under din omgång.)
    .alt2 = (Detta räknas inte som det energikort som du får fästa under din runda.)
    .alt3 = (Detta räknas inte som att du har fäst 1 energikort under din tur.)
    .alt4 = (Detta räknas inte som att du har fäst 1 energikort under din omgång.)
    .alt5 = (Detta räknas inte som att du har fäst 1 energikort under din runda.)
reminder-evolution-allowed = (Du får bara göra detta när du även annars skulle få utveckla den Pokémon.)
reminder-becomes-energy = (Den är ett Pokémon-kort igen när den lämnar spelet.)
reminder-after-weakness = (Alla andra effekter som tillämpas efter { -weakness } och { -resistance } inträffar ändå.)
# proposed: särskilda tillstånd
reminder-devolved = (Den förlorar sina särskilda tillstånd och allt annat som en attack kan ha lämnat kvar på den.)
# Klassiska kort har inget gemensamt ord för tillstånden.
reminder-no-longer = Den Pokémon { $first ->
    [asleep] sover inte längre och är inte längre{" "}
   *[other] är inte längre { AS($first, form: "bare") },{" "}
}{ AS($second, form: "bare") }, { AS($third, form: "bare") }, { AS($last, form: "bare") } eller påverkad av något annat som är resultatet av en attack (precis som om du hade utvecklat den).
reminder-either-benched = (Om någon av dessa Pokémon hamnar på bänken upphör denna effekt.)
reminder-as-pokemon = Så länge { $name } är i spel räknas det som en Pokémon (istället för ett tränarkort).
# proposed: särskilda tillstånd
reminder-as-pokemon-lacks = { $name } har inga attacker, kan inte retirera och kan inte påverkas av särskilda tillstånd.
reminder-as-pokemon-lacks-named = { $name } har inga attacker, kan inte retirera och kan inte somna, bli förvirrad, paralyserad eller förgiftad.
reminder-as-pokemon-knocked-out = Om { $name } blir knockad räknas det inte som en knockad Pokémon.
reminder-as-pokemon-discard = När som helst under din tur (före din attack) får du förverka { $name }.
    .alt1 = När som helst under din omgång (före din attack) får du förverka { $name }.
    .alt2 = När som helst under din runda (före din attack) får du förverka { $name }.

### Como as orações se tornam frases.

# --- ações unidas

and-two = { $first } e { $last }
and-more = { $first }, { $more }
more-last = { $first } e { $last }
more-more = { $first }, { $more }
deeds-two = { $first } e { $last }
deeds-more = { $first }, { $more }
block-may = você pode { AS($acts, mood: "option") }
    .alt1 = você poderá { AS($acts, mood: "option") }
block-and-may = { $first }, e você pode { AS($acts, mood: "option") }
    .alt1 = { $first }, e você poderá { AS($acts, mood: "option") }

# --- frases

say = { AS($act, place: "main") }.
    .alt1 = { $mood ->
        [option] { AS($act, place: "main") }
       *[plain] em seguida, { AS($act, place: "main") }
    }.
# proposed: cara
flip-heads = { $by ->
    [you] { $mood ->
        [option] jogar
       *[plain] jogue
    }
   *[opponent] { $mood ->
        [option] fazer com que o seu adversário jogue
       *[plain] o seu adversário joga
    }
} uma moeda. Se sair cara, { $heads }.
# proposed: coroa
flip-tails = { $by ->
    [you] { $mood ->
        [option] jogar
       *[plain] jogue
    }
   *[opponent] { $mood ->
        [option] fazer com que o seu adversário jogue
       *[plain] o seu adversário joga
    }
} uma moeda. Se sair coroa, { $tails }.
# proposed: cara, coroa
flip-both = { $by ->
    [you] { $mood ->
        [option] jogar
       *[plain] jogue
    }
   *[opponent] { $mood ->
        [option] fazer com que o seu adversário jogue
       *[plain] o seu adversário joga
    }
} uma moeda. Se sair cara, { $heads }; se sair coroa, { $tails }.
    .alt1 = { $by ->
        [you] { $mood ->
            [option] jogar
           *[plain] jogue
        }
       *[opponent] { $mood ->
            [option] fazer com que o seu adversário jogue
           *[plain] o seu adversário joga
        }
    } uma moeda. Se sair cara, { $heads }. Se sair coroa, { $tails }.
# proposed: cara
flip-heads-if = { $by ->
    [you] { $mood ->
        [option] jogar
       *[plain] jogue
    }
   *[opponent] { $mood ->
        [option] fazer com que o seu adversário jogue
       *[plain] o seu adversário joga
    }
} uma moeda. Se sair cara e { AS($test, polarity: "if") }, { $heads }.
# proposed: coroa
flip-tails-if = { $by ->
    [you] { $mood ->
        [option] jogar
       *[plain] jogue
    }
   *[opponent] { $mood ->
        [option] fazer com que o seu adversário jogue
       *[plain] o seu adversário joga
    }
} uma moeda. Se sair coroa e { AS($test, polarity: "if") }, { $tails }.
# proposed: cara
flip-heads-flip = { $by ->
    [you] { $mood ->
        [option] jogar
       *[plain] jogue
    }
   *[opponent] { $mood ->
        [option] fazer com que o seu adversário jogue
       *[plain] o seu adversário joga
    }
} uma moeda. Se sair cara, { $second }
# proposed: coroa
flip-tails-flip = { $by ->
    [you] { $mood ->
        [option] jogar
       *[plain] jogue
    }
   *[opponent] { $mood ->
        [option] fazer com que o seu adversário jogue
       *[plain] o seu adversário joga
    }
} uma moeda. Se sair coroa, { $second }
# proposed: cara
second-heads = { $by ->
    [you] jogue
   *[opponent] o seu adversário joga
} outra moeda. Se na segunda moeda sair cara, { $heads }.
# proposed: coroa
second-tails = { $by ->
    [you] jogue
   *[opponent] o seu adversário joga
} outra moeda. Se na segunda moeda sair coroa, { $tails }.
# proposed: cara, coroa
second-both = { $by ->
    [you] jogue
   *[opponent] o seu adversário joga
} outra moeda. Se na segunda moeda sair cara, { $heads }; se na segunda moeda sair coroa, { $tails }.
flip-coins = { $by ->
    [you] { $mood ->
        [option] jogar
       *[plain] jogue
    }
   *[opponent] { $mood ->
        [option] fazer com que o seu adversário jogue
       *[plain] o seu adversário joga
    }
} { $number } { NOUN("coin", $number) }.
flip-coins-for = { $by ->
    [you] { $mood ->
        [option] jogar
       *[plain] jogue
    }
   *[opponent] { $mood ->
        [option] fazer com que o seu adversário jogue
       *[plain] o seu adversário joga
    }
} um número de { -coin(form: "other") } igual { AS($count, counted: "ao") }.
# proposed: coroa
flip-until-tails = { $by ->
    [you] { $mood ->
        [option] jogar
       *[plain] jogue
    }
   *[opponent] { $mood ->
        [option] fazer com que o seu adversário jogue
       *[plain] o seu adversário joga
    }
} uma moeda até sair coroa.
# proposed: cara
flip-each-heads = { $mood ->
    [option] jogar
   *[plain] jogue
} uma moeda para cada um { AS($group, scope: "some") }. Se sair cara, { $heads }.
# proposed: coroa
flip-each-tails = { $mood ->
    [option] jogar
   *[plain] jogue
} uma moeda para cada um { AS($group, scope: "some") }. Se sair coroa, { $tails }.
# proposed: cara, coroa
flip-each-both = { $mood ->
    [option] jogar
   *[plain] jogue
} uma moeda para cada um { AS($group, scope: "some") }. Se sair cara, { $heads }; se sair coroa, { $tails }.
may = você pode { AS($acts, mood: "option") }.
    .alt1 = você poderá { AS($acts, mood: "option") }.
may-flip = você pode { AS($coin, mood: "option") }
    .alt1 = você poderá { AS($coin, mood: "option") }
opponent-may = o seu adversário pode { $offers }.
    .alt1 = o seu adversário poderá { $offers }.
offer-draw = tirar { $number ->
    [1] um card
    [one] { $number } card
   *[other] { $number } cards
}
offer-draw-up-to = tirar até { $number } { NOUN("card", $number) }
offer-shuffle-hand = embaralhar a própria mão no próprio baralho
offer-two = { $first } e { $last }
first = antes de causar danos, { $acts }.
apply-weakness = aplique Fraqueza e Resistência.
    .alt1 = (aplique Fraqueza e Resistência.)
if-flip = { AS($test, polarity: "if") }, { $coin }
unless-flip = { AS($test, polarity: "unless") }, { $coin }
if-then = { AS($test, polarity: "if") }, { $then }.
if-not = { AS($test, polarity: "unless") }, { $otherwise }.
if-else = { AS($test, polarity: "if") }, { $then }; caso contrário, { $otherwise }.
either-way = em qualquer caso, { $acts }.
    .alt1 = em todo caso, { $acts }.

# --- condições

damage-got-through = { $polarity ->
    [unless] se todos os danos deste ataque forem evitados
   *[if] a menos que todos os danos deste ataque sejam evitados
}
has-condition = se { $who } { $polarity ->
    [unless] não estiver
   *[if] estiver
} { $condition }
# proposed: Condição especial
is-affected = se { $who } { $polarity ->
    [unless] não estiver
   *[if] estiver
} sob uma Condição especial
is-damaged = se { $polarity ->
    [unless] não houver
   *[if] houver
} contadores de danos { AS($who, case: "em") }
has-energy = se { $polarity ->
    [unless] não houver
   *[if] houver
} cards Energia associados { AS($who, case: "a") }
has-bench = se { $player ->
    [you] você { $polarity ->
        [unless] não tiver
       *[if] tiver
    }
   *[opponent] o seu adversário { $polarity ->
        [unless] não tiver
       *[if] tiver
    }
} Pokémon na Bancada
at-least = se { AS($count, counted: "number") } for { $polarity ->
    [unless] menor que
   *[if] pelo menos
} { $number }
# proposed: no máximo
at-most = se { AS($count, counted: "number") } for { $polarity ->
    [unless] maior que
   *[if] no máximo
} { $number }
just = se { AS($count, counted: "number") } { $polarity ->
    [unless] não for
   *[if] for
} exatamente { $number }
is-knocked-out = se este ataque { $polarity ->
    [unless] não vencer
   *[if] vencer
} { $who }
is-of-type = se { $who } { $polarity ->
    [unless] não for
   *[if] for
} do tipo { AS($type, after: "nothing") }
# proposed: evoluído
is-of-rank = se { $who } { $polarity ->
    [unless] não for
   *[if] for
} um Pokémon { $rank ->
    [basic] Básico
   *[evolved] evoluído
}
is-named = se { $who } { $polarity ->
    [unless] não se chamar
   *[if] se chamar
} { $names }
has-name-part = se { $who } { $polarity ->
    [unless] não tiver
   *[if] tiver
} { $part } no nome
# proposed: Poder Pokémon
has-power = se { $who } { $polarity ->
    [unless] não tiver
   *[if] tiver
} um Poder Pokémon
is-at = se { $who } { $polarity ->
    [unless] não { $seat }
   *[if] { $seat }
}
seat = { $value ->
    [active] for o Pokémon Ativo
   *[benched] estiver na Bancada
}
came-this-turn = se { $who } { $polarity ->
    [unless] não tiver
   *[if] tiver
} entrado no jogo durante esta rodada

# --- requisitos

in-order-to = { $payment } para { $source ->
    [attack] usar este ataque
    [power] usar este poder
   *[card] jogar este card
}.
only-if = você só pode { $source ->
    [attack] usar este ataque
    [power] usar este poder
   *[card] jogar este card
} { AS($test, polarity: "if") }.
not-if = você não pode { $source ->
    [attack] usar este ataque
    [power] usar este poder
   *[card] jogar este card
} { AS($test, polarity: "if") }.
pay-energy = descarte { AS($cards, joined: "yes") } { AS($target, case: "a") }
pay-put = { $put }
pay-from-hand = descarte { $number } { NOUN("card", $number) } da sua mão
pay-other-cards = descarte { $number } dos outros cards da sua mão

# --- poderes

activated = { $usage }, você pode usar este poder.
activated-first = { $usage }, você pode { AS($first, mood: "option") }
activated-if = { $usage }, { AS($test, polarity: "if") }, você pode { AS($first, mood: "option") }
reaction = { $event ->
    [damaged-by-attack] sempre que um ataque do seu adversário causar danos { AS($who, case: "a") } (mesmo que ele seja vencido)
    [played] quando você jogar { $who } da sua mão
   *[knocked-out-by-attack] se um ataque do seu adversário vencer { $who }
}, { $acts }.
reaction-flip = { $event ->
    [damaged-by-attack] sempre que um ataque do seu adversário causar danos { AS($who, case: "a") } (mesmo que ele seja vencido)
    [played] quando você jogar { $who } da sua mão
   *[knocked-out-by-attack] se um ataque do seu adversário vencer { $who }
}, { $coin }
reaction-may = { $event ->
    [damaged-by-attack] sempre que um ataque do seu adversário causar danos { AS($who, case: "a") } (mesmo que ele seja vencido)
    [played] quando você jogar { $who } da sua mão
   *[knocked-out-by-attack] se um ataque do seu adversário vencer { $who }
}, você pode { AS($acts, mood: "option") }.
reaction-may-flip = { $event ->
    [damaged-by-attack] sempre que um ataque do seu adversário causar danos { AS($who, case: "a") } (mesmo que ele seja vencido)
    [played] quando você jogar { $who } da sua mão
   *[knocked-out-by-attack] se um ataque do seu adversário vencer { $who }
}, você pode { AS($coin, mood: "option") }
reaction-then = { $event ->
    [damaged-by-attack] sempre que um ataque do seu adversário causar danos { AS($who, case: "a") } (mesmo que ele seja vencido)
    [played] quando você jogar { $who } da sua mão
   *[knocked-out-by-attack] se um ataque do seu adversário vencer { $who }
}, este poder faz o seguinte.
holds = { $rule }.
holds-at = enquanto { $who } { $seat }, { $rule }.
stopped-use = este poder não pode ser usado se { $who } estiver { $conditions }.
stopped-reaction = este poder não pode ser usado se { $who } já estiver { $conditions } quando o seu adversário atacar.
stopped-rule = este poder não tem efeito enquanto { $who } estiver { $conditions }.
or-one = { $first }
or-two = { $first } ou { $last }
or-more = { $first }, { $more }
or-last = { $first } ou { $last }
or-next = { $first }, { $more }

# --- cards Energia

# proposed: Energia Básica
provides = fornece Energia { $symbols }. Não conta como um card Energia Básica.

# --- lembretes

reminder-other-effects = (Todos os outros efeitos dos ataques continuam valendo.)
reminder-no-weakness-bench = (Não aplique Fraqueza e Resistência a Pokémon na Bancada.)
reminder-no-weakness = (Não aplique Fraqueza e Resistência.)
reminder-own-attachment = (Isto não conta como a sua atribuição de 1 card Energia por rodada.)
reminder-evolution-allowed = (Você só pode fazer isto quando já lhe for permitido evoluir esse Pokémon.)
reminder-becomes-energy = (Ele volta a ser um card Pokémon quando deixar o jogo.)
reminder-after-weakness = (Todos os outros efeitos que ocorrem depois de aplicar Fraqueza e Resistência continuam valendo.)
reminder-devolved = (Desaparecem as Condições especiais dele e tudo o mais que resulte de um ataque.)
reminder-either-benched = (Este efeito termina quando um dos dois Pokémon for para a Bancada.)
reminder-as-pokemon = Enquanto estiver no jogo, { $name } conta como um Pokémon (e não como um card de Treinador).
reminder-as-pokemon-lacks = { $name } não tem ataques, não pode ser retirado e não pode sofrer Condições especiais.
reminder-as-pokemon-knocked-out = Se { $name } for vencido, não conta como um Pokémon vencido.
reminder-as-pokemon-discard = A qualquer momento durante a sua rodada (antes de atacar), você pode descartar { $name } do jogo.

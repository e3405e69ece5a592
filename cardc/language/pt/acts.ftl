### O que se faz: uma oração. $mood «option»: infinitivo depois de «você pode»; senão, imperativo ou indicativo.
# optional: damage-more, damage-more-per, heal, heal-all
### $place «main»: a oração é a frase toda.

# --- os danos do ataque
damage-plus = { $mood ->
    [option] fazer com que este ataque cause
   *[plain] este ataque causa
} { $base } danos mais { AS($amount, as: "more") }
    .alt1 = { $mood ->
        [option] fazer com que este ataque cause
       *[plain] { $place ->
            [main] causa
           *[inner] este ataque causa
        }
    } { $base } danos mais { AS($amount, as: "more") }
damage-minus = { $mood ->
    [option] fazer com que este ataque cause
   *[plain] este ataque causa
} { $base } danos menos { AS($amount, as: "less") }
    .alt1 = { $mood ->
        [option] fazer com que este ataque cause
       *[plain] { $place ->
            [main] causa
           *[inner] este ataque causa
        }
    } { $base } danos menos { AS($amount, as: "less") }
damage-times = { $mood ->
    [option] fazer com que este ataque cause
   *[plain] este ataque causa
} { $base } danos vezes { AS($count, counted: "number") }
    .alt1 = { $mood ->
        [option] fazer com que este ataque cause
       *[plain] { $place ->
            [main] causa
           *[inner] este ataque causa
        }
    } { $base } danos vezes { AS($count, counted: "number") }
damage-equals = { $mood ->
    [option] fazer com que este ataque cause
   *[plain] este ataque causa
} { AS($amount, as: "plain") }
    .alt1 = { $mood ->
        [option] fazer com que este ataque cause
       *[plain] { $place ->
            [main] causa
           *[inner] este ataque causa
        }
    } { AS($amount, as: "plain") }
attack-does-nothing = { $mood ->
    [option] fazer com que este ataque não tenha efeito
   *[plain] este ataque não tem efeito
}
    .alt1 = { $mood ->
        [option] fazer com que este ataque não tenha efeito
       *[plain] este ataque não faz nada
    }
ignore-weakness-resistance = { $mood ->
    [option] não aplicar
   *[plain] não aplique
} Fraqueza e Resistência a este ataque
ignore-resistance = { $mood ->
    [option] não aplicar
   *[plain] não aplique
} Resistência a este ataque
# proposed: Poderes Pokémon
ignore-everything = { $mood ->
    [option] fazer com que os danos deste ataque não sejam alterados
   *[plain] os danos deste ataque não são alterados
} por Fraqueza, Resistência, Poderes Pokémon ou outros efeitos no Pokémon de Defesa
repeat-last-attack = se { $who } tiver sido atacado na rodada anterior, { $mood ->
    [option] aplicar
   *[plain] aplique
} ao Pokémon de Defesa o resultado final desse ataque

# --- outros danos

source = { $value ->
    [attack] este ataque
    [power] este poder
   *[card] este card
}
do-damage = { $mood ->
    [option] fazer com que { $source } cause
   *[plain] { $source ->
        [attack] { $source } causa
       *[other] { $source } causa
    }
} { $points } danos { AS($target, case: "a") }
    .alt1 = { $mood ->
        [option] fazer com que { $source } cause
       *[plain] { $source ->
            [attack] { $place ->
                [main] causa
               *[inner] { $source } causa
            }
           *[other] { $source } causa
        }
    } { $points } danos { AS($target, case: "a") }
do-damage-per = { $mood ->
    [option] fazer com que { $source } cause
   *[plain] { $source } causa
} { $points } danos { AS($target, case: "a") } para { AS($count, counted: "each") }
do-damage-per-at-most = { $mood ->
    [option] fazer com que { $source } cause
   *[plain] { $source } causa
} { $points } danos { AS($target, case: "a") } para { AS($count, counted: "each") }{ $place ->
    [main] . Você não pode causar mais de { $most } danos desta maneira
   *[inner] {" "}(você não pode causar mais de { $most } danos desta maneira)
}
do-damage-equal = { $mood ->
    [option] fazer com que { $source } cause
   *[plain] { $source } causa
} { AS($target, case: "a") } danos equivalentes { $size }
damage-self = { $mood ->
    [option] fazer com que { $who } cause
   *[plain] { $who } causa
} { $points } danos a si mesmo
    .alt1 = { $mood ->
        [option] fazer com que { $who } cause
       *[plain] { $who } causa
    } { $points } danos a ele mesmo
damage-self-per = { $mood ->
    [option] fazer com que { $who } cause
   *[plain] { $who } causa
} { $points } danos a si mesmo para { AS($count, counted: "each") }
damage-self-per-at-most = { $mood ->
    [option] fazer com que { $who } cause
   *[plain] { $who } causa
} { $points } danos a si mesmo para { AS($count, counted: "each") }{ $place ->
    [main] . Ele não pode causar mais de { $most } danos a si mesmo desta maneira
   *[inner] {" "}(ele não pode causar mais de { $most } danos a si mesmo desta maneira)
}
damage-self-equal = { $mood ->
    [option] fazer com que { $who } cause
   *[plain] { $who } causa
} a si mesmo danos equivalentes { $size }

# --- condições e contadores

inflict = { $mood ->
    [option] { $who ->
        [choice] deixar { $condition } { $who }
        [choice-by-opponent] deixar { $condition } { $who }
        [each] deixar { $condition } { $who }
       *[other] deixar { $who } { $condition }
    }
   *[plain] { $who ->
        [it] agora está
       *[other] { $who } agora está
    } { $condition }
}
    .alt1 = { $mood ->
        [option] { $who ->
            [choice] deixar { $condition } { $who }
            [choice-by-opponent] deixar { $condition } { $who }
            [each] deixar { $condition } { $who }
           *[other] deixar { $who } { $condition }
        }
       *[plain] { $who ->
            [it] fica
           *[other] { $who } fica
        } { $condition }
    }
    .alt2 = { $mood ->
        [option] { $who ->
            [choice] deixar { $condition } { $who }
            [choice-by-opponent] deixar { $condition } { $who }
            [each] deixar { $condition } { $who }
           *[other] deixar { $who } { $condition }
        }
       *[plain] { $who ->
            [it] será
           *[other] { $who } será
        } { $condition }
    }
inflict-chosen = { $mood ->
    [option] deixar { $who } { $conditions }
   *[plain] { $who ->
        [it] agora está
       *[other] { $who } agora está
    } { $conditions }
} (à sua escolha)
poison-strong = { $mood ->
    [option] { $who ->
        [choice] deixar Envenenado { $who }
        [choice-by-opponent] deixar Envenenado { $who }
        [each] deixar Envenenado { $who }
       *[other] deixar { $who } Envenenado
    }
   *[plain] { $who ->
        [it] agora está
       *[other] { $who } agora está
    } Envenenado
}{ $place ->
    [main] . Ele sofre { $points } danos de veneno em vez de 10 depois da rodada de cada jogador (mesmo que já estivesse Envenenado)
   *[inner] {" "}(ele sofre { $points } danos de veneno em vez de 10 depois da rodada de cada jogador, mesmo que já estivesse Envenenado)
}
recover = { $mood ->
    [option] remover
   *[plain] remova
} todas as Condições especiais { AS($who, case: "de") }
recover-named = { $mood ->
    [option] fazer com que { $who ->
        [each] { AS($who, negated: "yes") } esteja
       *[other] { $who } não esteja
    }
   *[plain] { $who ->
        [each] { AS($who, negated: "yes") } está
       *[other] { $who } não está
    }
} mais Adormecido, Confuso, Paralisado ou Envenenado
recover-from = { $mood ->
    [option] fazer com que { $who ->
        [each] { AS($who, negated: "yes") } esteja
       *[other] { $who } não esteja
    }
   *[plain] { $who ->
        [each] { AS($who, negated: "yes") } está
       *[other] { $who } não está
    }
} mais { $conditions }
remove-counters = { $mood ->
    [option] remover
   *[plain] remova
} { $counters } { AS($target, case: "de") }
    .alt1 = { $mood ->
        [option] retirar
       *[plain] retire
    } { $counters } { AS($target, case: "de") }
remove-counters-equal = { $mood ->
    [option] remover
   *[plain] remova
} { AS($target, case: "de") } um número de { -damage-counter(form: "other") } igual { $size }
put-counters = { $mood ->
    [option] colocar
   *[plain] coloque
} { $number } { NOUN("damage-counter", $number) } { AS($target, case: "em") }
put-counters-per = { $mood ->
    [option] colocar
   *[plain] coloque
} { $number } { NOUN("damage-counter", $number) } { AS($target, case: "em") } para { AS($count, counted: "each") }
put-counters-per-at-most = { $mood ->
    [option] colocar
   *[plain] coloque
} { $number } { NOUN("damage-counter", $number) } { AS($target, case: "em") } para { AS($count, counted: "each") }{ $place ->
    [main] . Você não pode colocar mais de { $most } { NOUN("damage-counter", $most) } desta maneira
   *[inner] {" "}(você não pode colocar mais de { $most } { NOUN("damage-counter", $most) } desta maneira)
}
put-counters-equal = { $mood ->
    [option] colocar
   *[plain] coloque
} { AS($target, case: "em") } um número de { -damage-counter(form: "other") } igual { $size }
move-counters = { $mood ->
    [option] mover
   *[plain] mova
} { $number } { NOUN("damage-counter", $number) } { AS($source, case: "de") } para { $target }{ $guard ->
    [survives] {" "}(desde que ele não seja vencido)
   *[even-to-knock-out] {" "}(mesmo que ele seja vencido)
}
move-counters-within = { $mood ->
    [option] mover
   *[plain] mova
} { $number } { NOUN("damage-counter", $number) } de 1 { AS($group, scope: "some") } para outro{ $guard ->
    [survives] {" "}(desde que ele não seja vencido)
   *[even-to-knock-out] {" "}(mesmo que ele seja vencido)
}
knock-out = { $mood ->
    [option] vencer
   *[plain] vença
} { $who }
    .alt1 = { $mood ->
        [option] nocautear
       *[plain] nocauteie
    } { $who }

# --- Energia
discard-energy = { $mood ->
    [option] descartar
   *[plain] descarte
} { AS($cards, joined: "yes") } { AS($target, case: "a") }
    .alt1 = { $mood ->
        [option] escolher
       *[plain] escolha
    } { AS($cards, joined: "yes") } { AS($target, case: "a") } e { $mood ->
        [option] descartá-lo
       *[plain] descarte-o
    }
attach-energy = { $mood ->
    [option] atribuir
   *[plain] atribua
} { $cards } { $source ->
    [hand] da sua mão
   *[discard-pile] da sua pilha de descarte
} { AS($to, case: "a") }
    .alt1 = { $mood ->
        [option] atribuir
       *[plain] atribua
    } { $cards } { $source ->
        [hand] {""}
       *[discard-pile] da sua pilha de descarte{" "}
    }{ AS($to, case: "a") }
# proposed: procurar, procure
attach-energy-from-deck = { $mood ->
    [option] procurar
   *[plain] procure
} no seu baralho { $cards } para atribuir { AS($to, case: "a") }{ $place ->
    [main] . Em seguida, embaralhe o seu baralho
   *[inner] {" "}(em seguida, embaralhe o seu baralho)
}
# Em uma frase mais longa «para cada …» vem depois da ação, se esta não termina com um parêntese.
for-each = { $mood ->
    [option] { $act ->
        [attach-energy-from-deck] para { AS($count, counted: "each") } { AS($act, place: "inner") }
        [search-deck] para { AS($count, counted: "each") } { AS($act, place: "inner") }
        [search-deck-for] para { AS($count, counted: "each") } { AS($act, place: "inner") }
        [search-deck-for-top] para { AS($count, counted: "each") } { AS($act, place: "inner") }
        [search-deck-onto-bench] para { AS($count, counted: "each") } { AS($act, place: "inner") }
       *[other] { AS($act, place: "inner") } para { AS($count, counted: "each") }
    }
   *[plain] { $place ->
        [main] para { AS($count, counted: "each") }, { $act }
       *[inner] { $act ->
            [attach-energy-from-deck] para { AS($count, counted: "each") } { $act }
            [search-deck] para { AS($count, counted: "each") } { $act }
            [search-deck-for] para { AS($count, counted: "each") } { $act }
            [search-deck-for-top] para { AS($count, counted: "each") } { $act }
            [search-deck-onto-bench] para { AS($count, counted: "each") } { $act }
           *[other] { $act } para { AS($count, counted: "each") }
        }
    }
}
move-energy = { $mood ->
    [option] mover
   *[plain] mova
} { $cards } { AS($source, case: "de") } para { $target }
move-energy-within = { $mood ->
    [option] mover
   *[plain] mova
} { $cards } de 1 { AS($group, scope: "some") } para outro
become-energy = { $mood ->
    [option] transformar
   *[plain] transforme
} { $who } em um card Energia que fornece { $number } { NOUN("energy", $number) } de um tipo à sua escolha e { $mood ->
    [option] atribuí-lo
   *[plain] atribua-o
} a 1 { AS($group, scope: "another") }
become-energy-for-opponent = { $mood ->
    [option] transformar
   *[plain] transforme
} { $who } em um card Energia que fornece { $number } { NOUN("energy", $number) } de um tipo à sua escolha e { $mood ->
    [option] atribuí-lo
   *[plain] atribua-o
} a 1 { AS($group, scope: "another") } (à escolha do seu adversário)

# --- cards
draw = { $player ->
    [you] { $mood ->
        [option] tirar
       *[plain] tire
    }
   *[opponent] { $mood ->
        [option] fazer com que o seu adversário tire
       *[plain] o seu adversário tira
    }
} { $number ->
    [1] um card
    [one] { $number } card
   *[other] { $number } cards
}
    .alt1 = { $player ->
        [you] { $mood ->
            [option] comprar
           *[plain] compre
        }
       *[opponent] { $mood ->
            [option] fazer com que o seu adversário compre
           *[plain] o seu adversário compra
        }
    } { $number ->
        [1] um card
        [one] { $number } card
       *[other] { $number } cards
    }
draw-up-to = { $player ->
    [you] { $mood ->
        [option] tirar
       *[plain] tire
    }
   *[opponent] { $mood ->
        [option] fazer com que o seu adversário tire
       *[plain] o seu adversário tira
    }
} até { $number } { NOUN("card", $number) }
    .alt1 = { $player ->
        [you] { $mood ->
            [option] comprar
           *[plain] compre
        }
       *[opponent] { $mood ->
            [option] fazer com que o seu adversário compre
           *[plain] o seu adversário compra
        }
    } até { $number } { NOUN("card", $number) }
draw-as-many = { $player ->
    [you] { $mood ->
        [option] tirar
       *[plain] tire
    }
   *[opponent] { $mood ->
        [option] fazer com que o seu adversário tire
       *[plain] o seu adversário tira
    }
} o mesmo número de cards
discard-from-hand = { $player ->
    [you] { $mood ->
        [option] descartar
       *[plain] descarte
    } { $number } { NOUN("card", $number) } da sua mão
   *[opponent] { $mood ->
        [option] fazer com que o seu adversário descarte
       *[plain] o seu adversário descarta
    } { $number } { NOUN("card", $number) } da própria mão
}
discard-from-hand-up-to = { $player ->
    [you] { $mood ->
        [option] descartar
       *[plain] descarte
    } até { $number } { NOUN("card", $number) } da sua mão
   *[opponent] { $mood ->
        [option] fazer com que o seu adversário descarte
       *[plain] o seu adversário descarta
    } até { $number } { NOUN("card", $number) } da própria mão
}
discard-from-hand-any = { $player ->
    [you] { $mood ->
        [option] descartar
       *[plain] descarte
    } quantos { -card(form: "other") } quiser da sua mão
   *[opponent] { $mood ->
        [option] fazer com que o seu adversário descarte
       *[plain] o seu adversário descarta
    } quantos { -card(form: "other") } quiser da própria mão
}
discard-hand = { $player ->
    [you] { $mood ->
        [option] descartar
       *[plain] descarte
    } a sua mão
   *[opponent] { $mood ->
        [option] fazer com que o seu adversário descarte
       *[plain] o seu adversário descarta
    } a própria mão
}
discard-from-deck = { $mood ->
    [option] descartar
   *[plain] descarte
} { $number ->
    [1] o primeiro card
    [one] o { $number } primeiro card
   *[other] os { $number } primeiros cards
} { $player ->
    [you] do seu baralho
   *[opponent] do baralho do seu adversário
}
discard-from-deck-as-many = { $mood ->
    [option] descartar
   *[plain] descarte
} o mesmo número de cards do topo { $player ->
    [you] do seu baralho
   *[opponent] do baralho do seu adversário
}
put-cards = { $to ->
    [deck] { $mood ->
        [option] embaralhar
       *[plain] embaralhe
    }
   *[other] { $mood ->
        [option] colocar
       *[plain] coloque
    }
} { $cards } { $source ->
    [hand] { $player ->
        [you] da sua mão
       *[opponent] da mão do seu adversário
    }
   *[discard-pile] { $player ->
        [you] da sua pilha de descarte
       *[opponent] da pilha de descarte do seu adversário
    }
} { $to ->
    [hand] { $player ->
        [you] na sua mão
       *[opponent] na mão dele
    }
    [deck] { $player ->
        [you] no seu baralho
       *[opponent] no baralho dele
    }
    [top-of-deck] { $player ->
        [you] no topo do seu baralho
       *[opponent] no topo do baralho dele
    }
   *[bench] { $player ->
        [you] na sua Bancada
       *[opponent] na Bancada dele
    }
}
opponent-puts = { $to ->
    [deck] { $mood ->
        [option] fazer com que o seu adversário embaralhe
       *[plain] o seu adversário embaralha
    }
   *[other] { $mood ->
        [option] fazer com que o seu adversário coloque
       *[plain] o seu adversário coloca
    }
} { $cards } { $source ->
    [hand] { $player ->
        [you] da sua mão
       *[opponent] da própria mão
    }
   *[discard-pile] { $player ->
        [you] da sua pilha de descarte
       *[opponent] da própria pilha de descarte
    }
} { $to ->
    [hand] { $player ->
        [you] na sua mão
       *[opponent] na própria mão
    }
    [deck] { $player ->
        [you] no seu baralho
       *[opponent] no próprio baralho
    }
    [top-of-deck] { $player ->
        [you] no topo do seu baralho
       *[opponent] no topo do próprio baralho
    }
   *[bench] { $player ->
        [you] na sua Bancada
       *[opponent] na própria Bancada
    }
}
put-hand = { $player ->
    [you] { $to ->
        [deck] { $mood ->
            [option] embaralhar
           *[plain] embaralhe
        }
       *[other] { $mood ->
            [option] colocar
           *[plain] coloque
        }
    } a sua mão
   *[opponent] { $to ->
        [deck] { $mood ->
            [option] fazer com que o seu adversário embaralhe
           *[plain] o seu adversário embaralha
        }
       *[other] { $mood ->
            [option] fazer com que o seu adversário coloque
           *[plain] o seu adversário coloca
        }
    } a própria mão
} { $to ->
    [hand] { $player ->
        [you] na sua mão
       *[opponent] na própria mão
    }
    [deck] { $player ->
        [you] no seu baralho
       *[opponent] no próprio baralho
    }
    [top-of-deck] { $player ->
        [you] no topo do seu baralho
       *[opponent] no topo do próprio baralho
    }
   *[bench] { $player ->
        [you] na sua Bancada
       *[opponent] na própria Bancada
    }
}
show-hand = { $player ->
    [you] { $mood ->
        [option] mostrar
       *[plain] mostre
    } a sua mão ao seu adversário
   *[opponent] { $mood ->
        [option] fazer com que o seu adversário mostre
       *[plain] o seu adversário mostra
    } a própria mão a você
}
# proposed: olhar, olhe
look = { $mood ->
    [option] olhar
   *[plain] olhe
} { $what }
# proposed: olhar, olhe
look-at-two = { $mood ->
    [option] olhar
   *[plain] olhe
}, à sua escolha, { $first } ou { $last }
# proposed: olhar, olhe
look-at-three = { $mood ->
    [option] olhar
   *[plain] olhe
}, à sua escolha, { $first }, { $middle } ou { $last }
look-at = { $value ->
    [top-of-a-deck] o primeiro card do baralho de um dos dois jogadores
    [card-in-hand] um card aleatório da mão do seu adversário
    [a-prize] um dos Cards Premiados de um dos dois jogadores
   *[hand] a mão do seu adversário
}
# proposed: olhar, olhe
rearrange = { $mood ->
    [option] olhar
   *[plain] olhe
} até { $number } { NOUN("card", $number) } do topo { $deck ->
    [yours] do seu baralho
    [opponents] do baralho do seu adversário
   *[either] do baralho de um dos dois jogadores
} e { $mood ->
    [option] { $number ->
        [one] recolocá-lo
       *[other] recolocá-los
    }
   *[plain] { $number ->
        [one] recoloque-o
       *[other] recoloque-os
    }
} na ordem que quiser
# proposed: olhar, olhe
rearrange-all = { $mood ->
    [option] olhar
   *[plain] olhe
} { $number ->
    [1] o primeiro card
    [one] o { $number } primeiro card
   *[other] os { $number } primeiros cards
} { $deck ->
    [yours] do seu baralho
    [opponents] do baralho do seu adversário
   *[either] do baralho de um dos dois jogadores
} e { $mood ->
    [option] { $number ->
        [one] recolocá-lo
       *[other] recolocá-los
    }
   *[plain] { $number ->
        [one] recoloque-o
       *[other] recoloque-os
    }
} na ordem que quiser
# proposed: olhar, olhe, demais
take-from-top = { $mood ->
    [option] olhar
   *[plain] olhe
} { $top ->
    [1] o primeiro card
    [one] o { $top } primeiro card
   *[other] os { $top } primeiros cards
} do seu baralho e { $mood ->
    [option] colocar
   *[plain] coloque
} na sua mão { $cards }{ $place ->
    [main] . { $rest ->
        [deck] Embaralhe os demais no seu baralho
       *[discard-pile] Descarte os demais
    }
   *[inner] {" "}({ $rest ->
        [deck] embaralhe os demais no seu baralho
       *[discard-pile] descarte os demais
    })
}
shuffle-deck = { $mood ->
    [option] embaralhar
   *[plain] embaralhe
} { $player ->
    [you] o seu baralho
   *[opponent] o baralho do seu adversário
}
# proposed: procurar, procure
search-deck = { $mood ->
    [option] procurar
   *[plain] procure
} no seu baralho { $number ->
    [1] { $number } card e { $mood ->
        [option] colocá-lo
       *[plain] coloque-o
    }
    [one] { $number } card e { $mood ->
        [option] colocá-lo
       *[plain] coloque-o
    }
   *[other] { $number } cards e { $mood ->
        [option] colocá-los
       *[plain] coloque-os
    }
} na sua mão{ $place ->
    [main] . Em seguida, embaralhe o seu baralho
   *[inner] {" "}(em seguida, embaralhe o seu baralho)
}
# proposed: procurar, procure
search-deck-up-to = { $mood ->
    [option] procurar
   *[plain] procure
} no seu baralho até { $number } { $number ->
    [one] card e { $mood ->
        [option] colocá-lo
       *[plain] coloque-o
    }
   *[other] cards e { $mood ->
        [option] colocá-los
       *[plain] coloque-os
    }
} na sua mão{ $place ->
    [main] . Em seguida, embaralhe o seu baralho
   *[inner] {" "}(em seguida, embaralhe o seu baralho)
}
# proposed: procurar, procure
search-deck-for = { $mood ->
    [option] procurar
   *[plain] procure
} no seu baralho { $number } { $number ->
    [1] { AS($filter, plural: "one") }, { $mood ->
        [option] mostrá-lo ao seu adversário e colocá-lo
       *[plain] mostre-o ao seu adversário e coloque-o
    }
    [one] { AS($filter, plural: "one") }, { $mood ->
        [option] mostrá-lo ao seu adversário e colocá-lo
       *[plain] mostre-o ao seu adversário e coloque-o
    }
   *[other] { AS($filter, plural: "other") }, { $mood ->
        [option] mostrá-los ao seu adversário e colocá-los
       *[plain] mostre-os ao seu adversário e coloque-os
    }
} na sua mão{ $place ->
    [main] . Em seguida, embaralhe o seu baralho
   *[inner] {" "}(em seguida, embaralhe o seu baralho)
}
# proposed: procurar, procure
search-deck-for-up-to = { $mood ->
    [option] procurar
   *[plain] procure
} no seu baralho até { $number } { $number ->
    [one] { AS($filter, plural: "one") }, { $mood ->
        [option] mostrá-lo ao seu adversário e colocá-lo
       *[plain] mostre-o ao seu adversário e coloque-o
    }
   *[other] { AS($filter, plural: "other") }, { $mood ->
        [option] mostrá-los ao seu adversário e colocá-los
       *[plain] mostre-os ao seu adversário e coloque-os
    }
} na sua mão{ $place ->
    [main] . Em seguida, embaralhe o seu baralho
   *[inner] {" "}(em seguida, embaralhe o seu baralho)
}
# proposed: procurar, procure
search-deck-for-any = { $mood ->
    [option] procurar
   *[plain] procure
} no seu baralho qualquer número de { AS($filter, plural: "other") }, { $mood ->
    [option] mostrá-los ao seu adversário e colocá-los
   *[plain] mostre-os ao seu adversário e coloque-os
} na sua mão{ $place ->
    [main] . Em seguida, embaralhe o seu baralho
   *[inner] {" "}(em seguida, embaralhe o seu baralho)
}
# proposed: procurar, procure
search-deck-for-top = { $mood ->
    [option] procurar
   *[plain] procure
} no seu baralho { $number } { $number ->
    [one] { AS($filter, plural: "one") }
   *[other] { AS($filter, plural: "other") }
}{ $place ->
    [main] . Embaralhe o seu baralho e depois coloque { $number ->
        [one] esse card
       *[other] esses cards
    } no topo dele
   *[inner] {" "}(embaralhe o seu baralho e depois coloque { $number ->
        [one] esse card
       *[other] esses cards
    } no topo dele)
}
# proposed: procurar, procure
search-deck-for-top-up-to = { $mood ->
    [option] procurar
   *[plain] procure
} no seu baralho até { $number } { $number ->
    [one] { AS($filter, plural: "one") }
   *[other] { AS($filter, plural: "other") }
}{ $place ->
    [main] . Embaralhe o seu baralho e depois coloque { $number ->
        [one] esse card
       *[other] esses cards
    } no topo dele
   *[inner] {" "}(embaralhe o seu baralho e depois coloque { $number ->
        [one] esse card
       *[other] esses cards
    } no topo dele)
}
# proposed: procurar, procure
search-deck-for-top-any = { $mood ->
    [option] procurar
   *[plain] procure
} no seu baralho qualquer número de { AS($filter, plural: "other") }{ $place ->
    [main] . Embaralhe o seu baralho e depois coloque esses cards no topo dele
   *[inner] {" "}(embaralhe o seu baralho e depois coloque esses cards no topo dele)
}
# proposed: procurar, procure
search-deck-onto-bench = { $mood ->
    [option] procurar
   *[plain] procure
} no seu baralho { $number ->
    [1] um { AS($filter, plural: "one") } e { $mood ->
        [option] colocá-lo
       *[plain] coloque-o
    }
    [one] { $number } { AS($filter, plural: "one") } e { $mood ->
        [option] colocá-lo
       *[plain] coloque-o
    }
   *[other] { $number } { AS($filter, plural: "other") } e { $mood ->
        [option] colocá-los
       *[plain] coloque-os
    }
} na sua Bancada{ $place ->
    [main] . Em seguida, embaralhe o seu baralho
   *[inner] {" "}(em seguida, embaralhe o seu baralho)
}
# proposed: procurar, procure
search-deck-onto-bench-up-to = { $mood ->
    [option] procurar
   *[plain] procure
} no seu baralho até { $number } { $number ->
    [one] { AS($filter, plural: "one") } e { $mood ->
        [option] colocá-lo
       *[plain] coloque-o
    }
   *[other] { AS($filter, plural: "other") } e { $mood ->
        [option] colocá-los
       *[plain] coloque-os
    }
} na sua Bancada{ $place ->
    [main] . Em seguida, embaralhe o seu baralho
   *[inner] {" "}(em seguida, embaralhe o seu baralho)
}
# proposed: procurar, procure
search-deck-onto-bench-any = { $mood ->
    [option] procurar
   *[plain] procure
} no seu baralho qualquer número de { AS($filter, plural: "other") } e { $mood ->
    [option] colocá-los
   *[plain] coloque-os
} na sua Bancada{ $place ->
    [main] . Em seguida, embaralhe o seu baralho
   *[inner] {" "}(em seguida, embaralhe o seu baralho)
}

# --- lugares e ataques
switch = { $player ->
    [you] { $chooser ->
        [you] { $mood ->
            [option] trocar
           *[plain] troque
        } o seu Pokémon Ativo por 1 dos seus Pokémon na Bancada
       *[opponent] { $mood ->
            [option] fazer com que o seu adversário escolha 1 dos seus Pokémon na Bancada e troque
           *[plain] o seu adversário escolhe 1 dos seus Pokémon na Bancada e troca
        } o seu Pokémon Ativo por ele
    }
   *[opponent] { $chooser ->
        [you] { $mood ->
            [option] escolher 1 dos Pokémon na Bancada do seu adversário e trocá-lo
           *[plain] escolha 1 dos Pokémon na Bancada do seu adversário e troque-o
        } pelo Pokémon Ativo dele
       *[opponent] { $mood ->
            [option] fazer com que o seu adversário troque
           *[plain] o seu adversário troca
        } o Pokémon Ativo dele por 1 dos Pokémon na Bancada dele
    }
}
take-active-place = { $mood ->
    [option] trocar
   *[plain] troque
} { $who } { $who ->
    [that] pelo Pokémon Ativo do dono dele
   *[other] pelo seu Pokémon Ativo
}
return-to-hand = { $mood ->
    [option] devolver
   *[plain] devolva
} { $target } à mão do dono com todos os cards associados
return-to-deck = { $mood ->
    [option] embaralhar
   *[plain] embaralhe
} { $target } no baralho do dono com todos os cards associados
return-basic-to-hand = { $mood ->
    [option] devolver
   *[plain] devolva
} o card Pokémon Básico { AS($target, case: "de") } à mão do dono{ $place ->
    [main] . Descarte todos os outros cards associados
   *[inner] {" "}(descarte todos os outros cards associados)
}
return-basic-to-deck = { $mood ->
    [option] embaralhar
   *[plain] embaralhe
} o card Pokémon Básico { AS($target, case: "de") } no baralho do dono{ $place ->
    [main] . Descarte todos os outros cards associados
   *[inner] {" "}(descarte todos os outros cards associados)
}
# proposed: estágio
devolve = { $mood ->
    [option] escolher um estágio de Evolução e descartar
   *[plain] escolha um estágio de Evolução e descarte
} todos os cards Evolução desse estágio ou superiores associados { AS($target, case: "a") }
change-feature = { $mood ->
    [option] mudar
   *[plain] mude
} { $feature } { AS($who, case: "de") } { $source }
feature = { $value ->
    [type] o tipo
    [weakness] a Fraqueza
   *[resistance] a Resistência
}
# proposed: Incolor
type-source = { $value ->
    [any] para um tipo à sua escolha (exceto Incolor)
   *[in-play] para o tipo de qualquer outro Pokémon no jogo (exceto Incolor)
}
# proposed: Estágio
evolve-skipping-stage = { $mood ->
    [option] colocar
   *[plain] coloque
} um card Evolução de Estágio 2 da sua mão sobre o Pokémon Básico correspondente
# proposed: conta como evoluir
evolve-from-hand = { $mood ->
    [option] colocar
   *[plain] coloque
} sobre { $who } um card da sua mão que evolua { AS($who, case: "de") }{ $place ->
    [main] . Isto conta como evoluir esse Pokémon
   *[inner] {" "}(isto conta como evoluir esse Pokémon)
}
# proposed: procurar, procure, conta como evoluir
evolve-from-deck = { $mood ->
    [option] procurar
   *[plain] procure
} no seu baralho um card que evolua { AS($who, case: "de") } e { $mood ->
    [option] colocá-lo
   *[plain] coloque-o
} sobre { $who }{ $place ->
    [main] . Isto conta como evoluir esse Pokémon. Em seguida, embaralhe o seu baralho
   *[inner] {" "}(isto conta como evoluir esse Pokémon; em seguida, embaralhe o seu baralho)
}
# proposed: encerrar, termina
end-turn = { $mood ->
    [option] encerrar a sua rodada
   *[plain] a sua rodada termina
}
choose-attack = { $mood ->
    [option] escolher
   *[plain] escolha
} 1 dos ataques { AS($who, case: "de") }
    .alt1 = { $mood ->
        [option] escolher
       *[plain] escolha
    } um dos ataques { AS($who, case: "de") }
copy-attack = { $mood ->
    [option] fazer com que este ataque copie
   *[plain] este ataque copia
} esse ataque (exceto o custo de Energia e tudo o mais que seja necessário para usá-lo)

# Read only: bw leaves the printed damage unsaid, and calls so many damage counters by their damage.
damage-more = este ataque causa { $points } de danos adicionais
    .alt1 = causa { $points } de danos adicionais
    .alt2 = este ataque causará { $points } de danos adicionais
    .alt3 = esse ataque causa { $points } de danos adicionais
    .alt4 = esse ataque causará { $points } de danos adicionais
damage-more-per = este ataque causa { $points } de danos adicionais para { AS($count, counted: "each") }
    .alt1 = causa { $points } de danos adicionais para { AS($count, counted: "each") }
    .alt2 = este ataque causará { $points } de danos adicionais para { AS($count, counted: "each") }
    .alt3 = esse ataque causa { $points } de danos adicionais para { AS($count, counted: "each") }
    .alt4 = esse ataque causará { $points } de danos adicionais para { AS($count, counted: "each") }
heal = cure { $points } de danos { AS($target, case: "de") }
heal-all = cure todos os danos { AS($target, case: "de") }

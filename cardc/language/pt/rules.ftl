### O que vale por algum tempo, enquanto um poder funciona ou enquanto um card de Treinador está associado.

# --- com duração: uma oração
lasting-prevent-damage = { $mood ->
    [option] evitar
   *[plain] evite
} todos os danos causados { AS($to, case: "a") } { $duration }
lasting-prevent-damage-at-most = { $mood ->
    [option] evitar
   *[plain] evite
} quaisquer danos de { $points } ou menos causados { AS($to, case: "a") } { $duration } (depois de aplicar Fraqueza e Resistência)
lasting-prevent-damage-at-least = { $mood ->
    [option] evitar
   *[plain] evite
} quaisquer danos de { $points } ou mais causados { AS($to, case: "a") } { $duration } (depois de aplicar Fraqueza e Resistência)
lasting-prevent-effects = { $mood ->
    [option] evitar
   *[plain] evite
} todos os efeitos de ataques, inclusive danos, causados { AS($to, case: "a") } { $duration }
# proposed: cara, coroa
lasting-flip-to-prevent = { $mood ->
    [option] fazer com que,{" "}
   *[plain] {""}
}{ $duration }, sempre que um ataque { $what ->
    [damage] causar danos { AS($to, case: "a", negated: "any") }
   *[effects] tiver efeito sobre { AS($to, case: "nom", negated: "any") }
}, { $by ->
    [opponent] o seu adversário
   *[you] o dono dele
} { $mood ->
    [option] jogue
   *[plain] joga
} uma moeda (se sair { $by ->
    [opponent] coroa
   *[you] cara
}, evite todos { $what ->
    [damage] os danos que esse ataque lhe causar
   *[effects] os efeitos desse ataque, inclusive danos
})
lasting-more-damage = { $mood ->
    [option] fazer com que os ataques { AS($by, case: "de") } causem
   *[plain] os ataques { AS($by, case: "de") } causam
} { $points } danos adicionais ao Pokémon de Defesa { $duration } (depois de aplicar Fraqueza e Resistência)
lasting-more-damage-to = { $mood ->
    [option] fazer com que os ataques causem
   *[plain] os ataques causam
} { $points } danos adicionais { AS($to, case: "a") } { $duration } (depois de aplicar Fraqueza e Resistência)
lasting-less-damage = { $mood ->
    [option] reduzir em { $points } os danos causados { AS($to, case: "a") } por ataques { $duration }
   *[plain] os danos causados { AS($to, case: "a") } por ataques { $duration } são reduzidos em { $points }
} ({ $moment ->
    [before] antes de aplicar
   *[after] depois de aplicar
} Fraqueza e Resistência)
lasting-less-damage-by = { $mood ->
    [option] reduzir em { $points } os danos causados { AS($to, case: "a") } pelos ataques { AS($by, case: "de") } { $duration }
   *[plain] os danos causados { AS($to, case: "a") } pelos ataques { AS($by, case: "de") } { $duration } são reduzidos em { $points }
} ({ $moment ->
    [before] antes de aplicar
   *[after] depois de aplicar
} Fraqueza e Resistência)
lasting-less-damage-from = { $mood ->
    [option] reduzir em { $points } os danos causados { AS($to, case: "a") } pelos ataques { AS($by, scope: "some") } { $duration }
   *[plain] os danos causados { AS($to, case: "a") } pelos ataques { AS($by, scope: "some") } { $duration } são reduzidos em { $points }
} ({ $moment ->
    [before] antes de aplicar
   *[after] depois de aplicar
} Fraqueza e Resistência)
lasting-halve-damage = { $mood ->
    [option] reduzir à metade os danos causados { AS($to, case: "a") } por ataques { $duration }
   *[plain] os danos causados { AS($to, case: "a") } por ataques { $duration } são reduzidos à metade
} (arredondando { $rounding } até a dezena mais próxima, depois de aplicar Fraqueza e Resistência)
lasting-cannot-attack = { $mood ->
    [option] impedir { AS($who, case: "nom") } de
   *[plain] { $who ->
        [it] não pode
        [each] { AS($who, negated: "yes") } pode
       *[other] { $who } não pode
    }
} atacar { $duration }
lasting-cannot-attack-whom = { $mood ->
    [option] impedir { AS($who, case: "nom") } de
   *[plain] { $who ->
        [it] não pode
        [each] { AS($who, negated: "yes") } pode
       *[other] { $who } não pode
    }
} atacar { $whom } { $duration }
lasting-cannot-retreat = { $mood ->
    [option] impedir { AS($who, case: "nom") } de
   *[plain] { $who ->
        [it] não pode
        [each] { AS($who, negated: "yes") } pode
       *[other] { $who } não pode
    }
} ser retirado { $duration }
lasting-cannot-use-this = { $mood ->
    [option] impedir { $who } de
   *[plain] { $who ->
        [it] não pode
       *[other] { $who } não pode
    }
} usar { $duration ->
    [while-in-play] este ataque de novo
   *[other] este ataque
} { $duration }
lasting-cannot-use-chosen = { $mood ->
    [option] impedir { $who } de
   *[plain] { $who ->
        [it] não pode
       *[other] { $who } não pode
    }
} usar esse ataque { $duration }
# proposed: coroa
lasting-must-flip-to-attack = { $mood ->
    [option] fazer com que, se { $who } tentar atacar { $duration }, { $who ->
        [defending] o seu adversário
       *[other] o dono dele
    } jogue uma moeda (se sair coroa, esse ataque não tem efeito)
   *[plain] se { $who } tentar atacar { $duration }, { $who ->
        [defending] o seu adversário
       *[other] o dono dele
    } joga uma moeda{ $place ->
        [main] . Se sair coroa, esse ataque não tem efeito
       *[inner] {" "}(se sair coroa, esse ataque não tem efeito)
    }
}
lasting-energy-counts-as = { $mood ->
    [option] transformar
   *[plain] transforme
} todos os cards Energia associados { AS($who, case: "a") } em cards Energia { AS($type, after: "feminine") } { $duration ->
    [this-turn] pelo resto da rodada
   *[other] { $duration }
}
# proposed: dano básico
lasting-new-base-damage = { $mood ->
    [option] mudar para { $points } o dano básico do ataque { $attack } { AS($who, case: "de") } { $duration }
   *[plain] o dano básico do ataque { $attack } { AS($who, case: "de") } é { $points } { $duration }
}
lasting-immune-to = { $mood ->
    [option] impedir { AS($who, case: "nom") } de
   *[plain] { $who ->
        [each] { AS($who, negated: "yes") } pode
       *[other] { $who } não pode
    }
} ficar { $conditions } { $duration }
lasting-cheaper-retreat = { $mood ->
    [option] pagar
   *[plain] pague
} { $less } [C] a menos para retirar { $who } { $duration }
lasting-dearer-retreat = { $mood ->
    [option] fazer com que retirar { $who } custe
   *[plain] retirar { $who } custa
} { $more } { NOUN("energy", $more) } a mais { $duration }
lasting-cannot-receive-energy = { $mood ->
    [option] impedir que se atribuam cards Energia da mão { AS($who, case: "a") } { $duration }
   *[plain] { $duration } não se podem atribuir cards Energia da mão { AS($who, case: "a", negated: "yes") }
}
# proposed: Poderes Pokémon
lasting-powers-stop = { $mood ->
    [option] fazer com que os Poderes Pokémon { AS($of, case: "de", negated: "all") } não tenham
   *[plain] os Poderes Pokémon { AS($of, case: "de", negated: "all") } não têm
} efeito { $duration }
lasting-cannot-evolve = { $mood ->
    [option] impedir que se joguem cards Evolução { AS($who, case: "em") }
   *[plain] não se podem jogar cards Evolução { AS($who, case: "em", negated: "yes") }
} { $duration }
lasting-cannot-play-trainers = { $player ->
    [you] { $mood ->
        [option] deixar de
       *[plain] você não pode
    }
   *[opponent] { $mood ->
        [option] impedir o seu adversário de
       *[plain] o seu adversário não pode
    }
} jogar cards de Treinador { $duration ->
    [opponents-next-turn] { $player ->
        [you] { $duration }
       *[opponent] durante a próxima rodada dele
    }
    [through-opponents-next-turn] { $player ->
        [you] { $duration }
       *[opponent] até o final da próxima rodada dele
    }
   *[other] { $duration }
}
lasting-hand-face-up = { $player ->
    [you] { $mood ->
        [option] jogar
       *[plain] jogue
    } com os cards da sua mão voltados para cima
   *[opponent] { $mood ->
        [option] fazer com que o seu adversário jogue
       *[plain] o seu adversário joga
    } com os cards da própria mão voltados para cima
} { $duration ->
    [opponents-next-turn] { $player ->
        [you] { $duration }
       *[opponent] durante a próxima rodada dele
    }
    [through-opponents-next-turn] { $player ->
        [you] { $duration }
       *[opponent] até o final da próxima rodada dele
    }
   *[other] { $duration }
}

# O que se faz mais tarde. Mais de uma ação fica entre parênteses.
lasting-reaction = { $mood ->
    [option] obter este efeito:{" "}
   *[plain] {""}
}{ $event ->
    [damaged-by-attack] sempre que um ataque do seu adversário causar danos { AS($who, case: "a") }
   *[knocked-out-by-attack] se um ataque vencer { $who }
} { $duration }, { AS($act, mood: "plain", place: "inner") }
lasting-reactions = { $mood ->
    [option] obter este efeito:{" "}
   *[plain] {""}
}{ $event ->
    [damaged-by-attack] sempre que um ataque do seu adversário causar danos { AS($who, case: "a") }
   *[knocked-out-by-attack] se um ataque vencer { $who }
} { $duration }, faça o seguinte ({ AS($acts, mood: "plain", place: "inner") })

# --- enquanto algo está no jogo: em um poder, em um card de Treinador que permanece
rule-prevent-damage = evite todos os danos causados { AS($to, case: "a") } por ataques
rule-prevent-damage-at-most = evite quaisquer danos de { $points } ou menos causados { AS($to, case: "a") } por um ataque (depois de aplicar Fraqueza e Resistência)
rule-prevent-damage-at-least = evite quaisquer danos de { $points } ou mais causados { AS($to, case: "a") } por um ataque (depois de aplicar Fraqueza e Resistência)
rule-prevent-effects = evite todos os efeitos de ataques, inclusive danos, causados { AS($to, case: "a") }
# proposed: cara, coroa
rule-flip-to-prevent = sempre que um ataque { $what ->
    [damage] causar danos { AS($to, case: "a", negated: "any") }
   *[effects] tiver efeito sobre { AS($to, case: "nom", negated: "any") }
}, { $by ->
    [opponent] o seu adversário joga
   *[you] jogue
} uma moeda. Se sair { $by ->
    [opponent] coroa
   *[you] cara
}, evite todos { $what ->
    [damage] os danos que esse ataque lhe causar
   *[effects] os efeitos desse ataque, inclusive danos
}
rule-more-damage = os ataques { AS($by, case: "de") } causam { $points } danos adicionais ao Pokémon de Defesa (depois de aplicar Fraqueza e Resistência)
rule-more-damage-to = os ataques causam { $points } danos adicionais { AS($to, case: "a") } (depois de aplicar Fraqueza e Resistência)
rule-less-damage = os danos causados { AS($to, case: "a") } por ataques são reduzidos em { $points } ({ $moment ->
    [before] antes de aplicar
   *[after] depois de aplicar
} Fraqueza e Resistência)
rule-less-damage-by = os danos causados { AS($to, case: "a") } pelos ataques { AS($by, case: "de") } são reduzidos em { $points } ({ $moment ->
    [before] antes de aplicar
   *[after] depois de aplicar
} Fraqueza e Resistência)
rule-less-damage-from = os danos causados { AS($to, case: "a") } pelos ataques { AS($by, scope: "some") } são reduzidos em { $points } ({ $moment ->
    [before] antes de aplicar
   *[after] depois de aplicar
} Fraqueza e Resistência)
rule-halve-damage = os danos causados { AS($to, case: "a") } por ataques são reduzidos à metade (arredondando { $rounding } até a dezena mais próxima, depois de aplicar Fraqueza e Resistência)
rule-cannot-attack = { $who ->
    [each] { AS($who, negated: "yes") } pode
   *[other] { $who } não pode
} atacar
rule-cannot-attack-whom = { $who ->
    [each] { AS($who, negated: "yes") } pode
   *[other] { $who } não pode
} atacar { $whom }
rule-cannot-retreat = { $who ->
    [each] { AS($who, negated: "yes") } pode
   *[other] { $who } não pode
} ser retirado
# proposed: coroa
rule-must-flip-to-attack = se { $who } tentar atacar, o dono dele joga uma moeda. Se sair coroa, esse ataque não tem efeito
rule-energy-counts-as = todos os cards Energia associados { AS($who, case: "a") } são cards Energia { AS($type, after: "feminine") }
# proposed: dano básico
rule-new-base-damage = o dano básico do ataque { $attack } { AS($who, case: "de") } é { $points }
rule-immune-to = { $who ->
    [each] { AS($who, negated: "yes") } pode
   *[other] { $who } não pode
} ficar { $conditions }
rule-cheaper-retreat = pague { $less } [C] a menos para retirar { $who }
rule-dearer-retreat = retirar { $who } custa { $more } { NOUN("energy", $more) } a mais
rule-cannot-receive-energy = não se podem atribuir cards Energia da mão { AS($who, case: "a", negated: "yes") }
# proposed: Poderes Pokémon
rule-powers-stop = os Poderes Pokémon { AS($of, case: "de", negated: "all") } não têm efeito
rule-cannot-evolve = não se podem jogar cards Evolução { AS($who, case: "em", negated: "yes") }
rule-cannot-play-trainers = { $player ->
    [you] você não pode
   *[opponent] o seu adversário não pode
} jogar cards de Treinador
rule-hand-face-up = { $player ->
    [you] jogue com os cards da sua mão voltados para cima
   *[opponent] o seu adversário joga com os cards da própria mão voltados para cima
}
# proposed: Poderes Pokémon
rule-ignore-powers = ignore todos os outros Poderes Pokémon
rule-copy-of = considere { $who } como se fosse o mesmo card { AS($of, case: "de") }, com estas exceções: { $who } não pode evoluir, tem sempre este poder e as Energias associadas a ele podem ser consideradas Energias de qualquer tipo

# --- cards de Treinador que permanecem; em um card associado, «esse Pokémon» é aquele ao qual está associado

attach-this = atribua { $name } { AS($target, case: "a") }. { $until ->
    [end-of-turn] No final da sua rodada, descarte { $name }.
    [end-of-opponents-next-turn] No final da próxima rodada do seu adversário, descarte { $name }.
   *[leaves-play] Quando esse Pokémon deixar o jogo, descarte { $name }.
}
stay-in-play = este card permanece no jogo.
play-as-pokemon = jogue { $name } como se fosse um Pokémon Básico com { $hp } HP.
play-as-pokemon-of-printed-hp = jogue { $name } como se fosse um Pokémon Básico.

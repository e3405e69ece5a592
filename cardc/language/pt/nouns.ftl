### Substantivos e palavras das listas fechadas. Como estes arquivos funcionam: docs/phrasebook.md

-card = { $form ->
   *[one] card
    [other] cards
}
    .gender = masculine
# Concordância com os cards: «1 card associado», «2 cards associados».
-attached = { $form ->
   *[one] associado
    [other] associados
}
    .gender = masculine
-called = { $form ->
   *[one] chamado
    [other] chamados
}
    .gender = masculine
-basic = { $form ->
   *[one] Básico
    [other] Básicos
}
    .gender = masculine
-energy = { $form ->
   *[one] Energia
    [other] Energias
}
    .gender = feminine
-coin = { $form ->
   *[one] moeda
    [other] moedas
}
    .gender = feminine
-damage-counter = { $form ->
   *[one] contador de danos
    [other] contadores de danos
}
    .gender = masculine

# A condição como predicativo: «agora está …».
condition = { $value ->
    [asleep] Adormecido
    [confused] Confuso
    [paralyzed] Paralisado
    [poisoned] Envenenado
   *[burned] Queimado
}
# O livro só tem «de Fogo». Depois de um substantivo: «Pokémon de Fogo», «Energia Psíquica».
# proposed: Planta, Água, Raios, Psíquico, Psíquicos, Psíquica, Psíquicas, Luta, Escuridão, Metal, Incolor, Incolores
energy-type = { $after ->
    [nothing] { $value ->
        [grass] Planta
        [fire] Fogo
        [water] Água
        [lightning] Raios
        [psychic] Psíquico
        [fighting] Luta
        [darkness] Escuridão
        [metal] Metal
       *[colorless] Incolor
    }
    [masculine] { $value ->
        [grass] de Planta
        [fire] de Fogo
        [water] de Água
        [lightning] de Raios
        [psychic] Psíquico
        [fighting] de Luta
        [darkness] de Escuridão
        [metal] de Metal
       *[colorless] Incolor
    }
    [masculine-plural] { $value ->
        [grass] de Planta
        [fire] de Fogo
        [water] de Água
        [lightning] de Raios
        [psychic] Psíquicos
        [fighting] de Luta
        [darkness] de Escuridão
        [metal] de Metal
       *[colorless] Incolores
    }
    [feminine] { $value ->
        [grass] de Planta
        [fire] de Fogo
        [water] de Água
        [lightning] de Raios
        [psychic] Psíquica
        [fighting] de Luta
        [darkness] de Escuridão
        [metal] de Metal
       *[colorless] Incolor
    }
   *[feminine-plural] { $value ->
        [grass] de Planta
        [fire] de Fogo
        [water] de Água
        [lightning] de Raios
        [psychic] Psíquicas
        [fighting] de Luta
        [darkness] de Escuridão
        [metal] de Metal
       *[colorless] Incolores
    }
}
duration = { $value ->
    [this-turn] durante esta rodada
    [opponents-next-turn] durante a próxima rodada do seu adversário
    [your-next-turn] durante a sua próxima rodada
    [through-opponents-next-turn] até o final da próxima rodada do seu adversário
    [through-your-next-turn] até o final da sua próxima rodada
    [while-active] enquanto permanecer Ativo
   *[while-in-play] enquanto permanecer no jogo
}
# proposed: quantas vezes quiser
usage = { $value ->
    [unlimited] quantas vezes quiser durante a sua rodada (antes de atacar)
   *[once] uma vez durante a sua rodada (antes de atacar)
}
    .alt1 = { $value ->
        [unlimited] quantas vezes quiser durante a sua rodada (antes de atacar)
       *[once] somente uma vez durante a sua rodada (antes de atacar)
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
symbols-more = { $first }{ $more }

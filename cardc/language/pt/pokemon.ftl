### Qual Pokémon. «case»: a preposição que vem antes, contraída com o artigo ou o pronome.
### O nome de um card não leva artigo.

self-named = { $case ->
    [de] de{" "}
    [a] a{" "}
    [em] em{" "}
   *[nom] {""}
}{ $name }
self-this = { $case ->
    [de] deste
    [a] a este
    [em] neste
   *[nom] este
} Pokémon
defending = { $case ->
    [de] do
    [a] ao
    [em] no
   *[nom] o
} Pokémon de Defesa
    .alt1 = { $case ->
        [de] do
        [a] ao
        [em] no
       *[nom] o
    } Pokémon Defensor
attacker = { $case ->
    [de] do
    [a] ao
    [em] no
   *[nom] o
} Pokémon de Ataque
    .alt1 = { $case ->
        [de] do
        [a] ao
        [em] no
       *[nom] o
    } Pokémon Atacante
that = { $case ->
    [de] desse
    [a] a esse
    [em] nesse
   *[nom] esse
} Pokémon
    .alt1 = { $case ->
        [de] daquele
        [a] àquele
        [em] naquele
       *[nom] aquele
    } Pokémon
your-active = { $case ->
    [de] do seu
    [a] ao seu
    [em] no seu
   *[nom] o seu
} Pokémon Ativo
    .alt1 = { $case ->
        [de] do seu
        [a] ao seu
        [em] no seu
       *[nom] seu
    } Pokémon Ativo
opponents-active = { $case ->
    [de] do
    [a] ao
    [em] no
   *[nom] o
} Pokémon Ativo do seu adversário
# Como sujeito não se diz, ver as mensagens com [it].
it = ele

# Sempre com «de»: «1 dos seus Pokémon», «cada um dos seus Pokémon», «o número dos seus Pokémon».
group = { $owner ->
    [yours] dos seus { $scope ->
        [another] outros{" "}
       *[some] {""}
    }Pokémon{ $spot ->
        [bench] {" "}na Bancada
       *[in-play] {""}
    }
    [opponents] dos { $scope ->
        [another] outros{" "}
       *[some] {""}
    }Pokémon{ $spot ->
        [bench] {" "}na Bancada
       *[in-play] {""}
    } do seu adversário
   *[either] dos { $scope ->
        [another] outros{" "}
       *[some] {""}
    }Pokémon { $spot ->
        [bench] nas Bancadas dos dois jogadores
       *[in-play] no jogo
    }
}
group-typed = { $owner ->
    [yours] dos seus { $scope ->
        [another] outros{" "}
       *[some] {""}
    }Pokémon { AS($type, after: "masculine-plural") }{ $spot ->
        [bench] {" "}na Bancada
       *[in-play] {""}
    }
    [opponents] dos { $scope ->
        [another] outros{" "}
       *[some] {""}
    }Pokémon { AS($type, after: "masculine-plural") }{ $spot ->
        [bench] {" "}na Bancada
       *[in-play] {""}
    } do seu adversário
   *[either] dos { $scope ->
        [another] outros{" "}
       *[some] {""}
    }Pokémon { AS($type, after: "masculine-plural") } { $spot ->
        [bench] nas Bancadas dos dois jogadores
       *[in-play] no jogo
    }
}

choice = { $case ->
    [de] de{" "}
    [a] a{" "}
    [em] em{" "}
   *[nom] {""}
}{ $number ->
    [1] { $number }
    [one] { $number }
   *[other] { $number }
} { AS($group, scope: "some") }
    .alt1 = { $case ->
        [de] de{" "}
        [a] a{" "}
        [em] em{" "}
       *[nom] {""}
    }{ $number ->
        [1] um
        [one] { $number }
       *[other] { $number }
    } { AS($group, scope: "some") }
choice-by-opponent = { $case ->
    [de] de{" "}
    [a] a{" "}
    [em] em{" "}
   *[nom] {""}
}{ $number } { AS($group, scope: "some") } (à escolha do seu adversário)
each = { $negated ->
    [all] { AS($group, scope: "some") }
   *[other] { $case ->
        [de] de{" "}
        [a] a{" "}
        [em] em{" "}
       *[nom] {""}
    }{ $negated ->
        [yes] nenhum
        [any] qualquer um
       *[other] cada um
    } { AS($group, scope: "some") }
}

# O que se diz depois do substantivo.
group-with = { $group } { $qualities }
qualities-more = { $first } e { $more }
of-rank = que são { $rank }
# proposed: evoluídos
rank = { $value ->
    [basic] Pokémon Básicos
   *[evolved] evoluídos
}
not-of-type = que não são do tipo { AS($type, after: "nothing") }
of-type-of = que são do mesmo tipo que { AS($who, case: "nom") }
    .alt1 = do mesmo tipo { AS($who, case: "de") }
named = chamados { $names }
name-part = com { $part } no nome
damaged = com contadores de danos
with-energy = com cards Energia associados
with-energy-typed = com cards Energia { AS($type, after: "feminine") } associados
# proposed: Poder Pokémon
with-power = com um Poder Pokémon

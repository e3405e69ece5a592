### Který Pokémon. Pád „to“ je předložka k (ke) s dativem, „from“ z (ze) s genitivem. Jméno karty se neskloňuje, stojí jako přístavek.

self-named = { $case ->
    [to] k { NOUN("pokemon", 1, case: "dat") }
    [from] z { NOUN("pokemon", 1, case: "gen") }
   *[other] { NOUN("pokemon", 1, $case) }
} { $name }
self-this = { $case ->
    [to] k { NOUN("this-pokemon", 1, case: "dat") }
    [from] z { NOUN("this-pokemon", 1, case: "gen") }
   *[other] { NOUN("this-pokemon", 1, $case) }
}
defending = { $case ->
    [to] k { NOUN("defending-pokemon", 1, case: "dat") }
    [from] z { NOUN("defending-pokemon", 1, case: "gen") }
   *[other] { NOUN("defending-pokemon", 1, $case) }
}
attacker = { $case ->
    [to] k { NOUN("attacking-pokemon", 1, case: "dat") }
    [from] z { NOUN("attacking-pokemon", 1, case: "gen") }
   *[other] { NOUN("attacking-pokemon", 1, $case) }
}
that = { $case ->
    [to] k { NOUN("that-pokemon", 1, case: "dat") }
    [from] z { NOUN("that-pokemon", 1, case: "gen") }
   *[other] { NOUN("that-pokemon", 1, $case) }
}
your-active = { $whose ->
    [own] { $case ->
        [to] ke { NOUN("own-active-pokemon", 1, case: "dat") }
        [from] ze { NOUN("own-active-pokemon", 1, case: "gen") }
       *[other] { NOUN("own-active-pokemon", 1, $case) }
    }
   *[your] { $case ->
        [to] k { NOUN("your-active-pokemon", 1, case: "dat") }
        [from] z { NOUN("your-active-pokemon", 1, case: "gen") }
       *[other] { NOUN("your-active-pokemon", 1, $case) }
    }
}
opponents-active = { $case ->
    [to] k { NOUN("opponents-active-pokemon", 1, case: "dat") }
    [from] ze { NOUN("opponents-active-pokemon", 1, case: "gen") }
   *[other] { NOUN("opponents-active-pokemon", 1, $case) }
}
# V podmětu se nevyslovuje, viz sdělení s [it].
it = on

# Vždy v druhém pádě: „1 z tvých Pokémonů“, „každému ze soupeřových Pokémonů“, „počet tvých Pokémonů“.
group = { $owner ->
    [yours] { $scope ->
        [counted] tvých{" "}
       *[other] { $whose ->
            [own] ze svých{" "}
           *[your] z tvých{" "}
        }
    }
    [opponents] { $scope ->
        [counted] soupeřových{" "}
       *[other] ze soupeřových{" "}
    }
   *[either] { $scope ->
        [counted] {""}
       *[other] z{" "}
    }
}{ $scope ->
    [another] ostatních{" "}
   *[other] {""}
}Pokémonů{ $spot ->
    [bench] { $owner ->
        [either] { $scope ->
            [some] {" "}na střídačce
            [another] {" "}na střídačce
           *[other] {" "}na střídačkách
        }
       *[other] {" "}na střídačce
    }
   *[in-play] {""}
}{ $owner ->
    [either] { $scope ->
        [some] {" "}kteréhokoli hráče
        [another] {" "}kteréhokoli hráče
       *[other] {" "}obou hráčů
    }
    [yours] {""}
   *[opponents] {""}
}
group-typed = { $owner ->
    [yours] { $scope ->
        [counted] tvých{" "}
       *[other] { $whose ->
            [own] ze svých{" "}
           *[your] z tvých{" "}
        }
    }
    [opponents] { $scope ->
        [counted] soupeřových{" "}
       *[other] ze soupeřových{" "}
    }
   *[either] { $scope ->
        [counted] {""}
       *[other] z{" "}
    }
}{ $scope ->
    [another] ostatních{" "}
   *[other] {""}
}Pokémonů { $type }{ $spot ->
    [bench] { $owner ->
        [either] { $scope ->
            [some] {" "}na střídačce
            [another] {" "}na střídačce
           *[other] {" "}na střídačkách
        }
       *[other] {" "}na střídačce
    }
   *[in-play] {""}
}{ $owner ->
    [either] { $scope ->
        [some] {" "}kteréhokoli hráče
        [another] {" "}kteréhokoli hráče
       *[other] {" "}obou hráčů
    }
    [yours] {""}
   *[opponents] {""}
}

choice = { $case ->
    [to] { $number ->
        [one] k{" "}
        [few] ke{" "}
       *[other] k{" "}
    }
    [from] { $number ->
        [one] z{" "}
        [few] ze{" "}
       *[other] z{" "}
    }
   *[other] {""}
}{ $number } { AS($group, scope: "some") }
choice-by-opponent = { $case ->
    [to] { $number ->
        [one] k{" "}
        [few] ke{" "}
       *[other] k{" "}
    }
    [from] { $number ->
        [one] z{" "}
        [few] ze{" "}
       *[other] z{" "}
    }
   *[other] {""}
}{ $number } { AS($group, scope: "some") } (vybere soupeř)
# $quantor: pod záporem „žádný z …“, „kterýkoli z …“; „schopnosti všech …“; jinak „každý z …“.
each = { $quantor ->
    [all] všech { AS($group, scope: "counted") }
    [none] { $case ->
        [dat] žádnému
        [acc] žádného
        [to] k žádnému
       *[other] žádný
    } { AS($group, scope: "each") }
    [any] { $case ->
        [dat] kterémukoli
        [to] ke kterémukoli
       *[other] kteréhokoli
    } { AS($group, scope: "each") }
   *[each] { $case ->
        [gen] každého
        [from] z každého
        [dat] každému
        [to] ke každému
        [acc] každého
        [loc] každém
        [ins] každým
       *[nom] každý
    } { AS($group, scope: "each") }
}

# Co se říká za podstatným jménem.
group-with = { $group } { $qualities }
qualities-more = { $first } { $more }
# V závorce, aby se přívlastek nevztahoval k „obou hráčů“.
of-type-of = (stejného typu jako { AS($who, case: "nom") })
    .alt1 = stejného typu jako { AS($who, case: "nom") }
# proposed: vyvinutých
of-rank = { $rank ->
    [basic] (jen základních)
   *[evolved] (jen vyvinutých)
}
not-of-type = (kromě Pokémonů { $type })
named = jménem { $names }
# proposed: se slovem
name-part = se slovem { $part } ve jméně
damaged = se žetony zranění
with-energy = s připojenou energií
with-energy-typed = s připojenou energií { $type }
with-power = se schopností Pokémona

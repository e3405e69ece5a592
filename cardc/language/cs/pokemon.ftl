### Který Pokémon. Pád „to“ je předložka k (ke) s dativem. Jméno karty se neskloňuje, stojí jako přístavek.

self-named = { $case ->
    [to] k { NOUN("pokemon", 1, case: "dat") }
   *[other] { NOUN("pokemon", 1, $case) }
} { $name }
self-this = { $case ->
    [to] k { NOUN("this-pokemon", 1, case: "dat") }
   *[other] { NOUN("this-pokemon", 1, $case) }
}
defending = { $case ->
    [to] k { NOUN("defending-pokemon", 1, case: "dat") }
   *[other] { NOUN("defending-pokemon", 1, $case) }
}
attacker = { $case ->
    [to] k { NOUN("attacking-pokemon", 1, case: "dat") }
   *[other] { NOUN("attacking-pokemon", 1, $case) }
}
that = { $case ->
    [to] k { NOUN("that-pokemon", 1, case: "dat") }
   *[other] { NOUN("that-pokemon", 1, $case) }
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
}{ $spot ->
    [active] aktivních{" "}
   *[in-play] {""}
    [bench] {""}
}Pokémonů{ $spot ->
    [bench] {" "}na střídačce
    [active] {""}
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
}{ $spot ->
    [active] aktivních{" "}
   *[in-play] {""}
    [bench] {""}
}Pokémonů { $type }{ $spot ->
    [bench] {" "}na střídačce
    [active] {""}
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
   *[other] {""}
}{ $number } { AS($group, scope: "some") }
choice-by-opponent = { $case ->
    [to] { $number ->
        [one] k{" "}
        [few] ke{" "}
       *[other] k{" "}
    }
   *[other] {""}
}{ $number } { AS($group, scope: "some") } (vybere soupeř)
active = { $player ->
    [you] { $whose ->
        [own] { $case ->
            [to] ke { NOUN("own-active-pokemon", 1, case: "dat") }
           *[other] { NOUN("own-active-pokemon", 1, $case) }
        }
       *[your] { $case ->
            [to] k { NOUN("your-active-pokemon", 1, case: "dat") }
           *[other] { NOUN("your-active-pokemon", 1, $case) }
        }
    }
   *[opponent] { $case ->
        [to] k { NOUN("opponents-active-pokemon", 1, case: "dat") }
       *[other] { NOUN("opponents-active-pokemon", 1, $case) }
    }
}
active-typed = { $player ->
    [you] { $whose ->
        [own] { $case ->
            [to] ke { NOUN("own-active-pokemon", 1, case: "dat") }
           *[other] { NOUN("own-active-pokemon", 1, $case) }
        }
       *[your] { $case ->
            [to] k { NOUN("your-active-pokemon", 1, case: "dat") }
           *[other] { NOUN("your-active-pokemon", 1, $case) }
        }
    }
   *[opponent] { $case ->
        [to] k { NOUN("opponents-active-pokemon", 1, case: "dat") }
       *[other] { NOUN("opponents-active-pokemon", 1, $case) }
    }
} { $type }
each = { $case ->
    [gen] každého
    [dat] každému
    [to] ke každému
    [acc] každého
    [loc] každém
   *[nom] každý
} { AS($group, scope: "each") }

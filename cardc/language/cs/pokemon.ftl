### Který Pokémon. Pád „to“ je předložka k (ke) s dativem, „from“ z (ze) s genitivem. Jméno karty se neskloňuje, stojí jako přístavek.

self-named = { $case ->
    [gen] Pokémona
    [from] z Pokémona
    [dat] Pokémonovi
    [to] k Pokémonovi
    [acc] Pokémona
    [loc] Pokémonovi
    [ins] Pokémonem
   *[nom] Pokémon
} { $name }
self-this = { $case ->
    [gen] tohoto Pokémona
    [from] z tohoto Pokémona
    [dat] tomuto Pokémonovi
    [to] k tomuto Pokémonovi
    [acc] tohoto Pokémona
    [loc] tomto Pokémonovi
    [ins] tímto Pokémonem
   *[nom] tento Pokémon
}
defending = { $case ->
    [gen] bránícího se Pokémona
    [from] z bránícího se Pokémona
    [dat] bránícímu se Pokémonovi
    [to] k bránícímu se Pokémonovi
    [acc] bránícího se Pokémona
    [loc] bránícím se Pokémonovi
    [ins] bránícím se Pokémonem
   *[nom] bránící se Pokémon
}
attacker = { $case ->
    [gen] útočícího Pokémona
    [from] z útočícího Pokémona
    [dat] útočícímu Pokémonovi
    [to] k útočícímu Pokémonovi
    [acc] útočícího Pokémona
    [loc] útočícím Pokémonovi
    [ins] útočícím Pokémonem
   *[nom] útočící Pokémon
}
that = { $case ->
    [gen] toho Pokémona
    [from] z toho Pokémona
    [dat] tomu Pokémonovi
    [to] k tomu Pokémonovi
    [acc] toho Pokémona
    [loc] tom Pokémonovi
    [ins] tím Pokémonem
   *[nom] ten Pokémon
}
your-active = { $whose ->
    [own] { $case ->
        [gen] svého aktivního Pokémona
        [from] ze svého aktivního Pokémona
        [dat] svému aktivnímu Pokémonovi
        [to] ke svému aktivnímu Pokémonovi
        [acc] svého aktivního Pokémona
        [loc] svém aktivním Pokémonovi
        [ins] svým aktivním Pokémonem
       *[nom] tvůj aktivní Pokémon
    }
   *[your] { $case ->
        [gen] tvého aktivního Pokémona
        [from] z tvého aktivního Pokémona
        [dat] tvému aktivnímu Pokémonovi
        [to] k tvému aktivnímu Pokémonovi
        [acc] tvého aktivního Pokémona
        [loc] tvém aktivním Pokémonovi
        [ins] tvým aktivním Pokémonem
       *[nom] tvůj aktivní Pokémon
    }
}
opponents-active = { $case ->
    [gen] soupeřova aktivního Pokémona
    [from] ze soupeřova aktivního Pokémona
    [dat] soupeřovu aktivnímu Pokémonovi
    [to] k soupeřovu aktivnímu Pokémonovi
    [acc] soupeřova aktivního Pokémona
    [loc] soupeřově aktivním Pokémonovi
    [ins] soupeřovým aktivním Pokémonem
   *[nom] soupeřův aktivní Pokémon
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
    [bench] {" "}na střídačce
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
    [bench] {" "}na střídačce
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
each = { $case ->
    [gen] každého
    [from] z každého
    [dat] každému
    [to] ke každému
    [acc] každého
    [loc] každém
    [ins] každým
   *[nom] každý
} { AS($group, scope: "each") }

# Co se říká za podstatným jménem.
group-with = { $group } { $qualities }
qualities-more = { $first } { $more }
of-type-of = stejného typu jako { AS($who, case: "nom") }
named = jménem { $name }
damaged = se žetony zranění

### Vilken Pokémon: en som inte behöver väljas, grupper, val. Namn böjs inte; därför „attackerna hos Pikachu“.

self-named = { $name }
self-this = denna Pokémon
defending = den försvarande Pokémon
# proposed
attacker = den attackerande Pokémon
that = den Pokémon
your-active = din aktiva Pokémon
opponents-active = din motståndares aktiva Pokémon
it = den

# some: „1 av …“, „var och en av …“; counted: „antalet …“.
group = { $scope ->
    [counted] Pokémon{ $owner ->
        [yours] { $spot ->
            [bench] {" "}på din bänk
           *[in-play] {" "}som du har i spel
        }
        [opponents] { $spot ->
            [bench] {" "}på din motståndares bänk
           *[in-play] {" "}som din motståndare har i spel
        }
       *[either] { $spot ->
            [bench] {" "}på spelarnas bänkar
           *[in-play] {" "}i spel
        }
    }
   *[other] { $owner ->
        [yours] dina
        [opponents] din motståndares
       *[either] spelarnas
    } { $scope ->
        [another] andra{" "}
       *[other] {""}
    }{ $spot ->
        [bench] bänkade{" "}
       *[in-play] {""}
    }Pokémon
}
group-typed = { $scope ->
    [counted] Pokémon av typen { $type }{ $owner ->
        [yours] { $spot ->
            [bench] {" "}på din bänk
           *[in-play] {" "}som du har i spel
        }
        [opponents] { $spot ->
            [bench] {" "}på din motståndares bänk
           *[in-play] {" "}som din motståndare har i spel
        }
       *[either] { $spot ->
            [bench] {" "}på spelarnas bänkar
           *[in-play] {" "}i spel
        }
    }
   *[other] { $owner ->
        [yours] dina
        [opponents] din motståndares
       *[either] spelarnas
    } { $scope ->
        [another] andra{" "}
       *[other] {""}
    }{ $spot ->
        [bench] bänkade{" "}
       *[in-play] {""}
    }Pokémon av typen { $type }
}

choice = { $number } av { AS($group, scope: "some") }
choice-by-opponent = { $number } av { AS($group, scope: "some") } (din motståndare väljer { NOUN("which", $number) })
# none: „ingen av dina Pokémon kan …“; any: efter en negation; all: „attacker från dina Pokémon“.
each = { $quantor ->
    [none] ingen av{" "}
    [any] någon av{" "}
    [all] {""}
   *[each] var och en av{" "}
}{ AS($group, scope: "some") }
    .alt1 = { $quantor ->
        [none] ingen av{" "}
        [any] någon av{" "}
        [all] var och en av{" "}
       *[each] var och en av{" "}
    }{ AS($group, scope: "some") }

# Vad som sägs efter substantivet.
group-with = { $group } { $qualities }
qualities-more = { $first } och { $more }
of-rank = som är { $rank }
# proposed: utvecklade
rank = { $value ->
    [basic] Basic Pokémon
   *[evolved] utvecklade
}
not-of-type = som inte är av typen { $type }
of-type-of = av samma typ som { $who }
named = med namnet { $names }
name-part = med { $part } i namnet
damaged = med { -damage-counter } på sig
with-energy = med energikort på sig
with-energy-typed = med energikort av typen { $type } på sig
with-power = med en Pokémonkraft

### Which Pokémon: one that needs no choice, groups, choices.

self-named = { $name }
self-this = this Pokémon
defending = the Defending Pokémon
attacker = the attacking Pokémon
that = that Pokémon
it = it

group = { $owner ->
    [either] { $scope ->
        [each] each { $spot ->
            [active] Active Pokémon
            [bench] Pokémon on each player's Bench
           *[in-play] Pokémon in play
        }
        [counted] { $spot ->
            [active] Active Pokémon
            [bench] Pokémon on each player's Bench
           *[in-play] Pokémon in play
        }
        [another] either player's other { $spot ->
            [active] Active{" "}
            [bench] Benched{" "}
           *[in-play] {""}
        }Pokémon
       *[some] either player's { $spot ->
            [active] Active{" "}
            [bench] Benched{" "}
           *[in-play] {""}
        }Pokémon
    }
   *[other] { $scope ->
        [each] each of{" "}
       *[other] {""}
    }{ $owner ->
        [yours] your
       *[other] your opponent's
    } { $scope ->
        [another] other{" "}
       *[other] {""}
    }{ $spot ->
        [active] Active{" "}
        [bench] Benched{" "}
       *[in-play] {""}
    }Pokémon
}
group-typed = { $owner ->
    [either] { $scope ->
        [each] each { $spot ->
            [active] Active { $type } Pokémon
            [bench] { $type } Pokémon on each player's Bench
           *[in-play] { $type } Pokémon in play
        }
        [counted] { $spot ->
            [active] Active { $type } Pokémon
            [bench] { $type } Pokémon on each player's Bench
           *[in-play] { $type } Pokémon in play
        }
        [another] either player's other { $spot ->
            [active] Active{" "}
            [bench] Benched{" "}
           *[in-play] {""}
        }{ $type } Pokémon
       *[some] either player's { $spot ->
            [active] Active{" "}
            [bench] Benched{" "}
           *[in-play] {""}
        }{ $type } Pokémon
    }
   *[other] { $scope ->
        [each] each of{" "}
       *[other] {""}
    }{ $owner ->
        [yours] your
       *[other] your opponent's
    } { $scope ->
        [another] other{" "}
       *[other] {""}
    }{ $spot ->
        [active] Active{" "}
        [bench] Benched{" "}
       *[in-play] {""}
    }{ $type } Pokémon
}

choice = { $number } of { AS($group, scope: "some") }
choice-by-opponent = { $number } of { AS($group, scope: "some") } (your opponent chooses which)
active = { $player ->
    [you] your
   *[opponent] your opponent's
} Active Pokémon
active-typed = { $player ->
    [you] your
   *[opponent] your opponent's
} Active { $type } Pokémon
each = { AS($group, scope: "each") }

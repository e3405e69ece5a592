### Which Pokémon: one that needs no choice, groups, choices.

self-named = { $name }
self-this = this Pokémon
defending = the Defending Pokémon
attacker = the attacking Pokémon
that = that Pokémon
it = it

group = { $owner ->
    [yours] your
    [opponents] your opponent's
   *[either] { $scope ->
        [each] each player's
       *[some] either player's
    }
} { $scope ->
    [another] other{" "}
   *[some] {""}
}{ $spot ->
    [active] Active{" "}
    [bench] Benched{" "}
   *[in-play] {""}
}Pokémon
group-typed = { $owner ->
    [yours] your
    [opponents] your opponent's
   *[either] { $scope ->
        [each] each player's
       *[some] either player's
    }
} { $scope ->
    [another] other{" "}
   *[some] {""}
}{ $spot ->
    [active] Active{" "}
    [bench] Benched{" "}
   *[in-play] {""}
}{ $type } Pokémon

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
each = each of { AS($group, scope: "each") }

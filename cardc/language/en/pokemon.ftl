### Which Pokémon: one that needs no choice, groups, choices.

# optional: your-own, one-benched, each-benched-and-own, named-you-have, each-of-them

self-named = { $name }
self-this = this Pokémon
defending = the Defending Pokémon
    .alt1 = Defending Pokémon
    .alt2 = the defender
attacker = the attacking Pokémon
that = that Pokémon
your-active = your Active Pokémon
opponents-active = your opponent's Active Pokémon
it = it

group = { $owner ->
    [either] { $scope ->
        [each] each { $spot ->
            [bench] Pokémon on each player's Bench
           *[in-play] Pokémon in play
        }
        [counted] { $spot ->
            [bench] Pokémon on each player's Bench
           *[in-play] Pokémon in play
        }
        [another] either player's other { $spot ->
            [bench] Benched{" "}
           *[in-play] {""}
        }Pokémon
        [all] each player's { $spot ->
            [bench] Benched{" "}
           *[in-play] {""}
        }Pokémon
       *[some] either player's { $spot ->
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
        [bench] Benched{" "}
       *[in-play] {""}
    }Pokémon
}
    .alt1 = { $owner ->
        [either] { $scope ->
            [each] each { $spot ->
                [bench] Pokémon on each player's Bench
               *[in-play] Pokémon in play
            }
            [counted] { $spot ->
                [bench] Pokémon on each player's Bench
               *[in-play] Pokémon in play
            }
            [another] either player's other { $spot ->
                [bench] Benched{" "}
               *[in-play] {""}
            }Pokémon
            [all] each player's { $spot ->
                [bench] Benched{" "}
               *[in-play] {""}
            }Pokémon
           *[some] either player's { $spot ->
                [bench] Benched{" "}
               *[in-play] {""}
            }Pokémon
        }
       *[other] { $scope ->
            [each] each of{" "}
           *[other] {""}
        }{ $owner ->
            [yours] your own
           *[other] your opponent's
        } { $scope ->
            [another] other{" "}
           *[other] {""}
        }{ $spot ->
            [bench] Benched{" "}
           *[in-play] {""}
        }Pokémon
    }
group-typed = { $owner ->
    [either] { $scope ->
        [each] each { $spot ->
            [bench] { $type } Pokémon on each player's Bench
           *[in-play] { $type } Pokémon in play
        }
        [counted] { $spot ->
            [bench] { $type } Pokémon on each player's Bench
           *[in-play] { $type } Pokémon in play
        }
        [another] either player's other { $spot ->
            [bench] Benched{" "}
           *[in-play] {""}
        }{ $type } Pokémon
        [all] each player's { $spot ->
            [bench] Benched{" "}
           *[in-play] {""}
        }{ $type } Pokémon
       *[some] either player's { $spot ->
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
        [bench] Benched{" "}
       *[in-play] {""}
    }{ $type } Pokémon
}
    .alt1 = { $owner ->
        [either] { $scope ->
            [each] each { $spot ->
                [bench] { $type } Pokémon on each player's Bench
               *[in-play] { $type } Pokémon in play
            }
            [counted] { $spot ->
                [bench] { $type } Pokémon on each player's Bench
               *[in-play] { $type } Pokémon in play
            }
            [another] either player's other { $spot ->
                [bench] Benched{" "}
               *[in-play] {""}
            }{ $type } Pokémon
            [all] each player's { $spot ->
                [bench] Benched{" "}
               *[in-play] {""}
            }{ $type } Pokémon
           *[some] either player's { $spot ->
                [bench] Benched{" "}
               *[in-play] {""}
            }{ $type } Pokémon
        }
       *[other] { $scope ->
            [each] each of{" "}
           *[other] {""}
        }{ $owner ->
            [yours] your own
           *[other] your opponent's
        } { $scope ->
            [another] other{" "}
           *[other] {""}
        }{ $spot ->
            [bench] Benched{" "}
           *[in-play] {""}
        }{ $type } Pokémon
    }

choice = { $number } of { AS($group, scope: "some") }
    .alt1 = { $number ->
        [one] a Pokémon
       *[other] { $number } Pokémon
    } of { AS($group, scope: "some") }
    .alt2 = { $number } of { AS($group, scope: "some") } in play
choice-by-opponent = { $number } of { AS($group, scope: "some") } (your opponent chooses which)
each = { $quantor ->
    [all] { AS($group, scope: "all") }
   *[each] { AS($group, scope: "each") }
}
    .alt1 = { AS($group, scope: "each") }
# Read only.
each-of-them = each of them
# Read only.
your-own = your own Pokémon
one-benched = a Pokémon on { $owner ->
    [yours] your
    [opponents] your opponent's
   *[either] either player's
} Bench
each-benched-and-own = each Benched Pokémon { $quality } (including your own)

# What is said after the noun.
group-with = { $group } { $qualities }
qualities-more = { $first } { $more }
of-type-of = of the same type as { $who }
of-rank = that { $scope ->
    [each] is
   *[other] are
} { $rank }
rank = { $value ->
    [basic] Basic
   *[evolved] evolved
}
not-of-type = other than { $type } Pokémon
named = named { $names }
name-part = with { $part } in { $scope ->
    [each] its name
   *[other] their names
}
with-energy = with any Energy attached
with-energy-typed = with any { $type } Energy attached
with-power = with a Pokémon Power
damaged = with damage counters on them
# Classic cards.
named-you-have = { $scope ->
    [each] each { $name }
    [counted] Pokémon named { $name }
    [another] the other Pokémon named { $name }
   *[other] the Pokémon named { $name }
} you have in play

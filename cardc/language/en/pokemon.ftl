### Which Pokémon: one that needs no choice, groups, choices.

# optional: your-own, one-benched, each-benched-and-own, named-you-have, each-of-them
# optional: named-at, plural-named-at, names-one, names-two, names-three, names-four, group-which, group-not-typed, knocked-out-by, any-of-both, any-of-both-with

self-named = { $name }
self-this = this Pokémon
defending = the Defending Pokémon
    .alt1 = Defending Pokémon
    .alt2 = the defender
attacker = the attacking Pokémon
# Read only.
knocked-out-by = the Pokémon that Knocked Out { $name }
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
    .alt2 = { $owner ->
        [either] { $scope ->
            [each] { $spot ->
                [bench] each Benched Pokémon (yours and your opponent's)
               *[in-play] each Pokémon in play
            }
            [counted] { $spot ->
                [bench] Benched Pokémon in play
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
        [yours] { $scope ->
            [each] { $spot ->
                [bench] each Pokémon on your Bench
               *[in-play] each Pokémon you have in play
            }
            [counted] { $spot ->
                [bench] Pokémon on your Bench
               *[in-play] Pokémon you have in play
            }
            [another] your other { $spot ->
                [bench] Benched{" "}
               *[in-play] {""}
            }Pokémon
           *[other] your { $spot ->
                [bench] Benched{" "}
               *[in-play] {""}
            }Pokémon
        }
       *[opponents] { $scope ->
            [each] { $spot ->
                [bench] each Pokémon on your opponent's Bench
               *[in-play] each Pokémon your opponent has in play
            }
            [counted] { $spot ->
                [bench] Pokémon on your opponent's Bench
               *[in-play] Pokémon your opponent has in play
            }
            [another] your opponent's other { $spot ->
                [bench] Benched{" "}
               *[in-play] {""}
            }Pokémon
           *[other] your opponent's { $spot ->
                [bench] Benched{" "}
               *[in-play] {""}
            }Pokémon
        }
    }
    .alt3 = { $owner ->
        [either] { $scope ->
            [each] { $spot ->
                [bench] each Benched Pokémon in play (yours and your opponent's)
               *[in-play] each Pokémon in play
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
        [yours] { $scope ->
            [each] { $spot ->
                [bench] each Benched Pokémon you have
               *[in-play] each of your Pokémon in play (including this one)
            }
            [counted] { $spot ->
                [bench] Pokémon on your Bench
               *[in-play] of your Pokémon in play
            }
            [another] your other { $spot ->
                [bench] Benched{" "}
               *[in-play] {""}
            }Pokémon
           *[other] your { $spot ->
                [bench] Benched{" "}
               *[in-play] {""}
            }Pokémon
        }
       *[opponents] { $scope ->
            [each] { $spot ->
                [bench] each Benched Pokémon your opponent has
               *[in-play] each Pokémon your opponent has in play
            }
            [counted] { $spot ->
                [bench] Pokémon on his or her Bench
               *[in-play] of your opponent's Pokémon in play
            }
            [another] your opponent's other { $spot ->
                [bench] Benched{" "}
               *[in-play] {""}
            }Pokémon
           *[other] your opponent's { $spot ->
                [bench] Benched{" "}
               *[in-play] {""}
            }Pokémon
        }
    }
    .alt4 = { $owner ->
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
        }Pokémon{ $scope ->
            [each] { $spot ->
                [bench] {""}
               *[in-play] {" "}in play
            }
           *[other] {""}
        }
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
    .alt2 = { $owner ->
        [either] { $scope ->
            [each] { $spot ->
                [bench] each Benched { $type } Pokémon (yours and your opponent's)
               *[in-play] all { $type } Pokémon in play
            }
            [counted] { $spot ->
                [bench] Benched { $type } Pokémon in play
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
        [yours] { $scope ->
            [each] { $spot ->
                [bench] each { $type } Pokémon on your Bench
               *[in-play] each { $type } Pokémon you have in play
            }
            [counted] { $spot ->
                [bench] { $type } Pokémon on your Bench
               *[in-play] { $type } Pokémon you have in play
            }
            [another] your other { $spot ->
                [bench] Benched{" "}
               *[in-play] {""}
            }{ $type } Pokémon
           *[other] your { $spot ->
                [bench] Benched{" "}
               *[in-play] {""}
            }{ $type } Pokémon
        }
       *[opponents] { $scope ->
            [each] { $spot ->
                [bench] each { $type } Pokémon on your opponent's Bench
               *[in-play] each { $type } Pokémon your opponent has in play
            }
            [counted] { $spot ->
                [bench] { $type } Pokémon on your opponent's Bench
               *[in-play] { $type } Pokémon your opponent has in play
            }
            [another] your opponent's other { $spot ->
                [bench] Benched{" "}
               *[in-play] {""}
            }{ $type } Pokémon
           *[other] your opponent's { $spot ->
                [bench] Benched{" "}
               *[in-play] {""}
            }{ $type } Pokémon
        }
    }
    .alt3 = { $owner ->
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
        }{ $type } Pokémon{ $scope ->
            [each] { $spot ->
                [bench] {""}
               *[in-play] {" "}in play
            }
           *[other] {""}
        }
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
any-of-both = { $number } Pokémon (yours or your opponent's)
any-of-both-with = { $number } Pokémon (yours or your opponent's) { $qualities }
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
    .alt1 = that isn't { $type }
named = named { $names }
name-part = with { $part } in { $scope ->
    [each] its name
   *[other] their names
}
    .alt1 = with { $part } in { $scope ->
        [each] their names
       *[other] its name
    }
with-energy = with any Energy attached
with-energy-typed = with any { $type } Energy attached
with-power = with a Pokémon Power
    .alt1 = that has a Pokémon Power
damaged = with damage counters on them
    .alt1 = that has any damage counters on it
    .alt2 = that have any damage counters on them
    .alt3 = with any damage counters on it
    .alt4 = with any damage counters on them
    .alt5 = that has damage counters on it
    .alt6 = with damage counters on it
# Classic cards.
named-you-have = { $scope ->
    [each] each { $name }
    [counted] Pokémon named { $name }
    [another] the other Pokémon named { $name }
   *[other] the Pokémon named { $name }
} you have in play
# Read only: several by their names, and a quality before the place.
named-at = { $scope ->
    [each] each{" "}
    [another] the other Pokémon called{" "}
   *[other] Pokémon called{" "}
}{ $names } { $owner ->
    [yours] { $spot ->
        [bench] on your Bench
       *[in-play] you have in play
    }
    [opponents] { $spot ->
        [bench] on your opponent's Bench
       *[in-play] your opponent has in play
    }
   *[either] { $spot ->
        [bench] on each player's Bench
       *[in-play] in play
    }
}
plural-named-at = { $scope ->
    [each] each of the{" "}
    [another] the other{" "}
    [counted] {""}
   *[other] the{" "}
}{ $names } { $owner ->
    [yours] { $spot ->
        [bench] on your Bench
       *[in-play] you have in play
    }
    [opponents] { $spot ->
        [bench] on your opponent's Bench
       *[in-play] your opponent has in play
    }
   *[either] { $spot ->
        [bench] on each player's Bench
       *[in-play] in play
    }
}
names-one = { $name }
names-two = { $first } and { $last }
names-three = { $first }, { $second }, and { $last }
    .alt1 = { $first }, { $second }, and/or { $last }
names-four = { $first }, { $second }, { $third }, and { $last }
    .alt1 = { $first }, { $second }, { $third }, and/or { $last }
group-which = { $scope ->
    [each] each{" "}
    [another] other{" "}
    [counted] {""}
   *[other] the{" "}
}Pokémon { $quality } { $owner ->
    [yours] { $spot ->
        [bench] on your Bench
       *[in-play] that are yours in play
    }
    [opponents] { $spot ->
        [bench] on your opponent's Bench
       *[in-play] that are your opponent's in play
    }
   *[either] { $spot ->
        [bench] on each player's Bench
       *[in-play] in play
    }
}
group-not-typed = { $scope ->
    [each] each{" "}
    [another] other{" "}
    [counted] {""}
   *[other] the{" "}
}non-{ $type } Pokémon { $owner ->
    [yours] { $spot ->
        [bench] on your Bench
       *[in-play] you have in play
    }
    [opponents] { $spot ->
        [bench] on your opponent's Bench
       *[in-play] your opponent has in play
    }
   *[either] { $spot ->
        [bench] on each player's Bench
       *[in-play] in play
    }
}

### Quale Pokémon. «case»: la preposizione che precede, articolata dove c'è l'articolo.
### Il nome di una carta non ha articolo.

self-named = { $case ->
    [di] di{" "}
    [a] a{" "}
    [da] da{" "}
    [su] su{" "}
   *[nom] {""}
}{ $name }
    .alt1 = { $case ->
        [di] di{" "}
        [a] ad{" "}
        [da] da{" "}
        [su] su{" "}
       *[nom] {""}
    }{ $name }
self-this = { $case ->
    [di] di{" "}
    [a] a{" "}
    [da] da{" "}
    [su] su{" "}
   *[nom] {""}
}questo Pokémon
defending = { $case ->
    [di] del
    [a] al
    [da] dal
    [su] sul
   *[nom] il
} Pokémon Difensore
    .alt1 = { $case ->
        [di] dell'attuale
        [a] all'attuale
        [da] dall'attuale
        [su] sull'attuale
       *[nom] l'attuale
    } Pokémon Difensore
    .alt2 = { $case ->
        [di] di
        [a] a
        [da] da
        [su] su
       *[nom] il
    } Pokémon Difensore
attacker = { $case ->
    [di] del
    [a] al
    [da] dal
    [su] sul
   *[nom] il
} Pokémon Attaccante
that = { $case ->
    [di] di{" "}
    [a] a{" "}
    [da] da{" "}
    [su] su{" "}
   *[nom] {""}
}quel Pokémon
your-active = { $case ->
    [di] del
    [a] al
    [da] dal
    [su] sul
   *[nom] il
} tuo Pokémon Attivo
opponents-active = { $case ->
    [di] del
    [a] al
    [da] dal
    [su] sul
   *[nom] il
} Pokémon Attivo del tuo avversario
# Come soggetto non si dice, vedi i messaggi con [it].
it = esso

# Sempre con «di»: «1 dei tuoi Pokémon», «ciascuno dei tuoi Pokémon», «il numero dei tuoi Pokémon».
group = { $scope ->
    [another] degli altri
   *[other] dei
} { $owner ->
    [yours] tuoi Pokémon{ $spot ->
        [bench] {" "}in Panchina
       *[in-play] {""}
    }
    [opponents] Pokémon{ $spot ->
        [bench] {" "}in Panchina
       *[in-play] {""}
    } del tuo avversario
   *[either] Pokémon { $spot ->
        [bench] in Panchina di entrambi i giocatori
       *[in-play] in gioco
    }
}
    .alt1 = { $scope ->
        [every] { $owner ->
            [yours] { $spot ->
                [bench] Pokémon nella tua Panchina
               *[in-play] tuo Pokémon
            }
            [opponents] { $spot ->
                [bench] Pokémon nella Panchina del tuo avversario
               *[in-play] Pokémon del tuo avversario
            }
           *[either] { $spot ->
                [bench] Pokémon della Panchina di ogni giocatore
               *[in-play] Pokémon in gioco
            }
        }
        [another] degli altri Pokémon { $owner ->
            [yours] tuoi
            [opponents] del tuo avversario
           *[either] di entrambi i giocatori
        } { $spot ->
            [bench] in Panchina
           *[in-play] in gioco
        }
       *[other] dei { $owner ->
            [yours] tuoi Pokémon { $spot ->
                [bench] in Panchina
               *[in-play] in gioco
            }
            [opponents] Pokémon { $spot ->
                [bench] in Panchina
               *[in-play] in gioco
            } del tuo avversario
           *[either] Pokémon { $spot ->
                [bench] in Panchina di entrambi i giocatori
               *[in-play] in gioco
            }
        }
    }
    .alt2 = { $scope ->
        [every] { $owner ->
            [yours] { $spot ->
                [bench] Pokémon che hai in Panchina
               *[in-play] Pokémon che hai in gioco
            }
            [opponents] { $spot ->
                [bench] Pokémon in Panchina del tuo avversario
               *[in-play] Pokémon del tuo avversario
            }
           *[either] { $spot ->
                [bench] Pokémon nella Panchina di ogni giocatore
               *[in-play] Pokémon in gioco
            }
        }
        [another] degli altri { $owner ->
            [yours] tuoi Pokémon
            [opponents] Pokémon del tuo avversario
           *[either] Pokémon di entrambi i giocatori
        }{ $spot ->
            [bench] {" "}in Panchina
           *[in-play] {""}
        }
       *[other] dei { $owner ->
            [yours] tuoi Pokémon
            [opponents] Pokémon del tuo avversario
           *[either] Pokémon di entrambi i giocatori
        }{ $spot ->
            [bench] {" "}in Panchina
           *[in-play] {" "}in gioco
        }
    }
group-typed = { $scope ->
    [another] degli altri
   *[other] dei
} { $owner ->
    [yours] tuoi Pokémon { $type }{ $spot ->
        [bench] {" "}in Panchina
       *[in-play] {""}
    }
    [opponents] Pokémon { $type }{ $spot ->
        [bench] {" "}in Panchina
       *[in-play] {""}
    } del tuo avversario
   *[either] Pokémon { $type } { $spot ->
        [bench] in Panchina di entrambi i giocatori
       *[in-play] in gioco
    }
}
    .alt1 = { $scope ->
        [every] { $owner ->
            [yours] { $spot ->
                [bench] Pokémon { $type } nella tua Panchina
               *[in-play] tuo Pokémon { $type }
            }
            [opponents] { $spot ->
                [bench] Pokémon { $type } nella Panchina del tuo avversario
               *[in-play] Pokémon { $type } del tuo avversario
            }
           *[either] { $spot ->
                [bench] Pokémon { $type } della Panchina di ogni giocatore
               *[in-play] Pokémon { $type } in gioco
            }
        }
        [another] degli altri Pokémon { $type } { $owner ->
            [yours] tuoi
            [opponents] del tuo avversario
           *[either] di entrambi i giocatori
        } { $spot ->
            [bench] in Panchina
           *[in-play] in gioco
        }
       *[other] dei { $owner ->
            [yours] tuoi Pokémon { $type } { $spot ->
                [bench] in Panchina
               *[in-play] in gioco
            }
            [opponents] Pokémon { $type } { $spot ->
                [bench] in Panchina
               *[in-play] in gioco
            } del tuo avversario
           *[either] Pokémon { $type } { $spot ->
                [bench] in Panchina di entrambi i giocatori
               *[in-play] in gioco
            }
        }
    }
    .alt2 = { $scope ->
        [every] { $owner ->
            [yours] { $spot ->
                [bench] Pokémon { $type } che hai in Panchina
               *[in-play] Pokémon { $type } che hai in gioco
            }
            [opponents] { $spot ->
                [bench] Pokémon { $type } in Panchina del tuo avversario
               *[in-play] Pokémon { $type } del tuo avversario
            }
           *[either] { $spot ->
                [bench] Pokémon { $type } nella Panchina di ogni giocatore
               *[in-play] Pokémon { $type } in gioco
            }
        }
        [another] degli altri { $owner ->
            [yours] tuoi Pokémon { $type }
            [opponents] Pokémon { $type } del tuo avversario
           *[either] Pokémon { $type } di entrambi i giocatori
        }{ $spot ->
            [bench] {" "}in Panchina
           *[in-play] {""}
        }
       *[other] dei { $owner ->
            [yours] tuoi Pokémon { $type }
            [opponents] Pokémon { $type } del tuo avversario
           *[either] Pokémon { $type } di entrambi i giocatori
        }{ $spot ->
            [bench] {" "}in Panchina
           *[in-play] {" "}in gioco
        }
    }

choice = { $case ->
    [di] di{" "}
    [a] a{" "}
    [da] da{" "}
    [su] su{" "}
   *[nom] {""}
}{ $number ->
    [one] { $number }
   *[other] { $number }
} { AS($group, scope: "some") }
    .alt1 = { $case ->
        [di] di{" "}
        [a] a{" "}
        [da] da{" "}
        [su] su{" "}
       *[nom] {""}
    }{ $number ->
        [one] uno
       *[other] { $number }
    } { AS($group, scope: "some") }
choice-by-opponent = { $case ->
    [di] di{" "}
    [a] a{" "}
    [da] da{" "}
    [su] su{" "}
   *[nom] {""}
}{ $number } { AS($group, scope: "some") } (a scelta del tuo avversario)
each = { $negated ->
    [all] { AS($group, scope: "some") }
   *[other] { $case ->
        [di] di{" "}
        [a] a{" "}
        [da] da{" "}
        [su] su{" "}
       *[nom] {""}
    }{ $negated ->
        [yes] nessuno
        [any] uno qualsiasi
       *[other] ciascuno
    } { AS($group, scope: "some") }
}
    .alt1 = { $negated ->
        [all] { AS($group, scope: "some") }
       *[other] { $case ->
            [di] di{" "}
            [a] a{" "}
            [da] da{" "}
            [su] su{" "}
           *[nom] {""}
        }{ $negated ->
            [yes] nessuno { AS($group, scope: "some") }
            [any] uno qualsiasi { AS($group, scope: "some") }
           *[other] ogni { AS($group, scope: "every") }
        }
    }

# Ciò che si dice dopo il nome.
group-with = { $group } { $qualities }
qualities-more = { $first } e { $more }
of-rank = che sono { $rank }
# proposed: evoluti
rank = { $value ->
    [basic] Pokémon Base
   *[evolved] evoluti
}
not-of-type = che non sono di tipo { $type }
of-type-of = che sono dello stesso tipo { AS($who, case: "di") }
    .alt1 = dello stesso tipo { AS($who, case: "di") }
named = chiamati { $names }
name-part = con { $part } nel nome
damaged = con segnalini danno
with-energy = con carte Energia assegnate
with-energy-typed = con carte Energia { $type } assegnate
with-power = con un Potere Pokémon

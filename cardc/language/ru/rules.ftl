### Что действует некоторое время, пока действует способность или наложена карта тренера.

# --- со сроком; $joined: подлежащее названо в предыдущей части

lasting-prevent-damage = { $mood ->
    [option] защитить { AS($to, case: "acc", whose: "own") }
   *[plain] { AS($to, case: "nom") } защищён
} от всего урона атак { $mood ->
    [option] { AS($duration, whose: "own") }
   *[plain] { $duration }
}
lasting-prevent-damage-at-most = { $mood ->
    [option] защитить { AS($to, case: "acc", whose: "own") }
   *[plain] { AS($to, case: "nom") } защищён
} от урона атак в { $points } { NOUN("point", $points, case: "acc") } и менее (после учёта слабости и стойкости) { $mood ->
    [option] { AS($duration, whose: "own") }
   *[plain] { $duration }
}
lasting-prevent-damage-at-least = { $mood ->
    [option] защитить { AS($to, case: "acc", whose: "own") }
   *[plain] { AS($to, case: "nom") } защищён
} от урона атак в { $points } { NOUN("point", $points, case: "acc") } и более (после учёта слабости и стойкости) { $mood ->
    [option] { AS($duration, whose: "own") }
   *[plain] { $duration }
}
lasting-prevent-effects = { $mood ->
    [option] защитить { AS($to, case: "acc", whose: "own") }
   *[plain] { AS($to, case: "nom") } защищён
} от всех эффектов атак (включая урон) { $mood ->
    [option] { AS($duration, whose: "own") }
   *[plain] { $duration }
}
lasting-flip-to-prevent = при каждом { $what ->
    [damage] нанесении атакой урона { AS($to, case: "dat") }
   *[effects] воздействии атаки на { AS($to, case: "acc") }
} { $duration } { $mood ->
    [option] { $by ->
        [opponent] обязать оппонента подкидывать монетку
       *[you] подкидывать монетку
    }
   *[plain] { $by ->
        [opponent] монетку подкидывает оппонент
       *[you] владелец того Покемона подкидывает монетку
    }
} (если выпадет { $by ->
    [opponent] решка
   *[you] орёл
}, { $what ->
    [damage] эта атака не наносит ему урона
   *[effects] эффекты этой атаки, включая урон, на него не действуют
})
lasting-more-damage = { $mood ->
    [option] увеличить урон атак { AS($by, case: "gen", whose: "own") } защищающемуся Покемону на { $points } { NOUN("point", $points, case: "acc") }
   *[plain] атаки { AS($by, case: "gen") } наносят защищающемуся Покемону на { $points } { NOUN("damage-point", $points, case: "acc") } больше
} { $mood ->
    [option] { AS($duration, whose: "own") }
   *[plain] { $duration }
} (после учёта слабости и стойкости)
lasting-less-damage = { $mood ->
    [option] уменьшить наносимый { AS($to, case: "dat", whose: "own") } атаками урон на { $points } { NOUN("point", $points, case: "acc") }
   *[plain] атаки наносят { AS($to, case: "dat") } на { $points } { NOUN("damage-point", $points, case: "acc") } меньше
} { $mood ->
    [option] { AS($duration, whose: "own") }
   *[plain] { $duration }
} ({ $moment ->
    [before] до
   *[after] после
} учёта слабости и стойкости)
lasting-less-damage-by = { $mood ->
    [option] уменьшить наносимый { AS($to, case: "dat", whose: "own") } атаками { AS($by, case: "gen", whose: "own") } урон на { $points } { NOUN("point", $points, case: "acc") }
   *[plain] атаки { AS($by, case: "gen") } наносят { AS($to, case: "dat") } на { $points } { NOUN("damage-point", $points, case: "acc") } меньше
} { $mood ->
    [option] { AS($duration, whose: "own") }
   *[plain] { $duration }
} ({ $moment ->
    [before] до
   *[after] после
} учёта слабости и стойкости)
lasting-less-damage-from = { $mood ->
    [option] уменьшить наносимый { AS($to, case: "dat", whose: "own") } атаками { AS($by, scope: "counted", whose: "own") } урон на { $points } { NOUN("point", $points, case: "acc") }
   *[plain] атаки { AS($by, scope: "counted") } наносят { AS($to, case: "dat") } на { $points } { NOUN("damage-point", $points, case: "acc") } меньше
} { $mood ->
    [option] { AS($duration, whose: "own") }
   *[plain] { $duration }
} ({ $moment ->
    [before] до
   *[after] после
} учёта слабости и стойкости)
lasting-more-damage-to = { $mood ->
    [option] увеличить наносимый { AS($to, case: "dat", whose: "own") } атаками урон на { $points } { NOUN("point", $points, case: "acc") }
   *[plain] атаки наносят { AS($to, case: "dat") } на { $points } { NOUN("damage-point", $points, case: "acc") } больше
} { $mood ->
    [option] { AS($duration, whose: "own") }
   *[plain] { $duration }
} (после учёта слабости и стойкости)
lasting-halve-damage = { $mood ->
    [option] уменьшить наносимый { AS($to, case: "dat", whose: "own") } атаками урон вдвое
   *[plain] атаки наносят { AS($to, case: "dat") } лишь половину урона
} { $mood ->
    [option] { AS($duration, whose: "own") }
   *[plain] { $duration }
} (после учёта слабости и стойкости, с округлением { $rounding } до ближайшего кратного 10 числа)
lasting-cannot-attack = { $mood ->
    [option] запретить { AS($who, case: "dat", whose: "own") }
   *[plain] { $who ->
        [it] { $joined ->
            [yes] не может
           *[no] он не может
        }
       *[other] { AS($who, case: "none") } не может
    }
} атаковать { $duration }
lasting-cannot-attack-whom = { $mood ->
    [option] запретить { AS($who, case: "dat", whose: "own") }
   *[plain] { $who ->
        [it] { $joined ->
            [yes] не может
           *[no] он не может
        }
       *[other] { AS($who, case: "none") } не может
    }
} атаковать { AS($whom, case: "acc") } { $duration }
# proposed: отступать (книга: «не может быть заменён»)
lasting-cannot-retreat = { $mood ->
    [option] запретить { AS($who, case: "dat", whose: "own") }
   *[plain] { $who ->
        [it] { $joined ->
            [yes] не может
           *[no] он не может
        }
       *[other] { AS($who, case: "none") } не может
    }
} отступать { $duration }
lasting-cannot-use-this = { $mood ->
    [option] запретить { AS($who, case: "dat", whose: "own") }
   *[plain] { $who ->
        [it] { $joined ->
            [yes] не может
           *[no] он не может
        }
       *[other] { AS($who, case: "nom") } не может
    }
} снова использовать эту атаку{ $duration ->
    [while-in-play] , пока он остаётся в игре
   *[other] {" "}{ $duration }
}
lasting-cannot-use-chosen = { $mood ->
    [option] запретить { AS($who, case: "dat", whose: "own") }
   *[plain] { $who ->
        [it] { $joined ->
            [yes] не может
           *[no] он не может
        }
       *[other] { AS($who, case: "nom") } не может
    }
} использовать выбранную атаку { $duration }
lasting-must-flip-to-attack = { $mood ->
    [option] обязать владельца { AS($who, case: "gen", whose: "own") } подкидывать монетку для атаки { $duration } (если выпадет решка, атака не проходит)
   *[plain] если { AS($who, case: "nom") } будет атаковать { $duration }, { $who ->
        [defending] оппонент
        [opponents-active] оппонент
       *[other] его владелец
    } подкидывает монетку{ $place ->
        [main] . Если выпадет решка, атака не проходит
       *[inner] {" "}(если выпадет решка, атака не проходит)
    }
}
lasting-energy-counts-as = { $mood ->
    [option] считать всю энергию на { AS($who, case: "loc", whose: "own") }
   *[plain] вся энергия на { AS($who, case: "loc") } считается
} { AS($type, agree: "energy") } { $duration ->
    [this-turn] до конца хода
   *[other] { $duration }
}
# proposed: базовый урон
lasting-new-base-damage = { $mood ->
    [option] сделать базовый урон атаки { $attack } { AS($who, case: "gen", whose: "own") } равным
   *[plain] базовый урон атаки { $attack } { AS($who, case: "gen") } равен
} { $points } { $mood ->
    [option] { AS($duration, whose: "own") }
   *[plain] { $duration }
}
lasting-immune-to = { $mood ->
    [option] не дать { AS($who, case: "dat", whose: "own") }
   *[plain] { AS($who, case: "none") } не может
} стать { AS($conditions, as: "ins") } { $duration }
# proposed: цена отступления
lasting-cheaper-retreat = { $mood ->
    [option] снизить цену отступления { AS($who, case: "gen", whose: "own") }
   *[plain] цена отступления { AS($who, case: "gen") } снижена
} на { $less } [C] { $mood ->
    [option] { AS($duration, whose: "own") }
   *[plain] { $duration }
}
# proposed: цену отступления, цена отступления
lasting-dearer-retreat = { $mood ->
    [option] повысить цену отступления { AS($who, case: "gen", whose: "own") }
   *[plain] цена отступления { AS($who, case: "gen") } повышена
} на { $more } { NOUN("energy-unit", $more, case: "acc") } энергии { $mood ->
    [option] { AS($duration, whose: "own") }
   *[plain] { $duration }
}
lasting-cannot-receive-energy = { $mood ->
    [option] запретить { AS($who, case: "dat", whose: "own") }
   *[plain] { AS($who, case: "none") } не может
} получать карты энергии из руки { $duration }
# proposed: теряют силу
lasting-powers-stop = { $mood ->
    [option] лишить силы способности { AS($of, case: "gen", quantor: "all", whose: "own") }
   *[plain] способности { AS($of, case: "gen", quantor: "all") } теряют силу
} { $mood ->
    [option] { AS($duration, whose: "own") }
   *[plain] { $duration }
}
lasting-cannot-evolve = { $mood ->
    [option] запретить { AS($who, case: "dat", whose: "own") }
   *[plain] { AS($who, case: "none") } не может
} эволюционировать { $duration }
lasting-cannot-play-trainers = { $mood ->
    [option] запретить { $player ->
        [you] себе
       *[opponent] оппоненту
    }
   *[plain] { $player ->
        [you] Вы не можете
       *[opponent] оппонент не может
    }
} активировать карты тренера { $player ->
    [you] { AS($duration, whose: "own") }
   *[opponent] { $mood ->
        [option] { $duration }
       *[plain] { $duration ->
            [opponents-next-turn] во время своего следующего хода
            [through-opponents-next-turn] до конца своего следующего хода
           *[other] { $duration }
        }
    }
}
# proposed: с открытыми картами
lasting-hand-face-up = { $mood ->
    [option] { $player ->
        [you] играть
       *[opponent] обязать оппонента играть
    }
   *[plain] { $player ->
        [you] играйте
       *[opponent] оппонент играет
    }
} с открытыми картами в руке { $player ->
    [you] { AS($duration, whose: "own") }
   *[opponent] { $mood ->
        [option] { $duration }
       *[plain] { $duration ->
            [opponents-next-turn] во время своего следующего хода
            [through-opponents-next-turn] до конца своего следующего хода
           *[other] { $duration }
        }
    }
}

# Что делается позже. Несколько действий стоят в скобках.
lasting-reaction = { $event ->
    [damaged-by-attack] каждый раз, когда атака оппонента наносит урон { AS($who, case: "dat") } { $duration }
   *[knocked-out-by-attack] { $mood ->
        [option] в случае, если
       *[plain] если
    } атака одолеет { AS($who, case: "acc") } { $duration }
}, { $act }
lasting-reactions = { $event ->
    [damaged-by-attack] каждый раз, когда атака оппонента наносит урон { AS($who, case: "dat") } { $duration }
   *[knocked-out-by-attack] { $mood ->
        [option] в случае, если
       *[plain] если
    } атака одолеет { AS($who, case: "acc") } { $duration }
}, { $mood ->
    [option] сделать следующее
   *[plain] сделайте следующее
} ({ $acts })

deeds-two = { $first } и { AS($last, joined: "yes") }
deeds-more = { $first }, { AS($more, joined: "yes") }

# --- пока что-либо в игре: в способности, на карте тренера, которая остаётся

rule-prevent-damage = { AS($to, case: "nom") } защищён от всего урона атак
rule-prevent-damage-at-most = { AS($to, case: "nom") } защищён от урона атак в { $points } { NOUN("point", $points, case: "acc") } и менее (после учёта слабости и стойкости)
rule-prevent-damage-at-least = { AS($to, case: "nom") } защищён от урона атак в { $points } { NOUN("point", $points, case: "acc") } и более (после учёта слабости и стойкости)
rule-prevent-effects = { AS($to, case: "nom") } защищён от всех эффектов атак (включая урон)
rule-flip-to-prevent = при каждом { $what ->
    [damage] нанесении атакой урона { AS($to, case: "dat") }
   *[effects] воздействии атаки на { AS($to, case: "acc") }
} { $by ->
    [opponent] оппонент подкидывает
   *[you] владелец того Покемона подкидывает
} монетку. Если выпадет { $by ->
    [opponent] решка
   *[you] орёл
}, { $what ->
    [damage] эта атака не наносит ему урона
   *[effects] эффекты этой атаки, включая урон, на него не действуют
}
rule-more-damage = атаки { AS($by, case: "gen") } наносят защищающемуся Покемону на { $points } { NOUN("damage-point", $points, case: "acc") } больше (после учёта слабости и стойкости)
rule-less-damage = атаки наносят { AS($to, case: "dat") } на { $points } { NOUN("damage-point", $points, case: "acc") } меньше ({ $moment ->
    [before] до
   *[after] после
} учёта слабости и стойкости)
rule-less-damage-by = атаки { AS($by, case: "gen") } наносят { AS($to, case: "dat") } на { $points } { NOUN("damage-point", $points, case: "acc") } меньше ({ $moment ->
    [before] до
   *[after] после
} учёта слабости и стойкости)
rule-less-damage-from = атаки { AS($by, scope: "counted") } наносят { AS($to, case: "dat") } на { $points } { NOUN("damage-point", $points, case: "acc") } меньше ({ $moment ->
    [before] до
   *[after] после
} учёта слабости и стойкости)
rule-more-damage-to = атаки наносят { AS($to, case: "dat") } на { $points } { NOUN("damage-point", $points, case: "acc") } больше (после учёта слабости и стойкости)
rule-halve-damage = атаки наносят { AS($to, case: "dat") } лишь половину урона (после учёта слабости и стойкости, с округлением { $rounding } до ближайшего кратного 10 числа)
rule-cannot-attack = { AS($who, case: "none") } не может атаковать
rule-cannot-attack-whom = { AS($who, case: "none") } не может атаковать { AS($whom, case: "acc") }
rule-cannot-retreat = { AS($who, case: "none") } не может отступать
    .alt1 = { AS($who, case: "none") } не может быть заменён
rule-must-flip-to-attack = если { AS($who, case: "nom") } будет атаковать, { $who ->
    [defending] оппонент
    [opponents-active] оппонент
   *[other] его владелец
} подкидывает монетку. Если выпадет решка, атака не проходит
rule-energy-counts-as = вся энергия на { AS($who, case: "loc") } считается { AS($type, agree: "energy") }
# proposed: базовый урон
rule-new-base-damage = базовый урон атаки { $attack } { AS($who, case: "gen") } равен { $points }
rule-immune-to = { AS($who, case: "none") } не может стать { AS($conditions, as: "ins") }
rule-cheaper-retreat = цена отступления { AS($who, case: "gen") } снижена на { $less } [C]
# proposed: цена отступления
rule-dearer-retreat = цена отступления { AS($who, case: "gen") } повышена на { $more } { NOUN("energy-unit", $more, case: "acc") } энергии
rule-cannot-receive-energy = { AS($who, case: "none") } не может получать карты энергии из руки
# proposed: теряют силу
rule-powers-stop = способности { AS($of, case: "gen", quantor: "all") } теряют силу
rule-cannot-evolve = { AS($who, case: "none") } не может эволюционировать
rule-cannot-play-trainers = { $player ->
    [you] Вы не можете
   *[opponent] оппонент не может
} активировать карты тренера
# proposed: с открытыми картами
rule-hand-face-up = { $player ->
    [you] играйте
   *[opponent] оппонент играет
} с открытыми картами в руке
    .alt1 = { $player ->
        [you] держите
       *[opponent] оппонент держит
    } свою руку в открытом положении
# proposed: способности Покемонов
rule-ignore-powers = все остальные способности Покемонов не действуют
rule-copy-of = считайте { AS($who, case: "acc") } той же картой, что и { AS($of, case: "nom") }, но он не может эволюционировать, всегда имеет эту способность, и Вы можете считать любую энергию на нём энергией любого типа

# --- карты тренера, которые остаются; на наложенной карте «тот Покемон» — тот, на которого она наложена

attach-this = наложите карту { $name } на { AS($target, case: "acc", whose: "own") }. { $until ->
    [end-of-turn] В конце своего хода скиньте карту { $name }.
    [end-of-opponents-next-turn] В конце следующего хода оппонента скиньте карту { $name }.
   *[leaves-play] Когда тот Покемон покинет игру, скиньте карту { $name }.
}
stay-in-play = эта карта остаётся в игре.
play-as-pokemon = активируйте карту { $name } как основного Покемона ({ $hp } { NOUN("hit-point", $hp, case: "nom") }).
play-as-pokemon-of-printed-hp = активируйте карту { $name } как основного Покемона.

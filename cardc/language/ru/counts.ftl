### Сколько, каких карт и что считается. После «до» — родительный падеж, иначе винительный.

counters = { $number } { NOUN("damage-counter", $number, case: "acc") }
counters-up-to = до { $number } { NOUN("damage-counter", $number, case: "gen") }
counters-all = все { -damage-counter(form: "nom-plural") }

# proposed: специальной
energy-cards = { $number } { NOUN("card", $number, case: "acc") } { $cards ->
    [basic-energy] основной{" "}
    [special-energy] специальной{" "}
   *[energy] {""}
}энергии
# proposed: специальной
energy-cards-typed = { $number } { NOUN("card", $number, case: "acc") } { $cards ->
    [basic-energy] основной{" "}
    [special-energy] специальной{" "}
   *[energy] {""}
}{ AS($type, agree: "energy") } энергии
# proposed: специальной
energy-cards-up-to = до { $number } { NOUN("card", $number, case: "gen") } { $cards ->
    [basic-energy] основной{" "}
    [special-energy] специальной{" "}
   *[energy] {""}
}энергии
# proposed: специальной
energy-cards-up-to-typed = до { $number } { NOUN("card", $number, case: "gen") } { $cards ->
    [basic-energy] основной{" "}
    [special-energy] специальной{" "}
   *[energy] {""}
}{ AS($type, agree: "energy") } энергии
# proposed: специальной
energy-cards-all = все { -card(form: "acc-few") } { $cards ->
    [basic-energy] основной{" "}
    [special-energy] специальной{" "}
   *[energy] {""}
}энергии
# proposed: специальной
energy-cards-all-typed = все { -card(form: "acc-few") } { $cards ->
    [basic-energy] основной{" "}
    [special-energy] специальной{" "}
   *[energy] {""}
}{ AS($type, agree: "energy") } энергии
energy-cards-any = любое число { -card(form: "gen-many") } энергии
energy-cards-any-typed = любое число { -card(form: "gen-many") } { AS($type, agree: "energy") } энергии

cards = { $number ->
    [1] { AS($filter, plural: "one", case: "acc") }
    [one] { $number } { AS($filter, plural: "one", case: "acc") }
    [few] { $number } { AS($filter, plural: "few", case: "acc") }
   *[many] { $number } { AS($filter, plural: "many", case: "acc") }
}
    .alt1 = { $number ->
        [1] 1 { AS($filter, plural: "one", case: "acc") }
        [one] { $number } { AS($filter, plural: "one", case: "acc") }
        [few] { $number } { AS($filter, plural: "few", case: "acc") }
       *[many] { $number } { AS($filter, plural: "many", case: "acc") }
    }
cards-up-to = до { $number } { $number ->
    [one] { AS($filter, plural: "one", case: "gen") }
    [few] { AS($filter, plural: "few", case: "gen") }
   *[many] { AS($filter, plural: "many", case: "gen") }
}
cards-all = все { AS($filter, plural: "few", case: "acc") }
cards-any = любое число { AS($filter, plural: "many", case: "gen") }
filter-any = { $case ->
    [gen] { NOUN("card", $plural, case: "gen") }
   *[acc] { NOUN("card", $plural, case: "acc") }
}
filter = { $case ->
    [gen] { NOUN("card", $plural, case: "gen") }
   *[acc] { NOUN("card", $plural, case: "acc") }
} { $cards }
filter-two = { $case ->
    [gen] { NOUN("card", $plural, case: "gen") }
   *[acc] { NOUN("card", $plural, case: "acc") }
} { $first } или { $last }
filter-three = { $case ->
    [gen] { NOUN("card", $plural, case: "gen") }
   *[acc] { NOUN("card", $plural, case: "acc") }
} { $first }, { $middle } или { $last }
filter-with = { $filter } { $traits }
# proposed: Покемона, Покемонов, эволюции, специальной
wanted-cards = { $value ->
    [pokemon] { $plural ->
        [one] Покемона
        [few] Покемонов
       *[many] Покемонов
    }
    [basic-pokemon] { $plural ->
        [one] основного Покемона
        [few] основных Покемонов
       *[many] основных Покемонов
    }
    [evolution] эволюции
    [trainer] тренера
    [energy] энергии
    [special-energy] специальной энергии
   *[basic-energy] основной энергии
}
# proposed: Покемона, Покемонов, эволюции, специальной
filter-typed = { $case ->
    [gen] { NOUN("card", $plural, case: "gen") }
   *[acc] { NOUN("card", $plural, case: "acc") }
} { $cards ->
    [pokemon] { $plural ->
        [one] { AS($type, agree: "gen") } Покемона
        [few] { AS($type, agree: "plural") } Покемонов
       *[many] { AS($type, agree: "plural") } Покемонов
    }
    [basic-pokemon] { $plural ->
        [one] основного { AS($type, agree: "gen") } Покемона
        [few] основных { AS($type, agree: "plural") } Покемонов
       *[many] основных { AS($type, agree: "plural") } Покемонов
    }
    [evolution] эволюции { AS($type, agree: "gen") } типа
    [trainer] тренера { AS($type, agree: "gen") } типа
    [energy] { AS($type, agree: "energy") } энергии
    [special-energy] специальной { AS($type, agree: "energy") } энергии
   *[basic-energy] основной { AS($type, agree: "energy") } энергии
}
card-named = с именем { $names }
# proposed: со словом
card-name-part = со словом { $part } в имени
# В скобках, чтобы оборот не нужно было закрывать запятой.
evolves-from = ({ $case ->
    [gen] { NOUN("evolving", $plural, case: "gen") }
   *[acc] { NOUN("evolving", $plural, case: "acc") }
} из { AS($who, case: "gen") })
evolves-from-named = ({ $case ->
    [gen] { NOUN("evolving", $plural, case: "gen") }
   *[acc] { NOUN("evolving", $plural, case: "acc") }
} из Покемона { $name })
card-traits-more = { $first } { $more }
# «Не зовут ни «X», ни «Y»».
name = { $under ->
    [list] ни{" "}
   *[other] {""}
}{ $name }
names-or = { $under ->
    [plain] { $first }
   *[other] ни { $first }
}{ $under ->
    [plain] {" "}или { AS($more, under: "plain") }
   *[other] , { AS($more, under: "list") }
}

# $counted: «за каждый …», «умноженных на число …», «столько монеток, сколько …».
heads = { $counted ->
    [number] число выпавших орлов
    [many] сколько выпавших орлов
   *[each] каждого выпавшего орла
}
    .alt1 = { $counted ->
        [number] число орлов
        [many] сколько орлов
       *[each] каждого орла
    }
tails = { $counted ->
    [number] число выпавших решек
    [many] сколько выпавших решек
   *[each] каждую выпавшую решку
}
    .alt1 = { $counted ->
        [number] число решек
        [many] сколько решек
       *[each] каждую решку
    }
counters-on = { $counted ->
    [number] число { -damage-counter(form: "gen-many") }
    [many] сколько { -damage-counter(form: "gen-many") }
   *[each] каждый { -damage-counter(form: "acc-one") }
} на { AS($who, case: "loc") }
energy-on = { $counted ->
    [number] число { -card(form: "gen-many") }
    [many] сколько { -card(form: "gen-many") }
   *[each] каждую { -card(form: "acc-one") }
} энергии на { AS($who, case: "loc") }
energy-on-typed = { $counted ->
    [number] число { -card(form: "gen-many") }
    [many] сколько { -card(form: "gen-many") }
   *[each] каждую { -card(form: "acc-one") }
} { AS($type, agree: "energy") } энергии на { AS($who, case: "loc") }
energy-provided-to = { $counted ->
    [number] число { -energy-unit(form: "gen-many") }
    [many] сколько { -energy-unit(form: "gen-many") }
   *[each] каждую { -energy-unit(form: "acc-one") }
} энергии на { AS($who, case: "loc") }
energy-provided-to-typed = { $counted ->
    [number] число { -energy-unit(form: "gen-many") }
    [many] сколько { -energy-unit(form: "gen-many") }
   *[each] каждую { -energy-unit(form: "acc-one") }
} { AS($type, agree: "energy") } энергии на { AS($who, case: "loc") }
discarded = { $counted ->
    [number] число скинутых таким образом { -card(form: "gen-many") }
    [many] сколько скинутых таким образом { -card(form: "gen-many") }
   *[each] каждую скинутую таким образом { -card(form: "acc-one") }
}
unused-energy = { $counted ->
    [number] число не использованных для оплаты этой атаки { -energy-unit(form: "gen-many") }
    [many] сколько не использованных для оплаты этой атаки { -energy-unit(form: "gen-many") }
   *[each] каждую не использованную для оплаты этой атаки { -energy-unit(form: "acc-one") }
} { AS($type, agree: "energy") } энергии на { AS($who, case: "loc") }
pokemon-in = { $counted ->
    [number] число { AS($group, scope: "counted") }
    [many] сколько { AS($group, scope: "counted") }
   *[each] каждого из { AS($group, scope: "each") }
}
cards-in = { $counted ->
    [number] число { AS($filter, plural: "many", case: "gen") }
    [many] сколько { AS($filter, plural: "many", case: "gen") }
   *[each] каждую { AS($filter, plural: "one", case: "acc") }
} { $player ->
    [you] в Вашей { AS($zone, case: "loc") }
   *[opponent] в { AS($zone, case: "loc") } оппонента
}

points = { $as ->
    [more] ещё{" "}
   *[other] {""}
}{ $points } { NOUN("damage-point", $points, case: "acc") }
per = { $as ->
    [more] ещё{" "}
   *[other] {""}
}{ $points } { NOUN("damage-point", $points, case: "acc") } за { AS($count, counted: "each") }
# Второе предложение, где часть стоит отдельно, иначе в скобках.
per-at-most = { $as ->
    [more] ещё{" "}
   *[other] {""}
}{ $points } { NOUN("damage-point", $points, case: "acc") } за { AS($count, counted: "each") }{ $place ->
    [main] . Таким образом нельзя { $as ->
        [more] добавить
        [less] вычесть
       *[plain] нанести
    } больше { $most } { NOUN("damage-point", $most, case: "gen") }
   *[inner] {" "}(таким образом нельзя { $as ->
        [more] добавить
        [less] вычесть
       *[plain] нанести
    } больше { $most } { NOUN("damage-point", $most, case: "gen") })
}
# Величина — в родительном падеже: «урон в размере половины …».
equal-to = { $as ->
    [more] ещё урон
    [less] урон
   *[plain] защищающемуся Покемону урон
} в размере { $size }
whole = { $measure }
# proposed: с округлением
half = половины { $measure } с округлением { $rounding } до ближайшего кратного 10 числа
    .alt1 = половины { $measure } с округлением { $rounding } до ближайших 10
remaining-hp = оставшихся жизненных пунктов { AS($who, case: "gen") }
printed-hp = жизненных пунктов { AS($who, case: "gen") }
damage-done = нанесённого защищающемуся Покемону урона (после учёта слабости и стойкости)
rounding = { $value ->
    [up] вверх
   *[down] вниз
}

### Как части становятся предложениями.

# --- соединённые действия

and-two = { $first } и { AS($last, joined: "yes") }
and-more = { $first }, { $more }
more-last = { AS($first, joined: "yes") } и { AS($last, joined: "yes") }
more-more = { AS($first, joined: "yes") }, { $more }
block-may = Вы можете { AS($acts, mood: "option") }
block-and-may = { $first } и Вы также можете { AS($acts, mood: "option") }

# --- высказывания

say = { AS($act, place: "main") }.
flip-heads = { $by ->
    [you] { $mood ->
        [option] подкинуть
       *[plain] подкиньте
    }
   *[opponent] { $mood ->
        [option] дать оппоненту подкинуть
       *[plain] оппонент подкидывает
    }
} монетку. Если выпадет орёл, { $heads }.
    .alt1 = { $by ->
        [you] { $mood ->
            [option] кинуть
           *[plain] киньте
        }
       *[opponent] { $mood ->
            [option] дать оппоненту кинуть
           *[plain] оппонент кидает
        }
    } монетку. Если орёл, { $heads }.
flip-tails = { $by ->
    [you] { $mood ->
        [option] подкинуть
       *[plain] подкиньте
    }
   *[opponent] { $mood ->
        [option] дать оппоненту подкинуть
       *[plain] оппонент подкидывает
    }
} монетку. Если выпадет решка, { $tails }.
    .alt1 = { $by ->
        [you] { $mood ->
            [option] подкинуть
           *[plain] подкиньте
        }
       *[opponent] { $mood ->
            [option] дать оппоненту подкинуть
           *[plain] оппонент подкидывает
        }
    } монетку. Если решка, { $tails }.
    .alt2 = { $by ->
        [you] { $mood ->
            [option] подкинуть
           *[plain] подкиньте
        }
       *[opponent] { $mood ->
            [option] дать оппоненту подкинуть
           *[plain] оппонент подкидывает
        }
    } монетку. Если попадается решка, { $tails }.
flip-both = { $by ->
    [you] { $mood ->
        [option] подкинуть
       *[plain] подкиньте
    }
   *[opponent] { $mood ->
        [option] дать оппоненту подкинуть
       *[plain] оппонент подкидывает
    }
} монетку. Если выпадет орёл, { $heads }; если решка, { $tails }.
    .alt1 = { $by ->
        [you] { $mood ->
            [option] подкинуть
           *[plain] подкиньте
        }
       *[opponent] { $mood ->
            [option] дать оппоненту подкинуть
           *[plain] оппонент подкидывает
        }
    } монетку. Если выпадет орёл, { $heads }; если выпадет решка, { $tails }.
    .alt2 = { $by ->
        [you] { $mood ->
            [option] подкинуть
           *[plain] подкиньте
        }
       *[opponent] { $mood ->
            [option] дать оппоненту подкинуть
           *[plain] оппонент подкидывает
        }
    } монетку. Если выпадет орёл, { $heads }. Если решка, { $tails }.
flip-heads-if = { $by ->
    [you] { $mood ->
        [option] подкинуть
       *[plain] подкиньте
    }
   *[opponent] { $mood ->
        [option] дать оппоненту подкинуть
       *[plain] оппонент подкидывает
    }
} монетку. Если выпадет орёл и { AS($test, polarity: "if") }, { $heads }.
flip-tails-if = { $by ->
    [you] { $mood ->
        [option] подкинуть
       *[plain] подкиньте
    }
   *[opponent] { $mood ->
        [option] дать оппоненту подкинуть
       *[plain] оппонент подкидывает
    }
} монетку. Если выпадет решка и { AS($test, polarity: "if") }, { $tails }.
flip-heads-flip = { $by ->
    [you] { $mood ->
        [option] подкинуть
       *[plain] подкиньте
    }
   *[opponent] { $mood ->
        [option] дать оппоненту подкинуть
       *[plain] оппонент подкидывает
    }
} монетку. Если выпадет орёл, { $second }
flip-tails-flip = { $by ->
    [you] { $mood ->
        [option] подкинуть
       *[plain] подкиньте
    }
   *[opponent] { $mood ->
        [option] дать оппоненту подкинуть
       *[plain] оппонент подкидывает
    }
} монетку. Если выпадет решка, { $second }
second-heads = { $by ->
    [you] подкиньте
   *[opponent] оппонент подкидывает
} ещё одну монетку; если на ней выпадет орёл, { $heads }.
second-tails = { $by ->
    [you] подкиньте
   *[opponent] оппонент подкидывает
} ещё одну монетку; если на ней выпадет решка, { $tails }.
second-both = { $by ->
    [you] подкиньте
   *[opponent] оппонент подкидывает
} ещё одну монетку; если на ней выпадет орёл, { $heads }; если на ней выпадет решка, { $tails }.
flip-coins = { $by ->
    [you] { $mood ->
        [option] подкинуть
       *[plain] подкиньте
    }
   *[opponent] { $mood ->
        [option] дать оппоненту подкинуть
       *[plain] оппонент подкидывает
    }
} { $number } { NOUN("coin", $number, case: "acc") }.
flip-coins-for = { $by ->
    [you] { $mood ->
        [option] подкинуть
       *[plain] подкиньте
    }
   *[opponent] { $mood ->
        [option] дать оппоненту подкинуть
       *[plain] оппонент подкидывает
    }
} столько { -coin(form: "gen-many") }, { AS($count, counted: "many") }.
flip-until-tails = { $by ->
    [you] { $mood ->
        [option] подкидывать
       *[plain] подкидывайте
    }
   *[opponent] { $mood ->
        [option] дать оппоненту подкидывать
       *[plain] оппонент подкидывает
    }
} монетку, пока не выпадет решка.
flip-each-heads = { $mood ->
    [option] подкинуть
   *[plain] подкиньте
} монетку для каждого из { AS($group, scope: "each", whose: "own") }. Если выпадет орёл, { $heads }.
flip-each-tails = { $mood ->
    [option] подкинуть
   *[plain] подкиньте
} монетку для каждого из { AS($group, scope: "each", whose: "own") }. Если выпадет решка, { $tails }.
flip-each-both = { $mood ->
    [option] подкинуть
   *[plain] подкиньте
} монетку для каждого из { AS($group, scope: "each", whose: "own") }. Если выпадет орёл, { $heads }; если решка, { $tails }.
may = Вы можете { AS($acts, mood: "option") }.
may-flip = Вы можете { AS($coin, mood: "option") }
opponent-may = оппонент может { $offers }.
offer-draw = взять { $number ->
    [1] { NOUN("card", $number, case: "acc") }
    [one] { $number } { NOUN("card", $number, case: "acc") }
    [few] { $number } { NOUN("card", $number, case: "acc") }
   *[many] { $number } { NOUN("card", $number, case: "acc") }
}
offer-draw-up-to = взять до { $number } { NOUN("card", $number, case: "gen") }
# proposed: замешать
offer-shuffle-hand = замешать всю свою руку в колоду
offer-two = { $first } и { $last }
first = перед нанесением урона { $acts }.
apply-weakness = учтите слабость и стойкость.
    .alt1 = (учтите слабость и стойкость.)
if-flip = { AS($test, polarity: "if") }, { $coin }
unless-flip = { AS($test, polarity: "unless") }, { $coin }
if-then = { AS($test, polarity: "if") }, { $then }.
if-not = { AS($test, polarity: "unless") }, { $otherwise }.
if-else = { AS($test, polarity: "if") }, { $then }; в противном случае { $otherwise }.
    .alt1 = { AS($test, polarity: "if") }, { $then }; иначе { $otherwise }.
either-way = в любом случае { $acts }.

# --- условия

damage-got-through = { $polarity ->
    [unless] если весь урон этой атаки предотвращён
   *[if] если урон этой атаки не предотвращён полностью
}
has-condition = если { AS($who, case: "nom") }{ $polarity ->
    [unless] {" "}не
   *[if] {""}
} { AS($condition, as: "short") }
is-affected = если на { AS($who, case: "acc") }{ $polarity ->
    [unless] {" "}не
   *[if] {""}
} действуют особые эффекты
is-damaged = если на { AS($who, case: "loc") } { $polarity ->
    [unless] нет { -damage-counter(form: "gen-many") }
   *[if] есть { -damage-counter(form: "nom-plural") }
}
has-energy = если на { AS($who, case: "loc") } { $polarity ->
    [unless] нет { -card(form: "gen-many") }
   *[if] есть { -card(form: "acc-few") }
} энергии
has-bench = если у { $player ->
    [you] Вас
   *[opponent] оппонента
} { $polarity ->
    [unless] нет запасных Покемонов
   *[if] есть запасные Покемоны
}
at-least = если { AS($count, counted: "number") }{ $polarity ->
    [unless] {""}
   *[if] {" "}не
} меньше { $number }
at-most = если { AS($count, counted: "number") }{ $polarity ->
    [unless] {""}
   *[if] {" "}не
} больше { $number }
just = если { AS($count, counted: "number") }{ $polarity ->
    [unless] {" "}не
   *[if] {""}
} равно { $number }
is-knocked-out = если эта атака { $polarity ->
    [unless] не{" "}
   *[if] {""}
}одолеет { AS($who, case: "acc") }
is-of-type = если у { AS($who, case: "gen") }{ $polarity ->
    [unless] {" "}не
   *[if] {""}
} { AS($type, agree: "nom") } тип
is-of-rank = если { AS($who, case: "nom") }{ $polarity ->
    [unless] {" "}не
   *[if] {""}
} является { $rank ->
    [basic] основным Покемоном
   *[evolved] эволюцией
}
# proposed: зовут
is-named = если { AS($who, case: "acc") } { $polarity ->
    [unless] не зовут { AS($names, under: "negation") }
   *[if] зовут { AS($names, under: "plain") }
}
# proposed: слово
has-name-part = если в имени { AS($who, case: "gen") } { $polarity ->
    [unless] нет слова
   *[if] есть слово
} { $part }
# proposed: Покемона
has-power = если у { AS($who, case: "gen") } { $polarity ->
    [unless] нет способности
   *[if] есть способность
} Покемона
is-at = если { AS($who, case: "nom") }{ $polarity ->
    [unless] {" "}не
   *[if] {""}
} { $seat }
# proposed: активен
seat = { $value ->
    [active] активен
   *[benched] находится на скамье запасных
}
    .alt1 = { $value ->
        [active] активен
       *[benched] находится на скамейке запасных
    }
came-this-turn = если { AS($who, case: "nom") }{ $polarity ->
    [unless] {" "}не
   *[if] {""}
} вступил в игру в этом ходу

# --- требования

in-order-to = чтобы { $source ->
    [attack] использовать эту атаку
    [power] использовать эту способность
   *[card] активировать эту карту
}, { $payment }.
only-if = Вы можете { $source ->
    [attack] использовать эту атаку
    [power] использовать эту способность
   *[card] активировать эту карту
}, только { AS($test, polarity: "if") }.
not-if = Вы не можете { $source ->
    [attack] использовать эту атаку
    [power] использовать эту способность
   *[card] активировать эту карту
}, { AS($test, polarity: "if") }.
pay-energy = скиньте { $cards } { AS($target, case: "from", whose: "own") }
pay-put = { $put }
pay-from-hand = скиньте из руки { $number } { NOUN("card", $number, case: "acc") }
pay-other-cards = скиньте из руки { $number } { NOUN("other-card", $number, case: "acc") }

# --- способности

activated = { $usage } Вы можете использовать эту способность.
activated-first = { $usage } Вы можете { AS($first, mood: "option") }
activated-if = { $usage }, { AS($test, polarity: "if") }, Вы можете { AS($first, mood: "option") }
reaction = { $event ->
    [damaged-by-attack] каждый раз, когда атака оппонента наносит урон { AS($who, case: "dat") } (даже если при этом он будет побеждён)
    [played] когда Вы вводите { AS($who, case: "acc") } в игру из руки
   *[knocked-out-by-attack] если атака оппонента одолеет { AS($who, case: "acc") }
}, { $acts }.
    .alt1 = { $event ->
        [damaged-by-attack] каждый раз, когда атака оппонента наносит урон { AS($who, case: "dat") } (даже если он при этом побеждён)
        [played] когда Вы вводите { AS($who, case: "acc") } в игру из руки
       *[knocked-out-by-attack] если атака оппонента одолеет { AS($who, case: "acc") }
    }, { $acts }.
reaction-flip = { $event ->
    [damaged-by-attack] каждый раз, когда атака оппонента наносит урон { AS($who, case: "dat") } (даже если при этом он будет побеждён)
    [played] когда Вы вводите { AS($who, case: "acc") } в игру из руки
   *[knocked-out-by-attack] если атака оппонента одолеет { AS($who, case: "acc") }
}, { $coin }
    .alt1 = { $event ->
        [damaged-by-attack] каждый раз, когда атака оппонента наносит урон { AS($who, case: "dat") } (даже если он при этом побеждён)
        [played] когда Вы вводите { AS($who, case: "acc") } в игру из руки
       *[knocked-out-by-attack] если атака оппонента одолеет { AS($who, case: "acc") }
    }, { $coin }
reaction-may = { $event ->
    [damaged-by-attack] каждый раз, когда атака оппонента наносит урон { AS($who, case: "dat") } (даже если при этом он будет побеждён)
    [played] когда Вы вводите { AS($who, case: "acc") } в игру из руки
   *[knocked-out-by-attack] если атака оппонента одолеет { AS($who, case: "acc") }
}, Вы можете { AS($acts, mood: "option") }.
    .alt1 = { $event ->
        [damaged-by-attack] каждый раз, когда атака оппонента наносит урон { AS($who, case: "dat") } (даже если он при этом побеждён)
        [played] когда Вы вводите { AS($who, case: "acc") } в игру из руки
       *[knocked-out-by-attack] если атака оппонента одолеет { AS($who, case: "acc") }
    }, Вы можете { AS($acts, mood: "option") }.
reaction-may-flip = { $event ->
    [damaged-by-attack] каждый раз, когда атака оппонента наносит урон { AS($who, case: "dat") } (даже если при этом он будет побеждён)
    [played] когда Вы вводите { AS($who, case: "acc") } в игру из руки
   *[knocked-out-by-attack] если атака оппонента одолеет { AS($who, case: "acc") }
}, Вы можете { AS($coin, mood: "option") }
    .alt1 = { $event ->
        [damaged-by-attack] каждый раз, когда атака оппонента наносит урон { AS($who, case: "dat") } (даже если он при этом побеждён)
        [played] когда Вы вводите { AS($who, case: "acc") } в игру из руки
       *[knocked-out-by-attack] если атака оппонента одолеет { AS($who, case: "acc") }
    }, Вы можете { AS($coin, mood: "option") }
reaction-then = { $event ->
    [damaged-by-attack] каждый раз, когда атака оппонента наносит урон { AS($who, case: "dat") } (даже если при этом он будет побеждён)
    [played] когда Вы вводите { AS($who, case: "acc") } в игру из руки
   *[knocked-out-by-attack] если атака оппонента одолеет { AS($who, case: "acc") }
}, эта способность делает следующее.
    .alt1 = { $event ->
        [damaged-by-attack] каждый раз, когда атака оппонента наносит урон { AS($who, case: "dat") } (даже если он при этом побеждён)
        [played] когда Вы вводите { AS($who, case: "acc") } в игру из руки
       *[knocked-out-by-attack] если атака оппонента одолеет { AS($who, case: "acc") }
    }, эта способность делает следующее.
holds = { $rule }.
holds-at = пока { AS($who, case: "nom") } { $seat }, { $rule }.
stopped-use = эту способность нельзя использовать, если { AS($who, case: "nom") } { AS($conditions, as: "short") }.
stopped-reaction = эту способность нельзя использовать, если { AS($who, case: "nom") } уже { AS($conditions, as: "short") } во время атаки оппонента.
stopped-rule = эта способность не действует, пока { AS($who, case: "nom") } { AS($conditions, as: "short") }.
or-one = { $first }
or-two = { $first }{ $as ->
    [gen] {" "}и{" "}
   *[other] {" "}или{" "}
}{ $last }
or-more = { $first }, { $more }
or-last = { $first }{ $as ->
    [gen] {" "}и{" "}
   *[other] {" "}или{" "}
}{ $last }
or-next = { $first }, { $more }

# --- карты энергии

provides = даёт энергию { $symbols }. Не считается картой основной энергии.

# --- напоминания

reminder-other-effects = (Все остальные эффекты атак остаются в силе.)
reminder-after-weakness = (Все эффекты, которые учитываются после слабости и стойкости, остаются в силе.)
reminder-no-weakness-bench = (Не учитывайте слабость и стойкость запасных Покемонов.)
reminder-no-weakness = (Не учитывайте слабость и стойкость.)
reminder-own-attachment = (Это не считается наложением 1 карты энергии за ход.)
reminder-evolution-allowed = (Это можно сделать, только если эволюцию того Покемона разрешают и обычные правила.)
# proposed: картой Покемона
reminder-becomes-energy = (Покинув игру, она снова становится картой Покемона.)
reminder-devolved = (С того Покемона снимаются все особые эффекты и все прочие последствия атак.)
reminder-either-benched = (Если один из этих Покемонов уходит на скамью запасных, этот эффект снимается.)
reminder-as-pokemon = Пока карта { $name } в игре, она считается Покемоном (а не картой тренера).
reminder-as-pokemon-lacks = У карты { $name } нет атак, она не может отступать, и на неё не действуют особые эффекты.
reminder-as-pokemon-knocked-out = Если карта { $name } побеждена, она не считается побеждённым Покемоном.
reminder-as-pokemon-discard = В любой момент своего хода (до атаки) Вы можете скинуть карту { $name } из игры.

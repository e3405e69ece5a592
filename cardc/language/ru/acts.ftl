### Что делается: одна часть предложения. $mood «option»: инфинитив после «Вы можете»; иначе повеление или сообщение.
### $place «main»: часть стоит как предложение. $joined «yes»: подлежащее «он» уже названо и опускается.

# --- урон самой атаки

damage-plus = { $mood ->
    [option] нанести этой атакой
   *[plain] эта атака наносит
} { $base } { NOUN("damage-point", $base, case: "acc") } плюс { AS($amount, as: "more") }
damage-minus = { $mood ->
    [option] нанести этой атакой
   *[plain] эта атака наносит
} { $base } { NOUN("damage-point", $base, case: "acc") } минус { AS($amount, as: "less") }
# После «по» 1 стоит в дательном падеже («по 1 очку»), остальные числа — в винительном («по 20 очков»).
damage-times = { $mood ->
    [option] нанести этой атакой
   *[plain] эта атака наносит
} по { $base } { $base ->
    [one] { -damage-point(form: "dat-one") }
    [few] { -damage-point(form: "acc-few") }
   *[many] { -damage-point(form: "acc-many") }
} за { AS($count, counted: "each") }
    .alt1 = { $mood ->
        [option] нанести этой атакой
       *[plain] эта атака наносит
    } { $base } { NOUN("damage-point", $base, case: "acc") }, { NOUN("multiplied", $base, case: "acc") } на { AS($count, counted: "number") }
damage-equals = { $mood ->
    [option] нанести этой атакой
   *[plain] эта атака наносит
} { AS($amount, as: "plain") }
attack-does-nothing = { $mood ->
    [option] отменить эту атаку
   *[plain] эта атака не проходит
}
    .alt1 = { $mood ->
        [option] отменить эту атаку
       *[plain] атака не проходит
    }
ignore-weakness-resistance = { $mood ->
    [option] не учитывать
   *[plain] не учитывайте
} слабость и стойкость при этой атаке
ignore-resistance = { $mood ->
    [option] не учитывать
   *[plain] не учитывайте
} стойкость при этой атаке
# proposed: способностей Покемонов
ignore-everything = { $mood ->
    [option] нанести этой атакой
   *[plain] эта атака наносит
} урон без учёта слабости, стойкости, способностей Покемонов и любых других эффектов на защищающемся Покемоне
repeat-last-attack = { $mood ->
    [option] в случае, если { AS($who, case: "acc") } атаковали в прошлом ходу, повторить
   *[plain] если { AS($who, case: "acc") } атаковали в прошлом ходу, повторите
} конечный результат той атаки на защищающемся Покемоне

# --- урон помимо него

source = { $case ->
    [ins] { $value ->
        [attack] этой атакой
        [power] этой способностью
       *[card] этой картой
    }
   *[nom] { $value ->
        [attack] эта атака
        [power] эта способность
       *[card] эта карта
    }
}
do-damage = { $mood ->
    [option] нанести { AS($source, case: "ins") } { $points } { NOUN("damage-point", $points, case: "acc") } { AS($target, case: "dat", whose: "own") }
   *[plain] { AS($source, case: "nom") } наносит { $points } { NOUN("damage-point", $points, case: "acc") } { AS($target, case: "dat", whose: "your") }
}
do-damage-per = { $mood ->
    [option] нанести { AS($source, case: "ins") } { $points } { NOUN("damage-point", $points, case: "acc") } { AS($target, case: "dat", whose: "own") }
   *[plain] { AS($source, case: "nom") } наносит { $points } { NOUN("damage-point", $points, case: "acc") } { AS($target, case: "dat", whose: "your") }
} за { AS($count, counted: "each") }
do-damage-per-at-most = { $mood ->
    [option] нанести { AS($source, case: "ins") } { $points } { NOUN("damage-point", $points, case: "acc") } { AS($target, case: "dat", whose: "own") }
   *[plain] { AS($source, case: "nom") } наносит { $points } { NOUN("damage-point", $points, case: "acc") } { AS($target, case: "dat", whose: "your") }
} за { AS($count, counted: "each") }{ $place ->
    [main] . Таким образом нельзя нанести больше { $most } { NOUN("damage-point", $most, case: "gen") }
   *[inner] {" "}(таким образом нельзя нанести больше { $most } { NOUN("damage-point", $most, case: "gen") })
}
do-damage-equal = { $mood ->
    [option] нанести { AS($source, case: "ins") } { AS($target, case: "dat", whose: "own") }
   *[plain] { AS($source, case: "nom") } наносит { AS($target, case: "dat", whose: "your") }
} урон в размере { $size }
damage-self = { $mood ->
    [option] нанести { AS($who, case: "dat", whose: "own") }
   *[plain] { AS($who, case: "nom") } наносит себе
} { $points } { NOUN("damage-point", $points, case: "acc") }
damage-self-per = { $mood ->
    [option] нанести { AS($who, case: "dat", whose: "own") }
   *[plain] { AS($who, case: "nom") } наносит себе
} { $points } { NOUN("damage-point", $points, case: "acc") } за { AS($count, counted: "each") }
damage-self-per-at-most = { $mood ->
    [option] нанести { AS($who, case: "dat", whose: "own") }
   *[plain] { AS($who, case: "nom") } наносит себе
} { $points } { NOUN("damage-point", $points, case: "acc") } за { AS($count, counted: "each") }{ $place ->
    [main] . Таким образом он не может нанести себе больше { $most } { NOUN("damage-point", $most, case: "gen") }
   *[inner] {" "}(таким образом он не может нанести себе больше { $most } { NOUN("damage-point", $most, case: "gen") })
}
damage-self-equal = { $mood ->
    [option] нанести { AS($who, case: "dat", whose: "own") }
   *[plain] { AS($who, case: "nom") } наносит себе
} урон в размере { $size }

# --- состояния и каунтеры

inflict = { $mood ->
    [option] { AS($condition, as: "make") } { AS($who, case: "acc", whose: "own") }
   *[plain] { $who ->
        [it] { $joined ->
            [yes] { AS($condition, as: "short") }
           *[no] он теперь { AS($condition, as: "short") }
        }
        [choice] { $condition ->
            [asleep] усыпите
            [confused] сконфузьте
            [paralyzed] парализуйте
            [poisoned] отравите
           *[burned] подожгите
        } { AS($who, case: "acc", whose: "own") }
        [choice-by-opponent] { $condition ->
            [asleep] усыпите
            [confused] сконфузьте
            [paralyzed] парализуйте
            [poisoned] отравите
           *[burned] подожгите
        } { AS($who, case: "acc", whose: "own") }
       *[other] { AS($who, case: "nom") } теперь { AS($condition, as: "short") }
    }
}
    .alt1 = { $mood ->
        [option] сделать { AS($who, case: "acc", whose: "own") } { AS($condition, as: "ins") }
       *[plain] { $who ->
            [it] { $joined ->
                [yes] становится { AS($condition, as: "ins") }
               *[no] он становится { AS($condition, as: "ins") }
            }
           *[other] { AS($who, case: "nom") } становится { AS($condition, as: "ins") }
        }
    }
inflict-chosen = { $mood ->
    [option] { AS($conditions, as: "make") } { AS($who, case: "acc", whose: "own") }
   *[plain] { $who ->
        [it] { $joined ->
            [yes] теперь { AS($conditions, as: "short") }
           *[no] он теперь { AS($conditions, as: "short") }
        }
       *[other] { AS($who, case: "nom") } теперь { AS($conditions, as: "short") }
    }
} (по Вашему выбору)
poison-strong = { $mood ->
    [option] отравить { AS($who, case: "acc", whose: "own") }
   *[plain] { $who ->
        [it] { $joined ->
            [yes] отравлен
           *[no] он теперь отравлен
        }
        [choice] отравите { AS($who, case: "acc", whose: "own") }
        [choice-by-opponent] отравите { AS($who, case: "acc", whose: "own") }
       *[other] { AS($who, case: "nom") } теперь отравлен
    }
}{ $place ->
    [main] . Теперь он получает { $points } { NOUN("damage-point", $points, case: "acc") } от отравления вместо 10 после каждого хода (даже если уже был отравлен)
   *[inner] {" "}(теперь он получает { $points } { NOUN("damage-point", $points, case: "acc") } от отравления вместо 10 после каждого хода, даже если уже был отравлен)
}
recover = { $mood ->
    [option] снять
   *[plain] снимите
} { AS($who, case: "from", whose: "own") } все особые эффекты
    .alt1 = { $mood ->
        [option] снять
       *[plain] снимите
    } { AS($who, case: "from", whose: "own") } все специальные условия
# proposed: замешательства (книга: «конфузить»)
recover-named = { $mood ->
    [option] избавить { AS($who, case: "acc", whose: "own") } от сна, замешательства, паралича и отравления
   *[plain] { $who ->
        [choice] избавьте { AS($who, case: "acc", whose: "own") } от сна, замешательства, паралича и отравления
        [choice-by-opponent] избавьте { AS($who, case: "acc", whose: "own") } от сна, замешательства, паралича и отравления
        [each] избавьте { AS($who, case: "acc", whose: "own") } от сна, замешательства, паралича и отравления
       *[other] { AS($who, case: "nom") } больше не спит, не конфужен, не парализован и не отравлен
    }
}
recover-from = { $mood ->
    [option] избавить
   *[plain] избавьте
} { AS($who, case: "acc", whose: "own") } от { AS($conditions, as: "gen") }
remove-counters = { $mood ->
    [option] снять
   *[plain] снимите
} { AS($target, case: "from", whose: "own") } { $counters }
remove-counters-equal = { $mood ->
    [option] снять
   *[plain] снимите
} { AS($target, case: "from", whose: "own") } { -damage-counter(form: "nom-plural") } в размере { $size }
put-counters = { $mood ->
    [option] поместить
   *[plain] поместите
} { $number } { NOUN("damage-counter", $number, case: "acc") } на { AS($target, case: "acc", whose: "own") }
put-counters-per = { $mood ->
    [option] поместить
   *[plain] поместите
} { $number } { NOUN("damage-counter", $number, case: "acc") } на { AS($target, case: "acc", whose: "own") } за { AS($count, counted: "each") }
put-counters-per-at-most = { $mood ->
    [option] поместить
   *[plain] поместите
} { $number } { NOUN("damage-counter", $number, case: "acc") } на { AS($target, case: "acc", whose: "own") } за { AS($count, counted: "each") }{ $place ->
    [main] . Таким образом нельзя поместить больше { $most } { NOUN("damage-counter", $most, case: "gen") }
   *[inner] {" "}(таким образом нельзя поместить больше { $most } { NOUN("damage-counter", $most, case: "gen") })
}
put-counters-equal = { $mood ->
    [option] поместить
   *[plain] поместите
} на { AS($target, case: "acc", whose: "own") } { -damage-counter(form: "nom-plural") } в размере { $size }
move-counters = { $mood ->
    [option] переместить
   *[plain] переместите
} { $number } { NOUN("damage-counter", $number, case: "acc") } { AS($source, case: "from", whose: "own") } на { AS($target, case: "acc", whose: "own") } { $guard ->
    [survives] (если при этом он не будет побеждён)
   *[even-to-knock-out] (даже если при этом он будет побеждён)
}
move-counters-within = { $mood ->
    [option] переместить
   *[plain] переместите
} { $number } { NOUN("damage-counter", $number, case: "acc") } с 1 из { AS($group, scope: "some", whose: "own") } на другого { $guard ->
    [survives] (если при этом он не будет побеждён)
   *[even-to-knock-out] (даже если при этом он будет побеждён)
}
# Выбранных может быть несколько, поэтому о них — «победите».
knock-out = { $mood ->
    [option] { $who ->
        [choice] победить { AS($who, case: "acc", whose: "own") }
        [choice-by-opponent] победить { AS($who, case: "acc", whose: "own") }
       *[other] считать { AS($who, case: "acc", whose: "own") } побеждённым
    }
   *[plain] { $who ->
        [choice] победите { AS($who, case: "acc", whose: "own") }
        [choice-by-opponent] победите { AS($who, case: "acc", whose: "own") }
       *[other] { AS($who, case: "nom") } считается побеждённым
    }
}

# --- энергия

discard-energy = { $mood ->
    [option] скинуть
   *[plain] скиньте
} { $cards } { AS($target, case: "from", whose: "own") }
attach-energy = { $mood ->
    [option] наложить
   *[plain] наложите
} { $cards } { $source ->
    [hand] из руки
   *[discard-pile] из своей стопки скинутых карт
} на { AS($to, case: "acc", whose: "own") }
    .alt1 = { $mood ->
        [option] наложить
       *[plain] наложите
    } { $cards } { $source ->
        [hand] {""}
       *[discard-pile] из своей стопки
    } на { AS($to, case: "acc", whose: "own") }
attach-energy-from-deck = { $mood ->
    [option] найти в своей колоде и наложить
   *[plain] найдите в своей колоде и наложите
} на { AS($to, case: "acc", whose: "own") } { $cards }{ $place ->
    [main] . Затем перемешайте колоду
   *[inner] {" "}(затем перемешайте колоду)
}
for-each = { $mood ->
    [option] { $act } за { AS($count, counted: "each") }
   *[plain] за { AS($count, counted: "each") } { $act }
}
move-energy = { $mood ->
    [option] переместить
   *[plain] переместите
} { $cards } { AS($source, case: "from", whose: "own") } на { AS($target, case: "acc", whose: "own") }
move-energy-within = { $mood ->
    [option] переместить
   *[plain] переместите
} { $cards } с 1 из { AS($group, scope: "some", whose: "own") } на другого
become-energy = { $mood ->
    [option] превратить { AS($who, case: "acc", whose: "own") } в карту энергии, дающую { $number } { NOUN("energy-unit", $number, case: "acc") } энергии выбранного типа, и наложить её
   *[plain] превратите { AS($who, case: "acc") } в карту энергии, дающую { $number } { NOUN("energy-unit", $number, case: "acc") } энергии выбранного типа, и наложите её
} на 1 из { AS($group, scope: "another", whose: "own") }
become-energy-for-opponent = { $mood ->
    [option] превратить { AS($who, case: "acc", whose: "own") } в карту энергии, дающую { $number } { NOUN("energy-unit", $number, case: "acc") } энергии выбранного типа, и наложить её
   *[plain] превратите { AS($who, case: "acc") } в карту энергии, дающую { $number } { NOUN("energy-unit", $number, case: "acc") } энергии выбранного типа, и наложите её
} на 1 из { AS($group, scope: "another", whose: "own") } (по выбору оппонента)

# --- карты

draw = { $player ->
    [you] { $mood ->
        [option] взять
       *[plain] возьмите
    }
   *[opponent] { $mood ->
        [option] дать оппоненту взять
       *[plain] оппонент берёт
    }
} { $number ->
    [1] { NOUN("card", $number, case: "acc") }
    [one] { $number } { NOUN("card", $number, case: "acc") }
    [few] { $number } { NOUN("card", $number, case: "acc") }
   *[many] { $number } { NOUN("card", $number, case: "acc") }
}
draw-up-to = { $player ->
    [you] { $mood ->
        [option] взять
       *[plain] возьмите
    }
   *[opponent] { $mood ->
        [option] дать оппоненту взять
       *[plain] оппонент берёт
    }
} до { $number } { NOUN("card", $number, case: "gen") }
draw-as-many = { $player ->
    [you] { $mood ->
        [option] взять
       *[plain] возьмите
    }
   *[opponent] { $mood ->
        [option] дать оппоненту взять
       *[plain] оппонент берёт
    }
} столько же { -card(form: "gen-many") }
discard-from-hand = { $player ->
    [you] { $mood ->
        [option] скинуть
       *[plain] скиньте
    }
   *[opponent] { $mood ->
        [option] заставить оппонента скинуть
       *[plain] оппонент скидывает
    }
} из руки { $number } { NOUN("card", $number, case: "acc") }
discard-from-hand-up-to = { $player ->
    [you] { $mood ->
        [option] скинуть
       *[plain] скиньте
    }
   *[opponent] { $mood ->
        [option] заставить оппонента скинуть
       *[plain] оппонент скидывает
    }
} из руки до { $number } { NOUN("card", $number, case: "gen") }
discard-from-hand-any = { $player ->
    [you] { $mood ->
        [option] скинуть
       *[plain] скиньте
    }
   *[opponent] { $mood ->
        [option] заставить оппонента скинуть
       *[plain] оппонент скидывает
    }
} из руки любое число { -card(form: "gen-many") }
discard-hand = { $player ->
    [you] { $mood ->
        [option] скинуть
       *[plain] скиньте
    }
   *[opponent] { $mood ->
        [option] заставить оппонента скинуть
       *[plain] оппонент скидывает
    }
} из руки все { -card(form: "acc-few") }
discard-from-deck = { $mood ->
    [option] скинуть
   *[plain] скиньте
} { $number ->
    [1] { NOUN("top-card", $number, case: "acc") }
    [one] { $number } { NOUN("top-card", $number, case: "acc") }
    [few] { $number } { NOUN("top-card", $number, case: "acc") }
   *[many] { $number } { NOUN("top-card", $number, case: "acc") }
} { $player ->
    [you] своей колоды
   *[opponent] колоды оппонента
}
discard-from-deck-as-many = { $mood ->
    [option] скинуть
   *[plain] скиньте
} столько же { -top-card(form: "gen-many") } { $player ->
    [you] своей колоды
   *[opponent] колоды оппонента
}
# proposed: замешать
put-cards = { $to ->
    [hand] { $player ->
        [you] { $mood ->
            [option] взять
           *[plain] возьмите
        }
       *[opponent] { $mood ->
            [option] переместить
           *[plain] переместите
        }
    }
    [deck] { $mood ->
        [option] замешать
       *[plain] замешайте
    }
    [top-of-deck] { $mood ->
        [option] положить
       *[plain] положите
    }
   *[bench] { $mood ->
        [option] поместить
       *[plain] поместите
    }
} { $cards } { $player ->
    [you] из своей { $source }
   *[opponent] из { $source } оппонента
} { $player ->
    [you] { $to ->
        [hand] в руку
        [deck] в колоду
        [top-of-deck] на верх колоды
       *[bench] на скамью запасных
    }
   *[opponent] { $to ->
        [hand] в его руку
        [deck] в его колоду
        [top-of-deck] на верх его колоды
       *[bench] на его скамью запасных
    }
}
opponent-puts = { $mood ->
    [option] заставить оппонента { $to ->
        [hand] { $player ->
            [you] переместить
           *[opponent] взять
        }
        [deck] замешать
        [top-of-deck] положить
       *[bench] поместить
    }
   *[plain] оппонент { $to ->
        [hand] { $player ->
            [you] перемещает
           *[opponent] берёт
        }
        [deck] замешивает
        [top-of-deck] кладёт
       *[bench] помещает
    }
} { $cards } из { $player ->
    [you] Вашей
   *[opponent] своей
} { $source } { $player ->
    [you] { $to ->
        [hand] в Вашу руку
        [deck] в Вашу колоду
        [top-of-deck] на верх Вашей колоды
       *[bench] на Вашу скамью запасных
    }
   *[opponent] { $to ->
        [hand] в руку
        [deck] в колоду
        [top-of-deck] на верх колоды
       *[bench] на скамью запасных
    }
}
put-hand = { $player ->
    [you] { $mood ->
        [option] { $to ->
            [hand] взять
            [deck] замешать
            [top-of-deck] положить
           *[bench] поместить
        }
       *[plain] { $to ->
            [hand] возьмите
            [deck] замешайте
            [top-of-deck] положите
           *[bench] поместите
        }
    }
   *[opponent] { $mood ->
        [option] заставить оппонента { $to ->
            [hand] взять
            [deck] замешать
            [top-of-deck] положить
           *[bench] поместить
        }
       *[plain] оппонент { $to ->
            [hand] берёт
            [deck] замешивает
            [top-of-deck] кладёт
           *[bench] помещает
        }
    }
} всю свою руку { $to ->
    [hand] в руку
    [deck] в колоду
    [top-of-deck] на верх колоды
   *[bench] на скамью запасных
}
origin = { $case ->
    [loc] { $value ->
        [hand] руке
       *[discard-pile] стопке скинутых карт
    }
   *[gen] { $value ->
        [hand] руки
       *[discard-pile] стопки скинутых карт
    }
}
    .alt1 = { $case ->
        [loc] { $value ->
            [hand] руке
           *[discard-pile] стопке
        }
       *[gen] { $value ->
            [hand] руки
           *[discard-pile] стопки
        }
    }
show-hand = { $player ->
    [you] { $mood ->
        [option] показать
       *[plain] покажите
    } оппоненту
   *[opponent] { $mood ->
        [option] заставить оппонента показать
       *[plain] оппонент показывает
    } Вам
} свою руку
look = { $mood ->
    [option] посмотреть
   *[plain] посмотрите
} { $what }
look-at-two = { $mood ->
    [option] посмотреть
   *[plain] посмотрите
} одно из следующего: { $first } или { $last }
look-at-three = { $mood ->
    [option] посмотреть
   *[plain] посмотрите
} одно из следующего: { $first }, { $middle } или { $last }
look-at = { $value ->
    [top-of-a-deck] верхнюю карту колоды любого игрока
    [card-in-hand] случайную карту в руке оппонента
    [a-prize] одну из призовых карт любого игрока
   *[hand] руку оппонента
}
rearrange = { $mood ->
    [option] посмотреть
   *[plain] посмотрите
} до { $number } { NOUN("top-card", $number, case: "gen") } { $deck ->
    [yours] своей колоды
    [opponents] колоды оппонента
   *[either] колоды любого игрока
} и { $mood ->
    [option] расположить
   *[plain] расположите
} их в любом порядке
rearrange-all = { $mood ->
    [option] посмотреть
   *[plain] посмотрите
} { $number } { NOUN("top-card", $number, case: "acc") } { $deck ->
    [yours] своей колоды
    [opponents] колоды оппонента
   *[either] колоды любого игрока
} и { $mood ->
    [option] расположить
   *[plain] расположите
} { $number ->
    [1] её
    [one] их
    [few] их
   *[many] их
} в любом порядке
# proposed: замешайте
take-from-top = { $mood ->
    [option] посмотреть
   *[plain] посмотрите
} { $top } { NOUN("top-card", $top, case: "acc") } своей колоды и { $mood ->
    [option] взять
   *[plain] возьмите
} из них { $cards } в руку{ $place ->
    [main] . Остальные карты { $rest ->
        [deck] замешайте в колоду
       *[discard-pile] скиньте
    }
   *[inner] {" "}(остальные карты { $rest ->
        [deck] замешайте в колоду
       *[discard-pile] скиньте
    })
}
shuffle-deck = { $mood ->
    [option] перемешать
   *[plain] перемешайте
} { $player ->
    [you] свою колоду
   *[opponent] колоду оппонента
}
search-deck = { $mood ->
    [option] найти
   *[plain] найдите
} в своей колоде { $number } { NOUN("card", $number, case: "acc") } и { $mood ->
    [option] взять
   *[plain] возьмите
} { $number ->
    [1] её
    [one] их
    [few] их
   *[many] их
} в руку{ $place ->
    [main] . Затем перемешайте колоду
   *[inner] {" "}(затем перемешайте колоду)
}
search-deck-up-to = { $mood ->
    [option] найти
   *[plain] найдите
} в своей колоде до { $number } { NOUN("card", $number, case: "gen") } и { $mood ->
    [option] взять
   *[plain] возьмите
} { $number ->
    [1] её
    [one] их
    [few] их
   *[many] их
} в руку{ $place ->
    [main] . Затем перемешайте колоду
   *[inner] {" "}(затем перемешайте колоду)
}
search-deck-for = { $mood ->
    [option] найти
   *[plain] найдите
} в своей колоде { $number } { $number ->
    [1] { AS($filter, plural: "one", case: "acc") }, { $mood ->
        [option] показать её оппоненту и взять её
       *[plain] покажите её оппоненту и возьмите её
    }
    [one] { AS($filter, plural: "one", case: "acc") }, { $mood ->
        [option] показать их оппоненту и взять их
       *[plain] покажите их оппоненту и возьмите их
    }
    [few] { AS($filter, plural: "few", case: "acc") }, { $mood ->
        [option] показать их оппоненту и взять их
       *[plain] покажите их оппоненту и возьмите их
    }
   *[many] { AS($filter, plural: "many", case: "acc") }, { $mood ->
        [option] показать их оппоненту и взять их
       *[plain] покажите их оппоненту и возьмите их
    }
} в руку{ $place ->
    [main] . Затем перемешайте колоду
   *[inner] {" "}(затем перемешайте колоду)
}
search-deck-for-up-to = { $mood ->
    [option] найти
   *[plain] найдите
} в своей колоде до { $number } { $number ->
    [1] { AS($filter, plural: "one", case: "gen") }, { $mood ->
        [option] показать её оппоненту и взять её
       *[plain] покажите её оппоненту и возьмите её
    }
    [one] { AS($filter, plural: "one", case: "gen") }, { $mood ->
        [option] показать их оппоненту и взять их
       *[plain] покажите их оппоненту и возьмите их
    }
    [few] { AS($filter, plural: "few", case: "gen") }, { $mood ->
        [option] показать их оппоненту и взять их
       *[plain] покажите их оппоненту и возьмите их
    }
   *[many] { AS($filter, plural: "many", case: "gen") }, { $mood ->
        [option] показать их оппоненту и взять их
       *[plain] покажите их оппоненту и возьмите их
    }
} в руку{ $place ->
    [main] . Затем перемешайте колоду
   *[inner] {" "}(затем перемешайте колоду)
}
search-deck-for-any = { $mood ->
    [option] найти
   *[plain] найдите
} в своей колоде любое число { AS($filter, plural: "many", case: "gen") }, { $mood ->
    [option] показать их оппоненту и взять их
   *[plain] покажите их оппоненту и возьмите их
} в руку{ $place ->
    [main] . Затем перемешайте колоду
   *[inner] {" "}(затем перемешайте колоду)
}
search-deck-onto-bench = { $mood ->
    [option] найти
   *[plain] найдите
} в своей колоде { $number ->
    [1] { AS($filter, plural: "one", case: "acc") } и { $mood ->
        [option] поместить её
       *[plain] поместите её
    }
    [one] { $number } { AS($filter, plural: "one", case: "acc") } и { $mood ->
        [option] поместить их
       *[plain] поместите их
    }
    [few] { $number } { AS($filter, plural: "few", case: "acc") } и { $mood ->
        [option] поместить их
       *[plain] поместите их
    }
   *[many] { $number } { AS($filter, plural: "many", case: "acc") } и { $mood ->
        [option] поместить их
       *[plain] поместите их
    }
} на скамью запасных{ $place ->
    [main] . Затем перемешайте колоду
   *[inner] {" "}(затем перемешайте колоду)
}
search-deck-onto-bench-up-to = { $mood ->
    [option] найти
   *[plain] найдите
} в своей колоде до { $number } { $number ->
    [one] { AS($filter, plural: "one", case: "gen") }
    [few] { AS($filter, plural: "few", case: "gen") }
   *[many] { AS($filter, plural: "many", case: "gen") }
} и { $mood ->
    [option] поместить
   *[plain] поместите
} { $number ->
    [1] её
    [one] их
    [few] их
   *[many] их
} на скамью запасных{ $place ->
    [main] . Затем перемешайте колоду
   *[inner] {" "}(затем перемешайте колоду)
}
search-deck-onto-bench-any = { $mood ->
    [option] найти
   *[plain] найдите
} в своей колоде любое число { AS($filter, plural: "many", case: "gen") } и { $mood ->
    [option] поместить
   *[plain] поместите
} их на скамью запасных{ $place ->
    [main] . Затем перемешайте колоду
   *[inner] {" "}(затем перемешайте колоду)
}
# proposed: сверху
search-deck-for-top = { $mood ->
    [option] найти
   *[plain] найдите
} в своей колоде { $number ->
    [1] { AS($filter, plural: "one", case: "acc") }
    [one] { $number } { AS($filter, plural: "one", case: "acc") }
    [few] { $number } { AS($filter, plural: "few", case: "acc") }
   *[many] { $number } { AS($filter, plural: "many", case: "acc") }
}, { $mood ->
    [option] перемешать колоду и положить
   *[plain] перемешайте колоду и положите
} { $number ->
    [1] найденную карту
    [one] найденные карты
    [few] найденные карты
   *[many] найденные карты
} сверху
# proposed: сверху
search-deck-for-top-up-to = { $mood ->
    [option] найти
   *[plain] найдите
} в своей колоде до { $number } { $number ->
    [one] { AS($filter, plural: "one", case: "gen") }
    [few] { AS($filter, plural: "few", case: "gen") }
   *[many] { AS($filter, plural: "many", case: "gen") }
}, { $mood ->
    [option] перемешать колоду и положить
   *[plain] перемешайте колоду и положите
} { $number ->
    [1] найденную карту
    [one] найденные карты
    [few] найденные карты
   *[many] найденные карты
} сверху
# proposed: сверху
search-deck-for-top-any = { $mood ->
    [option] найти
   *[plain] найдите
} в своей колоде любое число { AS($filter, plural: "many", case: "gen") }, { $mood ->
    [option] перемешать колоду и положить
   *[plain] перемешайте колоду и положите
} найденные карты сверху

# --- места и атаки

switch = { $player ->
    [you] { $chooser ->
        [you] { $mood ->
            [option] заменить
           *[plain] замените
        } своего активного Покемона на 1 из своих запасных Покемонов
       *[opponent] { $mood ->
            [option] заставить оппонента заменить
           *[plain] оппонент заменяет
        } Вашего активного Покемона на 1 из Ваших запасных Покемонов
    }
   *[opponent] { $chooser ->
        [you] { $mood ->
            [option] заменить
           *[plain] замените
        } активного Покемона оппонента на 1 из его запасных Покемонов
       *[opponent] { $mood ->
            [option] заставить оппонента заменить
           *[plain] оппонент заменяет
        } своего активного Покемона на 1 из своих запасных Покемонов
    }
}
take-active-place = { $mood ->
    [option] поменять
   *[plain] поменяйте
} { AS($who, case: "acc", whose: "own") } местами { $who ->
    [that] с активным Покемоном его владельца
   *[other] со своим активным Покемоном
}
return-to-hand = { $mood ->
    [option] вернуть
   *[plain] верните
} { AS($target, case: "acc", whose: "own") } со всеми наложенными картами в руку владельца
return-to-deck = { $mood ->
    [option] замешать
   *[plain] замешайте
} { AS($target, case: "acc", whose: "own") } со всеми наложенными картами в колоду владельца
# proposed: карту основного Покемона
return-basic-to-hand = { $mood ->
    [option] вернуть
   *[plain] верните
} { AS($target, case: "acc", whose: "own") } (только карту основного Покемона) в руку владельца{ $place ->
    [main] . Скиньте все остальные наложенные карты
   *[inner] {" "}(скиньте все остальные наложенные карты)
}
# proposed: карту основного Покемона
return-basic-to-deck = { $mood ->
    [option] замешать
   *[plain] замешайте
} { AS($target, case: "acc", whose: "own") } (только карту основного Покемона) в колоду владельца{ $place ->
    [main] . Скиньте все остальные наложенные карты
   *[inner] {" "}(скиньте все остальные наложенные карты)
}
# proposed: эволюции, карты эволюции
devolve = { $mood ->
    [option] выбрать ранг эволюции и скинуть
   *[plain] выберите ранг эволюции и скиньте
} { AS($target, case: "from", whose: "own") } все карты эволюции этого и более высоких рангов
change-feature = { $mood ->
    [option] изменить
   *[plain] измените
} { $feature } { AS($who, case: "gen", whose: "own") } на { $source }
feature = { $value ->
    [type] тип
    [weakness] слабость
   *[resistance] стойкость
}
type-source = { $value ->
    [any] любой тип по Вашему выбору (кроме бесцветного)
   *[in-play] тип любого другого Покемона в игре (кроме бесцветного)
}
# proposed: карту эволюции
evolve-skipping-stage = { $mood ->
    [option] поместить
   *[plain] поместите
} из руки карту эволюции 2-го ранга поверх подходящего основного Покемона
evolve-from-hand = { $mood ->
    [option] поместить
   *[plain] поместите
} из руки эволюционирующую из { AS($who, case: "gen", whose: "own") } карту поверх него (это считается эволюцией)
evolve-from-deck = { $mood ->
    [option] найти
   *[plain] найдите
} в своей колоде эволюционирующую из { AS($who, case: "gen", whose: "own") } карту и { $mood ->
    [option] поместить
   *[plain] поместите
} её поверх него (это считается эволюцией{ $place ->
    [main] ). Затем перемешайте колоду
   *[inner] ; затем перемешайте колоду)
}
end-turn = { $mood ->
    [option] завершить свой ход
   *[plain] Ваш ход завершается
}
choose-attack = { $mood ->
    [option] выбрать
   *[plain] выберите
} 1 из атак { AS($who, case: "gen", whose: "own") }
copy-attack = { $mood ->
    [option] скопировать этой атакой выбранную атаку
   *[plain] эта атака копирует выбранную атаку
} (кроме её стоимости и других условий использования)

### Существительные и слова закрытых списков. Как устроены эти файлы: docs/phrasebook.md
### Ключ формы: падеж и категория числа; [acc-many] — форма, которой управляет числительное («5 карт»); «plural» — без числа.
### «proposed»: в книге правил такого слова нет, выбрано так, как говорят игроки.

-card = { $form ->
   *[acc-one] карту
    [acc-few] карты
    [acc-many] карт
    [gen-one] карты
    [gen-few] карт
    [gen-many] карт
}
    .gender = feminine
-top-card = { $form ->
   *[acc-one] верхнюю карту
    [acc-few] верхние карты
    [acc-many] верхних карт
    [gen-one] верхней карты
    [gen-few] верхних карт
    [gen-many] верхних карт
}
    .gender = feminine
-other-card = { $form ->
   *[acc-one] другую карту
    [acc-few] другие карты
    [acc-many] других карт
}
    .gender = feminine
# Согласование с картами: «карту (эволюционирующую из …)», «5 карт (эволюционирующих из …)».
-evolving = { $form ->
   *[acc-one] эволюционирующую
    [acc-few] эволюционирующие
    [acc-many] эволюционирующих
    [gen-one] эволюционирующей
    [gen-few] эволюционирующих
    [gen-many] эволюционирующих
}
    .gender = feminine
-coin = { $form ->
   *[acc-one] монетку
    [acc-few] монетки
    [acc-many] монеток
    [gen-many] монеток
}
    .gender = feminine
-damage-counter = { $form ->
   *[acc-one] каунтер урона
    [acc-few] каунтера урона
    [acc-many] каунтеров урона
    [gen-one] каунтера урона
    [gen-few] каунтеров урона
    [gen-many] каунтеров урона
    [nom-plural] каунтеры урона
    [ins-plural] каунтерами урона
}
    .gender = masculine
-damage-point = { $form ->
   *[acc-one] очко урона
    [dat-one] очку урона
    [acc-few] очка урона
    [acc-many] очков урона
    [gen-one] очка урона
    [gen-few] очков урона
    [gen-many] очков урона
}
    .gender = neuter
-point = { $form ->
   *[acc-one] очко
    [acc-few] очка
    [acc-many] очков
}
    .gender = neuter
# Согласование с очками: «1 очко урона, умноженное на …», «20 очков урона, умноженных на …».
-multiplied = { $form ->
   *[acc-one] умноженное
    [acc-few] умноженных
    [acc-many] умноженных
}
    .gender = neuter
# proposed (единица энергии)
-energy-unit = { $form ->
   *[acc-one] единицу
    [acc-few] единицы
    [acc-many] единиц
    [gen-many] единиц
}
    .gender = feminine
-hit-point = { $form ->
   *[nom-one] жизненный пункт
    [nom-few] жизненных пункта
    [nom-many] жизненных пунктов
}
    .gender = masculine

# Состояние как сказуемое («теперь спит»), в творительном падеже («не может стать спящим»), в родительном («от сна»), как действие («усыпить»).
# proposed: замешательства, ожога
condition = { $as ->
    [ins] { $value ->
        [asleep] спящим
        [confused] конфуженным
        [paralyzed] парализованным
        [poisoned] отравленным
       *[burned] подожжённым
    }
    [gen] { $value ->
        [asleep] сна
        [confused] замешательства
        [paralyzed] паралича
        [poisoned] отравления
       *[burned] ожога
    }
    [make] { $value ->
        [asleep] усыпить
        [confused] сконфузить
        [paralyzed] парализовать
        [poisoned] отравить
       *[burned] поджечь
    }
   *[short] { $value ->
        [asleep] спит
        [confused] конфужен
        [paralyzed] парализован
        [poisoned] отравлен
       *[burned] подожжён
    }
}
    .alt1 = { $as ->
        [ins] { $value ->
            [asleep] спящим
            [confused] контуженным
            [paralyzed] парализованным
            [poisoned] отравленным
           *[burned] подожжённым
        }
        [gen] { $value ->
            [asleep] сна
            [confused] замешательства
            [paralyzed] паралича
            [poisoned] отравления
           *[burned] ожога
        }
        [make] { $value ->
            [asleep] усыпить
            [confused] сконфузить
            [paralyzed] парализовать
            [poisoned] отравить
           *[burned] поджечь
        }
       *[short] { $value ->
            [asleep] спит
            [confused] контужен
            [paralyzed] парализован
            [poisoned] отравлен
           *[burned] подожжён
        }
    }
# «карту огненной энергии», «огненный тип», «карту огненного Покемона», «огненных Покемонов».
energy-type = { $agree ->
    [nom] { $value ->
        [grass] травяной
        [fire] огненный
        [water] водный
        [lightning] электрический
        [psychic] психический
        [fighting] боевой
        [darkness] тёмный
        [metal] металлический
       *[colorless] бесцветный
    }
    [gen] { $value ->
        [grass] травяного
        [fire] огненного
        [water] водного
        [lightning] электрического
        [psychic] психического
        [fighting] боевого
        [darkness] тёмного
        [metal] металлического
       *[colorless] бесцветного
    }
    [plural] { $value ->
        [grass] травяных
        [fire] огненных
        [water] водных
        [lightning] электрических
        [psychic] психических
        [fighting] боевых
        [darkness] тёмных
        [metal] металлических
       *[colorless] бесцветных
    }
   *[energy] { $value ->
        [grass] травяной
        [fire] огненной
        [water] водной
        [lightning] электрической
        [psychic] психической
        [fighting] боевой
        [darkness] тёмной
        [metal] металлической
       *[colorless] бесцветной
    }
}
# $whose: «во время своего следующего хода», где что-либо делаете Вы.
# proposed: места активного Покемона
duration = { $value ->
    [this-turn] во время этого хода
    [opponents-next-turn] во время следующего хода оппонента
    [your-next-turn] во время { $whose ->
        [own] своего
       *[your] Вашего
    } следующего хода
    [through-opponents-next-turn] до конца следующего хода оппонента
    [through-your-next-turn] до конца { $whose ->
        [own] своего
       *[your] Вашего
    } следующего хода
    [while-active] до его ухода с места активного Покемона
   *[while-in-play] до его выхода из игры
}
    .alt1 = { $value ->
        [this-turn] до конца хода
        [opponents-next-turn] во время следующего хода соперника
        [your-next-turn] во время { $whose ->
        [own] своего
       *[your] Вашего
    } следующего хода
        [through-opponents-next-turn] до конца следующего хода соперника
        [through-your-next-turn] до конца { $whose ->
        [own] своего
       *[your] Вашего
    } следующего хода
        [while-active] до его ухода с места активного Покемона
       *[while-in-play] до его выхода из игры
    }
usage = { $value ->
    [unlimited] сколько угодно раз за свой ход (до атаки)
   *[once] один раз за свой ход (до атаки)
}
symbol = { $type ->
    [grass] [G]
    [fire] [R]
    [water] [W]
    [lightning] [L]
    [psychic] [P]
    [fighting] [F]
    [darkness] [D]
    [metal] [M]
   *[colorless] [C]
}
symbols-more = { $first }{ $more }

### Строки карты вокруг её текстов. «proposed»: книга правил выражения не знает.

face-basic = Основной Покемон
face-stage-1 = Покемон 1-го ранга, эволюционирующий из { $before }
face-stage-2 = Покемон 2-го ранга, эволюционирующий из { $before }
# proposed
face-level-x = LV.X, помещается поверх { $before }
# proposed: возрождается из
face-restored = Возрождённый Покемон, возрождается из { $before }
face-label = { $label }
# proposed: δ, ☆
label = { $value ->
    [ex] Покемон-ЭКС
    [delta] δ (дельта-вид)
   *[star] ☆ (Покемон-звезда)
}
face-two-prizes = Когда Покемон-ЭКС побеждён, оппонент его владельца берёт 2 призовые карты.
face-types = Тип: { $types }
types-one = { AS($type, agree: "nom") }
types-two = { AS($first, agree: "nom") }/{ AS($last, agree: "nom") }
face-hp = Жизненные пункты: { $hp }
face-level = Уровень: { $level }
face-species-number = № { $number }
face-species-category = Покемон: { $category }
# proposed: Рост
face-length = Рост: { $length }
# proposed: Вес
face-weight = Вес: { $weight }
face-power = { $kind }: { $name }
# proposed: Способность Покемона, Poké-Power, Poké-Body
power-kind = { $value ->
    [pokemon-power] Способность Покемона
    [poke-power] Poké-Power
    [poke-body] Poké-Body
   *[ability] Способность
}
face-weakness-times = Слабость: { AS($type, agree: "nom") } ×{ $times }
face-weakness-plus = Слабость: { AS($type, agree: "nom") } +{ $points }
face-resistance = Стойкость: { AS($type, agree: "nom") } −{ $points }
# proposed: цена отступления
face-retreat = Цена отступления: { $symbols }
# proposed: Цена отступления
face-retreat-free = Цена отступления: без платы
face-trainer = { $kind }
# proposed: инструмент Покемона
trainer-kind = { $value ->
    [trainer] Карта тренера
    [item] Карта тренера: карта-предмет
    [supporter] Карта тренера: карта поддержки
    [stadium] Карта тренера: карта стадиона
   *[tool] Карта тренера: инструмент Покемона
}
face-trainer-rule = { $kind }
ruled-kind = { $value ->
    [supporter] За ход может быть активирована лишь 1 карта поддержки.
    [stadium] Эта карта остаётся в игре. Скиньте её, когда в игру вступит другая карта стадиона.
   *[tool] Наложите эту карту на 1 из своих Покемонов, на котором ещё нет инструмента Покемона.
}
face-basic-energy = Карта основной энергии
# proposed
face-special-energy = Карта специальной энергии
face-energy-provided = Даёт { $symbols }
face-rarity = { $rarity }
# proposed
rarity = { $value ->
    [common] Обычная
    [uncommon] Необычная
    [rare] Редкая
    [rare-holo] Редкая голографическая
   *[promo] Промокарта
}
# proposed
face-first-edition = Первое издание
# proposed
face-illustrator = Иллюстрация: { $illustrator }

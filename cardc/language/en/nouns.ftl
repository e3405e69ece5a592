### Nouns and the words for closed lists. How these files work: docs/phrasebook.md

-card = { $form ->
   *[one] card
    [other] cards
}
-coin = { $form ->
   *[one] coin
    [other] coins
}
-attack = { $form ->
   *[one] attack
    [other] attacks
}
-effect = { $form ->
   *[other] effects
}
-damage = damage
-weakness = Weakness
-resistance = Resistance
-damage-counter = { $form ->
   *[one] damage counter
    [other] damage counters
}

# The condition as a predicate: "is now …".
condition = { $value ->
    [asleep] Asleep
    [confused] Confused
    [paralyzed] Paralyzed
    [poisoned] Poisoned
   *[burned] Burned
}
energy-type = { $value ->
    [grass] Grass
    [fire] Fire
    [water] Water
    [lightning] Lightning
    [psychic] Psychic
    [fighting] Fighting
    [darkness] Darkness
    [metal] Metal
   *[colorless] Colorless
}
    .alt1 = { $value ->
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
duration = { $value ->
    [this-turn] during this turn
    [opponents-next-turn] during your opponent's next turn
    [your-next-turn] during your next turn
    [through-opponents-next-turn] until the end of your opponent's next turn
    [through-your-next-turn] until the end of your next turn
    [while-active] as long as it stays Active
   *[while-in-play] as long as it stays in play
}
    .alt1 = { $value ->
        [this-turn] this turn
        [opponents-next-turn] during your opponent's next turn
        [your-next-turn] during your next turn
        [through-opponents-next-turn] until the end of your opponent's next turn
        [through-your-next-turn] until the end of your next turn
        [while-active] as long as it stays Active
       *[while-in-play] as long as it stays in play
    }
    .alt2 = { $value ->
        [this-turn] until the end of this turn
        [opponents-next-turn] during your opponent's next turn
        [your-next-turn] during your next turn
        [through-opponents-next-turn] until the end of your opponent's next turn
        [through-your-next-turn] until the end of your next turn
        [while-active] as long as it stays Active
       *[while-in-play] as long as it stays in play
    }
usage = { $value ->
    [unlimited] as often as you like during your turn (before your attack)
   *[once] once during your turn (before your attack)
}
    .alt1 = { $value ->
        [unlimited] at any time during your turn (before your attack)
       *[once] once during your turn (before your attack)
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
    .alt1 = { $type ->
        [grass] Grass
        [fire] Fire
        [water] Water
        [lightning] Lightning
        [psychic] Psychic
        [fighting] Fighting
        [darkness] Darkness
        [metal] Metal
       *[colorless] Colorless
    }
symbols-more = { $first }{ $more }

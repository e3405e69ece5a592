### What holds for a while, as long as a power works, or while a Trainer card is attached.

# --- with a duration: one clause each

lasting-prevent-damage = prevent all damage done to { $who } { $duration }
lasting-prevent-damage-at-most = { $duration }, whenever { $points } or less damage is done to { $who } (after applying Weakness and Resistance), prevent that damage
    .alt1 = whenever { $points } or less damage is done to { $who } { $duration } (after applying Weakness and Resistance), prevent that damage
lasting-prevent-effects = { $duration }, prevent all effects of attacks, including damage, done to { $who }
    .alt1 = prevent all effects of attacks, including damage, done to { $who } { $duration }
lasting-more-damage = { $mood ->
    [option] have { $who }'s attacks do
   *[plain] { $who }'s attacks do
} { $points } more damage to the Defending Pokémon { $duration } (after applying Weakness and Resistance)
lasting-less-damage = { $mood ->
    [option] reduce damage done to { $who } by attacks
   *[plain] damage done to { $who } by attacks is reduced
} by { $points } { $duration } (after applying Weakness and Resistance)
    .alt1 = { $mood ->
        [option] reduce damage done to { $who } by attacks by { $points } { $duration }
       *[plain] all damage done by attacks to { $who } { $duration } is reduced by { $points }
    } (after applying Weakness and Resistance)
lasting-cannot-attack = { $mood ->
    [option] keep { $who } from attacking
   *[plain] { $who } can't attack
} { $duration }
lasting-cannot-retreat = { $mood ->
    [option] keep { $who } from retreating
   *[plain] { $who } can't retreat
} { $duration }
lasting-cannot-use-this = { $mood ->
    [option] keep { $who } from using this attack { $duration }
   *[plain] { $duration ->
        [while-in-play] you can't use this attack again as long as { $who } stays in play
       *[other] { $who } can't use this attack { $duration }
    }
}
    .alt1 = { $mood ->
        [option] keep { $who } from using this attack { $duration }
       *[plain] { $duration ->
            [while-in-play] you can't use this attack again as long as { $who } stays in play (even putting { $who } on the Bench won't let you use it again)
           *[other] { $who } can't use this attack again { $duration }
        }
    }
lasting-cannot-use-chosen = { $mood ->
    [option] keep { $who } from using that attack
   *[plain] { $who } can't use that attack
} { $duration }
lasting-must-flip-to-attack = { $mood ->
    [option] make { $who } flip a coin to attack { $duration } (if tails, that attack does nothing)
   *[plain] if { $who } tries to attack { $duration }, { $who ->
        [defending] your opponent
       *[other] its owner
    } flips a coin{ $place ->
        [main] . If tails, that attack does nothing
       *[inner] {" "}(if tails, that attack does nothing)
    }
}
lasting-energy-counts-as = turn all Energy attached to { $who } into { $type } Energy { $duration ->
    [this-turn] for the rest of the turn
   *[other] { $duration }
}

# --- in a power: one sentence each

static-prevent-damage = prevent all damage done to { $who } by attacks.
static-prevent-damage-at-most = whenever { $points } or less damage is done to { $who } by an attack (after applying Weakness and Resistance), prevent that damage.
static-prevent-effects = prevent all effects of attacks, including damage, done to { $who }.
static-more-damage = { $who }'s attacks do { $points } more damage to the Defending Pokémon (after applying Weakness and Resistance).
static-less-damage = damage done to { $who } by attacks is reduced by { $points } (after applying Weakness and Resistance).
static-cannot-attack = { $who } can't attack.
static-cannot-retreat = { $who } can't retreat.
static-must-flip-to-attack = if { $who } tries to attack, its owner flips a coin. If tails, that attack does nothing.
static-energy-counts-as = all Energy attached to { $who } is { $type } Energy.

# --- on an attached Trainer card: "that Pokémon" is the one it is attached to

attach-this = attach { $name } to { $target }. { $until ->
    [end-of-turn] At the end of your turn, discard { $name }.
    [end-of-opponents-next-turn] At the end of your opponent's next turn, discard { $name }.
   *[leaves-play] When that Pokémon leaves play, discard { $name }.
}
attached-prevent-damage = prevent all damage done to that Pokémon by attacks.
attached-prevent-damage-at-most = whenever { $points } or less damage is done to that Pokémon by an attack (after applying Weakness and Resistance), prevent that damage.
attached-prevent-effects = prevent all effects of attacks, including damage, done to that Pokémon.
attached-more-damage = if that Pokémon's attack does damage to the Defending Pokémon (after applying Weakness and Resistance), the attack does { $points } more damage to the Defending Pokémon.
    .alt1 = if this Pokémon's attack does damage to the Defending Pokémon (after applying Weakness and Resistance), the attack does { $points } more damage to the Defending Pokémon.
attached-less-damage = damage done to that Pokémon by attacks is reduced by { $points } (after applying Weakness and Resistance).
attached-cannot-attack = that Pokémon can't attack.
attached-cannot-retreat = that Pokémon can't retreat.
attached-must-flip-to-attack = if that Pokémon tries to attack, its owner flips a coin. If tails, that attack does nothing.
attached-energy-counts-as = all Energy attached to that Pokémon is { $type } Energy.

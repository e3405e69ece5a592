# first: lasting-cannot-attack
# second: lasting-cannot-retreat
# words: can't attack
# sample: The Defending Pokémon can't attack during this turn.
# kind: attack
lasting-cannot-retreat = { $mood ->
    [option] keep { $who } from retreating
   *[plain] { $who } can't attack
} { $duration }

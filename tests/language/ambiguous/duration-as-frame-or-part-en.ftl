# first: lasting-prevent-effects
# second: lasting-prevent-damage
# words: prevent all damage done to
# sample: Prevent all damage done to Aipom during this turn.
# kind: attack
lasting-prevent-effects = prevent all damage done to { $to } { $duration }

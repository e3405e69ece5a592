# first: say
# second: reminder-other-effects
# words: put a stage 2
# sample: Put a Stage 2 Evolution card from your hand on the matching Basic Pokémon.
# kind: trainer
reminder-other-effects = (Any other effects of attacks still happen.)
    .alt1 = Put a Stage 2 Evolution card from your hand on the matching Basic Pokémon.

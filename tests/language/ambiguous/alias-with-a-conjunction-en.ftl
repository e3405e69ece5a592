# first: and-two
# second: knock-out
# words: discard your hand and knock out
# sample: If you have any Benched Pokémon, discard your hand and Knock Out Aipom.
# kind: attack
knock-out = Knock Out { $who }
    .alt1 = discard your hand and Knock Out { $who }

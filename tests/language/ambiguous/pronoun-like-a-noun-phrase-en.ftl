# first: that
# second: self-this
# words: that pokémon
# sample: Knock Out that Pokémon.
# kind: attack
self-this = that Pokémon

# first: or-two
# second: or-one
# words: nebo uspán
# sample: Pokémon Aipom nesmí útočit. Tato schopnost nefunguje, je-li Pokémon Aipom zmaten nebo uspán.
# kind: power
or-one = { $first } nebo uspán

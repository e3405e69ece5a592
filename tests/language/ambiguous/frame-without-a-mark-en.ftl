# first: say
# second: either-way
# words: 
# sample: Discard your hand.
# kind: attack
either-way = { $acts }.

# first: energy-cards
# second: energy-cards-all
# words: 2 energy cards
# sample: Discard 2 Energy cards attached to Aipom.
# kind: attack
energy-cards-all = { $cards ->
    [basic-energy] all basic
    [special-energy] all special
   *[energy] 2
} Energy { -card(form: "other") }

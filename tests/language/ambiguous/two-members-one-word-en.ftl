# first: energy-type
# second: energy-type
# words: water
# sample: Discard all Water Energy cards attached to Aipom.
# kind: attack
energy-type = { $value ->
    [grass] Grass
    [fire] Water
    [water] Water
    [lightning] Lightning
    [psychic] Psychic
    [fighting] Fighting
    [darkness] Darkness
    [metal] Metal
   *[colorless] Colorless
}

# first: defending
# second: self-this
# words: bránícího se pokémona
# sample: Vyřaď bránícího se Pokémona ze hry.
# kind: attack
self-this = { $case ->
    [gen] bránícího se Pokémona
    [from] z tohoto Pokémona
    [dat] tomuto Pokémonovi
    [to] k tomuto Pokémonovi
    [acc] bránícího se Pokémona
    [loc] tomto Pokémonovi
    [ins] tímto Pokémonem
   *[nom] tento Pokémon
}

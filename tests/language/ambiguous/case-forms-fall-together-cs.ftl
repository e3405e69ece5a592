# first: defending
# second: self-this
# words: bránícího se pokémona
# sample: Vyřaď bránícího se Pokémona ze hry.
# kind: attack
-this-pokemon = { $form ->
   *[nom-one] tento Pokémon
    [gen-one] bránícího se Pokémona
    [dat-one] tomuto Pokémonovi
    [acc-one] bránícího se Pokémona
    [loc-one] tomto Pokémonovi
    [ins-one] tímto Pokémonem
}
    .gender = masculine animate

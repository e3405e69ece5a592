# first: defending
# second: -this-pokemon = { $form ->
   *[nom-one] tento Pokémon
    [gen-one] bránícího se Pokémona
    [dat-one] tomuto Pokémonovi
    [acc-one] bránícího se Pokémona
    [loc-one] tomto Pokémonovi
    [ins-one] tímto Pokémonem
}
    .gender = masculine animate

# expect L018 7:6 bránícího se Pokémona
# An animate noun in the accusative is as in the genitive.
-defending-pokemon = { $form ->
   *[nom-one] bránící se Pokémon
    [gen-one] bránícího se Pokémona
    [dat-one] bránícímu se Pokémonovi
    [acc-one] bránící se Pokémon
    [loc-one] bránícím se Pokémonovi
    [ins-one] bránícím se Pokémonem
}
    .gender = masculine animate

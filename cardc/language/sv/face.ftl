### Raderna på ett kort runt dess texter. „proposed“: regelboken har inget ord för det.

face-basic = Basic Pokémon
face-stage-1 = Stage 1 – utvecklas från { $before }
face-stage-2 = Stage 2 – utvecklas från { $before }
# proposed
face-level-x = LV.X – läggs på { $before }
# proposed
face-restored = Återskapad Pokémon – återskapad från { $before }
face-label = { $label }
# proposed
label = { $value ->
    [ex] Pokémon-EX
    [delta] δ (Delta-art)
   *[star] ☆ (stjärn-Pokémon)
}
# proposed: Pokémon-EX
face-two-prizes = När en Pokémon-EX blir knockad tar ägarens motståndare 2 priser.
face-types = Typ: { $types }
types-one = { $type }
types-two = { $first }/{ $last }
face-hp = Träffpoäng: { $hp }
face-level = Nivå: { $level }
face-species-number = Nr { $number }
face-species-category = { $category } Pokémon
# proposed
face-length = Längd: { $length }
# proposed
face-weight = Vikt: { $weight }
face-power = { $kind }: { $name }
# proposed: Poké-Power, Poké-Body, Förmåga
power-kind = { $value ->
    [pokemon-power] Pokémon Power
    [poke-power] Poké-Power
    [poke-body] Poké-Body
   *[ability] Förmåga
}
face-weakness-times = Svaghet: { $type } ×{ $times }
face-weakness-plus = Svaghet: { $type } +{ $points }
face-resistance = Motståndskraft: { $type } −{ $points }
face-retreat = Reträttkostnad: { $symbols }
face-retreat-free = Reträttkostnad: gratis
face-trainer = { $kind }
# proposed: Föremål, Supporter, Stadion, Pokémonverktyg
trainer-kind = { $value ->
    [trainer] Tränarkort
    [item] Tränarkort – Föremål
    [supporter] Tränarkort – Supporter
    [stadium] Tränarkort – Stadion
   *[tool] Tränarkort – Pokémonverktyg
}
face-trainer-rule = { $kind }
# proposed: supporterkort, stadionkort
ruled-kind = { $value ->
    [supporter] Du får bara spela ut 1 supporterkort per tur.
    [stadium] Förverka detta kort när ett annat stadionkort spelas ut.
   *[tool] Fäst det på 1 av dina Pokémon som inte redan har ett Pokémonverktyg.
}
# proposed
face-basic-energy = Basenergi
# proposed
face-special-energy = Specialenergi
face-energy-provided = Ger { $symbols }
face-rarity = { $rarity }
# proposed
rarity = { $value ->
    [common] Vanlig
    [uncommon] Ovanlig
    [rare] Sällsynt
    [rare-holo] Sällsynt, holografisk
   *[promo] Promokort
}
# proposed
face-first-edition = Första utgåvan
face-illustrator = Illustratör: { $illustrator }

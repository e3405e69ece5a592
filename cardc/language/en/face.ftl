### The lines of a card's face around its texts.

face-basic = Basic Pokémon
face-stage-1 = Stage 1 — evolves from { $before }
face-stage-2 = Stage 2 — evolves from { $before }
face-level-x = LV.X — put on { $before }
face-restored = Restored Pokémon — restored from { $before }
face-label = { $label }
label = { $value ->
    [ex] Pokémon-EX
    [delta] δ (Delta Species)
   *[star] ☆ (Pokémon Star)
}
face-two-prizes = When a Pokémon-EX is Knocked Out, its owner's opponent takes 2 Prizes.
face-types = Type: { $types }
types-one = { $type }
types-two = { $first }/{ $last }
face-hp = HP: { $hp }
face-level = Level: { $level }
face-species-number = No. { $number }
face-species-category = { $category } Pokémon
face-length = Length: { $length }
face-weight = Weight: { $weight }
face-power = { $kind }: { $name }
power-kind = { $value ->
    [pokemon-power] Pokémon Power
    [poke-power] Poké-Power
    [poke-body] Poké-Body
   *[ability] Ability
}
face-weakness-times = Weakness: { $type } ×{ $times }
face-weakness-plus = Weakness: { $type } +{ $points }
face-resistance = Resistance: { $type } −{ $points }
face-retreat = Retreat Cost: { $symbols }
face-retreat-free = Retreat Cost: free
face-trainer = { $kind }
trainer-kind = { $value ->
    [trainer] Trainer
    [item] Trainer — Item
    [supporter] Trainer — Supporter
    [stadium] Trainer — Stadium
   *[tool] Trainer — Pokémon Tool
}
face-trainer-rule = { $kind }
ruled-kind = { $value ->
    [supporter] You can play only 1 Supporter card each turn.
    [stadium] Discard this card when another Stadium card comes into play.
   *[tool] Attach it to 1 of your Pokémon that has no Pokémon Tool yet.
}
face-basic-energy = Basic Energy
face-special-energy = Special Energy
face-energy-provided = Provides { $symbols }
face-rarity = { $rarity }
rarity = { $value ->
    [common] Common
    [uncommon] Uncommon
    [rare] Rare
    [rare-holo] Rare, holographic
   *[promo] Promotional
}
face-first-edition = First Edition
face-illustrator = Illustrator: { $illustrator }

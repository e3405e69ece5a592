### Le righe della carta intorno ai suoi testi. «proposed»: il regolamento non ha la parola.

face-basic = Pokémon Base
# proposed: Fase 1 (il regolamento dice «fasi precedenti»)
face-stage-1 = Fase 1 – evolve da { $before }
# proposed: Fase 2
face-stage-2 = Fase 2 – evolve da { $before }
# proposed (LV.X come nel nome della carta)
face-level-x = LV.X – si mette su { $before }
# proposed
face-restored = Pokémon Ricreato – ricreato da { $before }
face-label = { $label }
# proposed
label = { $value ->
    [ex] Pokémon-EX
    [delta] δ (Specie Delta)
   *[star] ☆ (Pokémon Stella)
}
# proposed
face-two-prizes = Quando un Pokémon-EX viene messo KO, l'avversario del suo giocatore prende 2 Premi.
face-types = Tipo: { $types }
types-one = { $type }
types-two = { $first }/{ $last }
face-hp = PV: { $hp }
# proposed
face-level = Livello: { $level }
face-species-number = N. { $number }
face-species-category = Pokémon { $category }
face-length = Lunghezza: { $length }
face-weight = Peso: { $weight }
face-power = { $kind }: { $name }
# proposed: Poké-Power, Poké-Body, Abilità
power-kind = { $value ->
    [pokemon-power] Potere Pokémon
    [poke-power] Poké-Power
    [poke-body] Poké-Body
   *[ability] Abilità
}
face-weakness-times = Debolezza: { $type } ×{ $times }
face-weakness-plus = Debolezza: { $type } +{ $points }
face-resistance = Resistenza: { $type } −{ $points }
face-retreat = Costo di Ritirata: { $symbols }
# proposed: nessuno
face-retreat-free = Costo di Ritirata: nessuno
face-trainer = { $kind }
# proposed: Strumento, Aiuto, Stadio, Oggetto Pokémon
trainer-kind = { $value ->
    [trainer] Carta Addestramento
    [item] Carta Addestramento – Strumento
    [supporter] Carta Addestramento – Aiuto
    [stadium] Carta Addestramento – Stadio
   *[tool] Carta Addestramento – Oggetto Pokémon
}
face-trainer-rule = { $kind }
# proposed
ruled-kind = { $value ->
    [supporter] Puoi giocare una sola carta Aiuto per turno.
    [stadium] Questa carta resta in gioco. Scartala quando entra in gioco un'altra carta Stadio.
   *[tool] Assegnala a 1 dei tuoi Pokémon che non abbia ancora un Oggetto Pokémon.
}
face-basic-energy = Carta Energia base
# proposed
face-special-energy = Carta Energia speciale
face-energy-provided = Fornisce { $symbols }
face-rarity = { $rarity }
# proposed
rarity = { $value ->
    [common] Comune
    [uncommon] Non comune
    [rare] Rara
    [rare-holo] Rara, olografica
   *[promo] Promozionale
}
face-first-edition = Prima edizione
# proposed
face-illustrator = Illustrazione: { $illustrator }

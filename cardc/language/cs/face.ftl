### Řádky karty kolem jejích textů. „proposed“: kniha pravidel výraz nezná.

face-basic = Základní Pokémon
# proposed: stupeň
face-stage-1 = 1. stupeň – vyvinul se z Pokémona { $before }
# proposed: stupeň
face-stage-2 = 2. stupeň – vyvinul se z Pokémona { $before }
# proposed
face-level-x = LV.X – položen na Pokémona { $before }
# proposed: Obnovený, obnoven
face-restored = Obnovený Pokémon – obnoven z karty { $before }
face-label = { $label }
# proposed: Pokémon-EX
label = { $value ->
    [ex] Pokémon-EX
    [delta] δ (druh Delta)
   *[star] ☆ (hvězdný Pokémon)
}
# proposed: Pokémon-EX
face-two-prizes = Je-li Pokémon-EX vyřazen ze hry, vezme si soupeř jeho majitele 2 odměny.
face-types = Typ: { $types }
types-one = { AS($type, case: "nom") }
types-two = { AS($first, case: "nom") }/{ AS($last, case: "nom") }
face-hp = Počet zásahů: { $hp }
# proposed
face-level = Úroveň: { $level }
face-species-number = Č. { $number }
face-species-category = Pokémon: { $category }
face-length = Délka: { $length }
face-weight = Váha: { $weight }
face-power = { $kind }: { $name }
# proposed: [poke-power], [poke-body], [ability]
power-kind = { $value ->
    [pokemon-power] Schopnost Pokémona
    [poke-power] Poké-Power
    [poke-body] Poké-Body
   *[ability] Schopnost
}
face-weakness-times = Slabost: { AS($type, case: "nom") } ×{ $times }
face-weakness-plus = Slabost: { AS($type, case: "nom") } +{ $points }
face-resistance = Odolnost: { AS($type, case: "nom") } −{ $points }
face-retreat = Cena ústupu: { $symbols }
face-retreat-free = Cena ústupu: zadarmo
face-trainer = { $kind }
# proposed: předmět, podporovatel, stadion, nástroj Pokémona
trainer-kind = { $value ->
    [trainer] Trenérská karta
    [item] Trenérská karta – předmět
    [supporter] Trenérská karta – podporovatel
    [stadium] Trenérská karta – stadion
   *[tool] Trenérská karta – nástroj Pokémona
}
face-trainer-rule = { $kind }
# proposed: podporovatele, stadion
ruled-kind = { $value ->
    [supporter] V každém svém kole smíš vynést jen 1 kartu podporovatele.
    [stadium] Tato karta zůstává ve hře. Odhoď ji, jakmile je vynesen jiný stadion.
   *[tool] Tuto kartu připoj k 1 ze svých Pokémonů, který ještě nemá žádný nástroj Pokémona.
}
face-basic-energy = Základní energetická karta
# proposed
face-special-energy = Speciální energetická karta
face-energy-provided = Poskytuje { $symbols }
face-rarity = { $rarity }
rarity = { $value ->
    [common] Běžná
    [uncommon] Neobvyklá
    [rare] Vzácná
    [rare-holo] Vzácná, z lesklé fólie
   *[promo] Reklamní
}
face-first-edition = První edice
# proposed
face-illustrator = Ilustrace: { $illustrator }

### As linhas do card em volta dos seus textos. «proposed»: o livro de regras não tem a palavra.

face-basic = Pokémon Básico
# proposed: Estágio 1
face-stage-1 = Estágio 1 – evolui de { $before }
# proposed: Estágio 2
face-stage-2 = Estágio 2 – evolui de { $before }
# proposed (LV.X como no nome do card)
face-level-x = LV.X – coloca-se sobre { $before }
# proposed
face-restored = Pokémon Restaurado – restaurado de { $before }
face-label = { $label }
# proposed
label = { $value ->
    [ex] Pokémon-EX
    [delta] δ (Espécie Delta)
   *[star] ☆ (Pokémon Estrela)
}
# proposed
face-two-prizes = Quando um Pokémon-EX for vencido, o adversário do dono dele tira 2 Cards Premiados.
face-types = Tipo: { $types }
types-one = { AS($type, after: "nothing") }
types-two = { AS($first, after: "nothing") }/{ AS($last, after: "nothing") }
face-hp = HP: { $hp }
# proposed
face-level = Nível: { $level }
face-species-number = N.º { $number }
face-species-category = Pokémon { $category }
face-length = Comprimento: { $length }
face-weight = Peso: { $weight }
face-power = { $kind }: { $name }
# proposed: Poder Pokémon, Habilidade
power-kind = { $value ->
    [pokemon-power] Poder Pokémon
    [poke-power] Poké-Power
    [poke-body] Poké-Body
   *[ability] Habilidade
}
face-weakness-times = Fraqueza: { AS($type, after: "nothing") } ×{ $times }
face-weakness-plus = Fraqueza: { AS($type, after: "nothing") } +{ $points }
face-resistance = Resistência: { AS($type, after: "nothing") } −{ $points }
face-retreat = Custo de Retirada: { $symbols }
# proposed: nenhum
face-retreat-free = Custo de Retirada: nenhum
face-trainer = { $kind }
# proposed: Item, Ferramenta Pokémon
trainer-kind = { $value ->
    [trainer] Card de Treinador
    [item] Card de Treinador – Item
    [supporter] Card de Treinador – Torcedor
    [stadium] Card de Treinador – Estádio
   *[tool] Card de Treinador – Ferramenta Pokémon
}
face-trainer-rule = { $kind }
# proposed
ruled-kind = { $value ->
    [supporter] Você só pode jogar um card de Torcedor por rodada.
    [stadium] Este card permanece no jogo. Descarte-o quando outro card de Estádio entrar no jogo.
   *[tool] Atribua-o a 1 dos seus Pokémon que ainda não tenha uma Ferramenta Pokémon.
}
# proposed
face-basic-energy = Card Energia Básica
# proposed
face-special-energy = Card Energia Especial
face-energy-provided = Fornece { $symbols }
face-rarity = { $rarity }
# proposed
rarity = { $value ->
    [common] Comum
    [uncommon] Incomum
    [rare] Raro
    [rare-holo] Raro, holográfico
   *[promo] Promocional
}
# proposed
face-first-edition = Primeira edição
# proposed
face-illustrator = Ilustração: { $illustrator }

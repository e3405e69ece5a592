### How clauses become sentences.

# --- joined acts

and-two = { $first } and { $last }
and-more = { $first }, { $more }
more-last = { $first }, and { $last }
more-more = { $first }, { $more }
block-may = you may { AS($acts, mood: "option") }
block-and-may = { $first }, and you may { AS($acts, mood: "option") }

# --- statements

say = { AS($act, place: "main") }.
flip-heads = flip a coin. If heads, { $heads }.
flip-tails = flip a coin. If tails, { $tails }.
flip-both = flip a coin. If heads, { $heads }; if tails, { $tails }.
    .alt1 = flip a coin. If heads, { $heads }. If tails, { $tails }.
flip-coins = flip { $number } { -coin(form: "other") }.
flip-until-tails = flip a coin until you get tails.
may = you may { AS($acts, mood: "option") }.
if-then = { AS($test, polarity: "if") }, { $then }.
if-not = { AS($test, polarity: "unless") }, { $otherwise }.
if-else = { AS($test, polarity: "if") }, { $then }; otherwise, { $otherwise }.
either-way = either way, { $acts }.
# Read only: two sentences of today.
say-then = { $first }, then { AS($last, place: "main") }.

# --- tests

damage-got-through = { $polarity ->
    [unless] if
   *[if] unless
} all damage from this attack is prevented
has-condition = { $polarity ->
    [unless] unless
   *[if] if
} { $who } is { $condition }
is-damaged = { $polarity ->
    [unless] unless
   *[if] if
} { $who } has any damage counters on it
has-bench = { $polarity ->
    [unless] unless
   *[if] if
} { $player ->
    [you] you have
   *[opponent] your opponent has
} any Benched Pokémon

# --- requirements

in-order-to = { $payment } in order to { $source ->
    [attack] use this attack
    [power] use this power
   *[card] play this card
}.
only-if = you can't { $source ->
    [attack] use this attack
    [power] use this power
   *[card] play this card
} { AS($test, polarity: "unless") }.
# Read only: a price and what it buys.
pay-to-do = { $payment } in order to { AS($act, place: "main") }.
pay-energy = discard { $cards } attached to { $who }
pay-from-hand = discard { $number } { NOUN("card", $number) } from your hand
pay-other-cards = discard { $number } of the other cards from your hand

# --- powers

activated = { $usage }, you may use this power.
activated-first = { $usage }, you may { AS($first, mood: "option") }
whenever-damaged = whenever your opponent's attack damages { $who } (even if { $who } is Knocked Out), { $acts }.
stopped-use = this power can't be used if { $who } is { $conditions }.
stopped-reaction = this power can't be used if { $who } is already { $conditions } when your opponent attacks.
stopped-rule = this power stops working while { $who } is { $conditions }.
or-one = { $first }
or-two = { $first } or { $last }
or-more = { $first }, { $more }
or-last = { $first }, or { $last }
or-next = { $first }, { $more }

# --- Energy cards

provides = provides { $symbols } Energy. Doesn't count as a basic Energy card.

# --- reminders

reminder-other-effects = (Any other effects of attacks still happen.)
reminder-no-weakness-bench = (Don't apply Weakness and Resistance for Benched Pokémon.)
reminder-no-weakness = (Don't apply Weakness and Resistance.)
reminder-own-attachment = (This doesn't use up your 1 Energy card attachment for the turn.)
reminder-evolution-allowed = (You can only do this when you would be allowed to evolve that Pokémon anyway.)
    .alt1 = You can only play this card when you would be allowed to evolve that Pokémon anyway.
# Read only.
reminder-damage-first = (Do the damage before switching the Pokémon.)
reminder-becomes-energy = (It is a Pokémon card again when it leaves play.)

# first: say
# second: reminder-other-effects
# words: draw 7 cards
# sample: Draw 7 cards.
# kind: attack
reminder-other-effects = (Other { -effect(form: "other") } of { -attack(form: "other") } do happen.)
    .alt1 = Draw 7 cards.

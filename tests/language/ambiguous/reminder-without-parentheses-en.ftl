# first: flip-coins
# second: reminder-other-effects
# words: flip 7 coins
# sample: Flip 7 coins.
# kind: attack
reminder-other-effects = (Other { -effect(form: "other") } of { -attack(form: "other") } do happen.)
    .alt1 = Flip 7 coins.

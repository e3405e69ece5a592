# first: flip-until-tails
# second: flip-coins
# words: flip 2 coins . flip 2 coins .
# sample: Flip 2 coins. Flip 2 coins.
# kind: attack
flip-until-tails = { $by ->
    [you] flip
   *[opponent] your opponent flips
} 2 coins. Flip 2 coins.

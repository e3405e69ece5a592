# expect L014 4:6 exact numbers come first
draw = { $player } draws { $number ->
    [one] a { NOUN("card", $number) }
    [1] just one card
   *[other] { $number } { NOUN("card", $number) }
}
player = { $value ->
    [you] you
   *[opponent] your opponent
}

# expect L001 2:21
draw = { $player -> [you] draw *[opponent] your opponent draws } { $number } cards

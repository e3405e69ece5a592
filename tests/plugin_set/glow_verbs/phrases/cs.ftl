# proposed: ožehni
singe = { $mood ->
    [option] ožehnout
   *[plain] ožehni
} { AS($target, case: "acc", whose: "own") } ({ $number } { NOUN("damage-counter", $number, case: "acc") })

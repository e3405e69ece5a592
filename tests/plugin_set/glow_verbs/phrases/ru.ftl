# proposed: опалите
singe = { $mood ->
    [option] опалить
   *[plain] опалите
} { AS($target, case: "acc", whose: "own") } ({ $number } { NOUN("damage-counter", $number, case: "acc") })

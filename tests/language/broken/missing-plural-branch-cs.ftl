# expect L008 8:5 few
draw = { $player ->
    [you] vezmi si
   *[opponent] { $mood ->
        [option] nechat soupeře vzít si
       *[plain] soupeř si vezme
    }
} { $number ->
    [one] { NOUN("card", $number, case: "acc") }
   *[other] { $number } { NOUN("card", $number, case: "acc") }
}

# proposed: sved
singe = { $mood ->
    [option] sveda
   *[other] sved
} { $target } med { $number } { -damage-counter }

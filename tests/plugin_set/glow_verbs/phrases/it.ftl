# proposed: strina
singe = { $mood ->
    [option] strinare
   *[plain] strina
} { $target } con { $number } { NOUN("damage-counter", $number) }

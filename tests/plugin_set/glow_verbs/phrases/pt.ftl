# proposed: chamusque
singe = { $mood ->
    [option] chamuscar
   *[plain] chamusque
} { $target } com { $number } { NOUN("damage-counter", $number) }

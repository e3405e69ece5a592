# expect L011 4:6 `one`
-attack = { $form ->
   *[other] attacks
    [one] attack
}

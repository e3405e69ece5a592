# expect L011 4:6 `one`
-effect = { $form ->
   *[other] effects
    [one] effect
}

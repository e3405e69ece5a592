# expect L011 4:6 `one`
-coin = { $form ->
   *[other] coins
    [one] coin
}

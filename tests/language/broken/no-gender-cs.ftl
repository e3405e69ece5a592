# expect L015 2:2 feminine
-coin = { $form ->
   *[ins-one] mincí
    [ins-few] mincemi
    [ins-other] mincemi
}

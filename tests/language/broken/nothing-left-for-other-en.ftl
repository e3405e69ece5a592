# expect L007 5:6 nothing is left
rounding = { $value ->
    [up] up
    [down] down
   *[other] down
}

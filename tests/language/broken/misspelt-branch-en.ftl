# expect L007 4:6 did you mean `down`
rounding = { $value ->
    [up] up
    [dwon] down
   *[down] down
}

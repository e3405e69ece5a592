# expect L012 2:1 $number
flip-coins = { $number ->
    [one] hoď mincí.
    [few] hoď pár mincemi.
   *[other] hoď { $number } { NOUN("coin", $number, case: "ins") }.
}

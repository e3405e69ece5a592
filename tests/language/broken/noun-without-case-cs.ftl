# expect L009 2:32 needs a case
flip-coins = hoď { $number } { NOUN("coin", $number) }.
# expect L011 elsewhere

# expect L010 2:33 did you mean `coin`
flip-coins = flip { $number } { NOUN("coins", $number) }.

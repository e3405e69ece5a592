singe = singe { $target } with { $number } { NOUN("damage-counter", $number) }

# expect L012 2:1 $who
knock-out = Knock Out the Defending Pokémon

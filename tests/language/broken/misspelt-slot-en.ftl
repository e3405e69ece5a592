# expect L006 2:25 did you mean `who`
knock-out = Knock Out { $hwo }

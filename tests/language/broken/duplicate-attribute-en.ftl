# expect L003 4:6
knock-out = Knock Out { $who }
    .alt1 = put { $who } out of play
    .alt1 = throw { $who } out of play

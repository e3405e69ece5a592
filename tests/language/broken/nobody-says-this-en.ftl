# expect L005 2:1
knocked-out = { $who } is Knocked Out

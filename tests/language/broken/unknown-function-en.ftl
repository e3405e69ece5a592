# expect L002 2:25 there is no function LINK
knock-out = Knock Out { LINK($who) }

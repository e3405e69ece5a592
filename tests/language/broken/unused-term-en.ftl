# expect L011 2:2 `-die`
-die = die

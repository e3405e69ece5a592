# expect L002 2:15 nothing but its form
knock-out = { -coin("two") } { $who }

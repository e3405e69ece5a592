# expect L009 3:17 did you mean `option`
# expect L009 4:22 did you mean `mood`
may = you may { AS($acts, mood: "optoin") }.
block-may = you may{ AS($acts, mod: "option") }

# expect L010 2:26 gen-few
counters-all = všechny { -damage-counter(form: "gen-few") }

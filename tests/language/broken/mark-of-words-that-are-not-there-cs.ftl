# expect L019 5:3 `face-level` does not say `stupeň`
# expect L019 8:3 this is no mark
# expect L019 11:3 above no entry

# proposed: stupeň, úroveň (kniha výraz nezná)
face-level = Úroveň: { $level }

# proposed; kniha výraz nezná
face-hp = Počet zásahů: { $hp }

# doubtful

face-weight = Váha: { $weight }

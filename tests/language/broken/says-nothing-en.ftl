# expect L013 2:1
self-this = {""}

# expect L016 elsewhere symbols → symbols
symbols-more = { $more }{ $first }

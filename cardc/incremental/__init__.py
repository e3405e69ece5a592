"""Building a package again after a change: what no change can reach is not done anew.

A build keeps what it read, found and wrote (:mod:`cardc.incremental.memory`). The next one reads only card files that
have changed and those whose cards follow from them; of the others it knows what the rest of a set can see of a card
(:mod:`cardc.incremental.outline`). The phases are the ones of every build: reader, checks, emitter. docs/emit.md tells
what follows from what.
"""

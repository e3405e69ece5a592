"""Random damage to what cardc reads, door by door: nothing raises, hangs, fills the memory or is taken for right."""

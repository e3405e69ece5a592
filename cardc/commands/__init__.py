"""One module a command; each has ``run(args) -> int``, the exit status."""

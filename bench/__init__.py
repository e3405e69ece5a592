"""Measurements and long runs; not part of the package. `make bench`, `make soak`."""

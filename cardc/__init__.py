"""cardc: a language and compiler for Pokémon TCG cards. The card text is the program."""

__version__ = "0.1.0"

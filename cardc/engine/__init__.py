"""The fixed rules of the game. The engine knows no card: generated classes tell it what a card does.

Public API (docs/engine.md shows it at work):

=================  =====================================================================================
``carddata``       ``PokemonData``, ``TrainerData``, ``EnergyData``, ``CardPool``: what is printed on cards
``effect``         base classes of generated effect classes; ``context``: what they are given
``const``          the numbers both speak in
``editions``       ``CLASSIC``, ``DP``, ``BW``, ``EDITIONS``: the rules as values
``decks``          ``deck_problems``: whether a deck is legal
``setup``          ``new_state``: a game before its set-up; ``arrange``: a position made by hand
``game``, ``turn``  ``Game``, ``advance`` (one action), ``play`` (to the end)
``actions``        ``legal_actions`` and ``perform`` of the player whose turn it is
``decisions``      ``Question``, ``Player``; ``bots``: two bots and a scripted player
``session``        ``Session``: a game that stops at every decision and can be saved as JSON
``view``           what a player may see; ``json_state``: a whole position as JSON
``trace``, ``log``  what happened in which step; what happened in the game; ``moves``: every zone change
``build``          whether this engine is compiled
``soak``           many seeded games with checks; ``invariants``: what is true of every position
=================  =====================================================================================
"""

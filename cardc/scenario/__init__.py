"""Behaviour tests written beside the cards: given a board, when somebody acts, then something is true.

``cardc.scenario.collect.run_paths`` runs them, ``cardc.scenario.report`` tells what came out.
"""

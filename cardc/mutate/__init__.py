"""Mutation testing of cards: small changes of a card's model, and whether a scenario notices them.

A *mutant* is a card with one small change that is a valid card still. When every scenario passes with it as it does
with the card itself, the scenarios do not test what was changed.
"""

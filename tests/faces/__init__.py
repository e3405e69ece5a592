"""Faces of cards as pictures."""

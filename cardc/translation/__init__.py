"""Phrasebooks for translators and their tools: units with their places, ``po`` files out and in, coverage."""

from cardc.translation.coverage import Coverage, coverage
from cardc.translation.merge import Merged, merge
from cardc.translation.po import is_contained, write_po
from cardc.translation.texts import texts_po

__all__ = ["Coverage", "Merged", "coverage", "is_contained", "merge", "texts_po", "write_po"]

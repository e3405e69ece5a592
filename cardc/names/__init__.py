"""What cards, attacks and powers are called in each language: name files joined with the cards that they are about.

docs/names.md says why names stand where they do.
"""

from cardc.names.check import check_names, missing_warning
from cardc.names.needed import attack_names, missing_names
from cardc.names.tables import names_of

__all__ = ["attack_names", "check_names", "missing_names", "missing_warning", "names_of"]

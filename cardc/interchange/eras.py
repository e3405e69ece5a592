"""Which set a card object is of, and by which edition's rules its cards are read."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from cardc.model.terms import Edition

_OF_ERA: Final = {
    "wotc": Edition.CLASSIC,
    "ecard": Edition.DP,
    "ex": Edition.DP,
    "dp": Edition.DP,
    "pl": Edition.DP,
    "hgss": Edition.DP,
    "bw": Edition.BW,
}
_OF_SET: Final = (
    ("wotc", re.compile(r"base\d+|basep|gym\d+|neo\d+|si\d+|lc|jumbo|wp")),
    ("ecard", re.compile(r"ecard\d+|bog|bp")),
    ("ex", re.compile(r"ex\d+(\.\d+)?|exu|np|pop[1-5]|tk-ex.*|tk[12][ab]")),
    ("dp", re.compile(r"dp\d+|dpp|pop[6-9]|tk-dp.*")),
    ("pl", re.compile(r"pl\d+|ru\d+")),
    ("hgss", re.compile(r"hgss\d+|hsp|hgssp|col\d+|tk-hs.*")),
    ("bw", re.compile(r"bw\d+|bwp|dv\d+|rc|tk-bw.*|20\d\dbw|mcd1[1-3]")),
)


def era_of(data: Mapping[str, object]) -> str | None:
    """The era of an object in our shape: as it says, or by the id of its set; ``None`` when neither tells."""
    era = data.get("era")
    if isinstance(era, str) and era in _OF_ERA:
        return era
    set_id = str(data.get("set", "")).lower()
    return next((era for era, pattern in _OF_SET if pattern.fullmatch(set_id)), None)


def edition_of(data: Mapping[str, object]) -> Edition | None:
    """The edition whose rules the card's set is of: the rules that it names, or those of its era.

    The classic rules are those of the first sets up to Legendary Collection; the dp rules stand for all that has Poké-Powers
    and Poké-Bodies, from the e-Card sets to Call of Legends; the bw rules for what came after.
    """
    named = data.get("edition")
    if isinstance(named, str) and named in list(Edition):
        return Edition(named)
    era = era_of(data)
    return None if era is None else _OF_ERA[era]

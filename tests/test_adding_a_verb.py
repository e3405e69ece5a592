"""docs/adding-a-verb.md names places that exist, and the example stands in each of them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "adding-a-verb.md").read_text(encoding="utf-8")
PLACES = [
    place for place in re.findall(r"`((?:cardc|grammar|tests)/[\w./]+\.(?:py|lark|j2|ftl))`", PAGE) if "<" not in place
]


@pytest.mark.parametrize("place", PLACES)
def test_each_place_exists_and_knows_the_example(place: str) -> None:
    text = (ROOT / place).read_text(encoding="utf-8")
    assert re.search(r"\bdraw\b", text, re.IGNORECASE) or place in (
        "cardc/emit/steps.py",
        "cardc/syntax/build_acts.py",
        "cardc/model/rows.py",
    )


def test_the_page_names_every_room_that_a_verb_passes() -> None:
    rooms = {place.split("/")[1] for place in PLACES if place.startswith("cardc/")}
    assert rooms == {"model", "syntax", "check", "engine", "emit", "language"}

"""What the manual says of each code: the page ``docs/diagnostics.md`` of a checkout, ``cardc/manual`` of an installed cardc."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from cardc.records import dataclass

PAGES = ("diagnostics.md", "phrasebook.md", "scenarios.md")
"""The pages with tables of codes: of card files, of phrasebooks, of scenarios."""

_ROW = re.compile(
    r"^\| ([ELNPTV][0-9]{3}(?:, [ELNPTV][0-9]{3})*)(?: \([^|]*\))? \|([^|]+)\|(?:([^|]+)\|)?$", re.MULTILINE
)
_PACKAGE = Path(__file__).resolve().parent


@dataclass(frozen=True, slots=True)
class Entry:
    """A code with its cause and, where the page has one, its cure. Both are Markdown."""

    code: str
    cause: str
    cure: str


@cache
def manual() -> dict[str, Entry]:
    """All codes that a page explains."""
    found: dict[str, Entry] = {}
    for page in PAGES:
        for folder in (_PACKAGE / "manual", _PACKAGE.parent / "docs"):
            path = folder / page
            if path.is_file():
                rows = _ROW.findall(path.read_text(encoding="utf-8").replace("\\|", "\N{BROKEN BAR}"))
                for codes, cause, cure in rows:
                    found |= {code: Entry(code, _cell(cause), _cell(cure)) for code in codes.split(", ")}
                break
    return found


def _cell(text: str) -> str:
    return text.strip().replace("\N{BROKEN BAR}", "|")

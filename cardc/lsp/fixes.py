"""Quick fixes: changes of the text that a diagnostic's cure names exactly."""

from __future__ import annotations

import re
from typing import Final

from cardc.diagnostics import Diagnostic
from cardc.records import dataclass

_INSTEAD: Final = re.compile(r"did you mean [`“](?P<words>[^`“”]+)[`”]\?")
_MISSING: Final = re.compile(r"add (?:the missing )?`(?P<words>[^`]+)`")


@dataclass(frozen=True, slots=True)
class Fix:
    """What to put in place of the text of a diagnostic, and how the editor's menu calls it."""

    title: str
    text: str
    sure: bool
    """Whether the cure is the only one that the diagnostic names."""


def fixes(diagnostic: Diagnostic, found: str) -> list[Fix]:
    """The fixes of a diagnostic that stands at the text ``found``."""
    cure = diagnostic.suggestion or ""
    instead = [_like(found, match["words"]) for match in _INSTEAD.finditer(cure)]
    result = [Fix(f"Replace by {words}", words, len(instead) == 1) for words in instead]
    missing = _MISSING.fullmatch(cure)
    if missing is not None and missing["words"] == '"':
        result.append(Fix("Close the text", found + '"', True))
    if cure == "remove it":
        result.append(Fix("Remove it", "", True))
    if not result and diagnostic.code == "E011":
        options = re.findall(r"`([^`]+)`", cure)
        result = [Fix(f"Write {words}", words, False) for words in options]
    return result


def _like(found: str, words: str) -> str:
    """A name is put in quotation marks when it stands in place of one."""
    return f'"{words}"' if found[:1] == '"' and words[:1] != '"' else words

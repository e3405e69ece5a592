"""The grammar of the card language, made from its template and the rows. ``make grammar`` writes ``grammar/card.lark``."""

from __future__ import annotations

import re
import sys
from enum import StrEnum
from pathlib import Path
from typing import Final, get_args

from cardc.model import effects
from cardc.model.parts import CardTrait, Trait
from cardc.model.rows import ROWS, Family
from cardc.model.terms import Event
from cardc.syntax.rows import alternative, alternatives, sentences_of

HEADER: Final = (
    "// Made by `make grammar` from card.lark.in and the rows in cardc/model: change those, not this file.\n//\n"
)

_MARK: Final = re.compile(
    r"^(?P<head>\??\w+: )%rows (?P<rows>\w+)$|^%own (?P<own>\w+)$|%names (?P<names>\w+)|%words (?P<words>\w+)", re.M
)
_UNIONS: Final[dict[str, tuple[type, ...]]] = {"Trait": get_args(Trait), "CardTrait": get_args(CardTrait)}
_WORDS: Final[dict[str, type[StrEnum]]] = {"Event": Event}
_WIDTH: Final = 70

assert effects  # importing the model declares all rows


def grammar(template: str) -> str:
    """The grammar that a template and the rows make.

    ``%rows act`` stands for the alternatives of the acts, ``%own act`` for those acts that are rules of their own,
    ``%names Trait`` for the names of the members of a union, ``%words Event`` for the words of a closed list.
    """
    return HEADER + _MARK.sub(_filled, template)


def _filled(mark: re.Match[str]) -> str:
    if mark["rows"]:
        lines = [f"{alternative(said):<{_WIDTH}} -> {said.name}" for said in alternatives(Family(mark["rows"]))]
        indent = " " * max(len(mark["head"]) - 2, 3)
        return mark["head"] + f"\n{indent}| ".join(lines)
    if mark["own"]:
        return "\n".join(f"{said.name}: {alternative(said)}" for said in alternatives(Family(mark["own"]), own=True))
    if mark["names"]:
        nodes = [node for node in _UNIONS[mark["names"]] if node in ROWS]
        return " | ".join(said.name for node in nodes for said in sentences_of(node) if said.sentence.own)
    phrases = (" _GAP ".join(f'"{word}"' for word in member.value.split()) for member in _WORDS[mark["words"]])
    return "\n    | ".join(phrases)


def main(folder: str) -> None:
    """Write ``card.lark`` beside its template in ``folder``."""
    template = Path(folder) / "card.lark.in"
    (Path(folder) / "card.lark").write_text(grammar(template.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])

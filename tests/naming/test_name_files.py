"""Name files of many entries."""

from __future__ import annotations

from pathlib import Path

from cardc.language.names import Names
from cardc.model.names import NameKind
from cardc.names import check_names
from cardc.prose import load
from cardc.syntax.names import MAX_PROBLEMS
from tests.naming.project import basic, codes, write


def test_of_very_many_wrong_entries_the_first_are_told(tmp_path: Path) -> None:
    root = write(tmp_path, {"a": basic("Wobb")})
    entries = "".join(f'card "Wubb {number}" = "Uno"\n' for number in range(20_000))
    (root / "cards" / "a" / "it.names").write_text(f"names it\n{entries}")
    found = check_names(load([root / "cards"]))
    assert codes(found)[: MAX_PROBLEMS + 1] == ["N006"] * MAX_PROBLEMS + ["E013"]
    assert set(codes(found)[MAX_PROBLEMS + 1 :]) <= {"N008"}


def test_very_many_names_may_be_one_in_a_language() -> None:
    """Which they are is found in one walk, and all are told once, in the order of the entries."""
    wanted = [f"Wubb {number}" for number in range(20_000)]
    names = Names({NameKind.CARD: dict.fromkeys(wanted, ("Uno",))})
    assert names.meant(NameKind.CARD, "uno") == wanted

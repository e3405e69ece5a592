"""What CI calls is there."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_each_target_that_ci_makes_has_a_recipe() -> None:
    wanted = set(re.findall(r"^make (\w+)", (ROOT / ".ci" / "run").read_text(encoding="utf-8"), re.MULTILINE))
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert {"test", "check", "assay"} <= wanted
    assert wanted <= set(re.findall(r"^(\w+):[^\n]*\n\t", makefile, re.MULTILINE))

"""``cardc explain CODE`` says what the manual says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cardc.cli import main
from cardc.manual import PAGES, manual

ROOT = Path(__file__).parent.parent


def test_every_code_of_the_pages_is_known() -> None:
    rows = [line for page in PAGES for line in (ROOT / "docs" / page).read_text(encoding="utf-8").split("\n")]
    heads = [line.split("|")[1] for line in rows if re.match(r"\| [ELNPTV]\d{3}\b", line)]
    written = {code for head in heads for code in re.findall(r"[ELNPTV]\d{3}", head)}
    assert manual().keys() == written
    assert all(entry.cause for entry in manual().values())


def test_an_installed_cardc_brings_the_same_pages() -> None:
    setup = (ROOT / "setup.py").read_text(encoding="utf-8")
    assert f"MANUAL = {PAGES!r}".replace("'", '"') in setup


@pytest.mark.parametrize("code", ["E017", "e017"])
def test_a_code_is_explained(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", code]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith("E017: ")
    assert told[1].startswith("  help: ")


def test_an_unknown_code_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", "E999"]) == 1
    assert "no code E999" in capsys.readouterr().err

"""A build of an unchanged tree has nothing to do; whatever changes, it is noticed."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardc.cli import main
from cardc.commands import freshness

SET = Path(__file__).parents[1] / "author_set" / "cards"


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with one card file, and a cache folder of its own."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    cards = tmp_path / "cards"
    cards.mkdir()
    for file in SET.glob("*.card"):
        (cards / file.name).write_bytes(file.read_bytes())
    assert built(tmp_path) == 0
    return tmp_path


def built(tree: Path, *more: str) -> int:
    return main(["build", str(tree / "cards"), "--package", "mine", "--out", str(tree), *more])


def known(tree: Path) -> bool:
    key = freshness.digest([tree / "cards"], tree / "mine")
    return freshness.remembered(tree / "mine", key) is not None


def test_an_unchanged_tree_is_known_and_reads_no_cards(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert known(tree)
    monkeypatch.setattr("cardc.commands.build.load_clean", None)
    assert built(tree) == 0
    assert built(tree, "--check") == 0


def test_an_edited_card_file_is_built(tree: Path) -> None:
    file = next((tree / "cards").glob("*.card"))
    file.write_text("// edited\n" + file.read_text(encoding="utf-8"), encoding="utf-8")
    assert not known(tree)
    assert built(tree) == 0
    assert known(tree)


def test_an_edited_or_missing_module_is_noticed(tree: Path) -> None:
    module = tree / "mine" / "__init__.py"
    text = module.read_text(encoding="utf-8")
    module.write_text(text + "# edited\n", encoding="utf-8")
    assert built(tree, "--check") == 1
    module.unlink()
    assert built(tree, "--check") == 1
    assert built(tree) == 0
    assert module.read_text(encoding="utf-8") == text


def test_a_broken_memory_is_no_error(tree: Path) -> None:
    for file in (tree / "cache" / "cardc" / "builds").iterdir():
        file.write_text("nonsense", encoding="utf-8")
    assert not known(tree)
    assert built(tree) == 0
    assert known(tree)

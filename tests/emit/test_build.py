"""A build writes what has changed, removes what it made itself, and touches nothing else."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from cardc.emit.build import BuildError, BuildResult, build
from cardc.emit.module import HEADER
from cardc.emit.phrases import EmitError
from cardc.model.effects import CopyAttack, Draw
from cardc.model.parts import Exactly
from cardc.model.terms import Player
from tests.emit.models import attack, card_set, pokemon, trainer

SET = card_set(pokemon(attack()), trainer(Draw(Player.YOU, Exactly(2)), number="2"))
FILES = ("__init__.py", "test/__init__.py", "test/grass.py", "test/trainers.py")


def files(out: Path) -> dict[str, bytes]:
    return {path.relative_to(out).as_posix(): path.read_bytes() for path in sorted(out.rglob("*")) if path.is_file()}


def test_the_first_build_writes_the_whole_package(tmp_path: Path) -> None:
    assert build([SET], tmp_path / "made") == BuildResult((), FILES, ())
    assert tuple(files(tmp_path / "made")) == FILES


def test_a_second_build_writes_nothing(tmp_path: Path) -> None:
    build([SET], tmp_path)
    for name in FILES:
        os.utime(tmp_path / name, (1, 1))
    assert build([SET], tmp_path).fresh
    assert {(tmp_path / name).stat().st_mtime for name in FILES} == {1}


def test_the_order_of_sets_does_not_matter(tmp_path: Path) -> None:
    other = card_set(pokemon(attack()), id="alpha")
    build([SET, other], tmp_path / "one")
    build([other, SET], tmp_path / "two")
    assert files(tmp_path / "one") == files(tmp_path / "two")


def test_a_changed_card_changes_its_own_module_only(tmp_path: Path) -> None:
    build([SET], tmp_path)
    changed = card_set(pokemon(attack(damage="20")), trainer(Draw(Player.YOU, Exactly(2)), number="2"))
    assert build([changed], tmp_path) == BuildResult(("test/grass.py",), (), ())


def test_modules_of_cards_that_are_gone_are_removed_with_their_folder(tmp_path: Path) -> None:
    build([SET, card_set(pokemon(attack(damage="90")), id="old")], tmp_path)
    assert build([SET], tmp_path) == BuildResult(("__init__.py",), (), ("old/__init__.py", "old/grass.py"))
    assert tuple(files(tmp_path)) == FILES
    assert not (tmp_path / "old").exists()


def test_files_that_a_build_did_not_write_stay(tmp_path: Path) -> None:
    build([SET], tmp_path)
    (tmp_path / "test" / "notes.py").write_text("# mine\n")
    (tmp_path / "readme.txt").write_text(HEADER + "\n")
    assert build([SET], tmp_path).fresh
    assert (tmp_path / "test" / "notes.py").exists()
    assert (tmp_path / "readme.txt").exists()


def test_a_file_of_someone_else_in_the_way_is_an_error_and_stays(tmp_path: Path) -> None:
    (tmp_path / "test").mkdir()
    (tmp_path / "test" / "grass.py").write_text("# mine\n")
    with pytest.raises(BuildError, match=r"grass\.py was not written by cardc build"):
        build([SET], tmp_path)
    assert files(tmp_path) == {"test/grass.py": b"# mine\n"}


def test_check_tells_what_a_build_would_do_and_writes_nothing(tmp_path: Path) -> None:
    build([SET], tmp_path)
    (tmp_path / "test" / "grass.py").write_text(HEADER + "\n# edited\n")
    (tmp_path / "test" / "trainers.py").unlink()
    (tmp_path / "test" / "fire.py").write_text(HEADER + "\n")
    before = files(tmp_path)
    assert build([SET], tmp_path, check=True) == BuildResult(
        ("test/grass.py",), ("test/trainers.py",), ("test/fire.py",)
    )
    assert files(tmp_path) == before


def test_a_card_that_cannot_be_compiled_leaves_the_package_as_it_was(tmp_path: Path) -> None:
    build([SET], tmp_path)
    before = files(tmp_path)
    with pytest.raises(EmitError, match="'that attack' stands where no attack was chosen"):
        build([card_set(pokemon(attack(CopyAttack())))], tmp_path)
    assert files(tmp_path) == before


def test_a_file_is_replaced_in_one_step(tmp_path: Path) -> None:
    # A reader that holds the old file still reads the old text after the build: the file was replaced, not rewritten.
    build([SET], tmp_path)
    module = tmp_path / "test" / "grass.py"
    with module.open() as held:
        build([card_set(pokemon(attack(damage="30")), *SET.cards[1:])], tmp_path)
        assert "base = 10" in held.read()
    assert "base = 30" in module.read_text()
    assert not list(tmp_path.rglob("*.tmp"))


def test_a_folder_that_cannot_be_written_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "made").write_text("a file, not a folder")
    with pytest.raises(BuildError):
        build([SET], tmp_path / "made")

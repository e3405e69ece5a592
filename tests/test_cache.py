"""The cache gives back what was put in, and nothing else."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from cardc import cache


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("CARDC_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


def test_what_is_kept_under_a_key_comes_back_under_it_alone(folder: Path) -> None:
    cache.write("things", "one", "key", b"a\nb\n")
    assert cache.read("things", "one", "key") == b"a\nb\n"
    assert cache.read("things", "one", "other key") is None
    assert cache.read("things", "two", "key") is None
    assert cache.read("others", "one", "key") is None


@pytest.mark.parametrize("position", [0, 10, 70, -1], ids=["checksum", "in the checksum", "key", "content"])
def test_a_damaged_entry_is_none(folder: Path, position: int) -> None:
    cache.write("things", "one", "key", b"content")
    data = bytearray((folder / "things" / "one").read_bytes())
    data[position] ^= 1
    (folder / "things" / "one").write_bytes(data)
    assert cache.read("things", "one", "key") is None


@pytest.mark.parametrize("content", [b"", b"\n", b"\n\n", b"\xff\xfe"])
def test_any_other_file_is_no_entry(folder: Path, content: bytes) -> None:
    cache.write("things", "one", "key", b"content")
    (folder / "things" / "one").write_bytes(content)
    assert cache.read("things", "one", "key") is None


@pytest.mark.skipif(not hasattr(os, "getuid"), reason="files have no owners here")
def test_an_entry_that_others_can_write_or_that_lies_elsewhere_is_not_trusted(folder: Path) -> None:
    cache.write("things", "one", "key", b"content")
    file = folder / "things" / "one"
    assert file.stat().st_mode & 0o777 == 0o600
    file.chmod(0o602)
    assert cache.read("things", "one", "key") is None
    file.chmod(0o600)
    assert cache.read("things", "one", "key") == b"content"
    (folder / "things" / "link").symlink_to(file)
    assert cache.read("things", "link", "key") is None


def test_json_comes_back_and_what_is_none_does_not(folder: Path) -> None:
    cache.write_json("things", "one", "key", {"ž": [1, None, "a"]})
    assert cache.read_json("things", "one", "key") == {"ž": [1, None, "a"]}
    cache.write("things", "one", "key", b"{")
    assert cache.read_json("things", "one", "key") is None
    cache.write("things", "one", "key", b"\xff")
    assert cache.read_json("things", "one", "key") is None


def test_the_oldest_entries_go(folder: Path) -> None:
    for number in range(cache.KEPT + 2):
        cache.write("things", str(number), "key", b"content")
        os.utime(folder / "things" / str(number), (number, number))
    cache.write("things", "last", "key", b"content")
    left = {file.name for file in (folder / "things").iterdir()}
    assert left == {"last", *map(str, range(3, cache.KEPT + 2))}


def test_without_a_folder_nothing_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARDC_CACHE", "")
    cache.write("things", "one", "key", b"content")
    assert cache.read("things", "one", "key") is None


def test_a_folder_that_can_not_be_made_is_no_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    monkeypatch.setenv("CARDC_CACHE", str(tmp_path / "file"))
    cache.write("things", "one", "key", b"content")
    assert cache.read("things", "one", "key") is None


def test_the_compiler_is_known_by_its_sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a copy of the package with one template changed, it is another compiler; a changed command is not."""
    package = Path(cache.__file__).parent
    for name in ("emit", "commands"):
        (tmp_path / name).mkdir()
    (tmp_path / "emit" / "class.j2").write_bytes((package / "emit" / "templates" / "class.j2").read_bytes())
    monkeypatch.setattr("cardc.__file__", str(tmp_path / "__init__.py"))
    cache.compiler.cache_clear()
    first = cache.compiler()
    (tmp_path / "commands" / "build.py").write_text("1\n", encoding="utf-8")
    cache.compiler.cache_clear()
    assert cache.compiler() == first
    (tmp_path / "emit" / "class.j2").write_text("changed", encoding="utf-8")
    cache.compiler.cache_clear()
    assert cache.compiler() != first
    monkeypatch.undo()
    cache.compiler.cache_clear()

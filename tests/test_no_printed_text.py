"""No printed sentence of a real card stands in the project. Measured where a corpus of printed cards is at hand, else skipped.

Phrasebooks are left out: their entries are clause patterns, and what they compose may coincide with print.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
CORPUS = Path(os.environ.get("CARDC_CORPUS", ROOT.parent / "shared" / "corpus" / "cards.jsonl"))
WORDS = 7
"""Shorter sentences are everybody's."""

_SUFFIXES = {
    ".tsv",
    ".py",
    ".md",
    ".card",
    ".names",
    ".scenario",
    ".expected",
    ".lark",
    ".j2",
    ".toml",
    ".sh",
    ".json",
    "",
}
_SKIPPED = {".git", ".venv", "build", "dist", ".mypy_cache", ".ruff_cache", ".pytest_cache", ".hypothesis"}


def _texts(card: object) -> Iterator[str]:
    parts: list[object] = [card]
    while parts:
        part = parts.pop()
        if isinstance(part, dict):
            parts += [value for key, value in part.items() if key not in ("name", "id", "setName")]
        elif isinstance(part, list):
            parts += part
        elif isinstance(part, str):
            yield part


def _sentences() -> dict[str, list[str]]:
    """The printed sentences by their first words."""
    found: dict[str, list[str]] = {}
    for line in CORPUS.read_text(encoding="utf-8").splitlines():
        for text in _texts(json.loads(line)):
            for sentence in re.split(r"(?<=[.!?)])\s+|\n", text):
                if len(sentence.split()) >= WORDS:
                    plain = re.sub(r"[\"'`]", "", sentence).split()
                    found.setdefault(" ".join(plain[:WORDS]), []).append(" ".join(plain))
    return found


def _stands_in(path: Path, sentences: dict[str, list[str]]) -> Iterator[str]:
    words = re.sub(r"[\"'`]", "", path.read_text(encoding="utf-8", errors="replace")).split()
    for start in range(len(words) - WORDS + 1):
        for sentence in sentences.get(" ".join(words[start : start + WORDS]), []):
            length = len(sentence.split())
            if " ".join(words[start : start + length]) == sentence:
                yield sentence


def _files() -> Iterator[Path]:
    for folder, folders, names in os.walk(ROOT):
        folders[:] = [name for name in folders if name not in _SKIPPED and not name.endswith(".egg-info")]
        for name in names:
            path = Path(folder) / name
            if path.suffix in _SUFFIXES:
                yield path


@pytest.mark.skipif(not CORPUS.is_file(), reason="corpus absent")
def test_no_printed_sentence_stands_in_the_project() -> None:
    sentences = _sentences()
    found: set[str] = set()
    for path in _files():
        found |= {f"{path.relative_to(ROOT)}: {sentence}" for sentence in _stands_in(path, sentences)}
    assert sorted(found) == []

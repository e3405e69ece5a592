"""``cardc fmt``: card files in their canonical layout."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from cardc.commands.shared import FINDINGS, FINE, given_paths, shown, tell
from cardc.diagnostics import Diagnostic
from cardc.syntax import BrokenSourceError, format_file
from cardc.syntax.loader import SUFFIX, read_file


def run(args: argparse.Namespace) -> int:
    """Format the files in place; files with errors stay as they are. ``--check`` writes nothing."""
    changed: list[Path] = []
    findings: list[Diagnostic] = []
    sources: dict[str, str] = {}
    for path in _files(given_paths(args.paths)):
        parsed = read_file(path)
        try:
            text = format_file(parsed)
        except BrokenSourceError as error:
            findings += error.diagnostics
            sources[parsed.filename] = parsed.source
            continue
        if text.encode() != path.read_bytes():
            changed.append(path)
            if not args.check:
                _replace(path, text)
    for path in changed:
        print(f"{'would format' if args.check else 'formatted'} {shown(path)}", file=sys.stderr)
    tell(findings, sources)
    return FINDINGS if findings or (args.check and changed) else FINE


def _files(paths: list[Path]) -> list[Path]:
    found: list[Path] = []
    for path in paths:
        found += sorted(path.rglob(f"*{SUFFIX}")) if path.is_dir() else [path]
    return found


def _replace(path: Path, text: str) -> None:
    """In one step, so that an interrupted run leaves the old file or the new one."""
    half = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        half.write_text(text, encoding="utf-8", newline="\n")
        half.chmod(path.stat().st_mode)
        os.replace(half, path)
    finally:
        half.unlink(missing_ok=True)

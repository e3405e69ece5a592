r"""Text in quotes: ``\"``, ``\\``, ``\n``, ``\t`` and ``\u{1F600}``; everything else stands for itself."""

from __future__ import annotations

import re

_ESCAPE = re.compile(r"\\(?:([\"\\nt])|u\{([0-9A-Fa-f]{1,6})\}|(.))", re.DOTALL)
_NAMED = {'"': '"', "\\": "\\", "n": "\n", "t": "\t"}
_QUOTED = {character: "\\" + name for name, character in _NAMED.items()}


def quote(text: str) -> str:
    """``text`` as it stands in a card file."""
    if text.isprintable() and '"' not in text and "\\" not in text:
        return f'"{text}"'
    return '"' + "".join(_QUOTED.get(c) or (c if c.isprintable() else f"\\u{{{ord(c):x}}}") for c in text) + '"'


def place_in_token(token: str, offset: int) -> int:
    """Where the character ``offset`` of the text that a quoted token stands for begins in the token."""
    shift = 1
    for match in _ESCAPE.finditer(token[1:-1]):
        start = match.start() + 1 - shift
        length = 1 if match[3] is None else len(match[0])
        if start + length > offset:
            break
        shift += len(match[0]) - length
    return offset + shift


def unquote(token: str) -> tuple[str, str | None]:
    """The text a quoted token stands for, and the first escape in it that means nothing (kept as written)."""
    inner = token[1:-1]
    if "\\" not in inner:
        return inner, None
    bad: list[str] = []

    def replace(match: re.Match[str]) -> str:
        named, code, _ = match.groups()
        if named is not None:
            return _NAMED[named]
        if code is not None and int(code, 16) <= 0x10FFFF:
            return chr(int(code, 16))
        bad.append(match.group())
        return match.group()

    return _ESCAPE.sub(replace, inner), bad[0] if bad else None

"""Makes the fonts of card faces: subsets of Noto Sans with the letters of the six languages, and the widths of these letters.

    python tools/subset_fonts.py FOLDER

``FOLDER`` holds the fonts of Debian's package fonts-noto-core: Noto Sans, its symbols and its signs of mathematics. Needs fontTools and brotli. The result stands in ``cardc/faces/fonts`` and is committed.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from fontTools import subset
from fontTools.merge import Merger
from fontTools.ttLib import TTFont

TARGET = Path(__file__).parent.parent / "cardc" / "faces" / "fonts"
LETTERS = [
    *range(0x20, 0x7F),
    *range(0xA0, 0x180),
    *range(0x2BC, 0x2BD),
    *range(0x391, 0x3CA),
    *range(0x400, 0x460),
    *range(0x490, 0x492),
    *(ord(c) for c in "–—‘’‚“”„†•…‹›€№™−≤≥×·"),
]
SIGNS = {"NotoSansSymbols-Regular": "♀♂", "NotoSansSymbols2-Regular": "★☆◇◆●", "NotoSansMath-Regular": "−"}
STYLES = {"regular": "NotoSans-Regular", "bold": "NotoSans-Bold", "italic": "NotoSans-Italic"}


def main(folder: Path) -> None:
    """Write the three fonts and their widths."""
    widths: dict[str, dict[str, int]] = {}
    for style, name in STYLES.items():
        parts = [TARGET / f"{style}.{number}.part" for number in range(1 + len(SIGNS))]
        _subset(folder / f"{name}.ttf", LETTERS, parts[0])
        for part, (signs, characters) in zip(parts[1:], SIGNS.items(), strict=True):
            _subset(folder / f"{signs}.ttf", list(map(ord, characters)), part)
        Merger().merge(list(map(str, parts))).save(TARGET / f"{style}.ttf")
        for part in parts:
            part.unlink()
        font = TTFont(TARGET / f"{style}.ttf")
        scale, advances = font["head"].unitsPerEm, font["hmtx"]
        widths[style] = {chr(c): round(advances[g][0] * 1000 / scale) for c, g in sorted(font.getBestCmap().items())}
        font.flavor = "woff2"
        font.save(TARGET / f"{style}.woff2")
    (TARGET / "widths.json").write_text(json.dumps(widths, ensure_ascii=False, indent=0) + "\n", encoding="utf-8")


def _subset(source: Path, letters: list[int], target: Path) -> None:
    options = subset.Options(layout_features=[], hinting=False, name_IDs=["*"], notdef_outline=True)
    font = subset.load_font(str(source), options)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=letters)
    subsetter.subset(font)
    font.save(target)


if __name__ == "__main__":
    main(Path(sys.argv[1]))

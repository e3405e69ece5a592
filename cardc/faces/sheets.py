"""Sheets for printing: nine cards a page with marks for cutting, as PDF."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Final

from cardc.faces.layout import HEIGHT, WIDTH

SHEET_SIZE: Final = 9
"""Cards on a page, three by three."""

_MM: Final = 72 / 25.4
"""Points in a millimetre."""

_MARK: Final = 4.0
"""The length of a mark for cutting, in millimetres."""


def pdf_of(pictures: Sequence[bytes]) -> bytes:
    """An A4 page for each nine cards of 63 × 88 mm. ``pictures`` are PNG files of the faces.

    Raises ``ImportError`` without the extra ``print``.
    """
    from reportlab.lib.pagesizes import A4
    from reportlab.lib.utils import ImageReader
    from reportlab.pdfgen.canvas import Canvas

    out = io.BytesIO()
    # With "invariant" the same cards give the same bytes: no date and no random id.
    canvas = Canvas(out, pagesize=A4, invariant=1)
    canvas.setTitle("Cards")
    wide, high = WIDTH / 10 * _MM, HEIGHT / 10 * _MM
    left, bottom = (A4[0] - 3 * wide) / 2, (A4[1] - 3 * high) / 2
    for start in range(0, len(pictures), SHEET_SIZE):
        for place, picture in enumerate(pictures[start : start + SHEET_SIZE]):
            x, y = left + place % 3 * wide, bottom + (2 - place // 3) * high
            canvas.drawImage(ImageReader(io.BytesIO(picture)), x, y, wide, high, mask="auto")
        canvas.setLineWidth(0.3)
        for number in range(4):
            x, y = left + number * wide, bottom + number * high
            for edge in (bottom - _MARK * _MM - 2, bottom + 3 * high + 2):
                canvas.line(x, edge, x, edge + _MARK * _MM)
            for edge in (left - _MARK * _MM - 2, left + 3 * wide + 2):
                canvas.line(edge, y, edge + _MARK * _MM, y)
        canvas.showPage()
    canvas.save()
    return out.getvalue()

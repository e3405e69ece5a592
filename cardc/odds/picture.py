"""A picture of odds: bars for the damage, written as SVG or PNG. Needs matplotlib, the extra ``cardc[plots]``."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cardc.odds.exact import Odds

KINDS = (".svg", ".png")


class PictureError(ValueError):
    """No picture can be drawn; the message says why."""


def draw(file: Path, titled: list[tuple[str, Odds]]) -> None:
    """Write one panel for each attack: how likely each damage is, and in the title the Knock Out.

    Raises:
        PictureError: the name of the file ends otherwise than ``.svg`` or ``.png``, or matplotlib is not there.
    """
    kind = file.suffix.lower()
    if kind not in KINDS:
        raise PictureError(f"{file}: a picture ends with {' or '.join(KINDS)}")
    try:
        from matplotlib.backends.backend_agg import FigureCanvasAgg
        from matplotlib.figure import Figure
    except ImportError as error:
        raise PictureError("a picture needs matplotlib: pip install 'cardc[plots]'") from error
    figure = Figure(figsize=(6.4, 3.2 * len(titled)), layout="constrained")
    FigureCanvasAgg(figure)
    for place, (title, odds) in enumerate(titled, 1):
        axes = figure.add_subplot(len(titled), 1, place)
        values = odds.best.of_quantity("damage")
        axes.bar([str(value) for value in values], [100 * float(share) for share in values.values()], color="#3b6ea5")
        axes.set_xlabel("damage")
        axes.set_ylabel("%")
        knocked_out = 100 * float(odds.best.chance_of("knocked_out"))
        axes.set_title(f"{title}: mean {float(odds.best.mean('damage')):.1f}, Knock Out {knocked_out:.1f} %")
    new = file.with_name(f".{file.name}.new")
    try:
        # Without a date in it the same odds give the same file.
        figure.savefig(new, format=kind[1:], metadata={"Date": None} if kind == ".svg" else None)
        os.replace(new, file)
    finally:
        new.unlink(missing_ok=True)

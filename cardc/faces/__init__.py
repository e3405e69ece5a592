"""Card faces as pictures (docs/faces.md): what stands on a face, where, and the SVG, PNG or PDF made of it."""

from cardc.faces.content import FaceContent, content_of
from cardc.faces.layout import Layout, lay_out
from cardc.faces.sheets import SHEET_SIZE, pdf_of
from cardc.faces.svg import StyleError, png_of, svg_of

__all__ = ["SHEET_SIZE", "FaceContent", "Layout", "StyleError", "content_of", "lay_out", "pdf_of", "png_of", "svg_of"]

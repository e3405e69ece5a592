"""What the checker finds, told by the path of the part: a model has no places of its own."""

from __future__ import annotations

from cardc.diagnostics import Severity
from cardc.records import dataclass

Path = tuple[str | int, ...]


@dataclass(frozen=True, slots=True)
class Finding:
    """One violation. ``path`` leads from the card (or text) to the part, as in ``cardc.syntax.spans``."""

    code: str
    message: str
    path: Path
    suggestion: str | None = None
    severity: Severity = Severity.ERROR

"""The laws between model and prose over many random models: ``python -m tests.language.laws --count 20000 [LANG …]``.

For each language: every text reads back to its model, in exactly one way, and no two unequal models print the same text;
all languages say the same numbers and Energy. It prints its counts; the same seed draws the same models.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from cardc.language import LANGUAGES, Body, TextContext, read, write
from tests.language.bodies import seeded_bodies
from tests.language.parity import quantities


@dataclass(slots=True)
class Tally:
    """What was found in one language; ``broken`` are complaints, at most ``MOST`` of them in full."""

    lang: str
    kinds: Counter[str] = field(default_factory=Counter)
    written: dict[tuple[str, TextContext], Body] = field(default_factory=dict)
    broken: list[str] = field(default_factory=list)

    MOST = 5

    def take(self, body: Body, context: TextContext) -> None:
        """Hold one model against the laws."""
        self.kinds[context.kind] += 1
        text = write(self.lang, body, context)
        reading = read(self.lang, text, context)
        if reading.bodies != (body,):
            self.complain(f"{len(reading.bodies)} readings", text, reading.failure)
        if self.written.setdefault((text, context), body) != body:
            self.complain("two models print the same", text, body)
        here, english = quantities(self.lang, body, context), quantities("en", body, context)
        if here != english:
            self.complain(f"other numbers than in English: {here - english}, {english - here}", text, body)

    def complain(self, what: str, text: str, more: object) -> None:
        """Note a broken law."""
        self.broken.append(f"{what}: {text}\n    {more}" if len(self.broken) < self.MOST else what)


def tally(lang: str, count: int, seed: str = "laws") -> Tally:
    """Draw ``count`` models and hold them against the laws."""
    result = Tally(lang)
    for body, context in seeded_bodies(f"{seed} {lang}", count):
        result.take(body, context)
    return result


def main(argv: Sequence[str] | None = None) -> int:
    """Print a line for each language; 1 when a law is broken."""
    parser = argparse.ArgumentParser(prog="laws", description=__doc__)
    parser.add_argument("langs", nargs="*", metavar="LANG", help="languages (default: all)")
    parser.add_argument("--count", type=int, default=20000, metavar="N", help="models a language (default: 20000)")
    parser.add_argument("--seed", default="laws", help="the same seed draws the same models")
    args = parser.parse_args(argv)
    bad = 0
    for lang in args.langs or LANGUAGES:
        if lang not in LANGUAGES:
            parser.error(f"there is no language {lang}")
        start = time.monotonic()
        one = tally(lang, args.count, args.seed)
        kinds = ", ".join(f"{number} {kind}" for kind, number in sorted(one.kinds.items()))
        models = len(set(one.written.values()))
        print(
            f"{lang}: {one.kinds.total()} models ({kinds}), {models} of them different, {len(one.written)} different texts: "
            f"{len(one.broken)} broken laws, {time.monotonic() - start:.0f} s",
            flush=True,
        )
        for complaint in one.broken[: Tally.MOST]:
            print(f"  {complaint}")
        bad += len(one.broken)
    return bool(bad)


if __name__ == "__main__":
    sys.exit(main())

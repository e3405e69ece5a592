"""``cardc words``: the sentences of the card language, searched by a word."""

from __future__ import annotations

import argparse
import difflib

from cardc.commands.shared import FINDINGS, FINE, CommandError
from cardc.syntax.sentences import Sentence, sentences


def run(args: argparse.Namespace) -> int:
    """Print the sentences that hold all the words, in pattern or meaning; without words all of them."""
    wanted = [word.casefold() for word in args.words]
    found = [
        each for each in sentences() if all(word in f"{each.pattern} {each.meaning}".casefold() for word in wanted)
    ]
    if not found:
        known = sorted({word for each in sentences() for word in each.pattern.split() if word.isalpha()})
        near = difflib.get_close_matches(" ".join(wanted), known, n=1)
        cure = f"; did you mean {near[0]}?" if near else ""
        raise CommandError(f"no sentence of the card language holds {' '.join(args.words)}{cure}", FINDINGS)
    width = max(len(each.pattern) for each in found)
    for each in sorted(found, key=_order):
        print(f"{each.pattern:<{min(width, 60)}}  {each.meaning}".rstrip())
    return FINE


def _order(sentence: Sentence) -> str:
    return sentence.pattern.lstrip("‹")

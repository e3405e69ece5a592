"""``cardc export``: cards as data, one JSON object a line."""

from __future__ import annotations

import argparse
import json

from cardc.commands.shared import FINE, all_cards, given_paths, load_clean, only_cards
from cardc.interchange import card_to_json
from cardc.language import LANGUAGES
from cardc.names import names_of


def run(args: argparse.Namespace) -> int:
    """Print the cards, set by set, by collector number."""
    paths = given_paths(args.paths)
    only_cards(paths)
    for found in all_cards(load_clean(paths)):
        names = {lang: names_of(lang, found.names) for lang in LANGUAGES}
        data = card_to_json(found.info, found.card, reprint_of=found.source.repeats, names=names)
        print(json.dumps(data, ensure_ascii=False))
    return FINE

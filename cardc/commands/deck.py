"""``cardc deck check``: whether a deck may be played, and what the rule book advises."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from cardc.commands.shared import FINDINGS, FINE, CommandError, load_clean, project, tell
from cardc.engine.decks import hints
from cardc.engine.editions import EDITIONS
from cardc.legality import JudgedDeck, judge, latest
from cardc.model import terms
from cardc.reading import shown_text
from cardc.syntax import Loaded
from cardc.syntax.deck import read_deck


def run(args: argparse.Namespace) -> int:
    """Reasons against the deck go to stdout and make exit status 1; hints go to stdout too and change nothing."""
    deck = judged(Path(args.file), load_clean(project().cards))
    edition = terms.Edition(args.edition) if args.edition else edition_of([deck])
    rules = EDITIONS[edition.value]
    problems = deck.problems(rules)
    for problem in problems:
        print(f"error: {problem.message}")
    for hint in hints(deck.facts, rules):
        print(f"hint: {hint}")
    print(f"{args.file}: {len(deck.cards)} cards, {'not legal' if problems else 'legal'} in {edition}")
    return FINDINGS if problems else FINE


def judged(path: Path, loaded: Loaded) -> JudgedDeck:
    """A deck list with its cards; one that can't be read, or names that can't be found, end the command."""
    if not path.is_file():
        raise CommandError(f"there is no deck {path}")
    found = judge(read_deck(path), loaded.card_sets)
    if found.resolved.diagnostics:
        tell(found.resolved.diagnostics, {str(path): shown_text(path)})
        raise CommandError(status=FINDINGS)
    return found


def edition_of(decks: list[JudgedDeck]) -> terms.Edition:
    """The edition that the decks name, or that of the sets they are from; the latest when they differ, with a word."""
    found = [deck.deck.edition for deck in decks if deck.deck.edition is not None]
    told = found or [deck.edition for deck in decks if deck.edition is not None]
    if len(set(told)) > 1 or (not found and any(deck.mixed for deck in decks)):
        print("cards or decks of several editions meet; the latest edition's rules are played", file=sys.stderr)
    edition = latest(told)
    if edition is None:
        raise CommandError("the deck holds no cards", FINDINGS)
    return edition

"""``cardc deck check``: whether a deck may be played, and what the rule book advises."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from pathlib import Path

from cardc.commands.shared import FINDINGS, FINE, CommandError, load_clean, project, tell
from cardc.engine import editions
from cardc.engine.carddata import CardData, CardPool
from cardc.engine.decks import deck_hints, deck_problems
from cardc.engine.editions import EDITIONS, Edition
from cardc.model import terms
from cardc.model.cards import Card, PokemonCard, card_id
from cardc.scenario.cards import compile_cards
from cardc.syntax import Loaded
from cardc.syntax.deck import read_deck, resolve_deck

_KINDS = {
    terms.PowerKind.POKEMON_POWER: (editions.POKEMON_POWER, "Pokémon Power"),
    terms.PowerKind.POKE_POWER: (editions.POKE_POWER, "Poké-Power"),
    terms.PowerKind.POKE_BODY: (editions.POKE_BODY, "Poké-Body"),
    terms.PowerKind.ABILITY: (editions.ABILITY, "Ability"),
}


def run(args: argparse.Namespace) -> int:
    """Reasons against the deck go to stdout and make exit status 1; hints go to stdout too and change nothing."""
    home = project()
    loaded = load_clean(home.cards)
    data = {card.id: card for card in compile_cards(home.cards).cards}
    ids, named = deck_ids(Path(args.file), loaded)
    deck = [data[id] for id in ids]
    edition = EDITIONS[args.edition] if args.edition else edition_of(loaded, [deck], [named])
    printed = {card_id(each.info, card): card for each in loaded.card_sets for card in each.cards}
    problems = deck_problems(deck, edition) + foreign_powers([printed[id] for id in ids if id in printed], edition)
    for problem in problems:
        print(f"error: {problem}")
    for hint in deck_hints(deck, edition):
        print(f"hint: {hint}")
    print(f"{args.file}: {len(deck)} cards, {'not legal' if problems else 'legal'} in {edition.name}")
    return FINDINGS if problems else FINE


def deck_ids(path: Path, loaded: Loaded) -> tuple[tuple[str, ...], terms.Edition | None]:
    """The ids of a deck's cards and the edition it names; names that can't be found end the command."""
    if not path.is_file():
        raise CommandError(f"there is no deck {path}")
    deck = read_deck(path)
    found = resolve_deck(deck, loaded.card_sets, legal=False)
    if found.diagnostics:
        tell(found.diagnostics, {str(path): path.read_text(encoding="utf-8-sig", errors="replace")})
        raise CommandError(status=FINDINGS)
    return found.ids, deck.edition


def foreign_powers(cards: Iterable[Card], edition: Edition) -> list[str]:
    """Powers of a kind that the edition does not have (D38)."""
    problems: list[str] = []
    for card in dict.fromkeys(cards):
        for power in card.powers if isinstance(card, PokemonCard) else ():
            kind, name = _KINDS[power.kind]
            if not edition.power_kinds & kind:
                problems.append(f"{card.name}: {edition.name} has no {name} (D38)")
    return problems


def check_decks(names: list[str], ids: list[list[str]], edition: Edition, pool: CardPool, loaded: Loaded) -> None:
    """Decks that are not legal end the command."""
    printed = {card_id(each.info, card): card for each in loaded.card_sets for card in each.cards}
    for name, deck in zip(names, ids, strict=True):
        problems = deck_problems([pool.get(id) for id in deck], edition)
        problems += foreign_powers([printed[id] for id in deck if id in printed], edition)
        if problems:
            raise CommandError(f"{name}: {problems[0]}", FINDINGS)


def edition_of(loaded: Loaded, decks: list[list[CardData]], named: list[terms.Edition | None]) -> Edition:
    """The edition that the decks name, or that of the sets they are from; the latest when they differ, with a word."""
    told = [edition for edition in named if edition is not None]
    used = {card.id.rpartition("-")[0] for deck in decks for card in deck}
    found = told or [each.info.edition for each in loaded.sets if each.info.id in used]
    if len(set(found)) > 1:
        print("cards or decks of several editions meet; the latest edition's rules are played", file=sys.stderr)
    if not found:
        raise CommandError("the deck holds no cards", FINDINGS)
    return EDITIONS[max(found, key=list(terms.Edition).index).value]

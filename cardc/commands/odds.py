"""``cardc odds``: the exact odds of an attack."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path

from cardc.commands.shared import FINDINGS, FINE, CommandError, find_card, load_clean, project, tell
from cardc.engine.carddata import CardData, PokemonData
from cardc.engine.editions import EDITIONS, Edition
from cardc.engine.state import State
from cardc.odds.board import NoBoardError, scenario_board, set_board
from cardc.odds.exact import NotUsableError, Odds, attack_odds
from cardc.odds.picture import PictureError, draw
from cardc.odds.report import as_json, table
from cardc.scenario.cards import CardSource, compile_cards
from cardc.scenario.names import BYSTANDER
from cardc.syntax import Loaded


def run(args: argparse.Namespace) -> int:
    """Print the odds of one attack of the card, or of each; exit status 1 when none can be used."""
    if args.board and args.against:
        raise CommandError("--board lays out both sides: it does not go with --against")
    home = project()
    loaded = load_clean(home.cards)
    found = find_card(loaded, args.id)
    source = compile_cards(home.cards)
    cards = {card.id: card for card in source.cards}
    user = _pokemon(cards[found.id])
    edition = EDITIONS[args.edition or found.info.edition.value]
    numbers = _numbers(user, args.attack)
    told: list[tuple[int, Odds]] = []
    unusable: list[str] = []
    for number in numbers:
        state, rules = _board(args, source, loaded, cards, user, number, edition)
        edition = rules
        try:
            told.append((number, attack_odds(state, rules, number)))
        except NotUsableError as error:
            hint = "" if args.board else "; --board FILE.scenario lays out another"
            unusable.append(f"{user.attacks[number].name}: {error}{hint}")
    if not told:
        raise CommandError("; ".join(unusable) or f"{user.name} has no attack", FINDINGS)
    against = _against(args, state)
    if args.json:
        print(json.dumps(_json(user, against, edition, told, unusable), ensure_ascii=False, indent=2))
    else:
        _print(user, against, edition, told, unusable)
    if args.picture:
        try:
            draw(Path(args.picture), [(f"{user.name}, {user.attacks[number].name}", odds) for number, odds in told])
        except PictureError as error:
            raise CommandError(str(error)) from error
    return FINE


def _pokemon(card: CardData) -> PokemonData:
    if not isinstance(card, PokemonData):
        raise CommandError(f"{card.name} is no Pokémon", FINDINGS)
    return card


def _numbers(user: PokemonData, wanted: str | None) -> Sequence[int]:
    attacks = user.attacks
    if wanted is None:
        return range(len(attacks))
    if wanted.isdecimal() and len(wanted) < 4 and 1 <= int(wanted) <= len(attacks):
        return [int(wanted) - 1]
    for number, attack in enumerate(attacks):
        if attack.name.casefold() == wanted.casefold():
            return [number]
    names = ", ".join(attack.name for attack in attacks) or "none"
    raise CommandError(f"{user.name} has no attack {wanted}; its attacks: {names}", FINDINGS)


def _board(
    args: argparse.Namespace,
    source: CardSource,
    loaded: Loaded,
    cards: dict[str, CardData],
    user: PokemonData,
    number: int,
    edition: Edition,
) -> tuple[State, Edition]:
    if not args.board:
        defending = _pokemon(cards[find_card(loaded, args.against).id]) if args.against else BYSTANDER
        return set_board(user, number, defending, edition), edition
    file = Path(args.board)
    if not file.is_file():
        raise CommandError(f"there is no file {file}")
    try:
        state, rules = scenario_board(file, source.names_for(file), user, args.scenario)
    except NoBoardError as error:
        tell(error.diagnostics, {str(file): file.read_text(encoding="utf-8", errors="replace")})
        raise CommandError(str(error), FINDINGS) from error
    return state, EDITIONS[args.edition] if args.edition else rules


def _against(args: argparse.Namespace, state: State) -> PokemonData:
    active = state.sides[1].active
    assert active is not None
    return active.data


def _print(
    user: PokemonData, against: PokemonData, edition: Edition, told: list[tuple[int, Odds]], unusable: list[str]
) -> None:
    print(f"{user.name} [{user.id}] against {against.name} ({against.hp} HP), {edition.name} rules")
    for number, odds in told:
        print(f"\n{user.attacks[number].name}")
        print("\n".join(f"  {line}" for line in table(odds)))
    for line in unusable:
        print(f"\n{line}")


def _json(
    user: PokemonData, against: PokemonData, edition: Edition, told: list[tuple[int, Odds]], unusable: list[str]
) -> dict[str, object]:
    return {
        "card": user.id,
        "against": against.id,
        "edition": edition.name,
        "attacks": [
            {"attack": user.attacks[number].name, "number": number + 1, **as_json(odds)} for number, odds in told
        ],
        "not_usable": unusable,
    }

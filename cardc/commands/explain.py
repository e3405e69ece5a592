"""``cardc explain``: which statement runs in which step; with ``--against`` an attack is run and traced."""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from cardc.commands.duel import NotUsableError, Outcome, duel
from cardc.commands.shared import FINDINGS, FINE, CommandError, Found, count, find_card, load_clean, project
from cardc.emit.explain import Placed, attack_steps, path_in_card, power_steps, step_of, trainer_steps
from cardc.emit.steps import Hook
from cardc.engine.carddata import PokemonData
from cardc.engine.editions import EDITIONS
from cardc.engine.trace import render
from cardc.manual import manual
from cardc.model.cards import (
    Attack,
    EnergyCard,
    PokemonCard,
    PowerBody,
    SetInfo,
    TrainerCard,
    card_id,
)
from cardc.model.terms import Edition
from cardc.scenario.cards import compile_cards
from cardc.syntax import Loaded, LoadedCard, Path
from cardc.syntax.comments import without_comments
from cardc.syntax.printer import cost

_CODE = re.compile(r"[elnptv]\d{3}\Z", re.IGNORECASE)
_COINS = {"heads": 1, "tails": 0}


@dataclass(frozen=True, slots=True)
class _Explained:
    """A text of a card: heading, where it stands in the card, and its parts in the order in which they run."""

    heading: str
    path: Path
    parts: tuple[Placed, ...]
    body: PowerBody | None = None
    """What a power does; ``None`` in an attack or a Trainer card."""


def run(args: argparse.Namespace) -> int:
    """Explain the card, or run one of its attacks; explain the code of a diagnostic."""
    if _CODE.match(args.id):
        return _explain_code(args.id.upper())
    home = project()
    loaded = load_clean(home.cards)
    found = find_card(loaded, args.id)
    edition = Edition(args.edition) if args.edition else found.info.edition
    if args.against is None:
        if args.coins or args.choose:
            raise CommandError("--coins and --choose go with --against, which runs the attack")
        return _steps(_told_in_full(loaded, found), args.attack, edition, args.json)
    number = _attack_number(found, args.attack or "1")
    target = find_card(loaded, args.against)
    cards = {card.id: card for card in compile_cards(home.cards).cards}
    user, defending = cards[found.id], cards[target.id]
    if not isinstance(user, PokemonData) or not isinstance(defending, PokemonData):
        raise CommandError(f"{target.card.name} is no Pokémon", FINDINGS)
    try:
        outcome = duel(user, number, defending, EDITIONS[edition.value], _coins(args.coins), _words(args.choose))
    except NotUsableError as error:
        raise CommandError(str(error), FINDINGS) from error
    if args.json:
        print(json.dumps(_outcome_json(outcome), ensure_ascii=False, indent=2))
    else:
        _print_outcome(found, target, number, outcome)
    return FINE


def _explain_code(code: str) -> int:
    """The manual's entry about a code."""
    entry = manual().get(code)
    if entry is None:
        raise CommandError(f"the manual has no code {code}; docs/diagnostics.md lists all", FINDINGS)
    print(f"{entry.code}: {entry.cause}")
    if entry.cure:
        print(f"  help: {entry.cure}")
    return FINE


def _told_in_full(loaded: Loaded, found: Found) -> Found:
    """The card under its own imprint, with the source of the card that it repeats: there its text stands."""
    of = found.source.repeats
    told = next((source for one in loaded.sets for source in one.sources if _id(one.info, source) == of), None)
    return found if told is None else replace(found, source=told)


def _id(info: SetInfo, source: LoadedCard) -> str:
    return card_id(info, source.parsed.card)


# --- steps ---------------------------------------------------------------------------------------------------


def _steps(found: Found, wanted: str | None, edition: Edition, as_json: bool) -> int:
    texts = _texts(found)
    if wanted is not None:
        number = _attack_number(found, wanted)
        texts = [text for text in texts if text.path == ("attacks", number)]
    if as_json:
        print(json.dumps([_text_json(found, text, edition) for text in texts], ensure_ascii=False, indent=2))
        return FINE
    print(f"{found.card.name} [{found.id}], {edition.value} rules")
    for text in texts:
        print(f"\n{text.heading}")
        rows = [_row(found, text, part, edition) for part in text.parts]
        for step, hook, what, source in rows:
            print(f"  {step:<16} {hook:<20} {what:<12} {source}".rstrip())
        if not rows:
            print("  no text")
    return FINE


def _row(found: Found, text: _Explained, part: Placed, edition: Edition) -> tuple[str, str, str, str]:
    outside = part.hook is Hook.REQUIRE and text.path[:1] != ("attacks",)
    step = "" if outside else step_of(part.hook, edition)
    return (f"step {step}" if step else "", part.hook.value, part.part.value, _source(found, text, part))


def _texts(found: Found) -> list[_Explained]:
    match found.card:
        case PokemonCard(powers=powers, attacks=attacks):
            explained = [
                _Explained(f"{power.kind.value} “{power.name}”", ("powers", i), power_steps(power), power.text.body)
                for i, power in enumerate(powers)
            ]
            return explained + [
                _Explained(_attack_heading(attack), ("attacks", i), attack_steps(attack))
                for i, attack in enumerate(attacks)
            ]
        case TrainerCard() as card:
            return [_Explained(card.kind.value, (), trainer_steps(card))]
        case EnergyCard(provides=provides):
            return [_Explained(f"energy {cost(provides)}", (), ())]


def _attack_heading(attack: Attack) -> str:
    damage = "" if attack.damage is None else f" {attack.damage.value or ''}{attack.damage.sign.value}"
    return f"attack {cost(attack.cost)} “{attack.name}”{damage}"


def _source(found: Found, text: _Explained, part: Placed) -> str:
    """The part in its author's own words, on one line."""
    spans = found.source.parsed.spans
    path = path_in_card(text.path, text.body, part)
    for length in range(len(path), 0, -1):
        offsets = spans.offsets(path[:length])
        if offsets is not None:
            return " ".join(without_comments(found.source.file.source[slice(*offsets)]).split())
    return ""


# --- running an attack ------------------------------------------------------------------------------------------


def _attack_number(found: Found, wanted: str) -> int:
    attacks: Sequence[Attack] = found.card.attacks if isinstance(found.card, PokemonCard) else ()
    if wanted.isdecimal() and len(wanted) < 4 and 1 <= int(wanted) <= len(attacks):
        return int(wanted) - 1
    for number, attack in enumerate(attacks):
        if attack.name.casefold() == wanted.casefold():
            return number
    names = ", ".join(attack.name for attack in attacks) or "none"
    raise CommandError(f"{found.card.name} has no attack {wanted}; its attacks: {names}", FINDINGS)


def _coins(text: str | None) -> list[int]:
    words = [word.strip().lower() for word in text.split(",")] if text else []
    for word in words:
        if word not in _COINS:
            raise CommandError(f"--coins takes heads and tails with commas between, not “{word}”")
    return [_COINS[word] for word in words]


def _words(text: str | None) -> list[str]:
    return [word.strip() for word in text.split(",")] if text else []


def _print_outcome(found: Found, target: Found, number: int, outcome: Outcome) -> None:
    assert isinstance(found.card, PokemonCard)
    print(f"{found.card.name} uses {found.card.attacks[number].name} against {target.card.name}\n")
    print("\n".join(render(outcome.trace)))
    for question, answer, given in outcome.answers:
        print(f"asked: {question} {answer}{'' if given else ' (the first option; --choose picks another)'}")
    if outcome.coins_missing:
        print(f"{count(outcome.coins_missing, 'coin')} not given by --coins: heads, each fifth tails")
    if outcome.words_left:
        print(f"not asked for: {', '.join(outcome.words_left)} of --choose")
    if outcome.coins_left:
        print(f"not flipped: the last {count(outcome.coins_left, 'coin')} of --coins")
    print(f"\ndamage {outcome.damage}")
    for who, counters, conditions in (
        (found.card.name, outcome.attacker_counters, outcome.attacker_conditions),
        (target.card.name, outcome.defender_counters, outcome.defender_conditions),
    ):
        print(f"{who}: {count(counters, 'damage counter')}{''.join(f', {condition}' for condition in conditions)}")


def _outcome_json(outcome: Outcome) -> dict[str, object]:
    return {
        "damage": outcome.damage,
        "attacker_counters": outcome.attacker_counters,
        "defender_counters": outcome.defender_counters,
        "conditions": {
            "attacker": list(outcome.attacker_conditions),
            "defender": list(outcome.defender_conditions),
        },
        "steps": [
            {"part": part, "step": letter, "what": what, "before": before, "after": after, "cause": cause}
            for part, letter, what, before, after, cause in outcome.trace
        ],
        "answers": [{"question": question, "answer": answer} for question, answer, _ in outcome.answers],
    }


def _text_json(found: Found, text: _Explained, edition: Edition) -> dict[str, object]:
    return {
        "text": text.heading,
        "steps": [
            {"step": step.removeprefix("step "), "hook": hook, "what": what, "source": source}
            for step, hook, what, source in (_row(found, text, part, edition) for part in text.parts)
        ],
    }

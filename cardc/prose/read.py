"""The prose of a card becomes its model."""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from dataclasses import replace
from typing import assert_never

from cardc.diagnostics import Diagnostic, Span
from cardc.language import LANGUAGES, Reading, TextContext, TextKind, read
from cardc.language.phrase import bases_of
from cardc.model.cards import Card, EnergyCard, PokemonCard, PowerText, SetInfo, Text, TrainerCard
from cardc.model.terms import Edition
from cardc.names import attack_names, names_of
from cardc.syntax import ParsedCard, ParsedFile, Path
from cardc.syntax.namefiles import SeenNames
from cardc.syntax.prose import Prose
from cardc.syntax.strings import place_in_token


def context_of(card: Card, path: Path, edition: Edition, hp: int | None = None) -> TextContext:
    """What the face around the text at ``path`` says; ``hp`` is that of a Trainer card played as a Pokémon."""
    match card:
        case PokemonCard() if path[0] == "attacks" and isinstance(path[1], int):
            damage = card.attacks[path[1]].damage
            return TextContext(card.name, TextKind.ATTACK, damage, edition, None, card.types, bases_of(card.attacks))
        case PokemonCard():
            return TextContext(card.name, TextKind.POWER, None, edition, None, card.types, bases_of(card.attacks))
        case _:
            return TextContext(card.name, TextKind.TRAINER, None, edition, hp)


def read_prose(
    parsed: ParsedCard, file: ParsedFile, info: SetInfo, seen: SeenNames
) -> tuple[ParsedCard | None, tuple[Diagnostic, ...]]:
    """A card of a set with its prose in the model, or ``None`` and what is wrong with each text.

    In the prose of a language things have the names of that language; ``seen`` are the name files that say them.

    Codes: P001 a word is not understood, or the text contradicts its card; P002 several readings; P005 no such
    language.
    """
    found: dict[Path, Text | PowerText] = {}
    diagnostics: list[Diagnostic] = []
    for path, prose in parsed.prose.items():
        if prose.lang not in LANGUAGES:
            diagnostics.append(_no_language(prose, file))
            continue
        names = names_of(prose.lang, seen).on_card(attack_names(parsed.card))
        reading = read(prose.lang, prose.text, context_of(parsed.card, path, info.edition, prose.hp), names)
        if len(reading.bodies) == 1 and isinstance(reading.bodies[0], Text | PowerText):
            found[path] = reading.bodies[0]
        else:
            diagnostics.append(_declined(prose, reading, file))
    if diagnostics:
        return None, tuple(diagnostics)
    return replace(parsed, card=with_texts(parsed.card, found)), ()


def with_texts(card: Card, texts: Mapping[Path, Text | PowerText]) -> Card:
    """The card with other texts at some paths."""
    match card:
        case PokemonCard():
            powers = tuple(
                replace(power, text=text) if isinstance(text := texts.get(("powers", i, "text")), PowerText) else power
                for i, power in enumerate(card.powers)
            )
            attacks = tuple(
                replace(attack, text=text) if isinstance(text := texts.get(("attacks", i, "text")), Text) else attack
                for i, attack in enumerate(card.attacks)
            )
            return replace(card, powers=powers, attacks=attacks)
        case TrainerCard():
            text = texts.get(("text",))
            return replace(card, text=text) if isinstance(text, Text) else card
        case EnergyCard():
            return card
    assert_never(card)


def _no_language(prose: Prose, file: ParsedFile) -> Diagnostic:
    message = f"there is no phrasebook for `{prose.lang}`; there are {', '.join(LANGUAGES)}"
    near = difflib.get_close_matches(prose.lang, LANGUAGES, n=1, cutoff=0.5)
    cure = f"did you mean `{near[0]}`?" if near else None
    return Diagnostic("P005", message, file.filename, file.index.span(*prose.lang_at), cure)


def _declined(prose: Prose, reading: Reading, file: ParsedFile) -> Diagnostic:
    failure = reading.failure
    if failure is None:
        message = f"the text can be read in {len(reading.bodies)} ways"
        return Diagnostic("P002", message, file.filename, file.index.span(*prose.text_at))
    if failure.reason is not None:
        return Diagnostic("P001", failure.reason, file.filename, file.index.span(*prose.text_at))
    return Diagnostic("P001", str(failure), file.filename, span_in(prose, failure.start, failure.word, file))


def span_in(prose: Prose, start: int, word: str, file: ParsedFile) -> Span:
    """The place of words of the text in the file; of the closing quote when the text ends too early."""
    opening = prose.text_at[0]
    token = file.source[opening : prose.text_at[1]]
    begin = opening + place_in_token(token, start)
    end = opening + place_in_token(token, start + len(word))
    return file.index.span(begin, max(end, begin + 1))

"""Small changes of a printed text: one number, coin side, target, condition, duration, type or place, or an option dropped.

What a text says has then changed, so the reader must decline it or read another model. The lists are the whole
vocabulary of changes; docs/assay.md explains them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from cardc.language.reader import said_names


@dataclass(frozen=True, slots=True)
class Swap:
    """Words that become other words, one place at a time. ``what`` is the kind of change."""

    what: str
    pattern: re.Pattern[str]
    instead: str


@dataclass(frozen=True, slots=True)
class Mutant:
    """A changed text: the kind of change, the words that went, and those that came."""

    what: str
    before: str
    after: str
    text: str


_NUMBER: Final = re.compile(r"\b\d{1,4}\b")


def mutants(text: str, name: str, lang: str) -> Iterator[Mutant]:
    """All texts that differ from ``text`` by one change; ``name`` is that of its card."""
    for found in _NUMBER.finditer(text):
        number = int(found[0])
        yield _mutant("number", text, found, str(number + (10 if number and number % 10 == 0 else 1)))
    for swap in SWAPS[lang]:
        for found in swap.pattern.finditer(text):
            yield _mutant(swap.what, text, found, swap.instead)
    yield from _reminders(text, lang)
    own = re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, said_names(name)))})(?!\w)")
    for found in own.finditer(text):
        yield _mutant("target", text, found, DEFENDING[lang])
    for other in (DEFENDING[lang], THAT[lang]):
        for found in re.finditer(re.escape(other), text, re.IGNORECASE):
            yield _mutant("target", text, found, name)


def _reminders(text: str, lang: str) -> Iterator[Mutant]:
    """Whom Weakness and Resistance are not applied for: Benched Pokémon alone, or nobody. Where only Benched Pokémon are
    spoken of, both say the same.
    """
    benched, words = BENCHED[lang]
    for found in benched.finditer(text):
        if words.casefold() not in text[: found.start()].casefold():
            start, whom = found.end() - len(found["whom"] or ""), "" if found["whom"] else f" {WHOM[lang]}"
            yield Mutant("reminder", found[0], found[0] + whom, text[:start] + whom + text[found.end() :])


def _mutant(what: str, text: str, found: re.Match[str], instead: str) -> Mutant:
    words = instead.capitalize() if found[0][:1].isupper() and found.start() == 0 else instead
    return Mutant(what, found[0], words, text[: found.start()] + words + text[found.end() :])


def _swap(what: str, pattern: str, instead: str) -> Swap:
    end = "" if pattern.endswith(" ") else r"(?!\w)"
    return Swap(what, re.compile(rf"(?<![\w’']){pattern}{end}", re.IGNORECASE), instead)


def _ring(what: str, *words: str) -> list[Swap]:
    """Each word becomes the next one."""
    return [_swap(what, word, following) for word, following in zip(words, (*words[1:], words[0]), strict=True)]


def _pair(what: str, *pairs: tuple[str, str]) -> list[Swap]:
    return [_swap(what, pattern, instead) for pattern, instead in pairs]


DEFENDING: Final = {"en": "the Defending Pokémon", "it": "il Pokémon difensore", "pt": "o Pokémon Defensor"}
"""What the opponent's Active Pokémon is called; it changes places with the card's own name."""

WHOM: Final = {"en": "for Benched Pokémon", "it": "per i Pokémon in Panchina", "pt": "a Pokémon no Banco"}
"""For whom a reminder says that Weakness and Resistance are not applied."""

_UNAPPLIED: Final = {
    "en": (r"apply Weakness and Resistance", r" for Benched Pokémon", "Bench"),
    "it": (r"applicare Debolezza e Resistenza", r" per i Pokémon in Panchina", "Panchina"),
    "pt": (r"aplique Fraqueza e Resistência", r" a Pokémon n(?:o Banco|a Bancada)", "Banc"),
}
BENCHED: Final = {
    lang: (re.compile(rf"{said}(?P<whom>{whom})?(?=\.?\))", re.IGNORECASE), bench)
    for lang, (said, whom, bench) in _UNAPPLIED.items()
}
"""That reminder, with whom it speaks of; and the word that says that only Benched Pokémon are damaged."""

THAT: Final = {"en": "that Pokémon", "it": "quel Pokémon", "pt": "aquele Pokémon"}
"""What was chosen; it too becomes the card's own name."""

_EN: Final = [
    *_ring("coin", "heads", "tails"),
    *_ring("condition", "Asleep", "Confused", "Paralyzed", "Poisoned"),
    _swap("condition", "Burned", "Confused"),
    *_ring("type", "Grass", "Fire", "Water", "Lightning", "Psychic", "Fighting", "Darkness", "Metal", "Colorless"),
    *_pair(
        "target",
        (r"your opponent's", "your"),
        (r"your(?! opponent)", "your opponent's"),
        (r"your opponent(?!['’])", "you"),
        ("Benched", "Active"),
        ("Active", "Benched"),
        ("each", "1"),
        ("all", "1"),
        ("this Pokémon", "the Defending Pokémon"),
    ),
    *_pair(
        "duration",
        ("your opponent's next turn", "your next turn"),
        ("your next turn", "your opponent's next turn"),
        ("next turn", "turn"),
        ("this turn", "your next turn"),
        ("once during", "as often as you like during"),
        ("as often as you like during", "once during"),
        ("end of your turn", "end of your opponent's turn"),
    ),
    *_pair(
        "number",
        ("a", "2"),
        ("an", "2"),
        ("up to ", ""),
        ("any number of", "2"),
        ("half", "twice"),
        ("more", "less"),
        ("reduced", "increased"),
        ("rounded up", "rounded down"),
        ("rounded down", "rounded up"),
        ("plus", "minus"),
        ("minus", "plus"),
        ("at least", "at most"),
    ),
    *_pair(
        "place",
        ("discard pile", "deck"),
        ("hand", "deck"),
        ("deck", "hand"),
        ("Bench", "hand"),
        ("top", "bottom"),
    ),
    *_pair("option", ("you may ", ""), ("may ", ""), ("if you do, ", "")),
    *_pair("test", ("if", "unless"), ("unless", "if"), ("is", "isn't"), ("can't", "can"), ("isn't", "is")),
]
_IT: Final = [
    *_ring("coin", "testa", "croce"),
    *_ring("condition", "addormentato", "confuso", "paralizzato", "avvelenato"),
    _swap("condition", "bruciato", "confuso"),
    *_ring("type", "Erba", "Fuoco", "Acqua", "Lampo", "Incolore"),
    *_ring("number", "due", "tre", "quattro"),
    *_pair(
        "target",
        (r"del tuo avversario", "tuo"),
        (r"il tuo avversario", "tu"),
        ("ogni", "uno"),
        ("tutti", "due"),
        ("tutte", "due"),
        ("questo Pokémon", "il Pokémon difensore"),
    ),
    *_pair(
        "duration",
        ("il prossimo turno del tuo avversario", "il tuo prossimo turno"),
        ("il tuo prossimo turno", "il prossimo turno del tuo avversario"),
        ("questo turno", "il tuo prossimo turno"),
    ),
    *_pair("place", ("mano", "mazzo"), ("mazzo", "mano"), ("pila degli scarti", "mano")),
    *_pair("option", ("puoi ", "devi ")),
    *_pair("test", ("non ", "")),
]
_PT: Final = [
    *_ring("coin", "cara", "coroa"),
    *_ring("condition", "Adormecido", "Confuso", "Paralisado", "Envenenado"),
    _swap("condition", "Queimado", "Confuso"),
    *_ring("type", "Planta", "Fogo", "Água", "Elétrico", "Incolor"),
    *_ring("number", "dois", "três", "quatro"),
    *_pair(
        "target",
        (r"do seu oponente", "seu"),
        (r"o seu oponente", "você"),
        ("cada", "um"),
        ("todos", "dois"),
        ("todas", "duas"),
        ("este Pokémon", "o Pokémon Defensor"),
    ),
    *_pair(
        "duration",
        ("a próxima vez de jogar do seu oponente", "a sua próxima vez de jogar"),
        ("a sua próxima vez de jogar", "a próxima vez de jogar do seu oponente"),
    ),
    *_pair("place", ("mão", "baralho"), ("baralho", "mão"), ("pilha de descarte", "mão")),
    *_pair("option", ("você pode ", "você deve ")),
    *_pair("test", ("não ", "")),
]
SWAPS: Final[dict[str, Sequence[Swap]]] = {"en": _EN, "it": _IT, "pt": _PT}
"""The changes, by language; those of numbers and of the card's name are the same in all."""

"""Whether the deck lists of a project are legal: ``cardc check``, ``cardc deck check``, ``cardc play`` and editors ask here.

The rules stand in :mod:`cardc.engine.decks`; here they are asked about cards of card files, and what they say gets its
place in the list. Codes: E405 size, E406 copies of a name, E407 no Basic Pokémon, E410 not of the edition.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from cardc.diagnostics import Diagnostic
from cardc.engine import const, editions
from cardc.engine.decks import Illegal, Listed, illegal
from cardc.engine.editions import EDITIONS
from cardc.engine.editions import Edition as Rules
from cardc.identity import set_in
from cardc.model.cards import Card, CardSet, EnergyCard, PokemonCard, TrainerCard, card_id
from cardc.model.terms import Edition, EnergyType, PowerKind, Stage
from cardc.syntax.deck import Deck, ResolvedDeck, resolve_deck

_CODES: Final = {"R010": "E405", "R011": "E406", "R015": "E407"}
_FOREIGN: Final = "E410"
_CURES: Final = {
    "E406": "only basic Energy cards have no limit",
    "E410": "leave it out, or name the edition that the deck is for: `edition …` in a line of its own",
}
_TYPES: Final = {type: number for number, type in enumerate(EnergyType)}
_POWERS: Final = {
    PowerKind.POKEMON_POWER: editions.POKEMON_POWER,
    PowerKind.POKE_POWER: editions.POKE_POWER,
    PowerKind.POKE_BODY: editions.POKE_BODY,
    PowerKind.ABILITY: editions.ABILITY,
}


@dataclass(frozen=True)
class JudgedDeck:
    """A deck list with the cards it means. ``edition`` is ``None`` when the list names none and no card says one.

    ``mixed``: cards of several editions meet, and the latest one's rules are played.
    """

    deck: Deck
    resolved: ResolvedDeck
    cards: tuple[Card, ...]
    edition: Edition | None
    mixed: bool

    @cached_property
    def facts(self) -> tuple[Listed, ...]:
        """What the rules of decks ask of each card."""
        known = {id: facts_of(card) for id, card in zip(self.resolved.ids, self.cards, strict=True)}
        return tuple(known[id] for id in self.resolved.ids)

    def problems(self, edition: Rules) -> list[Illegal]:
        """Every reason why the deck is not legal by the rules of an edition."""
        return illegal(self.facts, edition)

    @property
    def diagnostics(self) -> tuple[Diagnostic, ...]:
        """What is wrong with the list, or with the deck in its edition."""
        if self.resolved.diagnostics:
            return self.resolved.diagnostics
        found = self.problems(EDITIONS[(self.edition or Edition.CLASSIC).value])
        return tuple(self._told(each) for each in found)

    def _told(self, problem: Illegal) -> Diagnostic:
        code = _CODES.get(problem.rule, _FOREIGN)
        span = self.resolved.lines[problem.cards[0]].span if problem.cards else None
        return Diagnostic(code, problem.message, self.deck.filename, span, _CURES.get(code))


def judge(deck: Deck, sets: Sequence[CardSet]) -> JudgedDeck:
    """Find the cards of a deck list among some sets, and the edition by whose rules it is judged."""
    resolved = resolve_deck(deck, sets)
    known = {card_id(each.info, card): card for each in reversed(sets) for card in reversed(each.cards)}
    used = {set_in(id) for id in resolved.ids}
    found = {each.info.edition for each in sets if each.info.id in used}
    edition = deck.edition or latest(found)
    cards = tuple(known[id] for id in resolved.ids)
    return JudgedDeck(deck, resolved, cards, edition, deck.edition is None and len(found) > 1)


def latest(found: Iterable[Edition]) -> Edition | None:
    """The latest of some editions."""
    return max(found, key=list(Edition).index, default=None)


def facts_of(card: Card) -> Listed:
    """What the rules of decks ask of a card of a card file."""
    match card:
        case PokemonCard():
            types = [*card.types, *(type for attack in card.attacks for type in attack.cost)]
            powers = 0
            for power in card.powers:
                powers |= _POWERS[power.kind]
            basic, restored = card.stage is Stage.BASIC, card.stage is Stage.RESTORED
            numbers = tuple(_TYPES[type] for type in types)
            return Listed(const.KIND_POKEMON, card.name, numbers, basic, restored, power_kinds=powers)
        case TrainerCard():
            return Listed(const.KIND_TRAINER, card.name, trainer_kind=getattr(const, card.kind.name))
        case EnergyCard():
            return Listed(const.KIND_ENERGY, card.name, tuple(_TYPES[type] for type in card.provides), card.basic)

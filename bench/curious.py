"""A player that prefers what has been used least: it finds the corners that random play seldom reaches."""

from __future__ import annotations

from collections import Counter

from cardc.engine import const, decisions
from cardc.engine.bots import Bot
from cardc.engine.carddata import CardData, EnergyData, PokemonData, TrainerData
from cardc.engine.decisions import Option, Question

Used = tuple[str, str]
"""Module and class of the effect of an attack, a power or a Trainer card; printings of one card share it."""


class CuriousBot(Bot):
    """Builds up first, then takes the attack, power or Trainer card that ``used`` counts least; else by chance."""

    def __init__(self, seed: int, used: Counter[Used]) -> None:
        super().__init__(seed)
        self.used = used

    def copy(self) -> CuriousBot:
        """A bot that will answer the same, with counts of its own."""
        other = CuriousBot(0, Counter(self.used))
        other.chance = self.chance.copy()
        return other

    def answer(self, question: Question) -> int:
        if question.kind != decisions.ASK_ACTION:
            return self.chance.below(len(question.options))
        options = [question.option(index) for index in range(len(question.options))]
        index = self._pick(question.options, options)
        use = used_by(options[index])
        if use is not None:
            self.used[use] += 1
        return index

    def _pick(self, codes: tuple[int, ...], options: list[Option]) -> int:
        building = [
            index
            for index, option in enumerate(options)
            if option.action in (decisions.ACT_BENCH, decisions.ACT_EVOLVE, decisions.ACT_ENERGY)
        ]
        if building and self.chance.below(8):
            active = [index for index in building if codes[index] & 7 == 0 and feeds(options[index])]
            wanted = active if active and self.chance.below(4) else building
            return wanted[self.chance.below(len(wanted))]
        uses = [(index, use) for index, option in enumerate(options) if (use := used_by(option)) is not None]
        free = [(index, use) for index, use in uses if options[index].action != decisions.ACT_ATTACK]
        pool = free if free and self.chance.below(3) == 0 else [one for one in uses if one not in free] or free
        if not pool or self.chance.below(12) == 0:
            return self.chance.below(len(options))
        least = min(self.used[use] for _, use in pool)
        rarest = [index for index, use in pool if self.used[use] == least]
        return rarest[self.chance.below(len(rarest))]


def feeds(option: Option) -> bool:
    """Whether an option attaches Energy that an attack of the Pokémon asks for."""
    card, pokemon = option.card, option.pokemon
    if option.action != decisions.ACT_ENERGY or card is None or pokemon is None:
        return False
    costs = [type for attack in pokemon.data.attacks for type in attack.cost]
    return isinstance(card.data, EnergyData) and any(type in costs for type in card.data.provides)


def used_by(option: Option) -> Used | None:
    """What an option uses: an attack, a power or a Trainer card; ``None`` for anything else."""
    if option.attack is not None:
        return key(option.attack)
    if option.power is not None:
        return key(option.power)
    if option.action == decisions.ACT_TRAINER and option.card is not None and isinstance(option.card.data, TrainerData):
        return key(option.card.data.effect)
    return None


def key(effect: object) -> Used:
    """The effect as it is counted."""
    return ".".join(type(effect).__module__.split(".")[-2:]), type(effect).__name__


def usable(data: CardData) -> list[Used]:
    """What can be used of a card: its attacks, its powers that do not work by themselves, a Trainer card."""
    if isinstance(data, TrainerData):
        return [key(data.effect)]
    if not isinstance(data, PokemonData):
        return []
    powers = [key(power) for power in data.powers if power.usage != const.USAGE_NONE]
    return [*(key(attack) for attack in data.attacks), *powers]

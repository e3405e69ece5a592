"""Players that answer at once: two bots and one with a script."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from cardc.engine import decisions
from cardc.engine.chance import Chance
from cardc.engine.decisions import Player, Question


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(Player):
    """A player whose answers depend on the question and a chance of its own."""

    def __init__(self, seed: int) -> None:
        self.chance: Chance = Chance(seed)

    def copy(self) -> Bot:
        """A bot that will answer the same."""
        other = type(self)(0)
        other.chance = self.chance.copy()
        return other


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomBot(Bot):
    """Answers by chance, every option alike."""

    def answer(self, question: Question) -> int:
        return self.chance.below(question.count)


@mypyc_attr(allow_interpreted_subclasses=True)
class AttackBot(Bot):
    """Prefers to attack: builds up its Pokémon first, then attacks with the highest printed damage; else by chance."""

    def answer(self, question: Question) -> int:
        if question.kind != decisions.ASK_ACTION:
            return self.chance.below(question.count)
        building = [
            i
            for i, option in enumerate(question.options)
            if decisions.ACT_BENCH <= option >> 16 <= decisions.ACT_TRAINER
        ]
        attack = self._best_attack(question)
        if building and (attack < 0 or self.chance.below(4) > 0):
            return building[self.chance.below(len(building))]
        return attack if attack >= 0 else self.chance.below(question.count)

    def _best_attack(self, question: Question) -> int:
        best = -1
        most = -1
        for i, option in enumerate(question.options):
            if option >> 16 == decisions.ACT_ATTACK:
                attack = question.option(i).attack
                if attack is not None and attack.base > most:
                    best = i
                    most = attack.base
        return best


class ScriptError(LookupError):
    """A scripted player met a question that its script does not answer."""


class ScriptedPlayer(Player):
    """Answers from a list of words, each the beginning of just one option's label; for tests and scenarios.

    A word that fits several options whose labels are equal takes the first of them.
    """

    def __init__(self, script: list[str] | None = None) -> None:
        self.script: list[str] = [] if script is None else script
        self.asked: list[Question] = []

    def answer(self, question: Question) -> int:
        self.asked.append(question)
        labels = question.labels()
        if not self.script:
            raise ScriptError(f"no answer left for {question.text} {labels}")
        word = self.script.pop(0)
        fitting = {label: i for i, label in reversed(list(enumerate(labels))) if label.startswith(word)}
        if len(fitting) != 1:
            raise ScriptError(f"{word!r} fits {len(fitting)} options of {question.text} {labels}")
        return next(iter(fitting.values()))

"""Parse tree → scenario model. One method per rule of ``grammar/scenario.lark``, under the rule's name."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from lark import Token, Tree

from cardc.diagnostics import Span
from cardc.identity import spelled
from cardc.model.terms import Condition, Edition, EnergyType, Player
from cardc.scenario import model as m
from cardc.syntax.strings import unquote

Node = Tree[Token]


class Builder:
    """Builds the scenarios of one parse; ``line`` and ``column`` are where its text begins in the file (from 1)."""

    def __init__(self, line: int = 1, column: int = 1) -> None:
        self._line = line
        self._column = column

    # --- whole -----------------------------------------------------------------------------------------------

    def scenario(self, tree: Node) -> m.Scenario:
        """The scenario of a ``scenario`` tree."""
        covers: list[m.Covers] = []
        rules: list[str] = []
        given: list[m.Setup] = []
        steps: list[m.Action | m.Check] = []
        for part in _trees(tree):
            match part.data:
                case "covers":
                    covers.append(self._covers(part))
                case "rules":
                    rules += [str(token) for token in _tokens(part, "RULE_ID")]
                case "given":
                    given += [self._setup(setup) for setup in _trees(part)]
                case "when":
                    steps += [self._action(action) for action in _trees(part)]
                case _:
                    steps += [self._check(check) for check in _trees(part)]
        name = unquote(str(_token(tree, "TEXT")))[0]
        return m.Scenario(name, tuple(covers), tuple(rules), tuple(given), tuple(steps), self._head(tree))

    def _covers(self, tree: Node) -> m.Covers:
        texts = [_text(token) for token in _tokens(tree, "TEXT")]
        card, text = (texts[1], texts[0]) if len(texts) == 2 else (texts[0], None)
        return m.Covers(card, text, self._span(tree))

    # --- given -----------------------------------------------------------------------------------------------

    def _setup(self, tree: Node) -> m.Setup:
        span = self._span(tree)
        match tree.data:
            case "set_active":
                return m.SetActive(_side(tree), self._pokemon(_tree(tree, "pokemon")), span)
            case "set_bench":
                pokemon = tuple(self._pokemon(part) for part in _trees(tree) if part.data == "pokemon")
                return m.SetBench(_side(tree), pokemon, span)
            case "set_zone":
                return m.SetZone(_side(tree), _zone(tree), self._cards(_tree(tree, "cards")), span)
            case "set_empty":
                return m.SetZone(_side(tree), _zone(tree), (), span)
            case "set_size":
                return m.SetSize(_side(tree), _zone(tree), _number(tree), span)
            case "set_prizes":
                return m.SetSize(_player(tree), m.Zone.PRIZES, _number(tree), span)
            case "set_turn":
                return m.SetTurn(_side(tree), _has(tree, "FIRST"), span)
            case _:
                return m.SetEdition(Edition(str(_token(tree, "EDITION_NAME"))), span)

    def _pokemon(self, tree: Node) -> m.Pokemon:
        attached: list[m.Cards] = []
        beneath: list[str] = []
        conditions: list[m.InCondition] = []
        damage, just_played = 0, False
        for feature in _trees(tree):
            match feature.data:
                case "attached":
                    attached.append(self._card(next(_trees(feature))))
                case "beneath":
                    beneath.append(_text(_token(feature, "TEXT")))
                case "damage":
                    damage += _number(feature)
                case "condition":
                    conditions.append(_condition(feature))
                case _:
                    just_played = True
        name = _text(_token(tree, "TEXT"))
        below = tuple(beneath) or None
        return m.Pokemon(name, tuple(attached), below, damage, tuple(conditions), just_played, self._span(tree))

    # --- when ------------------------------------------------------------------------------------------------

    def _action(self, tree: Node) -> m.Action:
        script = self._script(part for part in _trees(tree) if part.data in _SCRIPT)
        if tree.data == "turn_ends":
            return m.TurnEnds(script, self._span(tree, scripted=True))
        deed = next(part for part in _trees(tree) if part.data in _DEEDS)
        return m.Act(_player(tree), self._deed(deed), script, self._span(tree, scripted=True))

    def _deed(self, tree: Node) -> m.Deed:
        name = next((_text(token) for token in _tokens(tree, "TEXT")), "")
        match tree.data:
            case "attack":
                return m.Attack(name or None)
            case "play":
                return m.Play(name)
            case "bench":
                return m.PutOnBench(name)
            case "evolve":
                return m.Evolve(self._who(_a_who(tree)), name)
            case "attach":
                card = next(part for part in _trees(tree) if part.data in ("named_card", "basic_energy"))
                return m.Attach(self._card(card), self._who(_a_who(tree)))
            case "retreat":
                return m.Retreat()
            case "discard":
                return m.Discard(self._who(_a_who(tree)))
            case _:
                owner = next((part for part in _trees(tree) if part.data in _WHO), None)
                return m.UsePower(name, self._who(owner) if owner else None)

    def _script(self, parts: Iterator[Node]) -> m.Script:
        coins: list[m.Coin] = []
        questions: list[m.Choose | m.Offered] = []
        for part in parts:
            match part.data:
                case "coins":
                    coins += [m.Coin(token == "heads", self._place(token)) for token in _tokens(part, "SIDE_OF_COIN")]
                case "choose":
                    answers = [self._answer(answer) for answer in _trees(part) if answer.data != "player"]
                    questions += [m.Choose(_player(part), answer, answer.span) for answer in answers]
                case _:
                    answers = [self._answer(answer) for answer in _trees(part) if answer.data != "player"]
                    offered = not _has(part, "NOT")
                    questions.append(m.Offered(_player(part), offered, tuple(answers), self._span(part)))
        return m.Script(tuple(coins), tuple(questions))

    def _answer(self, tree: Node) -> m.Answer:
        span = self._span(tree)
        match tree.data:
            case "answer_pokemon":
                return m.Answer(self._who(_a_who(tree)), span)
            case "answer_type":
                return m.Answer(EnergyType(str(_token(tree, "TYPE"))), span)
            case "answer_condition":
                return m.Answer(_condition(tree).condition, span)
            case "answer_number":
                return m.Answer(_number(tree), span)
            case "answer_deck":
                return m.Answer(m.OfDeck(_side(tree)), span)
            case "answer_prize":
                return m.Answer(m.OfPrize(_side(tree), _number(tree)), span)
            case "answer_stage":
                return m.Answer(m.OfStage(_number(tree)), span)
            case "answer_sight":
                return m.Answer(m.Sight[next(_all_tokens(_tree(tree, "sight"), ())).type], span)
            case "answer_yes":
                return m.Answer(m.Reply.YES, span)
            case "answer_no":
                return m.Answer(m.Reply.NO, span)
            case _:
                return m.Answer(m.Reply.NOTHING, span)

    # --- then ------------------------------------------------------------------------------------------------

    def _check(self, tree: Node) -> m.Check:
        build = _CHECKS[str(tree.data)]
        return build(self, tree, self._span(tree))

    def _pokemon_check(self, tree: Node, span: Span) -> m.Check:
        who = self._who(_a_who(tree))
        match tree.data:
            case "has_damage":
                quantity = _tree(tree, "quantity")
                return m.HasDamage(who, 0 if _has(quantity, "NO") else _number(quantity), span)
            case "has_hp":
                return m.HasHP(who, _number(tree), span)
            case "has_attached":
                return m.HasAttached(who, self._cards(_tree(tree, "cards")), span)
            case "has_nothing":
                return m.HasAttached(who, (), span)
            case "has_no_condition":
                return m.HasNoCondition(who, span)
            case "is_condition":
                return m.IsCondition(who, not _has(tree, "NOT"), _condition(tree), span)
            case "is_named":
                return m.IsNamed(who, _text(_token(tree, "TEXT")), span)
            case _:
                return m.IsOn(who, tuple(_text(token) for token in _tokens(tree, "TEXT")), span)

    def _zone_check(self, tree: Node, span: Span) -> m.Check:
        side = _side(tree)
        match tree.data:
            case "bench_is" | "bench_is_empty":
                return m.BenchIs(side, tuple(_text(token) for token in _tokens(tree, "TEXT")), span)
            case "zone_is":
                return m.ZoneIs(side, _zone(tree), self._cards(_tree(tree, "cards")), span)
            case "zone_is_empty":
                return m.ZoneIs(side, _zone(tree), (), span)
            case "zone_size":
                return m.ZoneSize(side, _zone(tree), _number(tree), span)
            case "zone_has":
                card = next(part for part in _trees(tree) if part.data in ("named_card", "basic_energy"))
                return m.ZoneHas(side, _zone(tree), self._card(card), span)
            case "top_is":
                return m.TopIs(side, self._cards(_tree(tree, "cards")), span)
            case _:
                return m.ZoneLacks(side, _zone(tree), _text(_token(tree, "TEXT")), span)

    def _player_check(self, tree: Node, span: Span) -> m.Check:
        player = _player(tree)
        match tree.data:
            case "prizes_left":
                return m.ZoneSize(player, m.Zone.PRIZES, _number(tree), span)
            case "can" | "cannot":
                deed = next(part for part in _trees(tree) if part.data in _DEEDS)
                return m.Can(player, tree.data == "can", self._deed(deed), span)
            case "has_seen":
                return m.HasSeen(player, self._cards(_tree(tree, "cards")), span)
            case "sees_hand" | "sees_no_hand":
                return m.SeesHand(player, _side(tree), tree.data == "sees_hand", span)
            case _:
                outcome = m.Outcome.YOU_WIN if player is Player.YOU else m.Outcome.OPPONENT_WINS
                return m.GameIs(outcome, span)

    def _game_check(self, tree: Node, span: Span) -> m.Check:
        match tree.data:
            case "nobody_won":
                return m.GameIs(m.Outcome.OPEN, span)
            case "draw":
                return m.GameIs(m.Outcome.DRAW, span)
            case "turn_is_over":
                return m.TurnIsOver(not _has(tree, "NOT"), span)
            case _:
                return m.TurnIs(_side(tree), span)

    def _trace_check(self, tree: Node, span: Span) -> m.Check:
        letter = str(_token(tree, "LETTER"))
        match tree.data:
            case "step_happens" | "step_skipped":
                return m.StepHappens(letter, tree.data == "step_happens", span)
            case "damage_goes":
                before, after = (int(token) for token in _tokens(tree, "NUMBER"))
                by = next((_text(token) for token in _tokens(tree, "TEXT")), None)
                return m.DamageGoes(letter, before, after, by, span)
            case _:
                return m.DamageSkipped(letter, span)

    # --- parts -----------------------------------------------------------------------------------------------

    def _who(self, tree: Node) -> m.Who:
        span = self._span(tree)
        match tree.data:
            case "by_name":
                return m.ByName(_text(_token(tree, "TEXT")), span)
            case "by_owner":
                return m.ByOwner(_side(tree), _text(_token(tree, "TEXT")), span)
            case "by_active":
                return m.ByActive(_side(tree), span)
            case _:
                return m.ByBench(_side(tree), _number(tree), span)

    def _cards(self, tree: Node) -> tuple[m.Cards, ...]:
        return tuple(self._card(card) for card in _trees(tree))

    def _card(self, tree: Node) -> m.Cards:
        number = next((int(token) for token in _tokens(tree, "NUMBER")), 1)
        if tree.data == "basic_energy":
            return m.BasicEnergy(EnergyType(str(_token(tree, "TYPE"))), number, self._span(tree))
        return m.NamedCard(_text(_token(tree, "TEXT")), number, self._span(tree))

    # --- places ----------------------------------------------------------------------------------------------

    def _span(self, tree: Node, *, scripted: bool = False) -> Span:
        """The place of a tree; of an action with a script only the sentence itself."""
        tokens = list(_all_tokens(tree, _SCRIPT if scripted else ()))
        return self._between(tokens[0], tokens[-1])

    def _head(self, tree: Node) -> Span:
        return self._between(_token(tree, "SCENARIO"), _token(tree, "TEXT"))

    def _place(self, token: Token) -> Span:
        return self._between(token, token)

    def _between(self, first: Token, last: Token) -> Span:
        line, column = self._shift(first.line, first.column)
        end_line, end_column = self._shift(last.end_line, last.end_column)
        return Span(line, column, end_line, end_column)

    def _shift(self, line: int | None, column: int | None) -> tuple[int, int]:
        line, column = line or 1, column or 1
        return self._line + line - 1, column + (self._column - 1 if line == 1 else 0)


_SCRIPT = ("coins", "choose", "offered")
_DEEDS = ("attack", "play", "bench", "evolve", "attach", "retreat", "use", "discard")
_WHO = ("by_name", "by_owner", "by_active", "by_bench")

_CheckMethod = Callable[[Builder, Node, Span], m.Check]


def _group(names: str, method: _CheckMethod) -> dict[str, _CheckMethod]:
    return dict.fromkeys(names.split(), method)


# Private methods on purpose: the table is part of the class, written outside so that the methods exist.
_CHECKS: dict[str, _CheckMethod] = {
    **_group(
        "has_damage has_hp has_attached has_nothing has_no_condition is_condition is_named is_on",
        Builder._pokemon_check,
    ),
    **_group("bench_is bench_is_empty zone_is zone_is_empty zone_size zone_has zone_lacks top_is", Builder._zone_check),
    **_group("prizes_left can cannot wins has_seen sees_hand sees_no_hand", Builder._player_check),
    **_group("nobody_won draw turn_is turn_is_over", Builder._game_check),
    **_group("step_happens step_skipped damage_goes damage_skipped", Builder._trace_check),
}


# --- reading trees ------------------------------------------------------------------------------------------------


def _trees(tree: Node) -> Iterator[Node]:
    return (child for child in tree.children if isinstance(child, Tree))


def _tree(tree: Node, name: str) -> Node:
    return next(child for child in _trees(tree) if child.data == name)


def _tokens(tree: Node, kind: str) -> Iterator[Token]:
    return (child for child in tree.children if isinstance(child, Token) and child.type == kind)


def _token(tree: Node, kind: str) -> Token:
    return next(_tokens(tree, kind))


def _has(tree: Node, kind: str) -> bool:
    return any(True for _ in _tokens(tree, kind))


def _all_tokens(tree: Node, without: tuple[str, ...]) -> Iterator[Token]:
    for child in tree.children:
        if isinstance(child, Token):
            yield child
        elif isinstance(child, Tree) and child.data not in without:
            yield from _all_tokens(child, without)


def _a_who(tree: Node) -> Node:
    return next(child for child in _trees(tree) if child.data in _WHO)


def _side(tree: Node) -> Player:
    return Player.YOU if _has(_tree(tree, "side"), "YOUR") else Player.OPPONENT


def _player(tree: Node) -> Player:
    return Player.YOU if _has(_tree(tree, "player"), "YOU") else Player.OPPONENT


def _zone(tree: Node) -> m.Zone:
    return m.Zone[next(token.type for token in _tree(tree, "zone").children if isinstance(token, Token))]


def _number(tree: Node) -> int:
    return int(_token(tree, "NUMBER"))


def _text(token: Token) -> str:
    return spelled(unquote(str(token))[0])


def _condition(tree: Node) -> m.InCondition:
    points = next((int(token) for token in _tokens(tree, "NUMBER")), None)
    return m.InCondition(Condition(str(_token(tree, "CONDITION"))), points)

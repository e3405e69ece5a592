"""The result of an assay for people: counts by era, set and kind, what stops reading, and one card explained."""

from __future__ import annotations

import textwrap
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from cardc.assay.texts import PrintedCard
from cardc.assay.verdicts import Row, Verdict
from cardc.assay.whole import TEXT, Reasons
from cardc.language import EnergyText
from cardc.language.tokens import places
from cardc.syntax import format_text_body

_WIDTH = 110
_BEFORE = 2
"""Words that are shown before the one at which reading stopped."""

_KINDS = {"abilities": "powers", "attacks": "attacks"}

JsonObject = dict[str, object]


def as_json(cards: Sequence[PrintedCard], rows: Sequence[Row], why: Reasons) -> JsonObject:
    """The counts and a row for each text; ``why`` tells which cards are not whole."""
    counted = Counter(row.verdict for row in rows)
    return {
        "texts": len(rows),
        **{verdict.value: counted[verdict] for verdict in Verdict},
        "cards": len(cards),
        "cards_whole": sum(card.id not in why for card in cards),
        "rows": [
            {"id": row.card.id, "where": row.printed.where, "verdict": row.verdict.value, "ours": row.ours}
            for row in rows
        ],
    }


def summary(cards: Sequence[PrintedCard], rows: Sequence[Row], why: Reasons, top: int) -> Iterator[str]:
    """The report, line by line; of what stops reading only the ``top`` first. ``why`` tells which cards are not whole."""
    counted = Counter(row.verdict for row in rows)
    yield f"{len(rows)} texts: " + ", ".join(f"{counted[verdict]} {verdict}" for verdict in Verdict)
    yield from _table("era", cards, rows, why, lambda card: card.era, lambda row: row.card.era)
    yield from _table("set", cards, rows, why, lambda card: card.set, lambda row: row.card.set)
    yield from _table("kind", (), rows, why, lambda card: "", lambda row: kind_of(row))
    stops = stopped(rows)
    if stops and top:
        yield ""
        yield f"{'cards':>6} {'alone':>6} {'texts':>6}  what stops reading (first {min(top, len(stops))} of {len(stops)})"
        for stop in stops[:top]:
            yield f"{len(stop.cards):>6} {stop.alone:>6} {stop.texts:>6}  {stop.why}"
    yield from _besides(why, top)


def _besides(why: Reasons, top: int) -> Iterator[str]:
    """What keeps cards from being whole besides texts that are not read."""
    others = {id_: [reason for reason in found if reason != TEXT] for id_, found in why.items()}
    every = Counter(reason for found in others.values() for reason in dict.fromkeys(found))
    alone = Counter(found[0] for id_, found in others.items() if len(why[id_]) == 1 and found)
    if every and top:
        yield ""
        yield f"{'cards':>6} {'alone':>6}  what else is in the way (first {min(top, len(every))} of {len(every)})"
        for reason, cards in every.most_common(top):
            yield f"{cards:>6} {alone[reason]:>6}  {reason}"


def kind_of(row: Row) -> str:
    """What kind of text it is: attacks, powers, Trainer cards or Energy cards."""
    name = row.printed.where.split("[")[0]
    return _KINDS.get(name) or f"{row.printed.context.kind} cards"


def _table(
    what: str,
    cards: Sequence[PrintedCard],
    rows: Sequence[Row],
    why: Reasons,
    of_card: Callable[[PrintedCard], str],
    of_row: Callable[[Row], str],
) -> Iterator[str]:
    texts = Counter(map(of_row, rows))
    read = Counter(of_row(row) for row in rows if row.verdict.is_read)
    all_cards = Counter(map(of_card, cards))
    whole = Counter(of_card(card) for card in cards if card.id not in why)
    yield ""
    yield f"{what:<14}{'texts':>7}{'read':>7}{'%':>7}" + (f"{'cards':>8}{'whole':>7}{'%':>7}" if cards else "")
    for name in [*dict.fromkeys([*all_cards, *texts]), "all"]:
        every = name == "all"
        numbers = [texts.total(), read.total()] if every else [texts[name], read[name]]
        line = f"{name:<14}{numbers[0]:>7}{numbers[1]:>7}{_share(numbers[1], numbers[0]):>7}"
        if cards:
            numbers = [all_cards.total(), whole.total()] if every else [all_cards[name], whole[name]]
            line += f"{numbers[0]:>8}{numbers[1]:>7}{_share(numbers[1], numbers[0]):>7}"
        yield line


def _share(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f}" if whole else "-"


# --- what stops reading -----------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Stop:
    """One reason why texts are not read: the cards that it blocks, and on how many of them nothing else is in the way."""

    why: str
    texts: int = 0
    cards: set[str] = field(default_factory=set)
    alone: int = 0


def stopped(rows: Sequence[Row]) -> list[Stop]:
    """Why texts are not read, by the number of cards that each reason blocks."""
    found: dict[str, Stop] = {}
    reasons: dict[str, set[str]] = {}
    for row in rows:
        if row.verdict.is_read:
            continue
        why = _why(row)
        stop = found.setdefault(why, Stop(why))
        stop.texts += 1
        stop.cards.add(row.card.id)
        reasons.setdefault(row.card.id, set()).add(why)
    for whys in reasons.values():
        if len(whys) == 1:
            found[next(iter(whys))].alone += 1
    return sorted(found.values(), key=lambda stop: (-len(stop.cards), -stop.alone, stop.why))


def _why(row: Row) -> str:
    failure = row.failure
    if failure is None or failure.reason is not None:
        return f"{row.verdict}: {row.reason}"
    words = places(row.printed.text)
    at = next((i for i, (start, _) in enumerate(words) if start == failure.start), len(words))
    before = " ".join(word for _, word in words[max(0, at - _BEFORE) : at])
    return f"{'… ' if at > _BEFORE else ''}{before} «{failure.word or 'the end'}»".strip()


# --- one card -----------------------------------------------------------------------------------------------------------


def explained(row: Row) -> Iterator[str]:
    """One text: as it is printed, with a caret where reading stopped, its verdict, our words, and the model."""
    yield f"{row.card.id} {row.card.name}, {row.printed.where}: {row.verdict}"
    failure = row.failure
    caret = failure if failure is not None and failure.reason is None else None
    yield from _with_caret(row.printed.text, None if caret is None else (caret.start, len(caret.word)))
    if row.reason is not None:
        yield f"  {row.reason}"
    if row.ours is not None:
        yield f"  ours: {row.ours}"
    if row.body is not None and not isinstance(row.body, EnergyText):
        yield from (f"  | {line}" for line in format_text_body(row.body).splitlines())


def _with_caret(text: str, caret: tuple[int, int] | None) -> Iterator[str]:
    """The text in lines of a readable width, with carets under the word at an offset."""
    at = 0
    plain = text.replace("\n", " ")
    for line in textwrap.wrap(plain, _WIDTH, break_long_words=False) or [""]:
        start = plain.index(line.split(" ")[0], at) if line else at
        at = start + len(line)
        yield f"  > {line}"
        if caret is not None and start <= caret[0] <= at and (caret[0] < at or at >= len(plain.rstrip())):
            yield "    " + " " * (caret[0] - start) + "^" * max(1, min(caret[1], at - caret[0]))

"""``cardc assay``: how much of printed card data is read, and whether rightly."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from cardc.assay.differences import differences, read_reasons, same_but_for_names
from cardc.assay.ledger import LedgerError, compare, entries, read_ledger, updated, write_ledger
from cardc.assay.losses import Fate, account
from cardc.assay.mutate import Mutation, mutate
from cardc.assay.report import as_json, explained, summary
from cardc.assay.texts import PrintedCard, printed_cards
from cardc.assay.verdicts import Row, Verdict, assay
from cardc.assay.whole import Readings, readings, reasons
from cardc.commands.shared import FINDINGS, FINE, CommandError, all_cards, count, load_clean, read_input, tell
from cardc.interchange.objects import card_objects
from cardc.interchange.shapes import in_our_shape

_REASONS = "differences.tsv"
_SHOWN = 40
"""Findings of one kind that are printed."""


def run(args: argparse.Namespace) -> int:
    """Print the report; exit status 1 when something is read wrongly, or worse than the ledger says."""
    if args.update and not args.ledger:
        raise CommandError("--update goes with --ledger")
    source = read_input(args.file)
    objects, findings = card_objects(source, args.file)
    tell(findings, {args.file: source})
    data = [found for each in objects if (found := in_our_shape(each.data)) is not None]
    cards = _selected(printed_cards(data, args.lang), args.set, args.era, args.explain)
    rows = assay(cards, args.lang)
    if args.explain:
        for row in rows:
            print("\n".join(explained(row)), end="\n\n")
        return FINE
    imported = readings(cards, data, args.lang)
    why = reasons(imported, rows)
    if args.json:
        print(json.dumps(as_json(cards, rows, why), ensure_ascii=False))
    else:
        print("\n".join(summary(cards, rows, why, args.top)))
        if args.lang != "en":
            _tell_english(data, rows)
    wrong = _bugs(rows)
    if args.fields:
        wrong += _fields(imported, data, args.lang)
    if args.mutate:
        wrong += _mutation(mutate(rows, args.lang))
    if args.against:
        wrong += _differences(rows, args.against, args.ledger)
    if args.ledger:
        wrong += _ledger(rows, Path(args.ledger) / f"{args.lang}.tsv", args.update)
    _say(wrong)
    return FINDINGS if wrong or findings else FINE


def _say(lines: Sequence[str]) -> None:
    for line in lines:
        print(line, file=sys.stderr)


def _selected(cards: list[PrintedCard], sets: list[str], eras: list[str], only: str | None) -> list[PrintedCard]:
    for wanted, known, what in (
        (sets, {card.set for card in cards}, "set"),
        (eras, {card.era for card in cards}, "era"),
        ([only] if only else [], {card.id for card in cards}, "card"),
    ):
        for one in wanted:
            if one not in known:
                listed = f"; there are {', '.join(sorted(known))}" if what != "card" else ""
                raise CommandError(f"no {what} {one} with a text in this language is in the file{listed}")
    return [
        card
        for card in cards
        if (not sets or card.set in sets) and (not eras or card.era in eras) and only in (None, card.id)
    ]


def _bugs(rows: Sequence[Row]) -> list[str]:
    bugs = [row for row in rows if row.verdict in (Verdict.MISMATCH, Verdict.AMBIGUOUS)]
    return [f"{row.card.id} {row.printed.where}: {row.verdict}: {row.reason}" for row in bugs]


def _tell_english(data: Sequence[Mapping[str, object]], rows: Sequence[Row]) -> None:
    """How many texts mean what the English text of the same card means."""
    wanted = {row.card.id for row in rows}
    english = assay([card for card in printed_cards(data, "en") if card.id in wanted], "en")
    models = {(row.card.id, row.printed.where): row.body for row in english if row.verdict.is_read}
    both = [row for row in rows if (row.card.id, row.printed.where) in models]
    read = [row for row in both if row.verdict.is_read]
    same = sum(same_but_for_names(row.body, models[row.card.id, row.printed.where]) for row in read)
    share = f" ({100 * same / len(both):.1f} %)" if both else ""
    print(
        f"\n{count(len(both), 'text')} with English that is read: {len(read)} read, {same} with the same meaning{share}"
    )
    for row in read:
        if not same_but_for_names(row.body, models[row.card.id, row.printed.where]):
            print(f"  another meaning: {row.card.id} {row.printed.where}")


def _fields(found: Readings, data: Sequence[Mapping[str, object]], lang: str) -> list[str]:
    """What has become of each field of the data on the card that import makes."""
    counted = account(found, data, lang)
    print(
        f"\n{count(counted.cards, 'card')}: {counted.refused} refused, {counted.told} with something told, "
        f"{counted.whole} whole in all that is no text\n"
        + f"{count(counted.fates.total(), 'field')}: "
        + ", ".join(f"{counted.fates[fate]} {fate}" for fate in Fate)
    )
    return list(counted.lines)


def _mutation(result: Mutation) -> list[str]:
    kinds = sorted({*result.declined, *result.different})
    parts = [f"{kind} {result.declined[kind]} + {result.different[kind]}" for kind in kinds]
    caught = result.tried - len(result.survivors)
    print(f"\n{result.tried} changed texts, {caught} noticed (declined + read as another model: {', '.join(parts)})")
    return [
        f"{each.row.card.id} {each.row.printed.where}: read as before with “{each.mutant.after}” "
        f"for “{each.mutant.before}” ({each.mutant.what})"
        for each in result.survivors
    ]


def _differences(rows: Sequence[Row], path: str, ledger: str | None) -> list[str]:
    if not Path(path).exists():
        raise CommandError(f"there is no file or folder {path}")
    cards = {found.id: found.card for found in all_cards(load_clean([Path(path)]))}
    compared, found = differences(rows, cards)
    try:
        reasons = read_reasons(Path(ledger) / _REASONS) if ledger else {}
    except ValueError as error:
        raise CommandError(str(error), FINDINGS) from error
    listed = [each for each in found if each.place in reasons]
    new = [each for each in found if each.place not in reasons]
    print(f"\n{compared} texts are in the card files too: {len(found)} differ, {len(listed)} of them with a reason")
    for each in listed:
        print(f"  {each}; {reasons[each.place]}")
    met = {each.place for each in found}
    assayed = {row.card.id for row in rows}
    stale = [place for place in reasons if place not in met and place[0] in assayed]
    return [
        *(f"{each}; the card file says otherwise" for each in new),
        *(f"{place[0]} {place[1]}: the reason in {_REASONS} is not needed any more" for place in stale),
    ]


def _ledger(rows: Sequence[Row], file: Path, update: bool) -> list[str]:
    now = entries(rows)
    try:
        before = read_ledger(file)
    except LedgerError as error:
        raise CommandError(str(error), FINDINGS) from error
    compared = compare(before, now)
    for lines, what in (
        (compared.better, "read now"),
        (compared.reworded, "read in other words than before"),
        (compared.new, "not in the ledger"),
    ):
        if lines:
            print(f"\n{count(len(lines), 'text')} {what}{'' if update else ' (--update writes it to the ledger)'}")
    if update:
        write_ledger(file, updated(before, now))
    more = [f"… and {len(compared.worse) - _SHOWN} more"] if len(compared.worse) > _SHOWN else []
    return [f"worse than the ledger: {line}" for line in compared.worse[:_SHOWN]] + more

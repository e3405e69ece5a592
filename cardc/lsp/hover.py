"""What the editor shows beside the pointer and behind a text: the printed text, and the steps in which statements run."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path as FilePath

from cardc.emit.explain import Placed, attack_steps, path_in_card, power_steps, step_of, trainer_steps
from cardc.language import UnsayableError, write, write_card
from cardc.language.phrase import Body, played_hp
from cardc.lsp.names import declarations
from cardc.lsp.workspace import KnownCard, View
from cardc.model.cards import PokemonCard, PowerBody, Text, TrainerCard
from cardc.names import names_of
from cardc.prose.read import context_of
from cardc.records import dataclass
from cardc.syntax import Path, Spans
from cardc.syntax.prose import texts_of


@dataclass(frozen=True, slots=True)
class Told:
    """A text of a card: the path to it, its offsets in the file, what it says and how it is printed."""

    path: Path
    start: int
    end: int
    body: Body
    printed: str


def hover(view: View, path: FilePath, text: str, offset: int, lang: str) -> str | None:
    """What to show at an offset, as Markdown: the face of the card that is named there, or the text around it."""
    named = declarations(view, path, text, offset)
    around = view.at(path, offset)
    if named and not (len(named) == 1 and named[0] == around and _in_text(around, offset, lang)):
        return "\n\n---\n\n".join(_face(known, lang) for known in named[:3])
    if around is None:
        return None
    told = next((each for each in texts(around, lang) if each.start <= offset <= each.end), None)
    return None if told is None else _explained(around, told, offset)


def _in_text(known: KnownCard | None, offset: int, lang: str) -> bool:
    return known is not None and any(each.start <= offset <= each.end for each in texts(known, lang))


def _face(known: KnownCard, lang: str) -> str:
    names = names_of(lang, known.names)
    lines = write_card(lang, known.card, known.info, names)
    return "  \n".join([f"**{lines[0]}** · {known.id}", *lines[1:]])


def texts(known: KnownCard, lang: str) -> Iterator[Told]:
    """The texts of a card that has any, in the order of the card. One that the language can't say is left out."""
    card, spans = known.card, known.source.parsed.spans
    names = names_of(lang, known.names)
    hp = played_hp(card.text) if isinstance(card, TrainerCard) else None
    for path, body in texts_of(card).items():
        if body == Text():
            continue  # an attack that only does damage
        offsets = spans.offsets(path) or spans.offsets(path[:-1])
        if offsets is None:
            continue
        context = context_of(card, path, known.info.edition, hp)
        try:
            yield Told(path, *offsets, body, write(lang, body, context, names))
        except UnsayableError:
            continue


def _explained(known: KnownCard, told: Told, offset: int) -> str:
    """The printed text, and the steps of its parts; the part under the pointer is marked."""
    spans = known.source.parsed.spans
    rows: list[str] = []
    carrier, body = _carrier(known, told.path)
    for placed in _steps(known, told.path):
        where = _offsets(spans, path_in_card(carrier, body, placed))
        source = "" if where is None else " ".join(known.source.file.source[slice(*where)].split())
        step = step_of(placed.hook, known.info.edition) if told.path[0] == "attacks" else ""
        here = "**" if where is not None and where[0] <= offset <= where[1] else ""
        said = f"`{source}`" if source else placed.part.value
        rows.append(f"- {here}{f'step {step}' if step else placed.hook.value}{here}: {placed.part.value}, {said}")
    return "\n\n".join([told.printed, *(["\n".join(dict.fromkeys(rows))] if rows else [])])


def _carrier(known: KnownCard, path: Path) -> tuple[Path, PowerBody | None]:
    """The attack or power of a text, and what the power does."""
    if isinstance(known.card, PokemonCard) and path[0] == "powers" and isinstance(path[1], int):
        return path[:2], known.card.powers[path[1]].text.body
    return path[:-1], None


def _steps(known: KnownCard, path: Path) -> Sequence[Placed]:
    match known.card, path:
        case PokemonCard(attacks=attacks), ("attacks", int(number), *_):
            return attack_steps(attacks[number])
        case PokemonCard(powers=powers), ("powers", int(number), *_):
            return power_steps(powers[number])
        case TrainerCard() as trainer, _:
            return trainer_steps(trainer)
    return ()


def _offsets(spans: Spans, path: Path) -> tuple[int, int] | None:
    """The place of a part, or of the smallest part around it that has one."""
    found = (spans.offsets(path[:length]) for length in range(len(path), 0, -1))
    return next((each for each in found if each is not None), None)

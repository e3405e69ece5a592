"""The doors: every kind of file, and the arguments, through which something of others comes in.

A door reads one input. It raises when cardc does: an input may be refused by a diagnostic or by the exception that the
function promises, by nothing else. What is taken for right must stay right: see each door.
"""

from __future__ import annotations

import contextlib
import io
import json
import os
import shutil
import tempfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from cardc.check import check_loaded
from cardc.cli import main
from cardc.diagnostics import Diagnostic, has_errors, render_all
from cardc.emit.module import package_sources
from cardc.engine.bots import AttackBot, RandomBot
from cardc.engine.carddata import CardPool
from cardc.engine.editions import EDITIONS
from cardc.engine.game import Game, IllegalAnswerError
from cardc.engine.json_state import SavedGameError, state_from_json, state_to_json
from cardc.engine.replay import begin, record, replay_from_json, replay_to_json
from cardc.engine.setup import new_state
from cardc.engine.turn import advance
from cardc.interchange import card_to_json
from cardc.interchange.importing import Choices, import_cards
from cardc.interchange.objects import card_objects
from cardc.language import Failure, TextContext, TextKind, read, write_card
from cardc.language.phrasebook import parse_phrasebook, phrasebook_files
from cardc.legality import judge
from cardc.model.cards import CardSet
from cardc.model.terms import Edition
from cardc.project import ProjectError, find_project
from cardc.prose import load
from cardc.reading import decoded
from cardc.scenario.cards import compile_cards
from cardc.scenario.parse import parse
from cardc.syntax import format_file
from cardc.syntax.deck import parse_deck, resolve_deck
from cardc.syntax.names import format_names, parse_names
from cardc.syntax.parser import parse_text
from cardc.translation import merge, write_po

ROOT = Path(__file__).resolve().parents[2]
PROJECT = ROOT / "tests" / "author_set"
MOST_STEPS = 300
"""Steps of a game after which one that is played again is left."""


@dataclass(frozen=True, slots=True)
class Door:
    """A way in: right inputs to begin with, and what reads a wrong one."""

    seeds: Callable[[], list[bytes]]
    try_one: Callable[[bytes], None]


def _files(*patterns: str) -> list[bytes]:
    found = [path.read_bytes() for pattern in patterns for path in sorted(ROOT.glob(pattern))]
    return [data for data in found if len(data) < 6_000]


def _text(data: bytes) -> str | None:
    text = decoded(data, "x")
    return None if isinstance(text, Diagnostic) else text


@cache
def place() -> Path:
    """A folder of this process, in memory where there is such a place."""
    memory = Path("/dev/shm")
    folder = Path(tempfile.mkdtemp(prefix="cardc-fuzz-", dir=memory if os.access(memory, os.W_OK) else None))
    (folder / "cards").mkdir()
    (folder / "cards" / "set.card").write_text('set fuzz1 { name "Fuzz"  edition classic }\n')
    return folder


# --- cards ---------------------------------------------------------------------------------------------------


def _card(data: bytes) -> None:
    """A card without errors can be formatted, formatted again without a change, compiled and printed."""
    file = place() / "cards" / "x.card"
    file.write_bytes(data)
    loaded = load([place() / "cards"])
    findings = check_loaded(loaded)
    render_all(findings, loaded.sources)
    if has_errors(findings):
        return
    text = format_file(parse_text(data.decode("utf-8-sig"), "x"))
    again = parse_text(text, "x")
    assert not again.diagnostics, "what the formatter writes is wrong"
    assert format_file(again) == text, "formatting twice gives another text"
    package_sources(loaded.card_sets)
    for one in loaded.sets:
        for card in one.card_set.cards:
            for lang in ("en", "cs"):
                write_card(lang, card, one.info)


def _scenario(data: bytes) -> None:
    text = _text(data)
    if text is not None:
        _, findings = parse(text, "x")
        render_all(findings, {"x": text})


@cache
def _sets() -> tuple[CardSet, ...]:
    return load([PROJECT / "cards"]).card_sets


def _deck(data: bytes) -> None:
    """A deck against which nothing is said has 60 cards; one that is wrong does not become a long list."""
    text = _text(data)
    if text is None:
        return
    found = judge(parse_deck(text), _sets())
    problems = [*found.resolved.diagnostics, *(found.problems(EDITIONS[found.edition.value]) if found.edition else ())]
    render_all(found.resolved.diagnostics, {"<text>": text})
    assert len(found.cards) <= 10_000, "a deck of too many cards is made"
    assert problems or not found.cards or len(found.cards) == 60, "a deck of another size is taken for right"


def _names(data: bytes) -> None:
    """A name file without findings can be formatted, and formatted again without a change."""
    text = _text(data)
    if text is None:
        return
    found = parse_names(text, "x")
    render_all(found.diagnostics, {"x": text})
    if not found.diagnostics:
        once = format_names(found)
        assert format_names(parse_names(once, "x")) == once, "formatting twice gives another text"


def _toml(data: bytes) -> None:
    """The folder of a package stands below the project."""
    folder = place() / "toml"
    folder.mkdir(exist_ok=True)
    (folder / "cardc.toml").write_bytes(data)
    try:
        found = find_project(folder)
    except ProjectError:
        return
    assert found.cards, "a project without a folder of cards"
    assert found.out.resolve().is_relative_to(folder), "a package outside of the project"


# --- phrasebooks -----------------------------------------------------------------------------------------------


def _fluent() -> list[bytes]:
    return [text.encode()[:5_000] for lang in ("sv", "cs") for _, text in phrasebook_files(lang)]


def _ftl(data: bytes) -> None:
    text = _text(data)
    if text is not None:
        _, found = parse_phrasebook("sv", [("x.ftl", text)])
        render_all(found, {"x.ftl": text})


@cache
def _few_wordings() -> list[tuple[str, str]]:
    name, text = phrasebook_files("sv")[0]
    return [(name, text[: text.rindex("\n", 0, 4_000)])]


def _exports() -> list[bytes]:
    entries = write_po("sv", _few_wordings()).split("\n\n")
    return ["\n\n".join([entries[0], *entries[at : at + 12]]).encode() for at in range(1, 60, 12)]


def _po(data: bytes) -> None:
    """What an import without errors makes of the phrasebook is Fluent."""
    text = _text(data)
    if text is None:
        return
    merged = merge("sv", "x.po", text, _few_wordings())
    render_all(merged.diagnostics, {"x.po": text})
    if not has_errors(merged.diagnostics):
        _, found = parse_phrasebook("sv", list(merged.files.items()))
        assert not found, f"the phrasebook is broken: {found[0].message}"


# --- data ----------------------------------------------------------------------------------------------------


def _exported() -> list[bytes]:
    lines = [json.dumps(card_to_json(one.info, card)) for one in _sets() for card in one.cards]
    return [line.encode() for line in lines] + ["\n".join(lines[:3]).encode()]


def _json(data: bytes) -> None:
    """What an import without findings writes are card files without errors."""
    text = _text(data)
    if text is None:
        return
    objects, findings = card_objects(text, "x")
    sets, problems = import_cards(objects, "x", Choices("en", None, None))
    render_all([*findings, *problems], {"x": text})
    for name, file in ((name, file) for each in sets for name, file in each.files().items()):
        assert Path(name).name == name, f"a file outside of the folder: {name}"
        found = parse_text(file, name)
        assert not found.diagnostics, f"what is written is wrong: {found.diagnostics[0].message}"


@cache
def _pool() -> CardPool:
    return CardPool(compile_cards([PROJECT / "cards"]).cards)


def _new_game(seed: int) -> tuple[Game, tuple[list[str], list[str]]]:
    text = (PROJECT / "cards" / "decks" / "glow.deck").read_text()
    ids = list(resolve_deck(parse_deck(text), _sets()).ids)
    cards = [_pool().get(id) for id in ids]
    edition = EDITIONS["classic"]
    return Game(new_state((cards, cards), seed, edition), edition, RandomBot(seed), AttackBot(seed)), (ids, ids)


def _replays() -> list[bytes]:
    return [json.dumps(replay_to_json(record(*_new_game(seed), seed))).encode() for seed in (1, 2, 3)]


def _replay(data: bytes) -> None:
    try:
        game = begin(replay_from_json(json.loads(data.decode("utf-8"))), _pool())
        for _ in range(MOST_STEPS):
            if game.over:
                return
            advance(game)
    except (SavedGameError, IllegalAnswerError, ValueError, RecursionError):
        return


def _states() -> list[bytes]:
    found: list[bytes] = []
    for seed in (1, 2):
        game, _ = _new_game(seed)
        for _ in range(12):
            for _ in range(8):
                if not game.over:
                    advance(game)
            found.append(json.dumps(state_to_json(game.state)).encode())
    return found


def _state(data: bytes) -> None:
    try:
        state_from_json(json.loads(data.decode("utf-8")), _pool())
    except (SavedGameError, ValueError, RecursionError):
        return


# --- prose -----------------------------------------------------------------------------------------------------

_LANGUAGES = ("en", "it", "cs")


def _sentences() -> list[bytes]:
    found: list[bytes] = []
    for lang in _LANGUAGES:
        for one in load([ROOT / "cards" / "demo_classic"]).card_sets:
            found += [
                line.encode() for card in one.cards for line in write_card(lang, card, one.info) if len(line) > 40
            ]
    return found


def _prose(data: bytes) -> None:
    text = _text(data)
    if text is None:
        return
    for lang in _LANGUAGES:
        reading = read(lang, text, TextContext("Emberling", TextKind.ATTACK, None, Edition.CLASSIC))
        assert reading.bodies or isinstance(reading.failure, Failure), "no reading, and no reason"


# --- arguments ---------------------------------------------------------------------------------------------------

_COMMANDS = (
    "check cards",
    "fmt --check cards",
    "text glow-1 --lang cs",
    "read --lang en x.txt --kind attack --name Glow --damage 30+",
    "explain glow-1 --attack 2 --coins heads --choose 1,yes",
    "build --check --package mine --out out",
    "deck check cards/decks/glow.deck --edition dp",
    "names glow --lang sv",
    "phrasebook export sv --out out/x.po",
    "import x.json --lang en --out out --set glow --edition bw",
    "play --replay x.json --show",
)


@cache
def _project() -> Path:
    folder = place() / "project"
    shutil.copytree(PROJECT, folder)
    (folder / "x.txt").write_text("Flip a coin. If heads, the Defending Pokémon is now Asleep.\n")
    (folder / "x.json").write_text("{}\n")
    return folder


def _contents(folder: Path) -> dict[str, bytes]:
    files = (path for path in sorted(folder.rglob("*")) if path.is_file() and not path.is_relative_to(folder / "out"))
    return {str(path): path.read_bytes() for path in files}


def _arguments(data: bytes) -> None:
    """The exit status is one of the three; the sources of the project stay as they are."""
    folder = _project()
    before, here = _contents(folder), Path.cwd()
    words = [word for word in data.decode("utf-8", "replace").replace("\0", "").split(" ") if word]
    # A command may write where its user says: here that is below ``out``. Serving an editor waits for one.
    words = [word for word in words if not word.startswith(("/", "..")) and "/.." not in word and word != "lsp"]
    quiet = io.StringIO()
    os.chdir(folder)
    try:
        with contextlib.redirect_stdout(quiet), contextlib.redirect_stderr(quiet):
            try:
                status: object = main(words)
            except SystemExit as end:
                status = end.code
    finally:
        os.chdir(here)
        shutil.rmtree(folder / "out", ignore_errors=True)
    assert status in (0, 1, 2, None), f"exit status {status}"
    shown = quiet.getvalue()
    assert "Traceback" not in shown
    assert not any(ord(each) < 32 and each not in "\n\t" for each in shown), "control characters are printed"
    after = _contents(folder)
    lost = sorted(name for name in before if after.get(name) != before[name])
    for name in after.keys() - before.keys():
        Path(name).unlink()
    if lost:
        for name in lost:
            Path(name).write_bytes(before[name])
        # ``fmt`` without ``--check`` may write card files anew: that is what it is for.
        assert words[:1] == ["fmt"], f"{lost[0]} was changed"


DOORS: Mapping[str, Door] = {
    "card": Door(lambda: _files("cards/demo_*/*.card", "cards/base3/*.card", "tests/syntax/formatted/*"), _card),
    "scenario": Door(lambda: _files("cards/base1/*.scenario", "tests/author_set/cards/*.scenario"), _scenario),
    "deck": Door(lambda: _files("tests/author_set/cards/decks/*.deck"), _deck),
    "names": Door(lambda: _files("tests/author_set/cards/*.names", "cards/demo_*/*.names"), _names),
    "toml": Door(lambda: _files("cardc.toml", "tests/author_set/cardc.toml"), _toml),
    "ftl": Door(_fluent, _ftl),
    "po": Door(_exports, _po),
    "json": Door(_exported, _json),
    "replay": Door(_replays, _replay),
    "state": Door(_states, _state),
    "prose": Door(_sentences, _prose),
    "arguments": Door(lambda: [line.encode() for line in _COMMANDS], _arguments),
}

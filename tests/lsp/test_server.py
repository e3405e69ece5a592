"""The server process, spoken to over the protocol with the author's set of the tests as its project."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.lsp.client import Editor, Json

pytest.importorskip("pygls", reason="the language server needs the extra `editor`")

AUTHOR_SET = Path(__file__).parent.parent / "author_set"
CARD = """card "Emberling Twin" {{
  number 91
  basic  fire  hp 50
  weakness water  retreat 1

  attack [R] "Glow" {text}
}}
"""
NEW = "cards/twin.card"


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A copy of the author's set."""
    shutil.copytree(AUTHOR_SET, tmp_path / "set")
    return tmp_path / "set"


@pytest.fixture
def editor(root: Path) -> Iterator[Editor]:
    """An editor on that copy, with one new card file open."""
    with Editor(root) as opened:
        opened.open(NEW, CARD.format(text="10"))
        yield opened


def labels(result: Json) -> list[str]:
    """The labels of a list of completions."""
    assert isinstance(result, dict)
    assert isinstance(result["items"], list)
    return [str(item["label"]) for item in result["items"] if isinstance(item, dict)]


def text_of(result: Json) -> str:
    """What a hover shows."""
    assert isinstance(result, dict)
    assert isinstance(result["contents"], dict)
    return str(result["contents"]["value"])


def rows(result: Json) -> list[dict[str, Json]]:
    """A result that is a list of objects."""
    assert isinstance(result, list)
    return [each for each in result if isinstance(each, dict)]


def test_a_mistake_is_told_while_typing_and_gone_when_mended(editor: Editor) -> None:
    assert editor.diagnostics(NEW) == []

    editor.change(NEW, CARD.format(text="{ draw 2 crads }"))
    (found,) = editor.diagnostics(NEW)
    assert (found["code"], found["source"], found["severity"]) == ("E001", "cardc", 1)
    assert found["range"] == {"start": {"line": 5, "character": 29}, "end": {"line": 5, "character": 34}}

    editor.change(NEW, CARD.format(text="{ draw 2 cards }"))
    assert editor.diagnostics(NEW) == []


def test_columns_count_utf_16_units(editor: Editor) -> None:
    """Given a name with a character of two units before the mistake, then the range is shifted by one."""
    editor.change(NEW, CARD.format(text="{ draw 2 crads }").replace('"Glow"', '"Gl\U0001f525w"'))
    (found,) = editor.diagnostics(NEW)
    assert found["range"] == {"start": {"line": 5, "character": 30}, "end": {"line": 5, "character": 35}}


def test_a_card_that_a_deck_names_is_missed_in_the_deck(editor: Editor) -> None:
    """Given the file of a card that a deck names, when the card gets another name, then the deck has a finding."""
    glow = (editor.root / "cards/glow.card").read_text(encoding="utf-8")
    editor.open("cards/glow.card", glow.replace('card "Tea Break"', 'card "Tea Brake"'))
    found = editor.diagnostics("cards/decks/glow.deck")
    assert [each["code"] for each in found] == ["E402"]
    editor.change("cards/glow.card", glow)
    assert editor.diagnostics("cards/decks/glow.deck") == []


@pytest.mark.parametrize(
    ("text", "expected", "never"),
    [
        ("{ dr| }", "draw ‹quantity› card/cards", "hp ‹number›"),
        ("{ | }", "flip", "weakness ‹type›"),
        ("{ flip { heads: | } }", "knock out ‹target›", "hp ‹number›"),
        ("{ defender is now | }", "asleep", "draw ‹quantity› card/cards"),
        ("{ defender | }", "is", "asleep"),
    ],
    ids=["begun sentence", "new sentence", "in a branch", "condition", "next word"],
)
def test_completion_offers_what_the_grammar_takes(editor: Editor, text: str, expected: str, never: str) -> None:
    offered = labels(editor.about("completion", NEW, CARD.format(text=text)))
    assert any(label == expected or label.split()[0] == expected for label in offered)
    assert never not in offered


def test_completion_offers_names_where_a_name_stands(editor: Editor) -> None:
    card = CARD.format(text="10").replace("basic  fire", 'stage 1 from "Em|"  fire')
    offered = labels(editor.about("completion", NEW, card))
    assert "Emberling" in offered
    assert "Furnacel" in offered


def test_completion_offers_cards_in_a_deck_and_attacks_in_a_scenario(editor: Editor) -> None:
    editor.open("cards/decks/new.deck", "")
    assert "Mossling" in labels(editor.about("completion", "cards/decks/new.deck", "4 Mo|\n"))
    editor.open("cards/new.scenario", "")
    offered = labels(
        editor.about("completion", "cards/new.scenario", 'scenario "x" {\n  when you attack with "|"\n}\n')
    )
    assert "Flare Up" in offered
    assert "Mossling" not in offered


def test_hover_shows_the_printed_text_and_the_step(editor: Editor) -> None:
    shown = text_of(editor.about("hover", NEW, CARD.format(text="{ flip { heads: def|ender is now asleep } }")))
    assert "Flip a coin." in shown
    assert "Asleep" in shown
    assert "**step f, damage i**: act, `defender is now asleep`" in shown


def test_hover_speaks_the_language_of_the_author(root: Path) -> None:
    with Editor(root, language="cs") as editor:
        editor.open(NEW, "")
        shown = text_of(editor.about("hover", NEW, CARD.format(text="{ dr|aw 2 cards }")))
    assert "karty" in shown


def test_hover_on_a_name_shows_the_card(editor: Editor) -> None:
    card = CARD.format(text="10").replace("basic  fire", 'stage 1 from "Ember|ling"  fire')
    shown = text_of(editor.about("hover", NEW, card))
    assert shown.startswith("**Emberling** · glow-1")
    assert "Flare Up" in shown


def test_definition_and_references_go_across_files(editor: Editor) -> None:
    editor.open("cards/decks/glow.deck", "")
    (place,) = rows(editor.about("definition", "cards/decks/glow.deck", "4 Ember|ling\n"))
    assert place["uri"] == editor.uri("cards/glow.card")
    assert place["range"] == {"start": {"line": 0, "character": 5}, "end": {"line": 0, "character": 16}}

    uses = rows(
        editor.about("references", "cards/decks/glow.deck", "4 Ember|ling\n", context={"includeDeclaration": True})
    )
    files = {str(use["uri"]).rpartition("/")[2] for use in uses}
    assert {"glow.card", "glow.deck", "glow.scenario"} <= files


def test_rename_changes_card_deck_scenario_and_name_files_and_all_is_clean(editor: Editor) -> None:
    """Given a card that others evolve from, when it is renamed and the edits are applied, then nothing is wrong."""
    editor.open("cards/decks/glow.deck", "")
    deck = (editor.root / "cards/decks/glow.deck").read_text(encoding="utf-8")
    result = editor.about(
        "rename", "cards/decks/glow.deck", deck.replace("Emberling", "Ember|ling", 1), newName="Embertot"
    )
    assert isinstance(result, dict)
    assert isinstance(result["changes"], dict)
    for uri, edits in result["changes"].items():
        file = Path(str(uri).removeprefix("file://"))
        apply(file, rows(edits))
    changed = {Path(uri).name for uri in result["changes"]}
    assert {"glow.card", "glow.deck", "glow.scenario"} <= changed
    assert '"Emberling"' not in (editor.root / "cards/glow.card").read_text(encoding="utf-8")
    assert '"Emberling"' not in (editor.root / "cards/glow.scenario").read_text(encoding="utf-8")

    editor.notify("textDocument/didClose", textDocument={"uri": editor.uri("cards/decks/glow.deck")})
    editor.notify("workspace/didChangeWatchedFiles", changes=[])
    for name in ("cards/glow.card", "cards/decks/glow.deck"):
        assert editor.diagnostics(name) == []


def apply(file: Path, edits: list[dict[str, Json]]) -> None:
    """Apply edits of one line each, last first."""
    lines = file.read_text(encoding="utf-8").split("\n")
    found = []
    for edit in edits:
        where = edit["range"]
        assert isinstance(where, dict)
        assert isinstance(where["start"], dict)
        assert isinstance(where["end"], dict)
        line, start, end = where["start"]["line"], where["start"]["character"], where["end"]["character"]
        assert isinstance(line, int)
        assert isinstance(start, int)
        assert isinstance(end, int)
        found.append((line, start, end, str(edit["newText"])))
    for line, start, end, text in sorted(found, reverse=True):
        lines[line] = lines[line][:start] + text + lines[line][end:]
    file.write_text("\n".join(lines), encoding="utf-8")


def test_a_quick_fix_mends_the_word_that_was_meant(editor: Editor) -> None:
    editor.change(NEW, CARD.format(text="{ draw 2 crads }"))
    (found,) = editor.diagnostics(NEW)
    actions = rows(
        editor.ask(
            "textDocument/codeAction",
            textDocument={"uri": editor.uri(NEW)},
            range=found["range"],
            context={"diagnostics": []},
        )
    )
    (action,) = actions
    assert (action["title"], action["isPreferred"]) == ("Replace by cards", True)
    assert isinstance(action["edit"], dict)
    assert isinstance(action["edit"]["changes"], dict)
    assert rows(action["edit"]["changes"][editor.uri(NEW)]) == [{"range": found["range"], "newText": "cards"}]


def test_formatting_symbols_and_inlay_hints(editor: Editor) -> None:
    editor.change(NEW, CARD.format(text="{ draw   2 cards }"))
    document: dict[str, Json] = {"uri": editor.uri(NEW)}
    (edit,) = rows(
        editor.ask("textDocument/formatting", textDocument=document, options={"tabSize": 2, "insertSpaces": True})
    )
    assert "{ draw 2 cards }" in str(edit["newText"])

    (card,) = rows(editor.ask("textDocument/documentSymbol", textDocument=document))
    assert (card["name"], card["detail"]) == ("Emberling Twin", "glow-91")
    assert [each["name"] for each in rows(card["children"])] == ["Glow"]

    whole: dict[str, Json] = {"start": {"line": 0, "character": 0}, "end": {"line": 20, "character": 0}}
    (hint,) = rows(editor.ask("textDocument/inlayHint", textDocument=document, range=whole))
    assert hint["label"] == "Draw 2 cards."


def test_a_broken_file_never_stops_the_server(editor: Editor) -> None:
    """Given documents cut off at every tenth character, then each question is answered."""
    whole = (editor.root / "cards/glow.card").read_text(encoding="utf-8")
    editor.open("cards/glow.card", whole)
    for end in range(0, len(whole), 40):
        for method in ("completion", "hover", "definition"):
            editor.about(method, "cards/glow.card", whole[:end] + "|")
        editor.diagnostics("cards/glow.card")


def test_hover_tells_a_trainer_card_that_is_played_as_a_pokemon(editor: Editor) -> None:
    card = 'card "Straw Imp" {\n  number 92\n  trainer { play as pok|emon with 10 hp }\n}\n'
    shown = text_of(editor.about("hover", NEW, card))
    assert "Straw Imp" in shown
    assert "Basic Pokémon" in shown

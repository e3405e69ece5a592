"""Prose as source: read into the model, kept by the formatter, converted both ways, and told where it is wrong."""

from __future__ import annotations

import shutil
from functools import cache
from pathlib import Path

import pytest

from cardc import syntax
from cardc.check import check_loaded
from cardc.cli import main
from cardc.language import LANGUAGES
from cardc.model.cards import Activated, Attack, PokemonCard, PowerText, PrintedDamage, Static, Text, TrainerCard
from cardc.model.effects import DoDamage, Draw, PlayAsPokemon
from cardc.model.parts import Exactly, Number, Who
from cardc.model.terms import Condition, EnergyType, Player
from cardc.prose import load
from cardc.prose.convert import convert
from cardc.prose.unknown import unknown_names
from cardc.syntax import Loaded, format_file, format_text
from cardc.syntax.strings import place_in_token, quote

ROOT = Path(__file__).parents[2]
SET = 'set damp1 { name "Damp Places"  edition classic }\n'
FACE = "number 1  basic  water  hp 50  retreat 1"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "set.card").write_text(SET, encoding="utf-8")
    return tmp_path


def put(folder: Path, source: str, name: str = "a.card") -> Path:
    file = folder / name
    file.write_text(source, encoding="utf-8")
    return file


def told(loaded: Loaded) -> list[tuple[str, str, int, int]]:
    """Code, file, line and column of each finding."""
    return [(d.code, Path(d.file).name, d.span.line, d.span.column) for d in loaded.diagnostics if d.span is not None]


@cache
def all_cards() -> Loaded:
    return load([ROOT / "cards"])


# --- reading ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "Hummel does 40 damage to itself."),
        ("it", "Hummel si infligge 40 danni."),
        ("cs", "Pokémon Hummel si způsobí 40 zranění."),
    ],
)
def test_an_attack_told_as_prose_is_the_attack(folder: Path, lang: str, text: str) -> None:
    put(folder, f'card "Hummel" {{ {FACE} attack [C] "Hum" 30 {{ text {lang} "{text}" }} }}')

    loaded = load([folder])

    (card,) = loaded.card_sets[0].cards
    assert check_loaded(loaded) == ()
    assert isinstance(card, PokemonCard)
    assert card.attacks == (
        Attack("Hum", (EnergyType.COLORLESS,), PrintedDamage(30), Text((), (DoDamage(Number(40), Who.SELF),))),
    )


def test_the_text_of_a_power_says_what_stops_it(folder: Path) -> None:
    text = "Non si possono giocare carte Evoluzione su Hummel. Questo potere non ha alcun effetto finché Hummel è Addormentato."
    put(folder, f'card "Hummel" {{ {FACE} power "Veil" {{ text it "{text}" }} }}')

    (card,) = load([folder]).card_sets[0].cards

    assert isinstance(card, PokemonCard)
    assert isinstance(card.powers[0].text.body, Static)
    assert card.powers[0].text.stopped_by == (Condition.ASLEEP,)


def test_a_trainer_played_as_a_pokemon_gives_its_hp_as_a_field(folder: Path) -> None:
    put(folder, 'card "Doll" { number 1 trainer { play as pokemon with 40 hp } }')
    source = format_file(convert(load([folder]), "it").files[0])
    assert "\n  hp 40\n" in source
    put(folder, source)

    (card,) = load([folder]).card_sets[0].cards

    assert card == TrainerCard(card.name, card.imprint, card.kind, Text((), (PlayAsPokemon(40),)))  # type: ignore[union-attr]  # a Trainer card has a kind


def test_hp_is_no_field_of_other_trainers(folder: Path) -> None:
    put(folder, 'card "Box" { number 1 hp 40 trainer { draw 9 cards } }')

    assert [code for code, *_ in told(load([folder]))] == ["E016"]


def test_a_reprint_of_a_card_told_as_prose_is_the_whole_card(tmp_path: Path) -> None:
    for name, source in (
        ("damp", SET + 'card "Box" { number 1 trainer { text it "Pesca 9 carte." } }'),
        ("again", 'set again1 { name "Again" edition classic } card "Box" repeats damp1-1 { number 4 }'),
    ):
        (tmp_path / name).mkdir()
        put(tmp_path / name, source)

    (alone,) = load([tmp_path / "again"]).card_sets
    both = load([tmp_path])

    assert alone.cards[0].text == Text((), (Draw(Player.YOU, Exactly(9)),))  # type: ignore[union-attr]  # this is the Trainer card
    assert check_loaded(both) == ()
    assert alone in both.card_sets


# --- what is wrong ------------------------------------------------------------------------------------------------


def test_each_wrong_text_is_told_at_its_very_word(folder: Path) -> None:
    put(
        folder,
        f'card "Hummel" {{ {FACE}\n'
        '  attack [C] "Hum" 30 { text it "Hummel si infliggge 40 danni." }\n'
        '  attack [C] "Hem" { text de "Nimm 9 Karten." }\n'
        '  attack [C] "Him" { text en "Draw 9" }\n'
        "}\n"
        'card "Box" { number 2 trainer { text cs "Vezmi si 9 \\u{6b}uret." } }\n',
    )

    loaded = load([folder])

    assert told(loaded) == [
        ("P001", "a.card", 2, 44),
        ("P005", "a.card", 3, 27),
        ("P001", "a.card", 4, 37),
        ("P001", "a.card", 6, 53),
    ]
    misspelt = loaded.diagnostics[0]
    assert misspelt.span is not None
    assert misspelt.span.end_column - misspelt.span.column == len("infliggge")
    assert "expected infligge" in misspelt.message
    assert loaded.card_sets[0].cards == ()


def test_a_text_that_contradicts_its_card_is_told(folder: Path) -> None:
    put(
        folder, f'card "Hummel" {{ {FACE} attack [C] "Hum" 30+ {{\n text en "Does 20 damage plus 40 more damage." }} }}'
    )

    assert told(load([folder])) == [("P001", "a.card", 2, 10)]


@pytest.mark.parametrize(
    "inner",
    ['text it "a"; draw 9 cards', 'draw 9 cards; text it "a"', 'flip { heads: text it "a" }', "text it", 'text "a"'],
)
def test_prose_is_the_whole_text_or_none_of_it(inner: str) -> None:
    parsed = syntax.parse_text(f'card "Hummel" {{ {FACE} attack [C] "Hum" {{ {inner} }} }}', "a.card")

    assert parsed.diagnostics != ()


def test_nothing_stands_between_a_power_and_its_prose() -> None:
    parsed = syntax.parse_text(f'card "Hummel" {{ {FACE} power "Veil" unless asleep {{ text it "a" }} }}', "a.card")

    assert parsed.diagnostics != ()


def test_a_caller_without_a_reader_gets_a_finding_and_no_empty_text(folder: Path) -> None:
    put(folder, 'card "Box" { number 1 trainer { text it "Pesca 9 carte." } }')

    loaded = syntax.load([folder])

    assert told(loaded) == [("P007", "a.card", 1, 41)]
    assert loaded.card_sets[0].cards == ()


@pytest.mark.parametrize("text", ["plain", 'a "b" c', "tab\there\\", "\u200bé\n"])
def test_places_in_a_text_are_places_in_its_quotes(text: str) -> None:
    token = quote(text)

    assert [token[place_in_token(token, i) :].startswith(quote(c)[1:-1]) for i, c in enumerate(text)] == [True] * len(
        text
    )
    assert place_in_token(token, len(text)) == len(token) - 1


# --- writing ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_can_be_told_as_prose_and_back(lang: str, tmp_path: Path) -> None:
    converted = convert(all_cards(), lang)
    assert converted.diagnostics == ()
    for file in converted.files:
        source = format_file(file)
        assert format_text(source) == source
        target = tmp_path / Path(file.filename).relative_to(ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(source, encoding="utf-8")
    for names in (ROOT / "cards").rglob("*.names"):
        shutil.copy(names, tmp_path / names.relative_to(ROOT))

    again = load([tmp_path / "cards"])

    assert again.diagnostics == ()
    assert again.card_sets == all_cards().card_sets
    assert sum(len(source.parsed.prose) for one in again.sets for source in one.sources) > 250
    assert [format_file(f) for f in convert(again, None).files] == [format_file(f) for f in all_cards().files]


def test_comments_are_kept_and_words_that_are_in_the_language_too(folder: Path) -> None:
    source = (
        '// top\ncard "Box" {\n  number 1\n  trainer {\n    // why\n    draw 9 cards\n  }\n}\n\n'
        'card "Bag" {\n  number 2\n  trainer { text it "Pesca 9 carte" }  // no full stop\n}\n'
    )
    put(folder, source)

    it = format_file(convert(load([folder]), "it").files[0])

    assert it == source.replace("    // why\n    draw 9 cards\n", '    text it "Pesca 9 carte."\n    // why\n')


def test_a_text_that_no_sentence_says_stays_and_is_told(folder: Path) -> None:
    # Twice nothing is not canonical (a branch without acts), so no language has a sentence for it.
    put(
        folder,
        'card "Box" {\n  number 1\n  trainer { flip { } }\n}\ncard "Bag" { number 2 trainer { draw 9 cards } }\n',
    )

    found = convert(load([folder]), "en")

    assert [d.code for d in found.diagnostics] == ["P006"]
    assert "trainer { flip { } }" in format_file(found.files[0])
    assert 'trainer { text en "Draw 9 cards." }' in format_file(found.files[0])


def test_fmt_to_converts_files_in_place(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = put(folder, 'card "Box" {\n  number 1\n  trainer { draw 9 cards }\n}\n')

    assert main(["fmt", "--to", "it", str(folder)]) == 0
    assert file.read_text(encoding="utf-8") == 'card "Box" {\n  number 1\n  trainer { text it "Pesca 9 carte." }\n}\n'
    assert main(["fmt", "--check", str(file)]) == 0
    assert main(["fmt", "--to", "dsl", str(file)]) == 0
    assert file.read_text(encoding="utf-8") == 'card "Box" {\n  number 1\n  trainer { draw 9 cards }\n}\n'
    assert main(["fmt", "--to", "xx", str(file)]) == 2
    put(folder, 'card "Box" { number 1 trainer { text it "Pesco 9 carte." } }')
    capsys.readouterr()
    assert main(["fmt", "--to", "dsl", str(folder)]) == 1
    assert ":1:42: error P001" in capsys.readouterr().err


def test_unread_powers_are_placeholders_only_inside_the_syntax() -> None:
    parsed = syntax.parse_text(f'card "Hummel" {{ {FACE} power "Veil" {{ text it "a" }} }}', "a.card")

    card = parsed.cards[0].card
    assert isinstance(card, PokemonCard)
    assert isinstance(card.powers[0].text, PowerText)
    assert isinstance(card.powers[0].text.body, Activated)
    assert parsed.cards[0].prose[("powers", 0, "text")].text == "a"


# --- names --------------------------------------------------------------------------------------------------------


def test_a_name_that_nobody_has_is_told_where_it_stands(folder: Path) -> None:
    (folder / "it.names").write_text('names it\ncard "Hummel" = "Ronzolo"\nrest unchanged\n', encoding="utf-8")
    text = "Cerca nel tuo mazzo 1 carta Pokémon chiamata {}, mostrala al tuo avversario e aggiungila alla tua mano. Poi rimischia il tuo mazzo."
    told_as = [text.format(name) for name in ("Ronzolo", "Hummel", "Ronzollo")]
    put(folder, f'card "Hummel" {{ {FACE} attack [C] "Hum" 30 }}')
    put(
        folder,
        "".join(f'card "B{n}" {{ number {n + 2} trainer {{ text it "{one}" }} }}\n' for n, one in enumerate(told_as)),
        "b.card",
    )

    (warning,) = unknown_names(load([folder]))

    assert (warning.code, warning.severity, warning.suggestion) == ("P008", "warning", "did you mean “Ronzolo”?")
    assert warning.message == "in `it` no card is known to be called “Ronzollo”"
    assert warning.span is not None
    line = (folder / "b.card").read_text(encoding="utf-8").splitlines()[2]
    assert line[warning.span.column - 1 : warning.span.end_column - 1] == "Ronzollo"

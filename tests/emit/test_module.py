"""Modules of a package: safe whatever the cards are called, importable alone, found by card id."""

from __future__ import annotations

import ast
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardc.emit.build import build
from cardc.emit.groups import Where
from cardc.emit.module import CHUNK, HEADER, Known, Module, module_source, package_sources
from cardc.emit.names import check_number
from cardc.emit.phrases import has_phrase
from cardc.engine.carddata import PokemonData
from cardc.model.cards import (
    Card,
    CardSet,
    EnergyCard,
    Imprint,
    PokemonCard,
    Power,
    PowerText,
    SetInfo,
    Species,
    Static,
)
from cardc.model.effects import Act, DoDamage, Draw, OwnAct, SearchDeck
from cardc.model.parts import Amount, CardFilter, Count, Damaged, Each, Exactly, Group, Named, Number, OfType, Test, Who
from cardc.model.rows import ROWS
from cardc.model.rules import LessDamage, Rule
from cardc.model.terms import CardClass, Edition, EnergyType, Owner, Player, PowerKind, Rarity, Spot, Stage, Zone
from tests.emit.models import attack, card_set, pokemon, trainer
from tests.emit.table import compiled

# What a module may consist of: imports, classes of literals and methods, one tuple of data. No exec, no lambda, no f-string.
_ALLOWED = (
    ast.Module, ast.ImportFrom, ast.alias, ast.ClassDef, ast.FunctionDef, ast.arguments, ast.arg, ast.Assign, ast.AugAssign,
    ast.AnnAssign, ast.Expr, ast.Return, ast.If, ast.IfExp, ast.For, ast.Call, ast.keyword, ast.Attribute, ast.Name, ast.Subscript,
    ast.Tuple, ast.Constant, ast.BinOp, ast.UnaryOp, ast.BoolOp, ast.Compare, ast.operator, ast.unaryop, ast.boolop, ast.cmpop,
    ast.expr_context,
)  # fmt: skip

# The modules of the engine that generated code knows.
ENGINE = ("carddata", "const", "context", "effect", "groups", "state")

_HOSTILE = [
    '"""',
    "'''\nimport os\n'''",
    '"); import os; os.system("true"); ("',
    "{{ 7 * 7 }}{% raw %}",
    "back\\slash\\",
    "\\N{BULLET}\\x41",
    "new\nline\r\x00\x1b\u2028\u202e",
    "class",
    "None",
    "\ud800",
    "#comment",
    "",
]


def _cards(names: list[str]) -> list[Card]:
    """One card of each kind and with a name in each place that takes one."""
    one, two = names
    return [
        PokemonCard(
            one, Imprint(two), Stage.STAGE_2, two, (EnergyType.GRASS,), 50, level=two,
            powers=(Power(PowerKind.POKEMON_POWER, two, PowerText(Static(LessDamage(Who.SELF, 10)))),),
            attacks=(attack(name=one), attack(name=two)),
        ),
        trainer(Draw(Player.YOU, Exactly(2)), name=one, number=two),
        EnergyCard(two, Imprint(one), (EnergyType.FIRE,), True),
    ]  # fmt: skip


def _assert_only_data_and_effects(source: str, names: list[str]) -> None:
    tree = ast.parse(source)
    strange = [type(node).__name__ for node in ast.walk(tree) if not isinstance(node, _ALLOWED)]
    assert strange == []
    imported = {node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert imported <= {"typing", *(f"cardc.engine.{name}" for name in ENGINE)}
    literals = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    assert literals >= set(names)


@settings(deadline=None)
@given(st.lists(st.one_of(st.text(), st.sampled_from(_HOSTILE)), min_size=2, max_size=2))
def test_law_a_name_reaches_code_only_as_a_literal(names: list[str]) -> None:
    cards = _cards(names)
    source = module_source(Module(card_set(*cards).info, "", "", "Cards", tuple(cards)), Known({names[1]: names[0]}))
    _assert_only_data_and_effects(source, names)


@pytest.mark.parametrize("name", _HOSTILE)
def test_a_hostile_set_cannot_leave_its_folder(name: str) -> None:
    info = SetInfo(f"../{name}", name, Edition.CLASSIC)
    sources = package_sources([CardSet(info, (trainer(Draw(Player.YOU, Exactly(2)), name=name),))])
    assert all(part.isidentifier() for path in sources for part in path.removesuffix(".py").split("/"))
    for source in sources.values():
        ast.parse(source)


def test_cards_of_one_name_get_classes_of_different_names() -> None:
    cards = [pokemon(attack(damage="10"), number="1"), pokemon(attack(damage="20"), number="2")]
    source = module_source(Module(card_set().info, "", "", "Cards", tuple(cards)), Known())
    assert "class TestlingNip(" in source
    assert "class TestlingNip2(" in source
    assert "\nTESTLING: Final[PokemonData] = PokemonData(" in source
    assert "\nTESTLING2: Final[PokemonData] = PokemonData(" in source


def test_a_card_named_like_an_import_does_not_hide_it() -> None:
    cards = [trainer(Draw(Player.YOU, Exactly(2)), name="YOU"), trainer(Draw(Player.YOU, Exactly(2)), name="Context")]
    source = module_source(Module(card_set().info, "", "", "Cards", tuple(cards)), Known())
    assert "class YOU2(" in source
    assert "\nYOU3: Final[TrainerData] = TrainerData(" in source
    assert "class Context2(" in source


def test_a_large_group_is_divided() -> None:
    many = [pokemon(attack(name=f"Nip {number}"), number=str(number)) for number in range(1, CHUNK + 2)]
    sources = package_sources([card_set(*many)])
    assert [name for name in sources if "grass" in name] == ["test/grass_1.py", "test/grass_2.py"]


def test_a_card_that_repeats_another_refers_to_its_data() -> None:
    first, second = pokemon(attack(), number="1"), pokemon(attack(), number="7")
    sources = package_sources([card_set(first, second, id="one"), card_set(second, id="two")])
    assert 'TESTLING2: Final[CardData] = reprint(TESTLING, "one-7")' in sources["one/grass.py"]
    assert "from ..one import grass as one_grass\n" in sources["two/grass.py"]
    assert 'TESTLING: Final[CardData] = reprint(one_grass.TESTLING, "two-7")' in sources["two/grass.py"]
    assert "class " not in sources["two/grass.py"]


def test_what_stands_around_the_edge_does_not_make_another_card() -> None:
    first = pokemon(attack(), number="1")
    second = replace(first, imprint=Imprint("2", Rarity.RARE, "A. Painter"), species=Species(25), flavour="It naps.")
    source = package_sources([card_set(first, second)])["test/grass.py"]
    assert 'reprint(TESTLING, "test-2")' in source


def test_a_card_of_another_name_or_with_another_number_is_no_reprint() -> None:
    first = pokemon(attack(), number="1")
    cards = (first, replace(first, name="Other", imprint=Imprint("2")), replace(first, hp=60, imprint=Imprint("3")))
    assert "reprint" not in package_sources([card_set(*cards)])["test/grass.py"]


def test_a_reprint_shares_the_effects_of_its_card() -> None:
    sets = [card_set(pokemon(attack()), id="one"), card_set(pokemon(attack(), number="9"), id="two")]
    one, two = compiled(sets)
    assert isinstance(one, PokemonData)
    assert isinstance(two, PokemonData)
    assert (one.id, two.id, two.name) == ("one-1", "two-9", "Testling")
    assert one.attacks[0] is two.attacks[0]


def test_groups_and_kinds_of_cards_are_made_once_a_module() -> None:
    benched = Group(Owner.YOURS, Spot.BENCH, (Damaged(), Named(("Mr. X",))))
    basics = CardFilter((CardClass.BASIC_POKEMON,), (OfType(EnergyType.GRASS), Named(("Testling",))))
    hit = DoDamage(Number(10), Each(benched))
    find = SearchDeck(Exactly(1), basics, Zone.BENCH)
    source = package_sources([card_set(pokemon(attack(hit, name="A"), attack(hit, find, name="B")))])["test/grass.py"]
    name = f"YOUR_DAMAGED_BENCHED_POKEMON_NAMED_MR_X_{check_number('Mr. X')}"
    made = 'Where(YOURS, BENCH, names=("Mr. X",), damaged=True)'
    assert source.count(made) == 1
    assert f"\n{name}: Final = {made}\n" in source
    assert (
        'GRASS_BASIC_POKEMON_CARDS_NAMED_TESTLING: Final = Cards(BASIC_POKEMON_CARD, type=GRASS, names=("Testling",))'
        in source
    )


@given(st.lists(st.text(), min_size=2, max_size=2, unique=True))
def test_law_groups_of_different_names_have_different_constants(names: list[str]) -> None:
    one, two = (Where(Group(Owner.YOURS, Spot.BENCH, (Named((name,)),))).name for name in names)
    assert one != two
    assert one.isidentifier()


def test_every_file_says_that_it_is_generated() -> None:
    sources = package_sources([card_set(pokemon(attack()))])
    assert all(source.startswith(HEADER + "\n") for source in sources.values())


def test_two_sets_whose_ids_differ_in_signs_only_get_folders_of_their_own() -> None:
    sources = package_sources([card_set(pokemon(attack()), id="my-set"), card_set(pokemon(attack()), id="my.set")])
    assert {"my_set/grass.py", "my_set2/grass.py"} <= set(sources)


def test_a_stage_2_card_knows_the_basic_of_its_line_from_another_set() -> None:
    def evolved(name: str, stage: Stage, below: str) -> PokemonCard:
        return PokemonCard(name, Imprint("1"), stage, below, (EnergyType.GRASS,), 50)

    top = card_set(evolved("Oaktor", Stage.STAGE_2, "Sapling"), id="a")
    line = card_set(evolved("Sapling", Stage.STAGE_1, "Seedling"), id="b")
    assert 'basic="Seedling"' in package_sources([top, line])["a/grass.py"]
    assert "basic=" not in package_sources([top])["a/grass.py"]


def test_a_card_is_found_without_importing_other_modules(tmp_path: Path) -> None:
    build([card_set(pokemon(attack()), trainer(Draw(Player.YOU, Exactly(2)), number="2"))], tmp_path / "my_cards")
    code = (
        "import sys, my_cards\n"
        "assert my_cards.load('test-2').name == 'Helper'\n"
        "print(sorted(name for name in sys.modules if name.startswith('my_cards')))"
    )
    paths = {"PYTHONPATH": f"{tmp_path}:{Path.cwd()}"}
    run = subprocess.run([sys.executable, "-c", code], env=paths, capture_output=True, text=True, check=False)
    assert run.stderr == ""
    assert run.stdout.strip() == "['my_cards', 'my_cards.test', 'my_cards.test.trainers']"


@pytest.mark.parametrize(
    ("template", "kinds"), [("acts", Act), ("parts", Count), ("parts", Amount), ("parts", Test), ("rules", Rule)]
)
def test_every_kind_of_node_has_a_template_entry_or_a_call(template: str, kinds: object) -> None:
    called = {row.node for row in ROWS.values() if row.calls} | {OwnAct}
    assert [k.__name__ for k in get_args(kinds) if k not in called and not has_phrase(template, k.__name__)] == []

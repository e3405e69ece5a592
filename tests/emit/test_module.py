"""Modules of a package: safe whatever the cards are called, importable alone, found by card id."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardc.emit.build import build
from cardc.emit.module import CHUNK, HEADER, module_source, package_sources
from cardc.emit.phrases import has_phrase
from cardc.model.cards import Card, CardSet, EnergyCard, Imprint, PokemonCard, Power, PowerText, SetInfo, Static
from cardc.model.effects import Act, Draw
from cardc.model.parts import Amount, Count, Test, Who
from cardc.model.rules import LessDamage, Rule
from cardc.model.terms import Edition, EnergyType, Player, PowerKind, Stage
from tests.emit.models import attack, card_set, pokemon, trainer

# What a module may consist of: imports, classes of literals and methods, one tuple of data. No exec, no lambda, no f-string.
_ALLOWED = (
    ast.Module, ast.ImportFrom, ast.alias, ast.ClassDef, ast.FunctionDef, ast.arguments, ast.arg, ast.Assign, ast.AugAssign,
    ast.AnnAssign, ast.Expr, ast.Return, ast.If, ast.IfExp, ast.For, ast.Call, ast.keyword, ast.Attribute, ast.Name, ast.Subscript,
    ast.Tuple, ast.Constant, ast.BinOp, ast.UnaryOp, ast.BoolOp, ast.Compare, ast.operator, ast.unaryop, ast.boolop, ast.cmpop,
    ast.expr_context,
)  # fmt: skip

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
        trainer(Draw(Player.YOU, 2), name=one, number=two),
        EnergyCard(two, Imprint(one), (EnergyType.FIRE,), True),
    ]  # fmt: skip


def _assert_only_data_and_effects(source: str, names: list[str]) -> None:
    tree = ast.parse(source)
    strange = [type(node).__name__ for node in ast.walk(tree) if not isinstance(node, _ALLOWED)]
    assert strange == []
    imported = {node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert imported <= {"typing", *(f"cardc.engine.{name}" for name in ("carddata", "const", "context", "effect"))}
    literals = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    assert literals >= set(names)


@given(st.lists(st.one_of(st.text(), st.sampled_from(_HOSTILE)), min_size=2, max_size=2))
def test_law_a_name_reaches_code_only_as_a_literal(names: list[str]) -> None:
    cards = _cards(names)
    source = module_source(card_set(*cards).info, "Cards", cards, {names[1]: names[0]})
    _assert_only_data_and_effects(source, names)


@pytest.mark.parametrize("name", _HOSTILE)
def test_a_hostile_set_cannot_leave_its_folder(name: str) -> None:
    info = SetInfo(f"../{name}", name, Edition.CLASSIC)
    sources = package_sources([CardSet(info, (trainer(Draw(Player.YOU, 2), name=name),))])
    assert all(part.isidentifier() for path in sources for part in path.removesuffix(".py").split("/"))
    for source in sources.values():
        ast.parse(source)


def test_cards_of_one_name_get_classes_of_different_names() -> None:
    cards = [pokemon(attack(), number="1"), pokemon(attack(), number="2")]
    source = module_source(card_set().info, "Cards", cards, {})
    assert "class TestlingNip(" in source
    assert "class TestlingNip2(" in source


def test_a_card_named_like_an_import_does_not_hide_it() -> None:
    cards = [trainer(Draw(Player.YOU, 2), name="YOU"), trainer(Draw(Player.YOU, 2), name="Context")]
    source = module_source(card_set().info, "Cards", cards, {})
    assert "class YOU2(" in source
    assert "class Context2(" in source


def test_a_large_group_is_divided() -> None:
    many = [pokemon(attack(), number=str(number)) for number in range(1, CHUNK + 2)]
    sources = package_sources([card_set(*many)])
    assert [name for name in sources if "grass" in name] == ["test/grass_1.py", "test/grass_2.py"]


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
    build([card_set(pokemon(attack()), trainer(Draw(Player.YOU, 2), number="2"))], tmp_path / "my_cards")
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
def test_every_kind_of_node_has_a_template_entry(template: str, kinds: object) -> None:
    assert [kind.__name__ for kind in get_args(kinds) if not has_phrase(template, kind.__name__)] == []

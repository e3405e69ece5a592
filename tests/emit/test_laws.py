"""Laws of the compiler over random canonical models: the code compiles, is clean, and runs in the engine."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from cardc.check.editions import EDITIONS
from cardc.emit.build import build
from cardc.emit.module import package_sources
from cardc.engine.actions import legal_actions
from cardc.engine.decisions import ACT_ATTACK, ACT_END_TURN, ACT_POWER, ACT_TRAINER
from cardc.engine.game import Game
from cardc.model.cards import CardSet, Imprint, PokemonCard, Power, SetInfo, TrainerCard
from cardc.model.terms import Edition, EnergyType, Stage
from tests import strategies
from tests.emit.table import EXTRA, board, compiled, do, everywhere, split

EXAMPLES = int(os.environ.get("CARDC_LAW_EXAMPLES", "120"))
LAW = settings(deadline=None, max_examples=EXAMPLES, suppress_health_check=[HealthCheck.too_slow])
ROOT = Path(__file__).parents[2]


@st.composite
def busy_sets(draw: st.DrawFn) -> CardSet:
    """Two cards with as much text as fits: four attacks and a power, and a Trainer card."""
    edition = draw(st.sampled_from(Edition))
    attacks = draw(st.lists(strategies.attacks(edition), min_size=4, max_size=4))
    kinds = sorted(EDITIONS[edition].powers)
    power = Power(draw(st.sampled_from(kinds)), "Power", draw(strategies.power_texts(edition)))
    pokemon = PokemonCard(
        "Testling", Imprint("1"), Stage.BASIC, None, (EnergyType.GRASS,), 90, attacks=tuple(attacks), powers=(power,)
    )
    kind = draw(st.sampled_from(sorted(EDITIONS[edition].trainers)))
    trainer = TrainerCard("Helper", Imprint("2"), kind, draw(strategies.trainer_texts(edition)))
    return CardSet(SetInfo("test", "Test Set", edition), (pokemon, trainer))


@given(strategies.card_sets())
@LAW
def test_law_a_model_compiles_to_the_same_text_each_time(cards: CardSet) -> None:
    sources = package_sources([cards])
    assert sources == package_sources([cards])
    for source in sources.values():
        ast.parse(source)


@given(busy_sets(), st.integers(0, 2**31))
@LAW
def test_law_a_model_runs_in_the_engine(cards: CardSet, seed: int) -> None:
    (pokemon,), hand = split(compiled([cards]))
    _do_everything(board(hand, [pokemon, EXTRA, EXTRA], [EXTRA, pokemon], cards.info.edition, seed))
    _do_everything(board(hand, [EXTRA, pokemon], [pokemon], cards.info.edition, seed))


def _do_everything(game: Game) -> None:
    """Each attack, power and Trainer card ends without an exception and loses no card."""
    cards = everywhere(game.state)
    assert cards == list(range(len(game.state.cards)))
    for action in legal_actions(game):
        if action >> 16 in (ACT_END_TURN, ACT_TRAINER, ACT_POWER, ACT_ATTACK):
            assert everywhere(do(game, action).state) == cards


@pytest.fixture(scope="module")
def sample(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A package of random sets, the same in every run."""
    sets: list[CardSet] = []

    @given(busy_sets())
    @settings(max_examples=40, derandomize=True, database=None, deadline=None, phases=[Phase.generate])
    def collect(cards: CardSet) -> None:
        info = SetInfo(f"s{len(sets)}", cards.info.name, cards.info.edition)
        sets.append(CardSet(info, cards.cards))

    collect()
    folder = tmp_path_factory.mktemp("sample")
    build(sets, folder / "sample_cards")
    return folder


@pytest.mark.parametrize(
    "command",
    [
        ["mypy", "--strict", "--config-file=", "--no-error-summary", "-p", "sample_cards"],
        ["ruff", "check", "--config", str(ROOT / "pyproject.toml"), "--no-cache", "sample_cards"],
        ["ruff", "format", "--check", "--diff", "--config", str(ROOT / "pyproject.toml"), "--no-cache", "sample_cards"],
    ],
    ids=["mypy", "lint", "format"],
)
def test_generated_code_is_as_clean_as_the_rest(sample: Path, command: list[str]) -> None:
    environment = os.environ | {"MYPYPATH": f"{sample}:{ROOT}"}
    run = subprocess.run(
        [sys.executable, "-m", *command], cwd=sample, env=environment, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stdout + run.stderr

"""Coverage beyond branches: outcomes of what effects ask, numbers, and card files with the result in the margin."""

from __future__ import annotations

from pathlib import Path

from cardc.prose import load
from cardc.scenario.annotate import annotated, write_annotated
from cardc.scenario.cards import compile_cards
from cardc.scenario.coverage import Effect, Recorder
from cardc.scenario.parse import parse
from cardc.scenario.report import totals
from cardc.scenario.run import run_scenario

FOLDER_CARDS = """\
set mini { name "Mini"  edition classic }

card "Dewling" {
  number 1
  basic  grass  hp 50
  weakness fire  retreat 1

  attack [C] "Doze Dust" 10 {
    flip { heads: defender is now asleep }
  }
  attack [C] "Sip" { may { remove 1 damage counter from self } }
  attack [C] "Tap" 10
}

card "Nap Bell" {
  number 2
  trainer { remove 1 damage counter from 1 of your damaged pokemon }
}
"""

DUST = """
scenario "{side}" {{
  given your active is "Dewling" (1 grass energy)
  when you attack with "Doze Dust"
    coin {side}
  then nobody has won
}}
"""

SIP = """
scenario "{answer}" {{
  given your active is "Dewling" (1 grass energy, 10 damage)
  when you attack with "Sip"
    you choose {answer}
  then nobody has won
}}
"""


def effects_after(folder: Path, text: str) -> list[Effect]:
    """What ran of the effects of Dewling, Nap Bell, in order, after scenarios that pass."""
    (folder / "set.card").write_text(FOLDER_CARDS, encoding="utf-8")
    source = compile_cards([folder])
    scenarios, diagnostics = parse(text, "x.scenario")
    assert diagnostics == []
    recorder = Recorder()
    with recorder.watch(source.modules):
        for scenario in scenarios:
            assert run_scenario(scenario, source.names_for(folder / "x.scenario"), "x.scenario").failures == ()
    return recorder.effects()


def outcome(effects: list[Effect], name: str, method: str) -> str:
    (found,) = [
        str(each) for effect in effects if name in effect.title for each in effect.outcomes if method in each.code
    ]
    return found.split(":")[0]


def test_sides_of_a_coin_are_counted(tmp_path: Path) -> None:
    one = effects_after(tmp_path, DUST.format(side="heads"))
    assert outcome(one, "Doze Dust", "heads") == "heads 1, tails 0"
    both = effects_after(tmp_path, DUST.format(side="heads") + DUST.format(side="tails"))
    assert outcome(both, "Doze Dust", "heads") == "heads 1, tails 1"


def test_chosen_and_declined_are_counted(tmp_path: Path) -> None:
    found = effects_after(tmp_path, SIP.format(answer="yes") + SIP.format(answer="no"))
    assert outcome(found, "Sip", "may") == "chosen 1, declined 1"
    assert outcome(effects_after(tmp_path, SIP.format(answer="no")), "Sip", "may") == "chosen 0, declined 1"


def test_a_card_that_has_nothing_to_choose_counts_as_an_outcome(tmp_path: Path) -> None:
    text = """
    scenario "nobody is damaged" { given your hand is "Nap Bell" then you can't play "Nap Bell" }
    """
    assert outcome(effects_after(tmp_path, text), "Nap Bell", "can_choose").startswith("holds 0, does not hold ")
    assert outcome(effects_after(tmp_path, text), "Nap Bell", "that") == "a Pokémon 0, none available 0"


def test_numbers_of_statements_and_branches(tmp_path: Path) -> None:
    """Doze Dust: the flip, the test, the condition. Sip: the wish, the healing. Nap Bell: test, choice, healing."""
    effects = effects_after(tmp_path, DUST.format(side="tails"))
    dust = next(effect for effect in effects if "Doze Dust" in effect.title)
    assert (dust.card, dust.place) == ("mini-1", 0)
    assert (dust.statements, dust.ran) == (3, 2)
    assert (dust.branches, dust.taken) == (2, 1)
    sip = next(effect for effect in effects if "Sip" in effect.title)
    assert (sip.place, sip.ran, sip.taken) == (1, 0, 0)
    assert totals(effects)["branches"] == {"all": 4, "run": 1}


def test_card_files_with_marks_in_the_margin(tmp_path: Path) -> None:
    """Given the coin fell on heads only and nobody sipped, then one attack has a gap, one has not run, one has no code."""
    effects = effects_after(tmp_path, DUST.format(side="heads") + DUST.format(side="tails"))
    (text,) = annotated(load([tmp_path]), effects).values()
    lines = text.splitlines()
    assert lines[0] == '  | set mini { name "Mini"  edition classic }'
    start = lines.index('+ |   attack [C] "Doze Dust" 10 {')
    assert lines[start + 1] == "+ |     flip { heads: defender is now asleep }"
    assert lines[start + 2] == "+ |   }"
    assert lines[start + 3].strip() == "· heads 1, tails 1: c.heads(0)"
    assert '! |   attack [C] "Sip" { may { remove 1 damage counter from self } }' in lines
    assert '  |   attack [C] "Tap" 10' in lines
    assert "! |   trainer { remove 1 damage counter from 1 of your damaged pokemon }" in lines


def test_annotated_files_keep_their_places(tmp_path: Path) -> None:
    cards = tmp_path / "cards"
    (cards / "one").mkdir(parents=True)
    (cards / "two").mkdir()
    (cards / "one" / "set.card").write_text(FOLDER_CARDS, encoding="utf-8")
    (cards / "two" / "set.card").write_text(FOLDER_CARDS.replace("mini", "maxi"), encoding="utf-8")
    written = write_annotated(load([cards]), [], tmp_path / "out")
    assert sorted(written) == [tmp_path / "out" / "one" / "set.card", tmp_path / "out" / "two" / "set.card"]
    assert written[0].read_text(encoding="utf-8").startswith("  | set m")

"""Which mutants the scenarios of a project notice, and what the command tells."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cardc.cli import main
from cardc.mutate.run import Outcome, Sample, mutate

ALL_OF_DEWLING = """
scenario "Doze Dust, tails" {
  given your active is "Dewling" (1 grass energy)
  when  you attack with "Doze Dust"
    coin tails
  then  opponent's active has 20 damage
  and   opponent's active has no conditions
}
"""


def living(outcome: Outcome) -> set[str]:
    return {mutant.key for mutant in outcome.survivors}


def test_what_no_scenario_looks_at_lives(project: Path) -> None:
    """Given a scenario of heads alone: the damage, the face and the whole Trainer card may be anything."""
    outcome = mutate([project], [project])
    assert outcome.cards == {"mini-1", "mini-2"}
    assert living(outcome) == {
        "mini-1 hp: HP: 50 → 40",
        "mini-1 hp: HP: 50 → 60",
        "mini-1 retreat: Retreat Cost: 1 → 0",
        "mini-1 retreat: Retreat Cost: 1 → 2",
        "mini-1 types.0: type: grass → fire",
        "mini-1 weaknesses.0: Weakness left out",
        "mini-1 weaknesses.0: Weakness: fire → water",
        "mini-1 attacks.0.cost: cost: one grass less",
        "mini-1 attacks.0.cost: cost: grass → colorless",
        "mini-1 attacks.0.damage: damage: 20 → 10",
        "mini-1 attacks.0.damage: damage: 20 → 30",
        "mini-2 text.effects.0.quantity.number: 2 → 1",
        "mini-2 text.effects.0.quantity.number: 2 → 3",
        "mini-2 text.effects.0.quantity: 2 → up to 3",
        "mini-2 text.effects.0.player: you → opponent",
    }


def test_a_scenario_more_and_the_damage_is_noticed(project: Path) -> None:
    (project / "more.scenario").write_text(ALL_OF_DEWLING, encoding="utf-8")
    outcome = mutate([project], [project])
    assert not [key for key in living(outcome) if "damage" in key]
    noticed = {verdict.mutant.key: verdict.noticed_by for verdict in outcome.verdicts}
    by = noticed["mini-1 attacks.0.damage: damage: 20 → 10"]
    assert by is not None
    assert by.scenario.name == "Doze Dust, tails"


def test_only_the_cards_at_the_paths_are_changed(project: Path) -> None:
    more = 'card "Pip" { number 3 basic water hp 30 attack [W] "Drip" 10 }'
    (project / "pip.card").write_text(more, encoding="utf-8")
    outcome = mutate([project / "pip.card"], [project])
    assert outcome.cards == {"mini-3"}
    assert {mutant.id for mutant in outcome.survivors} == {"mini-3"}


def test_the_same_code_is_no_mutant(project: Path) -> None:
    """Steps of different phases run in the rules' order, however the card tells them: no scenario could notice."""
    text = 'card "Pip" { number 3 basic water hp 30 attack [W] "Drip" 10+ { draw 1 card; damage plus 10 for each damage counter on self } }'
    (project / "pip.card").write_text(text, encoding="utf-8")
    outcome = mutate([project / "pip.card"], [project])
    assert outcome.equivalent >= 1
    assert not [verdict for verdict in outcome.verdicts if "done after the next" in verdict.mutant.change]


def test_a_sample_is_the_same_for_the_same_seed(project: Path) -> None:
    first = mutate([project], [project], Sample(5, 7))
    again = mutate([project], [project], Sample(5, 7))
    other = mutate([project], [project], Sample(5, 8))
    keys = [[verdict.mutant.key for verdict in outcome.verdicts] for outcome in (first, again, other)]
    assert len(keys[0]) == 5
    assert keys[0] == keys[1] != keys[2]


def test_a_scenario_that_fails_as_it_is_notices_nothing(project: Path) -> None:
    wrong = 'scenario "wrong" { given your hand is "Nap Bell" when you play "Nap Bell" then your hand is empty }'
    (project / "wrong.scenario").write_text(wrong, encoding="utf-8")
    outcome = mutate([project], [project])
    assert [(each.code, Path(each.file).name) for each in outcome.diagnostics] == [("M102", "wrong.scenario")]
    assert "mini-2 text.effects.0.quantity.number: 2 → 1" in living(outcome)


def test_the_command_tells_survivors_with_their_places(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["mutate", str(project)]) == 1
    out, err = capsys.readouterr()
    assert "set.card:8:3: error M101: no scenario notices, Dewling, Doze Dust: damage: 20 → 10" in err
    assert "mini-1 attacks.0.damage: damage: 20 → 10" in err
    assert out == "22 mutants of 2 cards: 7 noticed (31.8 %), 15 not; 0 more compile to the same code\n"


def test_of_many_survivors_the_first_are_told_and_the_others_counted(
    project: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """15 survive, so when 3 are told one by one, 12 are left."""
    monkeypatch.setattr("cardc.commands.mutate.SHOWN", 3)
    assert main(["mutate", str(project)]) == 1
    err = capsys.readouterr().err
    assert err.count("error M101") == 3
    assert "and 12 more that no scenario notices; `--all` tells each:\n" in err
    assert main(["mutate", str(project), "--all"]) == 1
    assert capsys.readouterr().err.count("error M101") == 15


def test_listed_survivors_are_no_findings(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    outcome = mutate([project], [project])
    lines = [f"{key}\n  nobody minds\n" for key in sorted(living(outcome))]
    (project / "mutants.accepted").write_text("# all of them\n" + "".join(lines), encoding="utf-8")
    assert main(["mutate", str(project), "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert (data["mutants"], data["noticed"], data["cards"]) == (22, 7, 2)
    assert {each["accepted"] for each in data["survivors"]} == {"nobody minds"}
    hp = next(each for each in data["survivors"] if each["key"] == "mini-1 hp: HP: 50 → 40")
    assert (hp["line"], hp["card"], hp["name"], hp["part"], hp["change"]) == (
        5,
        "mini-1",
        "Dewling",
        None,
        "HP: 50 → 40",
    )


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("mini-1 attacks.0.cost: cost: grass → fire\n  why\n", "M103: a scenario notices this mutant now"),
        ("mini-1 hp: HP: 50 → 90\n  why\n", "M103: there is no such mutant"),
        ("mini-1 hp: HP: 50 → 40\n", "M104: no reason is given"),
        ("  why\n", "M104: a reason stands below the mutant that it is about"),
        ("mini-1 hp: HP: 50 → 40\n  why\nmini-1 hp: HP: 50 → 40\n  why\n", "M104: this mutant is listed twice"),
    ],
)
def test_a_list_that_is_wrong(project: Path, text: str, found: str, capsys: pytest.CaptureFixture[str]) -> None:
    file = project / "mutants.accepted"
    file.write_text(text, encoding="utf-8")
    assert main(["mutate", str(project)]) == 1
    assert f"error {found}" in capsys.readouterr().err


def test_entries_about_other_cards_are_left_alone(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (project / "mutants.accepted").write_text("other-1 hp: HP: 50 → 40\n  why\n", encoding="utf-8")
    main(["mutate", str(project), "--sample", "3"])
    main(["mutate", str(project)])
    assert "M103" not in capsys.readouterr().err


def test_wrong_cards_and_paths(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["mutate", str(project / "nowhere.card")]) == 2
    assert main(["mutate", str(project), "--accepted", "nowhere"]) == 2
    assert main(["mutate", str(project), "--sample", "0"]) == 2
    (project / "set.card").write_text("set mini {", encoding="utf-8")
    assert main(["mutate", str(project)]) == 1
    assert "set.card" in capsys.readouterr().err

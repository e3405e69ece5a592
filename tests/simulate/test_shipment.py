"""Cards as source with a digest."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from cardc.emit.module import package_sources
from cardc.prose import load
from cardc.simulate.builds import BuildError, build_digest
from cardc.simulate.plan import Chunk
from cardc.simulate.playing import play
from cardc.simulate.prepare import ship
from cardc.simulate.shipment import ShipmentError, cards_of, needed, shipment, shipment_from_json
from tests.commands.test_commands import project
from tests.simulate.worlds import loaded_set, small_job

__all__ = ["project"]


def test_a_shipment_holds_the_modules_of_its_cards_alone() -> None:
    """The deck's Pokémon of one type stand in one module; Trainer cards and Energy are not sent with it."""
    sent = ship(loaded_set(), "generated", ["glow-1"])
    assert sorted(name for name, source in sent.sources if source) == ["glow/fire.py"]
    assert cards_of(sent)["glow-1"].name == "Emberling"


def test_a_reprint_brings_the_module_of_its_card(project: Path) -> None:
    other = project / "cards" / "other"
    other.mkdir()
    (other / "set.card").write_text('set other { name "Other"  edition classic }\n')
    (other / "again.card").write_text('card "Mossling" repeats glow-3 { number 1 }\n')
    sources = package_sources(load([project / "cards"]).card_sets)
    found = needed(sources, ["other-1"])
    assert sorted(name for name, source in found.items() if source) == ["glow/grass.py", "other/grass.py"]
    assert cards_of(shipment("generated", found))["other-1"].name == "Mossling"


def test_a_card_that_is_not_there_is_told() -> None:
    with pytest.raises(ShipmentError, match="no card has the id glow-99"):
        ship(loaded_set(), "generated", ["glow-99"])


def test_cards_that_were_changed_on_the_way_are_refused() -> None:
    data = small_job().cards.to_json()
    assert shipment_from_json(data) == small_job().cards
    sources = data["sources"]
    assert isinstance(sources, dict)
    sources["glow/fire.py"] += "\n# one line more\n"
    with pytest.raises(ShipmentError, match="their digest differs"):
        shipment_from_json(data)


def test_a_bot_of_your_own_counts_by_its_source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another version of the bot makes another key, so its games do not mix with those of the old one."""
    bot = tmp_path / "my_bot_for_a_digest.py"
    bot.write_text("A = 1\n")
    monkeypatch.syspath_prepend(tmp_path)
    before = build_digest(["my_bot_for_a_digest:Bot"])
    assert before != build_digest(["random"]) == build_digest(["attacks"])
    bot.write_text("A = 2\n")
    assert build_digest(["my_bot_for_a_digest:Bot"]) != before


def test_a_worker_of_another_version_refuses_to_play() -> None:
    job = small_job()
    other = replace(job, pairings=(replace(job.pairings[0], build="of yesterday"),))
    with pytest.raises(BuildError, match="engine or bots are of another version here"):
        play(other, Chunk(0, 0, 1))

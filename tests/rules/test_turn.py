"""The turn (R103 to R118) and what a player may do in it."""

from __future__ import annotations

from cardc.engine import const
from cardc.engine.editions import Edition
from tests.engine.table import Table, energy_names
from tests.rules.tables import in_all, in_dp, pass_turn, plain, rule


@in_all
@rule("R103", "R115")
def test_the_players_take_turns(edition: Edition) -> None:
    table = plain(edition)
    for turn, player in ((4, 1), (5, 0), (6, 1)):
        pass_turn(table)
        assert (table.game.state.turn, table.game.state.player) == (turn, player)


@in_all
@rule("R104")
def test_only_the_player_of_the_turn_acts(edition: Edition) -> None:
    """Player 1 has cards that could be played, but all actions are player 0's."""
    table = plain(edition)
    table.hand(1, "Gustwing", "Draught", "Fire Energy")
    assert [label for label in table.labels() if "Gustwing" in label or "Draught" in label or "Fire" in label] == []


@in_all
@rule("R105", "D06")
def test_a_turn_starts_with_a_draw(edition: Edition) -> None:
    table = plain(edition)
    pass_turn(table)
    assert (len(table.side(1).hand), len(table.side(1).deck)) == (1, 9)


@in_all
@rule("R106-R113", "R092", "R155")
def test_actions_in_any_order_then_the_attack(edition: Edition) -> None:
    """Power, Bench, Energy, Trainer card, evolving, retreat; two Basic Pokémon and two Trainer cards."""
    table = Table(edition)
    table.active(0, "Giver", "G")
    table.bench(0, "Boulderpup", "FF")
    table.active(1, "Apery")
    table.hand(0, "Old Trick", "Gustwing", "Tailwag", "Bouldermaw", "Fire Energy", "Old Trick")
    table.do("use Gift of your Giver (Active)")
    table.do("put Gustwing on the Bench")
    table.do("play Old Trick")
    table.do("attach Fire Energy to your Giver (Active)")
    table.do("evolve your Boulderpup (Bench 1) into Bouldermaw")
    table.do("put Tailwag on the Bench")
    table.do("play Old Trick")
    table.do("retreat", "Fire", "your Bouldermaw (Bench 1)")
    assert table.can("attack with Dust")
    table.attack("Dust")
    assert table.game.state.phase == const.PHASE_TURN_END


@in_all
@rule("R113", "R115")
def test_attacking_is_optional(edition: Edition) -> None:
    table = plain(edition)
    assert table.can("end the turn")
    assert table.can("attack with Shove")
    pass_turn(table)
    assert table.game.state.player == 1


@in_all
@rule("R113", "R114")
def test_one_attack_ends_the_actions_of_the_turn(edition: Edition) -> None:
    table = plain(edition)
    table.attack("Shove")
    assert table.game.state.phase == const.PHASE_TURN_END


@in_all
@rule("R092", "R094", "R109", "A16")
def test_one_energy_card_a_turn(edition: Edition) -> None:
    table = plain(edition)
    table.hand(0, "Fire Energy", "Water Energy")
    table.do("attach Fire Energy to your Tailwag (Bench 1)")
    assert [label for label in table.labels() if label.startswith("attach")] == []
    pass_turn(table)
    pass_turn(table)
    assert table.can("attach Water Energy to your Boulderpup (Active)")


@in_all
@rule("R093", "R094", "R064")
def test_energy_goes_from_hand_to_a_pokemon_of_yours_in_play(edition: Edition) -> None:
    table = plain(edition)
    table.hand(0, "Fire Energy", "Gustwing")
    offered = [label for label in table.labels() if label.startswith("attach")]
    assert offered == [
        "attach Fire Energy to your Boulderpup (Active)",
        "attach Fire Energy to your Tailwag (Bench 1)",
    ]
    table.do(offered[1])
    assert energy_names(table.side(0).bench[0]) == ["Fire Energy"]
    assert table.names(0, "hand") == ["Gustwing"]


@in_all
@rule("R107", "R063", "R070")
def test_the_bench_has_room_for_five(edition: Edition) -> None:
    table = plain(edition, bench="")
    table.hand(0, *["Gustwing"] * 6)
    for _ in range(5):
        table.do("put Gustwing on the Bench")
    assert not table.can("put Gustwing on the Bench")
    assert len(table.side(0).bench) == 5


@in_all
@rule("R116", "D07", "A47")
def test_trainer_cards_in_the_first_turn_of_the_game(edition: Edition) -> None:
    """pt forbids them to the starting player only, of every kind."""
    kinds = ["Old Trick"] if edition.name == "classic" else ["Old Trick", "Helper", "Gadget"]
    for turn in (1, 2, 3):
        table = plain(edition, turn=turn)
        table.hand(0, *kinds)
        allowed = turn > 1 or edition.name != "dp"
        assert [table.can(f"play {name}") for name in kinds] == [allowed] * len(kinds)


@in_all
@rule("R117", "D08")
def test_nothing_else_is_forbidden_in_the_first_turn(edition: Edition) -> None:
    table = plain(edition, turn=1)
    table.hand(0, "Gustwing", "Fire Energy")
    for label in (
        "attack with Shove",
        "retreat",
        "put Gustwing on the Bench",
        "attach Fire Energy to your Boulderpup (Active)",
    ):
        assert table.can(label)


@in_all
@rule("R118")
def test_the_new_active_pokemon_may_attack_after_a_retreat(edition: Edition) -> None:
    table = Table(edition)
    table.active(0, "Gustwing")
    table.bench(0, "Boulderpup", "F")
    table.active(1, "Apery")
    table.do("retreat")
    assert table.can("attack with Shove")


@in_all
@rule("R110", "R132")
def test_any_number_of_ordinary_trainer_cards(edition: Edition) -> None:
    table = plain(edition)
    table.hand(0, *["Old Trick"] * 4)
    for _ in range(4):
        table.do("play Old Trick")
    assert len(table.names(0, "discard")) == 4


@in_dp
@rule("R116")
def test_the_second_player_may_play_trainer_cards_at_once(edition: Edition) -> None:
    table = plain(edition, turn=1)
    table.hand(1, "Old Trick")
    pass_turn(table)
    assert table.can("play Old Trick")

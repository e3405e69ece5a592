"""The words of generated code, one by one: what each does, and that it does as much as it can (R233)."""

from __future__ import annotations

import pytest

from cardc.engine import const, trainers
from cardc.engine.carddata import CardPool, PokemonData, TrainerData, Weakness
from cardc.engine.const import (
    ACTIVE,
    ALL,
    ANY_TYPE,
    BASIC,
    BENCH,
    COLORLESS,
    EITHER,
    FIGHTING,
    FIRE,
    GRASS,
    IN_PLAY,
    LIGHTNING,
    OPPONENT,
    OPPONENTS,
    STAGE_1,
    STAGE_2,
    TYPE_OF_USER,
    UNTIL_TAILS,
    WATER,
    YOU,
    YOURS,
    ZONE_HAND,
)
from cardc.engine.context import Context
from cardc.engine.editions import DP
from cardc.engine.effect import AttackEffect, PowerEffect, TrainerEffect
from cardc.engine.groups import Cards, Where
from tests.engine.cards import BY_NAME, CARDS, Nudge
from tests.engine.table import Table, energy_names

ALL_IN_PLAY = Where(EITHER, IN_PLAY)


def begun() -> tuple[Table, Context]:
    """A: Boulderpup (F), Benched Dripling (W). B: Zapkin, Benched Apery and Tailwag."""
    table = Table()
    user = table.active(0, "Boulderpup", "F", damage=20)
    table.bench(0, "Dripling", "W")
    table.active(1, "Zapkin", "L")
    table.bench(1, "Apery", damage=10)
    table.bench(1, "Tailwag")
    c = Context(table.game, 0)
    c.user = user
    return table, c


def test_coins() -> None:
    """Until tails: the heads before it; a coin that was not flipped is no heads."""
    table, c = begun()
    assert not c.heads(7)
    assert (c.heads_count(7), c.tails_count(7)) == (0, 0)
    table.coins("HHT")
    c.flip_coins(7, UNTIL_TAILS)
    assert (c.heads_count(7), c.tails_count(7)) == (2, 1)
    table.coins("TT")
    c.flip_coins(8, 2)
    assert (c.heads_count(8), c.tails_count(8)) == (0, 2)


@pytest.mark.parametrize(
    ("where", "names"),
    [
        (Where(YOURS, IN_PLAY), ["Boulderpup", "Dripling"]),
        (Where(OPPONENTS, BENCH), ["Apery", "Tailwag"]),
        (Where(EITHER, IN_PLAY), ["Boulderpup", "Dripling", "Zapkin", "Apery", "Tailwag"]),
        (Where(EITHER, IN_PLAY, COLORLESS), ["Apery", "Tailwag"]),
        (Where(EITHER, BENCH, WATER), ["Dripling"]),
        (Where(EITHER, BENCH, TYPE_OF_USER), []),
        (Where(YOURS, BENCH, LIGHTNING), []),
        (Where(EITHER, IN_PLAY, names=("Tailwag",)), ["Tailwag"]),
        (Where(EITHER, IN_PLAY, damaged=True), ["Boulderpup", "Apery"]),
        (Where(EITHER, IN_PLAY, energy=LIGHTNING), ["Zapkin"]),
        (Where(EITHER, IN_PLAY, energy=ANY_TYPE), ["Boulderpup", "Dripling", "Zapkin"]),
        (Where(EITHER, IN_PLAY, evolved=True), []),
    ],
)
def test_groups(where: Where, names: list[str]) -> None:
    """Yours first, Active before Bench."""
    _, c = begun()
    assert [pokemon.data.name for pokemon in c.each(where)] == names
    assert c.count(where) == len(names)
    assert c.can_choose(where) is bool(names)
    assert [pokemon.data.name for pokemon in c.each(ALL_IN_PLAY) if c.is_in(pokemon, where)] == names


def test_choosing() -> None:
    """As many as there are, without a question; else one question for each; the opponent may be the chooser."""
    table, c = begun()
    c.choose(0, Where(OPPONENTS, BENCH), 3, YOU)
    assert [pokemon.data.name for pokemon in c.chosen(0)] == ["Apery", "Tailwag"]
    assert table.answers.asked == []
    table.answers.script = ["your Tailwag"]
    c.choose(1, Where(OPPONENTS, BENCH), 1, OPPONENT)
    that = c.that(1)
    assert that is not None
    assert that.data.name == "Tailwag"
    assert table.answers.asked[0].player == 1
    table.answers.script = ["opponent's Zapkin", "opponent's Tailwag"]
    c.choose(2, Where(OPPONENTS, IN_PLAY), 2, YOU)
    assert [pokemon.data.name for pokemon in c.chosen(2)] == ["Zapkin", "Tailwag"]
    assert c.chosen(9) == []
    assert c.that(9) is None


def test_choosing_among_those_that_qualify() -> None:
    table, c = begun()
    c.choose(0, Where(EITHER, BENCH, damaged=True), 1, YOU)
    assert [pokemon.data.name for pokemon in c.chosen(0)] == ["Apery"]
    c.choose(1, Where(OPPONENTS, IN_PLAY, energy=LIGHTNING), 1, YOU)
    assert [pokemon.data.name for pokemon in c.chosen(1)] == ["Zapkin"]
    c.choose(2, Where(OPPONENTS, IN_PLAY, energy=FIRE), 1, YOU)
    assert c.chosen(2) == []
    assert table.answers.asked == []


def test_may_is_asked_once() -> None:
    table, c = begun()
    table.answers.script = ["no"]
    assert not c.may(0)
    assert not c.may(0)
    assert len(table.answers.asked) == 1


def test_notes() -> None:
    _, c = begun()
    assert not c.noted(3)
    assert c.note(3, True)
    assert c.noted(3)
    assert not c.note(4, False)
    assert not c.noted(4)


def test_counting_and_testing() -> None:
    table, c = begun()
    assert c.counters(c.user) == 2
    assert c.energy_cards(c.user, ANY_TYPE) == 1
    assert c.energy_cards(c.user, FIGHTING) == 1
    assert c.energy_cards(c.user, GRASS) == 0
    assert c.energy_provided(c.user, ANY_TYPE) == 1
    assert c.energy_provided(c.user, WATER) == 0
    assert c.remaining_hp(c.user) == 30
    assert c.printed_hp(c.user) == 50
    assert c.half(c.remaining_hp(c.user), False) == 10  # half of 30 is 15
    assert c.half(c.remaining_hp(c.user), True) == 20
    assert c.can_remove_counters(c.user)
    assert not c.can_remove_counters(c.defending)
    assert c.is_of_type(c.user, FIGHTING)
    assert not c.is_of_type(c.user, COLORLESS)
    assert c.is_at(c.user, ACTIVE)
    assert c.is_at(table.side(0).bench[0], BENCH)
    assert not c.is_at(table.side(0).bench[0], ACTIVE)
    assert not c.is_knocked_out(c.user)
    assert c.has_room(YOU)
    assert (c.your_active, c.opponents_active) == (c.user, table.side(1).active)
    assert not c.has_condition(c.user, const.ASLEEP)
    c.inflict(const.ASLEEP, c.user)
    assert c.has_condition(c.user, const.ASLEEP)
    assert c.can_recover(c.user)
    c.recover(c.user)
    assert not c.can_recover(c.user)


def test_nobody_and_the_gone_are_no_errors() -> None:
    """A Pokémon that is not there, or has left play, is passed over."""
    table, c = begun()
    gone = table.side(1).bench[0]
    table.answers.script = ["Prize 1"]
    c.knock_out(gone)
    assert not gone.in_play
    before = len(table.side(1).discard)
    for who in (None, gone):
        c.do_damage(10, who)
        c.inflict(const.CONFUSED, who)
        c.poison(who, 10)
        c.remove_counters(ALL, ALL, who)
        c.put_counters(10, who)
        c.recover(who)
        c.devolve(who)
        c.take_active_place(who)
        c.leave_play(who, const.ZONE_HAND, True)
        c.knock_out(who)
        c.discard_energy(1, 1, ANY_TYPE, who)
        c.energy_counts_as(who, const.THIS_TURN, FIRE)
        c.prevent_effects(who, const.THIS_TURN)
        c.choose_attack(0, who)
    c.copy_attack(0)
    c.cannot_use_chosen(c.user, const.THIS_TURN, 0)
    c.cannot_use_this(c.user, const.THIS_TURN)
    c.attach_this(None, const.END_OF_TURN)
    c.attach_this(c.user, const.END_OF_TURN)  # no Trainer card is being played
    c.stay_in_play()
    c.become_energy(2, Where(YOURS, IN_PLAY))
    assert (c.counters(None), c.energy_cards(None, ANY_TYPE), c.remaining_hp(None), c.printed_hp(None)) == (0, 0, 0, 0)
    assert c.unused_energy(WATER, -1) == 0
    assert not c.can_discard_energy(1, ANY_TYPE, None)
    assert not c.can_energy_count_as(None, FIRE)
    assert len(table.side(1).discard) == before
    assert gone.effects == ()


def test_moving_counters() -> None:
    """To another Pokémon; with leave to Knock Out more is possible."""
    table, c = begun()
    dripling = table.side(0).bench[0]
    dripling.damage = 30
    giving = c.only(c.user)
    taking = c.each(Where(YOURS, BENCH))
    assert not c.can_move_counters(1, giving, taking, False)
    c.move_counters(1, giving, taking, False)
    assert dripling.damage == 30
    assert c.can_move_counters(1, giving, taking, True)
    c.move_counters(3, giving, taking, True)
    assert (c.counters(c.user), dripling.damage) == (0, 50)  # both that there were


FIRES = Cards(const.ENERGY_CARD, FIRE)


def test_energy_words() -> None:
    table, c = begun()
    assert c.can_choose(Where(OPPONENTS, IN_PLAY, energy=LIGHTNING))
    assert not c.can_choose(Where(OPPONENTS, IN_PLAY, energy=FIRE))
    assert c.can_discard_energy(ALL, ANY_TYPE, c.user)
    assert not c.can_discard_energy(2, ANY_TYPE, c.user)
    assert not c.can_attach_energy(FIRES, c.each(Where(YOURS, IN_PLAY)), ZONE_HAND)
    c.attach_energy(1, 1, FIRES, c.each(Where(YOURS, IN_PLAY)), ZONE_HAND)
    table.hand(0, "Fire Energy", "Fire Energy")
    assert c.can_attach_energy(FIRES, c.each(Where(YOURS, IN_PLAY)), ZONE_HAND)
    c.attach_energy(2, 2, FIRES, c.each(Where(YOURS, BENCH, WATER)), ZONE_HAND)
    assert energy_names(table.side(0).bench[0]) == ["Water Energy", "Fire Energy", "Fire Energy"]
    c.attach_energy(1, 1, FIRES, c.each(Where(YOURS, BENCH, GRASS)), ZONE_HAND)
    assert not table.side(0).energy_attached
    assert c.can_move_energy(FIRES, c.each(Where(YOURS, BENCH)), c.only(c.user))
    c.move_energy(1, 1, FIRES, c.each(Where(YOURS, BENCH)), c.only(c.user))
    assert energy_names(table.side(0).bench[0]) == ["Water Energy", "Fire Energy"]
    c.move_energy(1, 1, Cards(const.ENERGY_CARD, GRASS), c.each(Where(YOURS, BENCH)), c.only(c.user))
    c.discard_energy(ALL, ALL, ANY_TYPE, c.user)
    assert c.discarded() == 2
    assert c.energy_cards(c.user, ANY_TYPE) == 0


def test_searching_the_deck() -> None:
    """Only cards of the class and type; up to 2: one, then no more; the deck is shuffled after it."""
    table, c = begun()
    table.arrangement.deck(0, BY_NAME["Zapkin"], BY_NAME["Pyrelord"], BY_NAME["Twin Energy"], BY_NAME["Salve"])
    table.arrangement.done()
    assert c.can_search_deck(ZONE_HAND)
    c.search_deck(0, 1, 1, Cards(const.POKEMON_CARD, LIGHTNING), ZONE_HAND)
    c.search_deck(0, 1, 1, Cards(const.EVOLUTION_CARD), ZONE_HAND)
    c.search_deck(0, 1, 1, Cards(const.TRAINER_CARD), ZONE_HAND)
    c.search_deck(0, 1, 1, Cards(const.BASIC_POKEMON_CARD), ZONE_HAND)  # there is none left
    assert table.names(0, "hand") == ["Zapkin", "Pyrelord", "Salve"]
    table.answers.script = ["Twin Energy", "no more"]
    c.search_deck(0, 1, 2, Cards(const.ENERGY_CARD), ZONE_HAND)
    assert table.names(0, "hand")[3:] == ["Twin Energy"]
    c.search_deck(0, ALL, ALL, Cards(const.BASIC_ENERGY_CARD, const.PSYCHIC), ZONE_HAND)
    assert table.names(0, "hand").count("Psychic Energy") == 10
    assert not c.can_search_deck(ZONE_HAND)


def test_hands() -> None:
    """The opponent chooses what to discard from their own hand; an empty hand gives nothing."""
    table, c = begun()
    table.hand(1, "Salve", "Swap", "Drag")
    table.answers.script = ["Swap"]
    c.discard_from_hand(OPPONENT, 1, 1)
    assert table.answers.asked[0].player == 1
    assert table.names(1, "discard") == ["Swap"]
    assert c.can_empty_hand(OPPONENT)
    c.discard_from_hand(OPPONENT, 5, 5)
    assert table.names(1, "hand") == []
    assert not c.can_empty_hand(OPPONENT)
    assert not c.can_discard_from_hand(1)
    c.draw(OPPONENT, 2)
    assert table.names(1, "hand") == ["Psychic Energy"] * 2
    table.deck_size(1, 0)
    assert not c.can_draw(OPPONENT)


def test_knock_out_by_an_attack_comes_at_its_end() -> None:
    """R169: the rest of the text still meets the Pokémon."""

    class Fell(AttackEffect):
        name = "Fell"

        def effect(self, c: Context) -> None:
            c.knock_out(c.defending)
            assert c.defending is not None
            assert c.defending.in_play

    table = Table()
    table.arrangement.active(0, PokemonData("x-1", "Feller", BASIC, (FIRE,), 50, attacks=(Fell(),)))
    target = table.active(1, "Apery")
    table.bench(1, "Apery")
    table.attack("Fell", "Prize 1")
    assert not target.in_play


def test_weakness_that_adds() -> None:
    """R189: a Weakness of +20, in an edition that prints the numbers."""
    table = Table(DP)
    table.active(0, "Emberling", "R")
    weak = PokemonData("x-1", "Weakling", BASIC, (COLORLESS,), 90, weaknesses=(Weakness(FIRE, plus=20),))
    target = table.arrangement.active(1, weak)
    table.arrangement.done()
    table.attack("Nudge")
    assert target.damage == 30


def test_line_of_a_stage_2_card_from_the_cards_of_the_game() -> None:
    """The card does not say its Basic Pokémon: a Stage 1 card of the game does; without one nothing is possible."""
    top = PokemonData("x-2", "Top", STAGE_2, (FIRE,), 90, evolves_from="Middle")
    middle = PokemonData("x-3", "Middle", STAGE_1, (FIRE,), 60, evolves_from="Emberling")
    table, c = begun()
    base = table.bench(0, "Emberling")
    table.arrangement.hand(0, top)
    table.arrangement.done()
    assert not c.can_evolve_skipping_stage()
    c.evolve_skipping_stage()
    assert base.data.name == "Emberling"
    table.arrangement.discard(1, middle)
    table.arrangement.done()
    assert c.can_evolve_skipping_stage()
    c.evolve_skipping_stage()
    assert base.data is top


def test_switching_without_bench_does_nothing() -> None:
    table = Table()
    active = table.active(0, "Apery")
    table.active(1, "Apery")
    c = Context(table.game, 0)
    assert not c.can_switch(YOU)
    c.switch(YOU, YOU)
    assert table.side(0).active is active


def test_only_trainer_cards_are_played() -> None:
    table, _ = begun()
    table.hand(0, "Zapkin")
    with pytest.raises(ValueError, match="no Trainer card"):
        trainers.play(table.game, table.side(0).hand[0])


def test_defaults_of_the_base_classes_change_nothing() -> None:
    """A subclass that overrides nothing is an effect that does nothing."""
    table, c = begun()
    who = c.only(c.user)[0]
    attack, power, trainer = AttackEffect(), PowerEffect(), TrainerEffect()
    assert attack.can_use(c)
    assert not attack.does_nothing(c)
    assert attack.base_damage(c) == 0
    for hook in (attack.choose, attack.require, attack.flip, attack.damage, attack.effect, attack.either_way):
        hook(c)
    assert power.usable(c)
    power.use(c)
    power.damaged_by_attack(c)
    power.knocked_out_by_attack(c)
    power.played(c)
    assert (power.attacker_damage(c, who, 30), power.defender_damage(c, who, 30)) == (30, 30)
    assert trainer.can_play(c)
    trainer.require(c)
    trainer.play(c)
    assert (trainer.trainer_on_attacker(c, 30), trainer.trainer_on_defender(c, 30)) == (30, 30)
    for standing in (power, trainer):
        assert not standing.prevents_effects(c, who)
        assert standing.flips_to_prevent(c, who) == 0
        assert standing.more_damage_to(c, who) == 0
        assert standing.defender_damage_before(c, who, 30) == 30
        assert standing.dearer_retreat(c, who) == 0
        assert not standing.prevents_energy(c, who)
        assert not standing.prevents_attack(c, who)
        assert not standing.prevents_retreat(c, who)
        assert not standing.prevents_evolving(c, who)
        assert not standing.needs_flip_to_attack(c, who)
        assert standing.energy_counts_as(c, who) == ANY_TYPE
        assert standing.new_base_damage(c, who, "Fell") == -1
        assert standing.immune_to(c, who) == 0
        assert standing.cheaper_retreat(c, who) == 0
    assert table.answers.asked == []
    assert TrainerData("x-1", "Plain", trainer).hooks == 0
    assert PokemonData("x-2", "Plain", BASIC, (FIRE,), 50, attacks=(Nudge(),), powers=(power,)).hooks == 0


def test_pool() -> None:
    """Found by id; a second card with the same id is refused, the same card again is not."""
    pool = CardPool(CARDS)
    assert pool.get("t-1").name == "Boulderpup"
    assert "t-1" in pool
    assert "t-999" not in pool
    assert len(pool) == len(CARDS)
    assert pool.ids() == [card.id for card in CARDS]
    pool.add(CARDS)
    with pytest.raises(ValueError, match="t-1"):
        pool.add((PokemonData("t-1", "Other", BASIC, (FIRE,), 50),))
    with pytest.raises(KeyError):
        pool.get("t-999")

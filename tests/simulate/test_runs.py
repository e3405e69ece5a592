"""Runs: the same seeds give the same table however the games are divided; files join; a killed run goes on."""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from cardc.simulate.counts import Counts
from cardc.simulate.local import Processes
from cardc.simulate.plan import Chunk
from cardc.simulate.playing import Job, Played, play
from cardc.simulate.results import Known, Results, ResultsError
from cardc.simulate.run import Here, Wanted, run
from tests.simulate.worlds import AUTHOR_SET, Backwards, small_job, table

GAMES = Wanted(24, 4)


def test_the_table_does_not_depend_on_the_number_of_jobs_nor_on_the_chunks() -> None:
    job = small_job()
    alone = table(job, GAMES, Here(job))
    assert table(job, GAMES, Processes(job, 2)) == alone
    assert table(job, GAMES, Backwards(job)) == alone
    assert table(job, Wanted(24, 7), Here(job)) == alone
    assert table(small_job(seed=2), GAMES, Here(small_job(seed=2))) != alone


def test_a_killed_process_loses_and_doubles_no_game(tmp_path: Path) -> None:
    """One of two processes is killed after two of 12 chunks; new ones play what it had."""

    class Killer(Processes):
        ready = 0

        def result(self) -> tuple[Chunk, Played]:
            self.ready += 1
            if self.ready == 3:
                multiprocessing.active_children()[0].kill()
            return super().result()

    job, file = small_job(), tmp_path / "games.jsonl"
    wanted = Wanted(48, 4)
    assert table(job, wanted, Killer(job, 2), Results(file)) == table(job, wanted, Here(job))
    assert len(file.read_text().splitlines()) == 1 + 12


def test_both_seats_are_played_equally() -> None:
    """Games alternate, so of 24 games each bot has its deck first in 12; the winner of the coin flip begins."""
    job = small_job()
    (found,) = table(job, GAMES, Here(job))
    counts = found["counts"]
    assert counts["games"] == 24
    assert sum(counts["begun"]) == 24
    assert sum(counts["turns"].values()) == 24
    assert sum(map(sum, counts["ways"].values())) == sum(counts["wins"])


def test_a_narrow_interval_ends_a_pairing_at_the_same_game_however_it_is_played() -> None:
    """±20 points are reached with the least number of games, 100; chunks of 30 end it at 120."""
    job = small_job()
    wanted = Wanted(400, 30, until=0.2)
    alone = table(job, wanted, Here(job))
    assert alone[0]["counts"]["games"] == 120
    assert table(job, wanted, Backwards(job)) == alone


def test_games_that_stand_in_the_file_are_not_played_again(tmp_path: Path) -> None:
    job, file = small_job(), tmp_path / "games.jsonl"
    whole = table(job, GAMES, Here(job))
    run(job, Wanted(10, 4), Here(job), Results(file))
    workers = Backwards(job)
    assert table(job, GAMES, workers, Results(file)) == whole
    assert workers.played == 14
    workers = Backwards(job)
    assert table(job, GAMES, workers, Results(file)) == whole
    assert workers.played == 0


def test_another_seed_joins_the_same_pairing(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    for seed in (1, 2):
        job = small_job(seed)
        run(job, GAMES, Here(job), Results(file))
    known = Results(file).of(small_job().pairings[0])
    assert known.ranges == {1: [(0, 24)], 2: [(0, 24)]}
    assert known.played is not None
    assert known.played.counts.games == 48


def test_two_files_put_together_count_each_game_once(tmp_path: Path) -> None:
    one, two, both = tmp_path / "one", tmp_path / "two", tmp_path / "both"
    for file, seed in ((one, 1), (two, 2)):
        job = small_job(seed)
        run(job, GAMES, Here(job), Results(file))
    both.write_bytes(one.read_bytes() + two.read_bytes() + one.read_bytes())
    known = Results(both).of(small_job().pairings[0])
    assert known.played is not None
    assert known.played.counts.games == 48


def test_two_runs_into_one_file_at_once_lose_and_double_nothing(tmp_path: Path) -> None:
    """Both play the same 24 games, side by side, chunk by chunk."""
    job, file = small_job(), tmp_path / "games.jsonl"
    first, second = Results(file), Results(file)
    chunks = [(at, table_of(job, at)) for at in range(0, 24, 4)]
    for at, _ in chunks:
        assert first.add(job.pairings[0], 1, at, table_of(job, at))
        assert not second.add(job.pairings[0], 1, at, table_of(job, at))
    games = [json.loads(line) for line in file.read_text().splitlines()[1:]]
    assert [line["first"] for line in games] == [0, 4, 8, 12, 16, 20]
    assert table(job, GAMES, Here(job), Results(file)) == table(job, GAMES, Here(job))


def table_of(job: Job, first: int) -> Played:
    """Four games."""
    return play(job, Chunk(0, first, 4))


def test_runs_side_by_side_wait_for_each_other(tmp_path: Path) -> None:
    """Four runs at once, two with each of two seeds: 24 games of each seed stand in the file, every line whole."""
    file = tmp_path / "games.jsonl"

    def one(seed: int) -> None:
        job = small_job(seed)
        run(job, Wanted(24, 2), Here(job), Results(file))

    with ThreadPoolExecutor(4) as pool:
        list(pool.map(one, (1, 2, 1, 2)))
    games = [json.loads(line) for line in file.read_text().splitlines()]
    assert sorted((line["seed"], line["first"]) for line in games if line["kind"] == "games") == [
        (seed, first) for seed in ("1", "2") for first in range(0, 24, 2)
    ]
    assert [line["kind"] for line in games].count("pairing") == 1


@pytest.mark.parametrize(
    ("ranges", "missing"),
    [
        ([], [(0, 4), (4, 8), (8, 10)]),
        ([(0, 10)], []),
        ([(0, 20)], []),
        ([(2, 5)], [(0, 2), (5, 8), (8, 10)]),
        ([(4, 8)], [(0, 4), (8, 10)]),
        ([(0, 1), (9, 12)], [(1, 4), (4, 8), (8, 9)]),
    ],
)
def test_what_is_missing_of_ten_games_in_fours(ranges: list[tuple[int, int]], missing: list[tuple[int, int]]) -> None:
    assert list(Known(None, {1: ranges}).missing(1, 10, 4)) == missing


def test_ranges_that_touch_become_one_and_overlaps_are_refused() -> None:
    known = Known()
    added = [
        known.add(1, *each, Played(Counts())) for each in ((4, 8), (0, 4), (12, 16), (8, 12), (3, 5), (15, 20), (0, 16))
    ]
    assert added == [True, True, True, True, False, False, False]
    assert known.ranges == {1: [(0, 16)]}


def test_the_half_line_of_a_killed_run_is_removed(tmp_path: Path) -> None:
    job, file = small_job(), tmp_path / "games.jsonl"
    run(job, GAMES, Here(job), Results(file))
    whole = file.read_bytes()
    file.write_bytes(whole[:-30])
    results = Results(file)
    assert results.cut == len(whole[:-30]) - whole[:-30].rfind(b"\n") - 1
    assert results.of(job.pairings[0]).ranges == {1: [(0, 20)]}
    run(job, GAMES, Here(job), results)
    assert file.read_bytes() == whole


@pytest.mark.parametrize(
    "content", [b"my diary\n", b"my diary", b'{"kind": "pairing"}\n', b'{"kind": "games", "key": "x"}\n']
)
def test_a_file_of_somebody_else_is_left_alone(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "diary"
    file.write_bytes(content)
    with pytest.raises(ResultsError, match="line 1"):
        Results(file)
    assert file.read_bytes() == content


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("wins", [9, 9], "wins, draws and stopped games are not all games"),
        ("turns", {"3": 9}, "turns: these are not all games"),
        ("begun", [4, 4], "begun: these are not all games"),
        ("ways", {"prizes": [9, 0]}, "ways: these are not all wins"),
        ("prizes", [{"6": 5}, {}], "prizes: these are more than all games"),
        ("cards", [{"glow-1": [1, 1, 2, 0, 0, 0, 0, 0, 0]}, {}], "cards: more wins than games"),
        ("cards", [{"glow-1": [1]}, {}], "cards: 9 numbers from 0 are expected"),
        ("games", -4, "games: a number from 0 is expected"),
        ("draws", True, "draws: a number from 0 is expected"),
        ("actions", 10**400, "actions: a number from 0 is expected"),
    ],
)
def test_a_line_that_was_changed_is_told_with_its_number(
    tmp_path: Path, field: str, value: object, message: str
) -> None:
    """A line that contradicts itself, or holds no counts."""
    job, file = small_job(), tmp_path / "games.jsonl"
    run(job, Wanted(4, 4), Here(job), Results(file))
    lines = file.read_text().splitlines()
    data = json.loads(lines[1])
    data["counts"][field] = value
    file.write_text(f"{lines[0]}\n{json.dumps(data)}\n")
    with pytest.raises(ResultsError, match=f"line 2: {message}"):
        Results(file)


def test_a_run_that_is_killed_goes_on_where_it_stopped(tmp_path: Path) -> None:
    """kill -9 in the middle of a run of two processes; the same command then plays only what is missing."""
    file = tmp_path / "games.jsonl"
    command = [sys.executable, "-m", "cardc", "simulate", "cards/decks/glow.deck", "--out", str(file), "--json"]
    command += ["--games", "150", "--chunk", "5", "--jobs", "2", "--bots", "random,attacks"]
    killed = subprocess.Popen(
        command, cwd=AUTHOR_SET, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
    )
    while not file.exists() or file.read_bytes().count(b"\n") < 4:
        assert killed.poll() is None, "the run ended before it could be killed"
        time.sleep(0.01)
    os.killpg(killed.pid, signal.SIGKILL)
    killed.wait()
    before = Results(file).of(small_job().pairings[0])
    assert before.played is not None
    assert 15 <= before.played.counts.games < 150
    again = subprocess.run(command, cwd=AUTHOR_SET, capture_output=True, check=True, text=True)
    fresh = subprocess.run([*command[:5], *command[7:]], cwd=AUTHOR_SET, capture_output=True, check=True, text=True)
    assert json.loads(again.stdout) == json.loads(fresh.stdout)
    assert json.loads(again.stdout)[0]["counts"]["games"] == 150

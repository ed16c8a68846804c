"""Tournaments are played to their end by the plan, the same wherever and whenever that is done."""

import os
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest
from msgspec.structs import replace

from parlour.engine.rules.finder import find_game, game_names
from parlour.lab.errors import BadExperiment
from parlour.lab.run.executor import InProcess
from parlour.lab.run.processes import Processes
from parlour.lab.tournament.definition import define_tournament, opening_of, regulations_of
from parlour.lab.tournament.results import TournamentResult
from parlour.lab.tournament.running import TournamentRun, play_tournaments, play_tournaments_there
from parlour.lab.tournament.table_play import TablePlay
from parlour.tournaments.log.rows import HOUSE, Deal, Level, Settled, Ticked
from tests.lab.definitions import silent
from tests.lab.tournament.played import BY_GAME, PACE, check_log, defined, log_of, log_text


@pytest.mark.parametrize("what", BY_GAME)
def test_every_format_is_played_to_its_end(what: str) -> None:
    definition = defined(what)
    check_log(log_of(definition).rows, definition)


def test_every_game_is_among_them() -> None:
    assert {regulations_of(defined(what)).game for what in BY_GAME} == set(game_names())


@pytest.mark.thorough
@pytest.mark.parametrize("what", BY_GAME)
def test_the_laws_hold_over_many_tournaments(what: str) -> None:
    for seed in range(12):
        definition = defined(what, entrants=2 + 3 * seed, seed=seed)
        check_log(log_of(definition).rows, definition)


def test_coins_are_conserved() -> None:
    rows = log_of(defined("coins")).rows
    deals = [row for row in rows if isinstance(row, Settled)]
    assert {sum(row.stacks) for row in deals if len(rows) > 0} >= {9 * 60}


def test_rules_rise_by_levels() -> None:
    rows = log_of(defined("coins")).rows
    assert [row.level for row in rows if isinstance(row, Level)] == [2]
    assert {row.level for row in rows if isinstance(row, Deal)} == {1, 2}


def test_the_house_fills_the_chairs_that_a_game_needs() -> None:
    orders = [row for row in log_of(defined("a house fills up", entrants=6)).rows if isinstance(row, Deal)]
    assert {len(order.chairs) for order in orders} == {4}
    assert any(HOUSE in order.chairs for order in orders)


def test_an_arena_is_looked_at_when_its_time_is_up() -> None:
    rows = log_of(defined("arena")).rows
    last = [row.at for row in rows if isinstance(row, Settled | Ticked)][-1]
    assert last >= 20 * 60_000


def test_a_deal_takes_its_decisions_times_the_pace_after_a_rest() -> None:
    definition = defined(clock={"rest_seconds": 15})
    rows = log_of(definition).rows
    order = next(row for row in rows if isinstance(row, Deal))
    settled = next(row for row in rows if isinstance(row, Settled) and row.table == order.table)
    opened = opening_of(definition, 0)
    players = [definition.player_of(who) for who in range(definition.entrants)]
    played = TablePlay(opened.regulations, opened.secret, players).play(order)
    assert settled.at == 15_000 + played.decisions * PACE
    assert settled == replace(played.settled, at=settled.at)


def test_deals_that_end_together_are_settled_by_table() -> None:
    rows = log_of(defined(entrants=60)).rows
    settled = [(row.at, row.table) for row in rows if isinstance(row, Settled)]
    assert settled == sorted(settled)
    assert len({at for at, _ in settled}) < len(settled)


def test_another_seed_or_number_is_another_tournament() -> None:
    logs = {log_text(defined()), log_text(defined(seed=2)), log_text(defined(), number=1)}
    assert len(logs) == 3
    assert log_text(defined()) in logs


ROWS = """
import sys
from tests.lab.tournament.played import BY_GAME, defined, log_text
for what in BY_GAME:
    sys.stdout.buffer.write(log_text(defined(what)))
"""


@pytest.mark.thorough
def test_the_rows_are_the_same_under_another_hash_seed() -> None:
    path = os.pathsep.join(sys.path)
    said = {
        subprocess.run(
            [sys.executable, "-c", ROWS],
            check=True,
            capture_output=True,
            env=os.environ | {"PYTHONPATH": path, "PYTHONHASHSEED": seed},
        ).stdout
        for seed in ("1", "2")
    }
    assert len(said) == 1


def numbers(run: TournamentRun) -> list[TournamentResult]:
    """Return the results without what the clock says."""
    return [replace(result, seconds=0, directing_seconds=0) for result in run.results()]


def test_many_are_played_in_this_process_as_one_is() -> None:
    definition = defined()
    one, many = TournamentRun(definition, 1), TournamentRun(definition, 3)
    one.play_one(silent)
    many.play_all(lambda: InProcess(partial(play_tournaments, definition)), silent)
    assert numbers(many)[:1] == numbers(one)
    assert [result.number for result in many.results()] == [0, 1, 2]


@pytest.mark.thorough
def test_two_cores_change_no_number() -> None:
    definition, play = defined(), partial(play_tournaments, defined())
    one, two = TournamentRun(definition, 12), TournamentRun(definition, 12)
    one.play_all(lambda: InProcess(play), silent)
    two.play_all(lambda: Processes(play, 2), silent)
    assert numbers(one) == numbers(two)


@pytest.mark.thorough
def test_a_cluster_changes_no_number() -> None:
    distributed = pytest.importorskip("distributed", reason="the extra `cluster` is not installed")
    from parlour.lab.run.cluster import Cluster

    definition = defined()
    one, two = TournamentRun(definition, 12), TournamentRun(definition, 12)
    one.play_all(lambda: InProcess(partial(play_tournaments, definition)), silent)
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=":0", silence_logs=50
    ) as there:
        play = partial(play_tournaments_there, definition)
        two.play_all(lambda: Cluster(play, there.scheduler_address), silent)
    assert numbers(one) == numbers(two)


def test_a_worker_with_other_code_refuses_to_play() -> None:
    with pytest.raises(BadExperiment, match="another Parlour"):
        play_tournaments_there(replace(defined(), code="other"), [0])


def test_one_that_is_broken_off_says_how_it_stands() -> None:
    class Enough(Exception):
        """Somebody has seen enough."""

    def stop(done: float, total: float, next_up: str = "") -> None:
        if done > 3:
            raise Enough

    run = TournamentRun(defined(), 1)
    with pytest.raises(Enough):
        run.play_one(stop)
    [result] = run.results()
    assert not result.is_over
    assert max(result.places) == 9
    assert result.places.count(1) < 6


@pytest.mark.parametrize(
    ("entrants", "players", "code"),
    [(1001, "random", "wrong-entrants"), (9, "llm:local", "no-models-here")],
)
def test_what_cannot_be_played_is_refused(entrants: int, players: str, code: str) -> None:
    with pytest.raises(BadExperiment) as refused:
        define_tournament(regulations_of(defined()), entrants, [players], seed=1, pace=PACE)
    assert refused.value.code == code


def test_no_game_is_named_in_the_lab() -> None:
    folder = Path(__file__).parents[3] / "src" / "parlour" / "lab" / "tournament"
    names = [find_game(name).id for name in game_names()]
    assert not [name for path in folder.rglob("*.py") for name in names if name in path.read_text()]

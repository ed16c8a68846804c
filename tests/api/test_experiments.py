"""Experiments as values: the lab's answer, for words and for classes of one's own."""

from pathlib import Path
from typing import Any

import pytest

import parlour
from tests.api.bots import FirstMove

SHORT: dict[str, Any] = {"games": 8, "lives": 1}


def test_the_answer_has_every_player_under_its_one_name() -> None:
    answer = parlour.experiment("bastard-brag", ["house:medium", FirstMove], **SHORT)
    assert answer.player("medium") == answer.player("house:medium")
    assert [row.player for row in answer.players] == ["medium", "tests.api.bots:FirstMove"]
    assert len(answer.results) == 4
    with pytest.raises(KeyError, match="no player 'hard': there are medium"):
        answer.player("hard")


def test_it_prints_as_the_report_of_the_lab() -> None:
    said = repr(parlour.experiment("bastard-brag", ["medium", "random"], **SHORT))
    assert said.startswith("player  share of wins")
    assert "8 games of bastard-brag with 2 seats: 4 deals" in said
    assert "kept in" not in said


def test_what_is_kept_is_not_played_again(tmp_path: Path) -> None:
    first = parlour.experiment("bastard-brag", ["medium", "random"], keep=tmp_path / "lab", **SHORT)
    again = parlour.experiment("bastard-brag", ["medium", "random"], keep=tmp_path / "lab", **SHORT)
    assert again.results == first.results
    assert "All games were there already" in repr(again)


def test_a_class_that_only_this_process_knows_plays_here_and_nowhere_else() -> None:
    class Local(FirstMove):
        pass

    assert parlour.experiment("bastard-brag", [Local, "random"], **SHORT).results
    with pytest.raises(parlour.ParlourError, match="known in this process alone"):
        parlour.experiment("bastard-brag", [Local, "random"], workers=2, **SHORT)


@pytest.mark.thorough
def test_the_numbers_are_the_same_for_any_number_of_workers() -> None:
    players: list[Any] = [FirstMove, "random"]
    one, two = (parlour.experiment("bastard-brag", players, workers=n, **SHORT) for n in (1, 2))
    assert one.results == two.results


def test_a_sweep_has_an_answer_at_every_point() -> None:
    sweep = parlour.experiment(
        "bastard-brag", ["house:easy", FirstMove], games=8, vary={"lives": range(1, 3)}
    )
    assert [row.switches for row in sweep.rows] == [{"lives": 1}, {"lives": 2}]
    alone = parlour.experiment("bastard-brag", ["easy", FirstMove], games=8, lives=2)
    assert sweep.at(lives=2) == alone.summary
    assert sweep.at(lives=2).player("house:easy") == alone.player("easy")


def test_a_sweep_is_kept_as_its_points_are(tmp_path: Path) -> None:
    for played in (16, 0):
        sweep = parlour.experiment(
            "bastard-brag", ["random", "random"], games=8, vary={"lives": [1, 2]}, keep=tmp_path
        )
        assert sweep.report.games_played == played


def test_a_matrix_has_every_pair_under_one_name() -> None:
    met = parlour.experiment("bastard-brag", ["house:easy", FirstMove, "random"], matrix=True, **SHORT)
    assert met.cell("easy", "random") == met.cell("house:easy", "random")
    assert len(met.ranking) == 3
    assert met.cycles == []
    assert "3 pairs at bastard-brag" in repr(met)


def test_decisions_are_written_to_a_file(tmp_path: Path) -> None:
    file = tmp_path / "x.jsonl"
    answer = parlour.experiment("bastard-brag", ["easy", "random"], decisions=file, **SHORT)
    decisions = [game.decisions for result in answer.results for game in result.games]
    assert len(file.read_text(encoding="utf-8").splitlines()) == sum(decisions)
    assert "kept in" not in repr(answer)


@pytest.mark.thorough
def test_decisions_are_the_same_for_any_number_of_workers(tmp_path: Path) -> None:
    files = [tmp_path / f"{workers}.csv" for workers in (1, 2)]
    for workers, file in enumerate(files, start=1):
        parlour.experiment("bastard-brag", ["easy", "random"], decisions=file, workers=workers, **SHORT)
    assert files[0].read_bytes() == files[1].read_bytes()


@pytest.mark.parametrize(
    ("asked", "why"),
    [
        ({"vary": {"lives": [0]}}, "At lives=0: "),
        ({"vary": {"lives": []}}, "no values of lives"),
        ({"vary": {"lives": [1]}, "lives": 2}, "cannot be set as lives and varied as lives"),
        ({"vary": {"lives": [1]}, "matrix": True}, "vary goes with one question"),
        ({"vary": {"lives": [1]}, "decisions": "x.csv"}, "decisions goes with one question"),
        ({"decisions": "x.txt"}, r"must end in \.csv"),
    ],
)
def test_what_cannot_be_asked_together_is_refused(asked: dict[str, Any], why: str) -> None:
    with pytest.raises(parlour.ParlourError, match=why):
        parlour.experiment("bastard-brag", ["easy", "random"], games=2, **asked)


@pytest.mark.parametrize(
    ("players", "why"),
    [
        (["medium"], "at least two players"),
        ([FirstMove(), "random"], "is a bot already: give its class"),
    ],
)
def test_what_cannot_be_measured_is_refused(players: list[Any], why: str) -> None:
    with pytest.raises(parlour.ParlourError, match=why):
        parlour.experiment("bastard-brag", players, **SHORT)

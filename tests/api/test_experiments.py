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

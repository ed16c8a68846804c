"""The report."""

from pathlib import Path

import msgspec
import pytest

from parlour.lab.findings.report import answer_to
from parlour.lab.findings.scores import games_of, scores_of
from parlour.lab.results import DealSheet, GameSheet
from tests.lab.found import found
from tests.lab.questions import a_question


def test_somebody_who_always_wins_is_found_out() -> None:
    question = a_question("random,hard")
    sheets = []
    for deal in range(40):
        first = game_of(question.seed, deal)
        sheets.append(DealSheet(deal, first))
    scores = scores_of(question, games_of(question, sheets))
    hero, other = answer_to(question, scores).players
    assert (hero.player, hero.win_share.mean, hero.win_share.low) == ("random", 1.0, 1.0)
    assert hero.lead.mean == 5
    assert hero.rating.mean > other.rating.mean


def game_of(seed: int, deal: int) -> tuple[GameSheet, GameSheet]:
    """Two games that player 0 wins, wherever it sits."""
    from parlour.lab.line_up import order_of

    seat = order_of(2, seed, deal).index(0)
    won = GameSheet((1, 2), (10, 0), 3), GameSheet((2, 1), (0, 10), 3)
    return (won[0], won[1]) if seat == 0 else (won[1], won[0])


def test_differences_are_between_all_pairs(tmp_path: Path) -> None:
    answer = found(a_question("random,random,random"), tmp_path).answer
    assert [(pair.first, pair.second) for pair in answer.pairs] == [
        ("random #1", "random #2"),
        ("random #1", "random #3"),
        ("random #2", "random #3"),
    ]
    first, second = (row.win_share.mean for row in answer.players[:2])
    assert answer.pairs[0].win_share.mean == pytest.approx(first - second)


def test_every_mean_lies_in_its_interval(tmp_path: Path) -> None:
    answer = found(a_question(), tmp_path, deals=60).answer
    for row in answer.players:
        for value in (row.win_share, row.lead, row.rating):
            assert value.low is not None and value.high is not None  # noqa: PT018
            assert value.low <= value.mean <= value.high


def test_few_deals_have_means_and_no_intervals(tmp_path: Path) -> None:
    row = found(a_question(), tmp_path, deals=3).answer.players[0]
    assert (row.win_share.low, row.win_share.high) == (None, None)


def test_players_by_the_clock_are_named() -> None:
    question = msgspec.structs.replace(a_question(), players=("search:200ms", "random"))
    sheets = [DealSheet(0, game_of(1, 0))]
    assert answer_to(question, scores_of(question, games_of(question, sheets))).by_the_clock == [
        "search:200ms"
    ]


def test_the_report_counts_what_was_played_now(tmp_path: Path) -> None:
    first = found(a_question(), tmp_path, deals=4).report
    again = found(a_question(), tmp_path, deals=10).report
    assert (first.games_played, again.games_played, again.answer.games) == (8, 12, 20)


def test_the_same_question_has_the_same_answer(tmp_path: Path) -> None:
    assert found(a_question(), tmp_path / "one").answer == found(a_question(), tmp_path / "other").answer

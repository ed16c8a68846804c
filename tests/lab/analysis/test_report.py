"""The answer of an experiment, and its words."""

from pathlib import Path

import msgspec
import pytest

from parlour.lab.analysis.report import Estimate, summarise
from parlour.lab.analysis.report_text import percent, points, remarks, signed_percent, summary_tables, whole
from parlour.lab.analysis.scores import games_of, scores_of
from parlour.lab.results import DealResult, GameResult
from tests.lab.definitions import a_definition
from tests.lab.found import found


def test_somebody_who_always_wins_is_found_out() -> None:
    definition = a_definition("random,hard")
    results = []
    for deal in range(40):
        first = game_of(definition.seed, deal)
        results.append(DealResult(deal, first))
    scores = scores_of(definition, games_of(definition, results))
    hero, other = summarise(definition, scores).players
    assert (hero.player, hero.win_share.mean, hero.win_share.low) == ("random", 1.0, 1.0)
    assert hero.lead.mean == 5
    assert hero.rating.mean > other.rating.mean


def game_of(seed: int, deal: int) -> tuple[GameResult, GameResult]:
    """Two games that player 0 wins, wherever it sits."""
    from parlour.lab.players import order_of

    seat = order_of(2, seed, deal).index(0)
    won = GameResult((1, 2), (10, 0), 3), GameResult((2, 1), (0, 10), 3)
    return (won[0], won[1]) if seat == 0 else (won[1], won[0])


def test_differences_are_between_all_pairs(tmp_path: Path) -> None:
    answer = found(a_definition("random,random,random"), tmp_path).answer
    assert [(pair.first, pair.second) for pair in answer.pairs] == [
        ("random #1", "random #2"),
        ("random #1", "random #3"),
        ("random #2", "random #3"),
    ]
    first, second = (row.win_share.mean for row in answer.players[:2])
    assert answer.pairs[0].win_share.mean == pytest.approx(first - second)


def test_every_mean_lies_in_its_interval(tmp_path: Path) -> None:
    answer = found(a_definition(), tmp_path, deals=60).answer
    for row in answer.players:
        for value in (row.win_share, row.lead, row.rating):
            assert value.low is not None and value.high is not None  # noqa: PT018
            assert value.low <= value.mean <= value.high


def test_few_deals_have_means_and_no_intervals(tmp_path: Path) -> None:
    row = found(a_definition(), tmp_path, deals=3).answer.players[0]
    assert (row.win_share.low, row.win_share.high) == (None, None)


@pytest.mark.parametrize(("deals", "unsure"), [(3, False), (10, True), (24, True), (25, False)])
def test_intervals_from_fewer_than_25_deals_are_marked_as_unsure(
    tmp_path: Path, deals: int, unsure: bool
) -> None:
    report = found(a_definition(), tmp_path, deals=deals).report
    estimates = [each for row in report.answer.players for each in (row.win_share, row.lead, row.rating)]
    estimates += [each for row in report.answer.pairs for each in (row.win_share, row.lead)]
    assert {each.unsure for each in estimates} == {unsure}
    cells = [cell for table in summary_tables(report.answer) for row in table.rows for cell in row[1:]]
    assert [cell.endswith("?") for cell in cells] == [unsure] * len(cells)
    assert any("fewer than 25 deals" in said for said in remarks(report)) == unsure
    assert msgspec.json.encode(report).count(b'"unsure":true') == len(estimates) * unsure


def test_players_by_the_clock_are_named() -> None:
    definition = msgspec.structs.replace(a_definition(), players=("search:200ms", "random"))
    results = [DealResult(0, game_of(1, 0))]
    assert summarise(definition, scores_of(definition, games_of(definition, results))).by_the_clock == [
        "search:200ms"
    ]


def test_the_report_counts_what_was_played_now(tmp_path: Path) -> None:
    first = found(a_definition(), tmp_path, deals=4).report
    again = found(a_definition(), tmp_path, deals=10).report
    assert (first.games_played, again.games_played, again.answer.games) == (8, 12, 20)


def test_the_same_question_has_the_same_answer(tmp_path: Path) -> None:
    assert found(a_definition(), tmp_path / "one").answer == found(a_definition(), tmp_path / "other").answer


SHARE = Estimate(0.531, 0.524, 0.538)
ALONE = Estimate(0.531, None, None)


def test_numbers_come_with_their_intervals() -> None:
    assert percent(SHARE) == "53.10 % (52.40 to 53.80)"
    assert signed_percent(SHARE) == "+53.10 % (+52.40 to +53.80)"
    assert points(Estimate(1234.5, -1.0, 2.0)) == "+1,234.50 (-1.00 to +2.00)"
    assert whole(Estimate(14.4, -10.2, 38.0)) == "+14 (-10 to +38)"


def test_a_number_without_an_interval_stands_alone() -> None:
    assert percent(ALONE) == "53.10 %"


def test_there_is_a_row_for_every_player_and_pair(tmp_path: Path) -> None:
    players, pairs = summary_tables(found(a_definition("random,random,random"), tmp_path).report.answer)
    assert sorted(row[0] for row in players.rows) == ["random #1", "random #2", "random #3"]
    assert [row[0] for row in pairs.rows] == [
        "random #1 − random #2",
        "random #1 − random #3",
        "random #2 − random #3",
    ]


def test_the_best_stands_first(tmp_path: Path) -> None:
    answer = found(a_definition(), tmp_path).report.answer
    best = max(answer.players, key=lambda row: row.rating.mean)
    assert next(summary_tables(answer)).rows[0][0] == best.player


def test_the_remarks_say_what_was_played(tmp_path: Path) -> None:
    said = " ".join(remarks(found(a_definition(), tmp_path).report))
    assert "24 games of bastard-brag with 2 seats: 12 deals, each played 2 times, seed 1." in said
    assert "An even share is 50.00 %" in said
    assert "24 games played now" in said


def test_games_that_did_not_end_are_counted_and_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("parlour.lab.playing.LONGEST_GAME", 3)
    report = found(a_definition(), tmp_path).report
    assert report.answer.unfinished == report.answer.games == 24
    assert "24 games had not ended after " in " ".join(remarks(report))
    assert all(row.win_share.mean == 0.5 for row in report.answer.players)


def test_the_remarks_say_when_there_was_nothing_to_play(tmp_path: Path) -> None:
    found(a_definition(), tmp_path)
    assert "All games were there already" in " ".join(remarks(found(a_definition(), tmp_path).report))


def test_the_remarks_warn_of_few_deals_and_of_clocks(tmp_path: Path) -> None:
    report = found(a_definition(), tmp_path, deals=3).report
    answer = msgspec.structs.replace(report.answer, by_the_clock=["search:2s"])
    said = " ".join(remarks(msgspec.structs.replace(report, answer=answer)))
    assert "too few deals" in said
    assert "with other numbers in every run: search:2s." in said

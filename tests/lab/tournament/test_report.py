"""What many tournaments say together."""

import csv
import io

import pytest
from msgspec.structs import replace

from parlour.lab.tournament.definition import TournamentDefinition
from parlour.lab.tournament.report import TournamentSummary, report_tournaments, summarise_tournaments
from parlour.lab.tournament.report_text import entrants_csv, movements_csv, report_remarks, report_sheets
from parlour.lab.tournament.results import TournamentResult, decode_tournaments
from parlour.lab.tournament.running import play_tournaments
from tests.lab.tournament.played import defined

NUMBER = 10
DEFINITION = replace(defined(entrants=14), with_moves=True)


@pytest.fixture(scope="module")
def results() -> list[TournamentResult]:
    return decode_tournaments(play_tournaments(DEFINITION, range(NUMBER)))


@pytest.fixture(scope="module")
def answer(results: list[TournamentResult]) -> TournamentSummary:
    return summarise_tournaments(DEFINITION, results)


def test_shares_of_all_players_are_the_whole(answer: TournamentSummary) -> None:
    assert [row.player for row in answer.players] == ["easy", "random"]
    assert sum(row.wins.mean for row in answer.players) == pytest.approx(1)
    assert sum(row.prizes.mean for row in answer.players if row.prizes) == pytest.approx(1)
    assert all(sum(row.tenths) == pytest.approx(1) for row in answer.players)
    assert [row.entrants for row in answer.players] == [7, 7]


def test_the_better_player_comes_first(answer: TournamentSummary) -> None:
    easy, random = answer.players
    assert easy.mean_place.mean < random.mean_place.mean
    assert easy.tenths[0] > random.tenths[0]


def test_intervals_hold_their_mean(answer: TournamentSummary) -> None:
    for estimate in (answer.players[0].wins, answer.players[0].mean_place, answer.minutes.mean):
        assert estimate.low is not None
        assert estimate.high is not None
        assert estimate.low <= estimate.mean <= estimate.high
    assert answer.minutes.nine_in_ten >= answer.minutes.mean.mean


def test_the_numbers_are_the_same_again(results: list[TournamentResult], answer: TournamentSummary) -> None:
    assert summarise_tournaments(DEFINITION, results) == answer


def test_without_prizes_nobody_has_a_share() -> None:
    definition = defined(entrants=14, prizes={"places": []})
    answer = summarise_tournaments(definition, decode_tournaments(play_tournaments(definition, [0])))
    assert [row.prizes for row in answer.players] == [None, None]
    assert next(report_sheets(answer)).columns[-1] == "wins"


def test_the_report_says_what_to_know(results: list[TournamentResult]) -> None:
    said = "\n".join(report_remarks(report_tournaments(DEFINITION, results, 1.0), DEFINITION.pace))
    assert "10 tournaments of bastard-brag, freeze-out: 14 entrants, 6 at a table, seed 1" in said
    assert "Unsure: from fewer than 25 tournaments" in said
    assert "% of the work was directing" in said
    assert "Moved to another table" in said


def test_every_entrant_of_every_tournament_has_a_line(results: list[TournamentResult]) -> None:
    rows = list(csv.DictReader(io.StringIO(entrants_csv(DEFINITION, results))))
    assert len(rows) == NUMBER * 14
    assert sum(int(row["prize"]) for row in rows) == NUMBER * 100
    assert rows[0] | {"place": "", "prize": "", "moves": ""} == {
        "tournament": "1",
        "entrant": "0",
        "name": "easy 1",
        "player": "house:easy",
        "place": "",
        "prize": "",
        "moves": "",
    }


def test_every_movement_has_a_line(results: list[TournamentResult]) -> None:
    rows = list(csv.DictReader(io.StringIO(movements_csv(DEFINITION, results))))
    assert len(rows) == sum(sum(result.moves) for result in results) > 0
    assert {row["why"] for row in rows} <= {"balance", "broken"}


class Formula(TournamentDefinition, frozen=True):
    """Entrants with names that a spreadsheet would run."""

    def name_of(self, entrant: int) -> str:
        return "=+-@"[entrant % 4] + "SUM(A1)"


def test_no_name_becomes_a_formula(results: list[TournamentResult]) -> None:
    fields = {name: getattr(DEFINITION, name) for name in DEFINITION.__struct_fields__}
    rows = csv.DictReader(io.StringIO(entrants_csv(Formula(**fields), results[:1])))
    assert {row["name"][:2] for row in rows} == {"'=", "'+", "'-", "'@"}

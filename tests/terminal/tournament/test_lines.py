"""A tournament in words: the strip, what is waited for, places and prizes; in both languages."""

import pytest

from parlour.client.tournament import TournamentNow
from parlour.terminal.tournament.board import Board
from parlour.terminal.tournament.lines import (
    duration,
    ending_lines,
    own_sentence,
    place_sentence,
    standing_line,
    starting_sentence,
    table_line,
    waiting_sentence,
)
from parlour.terminal.tournament.strip import Strip
from parlour.terminal.words import TerminalWords, languages
from parlour.wire.tournament_parts import Standing
from tests.terminal.tournament.cup import standing_now

WORDS = TerminalWords()
ME = Standing(2, 1, "Bob", stack=2, table=1)


def strip(now: TournamentNow) -> str:
    return Strip(now, "lives", WORDS).sentence()


def test_the_strip_says_place_alive_level_and_average() -> None:
    now = standing_now(own=ME, level=2, levels=3, level_rounds=1, average=2.5)
    assert strip(now) == "Place 2 of 3, 2 still in, level 2, 1 round left, average 2.5 lives."


def test_the_strip_says_hand_for_hand_and_pauses() -> None:
    now = standing_now(hand_for_hand=True, paused=True, average=0.0)
    assert strip(now) == "2 still in, PAUSED, HAND FOR HAND."


def test_the_strip_of_whole_games_says_the_round() -> None:
    assert strip(standing_now(stack=0, average=0.0, round=2, rounds=5)) == "2 still in, round 2 of 5."


@pytest.mark.parametrize("width", [30, 60, 80])
def test_the_strip_takes_one_line_and_notices_stay(width: int) -> None:
    from parlour.terminal.draw.parts import strip_lines

    now = standing_now(own=ME, level=2, levels=3, level_rounds=4, hand_for_hand=True)
    [line] = strip_lines(Strip(now, "lives", WORDS), width)
    assert line.width <= width
    assert line.plain.startswith("place 2 of 3")
    assert "HAND FOR" in line.plain


@pytest.mark.parametrize(
    ("why", "said"),
    [
        ("short", "Your table waits for more players."),
        ("hand-for-hand", "Hand for hand: your table waits until all others are done."),
        ("final", "Everybody waits for the final table."),
        ("", "The next deal comes soon."),
    ],
)
def test_between_deals_it_is_said_what_is_waited_for(why: str, said: str) -> None:
    assert waiting_sentence(standing_now(own=ME, number=1, why=why), WORDS) == said


def test_before_the_start_it_is_said_how_many_there_are() -> None:
    said = starting_sentence(standing_now(status="registering"), WORDS)
    assert said == "3 of 8 have entered. It starts when it is full, or when the director says so."


@pytest.mark.parametrize(
    ("standing", "said"),
    [
        (Standing(1, 0, "Ann", stack=9, prize=50), "You have won the tournament. Your prize: 50."),
        (Standing(3, 2, "Cid", status="out"), "You are out, in place 3 of 3."),
        (Standing(2, 2, "Cid", status="out", shared=True), "You are out, and share place 2 of 3."),
        (Standing(2, 1, "Bob"), "You came in place 2 of 3."),
        (Standing(0, 1, "Bob", status="withdrawn"), "You have withdrawn."),
        (Standing(0, 1, "Bob", status="disqualified"), "You were disqualified."),
    ],
)
def test_places_are_said_with_what_they_win(standing: Standing, said: str) -> None:
    assert place_sentence(standing, standing_now().common, WORDS) == said


def test_the_end_names_the_winner_the_own_place_and_all_prizes() -> None:
    won = [
        Standing(1, 0, "Ann", stack=6, prize=50),
        Standing(2, 1, "Bob", status="out", prize=30),
        Standing(3, 2, "Cid", status="out"),
    ]
    now = standing_now(status="finished", own=won[1], standings=won)
    assert ending_lines(now, WORDS, 1) == [
        "Ann wins the tournament.",
        "You are out, in place 2 of 3. Your prize: 30.",
        "1. Ann: has 6, prize 50",
        "2. Bob: prize 30",
    ]


def test_a_tournament_that_is_called_off_has_no_places() -> None:
    assert ending_lines(standing_now(status="cancelled"), WORDS, 9) == ["The tournament was called off."]


def test_an_open_chair_is_nobody() -> None:
    common = standing_now().common
    assert table_line(common.tables[0], common, WORDS) == "Table 1, plays: Ann (4), Bob (2)"


def test_standings_say_stacks_or_points() -> None:
    assert standing_line(ME, standing_now().common, WORDS) == "2. Bob: has 2, table 1"
    scored = Standing(1, 0, "Ann", points=2.5, games=3)
    assert standing_line(scored, standing_now(stack=0).common, WORDS) == "1. Ann: 2.5 points in 3 games"


def test_durations_are_written_as_people_read_them() -> None:
    assert [duration(each, WORDS) for each in (-5, 65_000, 7_500_000)] == ["0:00", "1:05", "2 h 5 min"]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("status", ["registering", "running", "finished", "cancelled"])
@pytest.mark.parametrize(("width", "height"), [(60, 20), (80, 24), (140, 40), (20, 4), (1, 0)])
def test_the_board_fits_into_any_window(language: str, status: str, width: int, height: int) -> None:
    crowd = [Standing(place + 1, place, f"Player {place}", stack=3) for place in range(50)]
    now = standing_now(status=status, own=crowd[-1], standings=crowd, standing_count=50)
    rules = ["A sentence of the regulations that goes on for a while."] * 14
    lines = Board(now, rules, TerminalWords(language)).draw(["Something happened."] * 9, width, height)
    assert len(lines) <= height
    assert all(line.width <= width for line in lines)
    if height >= 20 and status == "running":
        assert any("Player 49" in line.plain for line in lines)
    assert own_sentence(now, TerminalWords(language)) or status == "running"

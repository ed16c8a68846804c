"""The turns of a match in little room are the same turns."""

from parlour.engine.play.move import Move
from parlour.match.log import Turn, Turns
from parlour.match.turn_log import TurnLog

PASS, RAISE = Move("PASS"), Move("RAISE", amount=5)
LATE = Turn(63, Move("PASS"), "clock", 7)
TURNS = [Turn(0, PASS), Turn(1, RAISE, "bot", 1_700_000_000_123), LATE, Turn(2, PASS)]


def logged(turns: list[Turn]) -> TurnLog:
    log = TurnLog()
    for turn in turns:
        log.append(turn.seat, turn.move, turn.by, turn.at)
    return log


def test_they_are_like_a_list() -> None:
    kept = Turns(logged(TURNS))
    assert (len(kept), kept[-1], kept[1:3], list(kept)) == (4, TURNS[-1], TURNS[1:3], TURNS)
    assert [*reversed(kept)] == TURNS[::-1]
    assert kept == TURNS == kept
    assert kept == Turns(logged(TURNS))
    assert kept != TURNS[:3]
    assert kept != [*TURNS[:3], Turn(3, PASS)]
    assert kept != "turns"


def test_the_last_of_them_can_be_taken_off() -> None:
    log = logged(TURNS)
    log.cut(2)
    log.append(2, PASS, "seat", 0)
    assert Turns(log) == [*TURNS[:2], TURNS[3]]


def test_equal_moves_are_kept_once() -> None:
    kept = Turns(logged(TURNS * 100))
    assert kept[0].move is kept[2].move is kept[399].move


def test_whoever_decided_is_told_however_many_words_there_are_for_it() -> None:
    turns = [Turn(seat % 64, RAISE, f"word {seat}", seat) for seat in range(100)]
    assert Turns(logged(turns))[:] == turns

"""Saved games on the command line: resumed, replayed, verified, and what is said of broken ones."""

from pathlib import Path

import pytest

from parlour.match.file.reader import load
from tests.cli.conftest import ALONE, MINE
from tests.cli.typing_in import Shell


def edit(path: Path, line: int, before: str, after: str) -> None:
    lines = path.read_text().splitlines(keepends=True)
    assert before in lines[line - 1]
    lines[line - 1] = lines[line - 1].replace(before, after)
    path.write_text("".join(lines))


def test_a_finished_game_verifies(shell: Shell, finished: Path) -> None:
    ran = shell("verify", str(finished))
    assert ran.code == 0
    assert "The seed fits the commitment" in ran.out


def test_an_edited_game_does_not_verify(shell: Shell, finished: Path) -> None:
    edit(finished, 3, '"seat":', '"seat": ')
    edit(finished, 4, '"n":3', '"n":4')
    ran = shell("verify", str(finished))
    assert (ran.code, ran.out) == (2, "")
    assert "Line 4 was edited" in ran.err


def test_a_game_that_is_not_finished_does_not_verify(shell: Shell, running: Path) -> None:
    ran = shell("verify", str(running))
    assert ran.code == 2
    assert "not finished" in ran.err


def test_a_replay_tells_the_story(shell: Shell, finished: Path) -> None:
    ran = shell("replay", str(finished))
    assert ran.code == 0
    assert "dealt round 1." in ran.out
    assert " wins. " in ran.out


def test_a_replay_through_a_seats_eyes_shows_its_hand(shell: Shell, finished: Path) -> None:
    assert "Your hand: " not in shell("replay", str(finished), "--step", typed="\n\n").out
    assert "Your hand: " in shell("replay", str(finished), "--as", "0", "--step", typed="\n\n").out


def test_nobody_peeks_into_a_running_game(shell: Shell, running: Path) -> None:
    ran = shell("replay", str(running), "--as", "1")
    assert ran.code == 2
    assert "still running" in ran.err


def test_a_replay_of_no_seat_is_refused(shell: Shell, finished: Path) -> None:
    ran = shell("replay", str(finished), "--as", "Zoe")
    assert ran.code == 2
    assert "There is no seat Zoe" in ran.err


def test_a_running_game_goes_on_where_it_was(shell: Shell, running: Path) -> None:
    before = running.read_text()
    ran = shell("resume", str(running), typed="q\n")
    assert ran.code == 0
    assert "You put" in ran.out
    assert running.read_text().startswith(before)


def test_the_latest_game_is_resumed_without_a_name(shell: Shell) -> None:
    shell(*MINE, typed="q\n")
    assert shell("resume", typed="q\n").code == 0


def test_a_finished_game_cannot_be_resumed(shell: Shell, finished: Path) -> None:
    ran = shell("resume", str(finished))
    assert ran.code == 2
    assert "This game is finished" in ran.err


def test_a_cut_off_last_line_is_dropped_and_the_game_goes_on(shell: Shell, running: Path) -> None:
    text = running.read_text()
    running.write_text(text + '{"n":99,"se')
    ran = shell("resume", str(running), typed="q\n")
    assert ran.code == 0
    assert "is cut off" in ran.err
    assert running.read_text().startswith(text)


def test_an_edited_game_is_not_resumed_unasked(shell: Shell, running: Path) -> None:
    edit(running, 2, '"n":1', '"n":7')
    ran = shell("resume", str(running))
    assert (ran.code, ran.out) == (2, "")
    assert "Line 2 was edited" in ran.err
    assert "--mend" in ran.err


def test_an_edited_game_is_mended_when_asked(shell: Shell, running: Path) -> None:
    edit(running, 2, '"n":1', '"n":7')
    broken = running.read_text()
    ran = shell("resume", str(running), "--mend", typed="q\n")
    assert ran.code == 0
    assert running.with_name("mine.jsonl.broken").read_text() == broken


@pytest.mark.parametrize("text", ["", "hello", "{}", '{"parlour": 9}', "[1]", "\x00"])
@pytest.mark.parametrize("command", ["resume", "replay", "verify"])
def test_a_file_that_is_no_game_is_refused(shell: Shell, home: Path, command: str, text: str) -> None:
    (home / "x.jsonl").write_text(text)
    ran = shell(command, "x.jsonl")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.count("\n") == 1


def test_a_new_game_is_never_written_over_an_old_one(shell: Shell, finished: Path) -> None:
    before = finished.read_text()
    ran = shell(*MINE, "--save", str(finished))
    assert ran.code == 2
    assert "exists already" in ran.err
    assert finished.read_text() == before


def test_the_same_seed_and_moves_make_the_same_game(shell: Shell) -> None:
    shell(*ALONE, "--save", "one")
    shell(*ALONE, "--save", "two")
    one, two = (load(Path(name)).match for name in ("one", "two"))
    first, second = ([(turn.seat, turn.move, turn.by) for turn in match.played] for match in (one, two))
    assert first == second
    assert one.is_over()
    assert two.is_over()

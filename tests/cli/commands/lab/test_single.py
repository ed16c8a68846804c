"""`parlour lab`: what it prints, what it writes, and how it is stopped and gone on with."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from parlour.lab.results import decode_results
from tests.cli.typing_in import Shell

SHORT = ("lab", "bastard-brag", "--players", "random,random", "--set", "lives=1", "--games", "40")
ENDLESS = (*SHORT[:-1], "10000000")
PATIENCE = 180.0
HEARING_CTRL_C = """
import runpy, signal
signal.signal(signal.SIGINT, signal.default_int_handler)
runpy.run_module("parlour", run_name="__main__", alter_sys=True)
"""


def answer(shell: Shell, *options: str) -> Any:
    return json.loads(shell(*SHORT, "--json", *options).out)["answer"]


def test_the_report_is_text_in_a_pipe(shell: Shell) -> None:
    ran = shell(*SHORT, "--workers", "1")
    assert (ran.code, ran.err) == (0, "0 of 40 games\n")
    assert "random #1" in ran.out
    assert "40 games of bastard-brag with 2 seats: 20 deals, each played 2 times, seed 1." in ran.out


@pytest.mark.thorough
def test_the_number_of_workers_changes_no_number(shell: Shell) -> None:
    one = answer(shell, "--workers", "1", "--keep", "one")
    assert one == answer(shell, "--workers", "2", "--keep", "two")


def test_another_seed_has_another_answer(shell: Shell) -> None:
    assert (
        answer(shell, "--workers", "1")["players"]
        != answer(shell, "--workers", "1", "--seed", "2")["players"]
    )


def test_an_odd_number_of_games_is_rounded_up_to_whole_deals(shell: Shell) -> None:
    assert answer(shell, "--workers", "1", "--games", "31")["games"] == 32


def test_the_rules_and_the_seats_are_those_asked_for(shell: Shell) -> None:
    assert answer(shell, "--workers", "1", "--seats", "4", "--variant", "house")["seats"] == 4


def test_the_short_options_of_a_game_are_those_of_play(shell: Shell) -> None:
    named = answer(shell, "--workers", "1")
    short = [word for word in SHORT if word not in ("--set", "lives=1")]
    assert json.loads(shell(*short, "--json", "--workers", "1", "--lives", "1").out)["answer"] == named


def test_every_file_that_is_asked_for_is_written(shell: Shell, home: Path) -> None:
    files = ("--csv", "x.csv", "--parquet", "x.parquet", "--chart", "x.svg")
    assert shell(*SHORT, "--workers", "1", *files).code == 0
    assert len((home / "x.csv").read_text().splitlines()) == 81
    assert (home / "x.parquet").read_bytes().startswith(b"PAR1")
    assert b"<svg" in (home / "x.svg").read_bytes()


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere every name is text")
def test_a_folder_whose_name_is_no_text_is_shown_as_well_as_can_be(shell: Shell) -> None:
    ran = shell(*SHORT, "--workers", "1", "--json", "--keep", "kept\udcff")
    assert json.loads(ran.out)["kept_in"].endswith("kept?")


def test_games_are_kept_at_home_and_not_played_again(shell: Shell, home: Path) -> None:
    shell(*SHORT, "--workers", "1")
    assert len(list((home / "lab").glob("bastard-brag-*/deals.jsonl"))) == 1
    assert "All games were there already" in shell(*SHORT, "--workers", "1").out


OWN = """
from parlour.engine.bot import Bot


class First(Bot):
    def choose(self, view, moves):
        return next(iter(moves))
"""


@pytest.mark.thorough
@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_bot_of_the_current_folder_plays_in_every_process(shell: Shell, home: Path, workers: str) -> None:
    (home / "my_own_bots.py").write_text(OWN)
    ran = shell(*SHORT, "--players", "my_own_bots:First,random", "--workers", workers)
    assert ran.code == 0
    assert "my_own_bots:First" in ran.out


def test_damaged_results_are_named_and_played_again(shell: Shell, home: Path) -> None:
    whole = shell(*SHORT, "--workers", "1", "--keep", "kept", "--json").out
    page = home / "kept" / "deals.jsonl"
    page.write_bytes(page.read_bytes().replace(b"[1,2]", b"[2,1]", 1))
    ran = shell(*SHORT, "--workers", "1", "--keep", "kept", "--json")
    assert "deals.jsonl was cut off or damaged in line " in ran.err
    assert json.loads(ran.out)["answer"] == json.loads(whole)["answer"]
    assert shell(*SHORT, "--workers", "1", "--keep", "kept").err == ""


WRONG = {
    "a bot that is not there": (("--players", "nowhere:MyBot,hard"), "Nor is there a module nowhere"),
    "one player": (("--players", "hard"), "at least two players"),
    "a person": (("--players", "hard,me"), "no player called 'me'"),
    "nearly a player": (("--players", "hard,randon"), "did you mean random?"),
    "no level": (("--players", "hard,house:godlike"), "no level 'godlike'"),
    "too many seats": (("--seats", "14"), "not 14"),
    "no games": (("--games", "0"), "0 is not in the range"),
    "more games than anybody can wait for": (("--games", "9" * 26), "is not in the range"),
    "more workers than a machine can hold": (("--workers", "1001"), "is not in the range"),
    "a folder without a name": (("--keep", ""), "'--keep': a name is missing"),
    "a file that cannot be written": (("--csv", "no/such/x.csv"), "no/such/x.csv cannot be written"),
    "a folder as a file": (("--parquet", "."), ". cannot be written: it is a folder"),
    "a chart of no kind": (("--chart", "x.bmp"), "must end in .png or .svg"),
    "a folder that is a file": (("--keep", "/dev/null"), "cannot be kept in /dev/null"),
    "unknown switch": (("--set", "lifes=1"), "Did you mean lives"),
}


@pytest.mark.parametrize("what", WRONG)
def test_nonsense_is_refused_with_one_sentence_and_nothing_is_played(
    shell: Shell, home: Path, what: str
) -> None:
    options, sentence = WRONG[what]
    ran = shell(*SHORT, *options)
    assert sentence in ran.err
    assert ran.err.count("\n") == 1
    assert (ran.code, ran.out) == (2, "")
    assert list(home.rglob("deals.jsonl")) == []


def test_a_missing_extra_is_named(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.engine.optional.find_spec", lambda module: None)
    ran = shell(*SHORT)
    assert "[lab]'" in ran.err
    assert ran.code == 2


def test_the_command_line_imports_no_arrays_unasked() -> None:
    env = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    asked = [sys.executable, "-X", "importtime", "-m", "parlour", "lab", "--help"]
    said = subprocess.run(asked, check=True, capture_output=True, text=True, env=env).stderr
    assert "numpy" not in said
    assert "parlour.lab" not in said


@pytest.mark.thorough
def test_ctrl_c_keeps_what_is_finished_and_the_same_command_goes_on(shell: Shell, home: Path) -> None:
    env = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    asked = [sys.executable, "-c", HEARING_CTRL_C, *ENDLESS, "--workers", "2", "--keep", "kept"]
    with subprocess.Popen(
        asked, env=env, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as running:
        try:
            wait_for_deals(running, home / "kept" / "deals.jsonl", range(20))
            os.killpg(running.pid, signal.SIGINT)
            _, said = running.communicate(timeout=PATIENCE)
        finally:
            running.kill()
    assert running.returncode == 130
    *before, last = said.splitlines()
    assert f"kept in {home / 'kept'}. The same command goes on" in last
    assert before[0] == "0 of 10,000,000 games"
    assert [line for line in before[1:] if "games/s" not in line] == []
    assert "All games were there already" in shell(*SHORT, "--keep", "kept").out


def wait_for_deals(running: subprocess.Popen[str], path: Path, deals: range) -> None:
    """Workers finish out of turn, so the deals themselves are waited for, not so many of them."""
    end = time.monotonic() + PATIENCE
    while not path.exists() or not {
        result.deal for result in decode_results(path.read_bytes()).results
    }.issuperset(deals):
        assert running.poll() is None, "it ended by itself"
        assert time.monotonic() < end, "nothing was played"
        time.sleep(0.1)

"""`parlour tournament`: what its commands print, write and refuse."""

import asyncio
import csv
import io
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from parlour.client import Door
from parlour.storage.sqlite import SqliteStore
from tests.cli.typing_in import Shell
from tests.terminal.tournament.cup import a_cup, beside

RUN = (
    "tournament",
    "run",
    "bastard-brag",
    "--format",
    "freeze-out",
    "--entrants",
    "14",
    "--players",
    "easy,random",
)
TOML = """
game = "bastard-brag"
title = "Friday"
[format]
name = "freeze-out"
[entrants]
most = 9
[prizes]
places = [5, 3]
"""
HEARING_CTRL_C = """
import runpy, signal
signal.signal(signal.SIGINT, signal.default_int_handler)
runpy.run_module("parlour", run_name="__main__", alter_sys=True)
"""


def test_the_report_is_text_in_a_pipe(shell: Shell) -> None:
    ran = shell(*RUN)
    assert (ran.code, ran.err) == (0, "0 of 14 entrants out\n")
    assert (
        "1 tournament of bastard-brag, freeze-out: 14 entrants, 6 at a table, seed 1; 6 s a decision."
        in ran.out
    )
    assert "share of prizes" not in ran.out


def test_the_numbers_are_the_same_by_one_worker_and_by_two(shell: Shell) -> None:
    said = [shell(*RUN, "--repeat", "4", "--json", "--workers", workers).out for workers in ("1", "2")]
    one, two = (json.loads(each)["answer"] for each in said)
    assert one == two
    assert one["tournaments"] == 4


def test_prizes_rules_and_chairs_are_those_asked_for(shell: Shell) -> None:
    options = (
        "--prizes",
        "50,30",
        "--chairs",
        "4",
        "--lives",
        "1",
        "--set",
        "turnSeconds=20",
        "--rest",
        "15",
    )
    answer = json.loads(shell(*RUN, "--json", *options).out)["answer"]
    assert answer["chairs"] == 4
    assert sum(row["prizes"]["mean"] for row in answer["players"]) == pytest.approx(1)
    assert answer["rounds"]["mean"]["mean"] < 14


def test_a_match_is_played_by_two_without_being_told(shell: Shell) -> None:
    asked = ("tournament", "run", "five-card-draw", "--format", "single-elimination", "--entrants", "4")
    answer = json.loads(shell(*asked, "--players", "random", "--best-of", "3", "--json").out)["answer"]
    assert answer["chairs"] == 2


def test_every_entrant_is_a_line_of_csv(shell: Shell) -> None:
    rows = list(csv.DictReader(io.StringIO(shell(*RUN, "--csv", "--repeat", "2", "--workers", "1").out)))
    assert len(rows) == 28
    assert {row["player"] for row in rows} == {"house:easy", "random"}


def test_every_movement_is_a_line_of_csv(shell: Shell) -> None:
    rows = list(csv.DictReader(io.StringIO(shell(*RUN, "--movements").out)))
    assert {"minute", "name", "from_table", "table", "why"} <= rows[0].keys()


def test_a_log_is_written_shown_and_verified(shell: Shell, home: Path) -> None:
    assert shell(*RUN, "--log", "x.jsonl", "--prizes", "5,3").code == 0
    shown = shell("tournament", "show", "x.jsonl", "--most", "3")
    assert (shown.code, shown.err) == (0, "")
    assert shown.out.splitlines()[0].split() == ["place", "name", "player", "stack", "moves", "prize"]
    assert "bastard-brag, freeze-out, 14 entrants." in shown.out
    verified = shell("tournament", "verify", "x.jsonl")
    assert verified.code == 0
    assert "All 14 places and 2 prizes follow from them." in verified.out


def test_a_log_that_was_changed_is_refused(shell: Shell, home: Path) -> None:
    shell(*RUN, "--log", "x.jsonl")
    page = home / "x.jsonl"
    page.write_bytes(page.read_bytes().replace(b'"places":[', b'"places":[7,', 1))
    ran = shell("tournament", "verify", "x.jsonl")
    assert (ran.code, ran.out) == (2, "")
    assert "x.jsonl is not sound: row " in ran.err


def test_an_unfinished_log_cannot_be_verified_but_shown(shell: Shell, home: Path) -> None:
    shell(*RUN, "--log", "x.jsonl")
    page = home / "x.jsonl"
    page.write_bytes(b"".join(page.read_bytes().splitlines(keepends=True)[:-1]))
    ran = shell("tournament", "verify", "x.jsonl")
    assert ran.code == 2
    assert "x.jsonl is unfinished: " in ran.err
    assert shell("tournament", "show", "x.jsonl").code == 0


def test_regulations_are_said_in_sentences(shell: Shell, home: Path) -> None:
    (home / "friday.toml").write_text(TOML)
    ran = shell("tournament", "check", "friday.toml")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("Friday\n\nBastard Brag (default): freeze-out.\n")
    german = shell("tournament", "check", "friday.toml", "--language", "de")
    assert "Es wechselt, wer als Nächstes geben würde." in german.out


def test_regulations_in_a_file_are_played(shell: Shell, home: Path) -> None:
    (home / "friday.toml").write_text(TOML)
    answer = json.loads(shell("tournament", "run", "friday.toml", "--players", "random", "--json").out)[
        "answer"
    ]
    assert answer["entrants"] == 9
    fewer = shell("tournament", "run", "friday.toml", "--players", "random", "--json", "--entrants", "5").out
    assert json.loads(fewer)["answer"]["entrants"] == 5


CHECKED = {
    "a field that is not there": ("gaem = 1\n" + TOML, "gaem"),
    "a value out of bounds": (TOML.replace("most = 9", "most = 1"), "entrants.most"),
    "a game for whole games": (TOML.replace("bastard-brag", "claim"), "chairs: "),
    "an unknown game": (TOML.replace("bastard-brag", "bastard-bragg"), "game: "),
    "no TOML": ("game = ", "is not good TOML"),
    "a format that is not there": (TOML.replace("freeze-out", "freez-out"), "did you mean freeze-out?"),
}


@pytest.mark.parametrize("what", CHECKED)
def test_a_wrong_field_is_named(shell: Shell, home: Path, what: str) -> None:
    text, sentence = CHECKED[what]
    (home / "friday.toml").write_text(text)
    ran = shell("tournament", "check", "friday.toml")
    assert (ran.code, ran.out) == (2, "")
    assert sentence in ran.err
    assert ran.err.count("\n") == 1


WRONG = {
    "an unknown player": (("--players", "randon"), "did you mean random?"),
    "a model": (("--players", "llm:local"), "at the tables of a room"),
    "nobody": (("--players", ""), "no player called ''"),
    "one entrant": (("--entrants", "1"), "is not in the range"),
    "no format": (("--format", "freez-out"), "did you mean freeze-out?"),
    "an option of another format": (("--rounds", "3"), "format.rounds: "),
    "prizes that are no numbers": (("--prizes", "50,thirty"), "no list of whole numbers"),
    "prizes upside down": (("--prizes", "20,30"), "a better place must not have a smaller prize"),
    "an even match": (("--format", "single-elimination", "--best-of", "2"), "best_of must be odd"),
    "too many chairs": (("--chairs", "7"), "takes 2 to 6 players, not 7"),
    "two outputs": (("--json", "--csv"), "take one"),
    "a file that cannot be written": (("--log", "no/such/x.jsonl"), "no/such/x.jsonl cannot be written"),
    "an unknown switch": (("--set", "lifes=1"), "Did you mean lives"),
    "no time": (("--pace", "0"), "is not in the range"),
}


@pytest.mark.parametrize("what", WRONG)
def test_nonsense_is_refused_with_one_sentence_and_nothing_is_played(shell: Shell, what: str) -> None:
    options, sentence = WRONG[what]
    ran = shell(*RUN, *options)
    assert sentence in ran.err
    assert ran.err.count("\n") == 1
    assert (ran.code, ran.out) == (2, "")


def test_without_a_format_it_says_what_is_missing(shell: Shell) -> None:
    ran = shell("tournament", "run", "bastard-brag", "--players", "easy")
    assert ran.code == 2
    assert "Say which --format is played" in ran.err


def test_a_file_says_how_it_is_played_and_options_do_not(shell: Shell, home: Path) -> None:
    (home / "friday.toml").write_text(TOML)
    ran = shell("tournament", "run", "friday.toml", "--players", "easy", "--chairs", "4")
    assert ran.code == 2
    assert "leave out --chairs" in ran.err


@pytest.mark.parametrize("name", ["show", "verify", "check"])
def test_a_file_that_is_not_there_is_named(shell: Shell, name: str) -> None:
    ran = shell("tournament", name, "nowhere.x")
    assert ran.code == 2
    assert "nowhere.x cannot be read" in ran.err


@pytest.mark.parametrize("name", ["show", "verify"])
def test_a_file_that_is_no_log_is_refused(shell: Shell, home: Path, name: str) -> None:
    (home / "x.jsonl").write_text("{}\n")
    ran = shell("tournament", name, "x.jsonl")
    assert ran.code == 2
    assert "x.jsonl is not the log of a tournament" in ran.err


@pytest.mark.parametrize("name", ["show", "verify"])
@pytest.mark.parametrize(
    ("link", "says"),
    [
        ("http://localhost:8765/t/q7x2", "is a table: a tournament's link looks like"),
        ("http://localhost:8765/", "is no table and no tournament"),
        ("localhost:1/tournament/q7x2", "Nobody answers at http://localhost:1."),
        ("http://localhost:x/tournament/q7x2", "is no table and no tournament"),
    ],
)
def test_a_link_that_leads_nowhere_is_refused(shell: Shell, name: str, link: str, says: str) -> None:
    ran = shell("tournament", name, link)
    assert (ran.code, ran.out) == (2, "")
    assert says in ran.err


def test_a_tournament_of_a_room_is_shown_and_verified_by_its_link_and_by_its_file(
    shell: Shell, home: Path
) -> None:
    async def story() -> None:
        async with a_cup(title="Friday") as cup:
            await cup.act("bot", player="random", amount=6)
            assert "It is registering" in (await beside(lambda: shell("tournament", "show", cup.link))).out
            early = await beside(lambda: shell("tournament", "verify", cup.link))
            assert (early.code, "is unfinished" in early.err) == (2, True)
            await cup.act("start")
            await cup.until(lambda common: common["facts"]["status"] == "finished")
            shown = await beside(lambda: shell("tournament", "show", cup.link))
            assert (shown.code, shown.err) == (0, "")
            assert "bastard-brag, freeze-out, 6 entrants." in shown.out
            verified = await beside(lambda: shell("tournament", "verify", cup.link))
            assert (verified.code, "All 6 places and " in verified.out) == (0, True)
            path = f"/api/tournaments/{cup.key}/log.jsonl"
            file = await beside(lambda: Door(cup.link).download(path, 1 << 24))
            nowhere = await beside(lambda: shell("tournament", "show", f"{cup.link}0"))
            assert (nowhere.code, "There is no such tournament" in nowhere.err) == (2, True)
        page = home / "cup.jsonl"
        page.write_bytes(file)
        assert shell("tournament", "verify", "cup.jsonl").code == 0
        page.write_bytes(file.replace(b'"verb":"KNOCK"', b'"verb":"PASS"', 1))
        ran = shell("tournament", "verify", "cup.jsonl")
        assert (ran.code, ran.out) == (2, "")
        assert "cup.jsonl is not sound: deal " in ran.err

    asyncio.run(story())


def test_a_tournament_of_this_machine_s_room_is_shown_by_its_key(shell: Shell, home: Path) -> None:
    nowhere = shell("tournament", "show", "q7x2")
    assert (nowhere.code, nowhere.out) == (2, "")
    assert (
        "There is no file q7x2, and no tournament with this key in the room of this machine." in nowhere.err
    )
    assert not (home / "room.db").exists(), "looking makes no room"

    async def story() -> str:
        async with a_cup(store=SqliteStore(home / "room.db"), title="Friday") as cup:
            await cup.act("bot", player="random", amount=4)
            return cup.key

    shown = shell("tournament", "show", asyncio.run(story()))
    assert (shown.code, shown.err) == (0, "")
    assert "Friday: bastard-brag, freeze-out, 4 entrants." in shown.out
    assert shell("tournament", "show", "q7x2").code == 2


@pytest.mark.parametrize("name", ["run", "check", "show", "verify"])
def test_every_command_explains_itself(shell: Shell, name: str) -> None:
    ran = shell("tournament", name, "--help")
    assert ran.code == 0
    assert f"\n  parlour tournament {name}" in ran.out, "an example"


def test_help_imports_no_arrays() -> None:
    env = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    asked = [sys.executable, "-X", "importtime", "-m", "parlour", "tournament", "run", "--help"]
    said = subprocess.run(asked, check=True, capture_output=True, text=True, env=env).stderr
    assert "numpy" not in said
    assert "parlour.lab" not in said


@pytest.mark.thorough
@pytest.mark.parametrize("repeat", ["1", "100000"])
def test_ctrl_c_shows_what_there_is(home: Path, repeat: str) -> None:
    env = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    size = "20000" if repeat == "1" else "6"
    asked = [
        sys.executable,
        "-c",
        HEARING_CTRL_C,
        *RUN,
        "--entrants",
        size,
        "--repeat",
        repeat,
        "--workers",
        "2",
    ]
    with subprocess.Popen(
        asked, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as running:
        try:
            time.sleep(8)
            os.killpg(running.pid, signal.SIGINT)
            out, err = running.communicate(timeout=180)
        finally:
            running.kill()
    assert running.returncode == 130
    assert "Stopped after" in err.splitlines()[-1]
    assert f"tournament{'' if repeat == '1' else 's'} of bastard-brag, freeze-out" in out
    assert ("It was broken off" in out) == (repeat == "1")


def test_check_and_run_warn_of_a_freeze_out_in_which_nobody_has_to_pay(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "brag.toml"
    file.write_text(TOML.replace("bastard-brag", "three-card-brag"), encoding="utf-8")
    assert "Grundeinsatz" in shell("tournament", "check", str(file), "--language", "de").err
    ran = shell("tournament", "run", str(file), "--players", "random", "--entrants", "2", "--workers", "1")
    assert "add an ante" in ran.err
    file.write_text(TOML, encoding="utf-8")
    assert shell("tournament", "check", str(file)).err == ""

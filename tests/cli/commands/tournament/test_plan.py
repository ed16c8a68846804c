"""`parlour tournament plan`: what it prints, writes and refuses."""

import json
from pathlib import Path

import pytest

from parlour.lab.tournament.planner.planner import Planner
from parlour.tournaments.regulations.text import read_regulations
from tests.cli.typing_in import Shell

PLAN = (
    *("tournament", "plan", "--game", "five-card-draw", "--entrants", "8"),
    *("--hours", "1.5", "--repeat", "4", "--plain"),
)


def test_every_format_is_a_line_and_one_is_recommended(shell: Shell) -> None:
    ran = shell(*PLAN)
    assert ran.code == 0
    lines = ran.out.splitlines()
    assert lines[0].split()[:4] == ["format", "minutes", "(90", "%)"]
    assert any("double elimination" in line for line in lines)
    assert any(line.startswith("Take ") for line in lines)
    assert "would win 12.5 % by chance" in ran.out


def test_the_plan_is_there_as_json_and_the_same_each_time(shell: Shell) -> None:
    plan = json.loads(shell(*PLAN, "--json").out)
    assert plan["entrants"] == 8
    assert {"name", "minutes", "bestWins", "bestPlace", "rankCorrelation", "fits"} <= plan["lines"][0].keys()
    assert plan == json.loads(shell(*PLAN, "--json").out)


@pytest.mark.parametrize("choice", [(), ("--choose", "2")])
def test_what_is_written_can_be_checked_and_run(shell: Shell, home: Path, choice: tuple[str, ...]) -> None:
    plan = json.loads(shell(*PLAN, "--json", "--write", "x.toml", *choice).out)
    number = int(choice[1]) if choice else plan["recommended"]
    written = read_regulations((home / "x.toml").read_text())
    assert written.title.endswith(plan["lines"][number - 1]["name"])
    assert written.entrants.most == 8
    assert shell("tournament", "check", "x.toml").code == 0
    assert shell("tournament", "run", "x.toml", "--players", "random").code == 0


def test_rules_of_ones_own_are_in_the_regulations(shell: Shell, home: Path) -> None:
    shell(*PLAN, "--set", "turnSeconds=20", "--write", "x.toml")
    assert read_regulations((home / "x.toml").read_text()).changes == {"turnSeconds": 20}


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (("--choose", "2"), "--choose says which line is written: add --write FILE."),
        (("--choose", "99", "--write", "x.toml"), "--choose 99: this plan has"),
        (("--chairs", "5"), "is for 2 players, not for 5."),
        (("--write", "nowhere/x.toml"), "nowhere/x.toml cannot be written: there is no folder nowhere."),
        (("--hours", "0"), "--hours"),
        (("--spread", "-1"), "--spread"),
        (("--game", "wist"), "wist"),
    ],
)
def test_what_makes_no_sense_is_refused_in_a_sentence(
    shell: Shell, home: Path, options: tuple[str, ...], sentence: str
) -> None:
    ran = shell(*PLAN, *options)
    assert ran.code == 2
    assert sentence in ran.err.splitlines()[-1]
    assert not list(home.glob("*.toml"))


def test_after_an_interruption_what_is_done_is_shown(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = Planner._outcomes

    def interrupted(self: Planner, candidate: object) -> object:
        if candidate is not self.candidates[0]:
            raise KeyboardInterrupt
        return drawn(self, candidate)

    monkeypatch.setattr(Planner, "_outcomes", interrupted)
    ran = shell(*PLAN)
    assert ran.code == 130
    assert "Stopped; formats that are done: 1." in ran.err
    assert "arena" in ran.out

"""A game, a player and a bonus rule of installed packages: in the terminal, the lab and a room as ours are.

The browser's part is in tests/browser/test_packages.py.
"""

import asyncio
import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import parlour
from parlour.tables.limits import TableLimits
from tests.cli.typing_in import Shell
from tests.packages.installed import GAME, PLAYER, RULE, installed_packages
from tests.red_club import CHANGES
from tests.server.served import served

BRAG = "three-card-brag"
MODULES = ("low_tide", "last_club", "red_club")


@pytest.fixture(autouse=True)
def packages(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """They are installed while a test runs, and forgotten after it."""
    monkeypatch.syspath_prepend(str(installed_packages()))
    yield
    for name in [name for name in sys.modules if name.partition(".")[0] in MODULES]:
        del sys.modules[name]


@pytest.fixture
def shell(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Shell:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PARLOUR_HOME", str(tmp_path))
    return Shell(monkeypatch, capsys)


def red_rules(folder: Path) -> str:
    file = folder / "red.json"
    file.write_text(json.dumps(CHANGES), encoding="utf-8")
    return str(file)


def test_the_terminal_lists_the_game_and_says_its_rules(shell: Shell) -> None:
    assert GAME in shell("games").out
    assert "# Low Tide" in shell("rules", GAME).out


def test_in_the_terminal_a_person_plays_the_game_against_the_player(shell: Shell) -> None:
    ran = shell(
        "play", GAME, "--seats", f"me,{PLAYER}", "--seed", "1", "--plain", "--save", "x", typed="1\n" * 40
    )
    assert ran.code == 0, ran.err
    assert "Your move?" in ran.out
    verified = shell("verify", "x")
    assert verified.code == 0, verified.err
    assert "The result is the one written down" in verified.out
    assert shell("replay", "x", "--plain").code == 0


def test_in_the_terminal_the_bonus_rule_pays(shell: Shell, tmp_path: Path) -> None:
    ran = shell("hand", BRAG, "2H", "5D", "9H", "--rules", red_rules(tmp_path))
    assert "Bonus: 2,400 points (2,400 for three red cards: 150 × 16)." in ran.out


@pytest.mark.parametrize("game", [GAME, BRAG])
def test_the_lab_measures_the_player_at_the_game_and_by_the_rule(
    shell: Shell, tmp_path: Path, game: str
) -> None:
    rules = ("--rules", red_rules(tmp_path), "--set", "rounds=1") if game == BRAG else ()
    ran = shell(
        "lab", game, "--players", f"{PLAYER},random", "--games", "4", "--workers", "1", "--json", *rules
    )
    assert ran.code == 0, ran.err
    assert [each["player"] for each in json.loads(ran.out)["answer"]["players"]] == [PLAYER, "random"]


@pytest.mark.thorough
def test_other_processes_of_the_lab_find_them_too(shell: Shell) -> None:
    ran = shell("lab", GAME, "--players", f"{PLAYER},easy", "--games", "20", "--workers", "2")
    assert ran.code == 0, ran.err


def test_a_program_plays_the_game_of_a_room_with_the_player_on_both_chairs() -> None:
    with parlour.room(port=0) as room:
        link = room.open_table(GAME, fill=PLAYER, seats=2)
        outcome = parlour.join(link, PLAYER, begin=True)
    assert outcome is not None
    assert len(outcome.places) == 2


def test_a_room_plays_by_the_rule_only_if_its_host_allows_it() -> None:
    wanted = {"game": BRAG, "seats": 2, "fill": PLAYER, "changes": CHANGES}

    async def story() -> None:
        async with served(tables=TableLimits(bonus_rules=(RULE,))) as house:
            answer = await house.ask("POST", "/api/tables", wanted, key=await house.person())
            assert answer.status == 201
        async with served() as house:
            answer = await house.ask("POST", "/api/tables", wanted, key=await house.person())
            assert (answer.status, answer.tree()["code"]) == (400, "bonus-rule-not-allowed")
            assert answer.tree()["why"].startswith(
                f"bonusRules.own[0]: this room does not play by the bonus rule {RULE}"
            )

    asyncio.run(story())

"""`parlour new-game`: what it lays out is a whole game that keeps the laws, inside the house and outside."""

import sys
from importlib import import_module
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import parlour.games
from parlour.engine import laws, plug_ins
from parlour.engine.rules.finder import find_game
from parlour.engine.rules.game import Game
from parlour.match.export import facts_of
from parlour.match.match import Match
from parlour.match.verify import verify
from parlour.players.seat_words import parse_seats
from parlour.terminal.table.local_game import LocalGame
from tests.cli.typing_in import Shell
from tests.terminal.script import Somebody


@pytest.fixture(autouse=True)
def forgetful(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a test imports is forgotten after it."""
    monkeypatch.setattr(sys, "modules", dict(sys.modules))


@pytest.fixture
def plug_in(shell: Shell, home: Path, monkeypatch: pytest.MonkeyPatch) -> Game:
    """A game laid out in a folder of its own, installed by its entry point."""
    assert shell("new-game", "odd-tricks").code == 0
    monkeypatch.syspath_prepend(home)
    entry = EntryPoint("odd-tricks", "odd_tricks:GAME", plug_ins.GAMES)
    monkeypatch.setattr(plug_ins, "entry_points", lambda group: [entry])
    return find_game("odd-tricks")


@pytest.fixture
def own_game(shell: Shell, home: Path, monkeypatch: pytest.MonkeyPatch) -> Game:
    """A game laid out in a folder that is the house's own."""
    games = home / "parlour" / "games"
    games.mkdir(parents=True)
    for package in (games, games.parent):
        (package / "__init__.py").write_text("")
    assert shell("new-game", "even-tricks", "--in", str(games)).code == 0
    monkeypatch.setattr(parlour.games, "__path__", [*parlour.games.__path__, str(games)])
    return find_game("even-tricks")


@pytest.mark.thorough
@pytest.mark.parametrize("kind", ["plug_in", "own_game"])
def test_a_new_game_keeps_every_law(kind: str, request: pytest.FixtureRequest) -> None:
    assert laws.check(request.getfixturevalue(kind), games=12) > 100


def test_a_plug_in_can_be_played_saved_and_verified(plug_in: Game, home: Path) -> None:
    match = Match.begin(plug_in, plug_in.rules(), parse_seats("me,house:hard,search:20"), bytes(32))
    here = LocalGame(Somebody(1))
    here.play(here.loop.wait(here.room.take_over(facts_of(match))), home / "x")
    assert verify(home / "x").is_sound()


@pytest.mark.thorough
@pytest.mark.usefixtures("plug_in")
def test_the_tests_that_come_with_it_pass() -> None:
    for name in ("test_laws", "rules.test_tricks", "words.test_prompts", "thinking.test_policy"):
        module = import_module(f"odd_tricks.tests.{name}")
        tests = [value for key, value in vars(module).items() if key.startswith("test_")]
        assert tests
        for test in tests:
            test()


def test_the_folder_has_a_place_for_everything(shell: Shell, home: Path) -> None:
    said = shell("new-game", "odd-tricks").out
    found = {path.relative_to(home / "odd_tricks").as_posix() for path in (home / "odd_tricks").rglob("*")}
    assert {"rules.json", "rules.md", "rules", "words", "bots", "thinking", "text", "tests"} <= found
    assert "$" not in "".join(path.read_text() for path in (home / "odd_tricks").rglob("*") if path.is_file())
    assert "Odd Tricks is laid out in" in said
    assert "Check it: parlour check-game odd-tricks" in said
    assert "parlour play odd-tricks" in said
    assert 'odd-tricks = "odd_tricks:GAME"' in (home / "pyproject.toml").read_text()


def test_nothing_is_overwritten(shell: Shell, home: Path) -> None:
    (home / "pyproject.toml").write_text("mine")
    (home / "odd_tricks").mkdir()
    ran = shell("new-game", "odd-tricks")
    assert (ran.code, ran.out) == (2, "")
    assert "odd_tricks exists already" in ran.err
    shell("new-game", "even-tricks")
    assert (home / "pyproject.toml").read_text() == "mine"


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Odd Tricks", "cannot be a game's name"),
        ("../escape", "cannot be a game's name"),
        ("class", "cannot be a game's name"),
        ("json", "the name of another package"),
        ("claim", "There is a game called claim already"),
    ],
)
def test_a_name_that_cannot_be_a_games_is_refused(shell: Shell, home: Path, name: str, why: str) -> None:
    ran = shell("new-game", name)
    assert (ran.code, ran.out) == (2, "")
    assert why in ran.err
    assert list(home.iterdir()) == []


def test_a_folder_that_is_not_there_is_refused(shell: Shell) -> None:
    assert "There is no folder" in shell("new-game", "odd-tricks", "--in", "no/where").err

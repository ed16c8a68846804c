"""Players of installed packages: found by a word, imported when they are asked for, never by a file."""

import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from parlour.cards.luck import Luck
from parlour.engine.errors import ParlourError
from parlour.engine.rules.finder import find_game, game_names
from parlour.lab.players import parse_players
from parlour.lab.playing import play_deal
from parlour.match.match import SeatCard
from parlour.players.kinds import installed_players, is_bot, maker_of, remarks_on
from parlour.players.own_bots import GuardedBot
from parlour.players.seat_words import parse_seats
from parlour.tables.settings import TableSettings, check_player, checked_settings
from parlour.wire.catalogue import Catalogue, catalogue
from tests.lab.definitions import a_definition

PACKAGE = "red_club_players"
SOURCE = """
import parlour


class First(parlour.Bot):
    def choose(self, view, moves):
        return next(iter(moves))


class Drawn(parlour.Bot):
    def __init__(self, luck, detail):
        self.luck, self.detail = luck, detail

    def choose(self, view, moves):
        return moves.pick(self.luck)


NOBODY = 7
"""
ENTRIES = """[parlour.players]
red-club = red_club_players:First
red-drawn = red_club_players:Drawn
red-nobody = red_club_players:NOBODY
red-missing = red_club_players:Missing
house = red_club_players:First
"""


@pytest.fixture(autouse=True)
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A package as an installer leaves it."""
    (tmp_path / f"{PACKAGE}.py").write_text(SOURCE, encoding="utf-8")
    info = tmp_path / f"{PACKAGE}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Name: {PACKAGE}\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(ENTRIES, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    yield
    sys.modules.pop(PACKAGE, None)


def test_its_words_are_known_and_nothing_is_imported_for_that() -> None:
    assert [word for word in installed_players() if word.startswith("red-")] == [
        "red-club",
        "red-drawn",
        "red-nobody",
        "red-missing",
    ]
    assert is_bot("red-club")
    assert PACKAGE not in sys.modules


def test_a_word_of_the_house_stays_the_houses() -> None:
    assert "house" not in installed_players()


def test_it_sits_down_by_its_word_wherever_players_do() -> None:
    game = find_game(game_names()[0])
    assert parse_seats("me,red-club")[1] == SeatCard("Ada", "red-club")
    assert isinstance(maker_of("red-club")(game, game.rules(), Luck(1)), GuardedBot)
    assert remarks_on(["red-club"], game, game.rules(), 2) == []
    assert checked_settings(TableSettings(game.id, fill="red-club")).fill == "red-club"


def test_the_lab_takes_it_and_its_code_is_part_of_the_question(tmp_path: Path) -> None:
    assert parse_players("red-club,random")[0] == "red-club"
    definition = a_definition("red-club,random")
    assert play_deal(definition, 0).fits(2, 2)
    (tmp_path / f"{PACKAGE}.py").write_text(f"{SOURCE}# more\n", encoding="utf-8")
    assert a_definition("red-club,random").code != definition.code


def test_what_stands_behind_the_colon_is_given_to_whoever_wants_it() -> None:
    game = find_game(game_names()[0])
    bot = maker_of("red-drawn:bold")(game, game.rules(), Luck(1))
    assert isinstance(bot, GuardedBot)
    assert bot.bot.detail == "bold"  # type: ignore[attr-defined]
    with pytest.raises(ParlourError, match="one way only"):
        maker_of("red-club:bold")


@pytest.mark.parametrize(
    ("word", "why"), [("red-nobody", "is a value of type int"), ("red-missing", "does not load")]
)
def test_one_that_is_no_player_is_refused_with_a_reason(word: str, why: str) -> None:
    with pytest.raises(ParlourError, match=why):
        maker_of(word)


def test_the_pages_offer_it_beside_the_house() -> None:
    game = find_game(game_names()[0])
    raw = catalogue(game, game.rules(switches={"turnSeconds": 77})).raw
    found = msgspec.json.decode(bytes(raw), type=Catalogue)
    assert found.levels[: len(game.levels)] == list(game.levels)
    assert "red-club" in found.levels


@pytest.mark.parametrize("word", ["red_club_players:First", "os:getcwd", "/tmp/x.py", "red-club/x"])
def test_no_room_takes_a_word_that_names_code(word: str) -> None:
    game = find_game(game_names()[0])
    with pytest.raises(ParlourError):
        check_player(word, TableSettings(game.id), game.rules())
    assert PACKAGE not in sys.modules

"""Games are found in the house and as plug-ins."""

import pickle
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from parlour.cards.luck import Luck
from parlour.cards.shuffle import FastShuffle
from parlour.engine import plug_ins
from parlour.engine.errors import UnknownGame
from parlour.engine.rules.finder import all_games, find_game, game_names
from tests.toys.high_card import GAME


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Installs packages that name our entry point: a good game, a broken one, and one that is no game."""
    folder = tmp_path / "toys-1.0.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: toys\nVersion: 1.0\n")
    lines = [
        "High_Card = tests.toys.high_card:GAME",
        "broken = tests.toys.nowhere:GAME",
        "odd = tests.toys.dealt:deal_hands",
    ]
    (folder / "entry_points.txt").write_text("\n".join(["[parlour.games]", *lines, ""]))
    monkeypatch.syspath_prepend(str(tmp_path))


@pytest.mark.parametrize("name", game_names())
def test_every_game_is_found_under_the_name_in_its_rules(name: str) -> None:
    assert find_game(name).id == name


def test_the_games_of_the_house_are_found_without_a_list() -> None:
    assert "bastard-brag" in game_names()
    assert game_names() == [game.id for game in all_games()]


@pytest.mark.parametrize("name", ["Bastard Brag", "bastard_brag", " BASTARD-BRAG "])
def test_a_game_is_found_however_its_name_is_written(name: str) -> None:
    assert find_game(name).id == "bastard-brag"


def test_a_near_miss_is_answered_with_the_nearest_game() -> None:
    with pytest.raises(
        UnknownGame, match="no game called 'bastard brg': did you mean bastard-brag"
    ) as refused:
        find_game("bastard brg")
    assert refused.value.code == "unknown-game"


def test_a_name_like_no_other_is_answered_with_all_games() -> None:
    with pytest.raises(UnknownGame, match=r"no game called '\?!': try one of bastard-brag"):
        find_game("?!")


@pytest.mark.parametrize("name", ["../games", "", "__pycache__", "bastard-brag.bots"])
def test_a_name_that_is_no_game_loads_nothing(name: str) -> None:
    with pytest.raises(UnknownGame):
        find_game(name)


@pytest.mark.usefixtures("install")
def test_a_plug_in_is_listed_after_the_house_and_found() -> None:
    assert game_names().index("high-card") > game_names().index("bastard-brag")
    assert find_game("High Card") is GAME


@pytest.mark.usefixtures("install")
@pytest.mark.parametrize(
    ("name", "words"),
    [("broken", "The plug-in broken does not load"), ("odd", "The plug-in odd is not a game.")],
)
def test_a_plug_in_that_does_not_work_is_refused_by_name(name: str, words: str) -> None:
    with pytest.raises(UnknownGame, match=words) as refused:
        find_game(name)
    assert refused.value.code == "broken-plug-in"


@pytest.mark.parametrize("name", game_names())
def test_a_position_survives_the_way_to_another_process(name: str) -> None:
    game = find_game(name)
    rules = game.rules()
    position, luck = game.begin(rules, rules.players.least, FastShuffle(3)), Luck(3)
    for _ in range(5):
        seat = position.to_act()[0]
        position.play(seat, position.moves(seat).pick(luck))
    again = pickle.loads(pickle.dumps(position))
    assert type(again) is type(position)
    assert again.state() == position.state()
    assert again.shuffled([*range(52)]) == position.shuffled([*range(52)])


def test_plug_ins_are_looked_for_once(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[str] = []

    def looking(group: str) -> list[EntryPoint]:
        looked.append(group)
        return []

    monkeypatch.setattr(plug_ins, "entry_points", looking)
    assert game_names() == game_names()
    with pytest.raises(UnknownGame):
        find_game("no such game")
    assert looked == ["parlour.games"]

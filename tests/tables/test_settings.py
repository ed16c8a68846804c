"""Settings: what a table may be opened with."""

from typing import Any

import msgspec
import pytest

from parlour.engine.errors import ParlourError
from parlour.engine.rules.finder import find_game, game_names
from parlour.tables.settings import TableSettings, checked

NAME = game_names()[0]
MOST = find_game(NAME).rules().players.most


def test_sensible_settings_are_taken_and_cleaned() -> None:
    name = NAME.replace("-", " ").title()
    settings = checked(TableSettings(game=name, seats=3, title="Friday\u202e night\x07", rated=True))
    assert settings.game == NAME
    assert settings.title == "Friday night"
    assert not settings.casual, "what is rated is not taken back"


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"game": "solitaire-for-two"}, "unknown-game"),
        ({"variant": "upside-down"}, "unknown-variant"),
        ({"seats": MOST + 1}, "cannot-begin"),
        ({"fill": "grandmother"}, "unknown-player"),
        ({"fill": "search:900000"}, "thinks-too-long"),
        ({"changes": {"metadata": {"gameId": "another"}}}, "other-game"),
    ],
)
def test_settings_by_which_nobody_can_play_are_refused(wrong: dict[str, Any], code: str) -> None:
    with pytest.raises(ParlourError) as refused:
        checked(TableSettings(**{"game": NAME} | wrong))
    assert refused.value.code == code
    assert refused.value.sentence


@pytest.mark.parametrize(
    "wrong",
    [{"seats": 0}, {"seats": 65}, {"delay": 1_000}, {"clock": "fast"}, {"talk": "loud"}, {"colour": "red"}],
)
def test_settings_out_of_bounds_spell_no_table(wrong: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"game": NAME} | wrong, TableSettings)


def test_settings_go_through_json_and_back() -> None:
    settings = TableSettings(game=NAME, seats=3, delay=2, reveal="never")
    assert msgspec.convert(settings.tree(), TableSettings) == settings

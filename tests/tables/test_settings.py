"""Settings: what a table may be opened with."""

from typing import Any

import msgspec
import pytest

from parlour.engine.errors import ParlourError
from parlour.engine.rules.finder import find_game, game_names
from parlour.tables.settings import TableSettings, checked_settings
from tests.tables.stories import brief_settings

NAME = game_names()[0]
MOST = find_game(NAME).rules().players.most


def test_sensible_settings_are_taken_and_cleaned() -> None:
    name = NAME.replace("-", " ").title()
    settings = checked_settings(TableSettings(game=name, seats=3, title="Friday\u202e night\x07", rated=True))
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
        checked_settings(TableSettings(**{"game": NAME} | wrong))
    assert refused.value.code == code
    assert refused.value.sentence


@pytest.mark.parametrize(
    "wrong",
    [{"seats": 0}, {"seats": 65}, {"delay": 1_000}, {"clock": "fast"}, {"talk": "loud"}, {"colour": "red"}],
)
def test_settings_out_of_bounds_spell_no_table(wrong: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"game": NAME} | wrong, TableSettings)


BENT = next(brief for name in game_names() if (brief := brief_settings(name)).changes)
"""House rules: those by which games of the tests are short."""


def test_rated_games_are_played_by_the_rules_as_they_are_shipped() -> None:
    with pytest.raises(ParlourError) as refused:
        checked_settings(msgspec.structs.replace(BENT, rated=True))
    assert refused.value.code == "rated-house-rules"
    assert checked_settings(BENT).changes
    for variant in BENT.the_game().variants():
        assert checked_settings(msgspec.structs.replace(BENT, rated=True, variant=variant, changes={})).rated


def test_changes_that_change_nothing_are_no_house_rules() -> None:
    same = {name: BENT.the_game().tree()[name] for name in BENT.changes}
    assert checked_settings(msgspec.structs.replace(BENT, rated=True, changes=same)).rated


def test_rules_that_cannot_be_read_any_more_are_house_rules() -> None:
    assert TableSettings(game=NAME, changes={"noSuchGroup": {}}).has_house_rules()


def test_settings_go_through_json_and_back() -> None:
    settings = TableSettings(game=NAME, seats=3, delay=2, reveal="never")
    assert msgspec.convert(settings.tree(), TableSettings) == settings

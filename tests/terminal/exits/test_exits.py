"""A few ways out of a few states; `python -m tests.terminal.exits` tries them all."""

from pathlib import Path

import pytest

from tests.terminal.exits.ways import leave

pytestmark = pytest.mark.thorough


@pytest.mark.parametrize(
    ("state", "way"),
    [
        ("pane", "Ctrl-C"),
        ("bots think", "TERM"),
        ("cover", "HUP"),
        ("table", "closed window"),
        ("menu question", "end of input"),
        ("replay", "bad bytes"),
        ("settings", "TSTP"),
        ("plain", "Ctrl-C"),
    ],
)
def test_a_state_is_left_in_time_with_the_game_kept_and_the_terminal_restored(
    state: str, way: str, tmp_path: Path
) -> None:
    leave(state, way, tmp_path)


def test_a_terminal_that_takes_nothing_any_more_holds_nobody_up(tmp_path: Path) -> None:
    leave("table", "frozen", tmp_path)

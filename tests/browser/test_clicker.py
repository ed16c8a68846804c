"""The clicker sees what goes wrong, writes down every game at once, and goes on where it stopped."""

from pathlib import Path

import pytest

from tests.browser.conftest import Come
from tests.browser.presser import Presser
from tests.browser.stage import TOYS
from tests.browser.tally import Planned, Tally, Told

_SPOILT = """() => {
    const send = WebSocket.prototype.send
    WebSocket.prototype.send = function (frame) {
        const said = JSON.parse(frame)
        send.call(this, said.t === 'move' ? JSON.stringify({ ...said, move: { verb: 'cheat' } }) : frame)
    }
}"""
"""A page that sends something else than what was pressed."""
_GAME, _OTHER = Planned("any", "default", 2, 0), Planned("any", "default", 3, 1)


def test_what_the_page_offered_and_the_room_refused_is_counted(come: Come) -> None:
    visit = come()
    visit.change(_SPOILT)
    visit.open_table(game=TOYS[1].replace("_", "-"), seats=2, clock="none")
    visit.sit_and_begin()
    played = Presser(visit).play(2)
    assert len(played.refusals) == 2
    assert not played.is_over


def test_a_game_that_went_well_is_not_played_again(tmp_path: Path) -> None:
    Tally(tmp_path / "played").add(Told(_GAME, 12, 1.5))
    again = Tally(tmp_path / "played")
    assert [each for each in (_GAME, _OTHER) if again.is_wanted(each)] == [_OTHER]


def test_a_game_in_which_something_went_wrong_is_played_again_and_then_counts_once(tmp_path: Path) -> None:
    tally = Tally(tmp_path / "played")
    tally.add(Told(_GAME, 12, 1.5, refusals=["no"], errors=["stuck"]))
    assert tally.is_wanted(_GAME)
    assert tally.sums()[-1] == "1 variants: 1 games, 12 decisions, 1 refusals, 1 errors"
    tally.add(Told(_GAME, 10, 1.5))
    assert Tally(tmp_path / "played").sums()[-1] == "1 variants: 1 games, 10 decisions, 0 refusals, 0 errors"


def test_a_file_that_is_no_tally_is_refused_by_its_line(tmp_path: Path) -> None:
    Tally(tmp_path / "played").add(Told(_GAME, 12, 1.5))
    with (tmp_path / "played").open("a") as file:
        file.write("12 decisions\n")
    with pytest.raises(ValueError, match="played, line 2"):
        Tally(tmp_path / "played")

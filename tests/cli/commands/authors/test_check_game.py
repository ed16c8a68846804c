"""`parlour check-game`: what it says, as text and as JSON, and its exit codes."""

import json
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from parlour.engine import plug_ins
from tests.cli.typing_in import Shell


@pytest.fixture
def plug_in(shell: Shell, home: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A game as it is laid out, in a folder of its own, installed by its entry point."""
    monkeypatch.setattr(sys, "modules", dict(sys.modules))
    assert shell("new-game", "odd-tricks").code == 0
    monkeypatch.syspath_prepend(home)
    entry = EntryPoint("odd-tricks", "odd_tricks:GAME", plug_ins.GAMES)
    monkeypatch.setattr(plug_ins, "entry_points", lambda group: [entry])
    return home / "odd_tricks"


CHEAP = ("--only", "texts", "--only", "screens", "--only", "extras")


@pytest.mark.usefixtures("plug_in")
def test_a_game_as_it_is_laid_out_lacks_only_what_is_optional(shell: Shell) -> None:
    ran = shell("check-game", "odd-tricks", *CHEAP)
    assert ran.code == 0
    assert "Wrong" not in ran.out
    assert "There is no guide.json." in ran.out
    assert "text/de.json: copy text/en.json and translate it" in ran.out


def test_what_is_wrong_says_where_and_what_to_do_and_ends_with_1(shell: Shell, plug_in: Path) -> None:
    texts = plug_in / "text" / "en.json"
    texts.write_text(texts.read_text().replace('"event.took"', '"event.gone"'))
    ran = shell("check-game", "odd-tricks", "--only", "texts", "--json")
    checked = json.loads(ran.out)
    assert (ran.code, checked["game"], checked["sound"]) == (1, "odd-tricks", False)
    [part] = checked["parts"]
    [finding] = part["findings"]
    assert finding["severity"] == "wrong"
    assert (finding["what"], finding["where"]) == ("There are no words for 'event.took'.", "text/en.json")


def test_a_broken_law_is_named_with_what_to_do(shell: Shell, plug_in: Path) -> None:
    table = plug_in / "rules" / "table.py"
    seen_by_all = "hand_zones(self.hands, [[EVERYONE] * len(hand) for hand in self.hands])"
    table.write_text(table.read_text().replace("hand_zones(self.hands)", seen_by_all))
    ran = shell("check-game", "odd-tricks", "--only", "laws", "--games", "1")
    assert ran.code == 1
    assert "laws, wrong: fresh-hands-are-private is broken." in ran.out
    assert "the game's folder: deal each hand to only(seat)." in ran.out


@pytest.mark.usefixtures("plug_in")
def test_the_laws_are_counted(shell: Shell) -> None:
    ran = shell("check-game", "odd-tricks", "--only", "laws", "--games", "1")
    assert "laws, well: 1 random games, 10 decisions: every law is kept." in ran.out


def test_a_game_that_there_is_not_is_refused(shell: Shell) -> None:
    ran = shell("check-game", "bastard-bragg")
    assert (ran.code, ran.out) == (2, "")
    assert "bastard-brag" in ran.err

"""A kill at any moment of writing a game to its file: the old file or the new one is there, whole.

What was played is in the store; tests.endurance kills whole processes over it.
"""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from parlour.match.export import export_game, facts_of
from parlour.match.file.private_file import private_path
from parlour.match.file.reader import load
from parlour.match.match import Match
from parlour.match.verify import verify
from tests.match.tables import a_match, go_on, play_on, save_match


class Killed(BaseException):
    """The process ends here."""


class Killer:
    """Kills in the middle of the n-th deed on disk; a write that is killed leaves half of its bytes."""

    def __init__(self, patched: pytest.MonkeyPatch, deeds: int) -> None:
        self.left = deeds
        write = os.write
        patched.setattr(os, "write", lambda number, content: self.write(write, number, content))
        for place, name in ((os, "fsync"), (Path, "replace"), (Path, "unlink")):
            patched.setattr(place, name, self.deadly(getattr(place, name)))

    def strikes(self) -> bool:
        self.left -= 1
        return self.left == 0

    def write(self, really: Callable[[int, memoryview], int], number: int, content: memoryview) -> int:
        if self.strikes():
            really(number, content[: len(content) // 2])
            raise Killed
        return really(number, content)

    def deadly(self, really: Callable[..., Any]) -> Callable[..., Any]:
        def deed(*given: Any, **named: Any) -> Any:
            if self.strikes():
                raise Killed
            return really(*given, **named)

        return deed


def killed_while_saving(match: Match, save: Path, deeds: int) -> bool:
    """Return whether the files of this match were still being written at that deed, the last one."""
    with pytest.MonkeyPatch.context() as patched:
        Killer(patched, deeds)
        try:
            save_match(match, save)
        except Killed:
            return True
    return False


@pytest.mark.usefixtures("high_card")
@pytest.mark.parametrize("game", ["high-card", "bastard-brag"])
@pytest.mark.parametrize(("before", "after"), [(0, 1), (3, 5), (4, 10_000)])
def test_a_kill_while_a_game_is_saved_leaves_the_old_file_or_the_new_one(
    game: str, before: int, after: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "fsync", lambda number: None)
    deeds, was_killed = 1, True
    while was_killed:
        save = tmp_path / f"{deeds}.parlour.jsonl"
        match = play_on(a_match(game), before, save=save)
        old = save.read_bytes()
        was_killed = killed_while_saving(play_on(match, after), save, deeds)
        check_recovery(save, match, old)
        deeds += 1
    assert deeds > 4


def check_recovery(save: Path, match: Match, old: bytes) -> None:
    """One of the two is there whole; the store goes on from it, and the next leaving mends all."""
    loaded = load(save)
    assert loaded.complaint is None
    assert save.read_bytes() in (old, export_game(facts_of(match)))
    assert loaded.match.played == match.played[: loaded.match.n]
    save_match(match, save)
    assert load(save).match.played == match.played
    if not match.is_over():
        go_on(save, luck_seed=2)
    assert not private_path(save).exists()
    assert verify(save).is_sound()


@pytest.mark.usefixtures("high_card")
def test_a_choice_that_was_sealed_stays_sealed_when_the_game_goes_on(save: Path) -> None:
    play_on(a_match("high-card"), 1, save=save)
    before = save.read_bytes()
    match = go_on(save, 0)
    assert (len(match.played), match.position.sealed()) == (1, 1)
    assert save.read_bytes() == before

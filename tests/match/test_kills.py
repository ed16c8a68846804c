"""A kill at any moment: whatever was played is there again, and the game can go on to a sound end."""

import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from parlour.match.log import Turn
from parlour.match.match import Match
from parlour.match.store.file.private_file import private_path
from parlour.match.store.file.reader import load, resume
from parlour.match.verify import verify
from tests.match.tables import a_match, play_on


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


def killed_after(game: str, save: Path, deeds: int) -> Match | None:
    """A match that was killed at that deed, as it was then; None when it came to its end before."""
    match = a_match(game, save=save)
    with pytest.MonkeyPatch.context() as patched:
        Killer(patched, deeds)
        try:
            play_on(match)
        except Killed:
            return match
    return None


@pytest.mark.thorough
@pytest.mark.usefixtures("high_card")
@pytest.mark.parametrize("game", ["high-card", "bastard-brag"])
def test_a_kill_at_any_moment_loses_nothing_that_was_played(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "fsync", lambda number: None)
    deeds, survived = 1, False
    while not survived:
        save = tmp_path / f"{deeds}.parlour.jsonl"
        match = killed_after(game, save, deeds)
        survived = match is None
        if match is not None:
            check_recovery(save, match.played)
        deeds += 1
    assert deeds > 10


def check_recovery(save: Path, played: Sequence[Turn]) -> None:
    """All moves that were played are there, at most one more, and the game ends as a sound one."""
    loaded = load(save)
    found = loaded.match.played
    assert found[: len(played)] == played
    assert len(found) <= len(played) + 1
    if not loaded.finished:
        play_on(resume(loaded), luck_seed=2)
        assert not private_path(save).exists()
    assert verify(save).is_sound()


@pytest.mark.usefixtures("high_card")
def test_a_choice_that_was_sealed_before_a_kill_stays_sealed_after_it(save: Path) -> None:
    play_on(a_match("high-card", save=save), 1)
    before = save.read_bytes()
    match = resume(load(save))
    assert (len(match.played), match.position.sealed()) == (1, 1)
    assert save.read_bytes() == before

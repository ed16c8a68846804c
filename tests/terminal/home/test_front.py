"""Home: a list that one comes back to, games that were kept, and settings."""

from collections.abc import Sequence
from pathlib import Path

from parlour.client.local_games import save_game
from parlour.engine.errors import ParlourError
from parlour.match.export import facts_of
from parlour.match.file.folder import new_save
from parlour.match.match import Match
from parlour.terminal.errors import Left
from parlour.terminal.home.front import Entry, at_home, set_preferences
from parlour.terminal.home.kept import choose_finished, finished_games, readable_games, statistics
from parlour.terminal.home.settings import Settings, keep_settings, read_settings, settings_path
from parlour.terminal.show.screen import Screen
from tests.terminal.script import Script, brag


def refuse(screen: Screen) -> None:
    raise ParlourError("no", "That cannot be.")


def leave(screen: Screen) -> None:
    raise Left


def entries(screen: Screen) -> Sequence[Entry]:
    return [
        Entry("a", "do nothing", lambda it: None),
        Entry("b", "refuse", refuse),
        Entry("c", "leave", leave),
    ]


def test_every_answer_leads_back_until_somebody_leaves() -> None:
    screen = Script("a", "x", "", "b", "c", "q")
    assert at_home(screen, entries) == 0
    assert screen.answers == []
    assert "x is not among them" in screen.shown
    assert "That cannot be." in screen.shown


def test_a_signal_ends_the_stay() -> None:
    def killed(screen: Screen) -> None:
        raise Left(143)

    assert at_home(Script("a"), lambda it: [Entry("a", "die", killed)]) == 143


def played_out() -> Match:
    match = brag("me,random", lives=1)
    while not match.is_over():
        seat = match.to_act()[0]
        match.play(seat, match.moves(seat).choices[-1].nth(0))
    return match


def test_finished_games_are_listed_chosen_and_counted() -> None:
    match, path = played_out(), new_save("bastard-brag")
    save_game(facts_of(match), path, is_over=True)
    outcome = match.outcome()
    assert outcome is not None
    assert [kept.path for kept in finished_games()] == [path]
    screen = Script("1")
    assert choose_finished(screen, finished_games()) == path
    assert "1: Bastard Brag · Guest, Ada" in screen.shown
    assert choose_finished(Script("back"), finished_games()) is None
    won = int(0 in outcome.winners())
    assert statistics(Script()) == f"- Bastard Brag: 1 played, {won} won."


def test_a_file_that_cannot_be_read_is_not_listed() -> None:
    path = new_save("bastard-brag")
    path.write_text("nonsense")
    assert readable_games([path]) == []


def test_settings_are_changed_and_kept() -> None:
    screen = Script("1", "x" * 30, "Ann", "2", "back")
    set_preferences(screen)
    assert read_settings() == Settings(name="Ann", forced=True) == screen.settings
    assert "at most 24 letters" in screen.shown


def test_a_damaged_settings_file_is_as_good_as_none(home: Path) -> None:
    keep_settings(Settings(name="Ann"))
    settings_path().write_text("{")
    assert read_settings() == Settings()


def test_a_setting_counts_at_once() -> None:
    screen = Script("3", "4", "back")
    screen.unhurried = 0.35
    set_preferences(screen)
    assert screen.moment == 0.0
    assert screen.clock is not None
    assert read_settings().clock

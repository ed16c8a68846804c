"""The menu: Enter all the way, wrong answers, and the way out."""

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from parlour.engine.rules.finder import find_game, game_names
from parlour.engine.rules.game import Game
from parlour.engine.rules.loading import path_of
from parlour.terminal.errors import Left, Unclear
from parlour.terminal.home import menu
from parlour.terminal.home.menu import Setup, ask_for_game, in_words
from parlour.terminal.home.settings import Choice, Settings, read_settings
from tests.terminal.script import Script

BRAG = "bastard-brag"


def choose(*answers: str) -> tuple[Setup, Script]:
    screen = Script(*answers)
    return ask_for_game(screen), screen


def test_a_switch_is_read_as_words() -> None:
    assert in_words("initialPlayerCoins") == "initial player coins"


def test_enter_accepts_everything() -> None:
    wish, _ = choose(*[""] * 10)
    assert (wish.game.id, wish.seats) == (game_names()[0], "me,house:medium,house:medium")
    assert wish.rules == find_game(game_names()[0]).rules()


def test_a_game_may_be_named() -> None:
    assert choose("Bastard Brag", *[""] * 10)[0].game.id == BRAG


def test_opponents_and_their_strength_may_be_chosen() -> None:
    assert choose(BRAG, "", "3", "h", "")[0].seats == "me,house:hard,house:hard,house:hard"


@pytest.mark.parametrize("name", game_names())
def test_the_rival_offered_is_the_one_that_the_rules_name(name: str) -> None:
    wish, screen = choose(name, *[""] * 10)
    rival = find_game(name).rules().default_rival
    assert set(wish.seats.split(",")[1:]) == {f"house:{rival}"}
    assert f"? [{rival}]" in screen.shown


def test_the_games_own_number_is_asked_for() -> None:
    assert choose(BRAG, "", "", "", "5")[0].rules.lives.lives == 5


@pytest.mark.parametrize("wrong", ["0", "11", "many", "-1"])
def test_a_number_that_the_rules_do_not_allow_is_asked_for_again(wrong: str) -> None:
    wish, screen = choose(BRAG, "", "", "", wrong, "2")
    assert wish.rules.lives.lives == 2
    assert "lives" in screen.shown


@pytest.mark.parametrize("wrong", ["0", "6", "x", "²"])
def test_an_impossible_number_of_opponents_is_asked_for_again(wrong: str) -> None:
    assert choose(BRAG, "", wrong, "1", "", "")[0].seats == "me,house:medium"


@pytest.mark.parametrize("wrong", ["0", "99", "poker", "²"])
def test_an_unknown_game_is_asked_for_again(wrong: str) -> None:
    wish, screen = choose(wrong, BRAG, "", "", "", "")
    assert wish.game.id == BRAG
    assert "There is no game called" in screen.shown


def test_one_can_leave_the_menu() -> None:
    with pytest.raises(Left):
        choose("q")


@pytest.mark.parametrize("name", game_names())
def test_every_menu_names_switches_of_its_game(name: str) -> None:
    game = find_game(name)
    assert all(path_of(game.tree(), switch) for switch in game.rules().menu)


def test_a_variant_may_be_chosen_and_is_offered_the_next_time(home: Path) -> None:
    wish, _ = choose(BRAG, "sudden", "1", "", "")
    assert wish.rules == find_game(BRAG).rules("sudden-death")
    again = Script(*[""] * 10)
    again.settings = read_settings()
    assert ask_for_game(again)[1:] == wish[1:]
    assert "? [sudden-death]" in again.shown


def test_friends_sit_down_by_their_names() -> None:
    screen = Script(BRAG, "", "1", "e", "")
    assert ask_for_game(screen, ["Ann", "Ben"]).seats == "Ann,Ben,house:easy"


def test_too_many_friends_are_told_so() -> None:
    with pytest.raises(Unclear, match="At most 6 can play that"):
        ask_for_game(Script(BRAG, ""), list("ABCDEFG"))


def test_whoever_goes_back_is_asked_the_question_before() -> None:
    wish, screen = choose(BRAG, "", "back", "sudden", "1", "back", "3", "e", "")
    assert wish.rules == find_game(BRAG).rules("sudden-death")
    assert wish.seats == "me,house:easy,house:easy,house:easy"
    assert screen.answers == []


def test_whoever_goes_back_from_the_first_question_leaves() -> None:
    with pytest.raises(Left):
        choose(BRAG, "back", "back")


class WithASwitch:
    """A game whose menu asks for one switch that is on or off."""

    def __init__(self, game: Game, switch: str) -> None:
        self.game = game
        self.switch = switch

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)

    def rules(self, *names: Any, **changes: Any) -> Any:
        return replace(self.game.rules(*names, **changes), menu=(self.switch,))


@pytest.mark.parametrize(
    ("answer", "is_on"),
    [("", False), ("yes", True), ("j", True), ("JA", True), ("nein", False), ("n", False)],
)
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_switch_is_asked_for_by_yes_or_no_in_both_languages(
    answer: str, is_on: bool, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = WithASwitch(find_game(BRAG), "knockAfterSwap")
    monkeypatch.setattr(menu, "find_game", lambda name: found)
    screen = Script(BRAG, "", "", "", "perhaps", answer, language=language)
    assert ask_for_game(screen).rules.game_flow.knock_after_swap is is_on
    assert ("yes or no? [no]" if language == "en" else "ja oder nein? [nein]") in screen.shown


def test_a_choice_that_the_rules_no_longer_allow_is_not_offered_again() -> None:
    screen = Script(*[""] * 10)
    screen.settings = Settings(last_game=BRAG, choices={BRAG: Choice(switches={"lives": "many"})})
    assert ask_for_game(screen).rules.lives.lives == 3

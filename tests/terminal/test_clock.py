"""The clock at the table: it warns, plays what it said it would, and is spoken of only where it runs."""

import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from queue import Queue
from typing import Any

import pytest

from parlour.engine.rules.finder import all_games
from parlour.engine.rules.game import Game
from parlour.match.match import Match
from parlour.players.seat_words import parse_seats
from parlour.storage.memory import MemoryStore
from parlour.terminal.clock import Timer, TurnClock
from parlour.terminal.errors import Left
from parlour.terminal.help import explain
from parlour.terminal.show.page import Page
from parlour.terminal.show.screen import Screen
from parlour.terminal.table.local_game import LocalGame
from parlour.terminal.words import TerminalWords, languages
from tests.terminal.script import COVERED, dealt, page_at, play_at, services_at

WORDS = TerminalWords()
OF_CLOCKS = re.compile(
    r"\b(clocks?|timers?|seconds|time is up|out of time|Uhr|Sekunden?|Zeit ist um)\b", re.IGNORECASE
)


class Wrist:
    """A time that passes when somebody says so."""

    def __init__(self) -> None:
        self.time = 100.0

    def __call__(self) -> float:
        return self.time


class Sleeper(Screen):
    """Types these lines and then falls asleep; is asked so many times after that, and leaves."""

    def __init__(self, *lines: str, seconds: int | None = 1, asked: int = 2) -> None:
        super().__init__()
        self.clock = TurnClock(seconds)
        self.lines, self.left, self.shown = lines, len(lines) + asked, ""
        self.typed: Queue[Any] = Queue()

    @contextmanager
    def listening(self, inbox: "Queue[Any]") -> Iterator[None]:
        self.typed = inbox
        for line in self.lines:
            inbox.put(f"{line}\n")
        yield

    def show_choices(self, page: Page) -> None:
        super().show_choices(page)
        self.left -= 1
        if self.left <= 0:
            self.typed.put("")

    def write(self, text: str) -> None:
        self.shown += text

    def cover(self) -> None:
        self.shown += COVERED


class Dozing(Sleeper):
    """Takes the screen over once, falls asleep, and is gone when it is handed over again."""

    def hand_over(self, question: str) -> None:
        self.handed = getattr(self, "handed", 0) + 1
        if self.handed > 1:
            raise Left


def test_the_time_is_that_of_the_rules_and_what_comes_then_is_said() -> None:
    screen = Sleeper("q", seconds=None)
    play_at(dealt(turnSeconds=45), screen)
    assert re.search(r"4[45] seconds, then: Put \S+ into the centre and take \S+", screen.shown)


def test_a_warning_comes_ten_seconds_before_the_end_or_in_the_last_third() -> None:
    for seconds, before in ((45, 35.0), (12, 8.0)):
        wrist = Wrist()
        timer = Timer(seconds, "Pass", wrist)
        assert timer.next_look() == before
        wrist.time += before
        assert timer.is_short()
        assert timer.text(WORDS) == f"Hurry: only {seconds - round(before)} seconds, then: Pass."


def test_the_last_seconds_are_counted_where_the_game_wants_that() -> None:
    wrist = Wrist()
    timer = Timer(30, "Pass", wrist, count=3)
    timer.is_warned = True
    looks = []
    while (look := timer.next_look()) is not None:
        wrist.time += look
        looks.append(timer.text(WORDS))
    assert looks == ["3 …", "2 …", "1 …", "Hurry: only 0 seconds, then: Pass."]


def test_a_count_is_written_below_the_question() -> None:
    screen = Sleeper(asked=1)
    screen.count_down(Timer(2.5, count=3))
    assert screen.shown == "\n3 …\n"


def test_what_the_clock_decided_is_recorded_as_its_own() -> None:
    after = play_at(dealt(), Sleeper("s 2 2", asked=3))
    assert [turn.by for turn in after.played if turn.seat == 0][-3:] == ["seat", "clock", "clock"]


def test_the_clock_plays_what_it_said_and_whoever_was_asleep_is_told_at_the_next_decision() -> None:
    match, screen = dealt(), Sleeper()
    due = match.position.on_timeout(0)
    after = play_at(match, screen)
    assert after.played[match.n].move == due
    said = re.search(r"second.?, then: (.*)\.\n", screen.shown)
    assert said is not None
    assert f"Your time was up. Played for you: {said[1]}. " in screen.shown


def test_the_time_runs_on_while_somebody_reads_and_answers_half_a_move() -> None:
    after = play_at(dealt(), Sleeper("?", "s", asked=0))
    assert next(turn for turn in after.played[2:] if turn.seat == 0).by == "clock"


def test_the_cards_of_somebody_asleep_are_covered_at_once_and_all_are_told() -> None:
    screen = Dozing(asked=9)
    play_at(dealt("Ann,Ben"), screen)
    after = screen.shown.partition("Your move?")[2]
    assert "Press Enter to cover" not in after
    assert after.index(COVERED) < after.index("The time of Ann was up.")


def test_the_clock_stands_while_the_screen_changes_hands() -> None:
    """Ann has her whole second however long it took until she was there."""
    screen = Sleeper(asked=0)
    screen.hand_over = lambda question: time.sleep(1.5)  # type: ignore[method-assign]
    screen.lines = ("s 1 1", "")
    after = play_at(dealt("Ann,Ben"), screen)
    assert after.played[2].by == "seat"


def test_a_guided_game_has_no_clock() -> None:
    screen = Sleeper("q", seconds=1)
    here = LocalGame(screen, MemoryStore())
    game = next(game for game in all_games() if game.guide is not None)
    here.play(here.loop.wait(here.room.begin_lesson(game, "Ann")))
    assert not OF_CLOCKS.search(screen.shown)


def test_the_same_clock_goes_on_with_a_game_that_is_left(tmp_path: Path) -> None:
    screen = Sleeper("q", seconds=30)
    play_at(dealt(), screen)
    assert re.search(r" resume [a-z2-7]{8} --clock 30\n$", screen.shown)


# What is said of clocks


def everything(game: Game, variant: str, screen: Screen) -> list[str]:
    """All texts that a table of this game can show at its first decision."""
    rules = game.rules(variant)
    seats = ",".join(["me", *["random"] * (max(2, rules.players.least) - 1)])
    match = Match.begin(game, rules, parse_seats(seats, game.levels), bytes(32))
    while 0 not in match.to_act():
        seat = match.to_act()[0]
        match.play(seat, next(iter(match.moves(seat))))
    page, asked = page_at(match, 0, screen.words), services_at(match, screen, clock=screen.clock)
    verbs = [explain(verb, page) for verb in rules.move_labels if verb in page.open_verbs()]
    shown = [asked.rules_text(), asked.help_text(page), asked.hint_text(page)]
    return [*shown, page.prompt(), *page.notes(), *verbs]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_without_a_clock_no_text_speaks_of_one(game: Game, language: str) -> None:
    for variant in game.variants():
        for text in everything(game, variant, Screen(TerminalWords(language))):
            assert not (found := OF_CLOCKS.search(text)), f"{found} in {text}"
            assert "Seconds" not in text


def test_with_a_clock_the_rules_say_how_long_a_decision_may_take() -> None:
    screen, game = Screen(), next(game for game in all_games() if game.id.startswith("c"))
    screen.clock = TurnClock()
    assert "60 seconds" in everything(game, "default", screen)[0]
    screen.clock = TurnClock(25)
    text = everything(game, "default", screen)[0]
    assert "Every decision has 25 seconds." in text
    assert "60 seconds" not in text
    assert "turnSeconds" not in text

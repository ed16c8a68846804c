"""The clock at the table: it warns, plays what it said it would, and is spoken of only where it runs."""

import re
from pathlib import Path

import pytest

from parlour.engine.play.position import Position
from parlour.engine.rules.finder import all_games, find_game
from parlour.engine.rules.game import Game
from parlour.match.match import Match
from parlour.match.store.file.reader import load
from parlour.match.store.file.writer import keep
from parlour.players.guide import guide_of
from parlour.players.seat_words import parse_seats
from parlour.players.seating import bots_for
from parlour.terminal.ask.conversation import Conversation
from parlour.terminal.ask.counsel import hint_text
from parlour.terminal.clock import Timer, TurnClock
from parlour.terminal.errors import Left
from parlour.terminal.help import explained
from parlour.terminal.loop import GameLoop
from parlour.terminal.show.page import Page
from parlour.terminal.show.screen import Screen
from parlour.terminal.signals import Signals
from parlour.terminal.sitting import sit_down
from parlour.terminal.words import TerminalWords, languages
from tests.terminal.script import COVERED, dealt

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


class WristClock(TurnClock):
    """A clock that goes by such a time."""

    def __init__(self, wrist: Wrist, seconds: int | None = None) -> None:
        super().__init__(seconds)
        self.wrist = wrist

    def timer(self, position: Position, seat: int, then: str) -> Timer:
        count = super().timer(position, seat, then).count
        return Timer(self.own_seconds or position.seconds(seat), then, self.wrist, count=count)


class Sleeper(Screen):
    """Types these lines, and then falls asleep: whatever is waited for takes its whole time."""

    def __init__(self, *lines: str, seconds: int | None = None) -> None:
        super().__init__()
        self.wrist, self.shown, self.slept = Wrist(), "", 0
        self.lines, self.read_line = list(lines), self.read
        self.clock = WristClock(self.wrist, seconds)

    def read(self, seconds: float | None) -> str:
        if self.lines:
            return f"{self.lines.pop(0)}\n"
        if seconds is None or self.slept > 1:
            return ""
        self.wrist.time += seconds
        raise TimeoutError

    def time_is_up(self) -> None:
        super().time_is_up()
        self.slept += 1

    def write(self, text: str) -> None:
        self.shown += text

    def cover(self) -> None:
        self.shown += COVERED


def play(match: Match, screen: Screen) -> None:
    with pytest.raises(Left):
        GameLoop(match, bots_for(match), screen, Signals()).play()


def test_the_time_is_that_of_the_rules_and_what_comes_then_is_said() -> None:
    screen, match = Sleeper(), dealt(turnSeconds=45)
    due = match.position.on_timeout(0)
    play(match, screen)
    assert "45 seconds, then: Swap one card with the centre (s 1 1)." in screen.shown
    assert match.played[2].move == due


def test_a_warning_comes_ten_seconds_before_the_end_or_in_the_last_third() -> None:
    for seconds, left in ((45, 10), (12, 4)):
        screen = Sleeper(seconds=seconds)
        play(dealt(), screen)
        assert f"Hurry: only {left} seconds, then: " in screen.shown


def test_the_last_seconds_are_counted_where_the_game_wants_that() -> None:
    game = find_game("claim")
    match = Match.begin(game, game.rules(), parse_seats("me,random,random,random"), bytes(32))
    screen = Sleeper()
    play(match, screen)
    assert "Hurry: only 10 seconds" in screen.shown
    assert "\n3 …\n\n2 …\n\n1 …\n" in screen.shown


def test_what_the_clock_decided_is_recorded_as_its_own(tmp_path: Path) -> None:
    match, screen = dealt(), Sleeper("s 2 2")
    keep(match, tmp_path / "x")
    play(match, screen)
    decided = [turn.by for turn in load(tmp_path / "x").match.played if turn.seat == 0]
    assert decided[-3:] == ["seat", "clock", "clock"]


def test_whoever_was_asleep_is_told_at_the_next_decision() -> None:
    screen = Sleeper()
    play(dealt(), screen)
    assert (
        "\nYour time was up. Played for you: Swap one card with the centre (s 1 1). Your turn: "
        in screen.shown
    )


def test_a_decision_in_time_is_the_persons_own() -> None:
    match = dealt()
    play(match, Sleeper("s 2 3"))
    assert next(turn for turn in match.played[2:] if turn.seat == 0).by == "seat"


def test_the_time_runs_on_while_somebody_reads_and_answers_half_a_move() -> None:
    match, screen = dealt(), Sleeper("?", "s")
    play(match, screen)
    assert next(turn for turn in match.played[2:] if turn.seat == 0).by == "clock"


def test_the_cards_of_somebody_asleep_are_covered_at_once_and_all_are_told() -> None:
    match, screen = dealt("Ann,Ben"), Sleeper("")
    play(match, screen)
    after = screen.shown.partition("Hurry")[2]
    assert "Press Enter to cover" not in after
    assert after.index(COVERED) < after.index("The time of Ann was up.")


def test_a_guided_game_has_no_clock() -> None:
    guide = guide_of(next(game for game in all_games() if game.guide is not None))
    match = guide.begin(parse_seats(",".join(["me", *["guide"] * (guide.script.seats - 1)])))
    screen = Sleeper()
    play(match, screen)
    assert not OF_CLOCKS.search(screen.shown)


def test_the_same_clock_goes_on_with_a_game_that_is_left() -> None:
    screen = Sleeper("q", seconds=30)
    sit_down(dealt(), Path("x"), screen)
    assert screen.shown.endswith(" resume x --clock 30\n")


# What is said of clocks


def everything(game: Game, variant: str, screen: Screen) -> list[str]:
    """All texts that a table of this game can show at its first decision."""
    rules = game.rules(variant)
    seats = ",".join(["me", *["random"] * (max(2, rules.players.least) - 1)])
    match = Match.begin(game, rules, parse_seats(seats, game.levels), bytes(32))
    while 0 not in match.to_act():
        seat = match.to_act()[0]
        match.play(seat, next(iter(match.moves(seat))))
    page = Page(match, 0, words=screen.words)
    talk = Conversation(screen, match, page)
    verbs = [explained(verb, page) for verb in rules.move_labels if verb in page.open_verbs()]
    return [talk.rules_text(), talk.help_text(), hint_text(match, page), page.prompt(), *page.notes(), *verbs]


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

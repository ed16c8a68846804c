"""A game at this screen from the first look to the last word, and the ways out of it."""

import re
import signal
from pathlib import Path
from typing import Any

import pytest

from parlour.cards.seeds import commitment
from parlour.client import RoomError
from parlour.client.local_games import unfinished_games
from parlour.engine.play.move import Move
from parlour.match.export import facts_of
from parlour.match.file.reader import load
from parlour.match.match import Match
from parlour.match.provenance import Provenance
from parlour.match.verify import verify
from parlour.players.kinds import remarks_on
from parlour.storage.memory import MemoryStore
from parlour.terminal.closing import command, resume_line
from parlour.terminal.errors import Left
from parlour.terminal.show.options import NOTHING, Offered
from parlour.terminal.show.screen import Screen
from parlour.terminal.signals import Signals
from parlour.terminal.table.company import Company
from parlour.terminal.table.hot_seat import HotSeat, OneViewer, Viewers
from parlour.terminal.table.local_game import LocalGame
from parlour.terminal.table.thread import TableThread
from parlour.terminal.words import TerminalWords
from tests.terminal.script import COVERED, Script, Somebody, brag, dealt, play_at


def sit_down(match: Match, screen: Screen, save: Path | None = None) -> int:
    """Play the match at a table of this machine's store, and return the exit code."""
    here = LocalGame(screen)
    return here.play(here.loop.wait(here.room.take_over(facts_of(match))), save)


def test_whoever_leaves_is_told_how_to_go_on(tmp_path: Path) -> None:
    screen = Script("q")
    assert sit_down(dealt(), screen, tmp_path / "a game.jsonl") == 0
    assert screen.shown.endswith(f"{command()} resume '{tmp_path}/a game.jsonl'\n")
    assert load(tmp_path / "a game.jsonl").match.n == dealt().n


def test_without_a_file_the_game_goes_on_by_its_name() -> None:
    screen = Script("q")
    sit_down(dealt(), screen)
    name = re.fullmatch(r"(?s).* resume ([a-z2-7]{8})\n", screen.shown)
    assert name is not None
    assert unfinished_games()[0].table.startswith(name[1])


def test_the_cards_are_covered_when_one_of_several_leaves(tmp_path: Path) -> None:
    screen = Script("", "q")
    sit_down(dealt("Ann,Ben"), screen, tmp_path / "x")
    assert screen.shown.endswith(f"{COVERED}\n{resume_line(str(tmp_path / 'x'), TerminalWords())}\n")


def test_the_end_tells_places_and_where_the_game_is(tmp_path: Path) -> None:
    screen, save = Script(), tmp_path / "x"
    assert sit_down(brag("random,random", lives=1), screen, save) == 0
    assert " is the last one with lives." in screen.shown
    assert "\n1. " in screen.shown
    assert "\n2. " in screen.shown
    assert f"verify {save}" in screen.shown
    assert f"replay {save}" in screen.shown
    assert verify(save).is_sound()


def test_the_winner_comes_first(tmp_path: Path) -> None:
    screen, save = Script(), tmp_path / "x"
    sit_down(brag("random,random", lives=1), screen, save)
    match = load(save).match
    outcome = match.outcome()
    assert outcome is not None
    first = next(line for line in screen.shown.splitlines() if line.startswith("1. "))
    assert match.names()[outcome.winners()[0]] in first


def test_a_finished_game_without_a_file_of_its_own_is_in_the_usual_folder(home: Path) -> None:
    sit_down(brag("random,random", lives=1), Script())
    [save] = (home / "games").iterdir()
    assert verify(save).is_sound()


class Wiped(Script):
    """A screen that is drawn anew at every decision."""

    keeps_text = False


def test_what_is_said_of_the_players_is_told_at_the_table_where_it_would_be_wiped_away() -> None:
    screen, match = Wiped("q"), brag("me,solver")
    play_at(match, screen)
    assert remarks_on(["solver"], match.game, match.rules, 2)[0] in screen.shown


def test_commands_are_printed_as_they_were_called(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_COMMAND", "./play")
    assert resume_line("x", TerminalWords()).endswith("./play resume x")


def play(match: Match, *answers: str) -> Script:
    """Play until the answers run out."""
    screen = Script(*answers)
    play_at(match, screen)
    return screen


def test_a_person_alone_never_sees_a_cover() -> None:
    assert COVERED not in play(dealt(), "s 1 1", "s 2 2").shown


def test_what_happens_is_told_with_the_next_table() -> None:
    assert "You put " in play(dealt(), "s 1 1").shown


def test_bots_alone_play_to_the_end_before_an_audience() -> None:
    screen = Script()
    assert play_at(brag("random,random", lives=1), screen).is_over()
    assert screen.questions == []


def test_a_refused_move_is_asked_for_again(monkeypatch: pytest.MonkeyPatch) -> None:
    sentences, really = ["Not just now."], TableThread.move

    def once(self: TableThread, move: Move, asked: int) -> None:
        if sentences:
            raise RoomError("not-now", sentences.pop())
        really(self, move, asked)

    monkeypatch.setattr(TableThread, "move", once)
    screen = play(dealt(), "s 1 1", "s 1 1")
    assert "Not just now." in screen.shown
    assert "You put " in screen.shown


def test_a_move_is_taken_back_and_asked_for_again() -> None:
    match, screen = dealt(), Script("s 1 1", "undo")
    assert play_at(match, screen).n == match.n
    first, *_, last = re.findall(r"Your hand: .*", screen.shown)
    assert first == last


def test_several_people_at_one_screen_take_a_move_back_without_a_vote() -> None:
    """Ann has moved after Ben, who takes back his own last move and hers with it."""
    match, screen = dealt("Ann,Ben"), Script("", "s 1 1", "", "", "s 1 1", "", "", "s 1 1", "", "", "undo")
    after = play_at(match, screen)
    assert after.n == match.n + 1
    assert "The table is asked" not in screen.shown


class Twice(Somebody):
    """Plays, and between games says what it is told to."""

    def await_words(self, offered: Offered) -> str:
        return self.answers.pop(0)


def test_the_log_holds_all_games_of_the_table() -> None:
    screen = Twice(7)
    screen.answers = ["b", "log", "q"]
    play_at(brag("me,random", lives=1), screen)
    assert screen.shown.rpartition("Type b for another game.")[2].count("turned for the first dealer") == 2


def viewers_at(match: Match) -> type[Viewers]:
    """Return how the screen is shared at this match."""
    kinds: list[type[Viewers]] = []

    class Asked(Script):
        def ask(self, question: str, offered: Offered = NOTHING) -> str:
            raise Left

    here = LocalGame(Asked(), MemoryStore())
    really = here._sit_down

    def noted(*given: Any) -> Company:
        company = really(*given)
        kinds.append(type(company.viewers))
        return company

    here._sit_down = noted  # type: ignore[method-assign,assignment]
    here.play(here.loop.wait(here.room.take_over(facts_of(match))))
    return kinds[0]


def test_several_people_share_a_hot_seat() -> None:
    assert viewers_at(brag("Ann,Ben")) is HotSeat


def test_one_person_gets_a_screen_alone() -> None:
    assert viewers_at(brag("Ann,random")) is OneViewer


def test_the_screen_is_covered_before_and_after_a_secret_view() -> None:
    pages = play(dealt("Ann,Ben"), "", "s 1 1", "").shown.split(COVERED)
    assert ["(you)" in page for page in pages] == [False, False, True, False, False, False]


def test_a_handover_names_who_is_next_and_shows_no_hand() -> None:
    handover = play(dealt("Ann,Ben")).shown
    assert "It is Ann's turn." in handover
    assert "hand:" not in handover


def test_whoever_acts_again_at_once_keeps_the_screen() -> None:
    shown = play(dealt("Ann,Ben", knockAfterSwap=True), "", "s 1 1", "k", "").shown
    assert "Ann knocked" in shown
    assert shown.count("It is Ann's turn.") == 1


def test_company_sees_only_what_everybody_may_see_at_the_end() -> None:
    screen = Somebody(7)
    play_at(brag("Ann,Ben", lives=1), screen)
    assert "(you)" not in screen.shown.rpartition(COVERED)[2]
    assert " wins. " in screen.shown.rpartition(COVERED)[2]


def shown(sentence: str) -> str:
    """The sentence as a screen writes it."""
    screen = Script()
    screen.happened(sentence)
    return screen.shown


def test_a_resumed_game_tells_only_the_latest_news() -> None:
    match = brag("me,random", lives=3)
    while not match.is_over() and match.heard < 40:
        seat = match.to_act()[0]
        match.play(seat, match.moves(seat).choices[0].nth(0))
    first, *_, last = match.lately(0)
    told = play(match).shown
    assert shown(first) not in told
    assert shown(last).strip() in told


def test_the_file_says_who_decided_and_when(tmp_path: Path) -> None:
    match, save = dealt(), tmp_path / "evening.parlour.jsonl"
    sit_down(match, Script("s 1 1", "q"), save)
    person, bot, *_ = load(save).match.played[match.n :]
    assert (person.seat, person.by, bot.seat, bot.by) == (0, "seat", 1, "bot")
    assert bot.at >= person.at > 1_700_000_000_000


ALL = [signal.SIGINT, signal.SIGTERM, signal.SIGHUP]


@pytest.mark.parametrize("number", ALL)
def test_a_signal_makes_the_person_leave_with_its_exit_code(number: signal.Signals) -> None:
    with Signals(), pytest.raises(Left) as left:
        signal.raise_signal(number)
    assert left.value.exit_code == 128 + number


def test_a_signal_waits_until_the_move_is_done() -> None:
    done: list[str] = []

    def move(signals: Signals) -> None:
        with signals.held():
            signal.raise_signal(signal.SIGINT)
            done.append("the move")

    with Signals() as signals, pytest.raises(Left):
        move(signals)
    assert done == ["the move"]


def test_without_a_signal_nothing_happens() -> None:
    with Signals() as signals, signals.held():
        pass
    assert signals.waiting is None


def test_signals_mean_afterwards_what_they_meant_before() -> None:
    before = [signal.getsignal(number) for number in ALL]
    with Signals():
        pass
    assert [signal.getsignal(number) for number in ALL] == before


def test_the_commitment_is_shown_before_the_first_card() -> None:
    match = dealt()
    screen = play(match, "q")
    assert screen.shown.index(commitment(match.seed)) < screen.shown.index("Your hand")
    assert screen.shown.count("its commitment is") == 1


class Rematch(Somebody):
    """Plays two games, and waits for the second one to begin."""

    def await_words(self, offered: Offered) -> str:
        self.wanted = getattr(self, "wanted", ["b"])
        if self.shown.count("\n1. ") == 2:
            return "q"
        return self.wanted.pop() if self.wanted else self.read_line(None)


def test_every_further_game_shows_its_own_commitment() -> None:
    screen = Rematch(7)
    play_at(brag("me,random", lives=1), screen)
    promised = re.findall(r"its commitment is (\w+)", screen.shown)
    assert len(promised) == len(set(promised)) == 2


def test_several_people_see_the_commitment_before_anybodys_cards() -> None:
    match = dealt("Ann,Ben")
    screen = play(match, "", "q")
    assert screen.shown.index(commitment(match.seed)) < screen.shown.index("Your hand")


def test_a_drawn_table_tells_the_commitment_among_the_news() -> None:
    screen, match = Wiped("q"), dealt()
    play_at(match, screen)
    assert screen.shown.count(f"its commitment is {commitment(match.seed)}") == 1


def test_a_chosen_seed_is_named_as_one() -> None:
    match = dealt()
    chosen = play(match, "q")
    match.provenance = Provenance()
    drawn = play(match, "q")
    assert "The seed was chosen beforehand (--seed)" in chosen.shown
    assert "chosen beforehand" not in drawn.shown

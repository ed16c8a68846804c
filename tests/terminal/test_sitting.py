"""A match played at a screen from the first look to the last word, and the ways out of it."""

import signal
from pathlib import Path
from typing import Any

import pytest

from parlour.cards.seeds import commitment
from parlour.engine.errors import Refused
from parlour.engine.play.move import Move
from parlour.engine.words.sentence import sentence_of
from parlour.match.errors import BadSave
from parlour.match.match import Match
from parlour.match.provenance import Provenance
from parlour.match.store.file.reader import load
from parlour.match.store.file.writer import keep
from parlour.players.seating import bots_for, remarks_at
from parlour.terminal.errors import Left
from parlour.terminal.closing import command, resume_line
from parlour.terminal.hot_seat import HotSeat, OneViewer
from parlour.terminal.loop import GameLoop
from parlour.terminal.signals import Signals
from parlour.terminal.sitting import sit_down
from parlour.terminal.words import TerminalWords
from tests.terminal.script import COVERED, Script, brag, dealt


def test_whoever_leaves_is_told_how_to_go_on() -> None:
    screen = Script("q")
    assert sit_down(dealt(), Path("/tmp/a game.jsonl"), screen).exit_code == 0
    assert screen.shown.endswith(f"{command()} resume '/tmp/a game.jsonl'\n")


def test_the_cards_are_covered_when_one_of_several_leaves() -> None:
    screen = Script("", "q")
    sit_down(dealt("Ann,Ben"), Path("x"), screen)
    assert screen.shown.endswith(f"{COVERED}\n{resume_line(Path('x'), TerminalWords())}\n")


def test_the_end_tells_places_and_where_the_game_is() -> None:
    screen = Script()
    match = brag("random,random", lives=1)
    assert sit_down(match, Path("x"), screen).exit_code == 0
    assert " won. One player is left with lives." in screen.shown
    assert "\n1. " in screen.shown
    assert "\n2. " in screen.shown
    assert "verify x" in screen.shown
    assert "replay x" in screen.shown


def test_the_winner_comes_first() -> None:
    screen = Script()
    match = brag("random,random", lives=1)
    sit_down(match, Path("x"), screen)
    outcome = match.outcome()
    assert outcome is not None
    first = next(line for line in screen.shown.splitlines() if line.startswith("1. "))
    assert match.names()[outcome.winners()[0]] in first


def test_the_cards_are_covered_when_the_game_cannot_be_saved(tmp_path: Path) -> None:
    match, screen = brag("Ann,Ben"), Script("", "deal")
    keep(match, tmp_path / "x")
    (tmp_path / "x").write_text("changed by somebody else")
    with pytest.raises(BadSave, match="the move was not saved"):
        sit_down(match, tmp_path / "x", screen)
    assert screen.shown.endswith(COVERED)


class Wiped(Script):
    """A screen that is drawn anew at every decision."""

    keeps_text = False


def test_what_is_said_of_the_players_is_told_at_the_table_where_it_would_be_wiped_away() -> None:
    screen, match = Wiped("q"), brag("me,solver")
    sit_down(match, Path("x"), screen)
    assert remarks_at(match)[0] in screen.shown


def test_commands_are_printed_as_they_were_called(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_COMMAND", "./play")
    assert resume_line(Path("x"), TerminalWords()).endswith("./play resume x")


def play(match: Match, *answers: str) -> Script:
    """Plays until the answers run out or the game is over."""
    screen = Script(*answers)
    try:
        GameLoop(match, bots_for(match), screen, Signals()).play()
    except Left:
        screen.write("<left>")
    return screen


def test_a_person_alone_never_sees_a_cover() -> None:
    assert COVERED not in play(dealt(), "s 1 1", "s 2 2").shown


def test_what_happens_is_told_at_once() -> None:
    assert "You put " in play(dealt(), "s 1 1").shown


def test_bots_alone_play_to_the_end_before_an_audience() -> None:
    match = brag("random,random", lives=1)
    screen = play(match)
    assert match.is_over()
    assert screen.questions == []


def test_a_refused_move_is_asked_for_again(monkeypatch: pytest.MonkeyPatch) -> None:
    match, really = dealt(), Match.play
    sentences = [sentence_of("refusal.not-your-turn", seat=1)]

    def once(self: Match, seat: int, move: Move, **how: Any) -> None:
        if sentences:
            raise Refused("not-now", sentences.pop())
        really(self, seat, move, **how)

    monkeypatch.setattr(Match, "play", once)
    screen = play(match, "s 1 1", "s 1 1")
    assert "It is not Ada's turn." in screen.shown


def test_several_people_share_a_hot_seat() -> None:
    match = brag("Ann,Ben")
    assert isinstance(GameLoop(match, bots_for(match), Script(), Signals()).viewers, HotSeat)


def test_one_person_gets_a_screen_alone() -> None:
    match = brag("Ann,random")
    assert isinstance(GameLoop(match, bots_for(match), Script(), Signals()).viewers, OneViewer)


def test_the_screen_is_covered_before_and_after_a_secret_view() -> None:
    match = dealt("Ann,Ben")
    pages = play(match, "", "s 1 1", "").shown.split(COVERED)
    assert ["(you)" in page for page in pages] == [False, False, True, False, False]


def test_a_handover_names_who_is_next_and_shows_no_hand() -> None:
    match = dealt("Ann,Ben")
    handover = play(match).shown
    assert "It is Ann's turn." in handover
    assert "hand:" not in handover


def test_whoever_acts_again_at_once_keeps_the_screen() -> None:
    match = dealt("Ann,Ben", knockAfterSwap=True)
    shown = play(match, "", "s 1 1", "k", "").shown
    assert "Ann knocked" in shown
    assert shown.count("It is Ann's turn.") == 1


def test_company_sees_only_what_everybody_may_see_at_the_end() -> None:
    match = brag("Ann,Ben", lives=1)
    while not match.is_over():
        seat = match.to_act()[0]
        match.play(seat, match.moves(seat).choices[-1].nth(0))
    assert "(you)" not in play(match).shown


def shown(sentence: str) -> str:
    """The sentence as a screen writes it."""
    screen = Script()
    screen.happened(sentence)
    return screen.shown


def test_a_resumed_game_tells_only_the_latest_news() -> None:
    match = brag("me,random", lives=3)
    while not match.is_over() and match.heard < 20:
        seat = match.to_act()[0]
        match.play(seat, match.moves(seat).choices[0].nth(0))
    first, *_, last = match.lately(0)
    told = play(match).shown
    assert shown(first) not in told
    assert shown(last) in told


def test_the_file_says_who_decided_and_when(tmp_path: Path) -> None:
    match, save = dealt(), tmp_path / "evening.parlour.jsonl"
    laid_out = match.n
    keep(match, save)
    sit_down(match, save, Script("s 1 1", "q"))
    person, bot, *_ = load(save).match.played[laid_out:]
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
    screen, match = Script("q"), dealt()
    sit_down(match, Path("x"), screen)
    assert screen.shown.index(commitment(match.seed)) < screen.shown.index("Your hand")
    assert screen.shown.count("its commitment is") == 1


def test_several_people_see_the_commitment_before_anybodys_cards() -> None:
    screen, match = Script("", "q"), dealt("Ann,Ben")
    sit_down(match, Path("x"), screen)
    assert screen.shown.index(commitment(match.seed)) < screen.shown.index("Your hand")


def test_a_drawn_table_tells_the_commitment_among_the_news() -> None:
    screen, match = Script("q"), dealt()
    screen.keeps_text = False
    sit_down(match, Path("x"), screen)
    assert screen.shown.count(f"its commitment is {commitment(match.seed)}") == 1


def test_a_chosen_seed_is_named_as_one() -> None:
    chosen, drawn = Script("q"), Script("q")
    match = dealt()
    sit_down(match, Path("x"), chosen)
    match = dealt()
    match.provenance = Provenance()
    sit_down(match, Path("x"), drawn)
    assert "The seed was chosen beforehand (--seed)" in chosen.shown
    assert "chosen beforehand" not in drawn.shown

"""A live table at a screen: what is shown while waiting and thinking, and what typing does."""

import re
from queue import Queue
from typing import Any

import msgspec
import pytest

from parlour.engine.errors import ParlourError
from parlour.engine.play.move import Move
from parlour.engine.play.outcome import Outcome
from parlour.match.match import Match
from parlour.terminal.closing import standing
from parlour.terminal.errors import Left
from parlour.terminal.show.page import Page
from parlour.terminal.show.plain import plain_choices, plain_table
from parlour.terminal.show.screen import Screen
from parlour.terminal.table.company import FIRST, Company
from parlour.terminal.table.sitting import Sitting
from parlour.terminal.table.snapshot import Snapshot
from parlour.terminal.words import TerminalWords
from parlour.wire import messages as m
from parlour.wire.catalogue import Catalogue, catalogue
from parlour.wire.merging import merge_views
from parlour.wire.views import Scene
from tests.terminal.script import page_at
from tests.wire.walks import GAMES, begun, walk


def snapshot(
    match: Match, you: int | None = 0, *, asked: int = 0, status: str = "playing", **more: Any
) -> Snapshot:
    """What a room would have sent of this match."""
    scene, meta = Scene.of(match, more.pop("outcome", None)), match.rules.metadata
    picture = merge_views(scene.common(), scene.own(you), game=meta.game_id, variant=meta.variant, viewer=you)
    known = msgspec.json.decode(catalogue(match.game, match.rules).raw, type=Catalogue)
    seats = [m.Person(seat, name, "person", host=seat == 0) for seat, name in enumerate(match.names())]
    clock = more.pop("clock", None)
    state = m.State(match.n, 1, scene.common(), scene.own(you), 1_000, asked, clock=clock)
    return Snapshot(
        you, m.Seats(status, seats, you=you, vote=more.pop("vote", None)), state, picture, known, **more
    )


class Elsewhere:
    """A remote table that takes everything down and accepts it."""

    table = "tabula"

    def __init__(self) -> None:
        self.inbox: Queue[Any] = Queue()
        self.done: list[Any] = []
        self.refuse = ""
        self.advices: dict[str, m.Advice] = {}
        self.closed = [next(iter(begun(GAMES[0]).rules.move_labels))]

    def take(self, *what: Any) -> None:
        if self.refuse:
            code, self.refuse = self.refuse, ""
            raise ParlourError(code, f"No: {code}.")
        self.done.append(what)

    def move(self, move: Move, asked: int) -> None:
        self.take(move.verb, asked)

    def why(self) -> dict[str, str]:
        return dict.fromkeys(self.closed, "It is never open.")

    def advice(self, what: str) -> m.Advice:
        self.take("advice", what)
        return self.advices[what]

    def say(self, text: str, preset: str) -> None:
        self.take("say", text, preset)

    def sit(self, name: str, seat: int = -1) -> None:
        self.take("sit", name)

    def do(self, what: str, *, seat: int = -1, text: str = "", yes: bool = True) -> None:
        self.take(what, yes, *([seat, text] if seat >= 0 or text else []))


class Paper(Screen):
    """A plain screen that keeps what it shows."""

    def __init__(self) -> None:
        super().__init__()
        self.shown = ""

    def write(self, text: str) -> None:
        self.shown += text


def visit(first: Snapshot, *items: Snapshot | str, refuse: str = "") -> tuple[Paper, Elsewhere]:
    """A visit in which all this comes in, until the keyboard is at its end."""
    remote, screen = Elsewhere(), Paper()
    remote.refuse = refuse
    for item in (*items, ""):
        remote.inbox.put(item)
    with pytest.raises(Left):
        Sitting(Company({FIRST: remote}, {FIRST: first}, screen)).visit("", watch=False)
    return screen, remote


@pytest.mark.parametrize("name", GAMES)
def test_a_page_of_a_room_shows_what_a_page_of_a_match_shows(name: str) -> None:
    words = TerminalWords()
    for match in walk(name, 25):
        seat = match.to_act()[0] if match.to_act() else 0
        here, there = page_at(match, seat), Page(snapshot(match, seat), [], words)
        assert plain_table(there) == plain_table(here)
        if match.to_act():
            assert plain_choices(there)[:-1] == plain_choices(here)[:-1]


def acting(match: Match) -> int:
    return match.to_act()[0]


def test_a_move_is_asked_for_and_sent_with_its_question() -> None:
    match = begun(GAMES[0])
    first = snapshot(match, acting(match), asked=7)
    key = Page(first, [], TerminalWords()).moves()[0][0]
    screen, remote = visit(first, f"{key}\n")
    assert remote.done == [(match.moves(acting(match)).verbs()[0], 7)]
    assert "Your move?" in screen.shown


def test_a_question_that_closes_while_somebody_thinks_is_given_up() -> None:
    match = begun(GAMES[0])
    screen, remote = visit(snapshot(match, acting(match), asked=7), snapshot(match, acting(match), asked=0))
    assert "That question is no longer open." in screen.shown
    assert remote.done == []


def test_a_refused_move_is_asked_for_again() -> None:
    match = begun(GAMES[0])
    first = snapshot(match, acting(match), asked=7)
    key = Page(first, [], TerminalWords()).moves()[0][0]
    screen, remote = visit(first, f"{key}\n", f"{key}\n", refuse="not-stored")
    assert "No: not-stored." in screen.shown
    assert len(remote.done) == 1


def test_talk_comes_in_while_somebody_thinks_and_the_question_is_put_again() -> None:
    match = begun(GAMES[0])
    first = snapshot(match, acting(match), asked=7)
    news = snapshot(match, acting(match), asked=7, said=(m.Said(1, "Bob", "Well, well.", 0),))
    screen, _ = visit(first, news)
    assert "Bob: Well, well." in screen.shown
    assert screen.shown.count("Your move?") == 2


def test_the_clock_says_what_happens_when_the_time_is_up() -> None:
    match = begun(GAMES[0])
    clock = m.Clock(due=61_000, of=60_000, left=60_000, seats=[0], timeout="Deal")
    screen, _ = visit(snapshot(match, acting(match), asked=7, clock=clock))
    assert "60 seconds, then: Deal." in screen.shown


def test_typed_wishes_reach_the_table() -> None:
    match = begun(GAMES[0])
    vote = m.Vote("pause", 0, 1, [1], 2, 0)
    first = snapshot(match, 0, status="open", vote=vote)
    _, remote = visit(first, "b\n", "say hello\n", "say Good evening\n", "yes\n", "no\n", "pause\n", "undo\n")
    assert remote.done == [
        ("begin", True),
        ("say", "", "hello"),
        ("say", "Good evening", ""),
        ("vote", True),
        ("vote", False),
        ("pause", True),
        ("undo", True),
    ]


def test_whom_a_wish_is_about_goes_along_and_what_leaves_no_trace_is_confirmed() -> None:
    match = begun(GAMES[0])
    bob = match.names()[1]
    screen, remote = visit(snapshot(match, 0, status="open"), f"mute {bob}\n", "kick 9\n", "kick 2\n")
    assert remote.done == [("mute", True, 1, ""), ("kick", True, 1, "")]
    assert "Done." in screen.shown
    assert "There is no chair 9" in screen.shown


def test_the_clock_of_others_is_shown_while_waiting() -> None:
    match = begun(GAMES[0])
    clock = m.Clock(due=42_000, of=60_000, left=41_000, seats=[acting(match)])
    screen, _ = visit(snapshot(match, 1 - acting(match), clock=clock))
    assert f"Waiting for {match.names()[acting(match)]}, 41 seconds at most." in screen.shown


def test_a_cut_line_is_told_and_so_is_its_return() -> None:
    match = begun(GAMES[0])
    screen, _ = visit(snapshot(match), snapshot(match, is_cut=True), snapshot(match))
    assert screen.shown.index("The line is cut.") < screen.shown.index("The line is back.")


def test_a_line_that_ended_for_good_is_an_error() -> None:
    match = begun(GAMES[0])
    remote = Elsewhere()
    remote.inbox.put(snapshot(match, ended=ParlourError("line-ended", "That is all.")))
    with pytest.raises(ParlourError, match="That is all"):
        Sitting(Company({FIRST: remote}, {FIRST: snapshot(match)}, Paper())).visit("", watch=False)


def test_the_name_is_asked_for_until_the_room_takes_it() -> None:
    match = begun(GAMES[0])
    screen, remote = visit(snapshot(match, None, status="open"), "Ann\n", "Anna\n", refuse="same-name")
    assert screen.shown.count("What is your name?") == 2
    assert remote.done == [("sit", "Anna")]


def test_whoever_comes_back_takes_the_seat_from_the_house() -> None:
    match = begun(GAMES[0])
    first = snapshot(match)
    assert first.seats is not None
    away = msgspec.structs.replace(first.seats.seats[0], house=True)
    seats = msgspec.structs.replace(first.seats, seats=[away, *first.seats.seats[1:]])
    _, remote = visit(first._replace(seats=seats))
    assert remote.done == [("back", True)]


def test_the_end_of_a_game_shows_the_standing_once() -> None:
    *_, match = walk(GAMES[0], 100_000)
    over = snapshot(match, status="over")
    screen, _ = visit(over, over, over, "nonsense\n")
    assert len(re.findall(r"You win!|wins, you are", screen.shown)) == 1
    assert "Type b for another game." in screen.shown
    assert "nonsense means nothing while you wait" in screen.shown


def test_a_game_that_people_ended_shows_why_and_asks_for_no_move() -> None:
    match = begun(GAMES[0], 2)
    for outcome, said in (
        (Outcome([], [], "end.ended"), "The game was ended without a result."),
        (
            Outcome([1, 2], [], "end.walkover", {"seat": 0}),
            "You won by walkover: everybody else had left.",
        ),
    ):
        now = snapshot(match, match.to_act()[0], status="over", outcome=outcome)
        page = Page(now, [], TerminalWords("en"))
        assert (page.view.to_act, page.view.forms) == ([], [])
        assert standing(page)[0].endswith(said)
        assert len(standing(page)) == 1 + len(outcome.places)


def test_help_and_rules_come_from_what_the_room_has_sent() -> None:
    match = begun(GAMES[0])
    screen, _ = visit(snapshot(match, acting(match), asked=7), "?\n", "rules\n", "log\n")
    assert "It is never open." in screen.shown
    assert "say TEXT speaks at the table" in screen.shown
    assert match.game.text(match.rules, "player").splitlines()[0].strip("# ") in screen.shown


def test_names_that_come_after_the_question_are_on_the_page() -> None:
    match = begun(GAMES[0])
    then = snapshot(match, acting(match), asked=7)
    assert then.seats is not None
    nobody = [msgspec.structs.replace(each, name="") for each in then.seats.seats]
    first = then._replace(seats=msgspec.structs.replace(then.seats, seats=nobody))
    screen, _ = visit(first, then)
    assert (
        match.names()[1 - acting(match)]
        in screen.shown.rpartition("Your move?")[0].rpartition("Your move?")[2]
    )


def test_whoever_sits_down_after_a_game_has_not_played_it() -> None:
    *_, match = walk(GAMES[0], 100_000)
    told = m.Told("SHOWDOWN", "You lost a life.")
    looked_on = snapshot(match, None, status="over")
    seated = snapshot(match, 1, status="over", heard=(told,))
    screen, _ = visit(looked_on, "Zoe\n", seated)
    assert " wins. " in screen.shown
    assert "you are" not in screen.shown
    assert "(you)" not in screen.shown.replace("Chair 2: Name 1 (you)", "")
    assert "You lost" not in screen.shown


def test_whoever_has_played_a_game_hears_their_place() -> None:
    *_, match = walk(GAMES[0], 100_000)
    outcome = match.outcome()
    assert outcome is not None
    loser = next(seat for seat, place in enumerate(outcome.places) if place > 1)
    screen, _ = visit(snapshot(match, loser), snapshot(match, loser, status="over"))
    assert "wins, you are second of two." in screen.shown

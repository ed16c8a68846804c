"""Wishes at a live table: every wish of the protocol can be typed, and only what may be asked is offered."""

import re
from pathlib import Path

import msgspec
import pytest

from parlour.engine.rules.finder import find_game
from parlour.terminal.errors import Unclear
from parlour.terminal.table.command_parser import Command, command_in, command_lines, open_commands
from parlour.terminal.table.snapshot import Snapshot
from parlour.terminal.words import TerminalWords
from parlour.wire import messages as m
from parlour.wire.parts import Hold
from tests.terminal.table.test_live import snapshot
from tests.wire.walks import GAMES, begun

PROTOCOL = Path(__file__).parents[3] / "docs/reference/protocol.md"
PEOPLE = [
    m.Person(0, "Ann", "person", host=True),
    m.Person(1, "Bob Two", "person"),
    m.Person(2, "House 1", "bot", "house:medium"),
    m.Person(3, "", "empty"),
]


def at(status: str = "open", you: int | None = 0, *, vote: bool = False, paused: bool = False) -> Snapshot:
    """A table of four with these people."""
    asked = m.Vote("pause", 0, 1, [1], 2, 0) if vote else None
    clock = m.Clock(paused=True) if paused else None
    first = snapshot(begun(GAMES[0]), 0, status=status, clock=clock)
    return first._replace(you=you, seats=m.Seats(status, PEOPLE, vote=asked, you=you))


def held() -> Snapshot:
    """The same while the next deal waits."""
    now = at("playing")
    assert now.seats is not None
    return now._replace(seats=msgspec.structs.replace(now.seats, hold=Hold(1, [1], [0])))


@pytest.mark.parametrize(
    ("line", "wish"),
    [
        ("b", Command("begin")),
        ("begin", Command("begin")),
        ("fill 4 house:hard", Command("fill", 3, "house:hard")),
        ("fill house:easy:bold", Command("fill", 3, "house:easy:bold")),
        ("empty 3", Command("fill", 2)),
        ("name Zoë the Great", Command("name", text="Zoë the Great")),
        ("kick Bob", Command("kick", 1)),
        ("kick bob two", Command("kick", 1)),
        ("host 2", Command("host", 1)),
        ("mute b", Command("mute", 1)),
        ("unmute 2", Command("mute", 1, yes=False)),
        ("pause", Command("pause")),
        ("resume", Command("resume")),
        ("undo", Command("undo")),
        ("back", Command("back")),
        ("stand", Command("stand")),
        ("close", Command("close")),
        ("SAY Good Evening", Command("say", text="Good Evening")),
        ("sit 4", Command("sit", 3)),
    ],
)
def test_a_typed_line_is_a_wish(line: str, wish: Command) -> None:
    assert command_in(line, at()) == wish


def test_the_short_word_and_begin_mean_another_game_once_one_is_over() -> None:
    assert command_in("b", at("over")) == command_in("begin", at("over")) == Command("rematch")
    assert command_in("b", at("playing")) is None


def test_yes_and_no_are_votes_while_there_is_one() -> None:
    assert command_in("no", at(vote=True)) == Command("vote", yes=False)
    assert command_in("no", at()) is None


@pytest.mark.parametrize(
    "line", ["fill", "fill 9 random", "fill 2", "empty", "kick", "kick Zed", "name", "sit x"]
)
def test_what_names_nobody_or_is_not_finished_is_unclear(line: str) -> None:
    with pytest.raises(Unclear):
        command_in(line, at())


def test_every_wish_of_the_protocol_can_be_typed() -> None:
    table = PROTOCOL.read_text("utf-8").split("| `what` | who |")[1].split("\n\n")[0]
    known = re.findall(r"^\| `(\w+)` \|", table, re.MULTILINE)
    lines = (
        "begin",
        "stand",
        "back",
        "fill 4 random",
        "name A",
        "pause",
        "resume",
        "undo",
        "end game",
        "kick 2",
        "host 2",
    )
    typed = [command_in(line, at(vote=True)) for line in (*lines, "mute 2", "yes", "close")]
    typed += [command_in("b", at("over")), command_in("walkover", left_alone())]
    typed += [command_in("next", held())]
    assert {wish.what for wish in typed if wish} == set(known)


def test_the_host_is_offered_the_chairs_between_games_and_the_clock_in_one() -> None:
    assert open_commands(at()) == [
        *("begin", "fill", "empty", "name", "say", "stand", "kick", "mute", "unmute", "host", "close")
    ]
    assert open_commands(at("playing")) == [
        *("say", "pause", "undo", "end", "stand", "kick", "mute", "unmute", "host")
    ]
    assert "resume" in open_commands(at("playing", paused=True))


def test_guests_and_those_who_look_on_are_offered_less() -> None:
    assert open_commands(at(you=1)) == ["name", "say", "stand", "kick"]
    assert open_commands(at(you=None)) == ["sit"]
    assert "begin" in open_commands(at("over", 1))


def left_alone() -> Snapshot:
    """Bob in a game which the other person has left."""
    now = at("playing", 1)
    people = [msgspec.structs.replace(PEOPLE[0], here=False), *PEOPLE[1:]]
    return now._replace(seats=m.Seats("playing", people, you=1))


def test_who_is_left_alone_is_offered_the_game() -> None:
    assert command_in("walkover", left_alone()) == Command("walkover")
    assert "walkover" in open_commands(left_alone())
    assert command_in("walkover", at("playing")) is None
    assert "walkover" not in open_commands(at("playing"))


def test_a_game_is_ended_by_two_words_for_a_move_may_begin_with_the_first() -> None:
    assert command_in("End Game", at("playing")) == Command("end")
    assert command_in("end", at("playing")) is None
    assert command_in("end turn", at("playing")) is None


def test_where_somebody_is_away_the_host_may_put_a_bot_there() -> None:
    now = at("playing")
    assert now.seats is not None
    away = [PEOPLE[0], msgspec.structs.replace(PEOPLE[1], here=False), *PEOPLE[2:]]
    assert "fill" in open_commands(now._replace(seats=msgspec.structs.replace(now.seats, seats=away)))


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_offer_has_a_line_of_help_with_its_word(language: str) -> None:
    for now in (at(vote=True), at("playing", paused=True), at("over", None), left_alone()):
        lines = command_lines(now, TerminalWords(language))
        assert all(f"`{word}" in line for word, line in zip(open_commands(now), lines, strict=True))


@pytest.mark.parametrize("name", GAMES)
def test_no_wish_is_called_like_a_move(name: str) -> None:
    labels = find_game(name).rules().move_labels
    firsts = {words.replace("_", " ").split()[0].lower() for each in labels.items() for words in each}
    for word in firsts:
        assert command_in(word, at("playing")) is None

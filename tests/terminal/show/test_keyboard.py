"""The keyboard: lines as they come, in time or not, one reader after another."""

import os
import sys
import threading
from collections.abc import Iterator
from io import StringIO
from queue import Queue
from typing import Any

import pytest

from parlour.terminal.show.keyboard import THREAD, Keyboard


class Pipe:
    """A standard input that somebody else writes to."""

    def __init__(self) -> None:
        self.reading, self.writing = os.pipe()

    def type(self, text: str) -> None:
        os.write(self.writing, text.encode())


@pytest.fixture
def pipe(monkeypatch: pytest.MonkeyPatch) -> Iterator[Pipe]:
    made = Pipe()
    with os.fdopen(made.reading, encoding="utf-8") as stdin:
        monkeypatch.setattr(sys, "stdin", stdin)
        yield made
        os.close(made.writing)
        for thread in threading.enumerate():
            if thread.name == THREAD:
                thread.join(5)


def test_lines_come_one_by_one(pipe: Pipe) -> None:
    pipe.type("s 1\nähm\n")
    keyboard = Keyboard()
    assert [keyboard.next_line(), keyboard.next_line()] == ["s 1\n", "ähm\n"]


def test_a_line_that_does_not_come_in_time_is_not_waited_for(pipe: Pipe) -> None:
    keyboard = Keyboard()
    with pytest.raises(TimeoutError):
        keyboard.next_line(0.01)
    pipe.type("late\n")
    assert keyboard.next_line(5) == "late\n"


def test_what_was_read_already_is_not_lost_when_time_begins_to_count(pipe: Pipe) -> None:
    pipe.type("one\ntwo\nthree\n")
    keyboard = Keyboard()
    assert keyboard.next_line() == "one\n"
    assert keyboard.next_line(5) == "two\n"
    assert keyboard.next_line() == "three\n"


def test_lines_go_into_an_inbox_and_back_again(pipe: Pipe) -> None:
    keyboard, inbox = Keyboard(), Queue[Any]()
    keyboard.carry_into(inbox)
    pipe.type("there\n")
    assert inbox.get(timeout=5) == "there\n"
    keyboard.carry_back(inbox)
    pipe.type("here\n")
    assert keyboard.next_line() == "here\n"


def test_at_the_end_every_line_is_empty(monkeypatch: pytest.MonkeyPatch) -> None:
    reading, writing = os.pipe()
    os.write(writing, b"last")
    os.close(writing)
    with os.fdopen(reading) as stdin:
        monkeypatch.setattr(sys, "stdin", stdin)
        keyboard = Keyboard()
        assert [keyboard.next_line(5) for _ in range(3)] == ["last", "", ""]


def test_what_is_no_file_is_read_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", StringIO("a\nb\n"))
    keyboard = Keyboard()
    assert [keyboard.next_line(), keyboard.next_line(1)] == ["a\n", "b\n"]

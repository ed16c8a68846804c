"""The driver of a Unix terminal: bytes that are no letters, and a terminal that is gone."""

import asyncio
import os
import pty
from types import SimpleNamespace
from typing import Any

import pytest
from textual import events

from parlour.terminal.app.driver import TableDriver, _Lasting


class App:
    """Takes what a driver tells it."""

    def __init__(self) -> None:
        self.is_lost = False

    def lose_terminal(self) -> None:
        self.is_lost = True


def keys_read(*typed: bytes) -> tuple[list[str | None], App]:
    """The keys that a driver reads until the terminal is gone."""
    near, far = pty.openpty()
    app = App()
    told: list[object] = []

    async def made() -> TableDriver:
        return TableDriver(app)

    driver: Any = asyncio.run(made())
    driver.fileno, driver.process_message = far, told.append
    os.system(f"stty raw -echo < {os.ttyname(far)}")
    for each in typed:
        os.write(near, each)
    read = driver._typed

    def read_or_end() -> bytes:
        found: bytes = read()
        if found.endswith(b"\r"):
            driver._typed = lambda: b""
            os.write(near, b"x")
        return found

    driver._typed = read_or_end
    driver.run_input_thread()
    os.close(near)
    os.close(far)
    return [message.character for message in told if isinstance(message, events.Key)], app


@pytest.mark.parametrize("byte", [b"\xff", b"\xe9", b"\xc3"])
def test_a_byte_that_is_no_letter_is_one_that_nobody_knows(byte: bytes) -> None:
    keys, app = keys_read(b"a" + byte + b"b\r")
    assert keys == ["a", "�", "b", "\r"]
    assert app.is_lost


def test_a_letter_may_come_in_two_halves() -> None:
    assert keys_read("é".encode()[:1], "é".encode()[1:], b"\r")[0] == ["é", "\r"]


def test_a_writer_outlives_the_terminal() -> None:
    def fail(*text: str) -> None:
        raise OSError(5, "Input/output error")

    file: Any = SimpleNamespace(write=fail, flush=fail, fileno=lambda: 1)
    _Lasting(file).write("x")
    _Lasting(file).flush()

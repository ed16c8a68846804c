"""Somebody who enters a tournament from a terminal and plays what is offered, in a thread of their own."""

from pathlib import Path
from threading import Thread

from tests.journeys.person import MOVE, WITH_DEFAULT, WITHOUT_DEFAULT, Person
from tests.journeys.screen import ESCAPES, Screen

_ENDS = ("wins the tournament.", "share the first place.")


class AtTerminal:
    """Follows wherever the director sends them."""

    def __init__(self, link: str, name: str, home: Path) -> None:
        self.problems: list[str] = []
        self.screen = Screen("join", link, "--name", name, home=home)
        self._person = Person(self.screen)
        self._thread = Thread(target=self._run, daemon=True)
        self._thread.start()

    @property
    def said(self) -> str:
        return ESCAPES.sub("", self.screen.raw)

    def stop(self, seconds: float) -> None:
        """Wait until the screen says that all is over."""
        self._thread.join(seconds)
        if self._thread.is_alive():
            self.problems.append(f"the terminal never says that the tournament is over: {self.said[-500:]}")
        self.screen.close()

    def _run(self) -> None:
        try:
            while (asked := self._person.look(*_ENDS)) in (MOVE, WITH_DEFAULT, WITHOUT_DEFAULT):
                self._person.answer(asked)
        except AssertionError as error:
            self.problems.append(f"the terminal: {error}")

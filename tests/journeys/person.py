"""Somebody who can play any game at a pseudo-terminal, from what the screen offers alone."""

import random
import re

from tests.journeys.screen import ESCAPES, Screen
from tests.terminal.answers import answer_to

MOVE = "Your move?"
WITH_DEFAULT = "; or back)"
WITHOUT_DEFAULT = "(or back)"
OVER = "The game is kept in"
OFFER = re.compile(r"(?:^|, )([a-z0-9]) (?=[A-Z])")
CHOICES = ", ? help, "
ANOTHER = "for another game."

_KEPT = 20_000


class Person:
    """Takes any offered move, Enter where there is a default, and else as many places as are asked for."""

    def __init__(self, screen: Screen, seed: int = 1) -> None:
        self.screen = screen
        self.random = random.Random(seed)
        self.page = ""
        self.raw = ""

    def look(self, *others: str) -> str:
        """Waits until something is asked or the game is over; returns which of them it was."""
        ends = (MOVE, WITH_DEFAULT, WITHOUT_DEFAULT, OVER, *others)
        self.raw = self.screen.until(*ends)
        self.page = (self.page + ESCAPES.sub("", self.raw))[-_KEPT:]
        shown = " ".join(self.raw.split())
        return next(end for end in ends if shown.endswith(end))

    def offered(self) -> list[str]:
        """The keys on the page."""
        [*_, choices] = [line for line in self.page.splitlines() if CHOICES in line]
        return OFFER.findall(choices)

    def answer(self, asked: str) -> None:
        if asked == MOVE:
            self.screen.type(self.random.choice(self.offered()))
        elif asked == WITH_DEFAULT:
            self.screen.type("")
        else:
            question = " ".join(self.page[self.page.rfind("Which") :].split())
            self.screen.type(answer_to(question, self.random))

    def play(self, decisions: int) -> None:
        """Decides so often, and stops at the next decision or at the end."""
        asked = self.look()
        while decisions and asked != OVER:
            self.answer(asked)
            asked = self.look()
            decisions -= asked == MOVE

    def play_to_the_end(self, most: int = 5_000) -> None:
        """Plays on; a game that asks for ever is a failure."""
        while (asked := self.look()) != OVER:
            self.answer(asked)
            most -= 1
            assert most, f"the table asks for ever: {self.page}"
        self.screen.answer(ANOTHER, "q")

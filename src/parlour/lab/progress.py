"""Progress: a bar with the rate and the time left on a terminal, a line now and then elsewhere."""

import sys
import time
from types import TracebackType
from typing import Final

from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text

NOW_AND_THEN: Final = 30.0


class RateColumn(ProgressColumn):
    """Games per second."""

    def render(self, task: Task) -> Text:
        return Text("" if task.speed is None else rate_text(task.speed))


def rate_text(rate: float) -> str:
    return f"{rate:,.0f} games/s" if rate >= 10 else f"{rate:.2f} games/s"


class Teller:
    """Tells on standard error how far the games are, now and then."""

    def __init__(self, games_a_deal: int, deals: int, before: int) -> None:
        self.each = games_a_deal
        self.games = deals * games_a_deal
        self.before = before * games_a_deal
        self.began = self.last = time.monotonic()

    def __enter__(self) -> "Teller":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        return None

    def told(self, deals: int) -> None:
        now = time.monotonic()
        if now - self.last >= NOW_AND_THEN:
            self.last = now
            self.say(deals * self.each, now - self.began)

    def say(self, games: int, seconds: float) -> None:
        rate = (games - self.before) / seconds
        left = (self.games - games) / rate
        said = f"{games:,} of {self.games:,} games, {rate_text(rate)}, about {left:,.0f} s left"
        print(said, file=sys.stderr, flush=True)


class Bar(Teller):
    """The same as a bar."""

    def __enter__(self) -> "Bar":
        from rich.console import Console

        self.progress = Progress(
            TextColumn("games"),
            BarColumn(),
            MofNCompleteColumn(),
            RateColumn(),
            TimeRemainingColumn(),
            console=Console(stderr=True),
            transient=True,
            speed_estimate_period=60,
        )
        self.task = self.progress.add_task("", total=self.games, completed=self.before)
        self.progress.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.progress.stop()

    def told(self, deals: int) -> None:
        self.progress.update(self.task, completed=deals * self.each)

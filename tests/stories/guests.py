"""Somebody in a real browser, in a story: a page of some size, and what was refused."""

from collections.abc import Iterator
from typing import Any, Final

from tests.browser.presser import Presser
from tests.browser.stage import Visit

_POST: Final = """async ([path, body]) => {
    const headers = {'content-type': 'application/json'}
    const answer = await (await fetch(path, {method: 'POST', headers, body: JSON.stringify(body)})).json()
    if (answer.why) throw new Error(JSON.stringify(answer))
    return answer
}"""


class Guest:
    """Somebody who presses whatever the page offers."""

    def __init__(self, launched: Any, address: str, name: str, *, size: str, seed: int) -> None:
        self.name = name
        self.visit = Visit(launched, address, size)
        self.page = self.visit.page
        self.refusals: list[str] = []
        self._seed = seed
        self._presser: Presser | None = None
        self.visit.prefer()

    def post(self, path: str, body: Any) -> Any:
        return self.page.evaluate(_POST, [path, body])

    def is_idle(self) -> bool:
        """Return whether nothing is being pressed: not yet, or no longer."""
        return self._presser is None or self._presser.is_finished()

    def play_on(self) -> None:
        """Begin to press what is offered, until the game is over."""
        self.stop()
        self._presser = Presser(self.visit, self._seed)
        self._presser.start(10_000)

    def stop(self) -> None:
        """Wait until the game is over, and take down what was refused."""
        if self._presser is not None:
            self.refusals += self._presser.finish().refusals
            self._presser = None

    def problems(self, *expected: str) -> Iterator[str]:
        """Say what was refused and what went wrong on the page, but for what is expected there."""
        yield from (f"{self.name} was refused: {each}" for each in self.refusals)
        unexpected = [each for each in self.visit.troubles if not any(word in each for word in expected)]
        yield from (f"{self.name}'s page: {each}" for each in unexpected)

"""What a showdown says: as the room tells it to a page, and as the page shows it."""

import json
import re
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from tests.browser.stage import Visit

_AMOUNT: Final = re.compile(r"\d|\ba life\b")
_WATCH: Final = """() => {
    window.verdicts = []
    const look = () => {
        const shown = document.querySelector('.verdict')?.textContent.trim()
        if (shown && shown !== window.verdicts.at(-1)) window.verdicts.push(shown)
        for (const each of document.querySelectorAll('#stream p'))
            each.heard ??= window.heard.push(each.textContent)
    }
    window.heard = []
    const all = {subtree: true, childList: true, characterData: true}
    const begin = () => new MutationObserver(look).observe(document.body, all)
    document.body ? begin() : addEventListener('DOMContentLoaded', begin)
}"""


class Close(NamedTuple):
    """How a deal was decided, and the sentence that says so to one seat."""

    row: tuple[int, int]
    """The game and the row that closed it: who looks again sees the same."""
    seat: int
    winners: Sequence[int]
    beaten: Sequence[int]
    hands: dict[str, str]
    """By seat what its hand is called, where cards were compared."""
    is_paid: bool
    say: str


class Verdicts:
    """Listens to a page's line and watches its felt."""

    def __init__(self, visit: Visit) -> None:
        self.closes: list[Close] = []
        self.names: list[str] = []
        self.game = 0
        """The number of the game that was seen last."""
        self._page = visit.page
        self._seat = -1
        visit.change(_WATCH)
        self._page.on("websocket", lambda line: line.on("framereceived", self._hear))

    def shown(self) -> list[str]:
        """Return the sentences that stood on the felt since the page was loaded."""
        return list(self._page.evaluate("() => window.verdicts"))

    def heard(self) -> list[str]:
        """Return what the live region has said since the page was loaded."""
        return list(self._page.evaluate("() => window.heard"))

    def forget(self) -> None:
        """Begin anew: with the next game."""
        self.closes.clear()
        self._page.evaluate("() => { window.verdicts = []; window.heard = [] }")

    def _hear(self, frame: str) -> None:
        said: dict[str, Any] = json.loads(frame)
        if said["t"] == "seats":
            self.names = [each.get("name", "") for each in said["seats"]]
            self._seat = -1 if said.get("you") is None else said["you"]
        if said["t"] == "state":
            self.game = said["game"]
            closing = [each for each in said.get("events", []) if "close" in each]
            for each in closing:
                self._note(each["close"], each["say"], (said["game"], said["seq"]))

    def _note(self, close: dict[str, Any], say: str, row: tuple[int, int]) -> None:
        winners, beaten = close.get("winners", []), close.get("beaten", [])
        noted = Close(
            *(row, self._seat, winners, beaten),
            *(close.get("hands", {}) if "raised" in close else {}, any(close.get("amounts", [])), say),
        )
        if noted not in self.closes:
            self.closes.append(noted)


def verdict_problems(close: Close, names: Sequence[str]) -> Iterator[str]:
    """Say what is missing in the sentence of a showdown: who won, both hands, the amount."""
    if not (close.winners and close.beaten):
        return
    is_won_without = "out of cards" in close.say
    for seats, has_hand in ((close.winners, not is_won_without), (close.beaten, True)):
        if not any(_is_in(close, seat, names[seat], has_hand=has_hand) for seat in seats):
            yield f"nobody of {[names[seat] for seat in seats]} with {close.hands} is in: {close.say}"
    if close.is_paid and not _AMOUNT.search(close.say):
        yield f"no amount is in: {close.say}"


def _is_in(close: Close, seat: int, name: str, *, has_hand: bool) -> bool:
    """Return whether the sentence has the seat and its hand; whoever has no cards left has none."""
    is_named = (
        bool(re.search(r"\byour?\b", close.say, re.IGNORECASE)) if seat == close.seat else name in close.say
    )
    return is_named and (not has_hand or close.hands.get(str(seat), "") in close.say)

"""Plays in the page itself, hundreds of presses a second: what is offered is pressed, whatever game it is."""

from pathlib import Path
from typing import Any, Final, NamedTuple

from tests.browser.stage import Visit

_SOURCE: Final = Path(__file__).with_name("presser.js").read_text(encoding="utf-8").split("\n", 1)[1]
_START: Final = f"""given => {{
    window.parlourEnded = false
    window.parlourPlayed = ({_SOURCE})(given).finally(() => {{ window.parlourEnded = true }})
    return null
}}"""
_GO_ON: Final = """() => new MutationObserver(() => document.querySelector('.next-round')?.click())
    .observe(document.body, {subtree: true, childList: true})"""


def go_on_by_itself(visit: Visit) -> None:
    """Lets the page go on from every showdown, which else lies there for a while."""
    visit.page.evaluate(_GO_ON)


class Played(NamedTuple):
    """How it went: what was refused although the page had offered it, and whether something never came."""

    decisions: int
    presses: int
    refusals: list[str]
    is_over: bool
    stuck: str

    @property
    def troubles(self) -> list[str]:
        return self.refusals + ([self.stuck] if self.stuck else [])


class Presser:
    """Chooses at random among what can be pressed; several may play at once."""

    def __init__(self, visit: Visit, seed: int = 0) -> None:
        self._page = visit.page
        self._seed = seed

    def start(self, most: int = 400) -> None:
        """Begins to play, so many decisions at most."""
        self._page.evaluate(_START, {"seed": self._seed, "most": most})

    def is_finished(self) -> bool:
        """Whether it need not be waited for."""
        return bool(self._page.evaluate("() => window.parlourEnded"))

    def finish(self) -> Played:
        """Waits until the game is over, or so many decisions were made."""
        said: dict[str, Any] = self._page.evaluate("() => window.parlourPlayed")
        return Played(said["decisions"], said["presses"], said["refusals"], said["isOver"], said["stuck"])

    def play(self, most: int = 400) -> Played:
        self.start(most)
        return self.finish()

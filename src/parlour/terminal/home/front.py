"""The list of what can be done at home; whatever is done there, one comes back to it."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from parlour.engine.errors import ParlourError
from parlour.engine.words.keys import LEAVE
from parlour.terminal.errors import Left
from parlour.terminal.show.offered import Offer
from parlour.terminal.show.screen import Screen


class Entry(NamedTuple):
    """A line of the list: its key, what it says, and what it does; an exit code ends the stay."""

    key: str
    label: str
    action: Callable[[Screen], int | None]


def at_home(screen: Screen, entries: Callable[[Screen], Sequence[Entry]]) -> int:
    """Lets the person choose until they leave; a wrong answer asks again, and so does what is refused."""
    while True:
        listed = entries(screen)
        offers = [Offer(entry.key, entry.label) for entry in listed]
        offers.append(Offer(LEAVE, screen.words("home.leave")))
        key = screen.choose(_greeting(screen), offers, listed[0].key)
        if key == LEAVE or screen.words.means(key, "word.back"):
            return 0
        code = _done(screen, next(entry for entry in listed if entry.key == key))
        if code is not None:
            return code


def _greeting(screen: Screen) -> str:
    name = screen.settings.name
    return screen.words("home.greeting-name", name=name) if name else screen.words("home.greeting")


def _done(screen: Screen, entry: Entry) -> int | None:
    """What came of it; a refusal is said and changes nothing, and whoever leaves it is home."""
    try:
        return entry.action(screen)
    except Left as left:
        return left.exit_code or None
    except ParlourError as error:
        screen.warn(error.sentence)
        return None

"""The list of what can be done at home, to which one comes back, and the few things one can set for good."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from parlour.engine.errors import ParlourError
from parlour.engine.words.keys import LEAVE
from parlour.match.match import name_complaint
from parlour.terminal.clock import TurnClock
from parlour.terminal.errors import Left
from parlour.terminal.home.settings import Settings, keep_settings
from parlour.terminal.show.options import Offer, Offered
from parlour.terminal.show.screen import Screen

_NAME, _FORCED, _FAST, _CLOCK = "1", "2", "3", "4"


class Entry(NamedTuple):
    """A line of the list: its key, what it says, and what it does; an exit code ends the stay."""

    key: str
    label: str
    action: Callable[[Screen], int | None]


def at_home(screen: Screen, entries: Callable[[Screen], Sequence[Entry]]) -> int:
    """Let the person choose until they leave; a wrong answer asks again, and so does what is refused."""
    while True:
        listed = entries(screen)
        offers = [Offer(entry.key, entry.label) for entry in listed]
        offers.append(Offer(LEAVE, screen.words("home.leave")))
        key = screen.choose(_greeting(screen), offers, listed[0].key)
        if key == LEAVE or screen.words.means(key, "word.back"):
            return 0
        code = _do_entry(screen, next(entry for entry in listed if entry.key == key))
        if code is not None:
            return code


def _greeting(screen: Screen) -> str:
    name = screen.settings.name
    return screen.words("home.greeting-name", name=name) if name else screen.words("home.greeting")


def _do_entry(screen: Screen, entry: Entry) -> int | None:
    """Return what came of it; a refusal is said and changes nothing, and whoever leaves it is home."""
    try:
        return entry.action(screen)
    except Left as left:
        return left.exit_code or None
    except ParlourError as error:
        screen.warn(error.sentence)
        return None


def set_preferences(screen: Screen) -> None:
    """Let the person change settings until they go back; each is kept at once."""
    while True:
        settings, words = screen.settings, screen.words
        offers = [
            Offer(_NAME, words("settings.name", name=settings.name or words("word.no-name"))),
            Offer(_FORCED, words("settings.forced", state=words(_state(settings.forced)))),
            Offer(_FAST, words("settings.fast", state=words(_state(settings.fast)))),
            Offer(_CLOCK, words("settings.clock", state=words(_state(settings.clock)))),
        ]
        word = screen.choose(words("settings.question"), offers, _NAME)
        if words.means(word, "word.back"):
            return
        screen.settings = _changed_settings(word, screen)
        screen.clock = TurnClock() if screen.settings.clock else None
        keep_settings(screen.settings)


def _state(is_on: bool) -> str:
    return "settings.on" if is_on else "settings.off"


def _changed_settings(word: str, screen: Screen) -> Settings:
    settings = screen.settings
    if word == _FORCED:
        return replace(settings, forced=not settings.forced)
    if word == _FAST:
        return replace(settings, fast=not settings.fast)
    if word == _CLOCK:
        return replace(settings, clock=not settings.clock)
    return replace(settings, name=_ask_name(screen))


def _ask_name(screen: Screen) -> str:
    """Ask for a name that fits on a card; Enter keeps the present one, a word stands for none."""
    words, present = screen.words, screen.settings.name
    none = words("word.no-name")
    question = words("settings.ask-name", name=present or none, none=none, back=words("word.back"))
    while True:
        name = screen.ask_or_back(question, Offered(default=present))
        if not name:
            return present
        if words.means(name, "word.no-name"):
            return ""
        if not (complaint := name_complaint(name)):
            return name
        screen.warn(words("settings.bad-name", why=complaint))

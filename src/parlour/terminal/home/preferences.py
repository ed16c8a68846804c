"""The few things that a person can set for good."""

from msgspec.structs import replace

from parlour.match.match import name_complaint
from parlour.terminal.clock import TurnClock
from parlour.terminal.home.settings import Settings, keep_settings
from parlour.terminal.show.offered import Offer, Offered
from parlour.terminal.show.screen import Screen

_NAME, _FORCED, _FAST, _CLOCK = "1", "2", "3", "4"


def set_preferences(screen: Screen) -> None:
    """Lets the person change settings until they go back; each is kept at once."""
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
        screen.settings = _changed(word, screen)
        screen.clock = TurnClock() if screen.settings.clock else None
        keep_settings(screen.settings)


def _state(is_on: bool) -> str:
    return "settings.on" if is_on else "settings.off"


def _changed(word: str, screen: Screen) -> Settings:
    settings = screen.settings
    if word == _FORCED:
        return replace(settings, forced=not settings.forced)
    if word == _FAST:
        return replace(settings, fast=not settings.fast)
    if word == _CLOCK:
        return replace(settings, clock=not settings.clock)
    return replace(settings, name=_asked_name(screen))


def _asked_name(screen: Screen) -> str:
    """A name that fits on a card; Enter keeps the present one, a word stands for none."""
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

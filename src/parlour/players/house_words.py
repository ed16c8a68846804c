"""The words for a player: `me`, `random`, and `house:hard/easy` for a house bot's level and bluff."""

import difflib

from parlour.engine.bot import LEVELS
from parlour.engine.errors import ParlourError

ME = "me"
RANDOM = "random"
HOUSE = "house"
USUAL = "medium"


class BadSeat(ParlourError):
    """A word that does not say who sits there."""


def house_word(style: str) -> str:
    """The full word for a house bot, from what stands behind the colon; level and bluff are checked."""
    level, slash, bluff = style.partition("/")
    known_level(level, "level")
    if not slash:
        return f"{HOUSE}:{level}"
    known_level(bluff, "bluff")
    return f"{HOUSE}:{level}/{bluff}"


def known_level(word: str, what: str) -> None:
    if word in LEVELS:
        return
    near = difflib.get_close_matches(word, LEVELS, n=1)
    hint = f"did you mean {near[0]}?" if near else f"try {', '.join(LEVELS)}."
    raise BadSeat("bad-level", f"A house bot has no {what} {word!r}: {hint}")


def no_detail(kind: str, detail: str) -> None:
    """Refuses what stands behind the colon of a kind of player that comes in one way only."""
    if detail:
        raise BadSeat("bad-seat", f"'{kind}:{detail}' is no player: write {kind} alone.")


def style_of(player: str) -> tuple[str, str]:
    """The level and the bluff of a house bot's word; a bluff that is not named is the usual one."""
    house, _, style = player.partition(":")
    if house != HOUSE:
        raise BadSeat("unknown-player", f"This Parlour has no player called {player!r}.")
    level, _, bluff = house_word(style).removeprefix(f"{HOUSE}:").partition("/")
    return level, bluff or USUAL

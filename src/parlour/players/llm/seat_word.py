"""The word behind `llm:`: an endpoint's name, and how the model is to play: `NAME@PROFILE/BLUFF`."""

import re
from typing import Final, NamedTuple

from parlour.engine.bot import LEVELS
from parlour.engine.nearest import did_you_mean
from parlour.players.kinds import BadSeat

LLM: Final = "llm"
COACHED: Final = "coached"
BARE: Final = "bare"
PROFILES: Final = (COACHED, BARE)
USUAL_BLUFF: Final = "medium"
NAME: Final = re.compile(r"[A-Za-z0-9_-]{1,40}")


class ModelStyle(NamedTuple):
    """How a model is to play: with tips, odds and a style of bluffing, or bare of them."""

    profile: str = COACHED
    bluff: str = USUAL_BLUFF


class LlmWord(NamedTuple):
    """Which endpoint is asked, and in which style."""

    name: str
    style: ModelStyle

    def __str__(self) -> str:
        bluff = "" if self.style.bluff == USUAL_BLUFF else f"/{self.style.bluff}"
        return f"{self.name}@{self.style.profile}{bluff}"


def read_word(detail: str, usual: str = COACHED) -> LlmWord:
    """Return the word in its parts, or refuse it; `usual` is the profile where none is named."""
    name, at, rest = detail.partition("@")
    profile, slash, bluff = rest.partition("/")
    profile = profile if at else usual
    if not NAME.fullmatch(name):
        raise BadSeat(
            "bad-seat", f"{_quoted_word(detail)} names no model: write llm:NAME, such as llm:local."
        )
    _one_of(profile, PROFILES, "profile")
    _one_of(bluff if slash else USUAL_BLUFF, LEVELS, "bluff")
    return LlmWord(name, ModelStyle(profile, bluff if slash else USUAL_BLUFF))


def _one_of(word: str, known: tuple[str, ...], what: str) -> None:
    if word not in known:
        hint = did_you_mean(word, known, f"try {', '.join(known)}.")
        raise BadSeat("bad-profile", f"A model has no {what} {word[:40]!r}: {hint}")


def _quoted_word(detail: str) -> str:
    return repr(f"{LLM}:{detail[:40]}")

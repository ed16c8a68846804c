"""Findings: what is wrong with a game, what could not be told, and what it may have and has not."""

from typing import Final

import msgspec

WRONG: Final = "wrong"
UNSURE: Final = "unsure"
OPTIONAL: Final = "optional"
MOST_OF_A_KIND: Final = 12
"""So many findings of one part are told; more would hide the others."""


class Finding(msgspec.Struct, frozen=True):
    """Something to mend or to add: what was seen, in which file of the game, and what to do about it."""

    severity: str
    what: str
    where: str
    advice: str


def wrong(what: str, where: str, advice: str) -> Finding:
    return Finding(WRONG, what, where, advice)


def optional(what: str, where: str, advice: str) -> Finding:
    return Finding(OPTIONAL, what, where, advice)


def only_once(findings: list[Finding]) -> list[Finding]:
    """Return each finding once, in the order in which they were made, and no more than a reader can take."""
    return list(dict.fromkeys(findings))[:MOST_OF_A_KIND]

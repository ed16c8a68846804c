# parlour: hot
"""When a knock is open and when the showdown is due, in bare numbers: bots that look ahead ask them too."""

from typing import Final

from mypy_extensions import i64

NOBODY_KNOCKED: Final = -1


def knock_is_open(knocker: i64, turns: i64, players: i64) -> bool:
    """Return whether everybody has had a turn this round and nobody has knocked (§Turn)."""
    return knocker == NOBODY_KNOCKED and turns >= players


def showdown_is_due(next_seat: i64, knocker: i64, turns: i64, most: i64) -> bool:
    """Return whether the knocker would be next, or the turns ran out without a knock (§After a knock)."""
    if knocker != NOBODY_KNOCKED:
        return next_seat == knocker
    return turns >= most

"""The limits of a table: how much it takes, and how long it waits."""

from typing import Literal

import msgspec


class TableLimits(msgspec.Struct, frozen=True):
    """How much a table takes, and how long it waits; times are milliseconds.

    How many frames may come is the business of the connection: see `parlour.server.limits`.
    """

    waiting: int = 8
    """Commands of people that wait while one is being stored, beside one for every seat."""
    visitors: int = 500
    """Sessions that look on, and sessions of one seat (`lines`)."""
    lines: int = 12
    small: int = 32
    """Messages beside the state that wait for a slow reader."""
    unsent: int = 256 * 1024
    slow: int = 10_000
    grace: int = 20_000
    """How long a person who lost their last session is waited for."""
    gone: int = 60_000
    """How long somebody is away before whoever is left alone may win or end the game."""
    away: int = 300_000
    """How long somebody is away before the others decide without them."""
    clock: Literal["", "rules", "none"] = ""
    """Whether a clock runs at every table here, whatever its settings say; "" leaves it to them."""
    seconds: int = 0
    """How long a decision may take where a clock runs; 0 leaves it to the rules."""
    sleeps: int = 2
    """After so many time-outs in a row the house plays for a seat."""
    vote: int = 30_000
    vote_again: int = 60_000
    """How long somebody whose question came to nothing waits before the next one."""
    pauses: int = 10
    """Pauses in one game, and how long they may last together; then the same where it is rated."""
    pause_time: int = 3_600_000
    rated_pauses: int = 3
    rated_pause_time: int = 600_000
    luck: int = 3_000
    words: int = 5
    """Sayings of one person at once, and again every so many milliseconds one more."""
    word_every: int = 2_000
    tries: int = 5
    """How often a command makes its rows again when others were faster to store."""
    idle: int = 600_000
    hand: int = 54
    """Cards that a seat is dealt at most, and cards of a game in all; see `deal_limit`."""
    pack: int = 1_080

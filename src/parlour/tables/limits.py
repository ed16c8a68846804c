"""The limits of a table: how much it takes, and how long it waits."""

from typing import Annotated, Literal

import msgspec

Count = Annotated[int, msgspec.Meta(ge=0)]


class TableLimits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much a table takes, and how long it waits; times are milliseconds.

    How many frames may come is the business of the connection: see `parlour.server.limits`.
    """

    waiting: Count = 8
    """Commands of people that wait while one is being stored, beside one for every seat."""
    visitors: Count = 500
    """Sessions that look on, and sessions of one seat (`lines`)."""
    lines: Count = 12
    small: Count = 32
    """Messages beside the state that wait for a slow reader."""
    unsent: Count = 256 * 1024
    slow: Count = 10_000
    grace: Count = 20_000
    """How long a person who lost their last session is waited for."""
    gone: Count = 60_000
    """How long somebody is away before whoever is left alone may win or end the game."""
    away: Count = 300_000
    """How long somebody is away before the others decide without them."""
    clock: Literal["", "rules", "none"] = ""
    """Whether a clock runs at every table here, whatever its settings say; "" leaves it to them."""
    seconds: Count = 0
    """How long a decision may take where a clock runs; 0 leaves it to the rules."""
    sleeps: Count = 2
    """After so many time-outs in a row the house plays for a seat."""
    vote: Count = 30_000
    vote_again: Count = 60_000
    """How long somebody whose question came to nothing waits before the next one."""
    pauses: Count = 10
    """Pauses in one game, and how long they may last together; then the same where it is rated."""
    pause_time: Count = 3_600_000
    rated_pauses: Count = 3
    rated_pause_time: Count = 600_000
    quick: Count = 20_000
    """How long quick play waits for others before the house takes the empty chairs."""
    seek: Count = 1_800_000
    """How long people who seek each other are listed, and how many seeks somebody may have at once."""
    seeks: Count = 3
    clubs: Count = 10
    """Clubs of one person, people in one club, and clubs of the room."""
    members: Count = 100
    room_clubs: Count = 5_000
    luck: Count = 3_000
    hold: Count = 12_000
    """How long the next deal waits at most for those who look at the last one."""
    words: Count = 5
    """Sayings of one person at once, and again every so many milliseconds one more."""
    word_every: Count = 2_000
    tries: Count = 5
    """How often a command makes its rows again when others were faster to store."""
    idle: Count = 600_000
    hand: Count = 54
    """Cards that a seat is dealt at most, and cards of a game in all; see `deal_limit`."""
    pack: Count = 1_080
    bonus_rules: tuple[str, ...] | None = ()
    """Bonus rules of installed packages that tables may name, as `package:rule`.

    None where whoever sits at this machine begins games by what they like, and nobody else names any.
    """

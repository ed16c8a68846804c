"""The limits of tournaments in a room: who may open them, how many there are, and how large."""

from typing import Literal

import msgspec

from parlour.tables.limits import Count


class TournamentLimits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much people may ask for; `opened_by` nobody leaves tournaments out."""

    opened_by: Literal["anybody", "nobody"] = "anybody"
    most: Count = 50
    """Tournaments of the room that are not over, and of one person who directs them."""
    per_person: Count = 5
    entrants: Count = 10_000
    levels: Count = 100
    codes: Count = 10
    """Codes that a person may try at once; one more every minute. Of one address ten times as many."""
    lines: Count = 5_000
    """Lines to one tournament, in one process."""

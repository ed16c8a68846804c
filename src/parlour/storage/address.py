"""Addresses of stores: a file, memory or a database, and how they are shown without their passwords."""

import re
from typing import Final

MEMORY: Final = "memory:"
"""The address of a store that is gone with its process."""

_DATABASES: Final = ("postgresql:", "postgres:")
_PASSWORD: Final = re.compile(r"(//[^:/@?]*):.*@")
"""From the first colon after the user to the last @: a password that was not escaped may hold anything."""
_IN_QUERY: Final = re.compile(r"([?&]password=)[^&]*")


def is_database(where: str) -> bool:
    return where.startswith(_DATABASES)


def without_password(where: str) -> str:
    """Return an address as it may be shown to anybody."""
    return _IN_QUERY.sub(r"\1", _PASSWORD.sub(r"\1@", where)) if is_database(where) else where


def has_password(where: str) -> bool:
    return without_password(where) != where


def damage_at(where: str) -> str:
    """Return the sentence for whoever starts a room, or reads one, whose store is damaged."""
    shown = without_password(where)
    return (
        f"{shown} is damaged. Keep a copy of it as it is, and restore the last backup "
        "(docs/how-to/back-up-a-room.md); this says which tables are wrong: "
        f"python -m parlour.storage check {shown}"
    )

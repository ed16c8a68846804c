"""What a person has chosen for good: one small file in the house's folder."""

import os
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from parlour.folders import home


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """How somebody last sat down to a game."""

    variant: str = "default"
    opponents: int = 0
    level: str = ""
    switches: dict[str, Any] = {}


class Settings(msgspec.Struct, frozen=True, omit_defaults=True, rename="camel"):
    """The person's name, how the table behaves, and the last choices by game.

    `forced` lets a move that is the only one play itself; `fast` leaves out pauses; `clock` lets a clock run.
    """

    name: str = ""
    forced: bool = False
    fast: bool = False
    clock: bool = False
    last_game: str = ""
    choices: dict[str, Choice] = {}


def settings_path() -> Path:
    return home() / "settings.json"


def read_settings() -> Settings:
    """Read what is written there; where nothing can be read, return what everybody begins with."""
    try:
        return msgspec.json.decode(settings_path().read_bytes(), type=Settings)
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError):
        return Settings()


def keep_settings(settings: Settings) -> None:
    """Write the file anew, as a whole; a house that cannot be written to forgets."""
    path = settings_path()
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        new = path.with_suffix(f".{os.getpid()}.new")
        new.write_bytes(msgspec.json.format(msgspec.json.encode(settings), indent=2) + b"\n")
        new.replace(path)

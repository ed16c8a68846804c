"""Matches: begin, play, save, load, resume, replay and verify a game between named seats.

`match` is the match itself, `sentences` tells what happened in it, `verify` checks a saved one, and
`store` keeps them.
"""

from parlour.match.errors import BadFolder, BadSave
from parlour.match.match import Match, SeatCard, Step, replay
from parlour.match.store.file.private_file import SAVE_ENDING, private_path
from parlour.match.store.file.reader import Loaded, load, resume
from parlour.match.store.file.writer import keep
from parlour.match.store.port import Store, Turn
from parlour.match.verify import Finding, Report, verify

__all__ = [
    "SAVE_ENDING",
    "BadFolder",
    "BadSave",
    "Finding",
    "Loaded",
    "Match",
    "Report",
    "SeatCard",
    "Step",
    "Store",
    "Turn",
    "keep",
    "load",
    "private_path",
    "replay",
    "resume",
    "verify",
]

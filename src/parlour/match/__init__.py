"""Matches: begin, play, save, load, resume, replay and verify a game between named seats."""

from parlour.match.errors import BadSave
from parlour.match.match import Match
from parlour.match.replay import Step, from_the_start, replay
from parlour.match.seating import SeatCard
from parlour.match.sentences import named
from parlour.match.store.file.loading import Loaded, load
from parlour.match.store.file.move_json import Turn
from parlour.match.store.file.private_file import SAVE_ENDING, vault_path
from parlour.match.store.file.resuming import resume
from parlour.match.verify import Finding, Report, verify

__all__ = [
    "SAVE_ENDING",
    "BadSave",
    "Finding",
    "Loaded",
    "Match",
    "Report",
    "SeatCard",
    "Step",
    "Turn",
    "from_the_start",
    "load",
    "named",
    "replay",
    "resume",
    "vault_path",
    "verify",
]

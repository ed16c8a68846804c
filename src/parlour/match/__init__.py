"""Matches: begin, play, load, export, replay and verify a game between named seats.

`match` is the match itself, `sentences` tells what happened in it, `provenance` says where its seed comes
from, `export` writes it as a saved game and reads one, `verify` checks a saved one, and `file` reads files.
"""

from parlour.match.errors import BadFolder, BadSave
from parlour.match.export import SavedGame, export_game, export_private, facts_of, import_game
from parlour.match.file.private_file import SAVE_ENDING, private_path
from parlour.match.file.reader import Loaded, load
from parlour.match.log import Advised, Entry, Turn, Undo
from parlour.match.match import Match, Prepared, SeatCard, Step, replay
from parlour.match.provenance import Mix, Provenance, mix_of
from parlour.match.verify import Finding, Report, verify

__all__ = [
    "SAVE_ENDING",
    "Advised",
    "BadFolder",
    "BadSave",
    "Entry",
    "Finding",
    "Loaded",
    "Match",
    "Mix",
    "Prepared",
    "Provenance",
    "Report",
    "SavedGame",
    "SeatCard",
    "Step",
    "Turn",
    "Undo",
    "export_game",
    "export_private",
    "facts_of",
    "import_game",
    "load",
    "mix_of",
    "private_path",
    "replay",
    "verify",
]

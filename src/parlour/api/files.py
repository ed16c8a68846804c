"""Saved games: read as matches, and checked."""

from pathlib import Path

from parlour.match.errors import BadSave
from parlour.match.file import reader
from parlour.match.match import Match
from parlour.match.verify import Report
from parlour.match.verify import verify as verify_file


def load(file: str | Path) -> Match:
    """Return the match of a saved game; refuse a file that is damaged.

    A match can be looked at after any move (`match.at(3)`), gone on with in thought (`match.fork(3)`), and
    `match.played` are its moves. An unfinished game needs its private file beside it.

    >>> import parlour, tempfile
    >>> table = parlour.table("bastard-brag", ["easy", "easy"], seed=7, lives=1)
    >>> _ = table.play_out()
    >>> file = tempfile.mkdtemp() + "/game.parlour.jsonl"
    >>> table.save(file)
    >>> parlour.load(file).outcome().places == table.outcome().places
    True
    """
    loaded = reader.load(_existing(file))
    if loaded.complaint is not None:
        raise BadSave(loaded.complaint.code, f"{file} is damaged. {loaded.complaint.sentence}")
    return loaded.match


def verify(file: str | Path) -> Report:
    """Check a finished game: its lines, the seed's commitment, every move, the deal and the result.

    >>> import parlour, tempfile
    >>> table = parlour.table("bastard-brag", ["easy", "easy"], seed=7, lives=1)
    >>> _ = table.play_out()
    >>> file = tempfile.mkdtemp() + "/game.parlour.jsonl"
    >>> table.save(file)
    >>> parlour.verify(file).is_sound()
    True
    """
    return verify_file(_existing(file))


def _existing(file: str | Path) -> Path:
    path = Path(file)
    if not path.is_file():
        raise BadSave("no-such-save", f"There is no saved game {file}.")
    return path.absolute()

"""Files that the commands of tournaments read: regulations, and logs."""

from pathlib import Path
from typing import Final

from parlour.cli.errors import BadOption
from parlour.engine.rules.loading import LONGEST
from parlour.match.file.durable import read_at_most, reason
from parlour.tournaments.log.lines import ReadLog, decode_log
from parlour.tournaments.regulations.errors import BadRegulations
from parlour.tournaments.regulations.regulations import Regulations
from parlour.tournaments.regulations.text import read_regulations

MOST_LOG: Final = 512 << 20
"""A tournament of 100,000 entrants has a log of about a tenth of that."""


def regulations_in(file: str) -> Regulations:
    """Return the regulations in a file."""
    content = _content_of(file, 4 * LONGEST)
    try:
        return read_regulations(content.decode(), file)
    except UnicodeDecodeError:
        raise BadRegulations("regulations-unreadable", f"{file} is not text.") from None


def log_in(file: str) -> ReadLog:
    """Return the log of a tournament in a file."""
    return decode_log(_content_of(file, MOST_LOG), file)


def _content_of(file: str, most: int) -> bytes:
    try:
        return read_at_most(Path(file), most)
    except OSError as error:
        raise BadOption("cannot-read", f"{file} cannot be read: {reason(error)}.") from None

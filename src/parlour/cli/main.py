"""The program: runs a command; every refusal is one sentence on standard error and exit code 2."""

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from typing import Final

import click

from parlour.cli.front import house
from parlour.engine.errors import ParlourError

REFUSED: Final = 2
INTERRUPTED: Final = 130
PIPE_CLOSED: Final = 141


def main() -> None:
    sys.exit(run(sys.argv[1:]))


def run(arguments: Sequence[str]) -> int:
    """Runs one command line and returns its exit code."""
    be_forgiving()
    try:
        result = house.main(list(arguments), prog_name="parlour", standalone_mode=False)
        sys.stdout.flush()
    except click.ClickException as error:
        return refuse(usage_sentence(error))
    except ParlourError as error:
        return refuse(error.sentence)
    except (click.Abort, KeyboardInterrupt):
        return INTERRUPTED
    except BrokenPipeError:
        return nobody_reads()
    return result if isinstance(result, int) else 0


def refuse(sentence: str) -> int:
    click.echo(" ".join(sentence.split()), err=True)
    return REFUSED


def usage_sentence(error: click.ClickException) -> str:
    """What click says, and where to read more."""
    context = error.ctx if isinstance(error, click.UsageError) else None
    path = context.command_path if context is not None else "parlour"
    return f"{error.format_message().rstrip('.')}. Try: {path} --help"


def be_forgiving() -> None:
    """A letter that the terminal cannot show becomes a question mark instead of an error."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def nobody_reads() -> int:
    """The other end of the pipe is gone: nothing more is to be written, not even at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return PIPE_CLOSED

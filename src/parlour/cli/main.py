"""The program: runs a command; every refusal is one sentence on standard error and exit code 2."""

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from io import TextIOWrapper

import click

from parlour.cli.errors import INTERRUPTED, REFUSED, UNREAD
from parlour.cli.front import house
from parlour.engine.plain_errors import ParlourError
from parlour.engine.printable import one_line


def main() -> None:
    code = run(sys.argv[1:])
    _discard_unread_output()
    sys.exit(code)


def run(arguments: Sequence[str]) -> int:
    """Run one command line and return its exit code; all that it said has been taken by then."""
    _forgive_streams()
    try:
        result = house.main(list(arguments), prog_name="parlour", standalone_mode=False)
        sys.stdout.flush()
    except SystemExit as left:
        return left.code if isinstance(left.code, int) else UNREAD
    except click.ClickException as error:
        return _refuse(_usage_sentence(error))
    except ParlourError as error:
        return _refuse(error.sentence)
    except (click.Abort, KeyboardInterrupt):
        return INTERRUPTED
    except BrokenPipeError:
        return UNREAD
    except OSError as error:
        return _cannot_go_on(error)
    return result if isinstance(result, int) else 0


def _refuse(sentence: str) -> int:
    """Say one line on standard error, with nothing in it that could change the terminal."""
    with suppress(OSError):
        click.echo(one_line(" ".join(sentence.split())), err=True)
    return REFUSED


def _cannot_go_on(error: OSError) -> int:
    """Say what the system would not do, such as take more output."""
    where = f"{error.filename}: " if error.filename else "It cannot go on: "
    return _refuse(f"{where}{(error.strerror or str(error)).lower()}.")


def _discard_unread_output() -> None:
    """Redirect a stream that nobody reads any more to nowhere, so that the interpreter does not complain."""
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except (OSError, ValueError):
            with suppress(OSError, ValueError):
                os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def _usage_sentence(error: click.ClickException) -> str:
    """Return what click says, and where to read more."""
    context = error.ctx if isinstance(error, click.UsageError) else None
    path = context.command_path if context is not None else "parlour"
    return f"{error.format_message().rstrip('.')}. Try: {path} --help"


def _forgive_streams() -> None:
    """Replace letters that cannot be shown by question marks, and closed streams by ones to nowhere."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, os.fdopen(os.open(os.devnull, os.O_RDWR), mode))
        elif isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")

"""Which store a room is kept in: named on the command line, in a file, in the environment, or the usual one.

A password on the command line can be read by everybody on the machine, so there are ways around it.
"""

import os
from pathlib import Path
from typing import Final

import click

from parlour.cli.errors import BadOption
from parlour.folders import room_file
from parlour.match.file.durable import read_at_most, reason
from parlour.storage.address import has_password

VARIABLE: Final = "PARLOUR_STORE"
_LONGEST: Final = 4096


def chosen_store(option: str | None, file: str | None) -> str:
    """Return the address of the store; what the command line says goes before the environment."""
    if option and file:
        raise BadOption("bad-store", "--store and --store-file name two stores: choose one.")
    if file:
        return _address_in(file)
    if option and has_password(option):
        click.echo(
            "The password in --store stands in the list of processes: "
            f"use {VARIABLE}, --store-file or PGPASSFILE (docs/how-to/run-a-room.md).",
            err=True,
        )
    return option or os.environ.get(VARIABLE, "").strip() or usual_store()


def usual_store() -> str:
    return str(room_file())


def _address_in(file: str) -> str:
    """Return the first line of a file; what stands in it is never shown."""
    try:
        lines = read_at_most(Path(file), _LONGEST).decode().split("\n")
    except OSError as error:
        raise BadOption("cannot-read", f"{file} cannot be read: {reason(error)}.") from None
    except UnicodeDecodeError:
        raise BadOption("bad-store", f"{file} is not text: its first line is to name a store.") from None
    if not lines[0].strip():
        raise BadOption("bad-store", f"{file} names no store: its first line is empty.")
    return lines[0].strip()

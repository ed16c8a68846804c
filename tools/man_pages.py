"""Writes a manual page for every command, from the same tree that `--help` reads.

.venv/bin/python tools/man_pages.py ~/.local/share/man/man1
man parlour-play
"""

import re
import sys
from collections.abc import Iterator
from inspect import cleandoc
from pathlib import Path

import click

from parlour.cli import house
from parlour.version import VERSION


def all_commands(command: click.Command, path: str) -> Iterator[tuple[str, click.Command]]:
    """Yield every command below this one and itself, with its path: `parlour models list`."""
    yield path, command
    if isinstance(command, click.Group):
        context = click.Context(command)
        for name in command.list_commands(context):
            found = command.get_command(context, name)
            assert found is not None
            yield from all_commands(found, f"{path} {name}")


def manual_page(path: str, command: click.Command) -> str:
    """Return the page in roff, section 1."""
    context = click.Context(command, info_name=path)
    name = path.replace(" ", "-")
    lines = [
        f'.TH "{name.upper()}" 1 "" "parlour {VERSION}" "Parlour"',
        *(".SH NAME", f"{escape(name)} \\- {escape(summary_of(command))}"),
        *(".SH SYNOPSIS", f".B {escape(path)}", escape(" ".join(command.collect_usage_pieces(context)))),
        *(".SH DESCRIPTION", *paragraphs(command.help or "")),
        *(".SH OPTIONS", *options(command, context)),
        *(".SH SEE ALSO", ", ".join(f"\\fB{escape(each)}\\fR(1)" for each in neighbours(path, command))),
    ]
    return "\n".join(lines) + "\n"


def summary_of(command: click.Command) -> str:
    text = command.get_short_help_str(limit=200).rstrip(".")
    return text[:1].lower() + text[1:]


def paragraphs(text: str) -> Iterator[str]:
    """Yield the text of a help; what stands behind `\\b` keeps its lines."""
    for block in re.split(r"\n\s*\n", cleandoc(text)):
        if block.startswith("\b"):
            yield from (".PP", ".nf", *map(escape, block.splitlines()[1:]), ".fi")
        else:
            yield from (".PP", escape(" ".join(block.split())))


def options(command: click.Command, context: click.Context) -> Iterator[str]:
    for parameter in command.get_params(context):
        record = parameter.get_help_record(context)
        if record is not None and record[1]:
            yield from (".TP", f"\\fB{escape(record[0])}\\fR", escape(record[1]))


def neighbours(path: str, command: click.Command) -> list[str]:
    """Return the page above this one, and those below."""
    above = [path.rpartition(" ")[0].replace(" ", "-")] if " " in path else []
    below = command.list_commands(click.Context(command)) if isinstance(command, click.Group) else []
    return [*above, *(f"{path} {name}".replace(" ", "-") for name in below)] or ["parlour"]


def escape(text: str) -> str:
    """Return the text so that roff prints it as it is."""
    spelt = text.replace("\\", "\\e").replace("-", "\\-")
    spelt = "".join(each if each.isascii() else f"\\[u{ord(each):04X}]" for each in spelt)
    return f"\\&{spelt}" if spelt.startswith((".", "'")) else spelt


def write_pages(folder: Path) -> list[Path]:
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for path, command in all_commands(house, "parlour"):
        page = folder / f"{path.replace(' ', '-')}.1"
        page.write_text(manual_page(path, command), encoding="utf-8")
        written.append(page)
    return written


if __name__ == "__main__":
    for page in write_pages(Path(sys.argv[1] if sys.argv[1:] else "build/man/man1")):
        print(page)

"""A page for every command: what `--help` says, from the same tree, and what the document on them adds."""

import re
from collections.abc import Iterator
from inspect import cleandoc
from typing import Final

import click

from parlour.cli import house
from tools.man_pages import all_commands, summary_of
from tools.manual.documents import Documents, command_path
from tools.manual.pages import Page, table, way

_PROGRAM: Final = "parlour"
STORAGE: Final = "parlour.storage"


def help_text(text: str) -> str:
    """Return a command's help as Markdown; what stands behind `\\b` keeps its lines."""
    blocks = []
    for block in re.split(r"\n\s*\n", cleandoc(text)):
        lines = block.splitlines()
        if block.startswith("\b"):
            blocks.append("\n".join(["```", *(line.strip() for line in lines[1:]), "```"]))
        else:
            blocks.append(" ".join(block.split()).replace("<", "&lt;"))
    return "\n\n".join(blocks)


def option_rows(command: click.Command) -> list[list[str]]:
    """Return the options of a command with what each does."""
    context = click.Context(command)
    records = [each.get_help_record(context) for each in command.get_params(context)]
    return [[f"`{record[0]}`", record[1].replace("<", "&lt;")] for record in records if record and record[1]]


def command_page(path: str, command: click.Command, documents: Documents) -> Page:
    """Return the page of one command: usage, help, options, what is below it, and the document's section."""
    target = command_path(path)
    usage = " ".join([path, *command.collect_usage_pieces(click.Context(command, info_name=path))])
    parts = [f"# `{path}`", help_text(command.help or ""), f"```\n{usage}\n```"]
    parts += _commands_below(path, command, target)
    parts += ["## Options", table(["option", "what it does"], option_rows(command))]
    section = _section_body(documents.section(path, target))
    if section:
        parts += ["## In detail", section]
    above = path.rpartition(" ")[0]
    if above and above != _PROGRAM:
        parts.append(f"More about it: [`{above}`]({way(target, command_path(above))}).")
    title = path.removeprefix(f"{_PROGRAM} ")
    return Page(target, title, "\n\n".join(part for part in parts if part) + "\n")


def _commands_below(path: str, command: click.Command, target: str) -> list[str]:
    if not isinstance(command, click.Group):
        return []
    context = click.Context(command)
    rows = []
    for name in command.list_commands(context):
        found = command.get_command(context, name)
        assert found is not None
        link = way(target, command_path(f"{path} {name}"))
        rows.append([f"[`{path} {name}`]({link})", summary_of(found)])
    return ["## Commands", table(["command", "what it does"], rows)]


def _section_body(section: str) -> str:
    """Return a section without its heading, whose anchor stays; the headings below it are those of a part."""
    if not section:
        return ""
    heading, _, rest = section.partition("\n")
    anchored = re.sub(r"[^\w\- ]", "", heading.removeprefix("## ").lower()).replace(" ", "-")
    return f'<span id="{anchored}"></span>\n\n{rest.strip()}'


def storage_page(documents: Documents) -> Page:
    """Return the page of the program that looks after stores, which is no command of `parlour`."""
    target = command_path(STORAGE)
    section = documents.section(STORAGE, target)
    return Page(target, f"python -m {STORAGE}", section.removeprefix("#"))


def command_pages(documents: Documents) -> Iterator[Page]:
    """Yield the page that lists all commands, and the page of each."""
    listed = documents.command_list()
    for path, _ in all_commands(house, _PROGRAM):
        link = way("commands/index.md", command_path(path))
        listed = re.sub(rf"^\| (`{path}[^`a-z]*`) \|", rf"| [\1]({link}) |", listed, flags=re.MULTILINE)
    yield Page("commands/index.md", "Commands", listed)
    for path, command in all_commands(house, _PROGRAM):
        yield command_page(path, command, documents)
    yield storage_page(documents)

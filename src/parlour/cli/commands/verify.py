"""`parlour verify`: checks that a finished game was dealt and played as promised."""

from typing import TYPE_CHECKING

import click

from parlour.cli.json_output import VerifiedFile, json_option, print_json

if TYPE_CHECKING:
    from pathlib import Path


@click.command("verify")
@click.argument("file")
@json_option
def command(file: str, as_json: bool) -> None:
    """Check FILE: the running hash, the seed's commitment, every move, the deal and the result.

    \b
    parlour verify game.parlour.jsonl

    FILE may also be the export of one table of a room; its last game is checked.
    """
    from parlour.cli.saved import readable_file
    from parlour.match.file.folder import find_save

    save = find_save(file)
    with readable_file(save) as path:
        lines = _check_file(path, save)
    if as_json:
        print_json(VerifiedFile(str(save), sound=True, checked=lines))
        return
    for line in lines:
        click.echo(line)


def _check_file(path: "Path", name: "Path") -> list[str]:
    """Return what was checked in the file, which people know by that name; refuse the first thing wrong."""
    from parlour.match.errors import BadSave
    from parlour.match.verify import verify

    report = verify(path)
    for finding in report.findings:
        if finding.code == "no-seed":
            raise BadSave("no-seed", f"{name} is unfinished: {finding.sentence}")
        if not finding.sound:
            raise BadSave("not-verified", f"{name} is not sound: {finding.sentence}")
    return report.lines()

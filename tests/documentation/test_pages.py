"""What the pages show happens as they show it; what is not run can at least be typed."""

import json
import tomllib
from collections.abc import Callable
from functools import cache
from pathlib import Path

import click
import pytest

from parlour.cli import house as program
from parlour.engine.rules.finder import find_game, game_names
from parlour.storage.__main__ import storage
from tests.documentation.blocks import (
    DATA,
    Block,
    blocks,
    forgotten_lines,
    is_forgotten,
    pages,
    spans,
    steps,
    words,
)
from tests.documentation.desk import Desk
from tests.house import short

LONG = {
    "README.md",
    "docs/cookbook.md",
    "docs/how-to/bids-and-tricks.md",
    "docs/how-to/bonus-rules.md",
    "docs/how-to/design-an-experiment.md",
    "docs/how-to/house-rules.md",
    "docs/how-to/run-a-room.md",
    "docs/how-to/run-a-tournament.md",
    "docs/how-to/write-a-bot.md",
    "docs/how-to/your-first-game.md",
    "docs/reference/commands.md",
}
"""Pages that take more than half a second to follow."""


def with_blocks() -> list[object]:
    """The pages that have something to follow."""
    return [
        pytest.param(page, id=short(page), marks=[pytest.mark.thorough] if short(page) in LONG else [])
        for page in pages()
        if to_follow(page)
    ]


def to_follow(page: Path) -> int:
    """How many blocks of a page are run."""
    run = [block for block in blocks(page) if not (block.unrun or block.file)]
    return sum(block.language == "python" or bool(steps(block)) for block in run)


@pytest.mark.usefixtures("finished")
@pytest.mark.parametrize("page", with_blocks())
def test_the_page_can_be_followed_from_top_to_bottom(page: Path, desk: Desk) -> None:
    for block in blocks(page):
        desk.follow(block)
    assert desk.followed >= to_follow(page)


@pytest.mark.parametrize("page", pages(), ids=short)
def test_what_is_not_run_can_be_typed(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for written in ("everything.jsonl", "table.jsonl"):
        tmp_path.joinpath(written).touch()
    for block in blocks(page):
        for step in steps(block):
            command, rest = command_of(words(step.line))
            command.make_context(command.name, rest).close()


@pytest.mark.parametrize("page", pages(), ids=short)
def test_every_line_for_a_shell_is_run_or_the_page_says_why_not(page: Path) -> None:
    assert [line for block in blocks(page) for line in forgotten_lines(block)] == []


def test_a_line_that_nobody_runs_would_be_found() -> None:
    assert forgotten_lines(Block("sh", "", "", "# so\nparlour games\nrm -r x\n")) == ["rm -r x"]
    assert forgotten_lines(Block("sh", "", "it takes long", "rm -r x\n")) == []


@pytest.mark.parametrize("page", pages(), ids=short)
def test_every_block_is_run_or_read_or_the_page_says_why_not(page: Path) -> None:
    assert [block.text for block in blocks(page) if is_forgotten(block)] == []


def test_a_block_that_nobody_runs_or_reads_would_be_found() -> None:
    assert is_forgotten(Block("nginx", "", "", "server {}\n"))
    assert not is_forgotten(Block("nginx", "", "it is for another program", "server {}\n"))
    assert not is_forgotten(Block("json client", "", "", "{}\n"))


@pytest.mark.parametrize("page", pages(), ids=short)
def test_values_that_a_page_shows_can_be_read(page: Path) -> None:
    read_as: dict[str, Callable[[str], object]] = {"json": read_values, "toml": tomllib.loads}
    for block in blocks(page):
        language = block.language.partition(" ")[0]
        if language in DATA and not block.unrun:
            read_as[language](block.text)


def read_values(text: str) -> None:
    """Reads one JSON value after the other."""
    while text.strip():
        _, end = json.JSONDecoder().raw_decode(text.strip())
        text = text.strip()[end:]


def command_of(given: list[str]) -> tuple[click.Command, list[str]]:
    """The command that a line calls, and what it is given."""
    command: click.Command = program
    if given[:1] == ["-m"]:
        command, given = storage, given[2:]
    while isinstance(command, click.Group) and given and not given[0].startswith("-"):
        found = command.get_command(click.Context(command), given[0])
        assert found is not None, f"there is no command {given[0]}"
        command, given = found, given[1:]
    return command, given


@pytest.mark.parametrize("page", pages(), ids=short)
def test_every_command_in_the_text_has_the_options_that_are_named(page: Path) -> None:
    for span in spans(page):
        command, rest = command_of(words(span))
        named = {word.partition("=")[0] for word in rest if word.startswith("--")}
        unknown = (
            named - {word for option in command.params for word in option.opts} - own_options() - {"--help"}
        )
        assert not unknown, f"{span}: {unknown}"


@cache
def own_options() -> set[str]:
    """The short options of all games."""
    return {
        f"--{short_option}" for name in game_names() for short_option in find_game(name).rules().short_options
    }

"""What the pages show happens as they show it; what is not run can at least be typed."""

from pathlib import Path

import click
import pytest

from parlour.cli import house as program
from parlour.engine.rules.finder import find_game, game_names
from tests.documentation.blocks import blocks, pages, spans, steps, words
from tests.documentation.desk import Desk
from tests.house import short

LONG = {
    "README.md",
    "docs/how-to/design-an-experiment.md",
    "docs/how-to/house-rules.md",
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
def test_what_is_not_run_can_be_typed(page: Path) -> None:
    for block in blocks(page):
        for step in steps(block):
            command, rest = command_of(words(step.line))
            command.make_context(command.name, rest)


def command_of(given: list[str]) -> tuple[click.Command, list[str]]:
    """The command that a line calls, and what it is given."""
    command: click.Command = program
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
        unknown = named - {word for option in command.params for word in option.opts} - own_options() - {"--help"}
        assert not unknown, f"{span}: {unknown}"


def own_options() -> set[str]:
    return {f"--{short_option}" for name in game_names() for short_option in find_game(name).rules().short_options}

"""The page on commands is true: every option is on it, and every example on it can be typed."""

import re
import shlex
from pathlib import Path

import click
import pytest

from parlour.cli import house

PAGE = Path(__file__).parents[2].joinpath("docs", "reference", "commands.md").read_text(encoding="utf-8")
NAMES = house.list_commands(click.Context(house))
EXAMPLES = [line for line in PAGE.splitlines() if line.startswith("parlour ")]


def command_called(name: str) -> click.Command:
    command = house.get_command(click.Context(house), name)
    assert command is not None
    return command


@pytest.mark.parametrize("name", NAMES)
def test_every_option_is_on_the_page(name: str) -> None:
    options = [
        word for option in command_called(name).params for word in option.opts if word.startswith("--")
    ]
    assert [option for option in options if f"`{option}" not in PAGE] == []


@pytest.mark.parametrize("line", EXAMPLES)
def test_every_example_can_be_parsed(line: str) -> None:
    _, name, *arguments = shlex.split(line.partition(" > ")[0])
    command_called(name).make_context(name, arguments)


def test_there_is_an_example_of_every_command() -> None:
    assert {shlex.split(line)[1] for line in EXAMPLES} == set(NAMES)


def test_every_test_that_shows_a_promise_of_the_room_is_there() -> None:
    house_of_tests = Path(__file__).parents[2]
    page = (house_of_tests / "docs" / "reference" / "room-promises.md").read_text(encoding="utf-8")
    modules = [name.replace(".", "/") + ".py" for name in re.findall(r"-m (tests[.\w]+)", page)]
    named = re.findall(r"`(tests/[\w/.]+)`", page) + modules
    packages = [name.removesuffix(".py") + "/__main__.py" for name in named]
    assert len(named) > 20
    for name, package in zip(named, packages, strict=True):
        assert (house_of_tests / name).is_file() or (house_of_tests / package).is_file(), name

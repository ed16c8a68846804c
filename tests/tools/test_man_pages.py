"""A manual page for every command, from the tree of commands itself."""

from pathlib import Path

from parlour.cli import house as program
from tests.house import commands
from tools.man_pages import all_commands, escape, manual_page, write_pages


def test_every_command_has_a_page_with_all_of_its_options(tmp_path: Path) -> None:
    pages = {page.name: page.read_text(encoding="utf-8") for page in write_pages(tmp_path)}
    for path, command in all_commands(program, "parlour"):
        page = pages[f"{path.replace(' ', '-')}.1"]
        words = [word for option in command.params for word in option.opts if word.startswith("--")]
        assert [word for word in words if escape(word) not in page] == []
    assert {path for path, _ in all_commands(program, "parlour")} >= set(commands(program, "parlour"))


def test_examples_keep_their_lines() -> None:
    page = manual_page("parlour", program)
    assert ".nf\nparlour\nparlour games\nparlour play GAME\n" in page


def test_nothing_of_a_text_is_taken_for_an_instruction() -> None:
    assert escape(".ci is a \\ folder") == "\\&.ci is a \\e folder"

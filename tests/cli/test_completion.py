"""Completion in a shell: the script, and what it is told when it asks."""

import pytest

from parlour.engine.rules.finder import game_names
from tests.cli.typing_in import Shell


@pytest.mark.parametrize("name", ["bash", "zsh", "fish"])
def test_the_script_asks_parlour(shell: Shell, name: str) -> None:
    ran = shell("completion", name)
    assert ran.code == 0
    assert f"_PARLOUR_COMPLETE={name}_complete" in ran.out


@pytest.mark.parametrize(
    ("typed", "offered"),
    [("parlour verif", "verify"), ("parlour hand --va", "--variant"), ("parlour rules ", game_names()[0])],
)
def test_commands_options_and_games_are_completed(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, typed: str, offered: str
) -> None:
    monkeypatch.setenv("_PARLOUR_COMPLETE", "bash_complete")
    monkeypatch.setenv("COMP_WORDS", typed)
    monkeypatch.setenv("COMP_CWORD", str(len(typed.split(" ")) - 1))
    assert f"plain,{offered}" in shell().out.splitlines()

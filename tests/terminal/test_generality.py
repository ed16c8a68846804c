"""The terminal knows no game by name."""

from pathlib import Path

import parlour.terminal
from parlour.engine.rules.finder import find_game, game_names


def words_of(name: str) -> set[str]:
    """Everything that would give away one game: its names, its verbs."""
    rules = find_game(name).rules()
    return {name, name.replace("-", "_"), rules.metadata.display_name, *rules.move_labels}


def test_no_file_of_the_terminal_names_a_game_or_a_verb() -> None:
    folder = Path(str(parlour.terminal.__file__)).parent
    texts = {path.name: path.read_text(encoding="utf-8") for path in folder.glob("*.py")}
    telling = {word for name in game_names() for word in words_of(name) if len(word) > 5}
    found = [f"{name}: {word}" for name, text in texts.items() for word in telling if word in text]
    assert not found

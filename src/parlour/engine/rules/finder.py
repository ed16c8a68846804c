"""Finding the games: every folder under parlour.games, and every plug-in that names the entry point."""

from parlour.engine.rules.game import Game
from parlour.engine.rules.game_modules import HOUSE, game_names, load_game

__all__ = ["HOUSE", "all_games", "find_game", "game_names"]


def find_game(name: str) -> Game:
    """Return the game of this name, spelt with hyphens, underscores or spaces; nothing else is imported."""
    return load_game(name, Game)


def all_games() -> list[Game]:
    """Return every game found."""
    return [find_game(name) for name in game_names()]

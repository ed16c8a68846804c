"""Games as programs name them: by name or as themselves."""

from parlour.engine.rules.finder import find_game
from parlour.engine.rules.game import Game
from parlour.engine.rules.loading import Tree


def the_game(game: str | Game) -> Game:
    """Return the game of a name, or the game itself."""
    return find_game(game) if isinstance(game, str) else game


def rules_schema(game: str | Game) -> Tree:
    """Return the JSON Schema of a game's rules file, for editors and for checks of your own.

    >>> import parlour
    >>> sorted(parlour.rules_schema("big-c"))
    ['$defs', '$ref']
    """
    return the_game(game).schema()

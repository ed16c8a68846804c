"""A game by its name; the stub beside this file says which rules each of them has."""

from parlour.engine.rules.finder import find_game
from parlour.engine.rules.game import Game


def game(name: str) -> Game:
    """Return the game of this name, one of ours or of an installed package.

    >>> import parlour
    >>> parlour.game("three-card-brag").variants()[0]
    'default'
    >>> parlour.game("whist")
    Traceback (most recent call last):
    ...
    parlour.engine.errors.UnknownGame: There is no game called 'whist': try one of ...
    """
    return find_game(name)

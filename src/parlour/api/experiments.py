"""Experiments: the lab's answer as values."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from parlour.api.rules import the_game
from parlour.engine.bot import Bot
from parlour.engine.optional import need
from parlour.engine.rules.game import Game
from parlour.players.own_bots import BadOwnBot, is_known_everywhere, word_for

if TYPE_CHECKING:
    from parlour.lab.answer import Answer

Measured = str | Callable[..., Bot]
"""A player's word, or a class of your own."""


def experiment(
    game: str | Game,
    players: Sequence[Measured],
    *,
    games: int = 2000,
    seed: int = 1,
    seats: int | None = None,
    workers: int = 1,
    variant: str = "default",
    keep: str | Path | None = None,
    **switches: Any,
) -> "Answer":
    """Let players play the same deals from every seat, and return how good they are, with intervals.

    A player is a word as in the lab, or a class of your own. The numbers are the same for any number of
    workers. With `keep`, a folder, games that were played before are not played again.

    >>> import parlour
    >>> answer = parlour.experiment("bastard-brag", ["medium", "random"], games=40, seed=1, lives=1)
    >>> answer.player("medium").win_share.mean > answer.player("random").win_share.mean
    True
    """
    need("lab", "numpy")
    from parlour.lab.answer import find_answer
    from parlour.lab.definition import define
    from parlour.lab.players import check_players, checked_word

    found = the_game(game)
    rules = found.rules(variant, switches=switches)
    words = [
        checked_word(player, found.levels) if isinstance(player, str) else _own_word(player, workers)
        for player in players
    ]
    definition = define(found, rules, check_players(words), seats=seats, seed=seed)
    return find_answer(definition, games=games, workers=workers, keep=keep)


def _own_word(player: Callable[..., Bot], workers: int) -> str:
    """Return the word of a class of the program's own; other workers must find it by that, too."""
    if isinstance(player, Bot):
        said = f"{type(player).__name__} is a bot already: give its class, for every game makes one anew."
        raise BadOwnBot("bad-own-bot", said)
    word = word_for(player)
    if workers > 1 and not is_known_everywhere(word):
        said = f"{word} is known in this process alone: put it into a file, or leave out workers."
        raise BadOwnBot("bad-own-bot", said)
    return word

"""Who sits where, as programs say it: words, classes and bots of their own, and their own chairs."""

from collections.abc import Callable, Sequence
from typing import Any

from parlour.cards.luck import Luck
from parlour.engine.bot import Bot
from parlour.engine.rules.game import Game
from parlour.match.match import SeatCard
from parlour.players.kinds import Maker, any_maker, full_word
from parlour.players.own_bots import GuardedBot, maker_from
from parlour.players.seat_words import parse_seats

Player = str | Bot | Callable[..., Bot]
"""A player's word, a bot of your own, or its class."""
_LONGEST_NAME = 20
_YOU = "You"


def name_of(player: Player | None) -> str:
    """Return what a player of a program's own is called at a table."""
    if player is None:
        return _YOU
    if isinstance(player, str):
        return (player.partition(":")[2] or player)[:_LONGEST_NAME]
    kind = type(player) if isinstance(player, Bot) else player
    return str(getattr(kind, "__name__", kind))[:_LONGEST_NAME]


def maker_for(player: Player, levels: Sequence[str]) -> Maker:
    """Return what makes this player; a bot that is one already is given as it is."""
    if isinstance(player, str):
        return any_maker(full_word(player, levels))
    if isinstance(player, Bot):
        ready = GuardedBot(name_of(player), player)
        return lambda game, rules, luck: ready
    return maker_from(player, name_of(player))


def seat_cards(players: Sequence[Player | None], game: Game) -> list[SeatCard]:
    """Return the seats of a table: a word as everywhere, and everything else as a person with a name."""
    named = [name_of(player) for player in players if not isinstance(player, str)]
    numbered = iter(_with_numbers(named))
    words = [player if isinstance(player, str) else f"me:{next(numbered)}" for player in players]
    return parse_seats(",".join(words), game.levels)


def _with_numbers(names: Sequence[str]) -> list[str]:
    """Return the names, a later one of the same with a number."""
    before = [list(names[:place]).count(name) for place, name in enumerate(names)]
    return [f"{name} {n + 1}" if n else name for name, n in zip(names, before, strict=True)]


def make_bot(player: Player, game: Game, rules: Any, luck: Luck) -> Bot:
    return maker_for(player, game.levels)(game, rules, luck)

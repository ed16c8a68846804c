"""Players: who can sit at a table, from the words that name them to the bots behind them."""

from parlour.players.deciding import Thinker
from parlour.players.house import house_bot
from parlour.players.house_words import BadSeat
from parlour.players.kinds import maker_of
from parlour.players.random import RandomBot
from parlour.players.seat_words import is_person, parse_seats
from parlour.players.seating import bot_turn, bots_for, play_out

__all__ = [
    "BadSeat",
    "RandomBot",
    "Thinker",
    "bot_turn",
    "bots_for",
    "house_bot",
    "is_person",
    "maker_of",
    "parse_seats",
    "play_out",
]

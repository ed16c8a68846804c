"""Players: who can sit at a table, from the words that name them to the bots behind them.

- `seat_words`: a line such as `me,house:hard,Ann`; `kinds`: from a word to the bot behind it
- `seating`: bots on the seats of a match; `deciding`: asking one bot for its move
- `random`, `house`; `search/`: imagining how the cards lie; `solver/`: a strategy worked out beforehand
"""

from parlour.players.deciding import BadBot, Thinker, decision
from parlour.players.house import house_bot
from parlour.players.kinds import BadSeat, maker_of
from parlour.players.random import RandomBot
from parlour.players.seat_words import is_person, parse_seats
from parlour.players.seating import bot_turn, bots_for, play_out

__all__ = [
    "BadBot",
    "BadSeat",
    "RandomBot",
    "Thinker",
    "bot_turn",
    "bots_for",
    "decision",
    "house_bot",
    "is_person",
    "maker_of",
    "parse_seats",
    "play_out",
]

"""MatchBots: the bots of one game, made when they are first asked, and asked for a move."""

from collections.abc import Callable

from parlour.engine.bot import Bot
from parlour.engine.play.move import Move
from parlour.match.match import Match
from parlour.players.deciding import decision
from parlour.players.kinds import maker_of
from parlour.players.seating import bot_luck as bot_luck


class MatchBots:
    """The bots that have played in one game; one that listens has heard all of it."""

    def __init__(self) -> None:
        self._bots: dict[tuple[int, str], Bot] = {}

    def choice(self, match: Match, seat: int, player: str) -> Move:
        """Return what this player does on this seat, from what the seat may know."""
        return decision(self._bot(match, seat, player), match.position, seat, match.told)

    def thought(self, match: Match, seat: int, player: str) -> Callable[[], Move]:
        """Return what makes the choice later, also in another thread, from the match as it is now."""
        bot, position = self._bot(match, seat, player), match.position.copy()
        heard, events = bot.heard, match.told(bot.heard) if bot.listens else []
        return lambda: decision(bot, position, seat, lambda since: events[since - heard :])

    def _bot(self, match: Match, seat: int, player: str) -> Bot:
        bot = self._bots.get((seat, player))
        if bot is None or bot.heard > match.heard:
            bot = maker_of(player)(match.game, match.rules, bot_luck(match, seat))
            self._bots[seat, player] = bot
        return bot

    def has_much_to_hear(self, match: Match, seat: int, player: str) -> bool:
        """Return whether the game has to be played again for a player who has not heard all of it."""
        bot = self._bot(match, seat, player)
        return bot.listens and match.since(bot.heard)[1] > 0

    def forget(self, seat: int, player: str) -> None:
        """Make the bot anew the next time."""
        self._bots.pop((seat, player), None)

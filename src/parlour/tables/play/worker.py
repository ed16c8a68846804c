"""The process in which bots think long: `python -m parlour.tables.play.worker`, fed through standard input.

It plays the moves of a game again and so knows the true cards, but a bot gets only what its seat may know.
"""

import os
import signal
import sys
from collections import OrderedDict
from typing import BinaryIO, Final

import msgspec

from parlour.engine.play.move import Move
from parlour.engine.rules.finder import find_game
from parlour.match.match import Match, SeatCard
from parlour.match.provenance import read_start
from parlour.tables.play.advice_text import advice_text
from parlour.tables.play.match_bots import MatchBots
from parlour.tables.play.workers import HEAD, Reply, WorkOrder

_MOST_GAMES: Final = 64


class Games:
    """The games that this process knows, with the bots that think in them; the oldest are forgotten."""

    def __init__(self) -> None:
        self._games: OrderedDict[tuple[str, int], tuple[Match, MatchBots]] = OrderedDict()

    def reply(self, order: WorkOrder) -> Reply:
        """Think; an order that goes on from moves which are not known here is answered with nothing."""
        key = (order.table, order.number)
        if order.first == 0:
            self._games[key] = (_new_match(order), MatchBots())
        known = self._games.get(key)
        if known is None or known[0].n != order.first:
            return Reply()
        self._games.move_to_end(key)
        if len(self._games) > _MOST_GAMES:
            self._games.popitem(last=False)
        return self._thought(order, *known)

    def _thought(self, order: WorkOrder, match: Match, minds: MatchBots) -> Reply:
        """Return what the bot plays or the house answers; who fails says nothing, as that could name
        cards."""
        try:
            for seat, spelled in order.moves:
                match.play(seat, Move(*spelled))
            if order.asks_nothing():
                return Reply()
            if order.about is not None:
                return Reply(advice=advice_text(match, order.seat, *order.about))
            return Reply(minds.choice(match, order.seat, order.player).key())
        except Exception:
            self._games.pop((order.table, order.number))
            return Reply()


def _new_match(order: WorkOrder) -> Match:
    game = find_game(order.game)
    rules = msgspec.json.decode(order.rules, type=game.asset)
    cards = [SeatCard(name, "me") for name in order.names]
    return Match(game, rules, cards, order.seed, None, read_start(order.start))


def work(orders: BinaryIO, replies: BinaryIO) -> None:
    """Answer one order after the other until there are no more."""
    games = Games()
    while head := orders.read(HEAD):
        body = orders.read(int.from_bytes(head, "big"))
        answer = msgspec.msgpack.encode(games.reply(msgspec.msgpack.decode(body, type=WorkOrder)))
        replies.write(len(answer).to_bytes(HEAD, "big") + answer)
        replies.flush()


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        work(sys.stdin.buffer, sys.stdout.buffer)
    except (
        BrokenPipeError
    ):  # the room was killed: nobody waits for the answer, which is not to be flushed either
        os._exit(0)

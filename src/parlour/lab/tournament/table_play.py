"""Playing one order of a tournament: a function of its rules, start, players and the tournament's seed."""

from collections.abc import Sequence
from hashlib import sha256
from typing import Final, NamedTuple, Protocol

from parlour.cards.luck import Luck
from parlour.cards.shuffle import FastShuffle
from parlour.engine.bot import Bot
from parlour.engine.play.start import Start
from parlour.engine.rules.asset import RulesAsset
from parlour.engine.rules.game import Game
from parlour.lab.playing import play_out
from parlour.lab.tournament.definition import rules_at
from parlour.players.kinds import Maker, any_maker
from parlour.tournaments.log.rows import HOUSE, OPEN_CHAIR, Deal, Settled
from parlour.tournaments.regulations.regulations import Regulations

_HALF: Final = 8
"""Bytes of a digest for the cards of a deal, and as many for the luck of its bots."""


class PlayedOrder(NamedTuple):
    """What came of an order, told as a fact without a time, and after how many decisions."""

    settled: Settled
    decisions: int


class PlaysOrders(Protocol):
    """Whatever says what comes of an order: bots that play it, or the planner that draws it."""

    def play(self, order: Deal) -> PlayedOrder: ...


class TablePlay:
    """Plays the orders of one tournament, whose players are known by the words of the entrants."""

    def __init__(self, regulations: Regulations, secret: str, players: Sequence[str]) -> None:
        self.regulations = regulations
        self.secret = secret
        self.players = players
        self._makers: dict[str, Maker] = {}
        self._rules: dict[int, tuple[Game, RulesAsset]] = {}

    def play(self, order: Deal) -> PlayedOrder:
        """Play a deal from the stacks of the order, or a whole game where it has none."""
        game, rules = self._rules_at(order.level)
        digest = sha256(f"parlour lab deal {self.secret} {order.table} {order.number}".encode()).digest()
        shuffle = FastShuffle(int.from_bytes(digest[:_HALF], "big"))
        luck = int.from_bytes(digest[_HALF : 2 * _HALF], "big")
        bots = [self._bot(who, game, rules, Luck(luck, chair)) for chair, who in enumerate(order.chairs)]
        start = Start(order.stacks, order.dealer) if order.stacks else None
        position = game.begin(rules, len(order.chairs), shuffle, None, start)
        decisions = play_out(position, bots)
        outcome = position.outcome()
        if outcome is None:
            return PlayedOrder(_drawn_result(order), decisions)
        if start is None:
            places, tallies = tuple(outcome.places), tuple(outcome.tallies)
            return PlayedOrder(
                Settled(table=order.table, number=order.number, places=places, tallies=tallies), decisions
            )
        stacks = tuple(outcome.tallies)
        return PlayedOrder(Settled(order.table, order.number, stacks, position.next_dealer()), decisions)

    def _rules_at(self, level: int) -> tuple[Game, RulesAsset]:
        found = self._rules.get(level)
        if found is None:
            found = self._rules[level] = rules_at(self.regulations, level)
        return found

    def _bot(self, who: int, game: Game, rules: RulesAsset, luck: Luck) -> Bot:
        """Return a new bot for a chair; on an open one sits a bot that is never asked."""
        if who == OPEN_CHAIR:
            return _NOBODY
        word = self.regulations.fill if who == HOUSE else self.players[who]
        make = self._makers.get(word)
        if make is None:
            make = self._makers[word] = any_maker(word)
        return make(game, rules, luck)


_NOBODY: Final = Bot()


def _drawn_result(order: Deal) -> Settled:
    """Return the result of a game that would not end: as if it had been drawn, with nothing lost."""
    if order.stacks:
        return Settled(order.table, order.number, order.stacks, order.dealer)
    equal = len(order.chairs)
    return Settled(table=order.table, number=order.number, places=(1,) * equal, tallies=(0,) * equal)

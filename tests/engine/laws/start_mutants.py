"""Ante Up with something wrong in how a deal of it goes on from a start: each breaks one law of starts."""

from typing import Any

from parlour.cards.shuffle import Shuffle
from parlour.engine.play.events import Event, Teller
from parlour.engine.play.start import NO_DEALER, Start
from parlour.engine.rules.game import Game
from parlour.kit.turns import round_from
from tests.toys import ante_up
from tests.toys.ante_up.rules.asset import AnteUpRules
from tests.toys.ante_up.rules.position import AnteUp


def start_mutant(kind: type[AnteUp]) -> Game:
    """Return Ante Up with this mutation in it."""

    def begin(rules: AnteUpRules, seats: int, shuffle: Shuffle, teller: Teller | None = None) -> AnteUp:
        position = kind(rules, seats, shuffle)
        position.begin([rules.coins] * seats, teller)
        return position

    def begin_from(
        rules: AnteUpRules, start: Start, shuffle: Shuffle, teller: Teller | None = None
    ) -> AnteUp:
        position = kind(rules, len(start.stacks), shuffle)
        position.start = start
        position.begin(list(start.stacks), teller)
        return position

    host = ante_up.GAME
    return Game(
        host.package,
        asset=host.asset,
        begin=begin,
        bot=host.bot,
        thinking=host.thinking,
        stack=host.stack,
        begin_from=begin_from,
        full_stack=lambda rules: rules.coins,
    )


class FirstStaysFirst(AnteUp):
    """After a deal from a start the same seat goes first again, if it has coins."""

    def next_dealer(self) -> int:
        stays = self.start is not None and self.coins[self.first] > 0
        return self.first if stays else super().next_dealer()


class DealerIgnored(AnteUp):
    """Who is named to go first does not; the first seat does."""

    def find_first(self, teller: Teller | None) -> int:
        if self.start is not None and self.start.dealer != NO_DEALER:
            return self.players()[0]
        return super().find_first(teller)


class DearerDeal(AnteUp):
    """In a deal from a start everybody pays once more."""

    def deal(self, teller: Teller | None) -> None:
        super().deal(teller)
        for seat in self.waiting if self.start is not None else []:
            self.pay(seat, teller)


class ShuffledTwice(AnteUp):
    """A deal from a start uses up more chance than it does in the game."""

    def deal(self, teller: Teller | None) -> None:
        if self.start is not None:
            self.drawn(2)
        super().deal(teller)


class EndsEarly(AnteUp):
    """A deal from a start is over, pot and all, when the first has spoken; the books agree."""

    def apply(self, seat: int, move: Any, teller: Teller | None = None) -> None:
        super().apply(seat, move, teller)
        if self.start is not None and self.waiting:
            self.coins[seat] += self.pot
            self.waiting, self.pot = [], 0


class ChairDealtIn(AnteUp):
    """Empty chairs are dealt a card."""

    def deal(self, teller: Teller | None) -> None:
        super().deal(teller)
        for hand in self.hands:
            if not hand:
                hand.append(self.stock.pop())


class ChairCounted(AnteUp):
    """A counter counts the chairs."""

    def counters(self) -> dict[str, int]:
        return super().counters() | {"players": self.seats}


class ChairTold(AnteUp):
    """The coins of all seats are told before a deal."""

    def deal(self, teller: Teller | None) -> None:
        if teller is not None:
            for seat in range(self.seats):
                teller.tell(Event("paid", seat, amount=0))
        super().deal(teller)


class DrawnAmongChairs(AnteUp):
    """Who goes first is drawn among all chairs; from an empty one the right goes to the next player."""

    def find_first(self, teller: Teller | None) -> int:
        if self.start is not None and self.start.dealer == NO_DEALER:
            drawn = self.drawn(self.seats)
            return round_from(drawn, [coins > 0 for coins in self.coins])[0]
        return super().find_first(teller)


class ChairWins(AnteUp):
    """An empty chair comes first."""

    def outcome(self) -> Any:
        found = super().outcome()
        if found is not None and self.start is not None and 0 in self.start.stacks:
            found.places = [1] * self.seats
        return found


class FullPurses(AnteUp):
    """Whatever is brought, everybody who sits has a full stack."""

    def begin(self, coins: list[int], teller: Teller | None) -> None:
        super().begin([self.switches.coins if each else 0 for each in coins], teller)


class Raked(AnteUp):
    """The house takes a coin out of the pot of a deal from a start, and keeps it in the books."""

    def ledger(self) -> int:
        return super().ledger() + getattr(self, "raked", 0)

    def showdown(self, teller: Teller | None) -> None:
        if self.start is not None:
            self.raked = 1
            self.pot -= 1
        super().showdown(teller)


class NoBooks(AnteUp):
    """Coins are won, and nobody keeps the books."""

    def ledger(self) -> int:
        return 0


class GiftToAChair(AnteUp):
    """The winner leaves a coin on an empty chair."""

    def after_deal(self, teller: Teller | None) -> None:
        super().after_deal(teller)
        if self.start is not None and 0 in self.start.stacks:
            self.coins[self.coins.index(max(self.coins))] -= 1
            self.coins[self.start.stacks.index(0)] += 1


class PointsForTallies(AnteUp):
    """The tallies of a deal from a start are what was won in it."""

    def outcome(self) -> Any:
        found = super().outcome()
        if found is not None and self.start is not None:
            found.tallies = [after - min(self.start.stacks) for after in found.tallies]
        return found


class DealsAgain(AnteUp):
    """After a deal from a start comes another one."""

    def after_deal(self, teller: Teller | None) -> None:
        if self.start is not None and self.dealt_so_far < 3 and len(self.players()) > 1:
            self.first = self.next_dealer()
            self.deal(teller)
        else:
            super().after_deal(teller)


class BrokeDealer(AnteUp):
    """Who has lost all coins in a deal from a start is to go first next."""

    def next_dealer(self) -> int:
        is_broke = self.start is not None and 0 in self.coins
        return self.coins.index(0) if is_broke else super().next_dealer()


class StartForgotten(AnteUp):
    """Once the cards are dealt nobody remembers that they go on from somewhere."""

    def begin(self, coins: list[int], teller: Teller | None) -> None:
        super().begin(coins, teller)
        self.start = None


class StartNotCopied(AnteUp):
    """A copy takes the deal for a whole game."""

    def copy(self) -> "StartNotCopied":
        twin = super().copy()
        assert isinstance(twin, StartNotCopied)
        twin.start = None
        return twin


class StartUnwritten(AnteUp):
    """The state does not say that it goes on from somewhere."""

    def state(self) -> dict[str, Any]:
        return {name: value for name, value in super().state().items() if name != "start"}

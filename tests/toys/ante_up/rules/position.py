"""A game of Ante Up in progress, and one deal of it from a start."""

from parlour.cards.luck import Luck
from parlour.cards.pack import pack
from parlour.cards.shuffle import Shuffle
from parlour.engine.play.choices import Choice, Plain
from parlour.engine.play.events import Event, Teller
from parlour.engine.play.move import Move
from parlour.engine.play.moves import Moves
from parlour.engine.play.outcome import Outcome, places_by
from parlour.engine.play.position import Position
from parlour.engine.play.start import NO_DEALER, ONE_DEAL, Start
from parlour.engine.show.audience import EVERYONE, NOBODY, only
from parlour.engine.show.zone import Zone
from parlour.kit.turns import next_seat, round_from
from parlour.kit.unseen import redeal_unseen
from tests.toys.ante_up.rules.asset import AnteUpRules

STAY = "STAY"
FOLD = "FOLD"


class AnteUp(Position):
    """Each hand is one card; `gone` are those that were folded, which their `folders` know.

    `shown` are the hands of the last showdown, until the next.
    """

    def __init__(self, rules: AnteUpRules, seats: int, shuffle: Shuffle) -> None:
        super().__init__(rules, seats, shuffle)
        self.switches = rules
        self.coins = [0] * seats
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.stock: list[int] = []
        self.gone: list[int] = []
        self.folders: list[int] = []
        self.waiting: list[int] = []
        self.staying: list[int] = []
        self.shown: list[list[int]] = [[] for _ in range(seats)]
        self.pot = 0
        self.first = 0
        self.dealt_so_far = 0

    def begin(self, coins: list[int], teller: Teller | None) -> None:
        """Seat the players with these coins, find who goes first, and deal."""
        self.coins = coins
        self.first = self.find_first(teller)
        self.deal(teller)

    def find_first(self, teller: Teller | None) -> int:
        """Return who goes first: whom the start names, or somebody drawn from those who sit there."""
        if self.start is not None and self.start.dealer != NO_DEALER:
            return self.start.dealer
        players = self.players()
        seat = players[self.drawn(len(players))]
        if teller is not None:
            teller.tell(Event("drew-first", seat))
        return seat

    def players(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.coins[seat] > 0]

    def deal(self, teller: Teller | None) -> None:
        self.dealt_so_far += 1
        self.stock, self.gone, self.folders = self.shuffled(pack()), [], []
        self.waiting = round_from(self.first, [coins > 0 for coins in self.coins])
        self.staying = self.waiting[:]
        self.hands = [[] for _ in range(self.seats)]
        for seat in self.waiting:
            self.hands[seat] = [self.stock.pop()]
            self.pay(seat, teller)

    def pay(self, seat: int, teller: Teller | None) -> None:
        if self.coins[seat] > 0:
            self.coins[seat] -= 1
            self.pot += 1
            if teller is not None:
                teller.tell(Event("paid", seat, amount=1))

    def stay(self, seat: int, teller: Teller | None) -> None:
        """Pay once more; who has nothing left stays for nothing."""
        if self.coins[seat] == 0 and teller is not None:
            teller.tell(Event("stayed", seat))
        self.pay(seat, teller)

    def to_act(self) -> tuple[int, ...]:
        return (self.waiting[0],) if self.waiting else ()

    def moves(self, seat: int) -> Moves:
        choices: list[Choice] = [Plain(STAY)]
        return Moves([*choices, Plain(FOLD)] if len(self.staying) > 1 else choices)

    def apply(self, seat: int, move: Move, teller: Teller | None = None) -> None:
        self.waiting = self.waiting[1:]
        if move.verb == STAY:
            self.stay(seat, teller)
        else:
            self.staying.remove(seat)
            self.gone.append(self.hands[seat].pop())
            self.folders.append(seat)
            if teller is not None:
                teller.tell(Event("folded", seat))
        if not self.waiting:
            self.showdown(teller)

    def showdown(self, teller: Teller | None) -> None:
        """Show all hands that stayed; the highest card code takes the pot."""
        winner = max(self.staying, key=lambda seat: self.hands[seat][0])
        self.shown = [hand[:] for hand in self.hands]
        if teller is not None:
            for seat in self.staying:
                teller.tell(Event("showed", seat, tuple(self.hands[seat]), (EVERYONE,)))
            teller.tell(Event("won", winner, amount=self.pot))
        self.coins[winner] += self.pot
        self.pot = 0
        self.after_deal(teller)

    def after_deal(self, teller: Teller | None) -> None:
        """Deal again, unless that was the last deal or the only one."""
        is_last = self.dealt_so_far == self.switches.rounds or len(self.players()) == 1
        if self.start is None and not is_last:
            self.first = self.next_dealer()
            self.deal(teller)

    def next_dealer(self) -> int:
        return int(next_seat(self.first, [coins > 0 for coins in self.coins]))

    def outcome(self) -> Outcome | None:
        if self.waiting:
            return None
        if self.start is not None:
            return Outcome(self.start.places(self.coins), self.coins[:], ONE_DEAL)
        return Outcome(places_by([(coins,) for coins in self.coins]), self.coins[:], "ending.all-dealt")

    def redeal(self, seat: int, luck: Luck) -> None:
        known = [[self.audience(owner)] * len(hand) for owner, hand in enumerate(self.hands)]
        gone, stock = [only(folder) for folder in self.folders], [NOBODY] * len(self.stock)
        redeal_unseen([*self.hands, self.gone, self.stock], [*known, gone, stock], seat, luck)

    def audience(self, owner: int) -> int:
        return only(owner) if self.waiting else EVERYONE

    def zones(self) -> list[Zone]:
        hands = [
            Zone("hand", hand, [self.audience(seat)] * len(hand), owner=seat, private=True)
            for seat, hand in enumerate(self.hands)
            if hand
        ]
        shown = [
            Zone("shown", hand, [EVERYONE], owner=seat, reprint=True)
            for seat, hand in enumerate(self.shown)
            if hand
        ]
        gone = Zone("discards", self.gone, [only(folder) for folder in self.folders])
        return [*hands, *shown, gone, Zone("stock", self.stock, [NOBODY] * len(self.stock), pile=True)]

    def seat_counters(self, seat: int) -> dict[str, int]:
        return {"coins": self.coins[seat]}

    def badges(self, seat: int) -> list[str]:
        return ["first"] if seat == self.first else []

    def counters(self) -> dict[str, int]:
        return {"pot": self.pot}

    def ledger(self) -> int:
        return sum(self.coins) + self.pot


def begin(rules: AnteUpRules, seats: int, shuffle: Shuffle, teller: Teller | None = None) -> AnteUp:
    position = AnteUp(rules, seats, shuffle)
    position.begin([rules.coins] * seats, teller)
    return position


def begin_from(rules: AnteUpRules, start: Start, shuffle: Shuffle, teller: Teller | None = None) -> AnteUp:
    position = AnteUp(rules, len(start.stacks), shuffle)
    position.start = start
    position.begin(list(start.stacks), teller)
    return position

# parlour: hot
"""What lies on a Three Card Brag table, who may see it, and what everybody has paid."""

from typing import Final

from mypy_extensions import i64, mypyc_attr, u8

from parlour.cards.pack import pack
from parlour.cards.shuffle import Shuffle
from parlour.cards.vectors import vec
from parlour.engine.play.position import Position
from parlour.engine.show.audience import EVERYONE, NOBODY, only
from parlour.games.three_card_brag.rules.asset import MOST_JOKERS
from parlour.games.three_card_brag.rules.hands.ranking import HAND, NO_TRUMP
from parlour.games.three_card_brag.rules.terms import Terms
from parlour.kit.seat_sets import bit

BETTING: Final = 1
CARDS: Final = 2
FINAL: Final = 3
ASKING: Final = 4
OVER: Final = 5

FRESH: Final = 0
DREW: Final = 1
PICKED: Final = 2

NO_WINNER: Final = -1
NO_CARD: Final = -1

MOST_SEATS: Final = 13
"""A pack with all its jokers has four cards for each of these, and no more."""

COINS: Final = 0
BLIND_COINS: Final = MOST_SEATS
SEEN_COINS: Final = 2 * MOST_SEATS
PROGRESS: Final = 3 * MOST_SEATS
ROUNDS_WON: Final = 4 * MOST_SEATS
BONUS_POINTS: Final = 5 * MOST_SEATS
"""Where each row of `numbers` begins: the number of seat s lies s places further on."""

_NO_NUMBERS: Final = vec[i64]([0] * (6 * MOST_SEATS))
_NO_HANDS: Final = vec[u8]([0] * (HAND * MOST_SEATS))
_PACKS: Final = [vec[u8](pack(1, jokers)) for jokers in range(MOST_JOKERS + 1)]
_WHOLE_HAND: Final = (1 << HAND) - 1
NO_DISCARDS: Final[list[int]] = []
_NOBODY: Final[list[int]] = []


@mypyc_attr(acyclic=True)
class BragTable(Position):
    """Slots 3s to 3s+2 of `cards` are seat s's hand; the stock's top card is the last of those `left` in it.

    Sets of seats are the bits of a number: who was dealt in, is live, has seen the hand, answered the stake,
    showed the hand. In the same way `open_slots` are the cards of the hands that everybody knows. A card's
    audience follows it: whoever has seen a card still knows it where it lies now.

    Copies share all cards: whoever changes a card replaces the hands or the stock by its own first.
    """

    def __init__(self, terms: Terms, seats: int, shuffle: Shuffle) -> None:
        super().__init__(terms.rules, seats, shuffle)
        self.terms = terms
        self.stage: i64 = BETTING
        self.round: i64 = 0
        self.first: i64 = 0
        self.turn: i64 = 0
        self.lap: i64 = 0
        self.taken: i64 = FRESH
        self.winner: i64 = NO_WINNER
        self.may_ask = _NOBODY
        self._no_cards()
        self._no_coins()

    def _no_cards(self) -> None:
        """Clear the table of cards."""
        self.cards = _NO_HANDS
        self.open_slots: i64 = 0
        self.shown = _NO_HANDS
        self.shown_by: i64 = 0
        self.stock = _NO_HANDS
        self.left: i64 = 0
        self.floor: i64 = NO_CARD
        self.discards = NO_DISCARDS
        self.discards_known = NO_DISCARDS
        self.trump: i64 = NO_TRUMP

    def _no_coins(self) -> None:
        """Clear the purses: nobody has sat down yet."""
        self.numbers = _NO_NUMBERS
        self.dealt_in: i64 = 0
        self.live: i64 = 0
        self.seen: i64 = 0
        self.answered: i64 = 0
        self.showed: i64 = 0
        self.extra: i64 = 0
        self.pot: i64 = 0
        self.stake: i64 = 0

    def open_purses(self, coins: list[int]) -> None:
        """Give everybody these coins, and nothing paid or won yet."""
        self.numbers = _NO_NUMBERS[:]
        for seat in range(self.seats):
            self.numbers[COINS + seat] = coins[seat]

    def fill_purses(self, coins: i64) -> None:
        """Give everybody so many coins, whatever they had."""
        for seat in range(self.seats):
            self.numbers[COINS + seat] = coins

    def clear_bets(self) -> None:
        """Begin a round in which nobody has paid, seen or folded."""
        numbers = self.numbers
        for seat in range(self.seats):
            numbers[BLIND_COINS + seat] = 0
            numbers[SEEN_COINS + seat] = 0
        self.seen = 0
        self.showed = 0
        self.extra = 0
        self.pot = 0
        self.clear_stake()

    def clear_stake(self) -> None:
        """Begin a betting phase, in which nobody has bet or checked."""
        self.stake = 0
        self.answered = 0
        for seat in range(self.seats):
            self.numbers[PROGRESS + seat] = 0

    def copy_onto(self, twin: "BragTable") -> None:
        """Put everything that lies here onto another table."""
        twin.chances = self.chances
        twin.start = self.start
        twin.stage = self.stage
        twin.round = self.round
        twin.first = self.first
        twin.turn = self.turn
        twin.lap = self.lap
        twin.taken = self.taken
        twin.winner = self.winner
        twin.may_ask = self.may_ask
        self._copy_cards(twin)
        self._copy_coins(twin)

    def _copy_cards(self, twin: "BragTable") -> None:
        twin.cards = self.cards
        twin.open_slots = self.open_slots
        twin.shown = self.shown
        twin.shown_by = self.shown_by
        twin.stock = self.stock
        twin.left = self.left
        twin.floor = self.floor
        twin.discards = self.discards
        twin.discards_known = self.discards_known
        twin.trump = self.trump

    def _copy_coins(self, twin: "BragTable") -> None:
        twin.numbers = self.numbers[:]
        twin.dealt_in = self.dealt_in
        twin.live = self.live
        twin.seen = self.seen
        twin.answered = self.answered
        twin.showed = self.showed
        twin.extra = self.extra
        twin.pot = self.pot
        twin.stake = self.stake

    def coins(self, seat: i64) -> i64:
        return self.numbers[COINS + seat]

    def progress(self, seat: i64) -> i64:
        """Return the units that the seat has paid in this phase (§Betting)."""
        return self.numbers[PROGRESS + seat]

    def paid(self, seat: i64) -> i64:
        """Return the coins that the seat has paid in this round, blind and seen."""
        return self.numbers[BLIND_COINS + seat] + self.numbers[SEEN_COINS + seat]

    def row(self, row: i64) -> list[int]:
        """Return one row of the numbers as a list, by seat."""
        return [int(self.numbers[row + seat]) for seat in range(self.seats)]

    def packed_row(self, row: i64) -> vec[i64]:
        return self.numbers[row : row + self.seats]

    def new_row(self) -> vec[i64]:
        """Return a row of zeros, one for each seat."""
        return _NO_NUMBERS[: self.seats]

    def is_dealt_in(self, seat: i64) -> bool:
        return (self.dealt_in >> seat) & 1 != 0

    def is_live(self, seat: i64) -> bool:
        """Return whether the seat is in this round and has not folded."""
        return (self.live >> seat) & 1 != 0

    def has_seen(self, seat: i64) -> bool:
        """Return whether the seat has looked at its hand (§Blind and seen)."""
        return (self.seen >> seat) & 1 != 0

    def has_answered(self, seat: i64) -> bool:
        """Return whether the seat has acted since the stake last rose."""
        return (self.answered >> seat) & 1 != 0

    def with_coins(self) -> i64:
        """Return the set of the seats that have coins."""
        seats: i64 = 0
        for seat in range(self.seats):
            if self.numbers[COINS + seat] > 0:
                seats |= bit(seat)
        return seats

    def able(self) -> i64:
        """Return the set of the seats that can still bet: live, and with coins."""
        return self.live & self.with_coins()

    def hand(self, seat: i64) -> list[int]:
        """Return the seat's three cards."""
        return [int(card) for card in self.cards[HAND * seat : HAND * seat + HAND]]

    def shown_hand(self, seat: i64) -> list[int]:
        """Return the three cards that the seat showed at the end of the last round."""
        return [int(card) for card in self.shown[HAND * seat : HAND * seat + HAND]]

    def stock_list(self) -> list[int]:
        """Return the cards left in the stock, the top card last."""
        return [int(card) for card in self.stock[: self.left]]

    def strength(self, seat: i64) -> i64:
        """Return the strength of the seat's hand (§Ranking)."""
        return self.terms.ranking.strength_packed(self.cards, HAND * seat, self.trump)

    def audience(self, seat: i64, place: i64) -> int:
        """Return who knows a card of a hand: everybody once it lies open, else its owner who has looked."""
        if (self.open_slots >> (HAND * seat + place)) & 1 != 0:
            return EVERYONE
        return only(seat) if self.has_seen(seat) else NOBODY

    def known(self, seat: i64) -> list[int]:
        """Return the audiences of the seat's three cards."""
        return [self.audience(seat, place) for place in range(HAND)]

    def open_hand(self, seat: i64) -> None:
        """Turn the seat's three cards up."""
        self.open_slots |= _WHOLE_HAND * bit(HAND * seat)
        self.showed |= bit(seat)

    def new_hands(self) -> vec[u8]:
        """Return room for the hands of a new deal."""
        return _NO_HANDS[: HAND * self.seats]

    def new_stock(self) -> vec[u8]:
        """Return the cards the game is played with, in the order of their codes."""
        return _PACKS[self.terms.jokers][:]

    def full_pack(self) -> list[int]:
        """Return the same as a list."""
        return [int(card) for card in self.new_stock()]

    def ledger(self) -> int:
        """Sum up all coins there are: in the purses and in the pot."""
        return sum(self.row(COINS)) + self.pot

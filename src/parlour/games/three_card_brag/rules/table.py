# parlour: hot
"""What lies on a Three Card Brag table, who may see it, and what everybody has paid."""

from typing import Final

from parlour.cards.codes import BACK
from parlour.cards.pack import pack
from parlour.cards.shuffle import Shuffle
from parlour.engine.play.position import Position
from parlour.games.three_card_brag.rules.asset import MOST_JOKERS
from parlour.games.three_card_brag.rules.hands.ranking import HAND, NO_TRUMP
from parlour.games.three_card_brag.rules.terms import Terms

BETTING: Final = 1
CARDS: Final = 2
FINAL: Final = 3
ASKING: Final = 4
OVER: Final = 5

FRESH: Final = 0
DREW: Final = 1
PICKED: Final = 2

NO_WINNER: Final = -1
_BARE: Final[list[int]] = []
_NO_MARKS: Final[list[bool]] = []

_PACKS: Final[list[list[int]]] = [pack(1, jokers) for jokers in range(MOST_JOKERS + 1)]


class BragTable(Position):
    """Slots 3s to 3s+2 are seat s's hand; `known` is each slot's audience. The stock's top card comes last.

    A card's audience follows it: whoever has seen a card still knows it where it lies now.
    The slots of a seat that was not dealt in are empty: BACK, and nothing to see.

    Copies share every list but those that change with each bet: whoever changes a shared list replaces it
    by one of its own first.
    """

    def __init__(self, terms: Terms, seats: int, shuffle: Shuffle) -> None:
        super().__init__(terms.rules, seats, shuffle)
        self.terms = terms
        self.stage = BETTING
        self.round = 0
        self.first = 0
        self.turn = 0
        self.lap = 0
        self.taken = FRESH
        self.winner = NO_WINNER
        self.may_ask = _BARE
        self._no_cards()
        self._no_coins()

    def _no_cards(self) -> None:
        """Clear the table of cards."""
        self.cards = _BARE
        self.known = _BARE
        self.shown = _BARE
        self.stock = _BARE
        self.floor = _BARE
        self.discards = _BARE
        self.discards_known = _BARE
        self.trump = NO_TRUMP

    def _no_coins(self) -> None:
        """Clear the purses: nobody has sat down yet."""
        self.coins = _BARE
        self.rounds_won = _BARE
        self.bonus_points = _BARE
        self.live = _NO_MARKS
        self.has_seen = _NO_MARKS
        self.has_shown = _NO_MARKS
        self.answered = _NO_MARKS
        self.blind_coins = _BARE
        self.seen_coins = _BARE
        self.progress = _BARE
        self.extra = 0
        self.pot = 0
        self.stake = 0

    def open_purses(self, coins: list[int]) -> None:
        """Give everybody these coins, and nothing paid or won yet."""
        self.coins = coins
        self.rounds_won = [0] * self.seats
        self.bonus_points = [0] * self.seats
        self.clear_bets()

    def clear_bets(self) -> None:
        """Begin a round in which nobody has paid, seen or folded."""
        seats = self.seats
        self.live = [False] * seats
        self.has_seen = [False] * seats
        self.has_shown = [False] * seats
        self.answered = [False] * seats
        self.blind_coins = [0] * seats
        self.seen_coins = [0] * seats
        self.progress = [0] * seats
        self.extra = 0
        self.pot = 0
        self.stake = 0

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
        twin.known = self.known
        twin.shown = self.shown
        twin.stock = self.stock
        twin.floor = self.floor
        twin.discards = self.discards
        twin.discards_known = self.discards_known
        twin.trump = self.trump

    def _copy_coins(self, twin: "BragTable") -> None:
        twin.coins = self.coins[:]
        twin.rounds_won = self.rounds_won
        twin.bonus_points = self.bonus_points
        twin.live = self.live
        twin.has_seen = self.has_seen
        twin.has_shown = self.has_shown
        twin.answered = self.answered[:]
        twin.blind_coins = self.blind_coins[:]
        twin.seen_coins = self.seen_coins[:]
        twin.progress = self.progress[:]
        twin.extra = self.extra
        twin.pot = self.pot
        twin.stake = self.stake

    def hand(self, seat: int) -> list[int]:
        """Return the seat's three cards."""
        return self.cards[HAND * seat : HAND * seat + HAND]

    def is_dealt_in(self, seat: int) -> bool:
        return self.cards[HAND * seat] != BACK

    def full_pack(self) -> list[int]:
        """Return the cards the game is played with, in the order of their codes."""
        return _PACKS[self.terms.jokers][:]

    def ledger(self) -> int:
        """Sum up all coins there are: in the purses and in the pot."""
        return sum(self.coins) + self.pot

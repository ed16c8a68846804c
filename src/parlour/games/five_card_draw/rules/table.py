# parlour: hot
"""What lies on a Five-Card Draw table: cards, chips, bets and points.

Numbers lie in one vector and cards in another, in rows: `numbers[CHIPS + seat]` are a seat's chips, and
`cards[HANDS + HAND * seat]` is the first card of its hand. So a copy is two blocks of memory.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr, u8

from parlour.cards.shuffle import Shuffle
from parlour.cards.vectors import vec
from parlour.engine.play.position import Position
from parlour.games.five_card_draw.rules.asset import FiveCardDrawRules
from parlour.games.five_card_draw.rules.hands import HAND, hand_table
from parlour.games.five_card_draw.rules.terms import Terms
from parlour.kit.seat_sets import all_seats, bit, count_seats, seat_list

FIRST_BETS: Final = 0
DRAWING: Final = 1
SECOND_BETS: Final = 2
OVER: Final = 3
NOT_YET: Final = -1

ROW: Final = 6
"""As many numbers as there can be seats."""
CHIPS: Final = 0
POINTS: Final = ROW
BETS: Final = 2 * ROW
"""What was put in during this round."""
PAID: Final = 3 * ROW
"""What was put in during this hand."""
DREW: Final = 4 * ROW
"""How many cards were drawn, or NOT_YET."""
NO_NUMBERS: Final = vec[i64]([0] * (5 * ROW))

HANDS: Final = 0
NO_CARD: Final = 255
DISCARDS: Final = HAND * ROW
MOST_DISCARDS: Final[i64] = 2 * HAND * ROW
"""Everybody draws five cards, and folds five."""
DISCARDERS: Final = DISCARDS + MOST_DISCARDS
WHOLE_HAND: Final = (1 << HAND) - 1
"""The set of all places of a hand."""
NO_CARDS: Final = vec[u8]([NO_CARD] * (DISCARDERS + MOST_DISCARDS))
NONE_SHOWN: Final = vec[u8]([NO_CARD] * (HAND * ROW))
BARE: Final = vec[u8]()


@mypyc_attr(acyclic=True)
class DrawTable(Position):
    """Hands are for their seats alone; NO_CARD where there is none.

    `live` are the seats that have not folded, as bits, and `waiting` is how many still owe a decision in this
    stage. The first `gone` cards of the stock are dealt. A discard is for the seat that threw it away; after
    a reshuffle the `returned` cards lie in the new stock, and each seat knows which of them were its own.
    The stock and what was returned or shown are replaced as a whole, never changed, so copies share them.
    """

    def __init__(self, rules: FiveCardDrawRules, terms: Terms, seats: int, shuffle: Shuffle) -> None:
        super().__init__(rules, seats, shuffle)
        self.switches = rules
        self.terms = terms
        self.numbers: vec[i64] = NO_NUMBERS
        self.cards: vec[u8] = NO_CARDS
        self.stock: vec[u8] = BARE
        self.gone: i64 = 0
        self.discarded: i64 = 0
        self.returned: vec[u8] = BARE
        self.returners: vec[u8] = BARE
        self.shown: vec[u8] = NONE_SHOWN
        self.live: i64 = 0
        self.stage: i64 = FIRST_BETS
        self.hand: i64 = 0
        self.first: i64 = 0
        self.turn: i64 = 0
        self.waiting: i64 = 0
        self.bet: i64 = 0
        self.raises: i64 = 0

    def copy_onto(self, twin: "DrawTable") -> None:
        """Put everything that lies here onto another table."""
        twin.chances = self.chances
        twin.start = self.start
        twin.numbers = self.numbers[:]
        twin.cards = self.cards[:]
        twin.stock = self.stock
        twin.gone = self.gone
        twin.discarded = self.discarded
        twin.returned = self.returned
        twin.returners = self.returners
        twin.shown = self.shown
        twin.live = self.live
        twin.stage = self.stage
        twin.hand = self.hand
        twin.first = self.first
        twin.turn = self.turn
        twin.waiting = self.waiting
        twin.bet = self.bet
        twin.raises = self.raises

    def seat_players(self, chips: list[int]) -> None:
        """Seat everybody with chips and no points; no hand is dealt yet."""
        self.numbers = NO_NUMBERS[:]
        self.set_row(CHIPS, chips)
        self.set_row(DREW, [NOT_YET] * len(chips))
        self.live = all_seats(len(chips))

    def row(self, start: i64) -> list[int]:
        """Return a row of numbers, seat by seat."""
        return [int(self.numbers[start + seat]) for seat in range(self.seats)]

    def set_row(self, start: i64, numbers: list[int]) -> None:
        """Put numbers into a row, seat by seat."""
        for seat in range(len(numbers)):
            self.numbers[start + seat] = numbers[seat]

    def number(self, start: i64, seat: i64) -> int:
        """Return the seat's number in a row."""
        return int(self.numbers[start + seat])

    def pot(self) -> i64:
        """Return all that was put in during this hand."""
        numbers = self.numbers
        total: i64 = 0
        for seat in range(self.seats):
            total += numbers[PAID + seat]
        return total

    def still_in(self) -> i64:
        """Count the players who have not folded."""
        return count_seats(self.live)

    def is_live(self, seat: i64) -> bool:
        """Return whether the seat is in the hand and has not folded."""
        return (self.live >> seat) & 1 != 0

    def folded(self) -> list[int]:
        """Return who has folded in this hand."""
        return [seat for seat in range(self.seats) if self.is_playing(seat) and not self.is_live(seat)]

    def hand_is_shown(self, seat: int) -> bool:
        """Return whether the hand lies open: nobody owes a decision, and others were in (§Showdown)."""
        is_shown: bool = self.waiting == 0 and self.stage >= SECOND_BETS and self.still_in() > 1
        return is_shown and self.is_live(seat)

    def is_playing(self, seat: i64) -> bool:
        """Return whether the seat has chips, before it or in the pot (§Match)."""
        return self.numbers[CHIPS + seat] > 0 or self.numbers[PAID + seat] > 0

    def has_lasted(self, seat: i64) -> bool:
        """Return whether the seat can go on after this hand; else it is out, whatever its points (§Match)."""
        return self.numbers[CHIPS + seat] > 0 or self.terms.reset_chips

    def button(self) -> i64:
        """Return who acts last: the player before the first to act (§Deal)."""
        seat = self.first
        for _step in range(self.seats):
            seat = (seat + self.seats - 1) % self.seats
            if self.is_playing(seat):
                break
        return seat

    def holds_cards(self, seat: i64) -> bool:
        return self.cards[HANDS + HAND * seat] != NO_CARD

    def hand_of(self, seat: int) -> list[int]:
        return cards_in(self.cards, HANDS + HAND * seat, HAND)

    def strength_of(self, seat: i64) -> i64:
        """Return the strength of the seat's hand (§Ranking)."""
        return hand_table().lookup_packed(self.cards, HANDS + HAND * seat)

    def left_in_stock(self) -> list[int]:
        """Return the cards that are still to be drawn, the next one first."""
        return cards_in(self.stock, self.gone, len(self.stock) - self.gone)

    def discards(self) -> list[int]:
        return cards_in(self.cards, DISCARDS, self.discarded)

    def discarders(self) -> list[int]:
        """Return who threw each of the discards away."""
        return cards_in(self.cards, DISCARDERS, self.discarded)

    def live_seats(self) -> list[int]:
        return seat_list(self.live, self.seats)

    def ledger(self) -> int:
        """Sum up the chips before the players and in the pot."""
        return sum(self.row(CHIPS)) + int(self.pot())


def cards_in(cards: vec[u8], start: i64, count: i64) -> list[int]:
    """Return so many cards of a row as a list."""
    return [int(cards[place]) for place in range(start, start + count)]


def round_limit(table: DrawTable) -> i64:
    """Return the limit of the betting round that is on or just over (§Betting)."""
    return table.terms.second_limit if table.stage >= SECOND_BETS else table.terms.first_limit


def put_in(table: DrawTable, seat: i64, chips: i64) -> None:
    """Move chips from a seat into the pot."""
    numbers = table.numbers
    numbers[CHIPS + seat] -= chips
    numbers[PAID + seat] += chips


def win(table: DrawTable, seat: i64, chips: i64) -> None:
    """Move chips from the pot to a winner; they are points as well (§Match)."""
    numbers = table.numbers
    numbers[CHIPS + seat] += chips
    numbers[POINTS + seat] += chips


def throw_away(table: DrawTable, seat: i64, places: i64) -> None:
    """Put the cards at these places of the seat's hand onto the discards."""
    cards, discarded, thrower = table.cards, table.discarded, u8(seat)
    for place in range(HAND):
        if places >> place & 1:
            cards[DISCARDS + discarded] = cards[HANDS + HAND * seat + place]
            cards[DISCARDERS + discarded] = thrower
            cards[HANDS + HAND * seat + place] = NO_CARD
            discarded += 1
    table.discarded = discarded


def one_is_left(table: DrawTable) -> bool:
    """Return whether all but one player have folded."""
    return table.live & (table.live - 1) == 0


def with_chips(table: DrawTable) -> i64:
    """Return the seats with chips before them, as a set."""
    numbers = table.numbers
    found: i64 = 0
    for seat in range(table.seats):
        if numbers[CHIPS + seat] > 0:
            found |= bit(seat)
    return found


def is_able(table: DrawTable, seat: i64) -> bool:
    """Return whether the seat is in the hand and has chips to bet with."""
    return table.live >> seat & 1 != 0 and table.numbers[CHIPS + seat] > 0


def able_seats(table: DrawTable) -> i64:
    """Count the seats that are in the hand and have chips to bet with."""
    numbers, live = table.numbers, table.live
    able: i64 = 0
    for seat in range(table.seats):
        if live >> seat & 1 and numbers[CHIPS + seat] > 0:
            able += 1
    return able


def seat_after(table: DrawTable, seat: i64) -> i64:
    """Return who sits next, clockwise, in or not."""
    seat += 1
    if seat == table.seats:
        return 0
    return seat


def next_live(table: DrawTable, seat: i64) -> i64:
    """Return the first seat after this one that has not folded, clockwise."""
    seat = seat_after(table, seat)
    while table.live >> seat & 1 == 0:
        seat = seat_after(table, seat)
    return seat


def next_able(table: DrawTable, seat: i64) -> i64:
    """Return the first seat after this one that can bet, clockwise; the seat itself when there is none."""
    other = seat_after(table, seat)
    while other != seat and not is_able(table, other):
        other = seat_after(table, other)
    return other

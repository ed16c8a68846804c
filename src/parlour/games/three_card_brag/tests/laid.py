"""Tables laid for tests: rules with switches, hands and a stock of one's own; moves and words in short."""

from functools import cache
from typing import Any

from mypy_extensions import u8

from parlour.cards.codes import JOKER
from parlour.cards.luck import Luck
from parlour.cards.notation import card_text, parse_card, parse_cards
from parlour.cards.shuffle import FastShuffle
from parlour.cards.vectors import vec
from parlour.engine.play.events import Event, Teller
from parlour.engine.play.move import Move
from parlour.engine.words.sentence import Sentence
from parlour.games.three_card_brag import GAME
from parlour.games.three_card_brag.rules.asset import ThreeCardBragRules
from parlour.games.three_card_brag.rules.hands.ranking import HAND, NO_TRUMP
from parlour.games.three_card_brag.rules.position import ThreeCardBrag
from parlour.games.three_card_brag.rules.rounds import next_round
from parlour.games.three_card_brag.rules.table import COINS, NO_CARD
from parlour.games.three_card_brag.rules.terms import terms_of


def rules_with(variant: str = "default", **switches: Any) -> ThreeCardBragRules:
    """The rules of a variant with single switches set."""
    return _rules(variant, frozenset(switches.items()))


@cache
def _rules(variant: str, switches: frozenset[tuple[str, Any]]) -> ThreeCardBragRules:
    return GAME.rules(variant, switches=dict(switches))


def seat_table(coins: list[int], **switches: Any) -> ThreeCardBrag:
    """Players with these coins, the first round dealt by chance, and no trump."""
    position = ThreeCardBrag(terms_of(rules_with(**switches)), len(coins), FastShuffle(1))
    position.open_purses([position.terms.starting_coins] * position.seats)
    set_row(position, COINS, coins)
    next_round(position, None)
    position.trump = NO_TRUMP
    return position


def lay_table(
    hands: list[str], *, stock: str = "", trump: str = "", coins: int = 10_000, **switches: Any
) -> ThreeCardBrag:
    """A first round with these hands, this stock (top card first) and this trump."""
    position = seat_table([coins] * len(hands), **switches)
    position.trump = parse_card(trump) if trump else NO_TRUMP
    lay_cards(position, [parse_cards(hand) for hand in hands], parse_cards(stock))
    return position


def lay_cards(position: ThreeCardBrag, hands: list[list[int]], stock: list[int]) -> None:
    """Puts these hands and this stock in place; the other cards lie below in the order of the codes."""
    for seat, hand in enumerate(hands):
        lay_hand(position, seat, hand)
    used = [card for hand in hands for card in hand] + stock
    rest = [card for card in position.full_pack() if card == JOKER or card not in used]
    lay_stock(position, rest[: len(position.full_pack()) - len(used)] + stock[::-1])


def lay_hand(position: ThreeCardBrag, seat: int, hand: list[int]) -> None:
    """Gives a seat these three cards, on this table alone."""
    position.cards = position.cards[:]
    for place, card in enumerate(hand):
        position.cards[HAND * seat + place] = card


def lay_stock(position: ThreeCardBrag, cards: list[int]) -> None:
    """Makes these cards the stock, the top card last."""
    position.stock, position.left = vec[u8](cards), len(cards)


def set_row(position: ThreeCardBrag, row: int, numbers: list[int]) -> None:
    """Gives each seat its number of a row, such as COINS."""
    for seat, number in enumerate(numbers):
        position.numbers[row + seat] = number


def all_cards(position: ThreeCardBrag) -> list[int]:
    """The cards of all hands, by seat, and of the stock."""
    hands = [position.hand(seat) for seat in range(position.seats) if position.is_dealt_in(seat)]
    return [card for hand in hands for card in hand] + position.stock_list()


def floor_card(position: ThreeCardBrag) -> str:
    """The card on the floor in writing; empty where none lies there."""
    return "" if position.floor == NO_CARD else card_text(position.floor)


def play(position: ThreeCardBrag, *words: str, teller: Teller | None = None) -> ThreeCardBrag:
    """Plays moves such as `FOLD`, `RAISE 20` and `SWAP_CARD 2`, each by the seat whose turn it is."""
    for word in words:
        position.play(position.turn, spelt(position, word), teller)
    return position


def in_words(said: Sentence | None, viewer: int | None = None) -> str:
    """A sentence as this viewer hears it, by the default rules."""
    assert said is not None, "something is said"
    return GAME.phrasebook().say(said, GAME.hearer(GAME.rules(), viewer=viewer))


def redeal_for(position: ThreeCardBrag, seat: int, seed: int) -> ThreeCardBrag:
    """Another deal that the seat cannot tell from this one."""
    twin = position.redealt(seat, Luck(seed))
    assert isinstance(twin, ThreeCardBrag)
    return twin


def spelt(position: ThreeCardBrag, word: str) -> Move:
    """The move in a short spelling; an amount left out is the lowest."""
    verb, _, number = word.partition(" ")
    if verb == "SWAP_CARD":
        return Move(verb, slots=(int(number),))
    if number:
        return Move(verb, amount=int(number))
    return lowest(position, verb)


def lowest(position: ThreeCardBrag, verb: str) -> Move:
    """The verb with its lowest amount if it takes one."""
    for choice in position.moves(position.turn).choices:
        if choice.verb == verb:
            return choice.nth(0)
    return Move(verb)


def open_verbs(position: ThreeCardBrag) -> list[str]:
    """What the seat to act may do, in alphabetical order."""
    return sorted(position.moves(position.turn).verbs())


class Listener(Teller):
    """Remembers every event, and the pot and purses before the first coin was won."""

    def __init__(self, position: ThreeCardBrag) -> None:
        self.position = position
        self.events: list[Event] = []
        self.last: ThreeCardBrag | None = None

    def tell(self, event: Event) -> None:
        self.events.append(event)
        if event.kind == "won" and self.last is None:
            self.last = self.position.copy()

    def won(self) -> list[int]:
        """The coins each seat received."""
        amounts = [0] * self.position.seats
        for event in self.events:
            if event.kind == "won":
                amounts[event.seat] += event.amount
        return amounts

    def told(self, kind: str) -> list[Event]:
        return [event for event in self.events if event.kind == kind]

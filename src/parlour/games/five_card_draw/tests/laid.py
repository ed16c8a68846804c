"""Tables laid by hand for tests and worked cases: cards written as text, the rest as it comes."""

from typing import Any

import pytest
from mypy_extensions import u8

from parlour.cards.codes import LAST_CARD
from parlour.cards.luck import Luck
from parlour.cards.notation import cards_text, parse_cards
from parlour.cards.shuffle import FastShuffle
from parlour.cards.vectors import vec
from parlour.engine.errors import Refused
from parlour.engine.play import events
from parlour.engine.play.events import Teller
from parlour.engine.play.move import Move
from parlour.engine.words.sentence import Sentence
from parlour.games.five_card_draw import GAME
from parlour.games.five_card_draw.rules.asset import FiveCardDrawRules
from parlour.games.five_card_draw.rules.dealing import begin_hand
from parlour.games.five_card_draw.rules.position import FiveCardDraw
from parlour.games.five_card_draw.rules.rounds import go_on
from parlour.games.five_card_draw.rules.table import DRAWING, HANDS, POINTS
from parlour.games.five_card_draw.rules.terms import terms_of
from parlour.games.five_card_draw.rules.verbs import DRAW

SPARE_HANDS = [
    "KC KD 9H 6S 2C",
    "QC QD 8H 5S 2D",
    "JC JD 7H 4S 2H",
    "10C 10D 6H 3S 2S",
    "9C 9D 5H AS 3C",
    "8C 8D 4H AH 3D",
]
"""From the best down: pairs that do not share a card."""

EQUAL_HANDS = ["AC KD 9H 6S 2C", "AD KC 9S 6H 2D", "AH KS 9C 6D 2H", "AS KH 9D 6C 2S"]
LOWER_HANDS = ["QC JD 8H 5S 3C", "QD JC 7S 5H 3D", "JH 10S 7C 5D 3H", "10H 8C 7D 4S 3S", "8D 7H 5C 4C 2S"]
"""Worth less than the equal hands, each less than the one before."""


class Listener(events.Teller):
    """Keeps what it hears."""

    def __init__(self) -> None:
        self.events: list[events.Event] = []

    def tell(self, event: events.Event) -> None:
        self.events.append(event)

    def kinds(self) -> list[str]:
        return [event.kind for event in self.events]


def rules_with(variant: str = "default", **switches: Any) -> FiveCardDrawRules:
    """The rules of a variant with these switches set, by the names they have in the rules file."""
    rules = GAME.rules(variant, switches=switches)
    assert isinstance(rules, FiveCardDrawRules)
    return rules


def new_match(seats: int = 2, *, seed: int = 1, variant: str = "default", **switches: Any) -> FiveCardDraw:
    """A match whose first hand is dealt."""
    position = GAME.begin(rules_with(variant, **switches), seats, FastShuffle(seed))
    assert isinstance(position, FiveCardDraw)
    return position


def seat_table(
    rules: FiveCardDrawRules,
    chips: list[int],
    points: list[int] | None = None,
    teller: Teller | None = None,
) -> FiveCardDraw:
    """A hand just dealt to players with these chips and points, antes taken."""
    position = FiveCardDraw(rules, terms_of(rules), len(chips), FastShuffle(1))
    position.seat_players(chips)
    position.set_row(POINTS, list(points or [0] * len(chips)))
    begin_hand(position, teller)
    go_on(position, teller)
    return position


def lay_table(
    hands: list[str], *, chips: list[int] | None = None, variant: str = "default", **switches: Any
) -> FiveCardDraw:
    """A hand just dealt, in which the seats hold these cards."""
    position = seat_table(rules_with(variant, **switches), chips or [100] * len(hands))
    lay_hands(position, hands)
    return position


def lay_hands(position: FiveCardDraw, hands: list[str]) -> None:
    """These cards to the seats, and all others into the stock."""
    held = [card for hand in hands for card in parse_cards(hand)]
    for place, card in enumerate(held):
        position.cards[HANDS + place] = card
    set_stock(position, [card for card in range(LAST_CARD, 0, -1) if card not in held])


def set_stock(position: FiveCardDraw, cards: list[int]) -> None:
    """Exactly these cards are left, the next one first."""
    position.stock = vec[u8](cards)
    position.gone = 0


def cards_held(position: FiveCardDraw) -> list[int]:
    """All hands, seat by seat."""
    return [card for seat in range(position.seats) for card in position.hand_of(seat)]


def lay_stock(position: FiveCardDraw, top: str) -> None:
    """These cards come next from the stock."""
    cards = parse_cards(top)
    set_stock(position, cards + [card for card in position.left_in_stock() if card not in cards])


def say(position: FiveCardDraw, *actions: str, teller: Teller | None = None) -> None:
    """Each action is taken by whoever is to act: `BET 2`, `CALL`, `DRAW 0 3`."""
    for action in actions:
        position.play(position.to_act()[0], move_of(action), teller)


def move_of(action: str) -> Move:
    verb, *rest = action.split()
    details = tuple(int(number) for number in rest)
    return Move(verb, slots=details) if verb == DRAW else Move(verb, amount=sum(details))


def refusal(position: FiveCardDraw, action: str) -> str:
    """What whoever is to act is told when this action is refused."""
    seat = position.to_act()[0]
    with pytest.raises(Refused) as refused:
        say(position, action)
    return in_words(position, GAME.refusal(refused.value, position, seat), seat)


def in_words(position: FiveCardDraw, sentence: Sentence, viewer: int | None = None) -> str:
    """A sentence as a viewer hears it."""
    return GAME.phrasebook().say(sentence, GAME.hearer(position.rules, viewer=viewer))


def redeal_for(position: FiveCardDraw, seat: int, luck: Luck) -> FiveCardDraw:
    twin = position.redealt(seat, luck)
    assert isinstance(twin, FiveCardDraw)
    return twin


def stand_pat(position: FiveCardDraw, teller: Teller | None = None) -> None:
    """Nobody draws anything."""
    while position.stage == DRAWING:
        say(position, "DRAW", teller=teller)


def hand_text(position: FiveCardDraw, seat: int) -> str:
    return cards_text(position.hand_of(seat))

"""Tables laid by hand for tests and worked cases: cards written as text, the rest as it comes."""

from typing import Any

from mypy_extensions import u8

from parlour.cards.codes import BACK, NO_SUIT, SUITS
from parlour.cards.notation import cards_text, parse_card, parse_cards
from parlour.cards.pack import pack
from parlour.cards.shuffle import FastShuffle
from parlour.cards.vectors import vec
from parlour.engine.play.move import Move
from parlour.engine.show.audience import EVERYONE, only
from parlour.games.claim import GAME
from parlour.games.claim.rules.asset import ClaimRules
from parlour.games.claim.rules.position import Claim
from parlour.games.claim.rules.table import FLOOR
from parlour.games.claim.rules.verbs import DECLARE, STAY_SILENT

SPARE_HANDS = ["AS KS 4D", "QS 9H 2C", "KH QH 3D", "10C 8D 6S"]
SILENT = ["", "", "", ""]


def rules_with(**switches: Any) -> ClaimRules:
    """The default rules with these switches set, by the names they have in the rules file."""
    return GAME.rules(switches=switches)


def new_game(seed: int = 1, **switches: Any) -> Claim:
    """A game whose first cards are dealt."""
    position = GAME.begin(rules_with(**switches), 4, FastShuffle(seed))
    assert isinstance(position, Claim)
    return position


def deal_table(hands: list[str] | None = None, *, opener: int = 0, pile: str = "", **switches: Any) -> Claim:
    """A deal before its declaration: these hands, and the pile with these cards on top."""
    position = new_game(**switches)
    lay_hands(position, SPARE_HANDS if hands is None else hands)
    lay_pile(position, pile)
    position.opener = position.first = opener
    return position


def lay_hands(position: Claim, hands: list[str]) -> None:
    """These cards: three as dealt, for their owner alone, the others as picked up from the floor."""
    position.hands = [parse_cards(hand) for hand in hands]
    position.kept = [min(len(hand), position.terms.cards_dealt) for hand in position.hands]
    position.known = [
        [only(seat) if place < position.kept[seat] else EVERYONE for place in range(len(hand))]
        for seat, hand in enumerate(position.hands)
    ]


def lay_pile(position: Claim, top: str) -> None:
    """The pile: these cards first, then all that lie nowhere else."""
    first = parse_cards(top)
    held = [card for hand in position.hands for card in hand]
    assert not set(first) & set(held), "a card lies in one place"
    rest = [card for card in pack() if card not in held and card not in first]
    position.pile = vec[u8]([*reversed(rest), *reversed(first)])


def choose(position: Claim, wanted: list[str]) -> Claim:
    """Everybody's sealed choice in seat order: a suit letter, or "" for silence."""
    for seat, suit in enumerate(wanted):
        position.play(seat, Move(DECLARE, suit=suit) if suit else Move(STAY_SILENT))
    return position


def on_the_floor(
    hands: list[str] | None = None, declared: list[str] | None = None, *, floor: str = "7D", **switches: Any
) -> Claim:
    """A first floor round: these suits declared, this card turned, seat 0 to act."""
    position = deal_table(hands, pile=floor, **switches)
    position.declared = [suit_of(suit) for suit in declared or SILENT]
    position.wanted = position.declared[:]
    position.stage = FLOOR
    position.round = 1
    position.turn = position.first = 0
    position.floor = BACK
    if floor:
        position.floor, position.pile = int(position.pile[-1]), position.pile[:-1]
    return position


def suit_of(letter: str | None) -> int:
    return SUITS.index(letter) if letter else NO_SUIT


def hand_text(position: Claim, seat: int) -> str:
    return cards_text(position.hands[seat])


def pile_text(position: Claim, size: int = 52) -> str:
    """The pile from the top, what was passed at its bottom."""
    return cards_text([*list(position.pile)[::-1], *position.passed][:size])


def card(text: str) -> int:
    return parse_card(text)

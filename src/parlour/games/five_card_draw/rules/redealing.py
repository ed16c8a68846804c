# parlour: hot
"""Dealing again at Five-Card Draw what a seat has not seen, true to what it can still tell."""

from typing import Final

from mypy_extensions import i64

from parlour.cards.codes import BACK, LAST_CARD
from parlour.cards.luck import Luck
from parlour.cards.pack import pack
from parlour.games.five_card_draw.rules.hands import HAND
from parlour.games.five_card_draw.rules.table import DrawTable

_PACK: Final[list[int]] = pack()
_NONE: Final[list[bool]] = [False] * (LAST_CARD + 1)


def redeal(table: DrawTable, seat: i64, luck: Luck) -> None:
    """Mix what the seat has not seen, from an order that does not hang on how the cards truly lie."""
    if table.returned:
        cards = _unseen_by(table, seat)
        dealt = _mixed_after_reshuffle(cards, _own_returns(table, seat), table.returned, luck)
        _rename_returns(table, seat, dict(zip(cards, dealt, strict=True)), luck)
    else:
        dealt = _pack_without_own(table, seat)
        luck.shuffle(dealt)
    _lay_unseen(table, seat, dealt)


def _pack_without_own(table: DrawTable, seat: i64) -> list[int]:
    """Return the pack without the seat's hand and discards, in order: quicker than to sort the others."""
    is_own = _NONE[:]
    for slot in range(seat * HAND, seat * HAND + HAND):
        if table.hands[slot] != BACK:
            is_own[table.hands[slot]] = True
    for place in range(len(table.discards)):
        if table.discarders[place] == seat:
            is_own[table.discards[place]] = True
    return [card for card in _PACK if not is_own[card]]


def _unseen_by(table: DrawTable, seat: i64) -> list[int]:
    """Return the hands and discards of the others, and the stock."""
    cards = table.stock[:]
    own = seat * HAND
    for slot in range(len(table.hands)):
        if (slot < own or slot >= own + HAND) and table.hands[slot] != BACK:
            cards.append(table.hands[slot])
    for place in range(len(table.discards)):
        if table.discarders[place] != seat:
            cards.append(table.discards[place])
    return cards


def _lay_unseen(table: DrawTable, seat: i64, cards: list[int]) -> None:
    """Put cards where those that the seat does not see lie, in the same order."""
    last: i64 = len(table.stock)
    own = seat * HAND
    table.stock = cards[:last]
    for slot in range(len(table.hands)):
        if (slot < own or slot >= own + HAND) and table.hands[slot] != BACK:
            table.hands[slot] = cards[last]
            last += 1
    for place in range(len(table.discards)):
        if table.discarders[place] != seat:
            table.discards[place] = cards[last]
            last += 1


def _own_returns(table: DrawTable, seat: int) -> list[int]:
    """Return the seat's own discards that went back into the stock, sorted."""
    return sorted(
        [card for card, owner in zip(table.returned, table.returners, strict=True) if owner == seat]
    )


def _mixed_after_reshuffle(cards: list[int], own: list[int], returned: list[int], luck: Luck) -> list[int]:
    """Return the cards in a new order; the own ones stay among those from the new stock (§Secrecy)."""
    others = sorted([card for card in cards if card not in own])
    luck.shuffle(others)
    open_to_own = [place for place, card in enumerate(cards) if card in returned]
    luck.shuffle(open_to_own)
    dealt = [BACK] * len(cards)
    for place, card in zip(open_to_own, own, strict=False):
        dealt[place] = card
    return [others.pop() if card == BACK else card for card in dealt]


def _rename_returns(table: DrawTable, seat: int, now: dict[int, int], luck: Luck) -> None:
    """Rename the returned cards to those after the redeal; the seat's own stay its own."""
    own = _own_returns(table, seat)
    theirs = sorted([owner for owner in table.returners if owner != seat])
    luck.shuffle(theirs)
    table.returned = sorted([now.get(card, card) for card in table.returned])
    table.returners = [seat if card in own else theirs.pop() for card in table.returned]

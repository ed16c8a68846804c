# parlour: hot
"""Dealing again at Five-Card Draw what a seat has not seen, true to what it can still tell."""

from typing import Final

from mypy_extensions import i64, u8

from parlour.cards.codes import BACK, LAST_CARD
from parlour.cards.luck import Luck
from parlour.cards.pack import pack
from parlour.cards.vectors import vec
from parlour.games.five_card_draw.rules.hands import HAND
from parlour.games.five_card_draw.rules.table import DISCARDERS, DISCARDS, HANDS, DrawTable, cards_in

_PACK: Final[list[int]] = pack()
_NONE: Final[list[bool]] = [False] * (LAST_CARD + 1)


def redeal(table: DrawTable, seat: i64, luck: Luck) -> None:
    """Mix what the seat has not seen, from an order that does not hang on how the cards truly lie."""
    if len(table.returned) > 0:
        cards, returned = _unseen_by(table, seat), cards_in(table.returned, 0, len(table.returned))
        dealt = _mixed_after_reshuffle(cards, _own_returns(table, seat), returned, luck)
        _rename_returns(table, seat, dict(zip(cards, dealt, strict=True)), luck)
    else:
        dealt = _pack_without_own(table, seat)
        luck.shuffle(dealt)
    _lay_unseen(table, seat, dealt)


def _pack_without_own(table: DrawTable, seat: i64) -> list[int]:
    """Return the pack without the seat's hand and discards, in order: quicker than to sort the others."""
    is_own, cards = _NONE[:], table.cards
    if table.holds_cards(seat):
        for place in range(HANDS + HAND * seat, HANDS + HAND * seat + HAND):
            is_own[int(cards[place])] = True
    for place in range(table.discarded):
        if int(cards[DISCARDERS + place]) == seat:
            is_own[int(cards[DISCARDS + place])] = True
    return [card for card in _PACK if not is_own[card]]


def _unseen_places(table: DrawTable, seat: i64) -> list[int]:
    """Return where the hands and discards of the others lie."""
    places: list[int] = []
    for other in range(table.seats):
        if other != seat and table.holds_cards(other):
            places.extend(range(int(HANDS + HAND * other), int(HANDS + HAND * other + HAND)))
    thrown = range(int(table.discarded))
    return places + [DISCARDS + place for place in thrown if int(table.cards[DISCARDERS + place]) != seat]


def _unseen_by(table: DrawTable, seat: i64) -> list[int]:
    """Return the stock, the next card last, and the hands and discards of the others."""
    unseen = table.left_in_stock()[::-1]
    return unseen + [int(table.cards[place]) for place in _unseen_places(table, seat)]


def _lay_unseen(table: DrawTable, seat: i64, cards: list[int]) -> None:
    """Put cards where those that the seat does not see lie, in the same order."""
    left = len(table.stock) - int(table.gone)
    table.stock = vec[u8](cards[:left][::-1])
    table.gone = 0
    for number, place in enumerate(_unseen_places(table, seat)):
        table.cards[place] = u8(cards[left + number])


def _own_returns(table: DrawTable, seat: i64) -> list[int]:
    """Return the seat's own discards that went back into the stock, sorted."""
    count = len(table.returned)
    return sorted([int(table.returned[i]) for i in range(count) if int(table.returners[i]) == seat])


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


def _rename_returns(table: DrawTable, seat: i64, now: dict[int, int], luck: Luck) -> None:
    """Rename the returned cards to those after the redeal; the seat's own stay its own."""
    own = _own_returns(table, seat)
    theirs = sorted([int(owner) for owner in table.returners if int(owner) != seat])
    luck.shuffle(theirs)
    returned = sorted([now.get(int(card), int(card)) for card in table.returned])
    table.returned = vec[u8](returned)
    table.returners = vec[u8]([int(seat) if card in own else theirs.pop() for card in returned])

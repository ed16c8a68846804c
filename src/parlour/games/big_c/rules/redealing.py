# parlour: hot
"""Dealing again what a seat has not seen at Big-C, within all that everybody knows of hidden cards.

Three things are known without being seen. Whoever passed the lead held nothing but jokers. When a lead is due
and the game goes on, somebody holds more than jokers (§Play). And played cards that were shuffled into the
stock lie there still, unless somebody has drawn them (§Stock). What is known never excludes the true deal:
of twins, the returned one is always taken to be the one that came to light.
"""

from parlour.cards.codes import JOKER
from parlour.cards.luck import Luck
from parlour.engine.show.audience import EVERYONE, NOBODY, seat_sees
from parlour.games.big_c.rules.presenting import presentable
from parlour.games.big_c.rules.table import NO_PICK, PLAYING, BigCTable
from parlour.kit.unseen import redeal_unseen


def note_only_jokers(table: BigCTable, seat: int) -> None:
    """Note that all the cards that the seat holds now are known to be jokers."""
    held = len(table.hands[seat])
    drawn = min(table.drawn_since[seat], held - table.jokers_shown[seat])
    table.jokers_shown = table.jokers_shown[:]
    table.jokers_shown[seat] = held
    _take_from_returned(table, [JOKER] * drawn)


def note_played(table: BigCTable, seat: int, cards: tuple[int, ...]) -> None:
    """Note that known jokers leave a hand first, and so may cards that had been in the stock again."""
    if table.jokers_shown[seat] > 0:
        table.jokers_shown = table.jokers_shown[:]
        table.jokers_shown[seat] = max(0, table.jokers_shown[seat] - cards.count(JOKER))
    if table.drawn_since[seat] > 0:
        _take_from_returned(table, list(cards))


def note_drawn(table: BigCTable, seat: int, number: int) -> None:
    """Note that so many cards, the last of the hand, may be some that had been played before."""
    earlier = min(table.drawn_since[seat], len(table.hands[seat]) - number)
    table.drawn_since = table.drawn_since[:]
    table.drawn_since[seat] = earlier + number


def _take_from_returned(table: BigCTable, cards: list[int]) -> None:
    table.returned = table.returned[:]
    for card in cards:
        if card in table.returned:
            table.returned.remove(card)


def redeal(table: BigCTable, seat: int, luck: Luck) -> None:
    """Deal again, in place, what the seat has not seen: cards, and choices that are sealed."""
    table.stock = table.stock[:]
    _seal_again(table, seat, luck)
    goes_on = table.stage == PLAYING and table.is_lead() and not table.all_stuck()
    _mix(table, seat, luck)
    while goes_on and table.all_stuck():
        _mix(table, seat, luck)


def _seal_again(table: BigCTable, seat: int, luck: Luck) -> None:
    """Choose anew what others have sealed: any card that was open to choice."""
    for other in range(table.seats):
        if other != seat and table.picks[other] != NO_PICK:
            slots = presentable(table, other).options
            table.picks[other] = slots[luck.below(len(slots))]


def _mix(table: BigCTable, seat: int, luck: Luck) -> None:
    """Mix the unseen cards, all deals equally likely, but for returned cards in hands that drew none."""
    piles = [*table.hands, table.stock]
    audiences = [_audiences(table, owner) for owner in range(table.seats)]
    audiences.append([NOBODY] * len(table.stock))
    if table.returned:
        _mix_around_returned(table, audiences, seat, luck)
    else:
        redeal_unseen(piles, audiences, seat, luck)


def _audiences(table: BigCTable, owner: int) -> list[int]:
    """Return who knows each card of a hand; the jokers that everybody knows of come first."""
    shown = table.jokers_shown[owner]
    return [EVERYONE] * shown + table.known[owner][shown:] if shown > 0 else table.known[owner]


def _mix_around_returned(table: BigCTable, audiences: list[list[int]], seat: int, luck: Luck) -> None:
    """Fill first the places that only cards never played can fill, then the stock and what was drawn."""
    piles = [*table.hands, table.stock]
    early: list[tuple[int, int]] = []
    late: list[tuple[int, int]] = []
    for pile in range(len(piles)):
        begins = 0 if pile == table.seats else len(piles[pile]) - table.drawn_since[pile]
        for place in range(len(piles[pile])):
            if not seat_sees(audiences[pile][place], seat):
                (early if place < begins else late).append((pile, place))
    fresh = [piles[pile][place] for pile, place in early + late]
    returned = _still_returned(table, audiences[seat], seat, fresh)
    fresh.sort()
    luck.shuffle(fresh)
    for pile, place in early:
        piles[pile][place] = fresh.pop()
    rest = fresh + returned
    luck.shuffle(rest)
    for pile, place in late:
        piles[pile][place] = rest.pop()


def _still_returned(table: BigCTable, known: list[int], seat: int, unseen: list[int]) -> list[int]:
    """Take the returned cards out of the unseen ones, but for those that the seat may have drawn itself."""
    returned = table.returned[:]
    hand = table.hands[seat]
    for place in range(max(0, len(hand) - table.drawn_since[seat]), len(hand)):
        if known[place] != EVERYONE and hand[place] in returned:
            returned.remove(hand[place])
    for card in returned:
        unseen.remove(card)
    return returned

# parlour: hot
"""Dealing again what a seat has not seen at Big-C, within all that everybody knows of hidden cards.

Three things are known without being seen. Whoever passed the lead held nothing but jokers. When a lead is due
and the game goes on, somebody holds more than jokers (§Play). And played cards that were shuffled into the
stock lie there still, unless somebody has drawn them (§Stock). What is known never excludes the true deal:
of twins, the returned one is always taken to be the one that came to light.
"""

from mypy_extensions import i64, u8

from parlour.cards.codes import JOKER
from parlour.cards.luck import Luck
from parlour.cards.vectors import vec
from parlour.engine.show.audience import EVERYONE, NOBODY, seat_sees
from parlour.games.big_c.rules.card_order import HEIGHTS, codes_of
from parlour.games.big_c.rules.plays.holding import hand_audiences, take_up
from parlour.games.big_c.rules.presenting import presentable
from parlour.games.big_c.rules.table import NO_PICK, PLAYING, BigCTable
from parlour.kit.unseen import redeal_unseen


def note_only_jokers(table: BigCTable, seat: i64) -> None:
    """Note that all the cards that the seat holds now are known to be jokers."""
    held = int(table.hands[seat].size())
    drawn = min(table.drawn_since[seat], held - table.jokers_shown[seat])
    table.jokers_shown = table.jokers_shown[:]
    table.jokers_shown[seat] = held
    _take_from_returned(table, [JOKER] * drawn)


def note_played(table: BigCTable, seat: i64, cards: vec[u8]) -> None:
    """Note that known jokers leave a hand first, and so may cards that had been in the stock again."""
    if table.jokers_shown[seat] > 0:
        jokers = codes_of(cards).count(JOKER)
        table.jokers_shown = table.jokers_shown[:]
        table.jokers_shown[seat] = max(0, table.jokers_shown[seat] - jokers)
    if table.drawn_since[seat] > 0:
        _take_from_returned(table, codes_of(cards))


def note_drawn(table: BigCTable, seat: i64, number: i64) -> None:
    """Note that so many cards, the last of the hand, may be some that had been played before."""
    earlier = min(table.drawn_since[seat], int(table.hands[seat].size() - number))
    table.drawn_since = table.drawn_since[:]
    table.drawn_since[seat] = earlier + int(number)


def _take_from_returned(table: BigCTable, cards: list[int]) -> None:
    table.returned = table.returned[:]
    for card in cards:
        if card in table.returned:
            table.returned.remove(card)


def redeal(table: BigCTable, seat: int, luck: Luck) -> None:
    """Deal again, in place, what the seat has not seen: cards, and choices that are sealed."""
    _seal_again(table, seat, luck)
    goes_on = table.stage == PLAYING and table.is_lead() and not table.all_stuck()
    _mix(table, seat, luck)
    while goes_on and table.all_stuck():
        _mix(table, seat, luck)


def _seal_again(table: BigCTable, seat: int, luck: Luck) -> None:
    """Choose anew what others have sealed: any card that was open to choice."""
    for other in range(table.seats):
        if other != seat and table.picks[other] != NO_PICK:
            table.picks[other] = luck.pick(presentable(table, other))


def _mix(table: BigCTable, seat: int, luck: Luck) -> None:
    """Mix the unseen cards, all deals equally likely, but for returned cards in hands that drew none."""
    piles = [hand.codes() for hand in table.hands]
    piles.append(table.stock[: table.left])
    audiences = [_audiences(table, owner) for owner in range(table.seats)]
    audiences.append([NOBODY] * len(piles[-1]))
    if table.returned:
        _mix_around_returned(table, piles, audiences, seat, luck)
    else:
        redeal_unseen(piles, audiences, seat, luck)
    _take_up(table, piles)


def _take_up(table: BigCTable, piles: list[list[int]]) -> None:
    """Put the piles where they belong: everybody's cards into the hand, the last pile into the stock."""
    for seat in range(table.seats):
        heights = vec[u8]([HEIGHTS[card] for card in piles[seat]])
        table.hands[seat] = take_up(heights, table.hands[seat].known[:])
    table.stock = piles[-1]
    table.left = len(table.stock)


def _audiences(table: BigCTable, owner: int) -> list[int]:
    """Return who knows each card of a hand; the jokers that everybody knows of come first."""
    shown = table.jokers_shown[owner]
    audiences = hand_audiences(table.hands[owner], owner)
    return [EVERYONE] * shown + audiences[shown:] if shown > 0 else audiences


def _mix_around_returned(
    table: BigCTable, piles: list[list[int]], audiences: list[list[int]], seat: int, luck: Luck
) -> None:
    """Fill first the places that only cards never played can fill, then the stock and what was drawn."""
    early: list[tuple[int, int]] = []
    late: list[tuple[int, int]] = []
    for pile in range(len(piles)):
        begins = 0 if pile == table.seats else len(piles[pile]) - table.drawn_since[pile]
        for place in range(len(piles[pile])):
            if not seat_sees(audiences[pile][place], seat):
                (early if place < begins else late).append((pile, place))
    fresh = [piles[pile][place] for pile, place in early + late]
    returned = _still_returned(table, piles[seat], audiences[seat], table.drawn_since[seat])
    for card in returned:
        fresh.remove(card)
    fresh.sort()
    luck.shuffle(fresh)
    for pile, place in early:
        piles[pile][place] = fresh.pop()
    rest = fresh + returned
    luck.shuffle(rest)
    for pile, place in late:
        piles[pile][place] = rest.pop()


def _still_returned(table: BigCTable, hand: list[int], known: list[int], drawn: int) -> list[int]:
    """Return the returned cards but for those that may be among the last so many of the seat's own hand."""
    returned = table.returned[:]
    for place in range(max(0, len(hand) - drawn), len(hand)):
        if known[place] != EVERYONE and hand[place] in returned:
            returned.remove(hand[place])
    return returned

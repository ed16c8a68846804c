# parlour: hot
"""Big-C as imagined players play it: quick and sensible, each from what its seat sees."""

from typing import Final

from parlour.cards.luck import Luck
from parlour.engine.play.move import Move
from parlour.engine.play.position import Position
from parlour.engine.thinking import Thinking
from parlour.games.big_c.rules.card_order import CODES, SUIT_COUNT
from parlour.games.big_c.rules.compare import clears, footstool, penalty
from parlour.games.big_c.rules.hands import SIZES, TRIPLE, reading
from parlour.games.big_c.rules.plays.choice import Plays
from parlour.games.big_c.rules.presenting import presentable
from parlour.games.big_c.rules.table import PRESENTING, BigCTable
from parlour.games.big_c.rules.verbs import PASSING, PLAY, PRESENT
from parlour.games.big_c.thinking.split import cheapest_plays, split_hand

_FAMILIES: Final = 8
"""How many further plays are worth a thought."""

_LEADING_MANY: Final = 0.5
"""What a card more in a lead is worth, in ranks."""
_GIFT: Final = 8.0
"""What it is worth to make somebody draw a card, in ranks."""
_NEVER: Final = 1000.0


class BigCThinking(Thinking):
    """Places are what is played for: one deal is the game."""

    def policy(self, position: Position, seat: int, luck: Luck) -> Move:
        """Lead low cards, follow with the lowest that will do, or break a set."""
        assert isinstance(position, BigCTable)
        if position.stage == PRESENTING:
            return _lowest_card(position, seat)
        plays = split_hand(position.hands[seat].codes())
        if position.is_lead():
            return _lead(position, seat, plays) if plays else PASSING
        return _follow(position, seat, plays)

    def candidates(self, position: Position, seat: int) -> list[Move]:
        """Return what the hand splits into, as far as it may be played, and others, weak to strong."""
        assert isinstance(position, BigCTable)
        if position.stage == PRESENTING:
            return [_lowest_card(position, seat)]
        found: dict[tuple[int, ...], Move] = {}
        options = Plays(position.hands[seat], position.top, position.terms)
        for play in split_hand(position.hands[seat].codes()):
            move = _as_move(play)
            if options.holds(move):
                found[move.cards] = move
        for move in cheapest_plays(options, _FAMILIES):
            found[move.cards] = move
        moves = list(found.values())
        return moves if moves and position.is_lead() else [*moves, PASSING]

    def worth(self, position: Position, seat: int) -> int:
        """Count every card left as one too many."""
        assert isinstance(position, BigCTable)
        return -int(position.hands[seat].size())


def _lowest_card(table: BigCTable, seat: int) -> Move:
    """Present the lowest card, for the lead is worth having."""
    heights, slots = table.hands[seat].heights, presentable(table, seat)
    best = slots[0]
    for slot in slots:
        if heights[slot] < heights[best]:
            best = slot
    return Move(PRESENT, slots=(best,))


def _lead(table: BigCTable, seat: int, plays: list[list[int]]) -> Move:
    """Lead the lowest, and rather more cards than fewer; best what nobody has the cards to follow.

    Who holds just as many cards might go out upon it: such a play is led last, and then the highest.
    """
    others = [table.hands[other].size() for other in range(table.seats) if other != seat]
    best, most = plays[0], -2 * _NEVER
    for play in plays:
        rank = max(play) / SUIT_COUNT
        worth = _LEADING_MANY * len(play) - rank
        if len(play) > max(others):
            worth += _NEVER
        elif len(play) in others:
            worth = rank - _NEVER
        if worth > most:
            best, most = play, worth
    return _as_move(best)


def _as_move(heights: list[int]) -> Move:
    return Move(PLAY, cards=tuple(sorted([CODES[height] for height in heights])))


def _follow(table: BigCTable, seat: int, plays: list[list[int]]) -> Move:
    """Make the play that costs least: high cards cost, footstools bring something; else break a set."""
    size = SIZES[table.top.kind]
    best, least = PASSING, _NEVER
    for play in plays:
        if len(play) != size:
            continue
        move = _as_move(play)
        made = reading(move.cards, table.terms)
        if clears(made, table.top, table.terms):
            gift = int(penalty(footstool(made, table.top, table.terms), table.terms))
            cost = max(play) / SUIT_COUNT - _GIFT * gift
            if cost < least:
                best, least = move, cost
    if best is PASSING and size <= TRIPLE:
        best = _broken_set(table, seat, size)
    return _cheapest(table, seat) if best is PASSING and size > 1 else best


def _cheapest(table: BigCTable, seat: int) -> Move:
    """Play whatever will do, if only by taking other plays apart."""
    options = Plays(table.hands[seat], table.top, table.terms)
    return options.nth(0) if options.exists() else PASSING


def _broken_set(table: BigCTable, seat: int, size: int) -> Move:
    """Play so many cards out of a greater set, the lowest that will do."""
    heights = sorted([int(height) for height in table.hands[seat].heights])
    for place in range(size - 1, len(heights)):
        low, high = heights[place - size + 1], heights[place]
        if low == 0 or high < table.top.top or (low - 1) // SUIT_COUNT != (high - 1) // SUIT_COUNT:
            continue
        move = _as_move(heights[place - size + 1 : place + 1])
        if clears(reading(move.cards, table.terms), table.top, table.terms):
            return move
    return PASSING

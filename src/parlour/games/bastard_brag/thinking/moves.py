# parlour: hot
"""Bastard Brag as search imagines it: quick and sensible players, each playing from what its seat sees."""

from typing import Final

from parlour.cards.luck import Luck
from parlour.engine.play.move import Move
from parlour.engine.play.position import Position
from parlour.engine.show.audience import seat_sees
from parlour.engine.thinking import Thinking
from parlour.games.bastard_brag.odds.field import HandStanding, standing_of
from parlour.games.bastard_brag.rules.asset import BastardBragRules
from parlour.games.bastard_brag.rules.hands import HAND
from parlour.games.bastard_brag.rules.position import BastardBrag
from parlour.games.bastard_brag.rules.table import DEALING, HIDDEN
from parlour.games.bastard_brag.rules.verbs import ALL_SWAPS, DEAL, END_TURN, KNOCK, PASS, SINGLE_SWAPS

_DEAL: Final = Move(DEAL)
_KNOCK: Final = Move(KNOCK)
_PASS: Final = Move(PASS)
_END_TURN: Final = Move(END_TURN)

PATIENCE: Final = 24
"""After so many laps nobody waits any longer: a round must end."""

_CHOSEN_FROM: Final = 2
_MOST_CHOSEN_FROM: Final = 6
"""A hand is the best of so many hands more for each turn that its player has had, up to a limit."""

_POOR_KNOCKS: Final = 0.02
"""How often somebody knocks on less than a pair."""


class BastardThinking(Thinking):
    """Lives are played for, round by round."""

    def policy(self, position: Position, seat: int, luck: Luck) -> Move:
        """Make the best swap in sight, or knock on a pair or better that no swap improves."""
        assert isinstance(position, BastardBrag)
        if position.stage == DEALING:
            return _DEAL
        held = position.strength(seat)
        if position.has_swapped:
            return _KNOCK if held >= position.terms.least_pair else _END_TURN
        return _turn_move(position, seat, held)

    def candidates(self, position: Position, seat: int) -> list[Move]:
        """Return every move of a turn with an effect of its own; in a long round only the knock."""
        assert isinstance(position, BastardBrag)
        if position.stage == DEALING:
            return [_DEAL]
        if position.has_swapped:
            return [_KNOCK, _END_TURN]
        if position.may_knock() and position.turns_taken >= PATIENCE * position.alive():
            return [_KNOCK]
        moves = ALL_SWAPS[:]
        if position.may_knock():
            moves.append(_KNOCK)
        if position.terms.allow_pass:
            moves.append(_PASS)
        return moves

    def weight(self, position: Position, seat: int) -> float:
        """Weigh a deal: who has had turns holds a better hand than chance gives, who knocked a good one."""
        assert isinstance(position, BastardBrag)
        if position.stage == DEALING:
            return 1.0
        standing = _standing(position)
        chance = 1.0
        for other in range(position.seats):
            if other != seat and position.is_live(other):
                strength = position.strength(other)
                hands = min(_CHOSEN_FROM * turns_of(position, other), _MOST_CHOSEN_FROM)
                chance *= standing.share(strength) ** hands
                if other == position.knocker and strength < position.terms.least_pair:
                    chance *= _POOR_KNOCKS
        return chance

    def deal(self, position: Position) -> int:
        assert isinstance(position, BastardBrag)
        return position.round

    def worth(self, position: Position, seat: int) -> int:
        assert isinstance(position, BastardBrag)
        return position.lives[seat]


def _turn_move(table: BastardBrag, seat: int, held: int) -> Move:
    """Return what a sensible player does on a turn with a hand of this strength."""
    good = table.terms.least_pair
    top, hand, centre = _best_swap(table, seat)
    if held >= max(top, good) and table.may_knock():
        return _KNOCK
    if held >= top and table.terms.allow_pass:
        return _PASS
    if top >= good:
        return SINGLE_SWAPS[hand][centre]
    return SINGLE_SWAPS[_loosest(table, HAND * seat)][HIDDEN]


def _best_swap(table: BastardBrag, seat: int) -> tuple[int, int, int]:
    """Return the strongest hand that a swap with a card in sight makes, and the places of that swap."""
    top, best_hand, best_centre = -1, 0, 0
    cards, start = table.cards, HAND * seat
    for centre in range(HAND):
        if not seat_sees(table.known[table.centre + centre], seat):
            continue
        for hand in range(HAND):
            held = cards[start + hand]
            cards[start + hand] = cards[table.centre + centre]
            strength = table.terms.scores.strength_in(cards, start)
            cards[start + hand] = held
            if strength > top:
                top, best_hand, best_centre = strength, hand, centre
    return top, best_hand, best_centre


def _loosest(table: BastardBrag, start: int) -> int:
    """Return the place of the card whose two neighbours promise most without it."""
    standing = _standing(table)
    cards = table.cards
    best, most = 0, -1.0
    for hand in range(HAND):
        promise = standing.promise(cards[start + (hand + 1) % HAND], cards[start + (hand + 2) % HAND])
        if promise > most:
            best, most = hand, promise
    return best


def _standing(table: BastardBrag) -> HandStanding:
    rules = table.rules
    assert isinstance(rules, BastardBragRules)
    return standing_of(rules)


def turns_of(table: BastardBrag, seat: int) -> int:
    """Count the turns that the seat has had in this round."""
    before, each = 0, table.turn
    while each != seat:
        before += 1
        each = table.next_live(each)
    return (table.turns_taken + before) // table.alive()

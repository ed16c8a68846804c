# parlour: hot
"""Bastard Brag as imagined players play it: quick and sensible, each from what its seat sees."""

from typing import Final

from parlour.cards.luck import Luck
from parlour.engine.play.move import Move
from parlour.engine.show.audience import sees
from parlour.games.bastard_brag.odds.standing import standing_of
from parlour.games.bastard_brag.rules.dealing import HIDDEN
from parlour.games.bastard_brag.rules.hands import HAND, KICKERS
from parlour.games.bastard_brag.rules.table import DEALING, BragTable
from parlour.kit.turns import next_seat

DEAL: Final = Move("DEAL")
KNOCK: Final = Move("KNOCK")
PASS: Final = Move("PASS")
END_TURN: Final = Move("END_TURN")
SWAPS: Final = [[Move("SWAP_SINGLE", slots=(hand, centre)) for centre in range(HAND)] for hand in range(HAND)]
ALLS: Final = [Move("SWAP_ALL", slots=order) for order in ((0, 1, 2), (1, 0, 2), (0, 2, 1))]
"""One order for each hand card that may go face down; the two open places are alike."""

PATIENCE: Final = 24
"""After so many laps nobody waits any longer: a round must end."""

CHOSEN_FROM: Final = 2
MOST_CHOSEN_FROM: Final = 6
"""A hand is the best of so many hands more for each turn that its player has had, up to a limit."""
POOR_KNOCKS: Final = 0.02
"""How often somebody knocks on less than a pair."""


def shortlist(table: BragTable) -> list[Move]:
    """Every move of a turn that differs from the others in its effect; in a long round only the knock."""
    if table.stage == DEALING:
        return [DEAL]
    if table.has_swapped:
        return [KNOCK, END_TURN]
    if table.may_knock() and table.turns_taken >= PATIENCE * table.alive():
        return [KNOCK]
    moves = [move for swaps in SWAPS for move in swaps] + ALLS
    if table.may_knock():
        moves.append(KNOCK)
    if table.switches.game_flow.allow_pass:
        moves.append(PASS)
    return moves


def sketch(table: BragTable, seat: int, luck: Luck) -> Move:
    """The best swap that the seat can see, or a knock on a pair or better that no swap improves."""
    if table.stage == DEALING:
        return DEAL
    start = HAND * seat
    held = table.terms.scores.strength(table.cards, start)
    good = table.switches.scoring_system.pair * KICKERS
    if table.has_swapped:
        return KNOCK if held >= good else END_TURN
    top, hand, centre = best_swap(table, seat)
    if held >= max(top, good) and table.may_knock():
        return KNOCK
    if held >= top and table.switches.game_flow.allow_pass:
        return PASS
    if top >= good:
        return SWAPS[hand][centre]
    return SWAPS[loosest(table, start)][HIDDEN]


def best_swap(table: BragTable, seat: int) -> tuple[int, int, int]:
    """The strongest hand that a swap with a card in sight makes, and the places of that swap."""
    top, best_hand, best_centre = -1, 0, 0
    cards, start = table.cards, HAND * seat
    for centre in range(HAND):
        if not sees(table.known[table.centre + centre], seat):
            continue
        for hand in range(HAND):
            held = cards[start + hand]
            cards[start + hand] = cards[table.centre + centre]
            strength = table.terms.scores.strength(cards, start)
            cards[start + hand] = held
            if strength > top:
                top, best_hand, best_centre = strength, hand, centre
    return top, best_hand, best_centre


def loosest(table: BragTable, start: int) -> int:
    """The card whose two neighbours promise most without it."""
    standing = standing_of(table.switches)
    cards = table.cards
    best, most = 0, -1.0
    for hand in range(HAND):
        promise = standing.promise(cards[start + (hand + 1) % HAND], cards[start + (hand + 2) % HAND])
        if promise > most:
            best, most = hand, promise
    return best


def likelihood(table: BragTable, seat: int) -> float:
    """Whoever has had turns holds a better hand than chance gives, and whoever knocked a good one."""
    if table.stage == DEALING:
        return 1.0
    standing = standing_of(table.switches)
    good = table.switches.scoring_system.pair * KICKERS
    chance = 1.0
    for other in range(table.seats):
        if other != seat and table.lives[other] > 0:
            strength = table.terms.scores.strength(table.cards, HAND * other)
            chance *= standing.share(strength) ** min(CHOSEN_FROM * turns_of(table, other), MOST_CHOSEN_FROM)
            if other == table.knocker and strength < good:
                chance *= POOR_KNOCKS
    return chance


def turns_of(table: BragTable, seat: int) -> int:
    """How many turns the seat has had in this round."""
    live, before, each = table.live(), 0, table.turn
    while each != seat:
        before += 1
        each = next_seat(each, live)
    return (table.turns_taken + before) // table.alive()

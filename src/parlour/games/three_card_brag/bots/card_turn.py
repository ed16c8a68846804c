"""A bot's card turn at Three Card Brag: turn a card, take the floor's, swap where it helps most."""

from parlour.engine.play.move import Move
from parlour.games.three_card_brag.bots.chances import Odds, best_swap
from parlour.games.three_card_brag.bots.eyes import Sight
from parlour.games.three_card_brag.rules import verbs


def take_card(sight: Sight, odds: Odds) -> Move:
    """The best use of a card turn; who has not looked does so first, for a blind swap helps nobody."""
    if verbs.SEE_HAND in sight.verbs:
        return Move(verbs.SEE_HAND)
    if not sight.floor:
        return turn_card(sight, odds)
    place, strength = best_swap(odds, sight.floor[0])
    if sight.verbs == [verbs.SWAP_CARD]:
        return Move(verbs.SWAP_CARD, slots=(place,))
    if strength <= odds.held():
        return Move(verbs.PASS)
    if verbs.SWAP_CARD in sight.verbs:
        return Move(verbs.SWAP_CARD, slots=(place,))
    return Move(verbs.PICK_FROM_FLOOR)


def turn_card(sight: Sight, odds: Odds) -> Move:
    """Turns a card when some card that may come would help."""
    hopeful = verbs.DRAW_FROM_DECK in sight.verbs and odds.drawn()[-1] > odds.held()
    return Move(verbs.DRAW_FROM_DECK if hopeful else verbs.PASS)

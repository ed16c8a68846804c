"""A bot's card turn at Three Card Brag: turn a card, take the floor's, swap where it helps most."""

from parlour.cards.codes import BACK
from parlour.engine.play.move import Move
from parlour.games.three_card_brag.bots.chances import Chances
from parlour.games.three_card_brag.rules import verbs


def take_card(chances: Chances) -> Move:
    """Return the best use of a card turn; who has not looked does so first, for a blind swap helps nobody."""
    eyes = chances.eyes
    if verbs.SEE_HAND in eyes.verbs:
        return Move(verbs.SEE_HAND)
    if BACK in eyes.hand:
        return Move(verbs.SWAP_CARD, slots=(eyes.hand.index(BACK),))
    if not eyes.floor:
        return _turn_card(chances)
    place, strength = chances.best_swap(eyes.floor[0])
    if eyes.verbs == [verbs.SWAP_CARD]:
        return Move(verbs.SWAP_CARD, slots=(place,))
    if strength <= chances.held():
        return Move(verbs.PASS)
    if verbs.SWAP_CARD in eyes.verbs:
        return Move(verbs.SWAP_CARD, slots=(place,))
    return Move(verbs.PICK_FROM_FLOOR)


def _turn_card(chances: Chances) -> Move:
    """Turn a card when some card that may come would help."""
    may_turn = verbs.DRAW_FROM_DECK in chances.eyes.verbs
    hopeful = may_turn and chances.drawn()[-1] > chances.held()
    return Move(verbs.DRAW_FROM_DECK if hopeful else verbs.PASS)

"""Why a move at Big-C is worth making: what it makes, what it leaves, whether it holds."""

from parlour.cards.luck import Luck
from parlour.engine.play.move import Move
from parlour.engine.words.sentence import Sentence, sentence_of
from parlour.games.big_c.bots.eyes import BigCEyes
from parlour.games.big_c.bots.plans import Planner, cards_without
from parlour.games.big_c.bots.prospects import ImaginedProspects
from parlour.games.big_c.rules.card_order import HEIGHTS
from parlour.games.big_c.rules.compare import FULL_STOOL, footstool, penalty
from parlour.games.big_c.rules.hands import NO_HAND, reading
from parlour.games.big_c.rules.verbs import PASS, PRESENT
from parlour.games.big_c.words.hand_names import hand_name

_DEALS = 50
"""Over so many deals of the unseen cards a play is judged, always the same for the same view."""
_WIDTH = 3
"""How many five-card hands a plan follows up."""


def reasons_for(eyes: BigCEyes, move: Move) -> list[Sentence]:
    """Return what speaks for the move, from what the eyes see alone."""
    if move.verb == PRESENT:
        return [_why_present(eyes, eyes.hand[move.slots[0]])]
    if move.verb == PASS:
        return _why_pass(eyes)
    chances = ImaginedProspects(eyes, Luck(_DEALS), _DEALS)
    return [
        *_what_stays(eyes, chances, move.cards),
        _holds(eyes, chances, move.cards),
        *_stool(eyes, move.cards),
    ]


def _why_present(eyes: BigCEyes, card: int) -> Sentence:
    """Say whether the card is the lowest that the seat could present."""
    form = eyes.view.form(PRESENT)
    assert form is not None, "only asked of a seat that presents"
    lowest = min(HEIGHTS[eyes.hand[slot]] for slot in form.pools[0].options)
    return sentence_of("reason.present-lowest" if HEIGHTS[card] == lowest else "reason.present", card1=card)


def _why_pass(eyes: BigCEyes) -> list[Sentence]:
    """Say what lies there, who is near the end, and what a pass costs."""
    near = [seat for seat in eyes.rivals() if eyes.counter_of(seat, "cards") == min(eyes.others)]
    fewest = sentence_of("reason.fewest", seat=near[0], count=min(eyes.others))
    key = "reason.pass" if eyes.view.form("PLAY") is not None else "reason.must-pass"
    stays = sentence_of(key, count=len(eyes.hand))
    cost = eyes.terms.pass_costs
    return [stays, *([sentence_of("reason.pass-costs", count=cost)] if cost else []), fewest]


def _what_stays(eyes: BigCEyes, chances: ImaginedProspects, cards: tuple[int, ...]) -> list[Sentence]:
    """Say what the play makes, and in how many turns the rest could go."""
    made = hand_name(reading(cards, eyes.terms))
    rest = cards_without(eyes.hand, cards)
    if not rest:
        return [sentence_of("reason.last-cards", hand=made)]
    turns = len(Planner(eyes, chances).best_plan(rest, _WIDTH))
    return [
        sentence_of("reason.leaves", hand=made, count=len(rest)),
        sentence_of("reason.turns", count=turns),
    ]


def _holds(eyes: BigCEyes, chances: ImaginedProspects, cards: tuple[int, ...]) -> Sentence:
    """Say in how many deals of the unseen cards nobody could answer."""
    held = chances.strength(reading(cards, eyes.terms))
    return sentence_of("reason.holds", share=round(100 * held))


def _stool(eyes: BigCEyes, cards: tuple[int, ...]) -> list[Sentence]:
    """Say whom the play makes draw."""
    if eyes.top.kind == NO_HAND:
        return []
    stool = footstool(reading(cards, eyes.terms), eyes.top, eyes.terms)
    drawn = penalty(stool, eyes.terms)
    if not drawn:
        return []
    key = "reason.full-stool" if stool == FULL_STOOL else "reason.half-stool"
    return [sentence_of(key, seat=eyes.wearers("on-top")[0], count=drawn)]

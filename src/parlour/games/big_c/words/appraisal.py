"""What some cards make at Big-C, in words."""

from parlour.engine.errors import BadRules
from parlour.engine.odds import HandAsked
from parlour.engine.words.sentence import Sentence, sentence_of
from parlour.games.big_c.rules.asset import BigCRules
from parlour.games.big_c.rules.card_order import CODES, HIGHEST, in_order
from parlour.games.big_c.rules.hands import KEYS, NO_HAND, NOTHING, SINGLE, SIZES, Reading, reading
from parlour.games.big_c.rules.plays.choice import plays_of
from parlour.games.big_c.rules.terms import Terms, terms_of
from parlour.games.big_c.words.hand_names import hand_name


def appraise(rules: BigCRules, asked: HandAsked) -> list[Sentence]:
    """Return the hand's name and what steps upon it; of a whole hand of cards, what can be played."""
    cards = asked.cards
    if not cards:
        raise BadRules("wrong-hand", "Name at least one card.")
    terms = terms_of(rules)
    if len(cards) not in SIZES:
        return _whole_hand(cards, terms)
    made = reading(tuple(cards), terms)
    if made.kind == NO_HAND:
        return [sentence_of("appraisal.no-hand", cards=in_order(cards))]
    return [sentence_of("appraisal.hand", cards=in_order(cards), hand=hand_name(made)), *_steps(made, terms)]


def _steps(made: Reading, terms: Terms) -> list[Sentence]:
    """Return what an opponent would need for a footstool."""
    lines = []
    if terms.allow_equal:
        lines.append(
            sentence_of("appraisal.equal", hand=KEYS[made.kind], drawn=_drawn_cards(terms.full_penalty))
        )
    if made.kind == SINGLE and made.top < HIGHEST:
        above = CODES[made.top + 1]
        lines.append(sentence_of("appraisal.next", card=above, drawn=_drawn_cards(terms.half_penalty)))
    return lines


def _drawn_cards(number: int) -> Sentence:
    return sentence_of("appraisal.drawn", count=number)


def _whole_hand(cards: list[int], terms: Terms) -> list[Sentence]:
    """Return how many different plays of each kind the cards hold."""
    plays = plays_of(cards, NOTHING, terms)
    numbers = {kind: plays.open.count(kind) for kind in range(plays.open.first, plays.open.last + 1)}
    lines = [
        sentence_of("appraisal.kind", hand=KEYS[kind], plays=number)
        for kind, number in numbers.items()
        if number > 0
    ]
    total = plays.count()
    return [sentence_of("appraisal.cards", cards=in_order(cards), size=len(cards), plays=total), *lines]

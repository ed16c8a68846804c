"""A hand of Big-C in words, with the cards by which it is compared."""

from parlour.engine.words.sentence import Sentence, sentence_of
from parlour.games.big_c.rules.card_order import CODES
from parlour.games.big_c.rules.hands import KEYS, SINGLE, TWO_PARTS, Reading


def hand_name(made: Reading) -> Sentence:
    """Return the hand's kind and its high cards."""
    high = CODES[made.top]
    if made.kind == SINGLE:
        return sentence_of("hand.the-single", high=high)
    if made.kind in TWO_PARTS:
        return sentence_of("hand.over", hand=KEYS[made.kind], high=high, low=CODES[made.second])
    return sentence_of("hand.high", hand=KEYS[made.kind], high=high)

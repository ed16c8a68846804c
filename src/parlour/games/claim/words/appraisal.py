"""What cards are worth at Claim, in words: with each suit declared, and with none."""

from parlour.cards.codes import JOKER, NO_SUIT
from parlour.engine.errors import BadRules
from parlour.engine.odds import HandAsked
from parlour.engine.words.sentence import Sentence, sentence_of
from parlour.games.claim.rules.asset import ClaimRules
from parlour.games.claim.rules.hands.points import calculate_penalty, may_call, run_points, score, suits_held
from parlour.games.claim.rules.terms import Terms, terms_of


def appraise(rules: ClaimRules, asked: HandAsked) -> list[Sentence]:
    """Return a line for each suit held, best first, and one for never declaring."""
    cards = asked.cards
    if not cards or JOKER in cards or len(set(cards)) < len(cards):
        raise BadRules("wrong-hand", "A hand of Claim has different cards of one pack and no jokers.")
    terms = terms_of(rules)
    suits = sorted(suits_held(cards), key=lambda suit: -score(terms, cards, suit))
    lines = [_suit_line(terms, cards, suit) for suit in suits]
    never = sentence_of("appraisal.undeclared", score=score(terms, cards, NO_SUIT))
    return [sentence_of("appraisal.cards", cards=cards), *lines, never]


def _suit_line(terms: Terms, cards: list[int], suit: int) -> Sentence:
    runs, against = run_points(terms, cards, suit), calculate_penalty(terms, cards, suit)
    key = "appraisal.enough" if may_call(terms, cards, suit, 0) else "appraisal.not-enough"
    return sentence_of(key, suit=suit, runs=runs, against=against, score=runs - against)

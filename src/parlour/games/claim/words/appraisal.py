"""What cards are worth at Claim, in words: with each suit declared, and with none."""

from parlour.cards.codes import JOKER, SUIT_OF
from parlour.cards.notation import cards_symbols
from parlour.engine.errors import BadRules
from parlour.games.claim.rules.asset import ClaimRules
from parlour.games.claim.rules.scoring import Scores, scores_of
from parlour.games.claim.rules.table import SUIT_WORDS


def appraise(rules: ClaimRules, cards: list[int], trump: int | None) -> list[str]:
    """A line for each suit held, best first, and one for never declaring."""
    if trump is not None:
        raise BadRules("no-trump-here", "Claim has no trump.")
    if not cards or JOKER in cards or len(set(cards)) < len(cards):
        raise BadRules("wrong-hand", "A hand of Claim has different cards of one pack and no jokers.")
    scores = scores_of(rules.scoring_system)
    suits = sorted({SUIT_OF[card] for card in cards}, key=lambda suit: -scores.score(cards, suit))
    lines = [suit_line(scores, cards, suit) for suit in suits]
    return [f"{cards_symbols(cards)}:", *lines, f"Never declared: {scores.undeclared(cards)}."]


def suit_line(scores: Scores, cards: list[int], suit: int) -> str:
    points, against = scores.positive(cards, suit), scores.against(cards, suit)
    call = "enough to call" if scores.may_call(cards, suit, 0) else "not enough to call"
    return f"Declared {SUIT_WORDS[suit]}: {points} in runs − {against} = {points - against}, {call}."

"""What five cards are worth at Five-Card Draw, in words."""

from parlour.engine.odds import HandAsked
from parlour.engine.words.sentence import Sentence, sentence_of
from parlour.games.five_card_draw.bots.house_draw import house_discards
from parlour.games.five_card_draw.odds.draw_odds import check_hand
from parlour.games.five_card_draw.odds.exact_draws import all_hands, better_draws, drawn_strengths
from parlour.games.five_card_draw.rules.asset import FiveCardDrawRules
from parlour.games.five_card_draw.rules.hands import hand_name, strength

_COUNTED = 3
"""As many replaced cards as the odds of a draw are told for."""


def appraise(rules: FiveCardDrawRules, asked: HandAsked) -> list[Sentence]:
    """Return the hand's name, how it stands among all hands, and what the house opponent would draw."""
    cards = asked.cards
    check_hand(cards)
    value = strength(cards)
    return [
        sentence_of("appraisal.hand", cards=cards, hand=hand_name(value)),
        _standing(value),
        _house_draw(rules, cards),
    ]


def _standing(value: int) -> Sentence:
    """Return the exact share of all hands on either side."""
    field = all_hands()
    lower, higher = field.lower(value) / field.hands, field.higher(value) / field.hands
    return sentence_of("appraisal.standing", lower=f"{lower:.2%}", higher=f"{higher:.2%}")


def _house_draw(rules: FiveCardDrawRules, cards: list[int]) -> Sentence:
    """Return what the house opponent would throw away, with the chance that the draw makes a better hand."""
    thrown = house_discards(rules.house_opponent, cards, rules.game_flow.most_drawn)
    if not thrown:
        return sentence_of("appraisal.pat")
    gone = [cards[place] for place in thrown]
    if len(thrown) > _COUNTED:
        return sentence_of("appraisal.draw", cards=gone)
    drawn = drawn_strengths(cards, tuple(thrown))
    better, ways = better_draws(cards, drawn), drawn.total()
    return sentence_of(
        "appraisal.draw-odds", cards=gone, better=better, ways=ways, share=f"{better / ways:.1%}"
    )

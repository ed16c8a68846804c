"""What five cards are worth at Five-Card Draw, in words."""

from parlour.cards.notation import cards_symbols
from parlour.games.five_card_draw.bots.house_opponent import house_discards
from parlour.games.five_card_draw.odds.draw_odds import check_hand
from parlour.games.five_card_draw.odds.exact_draws import all_hands, better_draws, drawn_strengths
from parlour.games.five_card_draw.rules.asset import FiveCardDrawRules
from parlour.games.five_card_draw.rules.hands import strength
from parlour.games.five_card_draw.words.hand_names import hand_name

_COUNTED = 3
"""As many replaced cards as the odds of a draw are told for."""


def appraise(rules: FiveCardDrawRules, cards: list[int], trump: int | None) -> list[str]:
    """The hand's name, how it stands among all hands, and what the house opponent would draw."""
    check_hand(cards)
    value = strength(cards)
    return [f"{cards_symbols(cards)}: {hand_name(value)}.", _standing_line(value), _draw_line(rules, cards)]


def _standing_line(value: int) -> str:
    """The exact share of all hands on either side."""
    field = all_hands()
    lower, higher = field.lower(value) / field.hands, field.higher(value) / field.hands
    return f"As dealt it beats {lower:.2%} of all hands, and {higher:.2%} beat it."


def _draw_line(rules: FiveCardDrawRules, cards: list[int]) -> str:
    """What the house opponent would throw away, with the chance that the draw makes a better hand."""
    thrown = house_discards(rules.house_opponent, cards, rules.game_flow.most_drawn)
    if not thrown:
        return "The house would stand pat."
    named = cards_symbols([cards[place] for place in thrown])
    if len(thrown) > _COUNTED:
        return f"The house would throw away {named}."
    drawn = drawn_strengths(cards, tuple(thrown))
    better, ways = better_draws(cards, drawn), drawn.total()
    return (
        f"The house would throw away {named}: {better:,} of {ways:,} draws are better ({better / ways:.1%})."
    )

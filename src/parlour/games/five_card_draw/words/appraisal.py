"""What five cards are worth at Five-Card Draw, in words."""

from parlour.cards.codes import JOKER
from parlour.cards.notation import cards_symbols
from parlour.engine.errors import BadRules
from parlour.games.five_card_draw.bots.medium import house_discards
from parlour.games.five_card_draw.odds.field import improving_draws, standing
from parlour.games.five_card_draw.rules.asset import FiveCardDrawRules
from parlour.games.five_card_draw.rules.hands import HAND, strength
from parlour.games.five_card_draw.words.prompts import hand_name

COUNTED = 3
"""As many replaced cards as are counted through."""


def appraise(rules: FiveCardDrawRules, cards: list[int], trump: int | None) -> list[str]:
    """The hand's name, how it stands among all hands, and what the house opponent would draw."""
    check_hand(cards, trump)
    value = strength(cards)
    return [f"{cards_symbols(cards)}: {hand_name(value)}.", standing_line(value), draw_line(rules, cards)]


def check_hand(cards: list[int], trump: int | None) -> None:
    """Refuses what no deal could bring."""
    if trump is not None:
        raise BadRules("no-trump-here", "Five-Card Draw has no trump.")
    if len(cards) != HAND or len(set(cards)) != HAND or JOKER in cards:
        raise BadRules("wrong-hand", "A hand of Five-Card Draw has five different cards and no joker.")


def standing_line(value: int) -> str:
    """The exact share of all hands on either side."""
    place = standing()
    lower, higher = place.lower(value) / place.all(), place.higher(value) / place.all()
    return f"As dealt it beats {lower:.2%} of all hands, and {higher:.2%} beat it."


def draw_line(rules: FiveCardDrawRules, cards: list[int]) -> str:
    """What the house opponent would throw away, with the chance that the draw makes a better hand."""
    thrown = house_discards(rules.house_opponent, cards, rules.game_flow.most_drawn)
    if not thrown:
        return "The house would stand pat."
    named = cards_symbols([cards[place] for place in thrown])
    if len(thrown) > COUNTED:
        return f"The house would throw away {named}."
    better, ways = improving_draws(cards, thrown)
    return (
        f"The house would throw away {named}: {better:,} of {ways:,} draws are better ({better / ways:.1%})."
    )

"""The odds of a hand of Five-Card Draw: how it stands as dealt, and what every discard is worth."""

from collections import Counter
from itertools import chain, combinations

from parlour.cards.notation import cards_symbols, cards_text
from parlour.cards.pack import pack
from parlour.engine.errors import BadRules
from parlour.engine.odds import Asked, Chance, Equity, Odds, Option, best_first
from parlour.games.five_card_draw.bots.fields import ANY, Field, final_fields
from parlour.games.five_card_draw.odds.exact_draws import mean_standing, redrawn, rivals
from parlour.games.five_card_draw.rules.asset import FiveCardDrawRules
from parlour.games.five_card_draw.rules.hands import HAND, category, strength
from parlour.games.five_card_draw.words.appraisal import check_hand
from parlour.games.five_card_draw.words.prompts import hand_name
from parlour.kit.equity import counted_equity, sampled_equity

KINDS = (
    "high card",
    "pair",
    "two pair",
    "three of a kind",
    "straight",
    "flush",
    "full house",
    "four of a kind",
    "straight flush",
    "royal flush",
)
RIVAL_DEALS = 20_000
VALUE_MEANS = (
    "the chance to beat one rival who draws as the house does, equal hands counting half (every "
    f"draw of yours is counted; the rival is a fixed sample of {RIVAL_DEALS:,}). Wins: the exact share of "
    "all hands as dealt that the new hand beats on average"
)


def draw_odds(rules: FiveCardDrawRules, asked: Asked) -> Odds:
    """The exact odds of a hand, every discard that the rules allow counted through."""
    check_hand(asked.cards, asked.trump)
    if asked.floor is not None:
        raise BadRules("no-floor-here", "Five-Card Draw has no card on the floor.")
    hand = asked.cards
    against = against_one(hand)
    return Odds(
        cards=cards_text(hand).split(),
        name=hand_name(strength(hand)),
        against=against,
        equity=counted_equity(against) if asked.rivals == 1 else equity_among(hand, asked.rivals),
        value_means=VALUE_MEANS,
        options=best_first([option(hand, thrown, drawing_rival(rules)) for thrown in discards(rules)]),
    )


def discards(rules: FiveCardDrawRules) -> chain[tuple[int, ...]]:
    """Every set of places that may be thrown away."""
    most = min(HAND, rules.game_flow.most_drawn)
    return chain.from_iterable(combinations(range(HAND), count) for count in range(most + 1))


def against_one(hand: list[int]) -> list[Chance]:
    """How the hand stands as dealt against one hand from the other 47 cards."""
    mine, others = strength(hand), rivals(hand)
    lower = sum(count for value, count in others.items() if value < mine)
    equal = others[mine]
    ways = {"beats": lower, "ties with": equal, "loses to": others.total() - lower - equal}
    return [Chance(label, count, others.total()) for label, count in ways.items()]


def equity_among(hand: list[int], rivals: int) -> Equity:
    """The equity as dealt against several hands from the other 47 cards."""
    unseen = [card for card in pack() if card not in hand]
    if HAND * rivals > len(unseen):
        raise BadRules("too-many-rivals", f"The pack has no cards for {rivals} rivals' hands.")
    return sampled_equity(hand, unseen, rivals, strength)


def drawing_rival(rules: FiveCardDrawRules) -> Field:
    """What one rival ends up with who draws as the house does."""
    return final_fields(rules.house_opponent, rules.game_flow.most_drawn, RIVAL_DEALS)[ANY]


def option(hand: list[int], thrown: tuple[int, ...], rival: Field) -> Option:
    """What comes of throwing these places away."""
    ways = redrawn(hand, thrown)
    gone = [hand[place] for place in thrown]
    mine = strength(hand)
    better = sum(count for value, count in ways.items() if value > mine)
    return Option(
        label=f"throw {cards_symbols(gone)}" if gone else "stand pat",
        gives_up=cards_text(gone).split(),
        value=sum(count * rival.beaten(value) for value, count in ways.items()) / ways.total(),
        wins=mean_standing(ways),
        better=Chance("better", better, ways.total()),
        becomes=kinds_of(ways),
    )


def kinds_of(ways: Counter[int]) -> list[Chance]:
    """How often each kind of hand comes, the best kind first."""
    kinds: Counter[int] = Counter()
    for value, count in ways.items():
        kinds[category(value)] += count
    return [Chance(KINDS[kind], kinds[kind], ways.total()) for kind in sorted(kinds, reverse=True)]

"""The odds of a hand of Five-Card Draw: how it stands as dealt, and what every discard is worth."""

from collections import Counter
from itertools import chain, combinations
from statistics import fmean
from typing import NamedTuple

from parlour.cards.codes import JOKER
from parlour.cards.notation import cards_text
from parlour.cards.pack import pack
from parlour.engine.errors import BadRules
from parlour.engine.odds import Chance, Equity, HandAsked, Odds, Option, best_first
from parlour.engine.words.sentence import Sentence, sentence_of
from parlour.games.five_card_draw.odds.drawing_rival import DEALS, DrawingRival, mean_error
from parlour.games.five_card_draw.odds.exact_draws import (
    better_draws,
    drawn_strengths,
    mean_share,
    rival_hands,
)
from parlour.games.five_card_draw.rules.asset import FiveCardDrawRules
from parlour.games.five_card_draw.rules.hands import HAND, category, hand_name, strength
from parlour.kit.equity import counted_equity, sampled_equity
from parlour.kit.field import Field

_KINDS = (
    "odds.high-card",
    "odds.pair",
    "odds.two-pair",
    "odds.three",
    "odds.straight",
    "odds.flush",
    "odds.full-house",
    "odds.four",
    "odds.straight-flush",
    "odds.royal-flush",
)


def draw_odds(rules: FiveCardDrawRules, asked: HandAsked) -> Odds:
    """Return the exact odds of a hand, every discard that the rules allow counted through."""
    check_hand(asked.cards)
    hand = asked.cards
    against, choices = _against_one(hand), _choices(rules, hand)
    return Odds(
        cards=cards_text(hand).split(),
        name=hand_name(strength(hand)),
        against=against,
        equity=counted_equity(against) if asked.rivals == 1 else _equity_among(hand, asked.rivals),
        value_means=_value_means(choices),
        options=best_first([choice.option for choice in choices]),
    )


def check_hand(cards: list[int]) -> None:
    """Refuse what no deal could bring."""
    if len(cards) != HAND or len(set(cards)) != HAND or JOKER in cards:
        raise BadRules("wrong-hand", "A hand of Five-Card Draw has five different cards and no joker.")


def _discards(rules: FiveCardDrawRules) -> chain[tuple[int, ...]]:
    """Return every set of places that may be thrown away."""
    most = min(HAND, rules.game_flow.most_drawn)
    return chain.from_iterable(combinations(range(HAND), count) for count in range(most + 1))


def _against_one(hand: list[int]) -> list[Chance]:
    """Return how the hand stands as dealt against one hand from the other 47 cards."""
    mine, others = strength(hand), rival_hands(hand)
    ways = {
        "odds.beats": others.lower(mine),
        "odds.ties": others.equal(mine),
        "odds.loses": others.higher(mine),
    }
    return [Chance(sentence_of(key), count, others.hands) for key, count in ways.items()]


def _equity_among(hand: list[int], rivals: int) -> Equity:
    """Return the equity as dealt against several hands from the other 47 cards."""
    unseen = [card for card in pack() if card not in hand]
    if HAND * rivals > len(unseen):
        raise BadRules("too-many-rivals", f"The pack has no cards for {rivals} rivals' hands.")
    return sampled_equity(hand, unseen, rivals, strength)


class _Choice(NamedTuple):
    """What comes of a discard, and its value in each part of the sample."""

    option: Option
    values: list[float]


def _choices(rules: FiveCardDrawRules, hand: list[int]) -> list[_Choice]:
    rival, as_dealt = DrawingRival(rules, hand), rival_hands(hand)
    return [_choice(hand, thrown, rival, as_dealt) for thrown in _discards(rules)]


def _choice(hand: list[int], thrown: tuple[int, ...], rival: DrawingRival, as_dealt: Field) -> _Choice:
    """Return what comes of throwing these places away."""
    ways = drawn_strengths(hand, thrown)
    values = rival.values(thrown, ways)
    gone = [hand[place] for place in thrown]
    option = Option(
        label=sentence_of("odds.throw", cards=gone) if gone else sentence_of("odds.pat"),
        gives_up=cards_text(gone).split(),
        value=fmean(values),
        error=mean_error(values),
        wins=mean_share(ways, as_dealt),
        better=Chance(sentence_of("odds.better"), better_draws(hand, ways), ways.total()),
        becomes=_kinds_of(ways),
    )
    return _Choice(option, values)


def _value_means(choices: list[_Choice]) -> Sentence:
    """Say what the value is, how far off it may be, and how sure it is that the first choice is the best."""
    first, second = sorted(choices, key=lambda choice: -choice.option.value)[:2]
    leads = [mine - other for mine, other in zip(first.values, second.values, strict=True)]
    error = f"{max(choice.option.error for choice in (first, second)):.4f}"
    lead, lead_error = f"{fmean(leads):.4f}", f"{mean_error(leads):.4f}"
    return sentence_of("odds.value", deals=DEALS, error=error, lead=lead, lead_error=lead_error)


def _kinds_of(ways: Counter[int]) -> list[Chance]:
    """Return how often each kind of hand comes, the best kind first."""
    kinds: Counter[int] = Counter()
    for value, count in ways.items():
        kinds[category(value)] += count
    return [
        Chance(sentence_of(_KINDS[kind]), kinds[kind], ways.total()) for kind in sorted(kinds, reverse=True)
    ]

"""Why a move at Five-Card Draw is worth making: the chance and the price, the match, what a draw does."""

from typing import Final

from parlour.engine.play.move import Move
from parlour.engine.words.sentence import Sentence, sentence_of
from parlour.engine.words.words import WinChance
from parlour.games.five_card_draw.bots.balanced import balanced_betting
from parlour.games.five_card_draw.bots.discards import sensible_discards
from parlour.games.five_card_draw.bots.eyes import DrawEyes
from parlour.games.five_card_draw.odds.exact_draws import (
    all_hands,
    better_draws,
    drawn_strengths,
    mean_share,
)
from parlour.games.five_card_draw.rules.hands import hand_name
from parlour.games.five_card_draw.rules.verbs import BET, DRAW, FOLD, RAISE
from parlour.kit.staying import Price, bet_or_raise, call_or_fold, percent, staying_cost

_MOSTLY: Final = 0.5
"""What the balance does more seldom than this is no reason."""


def reasons_for(eyes: DrawEyes, move: Move, win_chance: WinChance) -> list[Sentence]:
    """Return what speaks for the move, from what the eyes see alone."""
    if move.verb == DRAW:
        return [_draw(eyes, move.slots) if move.slots else _pat(eyes)]
    held, pot = sentence_of("reason.holding", hand=hand_name(eyes.strength)), eyes.spot().pot
    if move.verb in (BET, RAISE):
        return [held, bet_or_raise(pot, win_chance(), eyes.rivals()), *_target(eyes)]
    price = _price(eyes)
    if price.cost == 0:
        return [held, staying_cost(price), *_target(eyes)]
    return [held, *_staying(eyes, move, price, win_chance())]


def _draw(eyes: DrawEyes, thrown: tuple[int, ...]) -> Sentence:
    """Say what is kept, and how many of the draws are better than the hand as it is."""
    kept = [card for place, card in enumerate(eyes.hand) if place not in thrown]
    ways = drawn_strengths(eyes.hand, thrown)
    better = percent(better_draws(eyes.hand, ways) / ways.total())
    key = "reason.draw" if kept else "reason.draw-all"
    return sentence_of(key, cards=kept, hand=hand_name(eyes.strength), better=better)


def _pat(eyes: DrawEyes) -> Sentence:
    """Say how the hand stands among all hands as it is."""
    return sentence_of(
        "reason.pat", hand=hand_name(eyes.strength), share=percent(all_hands().share(eyes.strength))
    )


def draw_sums(eyes: DrawEyes) -> list[Sentence]:
    """Say what each sensible draw brings, the best first: all draws are counted."""
    most = eyes.rules.game_flow.most_drawn
    thrown = [tuple(each) for each in sensible_discards(eyes.hand) if 0 < len(each) <= most]
    draws = sorted(((_draw_sum(eyes, each)) for each in thrown), key=lambda told: -told.fields["share"])
    share = percent(all_hands().share(eyes.strength))
    return [sentence_of("sum.pat", hand=hand_name(eyes.strength), share=share), *draws]


def _draw_sum(eyes: DrawEyes, thrown: tuple[int, ...]) -> Sentence:
    """Say what the hand beats on average after the draw.

    How many draws are better would mislead: beside a pair almost any two cards are, by their kickers.
    """
    share = percent(mean_share(drawn_strengths(eyes.hand, thrown), all_hands()))
    return sentence_of("sum.draw", cards=[eyes.hand[place] for place in thrown], share=share)


def _price(eyes: DrawEyes) -> Price:
    """Return what a call costs, and from when on it pays in points beyond those of a mean rival.

    A fold gives the pot to a rival, so a call pays sooner than by the pot alone; for two where uncalled bets
    go back, it comes to the same (§House). In one hand alone the pot is all there is (§One deal).
    """
    spot, players = eyes.spot(), len(eyes.seated)
    cost = min(spot.missing(), eyes.chips())
    if eyes.view.one_deal:
        return Price(cost, spot.pot, cost / max(1, spot.pot + cost))
    saved = 2 if eyes.rules.betting.return_uncalled else 1
    return Price(cost, spot.pot, saved * cost / ((spot.pot + cost) * players))


def _staying(eyes: DrawEyes, move: Move, price: Price, chance: float | None) -> list[Sentence]:
    """Say why to pay for the pot or to leave it."""
    folds = move.verb == FOLD
    known = call_or_fold(price, chance, eyes.rivals(), folds=folds) if chance is not None else []
    other = [] if known else _beyond_the_pot(eyes, move, price)
    return [*(known or [staying_cost(price)]), *other, *([] if folds else _target(eyes))]


def _beyond_the_pot(eyes: DrawEyes, move: Move, price: Price) -> list[Sentence]:
    """Say what speaks for a move where the chance does not: a match lost with the pot, or the balance."""
    if len(eyes.seated) != 2:
        return []
    (rival,) = eyes.rivals()
    if move.verb != FOLD and eyes.loses_the_match(eyes.given_by_fold()):
        return [sentence_of("reason.lost-anyway", seat=rival, pot=price.pot)]
    share = balanced_betting(eyes.rules).share_of(eyes, eyes.spot(), move.verb)
    return [sentence_of("reason.balanced", share=percent(share))] if share >= _MOSTLY else []


def _target(eyes: DrawEyes) -> list[Sentence]:
    """Say who would end the match by winning this pot."""
    if eyes.view.one_deal:
        return []
    target = eyes.rules.game_flow.target
    near = [
        seat for seat in [eyes.me, *eyes.rivals()] if eyes.counter_of(seat, "points") + eyes.pot >= target
    ]
    return [sentence_of("reason.target", seat=seat, pot=eyes.pot, target=target) for seat in near]

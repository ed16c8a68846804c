"""Why a move at Five-Card Draw is worth making: the hand's chance, the price, what a draw does."""

from parlour.engine.play.move import Move
from parlour.engine.words.sentence import Sentence, said
from parlour.games.five_card_draw.bots.eyes import DrawEyes
from parlour.games.five_card_draw.bots.fields import Rivals, rivals
from parlour.games.five_card_draw.bots.house_draw import house_discards
from parlour.games.five_card_draw.odds.exact_draws import all_hands, better_draws, drawn_strengths
from parlour.games.five_card_draw.rules.hands import hand_name
from parlour.games.five_card_draw.rules.verbs import BET, DRAW, RAISE

_FIRST_ROUND = 1


def reasons_for(eyes: DrawEyes, move: Move) -> list[Sentence]:
    """What speaks for the move, from what the eyes see alone."""
    if move.verb == DRAW:
        return [_draw(eyes, move.slots) if move.slots else _pat(eyes)]
    return [_standing(eyes), _money(eyes, move), *_target(eyes)]


def _draw(eyes: DrawEyes, thrown: tuple[int, ...]) -> Sentence:
    """What is kept, and how many of the draws are better than the hand as it is."""
    kept = [card for place, card in enumerate(eyes.hand) if place not in thrown]
    ways = drawn_strengths(eyes.hand, thrown)
    better = _percent(better_draws(eyes.hand, ways) / ways.total())
    key = "reason.draw" if kept else "reason.draw-all"
    return said(key, cards=kept, hand=hand_name(eyes.strength), better=better)


def _pat(eyes: DrawEyes) -> Sentence:
    """How the hand stands among all hands as it is."""
    return said("reason.pat", hand=hand_name(eyes.strength), share=_percent(all_hands().share(eyes.strength)))


def _standing(eyes: DrawEyes) -> Sentence:
    """The chance to win a showdown: after a sensible draw in the first round, as it is in the second."""
    others = rivals(eyes.rules, eyes.drew(), [*eyes.hand, *eyes.thrown()])
    name = hand_name(eyes.strength)
    if eyes.round == _FIRST_ROUND:
        chance = _percent(_after_the_draw(eyes, others))
        return said("reason.before-draw", hand=name, chance=chance, count=len(eyes.drew()))
    chance = _percent(others.beaten(eyes.strength))
    return said("reason.after-draw", hand=name, chance=chance, count=len(eyes.drew()))


def _after_the_draw(eyes: DrawEyes, others: Rivals) -> float:
    """The chance to win once the hand is drawn to as the house would."""
    flow = eyes.rules.game_flow
    thrown = house_discards(eyes.rules.house_opponent, eyes.hand, flow.most_drawn)
    ways = drawn_strengths(eyes.hand, tuple(thrown))
    return sum(count * others.beaten(value) for value, count in ways.items()) / ways.total()


def _money(eyes: DrawEyes, move: Move) -> Sentence:
    """What the move costs against what lies in the pot."""
    spot = eyes.spot()
    if move.verb in (BET, RAISE):
        return said("reason.raise", pot=spot.pot, count=len(eyes.rivals()))
    cost = min(spot.missing(), eyes.chips())
    if cost == 0:
        return said("reason.free", pot=spot.pot)
    return said("reason.price", cost=cost, pot=spot.pot, need=_percent(cost / (spot.pot + cost)))


def _target(eyes: DrawEyes) -> list[Sentence]:
    """Who would end the match by winning this pot."""
    target = eyes.rules.game_flow.target
    near = [
        seat for seat in [eyes.me, *eyes.rivals()] if eyes.counter_of(seat, "points") + eyes.pot >= target
    ]
    return [said("reason.target", seat=seat, pot=eyes.pot, target=target) for seat in near]


def _percent(share: float) -> int:
    return round(100 * share)

"""Why a move at Three Card Brag is worth making: what the hand beats, what staying costs, what cards do."""

from parlour.cards.codes import BACK
from parlour.engine.play.move import Move
from parlour.engine.words.sentence import Sentence, said
from parlour.games.three_card_brag.bots.chances import Chances
from parlour.games.three_card_brag.bots.eyes import BragEyes
from parlour.games.three_card_brag.rules import verbs
from parlour.games.three_card_brag.rules.hands.naming import hand_name
from parlour.games.three_card_brag.rules.hands.reading import Reading


def reasons_for(eyes: BragEyes, move: Move) -> list[Sentence]:
    """What speaks for the move, from what the eyes see alone."""
    if eyes.phase == "asking":
        return [_lead(eyes)]
    chances = Chances(eyes)
    if BACK in eyes.hand:
        return _blind(eyes, move)
    known = [_standing(chances)]
    if eyes.phase == "cards" and move.verb not in (verbs.SHOW_HAND, verbs.FOLD):
        return [*known, *_card(chances, move)]
    return [*known, *_coins(eyes, move)]


def _lead(eyes: BragEyes) -> Sentence:
    """Who has the most coins after the last round."""
    most = max(seat.counters["coins"] for seat in eyes.view.seats if seat.seat != eyes.me)
    key = "reason.ahead" if eyes.mine.coins >= most else "reason.behind"
    return said(key, coins=eyes.mine.coins, most=most)


def _standing(chances: Chances) -> Sentence:
    """What is held, and how often it beats one rival, and all of them."""
    eyes = chances.eyes
    share = chances.field.share(chances.held())
    hand = hand_name(Reading(chances.ranking, eyes.hand, eyes.trump))
    rivals = len(eyes.others)
    return said("reason.hand", hand=hand, share=_percent(share), all=_percent(share**rivals), count=rivals)


def _percent(share: float) -> int:
    return round(100 * share)


def _blind(eyes: BragEyes, move: Move) -> list[Sentence]:
    """What is known of a hand that nobody has looked at."""
    price = eyes.mine.price
    if move.verb == verbs.SEE_HAND:
        dearer = said("reason.look-costs", price=price, after=eyes.mine.after_looking().price)
        return [said("reason.look"), *([dearer] if price else [])]
    if move.verb == verbs.SWAP_CARD:
        return [said("reason.blind-swap", card1=eyes.floor[0])]
    return [said("reason.blind"), *_coins(eyes, move)]


def _coins(eyes: BragEyes, move: Move) -> list[Sentence]:
    """What the move costs against what lies in the pot."""
    if move.verb == verbs.SHOW_HAND:
        return [said("reason.show", price=min(eyes.mine.coins, eyes.show_price()), pot=eyes.pot)]
    if move.verb in (verbs.BET, verbs.RAISE, verbs.BET_BLIND) and _rises(eyes, move):
        return [said("reason.raise", pot=eyes.pot, count=len(eyes.others))]
    price = min(eyes.mine.coins, eyes.mine.price)
    if price == 0:
        return [said("reason.free", pot=eyes.pot)]
    need = _percent(price / (eyes.pot + price))
    return [said("reason.price", price=price, pot=eyes.pot, need=need)]


def _rises(eyes: BragEyes, move: Move) -> bool:
    """Whether the others must pay more for it; a seen bet is written as twice the stake."""
    stake = move.amount // 2 if move.verb == verbs.BET else move.amount
    return stake > eyes.stake


def _card(chances: Chances, move: Move) -> list[Sentence]:
    """What the card turn makes of the hand."""
    eyes = chances.eyes
    if move.verb == verbs.SWAP_CARD:
        (place,) = move.slots
        hand = [*eyes.hand[:place], eyes.floor[0], *eyes.hand[place + 1 :]]
        return [_made(chances, "reason.swap", hand, card1=eyes.hand[place], card2=eyes.floor[0])]
    if eyes.floor:
        return [_floor_card(chances)]
    better = sum(1 for strength in chances.drawn() if strength > chances.held())
    return [said("reason.draw", better=better, of=len(eyes.unseen_cards()))]


def _floor_card(chances: Chances) -> Sentence:
    """The best that the card on the floor makes of the hand."""
    hand, card = chances.eyes.hand, chances.eyes.floor[0]
    place, strength = chances.best_swap(card)
    if strength <= chances.held():
        return said("reason.floor-useless", card1=card)
    return _made(chances, "reason.floor", [*hand[:place], card, *hand[place + 1 :]], card1=card)


def _made(chances: Chances, key: str, hand: list[int], **cards: int) -> Sentence:
    """What these three cards would be, and how often they beat one rival."""
    share = _percent(chances.field.share(chances.strength(hand)))
    name = hand_name(Reading(chances.ranking, hand, chances.eyes.trump))
    return said(key, hand=name, share=share, **cards)

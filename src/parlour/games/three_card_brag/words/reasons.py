"""Why a move at Three Card Brag is worth making: what the hand beats, what staying costs, what cards do."""

from typing import Final

from parlour.cards.codes import BACK
from parlour.engine.play.move import Move
from parlour.engine.words.sentence import Sentence, sentence_of
from parlour.engine.words.words import WinChance
from parlour.games.three_card_brag.bots.all_in import AllIn
from parlour.games.three_card_brag.bots.chances import Chances
from parlour.games.three_card_brag.bots.eyes import BragEyes
from parlour.games.three_card_brag.rules import verbs
from parlour.games.three_card_brag.rules.hands.naming import hand_name
from parlour.games.three_card_brag.rules.hands.reading import HandReading
from parlour.games.three_card_brag.thinking.standing import RoundWorth
from parlour.kit.reckoning import hand_sum
from parlour.kit.staying import Price, bet_or_raise, call_or_fold, percent, staying_cost

_MAY_BE: Final = 0.05
"""From this chance on it is said that two rivals may go on to the end."""


def reasons_for(eyes: BragEyes, move: Move, win_chance: WinChance) -> list[Sentence]:
    """Return what speaks for the move, from what the eyes see alone."""
    if eyes.phase == "asking":
        return [_lead(eyes)]
    if BACK in eyes.hand:
        return _blind(eyes, move, win_chance)
    chances = Chances(eyes)
    if eyes.phase == "cards" and move.verb not in (verbs.SHOW_HAND, verbs.FOLD):
        return [_what_it_makes(chances, "reason.hand", eyes.hand), *_card(chances, move)]
    hand = hand_name(HandReading(chances.ranking, eyes.hand, eyes.trump))
    return [sentence_of("reason.holding", hand=hand), *_coins(eyes, move, win_chance)]


def _lead(eyes: BragEyes) -> Sentence:
    """Say who has the most coins after the last round."""
    most = max(seat.counters["coins"] for seat in eyes.view.seats if seat.seat != eyes.me)
    key = "reason.ahead" if eyes.mine.coins >= most else "reason.behind"
    return sentence_of(key, coins=eyes.mine.coins, most=most)


def _blind(eyes: BragEyes, move: Move, win_chance: WinChance) -> list[Sentence]:
    """Say what is known of a hand that nobody has looked at."""
    price = eyes.mine.price
    if move.verb == verbs.SEE_HAND:
        dearer = sentence_of("reason.look-costs", price=price, after=eyes.mine.after_looking().price)
        return [sentence_of("reason.look"), *([dearer] if price else [])]
    if move.verb == verbs.SWAP_CARD:
        return [sentence_of("reason.blind-swap", card1=eyes.floor[0])]
    return [sentence_of("reason.blind"), *_coins(eyes, move, win_chance)]


def _coins(eyes: BragEyes, move: Move, win_chance: WinChance) -> list[Sentence]:
    """Say what the move costs against what lies in the pot, and how often that is won."""
    if move.verb == verbs.SHOW_HAND:
        return [sentence_of("reason.show", price=min(eyes.mine.coins, eyes.show_price()), pot=eyes.pot)]
    if move.verb in (verbs.BET, verbs.RAISE, verbs.BET_BLIND) and _rises(eyes, move):
        return [bet_or_raise(eyes.pot, win_chance(), eyes.rivals())]
    price = _price(eyes)
    if price.cost == 0:
        return [staying_cost(price)]
    folds = move.verb == verbs.FOLD
    if folds and eyes.standing().is_safe():
        return [staying_cost(price), sentence_of("reason.safe")]
    chance = win_chance()
    known = call_or_fold(price, chance, eyes.rivals(), folds=folds) if chance is not None else []
    return known or [staying_cost(price), *([] if folds else _goes_all_in(eyes))]


def _price(eyes: BragEyes) -> Price:
    """Return what staying costs, and from when on it pays for the match."""
    cost = min(eyes.mine.coins, eyes.mine.price)
    return Price(cost, eyes.pot, RoundWorth(eyes.standing(), eyes.rivals()).pays_from(eyes.pot, cost))


def _goes_all_in(eyes: BragEyes) -> list[Sentence]:
    """Say that a match may be decided in this round, where two rivals seem to go on whatever they hold."""
    is_likely = not eyes.view.one_deal and AllIn(eyes).chance > _MAY_BE
    return [sentence_of("reason.all-in")] if is_likely else []


def _rises(eyes: BragEyes, move: Move) -> bool:
    """Return whether the others must pay more for it; a seen bet is written as twice the stake."""
    stake = move.amount // 2 if move.verb == verbs.BET else move.amount
    return stake > eyes.stake


def _card(chances: Chances, move: Move) -> list[Sentence]:
    """Say what the card turn makes of the hand."""
    eyes = chances.eyes
    if move.verb == verbs.SWAP_CARD:
        (place,) = move.slots
        hand = [*eyes.hand[:place], eyes.floor[0], *eyes.hand[place + 1 :]]
        if eyes.verbs == [verbs.SWAP_CARD] and chances.strength(hand) <= chances.held():
            return [_what_it_makes(chances, "reason.must-swap", hand, card1=eyes.floor[0])]
        return [_what_it_makes(chances, "reason.swap", hand, card1=eyes.hand[place], card2=eyes.floor[0])]
    if eyes.floor:
        return [_floor_card(chances)]
    if verbs.DRAW_FROM_DECK not in eyes.verbs:
        return []
    better = sum(1 for strength in chances.drawn() if strength > chances.held())
    return [sentence_of("reason.draw", better=better, of=len(eyes.unseen_cards()))]


def hand_sums(eyes: BragEyes) -> list[Sentence]:
    """Say what the hand beats as it is, to whoever has looked at it."""
    if BACK in eyes.hand:
        return []
    chances = Chances(eyes)
    return [hand_sum(chances.field.share(chances.strength(eyes.hand)))]


def card_sums(eyes: BragEyes) -> list[Sentence]:
    """Say what the card on the floor makes of the hand, or how many cards of the stock would better it."""
    if BACK in eyes.hand:
        return []
    chances = Chances(eyes)
    if verbs.SWAP_CARD in eyes.verbs:
        return [each for place in range(len(eyes.hand)) for each in _card(chances, _swap(place))]
    return _card(chances, Move(verbs.PASS))


def _swap(place: int) -> Move:
    return Move(verbs.SWAP_CARD, (place,))


def _floor_card(chances: Chances) -> Sentence:
    """Say the best that the card on the floor makes of the hand."""
    hand, card = chances.eyes.hand, chances.eyes.floor[0]
    place, strength = chances.best_swap(card)
    if strength <= chances.held():
        return sentence_of("reason.floor-useless", card1=card)
    return _what_it_makes(chances, "reason.floor", [*hand[:place], card, *hand[place + 1 :]], card1=card)


def _what_it_makes(chances: Chances, key: str, hand: list[int], **cards: int) -> Sentence:
    """Say what these three cards would be, and how many hands they beat."""
    share = percent(chances.field.share(chances.strength(hand)))
    name = hand_name(HandReading(chances.ranking, hand, chances.eyes.trump))
    return sentence_of(key, hand=name, share=share, **cards)

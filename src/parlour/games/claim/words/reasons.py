"""Why a move at Claim is worth making: what a suit scores, what a card changes, what a call brings."""

from parlour.cards.codes import BACK, SUIT_OF, SUITS
from parlour.cards.luck import Luck
from parlour.engine.play.move import Move
from parlour.engine.words.sentence import Sentence, sentence_of
from parlour.games.claim.bots.eyes import ClaimEyes
from parlour.games.claim.bots.prospects import ClaimProspects
from parlour.games.claim.rules.hands.points import best_suit, calculate_penalty, highest, run_points, score
from parlour.games.claim.rules.verbs import CALL_SHOWDOWN, DECLARE, PICK_UP, STAY_SILENT

_DEALS = 100
"""Over so many deals of the unseen cards a call is judged, always the same for the same view."""

_MOST_WAYS = 3


def reasons_for(eyes: ClaimEyes, move: Move) -> list[Sentence]:
    """Return what speaks for the move, from what the eyes see alone."""
    if move.verb == DECLARE:
        return _declaration(eyes, SUITS.index(move.suit))
    if move.verb == STAY_SILENT:
        return [_silence(eyes), _suit(eyes, best_suit(eyes.terms, eyes.hand, _open_suits(eyes)))]
    if move.verb == CALL_SHOWDOWN:
        return [_stand(eyes), _call(eyes)]
    if move.verb == PICK_UP:
        return [_why_pick_up(eyes, move.slots), *_wanted_by(eyes)]
    return [_stand(eyes), *_why_decline(eyes)]


def hand_sums(eyes: ClaimEyes) -> list[Sentence]:
    """Say what each suit that may be declared scores, and the best that can be done with the floor card."""
    suits = [_suit(eyes, suit) for suit in _open_suits(eyes)] if eyes.view.form(DECLARE) else []
    form = eyes.view.form(PICK_UP)
    if form is None:
        return suits
    least, places = form.pools[0].least, form.pools[0].options
    ways = [*([()] if least == 0 else []), *((place,) for place in places)]
    best = sorted(ways, key=lambda way: -eyes.score_after(way))[:_MOST_WAYS]
    return [*suits, *(_why_pick_up(eyes, way) for way in best)]


def _open_suits(eyes: ClaimEyes) -> list[int]:
    """Return the suits that may be declared now."""
    form = eyes.view.form(DECLARE)
    assert form is not None, "only asked where a suit may be declared"
    return [SUITS.index(letter) for letter in form.suits]


def _declaration(eyes: ClaimEyes, suit: int) -> list[Sentence]:
    """Say what the suit scores, what the next best would, and what it costs to have none."""
    others = [other for other in _open_suits(eyes) if other != suit]
    at_first = eyes.view.phase == "declaring"
    return [
        _suit(eyes, suit),
        *([_next_suit(eyes, others)] if others else []),
        _silence(eyes) if at_first else _stand(eyes),
    ]


def _suit(eyes: ClaimEyes, suit: int) -> Sentence:
    """Say what the hand scores with this suit."""
    runs = run_points(eyes.terms, eyes.hand, suit)
    against = calculate_penalty(eyes.terms, eyes.hand, suit)
    return sentence_of("reason.suit", suit=suit, runs=runs, against=against, score=runs - against)


def _next_suit(eyes: ClaimEyes, others: list[int]) -> Sentence:
    """Say what the best of the other suits would score."""
    other = best_suit(eyes.terms, eyes.hand, others)
    return sentence_of("reason.next-suit", suit=other, score=score(eyes.terms, eyes.hand, other))


def _silence(eyes: ClaimEyes) -> Sentence:
    return sentence_of("reason.silence", amount=highest(eyes.terms, eyes.hand))


def _stand(eyes: ClaimEyes) -> Sentence:
    return sentence_of("reason.score", score=eyes.my_score())


def _call(eyes: ClaimEyes) -> Sentence:
    """Say what a call brings on average over what the others may hold."""
    gain = round(ClaimProspects(eyes, Luck(_DEALS), _DEALS).gain_of_call())
    return sentence_of("reason.call" if gain > 0 else "reason.call-costs", deals=_DEALS, points=abs(gain))


def _why_pick_up(eyes: ClaimEyes, discarded: tuple[int, ...]) -> Sentence:
    """Say what the floor card makes of the score, with what is laid away for it."""
    facts = {"card1": eyes.floor(), "before": eyes.my_score(), "after": eyes.score_after(discarded)}
    if not discarded:
        return sentence_of("reason.pick-up", **facts)
    return sentence_of("reason.exchange", **facts, card2=eyes.hand[discarded[0]])


def _wanted_by(eyes: ClaimEyes) -> list[Sentence]:
    """Say who comes after in this round and has declared the suit of the floor card."""
    suit = SUIT_OF[eyes.floor()]
    eager = [seat for seat in eyes.yet_to_act() if eyes.declared[seat] == suit]
    return [sentence_of("reason.wanted", seat=seat, card1=eyes.floor(), suit=suit) for seat in eager]


def _why_decline(eyes: ClaimEyes) -> list[Sentence]:
    """Say the best that the floor card would do for the hand, where one lies there."""
    if eyes.floor() == BACK:
        return []
    ways = [(), *((place,) for place in range(len(eyes.hand)))]
    best = max(eyes.score_after(way) for way in ways)
    key = "reason.floor-useless" if best <= eyes.my_score() else "reason.floor-useful"
    return [sentence_of(key, card1=eyes.floor(), score=best)]

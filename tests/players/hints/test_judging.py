"""The judge of hints reads keys and fields, and finds what speaks against a move."""

import pytest

from parlour.engine.play.move import Move
from parlour.engine.words.sentence import Sentence, sentence_of
from parlour.players.advice import Hint
from tests.players.hints.judging import argument_against

SEAT = 0


def against(verb: str, *reasons: Sentence) -> str:
    return argument_against(Hint(Move(verb), list(reasons)), SEAT)


def fits(key: str, wins: int, need: int) -> Sentence:
    return sentence_of(key, wins=wins, need=need, cost=4, pot=12, count=1, seat=1)


SELF_DEFEATING = {
    "a fold with a chance above the price": ("FOLD", [fits("reason.fits", 60, 50)]),
    "a call with a chance below it": ("CALL", [fits("reason.fits-match", 30, 50)]),
    "a chance as dealt beside a price": (
        "FOLD",
        [sentence_of("reason.hand", share=68), sentence_of("reason.price", price=10, pot=10, need=50)],
    ),
    "close calls that are none": ("CALL", [fits("reason.close", 20, 50)]),
    "a bluff with the best hand": ("BET", [sentence_of("reason.bluff", wins=80, count=1)]),
    "a bet for its worth with the worst": ("BET", [sentence_of("reason.bet-ahead", wins=20, count=1)]),
    "a fold that gives the match away": ("FOLD", [sentence_of("reason.target", seat=1, pot=20, target=100)]),
    "a balance that does otherwise": ("FOLD", [sentence_of("reason.balanced", share=6)]),
    "a call that wins nothing": ("CALL", [sentence_of("reason.safe")]),
    "a pair that is broken up": (
        "SWAP_SINGLE",
        [sentence_of("reason.hand", share=80), sentence_of("reason.swap", share=37)],
    ),
    "a look ahead that finds nothing": ("SWAP_SINGLE", [sentence_of("reason.looks-ahead", lives=0)]),
    "a knock on nothing": (
        "KNOCK",
        [sentence_of("reason.hand", share=37), sentence_of("reason.knock", count=1)],
    ),
    "a call that costs points": ("CALL_SHOWDOWN", [sentence_of("reason.call-costs", points=5, deals=100)]),
    "a card that makes the hand worse": (
        "PICK_UP",
        [sentence_of("reason.pick-up", before=9, after=4, card1=5)],
    ),
    "a useful card declined": ("DECLINE", [sentence_of("reason.floor-useful", score=20, card1=5)]),
    "a better suit": (
        "DECLARE",
        [sentence_of("reason.suit", score=5), sentence_of("reason.next-suit", score=9)],
    ),
}


@pytest.mark.parametrize(("verb", "reasons"), SELF_DEFEATING.values(), ids=SELF_DEFEATING)
def test_what_speaks_against_the_move_is_found(verb: str, reasons: list[Sentence]) -> None:
    assert against(verb, *reasons)


SOUND = {
    "a fold below the price": ("FOLD", [fits("reason.fits", 31, 50)]),
    "a call above it": ("CALL", [fits("reason.fits-match", 31, 17)]),
    "a close call": ("CALL", [fits("reason.close", 24, 25)]),
    "a close fold": ("FOLD", [fits("reason.close", 26, 25)]),
    "the own target": ("FOLD", [sentence_of("reason.target", seat=SEAT, pot=20, target=100)]),
    "a pair that must be broken up": (
        "SWAP_SINGLE",
        [
            sentence_of("reason.hand", share=80),
            sentence_of("reason.swap", share=37),
            sentence_of("reason.least-loss"),
        ],
    ),
    "a card that another wants": (
        "PICK_UP",
        [sentence_of("reason.pick-up", before=9, after=4, card1=5), sentence_of("reason.wanted", seat=2)],
    ),
}


@pytest.mark.parametrize(("verb", "reasons"), SOUND.values(), ids=SOUND)
def test_what_speaks_for_the_move_is_let_pass(verb: str, reasons: list[Sentence]) -> None:
    assert not against(verb, *reasons)

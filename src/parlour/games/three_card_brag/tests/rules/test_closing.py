"""The close of a round: one sentence with both hands and the amount, and what a screen needs to draw it."""

import pytest

from parlour.engine.play.events import Event
from parlour.games.three_card_brag.rules.position import ThreeCardBrag
from parlour.games.three_card_brag.tests.laid import Listener, in_words, lay_table, play

ACES, EIGHTS, KING, RUN = "AS 10S AH", "8D 8C KH", "KC JD 4H", "6S 5H 4D"
SHOWN_DOWN = ["BET_BLIND 20", "CALL", "PASS", "PASS", "SHOW_HAND"]


def close_of(position: ThreeCardBrag, *moves: str) -> Event:
    listener = Listener(position)
    play(position, *moves, teller=listener)
    closes = [event for event in listener.events if event.close is not None]
    assert len(closes) == 1
    return closes[0]


@pytest.mark.parametrize(
    ("viewer", "said"),
    [
        (None, "Seat 1's pair of aces beats seat 0's pair of eights and takes 40."),
        (0, "Seat 1's pair of aces beats your pair of eights and takes 40."),
        (1, "Your pair of aces beats seat 0's pair of eights and takes 40."),
    ],
)
def test_the_winner_the_beaten_and_the_amount_are_said(viewer: int | None, said: str) -> None:
    event = close_of(lay_table([EIGHTS, ACES]), *SHOWN_DOWN)
    assert in_words(event.sentence(viewer), viewer).lower() == said.lower()


def test_a_screen_is_told_who_won_with_which_cards_and_what_all_hands_are_called() -> None:
    hands = lay_table([EIGHTS, ACES, KING])
    close = close_of(hands, "BET_BLIND 20", "CALL", "FOLD", "PASS", "PASS", "SHOW_HAND").close
    assert close is not None
    assert (close.winners, close.beaten, close.amounts) == ([1], [0], [0, 40, 0])
    assert close.raised == {"hand@0": (0, 1), "hand@1": (0, 2)}
    named = {seat: in_words(name) for seat, name in close.hands.items()}
    assert named == {0: "pair of eights", 1: "pair of aces", 2: "folded"}


def test_the_beaten_come_from_the_lowest_to_the_best() -> None:
    close = close_of(
        lay_table([EIGHTS, KING, RUN]), "BET_BLIND 20", "CALL", "CALL", *["PASS"] * 3, "SHOW_HAND"
    )
    assert close.close is not None and close.close.beaten == [1, 0]


def test_equal_hands_share() -> None:
    event = close_of(lay_table(["9S 9D 4C", "9H 9C 4D"], suitTiebreak=False), *SHOWN_DOWN)
    assert in_words(event.sentence(1), 1) == "Your pair of nines and seat 0's share 40."
    assert in_words(event.sentence(0), 0) == "Seat 1's pair of nines and yours share 40.".replace(
        "Seat", "seat"
    )


def test_hands_of_one_name_are_parted_narrowly() -> None:
    event = close_of(lay_table(["9S 9D 4C", "9H 9C KD"]), *SHOWN_DOWN)
    assert "pair of nines narrowly beats" in in_words(event.sentence(None))


def test_who_is_left_alone_takes_the_pot_and_shows_nothing() -> None:
    event = close_of(lay_table([EIGHTS, ACES]), "BET_BLIND 20", "FOLD")
    assert in_words(event.sentence(None)) == "Everybody else folded: seat 0 takes 20."
    assert event.close is not None and event.close.raised == {}


def test_a_checked_round_is_won_for_nothing() -> None:
    event = close_of(lay_table([EIGHTS, ACES]), "SHOW_HAND")
    assert in_words(event.sentence(0), 0).endswith(
        "beats your pair of eights, but there is nothing in the pot."
    )


def test_nothing_of_the_next_round_comes_before_the_close() -> None:
    position = lay_table([EIGHTS, ACES])
    listener = Listener(position)
    play(position, *SHOWN_DOWN, teller=listener)
    kinds = [event.kind for event in listener.events]
    assert kinds.index("beat") < kinds.index("dealt")
    assert kinds.index("won") < kinds.index("beat")

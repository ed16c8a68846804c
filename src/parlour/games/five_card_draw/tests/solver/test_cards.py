"""Real cards in the tree of Five-Card Draw."""

from parlour.cards.luck import Luck
from parlour.cards.notation import parse_cards
from parlour.games.five_card_draw.solver.cards import DrawCards
from parlour.games.five_card_draw.solver.hands import dealt_bucket, final_bucket
from parlour.players.solver.tree import Payoff, Shift

PAIR = parse_cards("9S 9D AH 5C 2D")
TWO_PAIR = parse_cards("8S 8D AH AC 2S")


def test_a_draw_keeps_the_pair_and_brings_new_cards() -> None:
    draw = Shift(0, "draw 3", Payoff("any", 0))
    _, after = DrawCards().shifted(PAIR, [draw], TWO_PAIR, Luck(1))
    assert list(after[:2]) == PAIR[:2]
    assert not set(after[2:]) & {*PAIR, *TWO_PAIR}


def test_the_bucket_is_that_of_the_stage() -> None:
    cards = DrawCards()
    assert cards.bucket(PAIR, "kb") == cards.bucket(PAIR, "kbc/3") == dealt_bucket(PAIR)
    assert cards.bucket(PAIR, "kbc/31/k") == final_bucket(PAIR)


def test_the_better_hand_wins_a_showdown() -> None:
    assert DrawCards().duel("show", PAIR, TWO_PAIR) == -1
    assert DrawCards().duel("any", PAIR, TWO_PAIR) == 1

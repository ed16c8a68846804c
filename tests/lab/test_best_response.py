"""A local best response on real cards."""

from parlour.cards.luck import Luck
from parlour.games.five_card_draw.solver.cards import DrawCards
from parlour.games.five_card_draw.solver.hands import BUCKETS
from parlour.kit.solving.book import MOST, Book, Pages
from parlour.kit.solving.real_cards import Hand, cards_but
from parlour.kit.solving.tree import Decision, Payoff
from parlour.lab.best_response import LocalBestResponse, clearly_more, drawn

SHOW = Payoff("show", 1)
DEAL = ((2, 4, 20, 35, 50), (14, 15, 16, 17, 19))
FOLD = Payoff("any", 1)


def book(**branches: int) -> Book:
    """A book that takes one branch of two everywhere."""
    pages = [bytes([MOST * (branch == each)]) * BUCKETS for branch in branches.values() for each in (0, 1)]
    return Book(Pages("toy", "", 0, 0.0, BUCKETS, list(branches), [2] * len(branches), b"".join(pages)))


def test_who_is_folded_to_every_time_bets_every_time() -> None:
    tree = Decision(0, "a", [SHOW, Decision(1, "b", [FOLD, SHOW])])
    responder = LocalBestResponse(book(a=0, b=0), DrawCards(), Luck(1))
    assert [responder.play(tree, 0, DEAL) for _ in range(10)] == [1.0] * 10


def test_the_other_seat_wins_what_the_first_loses() -> None:
    tree = Decision(1, "a", [Payoff("any", -2), SHOW])
    responder = LocalBestResponse(book(a=1), DrawCards(), Luck(1))
    assert responder.play(tree, 1, DEAL) == 2.0


def test_hands_that_would_have_folded_are_no_longer_imagined() -> None:
    node = Decision(1, "b", [FOLD, SHOW])
    responder = LocalBestResponse(book(b=0), DrawCards(), Luck(1))
    held: list[tuple[Hand, float]] = [((1, 2, 3, 4, 5), 1.0)]
    assert responder.believed(node, 0, held) == held


def test_chance_alone_does_not_make_a_branch_better() -> None:
    assert clearly_more([1.0] * 9 + [0.0], [0.0] * 10)
    assert not clearly_more([1.0, -1.0, 1.0, 0.0], [0.0] * 4)


def test_hands_are_drawn_by_their_weights() -> None:
    chosen = drawn([((1,), 3.0), ((2,), 1.0)], 8, Luck(1))
    assert (chosen.count((1,)), chosen.count((2,))) == (6, 2)


def test_cards_that_are_known_do_not_come() -> None:
    known = list(range(1, 48))
    assert sorted(cards_but(known, 5, Luck(1))) == [48, 49, 50, 51, 52]

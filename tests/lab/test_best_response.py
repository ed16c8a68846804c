"""A local best response on real cards."""

from collections.abc import Sequence

import pytest

from parlour.cards.luck import Luck
from parlour.games.five_card_draw.solver.cards import DrawCards
from parlour.games.five_card_draw.solver.hands import BUCKETS
from parlour.kit.solving.book import MOST, Book, Pages
from parlour.kit.solving.real_cards import Hand, cards_but
from parlour.kit.solving.tree import Decision, Payoff, Shift
from parlour.lab.best_response import HandInPlay, ImaginedHand, LocalBestResponse, clearly_more, draw_hands

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
    held = [(ImaginedHand((1, 2, 3, 4, 5)), 1.0)]
    assert responder.narrowed_range(node, 0, held) == held


def test_chance_alone_does_not_make_a_branch_better() -> None:
    assert clearly_more([1.0] * 9 + [0.0], [0.0] * 10)
    assert not clearly_more([1.0, -1.0, 1.0, 0.0], [0.0] * 4)


def test_hands_are_drawn_by_their_weights() -> None:
    one, two = ImaginedHand((1,)), ImaginedHand((2,))
    chosen = draw_hands([(one, 3.0), (two, 1.0)], 8, Luck(1))
    assert (chosen.count(one), chosen.count(two)) == (6, 2)


def test_cards_that_are_known_do_not_come() -> None:
    known = list(range(1, 48))
    assert sorted(cards_but(known, 5, Luck(1))) == [48, 49, 50, 51, 52]


class Watched(DrawCards):
    """Writes down which cards come to a hand, and all that cannot."""

    def __init__(self) -> None:
        self.draws: list[tuple[set[int], set[int]]] = []

    def shifted(self, hand: Hand, shifts: Sequence[Shift], known: Hand, luck: Luck) -> tuple[int, Hand]:
        taken, after = super().shifted(hand, shifts, known, luck)
        self.draws.append(({*hand}, {*after} - {*hand}))
        return taken, after


def both_draw(first: int, after: Payoff | Decision) -> Shift:
    return Shift(first, "draw 3", Shift(1 - first, "draw 3", after))


@pytest.mark.thorough
def test_nobody_is_dealt_what_the_other_has_thrown_away() -> None:
    for me, first in ((0, 0), (0, 1), (1, 0), (1, 1)):
        for seed in range(40):
            cards = Watched()
            luck = Luck(seed)
            LocalBestResponse(book(), cards, luck).play(both_draw(first, SHOW), me, cards.hands(luck))
            before, came = cards.draws[0]
            _, later = cards.draws[1 if first == me else -1]
            assert not later & (before | came)


def test_a_hand_is_not_imagined_to_draw_what_the_responder_or_itself_has_thrown() -> None:
    cards, luck = DrawCards(), Luck(3)
    responder = LocalBestResponse(book(), cards, luck)
    known = list(range(1, 41))
    held = [(ImaginedHand((41, 42, 43, 44, 45), (46, 47)), 1.0)]
    shift = Shift(1, "draw 3", SHOW)
    ((after, thrown), _) = responder.shifted_range([shift], 0, held, known)[0]
    assert set(after) | set(thrown) >= {41, 42, 43, 44, 45, 46, 47}
    assert set(after) - {41, 42, 43, 44, 45} <= {48, 49, 50, 51, 52}


def test_what_the_responder_draws_nobody_else_is_imagined_to_hold() -> None:
    held = [(ImaginedHand((20, 21, 22, 23, 24)), 1.0), (ImaginedHand((30, 31, 32, 33, 34), (6,)), 1.0)]
    possible = (ImaginedHand((40, 41, 42, 43, 44)), 1.0)
    deal = HandInPlay(0, ((1, 2, 3, 4, 5), (14, 15, 16, 17, 18)), [*held, possible])
    deal.put(0, (1, 2, 3, 6, 20))
    assert deal.held == [possible]
    assert deal.known == [1, 2, 3, 4, 5, 6, 20]


def test_a_way_to_the_end_is_played_without_the_cards_that_are_known_to_be_gone() -> None:
    """Forty-two cards are known, and the other threw three: five are left for its three draws."""
    cards = Watched()
    deal = HandInPlay(0, ((1, 2, 3, 4, 5), (14, 15, 16, 17, 18)), [])
    deal.known = list(range(1, 43))
    other = ImaginedHand((43, 44, 45, 46, 47), ())
    LocalBestResponse(book(), cards, Luck(1)).played_out(Shift(1, "draw 3", SHOW), deal, other)
    assert cards.draws[0][1] <= {48, 49, 50, 51, 52}

"""The tree of a hand of heads-up Five-Card Draw."""

from parlour.games.five_card_draw.solver.tree import MOST_PAID, hand_tree, words
from parlour.kit.solving.tree import Decision, Node, Payoff, Shift
from tests.kit.solving.places import decisions


def place(key: str) -> Decision:
    return next(each for each in decisions(hand_tree()) if each.key == key)


def payoffs(node: Node) -> list[float]:
    if isinstance(node, Payoff):
        return [node.amount]
    below = [node.after] if isinstance(node, Shift) else node.branches
    return [amount for each in below for amount in payoffs(each)]


def test_who_faces_a_bet_may_fold_call_or_raise() -> None:
    assert words("b") == "fcb"


def test_nobody_raises_a_fourth_bet() -> None:
    assert words("bbbb") == "fc"


def test_nobody_folds_without_a_bet() -> None:
    assert words("k") == "kb"


def test_the_second_speaker_decides_after_a_word_of_the_first() -> None:
    assert place("k").player == 1
    assert place("kb").player == 0


def test_a_fold_to_the_first_bet_costs_the_ante() -> None:
    assert place("b").branches[0] == Payoff("any", 1.0)
    assert place("kb").branches[0] == Payoff("any", -1.0)


def test_a_fold_after_a_called_first_bet_costs_two_antes() -> None:
    assert place("bc/31/b").branches[0] == Payoff("any", 2.0)


def test_nobody_can_lose_more_than_all_bets_of_both_rounds() -> None:
    assert max(payoffs(hand_tree())) == MOST_PAID == 13


def test_no_two_places_have_one_key() -> None:
    keys = [each.key for each in decisions(hand_tree())]
    assert len(keys) == len(set(keys)) == 1_495

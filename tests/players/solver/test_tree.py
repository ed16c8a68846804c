"""Trees of what everybody sees."""

from parlour.players.solver.draw_tree import hand_tree
from parlour.players.solver.tree import Decision, Payoff, decisions


def test_decisions_are_listed_from_the_root_on() -> None:
    leaf = Payoff("any", 1)
    tree = Decision(0, "", [leaf, Decision(1, "b", [leaf, leaf])])
    assert [each.key for each in decisions(tree)] == ["", "b"]


def test_no_two_places_of_a_hand_of_draw_have_one_key() -> None:
    keys = [each.key for each in decisions(hand_tree())]
    assert len(keys) == len(set(keys))

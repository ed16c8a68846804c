"""The tree of a round of heads-up Three Card Brag."""

from parlour.games.three_card_brag.solver.tree import Ends, RoundTree, words
from parlour.players.solver.tree import Decision, Fork, Node, Payoff
from tests.players.solver.places import decisions

ENDS = Ends(round_won=0.2, round_lost=-0.3)
TREE = RoundTree("4,1", ENDS).begun()


def branch(key: str, number: int) -> Node:
    return next(each for each in decisions(TREE) if each.key == key).branches[number]


def ends_in(node: Node) -> set[float]:
    """The two values that a showdown lies between."""
    assert isinstance(node, Fork)
    mean, half = (each.amount for each in node.branches if isinstance(each, Payoff))
    return {round(mean + half, 9), round(mean - half, 9)}


def test_who_faces_a_bet_may_fold_call_or_show_at_once() -> None:
    assert words("b", last=False) == "fcs"


def test_after_the_card_turns_a_call_is_a_showdown() -> None:
    assert words("kb", last=True) == "fc"


def test_a_fold_gives_away_the_round_and_no_coins() -> None:
    assert branch("4,1::kb", 0) == Payoff("any", ENDS.round_lost)
    assert branch("4,1::b", 0) == Payoff("any", ENDS.round_won)


def test_a_free_showdown_is_for_the_round() -> None:
    assert ends_in(branch("4,1::", 1)) == {0.2, -0.3}
    assert ends_in(branch("4,1:sn:k", 0)) == {0.2, -0.3}


def test_a_called_bet_is_for_the_coins() -> None:
    assert ends_in(branch("4,1::b", 2)) == {1, -1}
    assert ends_in(branch("4,1:ns:kb", 1)) == {1, -1}


def test_everybody_sees_who_has_swapped() -> None:
    keys = [each.key for each in decisions(TREE)]
    assert {key.split(":")[1] for key in keys} == {"", "ss", "sn", "ns", "nn"}
    assert len(keys) == len(set(keys)) == 20


def test_the_first_actor_decides_first_in_either_phase() -> None:
    assert isinstance(TREE, Decision)
    assert {each.player for each in decisions(TREE) if each.key.endswith(":")} == {0}

"""The tree of a round of heads-up Three Card Brag, and a match of rounds as states."""

from parlour.games.three_card_brag.solver.match import ends_of, final_values, name, states
from parlour.games.three_card_brag.solver.tree import Ends, RoundTree, words
from parlour.kit.solving.tree import Decision, Fork, Node, Payoff
from tests.kit.solving.places import decisions

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


def test_the_last_round_decides_a_match_that_is_even() -> None:
    ends = ends_of(name(1, 0), final_values())
    assert (ends.round_won, ends.round_lost) == (1, -1)


def test_who_leads_by_two_before_the_last_round_loses_only_by_coins() -> None:
    ends = ends_of(name(1, 2), final_values())
    assert (ends.round_won, ends.round_lost) == (1, 1)
    assert (ends.coins_won, ends.coins_lost) == (1, -1)


def test_the_roles_change_from_round_to_round() -> None:
    ends = ends_of(name(2, 0), {name(1, 1): 0.4, name(1, -1): -0.3})
    assert (ends.round_won, ends.round_lost) == (0.3, -0.4)


def test_every_state_leads_to_states_that_there_are() -> None:
    values = final_values()
    for left in range(1, 11):
        values |= dict.fromkeys(states(left), 0.0)
        assert all(ends_of(state, values) for state in states(left))

"""A match of Three Card Brag as states."""

from parlour.games.three_card_brag.solver.match import ends_of, final_values, name, states


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

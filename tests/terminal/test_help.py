"""Help: true to the rules in force."""

from parlour.terminal.help import explained, help_page, switches_in_force
from tests.terminal.script import brag, dealt, sight_at


def test_help_lists_the_switches_in_force_under_their_own_names() -> None:
    assert "pairScore highestCard" in switches_in_force(brag(pairScore="highestCard").rules)


def test_help_leaves_texts_out_of_the_switches() -> None:
    assert "Knock" not in switches_in_force(brag().rules)


def test_an_open_move_is_explained_with_its_key() -> None:
    assert explained("SWAP_ALL", sight_at(dealt())).endswith("You may do it now with `a`.")


def test_help_names_people_not_seats() -> None:
    match = dealt("Ann,Ben")
    assert "seat 1" not in help_page(sight_at(match), match.rules)

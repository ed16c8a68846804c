"""Keys: one for each verb, from its letters, always the same."""

import pytest

from parlour.engine.rules.finder import find_game, game_names
from parlour.terminal.ask.keys import LEAVE, keys_at, keys_of, rules_key
from tests.terminal.script import brag, dealt


def test_a_verb_gets_its_initial() -> None:
    assert keys_of(["FOLD", "CALL"]) == {"FOLD": "f", "CALL": "c"}


def test_the_initial_of_a_later_word_does_when_the_first_is_taken() -> None:
    assert keys_of(["SWAP_SINGLE", "SWAP_ALL"]) == {"SWAP_SINGLE": "s", "SWAP_ALL": "a"}


def test_a_letter_from_the_middle_does_when_initials_are_taken() -> None:
    assert keys_of(["CALL", "CHECK"])["CHECK"] == "h"


def test_a_verb_without_a_free_letter_gets_any_key() -> None:
    keys = keys_of(["A", "AA", "AAA"])
    assert len(set(keys.values())) == 3


def test_no_move_takes_the_key_for_leaving() -> None:
    assert keys_of(["QUIT"])["QUIT"] != LEAVE


@pytest.mark.parametrize("name", game_names())
def test_all_keys_of_a_game_differ(name: str) -> None:
    labels = find_game(name).rules().move_labels
    keys = keys_of(labels)
    assert len(set(keys.values())) == len(labels)
    assert all(len(key) == 1 for key in keys.values())


def test_keys_stay_the_same_from_position_to_position() -> None:
    dealing, playing = brag(), dealt()
    dealer = dealing.to_act()[0]
    assert keys_at(dealing.view(dealer)) == keys_at(playing.view(0))


def test_r_shows_the_rules_unless_a_move_needs_it() -> None:
    assert rules_key({"KNOCK": "k"}) == "r"
    assert rules_key({"RAISE": "r"}) == "rules"

"""The lines of a saved game."""

import pytest

from parlour.cards.seeds import commitment, seed_from_hex
from parlour.engine.play.outcome import Outcome
from parlour.engine.rules.finder import find_game
from parlour.engine.rules.loading import to_tree
from parlour.match.errors import BadSave
from parlour.match.store.file.format import MoveLine, end_tree, header_tree, typed
from tests.match.tables import ANN_AND_BOB, SEED

GAME = find_game("bastard-brag")
RULES = GAME.rules("jokers-wild")


def test_the_header_says_what_is_played_by_whom() -> None:
    header = header_tree(GAME.id, RULES, ANN_AND_BOB, SEED)
    assert header == {
        "parlour": 1,
        "game": "bastard-brag",
        "rulesVersion": 1,
        "variant": "jokers-wild",
        "rules": to_tree(RULES),
        "seats": [{"name": "Ann", "player": "me"}, {"name": "Bob", "player": "random"}],
        "shuffle": "shuffle-v1",
        "commitment": commitment(SEED),
    }


def test_nothing_in_the_header_but_the_commitment_depends_on_the_seed() -> None:
    one = header_tree(GAME.id, RULES, ANN_AND_BOB, SEED)
    other = header_tree(GAME.id, RULES, ANN_AND_BOB, seed_from_hex("beef"))
    assert {name for name in one if one[name] != other[name]} == {"commitment"}


def test_the_end_tells_winners_places_tallies_and_the_seed() -> None:
    tree = end_tree(Outcome([2, 1], [0, 3], "Somebody won."), SEED)
    assert tree == {"end": {"winners": [1], "places": [2, 1], "tallies": [0, 3]}, "seed": SEED.hex()}


def test_a_line_with_a_field_too_many_is_refused_by_number_and_name() -> None:
    with pytest.raises(BadSave, match=r"Line 7 is wrong: .*`cheat`"):
        typed(7, {"n": 1, "seat": 0, "move": {}, "hash": "", "cheat": 1}, MoveLine)

"""The header of a saved game."""

from collections.abc import Callable
from pathlib import Path

import pytest

from parlour.engine.rules.finder import find_game
from parlour.match.errors import BadSave
from parlour.match.store.file.header import check_format, game_of, rules_of
from parlour.match.store.file.loading import load
from parlour.match.store.file.record import read_record
from tests.match.tables import Tree, a_match, edit_line, forge, play_on


def test_game_and_rules_are_found_again(save: Path) -> None:
    match = a_match(save=save)
    header = read_record(save).header
    assert game_of(header) is find_game("bastard-brag")
    assert rules_of(header, match.game) == match.rules


def test_an_edited_header_leaves_nothing_sound(save: Path) -> None:
    a_match(save=save)
    edit_line(save, 1, lambda tree: tree["rules"].update(jokers=3))
    with pytest.raises(BadSave, match=r"Line 1 was edited: its hash does not fit\."):
        load(save)


@pytest.mark.parametrize(
    ("change", "code", "why"),
    [
        (
            lambda tree: tree.update(parlour=2),
            "other-format",
            "says format 2, and this Parlour reads format 1",
        ),
        (lambda tree: tree.pop("parlour"), "not-a-saved-game", "is not the header of a saved game"),
        (lambda tree: tree.pop("seats"), "bad-line", "missing required field `seats`"),
        (lambda tree: tree.update(deck=[1, 2]), "bad-line", "unknown field `deck`"),
        (lambda tree: tree.update(shuffle="riffle"), "other-shuffle", "names the shuffle 'riffle'"),
        (lambda tree: tree.update(commitment="abc"), "bad-line", "commitment: it takes 64"),
        (lambda tree: tree["seats"][0].update(name="\x1b[2J"), "bad-line", "seats: a name has only"),
        (lambda tree: tree.update(game="bastard-bragg"), "unknown-game", "did you mean bastard-brag?"),
        (lambda tree: tree["rules"].update(jokers=-1), "wrong-rules", "jokers: Expected"),
        (lambda tree: tree["rules"].update(wild=1), "wrong-rules", "unknown field `wild`"),
        (lambda tree: tree.update(rulesVersion=9), "other-rules", "has rules of version 9"),
        (lambda tree: tree.update(variant="house"), "wrong-rules", "other rules in it than house"),
        (lambda tree: tree["seats"].pop(), "cannot-begin", "to 1 players"),
    ],
)
def test_a_header_that_cannot_be_played_says_why(
    save: Path, change: Callable[[Tree], None], code: str, why: str
) -> None:
    play_on(a_match(save=save), 3)
    forge(save, 1, change)
    with pytest.raises(BadSave) as refused:
        load(save)
    assert refused.value.code == code
    assert refused.value.sentence.startswith("Line 1")
    assert why in refused.value.sentence


def test_another_format_is_named_before_anything_else() -> None:
    with pytest.raises(BadSave, match="says format 'two'"):
        check_format({"parlour": "two", "anything": 1})

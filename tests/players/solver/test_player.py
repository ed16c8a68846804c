"""The solver at the table."""

import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from parlour.cards.luck import Luck
from parlour.cards.shuffle import FastShuffle
from parlour.engine.rules.finder import find_game
from parlour.kit.solving.book import Pages, encode_book
from parlour.players.deciding import decision
from parlour.players.kinds import BadSeat, maker_of, remarks_on
from parlour.players.solver import Solver
from parlour.players.solver.player import shipped_book
from tests.toys.high_card import GAME
from tests.toys.high_card.bots import Highest

WITHOUT_NUMPY = """
import sys
sys.modules["numpy"] = None
from parlour.cards.luck import Luck
from parlour.cards.shuffle import FastShuffle
from parlour.engine.rules.finder import find_game
from parlour.players.kinds import maker_of
from parlour.players.solver import Solver
from parlour.players.deciding import decision
game = find_game(sys.argv[1])
rules = game.rules(sys.argv[2])
bot = maker_of("solver")(game, rules, Luck(1))
assert isinstance(bot, Solver)
position = game.begin(rules, 2, FastShuffle(1))
for _ in range(12):
    seat = position.to_act()[0]
    position.play(seat, decision(bot, position, seat))
"""


def test_a_game_without_a_book_is_played_by_the_hard_house_bot() -> None:
    assert isinstance(maker_of("solver")(GAME, GAME.rules(), Luck(1)), Highest)


def test_a_file_that_is_no_book_is_no_player() -> None:
    with pytest.raises(BadSeat):
        maker_of(f"solver:{Path(__file__)}")


@pytest.mark.parametrize(("seats", "variant"), [(2, "fixed-limit"), (4, "fixed-limit"), (2, "default")])
def test_a_match_of_draw_is_played_to_its_end_inside_and_outside_the_book(seats: int, variant: str) -> None:
    game = find_game("five-card-draw")
    rules = game.rules(variant, switches={"target": 30})
    bots = [maker_of("solver")(game, rules, Luck(seat)) for seat in range(seats)]
    position = game.begin(rules, seats, FastShuffle(4))
    while position.to_act():
        seat = position.to_act()[0]
        position.play(seat, decision(bots[seat], position, seat))
    assert isinstance(bots[0], Solver)
    assert position.outcome() is not None


def test_the_same_luck_makes_the_same_moves() -> None:
    game = find_game("five-card-draw")
    rules = game.rules("fixed-limit")
    position = game.begin(rules, 2, FastShuffle(4))
    chosen = [decision(maker_of("solver")(game, rules, Luck(9)), position, 0) for _ in range(2)]
    assert chosen[0] == chosen[1]


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("game", "variant"), [("five-card-draw", "fixed-limit"), ("three-card-brag", "default")]
)
def test_playing_by_the_book_needs_no_numpy(game: str, variant: str) -> None:
    ran = subprocess.run(
        [sys.executable, "-c", WITHOUT_NUMPY, game, variant], check=False, capture_output=True
    )
    assert (ran.returncode, ran.stderr) == (0, b"")


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """The shipped book of Five-Card Draw in a file of somebody's own."""
    shipped = shipped_book(find_game("five-card-draw"))
    assert shipped is not None
    file = tmp_path / "mine.book"
    file.write_bytes(encode_book(shipped.pages))
    return file


def remarks(word: str, game: str, seats: int, variant: str = "default", **switches: object) -> list[str]:
    found = find_game(game)
    return remarks_on([word, word], found, found.rules(variant, switches=switches), seats)


def test_a_solver_at_the_table_of_its_book_needs_no_remark(mine: Path) -> None:
    assert remarks("solver", "three-card-brag", 2) == []
    assert remarks("solver", "five-card-draw", 2, "fixed-limit") == []
    assert remarks(f"solver:{mine}", "five-card-draw", 2, "fixed-limit") == []


def test_a_solver_without_a_book_says_who_plays_instead() -> None:
    assert remarks("solver", "claim", 4) == ["solver has no book for claim and plays as house:hard there."]


@pytest.mark.parametrize(
    ("game", "seats", "variant", "switches"),
    [
        ("five-card-draw", 2, "default", {}),
        ("five-card-draw", 3, "fixed-limit", {}),
        ("five-card-draw", 2, "fixed-limit", {"startingChips": 20}),
        ("three-card-brag", 3, "default", {}),
        ("three-card-brag", 2, "lively", {}),
        ("three-card-brag", 2, "default", {"rounds": 11}),
    ],
)
def test_a_solver_with_a_book_for_another_table_says_who_plays_instead(
    game: str, seats: int, variant: str, switches: dict[str, object]
) -> None:
    (said,) = remarks("solver", game, seats, variant, **switches)
    assert f"solver has no book for {game} with {seats} seats by these rules and plays as house:hard" in said
    assert "its book is for two players by the" in said


def test_a_book_of_another_game_is_refused(mine: Path) -> None:
    said = f"{mine} is a book of five-card-draw, and the table plays three-card-brag."
    with pytest.raises(BadSeat, match=re.escape(said)) as refused:
        remarks(f"solver:{mine}", "three-card-brag", 2)
    assert refused.value.code == "other-table"


def test_no_bot_is_made_from_a_book_of_another_game(mine: Path) -> None:
    with pytest.raises(BadSeat, match="the table plays high-card"):
        maker_of(f"solver:{mine}")(GAME, GAME.rules(), Luck(1))


@pytest.mark.parametrize(("seats", "variant"), [(2, "default"), (3, "fixed-limit")])
def test_a_book_for_other_seats_or_rules_is_refused(mine: Path, seats: int, variant: str) -> None:
    said = f"{mine} is a book of five-card-draw for two players by the rules of --variant fixed-limit"
    with pytest.raises(BadSeat, match=re.escape(said)) as refused:
        remarks(f"solver:{mine}", "five-card-draw", seats, variant)
    assert f"five-card-draw with {seats} seats by these rules" in refused.value.sentence


def test_a_book_whose_training_was_stopped_is_for_the_rounds_it_knows(tmp_path: Path) -> None:
    shipped = shipped_book(find_game("three-card-brag"))
    assert shipped is not None
    file = tmp_path / "short.book"
    file.write_bytes(encode_book(first_places(shipped.pages, "1,", "2,", "3,")))
    assert remarks(f"solver:{file}", "three-card-brag", 2, rounds=3) == []
    with pytest.raises(BadSeat, match="with at most 3 rounds, and is of no use at three-card-brag"):
        remarks(f"solver:{file}", "three-card-brag", 2)


def first_places(pages: Pages, *begins: str) -> Pages:
    """The pages with only those places whose keys begin like this, always taking any branch."""
    kept = [place for place, key in enumerate(pages.keys) if key.startswith(begins)]
    branches = [pages.branches[place] for place in kept]
    keys, chances = [pages.keys[place] for place in kept], bytes(pages.buckets * sum(branches))
    return msgspec.structs.replace(pages, keys=keys, branches=branches, chances=chances)


def test_a_book_of_another_tree_is_refused(tmp_path: Path) -> None:
    shipped = shipped_book(find_game("five-card-draw"))
    assert shipped is not None
    file = tmp_path / "old.book"
    file.write_bytes(
        encode_book(msgspec.structs.replace(shipped.pages, abstraction="one hand, 2 × 2 buckets"))
    )
    draw = find_game("five-card-draw")
    with pytest.raises(BadSeat, match="trained by another Parlour"):
        maker_of(f"solver:{file}")(draw, draw.rules("fixed-limit"), Luck(1))

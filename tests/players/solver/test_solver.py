"""The solver at the table."""

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from parlour.cards.luck import Luck
from parlour.cards.shuffle import FastShuffle
from parlour.engine.finder import find_game
from parlour.players.makers import maker_of
from parlour.players.solver import Solver
from parlour.players.solver.book import shipped_book, written
from parlour.players.thinking import decision
from parlour.players.words import BadSeat
from tests.toys.high_card import GAME
from tests.toys.high_card.bots import Highest

WITHOUT_NUMPY = """
import sys
sys.modules["numpy"] = None
from parlour.cards.luck import Luck
from parlour.cards.shuffle import FastShuffle
from parlour.engine.finder import find_game
from parlour.players.makers import maker_of
from parlour.players.solver import Solver
from parlour.players.thinking import decision
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


@pytest.mark.parametrize(
    ("game", "variant"), [("five-card-draw", "fixed-limit"), ("three-card-brag", "default")]
)
def test_playing_by_the_book_needs_no_numpy(game: str, variant: str) -> None:
    ran = subprocess.run(
        [sys.executable, "-c", WITHOUT_NUMPY, game, variant], check=False, capture_output=True
    )
    assert (ran.returncode, ran.stderr) == (0, b"")


def test_a_book_of_another_tree_is_refused(tmp_path: Path) -> None:
    shipped = shipped_book("five-card-draw")
    assert shipped is not None
    file = tmp_path / "old.book"
    file.write_bytes(written(msgspec.structs.replace(shipped.pages, abstraction="one hand, 2 × 2 buckets")))
    draw = find_game("five-card-draw")
    with pytest.raises(BadSeat, match="trained by another Parlour"):
        maker_of(f"solver:{file}")(draw, draw.rules("fixed-limit"), Luck(1))

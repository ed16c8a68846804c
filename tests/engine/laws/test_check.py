"""Every game found is put under every law: 2,000 random games each, all variants and numbers of seats."""

import os
import subprocess
import sys

import pytest

from parlour.engine.errors import BrokenLaw
from parlour.engine.laws import check as laws
from parlour.engine.play.position import Position
from parlour.engine.rules.finder import find_game, game_names
from tests.engine.mutants import Endless, Forgetful, Minting, Mutant, Thieving, mutated
from tests.size import games

GAMES = 2_000
CHUNKS = 20

CHECKSUMS = """
from tests.both_modes import checksums
print(checksums(games=25))
"""


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("name", game_names())
def test_random_games_obey_every_law(name: str, chunk: int) -> None:
    assert laws.check(find_game(name), games=games(GAMES // CHUNKS), seed=1 + chunk, every=12) > 0


def checksums_under(hash_seed: str) -> str:
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    done = subprocess.run(
        [sys.executable, "-c", CHECKSUMS], env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout


def test_the_same_seeds_give_the_same_games_in_every_process_and_under_every_hash_seed() -> None:
    assert checksums_under("1") == checksums_under("2")


@pytest.mark.parametrize(
    ("mutant", "law"),
    [
        (Forgetful, "copies-are-independent"),
        (Thieving, "cards-are-conserved"),
        (Minting, "coins-are-conserved"),
        (Endless, "random-games-end"),
    ],
)
def test_a_game_that_breaks_a_law_is_caught(mutant: type[Mutant], law: str) -> None:
    with pytest.raises(BrokenLaw) as caught:
        laws.check(mutated(mutant), games=4, limit=500)
    assert caught.value.code == law


def test_the_wrapped_game_without_a_mutation_obeys_every_law() -> None:
    assert laws.check(mutated(Mutant), games=2) > 0


def test_a_broken_law_names_the_game_the_seats_and_the_seed() -> None:
    with pytest.raises(BrokenLaw, match=r"bastard-brag \(default\), 2 seats, game 0 of seed 1"):
        laws.check(mutated(Thieving), games=1)


def test_a_position_of_a_plug_in_need_not_be_compiled() -> None:
    assert issubclass(Mutant, Position)

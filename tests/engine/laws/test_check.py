"""Every game found is put under every law, and every fault planted in a toy game is caught by one."""

import os
import subprocess
import sys

import pytest

from parlour.engine import laws
from parlour.engine.errors import BrokenLaw
from parlour.engine.play.position import Position
from parlour.engine.rules.finder import find_game, game_names
from parlour.engine.rules.game import Game
from parlour.engine.thinking import Thinking
from parlour.engine.words.words import Words
from tests.engine.laws import careful_mutants, mutants
from tests.engine.laws.mutants import mutant_game
from tests.size import games
from tests.toys import follow_suit, high_card, pass_and_bid

GAMES = 2_000
CHUNKS = 20

CHECKSUMS = """
from tests.both_modes import checksums
print(checksums(games=25))
"""

PLANTED = [
    (mutants.NeighbourVisible, "fresh-hands-are-private"),
    (mutants.DealtFaceUp, "fresh-hands-are-private"),
    (mutants.SecondHandSeen, "what-is-seen-was-told"),
    (mutants.HiddenCardTold, "nothing-is-let-slip"),
    (mutants.HiddenNumberTold, "nothing-is-let-slip"),
    (mutants.TellingRefusal(), "nothing-leaks"),
    (mutants.TellingNote(), "nothing-leaks"),
    (mutants.TellingPrice(), "nothing-leaks"),
    (mutants.FalsePrice(), "prices-are-true"),
    (mutants.Untold, "moves-are-told"),
    (mutants.HiddenForm, "nothing-leaks or imagination-does-not-peek"),
    (mutants.SecretLeader, "knowledge-is-kept or nothing-follows-from-secrets"),
    (mutants.SealedShown, "sealed-choices-stay-sealed or nothing-leaks"),
    (mutants.SealedTold, "sealed-is-not-told"),
    (mutants.NothingRedealt, "redeals-do-not-lean-to-the-truth"),
    (mutants.HandsKept, "equal-views-equal-redeals"),
    (mutants.VoidForgotten, "knowledge-is-kept"),
    (mutants.TrueShuffleKept, "later-shuffles-differ"),
    (mutants.PeekingTimeout, "imagination-does-not-peek"),
    (mutants.PeekingPolicy(), "imagination-does-not-peek"),
    (mutants.PeekingStyle(), "imagination-does-not-peek"),
    (mutants.PeekingCandidates(), "imagination-does-not-peek"),
    (mutants.PlaysToLose(), "worth-is-place"),
    (mutants.LowIsBetter, "higher-is-better"),
    (mutants.Unwritten, "states-are-whole"),
    (mutants.Forgetful, "copies-are-independent"),
    (mutants.Thieving, "cards-are-conserved"),
    (mutants.Minting, "coins-are-conserved"),
    (mutants.Endless, "random-games-end"),
    (mutants.Stumbling, "law-stumbled"),
    (careful_mutants.SealsKept, "sealed-is-chosen-anew"),
    (careful_mutants.BidsKept, "sealed-is-chosen-anew"),
    (careful_mutants.SlotsKept, "sealed-is-chosen-anew"),
    (careful_mutants.PassShownToAll, "what-is-seen-was-told"),
    (careful_mutants.HandShownLate, "what-is-seen-was-told"),
    (careful_mutants.PassForgotten, "knowledge-is-kept"),
    (careful_mutants.PassUntold, "knowledge-is-kept"),
    (careful_mutants.SuitsCounted, "redeals-do-not-lean-to-the-truth"),
    (careful_mutants.LeaningToTruth, "equal-views-equal-redeals"),
    (careful_mutants.ShuffledAsTheyLie, "equal-views-equal-redeals"),
    (careful_mutants.ChanceFromTruth, "equal-views-equal-redeals"),
    (careful_mutants.PeekingClock, "nothing-leaks"),
    (careful_mutants.PeekingReasons(), "nothing-leaks"),
    (careful_mutants.IllegalCandidates(), "imagination-is-legal"),
    (careful_mutants.Overweight(), "weights-are-shares"),
    (careful_mutants.NoNumber(), "weights-are-shares"),
    (careful_mutants.StyleOverweight(), "weights-are-shares"),
    (careful_mutants.BidUnwritten, "states-are-whole"),
    (careful_mutants.PassToldToAll, "nothing-is-let-slip"),
]


@pytest.mark.thorough
@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("name", game_names())
def test_random_games_obey_every_law(name: str, chunk: int) -> None:
    assert laws.check(find_game(name), games=games(GAMES // CHUNKS), seed=1 + chunk, every=40) > 0


@pytest.mark.thorough
@pytest.mark.parametrize(
    "game", [high_card.GAME, follow_suit.GAME, pass_and_bid.GAME], ids=lambda game: str(game.id)
)
def test_a_toy_game_obeys_every_law(game: Game) -> None:
    assert laws.check(game, games=20) > 150


def name_of(mutant: object) -> str:
    if isinstance(mutant, str):
        return mutant
    return mutant.__name__ if isinstance(mutant, type) else type(mutant).__name__


@pytest.mark.thorough
@pytest.mark.parametrize(("mutant", "law"), PLANTED, ids=name_of)
def test_a_planted_fault_is_caught(mutant: type[Position] | Words | Thinking, law: str) -> None:
    with pytest.raises(BrokenLaw) as caught:
        laws.check(mutant_game(mutant), games=40, limit=500)
    assert caught.value.code in law.split(" or ")


def checksums_under(hash_seed: str) -> str:
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    done = subprocess.run(
        [sys.executable, "-c", CHECKSUMS], env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout


@pytest.mark.thorough
def test_the_same_seeds_give_the_same_games_in_every_process_and_under_every_hash_seed() -> None:
    assert checksums_under("1") == checksums_under("2")


def test_a_broken_law_names_itself_and_says_what_to_do() -> None:
    with pytest.raises(BrokenLaw, match=r"^cards-are-conserved: follow-suit .*\. What to do: move cards"):
        laws.check(mutant_game(mutants.Thieving), games=1)


def test_a_broken_law_names_the_game_the_seats_and_the_seed() -> None:
    with pytest.raises(BrokenLaw, match=r"follow-suit \(default\), 3 seats, game 0 of seed 1"):
        laws.check(mutant_game(mutants.Thieving), games=1)


def test_a_position_of_a_plug_in_need_not_be_compiled() -> None:
    assert issubclass(mutants.Thieving, Position)

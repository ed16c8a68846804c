"""Games that do not end, or end in nothing, are named within seconds; long ones that do end are content."""

from importlib import import_module

import pytest

from parlour.engine import laws
from parlour.engine.errors import BrokenLaw
from parlour.engine.play.choices import Amount
from parlour.engine.play.events import Teller
from parlour.engine.play.moves import Moves
from parlour.engine.play.outcome import Outcome
from parlour.engine.play.position import Position
from tests.cli.check_game.stage import otherwise
from tests.engine.laws.mutants import mutant_game
from tests.toys import follow_suit
from tests.toys.follow_suit.rules.position import FollowSuit

TOY = follow_suit.GAME
CHECKING = import_module("parlour.engine.laws.check")
"""The package has a function of that name."""


class GoesRound(FollowSuit):
    """Everybody takes back what they played: the same position comes again and again."""

    def take(self, teller: Teller | None) -> None:
        for place, card in enumerate(self.trick):
            self.hands[(self.leader + place) % self.seats].append(card)
        self.trick = []


class MayGoRound(GoesRound):
    """Only while seat 1 leads is the trick taken back, and so games end or do not."""

    def take(self, teller: Teller | None) -> None:
        kind = GoesRound if self.leader == 1 else FollowSuit
        kind.take(self, teller)


class Stuck(FollowSuit):
    """Somebody is to act, and nothing is open."""

    def moves(self, seat: int) -> Moves:
        return Moves([]) if len(self.gone) > 3 else super().moves(seat)


class Hollow(FollowSuit):
    """A verb is offered, and no move of it."""

    def moves(self, seat: int) -> Moves:
        return Moves([*super().moves(seat).choices, Amount("PASS", low=1, high=0)])


class Unended(FollowSuit):
    """Nobody is to act, and the game is not over."""

    def outcome(self) -> Outcome | None:
        return None


@pytest.mark.parametrize(
    ("mutant", "said"),
    [
        (GoesRound, "random-games-end: .* still going on after 20,000 decisions, in phase play"),
        (MayGoRound, "random-games-end: .* still going on after 20,000 decisions, in phase play"),
        (Stuck, "somebody-can-move: .* seat [0-9] is to act in phase play and has no move"),
        (Hollow, "moves-agree: .* seat [0-9] is offered PASS in phase play, and no move of it"),
        (Unended, "games-end-well: .* nobody is to act after 30 decisions, and there is no outcome"),
    ],
)
def test_a_game_that_does_not_end_is_named(mutant: type[Position], said: str) -> None:
    with pytest.raises(BrokenLaw, match=said):
        laws.check(mutant_game(mutant), games=20, every=50)


def test_an_endless_game_is_told_with_its_table_and_what_to_do() -> None:
    with pytest.raises(BrokenLaw) as broken:
        laws.check(mutant_game(GoesRound), games=1)
    assert str(broken.value).startswith("random-games-end: follow-suit (default), 3 seats, game 0 of seed 1:")
    assert "What to do: bound every line of play" in str(broken.value)
    assert "most_decisions=" in str(broken.value)


def test_no_law_looks_at_a_game_before_it_is_known_to_end(monkeypatch: pytest.MonkeyPatch) -> None:
    looks: list[object] = []
    monkeypatch.setattr(CHECKING, "LAWS", (looks.append,))
    with pytest.raises(BrokenLaw, match="random-games-end"):
        laws.check(mutant_game(GoesRound), games=1)
    assert looks == []


def test_a_game_that_goes_on_only_while_it_is_looked_at_is_named_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(CHECKING, "random_play_ends", lambda position, luck, limit: None)
    with pytest.raises(BrokenLaw, match="still going on after 300 decisions"):
        laws.check(mutant_game(GoesRound), games=1, every=1000, limit=300)


def test_a_long_game_is_looked_at_less_and_less_often(monkeypatch: pytest.MonkeyPatch) -> None:
    looks: list[int] = []
    monkeypatch.setattr(CHECKING.Inspection, "_obey", lambda self, step: looks.append(len(self.log)))
    decisions = laws.inspect(TOY, TOY.rules(switches={"deals": 200}), seats=3, seed=1)
    assert decisions == 3000
    assert [*range(1000)] == looks[:1000]
    assert 700 < len(looks) - 1000 < 970


@pytest.mark.thorough
def test_a_long_game_that_ends_keeps_the_law() -> None:
    rules = TOY.rules(switches={"deals": 1200})
    assert laws.inspect(TOY, rules, seats=3, seed=1, every=100) == 18_000


def test_a_game_says_how_many_decisions_it_may_take() -> None:
    with pytest.raises(BrokenLaw, match="still going on after 29 decisions"):
        laws.check(otherwise(TOY, most_decisions=29), games=1, every=10)
    assert laws.check(otherwise(TOY, most_decisions=30), games=1, every=10) == 30

"""What an imagined game is played for: the deal, the game, or the lead in a match."""

from typing import Any

import pytest

from parlour.cards.luck import Luck
from parlour.cards.shuffle import FastShuffle
from parlour.engine.play.position import Position
from parlour.engine.rules.finder import all_games
from parlour.engine.rules.game import Game
from parlour.engine.thinking import NO_DEAL, Thinking
from parlour.players.search.objective import Objective
from parlour.players.search.playouts import roll_out
from tests.toys.dealt import deal_hands
from tests.toys.follow_suit import GAME as FOLLOW_SUIT
from tests.toys.high_card.rules.position import HighCard


class Points(Thinking):
    """One long deal for points."""

    def deal(self, position: Position) -> int:
        return 1

    def worth(self, position: Position, seat: int) -> int:
        assert isinstance(position, HighCard)
        return position.points[seat]


class Lead(Points):
    """The same in a match in which the lead counts."""

    def counts_lead(self, position: Position) -> bool:
        return True


def table(points: list[int]) -> HighCard:
    position = deal_hands(*["2C AS 3D", "KH 5C 6D", "4C 4D 4H"][: len(points)], switches={"target": 10**6})
    position.points = points
    return position


def gained(thinking: Thinking, before: list[int], after: list[int]) -> list[float]:
    """What the seats make of a deal that leaves them with these points."""
    position = table(before)
    objective = Objective(thinking, position)
    position.points = after
    return objective.payoffs(position)


def test_a_deal_is_played_for_what_is_gained_above_the_mean() -> None:
    assert gained(Points(), [5, 5, 8], [9, 5, 7]) == [3, -1, -2]


def test_to_come_ahead_counts_far_more_than_to_come_further_ahead() -> None:
    ahead = gained(Lead(), [10_000, 10_000], [10_010, 9_990])[0]
    further = gained(Lead(), [10_000, 10_000], [10_500, 9_500])[0]
    level = gained(Lead(), [10_000, 10_000], [10_000, 10_000])[0]
    assert level == 0
    assert further - ahead < (ahead - level) / 5


def test_gains_count_where_the_lead_does_not_change() -> None:
    ahead, behind = [9_000, 11_000], [9_200, 10_800]
    assert gained(Lead(), ahead, behind)[0] > gained(Lead(), ahead, ahead)[0]


def test_those_who_are_level_share_the_lead() -> None:
    first, second, third = gained(Lead(), [10_000] * 3, [10_020, 10_020, 9_960])
    assert first == second == pytest.approx(1 / 2 - 1 / 3 + 0.002)
    assert third < 0


@pytest.mark.parametrize("after", [[10_300, 9_900, 9_800], [10_000, 10_000, 10_000], [0, 30_000, 0]])
def test_what_one_gains_the_others_lose(after: list[int]) -> None:
    assert sum(gained(Lead(), [10_000] * 3, after)) == pytest.approx(0)


def test_where_deals_are_not_counted_places_are_what_is_played_for() -> None:
    position = deal_hands("2C", "KH", switches={"target": 1})
    objective = Objective(Thinking(), position)
    assert objective.deal == NO_DEAL
    roll_out(position, objective, Luck(1))
    assert position.is_over()
    assert objective.payoffs(position) == [-0.5, 0.5]


def test_a_deal_is_played_to_its_end_and_no_further() -> None:
    position: Any = FOLLOW_SUIT.begin(FOLLOW_SUIT.rules(), 3, FastShuffle(1))
    objective, before = Objective(FOLLOW_SUIT.thinking, position), FOLLOW_SUIT.thinking.deal(position)
    roll_out(position, objective, Luck(1))
    assert FOLLOW_SUIT.thinking.deal(position) == before + 1 or position.is_over()


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_gains_sum_to_nothing_and_are_not_all_nothing(game: Game) -> None:
    rules = game.rules()
    begun = game.begin(rules, rules.players.least if rules.complaint(3) else 3, FastShuffle(1))
    gains = [gains_of(game, begun.redealt(0, Luck(seed))) for seed in range(8)]
    assert all(sum(gained) == pytest.approx(0) for gained in gains)
    assert any(any(gained) for gained in gains)


def gains_of(game: Game, position: Position) -> list[float]:
    """What each seat gains in one imagined game."""
    objective = Objective(game.thinking, position)
    roll_out(position, objective, Luck(1))
    return objective.payoffs(position)

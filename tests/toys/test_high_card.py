"""High Card, a game from outside the house, under the laws and by example."""

from collections.abc import Iterator

import pytest

from parlour.cards.luck import Luck
from parlour.cards.shuffle import Shuffle
from parlour.engine.errors import BrokenLaw
from parlour.engine.laws import check as laws
from parlour.engine.play.events import Event, Listener
from parlour.engine.play.move import Move
from parlour.engine.rules.game import Game
from tests.toys.dealt import dealt, fresh, remade
from tests.toys.high_card import GAME
from tests.toys.high_card.bots import bot
from tests.toys.high_card.rules.asset import HighCardRules
from tests.toys.high_card.rules.position import HighCard, begin


def pick(slot: int) -> Move:
    return Move("PICK", slots=(slot,))


def kinds(events: list[Event]) -> Iterator[str]:
    return (event.kind for event in events)


def test_a_game_from_outside_obeys_every_law() -> None:
    assert laws.check(GAME, games=60) > 200


def test_the_laws_catch_a_sealed_choice_that_shows() -> None:
    class Peeping(HighCard):
        def counters(self) -> dict[str, int]:
            return {"choice": max(self.choices)}

        def copy(self) -> "Peeping":
            return remade(self, Peeping)

        def redealt(self, seat: int, luck: Luck) -> "Peeping":
            return self.copy()

    def peeping(rules: HighCardRules, seats: int, shuffle: Shuffle) -> Peeping:
        return remade(begin(rules, seats, shuffle), Peeping)

    with pytest.raises(BrokenLaw) as broken:
        laws.check(Game(GAME.package, asset=HighCardRules, begin=peeping, bot=bot), games=20)
    assert broken.value.code == "sealed-choices-stay-sealed"


def test_nothing_is_shown_until_all_have_chosen() -> None:
    position, listener = fresh(), Listener()
    position.play(1, pick(0), listener)
    assert position.sealed() == 1
    assert [*kinds(listener.events)] == ["sealed"]
    position.play(0, pick(0), listener)
    assert position.sealed() == 0
    assert [*kinds(listener.events)] == ["sealed", "sealed", "showed", "showed", "won"]


def test_the_highest_card_takes_the_point() -> None:
    position = fresh()
    position.play(0, pick(0))
    position.play(1, pick(0))
    assert position.points == [1, 0]


def test_equal_cards_take_no_point() -> None:
    position = dealt("AS 2C 3D", "AH 5C 6D")
    position.play(0, pick(0))
    position.play(1, pick(0))
    assert position.points == [0, 0]


def test_a_card_beats_a_pass() -> None:
    position = dealt("2C AS 3D", "KH 5C 6D", variant="passing")
    position.play(0, pick(0))
    position.play(1, Move("PASS"))
    assert position.points == [1, 0]


def test_when_all_cards_are_gone_the_most_points_win() -> None:
    position = dealt("2C 3C AS", "2D 3D KH")
    for _ in range(3):
        position.play(0, pick(0))
        position.play(1, pick(0))
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.winners() == [0]

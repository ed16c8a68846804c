"""The medium bot."""

import pytest

from parlour.cards.luck import Luck
from parlour.engine.play.move import Move
from parlour.games.bastard_brag.bots.bluff import BluffStyle
from parlour.games.bastard_brag.bots.medium import MediumBot
from parlour.games.bastard_brag.rules.position import BastardBrag
from parlour.games.bastard_brag.tests.laid import laid, rules_with


def choice(position: BastardBrag) -> Move:
    bot = MediumBot(position.switches, BluffStyle(rush=0, cover=0), Luck(1))
    return bot.choose(position.view(0), position.moves(0))


@pytest.mark.parametrize(
    ("hand", "centre", "slots"),
    [
        ("9S 9D 4C", "9H 8S QD", (2, 0)),
        ("4S 9D 5C", "KH 8S 6D", (1, 2)),
        ("2S 9S 5C", "KH 8D 3S", (2, 2)),
    ],
    ids=["three of a kind", "a run", "a flush"],
)
def test_the_medium_bot_takes_the_card_that_makes_the_hand(
    hand: str, centre: str, slots: tuple[int, int]
) -> None:
    assert choice(laid([hand, "2C 7D KH"], centre)) == Move("SWAP_SINGLE", slots=slots)


def test_the_medium_bot_takes_the_unknown_card_rather_than_nothing() -> None:
    assert (
        choice(
            laid(["9S 9D 4C", "2H 7D KH"], "4H 8S 9H"),
        ).slots[1]
        != 1
    )
    assert choice(laid(["QS 8D 4C", "2H 7D KH"], "2C 8S 6H")).slots[1] == 1


def test_the_medium_bot_knocks_on_a_flush() -> None:
    assert choice(laid(["2S 9S JS", "2C 7D KH"], turns=2)) == Move("KNOCK")


def test_the_medium_bot_does_not_knock_on_nothing() -> None:
    assert choice(laid(["2S 9D JS", "2C 7D KH"], turns=2)) != Move("KNOCK")


def test_the_medium_bot_knocks_on_anything_when_a_round_never_ends() -> None:
    assert choice(laid(["2S 9D JS", "2C 7D KH"], turns=40)) == Move("KNOCK")


def test_the_worth_of_an_unknown_card_is_the_average_of_what_it_may_be() -> None:
    bot = MediumBot(rules_with(), BluffStyle(rush=0, cover=0), Luck(1))
    nine, four = bot.share([9, 22, 35]), bot.share([9, 22, 4])
    assert bot.average_share([9, 22, -1], [35, 4]) == (nine + four) / 2

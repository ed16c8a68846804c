"""The easy, the medium and the hard bot, each with its own strengths and weaknesses."""

from collections import Counter

import pytest

from parlour.cards.luck import Luck
from parlour.engine.play.move import Move
from parlour.games.bastard_brag.bots.levels import EasyBot, HardBot, MediumBot
from parlour.games.bastard_brag.bots.turns import BluffStyle
from parlour.games.bastard_brag.rules.position import BastardBrag
from parlour.games.bastard_brag.tests.laid import give_lives, lay_table, rules_with, turn_up

HONEST = BluffStyle(rush=0, cover=0)
KNOCK = Move("KNOCK")


def easy_choices(position: BastardBrag, times: int = 200) -> Counter[Move]:
    bot = EasyBot(rules_with(), HONEST, Luck(3))
    return Counter(bot.choose(position.view(0), position.moves(0)) for _ in range(times))


def medium_choice(position: BastardBrag) -> Move:
    return MediumBot(rules_with(), HONEST, Luck(1)).choose(position.view(0), position.moves(0))


def hard_choice(position: BastardBrag, seed: int = 1, **switches: object) -> Move:
    return HardBot(rules_with(**switches), HONEST, Luck(seed)).choose(position.view(0), position.moves(0))


def test_the_easy_bot_mostly_takes_the_card_that_makes_three_of_a_kind() -> None:
    best, times = easy_choices(lay_table(["9S 9D 4C", "2C 7D KH"], "9H 8S QD")).most_common(1)[0]
    assert best == Move("SWAP_SINGLE", slots=(2, 0))
    assert times > 120


def test_the_easy_bot_makes_mistakes() -> None:
    assert len(easy_choices(lay_table(["9S 9D 4C", "2C 7D KH"], "9H 8S QD"))) > 5


def test_the_easy_bot_knocks_on_a_pair_only_when_it_dares() -> None:
    assert 50 < easy_choices(lay_table(["9S 9D 4C", "2C 7D KH"], turns=2))[KNOCK] < 120


def test_the_easy_bot_seldom_knocks_on_nothing() -> None:
    assert easy_choices(lay_table(["9S 8D 4C", "2C 7D KH"], turns=2))[KNOCK] < 20


def test_the_easy_bot_knocks_at_last_in_a_long_round() -> None:
    assert easy_choices(lay_table(["9S 8D 4C", "2C 7D KH"], turns=10))[KNOCK] > 50


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
    assert medium_choice(lay_table([hand, "2C 7D KH"], centre)) == Move("SWAP_SINGLE", slots=slots)


@pytest.mark.parametrize(
    ("hand", "centre", "hidden"), [("9S 9D 4C", "4H 8S 9H", False), ("QS 8D 4C", "2C 8S 6H", True)]
)
def test_the_medium_bot_takes_the_unknown_card_rather_than_nothing(
    hand: str, centre: str, hidden: bool
) -> None:
    assert (medium_choice(lay_table([hand, "2H 7D KH"], centre)).slots[1] == 1) is hidden


@pytest.mark.parametrize(
    ("hand", "turns", "knocks"), [("2S 9S JS", 2, True), ("2S 9D JS", 2, False), ("2S 9D JS", 40, True)]
)
def test_the_medium_bot_knocks_on_a_flush_not_on_nothing_but_in_the_end_on_anything(
    hand: str, turns: int, knocks: bool
) -> None:
    assert (medium_choice(lay_table([hand, "2C 7D KH"], turns=turns)) == KNOCK) is knocks


def test_the_worth_of_an_unknown_card_is_the_average_of_what_it_may_be() -> None:
    bot = MediumBot(rules_with(), HONEST, Luck(1))
    nine, four = bot.share([9, 22, 35]), bot.share([9, 22, 4])
    assert bot.average_share([9, 22, -1], [35, 4]) == (nine + four) / 2


def test_the_hard_bot_completes_three_of_a_kind_on_its_last_turn() -> None:
    position = lay_table(["9S 9D 4C", "2C 7D KH"], "9H 8S QD", turns=3)
    position.knocker = 1
    assert hard_choice(position) == Move("SWAP_SINGLE", slots=(2, 0))


@pytest.mark.parametrize("hand", ["KS KH KD", "9S 10S JS"])
def test_the_hard_bot_knocks_on_a_great_hand(hand: str) -> None:
    assert hard_choice(lay_table([hand, "2C 7D 4H"], turns=2)) == KNOCK


def test_the_hard_bot_does_not_knock_on_the_lowest_hand() -> None:
    assert hard_choice(lay_table(["2S 4D 7H", "QC QD KH"], "QS 8S 7D", turns=2)) != KNOCK


def test_the_hard_bot_does_not_feed_an_opponent_whose_cards_it_knows() -> None:
    """Seat 1 took two nines in the open; giving away the third would lose where trips can be kept by a pass.

    Without a pass it would not: a knock makes seat 1 break its three nines again, and two kings win.
    """
    position = lay_table(["9S KH KD", "9H 9D 4C"], "3H 8S 2D", turns=2, allowPass=True)
    turn_up(position, 3, 4)
    assert all(hard_choice(position, seed, allowPass=True).slots not in [(0, 0), (0, 2)] for seed in range(5))


def test_the_hard_bot_loses_patience() -> None:
    assert hard_choice(lay_table(["2S 4D 7H", "QC QD KH"], "QS 8S 7D", turns=120)) == KNOCK


@pytest.mark.parametrize(("lives", "knocks"), [([1, 3], False), ([2, 3], True), ([1, 1], True)])
def test_on_its_last_life_the_hard_bot_leaves_it_to_the_others_to_lose_patience(
    lives: list[int], knocks: bool
) -> None:
    position = lay_table(["2S 4D 7H", "QC QD KH"], "QS 8S 7D", turns=50)
    give_lives(position, lives)
    assert (hard_choice(position) == KNOCK) is knocks


def test_the_hard_bot_waits_no_longer_than_for_ever() -> None:
    position = lay_table(["2S 4D 7H", "QC QD KH"], "QS 8S 7D", turns=120)
    give_lives(position, [1, 3])
    assert hard_choice(position) == KNOCK


def bluffs(position: BastardBrag, times: int = 12) -> int:
    """How often a hard bot that is always tempted to bluff knocks here."""
    bots = [HardBot(rules_with(), BluffStyle(rush=1, cover=0), Luck(seed)) for seed in range(times)]
    return [bot.choose(position.view(0), position.moves(0)) for bot in bots].count(KNOCK)


def test_the_hard_bot_does_not_bluff_into_cards_that_it_has_seen() -> None:
    """Seat 1 took a pair of kings in the open."""
    position = lay_table(["QS QD 4C", "KC KD 7H"], "5H 8S 3D", turns=2)
    assert bluffs(position) > 0
    turn_up(position, 3, 4)
    assert bluffs(position) == 0


@pytest.mark.parametrize(("hand", "verb"), [("KS KH KD", "KNOCK"), ("2S 4D 7H", "END_TURN")])
def test_after_a_swap_the_hard_bot_knocks_on_a_great_hand_only(hand: str, verb: str) -> None:
    position = lay_table([hand, "QC QD 9H"], turns=3, knockAfterSwap=True)
    position.has_swapped = True
    assert hard_choice(position, knockAfterSwap=True).verb == verb


def test_the_hard_bot_chooses_the_same_with_the_same_luck() -> None:
    position = lay_table(["2S 4D 7H", "QC QD KH", "5C 8D AS"], turns=3)
    assert hard_choice(position, seed=4) == hard_choice(position, seed=4)

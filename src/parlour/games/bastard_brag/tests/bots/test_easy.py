"""The easy bot."""

from collections import Counter

from parlour.cards.luck import Luck
from parlour.engine.play.move import Move
from parlour.games.bastard_brag.bots.bluff import STYLES
from parlour.games.bastard_brag.bots.easy import EasyBot
from parlour.games.bastard_brag.rules.position import BastardBrag
from parlour.games.bastard_brag.tests.laid import laid


def choices(position: BastardBrag, times: int = 200) -> Counter[Move]:
    bot = EasyBot(position.switches, STYLES["easy"], Luck(3))
    return Counter(bot.choose(position.view(0), position.moves(0)) for _ in range(times))


def test_the_easy_bot_mostly_takes_the_card_that_makes_three_of_a_kind() -> None:
    best, times = choices(laid(["9S 9D 4C", "2C 7D KH"], "9H 8S QD")).most_common(1)[0]
    assert best == Move("SWAP_SINGLE", slots=(2, 0))
    assert times > 120


def test_the_easy_bot_makes_mistakes() -> None:
    assert len(choices(laid(["9S 9D 4C", "2C 7D KH"], "9H 8S QD"))) > 5


def test_the_easy_bot_knocks_on_a_pair_only_when_it_dares() -> None:
    knocks = choices(laid(["9S 9D 4C", "2C 7D KH"], turns=2))[Move("KNOCK")]
    assert 50 < knocks < 120


def test_the_easy_bot_seldom_knocks_on_nothing() -> None:
    assert choices(laid(["9S 8D 4C", "2C 7D KH"], turns=2))[Move("KNOCK")] < 20


def test_the_easy_bot_knocks_at_last_in_a_long_round() -> None:
    assert choices(laid(["9S 8D 4C", "2C 7D KH"], turns=10))[Move("KNOCK")] > 50

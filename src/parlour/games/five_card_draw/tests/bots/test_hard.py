"""The sharp player."""

from parlour.cards.luck import Luck
from parlour.games.five_card_draw.bots.eyes import Sight
from parlour.games.five_card_draw.bots.hard import Sharp
from parlour.games.five_card_draw.rules.position import FiveCardDraw
from parlour.games.five_card_draw.tests.laid import laid, say, stand_pat

FULL_HOUSE = "QS QH QD 9C 9H"
NOTHING = "10S 8D 6C 4H 2S"


def sharp(position: FiveCardDraw) -> tuple[Sharp, Sight]:
    seat = position.to_act()[0]
    return Sharp(position.switches, "medium", Luck(1)), Sight(position.switches, position.view(seat))


def test_a_full_house_raises_to_the_limit() -> None:
    position = laid([NOTHING, FULL_HOUSE])
    say(position, "BET 1")
    player, sight = sharp(position)
    assert player.word(sight) == ("RAISE", 2)


def test_nothing_folds_to_a_big_bet_of_a_player_who_stood_pat() -> None:
    position = laid([FULL_HOUSE, NOTHING])
    say(position, "CHECK", "CHECK")
    stand_pat(position)
    say(position, "BET 4")
    player, sight = sharp(position)
    assert player.word(sight) == ("FOLD", 0)


def test_the_chance_after_the_draw_counts_what_the_others_drew() -> None:
    chances = []
    for drawn in ("DRAW", "DRAW 2 3 4"):
        position = laid(["KC KD 9D 6S 2C", "JS JH 7D 7C AS"])
        say(position, "CHECK", "CHECK", drawn, "DRAW", "CHECK")
        player, sight = sharp(position)
        chances.append(player.chance(sight))
    assert chances[0] < chances[1]


def test_it_draws_to_what_it_holds() -> None:
    position = laid([FULL_HOUSE, "JS 7D JH 7C AS"])
    say(position, "CHECK", "CHECK", "DRAW")
    player, sight = sharp(position)
    assert player.discards(sight) == [4]


def test_a_bet_is_remembered_until_it_is_answered() -> None:
    position = laid([FULL_HOUSE, NOTHING])
    player, sight = sharp(position)
    player.word(sight)
    assert player.reads.rose is not None

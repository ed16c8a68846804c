"""The loops that are timed do what they say."""

from parlour.cards.luck import Luck
from parlour.cards.notation import parse_cards
from parlour.cards.tables import HandTable
from parlour.engine.playout import playout
from parlour.engine.rules.finder import find_game
from parlour.lab.speed.games import usual_table
from parlour.lab.speed.loops import copy_often, play_games, rank_hands
from tests.cards.rankings import brag


def test_games_are_played_to_their_end_and_their_decisions_counted() -> None:
    table = usual_table(find_game("bastard-brag"))
    alone = [playout(table.begin(number), Luck(number, 1)) for number in (3, 4, 5)]
    assert play_games(table.begin, 3, 3) == sum(alone)


def test_hands_are_ranked_one_after_the_other() -> None:
    table = HandTable(3, brag)
    assert rank_hands(table, parse_cards("9S 9H 9D 2S 3S 4S")) == 509 + 404


def test_copying_changes_nothing() -> None:
    position = usual_table(find_game("bastard-brag")).middle
    before = position.view(0)
    copy_often(position, 3)
    assert position.view(0) == before

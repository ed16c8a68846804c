"""Playing the games of a question."""

import pytest

from parlour.cards.luck import Luck
from parlour.engine.bot import Bot
from parlour.engine.play.move import Move
from parlour.engine.play.moves import Moves
from parlour.engine.show.view import View
from parlour.lab import playing
from parlour.lab.errors import BadExperiment
from parlour.lab.playing import play_deal, play_deals, play_out
from parlour.lab.seeding import shuffle_for
from parlour.players.random import RandomBot
from tests.lab.questions import BRAG, a_question


def test_every_deal_is_played_once_in_each_rotation() -> None:
    assert len(play_deal(a_question("random,random,random"), 0).games) == 3


def test_the_same_deals_give_the_same_sheets_however_they_are_cut() -> None:
    question = a_question()
    assert play_deals(question, range(6)) == play_deals(question, [0, 1]) + play_deals(question, range(2, 6))


def test_another_seed_gives_other_games() -> None:
    assert play_deals(a_question(seed=1), range(6)) != play_deals(a_question(seed=2), range(6))


def test_the_decisions_are_counted() -> None:
    position = BRAG.begin(BRAG.rules(), 2, shuffle_for(1, 0))
    seen = []

    class Counting(RandomBot):
        def choose(self, view: View, moves: Moves) -> Move:
            seen.append(view)
            return super().choose(view, moves)

    assert play_out(position, [Counting(Luck(seat)) for seat in range(2)]) == len(seen)


def test_a_bot_that_cheats_is_a_bug() -> None:
    class Cheat(Bot):
        def choose(self, view: View, moves: Moves) -> Move:
            return Move("LOOK_AT_EVERY_HAND")

    position = BRAG.begin(BRAG.rules(), 2, shuffle_for(1, 0))
    with pytest.raises(AssertionError, match="not legal"):
        play_out(position, [Cheat(), Cheat()])


def test_a_game_without_end_is_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "LONGEST_GAME", 3)
    with pytest.raises(BadExperiment, match="had not ended"):
        play_deal(a_question(), 0)

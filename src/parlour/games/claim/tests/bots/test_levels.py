"""House bots: legal, quick, and the better the level the better the play."""

from collections.abc import Callable

import pytest

from parlour.cards.luck import Luck
from parlour.cards.shuffle import FastShuffle
from parlour.engine.bot import LEVELS, Bot
from parlour.engine.play.move import Move
from parlour.engine.play.outcome import Outcome
from parlour.engine.show.audience import EVERYONE
from parlour.games.claim import GAME
from parlour.games.claim.bots import bot
from parlour.games.claim.bots.levels import SKILLS, ClaimBot
from parlour.games.claim.rules.position import Claim
from parlour.games.claim.rules.verbs import CALL_SHOWDOWN, DECLARE, DECLINE, PICK_UP
from parlour.games.claim.tests.laid import deal_table, on_the_floor, rules_with
from tests.duel import duel

ONE_DEAL = rules_with(maxDeals=1)


def bot_move(position: Claim, seat: int, level: str = "hard", bluff: float = 0.0) -> Move:
    """What a bot that never errs by chance plays here."""
    skill = SKILLS[level]._replace(mistakes=0.0)
    player = ClaimBot(rules_with(), skill, bluff, Luck(5))
    return player.choose(position.view(seat), position.moves(seat))


def maker(level: str) -> Callable[[Luck], Bot]:
    return lambda luck: bot(ONE_DEAL, level, "medium", luck)


def points(outcome: Outcome) -> list[float]:
    return [float(tally) for tally in outcome.tallies]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("bluff", LEVELS)
def test_every_bot_plays_a_whole_game_of_legal_moves(level: str, bluff: str) -> None:
    rules = rules_with(maxDeals=2, handCap=4)
    position = GAME.begin(rules, 4, FastShuffle(1))
    bots = [bot(rules, level, bluff, Luck(9, seat)) for seat in range(4)]
    while acting := position.to_act():
        seat = acting[0]
        position.play(seat, bots[seat].choose(position.view(seat), position.moves(seat)))
    assert position.outcome() is not None


def test_it_declares_the_suit_that_makes_most_of_the_hand() -> None:
    assert bot_move(deal_table(["AS KS 4D", "", "", ""]), 0) == Move(DECLARE, suit="S")


def test_it_takes_a_free_suit_rather_than_none() -> None:
    position = on_the_floor(["AS KS 4D", "", "", ""], ["", "S", "", ""])
    assert bot_move(position, 0) == Move(DECLARE, suit="D")


def test_it_calls_when_it_is_likely_to_be_ahead() -> None:
    position = on_the_floor(["AS KS QS", "2H 9C 4D", "3C 5D 7H", "8C 6H 2D"], ["S", "H", "D", "C"])
    assert bot_move(position, 0) == Move(CALL_SHOWDOWN)


def test_it_does_not_call_into_a_better_hand_that_it_can_see() -> None:
    position = on_the_floor(["2H 3H 4H", "AS KS QS", "3C 5D 7H", "8C 6H 2D"], ["H", "S", "D", "C"])
    position.known[1] = [EVERYONE] * 3
    assert bot_move(position, 0).verb != CALL_SHOWDOWN


def test_it_takes_a_card_of_its_suit_and_throws_out_the_dearest_stranger() -> None:
    position = on_the_floor(["9S 4D KH", "", "", ""], ["S", "", "", ""], floor="2S")
    assert bot_move(position, 0) == Move(PICK_UP, slots=(2,))


def test_a_beginner_keeps_all_cards() -> None:
    position = on_the_floor(["9S 4D KH", "", "", ""], ["S", "", "", ""], floor="8S")
    assert bot_move(position, 0, "easy") == Move(PICK_UP)


def test_it_keeps_a_card_from_a_rival_who_needs_it() -> None:
    position = on_the_floor(["9S 4D 3D", "AH KH JH", "", ""], ["S", "H", "", ""], floor="QH")
    position.known[1] = [EVERYONE] * 3
    assert bot_move(position, 0) == Move(PICK_UP, slots=(1,))
    assert bot_move(position, 0, "medium") == Move(DECLINE)


def test_it_leaves_a_card_that_the_rival_cannot_take_any_more() -> None:
    position = on_the_floor(["AH KH JH", "9S 4D 3D", "", ""], ["H", "S", "", ""], floor="QH")
    position.known[0] = [EVERYONE] * 3
    position.play(0, Move(DECLINE))
    assert bot_move(position, 1) == Move(DECLINE)


def test_a_bluffer_lays_a_lone_high_card() -> None:
    position = deal_table(["QS 9H 2C", "", "", ""])
    assert bot_move(position, 0, bluff=1.0) == Move(DECLARE, slots=(0,), suit="S")
    assert bot_move(position, 0, bluff=0.0) == Move(DECLARE, suit="S")


def test_the_same_luck_makes_the_same_choices() -> None:
    position = on_the_floor(["AS KS QS", "2H 9C 4D", "3C 5D 7H", "8C 6H 2D"], ["S", "H", "D", "C"])
    assert bot_move(position, 0) == bot_move(position, 0)


def test_hard_beats_easy_in_a_duplicate_match() -> None:
    result = duel(GAME, ONE_DEAL, maker("hard"), maker("easy"), pairs=20, seed=1, seats=4, score=points)
    assert result.low > 0


def test_medium_beats_easy_in_a_duplicate_match() -> None:
    result = duel(GAME, ONE_DEAL, maker("medium"), maker("easy"), pairs=20, seed=2, seats=4, score=points)
    assert result.low > 0

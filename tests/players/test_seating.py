"""Bots at a table."""

import pytest

from parlour.cards.luck import Luck
from parlour.engine.bot import Bot
from parlour.engine.play.events import Event
from parlour.engine.play.move import Move
from parlour.engine.play.moves import Moves
from parlour.engine.rules.finder import find_game
from parlour.engine.show.view import View
from parlour.match.match import KEPT_EVENTS, Match, SeatCard
from parlour.players.deciding import BadBot
from parlour.players.kinds import BadSeat
from parlour.players.random import RandomBot
from parlour.players.seat_words import parse_seats
from parlour.players.seating import bot_turn, bots_for, play_out
from tests.match.tables import SEED
from tests.toys.high_card import GAME as HIGH_CARD

BRAG = find_game("bastard-brag")


class Cheat(Bot):
    def choose(self, view: View, moves: Moves) -> Move:
        return Move("LOOK_AT_EVERY_HAND")


def brag(seats: str, lives: int = 1) -> Match:
    return Match.begin(BRAG, BRAG.rules(switches={"lives": lives}), parse_seats(seats), SEED)


def test_bots_sit_where_no_person_sits() -> None:
    assert list(bots_for(brag("me,random,Ann,random"))) == [1, 3]


def test_bots_alone_play_to_the_end() -> None:
    match = brag("random,random,random")
    play_out(match, bots_for(match))
    assert match.is_over()


def test_bots_stop_where_a_person_must_decide() -> None:
    match = brag("random,me,random")
    play_out(match, bots_for(match))
    assert match.to_act() == (1,)


def test_bots_seal_their_choices_before_the_person_does() -> None:
    match = Match.begin(HIGH_CARD, HIGH_CARD.rules(), parse_seats("me,house:hard,random"), SEED)
    play_out(match, bots_for(match))
    assert match.to_act() == (0,)
    assert sorted(turn.seat for turn in match.played) == [1, 2]


def test_a_bot_turn_is_one_move() -> None:
    match = brag("random,random")
    assert bot_turn(match, bots_for(match))
    assert len(match.played) == 1


def test_where_no_bot_is_to_act_nothing_happens() -> None:
    match = brag("me,Ann")
    assert not bot_turn(match, bots_for(match))
    assert match.played == []


def test_the_same_seed_gives_the_bots_the_same_luck() -> None:
    one, other = brag("random,random"), brag("random,random")
    play_out(one, bots_for(one))
    play_out(other, bots_for(other))
    assert one.played == other.played


def test_a_bot_that_chooses_an_illegal_move_is_refused_and_nothing_is_played() -> None:
    match = brag("random,random")
    with pytest.raises(BadBot, match="which is not legal") as refused:
        play_out(match, {0: Cheat(), 1: Cheat()})
    assert refused.value.code == "illegal-bot-move"
    assert match.played == []


class Ear(RandomBot):
    """Plays at random and notes what it hears."""

    listens = True

    def hear(self, event: Event) -> None:
        self.last = event


def test_bots_that_listen_hear_what_happened_before_they_are_asked() -> None:
    match = brag("random,random")
    bots = {seat: Ear(Luck(seat)) for seat in range(2)}
    play_out(match, bots)
    assert all(bot.heard > 0 for bot in bots.values())
    assert bots[match.played[-1].seat].last.kind in {event.kind for event in match.events}


def test_a_bot_that_comes_to_a_long_game_hears_all_of_it() -> None:
    match = brag("random,random", lives=9)
    while not match.is_over() and match.heard <= KEPT_EVENTS:
        match.play(seat := match.to_act()[0], match.moves(seat).pick(Luck(1, match.n)))
    bot, heard = Ear(Luck(0)), match.heard
    bot_turn(match, {match.to_act()[0]: bot})
    assert bot.heard == heard > KEPT_EVENTS


def test_a_player_that_nobody_knows_gets_no_bot() -> None:
    seats = [SeatCard("Ann", "me"), SeatCard("Merlin", "wizard")]
    match = Match.begin(BRAG, BRAG.rules(), seats, SEED)
    with pytest.raises(BadSeat, match="no player called 'wizard'"):
        bots_for(match)

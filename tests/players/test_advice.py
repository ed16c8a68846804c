"""Advice follows from what the seat may know: the same question has the same answer, and nothing leaks."""

from collections.abc import Callable, Iterator
from copy import copy
from typing import Any

import pytest

from parlour.cards.codes import BACK
from parlour.cards.luck import Luck
from parlour.cards.shuffle import FastShuffle
from parlour.engine.play.move import Move
from parlour.engine.play.position import Position
from parlour.engine.rules.finder import all_games
from parlour.engine.rules.game import Game
from parlour.engine.words.sentence import Sentence, sentence_of
from parlour.engine.words.words import WinChance, Words, not_counted
from parlour.kit.eyes import Eyes
from parlour.match.match import Match, SeatCard
from parlour.players import advice
from parlour.players.advice import hint, hint_at, odds, question, worth
from parlour.players.random import RandomBot

GAMES = {game.id: game for game in all_games()}
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
DECISIONS = 48
ASKED_EVERY = 6


def sitting(game: Game, variant: str = "default") -> tuple[Any, int]:
    rules = game.rules(variant, switches=game.brief)
    return rules, min(3, rules.players.most) if rules.players.least <= 3 else rules.players.least


def random_positions(game: Game, variant: str = "default", seed: int = 5) -> Iterator[tuple[Position, int]]:
    """Positions of random games with a seat that is to act."""
    rules, seats = sitting(game, variant)
    luck = Luck(seed)
    position = game.begin(rules, seats, FastShuffle(seed))
    for number in range(DECISIONS):
        if position.is_over():
            position = game.begin(rules, seats, FastShuffle(seed + number))
        seat = position.to_act()[0]
        if number % ASKED_EVERY == 0:
            yield position, seat
        position.apply(seat, position.moves(seat).pick(luck))


def match_at(game: Game, position: Position) -> Match:
    """A match that has come to this position."""
    cards = [SeatCard(f"P{seat}", "me") for seat in range(position.seats)]
    match = Match(game, position.rules, cards, bytes(32))
    match.position = position
    return match


def leaks(game: Game, ask: Callable[[Game, Position, int], object]) -> list[str]:
    """Where an answer is another in a deal that the seat cannot tell from this one."""
    luck, found = Luck(9), []
    for position, seat in random_positions(game):
        if ask(game, position, seat) != ask(game, position.redealt(seat, luck), seat):
            found.append(f"{game.id}, seat {seat}, {position.phase()}")
    return found


@every_game
def test_a_hint_and_its_reasons_are_the_same_for_all_that_a_seat_cannot_know(game: Game) -> None:
    assert leaks(game, hint_at) == []


@every_game
def test_what_a_hand_is_worth_hangs_on_nothing_hidden(game: Game) -> None:
    assert leaks(game, lambda game, position, seat: worth(match_at(game, position), seat)) == []


@every_game
def test_odds_are_asked_for_with_nothing_hidden(game: Game) -> None:
    """What a game counts follows from the question, so it is enough that the question is the same."""
    assert leaks(game, lambda game, position, seat: question(match_at(game, position), seat)) == []


class Gossip(Words):
    """Tells a seat what its left neighbour holds."""

    def reasons(
        self, position: Position, seat: int, move: Move, win_chance: WinChance = not_counted
    ) -> list[Sentence]:
        others = [zone.cards for zone in position.zones() if zone.private and zone.owner != seat]
        return [sentence_of("plain", text=str(others))]


@every_game
def test_a_reason_that_tells_of_another_hand_is_caught(game: Game) -> None:
    gossip = copy(game)
    gossip.words = Gossip()
    assert leaks(gossip, hint_at)


def test_luck_that_hangs_on_hidden_cards_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot whose dice were cast by the deal would tell of the deal by what it plays."""
    game = copy(GAMES["bastard-brag"])
    game.bot = lambda rules, level, bluff, luck: RandomBot(luck)
    assert leaks(game, hint_at) == []

    def ask(game: Game, position: Position, seat: int) -> object:
        monkeypatch.setattr(advice, "_luck_of", lambda view: Luck(hash(str(position.state()))))
        return hint_at(game, position, seat).move

    assert leaks(game, ask)


@pytest.mark.shipped
@pytest.mark.thorough
@every_game
def test_the_house_says_why_it_plays_what_may_be_played(game: Game) -> None:
    """In every variant, and every reason can be said."""
    for variant in game.variants():
        for position, seat in random_positions(game, variant, seed=11):
            match = match_at(game, position)
            found = hint(match, seat)
            assert found.move in position.moves(seat)
            assert found.reasons
            for reason in found.reasons:
                assert match.speaker().say(reason, seat)


@every_game
def test_any_legal_move_can_be_explained(game: Game) -> None:
    luck = Luck(3)
    for position, seat in random_positions(game, seed=21):
        speaker = match_at(game, position).speaker()
        for verb in position.moves(seat).verbs():
            move = next(each for each in _tries(position, seat, luck) if each.verb == verb)
            for reason in game.words.reasons(position, seat, move):
                assert speaker.say(reason, seat)


def _tries(position: Position, seat: int, luck: Luck) -> Iterator[Move]:
    while True:
        yield position.moves(seat).pick(luck)


@every_game
def test_the_same_question_has_the_same_answer(game: Game) -> None:
    position, seat = next(random_positions(game))
    assert hint_at(game, position, seat) == hint_at(game, position, seat)


@pytest.mark.shipped
@every_game
def test_no_game_is_silent_about_a_hand_that_is_seen(game: Game) -> None:
    for position, seat in random_positions(game):
        hand = Eyes(position.view(seat)).hand
        if hand and BACK not in hand:
            assert worth(match_at(game, position), seat)


def test_a_hand_that_was_not_looked_at_has_no_worth_and_no_odds() -> None:
    game = GAMES["three-card-brag"]
    position = game.begin(game.rules(), 3, FastShuffle(1))
    match = match_at(game, position)
    assert worth(match, 0) is None
    assert odds(match, 0) is None


def test_odds_count_the_rivals_who_are_still_in() -> None:
    game = GAMES["three-card-brag"]
    match = match_at(game, game.begin(game.rules(), 3, FastShuffle(1)))
    seat = match.to_act()[0]
    match.play(seat, Move("SEE_HAND"))
    match.play(seat, Move("CHECK"))
    match.play(match.to_act()[0], Move("FOLD"))
    found = odds(match, seat)
    assert found is not None
    assert found.equity.rivals == 1

"""Playing the games of an experiment, with the chance and the results of every deal."""

from typing import ClassVar

import pytest

from parlour.cards.luck import Luck
from parlour.engine.bot import Bot
from parlour.engine.play.events import Event
from parlour.engine.play.move import Move
from parlour.engine.play.moves import Moves
from parlour.engine.show.view import View
from parlour.lab import playing
from parlour.lab.playing import play_deal, play_deals, play_out
from parlour.lab.results import DealResult, GameResult, decode_results, encode_results
from parlour.lab.seeding import luck_for, number_from, shuffle_for
from parlour.players.deciding import BadBot
from parlour.players.random import RandomBot
from tests.lab.definitions import BRAG, a_definition


def test_every_deal_is_played_once_in_each_rotation() -> None:
    assert len(play_deal(a_definition("random,random,random"), 0).games) == 3


def test_the_same_deals_give_the_same_results_however_they_are_cut() -> None:
    definition = a_definition()
    assert play_deals(definition, range(6)) == play_deals(definition, [0, 1]) + play_deals(
        definition, range(2, 6)
    )


def test_another_seed_gives_other_games() -> None:
    assert play_deals(a_definition(seed=1), range(6)) != play_deals(a_definition(seed=2), range(6))


def test_the_decisions_are_counted() -> None:
    position = BRAG.begin(BRAG.rules(), 2, shuffle_for(1, 0))
    seen = []

    class Counting(RandomBot):
        def choose(self, view: View, moves: Moves) -> Move:
            seen.append(view)
            return super().choose(view, moves)

    assert play_out(position, [Counting(Luck(seat)) for seat in range(2)]) == len(seen)


def test_a_bot_that_cheats_is_refused() -> None:
    class Cheat(Bot):
        def choose(self, view: View, moves: Moves) -> Move:
            return Move("LOOK_AT_EVERY_HAND")

    position = BRAG.begin(BRAG.rules(), 2, shuffle_for(1, 0))
    with pytest.raises(BadBot, match="not legal"):
        play_out(position, [Cheat(), Cheat()])


def test_bots_that_listen_hear_the_game_before_they_are_asked() -> None:
    class Ear(RandomBot):
        listens = True
        kinds: ClassVar[list[str]] = []

        def hear(self, event: Event) -> None:
            self.kinds.append(event.kind)

    position = BRAG.begin(BRAG.rules(), 2, shuffle_for(1, 0))
    bots = [Ear(Luck(0)), RandomBot(Luck(1))]
    play_out(position, bots)
    assert bots[0].heard == len(Ear.kinds) > 0
    assert bots[1].heard == 0


def test_a_game_without_end_is_left_unfinished_and_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "LONGEST_GAME", 3)
    game = GameResult((1, 1), (0, 0), 3, unfinished=True)
    assert play_deal(a_definition(), 0) == DealResult(0, (game, game))


def test_a_game_that_ends_with_the_last_decision_there_may_be_is_finished(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    whole = play_deal(a_definition(), 0).games[0]
    monkeypatch.setattr(playing, "LONGEST_GAME", whole.decisions)
    assert play_deal(a_definition(), 0).games[0] == whole
    assert not whole.unfinished


def test_the_numbers_are_the_same_on_every_machine_and_day() -> None:
    """The first half of the SHA-256 of the text `('parlour lab', 'deal', 1, 0)`."""
    assert number_from("deal", 1, 0) == 14_416_312_567_482_605_070


def test_parts_are_not_run_together() -> None:
    assert number_from("deal", 1, 23) != number_from("deal", 12, 3)


def test_every_deal_has_cards_of_its_own() -> None:
    seeds = {shuffle_for(seed, deal).seed for seed in range(10) for deal in range(100)}
    assert len(seeds) == 1000


def test_every_bot_has_luck_of_its_own() -> None:
    states = {
        luck_for(1, d, rotation, seat).state for d in range(9) for rotation in range(9) for seat in range(9)
    }
    assert len(states) == 729


RESULTS = [DealResult(deal, (GameResult((1, 2), (3, 0), 17),) * 2) for deal in (4, 9)]


def test_what_is_written_can_be_read() -> None:
    assert decode_results(encode_results(RESULTS)) == (RESULTS, [])


@pytest.mark.parametrize("gone", [1, 7, 20])
def test_a_line_that_was_cut_off_is_passed_over_and_named(gone: int) -> None:
    whole = len(encode_results(RESULTS)) - 1
    assert decode_results(encode_results(RESULTS)[: whole - gone]) == (RESULTS[:1], [2])


def test_no_byte_can_be_changed_unnoticed() -> None:
    """A flipped bit costs its line, or the two that it runs together; it never makes another result."""
    lines = encode_results(RESULTS)
    for place in range(len(lines)):
        for bit in range(8):
            damaged = bytearray(lines)
            damaged[place] ^= 1 << bit
            kept = decode_results(bytes(damaged))
            assert all(result in RESULTS for result in kept.results)
            assert kept.damaged or kept.results == RESULTS


@pytest.mark.parametrize(
    ("result", "fits"),
    [
        (DealResult(0, (GameResult((1, 2), (3, 0), 17),) * 2), True),
        (DealResult(-1, (GameResult((1, 2), (3, 0), 17),) * 2), False),
        (DealResult(0, (GameResult((1, 2), (3, 0), 17),)), False),
        (DealResult(0, (GameResult((1, 2), (3,), 17),) * 2), False),
        (DealResult(0, (GameResult((1, 2, 3), (3, 0, 0), 17),) * 2), False),
        (DealResult(0, (GameResult((2, 2), (3, 0), 17),) * 2), False),
    ],
)
def test_a_result_fits_the_table_it_was_written_at(result: DealResult, fits: bool) -> None:
    assert result.fits(2, 2) == fits


def test_a_line_of_something_else_is_passed_over() -> None:
    assert decode_results(b'{"deal": 3}\n[]\n\xff\n\n' + encode_results(RESULTS)) == (RESULTS, [1, 2, 3])

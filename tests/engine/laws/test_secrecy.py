"""What moves may name, and whom the laws must not accuse."""

from collections.abc import Callable

from parlour.cards.luck import Luck
from parlour.cards.shuffle import FastShuffle
from parlour.engine.errors import BrokenLaw
from parlour.engine.laws.secrecy import moves_name_no_secret, nothing_leaks
from parlour.engine.laws.step import Step
from parlour.engine.play.move import Move
from tests.engine.laws.mutants import SecretLeader, mutant_game
from tests.toys import follow_suit, high_card
from tests.toys.dealt import deal_hands


def broken_by(law: Callable[[Step], None], step: Step) -> str:
    try:
        law(step)
    except BrokenLaw as broken:
        return broken.code
    return ""


def test_a_move_that_names_a_hidden_card_is_caught() -> None:
    position = deal_hands("AS 2C 3D", "KH 5C 6D")
    position.play(1, Move("PICK", slots=(0,)))
    telling = Move("PICK", slots=(0,), cards=(position.hands[0][1],))
    step = Step(high_card.GAME, position, 0, telling, Luck(1))
    assert broken_by(moves_name_no_secret, step) == "moves-name-no-secret"


def test_the_last_card_of_a_deal_is_played_openly_though_it_is_gone_at_once() -> None:
    game = follow_suit.GAME
    position = game.begin(game.rules(), 3, FastShuffle(1))
    for _ in range(14):
        seat = position.to_act()[0]
        position.play(seat, next(iter(position.moves(seat))))
    seat = position.to_act()[0]
    last = next(iter(position.moves(seat)))
    moves_name_no_secret(Step(game, position, seat, last, Luck(1)))


def test_a_turn_that_hangs_on_a_hidden_card_is_caught_where_it_is_given() -> None:
    game = mutant_game(SecretLeader)
    position = game.begin(game.rules(), 3, FastShuffle(1))
    for _ in range(2):
        seat = position.to_act()[0]
        position.play(seat, next(iter(position.moves(seat))))
    seat = position.to_act()[0]
    steps = [Step(game, position, seat, next(iter(position.moves(seat))), Luck(n)) for n in range(20)]
    assert any(broken_by(nothing_leaks, step) == "nothing-follows-from-secrets" for step in steps)

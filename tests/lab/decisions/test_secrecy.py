"""No row of a decision depends on what its seat cannot see."""

from collections.abc import Callable

import msgspec
import pytest

from parlour.adapters.layout import ObservationLayout
from parlour.adapters.setting import Setting, set_up
from parlour.cards.luck import Luck
from parlour.engine.play.move import Move
from parlour.engine.play.position import Position
from parlour.engine.rules.finder import find_game, game_names
from parlour.lab.decisions.recording import describe_decision
from parlour.lab.decisions.store import Decision

Describe = Callable[[ObservationLayout, Position, int, Move], Decision]
LOOKED_AT = 150


def leaks(place: Setting, describe: Describe) -> int:
    """In how many decisions of a random game the row tells the true deal from another that looks the same."""
    position, luck, found = place.begin(3), Luck(3), 0
    for _ in range(LOOKED_AT):
        if position.is_over():
            break
        seat = position.to_act()[0]
        move = position.moves(seat).pick(luck)
        twin = position.redealt(seat, luck)
        found += describe(place.layout, position, seat, move) != describe(place.layout, twin, seat, move)
        position.apply(seat, move)
    return found


def short_game(name: str) -> Setting:
    return set_up(name, switches=find_game(name).brief)


@pytest.mark.thorough
@pytest.mark.parametrize("name", game_names())
def test_a_row_is_the_same_for_every_deal_that_its_seat_cannot_tell_apart(name: str) -> None:
    assert leaks(short_game(name), describe_decision) == 0


def test_a_row_with_a_glance_at_another_hand_would_be_found() -> None:
    def describe_too_much(layout: ObservationLayout, position: Position, seat: int, move: Move) -> Decision:
        honest = describe_decision(layout, position, seat, move)
        other = layout.numbers(position.view((seat + 1) % position.seats))
        return msgspec.structs.replace(honest, seen=tuple(other))

    assert leaks(set_up("bastard-brag", switches={"lives": 1}), describe_too_much) > 0

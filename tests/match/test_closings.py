"""The position at the close of a deal: what everybody may see then, and nothing of the next deal."""

import pytest

from parlour.cards.codes import BACK
from parlour.cards.luck import Luck
from parlour.engine.rules.game import Game
from parlour.match.match import Match, SeatCard
from parlour.wire.views import Scene
from tests.which_games import shipped_games

SHOWN = [game for game in shipped_games() if game.picture.showdowns]


def random_match(game: Game, seed: int) -> Match:
    rules = game.rules(switches=game.brief)
    seats = max(rules.players.least, min(3, rules.players.most))
    cards = [SeatCard(name, "me") for name in ("Anna", "Ben", "Clara", "Dora")[:seats]]
    return Match.begin(game, rules, cards, bytes([seed] * 32))


@pytest.mark.shipped
@pytest.mark.parametrize("game", SHOWN, ids=lambda game: str(game.id))
def test_shown_hands_lie_open_and_folded_ones_do_not(game: Game) -> None:
    closed = 0
    for seed in range(8):
        match, luck = random_match(game, seed), Luck(seed, 0)
        while match.to_act():
            seat = match.to_act()[0]
            match.play(seat, match.moves(seat).pick(luck))
            for position, heard in match.closings:
                event = match.since(heard - 1)[0][0]
                assert event.close is not None
                view, closed = position.view(None), closed + 1
                for owner, name in event.close.hands.items():
                    hand = [zone.cards for zone in view.zones if (zone.name, zone.owner) == ("hand", owner)]
                    is_open = all(card != BACK for cards in hand for card in cards)
                    assert not hand or is_open == (name.key != "close.folded")
    assert closed > 4


@pytest.mark.shipped
@pytest.mark.parametrize("game", SHOWN, ids=lambda game: str(game.id))
def test_at_the_close_nobody_is_asked_anything_and_nothing_has_ended(game: Game) -> None:
    match, luck = random_match(game, 3), Luck(3, 0)
    while not match.closings:
        seat = match.to_act()[0]
        match.play(seat, match.moves(seat).pick(luck))
    if match.is_over():
        return
    scene = Scene.of_closing(match, match.closings[0].position)
    assert scene.to_act == ()
    assert b'"ending"' not in bytes(scene.common())
    assert all(not scene.own_part(seat, "en").forms for seat in range(len(match.seats)))
    assert scene.closed(0) == []


@pytest.mark.shipped
@pytest.mark.parametrize("game", SHOWN, ids=lambda game: str(game.id))
def test_a_move_that_is_taken_back_has_closed_nothing(game: Game) -> None:
    match, luck = random_match(game, 4), Luck(4, 0)
    while not match.closings:
        seat = match.to_act()[0]
        match.play(seat, match.moves(seat).pick(luck))
    match.undo()
    assert match.closings == []

"""What every game tells screens: kinds of counters, tones of badges, ways of cards; and marks on amounts."""

import msgspec
import pytest

from parlour.cards.luck import Luck
from parlour.cards.shuffle import FastShuffle
from parlour.engine.play.events import Event, Listener
from parlour.engine.play.position import Position
from parlour.engine.rules.finder import find_game, game_names
from parlour.engine.show.audience import EVERYONE
from parlour.engine.show.form import Form, Span
from parlour.engine.show.marks import amount_marks
from parlour.engine.show.picture import Picture, read_picture
from tests.toys.dealt import fresh

GAMES = game_names()


def test_one_way_stands_for_all_cards_and_names_the_owners() -> None:
    picture = Picture(ways={"drew": [("stock", "hand@seat")], "gave": [("hand@seat", "hand@other")]})
    assert picture.ways_of(Event("drew", 2, (1, 2), (EVERYONE,) * 2)) == [("stock", "hand@2")] * 2
    assert picture.ways_of(Event("gave", 2, (1,), (EVERYONE,), other=0)) == [("hand@2", "hand@0")]
    assert picture.ways_of(Event("showed", 2, (1,), (EVERYONE,))) == []


@pytest.mark.shipped
@pytest.mark.parametrize("name", GAMES)
def test_every_counter_and_badge_of_a_game_is_in_its_picture(name: str) -> None:
    game = find_game(name)
    for variant in game.variants():
        rules = game.rules(variant, switches=game.brief)
        position, luck = game.begin(rules, rules.players.least, FastShuffle(5)), Luck(5)
        while position.to_act():
            _check_counters(position, game.picture)
            seat = position.to_act()[0]
            position.play(seat, position.moves(seat).pick(luck))


def _check_counters(position: Position, picture: Picture) -> None:
    assert set(position.counters()) <= set(picture.table_counters)
    for seat in range(position.seats):
        assert set(position.seat_counters(seat)) <= set(picture.counters)
        assert set(position.badges(seat)) <= set(picture.badges)


@pytest.mark.shipped
@pytest.mark.parametrize("name", GAMES)
def test_one_counter_is_the_main_one(name: str) -> None:
    picture = find_game(name).picture
    assert sum(counter.main for counter in picture.counters.values()) == 1
    assert sum(counter.main for counter in picture.table_counters.values()) == 1


@pytest.mark.parametrize("name", GAMES)
def test_every_event_that_a_picture_names_has_its_sentence(name: str) -> None:
    game = find_game(name)
    named = {*game.picture.ways, *game.picture.showdowns, *game.picture.sounds}
    assert [kind for kind in named if f"event.{kind}" not in game.phrasebook()] == []


@pytest.mark.shipped
@pytest.mark.parametrize("name", GAMES)
def test_likely_steps_are_moves_of_the_game(name: str) -> None:
    game = find_game(name)
    assert game.picture.likely
    assert set(game.picture.likely) <= set(game.rules().move_labels)


def test_a_sound_that_nobody_knows_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError, match=r"\$\.sounds"):
        read_picture('{"sounds": {"knocked": "bang"}}')


@pytest.mark.shipped
@pytest.mark.parametrize("name", GAMES)
def test_the_first_deal_is_told(name: str) -> None:
    game, listener = find_game(name), Listener()
    rules = game.rules()
    game.begin(rules, rules.players.least, FastShuffle(1), listener)
    assert listener.events


def test_marks_rise_are_legal_and_name_the_least_and_the_most() -> None:
    class Marked(type(fresh())):  # type: ignore[misc]
        def marks(self, seat: int, verb: str) -> list[tuple[int, str]]:
            return [(40, "pot"), (7, "odd"), (500, "double")]

    position = Marked.__new__(Marked)
    form = Form("BET", amount=Span(low=10, high=100, step=10, also=[3]))
    assert amount_marks(position, 0, form) == [(3, "least"), (40, "pot"), (100, "most")]
    assert amount_marks(position, 0, Form("PASS")) == []

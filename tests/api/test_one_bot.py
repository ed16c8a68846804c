"""One bot class plays unchanged at a local table, in the lab and in a live room, every game of the house."""

import pytest

import parlour
from parlour.engine.play.events import Event
from tests.api.bots import Counting, FirstMove, Listening

GAMES = parlour.game_names()


@pytest.mark.thorough
@pytest.mark.parametrize("name", GAMES)
def test_it_plays_at_a_table_in_the_lab_and_in_a_live_room(name: str) -> None:
    game = parlour.game(name)
    seats = game.rules().players.least
    outcome = parlour.table(game, [Counting] * seats, seed=1, **game.brief).play_out()
    answer = parlour.experiment(game, [Counting, FirstMove], games=4, seats=seats, **game.brief)
    with parlour.room(port=0) as room:
        link = room.open_table(game, seats=seats, fill="random", **game.brief)
        there = parlour.join(link, Counting, begin=True, seed=1)
    assert outcome is not None
    assert there is not None
    assert len(outcome.places) == len(there.places) == seats
    assert len(answer.results) == 2


@pytest.mark.thorough
@pytest.mark.parametrize("name", GAMES)
def test_what_it_hears_at_a_table_is_what_the_engine_tells(name: str) -> None:
    game = parlour.game(name)
    rules = game.rules(switches=game.brief)
    bot = Listening(parlour.Luck(1))
    table = parlour.table(game, [bot, *["random"] * (rules.players.least - 1)], seed=1, **game.brief)
    table.play_out()
    told = [plain(event.seen_by(0)) for event in table.match.told(0)]
    assert [plain(event) for event in bot.events] == told[: len(bot.events)]
    assert len(bot.events) > 5


def plain(event: Event) -> tuple[object, ...]:
    """An event without audiences and sentences, which do not travel."""
    facts = {name: value for name, value in event.fields.items() if is_plain(value)}
    return event.kind, event.seat, event.cards, event.amount, event.other, event.slots, facts


def is_plain(value: object) -> bool:
    return isinstance(value, int | str) or (isinstance(value, list) and all(map(is_plain, value)))


def test_a_player_that_thinks_in_deals_is_refused_before_it_sits_down() -> None:
    with parlour.room(port=0) as room:
        link = room.open_table("bastard-brag")
        with pytest.raises(parlour.ParlourError, match="deals of its own") as refused:
            parlour.join(link, "search:8")
    assert refused.value.code == "needs-deals"

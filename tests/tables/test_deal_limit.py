"""How much a room deals: what is above its limits is refused, and can be looked at where it is stored."""

import asyncio
from typing import Any

import pytest

from parlour.cards.luck import Luck
from parlour.cards.pack import pack
from parlour.cards.shuffle import Shuffle
from parlour.engine.play.events import Teller
from parlour.engine.play.position import Position
from parlour.engine.rules.finder import all_games, game_names
from parlour.engine.rules.game import Game
from parlour.storage.memory import MemoryStore
from parlour.tables.deal_limit import too_many_cards
from parlour.tables.limits import TableLimits
from parlour.tables.lobby.room import Room
from parlour.tables.play.scheduler import RoomBots
from parlour.tables.refusals import TableRefused
from parlour.tables.settings import TableSettings
from parlour.wire import messages
from tests.simulation.virtual_loop import run_virtually
from tests.tables.stage import Guest, staged, virtual_clock
from tests.toys.high_card import GAME as HIGH_CARD
from tests.toys.high_card.bots import bot
from tests.toys.high_card.rules.asset import HighCardRules
from tests.toys.high_card.rules.table import HighCardTable

SETTINGS = TableSettings(game=game_names()[0], seats=2, clock="rules")
SMALL = TableLimits(pack=51)


async def a_room(store: MemoryStore, limits: TableLimits | None = None) -> Room:
    return await Room.opened(store, clock=virtual_clock(), bots=RoomBots(pace=0.0), limits=limits)


def test_every_variant_can_be_played_by_as_many_as_it_takes() -> None:
    for game in all_games():
        for variant in game.variants():
            rules = game.rules(variant)
            settings = TableSettings(game=game.id, variant=variant, seats=rules.players.most)
            assert too_many_cards(settings, rules, TableLimits()) is None, (game.id, variant)


def test_a_seat_gets_no_more_cards_than_the_room_deals() -> None:
    rules = SETTINGS.rules()
    assert too_many_cards(SETTINGS, rules, TableLimits(hand=rules.cards_dealt)) is None
    assert too_many_cards(SETTINGS, rules, TableLimits(hand=rules.cards_dealt - 1)) is not None


def begin_with_all(rules: Any, seats: int, shuffle: Shuffle, teller: Teller | None = None) -> Position:
    position = HighCardTable(rules, seats, shuffle)
    cards = position.shuffled(pack())
    position.hands = [cards[seat::seats] for seat in range(seats)]
    return position


def test_where_all_cards_are_dealt_the_largest_hand_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game(HIGH_CARD.package, asset=HighCardRules, begin=begin_with_all, bot=bot)
    monkeypatch.setattr(game, "_written", lambda: {**HIGH_CARD.tree(), "cardsDealt": "all"})
    monkeypatch.setattr(TableSettings, "the_game", lambda settings: game)
    settings = TableSettings(game=game.id, seats=3)
    assert too_many_cards(settings, game.rules(), TableLimits(hand=18, pack=52)) is None
    refused = too_many_cards(settings, game.rules(), TableLimits(hand=17, pack=52))
    assert refused is not None
    assert refused.said.fields["hand"] == 18


@staged
async def test_a_table_above_the_limit_is_refused_with_a_sentence_and_nothing_is_stored() -> None:
    store = MemoryStore()
    room = await a_room(store, SMALL)
    with pytest.raises(TableRefused) as refusal:
        await room.open_table("ann", SETTINGS)
    assert refusal.value.code == "too-many-cards"
    assert "51 cards in all" in refusal.value.sentence
    assert await store.tables() == []
    assert await store.rules(SETTINGS.rules().digest) is None


def test_a_stored_table_above_the_limit_can_be_seen_and_says_why_it_does_not_go_on() -> None:
    async def story() -> None:
        store = MemoryStore()
        before = await a_room(store)
        key = await before.open_table("ann", SETTINGS)
        table = await before.table(key)
        guest = Guest(table, "ann")
        await guest.sit()
        await guest.do("begin")
        for _ in range(3):
            while not table.state.asked[guest.seat()]:
                await asyncio.sleep(0.1)
            await guest.play(guest.any_move(Luck(1, 0)))
        await before.drain()
        moves = table.state.n

        room = await a_room(store, SMALL)
        assert [line.table for line in await store.tables()] == [key]
        again = Guest(await room.table(key), "ann", language="de")
        assert "geht es nicht weiter" in again.last(messages.Notice).say
        assert "höchstens" in again.last(messages.Notice).say
        assert again.last(messages.State).clock is None
        answer = await again.play(again.any_move(Luck(1, 0)))
        assert isinstance(answer, messages.No)
        assert answer.code == "too-many-cards"
        await asyncio.sleep(1_000)
        assert again.table.state.n == moves, "neither bots nor the clock go on"
        played = await room.archive.played(key, 1)
        assert len((await room.archive.replay("ann", played, 0)).frames) > 1
        assert await room.archive.exported("ann", played)

    run_virtually(story)

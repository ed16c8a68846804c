"""Several people at one screen: each connection gets what its person may see, and the public no hidden one.

Every frame that the room writes is held against the cards as they truly lie, and against what truly happened.
"""

import asyncio
import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from parlour.cards.codes import BACK
from parlour.cards.luck import Luck
from parlour.cards.notation import card_symbol
from parlour.client import RoomError, Table, random_move
from parlour.client.local_room import OWNER, LocalRoom
from parlour.client.transports import local
from parlour.engine.play.events import Event
from parlour.engine.rules.finder import find_game, game_names
from parlour.engine.show import build_view
from parlour.engine.show.zone import Zone
from parlour.match import sentences
from parlour.match.match import SeatCard
from parlour.tables.lobby.room import Room
from parlour.tables.state import TableState
from parlour.wire import views
from parlour.wire.codec import decode_from_room
from parlour.wire.messages import State
from parlour.wire.parts import Own
from parlour.wire.views import Scene
from tests.client.local import local_room
from tests.plain_only import plain_only

BEN = f"{OWNER}/ben"
MOVES = 40
"""So many moves of people are looked at in each game; all of them where it ends before."""
PATIENCE = 30.0
SYMBOL = re.compile(r"(?<!as )(?:10|[2-9AJQK])[♠♥♦♣]")
"""A card that is named; what a wild card stands for may lie anywhere."""


def true_cards(cards: list[int], audiences: list[int], seat: int | None) -> list[int]:
    """The cards as a seat sees them, or the public: written here again, to trust nothing that it tests."""
    seen = [each == -1 if seat is None else bool(each >> seat & 1) for each in audiences]
    return [card if is_seen else BACK for card, is_seen in zip(cards, seen, strict=True)]


def true_zone(zone: Zone, seat: int | None) -> list[int]:
    return [] if zone.pile else true_cards(zone.cards, zone.audiences, seat)


def true_event(event: Event, seat: int | None) -> tuple[str, int, list[int]]:
    return event.kind, event.seat, true_cards(list(event.cards), list(event.audiences), seat)


class Watch:
    """Looks at every frame as it is written, and keeps what is wrong with it."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.leaks: list[str] = []
        self.hidden: dict[str, int] = {}
        """For each person how many backs they were shown: a test in which nothing is hidden shows nothing."""
        self._write = local._LocalConnection.write
        self.state: TableState | None = None

        def write(connection: Any, frame: bytes) -> None:
            self.look(connection, frame)
            self._write(connection, frame)

        patch.setattr(local._LocalConnection, "write", write)

    def look(self, connection: Any, frame: bytes) -> None:
        message = decode_from_room(frame)
        if isinstance(message, State) and self.state is not None:
            person = connection._transport.person
            seats = [chair.person for chair in self.state.chairs]
            for wrong in self._wrong(message, seats.index(person) if person else None, person):
                self.leaks.append(f"{person or 'the public'}, row {message.seq}: {wrong}")

    def _wrong(self, message: State, seat: int | None, person: str) -> Iterator[str]:
        assert self.state is not None
        match = self.state.now_played()
        zones = match.position.zones()
        common, own = msgspec.json.decode(message.common), msgspec.json.decode(message.own) or {}
        shown: list[tuple[int, int | None, list[int]]] = [
            (place, None, zone.get("cards", [])) for place, zone in enumerate(common["zones"])
        ]
        shown += [(int(place), seat, zone.get("cards", [])) for place, zone in own.get("zones", {}).items()]
        for place, viewer, cards in shown:
            self.hidden[person] = self.hidden.get(person, 0) + cards.count(BACK)
            if cards != true_zone(zones[place], viewer):
                yield f"{zones[place].name} of {zones[place].owner} shows {cards}"
        if seat is None and own:
            yield f"the public has {own} of its own"
        true = [true_event(event, seat) for event in match.events]
        for told in message.events:
            if told.cards and (told.kind, told.seat, list(told.cards)) not in true:
                yield f"{told.kind} tells {told.cards}"
        faces = {card for zone in zones for card in true_zone(zone, seat)}
        faces |= {card for _, _, cards in true for card in cards}
        said = [*(told.say for told in message.events), own.get("prompt", ""), *own.get("notes", [])]
        for text in said:
            if not set(SYMBOL.findall(text)) <= {card_symbol(card) for card in faces - {BACK}}:
                yield f"says {text!r}"


async def play_on(clients: list[Table], moves: int, luck: Luck) -> None:
    """Let people move at random, so many times or until the game is over."""
    while moves > 0 and not is_over(clients[0]):
        asked = [client for client in clients if client.asked and client.view is not None]
        if not asked:
            await clients[0].changed()
            continue
        try:
            await asked[0].move(random_move(asked[0].view, luck))  # type: ignore[arg-type]
            moves -= 1
        except RoomError:
            await asyncio.sleep(0)


def is_over(client: Table) -> bool:
    return client.seats is not None and client.seats.status != "playing"


async def seen(table: Table, what: Any) -> None:
    while not what():
        await table.changed()


async def take_back(room: LocalRoom, key: str, ann: Table, ben: Table) -> None:
    """Ann takes her last move back, and Ben agrees."""
    before = (await room.state(key)).now_played().returns
    await ann.do("undo")
    await seen(ben, lambda: ben.seats is not None and ben.seats.vote is not None)
    await ben.do("vote")
    while (await room.state(key)).now_played().returns == before:
        await asyncio.sleep(0.001)


async def evening(name: str, watch: Watch) -> None:
    """Some moves, one taken back, the game ended, and another one at the same table."""
    game, luck = find_game(name), Luck(1)
    rules = game.rules(switches=game.brief)
    seats = [SeatCard("Ann", "me"), SeatCard("Ben", "me")]
    seats += [SeatCard(each, "random") for each in "CDEFGH"[: max(0, rules.players.least - 2)]]
    async with local_room() as room:
        key = await room.begin(game, rules, seats, seed=bytes(32))
        watch.state = await room.state(key)
        people = [room.connect(key, person) for person in (OWNER, BEN, "")]
        for client in people:
            await client.open()
        ann, ben, public = people
        await play_on([ann, ben], 4, luck)
        await take_back(room, key, ann, ben)
        await play_on([ann, ben], MOVES, luck)
        if not is_over(ann):
            await ann.do("end")
            await seen(ben, lambda: ben.seats is not None and ben.seats.vote is not None)
            await ben.do("vote")
            await seen(ann, lambda: is_over(ann))
        await ann.do("rematch")
        await seen(public, lambda: public.state is not None and public.state.game == 2)
        await play_on([ann, ben], MOVES // 2, luck)
        for client in people:
            await client.close()


def look_on(name: str, patch: pytest.MonkeyPatch) -> Watch:
    watch = Watch(patch)
    asyncio.run(asyncio.wait_for(evening(name, watch), PATIENCE))
    return watch


@pytest.mark.parametrize("name", game_names())
def test_each_person_of_a_screen_gets_their_own_cards_and_the_public_none(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    watch = look_on(name, monkeypatch)
    assert watch.leaks == []
    assert set(watch.hidden) == {OWNER, BEN, ""}
    assert all(watch.hidden.values()), "everybody was to be kept from something"


# Faults that are seen


def the_public_comes_in_as_the_owner(patch: pytest.MonkeyPatch) -> None:
    enter = Room.enter
    patch.setattr(Room, "enter", lambda room, hello, person, line: enter(room, hello, person or OWNER, line))


def ben_gets_what_is_anns(patch: pytest.MonkeyPatch) -> None:
    true = Scene.own_part

    def own_part(scene: Scene, viewer: int, language: str) -> Own:
        return msgspec.structs.replace(true(scene, viewer, language), zones=true(scene, 0, language).zones)

    patch.setattr(Scene, "own_part", own_part)


def events_are_told_with_all_cards(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(views, "veil", lambda cards, audiences, viewer: cards)


def sentences_name_all_cards(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(sentences, "veil", lambda cards, audiences, viewer: cards)


def zones_show_all_cards(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(build_view, "veil", lambda cards, audiences, viewer: cards)


FAULTS = [
    the_public_comes_in_as_the_owner,
    ben_gets_what_is_anns,
    events_are_told_with_all_cards,
    sentences_name_all_cards,
    zones_show_all_cards,
]


@plain_only
@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_a_planted_fault_is_seen(fault: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    fault(monkeypatch)
    assert any(look_on(name, monkeypatch).leaks for name in game_names())

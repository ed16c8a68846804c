"""Tables of a tournament: of nobody's own, and found by the tournament alone."""

import msgspec
import pytest

from parlour.engine.rules.finder import game_names
from parlour.storage.memory import MemoryStore
from parlour.tables.lobby.room import Room
from parlour.tables.log.entries import Open
from parlour.tables.log.rows import Pending, entry_of, row_of
from parlour.tables.settings import TableSettings
from parlour.tables.state import TableState
from parlour.tables.tournament.tables import TournamentTables
from parlour.wire.messages import Seats, Welcome
from tests.simulation.virtual_loop import run_virtually
from tests.tables.stage import Guest, virtual_clock

SETTINGS = TableSettings(game=game_names()[0], seats=3, public=True)


async def new_room() -> Room:
    return await Room.opened(MemoryStore(), clock=virtual_clock())


def test_a_table_of_a_tournament_has_no_host_and_is_listed_by_the_tournament_alone() -> None:
    async def story() -> None:
        room = await new_room()
        key = await TournamentTables(room, "cup").open(SETTINGS)
        own = await room.open_table("ann", SETTINGS)
        line = await room.store.table(key)
        assert line is not None
        assert (line.tournament, line.host, line.public) == ("cup", "", False)
        assert [each.table for each in await room.store.tables(tournament="cup")] == [key]
        assert [each.table for each in await room.listing.tables()] == [own]

    run_virtually(story)


def test_the_lobby_leaves_a_table_of_a_tournament_out_even_if_it_is_public() -> None:
    async def story() -> None:
        room = await new_room()
        key = await room.open_table("", SETTINGS, tournament="cup")
        laid = await room.laid_table(SETTINGS)
        assert laid != key
        assert [each.table for each in await room.listing.tables()] == [laid]

    run_virtually(story)


def test_a_table_whose_key_was_given_is_opened_once() -> None:
    async def story() -> None:
        room = await new_room()
        tables = TournamentTables(room, "cup")
        assert await tables.open(SETTINGS, "abc") == "abc"
        rows = await room.store.rows("abc")
        assert await tables.open(SETTINGS, "abc") == "abc"
        assert await room.store.rows("abc") == rows
        assert (await room.table("abc")).state.tournament == "cup"

    run_virtually(story)


def test_whoever_looks_on_is_told_the_tournament_and_when_cards_are_told() -> None:
    async def story() -> None:
        room = await new_room()
        table = await room.table(await TournamentTables(room, "cup").open(SETTINGS))
        guest = Guest(table, "ann")
        welcome = guest.last(Welcome)
        told = {name: welcome.settings[name] for name in ("tournament", "reveal", "casual", "public")}
        assert told == {"tournament": "cup", "reveal": "tournament", "casual": False, "public": False}
        assert welcome.commitment == ""
        assert not any(person.host for person in guest.last(Seats).seats)
        other = await room.table(await room.open_table("ann", SETTINGS))
        settings = Guest(other, "ann").last(Welcome).settings
        assert (settings["reveal"], "tournament" in settings) == ("end", False)

    run_virtually(story)


def test_no_settings_make_a_table_one_of_a_tournament() -> None:
    with pytest.raises(msgspec.ValidationError, match="unknown field `tournament`"):
        msgspec.json.decode(b'{"game":"claim","tournament":"cup"}', type=TableSettings)
    with pytest.raises(msgspec.ValidationError, match="Invalid enum value 'tournament'"):
        msgspec.json.decode(b'{"game":"claim","reveal":"tournament"}', type=TableSettings)


def test_the_first_row_of_other_tables_is_written_as_it_always_was() -> None:
    opened = Open(SETTINGS, "ann", "digest", "secret")
    row = row_of(Pending(opened), "table", 1, 5)
    assert set(msgspec.json.decode(row.body)) == {"settings", "host", "rules", "secret"}
    state = TableState.of("table", SETTINGS.rules(), [row])
    assert (state.tournament, state.line().tournament) == ("", "")


class AskedStore(MemoryStore):
    """Counts how often it is asked for rules."""

    asked = 0

    async def rules(self, digest: str) -> bytes | None:
        self.asked += 1
        return await super().rules(digest)

    async def keep_rules(self, digest: str, body: bytes) -> None:
        self.asked += 1
        await super().keep_rules(digest, body)


def test_of_many_tables_that_are_alike_only_the_first_asks_the_store_for_their_rules() -> None:
    async def story() -> None:
        store = AskedStore()
        tables = TournamentTables(await Room.opened(store, clock=virtual_clock()), "cup")
        first = await tables.open(SETTINGS)
        assert await tables.last_number(first) == 0
        before = store.asked
        assert await tables.last_number(await tables.open(SETTINGS)) == 0
        assert store.asked == before > 0
        larger = await tables.open(msgspec.structs.replace(SETTINGS, seats=4))
        opened = await store.rows(larger)
        assert entry_of(opened[0]).settings.seats == 4

    run_virtually(story)

"""What every store promises: the same stories told with all of them."""

import asyncio

import msgspec
import pytest

from parlour.storage.rows import Batch, Note, tournament_log, tournament_of
from parlour.storage.store import NotStored, Store, Taken
from parlour.tables.lobby.store_check import store_complaints
from tests.storage.samples import (
    batch,
    entrant_line,
    game_line,
    in_store,
    person_line,
    row,
    table_line,
    tournament_line,
)


def test_what_is_appended_is_read_in_order(store: Store) -> None:
    async def story(store: Store) -> None:
        await store.append(batch("a", 1))
        await store.append(batch("b", 1, 2))
        await store.append(batch("a", 2, 3))
        assert await store.rows("a") == [row("a", n) for n in (1, 2, 3)]
        assert await store.rows("b", after=1) == [row("b", 2)]
        assert await store.rows("a", after=1, most=1) == [row("a", 2)]
        assert await store.rows("a", after=9) == []
        assert await store.rows("nowhere") == []

    in_store(store, story)


def test_any_bytes_and_big_numbers_come_back_as_they_were(store: Store) -> None:
    strange = row("ä ☃ '\"", 1, at=2**62, body=bytes(range(256)), kind="öffnen")._replace(seat=-1)

    async def story(store: Store) -> None:
        await store.append(Batch([strange]))
        assert await store.rows(strange.table) == [strange]

    in_store(store, story)


def test_a_row_that_is_there_is_taken_and_the_others_of_the_commit_are_kept(store: Store) -> None:
    async def story(store: Store) -> None:
        await store.append(batch("a", 1, 2))
        together = [store.append(each) for each in (batch("b", 1), batch("a", 2, 3), batch("c", 1))]
        outcomes = await asyncio.gather(*together, return_exceptions=True)
        assert [type(each) for each in outcomes] == [type(None), Taken, type(None)]
        assert [len(await store.rows(table)) for table in "abc"] == [2, 1, 1]

    in_store(store, story)


def test_of_two_who_want_the_same_number_one_is_kept(store: Store) -> None:
    async def story(store: Store) -> None:
        rivals = [Batch([row("a", 1, body=b'"%d"' % i)]) for i in range(5)]
        outcomes = await asyncio.gather(*(store.append(each) for each in rivals), return_exceptions=True)
        assert outcomes.count(None) == 1
        winner = rivals[outcomes.index(None)]
        assert await store.rows("a") == winner.rows

    in_store(store, story)


def test_a_row_that_comes_too_early_is_not_stored(store: Store) -> None:
    async def story(store: Store) -> None:
        with pytest.raises(NotStored, match="comes too early"):
            await store.append(batch("a", 2))
        await store.append(batch("a", 1))
        with pytest.raises(NotStored, match="comes too early"):
            await store.append(batch("a", 3, 4))
        assert await store.rows("a") == [row("a", 1)]

    in_store(store, story)


def test_a_batch_of_two_tables_is_a_bug_and_nothing_is_kept(store: Store) -> None:
    async def story(store: Store) -> None:
        with pytest.raises(AssertionError):
            await store.append(Batch([row("a", 1), row("b", 2)]))
        assert await store.rows("a") == []

    in_store(store, story)


def test_lines_are_kept_with_their_rows_or_not_at_all(store: Store) -> None:
    async def story(store: Store) -> None:
        await store.append(Batch([row("a", 1)], table_line("a"), game_line("a", 1)))
        assert await store.table("a") == table_line("a")
        assert await store.games(table="a") == [game_line("a", 1)]
        with pytest.raises(Taken):
            await store.append(Batch([row("a", 1)], table_line("a", status="closed"), game_line("a", 2)))
        assert await store.table("a") == table_line("a")
        assert await store.games(table="a") == [game_line("a", 1)]
        await store.append(Batch([], table_line("a", status="closed")))
        line = await store.table("a")
        assert line is not None
        assert line.status == "closed"
        assert await store.table("b") is None

    in_store(store, story)


def test_tables_are_listed_by_their_last_change(store: Store) -> None:
    async def story(store: Store) -> None:
        await store.append(Batch([], table_line("old", changed=1, status="closed")))
        await store.append(Batch([], table_line("new", changed=9)))
        await store.append(Batch([], table_line("own", changed=5, public=False, status="playing")))
        assert [line.table for line in await store.tables()] == ["new", "own", "old"]
        assert [line.table for line in await store.tables(status=("open", "playing"))] == ["new", "own"]
        assert [line.table for line in await store.tables(public=False)] == ["own"]
        await store.append(Batch([], msgspec.structs.replace(table_line("laid", changed=2), host="")))
        assert [line.table for line in await store.tables(host="")] == ["laid"]
        assert [line.table for line in await store.tables(public=True, most=1)] == ["new"]

    in_store(store, story)


def test_games_are_found_by_person_table_and_state(store: Store) -> None:
    async def story(store: Store) -> None:
        lines = [game_line("a", 1, began=1), game_line("a", 2, began=2, people=("2", "1"))]
        lines.append(msgspec.structs.replace(game_line("b", 1, began=3, people=("2", "")), rated=False))
        for line in lines:
            await store.append(Batch([], game=line))
        ended = msgspec.structs.replace(lines[0], ended=99, places=[2, 1])
        await store.append(Batch([], game=ended))
        assert await store.games() == [lines[2], lines[1], ended]
        assert await store.games(person="1") == [lines[1], ended]
        assert await store.games(person="2", table="a") == [lines[1]]
        assert await store.games(rated=True, most=1) == [lines[1]]
        assert await store.games(ended=True) == [ended]
        assert await store.games(person="3") == []

    in_store(store, story)


def test_a_person_is_found_by_key_or_recovery_code(store: Store) -> None:
    async def story(store: Store) -> None:
        await store.keep_person(person_line("1", b"key", b"code"))
        await store.keep_person(person_line("2", b"other"))
        assert await store.person(b"key") == await store.person(b"code") == person_line("1", b"key", b"code")
        assert await store.person(b"nobody's") is None
        assert await store.person(b"") is None
        await store.keep_person(person_line("1", b"new key", b"code"))
        assert await store.person(b"key") is None
        assert await store.people() == [person_line("1", b"new key", b"code"), person_line("2", b"other")]

    in_store(store, story)


def test_rules_are_kept_once_and_for_all(store: Store) -> None:
    async def story(store: Store) -> None:
        await store.keep_rules("d1", b"{}")
        await store.keep_rules("d1", b"others")
        await store.keep_rules("d0", b"[]")
        assert await store.rules("d1") == b"{}"
        assert await store.rules("d2") is None
        assert await store.digests() == ["d0", "d1"]

    in_store(store, story)


def test_a_token_is_used_once_and_forgotten_when_its_time_is_over(store: Store) -> None:
    async def story(store: Store) -> None:
        uses = await asyncio.gather(*(store.use_once(b"t", 200) for _ in range(4)))
        assert sorted(uses) == [False, False, False, True]
        assert await store.use_once(b"old", 99)
        assert await store.use_once(b"old", 99), "its time was over at 99, and now it is 100"
        assert not await store.use_once(b"t", 300)

    in_store(store, story)


def test_the_secret_is_always_the_same(store: Store) -> None:
    async def story(store: Store) -> None:
        secrets = await asyncio.gather(*(store.secret() for _ in range(3)))
        assert len(set(secrets)) == 1
        assert len(secrets[0]) == 32

    in_store(store, story)


def test_a_lease_has_one_owner_at_a_time(store: Store) -> None:
    async def story(store: Store) -> None:
        assert await store.lease("a", "me", until=20, now=10)
        assert not await store.lease("a", "you", until=25, now=19)
        assert await store.lease("b", "you", until=25, now=19)
        assert await store.lease("a", "me", until=30, now=19), "the owner renews it"
        assert not await store.lease("a", "you", until=40, now=29)
        assert await store.lease("a", "you", until=40, now=30), "it has run out"
        await store.end_leases(["a"], "me")
        assert not await store.lease("a", "me", until=50, now=31), "it was another's to give back"
        await store.end_leases(["a"], "you")
        assert await store.lease("a", "me", until=50, now=31)

    in_store(store, story)


def test_leases_of_many_tables_are_taken_at_once_as_far_as_they_are_free(store: Store) -> None:
    async def story(store: Store) -> None:
        assert await store.lease_all(["a", "b", "ä '\""], "me", until=20, now=10) == {"a", "b", "ä '\""}
        assert await store.lease_all(["b", "c"], "you", until=30, now=19) == {"c"}
        assert await store.lease_all(["c", "b", "a"], "me", until=40, now=20) == {"a", "b"}
        assert await store.lease_all(["a", "c"], "you", until=50, now=30) == {"c"}
        await store.end_leases(["a", "c", "nowhere"], "me")
        assert await store.lease_all(["a", "b", "c"], "them", until=60, now=31) == {"a"}
        assert await store.lease_all([], "me", until=60, now=31) == set()

    in_store(store, story)


def test_leases_of_all_played_tables_are_renewed_together(store: Store) -> None:
    async def story(store: Store) -> None:
        tables = {f"table {i}" for i in range(1_700)}
        for now in (10, 12, 14):
            assert await store.lease_all(tables, "me", until=now + 10, now=now) == tables
        assert await store.lease_all(tables, "you", until=40, now=23) == set()
        assert await store.lease_all(tables, "you", until=40, now=24) == tables
        await store.end_leases(tables, "you")
        assert await store.lease_all(tables, "me", until=50, now=25) == tables

    in_store(store, story)


def test_tables_are_found_by_the_time_of_their_rows(store: Store) -> None:
    async def story(store: Store) -> None:
        await store.append(Batch([row("b", 1, at=10), row("b", 2, at=20)]))
        await store.append(Batch([row("a", 1, at=20)]))
        assert await store.tables_between() == ["a", "b"]
        assert await store.tables_between(10, 20) == ["b"]
        assert await store.tables_between(20) == ["a", "b"]
        assert await store.tables_between(21) == []

    in_store(store, story)


def test_many_batches_at_once_are_all_kept(store: Store) -> None:
    async def story(store: Store) -> None:
        tables = [f"t{i}" for i in range(150)]
        await asyncio.gather(*(store.append(Batch([row(table, 1)], table_line(table))) for table in tables))
        await asyncio.gather(*(store.append(batch(table, 2, 3)) for table in tables))
        assert [len(await store.rows(table)) for table in tables] == [3] * 150
        assert len(await store.tables(most=1000)) == 150

    in_store(store, story)


def test_a_write_can_be_tried_and_leaves_nothing_to_be_seen(store: Store) -> None:
    async def story(store: Store) -> None:
        await store.try_write()
        assert store.health.is_writable
        assert [str(each) async for each in store_complaints(store, lambda done, of: None)] == []
        assert await store.tables_between() == []

    in_store(store, story)


def test_a_tournament_is_a_log_beside_those_of_tables(store: Store) -> None:
    log = tournament_log("cup")
    assert (log, tournament_of(log), tournament_of("cup")) == ("t:cup", "cup", "")

    async def story(store: Store) -> None:
        entrants = [entrant_line("cup", 0), entrant_line("cup", 1, person="")]
        await store.append(Batch([row(log, 1)], tournament=tournament_line("cup"), entrants=entrants))
        await store.append(batch("cup", 1))
        assert await store.rows(log) == [row(log, 1)]
        assert await store.tournament("cup") == tournament_line("cup")
        assert await store.tournament(log) is None
        assert await store.entrants("cup") == entrants
        assert await store.tables_between() == ["cup", log]
        assert await store.tables() == []

    in_store(store, story)


def test_lines_of_a_tournament_are_kept_with_its_rows_or_not_at_all(store: Store) -> None:
    log, begun, over = (
        tournament_log("cup"),
        tournament_line("cup"),
        tournament_line("cup", status="finished"),
    )

    async def story(store: Store) -> None:
        await store.append(Batch([row(log, 1)], tournament=begun, entrants=[entrant_line("cup", 0)]))
        late = Batch([row(log, 1)], tournament=over, entrants=[entrant_line("cup", 0, place=1)])
        with pytest.raises(Taken):
            await store.append(late)
        assert await store.tournament("cup") == begun
        assert await store.entrants("cup") == [entrant_line("cup", 0)]
        await store.append(msgspec.structs.replace(late, rows=[row(log, 2)]))
        assert await store.tournament("cup") == over
        assert await store.entrants("cup") == [entrant_line("cup", 0, place=1)]
        assert (begun.is_over(), over.is_over()) == (False, True)

    in_store(store, story)


def test_a_thousand_entrants_are_kept_in_one_batch_in_their_order(store: Store) -> None:
    async def story(store: Store) -> None:
        entrants = [entrant_line("cup", number, person=str(number)) for number in range(1_000)]
        await store.append(Batch([], tournament=tournament_line("cup"), entrants=entrants[::-1]))
        assert await store.entrants("cup") == entrants
        assert await store.tournaments_of("999") == [(tournament_line("cup"), entrants[999])]

    in_store(store, story)


def test_tournaments_are_listed_by_their_last_change(store: Store) -> None:
    async def story(store: Store) -> None:
        lines = [
            tournament_line("old", changed=1, status="finished"),
            tournament_line("new", changed=9),
            tournament_line("own", changed=5, public=False, status="running"),
        ]
        for line in lines:
            await store.append(Batch([], tournament=line))
        found = await store.tournaments()
        assert [line.tournament for line in found] == ["new", "own", "old"]
        assert await store.tournaments(status=("registering", "running"), public=True) == [lines[1]]
        assert await store.tournaments(host="7", most=1) == [lines[1]]
        assert await store.tournaments(host="") == []

    in_store(store, story)


def test_people_find_the_tournaments_that_they_entered(store: Store) -> None:
    async def story(store: Store) -> None:
        for key, made in (("first", 1), ("second", 2), ("others", 3)):
            entrants = [entrant_line(key, 0, person=""), entrant_line(key, 1, person="2")]
            await store.append(Batch([], tournament=tournament_line(key, made=made), entrants=entrants))
        mine = [entrant_line("first", 2, place=4), entrant_line("second", 5)]
        await store.append(Batch([], entrants=mine))
        assert await store.tournaments_of("1") == [
            (tournament_line("second", made=2), mine[1]),
            (tournament_line("first", made=1), mine[0]),
        ]
        assert await store.tournaments_of("1", most=1) == [(tournament_line("second", made=2), mine[1])]
        assert await store.tournaments_of("") == []

    in_store(store, story)


def test_tables_of_a_tournament_are_listed_apart(store: Store) -> None:
    async def story(store: Store) -> None:
        own = table_line("own", changed=2)
        theirs = [
            msgspec.structs.replace(table_line(key, changed=4), tournament="cup") for key in ("t1", "t2")
        ]
        for line in (own, *theirs):
            await store.append(Batch([], line))
        assert await store.tables() == [*theirs, own]
        assert await store.tables(tournament="cup") == theirs
        assert await store.tables(tournament="", status=("open",), public=True) == [own]
        assert await store.tables(tournament="league") == []
        assert await store.table("t2") == theirs[1]
        later = msgspec.structs.replace(theirs[1], status="playing", changed=9)
        await store.append(Batch([], later))
        assert await store.tables(tournament="cup", host="7", most=1) == [later]

    in_store(store, story)


def test_a_table_is_found_by_who_opened_it_and_for_which_club_and_says_how_it_seeks(store: Store) -> None:
    async def story(store: Store) -> None:
        seeking = {"opener": "ann", "host_name": "Ann", "rated": True, "clock": "none", "seek": "quick"}
        line = msgspec.structs.replace(table_line("a"), **seeking, until=2**60, club="round")
        await store.append(Batch([row("a", 1)], line))
        await store.append(Batch([], msgspec.structs.replace(table_line("b"), opener="ben", club="other")))
        assert await store.tables(opener="ann") == [line] == [await store.table("a")]
        assert await store.tables(club="round") == [line]
        assert await store.tables(opener="ben", club="round") == await store.tables(club="nobody's") == []
        await store.append(Batch([], msgspec.structs.replace(line, seek="", status="closed")))
        assert await store.tables(opener="ann", status=("open",)) == []

    in_store(store, story)


def test_a_note_is_there_once_and_found_by_its_owner_and_by_whom_it_is_about(store: Store) -> None:
    async def story(store: Store) -> None:
        first, later = Note("liked", "ann", "ben", 1), Note("liked", "ann", "ben", 5, b"{}")
        other = Note("liked", "cid", "ben", 9)
        for note in (first, other, later, Note("blocked", "ann", "ben", 2)):
            await store.keep_note(note)
        assert await store.notes("liked") == [other, later]
        assert await store.notes("liked", owner="ann") == [later]
        assert await store.notes("liked", about="ben", most=1) == [other]
        assert await store.notes("liked", owner="ben") == []
        assert [await store.drop_note("liked", "ann", "ben") for _ in range(2)] == [True, False]
        assert await store.notes("liked", owner="ann") == []
        assert len(await store.notes("blocked", owner="ann", about="ben")) == 1

    in_store(store, story)

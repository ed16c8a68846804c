"""Random lives of a store: SQLite and PostgreSQL answer as the plain lists of the memory store do."""

import asyncio
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from parlour.storage.memory import MemoryStore
from parlour.storage.postgres import PostgresStore
from parlour.storage.rows import Batch, GameLine, TableLine, TournamentLine
from parlour.storage.sqlite import SqliteStore
from parlour.storage.store import Store
from tests.storage.postgres_server import PostgresServer, emptied
from tests.storage.samples import (
    entrant_line,
    game_line,
    person_line,
    row,
    table_line,
    tournament_line,
)

Step = Callable[[Store], Awaitable[object]]

keys = st.sampled_from(["a", "B", "ä"])
small = st.integers(1, 4)
people = st.lists(st.sampled_from(["", "1", "2"]), min_size=1, max_size=3).map(tuple)


@st.composite
def table_lines(draw: st.DrawFn) -> TableLine:
    status = draw(st.sampled_from(["open", "playing", "closed"]))
    line = table_line(draw(keys), changed=draw(small), status=status, public=draw(st.booleans()))
    tournament, club = {"a": ("", "club"), "B": ("cup", ""), "ä": ("ä", "")}[line.table]
    return msgspec.structs.replace(line, tournament=tournament, club=club)


@st.composite
def game_lines(draw: st.DrawFn) -> GameLine:
    line = game_line(draw(keys), draw(small), began=draw(small), people=draw(people))
    places = draw(st.lists(small, max_size=2))
    return msgspec.structs.replace(
        line, rated=draw(st.booleans()), ended=draw(st.integers(0, 2)), places=places
    )


@st.composite
def tournament_lines(draw: st.DrawFn) -> TournamentLine:
    status, changed = draw(st.sampled_from(["registering", "running"])), draw(small)
    return tournament_line(
        draw(keys), made=draw(small), changed=changed, status=status, public=draw(st.booleans())
    )


entrant_lines = st.builds(
    lambda tournament, entrant, person, place: entrant_line(tournament, entrant, person=person, place=place),
    keys,
    small,
    st.sampled_from(["", "1", "2"]),
    small,
)


@st.composite
def batches(draw: st.DrawFn) -> Batch:
    table, first, body = draw(keys), draw(small), draw(st.binary(max_size=4))
    rows = [row(table, first + i, body=body) for i in range(draw(st.integers(0, 3)))]
    lines = draw(st.none() | table_lines()), draw(st.none() | game_lines())
    return Batch(
        rows, *lines, draw(st.none() | tournament_lines()), draw(st.lists(entrant_lines, max_size=3))
    )


def appended(together: list[Batch]) -> Step:
    return lambda store: asyncio.gather(*(_outcome(store.append(batch)) for batch in together))


async def _outcome(done: "asyncio.Future[None]") -> str:
    try:
        await done
    except Exception as refusal:
        return repr(refusal)
    return "kept"


steps: st.SearchStrategy[Step] = st.one_of(
    st.lists(batches(), min_size=1, max_size=4).map(appended),
    st.builds(lambda d, body: lambda store: store.keep_rules(d, body), keys, st.binary(max_size=3)),
    st.builds(lambda p, k: lambda store: store.keep_person(person_line(p, k)), keys, st.binary(max_size=1)),
    st.builds(lambda key: lambda store: store.person(key), st.binary(max_size=1)),
    st.builds(lambda token, end: lambda store: store.use_once(token, 98 + end), st.binary(max_size=1), small),
    st.builds(lambda t, o, end, now: lambda store: store.lease(t, o, end, now), keys, keys, small, small),
    st.builds(lambda t, o, end, now: lambda store: store.lease_all(t, o, end, now),
              st.lists(keys, unique=True), keys, small, small),
    st.builds(lambda t, o: lambda store: store.end_leases(t, o), st.lists(keys), keys),
    st.builds(lambda s, p, t, c, n:
              lambda store: store.tables(status=s, public=p, tournament=t, club=c, most=n),
              st.sampled_from([(), ("open",), ("open", "closed")]), st.none() | st.booleans(),
              st.sampled_from([None, "", "cup"]), st.sampled_from(["", "club"]), small),
    st.builds(lambda s, p, n: lambda store: store.tournaments(status=s, public=p, most=n),
              st.sampled_from([(), ("running",)]), st.none() | st.booleans(), small),
    st.builds(lambda p, n: lambda store: store.tournaments_of(p, n), st.sampled_from(["", "1", "2"]), small),
    st.builds(lambda t: lambda store: store.entrants(t), keys),
    st.builds(lambda p, t, r, e, n: lambda store: store.games(person=p, table=t, rated=r, ended=e, most=n),
              st.sampled_from(["", "1", "2"]), st.just("") | keys, st.booleans(), st.booleans(), small),
    st.builds(lambda t, n, most: lambda store: store.rows(t, n, most), keys, small, st.none() | small),
    st.builds(lambda since, end: lambda store: store.tables_between(1000 + since, 1000 + end), small, small),
)  # fmt: skip


async def life(store: Store, story: list[Step]) -> list[object]:
    """Everything the store answers in the course of this story, and what it holds in the end."""
    await store.open()
    answers = [await step(store) for step in story]
    held = [await store.rows(table) for table in ("a", "B", "ä")]
    held += [await store.tables(), await store.games(), await store.people(), await store.digests()]  # type: ignore[list-item]
    held += [await store.tournaments()]  # type: ignore[list-item]
    held += [await store.entrants(tournament) for tournament in ("a", "B", "ä")]  # type: ignore[misc]
    await store.close()
    return answers + held


@pytest.mark.thorough
@settings(max_examples=30, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.lists(steps, max_size=12))
def test_sqlite_answers_as_the_model_does(story: list[Step]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        store = SqliteStore(Path(folder) / "room.db", now=lambda: 100)
        assert asyncio.run(life(store, story)) == asyncio.run(life(MemoryStore(now=lambda: 100), story))


@settings(max_examples=6, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.lists(steps, min_size=6, max_size=20))
def test_postgres_answers_as_the_model_does(postgres: PostgresServer, story: list[Step]) -> None:
    asyncio.run(emptied(postgres.url))
    store = PostgresStore(postgres.url, now=lambda: 100)
    assert asyncio.run(life(store, story)) == asyncio.run(life(MemoryStore(now=lambda: 100), story))

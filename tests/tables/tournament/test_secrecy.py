"""Nothing that a tournament says before its end tells a seed, a secret, a code, a person's number or a card.

All that its lines, its answers and its exports give out is gathered while it is played; planted faults must
be found in it.
"""

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from parlour.tables.lobby.archive import NotYours
from parlour.tables.log.rows import entry_of
from parlour.tables.tournament.log import rows as log_rows
from parlour.tables.tournament.orders import deal_secret, table_key
from parlour.tables.tournament.show import export, view
from parlour.tables.tournament.show.export import public_rows, results_csv
from parlour.tables.tournament.tournament import Tournament
from parlour.tournaments.log.rows import Deal, row_tree
from tests.simulation.virtual_loop import run_virtually
from tests.tables.tournament.cups import HOST, Hall, Onlooker, file_of, kept_rows, somebody, until_over

Plant = Callable[[pytest.MonkeyPatch], None]
CODE = "open-sesame"


async def given_out(hall: Hall, cup: Tournament, onlookers: list[Onlooker]) -> bytes:
    """Everything that anybody but the director can get of a tournament now."""
    found = [frame for each in onlookers for frame in each.paper.frames]
    found.append(msgspec.json.encode(cup.view().common))
    found += [msgspec.json.encode(cup.own(person)) for person in ("ann", "zoe", "")]
    found.append(msgspec.json.encode([cup.view().standings, cup.view().tables]))
    found.append(results_csv(cup.view().standings).encode())
    rows = await public_rows(hall.room.store, cup.book.key, 0, 10_000, is_over=cup.is_over())
    found.append(msgspec.json.encode(rows))
    found.append(await file_of(hall, cup))
    found.append(msgspec.json.encode([view.facts_of_line(line) for line in await hall.tournaments.listed()]))
    return b"\n".join(found)


async def secrets_of(hall: Hall, cup: Tournament) -> dict[str, str]:
    """What nobody may know before the end."""
    found = {"seed": cup.book.state.opened.secret, "code": CODE, "person": '"p3rs0n"', "host": '"host"'}
    for row in await kept_rows(hall.room.store, cup.book.key):
        if isinstance(row, Deal):
            name = f"table {row.table}, deal {row.number}"
            found[f"secret of {name}"] = deal_secret(cup.book, row).hex()
            for kept in await hall.room.store.rows(table_key(cup.book, row.table, row.number)):
                if kept.kind == "begin":
                    found[f"seed of {name}"] = entry_of(kept).seed
    return found


async def leaks(name: str = "freeze-out", **others: Any) -> list[str]:
    """Plays a tournament half through and to its end; names what came out too early."""
    hall = await Hall.opened()
    others = {"entry": {"by": "code"}, "clock": {"rest_seconds": 20}, **others}
    cup = await hall.open(name, code=CODE, **others)
    ann = type(HOST)("p3rs0n", b"", b"", "Ann", 0)
    await hall.tournaments.enter(cup.book.key, ann, CODE)
    onlookers = [await Onlooker.at(hall, cup.book.key, who) for who in (ann, somebody("Zoe"))]
    await hall.act(cup, "bot", player="random", amount=8)
    await hall.act(cup, "replace", entrant=0, player="random")
    await hall.act(cup, "start")
    await hall.act(cup, "announce", "Good luck.")
    await asyncio.sleep(30)
    assert not cup.is_over()
    early, secrets = await given_out(hall, cup, onlookers), await secrets_of(hall, cup)
    assert len(secrets) > 6
    found = [what for what, secret in secrets.items() if secret.encode() in early]
    found += [word for word in ("cards", "zones", "stock") if f'"{word}"'.encode() in early]
    await until_over(cup)
    assert cup.book.state.opened.secret.encode() in await given_out(hall, cup, onlookers)
    return found


@pytest.mark.parametrize("name", ["freeze-out", "swiss"])
def test_nothing_of_a_tournament_leaks_before_its_end(name: str) -> None:
    async def story() -> None:
        assert await leaks(name) == []

    run_virtually(story)


def _show_all_of_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(export, "public_tree", lambda row, n, at, *, is_over: row_tree(row))


def _show_the_log_as_if_it_were_over(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = log_rows.public_tree
    monkeypatch.setattr(export, "public_tree", lambda row, n, at, *, is_over: shown(row, n, at, is_over=True))


def _write_the_file_as_if_it_were_over(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = log_rows.public_tree
    monkeypatch.setattr(
        "parlour.tables.tournament.show.whole_file.public_tree",
        lambda row, n, at, *, is_over: shown(row, n, at, is_over=True),
    )


def _commit_to_the_seed_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    made = view._common

    def common(book: Any, *others: Any) -> Any:
        return msgspec.structs.replace(made(book, *others), commitment=book.state.opened.secret)

    monkeypatch.setattr(view, "_common", common)


def _take_the_secret_for_a_key(monkeypatch: pytest.MonkeyPatch) -> None:
    def key(book: Any, table: Any) -> str:
        return deal_secret(book, table.order).hex() if table.order is not None else ""

    monkeypatch.setattr(view, "_key", key)


def _tell_everybody_the_code(monkeypatch: pytest.MonkeyPatch) -> None:
    made = view.own_part

    def own(book: Any, *others: Any, **named: Any) -> Any:
        return msgspec.structs.replace(made(book, *others, **named), code=book.state.opened.code)

    monkeypatch.setattr("parlour.tables.tournament.tournament.own_part", own)


@pytest.mark.parametrize(
    "plant",
    [
        _show_all_of_the_log,
        _show_the_log_as_if_it_were_over,
        _write_the_file_as_if_it_were_over,
        _commit_to_the_seed_itself,
        _take_the_secret_for_a_key,
        _tell_everybody_the_code,
    ],
)
def test_a_planted_leak_is_found(plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)

    async def story() -> None:
        assert await leaks() != []

    run_virtually(story)


def test_deals_are_refused_before_the_end_whoever_asks_for_them() -> None:
    async def story() -> None:
        hall = await Hall.opened()
        cup = await hall.with_bots(8, clock={"rest_seconds": 20})
        await asyncio.sleep(30)
        assert not cup.is_over()
        with pytest.raises(NotYours, match="still running"):
            await file_of(hall, cup, is_over=True)

    run_virtually(story)

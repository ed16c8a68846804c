"""A tournament of a room is verified from its file alone, and whatever was changed in that is named.

Changes are planted by somebody who knows the file: every hash is made anew after them.
"""

import asyncio
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from typing import Any

import msgspec
import pytest

from parlour.client import Table
from parlour.client.transports.local import LocalTransport
from parlour.match.file.hash_chain import START, chain_lines
from parlour.tables.tournament.verification import verify_room_log
from parlour.tournaments.log.lines import BadLog, decode_log, fold_log
from tests.simulation.virtual_loop import run_virtually
from tests.tables.tournament.cups import Hall, file_of, play_along, somebody, until_over

Line = dict[str, Any]
Change = Callable[[list[Line]], None]


def verified(content: bytes) -> list[str]:
    return verify_room_log(decode_log(content, "It"))


async def a_played_cup() -> tuple[bytes, bytes]:
    """The file of a tournament with two people who bring values, when it begins and when it is over."""
    hall = await Hall.opened()
    cup = await hall.open(stack=6, prizes={"places": [5, 3]})
    key = cup.book.key
    for name in ("Ann", "Ben"):
        await hall.tournaments.enter(key, somebody(name))
    await hall.tournaments.withdraw(key, "ann")
    await hall.tournaments.enter(key, somebody("Ann"))
    await hall.act(cup, "bot", player="random", amount=2)
    await hall.act(cup, "start")
    await asyncio.sleep(0.1)
    early = await file_of(hall, cup)
    table = cup.own("ann").table
    players = [
        asyncio.ensure_future(play_along(Table(LocalTransport(hall.room, table, person))))
        for person in ("ann", "ben")
    ]
    await until_over(cup)
    for player in players:
        player.cancel()
    return early, await file_of(hall, cup)


@cache
def played_cup() -> tuple[bytes, bytes]:
    found: list[tuple[bytes, bytes]] = []

    async def story() -> None:
        found.append(await a_played_cup())

    run_virtually(story)
    return found[0]


def lines_of(content: bytes) -> list[Line]:
    return [msgspec.json.decode(line) for line in content.splitlines()]


def written(lines: list[Line]) -> bytes:
    """The file of these lines, with the hashes that it should have."""
    for line in lines:
        if line["kind"] == "played":
            trees = [
                {name: value for name, value in each.items() if name != "hash"} for each in line["lines"]
            ]
            line["lines"] = [msgspec.Raw(each) for each in chain_lines(START, trees)[0].splitlines()]
    body = b"".join(msgspec.json.encode(line) + b"\n" for line in lines[:-1])
    end = lines[-1] | {"lines": len(lines) - 1, "sha256": sha256(body).hexdigest()}
    return body + msgspec.json.encode(end) + b"\n"


def changed(change: Change) -> bytes:
    lines = lines_of(played_cup()[1])
    change(lines)
    return written(lines)


def of_kind(lines: list[Line], kind: str) -> list[Line]:
    return [line for line in lines if line["kind"] == kind]


def a_deal(lines: list[Line]) -> list[Line]:
    """The saved game of a deal in which somebody opened a value."""
    for line in of_kind(lines, "played"):
        if any(seat.get("value") for seat in line["lines"][0]["mix"]["seats"]):
            found: list[Line] = line["lines"]
            return found
    raise AssertionError("nobody brought a value")


def test_a_whole_tournament_holds() -> None:
    said = verified(played_cup()[1])
    lines = lines_of(played_cup()[1])
    deals, prizes = len(of_kind(lines, "settled")), sum(map(bool, of_kind(lines, "over")[0]["prizes"]))
    assert said[2].startswith(f"All {deals} deals have the cards of the seed and of the values ")
    assert said[3] == f"All 4 places and {prizes} prizes follow from them."
    assert verified(changed(lambda lines: None)) == said


def test_before_the_end_there_are_rows_and_no_deals() -> None:
    early = played_cup()[0]
    log = decode_log(early)
    assert (log.deals, log.is_whole) == ([], True)
    assert [entrant.name for entrant in fold_log(log).entrants][:2] == ["Ann", "Ben"]
    opened, over = lines_of(early)[1], lines_of(played_cup()[1])[1]
    assert opened["secret"] == ""
    assert over["secret"].encode() not in early
    with pytest.raises(BadLog, match="the tournament is not over") as refused:
        verified(early)
    assert refused.value.code == "no-seed"


def _a_card(lines: list[Line]) -> None:
    zones = a_deal(lines)[-1]["cards"][1]["lie"]
    zones["stock"][0], zones["centre"][0] = zones["centre"][0], zones["stock"][0]


def _a_move(lines: list[Line]) -> None:
    del a_deal(lines)[-2]


def _a_value(lines: list[Line]) -> None:
    seat = next(seat for seat in a_deal(lines)[0]["mix"]["seats"] if seat.get("value"))
    seat["value"] = "11" * 32


def _a_value_left_out(lines: list[Line]) -> None:
    seat = next(seat for seat in a_deal(lines)[0]["mix"]["seats"] if seat.get("value"))
    del seat["value"]


def _a_stack(lines: list[Line]) -> None:
    settled = of_kind(lines, "settled")[-1]
    settled["stacks"][settled["stacks"].index(0)] = 1


def _a_stack_at_the_start(lines: list[Line]) -> None:
    a_deal(lines)[0]["start"]["stacks"][0] += 1


def _a_name(lines: list[Line]) -> None:
    seats = a_deal(lines)[0]["seats"]
    next(seat for seat in seats if seat["name"] == "Ben")["name"] = "Bob"


def _a_place(lines: list[Line]) -> None:
    of_kind(lines, "over")[0]["places"][0] += 1


def _a_prize(lines: list[Line]) -> None:
    of_kind(lines, "over")[0]["prizes"][0] += 1


def _the_seed(lines: list[Line]) -> None:
    lines[1]["secret"] = of_kind(lines, "over")[0]["seed"] = "22" * 32


def _an_absence(lines: list[Line]) -> None:
    of_kind(lines, "settled")[0]["absent"] = [0]


def _the_next_dealer(lines: list[Line]) -> None:
    settled = of_kind(lines, "settled")[0]
    settled["next_dealer"] = (settled["next_dealer"] + 1) % 4


def _a_deal_less(lines: list[Line]) -> None:
    lines.remove(of_kind(lines, "played")[1])


def _a_deal_more(lines: list[Line]) -> None:
    lines.insert(-1, of_kind(lines, "played")[0] | {"number": 99})


def _another_deal(lines: list[Line]) -> None:
    first, second = of_kind(lines, "played")[:2]
    first["lines"] = second["lines"]


@pytest.mark.parametrize(
    ("change", "named"),
    [
        (_a_card, r"deal \d+ at table 1 .*tells of other cards than were there"),
        (_a_move, r"deal \d+ at table 1 "),
        (_a_value, r"deal \d+ at table 1 .*a value of \w+ that does not fit their commitment"),
        (_a_value_left_out, r"deal \d+ at table 1 .*secret and the values in line 1 do not give"),
        (_a_stack, r"(row \d+|deal \d+ at table 1) does not hold"),
        (_a_stack_at_the_start, r"deal \d+ at table 1 "),
        (_a_name, r"deal \d+ at table 1 .*others sat there"),
        (_a_place, r"row \d+ does not hold: 'over' should stand there"),
        (_a_prize, r"row \d+ does not hold: 'over' should stand there"),
        (_the_seed, "the seed of its draws is not the one that was committed to"),
        (_an_absence, r"deal 1 at table 1 .*settled otherwise"),
        (_the_next_dealer, r"(row \d+|deal 1 at table 1) does not hold"),
        (_a_deal_less, r"deal \d+ at table 1 does not hold: it is not in the file"),
        (_a_deal_more, r"deal 99 at table 1 does not hold: no row settles it"),
        (_another_deal, r"deal \d+ at table 1 "),
    ],
)
def test_what_was_changed_is_named(change: Change, named: str) -> None:
    with pytest.raises(BadLog, match=named) as refused:
        verified(changed(change))
    assert refused.value.code == "not-verified"


def test_a_changed_byte_anywhere_is_found() -> None:
    content = played_cup()[1]
    for place in range(7, len(content), len(content) // 15):
        byte = b"7" if content[place : place + 1] != b"7" else b"8"
        with pytest.raises(BadLog):
            verified(content[:place] + byte + content[place + 1 :])


def test_a_file_that_was_cut_is_found() -> None:
    content = played_cup()[1]
    for kept in (content[:-9], content[: content[:-1].rindex(b"\n") + 1], content[: len(content) // 3]):
        with pytest.raises(BadLog, match="its end is missing") as refused:
            verified(kept)
        assert refused.value.code == "cut-log"


def test_a_line_that_is_missing_is_found() -> None:
    lines = played_cup()[1].splitlines(keepends=True)
    with pytest.raises(BadLog, match="not those that the last one vouches for"):
        verified(b"".join([*lines[:-1], lines[-1].replace(b'"sha256":"', b'"sha256":"0', 1)]))


@pytest.mark.parametrize(
    ("name", "others"),
    [
        ("swiss", {"chairs": 2, "options": {"rounds": 2}, "game": "five-card-draw"}),
        ("group-knockout", {"fill": "random"}),
        ("freeze-out", {"game": "three-card-brag", "clock": {"turn_seconds": 9}}),
    ],
)
def test_other_formats_and_games_hold(name: str, others: dict[str, Any]) -> None:
    async def story() -> None:
        hall = await Hall.opened()
        cup = await hall.with_bots(7, name, **others)
        await until_over(cup)
        content = await file_of(hall, cup)
        assert len(verified(content)) == 4
        assert len(decode_log(content).deals) > 2

    run_virtually(story)

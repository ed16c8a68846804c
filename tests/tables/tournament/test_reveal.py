"""What a settled deal tells while its tournament goes on: what they saw then to who played it, and no more.

Everything that a room gives out about a deal over its sockets and its HTTP API is gathered and looked at;
faults that are planted must be found that way.
"""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from parlour.cards.luck import Luck
from parlour.client import Door, Table
from parlour.match.verify import verify
from parlour.storage.rows import Batch, tournament_log
from parlour.tables.lobby import archive, forks
from parlour.tables.lobby.archive import Archive, Played
from parlour.tables.log import entries
from parlour.tables.log.entries import PERSON, SeatedChair
from parlour.tables.log.rows import entry_of
from parlour.tables.state import TableState
from parlour.tables.tournament.tables import TournamentTables
from tests.plain_only import plain_only
from tests.server.room_process import play_to_the_end
from tests.server.served import HASTY, Answer, House, served
from tests.storage.samples import row, tournament_line
from tests.tables.tournament.deals import CUP, NOBODY, SETTINGS, an_order, bot

QUERIES = ("", "?eyes=0", "?eyes=2", "?eyes=3", "?open=1", "?eyes=0&open=1")
ANN, CEM = 0, 2
"""The chairs of two people; Dot, a bot, has chair 3, and chair 1 is empty."""


class SettledDeal:
    """A deal that is over, of a tournament that is not: who played it, and all that they were shown."""

    def __init__(self, house: House, table: str, keys: dict[str, str]) -> None:
        self.house, self.table, self.keys = house, table, keys
        self.heard: dict[str, list[Any]] = {}
        self.lines: dict[str, Table] = {}

    async def ask(self, who: str, what: str, body: Any = None) -> Answer:
        method = "GET" if body is None else "POST"
        path = f"/api/tables/{self.table}/games/1/{what}"
        return await self.house.ask(method, path, body, key=self.keys.get(who, ""))

    async def begin(self) -> entries.Begin:
        rows = await self.house.room.store.rows(self.table)
        begin = next(entry_of(each) for each in rows if each.kind == "begin")
        assert isinstance(begin, entries.Begin)
        return begin


async def number_of(house: House, key: str) -> str:
    return str((await house.ask("GET", "/api/me", key=key)).tree()["person"])


async def settled(house: House) -> SettledDeal:
    """Play a deal in which somebody's cards are seen by nobody else, with people who come to look on."""
    store = house.room.store
    await store.append(
        Batch([row(tournament_log(CUP), 1)], tournament=tournament_line(CUP, status="running"))
    )
    keys = {name: await house.person(name) for name in ("Ann", "Cem", "Eve", "Fay")}
    people = {name: SeatedChair(name, PERSON, await number_of(house, keys[name])) for name in ("Ann", "Cem")}
    tables = TournamentTables(house.room, CUP)
    deal = SettledDeal(house, await tables.open(msgspec.structs.replace(SETTINGS, clock="none")), keys)
    await come_in(deal, "Ann", "Cem")
    await tables.deal(deal.table, an_order(1, (people["Ann"], NOBODY, people["Cem"], bot("Dot"))))
    await come_in(deal, "Eve")
    await asyncio.gather(*(play_to_the_end(deal.lines[name], Luck(5)) for name in people))
    while (await tables.result(deal.table)) is None:
        await asyncio.sleep(0.01)
    await come_in(deal, "Fay")
    await asyncio.sleep(0.05)
    return deal


async def come_in(deal: SettledDeal, *names: str) -> None:
    for name in names:
        line = Table(Door(f"{deal.house.origin}/t/{deal.table}", key=deal.keys[name]))
        deal.lines[name], deal.heard[name] = line, listened(line)
        await line.open()


def listened(table: Table) -> list[Any]:
    """Return a list to which every message is added that this client hears."""
    heard: list[Any] = []
    hear = table.hear

    def note(message: Any) -> None:
        heard.append(message)
        hear(message)

    table.hear = note  # type: ignore[method-assign]
    return heard


async def leaks(deal: SettledDeal) -> list[str]:
    """Return all that somebody was given that they may not have before the end of the tournament."""
    found: list[str] = []
    begin = await deal.begin()
    for who, own in (("Ann", ANN), ("Cem", CEM), ("Eve", None), ("Fay", None), ("nobody", None)):
        answers = {query: await deal.ask(who, f"replay{query}") for query in QUERIES}
        answers["export"] = await deal.ask(who, "export")
        answers["fork"] = await deal.ask(who, "fork", {"n": 0, "seat": ANN})
        given = {what for what, answer in answers.items() if answer.status < 300}
        found += [f"{who} was given {what or 'the replay'}" for what in given - {f"?eyes={own}"}]
        texts = [msgspec.json.encode(deal.heard.get(who, [])), *(answer.body for answer in answers.values())]
        secrets = {"seed": begin.seed, "secret": begin.secret}
        found += [
            f"{who} was told the {name}" for name in secrets if secrets[name].encode() in b"".join(texts)
        ]
        if own is not None:
            found += seen_otherwise(deal, who, answers[f"?eyes={own}"])
    found += [
        f"{who} sees hidden cards" for who, own in (("Ann", ANN), ("Eve", None)) if shows(deal, who, own)
    ]
    mine = await deal.house.ask("GET", "/api/my/games", key=deal.keys["Ann"])
    return found + (["the deal is listed"] if mine.tree() else [])


def seen_otherwise(deal: SettledDeal, who: str, replay: Answer) -> list[str]:
    """Return in which frames of the replay somebody sees the table otherwise than while it was played."""
    states = [each for each in deal.heard[who] if type(each).__name__ == "State"]
    then = {msgspec.json.encode([each.common, each.own]) for each in states}
    frames = replay.tree()["frames"] if replay.status == 200 else []
    again = [msgspec.json.encode([msgspec.Raw(msgspec.json.encode(each[part])) for part in ("common", "own")])
             for each in frames]  # fmt: skip
    return [f"{who} saw frame {n} otherwise" for n, frame in enumerate(again) if frame not in then]


def hidden_cards(deal: SettledDeal, viewer: int | None) -> set[int]:
    """Return the cards in others' hands that this viewer does not see."""
    position = deal.house.room._awake[deal.table].state.now_played().position
    seen = {card for zone in position.view(viewer).zones for card in zone.cards}
    hands = [card for zone in position.zones() if zone.owner not in (viewer, -1) for card in zone.cards]
    return set(hands) - seen


def shows(deal: SettledDeal, who: str, viewer: int | None) -> bool:
    view = deal.lines[who].view
    assert view is not None
    return bool(hidden_cards(deal, viewer) & {card for zone in view.zones for card in zone.cards})


def in_a_house(story: Callable[[House], Any]) -> None:
    async def told() -> None:
        async with served(**HASTY) as house:
            await story(house)

    asyncio.run(asyncio.wait_for(told(), 60))


def test_nothing_of_a_settled_deal_leaks_before_the_end_of_the_tournament() -> None:
    async def story(house: House) -> None:
        deal = await settled(house)
        assert hidden_cards(deal, ANN), "there is something to be told"
        assert await leaks(deal) == []
        refused = [await deal.ask("Ann", what) for what in ("export", "replay", "replay?eyes=0&open=1")]
        assert {(answer.status, answer.tree()["code"]) for answer in refused} == {(403, "tournament-running")}

    in_a_house(story)


def told_at_the_end_of_the_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    async def always(self: Archive, tournament: str) -> bool:
        return True

    monkeypatch.setattr(Archive, "_is_over", always)


def told_like_any_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        Played, "is_told_to", lambda self, person: self.end is not None and self.settings.reveal == "end"
    )


def exported_to_players(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(archive, "check_settled", lambda played: None)


def forked_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(forks, "check_settled", lambda played: None)
    told_like_any_game(monkeypatch)


def seed_in_the_welcome(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TableState, "commitment", lambda self: self.secret)


def eyes_of_another(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TableState, "eyes_of", lambda self, seat: seat if self.is_played() else CEM)


def listed_like_any_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TableState, "lists_game", lambda self: True)


@pytest.mark.parametrize(
    "plant",
    [
        told_at_the_end_of_the_deal,
        told_like_any_game,
        exported_to_players,
        forked_at_once,
        pytest.param(seed_in_the_welcome, marks=plain_only),
        pytest.param(eyes_of_another, marks=plain_only),
        pytest.param(listed_like_any_game, marks=plain_only),
    ],
)
def test_a_planted_leak_is_found(
    plant: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(house: House) -> None:
        plant(monkeypatch)
        assert await leaks(await settled(house)) != []

    in_a_house(story)


def test_after_the_tournament_a_deal_is_told_as_any_game_is(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        deal = await settled(house)
        over = tournament_line(CUP, status="finished", changed=99)
        await house.room.store.append(Batch([row(tournament_log(CUP), 2)], tournament=over))
        for query in QUERIES:
            answer = await deal.ask("Eve", f"replay{query}")
            assert (answer.status, answer.tree().get("eyes")) == (200, [0, 1, 2, 3])
        file = tmp_path / "deal.jsonl"
        file.write_bytes((await deal.ask("nobody", "export")).body)
        assert verify(file).is_sound()
        assert (await deal.begin()).seed in file.read_text()
        fork = await deal.ask("Ann", "fork", {"n": 0, "seat": ANN})
        assert fork.status == 201
        line = await house.room.store.table(fork.tree()["table"])
        assert line is not None
        assert (line.tournament, line.host != "") == ("", True)

    in_a_house(story)


def test_nobody_makes_a_table_of_a_tournament_over_http() -> None:
    async def story(house: House) -> None:
        key = await house.person()
        for wish in ({"tournament": CUP}, {"reveal": "tournament"}):
            answer = await house.ask("POST", "/api/tables", {"game": SETTINGS.game} | wish, key=key)
            assert answer.status == 400
        assert await house.room.store.tables() == []

    in_a_house(story)

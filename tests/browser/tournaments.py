"""A tournament as the room would tell it, made of the wire's own parts: for pages without a director."""

import json
from typing import Any, Final, Literal

import msgspec

from parlour.cards.seeds import commitment
from parlour.server.api.tournament_bodies import (
    ForecastsSoFar,
    StandingsPage,
    TournamentNow,
    TournamentTransfers,
)
from parlour.server.forecasts import TournamentForecast
from parlour.tournaments.regulations.regulations import (
    Entrants,
    Entry,
    Format,
    LateEntry,
    Prizes,
    Regulations,
    RulesLevel,
)
from parlour.wire.messages import Announced, FromRoom, No, Ok, TournamentState
from parlour.wire.tournament_parts import (
    NOBODY,
    BracketMatch,
    CrossTable,
    PrizeWon,
    RoundTable,
    Standing,
    TournamentAct,
    TournamentCommon,
    TournamentFacts,
    TournamentOwn,
    TournamentRound,
    TournamentTable,
    UnusualPair,
)

EntryBy = Literal["open", "code", "approval"]
KEY: Final = "cup7"
NOW: Final = 1_790_000_000_000
HOSTILE: Final = "<img src=x onerror=WWW>W"
NAMES: Final = ("Clara", "Otto", "Yuki", "Priya", "Ines", "Sam", HOSTILE, "Ben", "Ida", "Tom", "Anna", "Mo")
ME: Final = 10
OUT: Final = 8
CHAIRS: Final = 6
SEED: Final = "00" * 32
FORECASTS: Final = ForecastsSoFar([TournamentForecast(12, 24.8, 29.6, 0.41)], working=False)
TRANSFERS: Final = TournamentTransfers(40, [UnusualPair(2, "Yuki", 6, HOSTILE, 12, 55, 9.5, 4.1)])
_COMMITMENT: Final = commitment(bytes.fromhex(SEED))


def regulations(format_name: str = "freeze-out", entry: EntryBy = "open") -> Regulations:
    is_freeze_out = format_name == "freeze-out"
    return Regulations(
        game="three-card-brag" if is_freeze_out else "big-c",
        title="Friday night",
        format=Format(name=format_name),
        entrants=Entrants(least=4, most=32),
        entry=Entry(by=entry),
        levels=(RulesLevel(after_rounds=10, changes={"betting": {"ante": 2}}),) if is_freeze_out else (),
        late_entry=LateEntry(closed_from_level=2 if is_freeze_out else 0),
        prizes=Prizes(places=(50, 30, 20)),
    )


def standing(entrant: int, status: str = "in", **others: Any) -> Standing:
    is_in = status == "in"
    given = {"stack": 90 - 5 * entrant, "table": 1 + entrant // CHAIRS} if is_in else {}
    return Standing(entrant + 1, entrant, NAMES[entrant], status=status, **{**given, **others})


def _table(number: int, entrants: list[int], **others: Any) -> TournamentTable:
    names = [NAMES[who] if who >= 0 else "" for who in entrants]
    stacks = [20 if who >= 0 else 0 for who in entrants]
    size = sum(who >= 0 for who in entrants)
    return TournamentTable(number, f"table{number}", size, entrants, names, stacks, deal=9, **others)


def _facts(status: str, named: Regulations) -> TournamentFacts:
    return TournamentFacts(
        *(KEY, named.title, status, named.game, named.variant, named.format.name, len(NAMES), 32),
        alive=len(NAMES) if status == "running" else 0,
        entry=named.entry.by,
    )


def _common(status: str, named: Regulations, **others: Any) -> TournamentCommon:
    return TournamentCommon(
        facts=_facts(status, named),
        regulations=msgspec.to_builtins(named),
        host="Lena",
        stack=100 if named.format.name == "freeze-out" else 0,
        levels=len(named.levels) + 1,
        commitment=_COMMITMENT,
        prizes=[PrizeWon(place, worth) for place, worth in enumerate(named.prizes.places, 1)],
        standing_count=len(NAMES),
        **others,
    )


def before(entry: EntryBy = "open", own: TournamentOwn | None = None) -> TournamentNow:
    """Registration is open."""
    people = [standing(who, "entered") for who in range(len(NAMES))]
    common = _common("registering", regulations(entry=entry), entry_open=True, standings=people)
    return TournamentNow(1, NOW, common, own or TournamentOwn(may=["enter"]))


def director_before() -> TournamentNow:
    """Registration as its director sees it, where people ask to be let in."""
    own = TournamentOwn(may=["enter", "direct"], asking=[standing(3, "asks")], same_address=[[1, 6]])
    return before("approval", own)


def during(own: TournamentOwn | None = None, **others: Any) -> TournamentNow:
    """A freeze-out is on: two tables, one of which waits."""
    common = _common(
        *("running", regulations()),
        level_rounds=4,
        average=47.5,
        tables=[
            _table(1, [0, 1, 2, 3, 4, 5]),
            _table(2, [6, 7, NOBODY, NOBODY, 9, ME], status="waiting", why="short"),
        ],
        table_count=2,
        standings=[standing(who, "out" if who == OUT else "in") for who in range(len(NAMES))],
        acts=[
            TournamentAct("announce", "Ten minutes of rest after this deal.", NOW - 90_000),
            TournamentAct("give", "The line was cut.", NOW - 30_000, 6, HOSTILE, 1),
        ],
        **others,
    )
    mine = TournamentOwn(ME, standing(ME), "table2", 2, 5, "short", ["withdraw"])
    return TournamentNow(2, NOW, common, own or mine)


def director_during() -> TournamentNow:
    return during(TournamentOwn(may=["direct"]))


def whole_games(format_name: str, own: TournamentOwn | None = None) -> TournamentNow:
    """A tournament of whole games is on, with what its format shows."""
    named = regulations(format_name)
    meetings = [RoundTable(1, "a", [0, 1], [1, 2], [1.0, 0.0]), RoundTable(2, "b", [2, ME])]
    shown: dict[str, Any] = {"pairings": [TournamentRound(1, meetings, [3])], "round": 1, "rounds": 3}
    if format_name == "single-elimination":
        matches = [
            BracketMatch(1, 1, (0, 3), (1, 0), 0),
            BracketMatch(2, 1, (2, ME), key="b", table=2),
            BracketMatch(3, 2, (0, NOBODY), feeds=("winner 1", "winner 2")),
        ]
        shown |= {"bracket": matches}
    if format_name == "round-robin":
        points = [[None, 1.0, None], [0.0, None, 0.5], [None, 0.5, None]]
        shown |= {"cross_table": CrossTable([0, 1, ME], points)}
    people = [standing(who, points=3.0 - who / 4, games=2, stack=0) for who in range(len(NAMES))]
    names = {str(who): name for who, name in enumerate(NAMES)}
    common = _common("running", named, standings=people, names=names, **shown)
    return TournamentNow(2, NOW, common, own or TournamentOwn(ME, people[ME], may=["withdraw"]))


def after(own: TournamentOwn | None = None) -> TournamentNow:
    """It is over, and its seed is told."""
    prizes = (50, 30, 20)
    people = [
        standing(who, "out", prize=prizes[who] if who < len(prizes) else 0) for who in range(len(NAMES))
    ]
    common = _common("finished", regulations(), standings=people, seed=SEED, ended=NOW)
    return TournamentNow(3, NOW, common, own or TournamentOwn(ME, people[ME]))


class Desk:
    """What stands in for the room on a page: the tournament as it is now, and all that was asked of it."""

    def __init__(self, page: Any, now: TournamentNow) -> None:
        self.now = now
        self.asked: list[dict[str, Any]] = []
        self.refuse_with = ""
        self._line: Any = None
        self._is_here = True
        self._page_shown = page
        path = f"**/api/tournaments/{KEY}"
        page.route(path, lambda route: _answer(route, self.now))
        page.route(f"{path}/ticket", lambda route: _answer(route, {"ticket": "x", "seat": None}))
        page.route(f"{path}/forecast", lambda route: _answer(route, FORECASTS))
        page.route(f"{path}/transfers", lambda route: _answer(route, TRANSFERS))
        page.route(f"{path}/standings?*", lambda route: _answer(route, self._page()))
        page.route_web_socket("**/ws", self._connected)

    def _page(self) -> StandingsPage:
        people = self.now.common.standings
        return StandingsPage(1, 2, 60, people)

    def leave(self) -> None:
        """Leave the page to the room again: routes of sockets stay, and other tests come to this page."""
        self._page_shown.unroute_all()
        self._is_here = False

    def _connected(self, line: Any) -> None:
        if not self._is_here:
            line.connect_to_server()
            return
        self._line = line
        line.on_message(self._heard)

    def _heard(self, text: str) -> None:
        said = json.loads(text)
        if said["t"] == "hello":
            self.tell()
        elif said["t"] in ("do", "act"):
            self.asked.append(said)
            refusal = No(said["id"], "wrong", self.refuse_with)
            self.send(refusal if self.refuse_with else Ok(said["id"], 1))

    def tell(self) -> None:
        now = self.now
        common, own = (msgspec.Raw(msgspec.json.encode(part)) for part in (now.common, now.own))
        self.send(TournamentState(now.seq, now.now, common, own))

    def announce(self, text: str) -> None:
        self.send(Announced(KEY, text, NOW))

    def send(self, message: FromRoom) -> None:
        """Send it once the page has a line."""
        while self._line is None:
            self._page_shown.wait_for_timeout(20)
        self._line.send(msgspec.json.encode(message).decode())


def _answer(route: Any, value: Any) -> None:
    route.fulfill(body=msgspec.json.encode(value).decode(), content_type="application/json")

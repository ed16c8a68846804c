"""What is sent to the HTTP API about tournaments, and what it answers beside the wire's own parts."""

from typing import Annotated, Any

import msgspec

from parlour.server.api.bodies import Answer, Body, Short
from parlour.server.forecasts import TournamentForecast
from parlour.wire.messages import Text
from parlour.wire.tournament_parts import (
    Standing,
    TournamentCommon,
    TournamentFacts,
    TournamentOwn,
    TournamentTable,
    UnusualPair,
)

Places = Annotated[tuple[int, ...], msgspec.Meta(max_length=64)]


class FormatFacts(Answer, frozen=True):
    """A format of tournaments: what it is called, how it is played and ends, and what it asks for.

    Blanks in `how` are options by their names; `how_one` is taken where `best_of` is 1, if it is not empty.
    """

    format: str
    title: str
    how: str
    how_one: str
    ends: str
    options: list[str]
    least_chairs: int
    most_chairs: int
    stacks: bool
    """Whether deals go on from stacks, so that rules can change by levels; else whole games are played."""
    late: bool
    """Whether one may enter after the start."""
    points: bool
    rounds: bool
    """Whether points decide, and whether all play one round after the other."""


class NewTournament(Body, frozen=True):
    """Regulations as in docs/reference/tournaments.md, and how the room has them."""

    regulations: dict[str, Any] = msgspec.field(default_factory=dict)
    text: str = ""
    """The regulations as a file has them, TOML or JSON, instead."""
    public: bool = True
    """Whether it is listed; else whoever has the link finds it."""
    rated: bool = False
    """Whether it counts for people's ratings: once, by final places; where whole games are played, each."""
    code: Short = ""
    """The code for entry by code; "" for one that the room makes."""


class EnterTournament(Body, frozen=True):
    """The code, where entry is by code."""

    code: Short = ""


class TournamentActBody(Body, frozen=True):
    """An act of the director's: the same as the message `act` of the protocol."""

    what: Short
    reason: Text = ""
    entrant: Annotated[int, msgspec.Meta(ge=-1, le=1_000_000)] = -1
    amount: Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)] = 0
    player: Short = ""
    text: Short = ""
    table: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] = 0
    number: Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)] = 0
    places: Places = ()
    tallies: Places = ()


class OpenedTournament(Answer, frozen=True):
    """A tournament that you direct; the code is that for entry, where one is asked for.

    `warnings` are sentences in the language of the query: it is open, but you should think of that.
    """

    tournament: str
    link: str
    code: str
    warnings: list[str]


class TournamentNow(Answer, frozen=True):
    """A tournament as the socket's `tournament` tells it, with what you alone are told."""

    seq: int
    now: int
    common: TournamentCommon
    own: TournamentOwn


class ForecastsSoFar(Answer, frozen=True):
    """Forecasts by numbers of entrants; where others are being worked out, ask again in some seconds."""

    forecasts: list[TournamentForecast]
    working: bool


class StandingsPage(Answer, frozen=True):
    """A page of the standings, of 50; the first is page 1."""

    page: int
    pages: int
    count: int
    standings: list[Standing]


class TablesPage(Answer, frozen=True):
    """A page of the open tables, of 50; the first is page 1."""

    page: int
    pages: int
    count: int
    tables: list[TournamentTable]


class LogPage(Answer, frozen=True):
    """Rows of the log as everybody may read them, 500 at most; `next` is the last number, 0 at the end."""

    rows: list[dict[str, Any]]
    next: int


class TournamentResults(Answer, frozen=True):
    """Everybody's place; final once the tournament is over."""

    tournament: str
    title: str
    status: str
    results: list[Standing]


class TournamentTransfers(Answer, frozen=True):
    """Pairs with unusual transfers, for the director alone: the most unusual first, 50 at most, z from 3.

    `measured` is how many pairs sat together often enough; about one in 700 of them is here by chance.
    """

    measured: int
    pairs: list[UnusualPair]


class MyTournament(Answer, frozen=True):
    """A tournament that you have entered, and your place in it; 0 for none yet."""

    facts: TournamentFacts
    entrant: int
    place: int

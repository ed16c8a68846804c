"""What is sent to the API about clubs and what it answers, as types."""

from typing import Annotated

import msgspec

from parlour.server.api.bodies import Answer, Body, SeriesSum, Short, TableFacts

Password = Annotated[str, msgspec.Meta(max_length=64)]


class NewClub(Body, frozen=True):
    """A club of your own; without a password its link is enough."""

    name: Short
    password: Password = ""


class ClubPassword(Body, frozen=True):
    """What opens a club beside its link; "" for nothing."""

    password: Password = ""


class ClubOpened(Answer, frozen=True):
    """A club; whoever has the link and its password may come in."""

    club: str
    link: str


class ClubLine(Answer, frozen=True):
    """A club of yours: how many are in it, how many of these you see to be here, and its tables."""

    club: str
    name: str
    members: int
    here: int
    tables: int


class ClubMember(Answer, frozen=True):
    """Somebody in a club; `here` where they let the club see it."""

    person: str
    name: str
    since: int
    founder: bool
    here: bool
    you: bool


class RemovedMember(Answer, frozen=True):
    """Somebody whom the club's link does not let in any more."""

    person: str
    name: str


class ClubEvening(Answer, frozen=True):
    """The series of one of its tables, who leads first."""

    table: str
    game: str
    variant: str
    title: str
    status: str
    began: int
    ended: int
    games: int
    scores: list[SeriesSum]


class ClubFacts(Answer, frozen=True):
    """A club as you see it, who are in it."""

    club: str
    link: str
    name: str
    founder: bool
    """Whether it is yours; then you are told who was removed."""
    password: bool
    shown: bool
    """Whether the others see that you are in the room."""
    members: list[ClubMember]
    removed: list[RemovedMember]
    tables: list[TableFacts]
    evenings: list[ClubEvening]

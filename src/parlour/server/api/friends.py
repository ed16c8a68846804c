"""Friends without accounts: people with whom one has played, liked, blocked and challenged."""

from parlour.server.api.bodies import (
    ChallengeAnswer,
    ChallengeFacts,
    CompanionFacts,
    MyChallenges,
    NewChallenge,
    Nothing,
    Opened,
    Whom,
)
from parlour.server.api.context import ApiRequest, Endpoint, json_response
from parlour.server.api.tables import table_link
from parlour.storage.rows import TableLine
from parlour.tables.friends.challenges import Challenge
from parlour.tables.lobby.room import NoSuchTable
from parlour.tables.refusals import table_refusal


async def _people(asked: ApiRequest) -> list[CompanionFacts]:
    person = await asked.person()
    return [CompanionFacts(*each) for each in await asked.room.friends.companions(person.person)]


async def _like(asked: ApiRequest) -> object:
    person = (await asked.person_who_ties()).person
    other = await _find_met(asked, person)
    await asked.room.friends.ties.like(person, other, on=asked.body.on)
    return json_response({})


async def _block(asked: ApiRequest) -> object:
    person = (await asked.person_who_ties()).person
    await asked.room.friends.block(person, await _find_met(asked, person), on=asked.body.on)
    return json_response({})


async def _find_met(asked: ApiRequest, person: str) -> str:
    """Return the number of whom the body names; refuse whom the person has met nowhere."""
    body: Whom = asked.body
    if not body.table:
        await asked.room.friends.check_met(person, body.person)
        return body.person
    state = (await asked.room.table(body.table)).state
    other = state.chairs[body.seat].person if 0 <= body.seat < len(state.chairs) else ""
    if state.seat_of(person) is None or other in ("", person):
        raise table_refusal("not-met")
    return other


async def _challenge(asked: ApiRequest) -> ChallengeFacts:
    person = await asked.person_who_ties()
    friends, table = asked.room.friends, await _own_table(asked, person.person)
    sent = await friends.challenges.send(person.person, person.name, asked.body.person, table)
    friends.tell(asked.body.person)
    return _challenge_facts(asked, asked.body.person, sent)


async def _own_table(asked: ApiRequest, person: str) -> TableLine:
    """Return the table that the body names; refuse one that is none of the person's, like one that is not
    there."""
    try:
        state = (await asked.room.table(asked.body.table)).state
    except NoSuchTable:
        raise table_refusal("not-your-table") from None
    is_own = person in (state.opener, state.host) or state.seat_of(person) is not None
    if not is_own or state.tournament or state.status == "closed":
        raise table_refusal("not-your-table")
    return state.line()


async def _challenges(asked: ApiRequest) -> MyChallenges:
    """Return what the person was sent and has sent; whoever asks is in the room."""
    person, friends = (await asked.person()).person, asked.room.friends
    await friends.ties.see(person)
    incoming, outgoing = await friends.challenges.incoming(person), await friends.challenges.outgoing(person)
    return MyChallenges(
        [_challenge_facts(asked, *each) for each in incoming],
        [_challenge_facts(asked, *each) for each in outgoing],
    )


def _challenge_facts(asked: ApiRequest, other: str, each: Challenge) -> ChallengeFacts:
    return ChallengeFacts(
        challenge=each.challenge,
        person=other,
        name=each.name,
        table=each.table,
        link=table_link(asked, each.table),
        game=each.game,
        until=each.until,
        status=each.status,
    )


async def _answer(asked: ApiRequest) -> Opened:
    person, friends = (await asked.person_who_ties()).person, asked.room.friends
    answered = await friends.challenges.answer(person, asked.body.challenge, accept=asked.body.accept)
    friends.tell(person)
    return Opened(answered.table, table_link(asked, answered.table))


async def _withdraw(asked: ApiRequest) -> object:
    person, friends = (await asked.person_who_ties()).person, asked.room.friends
    await friends.challenges.withdraw(person, asked.body.person)
    friends.tell(asked.body.person)
    return json_response({})


async def _forget(asked: ApiRequest) -> object:
    await asked.room.friends.forget((await asked.person_who_ties()).person)
    return json_response({})


ENDPOINTS = [
    Endpoint(
        *("GET", "/api/people", _people, "With whom you have played, and what you have said of them."),
        response=list[CompanionFacts],
    ),
    Endpoint("POST", "/api/people/like", _like, "Likes somebody, or no longer.", body=Whom),
    Endpoint(
        "POST", "/api/people/block", _block, "Hears nothing of somebody, or hears them again.", body=Whom
    ),
    Endpoint("POST", "/api/people/forget", _forget, "Forgets all of that, theirs of you too.", body=Nothing),
    Endpoint(
        *("GET", "/api/challenges", _challenges, "The challenges that you were sent and have sent."),
        response=MyChallenges,
    ),
    Endpoint(
        *("POST", "/api/challenges", _challenge, "Challenges a friend to a table of yours."),
        body=NewChallenge,
        response=ChallengeFacts,
        status=201,
    ),
    Endpoint(
        *("POST", "/api/challenges/answer", _answer, "Accepts a challenge, or declines it."),
        body=ChallengeAnswer,
        response=Opened,
    ),
    Endpoint(
        "POST", "/api/challenges/withdraw", _withdraw, "Takes back what you sent to somebody.", body=Whom
    ),
]

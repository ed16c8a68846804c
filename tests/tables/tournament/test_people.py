"""People in a tournament: entering, codes, approval, late entry, acts, and being led to tables."""

import asyncio
from typing import Any

import pytest

from parlour.tables.refusals import TableRefused
from parlour.tables.tournament.limits import TournamentLimits
from parlour.tables.tournament.opening import Wanted
from parlour.tables.tournament.tournament import Tournament
from parlour.tournaments.entry import EntryRefused
from parlour.tournaments.regulations.text import regulations_from
from parlour.wire import messages
from tests.simulation.virtual_loop import run_virtually
from tests.tables.stage import Guest
from tests.tables.tournament.cups import HOST, Hall, Onlooker, a_tree, kept_rows, somebody, until_over


async def entered(hall: Hall, cup: Tournament, *names: str) -> None:
    for name in names:
        await hall.tournaments.enter(cup.book.key, somebody(name))


def test_people_enter_are_led_to_their_tables_and_sit_there() -> None:
    async def story() -> None:
        hall = await Hall.opened(pace=1.0)
        cup = await hall.open(chairs=3)
        ann = await Onlooker.at(hall, cup.book.key, somebody("Ann"))
        assert ann.own().may == ["enter"]
        assert isinstance(await ann.ask("enter"), messages.Ok)
        assert isinstance(await ann.ask("enter"), messages.Ok)
        await entered(hall, cup, "Ben", "Cem", "Dot")
        await hall.act(cup, "start")
        await asyncio.sleep(1)
        (go,) = ann.all(messages.Go)
        assert (go.why, go.tournament) == ("start", cup.book.key)
        assert go.say == f"The tournament has begun: you sit at table {go.number}."
        _, seat = await hall.room.ticket(go.table, "ann")
        assert seat == go.seat
        assert (ann.own().table, ann.own().seat, ann.own().number) == (go.table, go.seat, go.number)
        assert ann.common().facts.alive == 4
        assert {table.size for table in ann.common().tables} == {2}

    run_virtually(story)


def test_a_code_opens_the_tournament_and_guesses_are_counted() -> None:
    async def story() -> None:
        hall = await Hall.opened(limits=TournamentLimits(codes=3))
        cup = await hall.open(entry={"by": "code"}, code="Open Sesame")
        ann = await Onlooker.at(hall, cup.book.key, somebody("Ann"), "de")
        for expected in ("wrong-code", "wrong-code", "wrong-code", "too-many-codes"):
            refused = await ann.ask("enter", text="guess")
            assert refused.code == expected
        assert refused.why == "Das waren zu viele Codes: bitte eine Minute warten."
        await asyncio.sleep(61)
        assert isinstance(await ann.ask("enter", text="opensesame"), messages.Ok)
        assert ann.own().code == ""
        assert cup.own(HOST.person).code == "Open Sesame"

    run_virtually(story)


def test_whoever_comes_as_somebody_else_each_time_is_known_by_the_address() -> None:
    async def story() -> None:
        hall = await Hall.opened(limits=TournamentLimits(codes=2))
        cup = await hall.open(entry={"by": "code"}, code="sesame")
        codes = []
        for number in range(21):
            with pytest.raises(TableRefused) as refused:
                await hall.tournaments.enter(cup.book.key, somebody(f"No {number}"), "guess", "10.0.0.7")
            codes.append(refused.value.code)
        assert codes == ["wrong-code"] * 20 + ["too-many-codes"]
        await hall.tournaments.enter(cup.book.key, somebody("Ann"), "sesame", "10.0.0.8")

    run_virtually(story)


def test_a_tournament_whose_entry_is_over_already_is_not_opened() -> None:
    async def story() -> None:
        hall = await Hall.opened()
        with pytest.raises(TableRefused, match="2027-01-15T07:59:00Z has passed"):
            await hall.open(entry={"until": "2027-01-15T07:59:00Z"})
        await hall.open(entry={"until": "2027-01-15T08:01:00Z"})

    run_virtually(story)


def test_what_could_not_be_paired_is_refused_before_anybody_enters(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.engine.optional.find_spec", lambda name: None)

    async def story() -> None:
        hall = await Hall.opened()
        with pytest.raises(TableRefused, match="needs the extra tournament"):
            await hall.open("swiss", game="five-card-draw", chairs=2)
        await hall.open("swiss", chairs=4)

    run_virtually(story)


def test_the_director_does_not_call_it_off_by_starting_too_early() -> None:
    async def story() -> None:
        hall = await Hall.opened()
        cup = await hall.open(entrants={"least": 3})
        await entered(hall, cup, "Ann")
        with pytest.raises(TableRefused, match="It takes 3 to start, and one is in"):
            await hall.act(cup, "start")
        assert cup.book.state.status == "registering"
        await hall.act(cup, "bot", player="random", amount=2)
        await hall.act(cup, "start")
        assert cup.book.state.status == "running"

    run_virtually(story)


def test_by_approval_people_wait_for_the_director_who_is_told_of_one_address() -> None:
    async def story() -> None:
        hall = await Hall.opened()
        cup = await hall.open(entry={"by": "approval"})
        key = cup.book.key
        for name in ("Ann", "Ben"):
            await hall.tournaments.enter(key, somebody(name), address="10.0.0.7")
        await hall.tournaments.enter(key, somebody("Cem"), address="10.0.0.8")
        own = cup.own(HOST.person)
        assert [each.name for each in own.asking] == ["Ann", "Ben", "Cem"]
        assert own.same_address == [[0, 1]]
        assert (cup.own("ann").asking, cup.own("ann").same_address) == ([], [])
        for entrant in (0, 2):
            await hall.act(cup, "approve", "", entrant=entrant)
        await hall.act(cup, "start")
        assert [each.is_alive for each in cup.book.state.entrants] == [True, False, True]
        with pytest.raises(EntryRefused, match="too late"):
            await hall.act(cup, "approve", "", entrant=1)

    run_virtually(story)


def test_whoever_is_not_let_in_may_not_ask_again() -> None:
    async def story() -> None:
        hall = await Hall.opened()
        cup = await hall.open(entry={"by": "approval"})
        await hall.tournaments.enter(cup.book.key, somebody("Ann"))
        await hall.act(cup, "disqualify", "Not today.", entrant=0)
        assert (cup.own("ann").entrant, cup.own("ann").may) == (0, [])
        with pytest.raises(EntryRefused):
            await hall.tournaments.enter(cup.book.key, somebody("Ann"))

    run_virtually(story)


def test_the_second_of_a_name_is_called_otherwise() -> None:
    async def story() -> None:
        hall = await Hall.opened()
        cup = await hall.open()
        await hall.tournaments.enter(cup.book.key, somebody("Ann"))
        twin = somebody("Ann")
        await hall.tournaments.enter(cup.book.key, type(twin)("ann2", b"", b"", "ann", 0))
        assert [each.name for each in cup.book.state.entrants] == ["Ann", "ann 2"]

    run_virtually(story)


def test_nobody_may_do_anything_once_it_is_over_and_nobody_leaves_twice() -> None:
    async def story() -> None:
        hall = await Hall.opened()
        cup = await hall.open()
        await entered(hall, cup, "Ann", "Ben")
        await hall.act(cup, "start")
        assert cup.own("ann").may == ["withdraw"]
        await hall.tournaments.withdraw(cup.book.key, "ann")
        assert "withdraw" not in cup.own("ann").may
        await until_over(cup)
        assert [cup.own(person).may for person in ("ann", "ben")] == [[], []]

    run_virtually(story)


def test_who_withdraws_before_the_start_may_come_back() -> None:
    async def story() -> None:
        hall = await Hall.opened()
        cup = await hall.open()
        await entered(hall, cup, "Ann", "Ben")
        await hall.tournaments.withdraw(cup.book.key, "ann")
        assert cup.own("ann").may == ["enter"]
        await entered(hall, cup, "Ann")
        assert cup.own("ann").may == ["withdraw"]
        assert len(cup.book.state.entrants) == 2
        with pytest.raises(TableRefused, match="not entered"):
            await hall.tournaments.withdraw(cup.book.key, "zoe")

    run_virtually(story)


def test_late_entry_is_seated_and_closed_from_the_level_on() -> None:
    async def story() -> None:
        hall = await Hall.opened(pace=1.0)
        cup = await hall.open(late_entry={"closed_from_level": 2}, levels=[{"after_rounds": 1}])
        await entered(hall, cup, "Ann", "Ben", "Cem")
        await hall.act(cup, "start")
        late = await Onlooker.at(hall, cup.book.key, somebody("Late"))
        assert isinstance(await late.ask("enter"), messages.Ok)
        await asyncio.sleep(1)
        assert late.all(messages.Go)[-1].why == "entry"
        for _ in range(1_000):
            if cup.book.state.level > 1:
                break
            await asyncio.sleep(1)
        with pytest.raises(EntryRefused, match="too late"):
            await entered(hall, cup, "Later")

    run_virtually(story)


def test_a_full_tournament_starts_by_itself_and_takes_nobody_else() -> None:
    async def story() -> None:
        hall = await Hall.opened()
        cup = await hall.open(entrants={"most": 3})
        await entered(hall, cup, "Ann", "Ben", "Cem")
        await asyncio.sleep(1)
        assert cup.book.state.status == "running"
        with pytest.raises(EntryRefused):
            await entered(hall, cup, "Dot")

    run_virtually(story)


def test_a_pause_lets_deals_run_out_and_deals_nothing_until_it_ends() -> None:
    async def story() -> None:
        hall = await Hall.opened()
        cup = await hall.open(clock={"rest_seconds": 5})
        await hall.act(cup, "bot", player="random", amount=9)
        await hall.act(cup, "start")
        await hall.act(cup, "pause", "A storm.")
        await asyncio.sleep(600)
        onlooker = await Onlooker.at(hall, cup.book.key, somebody("Zoe"))
        assert (onlooker.common().paused, onlooker.common().why_paused) == (True, "A storm.")
        n = cup.book.n
        await asyncio.sleep(600)
        assert cup.book.n == n
        assert cup.book.at() < 60_000, "a pause does not count"
        await hall.act(cup, "resume", "")
        await until_over(cup)
        assert [act.what for act in onlooker.common().acts] == ["pause", "resume"]

    run_virtually(story)


def test_the_director_announces_hands_over_and_is_refused_afterwards() -> None:
    async def story() -> None:
        hall = await Hall.opened(pace=1.0)
        cup = await hall.open()
        await entered(hall, cup, "Ann", "Ben")
        await hall.act(cup, "start")
        await asyncio.sleep(1)
        onlooker = await Onlooker.at(hall, cup.book.key, somebody("Zoe"))
        guest = Guest(await hall.room.table(cup.own("ann").table), "ann")
        await hall.act(cup, "announce", "Soup is served.")
        assert (
            onlooker.all(messages.Announced)[-1].say
            == guest.last(messages.Announced).say
            == "Soup is served."
        )
        await hall.act(cup, "host", "", entrant=0)
        with pytest.raises(TableRefused, match="Only the director"):
            await hall.act(cup, "cancel")
        assert {"direct", "give-back"} <= set(cup.own("ann").may)
        await hall.tournaments.act(cup.book.key, "ann", messages.Act(1, "give-back"))
        assert "direct" in cup.own(HOST.person).may
        assert "give-back" not in cup.own(HOST.person).may
        await hall.act(cup, "host", "", entrant=0)
        await hall.tournaments.act(cup.book.key, "ann", messages.Act(1, "cancel", "It is late."))
        assert cup.book.state.status == "cancelled"
        await asyncio.sleep(1)
        assert onlooker.common().acts[-1].reason == "It is late."

    run_virtually(story)


def test_disqualified_given_and_replaced_entrants() -> None:
    async def story() -> None:
        hall = await Hall.opened(pace=1.0)
        cup = await hall.open()
        await entered(hall, cup, "Ann", "Ben", "Cem", "Dot")
        await hall.act(cup, "start")
        await hall.act(cup, "give", entrant=0, amount=2)
        await hall.act(cup, "replace", entrant=1, player="random")
        await hall.act(cup, "disqualify", entrant=2)
        for what, entrant in (("give", 0), ("give", 9), ("replace", 0)):
            with pytest.raises(TableRefused):
                await hall.act(cup, what, entrant=entrant)
        await until_over(cup, 100_000)
        places = {each.name: each.place for each in cup.book.state.entrants}
        assert places["Cem"] == 0
        assert min(places[name] for name in ("Ann", "Ben", "Dot")) == 1
        assert cup.book.state.entrants[1].player == "random"

    run_virtually(story)


def test_a_rated_freeze_out_counts_once_by_final_places() -> None:
    async def story() -> None:
        hall = await Hall.opened()
        cup = await hall.open(rated=True)
        await entered(hall, cup, "Ann", "Ben", "Cem")
        await hall.act(cup, "start")
        await until_over(cup, 100_000)
        rated = await hall.room.ratings.of("bastard-brag")
        assert {each.person: each.games for each in rated} == {"ann": 1, "ben": 1, "cem": 1}
        best = next(each.person for each in cup.book.state.entrants if each.place == 1)
        assert rated[0].person == best or sum(each.place == 1 for each in cup.book.state.entrants) > 1
        assert await hall.room.archive.games_of("ann") == []

    run_virtually(story)


@pytest.mark.parametrize(
    ("limits", "code"),
    [
        (TournamentLimits(opened_by="nobody"), "no-tournaments"),
        (TournamentLimits(per_person=1), "too-many-tournaments"),
        (TournamentLimits(most=1), "too-many-tournaments"),
        (TournamentLimits(entrants=100), "large-tournament"),
    ],
)
def test_a_room_limits_its_tournaments(limits: TournamentLimits, code: str) -> None:
    async def story() -> None:
        hall = await Hall.opened(limits=limits)
        wanted: Any = Wanted(regulations_from(a_tree("freeze-out", entrants={"most": 50})))
        larger: Any = Wanted(regulations_from(a_tree("freeze-out", entrants={"most": 500})))
        codes = []
        for each in (wanted, wanted, larger):
            try:
                await hall.tournaments.open(HOST, each)
            except TableRefused as refused:
                codes.append(refused.code)
        assert codes[0] == code

    run_virtually(story)


def test_a_restart_goes_on_with_registration() -> None:
    async def story() -> None:
        hall = await Hall.opened()
        cup = await hall.open(entrants={"most": 3})
        await entered(hall, cup, "Ann", "Ben")
        await hall.tournaments.drain()
        again = await Hall.opened(hall.room.store)
        found = await again.tournaments.tournament(cup.book.key)
        await entered(again, found, "Cem")
        await asyncio.sleep(1)
        assert found.book.state.status == "running"
        assert len(await kept_rows(again.room.store, cup.book.key)) > 5

    run_virtually(story)


def test_the_director_is_told_once_where_nobody_who_plays_is_here_and_it_ends_all_the_same() -> None:
    async def story() -> None:
        hall = await Hall.opened(pace=1.0)
        cup = await hall.open(stack=20)
        await entered(hall, cup, "Ann", "Ben")
        await hall.act(cup, "bot", player="random", amount=2)
        host = await Onlooker.at(hall, cup.book.key, HOST, "de")
        other = await Onlooker.at(hall, cup.book.key, somebody("Zoe"))
        ann = await Onlooker.at(hall, cup.book.key, somebody("Ann"))
        await hall.act(cup, "start")
        await asyncio.sleep(40)
        assert not host.all(messages.Announced)
        assert not host.own().nobody_here
        ann.session.gone()
        await asyncio.sleep(20)
        assert not host.all(messages.Announced), "a line may break"
        await asyncio.sleep(20)
        assert host.own().nobody_here
        await until_over(cup)
        (told,) = host.all(messages.Announced)
        assert "niemand mehr da" in told.say
        assert not other.all(messages.Announced)
        assert not other.own().nobody_here
        assert cup.book.state.status == "finished"

    run_virtually(story)

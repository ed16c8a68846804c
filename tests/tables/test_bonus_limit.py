"""Bonus rules of installed packages: a room plays by those that its host allows, and by no others."""

import sys
from pathlib import Path
from typing import Any

import pytest

from parlour.cards.luck import Luck
from parlour.engine.errors import BadRules
from parlour.engine.rules.finder import find_game
from parlour.storage.memory import MemoryStore
from parlour.tables.bonus_limit import bonus_rule_labels, schema_with_names
from parlour.tables.limits import TableLimits
from parlour.tables.lobby.room import Room
from parlour.tables.play.scheduler import RoomBots
from parlour.tables.refusals import TableRefused
from parlour.tables.settings import TableSettings
from parlour.tables.tournament.limits import TournamentLimits
from parlour.tables.tournament.opening import Wanted, first_row
from parlour.tournaments.regulations.text import regulations_from
from parlour.wire import messages
from tests.engine.rules.forgetting import forget_parts
from tests.red_club import ALL_RED, CHANGES, install
from tests.simulation.virtual_loop import run_virtually
from tests.tables.stage import Guest, staged, virtual_clock

BRAG = find_game("three-card-brag")
SETTINGS = TableSettings(game=BRAG.id, changes=CHANGES, seats=2, clock="none")
ALLOWED = TableLimits(bonus_rules=(ALL_RED,))
AT_HOME = TableLimits(bonus_rules=None)


@pytest.fixture(autouse=True)
def red_club(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path, monkeypatch)
    monkeypatch.delitem(sys.modules, "red_club", raising=False)


async def a_room(limits: TableLimits | None = None, store: MemoryStore | None = None) -> Room:
    return await Room.opened(
        store or MemoryStore(), clock=virtual_clock(), bots=RoomBots(pace=0.0), limits=limits
    )


async def refusal_of(room: Room, settings: TableSettings) -> TableRefused:
    with pytest.raises(TableRefused) as refused:
        await room.open_table("ann", settings)
    return refused.value


@staged
async def test_a_rule_that_is_allowed_is_played_by() -> None:
    room = await a_room(ALLOWED)
    key = await room.open_table("ann", SETTINGS)
    assert (await room.table(key)).state.rules.bonus_rules.own == (ALL_RED,)


@staged
async def test_one_that_is_not_is_refused_with_its_place_and_never_imported() -> None:
    store = MemoryStore()
    refusal = await refusal_of(await a_room(store=store), SETTINGS)
    assert refusal.code == "bonus-rule-not-allowed"
    place, _, said = refusal.sentence.partition(": ")
    assert place == "bonusRules.own[0]"
    assert said.startswith(f"this room does not play by the bonus rule {ALL_RED}.")
    assert await store.tables() == []
    assert "red_club" not in sys.modules


@pytest.mark.parametrize("limits", [TableLimits(), ALLOWED, AT_HOME])
def test_a_stranger_does_not_learn_what_is_installed(limits: TableLimits) -> None:
    @staged
    async def story() -> None:
        other: Any = {"bonusRules": {"own": ["red-club:all-read"]}}
        refusal = await refusal_of(await a_room(limits), TableSettings(BRAG.id, changes=other, seats=2))
        assert refusal.code == "bonus-rule-not-allowed"
        assert ALL_RED not in refusal.sentence

    story()


@staged
async def test_a_tournament_is_opened_by_it_only_where_it_is_allowed() -> None:
    tree = {"game": BRAG.id, "format": {"name": "freeze-out"}, "chairs": 4, "changes": CHANGES}
    wanted = Wanted(regulations_from(tree))
    with pytest.raises(TableRefused) as refused:
        await first_row(await a_room(), TournamentLimits(), "ann", wanted)
    assert refused.value.code == "bonus-rule-not-allowed"
    assert "red_club" not in sys.modules
    opened = await first_row(await a_room(ALLOWED), TournamentLimits(), "ann", wanted)
    assert opened.regulations.changes == CHANGES


@staged
async def test_a_level_of_a_tournament_may_not_bring_it_in_later() -> None:
    tree = {"game": BRAG.id, "format": {"name": "freeze-out"}, "chairs": 4}
    levels = [{"after_rounds": 3, "changes": CHANGES}]
    wanted = Wanted(regulations_from({**tree, "levels": levels}))
    with pytest.raises(TableRefused, match="red-club:all-red"):
        await first_row(await a_room(), TournamentLimits(), "ann", wanted)


@staged
async def test_a_table_of_a_rule_that_is_allowed_no_more_can_be_seen_and_does_not_go_on() -> None:
    store = MemoryStore()
    before = await a_room(ALLOWED, store)
    key = await before.open_table("ann", SETTINGS)
    guest = Guest(await before.table(key), "ann")
    await guest.sit()
    await guest.do("begin")
    await before.drain()

    again = Guest(await (await a_room(store=store)).table(key), "ann")
    assert "does not go on" in again.last(messages.Notice).say
    answer = await again.play(again.any_move(Luck(1, 0)))
    assert isinstance(answer, messages.No)
    assert answer.code == "bonus-rule-not-allowed"


def test_a_table_whose_package_is_gone_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        store = MemoryStore()
        key = await (await a_room(ALLOWED, store)).open_table("ann", SETTINGS)
        monkeypatch.setattr(sys, "path", sys.path[1:])
        forget_parts()
        with pytest.raises(BadRules, match=r"bonusRules.own\[0\]: no package that is installed here brings"):
            await (await a_room(ALLOWED, store)).table(key)

    run_virtually(story)


def test_the_form_of_a_new_table_offers_what_is_allowed_by_its_words() -> None:
    field = schema_with_names(BRAG, (ALL_RED,))["$defs"]["BonusRules"]["properties"]["own"]
    assert field["items"] == {"enum": [ALL_RED]}
    assert bonus_rule_labels(BRAG, (ALL_RED,), "de") == {
        f"own.{ALL_RED}": "drei rote Karten (150 × die Summe der Ränge)"
    }


@pytest.mark.parametrize("name", ["three-card-brag", "claim"])
def test_where_none_is_allowed_the_form_is_as_it_was(name: str) -> None:
    game = find_game(name)
    assert schema_with_names(game, ()) == game.schema()
    assert bonus_rule_labels(game, (), "en") == {}


def test_other_games_have_no_place_for_bonus_rules() -> None:
    claim = find_game("claim")
    assert schema_with_names(claim, (ALL_RED,)) == claim.schema()
    assert bonus_rule_labels(claim, (ALL_RED,), "en") == {}
    with pytest.raises(BadRules, match="bonusRules"):
        claim.rules(change=CHANGES)

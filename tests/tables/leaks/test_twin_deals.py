"""One game with two deals that a player cannot tell apart, through everything that can happen in a game."""

import pytest

from parlour.cards.luck import Luck
from parlour.engine.errors import Refused
from parlour.engine.laws.secrecy import all_seen_by, sentences_heard
from parlour.engine.rules.finder import find_game, game_names
from parlour.match.match import Match
from parlour.tables.settings import TableSettings
from tests.plain_only import plain_only
from tests.simulation.virtual_loop import run_virtually
from tests.tables.leaks.worlds import Said, World, differences, first_seed, game_of, secret_of
from tests.tables.stories import brief_settings

SECRET = secret_of(3)
MOST = 6


def settings_of(name: str) -> TableSettings:
    players = find_game(name).rules().players
    seats = max(players.least, min(3, players.most))
    return brief_settings(name, seats=seats, clock="none", reveal="never")


def deal_otherwise(patch: pytest.MonkeyPatch, settings: TableSettings, viewer: int) -> None:
    """Deals the game of this seed otherwise wherever it is played; the viewer sees the same."""
    true, seed = Match.__init__, first_seed(SECRET, settings.seats)

    def init(self: Match, *given: object) -> None:
        true(self, *given)  # type: ignore[arg-type]
        if self.seed == seed:
            twin = self.position.redealt(viewer, Luck(81))
            twin.shuffle = self.position.shuffle
            self.position = twin

    patch.setattr(Match, "__init__", init)


def moves_alike(settings: TableSettings, viewer: int) -> list[Said]:
    """Moves that can be made in both deals, and after which the viewer has seen and heard the same."""
    here = game_of(settings, SECRET)
    with pytest.MonkeyPatch.context() as patch:
        deal_otherwise(patch, settings, viewer)
        there = game_of(settings, SECRET)
    assert here.position.state() != there.position.state(), "other cards"
    found, luck = list[Said](), Luck(82)
    while len(found) < MOST and here.to_act():
        for _ in range(12):
            seat = here.to_act()[luck.below(len(here.to_act()))]
            said = Said(seat, here.moves(seat).pick(luck))
            if is_alike(here, there, said, viewer):
                found.append(said)
                here.play(*said)
                there.play(*said)
                break
        else:
            break
    return found


def is_alike(here: Match, there: Match, said: Said, viewer: int) -> bool:
    try:
        one, other = here.prepare(*said), there.prepare(*said)
    except Refused:
        return False
    told = sentences_heard(one.events, viewer) == sentences_heard(other.events, viewer)
    looks = all_seen_by(here.game, one.after, viewer) == all_seen_by(here.game, other.after, viewer)
    return told and looks and one.after.to_act() == other.after.to_act() != ()


async def through_everything(world: World, viewer: int, moves: list[Said]) -> dict[str, object]:
    """What the viewer gets: as the game goes on, is undone, taken over, hosted by another, restarted."""
    me, found = f"p{viewer}", dict[str, object]()
    other = f"p{(viewer + 1) % world.settings.seats}"

    async def look(when: str) -> None:
        await world.ask(me)
        found[when] = world.lines[me].taken()
        found.update({f"{when}: {name}": read for name, read in (await world.reads(me)).items()})

    await world.open()
    await world.do("p0", "begin")
    await look("begun")
    for place, move in enumerate(moves):
        await world.play([move])
        await look(f"after {place + 1} moves")
    if moves:
        last = moves[-1]
        await world.decide(world.of_seat(last.seat).person, "undo")
        await look("undone")
        await world.play([last])
    for who in (other, me):
        await world.do(who, "stand")
        await look(f"the house plays for {who}")
        await world.do(who, "back")
    await world.do("p0", "host", seat=1)
    await look("another host")
    await world.restart()
    await look("restarted")
    if world.settings.seats > 2:
        await world.decide(me, "kick", seat=(viewer + 1) % world.settings.seats)
        await look("somebody was kicked")
    return found


def what_differs(name: str, viewer: int) -> list[str]:
    settings = settings_of(name)
    moves = moves_alike(settings, viewer)
    here = run_virtually(lambda: through_everything(World(settings, SECRET), viewer, moves))
    with pytest.MonkeyPatch.context() as patch:
        deal_otherwise(patch, settings, viewer)
        there = run_virtually(lambda: through_everything(World(settings, SECRET), viewer, moves))
    return differences(here, there)


@plain_only
@pytest.mark.usefixtures("quick_odds")
@pytest.mark.parametrize("name", game_names())
def test_a_player_cannot_tell_twin_deals_apart_whatever_happens_in_the_game(name: str) -> None:
    assert not what_differs(name, 0)
    assert not what_differs(name, 1)

"""A room in this process: tables at this screen, and for programs that sit here, without a socket."""

import asyncio
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple

from parlour.cards.seeds import commitment, fresh_seed
from parlour.client.table import Table
from parlour.client.transports.local import LocalTransport
from parlour.engine.rules.game import Game
from parlour.engine.rules.loading import to_tree
from parlour.match.export import SavedGame
from parlour.match.match import SeatCard
from parlour.match.provenance import Provenance, spell_start
from parlour.players.seat_words import is_person
from parlour.storage.store import Store
from parlour.tables.clock import LoopClock
from parlour.tables.limits import TableLimits
from parlour.tables.lobby.begun import BegunGame
from parlour.tables.lobby.room import Room
from parlour.tables.lobby.tickets import new_key
from parlour.tables.play.model_bots import ModelBots, is_model
from parlour.tables.play.scheduler import RoomBots
from parlour.tables.play.threads import ThreadWorkers
from parlour.tables.settings import TableSettings
from parlour.tables.state import TableState

OWNER: Final = "home"
"""The person of whoever sits at this machine; no room gives out such a short number."""
_MANY: Final = 1_000_000_000
Clock = Literal["", "rules", "none"]


class LocalLimits(NamedTuple):
    """How a room in this process differs from one for strangers: whether a clock runs, and for how long."""

    clock: Clock = ""
    seconds: int = 0

    def limits(self) -> TableLimits:
        """Return what a table takes here: whoever sits at this machine floods nobody but themselves."""
        return TableLimits(
            clock=self.clock,
            seconds=self.seconds,
            sleeps=_MANY,
            pauses=_MANY,
            pause_time=_MANY,
            hand=_MANY,
            pack=_MANY,
            bonus_rules=None,
        )


class LocalRoom:
    """A room over a store, on the loop that runs; `owner` is whoever sits at this machine."""

    def __init__(self, store: Store, room: Room, bots: RoomBots, owner: str) -> None:
        self.store = store
        self.room = room
        self.bots = bots
        self.owner = owner

    @classmethod
    async def open(
        cls,
        store: Store,
        *,
        owner: str = OWNER,
        pace: float = 0.0,
        models: Path | None = None,
        limits: LocalLimits | None = None,
        thinks_on_loop: bool = False,
    ) -> "LocalRoom":
        """Open the store and a room over it; models keep their records in the folder `models`.

        Bots that think on the loop itself answer in an order that is always the same.
        """
        await store.open()
        seated_models = None if models is None else ModelBots((), models)
        workers = None if thinks_on_loop else ThreadWorkers()
        bots = RoomBots(pace=pace, workers=workers, models=seated_models, all_beside_loop=True)
        clock = LoopClock(asyncio.get_running_loop())
        room = await Room.opened(store, clock=clock, bots=bots, limits=(limits or LocalLimits()).limits())
        return cls(store, room, bots, owner)

    async def close(self) -> None:
        """Wait until everything is stored, and close the store."""
        await self.room.drain()
        if self.bots.workers is not None:
            await self.bots.workers.close()
        await self.store.close()

    # Tables

    async def begin(
        self,
        game: Game,
        rules: Any,
        cards: Sequence[SeatCard],
        *,
        seed: bytes | None = None,
        has_clock: bool = False,
    ) -> str:
        """Open a table at which this game is played, from a secret seed unless one is given."""
        return await self.take_over(new_game(game, rules, cards, seed), has_clock=has_clock)

    async def begin_lesson(self, game: Game, name: str) -> str:
        """Open a table at which somebody learns the game from its guide."""
        return await self.room.tutorial_table(self.owner, name, game.id)

    async def take_over(self, saved: SavedGame, *, has_clock: bool = False) -> str:
        """Open a table that goes on with a saved game, or begins one that nobody has played at yet."""
        assert saved.seed is not None, "without its seed a game cannot go on"
        cards, origin = saved.seats, saved.provenance
        settings = settings_for(
            saved.game, saved.rules, len(cards), has_clock=has_clock, reveal=origin.reveal
        )
        table, people = new_key(), self._people(cards)
        tickets = self.room.tickets
        tokens = [tickets.seat_token(table, seat) if person else "" for seat, person in enumerate(people)]
        game = BegunGame(
            settings,
            self.owner,
            cards,
            people,
            saved.seed,
            origin,
            saved.entries,
            tokens,
            start=spell_start(saved.start),
        )
        return await self.room.begin_table(game, saved.rules, table)

    def _people(self, cards: Sequence[SeatCard]) -> list[str]:
        """Return the person of each seat: the owner first, and others at this screen by their names."""
        people: list[str] = []
        for card in cards:
            person = f"{self.owner}/{card.name.casefold()}" if any(people) else self.owner
            people.append(person if is_person(card) else "")
        return people

    def is_here(self, person: str) -> bool:
        """Return whether this person sits at this machine."""
        return person == self.owner or person.startswith(f"{self.owner}/")

    async def state(self, table: str) -> TableState:
        """Return the state of a table, which is woken for it."""
        state = (await self.room.table(table)).state
        self._admit_models(state)
        return state

    async def promise(self, table: str) -> tuple[str, bool]:
        """Return the commitment to the cards of the game, and whether somebody chose the seed."""
        state = await self.state(table)
        played = await self.room.archive.played(table, state.number)
        saved = await self.room.archive.saved(played)
        return commitment(state.now_played().seed), saved.provenance.given

    async def history(self, table: str, viewer: int | None, language: str) -> list[str]:
        """Return what has happened in all games of the table, as whoever sits on this seat heard it."""
        state = await self.state(table)
        person = "" if viewer is None else state.chairs[viewer].person
        games = range(1, state.number + 1)
        told = [await self.game_history(table, number, person=person, language=language) for number in games]
        return [sentence for game in told for sentence in game]

    async def seat_token(self, table: str) -> str:
        """Return what opens the owner's seat from any device; "" where the table gave none for it."""
        state = await self.state(table)
        seat = state.seat_of(self.owner)
        token = "" if seat is None else self.room.tickets.seat_token(table, seat)
        is_good = seat is not None and state.seat_with(sha256(token.encode()).hexdigest()) == seat
        return token if is_good else ""

    async def set_pace(self, table: str, pace: float) -> None:
        """Let bots take so long from now on, also those who are about to answer."""
        self.bots.pace = pace
        (await self.room.table(table)).bots.look_again()

    async def game_history(self, table: str, number: int, *, person: str, language: str = "en") -> list[str]:
        """Return what has happened in one game of the table, as this person heard it; "" is the public.

        Whoever had no seat in it has heard nothing.
        """
        archive = self.room.archive
        played = await archive.played(table, number)
        if person and person not in played.people:
            return []
        seat = played.people.index(person) if person else None
        seen = played._replace(rows=played.rows_for(person, seat))
        return (await archive.match(seen)).lately(seat, language=language)

    def _admit_models(self, state: TableState) -> None:
        """Let the models play that were seated at this table: whoever sits here pays for them."""
        models = [chair.player for chair in state.chairs if is_model(chair.player)]
        if self.bots.models is not None and models:
            self.bots.models.admit(models)

    def connect(self, table: str, person: str, language: str = "en", *, texts: bool = True) -> Table:
        """Return a client of the table for this person; "" looks on as the public does.

        Whoever has the rules at hand needs no texts of them.
        """
        return Table(LocalTransport(self.room, table, person, texts=texts), language=language)


def new_game(game: Game, rules: Any, cards: Sequence[SeatCard], seed: bytes | None = None) -> SavedGame:
    """Return a game before its first move, from a secret seed unless one is given."""
    return SavedGame(game, rules, cards, seed or fresh_seed(), (), Provenance(given=seed is not None))


def settings_for(
    game: Game, rules: Any, seats: int, *, has_clock: bool = False, reveal: Literal["end", "never"] = "end"
) -> TableSettings:
    """Return the settings of a table of these rules at this machine; a file of rules may name them anew."""
    named = rules.metadata.variant
    variant = named if named in game.variants() else game.variants()[0]
    return TableSettings(
        game=game.id,
        variant=variant,
        changes=rule_changes(game, rules, variant),
        seats=seats,
        clock="rules" if has_clock else "none",
        reveal=reveal,
        fill=f"house:{rules.default_rival}",
    )


def rule_changes(game: Game, rules: Any, variant: str) -> dict[str, Any]:
    """Return the groups of these rules that are other than those of a variant."""
    usual = to_tree(game.rules(variant))
    return {
        name: value
        for name, value in to_tree(rules).items()
        if name != "metadata" and usual.get(name) != value
    }

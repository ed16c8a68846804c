"""Random stories at a table: people who come, sit, play, vote, quarrel and leave, all by wire messages."""

import asyncio
from typing import Any

from parlour.cards.luck import Luck
from parlour.engine.play.move_json import move_tree
from parlour.engine.rules.finder import find_game, game_names
from parlour.engine.rules.loading import with_switches
from parlour.storage.memory import MemoryStore
from parlour.tables.settings import TableSettings
from parlour.tables.table import Table
from parlour.wire import messages
from tests.tables.stage import Guest, open_table

PEOPLE = ("ann", "bob", "cid", "dot")
WISHES = ["begin", "begin", "rematch", "stand", "back", "fill", "name", "pause", "resume", "resume"]
WISHES += ["undo", "undo", "kick", "kick", "host", "mute", "close", "begin", "end", "walkover"]


def brief_settings(name: str, **more: Any) -> TableSettings:
    """Settings by which random play comes to an end soon."""
    game = find_game(name)
    players = game.rules().players
    tree, plain = with_switches(game.tree(), game.brief), game.tree()
    changes = {key: value for key, value in tree.items() if value != plain[key]}
    seats = max(players.least, min(4, players.most))
    return TableSettings(**{"game": name, "seats": seats, "changes": changes} | more)


class Story:
    """A table and four people; each step is something that one of them might do."""

    def __init__(self, seed: int) -> None:
        self.luck = Luck(seed, 0)
        self.store = MemoryStore()
        names = game_names()
        self.settings = brief_settings(names[seed % len(names)])

    async def begin(self) -> Table:
        self.table = await open_table(self.settings, store=self.store)
        self.guests = [Guest(self.table, person) for person in PEOPLE]
        return self.table

    async def step(self) -> None:
        luck, number = self.luck, self.luck.below(len(self.guests))
        if luck.below(12) == 0:
            self.guests[number].session.gone()
            self.guests[number] = Guest(self.table, PEOPLE[number])
        guest = self.guests[number]
        if self.table.votes.shown() is not None and luck.below(2):
            guest.say(messages.Do(guest.id(), "vote", yes=luck.below(6) > 0))
        elif self.table.state.is_played() and luck.below(3):
            self._play(guest)
        elif luck.below(3) == 0:
            guest.say(messages.Sit(guest.id(), luck.below(5) - 1))
        else:
            self._wish(guest)
        await asyncio.sleep(70.0 if luck.below(15) == 0 else (0.0, 0.02, 0.5)[luck.below(3)])

    def _play(self, guest: Guest) -> None:
        seat, state = guest.session.seat, self.table.state
        if seat is not None and state.asked[seat]:
            move = move_tree(guest.any_move(self.luck))
            guest.say(messages.PlayMove(guest.id(), state.asked[seat], move))

    def _wish(self, guest: Guest) -> None:
        what, luck = WISHES[self.luck.below(len(WISHES))], self.luck
        if what == "close" and luck.below(20):
            return
        text = ("", "house:easy", "random", "Zoë")[luck.below(4)]
        guest.say(messages.Do(guest.id(), what, luck.below(5) - 1, text, luck.below(3) > 0))

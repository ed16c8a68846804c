"""What the commands of a table work with."""

from typing import NamedTuple

from parlour.tables.clock import Clock
from parlour.tables.limits import TableLimits
from parlour.tables.log.queue import CommandQueue
from parlour.tables.people.advice import Advisor
from parlour.tables.people.broadcast import Broadcast
from parlour.tables.people.pausing import Pauses
from parlour.tables.people.presence import Absence
from parlour.tables.people.seed_mixing import SeedMixing
from parlour.tables.people.talk import Talk
from parlour.tables.people.votes import Votes
from parlour.tables.play.answers import FreshSeed
from parlour.tables.play.hold import Hold
from parlour.tables.play.scheduler import RoomBots
from parlour.tables.refusals import table_refusal
from parlour.tables.state import TableState


class CommandContext(NamedTuple):
    """The state of the table, the queue that changes it, and what people do together there."""

    state: TableState
    queue: CommandQueue
    clock: Clock
    limits: TableLimits
    fresh: FreshSeed
    broadcast: Broadcast
    absence: Absence
    votes: Votes
    talk: Talk
    seed_mixing: SeedMixing
    pauses: Pauses
    advice: Advisor
    hold: Hold
    bots: RoomBots

    def check_not_beginning(self) -> None:
        """Refuse what would change the seats between the command to begin and the deal."""
        if self.state.called:
            raise table_refusal("beginning")

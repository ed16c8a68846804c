"""Bots as somebody might write them outside, for tables, the lab and live rooms alike."""

import parlour
from parlour.engine.play.events import Event


class FirstMove(parlour.Bot):
    """Plays the first of its moves."""

    def choose(self, view: parlour.View, moves: parlour.Moves) -> parlour.Move:
        return next(iter(moves))


class Counting(parlour.Bot):
    """Uses all that moves can do: counts, iterates, asks for membership and samples."""

    def __init__(self, luck: parlour.Luck) -> None:
        self.luck = luck

    def choose(self, view: parlour.View, moves: parlour.Moves) -> parlour.Move:
        drawn = moves.sample(self.luck)
        if moves.count() <= 100:
            assert drawn in list(moves)
        assert drawn in moves
        assert parlour.Move("DANCE") not in moves
        return moves.pick(self.luck)


class Listening(Counting):
    """Notes what it hears."""

    listens = True

    def __init__(self, luck: parlour.Luck) -> None:
        super().__init__(luck)
        self.events: list[Event] = []

    def hear(self, event: Event) -> None:
        self.events.append(event)


class Cheat(parlour.Bot):
    """Plays what is not there."""

    def choose(self, view: parlour.View, moves: parlour.Moves) -> parlour.Move:
        return parlour.Move("DANCE")

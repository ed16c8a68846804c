"""Playing the games of a question: any process that is given the same deals writes the same sheets."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from parlour.engine.bot import Bot
from parlour.engine.play.events import Event, Listener
from parlour.engine.play.position import Position
from parlour.lab.line_up import order_of, seating
from parlour.lab.models.spending import Spending
from parlour.lab.own_bot import lab_maker
from parlour.lab.question import Question, rules_of
from parlour.lab.results import DealSheet, GameSheet, written
from parlour.lab.seeding import luck_for, shuffle_for
from parlour.players.deciding import SeatedThinker, decision
from parlour.players.kinds import Maker

LONGEST_GAME: Final = 100_000
"""After so many decisions a game is unfinished; the longest seen, of random players, have a tenth of that."""


def play_deals(question: Question, deals: Sequence[int], spending: Spending | None = None) -> bytes:
    """The sheets of these deals, every one played once in each rotation.

    Where models play, `spending` keeps what they decide and what they may cost.
    """
    return written(play_deal(question, deal, spending) for deal in deals)


def play_deal(question: Question, deal: int, spending: Spending | None = None) -> DealSheet:
    rotations = range(len(question.players))
    return DealSheet(deal, tuple(play_game(question, deal, rotation, spending) for rotation in rotations))


def play_game(question: Question, deal: int, rotation: int, spending: Spending | None = None) -> GameSheet:
    """One game to its end, or as far as any game is played."""
    game, rules = rules_of(question)
    position = game.begin(rules, question.seats, shuffle_for(question.seed, deal))
    bots = _bots_for(question, deal, rotation)
    for seat, bot in enumerate(bots):
        if spending is not None and isinstance(bot, SeatedThinker):
            spending.seat(bot, seat, deal=deal, rotation=rotation)
    decisions = play_out(position, bots)
    outcome = position.outcome()
    if position.to_act():
        return GameSheet((1,) * question.seats, (0,) * question.seats, decisions, unfinished=True)
    assert outcome is not None, "a game that is over has an outcome"
    return GameSheet(tuple(outcome.places), tuple(outcome.tallies), decisions)


def play_out(position: Position, bots: Sequence[Bot]) -> int:
    """Lets the bots play to the end and returns after how many decisions that was; refuses illegal moves.

    A game that does not end is left after the most decisions there may be.
    """
    decisions, told = 0, Listener()

    def after(heard: int) -> list[Event]:
        return told.events[heard:]

    teller = told if any(bot.listens for bot in bots) else None
    while decisions < LONGEST_GAME and (acting := position.to_act()):
        seat = acting[0]
        position.apply(seat, decision(bots[seat], position, seat, after), teller)
        decisions += 1
    return decisions


def _bots_for(question: Question, deal: int, rotation: int) -> list[Bot]:
    """New bots on their seats, each with luck of its own."""
    order = order_of(len(question.players), question.seed, deal)
    game, rules = rules_of(question)
    bots = []
    for seat, player in enumerate(seating(order, question.seats, rotation)):
        luck = luck_for(question.seed, deal, rotation, seat)
        bots.append(_makers(question)[player](game, rules, luck))
    return bots


@cache
def _makers(question: Question) -> list[Maker]:
    return [lab_maker(word) for word in question.players]

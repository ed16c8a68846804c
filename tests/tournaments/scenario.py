"""A random freeze-out from a seed: entrants, chairs, drop-outs, late entries, and who settles when.

What a deal does to stacks is drawn too: lives are lost, or coins change hands.
"""

from collections.abc import Callable
from random import Random
from typing import Any

from parlour.engine.errors import ParlourError
from parlour.tournaments import entry
from parlour.tournaments.directing import direct, draw_start
from parlour.tournaments.log import rows
from parlour.tournaments.log.rows import Deal, Entered, Fact, Row, Settled
from parlour.tournaments.log.state import FINISHED, State
from tests.tournaments.stage import opened
from tests.tournaments.witness import Broken, Witness, hold_to

MOST_FACTS = 6_000


class Scenario:
    """One tournament, played to its end under the eyes of a witness."""

    def __init__(self, seed: int, most_entrants: int = 40, calm: bool = False) -> None:
        self.luck = Random(seed)
        self.rotates = self.luck.random() < 0.8
        self.is_coins = self.luck.random() < 0.4
        self.entrants = self.luck.randint(2, most_entrants)
        self.restlessness = 0.0 if calm else self.luck.choice([0.0, 0.05, 0.25])
        self.fields = self._draw_regulations()
        first = opened(self.luck.randbytes(32), **self.fields)
        self.state = State(first)
        self.log: list[Row] = [first]
        self.witness = Witness(first.regulations, self.rotates)
        self.sent: list[Settled] = []

    def _draw_regulations(self) -> dict[str, Any]:
        luck = self.luck
        prizes = luck.choice([0, luck.randint(1, max(1, self.entrants // 2))])
        level = {"after_rounds": luck.randint(1, 6)} if luck.random() < 0.5 else {"after_minutes": 2}
        return {
            "chairs": luck.randint(2, 9),
            "stack": luck.randint(1, 5),
            "prizes": {"places": sorted((luck.randint(1, 100) for _ in range(prizes)), reverse=True)},
            "mover": luck.choice(["next-dealer", "fewest-moves"]),
            "halt_short": luck.random() < 0.2,
            "levels": [level] * luck.randint(0, 4),
            "late_entry": {"closed_from_level": luck.choice([0, 2, 4])},
            "reentry": {"closed_from_level": luck.choice([0, 2, 4]), "times": 2},
        }

    def play(self) -> "Scenario":
        for number in range(self.entrants):
            self.take(Entered(f"entrant {number}", person=f"key {number}"))
        self.take(draw_start(self.state))
        while self.state.status != FINISHED:
            hold_to("it-ends", len(self.log) < 100 * MOST_FACTS, len(self.log))
            self.step()
        return self

    def take(self, fact: Fact) -> None:
        """Direct a fact, and have the witness read what was written."""
        batch = direct(self.state, fact)
        is_old = isinstance(fact, Settled) and fact.number != self.witness.owed_number(fact.table)
        hold_to("settled-once", not is_old or batch == [fact], batch)
        self.log += batch
        self.witness.read(batch)

    def step(self) -> None:
        """Let something happen: mostly a deal settles."""
        if self.luck.random() < self.restlessness:
            self.luck.choice(UPSETS)(self)
        elif self.state.is_paused and (not self.state.playing or self.luck.random() < 0.3):
            self.take(rows.Resumed())
        elif self.state.status != FINISHED:
            orders = self.state.owed()
            hold_to("no-stall", orders, "nothing is owed")
            self.settle(self.luck.choice(orders))

    def settle(self, order: Deal) -> None:
        written = self.witness.playing.get(order.table)
        hold_to("orders-stay-as-given", written == order, order, written)
        stacks = self.stacks_after(order)
        turns = [(order.dealer + step) % len(stacks) for step in range(1, len(stacks) + 1)]
        living = [chair for chair in turns if stacks[chair]]
        next_dealer = (living[0] if self.rotates else self.luck.choice(living)) if living else -1
        at = self.state.now + self.luck.randint(0, 30_000)
        fact = Settled(order.table, order.number, tuple(stacks), next_dealer, at=at)
        self.sent.append(fact)
        self.take(fact)

    def stacks_after(self, order: Deal) -> list[int]:
        stacks = list(order.stacks)
        taken = [chair for chair, stack in enumerate(stacks) if stack]
        losers = self.luck.sample(taken, self.luck.choice([1, 1, 1, 2, len(taken)]))
        if not self.is_coins:
            for chair in losers:
                stacks[chair] -= min(stacks[chair], self.luck.choice([1, 1, 2]))
            return stacks
        winner = self.luck.choice(taken)
        for chair in losers:
            paid = self.luck.randint(0, stacks[chair]) if self.luck.random() < 0.5 else stacks[chair]
            stacks[chair] -= paid
            stacks[winner] += paid
        return stacks

    # Upsets

    def withdraw(self) -> None:
        if self.state.alive:
            who = self.luck.choice([each.number for each in self.state.entrants if each.is_alive])
            self.take(rows.Withdrawn(who))

    def disqualify(self) -> None:
        if self.state.alive:
            who = self.luck.choice([each.number for each in self.state.entrants if each.is_alive])
            self.take(rows.Acted(rows.DISQUALIFY, "for a reason", entrant=who))

    def enter_late(self) -> None:
        try:
            entry.check_entry(self.state)
        except ParlourError:
            return
        self.take(Entered(f"entrant {len(self.state.entrants)}"))

    def reenter(self) -> None:
        for who in self.luck.sample(list(self.state.outs), min(3, len(self.state.outs))):
            try:
                entry.check_reentry(self.state, who)
            except ParlourError:
                continue
            self.take(rows.Reentered(who))
            return

    def pause(self) -> None:
        self.take(rows.Paused())

    def let_all_wait(self) -> None:
        self.take(rows.Acted(rows.ALL_WAIT, "as it pleases", amount=self.luck.randint(0, 1)))

    def report_again(self) -> None:
        """Report a settlement once more: nothing may come of it."""
        if self.sent:
            self.take(self.luck.choice(self.sent))


UPSETS: list[Callable[[Scenario], None]] = [
    Scenario.withdraw,
    Scenario.disqualify,
    Scenario.enter_late,
    Scenario.enter_late,
    Scenario.reenter,
    Scenario.reenter,
    Scenario.pause,
    Scenario.let_all_wait,
    Scenario.report_again,
]
__all__ = ["Broken", "Scenario"]

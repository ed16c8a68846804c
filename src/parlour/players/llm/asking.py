"""Asking a model for one decision: attempts, each with a complaint about the last, within a budget.

Everything here is made from the prompt and from what its seat may do, so it can run in any thread.
"""

from typing import Final, NamedTuple

from parlour.engine.play.moves import Moves
from parlour.players.deciding import Purse
from parlour.players.llm.answer import ModelAnswer, read_answer
from parlour.players.llm.budget import MatchBudget, Usage, most_usage, usage_of
from parlour.players.llm.calling import Caller
from parlour.players.llm.dialects import CUT_OFF, DECLINED, ChatTurn, Inquiry, ModelReply
from parlour.players.llm.failures import EMPTY, REFUSED, SPENT, TRANSPORT, TRUNCATED, Failed, complaint
from parlour.players.llm.prompts.prompt import Prompt
from parlour.players.llm.record import ANSWERED, Attempt

PAUSES: Final = (0.0, 0.5, 1.0, 2.0)
"""Seconds before the attempts after a line that broke, where the endpoint names no time itself."""
_LONGEST_ECHO: Final = 600
_LONGEST_KEPT: Final = 16_000


class AskResult(NamedTuple):
    """What came of it: the answer, or None where the house must choose, and everything that was counted."""

    answer: ModelAnswer | None
    kind: str
    attempts: list[Attempt]
    usage: Usage
    seconds: float
    is_spent: bool = False
    """Whether it was the cap of the match that left no further question."""


class Asking:
    """One decision that a model is asked for."""

    def __init__(
        self, prompt: Prompt, moves: Moves, caller: Caller, *, budget: MatchBudget, purse: Purse | None = None
    ) -> None:
        self.prompt = prompt
        self._moves = moves
        self._caller = caller
        self._budget = budget
        self._purse = purse
        self._turns = [ChatTurn("user", prompt.user)]
        self._attempts: list[Attempt] = []
        self._usage = Usage()

    def decide(self, seconds: float | None = None) -> AskResult:
        """Ask until there is a legal answer, or attempts, seconds, tokens or money are spent."""
        endpoint, now = self._caller.endpoint, self._caller.now
        began = now()
        until = began + min(endpoint.seconds, endpoint.seconds if seconds is None else seconds)
        kind, answer, is_spent = SPENT, None, False
        while answer is None and len(self._attempts) < endpoint.attempts and now() < until:
            is_spent = not self._budget.allows(self._inquiry())
            if is_spent:
                break
            try:
                answer = self._attempt(until)
                kind = ANSWERED
            except Failed as failed:
                kind = failed.kind
                if not self._goes_on(failed, until):
                    break
        return AskResult(answer, kind, self._attempts, self._usage, now() - began, is_spent)

    def _inquiry(self) -> Inquiry:
        prompt = self.prompt
        return Inquiry(prompt.system, self._turns, len(prompt.numbers), prompt.others)

    def _attempt(self, until: float) -> ModelAnswer:
        """Ask once, and write question and answer down either way."""
        began, reply = self._caller.now(), None
        try:
            reply = self._reply(until)
            answer = self._read(reply)
        except Failed as failed:
            self._note(failed.kind, began, reply, failed.what)
            raise
        self._note(ANSWERED, began, reply)
        return answer

    def _note(self, kind: str, began: float, reply: ModelReply | None, what: str = "") -> None:
        said = "" if reply is None else reply.text[-_LONGEST_KEPT:]
        self._attempts.append(Attempt(kind, round(self._caller.now() - began, 3), said, what))

    def _reply(self, until: float) -> ModelReply:
        inquiry, endpoint = self._inquiry(), self._caller.endpoint
        most = most_usage(endpoint, inquiry).money
        if self._purse is not None:
            self._purse.set_aside(most)
        used = Usage()
        try:
            reply = self._caller.ask(inquiry, until)
            used = usage_of(endpoint, inquiry, reply)
        finally:
            self._count(used)
            if self._purse is not None:
                self._purse.settle(most, used.money)
        return reply

    def _count(self, used: Usage) -> None:
        self._usage = self._usage.plus(used)
        self._budget.add(used)

    def _read(self, reply: ModelReply) -> ModelAnswer:
        if reply.ending == DECLINED:
            raise Failed(REFUSED)
        if reply.ending == CUT_OFF:
            raise Failed(TRUNCATED)
        if not reply.text.strip():
            raise Failed(EMPTY)
        return read_answer(reply.text, self.prompt.numbers, self._moves)

    def _goes_on(self, failed: Failed, until: float) -> bool:
        """Return whether to ask again; say what was wrong, and leave the endpoint alone as it wants."""
        if not failed.worth_another:
            return False
        wait = self._pause(failed)
        if self._caller.now() + wait >= until:
            return False
        if wait:
            self._caller.sleep(wait)
        self._turns = self._with_complaint(failed)
        return True

    def _pause(self, failed: Failed) -> float:
        """Return how long to wait before the next attempt: only a line that broke needs a rest."""
        if failed.wait or failed.kind != TRANSPORT:
            return failed.wait
        return PAUSES[min(len(self._attempts), len(PAUSES) - 1)]

    def _last_answer(self) -> str:
        return self._attempts[-1].answer.strip()

    def _with_complaint(self, failed: Failed) -> list[ChatTurn]:
        """Return the question once more, what was answered and what was wrong with it."""
        text = complaint(failed, len(self.prompt.numbers), others=bool(self.prompt.others))
        said = self._last_answer()[:_LONGEST_ECHO]
        if not said:
            return [ChatTurn("user", f"{self.prompt.user}\n{text}\n")]
        return [ChatTurn("user", self.prompt.user), ChatTurn("assistant", said), ChatTurn("user", text)]

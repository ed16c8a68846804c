"""A language model on a seat: it is told what the seat may know, and what it answers is checked.

It never meets the true cards: even the game's own remarks about its hand come from a deal made up anew.
"""

import time
from collections.abc import Iterable
from typing import Any

from parlour.cards.luck import Luck
from parlour.engine.play.events import Event
from parlour.engine.play.move import Move
from parlour.engine.play.move_json import move_tree
from parlour.engine.play.moves import Moves
from parlour.engine.rules.game import Game
from parlour.engine.show.view import View
from parlour.match.log import BY_HOUSE
from parlour.players.deciding import Deal, Place, Saying, SeatedThinker, TournamentNumbers
from parlour.players.house import house_bot
from parlour.players.llm.asking import Asking, AskResult
from parlour.players.llm.budget import MatchBudget, Usage
from parlour.players.llm.calling import Caller, describe_request, learnt_of
from parlour.players.llm.failures import SPENT
from parlour.players.llm.prompts.numbered import marks_of
from parlour.players.llm.prompts.prompt import Prompt, PromptMaker, Situation
from parlour.players.llm.record import Attempt, DecisionRecord, ModelDecision
from parlour.players.llm.seat_word import LLM, LlmWord

_HOUSE_LEVEL = "medium"


class LlmPlayer(SeatedThinker):
    """Plays what a model answers, or the house's move where it gives no legal answer within its budget."""

    listens = True

    def __init__(self, game: Game, rules: Any, luck: Luck, *, word: LlmWord, caller: Caller) -> None:
        self._game = game
        self._rules = rules
        self._luck = luck
        self._word = word
        self._caller = caller
        self._house = house_bot(game, rules, f"house:{_HOUSE_LEVEL}/{word.style.bluff}", luck)
        self._news: list[Event] = []
        self._talk: list[Saying] = []
        self.last_saying = 0
        self.tournament: TournamentNumbers | None = None
        """How the tournament stands in which this is a game, if it is in one."""
        self.place = Place()
        self._maker: PromptMaker | None = None
        self._record: DecisionRecord | None = None
        self._budget = MatchBudget(caller.endpoint)
        self._paid: dict[tuple[int, str], ModelDecision] = {}
        self.decisions: list[ModelDecision] = []

    def sit_down(self, place: Place) -> None:
        """Learn where it sits; decisions that the record holds are not paid for again."""
        self.place, self._maker = place, None
        self._record = None if place.record is None else DecisionRecord(place.record)
        before = [] if self._record is None else self._own(self._record.decisions())
        self._paid = {(each.n, each.prompt_hash): each for each in before if each.kind != SPENT}
        self._budget = MatchBudget(self._caller.endpoint, _sum(before))

    def _own(self, decisions: list[ModelDecision]) -> list[ModelDecision]:
        wanted = (str(self._word), self.place.sitting)
        return [each for each in decisions if (f"{each.name}@{each.profile}", each.sitting) == wanted]

    def hear(self, event: Event) -> None:
        self._news.append(event)
        if self._house.listens:
            self._house.hear(event)

    def overhear(self, sayings: Iterable[Saying]) -> None:
        """Take in all table talk that may be told now; what the model has heard before is not told again."""
        self._talk = [saying for saying in sayings if saying.number > self.last_saying]

    def think(self, view: View, moves: Moves, deal: Deal) -> Move:
        return self.decide(view, moves, deal)

    def decide(self, view: View, moves: Moves, deal: Deal, seconds: float | None = None) -> Move:
        """Return the model's move, or the house's, within so many seconds; an only move needs no asking."""
        if moves.count() == 1:
            self.by = "bot"
            return next(iter(moves))
        prompt, n = self.prompt(view, deal), self.place.n()
        self.forget_news()
        before = self._paid.get((n, prompt.digest()))
        move = None if before is None else before.chosen_move()
        if before is not None and move is not None and move in moves:
            return self._repeat_decision(before, move)
        asking = Asking(prompt, moves, self._caller, budget=self._budget, purse=self.place.purse)
        asked = asking.decide(seconds)
        if asked.is_spent and self.place.purse is not None:
            self.place.purse.stop_match(f"{LLM}:{self._word}")
        move = self._house.choose(view, moves) if asked.answer is None else asked.answer.move
        return self._note_decision(n, prompt, asked, move)

    def prompt(self, view: View, deal: Deal) -> Prompt:
        """Return what the model would be asked here; remarks are of a deal it cannot tell apart."""
        assert view.viewer is not None, "only a seat thinks"
        imagined = deal(self._luck)
        situation = Situation(
            view,
            self._game.briefing(imagined, view.viewer),
            self._game.words.reckoning(imagined, view.viewer),
            news=tuple(self._news),
            talk=tuple(self._talk),
            tournament=self.tournament,
            marks=marks_of(imagined, view),
        )
        return self._prompts(one_deal=view.one_deal).prompt(situation)

    def forget_news(self) -> None:
        """Forget what was heard, for it has been told."""
        self.last_saying = max([self.last_saying, *(saying.number for saying in self._talk)])
        self._news, self._talk = [], []

    def _prompts(self, *, one_deal: bool) -> PromptMaker:
        if self._maker is None:
            self._maker = PromptMaker(
                self._game,
                self._rules,
                self.place.names,
                self._word.style,
                with_view=self._caller.endpoint.view,
                one_deal=one_deal,
            )
        return self._maker

    def _repeat_decision(self, before: ModelDecision, move: Move) -> Move:
        """Play again what was decided, and paid for, before the game was broken off."""
        self.by = BY_HOUSE if before.by_house else "bot"
        self.decisions.append(before)
        return move

    def _note_decision(self, n: int, prompt: Prompt, asked: AskResult, move: Move) -> Move:
        """Write the decision down and return its move."""
        self.by = BY_HOUSE if asked.answer is None else "bot"
        decision = self._describe_decision(n, prompt, asked, move)
        self.decisions.append(decision)
        if self._record is not None:
            self._record.add(decision)
        return move

    def _describe_decision(self, n: int, prompt: Prompt, asked: AskResult, move: Move) -> ModelDecision:
        endpoint, usage, texts = self._caller.endpoint, asked.usage, self._caller.endpoint.keep_texts
        attempts = asked.attempts if texts else [_mute(each) for each in asked.attempts]
        return ModelDecision(
            n=n,
            seat=self.place.seat,
            name=self._word.name,
            model=endpoint.model,
            profile=str(self._word).partition("@")[2],
            prompt_hash=prompt.digest(),
            kind=asked.kind,
            move=move_tree(move),
            by_house=asked.answer is None,
            reason="" if asked.answer is None else asked.answer.reason,
            request=describe_request(endpoint),
            refused=sorted(learnt_of(endpoint).refused.intersection(endpoint.sampling())),
            attempts=attempts,
            tokens_in=usage.tokens_in,
            tokens_out=usage.tokens_out,
            cached=usage.cached,
            estimated=usage.estimated,
            money=usage.money,
            seconds=round(asked.seconds, 3),
            system=prompt.system if texts else "",
            prompt=prompt.user if texts else "",
            sitting=self.place.sitting,
            at=time.time_ns() // 1_000_000,
        )


def _mute(attempt: Attempt) -> Attempt:
    """Return it without what was said, for whoever wants no texts kept."""
    return Attempt(attempt.kind, attempt.seconds)


def _sum(decisions: list[ModelDecision]) -> Usage:
    total = Usage()
    for decision in decisions:
        total = total.plus(decision.usage())
    return total

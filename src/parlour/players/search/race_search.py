"""The searcher: races moves over deals that its seat cannot tell apart, and plays what did best.

It knows no game: what is worth a thought, how players play on and what is played for the game says itself.
"""

from typing import Any, Final

from parlour.cards.luck import Luck
from parlour.engine.bot import Bot
from parlour.engine.play.events import Event
from parlour.engine.play.move import Move
from parlour.engine.play.moves import Moves
from parlour.engine.rules.game import Game
from parlour.engine.show.view import View
from parlour.engine.thinking import Thinking
from parlour.players.deciding import Deal, Thinker
from parlour.players.house import house_bot
from parlour.players.kinds import Maker
from parlour.players.search.budget import Budget, budget_of
from parlour.players.search.imagining import Imagination
from parlour.players.search.opponents import Guess, OpponentModel, opponent_model
from parlour.players.search.playouts import ALL_ALIKE
from parlour.players.search.race import Race
from parlour.players.search.tree_search import TreeSearcher

ADVISER: Final = "house:hard/easy"
"""Whose move is left only for something clearly better: the strongest in the house, with the least bluffs."""


class Searcher(Thinker):
    """Where the game names candidate moves they race, and what the house would play is left only for
    something clearly better; in other games a tree is grown.
    """

    def __init__(
        self,
        budget: Budget,
        luck: Luck,
        thinking: Thinking,
        adviser: Bot,
        opponents: OpponentModel | None = None,
    ) -> None:
        self.budget = budget
        self.luck = luck
        self.thinking = thinking
        self.adviser = adviser
        self.opponents = opponents
        self.listens = opponents is not None
        self.tree_searcher = TreeSearcher(budget, luck, thinking)

    def hear(self, event: Event) -> None:
        if self.opponents is not None:
            self.opponents.hear(event)

    def think(self, view: View, moves: Moves, deal: Deal) -> Move:
        assert view.viewer is not None, "only a seat thinks"
        if moves.count() == 1:
            return next(iter(moves))
        imagined = deal(self.luck)
        listed = self.thinking.candidates(imagined, view.viewer)
        if not listed:
            return self.tree_searcher.think(view, moves, deal)
        if len(listed) == 1:
            return listed[0]
        advice = self.adviser.choose(view, moves)
        moves_in_it = [advice, *(move for move in listed if move != advice)]
        guess = self.opponents.guess(view.viewer, len(view.seats)) if self.opponents else None
        race = Race(view.viewer, moves_in_it, self.luck, self.thinking, self.thinking.doubt(imagined))
        self.run(race, Imagination(view.viewer, self.thinking, deal, self.luck), guess)
        return race.verdict()

    def run(self, race: Race, imagination: Imagination, guess: Guess | None) -> None:
        """Race over likely deals until the budget is spent; one of so many games ends with its decision."""
        for _ in self.budget.spend():
            styles = guess.styles(self.luck) if guess else ALL_ALIKE
            race.run(imagination.likely_deal(styles), styles)
            if race.is_decided() and not self.budget.seconds:
                break


def maker(detail: str) -> Maker:
    """Return what makes searchers from what stands behind the colon: games to imagine, or time to take."""
    budget = budget_of(detail)

    def make(game: Game, rules: Any, luck: Luck) -> Searcher:
        adviser = house_bot(game, rules, ADVISER, Luck(luck.bits()))
        return Searcher(budget, luck, game.thinking, adviser, opponent_model(game, rules))

    return make

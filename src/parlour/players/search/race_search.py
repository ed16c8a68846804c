"""The searcher: races moves over deals that its seat cannot tell apart, and plays what did best."""

from typing import Any, Final

from parlour.cards.luck import Luck
from parlour.engine.bot import Bot
from parlour.engine.play.move import Move
from parlour.engine.play.moves import Moves
from parlour.engine.play.position import Position
from parlour.engine.rules.game import Game
from parlour.engine.show.view import View
from parlour.players.deciding import Deal, Thinker
from parlour.players.house import house_bot
from parlour.players.kinds import Maker
from parlour.players.search.budget import Budget, budget_of
from parlour.players.search.race import Race
from parlour.players.search.tree_search import Planter

MOST_TRIES: Final = 20
ADVISER: Final = "house:hard/easy"


class Searcher(Thinker):
    """Knows no game: it looks only at moves, and at the numbers that everybody at the table sees.

    Where the game names the moves worth a thought they race, and what the house would play is left only for
    something clearly better; in other games a tree is grown.
    """

    def __init__(self, budget: Budget, luck: Luck, adviser: Bot) -> None:
        self.budget = budget
        self.luck = luck
        self.adviser = adviser
        self.planter = Planter(budget, luck)

    def think(self, view: View, moves: Moves, deal: Deal) -> Move:
        assert view.viewer is not None, "only a seat thinks"
        if moves.count() == 1:
            return next(iter(moves))
        imagined = deal(self.luck)
        listed = imagined.shortlist(view.viewer)
        if not listed:
            return self.planter.think(view, moves, deal)
        if len(listed) == 1:
            return listed[0]
        advice = self.adviser.choose(view, moves)
        moves_in_it = [advice, *(move for move in listed if move != advice)]
        return self.race(view.viewer, moves_in_it, deal).verdict(imagined.doubt())

    def race(self, seat: int, moves: list[Move], deal: Deal) -> Race:
        race = Race(seat, moves, self.luck)
        for _ in self.budget.spend():
            race.run(self.likely(seat, deal))
            if race.is_decided():
                break
        return race

    def likely(self, seat: int, deal: Deal) -> Position:
        """A deal that agrees with what the others have done: one of several, the likelier the sooner."""
        found = kept = deal(self.luck)
        total = 0.0
        for _ in range(MOST_TRIES):
            chance = found.likelihood(seat)
            if self.luck.chance(chance):
                return found
            total += chance
            if total > 0 and self.luck.chance(chance / total):
                kept = found
            found = deal(self.luck)
        return kept


def maker(detail: str) -> Maker:
    """Makes searchers from what stands behind the colon: games to imagine, or time to take."""
    budget = budget_of(detail)

    def make(game: Game, rules: Any, luck: Luck) -> Searcher:
        return Searcher(budget, luck, house_bot(game, rules, ADVISER, Luck(luck.bits())))

    return make

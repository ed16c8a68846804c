"""The searcher: races moves over deals that its seat cannot tell apart, and plays what did best."""

from parlour.cards.luck import Luck
from parlour.engine.bot import Bot
from parlour.engine.move import Move
from parlour.engine.moves import Moves
from parlour.engine.position import Position
from parlour.engine.view import View
from parlour.players.house import house_bot
from parlour.players.makers import Maker
from parlour.players.search.budget import Budget, budget_of
from parlour.players.search.candidates import MOST_NOW, candidates
from parlour.players.search.race import Race
from parlour.players.thinking import Deal, Thinker

DOUBT = [0.0]
TRIES = 20


class Searcher(Thinker):
    """Knows no game: it looks only at moves, and at the numbers that everybody at the table sees."""

    def __init__(self, budget: Budget, luck: Luck, adviser: Bot) -> None:
        self.budget = budget
        self.luck = luck
        self.adviser = adviser

    def think(self, view: View, moves: Moves, deal: Deal) -> Move:
        assert view.viewer is not None, "only a seat thinks"
        if moves.count() == 1:
            return next(iter(moves))
        seat = view.viewer
        listed = deal(self.luck).shortlist(seat) or candidates(moves, MOST_NOW)
        if len(listed) == 1:
            return listed[0]
        advice = self.adviser.choose(view, moves)
        entries = [advice, *(move for move in listed if move != advice)]
        race = Race(seat, entries, self.luck)
        for _ in self.budget.spend():
            race.run(self.likely(deal, seat))
            if race.is_decided():
                break
        return race.verdict(DOUBT[0])

    def likely(self, deal: Deal, seat: int) -> Position:
        """A deal that agrees with what the others have done: one of several, the likelier the sooner."""
        kept, total = deal(self.luck), 0.0
        found = kept
        for _ in range(TRIES):
            chance = found.likelihood(seat)
            if self.luck.chance(chance):
                return found
            total += chance
            if self.luck.chance(chance / total if total else 1.0):
                kept = found
            found = deal(self.luck)
        return kept


def maker(detail: str) -> Maker:
    """Makes searchers from what stands behind the colon: games to imagine, or time to take."""
    budget = budget_of(detail)
    return lambda game, rules, luck: Searcher(
        budget, luck.copy(), house_bot(game, rules, "house:hard/easy", luck)
    )

"""The house bots of Big-C at the table: one that plays the lowest that will do, and one that plans."""

from parlour.cards.luck import Luck
from parlour.engine.bot import Bot
from parlour.engine.play.move import Move
from parlour.engine.play.moves import Moves
from parlour.engine.show.view import View
from parlour.games.big_c.bots.chooser import ALARM, Chooser
from parlour.games.big_c.bots.eyes import BigCEyes
from parlour.games.big_c.bots.weights import PlanWeights
from parlour.games.big_c.rules.asset import BigCRules
from parlour.games.big_c.rules.card_order import HEIGHTS
from parlour.games.big_c.rules.plays.choice import Plays
from parlour.games.big_c.rules.verbs import PASS, PASSING, PLAY, PRESENT


class EasyBot(Bot):
    """Presents anything, plays the lowest cards that will do, and now and then misses its chance."""

    def __init__(self, luck: Luck, waits: float) -> None:
        self.luck = luck
        self.waits = waits

    def choose(self, view: View, moves: Moves) -> Move:
        if view.form(PRESENT) is not None:
            return moves.sample(self.luck)
        if view.form(PASS) is not None and self.luck.chance(self.waits):
            return PASSING
        return moves.choices[0].nth(0)


class PlanningBot(Bot):
    """Breaks its hand into plays and keeps to the plan that needs the fewest turns."""

    def __init__(self, rules: BigCRules, luck: Luck, waits: float, weights: PlanWeights) -> None:
        self.rules = rules
        self.luck = luck
        self.waits = waits
        self.weights = weights

    def choose(self, view: View, moves: Moves) -> Move:
        if view.form(PRESENT) is not None:
            return self._present(view, moves)
        first = moves.choices[0]
        if first.verb != PLAY:
            return PASSING
        eyes = BigCEyes(view, self.rules)
        chooser = Chooser(eyes, self.weights, self.luck)
        if view.form(PASS) is None:
            return Move(PLAY, cards=chooser.lead())
        plays = first if isinstance(first, Plays) else eyes.plays()
        play = None if self._would_wait(eyes) else chooser.follow(plays)
        return PASSING if play is None else Move(PLAY, cards=play)

    def _present(self, view: View, moves: Moves) -> Move:
        """Present the lowest card, for the lead is worth having; a bluffer shows something else."""
        form = view.form(PRESENT)
        assert form is not None and view.viewer is not None, "asked of a seat that presents"
        if self.luck.chance(self.waits):
            return moves.sample(self.luck)
        hand = view.zone("hand", view.viewer).cards
        return Move(PRESENT, slots=(min(form.pools[0].options, key=lambda slot: HEIGHTS[hand[slot]]),))

    def _would_wait(self, eyes: BigCEyes) -> bool:
        """Return whether to keep everything for later; never when somebody is about to go out."""
        return min(eyes.others) > ALARM and self.luck.chance(self.waits)

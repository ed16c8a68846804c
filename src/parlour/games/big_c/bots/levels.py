"""House bots for Big-C: three levels of skill, and beside them three styles of bluffing."""

from typing import Final

from parlour.cards.luck import Luck
from parlour.engine.bot import Bot
from parlour.engine.play.move import Move
from parlour.engine.play.moves import Moves
from parlour.engine.show.view import View
from parlour.games.big_c.bots.chooser import ALARM, Chooser
from parlour.games.big_c.bots.eyes import Sight
from parlour.games.big_c.bots.weights import CAREFUL, CARELESS, Temper
from parlour.games.big_c.rules.asset import BigCRules
from parlour.games.big_c.rules.card_order import HEIGHTS
from parlour.games.big_c.rules.plays.choice import PLAY, Plays
from parlour.games.big_c.rules.position import PASS, PRESENT

MISSES: Final = {"easy": 0.15, "medium": 0.1, "hard": 0.0}
"""How often each level overlooks that it could play."""
HOLDS_BACK: Final = {"easy": 0.0, "medium": 0.04, "hard": 0.1}
"""How often each style of bluff passes with a good play, or presents another card than it should."""


def bot(rules: BigCRules, level: str, bluff: str, luck: Luck) -> Bot:
    """The house bot of this level and style; its luck is its own."""
    waits = MISSES[level] + HOLDS_BACK[bluff]
    if level == "easy":
        return EasyBot(luck, waits)
    return PlanningBot(rules, luck, waits, CAREFUL if level == "hard" else CARELESS)


class EasyBot(Bot):
    """Presents anything, plays the lowest cards that will do, and now and then misses its chance."""

    def __init__(self, luck: Luck, waits: float) -> None:
        self.luck = luck
        self.waits = waits

    def choose(self, view: View, moves: Moves) -> Move:
        if view.form(PRESENT) is not None:
            return moves.sample(self.luck)
        if view.form(PASS) is not None and self.luck.chance(self.waits):
            return Move(PASS)
        return moves.choices[0].nth(0)


class PlanningBot(Bot):
    """Breaks its hand into plays and keeps to the plan that needs the fewest turns."""

    def __init__(self, rules: BigCRules, luck: Luck, waits: float, temper: Temper) -> None:
        self.rules = rules
        self.luck = luck
        self.waits = waits
        self.temper = temper

    def choose(self, view: View, moves: Moves) -> Move:
        if view.form(PRESENT) is not None:
            return self.present(view, moves)
        plays = moves.choices[0]
        if not isinstance(plays, Plays):
            return Move(PASS)
        sight = Sight(view, self.rules)
        chooser = Chooser(sight, self.temper)
        if view.form(PASS) is None:
            return Move(PLAY, cards=chooser.lead())
        play = None if self.would_wait(sight) else chooser.follow(plays)
        return Move(PASS) if play is None else Move(PLAY, cards=play)

    def present(self, view: View, moves: Moves) -> Move:
        """The lowest card, for the lead is worth having; a bluffer shows something else."""
        form = view.form(PRESENT)
        assert form is not None and view.viewer is not None, "asked of a seat that presents"
        if self.luck.chance(self.waits):
            return moves.sample(self.luck)
        hand = view.zone("hand", view.viewer).cards
        return Move(PRESENT, slots=(min(form.pools[0].options, key=lambda slot: HEIGHTS[hand[slot]]),))

    def would_wait(self, sight: Sight) -> bool:
        """Whether to keep everything for later; never when somebody is about to go out."""
        return min(sight.others) > ALARM and self.luck.chance(self.waits)

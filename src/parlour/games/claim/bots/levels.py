"""House bots for Claim: declare by score, call when it pays, and keep cards from rivals."""

from typing import NamedTuple

from parlour.cards.codes import SUIT_OF, SUITS
from parlour.cards.luck import Luck
from parlour.engine.bot import Bot
from parlour.engine.play.move import Move
from parlour.engine.play.moves import Moves
from parlour.engine.show.view import View
from parlour.games.claim.bots.eyes import Sight
from parlour.games.claim.bots.prospects import Prospects
from parlour.games.claim.rules.asset import ClaimRules
from parlour.games.claim.rules.verbs import CALL_SHOWDOWN, DECLARE, DECLINE, PICK_UP


class Skill(NamedTuple):
    """How often a bot errs, whether it discards, how much it minds a rival's gain, how far it looks."""

    mistakes: float
    discards: bool
    denial: float
    samples: int


SKILLS = {
    "easy": Skill(mistakes=0.1, discards=False, denial=0.0, samples=0),
    "medium": Skill(mistakes=0.0, discards=True, denial=0.0, samples=20),
    "hard": Skill(mistakes=0.0, discards=True, denial=1.0, samples=30),
}
BLUFFS = {"easy": 0.0, "medium": 0.1, "hard": 0.3}


class HouseBot(Bot):
    """Decides from its view, the rules and its own luck."""

    def __init__(self, rules: ClaimRules, skill: Skill, bluff: float, luck: Luck) -> None:
        self.rules = rules
        self.skill = skill
        self.bluff = bluff
        self.luck = luck

    def choose(self, view: View, moves: Moves) -> Move:
        if self.luck.chance(self.skill.mistakes):
            return moves.pick(self.luck)
        sight = Sight(self.rules, view)
        if view.phase == "declaring":
            return self.declaration(sight, lays=True)
        verbs = moves.verbs()
        if CALL_SHOWDOWN in verbs and self.call_pays(sight):
            return Move(CALL_SHOWDOWN)
        if DECLARE in verbs:
            return self.declaration(sight, lays=False)
        return self.floor_turn(sight, moves)

    def declaration(self, sight: Sight, *, lays: bool) -> Move:
        """The suit that makes most of the hand; silence costs more than a poor suit."""
        form = sight.view.form(DECLARE)
        assert form is not None, "only asked where a suit may be declared"
        suit = sight.best_suit([SUITS.index(letter) for letter in form.suits])
        shown = sight.lone_high_card(suit) if lays and self.luck.chance(self.bluff) else ()
        return Move(DECLARE, slots=shown, suit=SUITS[suit])

    def call_pays(self, sight: Sight) -> bool:
        """Whether a call now is likely to bring something in; without looking ahead, any call is."""
        if self.skill.samples == 0:
            return True
        return Prospects(sight, self.luck, self.skill.samples).gain_of_call() > 0

    def floor_turn(self, sight: Sight, moves: Moves) -> Move:
        """Takes the floor card when it improves the hand, or costs less than it would give a rival."""
        ways = [move for move in moves if move.verb == PICK_UP and self.would_discard(move, moves)]
        if not ways:
            return Move(DECLINE)
        best = max(ways, key=lambda move: sight.score_after(move.slots))
        gain = sight.score_after(best.slots) - sight.my_score()
        return best if gain > 0 or self.denies(sight, -gain) else Move(DECLINE)

    def would_discard(self, move: Move, moves: Moves) -> bool:
        """A beginner discards only where the hand is full."""
        return self.skill.discards or not move.slots or Move(PICK_UP) not in moves

    def denies(self, sight: Sight, cost: int) -> bool:
        """Whether a rival yet to act would gain more from the floor card than it costs to take it."""
        floor = sight.floor()
        eager = [seat for seat in sight.yet_to_act() if sight.declared[seat] == SUIT_OF[floor]]
        if self.skill.denial == 0.0 or not eager:
            return False
        prospects = Prospects(sight, self.luck, self.skill.samples)
        return self.skill.denial * prospects.gain_of_card(eager[0], floor) > cost


def bot(rules: ClaimRules, level: str, bluff: str, luck: Luck) -> Bot:
    """A house bot of this level that bluffs in this style."""
    return HouseBot(rules, SKILLS[level], BLUFFS[bluff], luck)

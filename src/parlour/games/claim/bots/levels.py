"""House bots for Claim: declare by score, call when it pays, and keep cards from rivals."""

from typing import NamedTuple

from parlour.cards.codes import SUIT_OF, SUITS
from parlour.cards.luck import Luck
from parlour.engine.bot import Bot
from parlour.engine.play.move import Move
from parlour.engine.play.moves import Moves
from parlour.engine.show.view import View
from parlour.games.claim.bots.eyes import ClaimEyes
from parlour.games.claim.bots.prospects import ClaimProspects
from parlour.games.claim.rules.asset import ClaimRules
from parlour.games.claim.rules.hands.points import best_suit
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


class ClaimBot(Bot):
    """Decides from its view, the rules and its own luck."""

    def __init__(self, rules: ClaimRules, skill: Skill, bluff: float, luck: Luck) -> None:
        self.rules = rules
        self.skill = skill
        self.bluff = bluff
        self.luck = luck

    def choose(self, view: View, moves: Moves) -> Move:
        if self.luck.chance(self.skill.mistakes):
            return moves.pick(self.luck)
        eyes = ClaimEyes(self.rules, view)
        if view.phase == "declaring":
            return self._declaration(eyes, lays=True)
        verbs = moves.verbs()
        if CALL_SHOWDOWN in verbs and self._call_pays(eyes):
            return Move(CALL_SHOWDOWN)
        if DECLARE in verbs:
            return self._declaration(eyes, lays=False)
        return self._floor_turn(eyes, moves)

    def _declaration(self, eyes: ClaimEyes, *, lays: bool) -> Move:
        """Declare the suit that makes most of the hand; silence costs more than a poor suit."""
        form = eyes.view.form(DECLARE)
        assert form is not None, "only asked where a suit may be declared"
        suit = best_suit(eyes.terms, eyes.hand, [SUITS.index(letter) for letter in form.suits])
        shown = eyes.lone_high_card(suit) if lays and self.luck.chance(self.bluff) else ()
        return Move(DECLARE, slots=shown, suit=SUITS[suit])

    def _call_pays(self, eyes: ClaimEyes) -> bool:
        """Return whether a call now is likely to bring something in; without looking ahead, any call is."""
        if self.skill.samples == 0:
            return True
        return ClaimProspects(eyes, self.luck, self.skill.samples).gain_of_call() > 0

    def _floor_turn(self, eyes: ClaimEyes, moves: Moves) -> Move:
        """Take the floor card when it improves the hand, or costs less than it would give a rival."""
        ways = [move for move in moves if move.verb == PICK_UP and self._would_discard(move, moves)]
        if not ways:
            return Move(DECLINE)
        best = max(ways, key=lambda move: eyes.score_after(move.slots))
        gain = eyes.score_after(best.slots) - eyes.my_score()
        return best if gain > 0 or self._denies(eyes, -gain) else Move(DECLINE)

    def _would_discard(self, move: Move, moves: Moves) -> bool:
        """Return whether a discard is thinkable; a beginner discards only where the hand is full."""
        return self.skill.discards or not move.slots or Move(PICK_UP) not in moves

    def _denies(self, eyes: ClaimEyes, cost: int) -> bool:
        """Return whether a rival yet to act would gain more from the floor card than it costs to take it."""
        floor = eyes.floor()
        eager = [seat for seat in eyes.yet_to_act() if eyes.declared[seat] == SUIT_OF[floor]]
        if self.skill.denial == 0.0 or not eager:
            return False
        prospects = ClaimProspects(eyes, self.luck, self.skill.samples)
        return self.skill.denial * prospects.gain_of_card(eager[0], floor) > cost

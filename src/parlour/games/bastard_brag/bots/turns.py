"""What all house bots of Bastard Brag share: they deal plainly, and take turns by weighing what is open."""

from parlour.cards.codes import BACK
from parlour.cards.luck import Luck
from parlour.engine.bot import Bot
from parlour.engine.play.move import Move
from parlour.engine.play.moves import Moves
from parlour.engine.show.view import View
from parlour.games.bastard_brag.bots.bluff import BluffStyle, Weighed
from parlour.games.bastard_brag.bots.eyes import Sight
from parlour.games.bastard_brag.bots.lookahead import make_swap
from parlour.games.bastard_brag.rules.asset import BastardBragRules
from parlour.games.bastard_brag.rules.hands import HAND, hand_scores
from parlour.games.bastard_brag.rules.position import DEAL, KNOCK, SWAP_ALL, SWAP_SINGLE

ORDERS = [(0, 1, 2), (1, 0, 2), (0, 2, 1)]
"""One order for each hand card that may go face down; the two open places are alike."""


class HouseBot(Bot):
    """Weighs the moves of a turn; the levels differ in how."""

    margin = 0.0
    """How much worse a hidden swap may be and still serve as cover."""

    def __init__(self, rules: BastardBragRules, style: BluffStyle, luck: Luck) -> None:
        self.rules = rules
        self.style = style
        self.luck = luck
        self.scores = hand_scores(rules)

    def choose(self, view: View, moves: Moves) -> Move:
        verbs = moves.verbs()
        if DEAL in verbs:
            return Move(DEAL)
        sight = Sight(view, self.rules.jokers)
        if KNOCK in verbs and self.is_middling(sight) and self.style.rushes(self.luck):
            return Move(KNOCK)
        return self.style.pick(self.weigh(sight, turn_moves(verbs)), self.margin, self.luck)

    def is_middling(self, sight: Sight) -> bool:
        """A pair at least: the hand may well not be the lowest."""
        return self.scores.score(sight.hand()) >= self.rules.scoring_system.pair

    def weigh(self, sight: Sight, moves: list[Move]) -> Weighed:
        """The moves worth a thought, each with its worth."""
        raise NotImplementedError


def turn_moves(verbs: list[str]) -> list[Move]:
    """Every move of a turn that differs from the others in its effect."""
    singles = [Move(SWAP_SINGLE, slots=(hand, centre)) for hand in range(HAND) for centre in range(HAND)]
    alls = [Move(SWAP_ALL, slots=order) for order in ORDERS]
    swaps = {SWAP_SINGLE: singles, SWAP_ALL: alls}
    return [move for verb in verbs for move in swaps.get(verb, [Move(verb)])]


def hand_after(sight: Sight, move: Move) -> list[int]:
    """The bot's hand when the move is played, BACK for a card that it cannot know yet."""
    row = sight.hand() + sight.centre()
    make_swap(row, 0, HAND, move)
    return row[:HAND]


def is_known(hand: list[int]) -> bool:
    return BACK not in hand

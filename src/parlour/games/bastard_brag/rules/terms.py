# parlour: hot
"""The terms of a game: the switches of the rules in force, laid out where the play needs them."""

from parlour.games.bastard_brag.rules.asset import BastardBragRules
from parlour.games.bastard_brag.rules.hands import hand_scores


class Terms:
    """All that a turn asks of its rules; made once for a game and shared by every copy of it."""

    def __init__(self, rules: BastardBragRules) -> None:
        flow = rules.game_flow
        self.scores = hand_scores(rules)
        self.jokers: int = rules.jokers
        self.allow_pass: bool = flow.allow_pass
        self.knock_after_swap: bool = flow.knock_after_swap
        self.max_turns: int | None = flow.max_turns

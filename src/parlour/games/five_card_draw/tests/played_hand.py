"""One hand of Five-Card Draw played from a list of actions, and what came of it, for worked cases."""

from typing import Any

from parlour.cards.notation import cards_text, parse_card
from parlour.engine.play.events import Event, Teller
from parlour.engine.play.move import Move
from parlour.games.five_card_draw.rules.asset import FiveCardDrawRules
from parlour.games.five_card_draw.rules.position import FiveCardDraw
from parlour.games.five_card_draw.rules.table import CHIPS, POINTS
from parlour.games.five_card_draw.rules.verbs import BET, DRAW, RAISE
from parlour.games.five_card_draw.tests.laid import (
    EQUAL_HANDS,
    LOWER_HANDS,
    lay_hands,
    seat_table,
    stand_pat,
)


class Scorer(Teller):
    """Notes what comes back and, when the hand is over, chips and points before the next one is dealt."""

    def __init__(self, seats: int) -> None:
        self.refund = [0] * seats
        self.scores: list[int] = []
        self.over = False
        self.table: FiveCardDraw | None = None
        self.chips: list[int] = []

    def tell(self, event: Event) -> None:
        if event.kind == "returned" and not self.over:
            self.refund[event.seat] += event.amount
        if event.kind == "score" and not self.over:
            assert self.table is not None
            self.over = True
            self.scores = self.table.row(POINTS)
            self.chips = self.table.row(CHIPS)


class PlayedHand:
    """A hand between players with these chips and points; antes are taken first."""

    def __init__(self, rules: FiveCardDrawRules, chips: list[int], scores: list[int] | None) -> None:
        self.before = list(scores or [0] * len(chips))
        self.scorer = Scorer(len(chips))
        self.position = seat_table(rules, chips, self.before, self.scorer)
        self.scorer.table = self.position

    def lay(self, hands: list[list[str]] | None, showdown: Any) -> None:
        """The hands as given, or such hands that the showdown goes as it is said to go."""
        if hands is not None:
            lay_hands(self.position, [cards_text([parse_card(card) for card in hand]) for hand in hands])
        else:
            lay_hands(self.position, hands_for(self.winners(showdown), self.position.seats))

    def winners(self, showdown: Any) -> list[int]:
        """Seats written as letters or numbers, one or several; all of them for a tie."""
        if showdown is None or showdown == "tie":
            return list(range(self.position.seats))
        named = showdown if isinstance(showdown, list) else [showdown]
        return [seat if isinstance(seat, int) else ord(seat) - ord("a") for seat in named]

    def act(self, action: list[Any]) -> None:
        """`[seat, verb, total]`; `[DRAW]`: nobody draws; `[seat, DRAW, places]`."""
        if action == [DRAW]:
            stand_pat(self.position, self.scorer)
            return
        seat, verb, *rest = action
        self.position.play(seat, self.move(seat, verb, rest), self.scorer)

    def move(self, seat: int, verb: str, rest: list[Any]) -> Move:
        if verb == DRAW:
            return Move(verb, slots=tuple(rest[0] if rest else ()))
        if verb in (BET, RAISE):
            return Move(verb, amount=rest[0])
        return Move(verb)

    def result(self) -> dict[str, Any]:
        """Pot, refund, points, scores and chips once the hand is over, and who has won the match."""
        if not self.scorer.over:
            stand_pat(self.position, self.scorer)
        if not self.scorer.over:
            return self.so_far()
        points = [now - then for now, then in zip(self.scorer.scores, self.before, strict=True)]
        outcome = self.position.outcome()
        return {
            "over": True,
            "pot": sum(points),
            "refund": self.scorer.refund,
            "points": points,
            "scores": self.scorer.scores,
            "chips": self.scorer.chips,
            "match_over": outcome is not None,
            "match_winner": outcome.winners()[0] if outcome else None,
        }

    def so_far(self) -> dict[str, Any]:
        """The hand while it is still being played."""
        return {
            "over": False,
            "pot": self.position.pot(),
            "refund": self.scorer.refund,
            "chips": self.position.row(CHIPS),
            "scores": self.position.row(POINTS),
            "to_act": self.position.to_act()[0],
        }


def hands_for(winners: list[int], seats: int) -> list[str]:
    """Equal hands for the winners and lower ones for the others, each lower than the one before."""
    lower = iter(LOWER_HANDS)
    equal = iter(EQUAL_HANDS)
    return [next(equal) if seat in winners else next(lower) for seat in range(seats)]

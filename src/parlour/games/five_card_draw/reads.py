"""Reading the others at Five-Card Draw: how often they fold to a bet, and how often they bet themselves."""

from parlour.games.five_card_draw.house import Spot, Word
from parlour.games.five_card_draw.menus import BET, RAISE
from parlour.games.five_card_draw.sight import Sight

WEIGHT = 6.0
EXPECTED_BETS = 0.35


class Share:
    """A share that begins as a guess and moves with what is seen."""

    def __init__(self, guess: float) -> None:
        self.seen = guess * WEIGHT
        self.times = WEIGHT

    def note(self, happened: bool) -> None:
        self.seen += happened
        self.times += 1

    def share(self) -> float:
        return self.seen / self.times


class Reads:
    """What one seat has learnt from the views it was shown during a match."""

    def __init__(self, expected_folds: float) -> None:
        self.folds = Share(expected_folds)
        self.bets = Share(EXPECTED_BETS)
        self.rose: tuple[int, list[list[int]]] | None = None
        self.noted = (0, 0)

    def look(self, sight: Sight, spot: Spot) -> None:
        """Learns how the others answered the last bet, and whether they have bet in this round."""
        if self.rose is not None:
            hand, shown = self.rose
            self.folds.note(hand != hand_number(sight) and shown == shown_hands(sight))
            self.rose = None
        stage = (hand_number(sight), sight.round)
        if stage != self.noted and (spot.bet > 0 or not sight.opens()):
            self.bets.note(spot.bet > 0)
            self.noted = stage

    def said(self, sight: Sight, word: Word) -> None:
        """Remembers a bet or a raise until its answer is seen."""
        if word[0] in (BET, RAISE):
            self.rose = (hand_number(sight), shown_hands(sight))


def hand_number(sight: Sight) -> int:
    return sight.view.counters["hand"]


def shown_hands(sight: Sight) -> list[list[int]]:
    """What lies there from the last showdown; it changes when there is another."""
    return [zone.cards for zone in sight.view.zones if zone.name == "shown"]

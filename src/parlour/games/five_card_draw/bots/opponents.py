"""Reading the others at Five-Card Draw: how often they fold to a bet, and how often they bet themselves."""

from parlour.games.five_card_draw.bots.eyes import Sight
from parlour.games.five_card_draw.bots.medium import Spot, Word
from parlour.games.five_card_draw.rules.verbs import BET, RAISE

WEIGHT = 4.0
EXPECTED_BETS = 0.35

Stage = tuple[int, int]
"""A hand and a betting round of it."""

NO_STAGE: Stage = (0, 0)


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
        self.noted = NO_STAGE
        self.left_open = NO_STAGE

    def look(self, sight: Sight, spot: Spot) -> None:
        """Learns how the others answered the last bet, and whether they have bet in this round."""
        if self.rose is not None:
            hand, shown = self.rose
            self.folds.note(hand != hand_number(sight) and shown == shown_hands(sight))
            self.rose = None
        now = stage(sight)
        if self.left_open not in (now, NO_STAGE):
            self.note_bet(self.left_open, False)
        if spot.bet > 0 or not sight.opens():
            self.note_bet(now, spot.bet > 0)

    def note_bet(self, when: Stage, happened: bool) -> None:
        """Counts a betting round once."""
        if when != self.noted:
            self.bets.note(happened)
        self.noted = when
        self.left_open = NO_STAGE

    def said(self, sight: Sight, spot: Spot, word: Word) -> None:
        """Remembers a bet or a raise until its answer is seen, and whether the others could have bet."""
        verb, total = word
        if verb in (BET, RAISE):
            self.rose = (hand_number(sight), shown_hands(sight))
        if sight.opens() and spot.bet == 0 and total < spot.limit:
            self.left_open = stage(sight)


def stage(sight: Sight) -> Stage:
    return hand_number(sight), sight.round


def hand_number(sight: Sight) -> int:
    return sight.view.counters["hand"]


def shown_hands(sight: Sight) -> list[list[int]]:
    """What lies there from the last showdown; it changes when there is another."""
    return [zone.cards for zone in sight.view.zones if zone.name == "shown"]

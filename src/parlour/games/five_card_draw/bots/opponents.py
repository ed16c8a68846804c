"""An opponent model for Five-Card Draw: how often the others fold to a bet, and how often they bet."""

from parlour.games.five_card_draw.bots.eyes import Action, DrawEyes, Spot
from parlour.games.five_card_draw.rules.verbs import BET, RAISE

_WEIGHT = 4.0
_EXPECTED_BETS = 0.35
LATE_FOLDS = 0.3
LATE_BETS = 0.45
"""How often a balanced player folds to a bet after the draw, and how often it bets there."""

_Round = tuple[int, int]
"""A hand and a betting round of it."""

_NO_ROUND: _Round = (0, 0)


class Frequency:
    """A share that begins as a guess and moves with what is seen."""

    def __init__(self, guess: float) -> None:
        self.seen = guess * _WEIGHT
        self.times = _WEIGHT

    def note(self, happened: bool) -> None:
        self.seen += happened
        self.times += 1

    def share(self) -> float:
        return self.seen / self.times


class RivalHabits:
    """What one seat has learnt from the views it was shown during a match.

    `late_folds` and `late_bets` count the second betting round alone.
    """

    def __init__(self, expected_folds: float) -> None:
        self.folds = Frequency(expected_folds)
        self.bets = Frequency(_EXPECTED_BETS)
        self.late_folds = Frequency(LATE_FOLDS)
        self.late_bets = Frequency(LATE_BETS)
        self.raised: tuple[_Round, list[list[int]]] | None = None
        self.noted = _NO_ROUND
        self.left_open = _NO_ROUND

    def look(self, eyes: DrawEyes, spot: Spot) -> None:
        """Learn how the others answered the last bet, and whether they have bet in this round."""
        if self.raised is not None:
            (hand, betting_round), shown = self.raised
            folded = hand != eyes.hand_number() and shown == _shown_hands(eyes)
            self.folds.note(folded)
            if betting_round == 2:
                self.late_folds.note(folded)
            self.raised = None
        now = _round_of(eyes)
        if self.left_open not in (now, _NO_ROUND):
            self._note_bet(self.left_open, False)
        if spot.bet > 0 or not eyes.opens():
            self._note_bet(now, spot.bet > 0)

    def _note_bet(self, when: _Round, happened: bool) -> None:
        """Count a betting round once."""
        if when != self.noted:
            self.bets.note(happened)
            if when[1] == 2:
                self.late_bets.note(happened)
        self.noted = when
        self.left_open = _NO_ROUND

    def acted(self, eyes: DrawEyes, spot: Spot, action: Action) -> None:
        """Remember a bet or a raise until its answer is seen, and whether the others could have bet."""
        verb, total = action
        if verb in (BET, RAISE):
            self.raised = (_round_of(eyes), _shown_hands(eyes))
        if eyes.opens() and spot.bet == 0 and total < spot.limit:
            self.left_open = _round_of(eyes)


def _round_of(eyes: DrawEyes) -> _Round:
    return eyes.hand_number(), eyes.round


def _shown_hands(eyes: DrawEyes) -> list[list[int]]:
    """Return what lies there from the last showdown; it changes when there is another."""
    return [zone.cards for zone in eyes.view.zones if zone.name == "shown"]

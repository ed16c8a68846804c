"""Laws of conservation: no card is lost or doubled, no coin made, and a log rebuilds its game."""

from parlour.engine.errors import BrokenLaw
from parlour.engine.laws.fingerprint import fingerprint
from parlour.engine.play.move import Move
from parlour.engine.play.position import Position

NOT_CARDS_OF_THEIR_OWN = ("trump", "shown")
"""Zones that show a card lying elsewhere, or one that lay there before."""


def cards_on(position: Position) -> list[int]:
    """Every card on the table, sorted."""
    zones = [zone for zone in position.zones() if zone.name not in NOT_CARDS_OF_THEIR_OWN]
    return sorted(card for zone in zones for card in zone.cards)


class Books:
    """What must stay the same from the first decision to the last."""

    def __init__(self, position: Position) -> None:
        self.cards = cards_on(position)
        self.ledger = position.ledger()

    def audit(self, position: Position) -> None:
        if cards_on(position) != self.cards:
            raise BrokenLaw("cards-are-conserved", f"cards were lost or doubled in phase {position.phase()}")
        if position.ledger() != self.ledger:
            now = position.ledger()
            raise BrokenLaw("coins-are-conserved", f"the books say {now} instead of {self.ledger}")


def log_rebuilds_the_game(begun: Position, log: list[tuple[int, Move]], ended: Position) -> None:
    """The same beginning and the same moves give the same position to the last field."""
    for seat, move in log:
        begun.play(seat, move)
    if fingerprint(begun) != fingerprint(ended):
        raise BrokenLaw("log-rebuilds-the-game", "playing the log again gives another position")


def games_end_well(position: Position, decisions: int, limit: int) -> None:
    """A random game ends, and its outcome gives every seat a place and somebody the first."""
    outcome = position.outcome()
    if outcome is None:
        raise BrokenLaw(
            "random-games-end", f"a random game was not over after {decisions} of {limit} decisions"
        )
    whole = len(outcome.places) == len(outcome.tallies) == position.seats
    if not (whole and outcome.winners() and outcome.reason and position.is_over()):
        raise BrokenLaw("games-end-well", f"the outcome is not whole: {outcome.places} {outcome.tallies}")

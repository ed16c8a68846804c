"""Laws of conservation: no card is lost or doubled, no coin made, games end, and a log rebuilds its game."""

from parlour.cards.luck import Luck
from parlour.engine.errors import BrokenLaw
from parlour.engine.play.move import Move
from parlour.engine.play.position import Position
from parlour.engine.playout import playout
from parlour.engine.thinking import Thinking


def cards_on(position: Position) -> list[int]:
    """Return every card on the table, sorted; what is shown a second time does not count."""
    zones = [zone for zone in position.zones() if not zone.reprint]
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
    """Demand that the same beginning and the same moves give the same position to the last field."""
    for seat, move in log:
        begun.play(seat, move)
    if begun.state() != ended.state():
        raise BrokenLaw("log-rebuilds-the-game", "playing the log again gives another position")


def random_play_ends(position: Position, luck: Luck, limit: int) -> None:
    """Demand that a game played at random is over within the limit.

    It is played fast and looked at by no law; if the game stumbles, those who look find out how.
    """
    try:
        playout(position, luck, limit)
    except Exception:
        return
    _demand_the_end(position, limit)


def _demand_the_end(position: Position, decisions: int) -> None:
    if position.to_act():
        said = f"a random game is still going on after {decisions:,} decisions, in phase {position.phase()}"
        raise BrokenLaw("random-games-end", said)


def games_end_well(position: Position, decisions: int) -> None:
    """Demand that a random game is over, and that its outcome places every seat and somebody first."""
    outcome = position.outcome()
    if outcome is None:
        _demand_the_end(position, decisions)
        said = f"nobody is to act after {decisions:,} decisions, and there is no outcome"
        raise BrokenLaw("games-end-well", said)
    whole = len(outcome.places) == len(outcome.tallies) == position.seats
    if not (whole and outcome.winners() and outcome.reason and position.is_over()):
        raise BrokenLaw("games-end-well", f"the outcome is not whole: {outcome.places} {outcome.tallies}")
    if not _agree(outcome.places, outcome.tallies):
        raise BrokenLaw("higher-is-better", f"the tallies {outcome.tallies} do not fit {outcome.places}")


def what_is_played_for_decides(thinking: Thinking, ended: Position) -> None:
    """Demand that at the end, what search plays for orders the seats as their places do."""
    outcome = ended.outcome()
    assert outcome is not None, "a game that is over has an outcome"
    worths = [thinking.worth(ended, seat) for seat in range(ended.seats)]
    if not _agree(outcome.places, worths):
        raise BrokenLaw("worth-is-place", f"standings worth {worths} do not fit the places {outcome.places}")


def _agree(places: list[int], values: list[int]) -> bool:
    """Return whether a better place never has a lower value."""
    seats = list(zip(places, values, strict=True))
    return all(mine >= other for place, mine in seats for behind, other in seats if place < behind)

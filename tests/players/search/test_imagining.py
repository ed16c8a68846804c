"""Imagining how the cards lie: likely deals come more often, and count for more in a chance to win."""

from parlour.cards.codes import ACE, RANKS
from parlour.cards.luck import Luck
from parlour.engine.play.position import Position
from parlour.engine.thinking import Thinking
from parlour.players.search.imagining import ANYTHING, Imagination
from tests.toys.dealt import deal_hands
from tests.toys.high_card.rules.position import HighCard


class Suspicious(Thinking):
    """Thinks a deal likely where the other holds an ace, and lost then."""

    def weight(self, position: Position, seat: int) -> float:
        return 1.0 if _has_an_ace(position, 1 - seat) else 0.02

    def showdown(self, position: Position, seat: int, luck: Luck) -> float:
        return 0.0 if _has_an_ace(position, 1 - seat) else 1.0


class Sure(Suspicious):
    """Rules out what it thinks unlikely."""

    def weight(self, position: Position, seat: int) -> float:
        return 1.0 if _has_an_ace(position, 1 - seat) else 0.0


class Unsuspecting(Suspicious):
    """Thinks all deals alike."""

    def weight(self, position: Position, seat: int) -> float:
        return 1.0


class Disbelieving(Suspicious):
    """Believes in no deal."""

    def weight(self, position: Position, seat: int) -> float:
        return 0.0


def _has_an_ace(position: Position, seat: int) -> bool:
    assert isinstance(position, HighCard)
    return any(RANKS[card] == ACE for card in position.hands[seat])


def imagination(thinking: Thinking) -> Imagination:
    position = deal_hands("2C 4S 3D", "KH 5C 6D")
    return Imagination(0, thinking, lambda luck: position.redealt(0, luck), Luck(1))


def test_unlikely_deals_are_mostly_dealt_again() -> None:
    likely = imagination(Suspicious())
    assert sum(_has_an_ace(likely.likely_deal(), 1) for _ in range(50)) > 35


def test_a_deal_counts_for_a_chance_as_much_as_it_is_likely() -> None:
    plain = imagination(Unsuspecting()).win_chance(400)
    wary = imagination(Suspicious()).win_chance(400)
    assert plain is not None
    assert wary is not None
    assert plain > 0.7 > 0.3 > wary


def test_nothing_is_ruled_out_however_sure_a_game_is() -> None:
    plain, sure = imagination(Unsuspecting()).win_chance(400), imagination(Sure()).win_chance(400)
    assert plain is not None
    assert sure is not None
    assert abs(sure - ANYTHING * plain) < 1e-9


def test_where_no_deal_fits_no_chance_is_known() -> None:
    assert imagination(Disbelieving()).win_chance(10) is None


def test_a_game_without_a_showdown_has_no_chance() -> None:
    assert imagination(Thinking()).win_chance(10) is None

"""Cards, coins and logs are kept."""

import pytest

from parlour.cards.notation import parse_cards
from parlour.engine.errors import BrokenLaw
from parlour.engine.laws.conservation import Books, cards_on, games_end_well, log_rebuilds_the_game
from parlour.engine.play.move import Move
from parlour.engine.play.outcome import Outcome
from parlour.engine.show.zone import Zone
from tests.toys.dealt import fresh, remade
from tests.toys.high_card.rules.position import HighCard

FIRST = Move("PICK", slots=(0,))
LOG = [(0, FIRST), (1, FIRST), (1, FIRST), (0, FIRST)]


class Unusual(HighCard):
    """High Card with an ending, a ledger or a zone that a test puts there."""

    ending: Outcome | None = None
    coins = 100
    shown: tuple[int, ...] = ()

    def outcome(self) -> Outcome | None:
        return self.ending

    def ledger(self) -> int:
        return self.coins

    def zones(self) -> list[Zone]:
        return [*super().zones(), Zone("shown", list(self.shown), [-1] * len(self.shown), reprint=True)]


def unusual() -> Unusual:
    return remade(fresh(), Unusual)


def played_game() -> HighCard:
    position = fresh()
    for seat, move in LOG:
        position.play(seat, move)
    return position


def ended_game(outcome: Outcome | None) -> Unusual:
    position = unusual()
    position.tricks, position.ending = 3, outcome
    return position


def test_all_cards_of_a_pack_are_on_the_table() -> None:
    assert cards_on(fresh()) == [*range(1, 53)]
    assert cards_on(played_game()) == [*range(1, 53)]


def test_a_card_that_only_shows_one_lying_elsewhere_is_not_counted_twice() -> None:
    position = unusual()
    position.shown = tuple(parse_cards("AS"))
    assert cards_on(position) == [*range(1, 53)]


@pytest.mark.parametrize("cards", ["", "AS AS", "2C"])
def test_a_card_lost_doubled_or_exchanged_is_noticed(cards: str) -> None:
    position = fresh()
    books = Books(position)
    position.hands[0][:1] = parse_cards(cards)
    with pytest.raises(BrokenLaw, match="lost or doubled in phase choosing") as broken:
        books.audit(position)
    assert broken.value.code == "cards-are-conserved"


def test_a_coin_made_or_lost_is_noticed() -> None:
    position = unusual()
    books = Books(position)
    books.audit(position)
    position.coins = 99
    with pytest.raises(BrokenLaw, match="the books say 99 instead of 100") as broken:
        books.audit(position)
    assert broken.value.code == "coins-are-conserved"


def test_a_whole_log_rebuilds_its_game() -> None:
    log_rebuilds_the_game(fresh(), LOG, played_game())


def test_a_log_that_gives_another_position_is_noticed() -> None:
    with pytest.raises(BrokenLaw) as broken:
        log_rebuilds_the_game(fresh(), LOG[:2], played_game())
    assert broken.value.code == "log-rebuilds-the-game"


def test_a_game_without_an_outcome_has_not_ended() -> None:
    with pytest.raises(BrokenLaw, match="nobody is to act after 20 decisions") as broken:
        games_end_well(ended_game(None), 20)
    assert broken.value.code == "games-end-well"


def test_a_whole_outcome_ends_a_game_well() -> None:
    games_end_well(ended_game(Outcome([1, 2], [2, 0], "All is played.")), 6)


@pytest.mark.parametrize(
    "outcome",
    [
        Outcome([1], [2, 0], "A place is missing."),
        Outcome([1, 2], [2], "A tally is missing."),
        Outcome([2, 3], [2, 0], "Nobody is first."),
        Outcome([1, 2], [2, 0], ""),
    ],
)
def test_an_outcome_with_something_missing_is_noticed(outcome: Outcome) -> None:
    with pytest.raises(BrokenLaw) as broken:
        games_end_well(ended_game(outcome), 6)
    assert broken.value.code == "games-end-well"


def test_a_game_with_an_outcome_in_which_somebody_is_still_to_act_has_not_ended_well() -> None:
    position = unusual()
    position.ending = Outcome([1, 2], [2, 0], "Too early.")
    with pytest.raises(BrokenLaw) as broken:
        games_end_well(position, 6)
    assert broken.value.code == "games-end-well"

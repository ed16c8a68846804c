"""The close of a round: whose hand beat whose, and who lost how many lives."""

from parlour.engine.play.events import Event, Listener
from parlour.games.bastard_brag import GAME
from parlour.games.bastard_brag.rules.showdown import show_hands
from parlour.games.bastard_brag.tests.laid import lay_table


def close_of(hands: list[str]) -> Event:
    listener = Listener()
    show_hands(lay_table(hands), listener)
    return listener.events[-1]


def said(event: Event, viewer: int | None) -> str:
    hearer = GAME.hearer(GAME.rules(), "en", ["Anna", "Ben", "Clara"]).on_seat(viewer)
    return GAME.phrasebook("en").say(event.sentence(viewer), hearer)


def test_the_loser_and_what_was_lost_are_said() -> None:
    event = close_of(["9S 9D 4C", "2H 7C JD", "5S 6H 7D"])
    assert said(event, None) == "Clara's straight to the seven beats Ben's unmatched cards: Ben loses a life."
    assert said(event, 1) == "Clara's straight to the seven beats your unmatched cards: you lose a life."
    assert said(event, 2) == "Your straight to the seven beats Ben's unmatched cards: Ben loses a life."


def test_all_hands_lie_open_also_those_that_neither_won_nor_lost() -> None:
    close = close_of(["9S 9D 4C", "2H 7C JD", "5S 6H 7D"]).close
    assert close is not None and close.shown == [1, 0, 2]
    assert (close.winners, close.beaten) == ([2], [1])


def test_a_joker_is_called_what_it_stands_for() -> None:
    close = close_of(["9S ★ 4C", "2H 7C JD"]).close
    assert close is not None and close.hands[0].fields == {"rank": 9}
    assert (close.winners, close.beaten, close.amounts) == ([0], [1], [0, -1])
    assert close.raised == {"hand@0": (0, 1)}


def test_equal_hands_cost_nobody_anything() -> None:
    event = close_of(["9S 9D 4C", "9H 9C 4D"])
    assert event.kind == "nobody-lost"
    assert said(event, 0) == "All hands are equal (pair of nines): nobody loses a life."
    assert event.close is not None and event.close.winners == event.close.beaten == []
    assert event.close.shown == [0, 1]

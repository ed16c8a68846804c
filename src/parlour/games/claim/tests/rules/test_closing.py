"""The close of a deal: whose points won it, against whose, and what was paid for them."""

from parlour.engine.play.events import Event, Listener
from parlour.games.claim import GAME
from parlour.games.claim.rules.position import Claim
from parlour.games.claim.rules.settlement import NO_CALLER
from parlour.games.claim.rules.showdown import show_hands
from parlour.games.claim.tests.laid import new_game, on_the_floor

HANDS = ["5S 6S 7S", "2H 9D 4C", "3D 4D 10S", "JC 2C 8H"]


def closed_by(caller: int) -> tuple[Claim, Event]:
    listener = Listener()
    position = on_the_floor(HANDS, ["S", "H", "D", "C"])
    show_hands(position, caller, listener)
    return position, next(event for event in listener.events if event.close is not None)


def said(event: Event, viewer: int | None, language: str = "en") -> str:
    hearer = GAME.hearer(GAME.rules(), language, ["Anna", "Ben", "Clara", "Dora"]).on_seat(viewer)
    return GAME.phrasebook(language).say(event.sentence(viewer), hearer)


def test_the_points_of_both_and_what_was_paid_are_said() -> None:
    _, event = closed_by(0)
    assert said(event, None).startswith("Anna's 54 points in spades beat Clara's ")
    assert said(event, 0).startswith("Your 54 points in spades beat Clara's ")
    assert said(event, 0).endswith(f" and are paid {event.amount}. Runs: 54 for 7♠ 6♠ 5♠.")
    assert said(event, 2, "de").endswith(" von dir. Folgen: 54 für 7♠ 6♠ 5♠.")


def test_the_amounts_are_what_the_budgets_changed_by() -> None:
    position, event = closed_by(0)
    assert event.close is not None
    assert [new_game().budgets[0] + each for each in event.close.amounts] == position.budgets
    assert (event.close.winners, event.close.raised["hand@0"]) == ([0], (0, 1, 2))


def test_without_a_call_nothing_is_paid_for_the_best_points() -> None:
    _, event = closed_by(NO_CALLER)
    assert said(event, None).endswith(" and are paid nothing. Runs: 54 for 7♠ 6♠ 5♠.")
    assert event.close is not None and event.close.amounts == [0, 0, 0, 0]

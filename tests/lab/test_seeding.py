"""Chance in the lab."""

from parlour.lab.seeding import luck_for, number_from, shuffle_for


def test_the_numbers_are_the_same_on_every_machine_and_day() -> None:
    """The first half of the SHA-256 of the text `('parlour lab', 'deal', 1, 0)`."""
    assert number_from("deal", 1, 0) == 14_416_312_567_482_605_070


def test_parts_are_not_run_together() -> None:
    assert number_from("deal", 1, 23) != number_from("deal", 12, 3)


def test_every_deal_has_cards_of_its_own() -> None:
    seeds = {shuffle_for(seed, deal).seed for seed in range(10) for deal in range(100)}
    assert len(seeds) == 1000


def test_every_bot_has_luck_of_its_own() -> None:
    states = {
        luck_for(1, d, rotation, seat).state for d in range(9) for rotation in range(9) for seat in range(9)
    }
    assert len(states) == 729

"""The odds of a hand."""

from parlour.engine.odds import Chance, Option, best_first


def an_option(label: str, value: float, gives_up: list[str]) -> Option:
    return Option(
        label=label, gives_up=gives_up, value=value, wins=value, better=Chance("better", 1, 2), becomes=[]
    )


def test_a_chance_is_a_share_of_all_ways() -> None:
    assert Chance("flush", 9, 47).share == 9 / 47


def test_the_most_valuable_option_comes_first() -> None:
    options = [an_option("pat", 0.4, []), an_option("draw", 0.6, ["2C"])]
    assert [option.label for option in best_first(options)] == ["draw", "pat"]


def test_of_equal_options_the_one_that_gives_up_least_comes_first() -> None:
    options = [an_option("draw", 0.6, ["2C"]), an_option("pat", 0.6, [])]
    assert [option.label for option in best_first(options)] == ["pat", "draw"]

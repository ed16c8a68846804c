"""The nearest words to one that nobody knows."""

from parlour.engine.nearest import did_you_mean, nearest

GAMES = ["bridge", "hearts", "spades"]


def test_a_slip_of_the_finger_finds_the_word() -> None:
    assert nearest("harts", GAMES) == "hearts"


def test_several_words_are_joined_the_nearest_first() -> None:
    assert nearest("coin", ["coins", "join", "poker"], most=3) == "coins or join"


def test_a_word_like_no_other_finds_none() -> None:
    assert nearest("chess", GAMES) == ""


def test_the_question_is_asked_where_there_is_one_to_ask() -> None:
    assert did_you_mean("brigde", GAMES, "try another.") == "did you mean bridge?"
    assert did_you_mean("chess", GAMES, "try another.") == "try another."

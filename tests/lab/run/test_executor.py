"""A crew of one."""

from parlour.lab.playing import play_deals
from parlour.lab.run.executor import Alone, play_chunk
from tests.lab.questions import a_question


def test_a_chunk_holds_the_lines_of_its_deals() -> None:
    chunk = play_chunk(a_question(), [2, 5])
    assert (chunk.deals, chunk.lines) == ([2, 5], play_deals(a_question(), [2, 5]))
    assert chunk.seconds > 0


def test_one_player_takes_one_chunk_at_a_time() -> None:
    crew = Alone(a_question())
    assert (crew.size(), crew.free()) == (1, 1)
    crew.hand_out([1])
    assert crew.free() == 0
    assert crew.next_done().deals == [1]
    assert crew.free() == 1

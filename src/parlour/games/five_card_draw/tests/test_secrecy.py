"""My hand is mine alone: by rule, and in transcripts of one hand as each viewer hears and sees it."""

import pytest

from parlour.cards.codes import BACK
from parlour.cards.luck import Luck
from parlour.games.five_card_draw.rules.position import FiveCardDraw
from parlour.games.five_card_draw.tests.laid import Listener, laid, lay_stock, new_match, say
from parlour.games.five_card_draw.tests.told import heard, seen

HANDS = ["5S 5H KD QC 9S", "JS JH 7D 2C 7C"]
WORDS = ("BET 1", "RAISE 2", "CALL", "DRAW 2 3 4", "DRAW 3", "CHECK", "BET 4", "CALL")

SEAT_0 = """
  stock: 42 | hand 0: 5S 5H KD QC 9S | hand 1: ?? ?? ?? ?? ??
seat 0 bet 1.
seat 1 raised to 2.
seat 0 called for 1.
seat 0 threw away place 2, 3, 4 and drew 2D 5D 8H.
  stock: 39 | discards: KD QC 9S | hand 0: 5S 5H 2D 5D 8H | hand 1: ?? ?? ?? ?? ??
seat 1 threw away place 3 and drew ??.
  stock: 38 | discards: KD QC 9S ?? | hand 0: 5S 5H 2D 5D 8H | hand 1: ?? ?? ?? ?? ??
seat 0 checked.
seat 1 bet 4.
seat 0 called for 4.
seat 0 showed 5S 5H 2D 5D 8H: three fives.
seat 1 showed JS JH 7D AS 7C: two pair, jacks and sevens.
seat 0 won 16 from the pot.
seat 0 stood at 16 points.
seat 1 stood at 0 points.
Hand 2 was dealt for an ante of 2, and the first word went to seat 0.
  stock: 42 | hand 0: KH 8S 10H 8D 8C | hand 1: ?? ?? ?? ?? ??
  shown 0: 5S 5H 2D 5D 8H | shown 1: JS JH 7D AS 7C
"""

SEAT_1 = """
  stock: 42 | hand 0: ?? ?? ?? ?? ?? | hand 1: JS JH 7D 2C 7C
seat 0 bet 1.
seat 1 raised to 2.
seat 0 called for 1.
seat 0 threw away place 2, 3, 4 and drew ?? ?? ??.
  stock: 39 | discards: ?? ?? ?? | hand 0: ?? ?? ?? ?? ?? | hand 1: JS JH 7D 2C 7C
seat 1 threw away place 3 and drew AS.
  stock: 38 | discards: ?? ?? ?? 2C | hand 0: ?? ?? ?? ?? ?? | hand 1: JS JH 7D AS 7C
seat 0 checked.
seat 1 bet 4.
seat 0 called for 4.
seat 0 showed 5S 5H 2D 5D 8H: three fives.
seat 1 showed JS JH 7D AS 7C: two pair, jacks and sevens.
seat 0 won 16 from the pot.
seat 0 stood at 16 points.
seat 1 stood at 0 points.
Hand 2 was dealt for an ante of 2, and the first word went to seat 0.
  stock: 42 | hand 0: ?? ?? ?? ?? ?? | hand 1: 6H 7H 5S KS 3C
  shown 0: 5S 5H 2D 5D 8H | shown 1: JS JH 7D AS 7C
"""

THE_PUBLIC = """
  stock: 42 | hand 0: ?? ?? ?? ?? ?? | hand 1: ?? ?? ?? ?? ??
seat 0 bet 1.
seat 1 raised to 2.
seat 0 called for 1.
seat 0 threw away place 2, 3, 4 and drew ?? ?? ??.
  stock: 39 | discards: ?? ?? ?? | hand 0: ?? ?? ?? ?? ?? | hand 1: ?? ?? ?? ?? ??
seat 1 threw away place 3 and drew ??.
  stock: 38 | discards: ?? ?? ?? ?? | hand 0: ?? ?? ?? ?? ?? | hand 1: ?? ?? ?? ?? ??
seat 0 checked.
seat 1 bet 4.
seat 0 called for 4.
seat 0 showed 5S 5H 2D 5D 8H: three fives.
seat 1 showed JS JH 7D AS 7C: two pair, jacks and sevens.
seat 0 won 16 from the pot.
seat 0 stood at 16 points.
seat 1 stood at 0 points.
Hand 2 was dealt for an ante of 2, and the first word went to seat 0.
  stock: 42 | hand 0: ?? ?? ?? ?? ?? | hand 1: ?? ?? ?? ?? ??
  shown 0: 5S 5H 2D 5D 8H | shown 1: JS JH 7D AS 7C
"""


def transcript(viewer: int | None) -> str:
    """One hand in a viewer's ears, and indented in its eyes whenever the cards in sight change."""
    position = laid(HANDS)
    lay_stock(position, "2D 5D 8H AS")
    lines = [seen(position.view(viewer))]
    sight = lines[0]
    for word in WORDS:
        listener = Listener()
        say(position, word, teller=listener)
        lines += [heard(event, viewer) for event in listener.heard]
        if seen(position.view(viewer)) != sight:
            sight = seen(position.view(viewer))
            lines.append(sight)
    return "\n".join(f"  {line}" if line.startswith("stock") else line for line in lines).replace(
        " | shown 0", "\n  shown 0"
    )


@pytest.mark.parametrize(("viewer", "golden"), [(0, SEAT_0), (1, SEAT_1), (None, THE_PUBLIC)])
def test_a_hand_as_each_viewer_hears_and_sees_it(viewer: int | None, golden: str) -> None:
    assert transcript(viewer) == golden.strip("\n")


def faces(position: FiveCardDraw, viewer: int | None, name: str) -> list[tuple[int | None, bool]]:
    """Whose cards of a zone the viewer sees, and whether any face is among them."""
    zones = [zone for zone in position.view(viewer).zones if zone.name == name]
    return [(zone.owner, any(card != BACK for card in zone.cards)) for zone in zones]


@pytest.mark.parametrize("viewer", [None, 0, 1, 2, 3, 4, 5])
def test_my_hand_is_mine_alone(viewer: int | None) -> None:
    position = new_match(6, variant="fixed-limit")
    assert faces(position, viewer, "hand") == [(seat, seat == viewer) for seat in range(6)]


def test_a_hand_won_unopposed_is_never_shown() -> None:
    position = laid(HANDS)
    say(position, "BET 2", "FOLD")
    assert faces(position, 1, "shown") == []


def test_a_folded_hand_stays_hidden_from_the_others() -> None:
    position = new_match(3, variant="fixed-limit")
    hand = position.hand_of(0)
    say(position, "FOLD")
    assert position.view(0).zone("discards").cards == hand
    assert set(position.view(1).zone("discards").cards) == {BACK}


def test_the_stock_is_a_pile_without_faces() -> None:
    assert new_match().view(0).zone("stock").cards == []


def test_a_seat_cannot_tell_its_game_from_a_redealt_one() -> None:
    position = new_match(3, variant="fixed-limit")
    say(position, "BET 2", "CALL", "CALL", "DRAW 1 2", "DRAW 0 1 2 3 4")
    assert position.view(1) == position.redealt(1, Luck(4)).view(1)

"""The table: copies, redeals and the books."""

from parlour.cards.codes import JOKER
from parlour.cards.luck import Luck
from parlour.engine.laws.fingerprint import fingerprint
from parlour.games.three_card_brag.tests.laid import laid, play, seated


def test_a_copy_is_the_same_to_the_last_field() -> None:
    position = play(laid(["AS AD 4C", "KS KD 9H"], stock="5C"), "BET_BLIND", "CALL", "DRAW_FROM_DECK")
    assert fingerprint(position.copy()) == fingerprint(position)


def test_a_copy_goes_its_own_way() -> None:
    position = laid(["AS AD 4C", "KS KD 9H"], stock="5C")
    before = fingerprint(position)
    play(position.copy(), "SEE_HAND", "BET", "CALL", "DRAW_FROM_DECK", "SWAP_CARD 1", "PASS", "SHOW_HAND")
    assert fingerprint(position) == before


def test_a_redeal_keeps_what_the_seat_has_seen() -> None:
    position = play(laid(["AS AD 4C", "KS KD 9H"], stock="5C"), "SEE_HAND", "BET", "CALL")
    play(position, "DRAW_FROM_DECK", "SWAP_CARD 2")
    twin = position.redealt(0, Luck(3))
    assert (twin.hand(0), twin.discards) == (position.hand(0), position.discards)


def test_a_redeal_mixes_what_the_seat_has_not_seen() -> None:
    position = laid(["AS AD 4C", "KS KD 9H"])
    assert len({tuple(position.redealt(0, Luck(seed)).hand(1)) for seed in range(20)}) > 10


def test_a_redeal_keeps_the_pack_whole() -> None:
    twin = laid(["AS AD 4C", "KS KD 9H"]).redealt(1, Luck(5))
    assert sorted(twin.cards + twin.stock) == twin.full_pack()


def test_deals_to_come_differ_after_a_redeal() -> None:
    position = seated([100, 100])
    ends = {tuple(play(position.redealt(0, Luck(seed)), "FOLD").cards) for seed in range(10)}
    assert len(ends) == 10


def test_jokers_join_the_pack() -> None:
    assert seated([100, 100], jokers=2).full_pack().count(JOKER) == 2


def test_the_books_count_purses_and_pot() -> None:
    assert play(seated([100, 200, 300], ante=5), "BET_BLIND 40").ledger() == 600

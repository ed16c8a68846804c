"""Where the cards of a finished game lay: told in its last line where the seed is told, and checked."""

from collections.abc import Callable
from pathlib import Path

import pytest

from parlour.cards.fair import FairShuffle
from parlour.cards.pack import pack
from parlour.engine.rules.finder import find_game, game_names
from parlour.match import card_history as module
from parlour.match.card_history import RecordedShuffle, card_history
from parlour.match.export import export_game, facts_of
from parlour.match.log import Entry, Undo
from parlour.match.match import Match, SeatCard
from parlour.match.provenance import Provenance
from parlour.match.verify import verify
from tests.match.mixing import written
from tests.match.tables import SEED, Tree, a_match, edit_line, forge, play_on, save_match, trees


def ended(name: str, seats: int = 4) -> Match:
    """A finished game of this name, played at random."""
    game = find_game(name)
    rules = game.rules(switches=game.brief)
    seats = min(max(seats, rules.players.least), rules.players.most)
    return play_on(Match(game, rules, [SeatCard(f"Seat {each}", "random") for each in range(seats)], SEED))


def last_cards(change: Callable[[list[Tree]], None]) -> Callable[[Tree], None]:
    return lambda tree: change(tree["cards"])


def test_the_first_entry_is_the_deal_from_the_shuffled_pack() -> None:
    match = play_on(a_match())
    order = pack()
    FairShuffle(SEED).order(order, 0)
    first = card_history(match, match.played)[0]
    assert first["shuffled"] == [{"event": 0, "packs": 1, "jokers": 0}]
    assert first["lie"]["turned"] + first["lie"]["stock"] == order


@pytest.mark.parametrize("name", game_names())
def test_entries_lead_from_the_first_deal_to_where_the_cards_lie_at_the_end(name: str) -> None:
    match = ended(name)
    lie: dict[str, list[int]] = {}
    for entry in card_history(match, match.played):
        lie = {place: list(cards) for place, cards in entry.get("lie", lie).items()}
        for source, _, cards in entry.get("went", ()):
            for card in cards:
                lie[source].remove(card)
        for _, target, cards in entry.get("went", ()):
            lie.setdefault(target, []).extend(cards)
    zones = [zone for zone in match.position.zones() if zone.cards and not zone.reprint]
    places = {(zone.name if zone.owner < 0 else f"{zone.name}@{zone.owner}"): zone.cards for zone in zones}
    assert {place: sorted(cards) for place, cards in lie.items() if cards} == {
        place: sorted(cards) for place, cards in places.items()
    }


def test_lots_are_no_cards() -> None:
    shuffle = RecordedShuffle(SEED)
    numbers = list(range(4))
    FairShuffle(SEED).order(numbers, 2)
    assert shuffle.lots(4, 2) == numbers
    assert (shuffle.deals, shuffle.lately()) == ([], [])


def _another_card(cards: list[Tree]) -> None:
    hand = cards[1]["lie"]["hand@0"]
    hand[0], cards[1]["lie"]["stock"][0] = cards[1]["lie"]["stock"][0], hand[0]


def _hands_exchanged(cards: list[Tree]) -> None:
    lie = cards[1]["lie"]
    lie["hand@0"], lie["hand@1"] = lie["hand@1"], lie["hand@0"]


def _another_way(cards: list[Tree]) -> None:
    went = next(entry["went"] for entry in cards if "went" in entry)
    went[0][2][0] = went[0][2][0] % 52 + 1


def _left_out(cards: list[Tree]) -> None:
    del cards[-1]


def _one_more(cards: list[Tree]) -> None:
    cards.append({"n": 99, "went": []})


@pytest.mark.parametrize("change", [_another_card, _hands_exchanged, _another_way, _left_out, _one_more])
def test_a_forged_card_is_found_though_all_hashes_fit(
    save: Path, change: Callable[[list[Tree]], None]
) -> None:
    play_on(a_match(), save=save)
    assert verify(save).is_sound()
    forge(save, len(trees(save)), last_cards(change))
    report = verify(save)
    assert [finding.code for finding in report.findings if not finding.sound] == ["wrong-cards"]
    assert "tells of other cards than were there after move" in report.lines()[-1]


def test_an_edited_card_breaks_the_hash(save: Path) -> None:
    play_on(a_match(), save=save)
    edit_line(save, len(trees(save)), last_cards(_another_card))
    assert verify(save).findings[-1].code == "wrong-hash"


def test_moves_taken_back_move_no_cards(save: Path) -> None:
    match = play_on(a_match(), 6)
    taken_back: list[Entry] = [*match.played, Undo(3)]
    match.undo(3)
    play_on(match, luck_seed=2)
    save_match(match, save, [*taken_back, *match.played[3:]])
    told = trees(save)[-1]["cards"]
    assert told == card_history(match, match.played)
    assert verify(save).is_sound()


def test_cards_of_a_table_that_keeps_them_secret_are_not_told(save: Path) -> None:
    match = play_on(a_match())
    match.provenance = Provenance(reveal="never")
    assert "cards" not in trees(written(save, match))[-1]
    told = card_history(match, match.played)
    forge(save, len(trees(save)), lambda tree: tree.update(cards=told))
    assert "it tells cards without the seed" in verify(save).lines()[-1]


def test_a_running_game_tells_no_cards() -> None:
    assert b'"cards":[{' not in export_game(facts_of(play_on(a_match(), 5)))


def test_a_game_too_long_for_a_line_tells_no_cards_and_is_sound(
    save: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "MOST_BYTES", 1000)
    play_on(a_match(), save=save)
    assert "cards" not in trees(save)[-1]
    assert verify(save).is_sound()

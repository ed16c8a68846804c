"""The seats: whatever is known of a rival's cards is never cut off while cards are drawn there at all."""

import pytest
from msgspec import structs

from parlour.cards.codes import BACK
from parlour.cards.luck import Luck
from parlour.cards.notation import card_symbol, parse_cards
from parlour.engine.rules.finder import all_games
from parlour.engine.show.view import ZoneView
from parlour.engine.show.zone import HELD, PAST
from parlour.match.match import Match, SeatCard
from parlour.terminal.draw.line import ELLIPSIS
from parlour.terminal.draw.parts import own
from parlour.terminal.draw.scene import TableScene
from parlour.terminal.draw.seats import seats
from parlour.terminal.show.page import Page, is_taken_pile
from tests.terminal.script import dealt, page_at

GAMES = {game.id: game for game in all_games()}


def walk(name: str) -> list[Page]:
    """Pages of a game between random players with long names."""
    game = GAMES[name]
    count = min(4, game.rules().players.most)
    people = [SeatCard(f"Somebody {seat}", "me") for seat in range(count)]
    match, luck = Match.begin(game, game.rules(), people, bytes(32)), Luck(5)
    pages: list[Page] = []
    while not match.is_over() and len(pages) < 60:
        seat = match.to_act()[0]
        pages.append(page_at(match, seat))
        match.play(seat, match.moves(seat).pick(luck))
    return pages


@pytest.mark.parametrize("name", GAMES)
def test_known_cards_of_rivals_are_drawn_whole_at_sixty_columns(name: str) -> None:
    for page in walk(name):
        lines = seats(TableScene(page), 60).forms[0]()
        text = " ".join(line.plain for line in lines)
        rivals = [zone for zone in page.view.zones if zone.owner not in (None, page.view.viewer)]
        rivals = [zone for zone in rivals if not is_taken_pile(zone)]
        known = [card_symbol(card) for zone in rivals for card in zone.cards if card >= 0]
        assert ELLIPSIS not in text
        assert max(line.width for line in lines) <= 60
        assert [card for card in known if text.count(card) < known.count(card)] == []


def page_with(*zones: ZoneView) -> Page:
    page = page_at(dealt("me,random,random"))
    page.view = structs.replace(page.view, zones=[*zones])
    return page


def rows(*zones: ZoneView) -> str:
    lines = seats(TableScene(page_with(*zones)), 80).forms[0]()
    return "\n".join(line.plain.rstrip() for line in lines)


def test_tricks_that_a_rival_has_taken_are_drawn_by_their_count() -> None:
    taken = ZoneView("taken", owner=1, cards=list(range(1, 25)), count=24, lying=PAST)
    assert rows(taken).splitlines()[2].endswith("taken 24")


def test_a_hand_that_is_shown_again_is_drawn_whole() -> None:
    shown = ZoneView("shown", owner=1, cards=parse_cards("2H 10C JC"), count=3, lying=PAST, reprint=True)
    assert rows(shown).splitlines()[2].endswith("2♥ 10♣ J♣")


def test_backs_of_a_large_hand_are_counted_beside_the_cards_that_are_known() -> None:
    hand = ZoneView("hand", owner=1, cards=[BACK] * 13 + parse_cards("2H 10C JC"), count=16, lying=HELD)
    assert rows(hand).splitlines()[2].endswith("13▒ 2♥ 10♣ J♣")


def test_a_small_hand_keeps_its_places() -> None:
    hand = ZoneView("hand", owner=1, cards=[BACK, *parse_cards("2H"), BACK], count=3, lying=HELD)
    assert rows(hand).splitlines()[2].endswith("▒▒ 2♥ ▒▒")


def test_own_tricks_are_drawn_as_a_pile() -> None:
    taken = ZoneView("taken", owner=0, cards=parse_cards("2H 10C JC"), count=3, lying=PAST)
    drawn = own(TableScene(page_with(taken)), 80).forms[0]()
    assert [each.plain.strip() for each in drawn] == ["taken", "╭────╮", "│ 3  │", "╰────╯"]

"""The seats: whatever is known of a rival's cards is never cut off while cards are drawn there at all."""

import pytest

from parlour.cards.luck import Luck
from parlour.cards.notation import card_symbol
from parlour.engine.rules.finder import all_games
from parlour.match.match import Match, SeatCard
from parlour.terminal.draw.line import ELLIPSIS
from parlour.terminal.draw.scene import TableScene
from parlour.terminal.draw.seats import seats
from parlour.terminal.show.page import Page
from tests.terminal.script import page_at

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
        known = [card_symbol(card) for zone in rivals for card in zone.cards if card >= 0]
        assert ELLIPSIS not in text
        assert max(line.width for line in lines) <= 60
        assert [card for card in known if text.count(card) < known.count(card)] == []

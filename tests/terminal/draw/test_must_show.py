"""Whatever the table and the window: own cards, what is asked and what may be answered are wholly there."""

from collections.abc import Iterator

import pytest

from parlour.cards.luck import Luck
from parlour.cli.check_game.screens import BELOW, all_asked, not_shown
from parlour.engine.rules.finder import all_games
from parlour.match.match import Match, SeatCard
from parlour.terminal.draw.layout import lay_out
from parlour.terminal.draw.scene import TableScene
from tests.terminal.script import page_at

SIZES = ((60, 20), (80, 24), (100, 30), (140, 40))
GAMES = {game.id: game for game in all_games()}
DECISIONS = 20
TABLES = [
    (name, variant, seats)
    for name, game in GAMES.items()
    for variant in game.variants()
    for seats in range(game.rules(variant).players.least, game.rules(variant).players.most + 1)
]


def decisions(name: str, variant: str, seats: int) -> Iterator[tuple[Match, int]]:
    """Seeded decisions of games between random players, spread over whole games."""
    game, shown, number = GAMES[name], 0, 0
    while shown < DECISIONS:
        people = [SeatCard(f"Somebody {seat}", "me") for seat in range(seats)]
        match = Match.begin(game, game.rules(variant), people, bytes([number % 251, seats] * 16))
        luck, number = Luck(seats, number), number + 1
        for step in range(40):
            if match.is_over() or shown == DECISIONS:
                break
            seat = match.to_act()[step % len(match.to_act())]
            if step % 3 == number % 3:
                shown += 1
                yield match, seat
            match.play(seat, match.moves(seat).pick(luck))


@pytest.mark.thorough
@pytest.mark.parametrize(("name", "variant", "seats"), TABLES)
def test_own_cards_question_and_answers_are_wholly_there(name: str, variant: str, seats: int) -> None:
    for match, seat in decisions(name, variant, seats):
        page = page_at(match, seat)
        log = match.lately(seat, max(0, match.heard - 12))
        for number, offered in enumerate(all_asked(page)):
            scene = TableScene(page, "", offered, log)
            for width, height in SIZES if number == 0 else SIZES[:1]:
                lines = lay_out(scene, width, height - BELOW)
                wrong = not_shown(scene, lines, width, height - BELOW)
                drawn = "\n".join(line.plain for line in lines)
                assert not wrong, f"{wrong} at {width}×{height}:\n{drawn}"


def test_there_are_two_thousand_decisions() -> None:
    assert len(TABLES) * DECISIONS >= 2_000

"""Whatever the table and the window: own cards, what is asked and what may be answered are wholly there."""

from collections.abc import Iterator

import pytest

from parlour.cards.luck import Luck
from parlour.cards.notation import card_symbol
from parlour.engine.rules.finder import all_games
from parlour.match.match import Match, SeatCard
from parlour.terminal.ask.question import Details
from parlour.terminal.ask.questions import questions_of
from parlour.terminal.draw.layout import PANE, RULE, WIDE, lay_out
from parlour.terminal.draw.line import Line
from parlour.terminal.draw.scene import TableScene
from parlour.terminal.show.options import Offered, moves_offered
from parlour.terminal.show.page import Page
from tests.terminal.script import page_at

SIZES = ((60, 20), (80, 24), (100, 30), (140, 40))
BELOW = 4
"""Lines of the window that are not the sheet's: one that tells, one to answer in, and two for a clock."""
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


def all_asked(page: Page) -> Iterator[Offered]:
    """The question for the move, and every first question of every form."""
    yield moves_offered(page)
    for form in page.view.forms:
        for question in questions_of(form, page)[:1]:
            question.narrow(Details())
            yield question.offered()


def missing(scene: TableScene, lines: list[Line], width: int, height: int) -> list[str]:
    """Everything that should be there and is not."""
    table = width - PANE - RULE if width >= WIDE else width
    shown = [line.plain[:table] for line in lines]
    text = " ".join(" ".join(shown).split())
    wrong = [f"too wide: {line.plain}" for line in lines if line.width > width]
    wrong += [f"too tall: {len(lines)}"] if len(lines) > height else []
    wanted = [" ".join(scene.offered.brief.split())]
    wanted += [f"{offer.word} {offer.label}".strip() for offer in scene.offered.offers]
    return wrong + [each for each in wanted if each not in text] + missing_cards(scene.page, text)


def missing_cards(page: Page, text: str) -> list[str]:
    """Own cards that are drawn less often than they are held."""
    own = [card_symbol(card) for zone in page.own_zones() for card in zone.cards if card >= 0]
    return [card for card in set(own) if text.count(card) < own.count(card)]


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
                wrong = missing(scene, lines, width, height - BELOW)
                drawn = "\n".join(line.plain for line in lines)
                assert not wrong, f"{wrong} at {width}×{height}:\n{drawn}"


def test_there_are_two_thousand_decisions() -> None:
    assert len(TABLES) * DECISIONS >= 2_000

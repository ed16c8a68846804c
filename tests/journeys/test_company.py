"""Two people at one screen: neither ever sees what only the other may know."""

import re
from pathlib import Path

import pytest

from parlour.cards.notation import card_text
from parlour.cards.seeds import seed_from_hex
from parlour.engine.rules.finder import find_game, game_names
from parlour.match.file.reader import load
from parlour.match.match import Match
from parlour.players.seat_words import parse_seats
from parlour.terminal.words import TerminalWords
from tests.journeys.person import MOVE, Person
from tests.journeys.screen import ESCAPES, Screen

NAMES = ("Ann", "Ben")
SEED = "7"
LUCK = 2
READY = "press Enter when nobody else can see the screen."
COVER = "Press Enter to cover your cards."
CARD = re.compile(r"\b(?:10|[2-9AJQK])[CHSD]\b")
COVERED = "\f"


def seats_for(game: str) -> str:
    """Ann and Ben, and whoever else the game needs."""
    others = find_game(game).rules().players.least - len(NAMES)
    return ",".join([*NAMES, *["random"] * others])


class Witness:
    """Follows the game in its file, and knows which cards each viewer has seen or been told of."""

    def __init__(self, game: str, save: Path) -> None:
        found = find_game(game)
        self.match = Match.begin(found, found.rules(), parse_seats(seats_for(game)), seed_from_hex(SEED))
        self.save = save
        self.known: dict[int | None, set[str]] = {None: set(), 0: set(), 1: set()}
        self.had_secrets: set[int] = set()
        self.first_deal = self.which_deal()
        self.note()

    def look(self) -> None:
        """Plays what the file has more, and notes what everybody learns from it."""
        for turn in load(self.save).match.played[len(self.match.played) :]:
            self.match.play(turn.seat, turn.move)
            self.note()

    def note(self) -> None:
        for viewer, known in self.known.items():
            view = self.match.view(viewer)
            known.update(card_text(card) for zone in view.zones for card in zone.cards)
            known.update(CARD.findall(self.spelled_out(viewer)))
        self.had_secrets.update(seat for seat in (0, 1) if self.known[seat] - self.known[1 - seat])

    def spelled_out(self, viewer: int | None) -> str:
        return TerminalWords().spelled_out(" ".join([*self.notes(viewer), *self.match.lately(viewer)]))

    def notes(self, viewer: int | None) -> list[str]:
        return [self.match.speaker().say(note, viewer) for note in self.match.briefing(viewer).notes]

    def check(self, page: str, viewer: int | None) -> None:
        """No card may be on the page that this viewer does not know."""
        unknown = set(CARD.findall(ESCAPES.sub("", page))) - self.known[viewer]
        assert not unknown, f"{viewer} must not see {unknown}: {ESCAPES.sub('', page)}"

    def is_first_deal(self) -> bool:
        return not self.match.is_over() and self.which_deal() == self.first_deal

    def which_deal(self) -> int:
        return self.match.game.thinking.deal(self.match.position)

    def has_hands_to_hide(self) -> bool:
        return any(zone.private for zone in self.match.position.zones())


class Company(Person):
    """Both people, with a witness at their side."""

    def __init__(self, screen: Screen, witness: Witness) -> None:
        super().__init__(screen, seed=LUCK)
        self.witness = witness

    def take_turn(self) -> int:
        """Handover, decisions and aftermath of one person; returns the seat."""
        handover = self.screen.until(READY)
        self.witness.look()
        self.witness.check(handover, None)
        seat = next(seat for seat in self.witness.match.to_act() if seat < len(NAMES))
        self.screen.type("")
        self.decide(seat)
        self.screen.type("")
        return seat

    def decide(self, seat: int) -> None:
        """Answers until the person is asked to cover the cards; every page is theirs alone."""
        covered = False
        while (asked := self.look(COVER)) != COVER:
            covered = covered or COVERED in self.raw
            self.witness.look()
            self.witness.check(self.raw, seat)
            assert f"{NAMES[seat]} (you)" in self.page
            self.answer(asked)
        assert covered, "the handover itself was wiped away, scrollback too"
        self.witness.look()
        self.witness.check(self.raw, seat)


@pytest.mark.thorough
@pytest.mark.parametrize("game", game_names())
def test_nobody_sees_the_cards_of_another_between_handovers(game: str, tmp_path: Path) -> None:
    save = tmp_path / "x"
    taken: list[int] = []
    options = ("--seats", seats_for(game), "--seed", SEED, "--save", str(save), "--shared", "--fast")
    with Screen("play", game, *options, home=tmp_path) as screen:
        company = Company(screen, Witness(game, save))
        while len(taken) < 8 and (company.witness.is_first_deal() or len(set(taken)) == 1):
            taken.append(company.take_turn())
    assert set(taken) == {0, 1}
    assert company.witness.had_secrets == {0, 1} or not company.witness.has_hands_to_hide()


def test_people_do_see_their_own_cards(tmp_path: Path) -> None:
    save = tmp_path / "x"
    options = ("--seats", ",".join(NAMES), "--seed", SEED, "--save", str(save), "--shared", "--fast")
    with Screen("play", "bastard-brag", *options, home=tmp_path) as screen:
        screen.answer(READY, "")
        screen.answer(MOVE, "deal")
        screen.answer(COVER, "")
        screen.answer(READY, "")
        page = screen.until(MOVE)
        witness = Witness("bastard-brag", save)
        witness.look()
    [seat] = witness.match.to_act()
    assert all(card_text(card) in page for card in witness.match.view(seat).zone("hand", seat).cards)

"""What the stories about leaks share."""

import msgspec
import pytest

from parlour.match.match import Match
from parlour.tables.bots.advising import Given
from parlour.tables.bots.advising import given as truly_given
from parlour.tables.people import advice


@pytest.fixture
def quick_odds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Odds that are not counted, which takes seconds, but tell all that the seat sees: whoever gets another's
    odds gets other ones."""

    def given(match: Match, seat: int, what: str, language: str) -> Given:
        if what != "odds":
            return truly_given(match, seat, what, language)
        return Given([msgspec.json.encode(match.view(seat)).decode()])

    monkeypatch.setattr(advice, "given", given)

"""What the stories about leaks share."""

import msgspec
import pytest

from parlour.match.match import Match
from parlour.tables.people import advice
from parlour.tables.play.advice_text import AdviceText
from parlour.tables.play.advice_text import advice_text as truly_given


@pytest.fixture
def quick_odds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Odds that are not counted, which takes seconds, but tell all that the seat sees: whoever gets another's
    odds gets other ones."""

    def advice_text(match: Match, seat: int, what: str, language: str) -> AdviceText:
        if what != "odds":
            return truly_given(match, seat, what, language)
        return AdviceText([msgspec.json.encode(match.view(seat)).decode()])

    monkeypatch.setattr(advice, "advice_text", advice_text)

"""Cards drawn on a page: faces of the sprite of the room's pages, with text for whoever cannot see them."""

import re
from collections.abc import Sequence
from typing import Final

from parlour.cards.codes import JOKER, SUITS, suit
from parlour.cards.notation import card_text, parse_cards
from tools.manual.pages import way

SPRITE: Final = "assets/cards.svg"
SOURCE: Final = "src/parlour/server/web/cards/cards.svg"
_TONES: Final = {"C": "club", "H": "heart", "S": "spade", "D": "diamond"}
_CARD: Final = r"(?:(?:10|[2-9AKQJ])[♣♥♠♦CHSD]|★|JOKER)"
_HAND: Final = re.compile(rf"{_CARD}(?: {_CARD})*(?=[,:])")


def draw_hand(cards: Sequence[int], page: str) -> str:
    """Return a hand as a line of pictures that does not wrap."""
    said = " ".join(card_text(card) for card in cards)
    faces = "".join(_draw_card(card, way(_built_path(page), SPRITE)) for card in cards)
    return f'<span class="hand" role="img" aria-label="{said}">{faces}</span>'


def _draw_card(card: int, sprite: str) -> str:
    tone = "joker" if card == JOKER else _TONES[SUITS[suit(card)]]
    face = f'<use href="{sprite}#f{card}"></use>'
    return f'<svg class="card {tone}" viewBox="0 0 240 336" aria-hidden="true">{face}</svg>'


def _built_path(page: str) -> str:
    """Return where a page is once it is built: `games/claim.md` becomes `games/claim/index.html`."""
    return page if page.endswith("index.md") else page.removesuffix(".md") + "/index.md"


def hand_in(sentence: str) -> list[int]:
    """Return the hand that a sentence begins with; none where it names no cards."""
    found = _HAND.match(sentence)
    return parse_cards(found[0]) if found else []

"""What speaks against a hint in its own reasons: read from keys and fields, never from the text.

A sentence that says a number is judged wherever it stands, whichever game says it.
"""

from collections.abc import Callable
from typing import Any, Final

from parlour.engine.play.move import Move
from parlour.engine.words.sentence import Sentence
from parlour.kit.staying import CLOSE
from parlour.players.advice import Hint

Facts = dict[str, dict[str, Any]]
"""The fields of all reasons of a hint by their keys."""
Judge = Callable[[Facts, Move, int], str]
"""What speaks against the move of a seat in these facts; nothing where nothing does."""

FOLD: Final = "FOLD"
_CHANCES: Final = ("wins", "all", "chance", "share")
"""What a chance to win is called, the most telling first."""
_BETS: Final = ("BET", "RAISE", "BET_BLIND")


def argument_against(hint: Hint, seat: int) -> str:
    """What in the reasons speaks against the hinted move of this seat; nothing where nothing does."""
    facts: Facts = {reason.key: reason.fields for reason in hint.reasons}
    return next((found for judge in JUDGES if (found := judge(facts, hint.move, seat))), "")


def tells_a_chance(reasons: list[Sentence]) -> bool:
    """Whether the reasons set a chance to win against a price."""
    return any("need" in reason.fields and "wins" in reason.fields for reason in reasons)


def _price(facts: Facts, move: Move, seat: int) -> str:
    """A chance below the price speaks for a fold alone, and one above it against that."""
    need = next((fields["need"] for fields in facts.values() if "need" in fields), None)
    chances = [fields[name] for name in _CHANCES for fields in facts.values() if name in fields]
    if need is None or not chances or move.verb in _BETS:
        return ""
    if "reason.close" in facts:
        return "" if abs(chances[0] - need) <= CLOSE else f"close, with {chances[0]} of {need}"
    folds = move.verb == FOLD
    return f"{move.verb} with {chances[0]} of {need}" if (chances[0] < need) != folds else ""


def _bet(facts: Facts, move: Move, seat: int) -> str:
    """A bet is called a bluff where the hand wins less than its part among equals, and only there."""
    for key, bluffs in (("reason.bet-ahead", False), ("reason.bluff", True)):
        fields = facts.get(key, {"wins": -1, "count": 0})
        behind = fields["wins"] * (fields["count"] + 1) < 100 - fields["count"]
        if key in facts and (move.verb not in _BETS or behind != bluffs):
            return f"{key} for {move.verb} with {fields['wins']}"
    return ""


def _match(facts: Facts, move: Move, seat: int) -> str:
    """A fold gives others the pot; who is safe need not pay."""
    folds = move.verb == FOLD
    if folds and facts.get("reason.target", {}).get("seat", seat) != seat:
        return "a fold, though a rival reaches the target with the pot"
    if folds and "reason.lost-anyway" in facts:
        return "a fold, though it loses the match"
    if not folds and "reason.safe" in facts:
        return f"{move.verb}, though there is nothing to win"
    share = facts.get("reason.balanced", {}).get("share", 100)
    return f"a balance that does so {share} times in 100" if share < 50 else ""


_EXCUSES: Final = frozenset(("reason.least-loss", "reason.looks-ahead", "reason.must-swap"))


def _result(facts: Facts, move: Move, seat: int) -> str:
    """What is made of a hand is no worse than what is held, or it is said why."""
    if facts.get("reason.looks-ahead", {}).get("lives", 1) <= 0:
        return "a look ahead that finds nothing"
    held = facts.get("reason.hand", {}).get("share")
    for key in ("reason.swap", "reason.hidden", "reason.floor"):
        made = facts.get(key, {}).get("share")
        if held is not None and made is not None and made < held and not _EXCUSES & facts.keys():
            return f"{key} makes {made} of {held}"
    if "reason.best-swap" in facts:
        return "a swap that would be better"
    poor = "reason.knock" in facts and held is not None and held < 50
    return f"a knock on {held}" if poor and not _EXCUSES & facts.keys() else ""


def _score(facts: Facts, move: Move, seat: int) -> str:
    """What is scored is not less than before or than otherwise, or another would have liked the card."""
    for key in ("reason.pick-up", "reason.exchange"):
        fields = facts.get(key)
        if fields is not None and fields["after"] < fields["before"] and "reason.wanted" not in facts:
            return f"{key} from {fields['before']} to {fields['after']}"
    for key in ("reason.call-costs", "reason.floor-useful"):
        if key in facts:
            return f"{key} for {move.verb}"
    return _suit(facts, move)


def _suit(facts: Facts, move: Move) -> str:
    suit = facts.get("reason.suit", {}).get("score")
    other = facts.get("reason.next-suit", {}).get("score")
    if suit is not None and other is not None and other > suit:
        return f"another suit scores {other} and not {suit}"
    silence = facts.get("reason.silence", {}).get("amount")
    if move.verb == "STAY_SILENT" and suit is not None and silence is not None and suit > -silence:
        return f"a suit scores {suit}, and silence costs {silence}"
    return ""


JUDGES: Final[list[Judge]] = [_price, _bet, _match, _result, _score]

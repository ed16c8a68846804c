"""Who sits where at a live table, and what everybody waits for, in words."""

from typing import Final

from parlour.engine.words.keys import HELP, LEAVE
from parlour.engine.words.sentence import sentence_of
from parlour.terminal.show.options import Offer
from parlour.terminal.table.command_parser import BEGIN, may_begin, open_commands
from parlour.terminal.table.snapshot import PLAYING, Snapshot
from parlour.terminal.tournament.lines import waiting_sentence
from parlour.terminal.words import TerminalWords
from parlour.wire.messages import Person

_ANSWERS: Final = ("yes", "no", "back")
"""Commands that answer to something that has happened to us."""


def chair_lines(now: Snapshot, words: TerminalWords) -> list[str]:
    """Write a line for every chair."""
    people = [] if now.seats is None else now.seats.seats
    return [_chair_line(person, now.you, words) for person in people]


def _chair_line(person: Person, you: int | None, words: TerminalWords) -> str:
    line = words(f"live.chair-{person.kind}", chair=person.seat + 1, name=person.name, player=person.player)
    marks = {
        "live.you": person.seat == you,
        "live.host": person.host,
        "live.away": person.kind == "person" and not person.here,
        "live.house": person.house,
    }
    mark = ", ".join(words(key) for key, is_so in marks.items() if is_so)
    return words("live.mark", line=line, mark=mark) if mark else line


def waiting_line(now: Snapshot, words: TerminalWords, seconds: float | None = None) -> str:
    """Say what everybody waits for, and for how many seconds at most where that is known."""
    if now.status in ("open", "over"):
        return _between_deals(now, words) if now.tournament else _before_a_game(now, words)
    if now.status == "closed":
        return words("live.closed")
    if now.state is not None and now.state.clock is not None and now.state.clock.paused:
        return words("live.paused")
    acting = [] if now.picture is None else now.picture.view.to_act
    names = [sentence_of("plain", text=now.names()[seat]) for seat in acting if seat != now.you]
    if not names:
        return ""
    if seconds is None:
        return words("live.wait", names=names)
    return words("live.wait-clock", names=names, seconds=max(0, round(seconds)))


def waiting_offers(now: Snapshot, words: TerminalWords) -> list[Offer]:
    """Offer what somebody who waits will most likely want: a game, a vote, the own seat back."""
    offers = []
    if may_begin(now):
        label = words("live.do-begin" if now.status == "open" else "live.do-again")
        offers.append(Offer(BEGIN, label))
    open_now = open_commands(now)
    return [*offers, *(Offer(word, words(f"live.do-{word}")) for word in _ANSWERS if word in open_now)]


def waiting_services(now: Snapshot, words: TerminalWords, *, skips: bool = False) -> list[Offer]:
    """Return what else can be asked for while others are waited for; `skips` where they are bots alone."""
    has_hand = now.status == PLAYING and now.chair() is not None
    asides = [Offer(words(key), "") for key in ("word.rules", "word.log")]
    worth = [Offer(words("word.worth"), "")] if has_hand else []
    skip = [Offer(words("word.enter"), words("live.skip"))] if skips else []
    return [*skip, Offer(HELP, words("service.help")), *asides, *worth, Offer(LEAVE, words("live.leave"))]


def _between_deals(now: Snapshot, words: TerminalWords) -> str:
    """Say what is waited for; nothing to whoever has lost everything in the deal that is over."""
    if _has_lost_all(now):
        return ""
    return words("tournament.next-deal") if now.cup is None else waiting_sentence(now.cup, words)


def _has_lost_all(now: Snapshot) -> bool:
    outcome, you = now.outcome(), now.you
    if outcome is None or you is None or now.picture is None or not now.picture.view.one_deal:
        return False
    return len(outcome.tallies) > you and not outcome.tallies[you]


def _before_a_game(now: Snapshot, words: TerminalWords) -> str:
    if now.chair() is None:
        return ""
    if may_begin(now):
        return words("live.begin" if now.status == "open" else "live.again", key=BEGIN)
    return words("live.wait-begin")

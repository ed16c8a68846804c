"""What can be asked of a table beside moves: what is open now, and what the typed words mean.

Nothing here draws. `command_in` reads a line, `open_commands` says what is worth offering; the room judges.
"""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from parlour.terminal.errors import Unclear
from parlour.terminal.table.snapshot import PLAYING, Snapshot
from parlour.terminal.words import TerminalWords
from parlour.wire.messages import Person

BEGIN: Final = "b"
_IN_TOURNAMENTS: Final = ("say", "stand", "back", "next")
"""What is left to people where a director decides."""
_SITTING_OUT: Final = ("stand", "back")
_BETWEEN_GAMES: Final = {"open": "begin", "over": "rematch"}


class Command(NamedTuple):
    """Something to be asked of the table: a `do` of the protocol, or `sit`, or `say`."""

    what: str
    seat: int = -1
    text: str = ""
    yes: bool = True


class Word(NamedTuple):
    """A word that can be typed: how the rest of its line is read, and when it is worth offering."""

    word: str
    read: Callable[[Snapshot, str], Command]
    is_open: Callable[[Snapshot], bool]


def command_in(line: str, now: Snapshot) -> Command | None:
    """Return what the line wants of the table, if anything; raise Unclear when it cannot be read."""
    word, _, rest = line.strip().partition(" ")
    if word.lower() == "end" and rest.strip().lower() != "game":
        return None  # a move may begin with this word
    command = _COMMANDS.get(_command_word(word.lower(), now))
    return None if command is None else command.read(now, rest.strip())


def open_commands(now: Snapshot) -> list[str]:
    """Return the words that can be typed now."""
    found = [command.word for command in _COMMANDS.values() if command.is_open(now)]
    return [word for word in found if not now.tournament or word in _IN_TOURNAMENTS]


def command_lines(now: Snapshot, words: TerminalWords) -> list[str]:
    """Return a line of help for each of them."""
    presets = ", ".join(now.catalogue.talk)
    own = _SITTING_OUT if now.tournament else ()
    keys = {
        word: f"command.tournament-{word}" if word in own else f"command.{word}"
        for word in open_commands(now)
    }
    return [words(key, key=BEGIN, presets=presets) for key in keys.values()]


def _command_word(word: str, now: Snapshot) -> str:
    """Return the command of a word: the short one for a game means what the table can do now."""
    if word == BEGIN and now.status in _BETWEEN_GAMES:
        return "begin"
    closed = {"yes": not _is_asked(now), "no": not _is_asked(now)}
    closed |= {"walkover": not _is_left(now), "next": not _is_held(now)}
    return "" if closed.get(word) else word


# Who may ask now


def is_host(now: Snapshot) -> bool:
    """Return whether we are the host; where nobody on a chair is, everybody who sits may try."""
    chair = now.chair()
    return chair is not None and (chair.host or not any(person.host for person in _people(now)))


def _people(now: Snapshot) -> Sequence[Person]:
    return [] if now.seats is None else now.seats.seats


def _sits(now: Snapshot) -> bool:
    return now.chair() is not None


def _is_played(now: Snapshot) -> bool:
    return now.status == PLAYING


def _is_paused(now: Snapshot) -> bool:
    return now.state is not None and now.state.clock is not None and now.state.clock.paused


def _is_asked(now: Snapshot) -> bool:
    return now.seats is not None and now.seats.vote is not None


def _hosts_between(now: Snapshot) -> bool:
    return is_host(now) and now.status in _BETWEEN_GAMES


def _has_company(now: Snapshot) -> bool:
    """Return whether another person sits here."""
    return _sits(now) and any(each.kind == "person" and each.seat != now.you for each in _people(now))


def _is_held(now: Snapshot) -> bool:
    """Return whether the next deal waits for somebody."""
    return _sits(now) and now.seats is not None and now.seats.hold is not None


def _is_left(now: Snapshot) -> bool:
    """Return whether all other people in the game are away."""
    rivals = [each for each in _people(now) if each.kind == "person" and each.seat != now.you]
    return _sits(now) and _is_played(now) and bool(rivals) and all(_is_away(each) for each in rivals)


def _is_away(person: Person) -> bool:
    return person.house or not person.here


def _hosts_company(now: Snapshot) -> bool:
    return is_host(now) and _has_company(now)


def _may_fill(now: Snapshot) -> bool:
    """Return whether a bot may be put somewhere: on a chair without a person, or amid a game for one away."""
    kinds = [each.kind != "person" if not _is_played(now) else not each.here for each in _people(now)]
    return is_host(now) and now.status != "closed" and any(kinds)


def _may_empty(now: Snapshot) -> bool:
    return _hosts_between(now) and any(each.kind == "bot" for each in _people(now))


def may_begin(now: Snapshot) -> bool:
    """Return whether we may begin: the host the first game, and anybody at the table the next one."""
    if now.tournament:
        return False
    return _hosts_between(now) if now.status == "open" else _sits(now) and now.status == "over"


def _may_sit(now: Snapshot) -> bool:
    return not _sits(now) and now.status in _BETWEEN_GAMES


def _may_go_back(now: Snapshot) -> bool:
    chair = now.chair()
    return chair is not None and chair.house


# What the rest of the line says


def _plain(what: str, *, yes: bool = True) -> Callable[[Snapshot, str], Command]:
    return lambda now, rest: Command(what, yes=yes)


def _about(what: str, *, yes: bool = True) -> Callable[[Snapshot, str], Command]:
    """Read a command about somebody at the table."""
    return lambda now, rest: Command(what, seat_called(now, rest), yes=yes)


def _begin(now: Snapshot, rest: str) -> Command:
    return Command(_BETWEEN_GAMES.get(now.status, "begin"))


def _with_text(what: str) -> Callable[[Snapshot, str], Command]:
    return lambda now, rest: Command(what, text=_require_rest(what, rest))


def _sit(now: Snapshot, rest: str) -> Command:
    return Command("sit", chair_numbered(now, rest) if rest else -1)


def _empty(now: Snapshot, rest: str) -> Command:
    return Command("fill", chair_numbered(now, _require_rest("empty", rest)))


def _fill(now: Snapshot, rest: str) -> Command:
    """Read `3 house:hard`, or `house:hard` for the first chair that nobody has."""
    first, _, player = _require_rest("fill", rest).partition(" ")
    if player.strip():
        return Command("fill", chair_numbered(now, first), player.strip())
    if first.isdecimal():
        raise Unclear("unclear-wish", "unclear.wish", word="fill")
    empty = [each.seat for each in _people(now) if each.kind == "empty"]
    if not empty:
        raise Unclear("unclear-wish", "unclear.no-empty-chair")
    return Command("fill", empty[0], first)


def _require_rest(word: str, rest: str) -> str:
    if not rest:
        raise Unclear("unclear-wish", "unclear.wish", word=word)
    return rest


def chair_numbered(now: Snapshot, word: str) -> int:
    """Return the chair of this number, as people count them."""
    most = len(_people(now))
    if not word.isdecimal() or not 1 <= int(word) <= most:
        raise Unclear("unclear-wish", "unclear.chair", word=word, most=most)
    return int(word) - 1


def seat_called(now: Snapshot, word: str) -> int:
    """Return somebody's seat: by the number of the chair, the name, or as much of it as nobody else has."""
    names = [name.casefold() for name in now.names()]
    wanted = _require_rest("somebody", word).casefold()
    if wanted in names:
        return names.index(wanted)
    if wanted.isdecimal():
        return chair_numbered(now, wanted)
    found = [seat for seat, name in enumerate(names) if name.startswith(wanted)]
    if len(found) != 1:
        raise Unclear("unclear-wish", "unclear.person", word=word)
    return found[0]


_COMMANDS: Final[dict[str, Word]] = {
    each.word: each
    for each in (
        Word("begin", _begin, may_begin),
        Word("sit", _sit, _may_sit),
        Word("fill", _fill, _may_fill),
        Word("empty", _empty, _may_empty),
        Word("name", _with_text("name"), lambda now: _sits(now) and now.status in _BETWEEN_GAMES),
        Word("yes", _plain("vote"), _is_asked),
        Word("no", _plain("vote", yes=False), _is_asked),
        Word("say", _with_text("say"), _sits),
        Word("pause", _plain("pause"), lambda now: _sits(now) and _is_played(now) and not _is_paused(now)),
        Word("resume", _plain("resume"), lambda now: _sits(now) and _is_paused(now)),
        Word("undo", _plain("undo"), lambda now: _sits(now) and _is_played(now)),
        Word("walkover", _plain("walkover"), _is_left),
        Word("next", _plain("next"), _is_held),
        Word("end", _plain("end"), lambda now: _sits(now) and _is_played(now)),
        Word("back", _plain("back"), _may_go_back),
        Word("stand", _plain("stand"), _sits),
        Word("kick", _about("kick"), _has_company),
        Word("mute", _about("mute"), _hosts_company),
        Word("unmute", _about("mute", yes=False), _hosts_company),
        Word("host", _about("host"), _hosts_company),
        Word("close", _plain("close"), _hosts_between),
    )
}

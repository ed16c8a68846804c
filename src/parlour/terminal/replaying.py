"""A saved game shown again, all at once or move by move, through one seat's eyes or the public's."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from parlour.engine.printable import one_line
from parlour.engine.words.keys import LEAVE
from parlour.match.match import Match, Step, replay
from parlour.terminal.ask.question import is_number, texts
from parlour.terminal.errors import Left, ScreenLost, Unclear
from parlour.terminal.farewell import standing
from parlour.terminal.show.page import Page
from parlour.terminal.show.screen import Screen

Reasons = Mapping[int, str]
"""Why a model played a move, by the number of the move."""


def show_again(
    match: Match, viewer: int | None, screen: Screen, *, stepwise: bool, reasons: Reasons | None = None
) -> None:
    """Tells the whole match, or as much of it as somebody watches; raises OSError where nobody can."""
    with reading_on():
        start = match.from_the_start()
        screen.show_table(Page(start, viewer, words=screen.words))
        for sentence in start.lately(viewer, language=screen.words.language):
            screen.happened(sentence)
        _show_steps(match, viewer, screen, stepwise=stepwise, reasons=reasons or {})
        if match.is_over():
            screen.say("\n" + "\n".join(standing(Page(match, None, words=screen.words))))


@contextmanager
def reading_on() -> Iterator[None]:
    """Something is read, until whoever reads it has had enough; a lost screen is an OSError."""
    try:
        yield
    except ScreenLost as lost:
        raise lost.error from None
    except Left:
        pass


def _show_steps(
    match: Match, viewer: int | None, screen: Screen, *, stepwise: bool, reasons: Reasons
) -> None:
    """Every move in words; when stepwise it draws the table after each and waits."""
    for told in replay(match, viewer, screen.words.language):
        step = _with_reason(told, reasons, screen)
        if stepwise:
            _show_step(step, viewer, screen)
        else:
            _tell_step(step, screen)


def _with_reason(step: Step, reasons: Reasons, screen: Screen) -> Step:
    """The step with what its player gave as a reason, where there is one."""
    if step.n not in reasons:
        return step
    name, reason = step.match.names()[step.seat], one_line(reasons[step.n])
    said = screen.words("replay.reason", name=name, reason=reason)
    return step._replace(sentences=[*step.sentences, said])


def _tell_step(step: Step, screen: Screen) -> None:
    for sentence in step.sentences:
        screen.happened(sentence)


def _show_step(step: Step, viewer: int | None, screen: Screen) -> None:
    """Waits for the person, then draws the table after one more move."""
    if screen.ask(screen.words("replay.step", n=step.n, leave=LEAVE)).lower() == LEAVE:
        raise Left
    screen.new_page()
    screen.show_table(Page(step.match, viewer, step.sentences, screen.words))


def seat_called(word: str, match: Match) -> int:
    """A seat by its number, counted from 0 as in the file, or by its name."""
    names = [name.lower() for name in match.names()]
    if is_number(word) and int(word) < len(names):
        return int(word)
    if word.lower() in names:
        return names.index(word.lower())
    raise Unclear("no-such-seat", "unclear.seat", word=word, last=len(names) - 1, names=texts(match.names()))

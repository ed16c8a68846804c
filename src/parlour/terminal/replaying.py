"""A saved game shown again, all at once or move by move, through one seat's eyes or the public's."""

from contextlib import suppress

from parlour.match.match import Match, Step, replay
from parlour.terminal.ask.keys import LEAVE
from parlour.terminal.ask.questions import is_number, texts
from parlour.terminal.errors import Left, Unclear
from parlour.terminal.farewell import standing
from parlour.terminal.show.page import Page
from parlour.terminal.show.screen import Screen


def show_again(match: Match, viewer: int | None, screen: Screen, *, stepwise: bool) -> None:
    """Tells the whole match, or as much of it as somebody watches."""
    with suppress(Left):
        screen.show_table(Page(match.from_the_start(), viewer, words=screen.words))
        _show_steps(match, viewer, screen, stepwise=stepwise)
        if match.is_over():
            screen.say("\n" + "\n".join(standing(Page(match, None, words=screen.words))))


def _show_steps(match: Match, viewer: int | None, screen: Screen, *, stepwise: bool) -> None:
    """Every move in words; when stepwise it draws the table after each and waits."""
    for step in replay(match, viewer, screen.words.language):
        if stepwise:
            _show_step(step, viewer, screen)
        else:
            _tell_step(step, screen)


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

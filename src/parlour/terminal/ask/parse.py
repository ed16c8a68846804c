"""Reading what a person types: a key, a verb or a label, with details behind it or asked for later."""

from parlour.engine.show.form import Form
from parlour.terminal.ask.questions import Details, Step
from parlour.terminal.errors import Unclear
from parlour.terminal.show.page import Page
from parlour.terminal.show.wording import joined, reason


def verb_and_rest(line: str, page: Page) -> tuple[str, list[str]]:
    """The verb that the line begins with, open or closed, and the words behind it."""
    words = line.replace(",", " ").split()
    for size in range(len(words), 0, -1):
        verb = verb_called(" ".join(words[:size]), page)
        if verb:
            return verb, words[size:]
    return verb_beginning(words[0], page), words[1:]


def verb_called(words: str, page: Page) -> str:
    """The verb with this key, name or label; "" when there is none."""
    said = plainly(words)
    for verb, key in page.keys.items():
        if said in (key, plainly(verb), plainly(page.labels[verb])):
            return verb
    return ""


def verb_beginning(word: str, page: Page) -> str:
    """The one verb that begins like this, open ones first; else a sentence that helps."""
    for verbs in (open_verbs(page), list(page.keys)):
        found = [verb for verb in verbs if plainly(verb).startswith(plainly(word))]
        if len(found) == 1:
            return found[0]
        if found:
            raise Unclear("unclear-move", f"{word} could be {joined([plainly(verb) for verb in found])}.")
    keys = joined([page.keys[verb] for verb in open_verbs(page)])
    raise Unclear("unclear-move", f"There is no move {word!r} here: type {keys}, or ? for help.")


def plainly(words: str) -> str:
    return words.lower().replace("_", " ").replace("-", " ")


def open_verbs(page: Page) -> list[str]:
    return [form.verb for form in page.view.forms]


def open_form(verb: str, page: Page) -> Form:
    """The form of the verb, or the reason why it is closed."""
    form = page.view.form(verb)
    if form is not None:
        return form
    why = next(reason(closed) for closed in page.view.closed if closed.verb == verb)
    raise Unclear("closed-move", f"Not now: {page.named(why)}")


def read_words(steps: list[Step], words: list[str], details: Details) -> list[Step]:
    """Reads as many steps as the words reach; the rest are still to be asked."""
    left = list(steps)
    while words and left:
        step = left.pop(0)
        size = max(step.least, min(step.most, len(words) - sum(later.least for later in left)))
        step.read_all(words[:size], details)
        words = words[size:]
    if words:
        raise Unclear("too-much", f"That is more than the move needs: {' '.join(words)}.")
    return left

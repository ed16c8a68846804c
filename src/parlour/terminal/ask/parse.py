"""Reading what a person types: a key, a verb or a label, with details behind it or asked for later."""

from parlour.engine.show.form import Form
from parlour.terminal.ask.step import Details, Step
from parlour.terminal.errors import Unclear
from parlour.terminal.show.page import Sight
from parlour.terminal.show.wording import joined, reason


def verb_and_rest(line: str, sight: Sight) -> tuple[str, list[str]]:
    """The verb that the line begins with, open or closed, and the words behind it."""
    words = line.replace(",", " ").split()
    for size in range(len(words), 0, -1):
        verb = verb_called(" ".join(words[:size]), sight)
        if verb:
            return verb, words[size:]
    return verb_beginning(words[0], sight), words[1:]


def verb_called(words: str, sight: Sight) -> str:
    """The verb with this key, name or label; "" when there is none."""
    said = plainly(words)
    for verb, key in sight.keys.items():
        if said in (key, plainly(verb), plainly(sight.labels[verb])):
            return verb
    return ""


def verb_beginning(word: str, sight: Sight) -> str:
    """The one verb that begins like this, open ones first; else a sentence that helps."""
    for verbs in (open_verbs(sight), list(sight.keys)):
        found = [verb for verb in verbs if plainly(verb).startswith(plainly(word))]
        if len(found) == 1:
            return found[0]
        if found:
            raise Unclear("unclear-move", f"{word} could be {joined([plainly(verb) for verb in found])}.")
    keys = joined([sight.keys[verb] for verb in open_verbs(sight)])
    raise Unclear("unclear-move", f"There is no move {word!r} here: type {keys}, or ? for help.")


def plainly(words: str) -> str:
    return words.lower().replace("_", " ").replace("-", " ")


def open_verbs(sight: Sight) -> list[str]:
    return [form.verb for form in sight.view.forms]


def open_form(verb: str, sight: Sight) -> Form:
    """The form of the verb, or the reason why it is closed."""
    form = sight.view.form(verb)
    if form is not None:
        return form
    why = next(reason(closed) for closed in sight.view.closed if closed.verb == verb)
    raise Unclear("closed-move", f"Not now: {sight.named(why)}")


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

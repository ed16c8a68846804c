"""Reading what a person types: a key, a verb or a label, with details behind it or asked for later."""

from parlour.cards.notation import BadCard, parse_card
from parlour.engine.show.form import Form
from parlour.terminal.ask.question import Details, Question, is_number, plainly, texts
from parlour.terminal.errors import Unclear
from parlour.terminal.show.page import Page


def verb_and_rest(line: str, page: Page) -> tuple[str, list[str]]:
    """Return the verb that the line begins with, open or closed, and the words behind it."""
    words = line.replace(",", " ").split()
    if not words:
        raise Unclear("unclear-move", "turn.nothing-typed")
    for size in range(len(words), 0, -1):
        verb = _verb_called(" ".join(words[:size]), page)
        if verb:
            return verb, words[size:]
    implied = _verb_of_places(words[0], page)
    return (implied, words) if implied else (_verb_beginning(words[0], page), words[1:])


def names_move(line: str, page: Page) -> bool:
    """Return whether the line begins with the name of a move, or with the key of an open one and goes on."""
    words = line.replace(",", " ").split()
    keys = [page.keys[verb] for verb in page.open_verbs()] if len(words) > 1 else []
    named = any(_verb_called(" ".join(words[:size]), page) for size in range(1, len(words) + 1))
    return named and (words[0].lower() not in page.keys.values() or words[0].lower() in keys)


def _verb_of_places(word: str, page: Page) -> str:
    """Return the one open verb that takes places or cards, where a line begins with those; or ""."""
    if not (is_number(word) or is_card(word)):
        return ""
    taking = [form.verb for form in page.view.forms if form.pools or form.cards is not None]
    return taking[0] if len(taking) == 1 else ""


def _verb_called(words: str, page: Page) -> str:
    """Return the verb with this key, name or label; "" when there is none."""
    said = plainly(words)
    for verb, key in page.keys.items():
        if said in (key, plainly(verb), plainly(page.label(verb))):
            return verb
    return ""


def _verb_beginning(word: str, page: Page) -> str:
    """Return the one verb that begins like this, open ones first; raise a sentence that helps otherwise."""
    for verbs in (page.open_verbs(), list(page.keys)):
        found = [verb for verb in verbs if plainly(verb).startswith(plainly(word))]
        if len(found) == 1:
            return found[0]
        if found:
            raise Unclear("unclear-move", "unclear.several", word=word, verbs=texts(map(plainly, found)))
    keys = texts(page.keys[verb] for verb in page.open_verbs())
    raise Unclear("unclear-move", "unclear.no-move", word=word, keys=keys)


def open_form(verb: str, page: Page) -> Form:
    """Return the form of the verb, or raise the reason why it is closed."""
    form = page.view.form(verb)
    if form is not None:
        return form
    raise Unclear("closed-move", "unclear.closed", why=page.why_closed(verb))


def read_words(questions: list[Question], words: list[str], details: Details) -> list[Question]:
    """Answer as many questions as the words reach, and return those that are still to be asked."""
    left = list(questions)
    while words and left:
        question = left.pop(0)
        question.narrow(details)
        words = question.in_numbers(words)
        spare = len(words) - sum(later.least for later in left)
        size = max(question.least, min(question.most, spare))
        question.read_all(words[:size], details)
        words = words[size:]
    if words:
        raise Unclear("too-much", "unclear.too-much", words=" ".join(words))
    return left


def is_card(word: str) -> bool:
    try:
        parse_card(word)
    except BadCard:
        return False
    return True

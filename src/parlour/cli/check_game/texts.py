"""Every sentence of a game in every language: said as people hear it, with words and facts for all of it."""

import re
from collections.abc import Iterable, Iterator
from string import Formatter
from typing import Any, Final

from parlour.cli.check_game.findings import Finding, only_once, wrong
from parlour.cli.check_game.walks import Moment
from parlour.engine.errors import ParlourError
from parlour.engine.rules.game import Game
from parlour.engine.words.endings import ending_sentences
from parlour.engine.words.phrasebook import ENGLISH, KINDS, read_templates, shared_templates
from parlour.engine.words.sentence import Sentence
from parlour.package_files import files_of

_FORMS: Final = (".you", ".one")
_OF_RULES: Final = ("label", "when")


class TextCheck:
    """Looks at the words of a game; `said` counts the sentences that were put into words."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.said = 0
        self._findings: list[Finding] = []
        self._templates = {language: templates_of(game, language) for language in game.languages()}

    def look(self, moment: Moment) -> None:
        """Put into words all that is said at a moment, to everybody and in every language."""
        viewers = [None, *range(len(moment.match.seats))]
        for sentence, viewer in sentences_at(moment, viewers):
            for language in self._templates:
                self._say(moment, sentence, viewer, language)
        self._label(moment)

    def _say(self, moment: Moment, sentence: Sentence, viewer: int | None, language: str) -> None:
        where, key = f"text/{language}.json", sentence.key
        template = self._templates[language].get(key)
        facts = _blank_names(sentence.fields)
        if template is None:
            self._add(f"There are no words for {key!r}.", where, f'add "{key}"; its blanks: {facts}.')
            return
        for name in sorted(blanks(template) - sentence.fields.keys()):
            self._add(f"{key!r} has a blank {{{name}}} that nothing fills.", where, f"there are: {facts}.")
        try:
            moment.match.speaker(language).say(sentence, viewer)
        except ParlourError as error:
            self._add(f"{key!r} cannot be said: {error.sentence}", where, "add what is missing.")
        except Exception as error:
            said = f"{key!r} cannot be said: {type(error).__name__}: {error}."
            self._add(said, where, "give the blank the kind of its value.")
        self.said += 1

    def _label(self, moment: Moment) -> None:
        """Demand a name for every zone, counter and badge that is shown."""
        view = moment.match.view(None)
        counters = {key for seat in view.seats for key in seat.counters} | set(view.counters)
        badges = {badge for seat in view.seats for badge in seat.badges}
        shown = {"zone": {zone.name for zone in view.zones}, "counter": counters, "badge": badges}
        for group, names in shown.items():
            for name in sorted(names):
                key = f"{group}.{name}"
                if key not in self._templates[ENGLISH]:
                    said = f"The {group} {name!r} has no name on the screens."
                    self._add(said, f"text/{ENGLISH}.json", f'add "{key}".')

    def _add(self, what: str, where: str, advice: str) -> None:
        self._findings.append(wrong(what, where, advice))

    def findings(self) -> list[Finding]:
        """Return all that is wrong with the words, those that nobody heard included."""
        for language in self._templates:
            self._findings += kinds_are_known(self.game, language)
            self._findings += rules_are_told(self.game, language)
            if language != ENGLISH:
                self._findings += is_translated(self.game, language)
        return only_once(self._findings)


def templates_of(game: Game, language: str) -> dict[str, str]:
    """Return the words of a game as they are found in a language, those of all games among them."""
    own = [_own_templates(game, each) for each in dict.fromkeys((ENGLISH, language))]
    return shared_templates(language) | {key: text for each in own for key, text in each.items()}


def _own_templates(game: Game, language: str) -> dict[str, str]:
    path = files_of(game.package) / "text" / f"{language}.json"
    return read_templates(path.read_text(encoding="utf-8")) if path.is_file() else {}


def sentences_at(moment: Moment, viewers: Iterable[int | None]) -> Iterator[tuple[Sentence, int | None]]:
    """Yield all that is said at a moment, with who hears it."""
    match = moment.match
    outcome = match.outcome()
    for viewer in viewers:
        yield from ((event.sentence(viewer), viewer) for event in moment.events)
        if outcome is not None:
            yield from ((sentence, viewer) for sentence in ending_sentences(outcome, viewer))
        if viewer is not None:
            yield from ((sentence, viewer) for sentence in _sentences_told(moment, viewer))


def _sentences_told(moment: Moment, seat: int) -> Iterator[Sentence]:
    match = moment.match
    briefing = match.briefing(seat)
    reasons = [each.why for each in briefing.closed] + [price.why for price in briefing.prices.values()]
    yield from (each for each in [briefing.prompt, *briefing.notes, *reasons] if each is not None)
    if seat in match.to_act():
        for choice in match.moves(seat).choices:
            yield choice.wants()
            yield from (name for pool in choice.form().pools for name in pool.names)


def blanks(template: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(template) if name is not None}


def kinds_are_known(game: Game, language: str) -> Iterator[Finding]:
    """Find blanks of a kind that does not exist, such as {amount:ordinal}."""
    for key, template in _own_templates(game, language).items():
        for _, name, kind, _ in Formatter().parse(template):
            if name is not None and (kind or "") not in KINDS:
                said = f"{key!r} has a blank {{{name}:{kind}}}, and {kind!r} is no kind of blank."
                yield wrong(said, f"text/{language}.json", f"use one of: {', '.join(sorted(KINDS - {''}))}.")


def rules_are_told(game: Game, language: str) -> Iterator[Finding]:
    """Find rules in words that cannot be filled in, for people and models and every variant."""
    for variant in game.variants():
        rules = game.rules(variant)
        for audience, where in (("player", rules.rules.player), ("model", rules.rules.model)):
            try:
                text = game.text(rules, audience, language)
            except ParlourError as error:
                yield wrong(f"{variant}: {error.sentence}", f"text/{where}", "mend it.")
                continue
            for line in re.findall(r"^.*[{}].*$|^\[.*$", text, re.MULTILINE):
                said = f"The rules of {variant} have a line that nothing fills in: {line}"
                yield wrong(said, f"text/{where}", "name a number of rules.json as {group.number}.")


def is_translated(game: Game, language: str) -> Iterator[Finding]:
    """Find what a translation lacks, and where it has other facts than the English words."""
    ours, theirs = _own_templates(game, ENGLISH), _own_templates(game, language)
    where, rules = f"text/{language}.json", game.rules()
    moves = {f"{group}.{verb}": "" for group in _OF_RULES for verb in rules.move_labels}
    tips = {f"tip.{number}": "" for number, _ in enumerate(rules.strategy_tips, start=1)}
    for key in [*_plain(ours), *moves, *tips, *(f"summary.{variant}" for variant in game.variants())]:
        if key not in theirs:
            yield wrong(f"{key!r} is not translated.", where, f'add "{key}".')
        elif key in ours and blanks(theirs[key]) != blanks(ours[key]):
            said = f"{key!r} has other blanks than in English."
            yield wrong(said, where, f"use {_blank_names(blanks(ours[key]))}.")
    for key, text in _plain(theirs).items():
        if key.startswith("event.") and "{seat}" in text and f"{key}.you" not in theirs:
            yield wrong(f"{key!r} has no form for the hearer.", where, f'add "{key}.you".')
    stem, _, ending = rules.rules.player.rpartition(".")
    translated = f"text/{stem}.{language}.{ending}"
    if not (files_of(game.package) / translated).is_file():
        yield wrong(f"{rules.rules.player} is not translated.", translated, "write it.")


def _plain(templates: dict[str, str]) -> dict[str, str]:
    return {key: text for key, text in templates.items() if not key.endswith(_FORMS)}


def _blank_names(names: Iterable[Any]) -> str:
    return ", ".join(f"{{{name}}}" for name in sorted(names)) or "none"

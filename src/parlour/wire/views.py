# parlour: hot
"""Views per viewer: what everybody sees, once per position, and what one viewer sees otherwise.

`parts` says what is in them, `merging` puts them together again.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec

from parlour.engine.play.events import Event
from parlour.engine.play.moves import Moves
from parlour.engine.play.outcome import Outcome
from parlour.engine.play.position import Position
from parlour.engine.rules.game import Game
from parlour.engine.show.audience import EVERYONE, veil
from parlour.engine.show.build_view import zone_view
from parlour.engine.show.form import Form, Pool
from parlour.engine.show.marks import amount_marks
from parlour.engine.show.zone import NO_PLACES, Zone, seen_otherwise
from parlour.engine.words.phrasebook import ENGLISH
from parlour.engine.words.sentence import Sentence
from parlour.match.sentences import Speaker, Telling
from parlour.wire.messages import Told
from parlour.wire.parts import Common, Own, OwnEnding, SaidEnding, SaidPrice, ToldClose

if TYPE_CHECKING:
    from parlour.match.match import Match

_encode: Final[Any] = msgspec.json.Encoder().encode
_NOTHING: Final = msgspec.Raw(b"{}")
_NO_WAYS: Final[list[Any]] = []
_NO_FACTS: Final[dict[str, Any]] = {}
_MOST_WAYS: Final = 5_000
_ways: Final[dict[tuple[str, str, int, int, int], Any]] = {}
_MOST_BACKS: Final = 5_000
_backs: Final[dict[tuple[str, int, int, bool, bool, str], msgspec.Raw]] = {}
_MOST_FORMS: Final = 1_000
_forms: Final[dict[Moves, msgspec.Raw]] = {}
_MOST_FORMS_SAID: Final = 16
"""So many are kept for one match and language: nearly a kilobyte each."""


class Scene:
    """Everything of one position that is shown to anybody; what several see is made once.

    A scene belongs to the position as it is now: make another one after each move.
    """

    def __init__(
        self,
        game: Game,
        position: Position,
        speaker: Callable[[str], Speaker],
        ended: Outcome | None = None,
        *,
        is_closing: bool = False,
    ) -> None:
        self.game = game
        self.position = position
        self.speaker = speaker
        self.ended = ended
        self.to_act = () if is_closing or ended is not None else position.to_act()
        self._zones: list[Zone] | None = None
        self._places: list[list[int]] = []
        self._common: dict[str, msgspec.Raw] = {}
        self._events: Sequence[Event] = ()
        self._heard: dict[str, list[_Heard]] = {}

    @staticmethod
    def of(match: "Match", ended: Outcome | None = None) -> "Scene":
        """Return the scene of a match as it stands, or as people ended it before its last move."""
        return Scene(match.game, match.position, match.speaker, ended)

    @staticmethod
    def of_closing(match: "Match", position: Position) -> "Scene":
        """Return the scene of a match at the close of a deal, when nobody is asked anything."""
        return Scene(match.game, position, match.speaker, is_closing=True)

    def common(self, language: str = ENGLISH) -> msgspec.Raw:
        """Return what the public sees; only the sentence of an ending depends on the language."""
        key = "" if self.to_act else language
        found = self._common.get(key)
        if found is None:
            found = self._common[key] = _raw(self._common_part(language))
        return found

    def _common_part(self, language: str) -> Common:
        position = self.position
        return Common(
            position.phase() if self.ended is None else "over",
            list(self.to_act),
            [position.seat_view(seat) for seat in range(position.seats)],
            [_public_zone(zone) for zone in self._looked_at()],
            position.counters(),
            None if self.to_act else self._ending(language),
            position.start is not None,
        )

    def _looked_at(self) -> list[Zone]:
        """Return the zones, and for each seat the places of those that it sees otherwise than the public."""
        if self._zones is None:
            self._zones = self.position.zones()
            self._places = seen_otherwise(self._zones, self.position.seats)
        return self._zones

    def _ending(self, language: str) -> SaidEnding | None:
        outcome = self._outcome()
        if outcome is None:
            return None
        said = self.speaker(language).ending(outcome)
        return SaidEnding(
            outcome.winners(), outcome.places, outcome.tallies, outcome.reason, outcome.fields, *said
        )

    def _outcome(self) -> Outcome | None:
        return self.position.outcome() if self.ended is None else self.ended

    def _own_ending(self, viewer: int, language: str) -> OwnEnding | None:
        """Return how it ended in the viewer's words."""
        outcome = None if self.to_act else self._outcome()
        return None if outcome is None else OwnEnding(*self.speaker(language).ending(outcome, viewer))

    def own(self, viewer: int | None, language: str = ENGLISH) -> msgspec.Raw:
        """Return what this viewer sees otherwise than the public, with the words for it."""
        return _NOTHING if viewer is None else _raw(self.own_part(viewer, language))

    def own_part(self, viewer: int, language: str) -> Own:
        """Return the same, to be encoded together with what is around it."""
        zones = self._looked_at()
        own = {place: self.position.zone_view(zones[place], viewer) for place in self._places[viewer]}
        notes = self.game.words.notes(self.position, viewer)
        if viewer not in self.to_act:
            ending = self._own_ending(viewer, language)
            return Own(own, notes=self._said(notes, viewer, language), ending=ending)
        prompt = self.game.words.prompt(self.position, viewer)
        asked = "" if prompt is None else self.speaker(language).say(prompt, viewer)
        said, moves = self._said(notes, viewer, language), self.position.moves(viewer)
        prices = self._prices(moves.verbs(), viewer, language)
        kept: Any = _kept_forms(moves, viewer, self.speaker(language)) if moves.lasting else None
        if kept is not None:
            return Own(own, kept, asked, said, prices=prices)
        forms = moves.forms()
        marks = self._marks(forms, viewer)
        return Own(own, self._spelled(forms, viewer, language), asked, said, marks, prices)

    def _said(self, sentences: list[Sentence], viewer: int, language: str) -> list[str]:
        if not sentences:
            return []
        say = self.speaker(language).say
        return [say(sentence, viewer) for sentence in sentences]

    def _spelled(self, forms: list[Form], viewer: int, language: str) -> Any:
        """Return what the viewer may do, with the names of places as text; most forms name none."""
        for form in forms:
            for pool in form.pools:
                if pool.names:
                    return [_say_form(each, viewer, self.speaker(language)) for each in forms]
        return forms

    def _marks(self, forms: list[Form], viewer: int) -> dict[str, list[tuple[int, str]]]:
        """Return by verb, the amounts worth offering."""
        marks: dict[str, list[tuple[int, str]]] = {}
        for form in forms:
            if form.amount is not None:
                marks[form.verb] = amount_marks(self.position, viewer, form)
        return marks

    def _prices(self, verbs: list[str], viewer: int, language: str) -> dict[str, SaidPrice]:
        """Return by verb, what the viewer pays for it, and why in words."""
        prices: dict[str, SaidPrice] = {}
        for verb in verbs:
            price = self.game.words.price(self.position, viewer, verb)
            if price is not None:
                why = "" if price.why is None else self.speaker(language).say(price.why, viewer)
                prices[verb] = SaidPrice(price.cost, price.rate, why)
        return prices

    def told(self, events: Sequence[Event], viewer: int | None, language: str = ENGLISH) -> list[Told]:
        """Return what happened, as this viewer may know it; made once for all who hear and see the same."""
        if events is not self._events:
            self._events, self._heard = events, {}
        heard = self._heard.get(language)
        if heard is None:
            heard = self._heard[language] = self._hear(events, language)
        return [each.to(viewer) for each in heard]

    def _hear(self, events: Sequence[Event], language: str) -> "list[_Heard]":
        speaker = self.speaker(language)
        return [
            _Heard(event, speaker.telling(event), _ways_of(event, self.game), _said_close(event, speaker))
            for event in events
        ]

    def closed(self, seat: int, language: str = ENGLISH) -> list[tuple[str, str]]:
        """Return which verbs are closed to a seat that is to act, each with its rule and what is missing."""
        if seat not in self.to_act:
            return []
        speaker = self.speaker(language)
        return [
            (each.verb, _join_reasons(speaker.move_rule(each.verb), each.why, speaker, seat))
            for each in self.game.briefing(self.position, seat).closed
        ]


class _Heard:
    """One event as everybody hears it."""

    def __init__(self, event: Event, telling: Telling, ways: Any, close: ToldClose | None) -> None:
        self._event = event
        self._close = close
        self._telling = telling
        self._ways = ways
        self._facts = _plain_facts(event)
        self._public = self._made(None)

    def to(self, viewer: int | None) -> Told:
        if viewer is None or not self._telling.others >> viewer & 1:
            return self._public
        return self._made(viewer)

    def _made(self, viewer: int | None) -> Told:
        event, say = self._event, self._telling.to(viewer)
        cards = tuple(veil(list(event.cards), list(event.audiences), viewer)) if event.cards else ()
        seat, other, amount, slots = event.seat, event.other, event.amount, event.slots
        return Told(event.kind, say, seat, other, cards, amount, slots, self._ways, self._close, self._facts)


def _plain_facts(event: Event) -> dict[str, Any]:
    """Return what an event tells beside its own fields, as far as it is no sentence."""
    if not event.fields:
        return _NO_FACTS
    return {name: value for name, value in event.fields.items() if _is_plain(value)}


def _is_plain(value: Any) -> bool:
    if isinstance(value, list | tuple):
        return all(_is_plain(each) for each in value)
    return isinstance(value, int | str)


def _said_close(event: Event, speaker: Speaker) -> ToldClose | None:
    """Return how a deal was decided, its hands by their names."""
    close = event.close
    if close is None:
        return None
    hands = {seat: speaker.say(name) for seat, name in close.hands.items()}
    return ToldClose(close.winners, close.beaten, close.amounts, hands, close.raised, close.shown)


def _ways_of(event: Event, game: Game) -> Any:
    """Return the ways of its cards; events of one kind at the same seats share theirs."""
    if not event.cards:
        return _NO_WAYS
    key = (game.id, event.kind, event.seat, event.other, len(event.cards))
    found = _ways.get(key)
    if found is None:
        if len(_ways) >= _MOST_WAYS:
            _ways.clear()
        found = _ways[key] = game.picture.ways_of(event)
    return found


def _public_zone(zone: Zone) -> Any:
    """Return the zone as the public sees it; where it shows no card it is encoded once for all tables."""
    if zone.turned or zone.by or not (zone.pile or EVERYONE not in zone.audiences):
        return zone_view(zone, None, NO_PLACES)
    key = (zone.name, zone.owner, len(zone.cards), zone.pile, zone.reprint, zone.lying)
    found = _backs.get(key)
    if found is None:
        if len(_backs) >= _MOST_BACKS:
            _backs.clear()
        found = _backs[key] = _raw(zone_view(zone, None, NO_PLACES))
    return found


def _kept_forms(moves: Moves, viewer: int, speaker: Speaker) -> msgspec.Raw | None:
    """Return the forms of lasting moves, encoded once: for everybody, or for each seat to which this speaker
    names places. None where an amount is asked for: its marks differ by position."""
    found = _forms.get(moves)  # compiled, `moves in _forms` would ask the moves what they contain
    if found is None:
        found = speaker.forms.get((viewer, moves))
    return _encode_forms(moves, viewer, speaker) if found is None else found


def _encode_forms(moves: Moves, viewer: int, speaker: Speaker) -> msgspec.Raw | None:
    forms = moves.forms()
    if any(form.amount is not None for form in forms):
        return None
    if not any(pool.names for form in forms for pool in form.pools):
        if len(_forms) >= _MOST_FORMS:
            _forms.clear()
        found = _forms[moves] = _raw(forms)
        return found
    if len(speaker.forms) >= _MOST_FORMS_SAID:
        speaker.forms.clear()
    said = speaker.forms[viewer, moves] = _raw([_say_form(form, viewer, speaker) for form in forms])
    return said


def _raw(part: Any) -> msgspec.Raw:
    return msgspec.Raw(_encode(part))


def _join_reasons(rule: str, why: Sentence | None, speaker: Speaker, seat: int) -> str:
    return rule if why is None else f"{rule} {speaker.say(why, seat)}"


def _say_form(form: Form, viewer: int, speaker: Speaker) -> Form:
    """Return the form with the names of its places as text."""
    pools = [_say_pool(pool, viewer, speaker) for pool in form.pools]
    return msgspec.structs.replace(form, pools=pools)


def _say_pool(pool: Pool, viewer: int, speaker: Speaker) -> Pool:
    names: Any = [speaker.say(name, viewer) for name in pool.names]
    return msgspec.structs.replace(pool, names=names)

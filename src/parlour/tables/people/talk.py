"""Table talk: ready-made sentences or free text, not too much of it, and not from whoever is muted."""

from collections import deque

from parlour.engine.words.phrasebook import ENGLISH
from parlour.players.deciding import Saying
from parlour.tables.clock import Clock
from parlour.tables.limits import TableLimits
from parlour.tables.people.broadcast import Broadcast
from parlour.tables.people.names import clean_text
from parlour.tables.people.pubsub import Muted, PubSub, Spoken
from parlour.tables.people.session import Session
from parlour.tables.rate_limit import TokenBuckets
from parlour.tables.refusals import table_refusal
from parlour.tables.state import TableState
from parlour.wire.catalogue import talk_presets
from parlour.wire.codec import encode
from parlour.wire.messages import LONGEST_TEXT, Ok, Said, Say

_REMEMBERED = 20
"""So much of what was said is told to a model at the table when it is to decide."""


class Talk:
    """What people say at one table; none of it is written down."""

    def __init__(
        self, state: TableState, broadcast: Broadcast, pubsub: PubSub, *, clock: Clock, limits: TableLimits
    ) -> None:
        self.state = state
        self._broadcast = broadcast
        self._pubsub = pubsub
        self._clock = clock
        self._muted: set[str] = set()
        self._rates = TokenBuckets(limits.words, 1 / max(1, limits.word_every))
        self._sayings: deque[tuple[str, Saying]] = deque(maxlen=_REMEMBERED)
        self._spoken = 0

    def say(self, session: Session, message: Say) -> None:
        """Pass it on to everybody, each preset in the hearer's language; refuse what the table forbids."""
        seat = session.sits_at()
        spoken = Spoken(seat, self._allowed(seat, message), message.preset)
        self.pass_on(spoken)
        self._pubsub.publish(spoken)
        session.tell(Ok(message.id))

    def pass_on(self, spoken: Spoken) -> None:
        """Tell everybody here what somebody has said, at this process or at another one."""
        self._remember(spoken)
        speaker = self.state.chairs[spoken.seat].person
        for hearer in [each for each in self._broadcast.sessions if speaker not in each.blocked]:
            words = self._presets(hearer.language).get(spoken.preset, spoken.text)
            hearer.outbox.send(encode(self._said(spoken.seat, words, spoken.preset)))

    def _remember(self, spoken: Spoken) -> None:
        self._spoken += 1
        words = self._presets(ENGLISH).get(spoken.preset, spoken.text)
        chair = self.state.chairs[spoken.seat]
        self._sayings.append((chair.person, Saying(self._spoken, chair.name, words)))

    def lately(self) -> list[Saying]:
        """Return what was said last, the oldest first, in English where it was ready-made; nothing of the
        muted."""
        return [saying for person, saying in self._sayings if person not in self._muted]

    def _presets(self, language: str) -> dict[str, str]:
        return talk_presets(self.state.game, language)

    def _allowed(self, seat: int, message: Say) -> str:
        """Return the text as it goes out."""
        kind, text = self.state.settings.talk, clean_text(message.text, LONGEST_TEXT)
        if kind == "off":
            raise table_refusal("no-talk")
        if kind == "presets" and not message.preset:
            raise table_refusal("only-presets")
        if message.preset not in ("", *self._presets(ENGLISH)) or not (message.preset or text):
            raise table_refusal("bad-saying")
        person = self.state.chairs[seat].person
        if person in self._muted:
            raise table_refusal("muted")
        if not self._rates.takes(person, self._clock.now()):
            raise table_refusal("slow-down")
        return text

    def _said(self, seat: int, words: str, preset: str) -> Said:
        name = self.state.chairs[seat].name
        return Said(seat, name, words, self._clock.now(), preset)

    def mute(self, person: str, *, on: bool) -> None:
        """Set whether a person is heard, at whichever process."""
        muted = Muted(person, on)
        self.hush(muted)
        self._pubsub.publish(muted)

    def hush(self, muted: Muted) -> None:
        if muted.on:
            self._muted.add(muted.person)
        else:
            self._muted.discard(muted.person)

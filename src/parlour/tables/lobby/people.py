"""People without accounts: a key that their browser keeps, and a code from which it can be made again.

The code is drawn first, and the key is made of it with the room's secret: so the code brings the same key to
any number of devices, and the room keeps neither, only their SHA-256.
"""

import hmac
from base64 import b32encode
from collections.abc import Callable
from hashlib import sha256
from secrets import token_bytes
from typing import Final, NamedTuple

import msgspec

from parlour.engine.errors import ParlourError
from parlour.engine.words.phrasebook import ENGLISH
from parlour.storage.rows import PersonLine
from parlour.storage.store import Store
from parlour.tables.people.names import LONGEST_NAME, clean_text, guest_name

CODE_LETTERS: Final = 20
_CODE_ALPHABET: Final = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567")
_KEY_LABEL: Final = b"parlour person key v1"
_CODE_LABEL: Final = b"parlour recovery code v1"
_PERSON_BYTES: Final = 10


class NotKnown(ParlourError):
    """Nobody here has this key or this code."""


class Newcomer(NamedTuple):
    """Somebody with a new key; key and code are shown to them now, and never again."""

    line: PersonLine
    key: str
    code: str


class People:
    """Everybody who has been in the room."""

    def __init__(self, store: Store, secret: bytes, now: Callable[[], int]) -> None:
        self._store = store
        self._secret = secret
        self._now = now

    async def welcome(self, name: str = "", language: str = ENGLISH) -> Newcomer:
        """Return somebody who has not been here before; without a name they are a guest, in their
        language."""
        number = b32encode(token_bytes(_PERSON_BYTES)).decode().lower()
        called = clean_text(name, LONGEST_NAME) or guest_name(language)
        return await self._keep_with_new_code(number, called, self._now())

    async def with_key(self, key: str) -> PersonLine:
        """Return whoever has this key; NotKnown."""
        line = await self._store.person(key_hash(key)) if _is_key(key) else None
        if line is None or not hmac.compare_digest(line.key_hash, key_hash(key)):
            raise NotKnown("unknown-person", "Nobody here has this key.")
        return line

    async def recovered(self, code: str) -> tuple[PersonLine, str]:
        """Return whoever wrote down this code, and their key."""
        letters = _letters(code)
        line = await self._store.person(_code_hash(letters)) if len(letters) == CODE_LETTERS else None
        key = self._key_of(letters)
        if line is None or not hmac.compare_digest(line.key_hash, key_hash(key)):
            raise NotKnown("unknown-code", "Nobody here has this code: look at its 20 letters once more.")
        return line, key

    async def renamed(self, line: PersonLine, name: str) -> PersonLine:
        changed = msgspec.structs.replace(line, name=clean_text(name, LONGEST_NAME) or guest_name(ENGLISH))
        await self._store.keep_person(changed)
        return changed

    async def with_new_code(self, line: PersonLine) -> Newcomer:
        """Return the same person with a new key and code; the old ones open nothing any more."""
        return await self._keep_with_new_code(line.person, line.name, line.made)

    async def _keep_with_new_code(self, number: str, name: str, made: int) -> Newcomer:
        letters = _letters(b32encode(token_bytes(13)).decode())[:CODE_LETTERS]
        key = self._key_of(letters)
        line = PersonLine(number, key_hash(key), _code_hash(letters), name, made)
        await self._store.keep_person(line)
        return Newcomer(line, key, _group_letters(letters))

    def _key_of(self, letters: str) -> str:
        return hmac.new(self._secret, _KEY_LABEL + letters.encode(), sha256).hexdigest()


def key_hash(key: str) -> bytes:
    """Return what is kept of a key."""
    return sha256(key.encode()).digest()


def _code_hash(letters: str) -> bytes:
    return sha256(_CODE_LABEL + letters.encode()).digest()


def _is_key(key: str) -> bool:
    return len(key) == 64 and key.isascii() and key.isalnum()


def _letters(code: str) -> str:
    """Return the letters of a code, however it was typed; 0, 1 and 8 are read as the letters they look
    like."""
    typed = code[:64].upper().translate(str.maketrans("018", "OIB"))
    return "".join(letter for letter in typed if letter in _CODE_ALPHABET)


def _group_letters(letters: str) -> str:
    """Return the letters five by five, as people copy them best."""
    return "-".join(letters[start : start + 5] for start in range(0, len(letters), 5))

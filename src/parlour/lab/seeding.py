"""Chance in the lab: every deal and every bot's luck hang on the seed and on where they are used alone."""

from hashlib import sha256

from parlour.cards.luck import Luck
from parlour.cards.shuffle import FastShuffle


def number_from(*parts: str | int) -> int:
    """Return a number of 64 bits that is fixed by these parts and tells nothing about other parts'."""
    return int.from_bytes(sha256(repr(("parlour lab", *parts)).encode()).digest()[:8], "big")


def shuffle_for(seed: int, deal: int) -> FastShuffle:
    """Return the cards of a deal, the same in all its rotations."""
    return FastShuffle(number_from("deal", seed, deal))


def luck_for(seed: int, deal: int, rotation: int, seat: int) -> Luck:
    return Luck(number_from("bot", seed, deal, rotation, seat))

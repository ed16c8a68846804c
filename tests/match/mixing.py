"""Mixed seeds for tests: a room and Ann have mixed one, and Bob did not open his value."""

from collections.abc import Sequence
from pathlib import Path

from parlour.cards.seeds import value_commitment
from parlour.match.export import export_game, facts_of
from parlour.match.log import Entry
from parlour.match.match import Match
from parlour.match.provenance import Provenance, mix_of
from tests.match.tables import a_match

SECRET, VALUE = bytes(range(32)), bytes(range(64, 96))


def mixed() -> tuple[bytes, Provenance]:
    """A seed mixed by a room and Ann; Bob did not open his value."""
    mix = mix_of(SECRET, [value_commitment(VALUE), value_commitment(SECRET)], [VALUE, None])
    return mix.seed(SECRET), Provenance(mix=mix, secret=SECRET)


def mixed_match(provenance: Provenance | None = None) -> Match:
    seed, usual = mixed()
    match = a_match(seed=seed)
    match.provenance = provenance or usual
    return match


def written(save: Path, match: Match, entries: Sequence[Entry] | None = None) -> Path:
    save.write_bytes(export_game(facts_of(match, entries)))
    return save

"""A seed that was mixed, chosen or is never told: what of it is checked, and what is said of the rest."""

from pathlib import Path

import pytest

from parlour.cards.seeds import commitment, value_commitment
from parlour.match.errors import BadSave
from parlour.match.export import import_game
from parlour.match.file.reader import load
from parlour.match.provenance import Mix, Provenance, mix_of
from parlour.match.verify import verify
from tests.match.mixing import SECRET, VALUE, mixed, mixed_match, written
from tests.match.tables import forge, play_on, trees


def test_a_mixed_seed_is_checked_in_every_part(save: Path) -> None:
    report = verify(written(save, play_on(mixed_match())))
    assert report.is_sound(), report.lines()
    said = " ".join(report.lines())
    assert "opened by Ann." in said
    assert "Left out of the mix, for want of being opened in time, are the values of Bob." in said
    assert f"The room's secret fits its commitment, {commitment(SECRET)}, and gives the seed" in said


def forged(mix: Mix | None = None, secret: bytes = SECRET) -> Provenance:
    usual = mixed()[1]
    return Provenance(mix=mix or usual.mix, secret=secret)


OTHER = bytes(reversed(SECRET))


@pytest.mark.parametrize(
    ("provenance", "complaint"),
    [
        (forged(secret=OTHER), "a secret that does not fit the room's commitment"),
        (forged(secret=b""), "a secret that does not fit the room's commitment"),
        (
            forged(mix_of(OTHER, [value_commitment(VALUE), ""], [VALUE, None]), OTHER),
            "a seed that its secret and the values in line 1 do not give",
        ),
        (
            forged(mix_of(SECRET, [value_commitment(VALUE), ""], [None, None])),
            "a seed that its secret and the values in line 1 do not give",
        ),
        (
            forged(mix_of(SECRET, [value_commitment(OTHER), ""], [VALUE, None])),
            "Line 1 has a value of Ann that does not fit their commitment",
        ),
        (
            forged(mix_of(SECRET, [value_commitment(VALUE), ""], [VALUE, OTHER])),
            "Line 1 has a value of Bob that does not fit their commitment",
        ),
    ],
)
def test_a_forged_mix_is_not_sound(save: Path, provenance: Provenance, complaint: str) -> None:
    report = verify(written(save, play_on(mixed_match(provenance))))
    assert not report.is_sound()
    assert complaint in report.lines()[-1]


def test_nothing_of_a_running_game_tells_the_secret_or_the_seed(save: Path) -> None:
    match = play_on(mixed_match(), 5)
    content = written(save, match).read_text()
    assert match.seed.hex() not in content
    assert SECRET.hex() not in content


@pytest.mark.parametrize("length", [1, 3])
def test_a_mix_of_another_table_is_refused(save: Path, length: int) -> None:
    mix = mix_of(SECRET, [""] * length, [None] * length)
    written(save, play_on(mixed_match(Provenance(mix=mix, secret=SECRET)), 2))
    with pytest.raises(BadSave, match=f"mix: there are 2 seats, and not {length}"):
        import_game(save.read_bytes())


def test_a_seed_that_is_never_told_leaves_deal_moves_and_result_unchecked(save: Path) -> None:
    match = play_on(mixed_match(mixed()[1]._replace(reveal="never")))
    last = trees(written(save, match))[-1]
    assert set(last) == {"end", "hash"}
    report = verify(save)
    assert not report.is_sound()
    assert "opened by Ann" in report.lines()[1]
    assert "never told (reveal: never)" in report.lines()[-1]
    with pytest.raises(BadSave, match="can neither be shown again nor checked") as refused:
        load(save)
    assert refused.value.code == "never-told"
    again = import_game(save.read_bytes())
    assert (again.seed, list(again.entries)) == (None, match.played)


def test_an_end_without_a_seed_is_wrong_where_one_was_promised(save: Path) -> None:
    match = play_on(mixed_match(mixed()[1]._replace(reveal="never")))
    written(save, match)
    forge(save, 1, lambda tree: tree.pop("reveal"))
    assert "it has no seed" in verify(save).lines()[-1]

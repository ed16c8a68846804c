"""The chart."""

from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from parlour.lab.errors import BadExperiment
from parlour.lab.findings.chart import check_chart, draw_chart
from tests.lab.found import Findings, found
from tests.lab.questions import a_question


@pytest.fixture
def findings(tmp_path: Path) -> Findings:
    return found(a_question(), tmp_path / "kept")


def test_a_png_is_drawn(findings: Findings, tmp_path: Path) -> None:
    draw_chart(str(tmp_path / "x.png"), findings.answer, findings.scores)
    assert (tmp_path / "x.png").read_bytes().startswith(b"\x89PNG")


def test_the_same_answer_draws_the_same_svg(findings: Findings, tmp_path: Path) -> None:
    for name in ("one.svg", "other.svg"):
        draw_chart(str(tmp_path / name), findings.answer, findings.scores)
    assert (tmp_path / "one.svg").read_bytes() == (tmp_path / "other.svg").read_bytes()
    assert ET.parse(tmp_path / "one.svg").getroot().tag.endswith("svg")


def test_few_deals_are_drawn_without_intervals(tmp_path: Path) -> None:
    few = found(a_question(), tmp_path / "kept", deals=1)
    draw_chart(str(tmp_path / "x.svg"), few.answer, few.scores)
    assert (tmp_path / "x.svg").stat().st_size > 1000


@pytest.mark.parametrize("file", ["x.pdf", "x", "png"])
def test_other_kinds_of_files_are_refused(file: str) -> None:
    with pytest.raises(BadExperiment, match=r"must end in \.png or \.svg"):
        check_chart(file)


def test_a_chart_that_cannot_be_written_is_refused(findings: Findings) -> None:
    with pytest.raises(BadExperiment, match="cannot be written"):
        draw_chart("nowhere/x.png", findings.answer, findings.scores)

"""The page's scripts for all tests here; without node they are skipped, and say so."""

from collections.abc import Iterator

import pytest

from tests.server.web.scripts import NODE, PageVerifier, page_verifier


@pytest.fixture(scope="session")
def page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PageVerifier]:
    if NODE is None:
        pytest.skip("there is no node to run the page's scripts")
    with page_verifier(tmp_path_factory.mktemp("check")) as found:
        yield found

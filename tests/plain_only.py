"""Faults are planted by putting another method in the place of one; what is compiled keeps its own."""

import pytest

from parlour.version import mode

plain_only = pytest.mark.skipif(
    mode() == "compiled", reason="compiled classes cannot be given a fault; plain ones are"
)

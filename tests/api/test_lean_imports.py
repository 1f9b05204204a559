"""Imports of libraries as if others were not installed."""

import json
import sys

import pytest

from budget_api.server.lean_imports import without_modules


def test_a_module_that_is_left_out_can_t_be_imported_inside_and_is_as_before_after_it() -> None:
    assert "wave" not in sys.modules
    with without_modules("wave", "json"), pytest.raises(ImportError):
        import wave  # noqa: F401 - it fails
    assert "wave" not in sys.modules
    assert sys.modules["json"] is json

import functools

import pytest

from tests.cli import run


@pytest.fixture
def toque(monkeypatch, capsys, tmp_path):
    """The command, with a home of its own, in English."""
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return functools.partial(run.toque, monkeypatch, capsys)

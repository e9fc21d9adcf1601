"""One source, several speeds: plain Python and native code give the same bytes, and a GPU's compiler takes it too."""

import pytest

from tests.every_game.tables import every_game, few_tables
from toque.core import gpu
from toque.core.fingerprint import fingerprint
from toque.parity import plain_fingerprints


@every_game
def test_plain_and_native_agree_byte_for_byte(game):
    tables = [table for table in few_tables() if table.name == game.name]

    plain = plain_fingerprints([(table.name, table.players, table.options) for table in tables], games=1)

    assert plain == [fingerprint(game, table.players, table.options, "parity") for table in tables]


@every_game
def test_the_rules_compile_for_a_gpu_without_one(game):
    pytest.importorskip("numba_cuda")

    ptx = gpu.check(game)

    assert ".visible .entry" in ptx
    assert ".target sm_90" in ptx

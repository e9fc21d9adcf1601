"""One source, several speeds: plain Python and native code give the same bytes, and a GPU's compiler takes it too."""

import re

import pytest

from tests.every_game.tables import all_tables, every_game, few_tables, some_pairs
from toque.benchmarks.fingerprint import fingerprint
from toque.benchmarks.parity import plain_fingerprints
from toque.core import gpu
from toque.core.kernel.playout import NO_LIMIT

A_FEW_TURNS = 25


def assert_parity(tables, most):
    plain = plain_fingerprints([(table.name, table.players, table.options) for table in tables], games=1, most=most)
    native = [fingerprint(table.game, table.players, table.options, "parity", most=most) for table in tables]

    assert dict(zip(map(str, tables), plain, strict=True)) == dict(zip(map(str, tables), native, strict=True))


@every_game
def test_plain_and_native_agree_byte_for_byte_to_the_end(game):
    assert_parity([table for table in few_tables() if table.name == game.name], NO_LIMIT)


@every_game
def test_plain_and_native_agree_byte_for_byte_with_every_pair_of_options(game):
    assert_parity([table for table in some_pairs() if table.name == game.name], A_FEW_TURNS)


@pytest.mark.soak
@every_game
def test_plain_and_native_agree_byte_for_byte_to_the_end_on_every_table(game):
    assert_parity([table for table in all_tables() if table.name == game.name], NO_LIMIT)


@pytest.mark.slow
@every_game
def test_the_rules_compile_for_a_gpu_without_one(game):
    pytest.importorskip("numba_cuda")
    if game.speed == "plain":
        pytest.skip("nothing is compiled at plain speed")

    ptx = gpu.check(game)

    assert ".visible .entry" in ptx
    assert ".target sm_90" in ptx
    assert not re.findall(r"^\.const|\.const \.align", ptx, re.MULTILINE), "there is little room for constants"

"""One source, several speeds: plain Python and native code give the same bytes."""

import os
import subprocess
import sys

from tests.every_game.tables import every_game, few_tables
from toque.core.fingerprint import fingerprint


@every_game
def test_plain_and_native_agree_byte_for_byte(game):
    tables = [table for table in few_tables() if table.name == game.name]
    arguments = [f"{game.name}:{table.players}:parity:1:{table.words}" for table in tables]
    native = [fingerprint(game, table.players, table.options, "parity") for table in tables]

    plain = subprocess.run(
        [sys.executable, "-m", "toque.core.fingerprint", *arguments],
        env={**os.environ, "TOQUE_PLAIN": "1"},
        capture_output=True,
        text=True,
        check=False,
    )

    assert plain.stderr == ""
    assert plain.stdout.split() == native

"""Every command does what its help says, and bad input gets one clear line."""

import json
import os
import subprocess
import sys

import pytest

from tests.cli.run import toque_process
from toque.games import NAMES


def test_the_games_and_their_options_are_listed(toque):
    told = toque("games")

    assert told.code == 0
    for name in NAMES:
        assert name in told.out
    assert "etiquette=off|one_each|six|all_eight" in told.out


def test_bots_play_games_and_are_counted(toque):
    told = toque("simulate", "banquet", "--games", "20", "--seats", "random,greedy", "--seed", "7", "--json")
    summary = json.loads(told.out)

    assert told.code == 0
    assert summary["games"] == 20
    assert [seat["player"] for seat in summary["seats"]] == ["random", "greedy"]
    assert sum(seat["wins"] for seat in summary["seats"]) == pytest.approx(20)
    assert summary["seats"][1]["win_share"] > 0.9
    assert summary["end_reasons"] == {"all_spaces_filled": 20}
    for seat in summary["seats"]:
        assert sum(seat["points_by_line"].values()) == pytest.approx(seat["points"])


def test_simulate_exports_every_decision_and_never_over_another_file(toque, tmp_path):
    from toque.envs.datasets import load

    arguments = ("simulate", "banquet", "--games", "3", "--seats", "random,greedy", "--json")
    told = toque(*arguments, "--export", str(tmp_path / "games.parquet"))
    again = toque(*arguments, "--export", str(tmp_path / "games.parquet"))

    assert told.out == toque(*arguments).out
    assert set(load(tmp_path / "games.parquet").column("game")) == {0, 1, 2}
    assert again.code == 1
    assert "games.parquet: File exists" in again.err


def test_the_same_seed_simulates_the_same_games(toque):
    arguments = ("simulate", "banquet", "--games", "5", "--players", "3", "--json")

    assert toque(*arguments, "--seed", "1").out == toque(*arguments, "--seed", "1").out
    assert toque(*arguments, "--seed", "1").out != toque(*arguments, "--seed", "2").out


def test_a_simulation_is_told_as_a_table_too(toque):
    told = toque("simulate", "banquet", "--games", "5")

    assert "Share of wins" in told.out
    assert "all spaces filled 5" in told.out


def test_the_bench_says_how_fast_a_game_is(toque):
    told = toque("bench", "banquet", "--seconds", "0.1", "--players", "3", "--json")
    speed = json.loads(told.out)

    assert list(speed) == ["game", "players", "mode", "decisions_per_second", "games_per_second", "compile_seconds"]
    assert (speed["game"], speed["players"], speed["mode"]) == ("banquet", 3, "native")
    assert speed["decisions_per_second"] > speed["games_per_second"] > 0


def test_the_bench_runs_plain_python_too():
    told = toque_process("bench", "banquet", "--mode", "plain", "--seconds", "0.1", "--json")

    assert json.loads(told.stdout)["mode"] == "plain"


def test_the_bench_without_a_gpu_says_so(toque):
    pytest.importorskip("numba_cuda")
    from numba import cuda

    if cuda.is_available():
        pytest.skip("there is a GPU here")
    told = toque("bench", "banquet", "--mode", "gpu")

    assert told.code == 1
    assert told.err == "toque: there is no GPU here that numba-cuda can use\n"


def test_plain_and_native_are_compared_on_demand(toque):
    told = toque("parity", "banquet", "--games", "2")

    assert told.code == 0
    assert "plain and native agree on every state of 2 games" in told.out


def test_a_rule_is_printed_by_its_number(toque):
    assert "A space under a cloche is not free" in toque("rules", "banquet", "b9").out


def test_a_rule_is_printed_in_another_language(toque):
    assert "niet vrij" in toque("rules", "banquet", "B9", "--language", "nl").out


def test_the_whole_rulebook_is_printed(toque):
    told = toque("rules", "banquet")

    assert all(f"B{number} " in told.out for number in range(1, 29))


def test_help_explains_every_command():
    told = toque_process("--help")
    assert told.returncode == 0
    for command in ("games", "play", "simulate", "bench", "replay", "verify", "rules", "parity"):
        assert command in told.stdout
        assert toque_process(command, "--help").stdout.startswith(f"Usage: python -m toque {command}")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("play", "chess"), "no game is called 'chess'; there are: banquet"),
        (("rules", "chess"), "no game is called 'chess'"),
        (("bench", "chess"), "no game is called 'chess'"),
        (("simulate", "chess"), "no game is called 'chess'"),
        (("play", "banquet", "--players", "5"), "Banquet Royal is for 2 to 4 players, not 5"),
        (("play", "banquet", "--players", "-1"), "Banquet Royal is for 2 to 4 players, not -1"),
        (("play", "banquet", "--players", "1000000000"), "Banquet Royal is for 2 to 4 players, not 1000000000"),
        (("parity", "banquet", "--players", "0"), "Banquet Royal is for 2 to 4 players, not 0"),
        (("play", "banquet", "--players", "1"), "Banquet Royal is for 2 to 4 players, not 1"),
        (("simulate", "banquet", "--players", "0"), "Banquet Royal is for 2 to 4 players, not 0"),
        (("bench", "banquet", "--players", "9"), "Banquet Royal is for 2 to 4 players, not 9"),
        (("play", "banquet", "--seats", "human"), "Banquet Royal is for 2 to 4 players, not 1"),
        (("play", "banquet", "--seats", "human,robot"), "no seat can be 'robot'; it can be: human, random, greedy"),
        (("simulate", "banquet", "--seats", "human,greedy"), "no seat can be 'human'; it can be: random, greedy"),
        (("play", "banquet", "--players", "3", "--seats", "human,greedy"), "2 seats are named for 3 players"),
        (("play", "banquet", "--option", "gourmand=true"), "no option is called 'gourmand'"),
        (("play", "banquet", "--option", "gourmet=maybe"), "gourmet can be false or true, not 'maybe'"),
        (("play", "banquet", "--option", "gourmet"), "an option is written NAME=VALUE"),
        (("rules", "banquet", "B99"), "Banquet Royal has no rule 'B99'; its rules are B1 to B28"),
        (("replay", "/nowhere/at/all.toque"), "/nowhere/at/all.toque: No such file or directory"),
        (("verify", "/tmp"), "/tmp: Is a directory"),
        (("play", "banquet", "--save", "/nowhere/at/all.toque"), "/nowhere/at/all.toque: No such file or directory"),
    ],
)
def test_bad_input_gets_one_clear_line(toque, arguments, message):
    told = toque(*arguments)

    assert told.code == 1
    assert told.err.startswith(f"toque: {message}")
    assert told.err.count("\n") == 1


@pytest.mark.parametrize(
    "arguments",
    [
        ("dance",),
        ("bench", "banquet", "--mode", "fast"),
        ("bench", "banquet", "--seconds", "0"),
        ("bench", "banquet", "--seconds", "nan"),
        ("simulate", "banquet", "--games", "0"),
        ("simulate", "banquet", "--games", "many"),
        ("play",),
        ("replay", "x", "--at", "-1"),
    ],
)
def test_a_command_used_wrongly_says_how_it_is_used(toque, arguments):
    told = toque(*arguments)

    assert told.code == 2
    assert "Error: " in told.err
    assert "Traceback" not in told.err


@pytest.mark.parametrize("seed", ["[/x]", "", "\udcff", "x" * 100_000, "é"])
def test_any_seed_will_do(toque, seed):
    assert toque("simulate", "banquet", "--games", "1", "--seed", seed, "--json").code == 0
    assert toque("simulate", "banquet", "--games", "1", "--seed", seed).code == 0
    assert toque("play", "banquet", "--no-save", "--seed", seed, typed="quit\n").code == 0


def test_shared_victories_are_split():
    from toque.bots.arena.simulate import Simulation
    from toque.core.game import Score
    from toque.games.banquet import GAME

    simulation = Simulation(GAME, ["random"] * 3, GAME.options(), "1")
    lines = dict.fromkeys(GAME.score_lines, 0)
    simulation.note([Score(0, lines, 0, 1), Score(1, lines, 0, 1), Score(2, lines, 0, 3)], 10, "end")
    simulation.note([Score(0, lines, 0, 2), Score(1, lines, 0, 2), Score(2, lines, 0, 1)], 20, "end")

    assert [seat["wins"] for seat in simulation.summary()["seats"]] == [0.5, 0.5, 1]
    assert simulation.summary()["decisions"] == {"shortest": 10, "median": 15, "longest": 20}


def test_a_simulation_that_is_stopped_tells_what_it_has(toque, monkeypatch):
    from toque.bots.arena.simulate import Simulation

    note = Simulation.note

    def stop_after_three(self, *game):
        note(self, *game)
        if self.games == 3:
            raise KeyboardInterrupt

    monkeypatch.setattr(Simulation, "note", stop_after_three)
    told = toque("simulate", "banquet", "--games", "50", "--json")

    assert told.code == 0
    assert told.err == "toque: stopped after 3 games\n"
    assert json.loads(told.out)["games"] == 3


@pytest.mark.parametrize(
    ("environment", "arguments"),
    [
        ({"PYTHONIOENCODING": "ascii"}, ("play", "banquet", "--seats", "greedy,greedy", "--no-save")),
        ({"LC_ALL": "C", "PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "0"}, ("rules", "banquet")),
        ({"TERM": "dumb", "COLUMNS": "40"}, ("play", "banquet", "--seats", "greedy,greedy", "--no-save")),
    ],
)
def test_a_poor_terminal_is_no_reason_to_fail(environment, arguments):
    told = toque_process(*arguments, env={**os.environ, **environment})

    assert told.returncode == 0
    assert told.stderr == ""


def test_without_a_home_the_match_needs_another_place():
    told = toque_process("play", "banquet", env={**os.environ, "XDG_DATA_HOME": "/dev/null"}, input="quit\n")

    assert told.returncode == 1
    assert told.stderr.startswith("toque: /dev/null/toque/matches: Not a directory; choose another place with --save")
    assert told.stderr.count("\n") == 1


def test_no_input_at_all_is_said_in_one_line():
    told = toque_process("play", "banquet", "--no-save", stdin=subprocess.DEVNULL)

    assert told.returncode == 1
    assert told.stderr == "toque: The input ended before the match did.\n"


def test_commands_load_no_rules_before_they_know_the_speed():
    loaded = "import sys, toque.cli; print('toque.core.kernel.speeds' in sys.modules, 'numba' in sys.modules)"
    told = subprocess.run([sys.executable, "-c", loaded], capture_output=True, text=True, check=True)

    assert told.stdout.split() == ["False", "False"]

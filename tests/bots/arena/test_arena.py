"""The arena pairs its games, loses nothing when it is killed, and plays the same anywhere."""

import json
import multiprocessing
import os
import re
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import msgspec
import pytest

from toque.bots.arena import runners
from toque.bots.arena.contest import Job, jobs, new_contest, open_results, play_job, run
from toque.bots.arena.game import play_game
from toque.bots.bot import make_bot
from toque.bots.levels import LEVELS, SPECIAL
from toque.bots.search import Budget
from toque.core.errors import ArenaFileError, BadPlayers, BadSeat, LostWorker, NoRay
from toque.core.kernel import record
from toque.core.kernel.rng import generator
from toque.games import load

BANQUET = load("banquet")


def contest(*players, seed="1"):
    return new_contest("banquet", list(players), BANQUET.options(), seed)


def results_of(path, *players, games=4, seed="1"):
    results = open_results(contest(*players, seed=seed), path)
    played = list(run(results, games, runners.here))
    results.close()
    return results, played


def without_time(played):
    return [(each.job, each.outcome.points, each.outcome.ranks, each.outcome.lines) for each in played]


def test_every_deal_is_played_from_every_seat():
    planned = jobs(contest("greedy", "random", "random"), 6)

    assert planned == [Job(deal, shift) for deal in range(2) for shift in range(3)]


def test_games_are_made_up_to_whole_sets():
    assert len(jobs(contest("greedy", "random"), 3)) == 4


def test_the_players_move_one_seat_on(monkeypatch):
    seen = []

    def note(game, bots, options, deal, thoughts):
        seen.append((bots, deal))
        return play_game(game, [make_bot("random", game)] * len(bots), options, deal, thoughts)

    monkeypatch.setattr("toque.bots.arena.contest._bot", lambda name, game: name)
    monkeypatch.setattr("toque.bots.arena.contest.play_game", note)
    for shift in range(3):
        play_job(contest("hard", "greedy", "random"), Job(7, shift))

    assert [bots for bots, _ in seen] == [
        ["hard", "greedy", "random"],
        ["random", "hard", "greedy"],
        ["greedy", "random", "hard"],
    ]
    assert len({deal for _, deal in seen}) == 1


def test_results_are_by_player_whatever_the_seat():
    """Greedy has always beaten random: it does so from both seats."""
    for shift in range(2):
        outcome = play_job(contest("greedy", "random"), Job(0, shift)).outcome

        assert outcome.ranks == [1, 2]
        assert outcome.points[0] > outcome.points[1]
        assert [sum(lines) for lines in outcome.lines] == outcome.points


def test_games_of_a_set_start_from_the_same_table(monkeypatch):
    tables = []
    lay = type(BANQUET).new_state

    def note(self, generator, players, options=None):
        state = lay(self, generator, players, options)
        tables.append(record.to_bytes(state))
        return state

    monkeypatch.setattr(type(BANQUET), "new_state", note)
    for job in jobs(contest("random", "random"), 4):
        play_job(contest("random", "random"), job)

    assert tables[0] == tables[1] != tables[2] == tables[3]


def test_chance_is_the_same_in_all_games_of_a_set(monkeypatch):
    chance = []
    monkeypatch.setattr("toque.bots.arena.game.generator", lambda *words: chance.append(words) or generator(*words))
    drawn = {}
    for job in jobs(contest("random", "greedy"), 4):
        chance.clear()
        play_job(contest("random", "greedy"), job)
        drawn[job] = chance[:30]

    assert drawn[Job(0, 0)] == drawn[Job(0, 1)] != drawn[Job(1, 0)] == drawn[Job(1, 1)]
    assert len(set(drawn[Job(0, 0)])) == 30


def test_the_same_seed_plays_the_same_games():
    one, again = (results_of(None, "beginner", "random")[1] for _ in range(2))

    assert without_time(one) == without_time(again)
    assert without_time(one) != without_time(results_of(None, "beginner", "random", seed="2")[1])


def test_what_was_played_is_not_played_again(tmp_path):
    path = tmp_path / "results.jsonl"
    first, _ = results_of(path, "greedy", "random", games=4)
    more, newly = results_of(path, "greedy", "random", games=8)

    assert [each.job.deal for each in newly] == [2, 2, 3, 3]
    assert more.in_order(4) == first.in_order(4)
    assert without_time(more.in_order(8)) == without_time(results_of(None, "greedy", "random", games=8)[1])


def test_a_line_that_was_cut_off_is_played_again(tmp_path):
    path = tmp_path / "results.jsonl"
    whole, _ = results_of(path, "greedy", "random")
    path.write_bytes(path.read_bytes()[:-20])
    mended, newly = results_of(path, "greedy", "random")

    assert len(newly) == 1
    assert without_time(mended.in_order(4)) == without_time(whole.in_order(4))
    assert path.read_bytes().count(b"\n") == 5


def test_a_header_that_was_cut_off_is_written_again(tmp_path):
    path = tmp_path / "results.jsonl"
    results_of(path, "greedy", "random")
    path.write_bytes(path.read_bytes()[:30])

    assert len(results_of(path, "greedy", "random")[1]) == 4


@pytest.mark.parametrize("change", [{"seed": "2"}, {"players": ("random", "greedy")}])
def test_results_of_another_contest_are_refused(tmp_path, change):
    path = tmp_path / "results.jsonl"
    results_of(path, "greedy", "random")
    before = path.read_bytes()

    with pytest.raises(ArenaFileError, match="holds the results of another contest"):
        open_results(contest(*change.get("players", ("greedy", "random")), seed=change.get("seed", "1")), path)
    assert path.read_bytes() == before


@pytest.mark.parametrize("content", [b"hello\nworld\n", b"hello", b'{"arena": 1}\n', b"\xff\xfe\n", b"x" * (1 << 17)])
def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path, content):
    path = tmp_path / "letter.txt"
    path.write_bytes(content)

    with pytest.raises(ArenaFileError, match="holds no results of an arena"):
        open_results(contest("greedy", "random"), path)
    assert path.read_bytes() == content


def test_too_many_players_are_refused():
    with pytest.raises(BadPlayers, match="2 to 4 players, not 5"):
        contest(*["greedy"] * 5)


def test_a_player_that_there_is_not_is_refused():
    with pytest.raises(BadSeat, match="no bot is called 'nobody'"):
        contest("nobody", "random")


def test_results_of_bots_that_thought_differently_are_refused(tmp_path, monkeypatch):
    path = tmp_path / "results.jsonl"
    results_of(path, "beginner", "random")
    monkeypatch.setitem(SPECIAL, ("beginner", "banquet"), replace(LEVELS["beginner"], budget=Budget(9)))

    with pytest.raises(ArenaFileError, match="or of bots with other settings"):
        open_results(contest("beginner", "random"), path)


@pytest.mark.skipif(os.name == "nt", reason="files are not locked there")
def test_two_arenas_do_not_write_to_one_file(tmp_path):
    path = tmp_path / "results.jsonl"
    first = open_results(contest("greedy", "random"), path)
    with pytest.raises(ArenaFileError, match="is in use: another arena plays on with it"):
        open_results(contest("greedy", "random"), path)
    first.close()

    open_results(contest("greedy", "random"), path).close()
    assert path.read_bytes().count(b"\n") == 1


@pytest.mark.parametrize("other", [{"rules": 99}, {"pack": "feedface"}, {"version": "0"}, {"thinking": {"easy": "hm"}}])
def test_what_is_not_the_contests_here_is_not_played(other):
    with pytest.raises(ArenaFileError, match="another Toque, other cards or other bots"):
        play_job(msgspec.structs.replace(contest("easy", "random"), **other), Job(0, 0))


@pytest.mark.skipif(os.name == "nt", reason="there is no /dev/null there")
def test_a_place_that_keeps_nothing_is_refused():
    for place in ("/dev/null", "/dev/zero"):
        with pytest.raises(ArenaFileError, match=f"{place} is no file to keep results in"):
            open_results(contest("easy", "random"), Path(place))


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full disk here")
def test_a_full_disk_is_told_of_in_one_line():
    results, played = results_of(None, "greedy", "random", games=2)
    results._file = open("/dev/full", "wb")  # noqa: SIM115

    with pytest.raises(ArenaFileError, match=r"/dev/full: No space left on device; all games before are kept"):
        results.add(played[0])
    results.close()


@pytest.mark.parametrize(
    ("damage", "message"),
    [
        (lambda line: line.replace(b'"points":[', b'"points":[1,'), "line 3 is no result of a game of 2"),
        (lambda line: line.replace(b'"lines":[[', b'"lines":[[1,'), "line 3 is no result of a game of 2"),
        (lambda line: re.sub(rb'"ranks":\[.*?\]', b'"ranks":[2,2]', line), "line 3 is no result of a game of 2"),
        (lambda line: re.sub(rb'"ranks":\[.*?\]', b'"ranks":[1,3]', line), "line 3 is no result of a game of 2"),
        (lambda line: line[:40], "line 3 is no result of a game"),
        (lambda line: b"[" * 100_000, "line 3 is no result of a game"),
    ],
)
def test_a_damaged_line_is_named(tmp_path, damage, message):
    path = tmp_path / "results.jsonl"
    results_of(path, "greedy", "random")
    lines = path.read_bytes().split(b"\n")
    lines[2] = damage(lines[2])
    lines[-1] = b'{"job":'  # nor is a last line touched that was cut off
    path.write_bytes(b"\n".join(lines))

    with pytest.raises(ArenaFileError, match=message):
        open_results(contest("greedy", "random"), path)
    assert path.read_bytes() == b"\n".join(lines)


def test_several_processes_play_the_same_games():
    duel = contest("greedy", "random")
    played = {each.job: each for each in runners.processes(2)(duel, jobs(duel, 6))}
    alone = {each.job: each for each in runners.here(duel, jobs(duel, 6))}

    assert without_time(played[job] for job in alone) == without_time(alone.values())


def test_a_process_that_is_gone_is_told_of_in_one_line():
    duel = contest("easy", "greedy")
    playing = runners.processes(2)(duel, jobs(duel, 10_000))
    next(playing)
    for process in multiprocessing.active_children():
        process.kill()

    with pytest.raises(LostWorker, match="a process that played was ended"):
        list(playing)


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs Linux' list of children")
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_no_process_is_left_behind(tmp_path, how):
    path = tmp_path / "ended.jsonl"
    arguments = ["arena", "banquet", "--seats", "easy,greedy", "--games", "10000", "--processes", "2", "--resume"]
    arena = subprocess.Popen([sys.executable, "-m", "toque", *arguments, str(path)])
    until = time.monotonic() + 60
    while not (path.exists() and path.read_bytes().count(b"\n") > 2) and time.monotonic() < until:
        time.sleep(0.02)
    children = Path(f"/proc/{arena.pid}/task/{arena.pid}/children").read_text().split()
    arena.send_signal(how)
    arena.wait()
    while (left := [child for child in children if Path(f"/proc/{child}").exists()]) and time.monotonic() < until:
        time.sleep(0.1)

    assert len(children) >= 2
    assert not left


AS_FROM_A_TERMINAL = """
import runpy, signal
signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's background jobs are started deaf to it
runpy.run_module("toque", run_name="__main__")
"""


@pytest.mark.skipif(os.name == "nt", reason="Ctrl+C is sent in another way there")
@pytest.mark.parametrize("later", [0.0, 3.0], ids=["while processes start", "while they play"])
def test_ctrl_c_ends_an_arena_at_once_and_quietly(tmp_path, later):
    path = tmp_path / "stopped.jsonl"
    arguments = ["arena", "paris", "--seats", "expert", "--players", "4", "--games", "1000", "--processes", "2"]
    arena = subprocess.Popen(
        [sys.executable, "-c", AS_FROM_A_TERMINAL, *arguments, "--resume", str(path)],
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        until = time.monotonic() + 60
        while not path.exists():
            assert time.monotonic() < until
            time.sleep(0.02)
        time.sleep(later)
        os.killpg(arena.pid, signal.SIGINT)
        stopped = time.monotonic()
        _, told = arena.communicate(timeout=60)
    finally:
        with suppress(ProcessLookupError):
            os.killpg(arena.pid, signal.SIGKILL)

    assert (arena.returncode, told.strip()) == (130, "toque: stopped")
    assert time.monotonic() - stopped < 10  # a game of theirs takes longer


@pytest.mark.soak
def test_a_ray_cluster_plays_the_same_games():
    pytest.importorskip("ray", reason="needs toque[ray]")
    duel = contest("greedy", "random")
    played = {each.job: each for each in runners.ray_cluster(None)(duel, jobs(duel, 4))}
    alone = {each.job: each for each in runners.here(duel, jobs(duel, 4))}

    assert without_time(played[job] for job in alone) == without_time(alone.values())


@pytest.mark.soak
def test_what_a_cluster_refuses_is_told_in_one_line():
    pytest.importorskip("ray", reason="needs toque[ray]")
    other = msgspec.structs.replace(contest("greedy", "random"), version="0")

    with pytest.raises(ArenaFileError, match=r"^this machine has another Toque") as refused:
        list(runners.ray_cluster(None)(other, jobs(other, 2)))
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "[::1]:1", "a..b:1", "127.0.0.1:99999"])
def test_where_no_cluster_answers_there_is_one_clear_line(address):
    with pytest.raises(NoRay, match=f"no Ray cluster answers at {re.escape(address)}: [^N]"):
        runners.check_address(address)


@pytest.mark.parametrize(
    ("mode", "address", "message"),
    [("disabled", "nonsense", "Invalid address format"), ("token", "", "Token authentication is enabled but no")],
)
def test_what_ray_says_of_an_address_is_told_in_one_line(tmp_path, mode, address, message):
    pytest.importorskip("ray", reason="needs toque[ray]")
    with socket.create_server(("127.0.0.1", 0)) as somebody:
        address = address or f"127.0.0.1:{somebody.getsockname()[1]}"
        told = subprocess.run(
            [sys.executable, "-m", "toque", "arena", "banquet", "--seats", "greedy,random", "--ray", address],
            env={**os.environ, "RAY_AUTH_MODE": mode, "HOME": str(tmp_path)},
            capture_output=True,
            text=True,
            timeout=300,
        )

    assert told.returncode == 1
    assert told.stderr.startswith(f"toque: no Ray cluster answers at {address}: {message}")
    assert told.stderr.count("\n") == 1


@pytest.mark.parametrize(("mode", "is_advised"), [(None, True), ("token", False)])
def test_who_connects_without_a_token_is_told_how_to(monkeypatch, mode, is_advised):
    def refuse(**_):
        raise ConnectionError("Failed to connect")

    monkeypatch.delenv("RAY_AUTH_MODE", raising=False)
    if mode:
        monkeypatch.setenv("RAY_AUTH_MODE", mode)
    ray = SimpleNamespace(init=refuse, exceptions=SimpleNamespace(RayError=OSError))

    with pytest.raises(NoRay, match="no Ray cluster answers at home: Failed to connect") as refused:
        runners._connect(ray, None)
    assert ("needs RAY_AUTH_MODE=token here too" in str(refused.value)) == is_advised


def test_without_ray_there_is_one_clear_line(monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(NoRay, match=r"pip install 'toque\[ray\]'"):
        runners.ray_cluster(None)


@pytest.mark.skipif(os.name == "nt", reason="kill -9 is for POSIX")
def test_an_arena_survives_being_killed(tmp_path):
    path = tmp_path / "killed.jsonl"
    arguments = ["arena", "banquet", "--seats", "easy,greedy", "--processes", "1", "--json", "--resume", str(path)]
    command = [sys.executable, "-m", "toque", *arguments]
    process = subprocess.Popen([*command, "--games", "100000"], stdout=subprocess.DEVNULL)
    until = time.monotonic() + 60
    while not (path.exists() and path.read_bytes().count(b"\n") > 5) and time.monotonic() < until:
        time.sleep(0.02)
    process.send_signal(signal.SIGKILL)
    process.wait()
    before = path.read_bytes()
    kept = before[: before.rindex(b"\n") + 1]
    told = subprocess.run([*command, "--games", "4"], capture_output=True, text=True, check=True)

    assert kept.count(b"\n") > 5
    assert path.read_bytes() == kept
    assert json.loads(told.stdout)["games"] == 4


def test_plain_python_plays_the_same_games():
    """The search counts in floats, too: they must not make a difference."""
    command = [
        sys.executable,
        "-m",
        "toque",
        "arena",
        "banquet",
        "--seats",
        "beginner,random",
        "--games",
        "2",
        "--json",
    ]
    told = subprocess.run(
        [*command, "--processes", "1"],
        env={**os.environ, "TOQUE_PLAIN": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    native = results_of(None, "beginner", "random", games=2)[1]
    (points,) = (each["points"] for each in json.loads(told.stdout)["standings"] if each["name"] == "beginner")

    assert points == sum(each.outcome.points[0] for each in native) / 2

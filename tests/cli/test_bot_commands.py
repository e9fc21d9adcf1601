"""`toque arena`, `toque hint` and `toque bench --search`, as a user types them."""

import json
import re
from io import StringIO

import pytest
from rich.console import Console

from toque.benchmarks.search import OPENSPIEL_GAMES, OPENSPIEL_HIDDEN
from toque.bots.bot import LEVEL_NAMES
from toque.bots.levels import budget_of
from toque.games import NAMES, load

SHORT = ("--games", "4", "--processes", "1")


@pytest.fixture
def saved(toque, tmp_path):
    path = tmp_path / "match.toque"
    assert toque("play", "banquet", "--seats", "easy,greedy", "--seed", "5", "--save", str(path)).code == 0
    return path


def test_an_arena_is_told_as_json(toque):
    told = toque("arena", "banquet", "--seats", "greedy,random", *SHORT, "--json")
    result = json.loads(told.out)

    assert told.code == 0
    assert result["games"] == 4
    assert result["win_share"] == {"greedy": 1.0, "random": 0.0}
    assert result["interval"]["greedy"] == pytest.approx([0.5101, 1.0], abs=1e-4)
    assert result["ahead"]["greedy"]["random"] == 1.0
    for standing in result["standings"]:
        assert sum(standing["points_by_line"].values()) == pytest.approx(standing["points"])


def test_an_arena_is_told_as_tables(toque):
    told = toque("arena", "banquet", "--seats", "greedy,random", *SHORT)

    assert "Banquet Royal, 2 players: 4 games, seed 1" in told.out
    assert "Ranks ahead" in told.out
    assert "Menus" in told.out


def test_a_person_who_waits_for_an_arena_sees_how_far_it_is(toque, monkeypatch):
    shown = StringIO()
    terminal = Console(file=shown, force_terminal=True, width=80)
    monkeypatch.setattr("toque.cli.arena.console", lambda stderr=False: terminal)
    toque("arena", "banquet", "--seats", "greedy,random", *SHORT)

    assert "Playing, 2 players" in shown.getvalue()
    assert "100%" in shown.getvalue()


def test_an_arena_fits_on_a_narrow_terminal(toque, monkeypatch):
    shown = StringIO()
    monkeypatch.setattr("toque.cli.arena.console", lambda stderr=False: Console(file=shown, width=80))
    toque("arena", "banquet", "--seats", "beginner,greedy,random", "--players", "4", *SHORT)
    standings = shown.getvalue().split("Ranks ahead")[0]

    assert "…" not in standings
    assert len(re.findall(r"^│ .*\d±\d.* │$", standings, re.MULTILINE)) == 3
    assert len(re.findall(r"^│", standings, re.MULTILINE)) == 3  # no row goes on below


def test_the_last_named_takes_the_seats_left_over(toque):
    told = toque("arena", "banquet", "--seats", "greedy,random", "--players", "4", *SHORT, "--json")

    assert json.loads(told.out)["seats"] == ["greedy", "random", "random", "random"]


def test_an_arena_for_each_number_of_players(toque, tmp_path):
    pytest.importorskip("matplotlib", reason="needs toque[plot]")
    files = ("--resume", str(tmp_path / "games.jsonl"), "--plot", str(tmp_path / "games.svg"))
    arguments = ("arena", "banquet", "--seats", "greedy,random", "--players", "2..4", *SHORT, "--json", *files)
    told = toque(*arguments)
    found = [json.loads(line) for line in told.out.splitlines()]

    assert [(each["players"], each["games"]) for each in found] == [(2, 4), (3, 6), (4, 4)]
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        f"games-{number}.{suffix}" for number in (2, 3, 4) for suffix in ("jsonl", "svg")
    ]
    assert toque(*arguments).out == told.out


def test_what_is_wrong_with_one_of_several_files_is_told_before_a_game_is_played(toque, tmp_path):
    (tmp_path / "games-3.jsonl").write_text("no results\n")
    files = ("--resume", str(tmp_path / "games.jsonl"))
    told = toque("arena", "banquet", "--seats", "greedy,random", "--players", "2..3", *SHORT, *files)

    assert (told.code, told.out) == (1, "")
    assert "games-3.jsonl holds no results of an arena" in told.err
    assert (tmp_path / "games-2.jsonl").read_bytes().count(b"\n") == 1
    assert toque("arena", "banquet", "--seats", "greedy,random", "--players", "2..3", *SHORT, "--resume", "").code == 1


def test_where_one_of_several_plots_cannot_be_drawn_all_results_are_told(toque, tmp_path):
    pytest.importorskip("matplotlib", reason="needs toque[plot]")
    (tmp_path / "games-2.svg").mkdir()
    files = ("--plot", str(tmp_path / "games.svg"))
    told = toque("arena", "banquet", "--seats", "greedy,random", "--players", "2..3", *SHORT, "--json", *files)

    assert told.code == 1
    assert [json.loads(line)["players"] for line in told.out.splitlines()] == [2, 3]


@pytest.mark.parametrize("typed", ["many", "4..2", "2..", "..4", "2..3..4", "2.5"])
def test_what_is_no_number_of_players_is_refused(toque, typed):
    told = toque("arena", "banquet", "--seats", "greedy,random", "--players", typed, *SHORT)

    assert told.code == 2
    assert f"{typed!r} is neither a number nor a range" in told.err


@pytest.mark.parametrize("typed", ["2..5", "1..4", "2..999999999999", "999999999999"])
def test_what_the_game_cannot_seat_is_refused_before_a_game_is_played(toque, typed):
    told = toque("arena", "banquet", "--seats", "greedy,random", "--players", typed, *SHORT)

    assert (told.code, told.out) == (1, "")
    assert "2 to 4" in told.err


def test_an_arena_goes_on_where_it_was(toque, tmp_path):
    path = tmp_path / "results.jsonl"
    arguments = ("arena", "banquet", "--seats", "greedy,random", "--processes", "1", "--json", "--resume", str(path))
    toque(*arguments, "--games", "4")
    before = path.read_bytes()
    told = toque(*arguments, "--games", "6")

    assert json.loads(told.out)["games"] == 6
    assert path.read_bytes().startswith(before)
    assert path.read_bytes().count(b"\n") == 7


@pytest.mark.parametrize("typed", [("--ray", "banquet"), ("banquet", "--ray", "")])
def test_a_game_is_not_taken_for_the_address_of_a_cluster(toque, typed):
    told = toque("arena", *typed, "--seats", "greedy,random", *SHORT)

    assert told.code == 2
    assert "is no address: name the game first, and --ray after it" in told.err


def test_a_cluster_has_processes_of_its_own(toque):
    told = toque("arena", "banquet", "--seats", "greedy,random", "--ray", "--processes", "1")

    assert told.code == 2
    assert "--processes is for this machine alone" in told.err


@pytest.mark.parametrize(
    "typed",
    [
        ("arena", "banquet", "--seats", "greedy,random", "--games"),
        ("arena", "banquet", "--seats", "greedy,random", "--processes"),
        ("hint", "match.toque", "--threads"),
    ],
)
def test_more_than_a_machine_can_hold_is_refused(toque, typed):
    for number in ("0", "999999999999999999"):
        told = toque(*typed, number)

        assert told.code == 2
        assert f"{number} is not in the range" in told.err


@pytest.mark.parametrize(("name", "magic"), [("ladder.png", b"\x89PNG"), ("ladder.svg", b"<?xml")])
def test_a_plot_is_drawn(toque, tmp_path, name, magic):
    pytest.importorskip("matplotlib", reason="needs toque[plot]")
    path = tmp_path / name
    told = toque("arena", "banquet", "--seats", "greedy,random", *SHORT, "--plot", str(path))

    assert told.code == 0
    assert path.read_bytes().startswith(magic)


def test_where_no_plot_can_be_drawn_the_result_is_told_all_the_same(toque, tmp_path):
    pytest.importorskip("matplotlib", reason="needs toque[plot]")
    (tmp_path / "taken.png").symlink_to(tmp_path / "nowhere" / "taken.png")
    told = toque(
        "arena", "banquet", "--seats", "greedy,random", *SHORT, "--json", "--plot", str(tmp_path / "taken.png")
    )

    assert told.code == 1
    assert json.loads(told.out)["games"] == 4
    assert told.err.startswith(f"toque: {tmp_path / 'taken.png'}: No such file")


def test_levels_can_be_named_wherever_a_seat_is_filled(toque):
    for level in LEVEL_NAMES[:4]:
        told = toque("simulate", "banquet", "--games", "1", "--seats", f"{level},random", "--json")
        assert json.loads(told.out)["seats"][0]["player"] == level
    assert toque("play", "banquet", "--seats", "beginner,easy", "--no-save").code == 0


def test_a_hint_names_candidates_and_chances(toque, saved):
    told = toque("hint", str(saved), "--at", "12", "--iterations", "100")

    assert told.code == 0
    assert "After ply 12: " in told.out
    assert "100 iterations" in told.out


def test_a_hint_thinks_as_long_as_the_level_does(toque, saved):
    for level in ("beginner", "easy", "medium"):
        found = json.loads(toque("hint", str(saved), "--at", "12", "--level", level, "--json").out)
        assert found["iterations"] == budget_of(load("banquet"), level).iterations


def test_a_hint_as_json_can_be_read_by_a_program(toque, saved):
    arguments = ("hint", str(saved), "--at", "12", "--iterations", "100", "--level", "medium", "--json")
    told = toque(*arguments)
    found = json.loads(told.out)

    assert (found["game"], found["ply"], found["level"], found["iterations"]) == ("banquet", 12, "medium", 100)
    assert {"action", "words", "visits", "share", "worth", "points", "chances"} == set(found["candidates"][0])
    assert found["candidates"] == json.loads(toque(*arguments).out)["candidates"]


def test_a_hint_says_that_the_file_is_cut_off(toque, saved):
    lines = saved.read_bytes().splitlines(keepends=True)
    saved.write_bytes(b"".join(lines[:20]) + lines[20][:10])
    told = toque("hint", str(saved), "--iterations", "50", "--json")

    assert told.code == 1
    assert json.loads(told.out)
    assert told.err.startswith("toque: the last line of the file is cut off")
    assert toque("hint", str(saved), "--iterations", "50", "--at", "5").code == 0


def test_the_bench_measures_the_search_beside_openspiels(toque):
    pytest.importorskip("pyspiel", reason="needs toque[openspiel]")
    told = toque("bench", "banquet", "--search", "--seconds", "0.05", "--players", "2", "--json")
    ours, *theirs = map(json.loads, told.out.splitlines())

    assert (ours["game"], ours["players"]) == ("banquet", 2)
    assert ours["simulations_per_second"] > 0
    assert ours["full_simulations_per_second"] > 0
    assert ours["random_game_length"] > 36
    assert [each["openspiel"]["game"] for each in theirs] == [*OPENSPIEL_GAMES, *OPENSPIEL_HIDDEN]
    assert [each["openspiel"]["search"] for each in theirs] == ["MCTS"] * 4 + ["IS-MCTS"] * 4
    assert all(each["openspiel"]["simulations_per_second"] > 0 for each in theirs)


def test_the_bench_measures_a_batch(toque):
    told = toque("bench", "banquet", "--batch", "--seconds", "0.05", "--players", "2", "--games", "50", "--json")
    speed = json.loads(told.out)

    assert (speed["game"], speed["players"], speed["device"], speed["threads"]) == ("banquet", 2, "cpu", 1)
    assert speed["games"] == 50
    assert min(speed[f"{what}_per_second"] for what in ("decisions", "steps", "observed_steps")) > 0


def test_the_bench_measures_our_games_beside_others_in_their_interfaces(toque):
    told = toque("bench", "banquet", "--peers", "--seconds", "0.05", "--players", "2", "--json")

    speeds = [json.loads(line) for line in told.out.splitlines()]
    assert {speed["interface"] for speed in speeds} >= {"OpenSpiel", "PettingZoo"}
    for interface in ("OpenSpiel", "PettingZoo"):
        ours, *rest = [speed for speed in speeds if speed["interface"] == interface and speed["whose"] == "Toque"]
        theirs = [speed for speed in speeds if speed["interface"] == interface and speed["whose"] != "Toque"]
        fastest = max(speed["decisions_per_second"] for speed in theirs)
        assert (ours["game"], rest) == ("banquet", [])
        assert ours["decisions_per_second"] > 0
        assert ours["ratio"] == (pytest.approx(ours["decisions_per_second"] / fastest, abs=0.01) if fastest else None)
        assert all(speed["problem"] or speed["decisions_per_second"] > 0 for speed in theirs)


def test_the_bench_of_peers_says_who_is_missing_and_what_cannot_be_measured(toque):
    told = toque("bench", "banquet", "--peers", "--seconds", "0.01", "--players", "2")

    assert "times their fastest" in told.out
    assert "not installed: " in told.out


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ("--batch --search", "--search: goes without --batch: one thing is measured at a time"),
        ("--peers --api", "--api: goes without --peers: one thing is measured at a time"),
        ("--search --mode gpu", "--search: goes with --mode native or plain"),
        ("--batch --mode plain", "--batch: goes with --mode native or gpu"),
        ("--peers --mode plain", "--peers: goes with --mode native"),
        ("--api --mode gpu", "--api: goes with --mode native or plain"),
        ("--threads 2", "--threads: goes with --batch"),
        ("--search --games 9", "--games: goes with --batch"),
        ("--batch --mode gpu --threads 2", "--threads: is of the processor"),
    ],
)
def test_the_bench_takes_nothing_that_it_would_not_look_at(toque, arguments, says):
    told = toque("bench", "banquet", *arguments.split())

    assert told.code == 2
    assert says in " ".join(told.err.replace("│", " ").split()).replace("'", "")


def test_a_batch_is_verified_from_the_command_line(toque):
    told = toque("batch", "verify", "banquet", "--games", "5", "--players", "2")

    assert told.code == 0
    assert "equal to one game at a time" in told.out


def test_the_bench_measures_nothing_where_one_of_the_games_has_no_such_option(toque):
    told = toque("bench", "--search", "--option", "gourmet=true")

    assert (told.code, told.out) == (1, "")
    assert "no option is called 'gourmet'" in told.err


def test_the_bench_says_where_openspiel_is_not_installed(toque, monkeypatch):
    monkeypatch.setitem(__import__("sys").modules, "pyspiel", None)
    told = toque("bench", "banquet", "--search", "--seconds", "0.05", "--players", "2")

    assert told.code == 0
    assert "OpenSpiel is not installed" in told.out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("arena", "chess", "--seats", "hard,greedy"), "no game is called 'chess'"),
        (("arena", "banquet", "--seats", "hard,robot"), "no seat can be 'robot'; it can be: random, greedy, beginner"),
        (("arena", "banquet", "--seats", "hard,human"), "no seat can be 'human'"),
        (("arena", "banquet", "--seats", "hard"), "Banquet Royal is for 2 to 4 players, not 1"),
        (("arena", "banquet", "--seats", "hard", "--players", "5"), "Banquet Royal is for 2 to 4 players, not 5"),
        (("arena", "banquet", "--seats", "a,b,c", "--players", "2"), "no seat can be 'a'"),
        (
            ("arena", "banquet", "--seats", "easy,easy,easy", "--players", "2"),
            "3 seats are named for 2 players",
        ),
        (("arena", "banquet", "--seats", "easy,hard", "--plot", "x.pdf"), "a plot is a .png or .svg file, not 'x.pdf'"),
        (
            ("arena", "banquet", "--seats", "easy,hard", "--resume", "/nowhere/at/all"),
            "/nowhere/at/all: No such file or directory",
        ),
        (("arena", "banquet", "--seats", "easy,hard", "--option", "x=y"), "no option is called 'x'"),
        (("hint", "/nowhere/at/all.toque"), "/nowhere/at/all.toque: No such file or directory"),
    ],
)
def test_bad_input_gets_one_clear_line(toque, arguments, message):
    told = toque(*arguments)

    assert told.code == 1
    assert told.err.startswith(f"toque: {message}")
    assert told.err.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ((), "the match is over: there is nothing to decide"),
        (("--at", "9999"), "there is no ply 9999"),
        (("--at", "12", "--level", "grandmaster"), "no level is called 'grandmaster'; there are: beginner, easy"),
        (("--at", "12", "--iterations", "0"), "a bot needs at least one iteration"),
        (("--at", "12", "--seconds", "0"), "a bot needs at least one iteration, and more than no time, to think"),
        (("--at", "12", "--seconds", "nan"), "a bot needs at least one iteration"),
        (("--at", "12", "--seat", "7"), "there is no player 7: the match has 2"),
    ],
)
def test_a_hint_that_cannot_be_given_gets_one_clear_line(toque, saved, arguments, message):
    told = toque("hint", str(saved), *arguments)

    assert told.code == 1
    assert told.err.startswith(f"toque: {message}")
    assert told.err.count("\n") == 1


def test_only_who_must_decide_gets_a_hint(toque, saved):
    told = [toque("hint", str(saved), "--at", "12", "--seat", str(seat), "--iterations", "9") for seat in (1, 2)]

    assert sorted(each.code for each in told) == [0, 1]
    assert "has nothing to decide here" in "".join(each.err for each in told)


@pytest.mark.parametrize("name", NAMES)
def test_levels_meet_in_every_game(toque, name):
    told = toque("arena", name, "--seats", "easy,beginner", "--games", "2", "--processes", "1", "--json")

    assert told.code == 0
    assert sum(json.loads(told.out)["win_share"].values()) == pytest.approx(1)

"""Playing in the terminal: numbers and words, refusals with their rule, taking back, pipes, and being killed."""

import os
import re
import select
import signal
import subprocess
import sys
import time

import pytest

from toque.core.kernel import jit
from toque.core.match import matchfile
from toque.core.match.replay import replay
from toque.games import load

ALWAYS_FIRST = "1\n" * 400


@pytest.fixture
def saved(toque, tmp_path):
    """A whole match, played from a pipe."""
    path = tmp_path / "match.toque"
    told = toque("play", "banquet", "--seed", "5", "--save", str(path), typed=ALWAYS_FIRST)
    assert told.code == 0
    return path


def test_a_whole_game_is_played_from_a_pipe(toque, tmp_path):
    told = toque("play", "banquet", "--seed", "5", "--save", str(tmp_path / "m.toque"), typed=ALWAYS_FIRST)

    assert told.code == 0
    assert "All spaces are filled: the banquet is over." in told.out
    assert re.search(r"1\. (Greedy 2|Player 1)", told.out)
    assert f"Saved as {tmp_path / 'm.toque'}" in told.out


def test_bots_can_play_by_themselves(toque):
    told = toque("play", "banquet", "--seats", "greedy,random,greedy", "--no-save")

    assert told.code == 0
    assert "the banquet is over" in told.out


def test_the_same_seed_lays_the_same_table(toque):
    told = [toque("play", "banquet", "--seed", "5", "--no-save", typed="quit\n").out for _ in range(2)]

    assert told[0] == told[1]
    assert told[0] != toque("play", "banquet", "--seed", "6", "--no-save", typed="quit\n").out


def test_a_refused_move_names_its_rule_and_a_question_mark_reads_it(toque):
    typed = "ready\nplace burger A1\n?\n? B10\nquit\n"
    told = toque("play", "banquet", "--seats", "human,greedy", "--seed", "4", "--no-save", typed=typed)

    assert "Place a burger on A1: that is not allowed. A cloche stands on that space" in told.out
    assert "Type ? to read rule B9." in " ".join(told.out.split())
    assert "A space under a cloche is not free for placing" in told.out
    assert "A dish no longer in the kitchen cannot be chosen" in told.out


def test_words_and_numbers_both_choose(toque, tmp_path):
    path = tmp_path / "words.toque"
    typed = "ready\nplace burger C3\npass\nquit\n"
    toque("play", "banquet", "--seats", "human,human", "--seed", "4", "--save", str(path), typed="ready\n" + typed)

    match = replay(matchfile.read(path), load)

    assert [match.game.text("en").action(match.game.decode_action(ply.action)) for ply in match.plies[2:]] == [
        "Place a burger on C3",
        "End your turn without a menu",
    ]


def test_a_ply_can_be_taken_back(toque):
    typed = "ready\nready\nplace burger C3\nundo\nundo\nplace salad C3\nquit\n"
    told = toque("play", "banquet", "--seats", "human,human", "--seed", "4", "--no-save", typed=typed)

    assert told.out.count("Taken back.") == 1
    assert "That cannot be taken back" in told.out
    assert "places a green salad on C3" in told.out


def test_nonsense_is_answered_kindly(toque):
    typed = "\n99\ndance\nhelp\n?\n? B77\nscore\nboard\nback\nquit\n"
    told = toque("play", "banquet", "--no-save", typed=typed)

    assert told.code == 0
    assert "There is no choice 99" in told.out
    assert "I do not understand that; help says what can be typed." in told.out
    assert "Banquet Royal has no rule 'B77'" in told.out
    assert "Goodbye." in told.out


def test_a_match_is_played_in_french(toque):
    typed = "prêt\nready\nready\naide\nscore\nposer burger C3\n? B9\n99\nquitter\n"
    table = ("--seats", "human,human", "--seed", "4", "--no-save")
    told = toque("play", "banquet", "--language", "fr", *table, typed=typed)

    assert told.code == 0
    assert ": Pose un plat ou ta toque" in told.out
    assert "Je ne comprends pas ; aide dit ce qu'on peut taper." in told.out.replace("\u00a0", " ")
    assert "Valide un menu, défausses-en un" in told.out
    assert "Une case sous cloche n'est pas libre" in told.out
    assert "Au revoir." in told.out


def test_the_language_is_that_of_the_machine_and_english_words_are_understood_in_all(toque, monkeypatch):
    monkeypatch.setenv("LC_ALL", "nl_BE.UTF-8")
    typed = "help\nready\nready\nplace burger C3\npass\nquit\n"
    told = toque("play", "banquet", "--seats", "human,human", "--seed", "4", "--no-save", typed=typed)

    assert told.code == 0
    assert "Typ het nummer van een keuze" in told.out
    assert " legt een burger op C3." in told.out
    assert "Tot ziens." in told.out


def test_a_language_that_we_do_not_have_is_said_so(toque):
    told = toque("play", "banquet", "--language", "de", "--no-save")

    assert told.code == 2
    assert "'de' is not one of 'en', 'fr', 'nl'" in told.err


def test_markup_that_is_typed_is_not_obeyed(toque):
    told = toque("play", "banquet", "--no-save", typed="[/bold]\n? [/red]\nquit\n")

    assert told.code == 0


def test_input_that_ends_early_says_so_and_keeps_the_match(toque, tmp_path):
    path = tmp_path / "early.toque"
    told = toque("play", "banquet", "--seed", "4", "--save", str(path), typed="ready\n")

    assert told.code == 1
    assert told.err == f"toque: The input ended before the match did. What was played is saved as {path}\n"
    assert replay(matchfile.read(path), load).plies


def test_a_saved_match_is_never_overwritten(toque, saved):
    before = saved.read_bytes()
    told = toque("play", "banquet", "--save", str(saved), typed=ALWAYS_FIRST)

    assert told.code == 1
    assert told.err == f"toque: {saved}: File exists\n"
    assert saved.read_bytes() == before


@pytest.mark.skipif(sys.platform == "win32", reason="limits on file sizes are for POSIX")
def test_a_full_disk_is_said_in_one_line_and_what_was_written_stays(tmp_path):
    import resource

    path = tmp_path / "full.toque"
    told = subprocess.run(
        [sys.executable, "-m", "toque", "play", "banquet", "--seats", "greedy,greedy", "--save", str(path)],
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (1500, 1500)),
        env={**os.environ, "TOQUE_CACHE_DIR": str(jit.cache_root())},
        capture_output=True,
        text=True,
        check=False,
    )

    assert told.returncode == 1
    assert told.stderr == f"toque: {path}: File too large\n"
    assert len(replay(matchfile.read(path), load).plies) > 5


def test_a_person_never_sees_another_hand(toque):
    """With two people at one screen, what one draws is not told to the other."""
    typed = "ready\nready\nplace burger C3\n1\nquit\n"
    told = toque("play", "banquet", "--seats", "human,human", "--seed", "4", "--no-save", typed=typed)

    assert "discards" in told.out
    assert "draws a menu with" in told.out
    assert "You draw" not in told.out


def test_a_saved_match_is_told_again(toque, saved):
    told = toque("replay", str(saved))

    assert told.code == 0
    assert "All spaces are filled: the banquet is over." in told.out
    assert "You draw" not in told.out


def test_a_match_is_told_up_to_a_ply_from_a_seat(toque, saved):
    told = toque("replay", str(saved), "--at", "12", "--seat", "1")

    assert told.code == 0
    assert "12. " in told.out
    assert "13. " not in told.out
    assert "You draw" in told.out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--at", "999"), "there is no ply 999: the match has"),
        (("--seat", "3"), "there is no player 3: the match has 2"),
    ],
)
def test_a_ply_or_seat_that_is_not_there_is_said_so(toque, saved, arguments, message):
    told = toque("replay", str(saved), *arguments)

    assert told.code == 1
    assert told.err.startswith(f"toque: {message}")


def test_a_saved_match_is_verified(toque, saved):
    told = toque("verify", str(saved))

    assert told.code == 0
    assert "The seed is the one committed to" in told.out
    assert "plies of Banquet Royal are legal" in told.out
    assert "The match is over." in told.out


def test_a_forged_match_is_not_verified(toque, saved):
    saved.write_bytes(saved.read_bytes().replace(b'"commitment":"', b'"commitment":"0', 1))
    told = toque("verify", str(saved))

    assert told.code == 1
    assert told.err == "toque: the seed in this file is not the one that was committed to at the start\n"


def test_a_cut_off_match_is_told_up_to_its_last_whole_line(toque, saved):
    saved.write_bytes(saved.read_bytes()[:2000])
    for command in ("replay", "verify"):
        told = toque(command, str(saved))

        assert told.code == 1
        assert told.err.startswith("toque: the last line of the file is cut off")
        assert "Points" in told.out


def test_names_with_markup_are_shown_as_they_are(toque, saved):
    saved.write_bytes(saved.read_bytes().replace(b'"Player 1"', b'"[/red]Bob[bold]"', 1))
    for command in ("replay", "verify"):
        told = toque(command, str(saved))

        assert told.code == 0
        assert "[/red]Bob[bold]" in told.out


def test_what_is_shown_can_be_typed(toque):
    for typed in ("place fruit salad C3", "fruit_salad c3", "Place a fruit salad on C3", "PLACE FRUIT SALAD C3"):
        told = toque("play", "banquet", "--seats", "human,human", "--no-save", typed=f"READY\nready\n{typed}\nQuit\n")

        assert "places a fruit salad on C3" in told.out or "End your turn without a menu" in told.out, typed


def test_a_number_too_large_to_mean_anything_is_not_obeyed(toque):
    told = toque("play", "banquet", "--no-save", typed="9" * 5000 + "\nquit\n")

    assert told.code == 0
    assert "I do not understand that" in told.out


def test_a_commitment_to_the_shuffles_is_shown_before_the_first_card(toque, saved):
    told = toque("play", "banquet", "--seed", "5", "--no-save", typed="quit\n")
    committed = matchfile.read(saved).header.commitment

    assert f"The shuffles are committed to: {committed}" in told.out


def test_a_narrow_terminal_is_warned_of(toque, monkeypatch):
    monkeypatch.setattr("tests.cli.run.COLUMNS", "40")
    told = toque("play", "banquet", "--no-save", typed="quit\n")

    assert "The table needs 78 columns" in told.out.replace("\n", " ")


def on_a_terminal(*arguments, typed, size=(60, 110)):
    """All that the command writes to a real terminal while these lines are typed."""
    import fcntl
    import pty
    import struct
    import termios

    pid, terminal = pty.fork()
    if pid == 0:
        os.environ["TERM"] = "xterm-256color"
        os.execv(sys.executable, [sys.executable, "-m", "toque", *arguments])
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", *size, 0, 0))
    written = b""
    for line in [*typed, None]:
        written += _read_until_quiet(terminal)
        if line is not None:
            os.write(terminal, line.encode() + b"\n")
    os.waitpid(pid, 0)
    os.close(terminal)
    return written.decode(errors="replace")


def _read_until_quiet(terminal):
    """Read until the command waits for an answer, or is gone."""
    written = b""
    until = time.monotonic() + 60
    while time.monotonic() < until:
        if select.select([terminal], [], [], 0.3)[0]:
            try:
                written += os.read(terminal, 65_536)
            except OSError:  # the other end is closed
                return written
        elif written.rstrip().endswith((b">", b"screen.")):
            return written
    return written


def outside_secret_screens(written):
    """What stays on the screen and in its history: all but what was on the alternate screen."""
    return re.sub(r"\x1b\[\?1049h.*?(\x1b\[\?1049l|$)", "", written, flags=re.DOTALL)


@pytest.mark.skipif(sys.platform == "win32", reason="pseudo-terminals are for POSIX")
def test_memorised_orders_leave_no_trace_on_the_screen():
    """B7."""
    written = on_a_terminal("play", "banquet", "--seed", "5", "--no-save", typed=["ready", "quit"])
    shown = re.compile(r"\((salad|fruit|charl|burger)\)")

    assert len(shown.findall(written)) == 6
    assert shown.findall(outside_secret_screens(written)) == []
    assert "Place a dish or your toque" in outside_secret_screens(written)


@pytest.mark.skipif(sys.platform == "win32", reason="pseudo-terminals are for POSIX")
def test_people_at_one_screen_hand_it_over_and_leave_no_hand_behind():
    typed = ["", "ready", "", "ready", "", "place burger C3", "1", "", "quit"]
    written = on_a_terminal("play", "banquet", "--seats", "human,human", "--seed", "1", "--no-save", typed=typed)

    assert written.count("it is your turn. Press Enter when only you see the screen.") == 4
    assert "╭" in written, "hands are drawn in frames"
    assert "╭" not in outside_secret_screens(written)
    last_turn = written.rsplit("only you see the screen.", 1)[1]
    assert "places a burger on C3" in last_turn, "the other is told what happened"
    assert "You draw" not in last_turn


@pytest.mark.skipif(os.name == "nt", reason="kill -9 is for POSIX")
def test_a_match_survives_being_killed(tmp_path):
    path = tmp_path / "killed.toque"
    process = subprocess.Popen(
        [sys.executable, "-m", "toque", "play", "banquet", "--save", str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        text=True,
    )
    process.stdin.write("1\n" * 20)
    process.stdin.flush()
    until = time.monotonic() + 60
    while not (path.exists() and path.read_bytes().count(b"\n") > 10) and time.monotonic() < until:
        time.sleep(0.05)
    process.send_signal(signal.SIGKILL)
    process.wait()
    process.stdin.close()

    match = replay(matchfile.read(path), load)

    assert len(match.plies) >= 8
    assert not match.is_over

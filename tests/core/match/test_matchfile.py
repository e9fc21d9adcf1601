"""Match files: whatever is wrong with one is said in one line, and nothing that was whole is lost."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from toque.core.errors import IllegalPly, MatchFileError, SeedMismatch, UnknownGame
from toque.core.kernel import record, rng
from toque.core.match import matchfile
from toque.core.match.match import Match
from toque.core.match.matchfile import MatchWriter
from toque.core.match.replay import replay
from toque.core.match.seed import seed_from_text
from toque.games import load
from toque.games.banquet import GAME


def write_match(path, plies=1000, undo_at=None):
    match = Match(GAME, 2, seed=seed_from_text("file"))
    generator = rng.generator("file")
    with MatchWriter(path, match) as writer:
        while not match.is_over and len(match.plies) < plies:
            seat = GAME.actors(match.state)[0]
            choices = GAME.legal_actions(match.state, seat)
            match.play(seat, choices[int(rng.roll(generator, len(choices)))])
            if len(match.plies) == undo_at and match.undoable(seat):
                match.undo(seat)
                undo_at = None
            writer.update()
        if match.is_over:
            writer.finish()
    return match


@pytest.fixture(scope="module")
def whole(tmp_path_factory):
    path = tmp_path_factory.mktemp("match") / "whole.toque"
    write_match(path)
    return path.read_bytes()


def lines_of(content):
    return [json.loads(line) for line in content.splitlines()]


def joined(lines):
    return b"".join(json.dumps(line).encode() + b"\n" for line in lines)


def replayed(content):
    return replay(matchfile.parse(content), load)


def test_a_match_with_a_take_back_replays(tmp_path):
    match = write_match(tmp_path / "undo.toque", undo_at=5)
    assert any(type(entry).__name__ == "Undo" for entry in match.entries)

    again = replay(matchfile.read(tmp_path / "undo.toque"), load)

    assert record.to_bytes(again.state) == record.to_bytes(match.state)


def test_a_match_can_be_replayed_up_to_any_ply(whole):
    match = replay(matchfile.parse(whole), load, at=7)

    assert len(match.plies) == 7


def test_a_match_being_written_is_readable_up_to_its_last_whole_line(whole):
    lines = whole.splitlines(keepends=True)
    start = len(lines[0]) + len(lines[1])
    for cut in range(start, start + len(lines[2]) + len(lines[3]) + 1):
        file = matchfile.parse(whole[:cut])
        complete = whole[:cut].count(b"\n") - 2

        assert len(replay(file, load).plies) == complete
        assert file.is_cut_off == (not whole[:cut].endswith(b"\n"))


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "this is not a match file: it has no whole line"),
        (b"hello\n", "line 1 is not the header of a match file"),
        (b"\xff\xfe\n", "line 1 is not the header of a match file"),
        (b"[]\n", "line 1 is not the header of a match file"),
        (b"{}\n", "line 1 is not the header of a match file: Object missing required field `toque`"),
    ],
)
def test_what_is_no_match_file_is_said_so(content, message):
    with pytest.raises(MatchFileError, match=message):
        matchfile.parse(content)


def with_header(**changes):
    def change(lines):
        lines[0] |= changes

    return change


def with_line(number, **changes):
    def change(lines):
        lines[number - 1] |= changes

    return change


def with_more(entry):
    return lambda lines: lines.append(entry)


def with_next(number, entry):
    return lambda lines: lines.insert(number, entry)


def without_line(number):
    def change(lines):
        del lines[number - 1]

    return change


@pytest.mark.parametrize(
    ("change", "error", "message"),
    [
        (with_header(toque=2), MatchFileError, "has format 2; this program reads format 1"),
        (with_header(game="chess"), UnknownGame, "no game is called 'chess'"),
        (with_header(rules=99), MatchFileError, "played by version 99 of the rules of Banquet Royal"),
        (with_header(players=9, seats=["x"] * 9), MatchFileError, "line 1: Banquet Royal is for 2 to 4 players, not 9"),
        (with_header(players=3), MatchFileError, "line 1 names 2 seats for 3 players"),
        (with_header(options={"gourmand": True}), MatchFileError, "line 1: unknown options"),
        (with_header(commitment="00"), SeedMismatch, "not the one that was committed to"),
        (with_line(2, seed="zz"), MatchFileError, "line 2: the seed is not hexadecimal"),
        (with_line(2, seed="00" * 32), SeedMismatch, "not the one that was committed to"),
        (without_line(2), MatchFileError, "the seed has not been shown yet"),
        (with_line(3, entry="dance"), MatchFileError, "line 3 cannot be read: Invalid value 'dance'"),
        (with_line(3, action={"do": "dance"}), MatchFileError, r"ply 1 \(line 3\) is no action of Banquet Royal"),
        (with_line(3, seat=7), MatchFileError, "line 3: there is no player 8"),
        (with_header(commitment="é"), SeedMismatch, "not the one that was committed to"),
        (
            with_header(seats=["x" * 41, "y"]),
            MatchFileError,
            "line 1: a player's name has 1 to 40 printable characters",
        ),
        (
            with_header(seats=["\x1b[2J", "y"]),
            MatchFileError,
            "line 1: a player's name has 1 to 40 printable characters",
        ),
        (with_line(2, seed=""), MatchFileError, "line 2: a seed has 32 bytes, not 0"),
        (with_more({"entry": "seed", "seed": "00" * 32}), MatchFileError, "the file shows two different seeds"),
        (with_more({"entry": "resign", "seat": 0}), MatchFileError, "nothing can follow the result"),
        (with_more({"entry": "undo", "seat": 0, "plies": 1, "agreed": True}), MatchFileError, "nothing can follow"),
        (with_next(9, {"entry": "undo", "seat": 99, "plies": 1, "agreed": True}), MatchFileError, "no player 100"),
        (
            with_next(9, {"entry": "undo", "seat": 0, "plies": 99, "agreed": True}),
            MatchFileError,
            "line 10: that cannot",
        ),
        (with_next(9, {"entry": "resign", "seat": 2}), MatchFileError, "line 10: there is no player 3"),
        (with_next(9, {"entry": "resign", "seat": 0}), MatchFileError, "line 11: the match is over"),
        (
            with_next(9, {"entry": "result", "points": [0, 0], "ranks": [1, 1]}),
            MatchFileError,
            "line 10: the result in",
        ),
        (
            with_line(5, action={"do": "place", "piece": "burger", "cell": "A1"}),
            IllegalPly,
            r"ply 3 \(line 5\) is illegal: player \d, «Place a burger on A1»: rule B9 forbids it",
        ),
        (
            with_line(5, action={"do": "place", "piece": "burger", "cell": "Z9"}),
            MatchFileError,
            "no cell is called 'Z9'",
        ),
        (with_line(-1 + 1, points=[99, 0]), MatchFileError, "the result in this file is not what its moves lead to"),
    ],
)
def test_a_spoilt_match_file_says_where_and_why_in_one_line(whole, change, error, message):
    lines = lines_of(whole)
    change(lines)

    with pytest.raises(error, match=message) as raised:
        replayed(joined(lines))

    assert "\n" not in str(raised.value)


def test_an_illegal_ply_carries_its_number_and_rule(whole):
    lines = lines_of(whole)
    lines[4]["action"] = {"do": "place", "piece": "burger", "cell": "A1"}

    with pytest.raises(IllegalPly) as raised:
        replayed(joined(lines))

    assert (raised.value.ply, raised.value.rule) == (3, "B9")


@given(st.binary(max_size=300))
def test_any_bytes_are_a_match_file_or_one_clear_line(content):
    try:
        matchfile.parse(content)
    except MatchFileError as error:
        assert "\n" not in str(error)


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_a_match_file_with_a_spoilt_spot_replays_or_says_one_clear_line(whole, data):
    start = data.draw(st.integers(0, len(whole) - 1))
    length = data.draw(st.integers(0, 20))
    content = whole[:start] + data.draw(st.binary(max_size=20)) + whole[start + length :]
    try:
        replayed(content)
    except (MatchFileError, UnknownGame) as error:
        assert "\n" not in str(error)


@pytest.mark.parametrize("depth", [5_000, 100_000])
@pytest.mark.parametrize("number", [1, 3])
def test_lines_nested_without_end_are_said_so_in_one_line(whole, number, depth):
    lines = whole.splitlines(keepends=True)
    spot = b'"options":{' if number == 1 else b'"action":{'
    lines[number - 1] = lines[number - 1].replace(spot, spot + b'"x":' + b"[" * depth + b"]" * depth + b",", 1)

    with pytest.raises(MatchFileError):
        replayed(b"".join(lines))


def test_a_ply_that_was_taken_back_is_not_counted(tmp_path):
    match = write_match(tmp_path / "undo.toque", undo_at=5)
    file = matchfile.read(tmp_path / "undo.toque")
    assert any(type(entry).__name__ == "Undo" for entry in match.entries)

    for at in (4, 5, 6, 12):
        assert replay(file, load, at).plies == match.plies[:at]


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)


@settings(max_examples=150, deadline=None)
@given(
    number=st.integers(0, 10),
    name=st.sampled_from(["seat", "action", "entry", "plies", "seats", "options", "seed", "commitment", "players"]),
    value=JSON,
)
def test_a_match_file_with_any_value_anywhere_replays_or_says_one_clear_line(whole, number, name, value):
    lines = lines_of(whole)
    lines[number][name] = value
    try:
        replayed(joined(lines))
    except (MatchFileError, UnknownGame) as error:
        assert "\n" not in str(error)

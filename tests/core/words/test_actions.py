from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from toque.core.errors import BadAction
from toque.core.words.actions import ActionSpace, Block
from toque.games import OF_THE_PACKAGE, load

RECORDED = Path(__file__).parent / "actions"
"""All actions in words, a line a number: matches and databases hold these numbers and words."""


class Move(msgspec.Struct, frozen=True):
    row: str
    column: int


class Stop(msgspec.Struct, frozen=True):
    pass


MOVES = Block(0, Move, row="AB", column=range(1, 4))


@pytest.mark.parametrize("name", OF_THE_PACKAGE)
def test_every_action_has_the_number_and_the_words_that_were_recorded(name):
    game = load(name)
    recorded = (RECORDED / f"{name}.jsonl").read_bytes().splitlines()

    assert [msgspec.json.encode(game.decode_action(number)) for number in range(game.action_count)] == recorded
    for number, words in enumerate(recorded):
        assert game.encode_action(msgspec.json.decode(words, type=game.action_type)) == number


def test_the_last_field_of_a_block_changes_fastest():
    space = ActionSpace(7, MOVES, Block(6, Stop))

    assert [space.decode(number) for number in (0, 1, 3)] == [Move("A", 1), Move("A", 2), Move("B", 1)]
    assert space.encode(Move("B", 3)) == 5
    assert space.encode(Stop()) == 6


@pytest.mark.parametrize(("size", "first"), [(7, 5), (8, 6)])
def test_blocks_that_leave_a_gap_or_do_not_fill_the_space_are_refused(size, first):
    with pytest.raises(ValueError, match="not"):
        ActionSpace(size, MOVES, Block(first, Stop))


def test_an_unknown_value_is_named_and_so_is_the_action_of_another_game():
    space = ActionSpace(6, MOVES)

    with pytest.raises(BadAction, match="no column is called 9"):
        space.encode(Move("A", 9))
    with pytest.raises(BadAction, match="Stop"):
        space.encode(Stop())


@pytest.mark.parametrize("name", OF_THE_PACKAGE)
@given(content=st.binary(max_size=60) | st.text(max_size=60).map(str.encode))
def test_any_bytes_are_an_action_or_a_clean_refusal(name, content):
    game = load(name)
    try:
        action = msgspec.json.decode(content, type=game.action_type)
        assert 0 <= game.encode_action(action) < game.action_count
    except (msgspec.MsgspecError, UnicodeDecodeError, BadAction) as error:
        assert str(error)


@pytest.mark.parametrize("name", OF_THE_PACKAGE)
@given(data=st.data())
def test_an_action_with_spoilt_words_is_refused_cleanly(name, data):
    game = load(name)
    words = msgspec.to_builtins(game.decode_action(data.draw(st.integers(0, game.action_count - 1))))
    if len(words) > 1:
        words[data.draw(st.sampled_from(sorted(set(words) - {"do"})))] = data.draw(st.text(max_size=6) | st.integers())
    try:
        number = game.encode_action(msgspec.convert(words, game.action_type))
        assert 0 <= number < game.action_count
    except (msgspec.ValidationError, BadAction) as error:
        assert "\n" not in str(error)

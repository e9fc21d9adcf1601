import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from toque.core.errors import BadAction
from toque.games import NAMES, load


@pytest.mark.parametrize("name", NAMES)
@given(content=st.binary(max_size=60) | st.text(max_size=60).map(str.encode))
def test_any_bytes_are_an_action_or_a_clean_refusal(name, content):
    game = load(name)
    try:
        action = msgspec.json.decode(content, type=game.action_type)
        assert 0 <= game.encode_action(action) < game.action_count
    except (msgspec.MsgspecError, UnicodeDecodeError, BadAction) as error:
        assert str(error)


@pytest.mark.parametrize("name", NAMES)
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

"""The bytes that viewers are sent."""

import json

import msgspec
import pytest

from tests.server.render import wire
from toque.server.protocol import News


@pytest.fixture(scope="module")
def everything():
    return wire.everything()


def test_viewers_are_sent_the_bytes_that_were_recorded():
    """If sentences or messages change on purpose, `python -m tests.server.render.wire` records them anew."""
    assert wire.digests() == json.loads(wire.RECORDED.read_text())


def test_a_message_is_the_encoding_of_what_the_protocol_declares(everything):
    for messages in everything.values():
        for message in messages:
            assert msgspec.json.encode(msgspec.json.decode(message, type=News)) == message


def test_the_recording_holds_every_part_of_a_message(everything):
    parts = {name for messages in everything.values() for message in messages for name in json.loads(message)}

    assert parts == {"type", *News.__struct_fields__} - {"guide"}  # which ordinary tables do not have

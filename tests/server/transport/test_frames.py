"""Frames are cut as RFC 6455 says, however the bytes arrive, and everything else is shown out with a close code."""

from itertools import pairwise

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from toque.server.transport import frames
from toque.server.transport.frames import BadFrame, FrameReader

LARGEST = 70_000


def masked(opcode, payload, *, final=True, mask=b"\x11\x22\x33\x44", reserved=0):
    """A frame as a client sends it, written without the code under test."""
    length = len(payload)
    head = bytes([(0x80 if final else 0) | reserved | opcode])
    if length < 126:
        head += bytes([0x80 | length])
    elif length < 65_536:
        head += bytes([0x80 | 126]) + length.to_bytes(2, "big")
    else:
        head += bytes([0x80 | 127]) + length.to_bytes(8, "big")
    return head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload))


@settings(suppress_health_check=[HealthCheck.too_slow], deadline=None)
@given(
    payloads=st.lists(st.binary(max_size=300), max_size=5),
    cuts=st.lists(st.integers(0, 2000), max_size=8),
    mask=st.binary(min_size=4, max_size=4),
)
def test_messages_arrive_whole_however_the_bytes_are_cut(payloads, cuts, mask):
    stream = b"".join(masked(frames.TEXT, payload, mask=mask) for payload in payloads)
    reader = FrameReader(LARGEST)
    places = sorted({0, len(stream), *(cut for cut in cuts if cut < len(stream))})

    found = [each for start, end in pairwise(places) for each in reader.read(stream[start:end])]

    assert found == [(frames.TEXT, payload) for payload in payloads]


@pytest.mark.parametrize("size", [0, 1, 3, 125, 126, 65_535, 65_536])
def test_every_size_of_length_field_is_read(size):
    payload = bytes(i % 251 for i in range(size))

    assert FrameReader(LARGEST).read(masked(frames.TEXT, payload)) == [(frames.TEXT, payload)]


def test_a_message_in_parts_is_put_together_around_a_ping():
    stream = masked(frames.TEXT, b"one ", final=False) + masked(frames.PING, b"?") + masked(0, b"two")

    found = FrameReader(LARGEST).read(stream)

    assert found == [(frames.CONTINUATION, b""), (frames.PING, b"?"), (frames.TEXT, b"one two")]


@pytest.mark.parametrize(
    ("stream", "code"),
    [
        (b"\x81\x05hello", frames.PROTOCOL_ERROR),
        (masked(frames.TEXT, b"x", reserved=0x40), frames.PROTOCOL_ERROR),
        (masked(0, b"continues nothing"), frames.PROTOCOL_ERROR),
        (masked(3, b"unknown"), frames.PROTOCOL_ERROR),
        (masked(frames.PING, b"x", final=False), frames.PROTOCOL_ERROR),
        (masked(frames.PING, b"x" * 126), frames.PROTOCOL_ERROR),
        (masked(frames.TEXT, b"a", final=False) + masked(frames.TEXT, b"b"), frames.PROTOCOL_ERROR),
        (masked(frames.TEXT, b"x" * (LARGEST + 1))[:20], frames.TOO_LARGE),
        (masked(frames.TEXT, b"x" * LARGEST, final=False) + masked(0, b"x"), frames.TOO_LARGE),
    ],
)
def test_what_is_no_frame_is_shown_out(stream, code):
    with pytest.raises(BadFrame) as bad:
        FrameReader(LARGEST).read(stream)

    assert bad.value.code == code


def test_the_handshake_is_answered_as_the_standard_shows():
    """The example of RFC 6455, section 1.3."""
    assert frames.accept_key(b"dGhlIHNhbXBsZSBub25jZQ==") == b"s3pPLMBiTxaQ9kYGzzhZRbK+xOo="


@pytest.mark.parametrize(
    ("size", "head"),
    [(5, b"\x81\x05"), (126, b"\x81\x7e\x00\x7e"), (65_536, b"\x81\x7f" + (65_536).to_bytes(8, "big"))],
)
def test_frames_of_every_size_are_written(size, head):
    assert frames.text_frames([b"x" * size]) == head + b"x" * size

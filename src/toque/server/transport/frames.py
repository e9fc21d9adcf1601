"""WebSocket frames (RFC 6455), as far as one server needs them: no extensions, whole messages up to a size."""

import base64
import hashlib
from collections.abc import Iterable

CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
FINAL, MASKED = 0x80, 0x80
WHOLE_TEXT = FINAL | TEXT
NORMAL, GOING_AWAY, PROTOCOL_ERROR, NOT_TEXT, POLICY, TOO_LARGE, RESTARTING = 1000, 1001, 1002, 1007, 1008, 1009, 1012
_MAGIC = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"


class BadFrame(Exception):
    """Bytes that are no acceptable frame; `code` is the close code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


def accept_key(key: bytes) -> bytes:
    """The answer to a client's Sec-WebSocket-Key."""
    return base64.b64encode(hashlib.sha1(key + _MAGIC).digest())


def text_frames(messages: Iterable[bytes]) -> bytes:
    """Whole text messages, as a server sends them one after the other."""
    return b"".join([part for message in messages for part in (_head(TEXT, len(message)), message)])


def ping_frame() -> bytes:
    """A ping."""
    return _frame(PING, b"")


def pong_frame(payload: bytes) -> bytes:
    """The answer to a ping."""
    return _frame(PONG, payload)


def close_frame(code: int, reason: str = "") -> bytes:
    """The last frame."""
    return _frame(CLOSE, code.to_bytes(2, "big") + reason.encode()[:123])


def _frame(opcode: int, payload: bytes) -> bytes:
    return _head(opcode, len(payload)) + payload


def _head(opcode: int, length: int) -> bytes:
    if length < 126:
        return bytes((FINAL | opcode, length))
    if length < 1 << 16:
        return bytes((FINAL | opcode, 126)) + length.to_bytes(2, "big")
    return bytes((FINAL | opcode, 127)) + length.to_bytes(8, "big")


class FrameReader:
    """Cuts what a client sends into messages."""

    __slots__ = ("_at", "_buffer", "_largest", "_message", "_message_kind")

    def __init__(self, largest: int) -> None:
        self._largest = largest
        self._buffer = b""
        self._at = 0
        """Where the next frame begins."""
        self._message: bytes | None = None
        """The parts so far of a message in several frames."""
        self._message_kind = TEXT

    def read(self, data: bytes) -> list[tuple[int, bytes]]:
        """Add what has come, and return all complete frames."""
        self.feed(data)
        return list(iter(self.take, None))

    @property
    def is_empty(self) -> bool:
        """Whether nothing is left of what has come."""
        return self._at >= len(self._buffer)

    def feed(self, data: bytes) -> None:
        """Add what has come."""
        self._buffer = self._buffer[self._at :] + data if self._at < len(self._buffer) else data
        self._at = 0

    def take(self) -> tuple[int, bytes] | None:
        """The next frame as (opcode, payload), if one is complete: a message, or control, or an empty CONTINUATION."""
        buffer, at = self._buffer, self._at
        if not at and self._message is None and len(buffer) > 5 and buffer[0] == WHOLE_TEXT:
            length = buffer[1] - MASKED
            if 0 <= length < 126 and len(buffer) == length + 6:  # one short text and nothing else: nearly always so
                self._buffer = b""
                return TEXT, _unmasked(buffer, 2, length + 6)
        start, end = self._bounds(buffer, at)
        if end < 0 or end > len(buffer):
            return None
        self._at = end
        return self._whole(buffer[at], _unmasked(buffer, start, end))

    def _bounds(self, buffer: bytes, at: int) -> tuple[int, int]:
        """The index of a frame's mask and of its end; (0, -1) if its head is not complete."""
        have = len(buffer) - at
        if have < 2:
            return 0, -1
        length = buffer[at + 1] & 0x7F
        if not buffer[at + 1] & MASKED or buffer[at] & 0x70:
            raise BadFrame(PROTOCOL_ERROR)
        start = at + 2
        if length > 125:
            if buffer[at] & 0x08:
                raise BadFrame(PROTOCOL_ERROR)  # control frames are short
            size = 2 if length == 126 else 8
            if have < 2 + size:
                return 0, -1
            length = int.from_bytes(buffer[start : start + size], "big")
            start += size
        if length > self._largest:
            raise BadFrame(TOO_LARGE)
        return start, start + 4 + length

    def _whole(self, head: int, payload: bytes) -> tuple[int, bytes]:
        opcode = head & 0x0F
        is_final = bool(head & FINAL)
        if opcode >= CLOSE:
            if opcode > PONG or not is_final:
                raise BadFrame(PROTOCOL_ERROR)
            return opcode, payload
        if opcode == CONTINUATION:
            if self._message is None:
                raise BadFrame(PROTOCOL_ERROR)
            payload = self._message + payload
        elif opcode > BINARY or self._message is not None:
            raise BadFrame(PROTOCOL_ERROR)
        else:
            self._message_kind = opcode
        if len(payload) > self._largest:
            raise BadFrame(TOO_LARGE)
        self._message = None if is_final else payload
        return (self._message_kind, payload) if is_final else (CONTINUATION, b"")


def _unmasked(buffer: bytes, start: int, end: int) -> bytes:
    """A client's payload: every byte exclusive-or the mask, done as one big number."""
    length = end - start - 4
    mask = buffer[start : start + 4]
    key = int.from_bytes((mask * (length // 4 + 1))[:length], "little")
    return (int.from_bytes(buffer[start + 4 : end], "little") ^ key).to_bytes(length, "little")

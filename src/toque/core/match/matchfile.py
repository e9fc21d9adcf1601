"""Match files (`.toque`): JSON lines, a header and then the log; readable up to the last whole line."""

from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import IO

import msgspec

from toque.core.errors import MatchFileError
from toque.core.match.entries import FORMAT, AnyEntry, Header, Seed
from toque.core.match.match import Match
from toque.core.match.seed import SEED_BYTES

LONGEST_NAME = 40
UNREADABLE = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)
"""The errors of the decoder for lines that are no JSON, or of the wrong form."""

_HEADER = msgspec.json.Decoder(Header)
_ENTRY: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


@dataclass(frozen=True)
class MatchFile:
    """The content of a match file; nothing of it has been played yet."""

    header: Header
    entries: list[tuple[int, AnyEntry]]
    """The entries, each with its line number."""
    is_cut_off: bool
    """Whether the last line is not whole, because the program that wrote it was stopped."""

    def check_whole(self) -> None:
        """Raise if the last line is not whole; errors in the lines above come first."""
        if self.is_cut_off:
            raise MatchFileError(
                "the last line of the file is cut off: the program was stopped while it wrote; what is above is whole"
            )

    @property
    def seed(self) -> bytes:
        """The seed; a match that is not over may keep it secret."""
        shown = {self._read_seed(line, entry.seed) for line, entry in self.entries if isinstance(entry, Seed)}
        if not shown:
            raise MatchFileError("the seed has not been shown yet, so the shuffles cannot be replayed")
        if len(shown) > 1:
            raise MatchFileError("the file shows two different seeds")
        return shown.pop()

    @staticmethod
    def _read_seed(line: int, text: str) -> bytes:
        try:
            seed = bytes.fromhex(text)
        except ValueError:
            raise MatchFileError(f"line {line}: the seed is not hexadecimal") from None
        if len(seed) != SEED_BYTES:
            raise MatchFileError(f"line {line}: a seed has {SEED_BYTES} bytes, not {len(seed)}")
        return seed


class MatchWriter:
    """Writes a match while it is played: every entry is a whole line on disk before anything else happens.

    If `hides_seed`, the seed is written at the end only: nobody can look up in the file what lies hidden on the table.
    """

    def __init__(self, path: Path, match: Match, *, hides_seed: bool = False) -> None:
        self.match = match
        self._has_seed = False
        self._written = 0
        self._path = path
        try:
            self._file: IO[bytes] = path.open("xb")  # never over another match
        except OSError as error:
            raise MatchFileError(f"{path}: {error.strerror}") from None
        self._write(match.header)
        if not hides_seed:
            self.show_seed()

    def __enter__(self) -> "MatchWriter":
        return self

    def __exit__(self, *failure: object) -> None:
        self.close()

    def close(self) -> None:
        """Close the file."""
        with suppress(OSError):  # a full disk has been told when the line was written
            self._file.close()

    def update(self) -> None:
        """Write what has been played since the last time."""
        for entry in self.match.entries[self._written :]:
            self._write(entry)
        self._written = len(self.match.entries)

    def finish(self) -> None:
        """Write what is left, and the result."""
        self.update()
        self.show_seed()
        self._write(self.match.result())

    def show_seed(self) -> None:
        """Write the seed, unless it is there."""
        if not self._has_seed:
            self._write(Seed(self.match.seed.hex()))
        self._has_seed = True

    def _write(self, line: Header | AnyEntry) -> None:
        try:
            self._file.write(msgspec.json.encode(line) + b"\n")
            self._file.flush()
        except OSError as error:
            raise MatchFileError(f"{self._path}: {error.strerror}") from None


def whole(match: Match) -> bytes:
    """The file of a finished match."""
    return so_far(match) + msgspec.json.encode(match.result()) + b"\n"


def so_far(match: Match) -> bytes:
    """The file of a match that is not over."""
    lines = [match.header, Seed(match.seed.hex()), *match.entries]
    return b"".join(msgspec.json.encode(line) + b"\n" for line in lines)


def read(path: Path) -> MatchFile:
    """Read a match file; errors name their line."""
    try:
        content = path.read_bytes()
    except OSError as error:
        raise MatchFileError(f"{path}: {error.strerror}") from None
    return parse(content)


def parse(content: bytes) -> MatchFile:
    """Read the bytes of a match file."""
    *lines, rest = content.split(b"\n")
    if not lines:
        raise MatchFileError("this is not a match file: it has no whole line")
    header = _parse_header(lines[0])
    entries = [(number, _parse_entry(number, line)) for number, line in enumerate(lines[1:], start=2)]
    return MatchFile(header, entries, is_cut_off=bool(rest))


def _parse_header(line: bytes) -> Header:
    try:
        header = _HEADER.decode(line)
    except UNREADABLE as error:
        raise MatchFileError(f"line 1 is not the header of a match file: {_one_line(error)}") from None
    for name in header.seats:
        if not name.isprintable() or not 0 < len(name) <= LONGEST_NAME:
            raise MatchFileError(f"line 1: a player's name has 1 to {LONGEST_NAME} printable characters")
    if header.toque != FORMAT:
        raise MatchFileError(f"this match file has format {header.toque}; this program reads format {FORMAT}")
    return header


def _parse_entry(number: int, line: bytes) -> AnyEntry:
    try:
        return _ENTRY.decode(line)
    except UNREADABLE as error:
        raise MatchFileError(f"line {number} cannot be read: {_one_line(error)}") from None


def _one_line(error: Exception) -> str:
    return " ".join(str(error).split())

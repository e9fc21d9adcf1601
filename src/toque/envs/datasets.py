"""Files of decisions (Parquet): written by `toque simulate --export`, read by `load`. A row a decision.

COLUMNS says what each column holds. The file's metadata say which games they are.
"""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple, Self

import msgspec
import numpy as np

from toque import __version__
from toque.core.errors import DatasetError
from toque.core.game import Game, Score
from toque.core.types import ActionNumber, Foreign, Plain, Seat, State
from toque.core.words.layout import NUMBER
from toque.envs import missing
from toque.envs.episode import MASK, rewards_of
from toque.games import load as load_game

try:
    import pyarrow as pa
    import pyarrow.parquet as pq
except ImportError:
    raise missing("pyarrow", "datasets") from None

FORMAT = 1
KEY = b"toque"
"""The key of the file's metadata that holds a `Source` as JSON."""
ROWS_KEPT = 8192
"""Decisions that wait to be written together."""


class Column(NamedTuple):
    """One column."""

    name: str
    type: Foreign
    says: str


COLUMNS = (
    Column("game", pa.int32(), "number of the game in the file, from 0"),
    Column("ply", pa.int32(), "number of the decision in the game, from 0"),
    Column("seat", pa.int8(), "who decided"),
    Column("player", pa.dictionary(pa.int8(), pa.string()), "the bot on that seat"),
    Column("phase", pa.dictionary(pa.int8(), pa.string()), "which kind of decision"),
    Column("options", pa.dictionary(pa.int8(), pa.string()), "the options of the table, as JSON"),
    Column("observation", pa.list_(pa.int16()), "what the seat knew, as numbers: see observations.md"),
    Column("legal", pa.list_(pa.int16()), "the numbers of all legal actions, ascending"),
    Column("action", pa.int16(), "the number of the action that was chosen"),
    Column("words", pa.string(), "the same as JSON, as match files have it"),
    Column("chance", pa.float32(), "how likely that choice was; null if the bot does not choose by chance"),
    Column("points", pa.int32(), "the seat's points at the end of the game"),
    Column("rank", pa.int8(), "the seat's rank at the end; winners have 1"),
    Column("reward", pa.float32(), "the share of rivals beaten less the share of better ones"),
    Column("end_reason", pa.dictionary(pa.int8(), pa.string()), "why the game ended"),
)


class Kind(msgspec.Struct, frozen=True):
    """The part of the metadata that every format has."""

    format: int


class Source(Kind, frozen=True):
    """The games of a file: how they were set up and played."""

    toque: str
    """The version of the program."""
    game: str
    rules: int
    pack: str
    players: int
    seats: list[str]
    options: dict[str, Plain]
    seed: str


class DatasetWriter:
    """Writes games while they are played; a game that is not finished leaves no row."""

    def __init__(self, path: Path, game: Game, seats: list[str], options: msgspec.Struct, seed: str) -> None:
        self.game, self.seats = game, seats
        self.options = json.dumps(msgspec.to_builtins(options))
        source = Source(
            format=FORMAT,
            toque=__version__,
            game=game.name,
            rules=game.rules_version,
            pack=game.pack_digest,
            players=len(seats),
            seats=seats,
            options=msgspec.to_builtins(options),
            seed=seed,
        )
        self._numbers = game.array(game.observation_size)
        self._rows: list[dict[str, Plain]] = []
        self._running: list[dict[str, Plain]] = []
        self._games = 0
        fields = [pa.field(column.name, column.type, metadata={"says": column.says}) for column in COLUMNS]
        self._schema = pa.schema(fields, metadata={KEY: msgspec.json.encode(source)})
        try:
            self._file = path.open("xb")  # never over another file
        except OSError as error:
            raise DatasetError(f"{path}: {error.strerror}") from None
        self._writer = pq.ParquetWriter(self._file, self._schema, compression="zstd")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *failure: object) -> None:
        self.close()

    def decided(self, state: State, seat: Seat, action: ActionNumber, chance: float | None) -> None:
        """Note a decision; the result is added at the end of the game."""
        game = self.game
        game.observe(state, seat, self._numbers)
        self._running.append(
            {
                "game": self._games,
                "ply": len(self._running),
                "seat": seat,
                "player": self.seats[seat],
                "phase": game.phases[int(state.phase)],
                "options": self.options,
                "observation": np.array(self._numbers, NUMBER),
                "legal": game.legal_actions(state, seat),
                "action": action,
                "words": msgspec.json.encode(game.decode_action(action)).decode(),
                "chance": chance,
            }
        )

    def finished(self, scores: list[Score], end_reason: str) -> None:
        """Add the result to the game's decisions."""
        rewards = rewards_of(scores, "rank")
        for row in self._running:
            score = scores[row["seat"]]
            ended = {"points": score.total, "rank": score.rank, "reward": rewards[score.seat], "end_reason": end_reason}
            self._rows.append(row | ended)
        self._running = []
        self._games += 1
        if len(self._rows) >= ROWS_KEPT:
            self._write()

    def _write(self) -> None:
        with self._naming_the_file():
            self._writer.write_table(pa.Table.from_pylist(self._rows, self._schema))
        self._rows = []

    def close(self) -> None:
        """Write the rest; decisions of unfinished games are dropped."""
        with self._naming_the_file(), self._file:
            if self._rows:
                self._write()
            self._writer.close()

    @contextmanager
    def _naming_the_file(self) -> Iterator[None]:
        try:
            yield
        except OSError as error:
            raise DatasetError(f"{self._file.name}: {error.strerror or error}") from None


class Dataset:
    """The decisions of a file."""

    def __init__(self, table: Foreign, source: Source) -> None:
        self.table, self.source = table, source
        self.game = load_game(source.game)

    def __len__(self) -> int:
        return int(self.table.num_rows)

    def check(self, path: Path | str) -> None:
        """Raise if these games were played by other rules, or with other cards."""
        source, game = self.source, self.game
        if source.rules != game.rules_version:
            raise DatasetError(
                f"{path} was played by version {source.rules} of the rules of {game.title}; "
                f"this program has {game.rules_version}"
            )
        if source.pack != game.pack_digest:
            raise DatasetError(f"{path} was played with other cards than are loaded here")

    def column(self, name: str) -> Foreign:
        """A column as a NumPy array; of `chance`, nulls are NaN."""
        return self.table[name].to_numpy()

    @property
    def observations(self) -> Foreign:
        """int16, a row a decision."""
        flat = self.table["observation"].combine_chunks().flatten().to_numpy()
        return flat.astype(NUMBER, copy=False).reshape(len(self), self.game.observation_size)

    @property
    def fields(self) -> Foreign:
        """The observations by name: `dataset.fields["seats"]["is_there"]`."""
        assert self.game.observation_layout is not None
        return self.game.observation_layout.read(self.observations)

    @property
    def masks(self) -> Foreign:
        """int8, a row a decision: 1 for each legal action."""
        legal = self.table["legal"].combine_chunks()
        masks = np.zeros((len(self), self.game.action_count), MASK)
        rows = np.repeat(np.arange(len(self)), legal.value_lengths().to_numpy())
        masks[rows, legal.flatten().to_numpy()] = 1
        return masks


def load(path: Path | str) -> Dataset:
    """Read a file of decisions."""
    try:
        table = pq.read_table(path)
    except (OSError, pa.ArrowInvalid) as error:
        raise DatasetError(f"{path} cannot be read: {' '.join(str(error).split())}") from None
    raw = (table.schema.metadata or {}).get(KEY)
    if raw is None:
        raise DatasetError(f"{path} is a Parquet file, but not one of `toque simulate --export`")
    try:
        found = msgspec.json.decode(raw, type=Kind).format
        if found != FORMAT:
            raise DatasetError(f"{path} has format {found}; this program reads format {FORMAT}")
        dataset = Dataset(table, msgspec.json.decode(raw, type=Source))
    except msgspec.MsgspecError as error:
        raise DatasetError(f"{path} does not say which games it holds: {error}") from None
    dataset.check(path)
    return dataset

"""Files of decisions: whole, true to the games, and readable again."""

import io
import json
from pathlib import Path

import msgspec
import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from tests.envs.doors import every_name
from toque.bots.arena.simulate import Simulation
from toque.core.errors import DatasetError
from toque.core.kernel import rng
from toque.envs import datasets
from toque.envs.episode import Episode, rewards_of
from toque.games import load


def exported(path, name, seats, games=2, seed="1", **options):
    game = load(name)
    chosen = game.options(**options)
    with datasets.DatasetWriter(path, game, seats, chosen, seed) as writer:
        scores = list(Simulation(game, seats, chosen, seed, writer).run(games))
    return datasets.load(path), scores


@every_name
def test_every_row_is_what_the_game_gave(name, tmp_path):
    data, scores = exported(tmp_path / "games.parquet", name, ["random", "greedy"])
    columns = {column.name: data.column(column.name).tolist() for column in datasets.COLUMNS if column.name != "legal"}
    observations, masks = data.observations, data.masks
    episode = Episode(name, 2)
    reasons = {}
    for row in range(len(data)):
        if columns["ply"][row] == 0:
            generator = rng.generator("simulate", "1", columns["game"][row])
            episode.state = episode.game.new_state(generator, 2, episode.options)
        seat, action = columns["seat"][row], columns["action"][row]
        if len(episode.actors) > 1:
            rng.roll(generator, len(episode.actors))
        assert np.array_equal(observations[row], episode.observe(seat))
        assert np.array_equal(masks[row], episode.mask(seat))
        assert columns["phase"][row] == episode.game.phases[int(episode.state.phase)]
        words = msgspec.json.decode(columns["words"][row], type=episode.game.action_type)
        assert episode.game.encode_action(words) == action
        legal = len(episode.legal_actions(seat))
        assert columns["chance"][row] == pytest.approx(1 / legal) if seat == 0 else np.isnan(columns["chance"][row])
        final = scores[columns["game"][row]]
        assert columns["points"][row] == final[seat].total
        assert columns["rank"][row] == final[seat].rank
        assert columns["reward"][row] == pytest.approx(rewards_of(final, "rank")[seat])
        assert columns["player"][row] == ["random", "greedy"][seat]
        episode.game.apply(episode.state, generator, seat, action)
        if episode.is_over:
            reasons[columns["game"][row]] = episode.game.end_reason(episode.state)

    assert set(reasons) == {0, 1}
    assert columns["end_reason"] == [reasons[number] for number in columns["game"]]


@every_name
def test_to_export_changes_no_game(name, tmp_path):
    for seats in (["random", "random"], ["greedy", "random"]):
        _, scores = exported(tmp_path / f"{seats[0]}.parquet", name, seats, games=3)
        game = load(name)
        assert list(Simulation(game, seats, game.options(), "1").run(3)) == scores


def test_a_file_says_which_games_it_holds(tmp_path):
    path = tmp_path / "games.parquet"
    data, _ = exported(path, "banquet", ["random"] * 3, seed="word", gourmet=True)
    source = data.source

    assert (source.game, source.players, source.seats, source.seed) == ("banquet", 3, ["random"] * 3, "word")
    assert source.options["gourmet"] is True
    assert json.loads(data.column("options")[0]) == source.options
    assert data.fields["gourmet"].all()
    assert (data.fields["seats"]["is_there"].sum(axis=1) == 3).all()
    says = {field.name: field.metadata[b"says"].decode() for field in pq.read_schema(path)}
    assert says == {column.name: column.says for column in datasets.COLUMNS}


def test_a_game_that_was_not_finished_leaves_no_row(tmp_path):
    game = load("banquet")
    path = tmp_path / "games.parquet"
    state = game.new_state(rng.generator("x"), 2)
    with datasets.DatasetWriter(path, game, ["random"] * 2, game.options(), "1") as writer:
        writer.decided(state, 0, game.legal_actions(state, 0)[0], 1.0)

    assert len(datasets.load(path)) == 0
    assert datasets.load(path).masks.shape == (0, game.action_count)


def test_rows_are_written_in_parts(tmp_path, monkeypatch):
    monkeypatch.setattr(datasets, "ROWS_KEPT", 100)
    data, _ = exported(tmp_path / "games.parquet", "banquet", ["random"] * 2, games=5)

    assert pq.ParquetFile(tmp_path / "games.parquet").num_row_groups > 1
    assert data.column("game").tolist() == sorted(data.column("game").tolist())
    assert data.masks[np.arange(len(data)), data.column("action")].all()


def test_a_file_is_never_written_over_another_and_others_are_refused(tmp_path):
    taken = tmp_path / "games.parquet"
    taken.write_text("mine")
    game = load("banquet")

    with pytest.raises(DatasetError, match=r"games\.parquet: File exists"):
        datasets.DatasetWriter(taken, game, ["random"] * 2, game.options(), "1")
    assert taken.read_text() == "mine"
    with pytest.raises(DatasetError, match="cannot be read"):
        datasets.load(taken)
    with pytest.raises(DatasetError, match="cannot be read"):
        datasets.load(tmp_path / "nowhere.parquet")
    other = tmp_path / "other.parquet"
    pq.write_table(pa.table({"a": [1]}), other)
    with pytest.raises(DatasetError, match="not one of `toque simulate --export`"):
        datasets.load(other)


class FullDisk(io.FileIO):
    """A file on a disk that becomes full."""

    def __init__(self, path, room):
        super().__init__(path, "xb")
        self.room = room

    def write(self, content):
        self.room -= len(content)
        if self.room < 0:
            raise OSError(28, "No space left on device")
        return super().write(content)


@pytest.mark.parametrize("missing", [1, 1000])
def test_a_full_disk_is_named_and_the_file_is_closed(tmp_path, monkeypatch, missing):
    """One byte is missing for the end of the file, or more for the decisions as well."""
    exported(tmp_path / "whole.parquet", "banquet", ["random"] * 2)
    room = (tmp_path / "whole.parquet").stat().st_size - missing
    monkeypatch.setattr(Path, "open", lambda path, mode: FullDisk(path, room))
    game = load("banquet")
    writer = datasets.DatasetWriter(tmp_path / "games.parquet", game, ["random"] * 2, game.options(), "1")
    list(Simulation(game, ["random"] * 2, game.options(), "1", writer).run(2))

    with pytest.raises(DatasetError, match=r"games\.parquet: No space left on device"):
        writer.close()
    assert writer._file.closed


def with_source(path, change):
    """The same file with another description of its games."""
    table = pq.read_table(path)
    source = json.loads(table.schema.metadata[datasets.KEY])
    change(source)
    pq.write_table(table.replace_schema_metadata({datasets.KEY: json.dumps(source)}), path)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda source: source.update(format=2, seats=7), "has format 2; this program reads format 1"),
        (
            lambda source: source.update(rules=99),
            "was played by version 99 of the rules of Banquet Royal; this program",
        ),
        (lambda source: source.update(pack="abc"), "was played with other cards"),
        (lambda source: source.update(seats=7), "does not say which games it holds: Expected `array`"),
        (lambda source: source.pop("format"), "does not say which games it holds: .* `format`"),
    ],
)
def test_a_file_of_another_program_is_refused(tmp_path, change, says):
    path = tmp_path / "games.parquet"
    exported(path, "banquet", ["random"] * 2, games=1)
    with_source(path, change)

    with pytest.raises(DatasetError, match=says):
        datasets.load(path)

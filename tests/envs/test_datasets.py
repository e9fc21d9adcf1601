"""Files of decisions: whole, true to the games, and readable again."""

import json

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

    assert episode.is_over
    assert set(columns["game"]) == {0, 1}
    assert set(columns["end_reason"]) == {episode.game.end_reason(episode.state)} or name == "paris"


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

"""The sentences of `core/game.py`, checked by random play on every table."""

import msgspec
import pytest

from tests.every_game.tables import conservation_check, every_game, every_table, some_tables
from toque.core.errors import BadPlayers
from toque.core.kernel import record, rng
from toque.core.kernel.playout import NO_ACTION, NO_LIMIT

LONGEST_GAME = 20_000


@every_table
def test_legal_is_sorted_complete_and_exactly_what_no_rule_refuses(table):
    out = table.game.array(table.game.action_count)
    for state, _ in table.random_positions():
        for seat in range(table.players):
            assert table.game.disagreement(state, seat, out) == -1


@every_table
def test_an_actor_always_has_a_choice_and_nobody_else_has_one(table):
    for state, _ in table.random_positions("choice"):
        actors = table.game.actors(state)
        for seat in range(table.players):
            assert bool(table.game.legal_actions(state, seat)) == (seat in actors)


@every_table
def test_every_component_is_somewhere_at_every_step(table):
    check = conservation_check(table.name)
    for state, _ in table.random_positions("components"):
        check(state)


@every_table
def test_games_end_and_emit_no_more_events_than_the_ring_holds(table):
    before = 0
    for decisions, (state, _) in enumerate(table.random_positions("events")):
        assert decisions < LONGEST_GAME
        assert before <= int(state.event_count) <= before + len(state.events)
        before = int(state.event_count)


@every_table
def test_a_copy_is_independent_of_its_original(table):
    state, generator = table.new()
    before = record.to_bytes(state)
    copy = record.copy(state)

    table.game.play_randomly(copy, generator, table.game.array(table.game.action_count), NO_LIMIT)

    assert record.to_bytes(state) == before
    assert record.to_bytes(copy) != before


@some_tables
def test_a_state_is_its_bytes(table):
    for state, _ in table.random_positions("bytes"):
        raw = record.to_bytes(state)

        assert record.to_bytes(record.from_bytes(table.game.state, raw)) == raw


@every_table
def test_the_lines_of_a_score_add_up_and_the_ranks_follow_the_totals(table):
    for state, _ in table.random_positions("score"):
        scores = table.game.score(state)
        assert [score.seat for score in scores] == list(range(table.players))
        for score in scores:
            assert sum(score.lines.values()) == score.total
            assert score.rank == 1 + sum(other.rank < score.rank for other in scores)
            assert all(other.total <= score.total for other in scores if other.rank > score.rank)


@some_tables
def test_an_observation_has_its_fixed_size_and_small_numbers(table):
    out = record.array(table.game.observation_size + 1)
    out[table.game.observation_size] = 12_345
    for state, _ in table.random_positions("observe"):
        for seat in range(table.players):
            assert table.game.observe(state, seat, out) == table.game.observation_size
            assert out[table.game.observation_size] == 12_345
            assert all(-(2**15) <= int(number) < 2**15 for number in out)


@every_game
def test_every_action_number_has_words_and_comes_back_from_them(game):
    for number in range(game.action_count):
        action = game.decode_action(number)
        told = msgspec.json.decode(msgspec.json.encode(action), type=game.action_type)

        assert game.encode_action(told) == number
        assert game.text("en").action(action)


@every_game
def test_the_words_of_different_actions_differ(game):
    words = [msgspec.json.encode(game.decode_action(number)) for number in range(game.action_count)]

    assert len(set(words)) == game.action_count


@some_tables
def test_every_event_view_and_prompt_can_be_told(table):
    from toque.core.kernel import events

    text = table.game.text("en", [f"N{seat}" for seat in range(table.players)])
    before = 0
    for state, _ in table.random_positions("told"):
        for event in events.since(state, before):
            assert text.event(event)
        before = int(state.event_count)
        for seat in (*range(table.players), None):
            view = table.game.view(state, seat)
            assert text.prompt(view)
            assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view


@every_game
def test_a_game_refuses_numbers_of_players_it_is_not_made_for(game):
    for players in (0, 1, game.max_players + 1):
        with pytest.raises(BadPlayers):
            game.new_state(rng.generator("players"), players)


@some_tables
def test_what_comes_to_mind_first_is_legal_and_of_what_the_seat_knows(table):
    if table.game.rollout_action is None:
        pytest.skip("nothing comes to mind first in this game")
    urges = set()
    for turn, (state, _) in enumerate(table.random_positions("urge")):
        for seat in table.game.actors(state):
            first = table.game.rollout_action(state, seat, rng.generator("urge", turn))
            assert first == NO_ACTION or first in table.game.legal_actions(state, seat)
            table.game.redeal(state_again := record.copy(state), seat, rng.generator("another world", turn))
            assert table.game.rollout_action(state_again, seat, rng.generator("urge", turn)) == first
            urges.add(first)
    assert len(urges) > 2

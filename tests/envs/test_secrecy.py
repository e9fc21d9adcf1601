"""What a seat cannot know changes nothing that any door gives it: the non-interference of `every_game`, door by door.

A world that a seat cannot tell from the true one is put behind the door. All that the seat is given must stay
the same: observations, masks, infos, tensors, strings, buffers.
"""

from typing import Any

import numpy as np
import pyspiel
import pytest

from tests.envs.doors import an_option, every_count
from toque.core.kernel import record, rng
from toque.envs import openspiel
from toque.envs import pettingzoo as pettingzoo_doors
from toque.envs.buffers import BufferEnv
from toque.envs.episode import Episode
from toque.envs.gymnasium import SeatEnv

EVERY = 9
MOST = 260


def positions(name, players):
    """Some positions of a random game, each with a seat and a world that this seat cannot rule out."""
    episode = Episode(name, players, an_option(name))
    episode.reset("secrecy")
    chance = np.random.default_rng(6)
    for ply in range(MOST):
        if episode.is_over:
            return
        if ply % EVERY == 0:
            for seat in range(players):
                yield episode, seat, episode.redeal(seat, rng.generator("elsewhere", ply, seat))
        seat = int(chance.choice(episode.actors))
        episode.act(seat, chance.choice(episode.legal_actions(seat)))


def same(one: Any, other: Any) -> bool:
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    return np.array_equal(one, other)


def differs(pairs) -> bool:
    """Whether the worlds were really others: a test that always redeals the true one would prove nothing."""
    return any(record.to_bytes(one.state) != record.to_bytes(other.state) for one, _, other in pairs)


@every_count
def test_the_worlds_of_these_tests_are_others(name, players):
    assert differs((episode.clone(), seat, world) for episode, seat, world in positions(name, players))


@every_count
def test_pettingzoo_tells_an_agent_nothing_that_its_seat_cannot_know(name, players):
    def given(env, episode, seat):
        agent = f"seat_{seat}"
        env.restore(pettingzoo_doors.SavedTable(episode.save(), env.possible_agents, {}, {}, ""))
        if isinstance(env, pettingzoo_doors.TurnEnv):
            env._note()
            return {"observed": env.observe(agent), "info": env.infos[agent], "reward": env.rewards[agent]}
        return {"observed": env._observed(agent), "info": env._infos()[agent]}

    doors = [make(name, players, **an_option(name)) for make in (pettingzoo_doors.env, pettingzoo_doors.parallel_env)]
    for episode, seat, world in positions(name, players):
        for env in doors:
            assert same(given(env, episode, seat), given(env, world, seat))


@every_count
def test_gymnasium_tells_nothing_that_the_seat_cannot_know(name, players):
    envs = [SeatEnv(name, players, seat, **an_option(name)) for seat in range(players)]
    for episode, seat, world in positions(name, players):
        for one, other in zip(envs[seat].restore(episode.save()), envs[seat].restore(world.save()), strict=True):
            assert same(one, other)


@every_count
def test_bots_behind_gymnasium_know_nothing_but_what_their_seats_know(name, players):
    """The world is another to everybody but the bot that moves first: it does the same there."""
    for episode, seat, world in positions(name, players):
        if seat in episode.actors and len(episode.actors) == 1:
            env = SeatEnv(name, players, (seat + 1) % players, "greedy", **an_option(name))
            world.seed = episode.seed  # from which bots take their chance
            moves = []
            for each in (episode, world):
                env.episode.restore(each.save())
                env.table._play_on()
                moves.append(env.episode.plies[len(each.plies)])

            assert moves[0] == moves[1]
            return
    pytest.fail("no position in which one seat decides")


@every_count
def test_openspiel_tells_a_player_nothing_that_it_cannot_know(name, players):
    openspiel.register()
    game = pyspiel.load_game(f"toque_{name}", {"players": players, **an_option(name)})
    state = game.new_initial_state()
    state.apply_action(1)
    chance = np.random.default_rng(3)
    resample = openspiel.resampler(2)
    for ply in range(MOST):
        if state.is_terminal():
            break
        if ply % EVERY == 0:
            for player in range(players):
                world = resample(state, player)
                for tell in ("information_state", "observation"):
                    for kind in ("string", "tensor"):
                        told = f"{tell}_{kind}"
                        assert getattr(world, told)(player) == getattr(state, told)(player), told
                assert world.current_player() == state.current_player()
                if player == state.current_player():
                    assert world.legal_actions() == state.legal_actions()
        state.apply_action(int(chance.choice(state.legal_actions())))


@every_count
def test_buffers_hold_nothing_that_the_row_of_a_seat_cannot_know(name, players):
    env = BufferEnv(name, 1, players, **an_option(name))
    saved = env.batch.save()

    def given(episode):
        saved.arrays["states"].view(np.uint8)[...] = np.frombuffer(record.to_bytes(episode.state), np.uint8)
        env.batch.restore(saved)
        env.batch.rollout(most=0)  # looks again who decides, and what is legal
        env._look()
        return {"row": env.masks.copy(), "seen": env.observations[env.masks], "legal": env.action_masks[env.masks]}

    for episode, seat, world in positions(name, players):
        if seat == episode.actors[0]:
            assert same(given(episode), given(world))

"""A batch on a GPU: what can be known without having one, and what needs a card.

`pytest --soak tests/batch/test_gpu.py` on a machine with a card runs all of it; without one, the rest is skipped.
"""

import numpy as np
import pytest

from toque.batch import Batch, compiling
from toque.batch.verify import Case, verify
from toque.core.errors import BadArray, NoGpu
from toque.core.gpu import load_cuda
from toque.games import NAMES, load


@pytest.mark.slow
@pytest.mark.parametrize("kernel", compiling.KERNELS)
def test_every_kernel_compiles_for_a_gpu_without_one(kernel):
    pytest.importorskip("numba_cuda")

    ptx = compiling.check(load("banquet"), kernel)

    assert ".visible .entry" in ptx
    assert ".target sm_90" in ptx


@pytest.mark.soak
@pytest.mark.parametrize("kernel", compiling.KERNELS)
@pytest.mark.parametrize("name", NAMES)
def test_every_kernel_compiles_for_every_game(name, kernel):
    pytest.importorskip("numba_cuda")

    if kernel in ("step", "see") and load(name).state.itemsize % 8:
        with pytest.raises(NoGpu, match="does not fill up words of 8 bytes"):
            compiling.check(load(name), kernel)
    else:
        assert ".visible .entry" in compiling.check(load(name), kernel)


def test_a_batch_without_a_gpu_says_so():
    pytest.importorskip("numba_cuda")
    if load_cuda().is_available():
        pytest.skip("there is a GPU here")

    with pytest.raises(NoGpu, match="there is no GPU here"):
        Batch("banquet", 2, device="gpu")


GAMES = 300


@pytest.fixture
def card():
    """The module `numba.cuda`, on a machine with a card."""
    pytest.importorskip("numba_cuda")
    cuda = load_cuda()
    if not cuda.is_available():
        pytest.skip("there is no GPU here")
    return cuda


@pytest.fixture
def batch(card):
    with Batch("banquet", GAMES, players=3, seed="tests", device="gpu") as batch:
        yield batch


def on_host(values):
    return values.copy_to_host()


@pytest.mark.soak
@pytest.mark.parametrize("name", NAMES)
def test_a_batch_on_a_gpu_is_equal_to_one_game_at_a_time(card, name):
    game = load(name)
    stepping, randomly, by_policy = verify(Case(game, 20_000, game.max_players, game.options(), device="gpu"))

    assert "of 20,000 games are equal to one game at a time" in stepping
    assert "random rollouts are equal" in randomly
    assert "rollout rollouts are equal" in by_policy


@pytest.mark.parametrize("policy", ["random", "rollout", lambda batch: batch.sample()])
def test_rewards_and_ends_are_those_of_a_processor(batch, policy):
    with Batch("banquet", GAMES, players=3, seed="tests") as other:
        for most in (30, 6, None):
            batch.rollout(policy, most=most)
            other.rollout(policy, most=most)
            for name in ("done", "rewards", "results", "decisions"):
                assert (on_host(getattr(batch, name)) == getattr(other, name)).all(), name
        batch.reset()
        batch.step(batch.sample())

    assert not on_host(batch.done).any()
    assert not on_host(batch.rewards).any()


def test_an_observation_is_written_into_an_array_on_the_gpu_only(card, batch):
    seen = batch.observe()
    there = card.device_array(seen.shape, np.int16)

    assert batch.observe(out=there) is not None
    assert (there.copy_to_host() == on_host(seen)).all()
    with pytest.raises(BadArray, match="out must be an array on the GPU, not one of NumPy's"):
        batch.observe(out=np.zeros(seen.shape, np.int16))


def test_a_closed_batch_gives_its_memory_back(card):
    def used():
        card.synchronize()
        card.current_context().deallocations.clear()
        free, total = card.current_context().get_memory_info()
        return total - free

    Batch("banquet", 2, device="gpu").close()  # what the first batch loads stays
    before = used()
    batch = Batch("banquet", 1 << 18, device="gpu")
    held = used() - before
    batch.close()

    assert held > 100 << 20
    assert used() - before < held / 10


def test_pytorch_plays_on_the_card_without_a_copy(batch):
    torch = pytest.importorskip("torch")
    mask, seats, seen = (torch.from_dlpack(each) for each in (batch.legal_mask(), batch.seats, batch.observe()))

    assert mask.is_cuda
    assert mask.data_ptr() == batch.arrays.masks.__cuda_array_interface__["data"][0]
    assert (seen.cpu().numpy() == on_host(batch.observe())).all()
    assert (seats.cpu().numpy() == on_host(batch.seats)).all()
    legal = torch.from_dlpack(batch.legal_mask(as_bytes=True))
    rewards, done = map(torch.from_dlpack, batch.step(torch.multinomial(legal.float(), 1).squeeze(1)))
    assert not rewards.any()
    assert not done.any()
    batch.observe(out=seen)
    torch.cuda.synchronize()
    assert (seen.cpu().numpy() == on_host(batch.observe())).all()


def test_a_stream_of_pytorchs_waits_for_the_batch(batch):
    torch = pytest.importorskip("torch")
    with torch.cuda.stream(torch.cuda.Stream()):
        for _ in range(50):
            seen = torch.from_dlpack(batch.observe()).clone()
            torch.cuda.current_stream().synchronize()
            assert (seen.cpu().numpy() == on_host(batch.observe())).all()
            batch.step(batch.sample())


def test_jax_takes_arrays_from_the_card(batch):
    jax = pytest.importorskip("jax")
    if jax.default_backend() != "gpu":
        pytest.skip("JAX has no GPU here")
    seen = jax.dlpack.from_dlpack(batch.observe())

    assert (np.asarray(seen) == on_host(batch.observe())).all()
    actions = jax.numpy.asarray(on_host(batch.sample()))
    batch.step(actions)

"""What can be known of a batch on a GPU without having one."""

import pytest

from toque.batch import Batch, compiling
from toque.core.errors import NoGpu
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

    assert ".visible .entry" in compiling.check(load(name), kernel)


def test_a_batch_without_a_gpu_says_so():
    pytest.importorskip("numba_cuda")
    if load_cuda().is_available():
        pytest.skip("there is a GPU here")

    with pytest.raises(NoGpu, match="there is no GPU here"):
        Batch("banquet", 2, device="gpu")

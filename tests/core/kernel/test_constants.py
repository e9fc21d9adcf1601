import pytest

from toque.core.kernel.constants import compact, constants


@pytest.mark.parametrize(
    ("values", "bytes_each"),
    [([0, 127, -128], 1), ([0, 128], 2), ([-1, 403], 2), ([1 << 15], 4), ([1 << 19, 3], 4), ([1 << 40], 8)],
)
def test_a_compact_table_holds_the_same_values_in_as_few_bytes_as_they_need(values, bytes_each):
    table = compact(values)

    assert table.tolist() == constants(values).tolist() == values
    assert table.itemsize == bytes_each

"""A site of their own for the tests of accounts: other tests change what it stores."""

import pytest

from tests.web.conftest import welcoming
from tests.web.server_process import ServerProcess


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    with ServerProcess(tmp_path_factory.mktemp("care") / "tables.db") as server:
        yield server


@pytest.fixture
def guest(chromium, site):
    with welcoming(chromium, site) as come:
        yield come

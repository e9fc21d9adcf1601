import os

import pytest

from tests.compiling import compile_games


def pytest_addoption(parser):
    parser.addoption("--soak", action="store_true", help="run the long tests too")


def pytest_collection_modifyitems(config, items):
    long = [item for item in items if "soak" in item.keywords]
    if config.getoption("--soak"):
        for item in long:
            item.add_marker(pytest.mark.timeout(0))
    else:
        items[:] = [item for item in items if "soak" not in item.keywords]
        config.hook.pytest_deselected(items=long)


def pytest_xdist_auto_num_workers(config):
    """One more than there are cores: tests in a browser wait a lot."""
    return (os.cpu_count() or 1) + 1


def pytest_collection_finish(session):
    compile_games(os.environ.get("PYTEST_XDIST_WORKER", ""), len(session.items))


@pytest.fixture
def is_long(pytestconfig):
    """Whether this is a long run: more examples, larger samples."""
    return pytestconfig.getoption("--soak")

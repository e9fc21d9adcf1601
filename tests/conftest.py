import asyncio
import os

import pytest

from tests.compiling import compile_games


def pytest_addoption(parser):
    parser.addoption("--soak", action="store_true", help="run the long tests too")
    parser.addoption("--slow", action="store_true", help="run only the slow tests, which the others leave out")


def pytest_collection_modifyitems(config, items):
    soak, slow = config.getoption("--soak"), config.getoption("--slow")
    chosen, others = [], []
    for item in items:
        is_long, is_slow = "soak" in item.keywords, "slow" in item.keywords
        (chosen if soak or (not is_long and is_slow == slow) else others).append(item)
        if is_long:
            item.add_marker(pytest.mark.timeout(0))
    items[:] = chosen
    config.hook.pytest_deselected(items=others)


def pytest_xdist_auto_num_workers(config):
    """One more than there are cores: tests in a browser wait a lot."""
    return (os.cpu_count() or 1) + 1


def pytest_collection_finish(session):
    compile_games(os.environ.get("PYTEST_XDIST_WORKER", ""), len(session.items))


@pytest.fixture
def is_long(pytestconfig):
    """Whether this is a long run: more examples, larger samples."""
    return pytestconfig.getoption("--soak")


@pytest.fixture(autouse=True)
def loop_of_browsers_is_hidden(request):
    """Playwright leaves an event loop behind in this thread, beside which no test could run one of its own."""
    loop = asyncio._get_running_loop()
    if loop is None or "chromium" in request.fixturenames:
        yield
        return
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(loop)

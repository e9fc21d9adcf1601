import pytest


def pytest_addoption(parser):
    parser.addoption("--soak", action="store_true", help="run the long tests too")


def pytest_collection_modifyitems(config, items):
    is_soaking = config.getoption("--soak")
    mark = pytest.mark.timeout(0) if is_soaking else pytest.mark.skip(reason="a long test: run with --soak")
    for item in items:
        if "soak" in item.keywords:
            item.add_marker(mark)

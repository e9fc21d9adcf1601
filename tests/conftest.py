import pytest


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

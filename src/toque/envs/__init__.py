"""Doors for programs that learn and study: the games in the interfaces of PettingZoo, Gymnasium, OpenSpiel and others.

Each module needs a package of its own: `pip install 'toque[pettingzoo]'` (`gymnasium`, `openspiel`, ...) brings it.
All of them stand on `episode`, which needs none.
"""

from toque.core.errors import NoPackage


def missing(package: str, extra: str) -> NoPackage:
    """The error for a package that is not installed."""
    return NoPackage(f"{package} is not installed: pip install 'toque[{extra}]' brings it")

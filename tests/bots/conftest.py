from tests.cli.conftest import toque

__all__ = ["toque"]

"""Toque with the same cards at every table, and the same chance in its bots: for tests that must not depend on luck."""

from toque.cli import main
from toque.core.match import seed
from toque.server.thinking import bot_pool


class NoLuck:
    """In place of the module `secrets`: always the same bytes."""

    @staticmethod
    def token_bytes(size):
        return seed.seed_from_text("a table of the tests")[:size]


if __name__ == "__main__":
    for module in (seed, bot_pool):
        vars(module)["secrets"] = NoLuck
    main()

"""The contract says what every part of a game is for."""

from dataclasses import fields

import pytest

from toque.core import game
from toque.core.errors import BadOption
from toque.games import load

NOT_GIVEN = {"kernels", "speed", "usual"}
"""What a game is made of, but does not give."""


def test_everything_that_a_game_gives_has_a_paragraph_in_the_contract():
    heads = "\n".join(line for line in (game.__doc__ or "").splitlines() if line.startswith("`"))
    given = [field.name for part in (game.Game, game.Kernels) for field in fields(part)]

    assert [name for name in given if name not in NOT_GIVEN and not any(f"`{name}{end}" in heads for end in "`(")] == []


def test_options_can_complain():
    paris = load("paris")
    wrong = paris.options(board="two_player_side")

    paris.check(2, wrong)
    with pytest.raises(BadOption, match="for 2 players, not 3"):
        paris.check(3, wrong)
    assert all(load(name).options().complaint(players) == "" for name, players in (("banquet", 2), ("italia", 5)))

"""The rules of Stockpot, one by one."""

import pytest
from toque.games.stockpot import GAME
from toque.games.stockpot.kernel import state
from toque.games.stockpot.words.actions import Invite, Spice

from tests.games.at_the_table import kinds, of_kind
from tests.games.stockpot.tables import legal_words, play, spice, table, why_not
from toque.core.kernel.rng import generator


def put_in(s, *letters):
    """Each seat chooses a spice, in order; what happened at the last."""
    happened = []
    for seat, letter in enumerate(letters):
        happened = play(s, seat, Spice(spice(letter)))
    return happened


def points(s):
    return [score.total for score in GAME.score(s)]


@pytest.mark.parametrize("players", [2, 3])
def test_four_spices_each_and_the_rest_in_the_cellar(players):
    """S1."""
    s = GAME.new_state(generator("dealt"), players)

    assert [sum(map(int, s.hand[seat])) for seat in range(players)] == [4] * players
    assert sum(map(int, s.cellar)) == 12 - 4 * players


def test_any_player_can_be_the_first_chef():
    """S2."""
    assert {int(GAME.new_state(generator("chef", seed), 3).chef) for seed in range(40)} == {0, 1, 2}


def test_the_chef_invites_one_of_the_two():
    """S3."""
    s = table("pgec", "pgec")

    assert legal_words(s, 0) == [Invite("child"), Invite("aunt")]
    assert why_not(s, 0, Invite("sailor")) == "S3"
    assert why_not(s, 1, Invite("child")) == "S3"

    play(s, 0, Invite("aunt"))
    assert why_not(s, 0, Invite("child")) == "S3"
    assert int(s.waiting_guests).bit_count() == 6


def test_spices_are_chosen_from_the_own_hand_once():
    """S4."""
    s = table("ppgg", "cccp", guest="sailor")

    assert legal_words(s, 0) == [Spice("paprika"), Spice("ginger")]
    assert why_not(s, 0, Spice("chili")) == "S4"
    play(s, 0, Spice("ginger"))
    assert why_not(s, 0, Spice("paprika")) == "S4"
    assert why_not(table("ppgg", "cccp"), 0, Spice("paprika")) == "S4"


def test_a_choice_is_secret_until_all_have_chosen():
    """S4."""
    s = table("ppgg", "cccp", guest="sailor")
    happened = play(s, 0, Spice("ginger"))

    assert GAME.view(s, 0).seats[0].chosen == "ginger"
    assert GAME.view(s, 1).seats[0].chosen is None
    assert GAME.view(s, None).seats[0].hand is None
    assert [event.kind for event in happened if event.is_visible_to(1)] == [state.CHOSEN]


def test_each_scores_the_own_heat_if_the_guest_bears_it():
    """S5."""
    s = table("pgec", "pgec", guest="sailor")
    happened = put_in(s, "g", "c")

    assert points(s) == [2, 4]
    assert [event.first for event in of_kind(happened, state.SPICE_SHOWN)] == [1, 3]


def test_the_guest_bears_exactly_so_much():
    """S5 and S6: the sailor bears 6 with two players."""
    hot = table("pgec", "pgec", guest="sailor")
    happened = put_in(hot, "e", "c")

    assert points(hot) == [0, 0]
    assert state.TOO_HOT in kinds(happened)
    assert state.TOO_HOT not in kinds(put_in(table("pgec", "pgec", guest="firefighter"), "e", "c"))


def test_with_mercy_the_mildest_spices_score():
    """S6."""
    s = table("ppgg", "pgec", "ceec", guest="child", mercy=1)
    put_in(s, "p", "p", "c")

    assert points(s) == [1, 1, 0]


def test_the_guest_has_eaten_and_the_next_is_chef():
    """S7."""
    s = table("pgec", "pgec", guest="sailor")
    put_in(s, "p", "p")

    assert "sailor" not in GAME.view(s, None).waiting_guests
    assert GAME.actors(s) == [1]


def test_after_four_rounds_most_points_win_then_fewer_rounds():
    """S8."""
    s = table("pgec", "pgec", guest="firefighter")
    for _ in range(4):
        while int(s.phase) == state.INVITE:
            play(s, int(s.chef), legal_words(s, int(s.chef))[-1])
        for seat in range(2):
            play(s, seat, legal_words(s, seat)[0])
    assert GAME.is_over(s)
    assert why_not(s, 0, Spice("paprika")) == why_not(s, 0, Invite("child")) == "S8"

    s.points[0], s.points[1] = 5, 5
    s.rounds_scored[0], s.rounds_scored[1] = 3, 2
    assert [score.rank for score in GAME.score(s)] == [2, 1]
    s.rounds_scored[0] = 2
    assert [score.rank for score in GAME.score(s)] == [1, 1]
    s.points[0] = 6
    assert [score.rank for score in GAME.score(s)] == [1, 2]

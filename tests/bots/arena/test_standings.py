"""What an arena counts, against numbers that are known."""

import random
from collections import Counter

import pytest

from toque.bots.arena.contest import Job, Played, new_contest
from toque.bots.arena.game import Outcome
from toque.bots.arena.standings import ratings, standings, wilson, win_parts
from toque.games import load

BANQUET = load("banquet")


def contest(*players):
    return new_contest("banquet", list(players), BANQUET.options(), "1")


def game(number, *points):
    ranks = [1 + sum(other > mine for other in points) for mine in points]
    lines = [[each, 0, 0, 0, 0] for each in points]
    count = len(points)
    return Played(Job(number, 0), Outcome(list(points), ranks, lines, [10] * count, [0.5] * count, "over"))


@pytest.mark.parametrize(
    ("share", "count", "low", "high"),
    [(0.8, 10, 0.4902, 0.9433), (0.0, 10, 0.0, 0.2775), (1.0, 200, 0.9812, 1.0), (0.5, 100, 0.4038, 0.5962)],
)
def test_an_interval_is_wilsons(share, count, low, high):
    assert wilson(share, count) == pytest.approx((low, high), abs=1e-4)


@pytest.mark.parametrize("share", [0.0, 1.0])
def test_an_interval_has_the_share_in_it(share):
    for count in range(1, 400):
        low, high = wilson(share, count)
        assert low <= share <= high


def test_nothing_played_says_nothing():
    assert wilson(0.0, 0) == (0.0, 1.0)


def test_a_shared_victory_is_split():
    assert win_parts([1, 2, 1, 4]) == [0.5, 0, 0.5, 0]


def test_shares_of_victories_add_up_by_name():
    result = standings(contest("hard", "greedy", "greedy"), [game(0, 9, 3, 1), game(1, 5, 5, 1), game(2, 1, 2, 7)])
    by_name = {each.name: each for each in result.standings}

    assert by_name["hard"].win_share == pytest.approx(0.5)
    assert by_name["greedy"].win_share == pytest.approx(0.5)
    assert by_name["hard"].times_fair_share == pytest.approx(1.5)
    assert by_name["greedy"].times_fair_share == pytest.approx(0.75)
    assert by_name["greedy"].players == 2
    assert by_name["hard"].interval == wilson(0.5, 3)
    assert by_name["hard"].seconds_per_decision == pytest.approx(0.05)


def test_points_are_means_by_line():
    result = standings(contest("hard", "greedy"), [game(0, 10, 4), game(1, 20, 6)])

    assert result.standings[0].points == 15
    assert result.standings[0].points_by_line["menus"] == 15
    assert result.standings[1].points_by_line["menus"] == 5


def test_the_matrix_counts_who_ranks_ahead_and_a_tie_as_half():
    result = standings(contest("hard", "greedy", "random"), [game(0, 9, 3, 1), game(1, 5, 5, 1)])

    assert result.ahead["hard"] == {"greedy": 0.75, "random": 1.0}
    assert result.ahead["random"] == {"hard": 0.0, "greedy": 0.0}


def test_who_wins_more_is_rated_higher_and_more_games_say_it_more_surely():
    few, many = ([game(number, 9, 3) for number in range(count)] for count in (3, 60))

    (better, doubt), (worse, _) = ratings(contest("hard", "greedy"), few)
    assert better > worse
    assert ratings(contest("hard", "greedy"), many)[0][1] < doubt


def test_the_interval_of_a_rating_is_its_deviation_on_both_sides():
    games = [game(0, 9, 3, 1), game(1, 2, 4, 4)]
    named = contest("hard", "greedy", "greedy")
    rated = ratings(named, games)
    by_name = {each.name: each for each in standings(named, games).standings}
    means = {"hard": rated[0][0], "greedy": (rated[1][0] + rated[2][0]) / 2}
    spreads = {"hard": 1.96 * rated[0][1], "greedy": 1.96 * (rated[1][1] ** 2 + rated[2][1] ** 2) ** 0.5 / 2}

    for name, row in by_name.items():
        assert row.rating == pytest.approx(means[name])
        low, high = means[name] - spreads[name], means[name] + spreads[name]
        assert row.rating_interval == pytest.approx((low, high), abs=1e-3)


def test_a_rating_of_very_many_games_takes_them_in_fewer_orders(monkeypatch):
    games = [game(number, 9, 3) for number in range(20)]
    orders, most = Counter(), 0
    sample = random.Random.sample
    monkeypatch.setattr(random.Random, "sample", lambda *given: orders.update([most]) or sample(*given))
    for most in (10_000, 100, 1):
        monkeypatch.setattr("toque.bots.arena.standings.MOST_RATED", most)
        ratings(contest("hard", "greedy"), games)

    assert orders == {10_000: 50, 100: 5, 1: 1}


def test_a_rating_does_not_hang_on_when_the_victories_came():
    won, lost = [game(number, 9, 3) for number in range(36)], [game(number, 3, 9) for number in range(24)]
    early, late = (ratings(contest("hard", "greedy"), games) for games in (won + lost, lost + won))

    assert early[0][0] > early[1][0]
    assert late[0][0] > late[1][0]
    assert early[0][0] == pytest.approx(late[0][0], abs=0.5)


def test_the_json_has_shares_and_intervals_by_name():
    told = standings(contest("hard", "greedy"), [game(0, 9, 3), game(1, 4, 4)]).as_json()

    assert told["win_share"] == {"hard": 0.75, "greedy": 0.25}
    assert told["interval"]["hard"] == list(wilson(0.75, 2))
    assert told["games"] == 2


def test_of_equal_shares_the_better_rated_stands_first():
    """All lose to greedy; beginner comes before random all the same."""
    games = [game(number, 9, 1, 5) for number in range(6)]
    result = standings(contest("greedy", "random", "beginner"), games)

    assert [row.name for row in result.standings] == ["greedy", "beginner", "random"]

"""Ratings: right for shared ranks and many players, the same when computed again, with what is not known."""

import random

import pytest

from tests.server.book.records import LEVELS, book_database, match, random_matches
from toque.server.book.writing import forget_in_book, write_match
from toque.server.ratings.anchors import ANCHORS
from toque.server.ratings.ladder import hide_person, read_ladder
from toque.server.ratings.method import LEAST_DEVIATION, NEW_DEVIATION, PROVISIONAL, Rating, rate
from toque.server.ratings.ratings import complete, forget_ratings, keep, rate_match, recompute

DAY = 86_400.0


@pytest.fixture
def database(database_address):
    with book_database(database_address) as database:
        yield database


def play(database, matches):
    for each in matches:
        if write_match(database, each) is not None:
            rate_match(database, each)


def kept(database):
    sql = "SELECT person, game, kind, mean, deviation, matches, latest FROM ratings"
    return {tuple(row[:3]): Rating(*row[3:]) for row in database.run(sql)}


def test_a_shared_win_lifts_the_winners_alike_and_whoever_is_third_less():
    """The model that the arena once used lifted the third of 1, 1, 3, 4 as much as the winners."""
    first, second, third, fourth = [rating.mean for rating in rate([Rating()] * 4, [1, 1, 3, 4], 0.0)]

    assert first == second > 1500 > third > fourth


@pytest.mark.parametrize("ranks", [[1, 1], [1, 1, 1], [1, 1, 1, 1]])
def test_equals_who_share_a_rank_stay_where_they_are_and_are_better_known(ranks):
    after = rate([Rating()] * len(ranks), ranks, 0.0)

    assert {round(rating.mean, 9) for rating in after} == {1500.0}
    assert all(rating.deviation < NEW_DEVIATION for rating in after)


def test_seats_in_another_order_get_the_same():
    before = [Rating(1400, 60), Rating(1500, 200), Rating(1650, 350)]
    after = rate(before, [2, 1, 2], 5.0)

    other = rate(before[::-1], [2, 1, 2], 5.0)[::-1]

    assert [each.mean for each in other] == pytest.approx([each.mean for each in after])
    assert [each.deviation for each in other] == pytest.approx([each.deviation for each in after])


def test_a_surprise_moves_more_than_what_was_expected_and_the_unknown_more_than_the_known():
    strong, weak = Rating(1700, 60), Rating(1300, 60)
    expected, surprise = rate([strong, weak], [1, 2], 0.0), rate([strong, weak], [2, 1], 0.0)
    assert strong.mean < expected[0].mean < strong.mean + (strong.mean - surprise[0].mean)

    new, known = rate([Rating(1500, 350), Rating(1500, 50)], [1, 2], 0.0)
    assert new.mean - 1500 > 10 * (1500 - known.mean) > 0


def test_what_is_known_gets_old_but_never_older_than_of_somebody_new():
    rating = Rating(1600, 50, 10, 0.0)

    assert 50 < rating.at(30 * DAY).deviation < PROVISIONAL
    assert rating.at(100_000 * DAY).deviation == NEW_DEVIATION
    assert rating.at(-DAY).deviation == 50


def test_a_rating_stays_movable_after_very_many_matches():
    rating = Rating()
    for number in range(500):
        rating = rate([rating, Rating(1500, 50)], [1 + number % 2, 2 - number % 2], 0.0)[0]

    assert rating.deviation == LEAST_DEVIATION


def test_levels_are_anchored_in_their_order_and_never_move(database):
    for means in ANCHORS.values():
        order = [means[level].mean for level in ("beginner", "easy", "medium", "hard", "expert")]
        assert order == sorted(order)
        assert means["medium"].mean == 1500
    play(database, [match("one", ["anna", "hard"], [30, 20])])
    ((key, rating),) = kept(database).items()

    assert key == ("anna", "banquet", "two")
    assert rating.mean > 1600, "whoever beats hard at once is likely strong"


def test_all_ratings_computed_again_are_the_kept_ones_to_the_last_bit(database):
    play(database, random_matches(80))
    assert len(kept(database)) > 10

    assert recompute(database) == kept(database)


def test_ratings_stay_the_same_when_somebody_has_gone(database):
    matches = list(random_matches(80))
    play(database, matches[:50])
    forget_in_book(database, "anna")
    forget_ratings(database, "anna")
    database.run("DELETE FROM people WHERE id = 'anna'")
    play(database, matches[50:])

    assert "anna" not in str(recompute(database))
    assert recompute(database) == kept(database)


def test_matches_from_before_there_were_ratings_are_rated_at_the_next_start(database):
    for each in random_matches(30):
        write_match(database, each)
    assert kept(database) == {}

    assert complete(database) == len(recompute(database))
    assert kept(database) == recompute(database)
    assert complete(database) == 0


def test_two_players_and_more_are_rated_apart_and_unrated_matches_not_at_all(database):
    play(
        database,
        [
            match("two", ["anna", "bert"], [30, 20]),
            match("three", ["anna", "bert", "carl"], [10, 20, 30]),
            match("unrated", ["dora", "bert"], [30, 20], is_rated=False),
        ],
    )
    found = {key[:1] + key[2:]: rating.mean for key, rating in kept(database).items()}

    assert found["anna", "two"] > 1500 > found["anna", "more"]
    assert "dora" not in str(found)


def settled(database, count):
    """A society of many people whose ratings are known well."""
    chance = random.Random(1)
    for number in range(count):
        database.run("INSERT INTO people (id, name, created) VALUES (?, ?, 1.0)", (f"q{number:03}", f"Q {number}"))
        mean = chance.choice([1500.0, 1500.0, chance.uniform(1000, 2000)])
        keep(database, (f"q{number:03}", "banquet", "two"), Rating(mean, 50.0, 20, 0.0))


def test_the_ladder_lists_everybody_once_the_best_first_and_bots_between(database):
    settled(database, 130)
    play(database, [match("new", ["anna", "bert"], [30, 20])])
    hide_person(database, "q007", True)
    rungs, after, pages = [], None, 0
    while pages == 0 or after:
        page = read_ladder(database, "q005", "banquet", "two", after, 0.0)
        assert (page.me.person, page.me.is_me) == ("q005", True)
        if pages == 0:
            assert {rung.person for rung in page.provisional} == {"anna", "bert"}
        rungs, after, pages = rungs + page.rungs, page.next, pages + 1
    people = [rung for rung in rungs if rung.level is None]

    assert pages == 3
    assert [rung.mean for rung in rungs] == sorted((rung.mean for rung in rungs), reverse=True)
    assert [rung.place for rung in people] == list(range(1, 130))
    assert {rung.person for rung in people} == {f"q{number:03}" for number in range(130)} - {"q007"}
    assert sorted(rung.level for rung in rungs if rung.level) == sorted(ANCHORS["banquet", "two"])
    assert set(LEVELS) <= {rung.level for rung in rungs}
    assert page.me.place == next(rung.place for rung in people if rung.is_me)


def test_whoever_hides_still_sees_themselves(database):
    settled(database, 3)
    hide_person(database, "q001", True)
    mine = read_ladder(database, "q001", "banquet", "two", None, 0.0)

    assert mine.is_hidden
    assert mine.me.person == "q001"
    assert "q001" not in {rung.person for rung in mine.rungs}

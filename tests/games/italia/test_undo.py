"""What may be taken back alone: nothing that chance or a secret had a hand in."""

from tests.games.italia.tables import Table, number
from toque.core.match.match import Match
from toque.core.match.seed import seed_from_text
from toque.games.italia import GAME


def news(happened):
    return any(event.reveals_hidden for event in happened)


def test_looking_at_cards_is_news_and_so_is_what_is_discarded():
    """I9, I10."""
    table = Table(2)
    assert news(table.play(0, "draw", "primo"))
    assert news(table.play(0, "keep", table.can(0, "keep")[0]))
    assert news(table.play(0, "draw", "wine"))
    assert news(table.play(0, "pass"))


def test_a_refilled_space_and_a_restocked_shop_are_news():
    """I13, I14."""
    table = Table(2)
    assert news(table.play(0, "buy", table.can(0, "buy")[0]))
    assert news(table.play(0, "restock", "fruit"))


def test_what_everybody_knew_anyway_can_be_taken_back():
    """I36."""
    table = Table(3, advanced=True)
    table.bonus(0, "orto")
    assert not news(table.play(0, "take_cube"))
    assert not news(table.play(0, "search", "tomato"))
    assert not news(table.play(0, "pass"))
    table.coins(1, 40)
    assert not news(table.play(1, "build", "standard"))
    assert not news(table.play(1, "course"))


def test_a_bid_can_be_taken_back_until_the_last_is_in():
    """I19."""
    match = Match(GAME, 2, GAME.options(), seed=seed_from_text("bids"))
    while GAME.phases[int(match.state.phase)] != "bid":
        match.play(GAME.actors(match.state)[0], number("pass"))
    match.play(0, number("bid", 9))
    assert match.undoable(0) == 1
    match.undo(0)
    match.play(0, number("bid", 3))
    match.play(1, number("bid", 0))

    assert match.undoable(1) == 0
    assert int(match.state.coins[0]) == 22


def test_a_cooked_recipe_was_a_secret():
    """I15."""
    table = Table(2)
    table.hand(0, "panna_cotta", "cantucci")
    table.shelf(0, "cream", "egg")
    table.cook_now()

    assert news(table.play(0, "cook", "panna_cotta"))

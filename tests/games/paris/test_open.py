"""Opening a restaurant: P18 to P22."""

from itertools import combinations, permutations

import pytest

from tests.games.at_the_table import kinds
from tests.games.paris.oracle import rows
from tests.games.paris.tables import legal_words, look, phase_of, play, play_all, table, why_not, words
from toque.core.kernel import events, record
from toque.core.kernel.rng import generator, roll
from toque.games.paris import GAME
from toque.games.paris.kernel import state
from toque.games.paris.kernel.components import RESOURCES, TYPES
from toque.games.paris.words.actions import Draw, LeaveOut, Open, Pay, Site, Terrace

GIVES = {card["id"]: set(card["gives"].split()) - {"coin"} for card in rows("resources.csv")}
COSTS = {restaurant["id"]: restaurant["cost"].split() for restaurant in rows("restaurants.csv")}


def can_pay(cards: list[str], cost: list[str]) -> bool:
    """Whether some order of some cards pays each ingredient with a card of its own."""
    return any(
        all(ingredient in GIVES[card] for card, ingredient in zip(chosen, cost, strict=True))
        for chosen in permutations(cards, len(cost))
    )


def test_the_ingredients_go_from_the_hand_to_the_discards():
    """P18: without asking, if there is only one way to pay."""
    s = table(hands={0: "potatoes*2 cheese coin"})
    play(s, 0, Open("friterie"))
    assert phase_of(s) == "site"
    assert look(s, 0).seats[0].hand.cards == {"potatoes": 2, "cheese": 1, "coin": 1}

    happened = play(s, 0, Site("north", 5))

    assert look(s, 0).seats[0].hand.cards == {"cheese": 1, "coin": 1}
    assert look(s, None).discards == {"potatoes": 2}
    assert kinds(happened) == [state.CARD_PAID, state.CARD_PAID, state.RESTAURANT_OPENED]


@pytest.mark.parametrize("hand", ["potatoes", "potatoes coin*4", "potatoes tomatoes", ""])
def test_a_restaurant_that_the_hand_cannot_pay_is_refused(hand):
    """P18: coins are no ingredients."""
    s = table(hands={0: hand})

    assert why_not(s, 0, Open("friterie")) == "P18"


def test_a_card_with_several_ingredients_pays_for_one_of_them():
    """P18: one card never pays twice."""
    once = table(hands={0: "potatoes_tomatoes"})
    twice = table(hands={0: "potatoes_tomatoes potatoes_cheese"})

    assert why_not(once, 0, Open("friterie")) == "P18"
    assert why_not(twice, 0, Open("friterie")) == ""


def test_the_player_chooses_which_cards_pay():
    """P18."""
    s = table(hands={0: "potatoes potatoes_cheese potatoes_tomatoes"})
    play(s, 0, Open("friterie"))

    assert look(s, 0).turn.ingredient == "potatoes"
    assert {action.card for action in legal_words(s, 0)} == {"potatoes", "potatoes_cheese", "potatoes_tomatoes"}
    play_all(s, Pay("potatoes_cheese"), Pay("potatoes_tomatoes"), Site("west", 5))
    assert look(s, 0).seats[0].hand.cards == {"potatoes": 1}


def test_a_card_that_would_leave_the_rest_unpaid_cannot_be_chosen():
    """P18: the only bread card must not go to the tomatoes; no payment ends halfway."""
    s = table(hands={0: "flour tomatoes bread_tomatoes cheese_flour_tomatoes"})
    play(s, 0, Open("pizzeria"))
    paid = legal_words(s, 0, Pay)

    assert {action.card for action in paid} == {"tomatoes", "bread_tomatoes", "cheese_flour_tomatoes"}

    s = table(hands={0: "meat_flour flour bread_tomatoes bread cheese"}, row="coin flour meat tomatoes")
    play(s, 0, Open("bar_a_vin"))  # cheese meat flour bread: only meat_flour gives meat
    assert look(s, 0).turn.paid == ["cheese", "meat_flour", "flour"]
    assert {action.card for action in legal_words(s, 0, Pay)} == {"bread", "bread_tomatoes"}
    assert why_not(s, 0, Pay("cheese")) == "P18"
    assert why_not(s, 0, Pay("seafood")) == "P18"


def test_the_one_assignment_that_works_is_found():
    """P18: a matching, not the first card that fits."""
    s = table(hands={0: "potatoes_tomatoes bread_tomatoes cheese seafood_meat_potatoes"})
    # A grill is potatoes, tomatoes, cheese, meat: the only meat must not pay for the potatoes.
    play_all(s, Open("grill"))

    assert look(s, 0).turn.paid == ["potatoes_tomatoes", "bread_tomatoes", "cheese", "seafood_meat_potatoes"]
    assert phase_of(s) == "site"


def random_hand(chance):
    size = 1 + int(roll(chance, 7))
    supply = [card["id"] for card in rows("resources.csv") for _ in range(int(card["copies"]))]
    for name in words("coin coin coin bread"):
        supply.remove(name)
    hand = [supply.pop(int(roll(chance, len(supply)))) for _ in range(size)]
    # Hands of mixed cards are where a payment is hard to find.
    mixed = [name for name in supply if len(GIVES[name]) > 1]
    return [mixed.pop(int(roll(chance, len(mixed)))) if mixed and roll(chance, 2) else name for name in hand]


@pytest.mark.parametrize("pigeon", ["", "one_less"])
def test_what_can_be_paid_is_exactly_what_some_assignment_of_cards_pays(pigeon):
    """P18, P19: compared with trying every order of every hand."""
    chance = generator("hands", pigeon)
    payable = 0
    for _ in range(300):
        hand = random_hand(chance)
        s = table(hands={0: " ".join(hand)}, row="coin coin coin bread", pigeons={0: pigeon})
        for type_, cost in COSTS.items():
            costs = [list(left) for left in combinations(cost, len(cost) - 1)] if pigeon else []
            expected = any(can_pay(hand, some) for some in [cost, *costs])
            assert (Open(type_) in legal_words(s, 0)) == expected, (hand, type_)
            payable += expected

    assert payable > 100


@pytest.mark.parametrize("pigeon", ["", "one_less"])
def test_every_way_to_pay_can_be_reached_and_none_gets_stuck(pigeon):
    """P18, P19: all sets of cards that pay, and no others, by walking through every choice."""
    chance = generator("ways", pigeon)
    walked = 0
    for _ in range(60):
        hand = random_hand(chance)
        s = table(hands={0: " ".join(hand)}, row="coin coin coin bread", pigeons={0: pigeon})
        for action in legal_words(s, 0, Open):
            assert reachable_payments(s, action) == possible_payments(hand, COSTS[action.restaurant], bool(pigeon))
            walked += 1

    assert walked > 20


def reachable_payments(s, opening):
    found, todo = set(), [(s, opening)]
    while todo:
        before, action = todo.pop()
        after = record.copy(before)
        GAME.apply(after, generator("pay"), 0, GAME.encode_action(action))
        if phase_of(after) == "site":
            found.add(tuple(sorted(look(after, 0).turn.paid)))
        else:
            assert phase_of(after) == "pay"
            todo += [(after, word) for word in legal_words(after, 0)]
    return found


def possible_payments(hand, cost, one_less):
    found = set()
    costs = [(cost, [])]
    if one_less:
        costs += [(list(left), ["one_less"]) for left in combinations(cost, len(cost) - 1)]
    for some, saved in costs:
        for cards in combinations(hand, len(some)):
            if can_pay(list(cards), some):
                found.add(tuple(sorted([*cards, *saved])))
    return found


def test_one_less_saves_one_ingredient_that_the_player_chooses():
    """P19: here either the second flour or the cheese is missing."""
    s = table(hands={0: "flour cheese"}, pigeons={0: "one_less"})
    play(s, 0, Open("creperie"))

    assert legal_words(s, 0) == [Pay("flour"), LeaveOut()]
    happened = play_all(s, LeaveOut(), Site("north", 4))

    assert kinds(happened)[:3] == [state.ONE_LESS_PLAYED, state.CARD_PAID, state.CARD_PAID]
    assert look(s, 0).seats[0].hand.pigeons == {}
    assert look(s, 0).seats[0].pigeons_drawn == 1
    assert int(s.opened) == 1


def test_one_less_need_not_be_used():
    """P19."""
    s = table(hands={0: "potatoes*2"}, pigeons={0: "one_less"})
    play_all(s, Open("friterie"), Pay("potatoes"), Pay("potatoes"), Site("north", 4))

    assert look(s, 0).seats[0].hand.pigeons == {"one_less": 1}


def test_at_most_one_such_card_for_one_restaurant():
    """P19."""
    s = table(hands={0: "potatoes"}, pigeons={0: "one_less*2"})

    assert why_not(s, 0, Open("creperie")) == "P18"
    play_all(s, Open("friterie"), LeaveOut())
    assert phase_of(s) == "site"
    assert look(s, 0).turn.paid == ["one_less", "potatoes"]

    s = table(hands={0: "potatoes*2"}, pigeons={0: "one_less*2"})
    play_all(s, Open("friterie"), LeaveOut())
    assert look(s, 0).turn.paid == ["one_less", "potatoes"]


def test_saving_an_ingredient_needs_the_card():
    """P19."""
    s = table(hands={0: "potatoes potatoes_cheese potatoes_tomatoes"})
    play(s, 0, Open("friterie"))

    assert why_not(s, 0, LeaveOut()) == "P19"


def test_a_restaurant_of_which_no_copy_is_left_is_refused():
    """P20."""
    drawing = "+AAAAABBBBB..."
    s = table(
        drawing,
        {"A": "1 brasserie", "B": "1 brasserie"},
        hands={0: "potatoes tomatoes cheese meat bread"},
        players=4,
        row="coin coin flour flour",
    )

    assert why_not(s, 0, Open("brasserie")) == "P20"
    assert next(kind for kind in look(s, 0).supply if kind.type == "brasserie").left == 0


def test_opening_takes_a_copy_from_the_shared_supply():
    """P20."""
    s = table(hands={0: "potatoes*2"})
    play_all(s, Open("friterie"), Site("north", 5))

    assert {kind.type: kind.left for kind in look(s, 1).supply}["friterie"] == 4


def test_a_restaurant_stands_on_free_consecutive_lots_of_one_side():
    """P21: not over a corner, not over another."""
    s = table("+.AA....", {"A": "1 friterie"}, players=4, hands={0: "flour*2 cheese"}, row="coin coin bread meat")
    play(s, 0, Open("creperie"))
    north = [site.lot for site in legal_words(s, 0, Site) if site.side == "north"]
    east = [site.lot for site in legal_words(s, 0, Site) if site.side == "east"]

    assert north == list(range(5, 18))
    assert east == list(range(2, 18))
    assert why_not(s, 0, Site("north", 3)) == "P21"
    play(s, 0, Site("east", 17))
    assert look(s, 0).restaurants[1].cells == ["T17", "T18", "T19"]


def test_a_restaurant_that_fits_nowhere_is_refused():
    """P21."""
    s = full_building_row()

    assert why_not(s, 0, Open("creperie")) == "P21"
    assert why_not(s, 0, Open("friterie")) == ""


def full_building_row():
    """Two players; the building row has gaps of two lots only (bits, since a drawing would be a whole board)."""
    s = table(hands={0: "flour*2 cheese potatoes*2"}, row="coin coin bread meat")
    for side in range(4):
        s.free_lots[side] = 0b11011 << 3
    return s


def test_the_income_of_a_restaurant_can_be_spent_this_very_turn():
    """P22: a crêperie brings 1; the next action has 2 to spend, just enough for its first terrace."""
    s = table(hands={0: "flour*2 cheese"}, players=4, row="coin coin bread meat")
    assert look(s, 0).turn.budget == 1
    happened = play_all(s, Open("creperie"), Site("north", 5))

    assert int(s.income[0]) == 2
    assert state.INCOME_RAISED in kinds(happened)
    play(s, 0, Terrace("F2"))
    assert (int(s.budget), int(s.income[0])) == (0, 2)


def test_the_income_track_ends_at_26():
    """P22: more is lost."""
    s = table(hands={0: "potatoes tomatoes cheese meat bread"}, income={0: 25}, row="coin coin flour flour")
    play_all(s, Open("brasserie"), Site("north", 5))

    assert int(s.income[0]) == 26


def test_nobody_else_can_tell_what_a_player_is_paying_for():
    """P18: until the site is chosen nothing has happened, for anybody."""
    hand = {0: "potatoes potatoes_cheese potatoes_tomatoes flour*2 cheese"}
    s = table(hands=hand, players=3)
    before = look(s, 1)
    play(s, 0, Open("friterie"))
    assert (phase_of(s), look(s, 1), look(s, None).phase) == ("pay", before, "action")
    play_all(s, Pay("potatoes"), Pay("potatoes_cheese"))
    assert phase_of(s) == "site"
    assert look(s, 1) == before
    assert int(s.event_count) == 0


def test_an_opening_is_finished_before_anything_else():
    """P18, P21."""
    s = table(hands={0: "potatoes potatoes_cheese potatoes_tomatoes"})
    play(s, 0, Open("friterie"))
    assert why_not(s, 0, Draw()) == "P18"
    play_all(s, Pay("potatoes"), Pay("potatoes_cheese"))
    assert why_not(s, 0, Draw()) == "P21"
    assert events.since(s, 0) == []


def test_every_card_and_type_has_its_name():
    """P5."""
    assert len(RESOURCES) == len(GIVES) == 15
    assert len(TYPES) == len(COSTS) == 8

"""What a seat cannot know, dealt again: every world it cannot rule out, each equally likely, and no other."""

from collections import Counter
from itertools import combinations, permutations

from tests.chance import assert_fair
from tests.games.italia.conservation import check
from tests.games.italia.tables import GAME, Table, number
from toque.core.kernel import record, rng
from toque.core.kernel.rng import generator, roll
from toque.games.italia.kernel import state
from toque.games.italia.kernel.components import RECIPE_IDS, RECIPE_ROWS, WINE_IDS

STARTERS = [row["id"] for row in RECIPE_ROWS if row["course"] == "antipasto"]


def redealt(table, seat, trial):
    world = record.copy(table.s)
    GAME.redeal(world, seat, generator("redeal", trial))
    check(world)
    return world


def hand(world, seat, course=0):
    return tuple(card.id for card in GAME.view(world, seat).seats[seat].hand if card.course == "antipasto")


def small_deck(*deck, players=3):
    """A starter deck of a few cards; all others have been seen, and lie on menus that nobody minds."""
    table = Table(players)
    wanted = sum(1 << STARTERS.index(card) for card in deck)
    table.s.deck[0] = wanted
    table.s.hand[0, 0] = ((1 << 30) - 1) & ~wanted  # seat 0 holds the rest, so it has seen them
    return table


def discard_from_hand(table, *cards):
    """Cards of seat 0 become discards, which everybody has seen."""
    for card in cards:
        bit = 1 << STARTERS.index(card)
        table.s.hand[0, 0] &= ~bit
        table.s.discards[0] |= bit


def test_a_recipe_in_anothers_hand_can_be_any_that_might_still_be_in_the_deck():
    """I9."""
    table = small_deck(*STARTERS[:4])
    table.hand(1, STARTERS[2])
    seen = Counter(hand(redealt(table, 0, trial), 1) for trial in range(600))

    assert_fair(seen, {(card,): 1 for card in STARTERS[:4]})


def test_two_hands_and_the_deck_are_dealt_together():
    """I9."""
    table = small_deck(*STARTERS[:4])
    table.hand(1, STARTERS[0])
    table.hand(2, STARTERS[3])
    worlds = (redealt(table, 0, trial) for trial in range(1200))
    seen = Counter((hand(world, 1)[0], hand(world, 2)[0]) for world in worlds)

    assert_fair(seen, dict.fromkeys(permutations(STARTERS[:4], 2), 1))


def test_ones_own_hand_and_what_one_looks_at_oneself_stay():
    """I9."""
    table = small_deck(*STARTERS[:8])
    table.hand(1, STARTERS[0])
    table.new_turn(1)
    table.play(1, "draw", "antipasto")
    before = table.view(1)

    for trial in range(20):
        assert GAME.view(redealt(table, 1, trial), 1) == before


def test_what_another_looks_at_can_be_any_of_the_deck():
    """I9."""
    table = small_deck(*STARTERS[:7])
    table.new_turn(1)
    table.play(1, "draw", "antipasto")
    seen = Counter()
    for trial in range(300):
        world = redealt(table, 0, trial)
        looked = GAME.view(world, 1).looked_recipes
        assert len(looked) == 5
        seen.update(card.id for card in looked)

    assert_fair(seen, dict.fromkeys(STARTERS[:7], 1))


def test_cards_of_before_and_after_a_rebuilt_deck_do_not_mix():
    """I9: seat 1 keeps one of the two old cards; seat 2 holds another old one."""
    table = small_deck(*STARTERS[:3])
    table.hand(2, STARTERS[2])
    discard_from_hand(table, *STARTERS[10:16])
    table.new_turn(1)
    table.play(1, "draw", "antipasto")
    assert {card.id for card in table.view(1).looked_recipes} > set(STARTERS[:2])
    table.play(1, "keep", STARTERS[0])
    worlds = (redealt(table, 0, trial) for trial in range(300))
    seen = Counter((hand(world, 1)[0], hand(world, 2)[0]) for world in worlds)

    # The other old card was discarded openly, so the kept one is old too: one of the two that nobody has seen.
    assert_fair(seen, {(STARTERS[0], STARTERS[2]): 1, (STARTERS[2], STARTERS[0]): 1})


def test_a_new_card_kept_leaves_the_old_ones_known():
    """I9: seat 1 shows both old cards, so seat 2's is certain, and seat 1's is one of the rebuilt deck."""
    table = small_deck(*STARTERS[:3])
    table.hand(2, STARTERS[2])
    discard_from_hand(table, *STARTERS[10:16])
    table.new_turn(1)
    table.play(1, "draw", "antipasto")
    new = [card.id for card in table.view(1).looked_recipes if card.id in STARTERS[10:16]]
    table.play(1, "keep", new[0])
    seen = Counter()
    for trial in range(400):
        world = redealt(table, 0, trial)
        assert hand(world, 2) == (STARTERS[2],)
        (card,) = hand(world, 1)
        assert int(world.round_drawn[RECIPE_IDS.index(card)]) == 1, "its round comes with it"
        seen[card] += 1

    assert_fair(seen, {card: 1 for card in STARTERS[10:16] if card not in new[1:]})


def test_while_another_looks_across_a_rebuild_the_old_and_the_new_stay_apart():
    """I9."""
    table = small_deck(*STARTERS[:3])
    table.hand(2, STARTERS[2])
    discard_from_hand(table, *STARTERS[10:16])
    table.new_turn(1)
    table.play(1, "draw", "antipasto")
    seen = Counter()
    for trial in range(300):
        looked = {card.id for card in GAME.view(redealt(table, 0, trial), 1).looked_recipes}
        old = looked & set(STARTERS[:3])
        assert len(old) == 2
        assert len(looked - old) == 3
        seen[tuple(sorted(old))] += 1

    assert_fair(seen, {tuple(sorted(pair)): 1 for pair in combinations(STARTERS[:3], 2)})


def test_a_cooked_or_replaced_recipe_is_no_secret_any_more():
    """I15, I16."""
    table = small_deck(*STARTERS[:4])
    table.hand(1, "prosciutto_e_fichi", "crostini_toscani")
    table.shelf(1, "ham", "fig", "egg")
    table.cook_now()
    table.play(1, "cook", "prosciutto_e_fichi")

    for trial in range(20):
        world = redealt(table, 0, trial)
        assert [dish.recipe.id for dish in GAME.view(world, 0).seats[1].menu["antipasto"]] == ["prosciutto_e_fichi"]
        assert hand(world, 1) != ("prosciutto_e_fichi",)


def first_card(table, trial):
    """Seat 1's only starter in a world redealt for seat 0."""
    world = record.copy(table.s)
    GAME.redeal(world, 0, generator("redeal", trial))
    return STARTERS[int(world.hand[1, 0]).bit_length() - 1]


def test_what_is_kept_by_chance_is_redealt_as_likely_as_it_was():
    """I9: played for real, the true card lies anywhere among those that redealing thinks possible, evenly."""
    places = Counter()
    for game in range(300):
        table = small_deck(*STARTERS[:8])
        table.rng = generator("calibration", game)
        discard_from_hand(table, *STARTERS[10:14])
        for seat in (1, 2):
            table.new_turn(seat)
            table.play(seat, "draw", "antipasto")
            five = table.can(seat, "keep")
            table.play(seat, "keep", five[int(roll(table.rng, len(five)))])
        possible = sorted({first_card(table, trial) for trial in range(14)})
        if len(possible) == 2:
            places[possible.index(STARTERS[int(table.s.hand[1, 0]).bit_length() - 1])] += 1

    assert sum(places.values()) > 60
    assert_fair(places, {0: 1, 1: 1})


def test_the_wines_another_looks_at_are_drawn_by_their_copies():
    """I10."""
    table = Table(2)
    table.keep_in_wine_deck("barolo", "barolo", "gavi", "soave", "taurasi", "taurasi")
    table.new_turn(1)
    table.play(1, "draw", "wine")
    left_out = Counter()
    for trial in range(600):
        world = redealt(table, 0, trial)
        assert sum(map(int, world.wines_looked)) == 5
        left_out[next(WINE_IDS[wine] for wine in range(len(WINE_IDS)) if world.wine_deck[wine])] += 1

    assert_fair(left_out, {"barolo": 2, "gavi": 1, "soave": 1, "taurasi": 2})


def test_the_last_wines_of_a_deck_that_ran_out_are_no_secret():
    """I10."""
    table = Table(2)
    table.keep_in_wine_deck("barolo", "gavi")
    table.new_turn(1)
    table.play(1, "draw", "wine")
    looks = Counter()
    for trial in range(50):
        world = redealt(table, 0, trial)
        looked = [WINE_IDS[wine] for wine in range(len(WINE_IDS)) for _ in range(int(world.wines_looked[wine]))]
        assert "barolo" in looked
        assert "gavi" in looked
        assert len(looked) == 5
        looks[tuple(looked)] += 1

    assert len(looks) > 20, "the other three are unknown"


def test_of_ten_wines_one_bought_is_known_and_the_rest_are_not():
    """I60."""
    table = Table(2, advanced=True)
    table.bonus(1, "cantina")
    table.new_turn(1)
    table.play(1, "draw", "wine")
    table.play(1, "buy_wine", table.can(1, "buy_wine")[0])
    before = table.view(0)
    worlds = [redealt(table, 0, trial) for trial in range(30)]

    assert all(GAME.view(world, 0) == before for world in worlds)
    assert all(sum(map(int, world.wines_looked)) == 9 for world in worlds)
    assert len({record.to_bytes(world) for world in worlds}) == 30


def test_a_known_wine_that_is_bought_is_no_longer_looked_at():
    """I60, I10: ten wines across a rebuilt deck, the two old ones known to all; one of them is bought."""
    table = Table(2, advanced=True)
    table.bonus(1, "cantina")
    table.keep_in_wine_deck("barolo", "gavi")
    table.new_turn(1)
    table.coins(1, 40)
    table.play(1, "draw", "wine")
    table.play(1, "buy_wine", "barolo")

    assert [WINE_IDS[wine] for wine in range(len(WINE_IDS)) if table.s.wines_known[wine]] == ["gavi"]
    for trial in range(30):
        world = redealt(table, 0, trial)
        assert int(world.wines_looked[WINE_IDS.index("gavi")]) >= 1


def test_a_bid_that_is_not_open_can_be_anything_its_owner_has():
    """I19."""
    table = Table(3)
    table.pass_to(state.BID)
    table.coins(1, 4)
    table.play(1, "bid", 2)
    table.play(0, "bid", 7)
    bids = Counter()
    for trial in range(500):
        world = redealt(table, 0, trial)
        assert (int(world.bid[0]), int(world.bid[2])) == (7, state.NO_BID)
        bids[int(world.bid[1])] += 1

    assert_fair(bids, dict.fromkeys(range(5), 1))


def test_coins_crates_and_bins_are_no_secret():
    """I33, I14."""
    table = Table(3, advanced=True)
    generator_ = rng.generator("public")
    for _ in range(60):
        seat = table.actors[0]
        actions = GAME.legal_actions(table.s, seat)
        GAME.apply(table.s, generator_, seat, actions[int(roll(generator_, len(actions)))])
    for trial in range(10):
        world = redealt(table, 0, trial)
        for field in ("coins", "cubes", "crate", "bin", "market", "shelf", "bonus_deck", "bonus_offer"):
            assert field not in record.differing_fields(world, table.s)


def test_an_observation_tells_old_rounds_of_a_deck_from_new_ones():
    """I9."""
    table = small_deck(*STARTERS[:3])
    table.hand(2, STARTERS[2])
    discard_from_hand(table, *STARTERS[10:16])
    out = record.array(GAME.observation_size)
    GAME.observe(table.s, 0, out)
    before = [int(value) for value in out]
    table.new_turn(1)
    GAME.apply(table.s, table.rng, 1, number("draw", "antipasto"))
    GAME.apply(table.s, table.rng, 1, number("keep", STARTERS[0]))
    GAME.observe(table.s, 0, out)

    first = 29 + 3 * 52 + 2 * 4  # where the four numbers of each recipe begin
    hidden = {RECIPE_IDS[r]: int(out[first + 4 * r + 3]) for r in range(30)}
    assert hidden[STARTERS[2]] == hidden[STARTERS[0]] == 2, "in a hand since the round before"
    assert {hidden[card] for card in STARTERS[10:16]} == {0, 1}
    assert before[first + 4 * 2 + 3] == 1

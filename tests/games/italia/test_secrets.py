from tests.games.italia.tables import GAME, Table
from toque.core.kernel import events, rng
from toque.games.italia.kernel import state

START = 25


def flow(event):
    """The coins an event moves from the bank to its seat, as everybody can read them off the public events."""
    return {
        state.WINE_BOUGHT: -event.second,
        state.INGREDIENT_TAKEN: -event.second,
        state.BID_SHOWN: -event.second,
        state.INCOME: event.first,
        state.BONUS_BOUGHT: -event.second,
        state.COINS_GAINED: event.first,
        state.ROOM_BUILT: -event.second,
        state.COURSE_TAKEN: -event.first,
    }.get(event.kind, 0)


def test_coins_and_cubes_of_others_are_shown_to_nobody_before_the_economy_prize():
    """I33."""
    table = Table(3, advanced=True)
    table.cubes(1, 2)
    while int(table.s.coins_shown) == 0:
        for looking in (0, 1, 2, None):
            for seat in table.view(looking).seats:
                assert (seat.coins is None) == (seat.cubes is None) == (seat.seat != looking)
        table.do_nothing()

    assert all(seat.coins is not None and seat.cubes is not None for seat in table.view(None).seats)


def test_every_flow_of_coins_is_public_so_that_a_perfect_memory_knows_every_purse():
    """I33."""
    for number in range(12):
        generator = rng.generator("flows", number)
        players = 2 + number % 4
        s = GAME.new_state(generator, players, GAME.options(advanced=number % 3 > 0, apprentice=number % 2 > 0))
        purses, before = [START] * players, 0
        while GAME.actors(s):
            for event in events.since(s, before):
                if event.is_visible_to(-1):
                    purses[event.seat] += flow(event)
            before = int(s.event_count)
            assert purses == [int(coins) for coins in s.coins[:players]]
            actors = GAME.actors(s)
            seat = actors[int(rng.roll(generator, len(actors)))]
            actions = GAME.legal_actions(s, seat)
            GAME.apply(s, generator, seat, actions[int(rng.roll(generator, len(actions)))])


def test_a_refusal_tells_a_waiting_player_nothing():
    """I33, I6."""
    table = Table(2)
    table.play(0, "draw", "primo")
    refusals = {int(GAME.refusal(table.s, 1, action)) for action in range(GAME.action_count)}

    assert refusals == {6}

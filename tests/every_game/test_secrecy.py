"""What a seat cannot know has no influence on anything it is shown, nor on what a bot in its seat does."""

import pytest

from tests.every_game.tables import conservation_check, some_tables
from toque.bots.bot import decide, make_bot
from toque.core.kernel import events, record, rng

MOST_GAMES = 5
ENOUGH_WORLDS = 20


def seen_by(seat, happened):
    return [event for event in happened if event.is_visible_to(seat)]


def known_to(game, state, seat):
    """Everything that a seat is given: its view, its legal actions, its events, and what refusals could teach it."""
    observation = record.array(game.observation_size)
    game.observe(state, seat, observation)
    return {
        "view": game.view(state, seat),
        "legal": game.legal_actions(state, seat),
        "refusals": [int(game.refusal(state, seat, action)) for action in range(game.action_count)],
        "observation": [int(number) for number in observation],
        "events": seen_by(seat, events.since(state, 0)),
        "estimate": int(game.estimate(state, seat)),
        "score": game.known_score(state, seat),
    }


def some_positions(table, seed, every):
    for i, (state, _) in enumerate(table.random_positions(seed)):
        if i % every == 0:
            yield state


@some_tables
def test_a_seat_is_shown_the_same_whatever_is_hidden_from_it(table):
    for state in some_positions(table, "secrecy", 5):
        for seat in range(table.players):
            world = record.copy(state)
            table.game.redeal(world, seat, rng.generator("elsewhere", seat))

            assert known_to(table.game, world, seat) == known_to(table.game, state, seat)


@some_tables
def test_a_spectator_is_shown_the_same_whatever_is_hidden_from_somebody(table):
    for state in some_positions(table, "spectator", 5):
        world = record.copy(state)
        table.game.redeal(world, 0, rng.generator("elsewhere"))

        assert table.game.view(world, None) == table.game.view(state, None)


@some_tables
def test_a_redealt_world_depends_on_nothing_but_what_the_seat_knows(table):
    for state in some_positions(table, "canonical", 5):
        for seat in range(table.players):
            world = record.copy(state)
            table.game.redeal(world, seat, rng.generator("one"))
            again = record.copy(state)
            for copy in (world, again):
                table.game.redeal(copy, seat, rng.generator("two"))

            assert record.differing_fields(world, again) == []


@some_tables
def test_a_redealt_world_is_a_real_one(table):
    check = conservation_check(table.name)
    for state in some_positions(table, "real", 7):
        world = record.copy(state)
        table.game.redeal(world, 0, rng.generator("real"))
        check(world)


@some_tables
def test_a_redealt_world_can_be_played_to_its_end(table):
    for state in some_positions(table, "playable", 11):
        world = record.copy(state)
        generator = rng.generator("playable")
        table.game.redeal(world, 0, generator)

        table.game.play_randomly(world, generator, table.game.array(table.game.action_count), 1 << 20)

        assert table.game.is_over(world)


@some_tables
def test_redealing_hides_something_at_most_positions(table):
    states = list(some_positions(table, "different", 5))
    changed = 0
    for state in states:
        world = record.copy(state)
        table.game.redeal(world, 0, rng.generator("different"))
        changed += record.to_bytes(world) != record.to_bytes(state)

    assert changed > len(states) / 3


def follow(game, state, mover, action, ply):
    """Play a move and return what happened; None if it cannot be played."""
    if mover not in game.actors(state) or int(game.refusal(state, mover, action)):
        return None
    count = int(state.event_count)
    game.apply(state, rng.generator("dealt", ply), mover, action)
    return events.since(state, count)


@some_tables
def test_worlds_that_look_the_same_are_redealt_the_same_whatever_happened_in_them(table):
    """A world that a seat cannot rule out follows the true one, for as long as the seat sees the same in both."""
    compared = 0
    for game_number in range(MOST_GAMES):
        compared += redealt_worlds(table, "followed" if game_number == 0 else f"followed {game_number}")
        if compared > ENOUGH_WORLDS:
            return
    pytest.fail(f"only {compared} worlds were compared")


def redealt_worlds(table, seed):
    """How many pairs of worlds were redealt to the same bytes in one game."""
    game = table.game
    greedy = make_bot("greedy", game)
    state, _ = table.new(seed)
    worlds = {}
    compared, ply = 0, 0
    while not game.is_over(state):
        for seat in set(range(table.players)) - set(worlds):
            worlds[seat] = record.copy(state)
            game.redeal(worlds[seat], seat, rng.generator("other", ply, seat))
        mover = game.actors(state)[ply % len(game.actors(state))]
        action = decide(game, greedy, state, mover, rng.generator("chosen", ply))
        happened = follow(game, state, mover, action, ply)
        for seat, world in list(worlds.items()):
            elsewhere = follow(game, world, mover, action, ply)
            if (
                elsewhere is None
                or seen_by(seat, elsewhere) != seen_by(seat, happened)
                or game.view(world, seat) != game.view(state, seat)
            ):
                del worlds[seat]  # now the seat can tell them apart
                continue
            redealt = [record.copy(each) for each in (state, world)]
            for each in redealt:
                game.redeal(each, seat, rng.generator("again"))

            assert record.differing_fields(*redealt) == []
            compared += 1
        ply += 1
    return compared


@pytest.mark.parametrize("bot", ["random", "greedy"])
@some_tables
def test_a_bot_chooses_the_same_whatever_is_hidden_from_it(table, bot):
    player = make_bot(bot, table.game)
    for state in some_positions(table, "fair", 9):
        for seat in table.game.actors(state):
            world = record.copy(state)
            table.game.redeal(world, seat, rng.generator("hidden"))
            choices = {
                decide(table.game, player, position, seat, rng.generator("thought")) for position in (state, world)
            }

            assert len(choices) == 1
